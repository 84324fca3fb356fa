"""Tests of the sources themselves: layering, sizes, formatting, and that every rule has a case.

    sources.py ROOT layers | rules | format
"""
import glob
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "e2e"))
from tap import check, done  # noqa: E402

# Each folder uses only those before it; cli and server stand side by side.
LAYERS = ["core", "games", "players", "table", "host", "store", "server", "cli"]
USES = {layer: set(LAYERS[:i + 1]) for i, layer in enumerate(LAYERS)}
USES["cli"].discard("server")
USES["wasm"] = {"core", "games", "players", "wasm"}
PURE = {"core", "games", "players"}
PURE_HEADERS = {"stdint.h", "stdbool.h", "stddef.h", "stdarg.h", "limits.h", "stdalign.h", "string.h", "math.h", "assert.h"}
# The table runs in the browser too: memory, but no files, no clock, no cryptography of its own. (The clock has its own file.)
TABLE_HEADERS = PURE_HEADERS | {"stdlib.h"}
RULE_ID = re.compile(r"\b(LANE|SHIB|SKY|CITY)-(C?)(\d+)\b")
MOST_LINES, MOST_HEADER_LINES = 700, 260


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def sources(*folders):
    found = [path for folder in folders for kind in ("c", "h")
             for path in glob.glob(f"{folder}/**/*.{kind}", recursive=True)]
    return sorted(found)


def wrong_includes(path):
    layer = path.split("/")[1]
    for number, line in enumerate(read(path).splitlines(), 1):
        own = re.match(r'#include "([a-z]+)/', line)
        system = re.match(r"#include <([^>]+)>", line)
        if own and own[1] not in USES[layer]:
            yield f"{path}:{number}: {layer} may not use {own[1]}: {line}"
        if system and layer in PURE and system[1] not in PURE_HEADERS:
            yield f"{path}:{number}: {layer} may use only freestanding headers: {line}"
        if system and layer == "table" and system[1] not in TABLE_HEADERS and path != "src/table/clock.c":
            yield f"{path}:{number}: the table may use only these and stdlib.h: {line}"
        if own and layer == "games" and own[1] == "games":
            yield from foreign_game(path, number, line)


def foreign_game(path, number, line):
    """A game includes only its own folder; the registry and what all games share may include any."""
    folder, target = path.split("/")[2], re.search(r'"games/([^"]+)"', line)[1].split("/")
    if len(path.split("/")) > 3 and len(target) > 1 and target[0] != folder:
        yield f"{path}:{number}: one game may not use another: {line}"


def test_layers():
    for path in sources("src"):
        wrong = list(wrong_includes(path))
        check(not wrong, f"{path}: includes", "\n".join(wrong))
        lines = read(path).count("\n")
        most = MOST_HEADER_LINES if path.endswith(".h") else MOST_LINES
        check(lines <= most, f"{path}: {lines} lines of at most {most}")


def defined_ids(path):
    """The ids of the statements: those a list item starts with."""
    starts = re.findall(r"^[-*] \**((?:LANE|SHIB|SKY|CITY)-C?\d+)\b", read(path), re.MULTILINE)
    rows = re.findall(r"^\| *\**((?:LANE|SHIB|SKY|CITY)-C?\d+)\b", read(path), re.MULTILINE)
    return starts + rows


def mentioned_ids(text):
    return {match[0] for match in RULE_ID.finditer(text)}


def cited_ids(folder):
    """{id: how many cases cite it}, from the lines `case ID ID: title`."""
    cited = {}
    for path in glob.glob(f"{folder}/*.t"):
        for line in read(path).splitlines():
            if line.strip().startswith("case "):
                for found in mentioned_ids(line.split(":")[0]):
                    cited[found] = cited.get(found, 0) + 1
    return cited


def check_numbers(path, ids):
    for prefix in sorted({re.sub(r"\d+$", "", name) for name in ids}):
        numbers = [int(name[len(prefix):]) for name in ids if re.fullmatch(re.escape(prefix) + r"\d+", name)]
        check(numbers == list(range(1, len(numbers) + 1)), f"{path}: {prefix}1 to {prefix}{len(numbers)}, each once",
              sorted(numbers))


def test_rules():
    cited, known = cited_ids("tests/rules"), set()
    for path in sorted(glob.glob("docs/rules/*.md")):
        ids = defined_ids(path)
        known |= set(ids)
        check(bool(ids), f"{path}: has statements")
        check_numbers(path, ids)
        stray = mentioned_ids(read(path)) - set(ids)
        check(not stray, f"{path}: mentions only statements it has", sorted(stray))
        for name in ids:
            check(name in cited, f"{name} has a case", f"{name} is cited by no case in tests/rules")
    unknown = sorted((set(cited) | set(cited_ids("tests/choices"))) - known)
    check(not unknown, "cases cite only statements there are", unknown)
    for path in sources("src"):
        stray = mentioned_ids(read(path)) - known
        check(not stray, f"{path}: cites only statements there are", sorted(stray))


def test_format():
    for path in sources("src", "tests"):
        result = subprocess.run(["clang-format", "--dry-run", "-Werror", path], capture_output=True, text=True)
        check(result.returncode == 0, f"{path}: formatted", "\n".join(result.stderr.splitlines()[:6]))


def main():
    root, what = sys.argv[1], sys.argv[2]
    os.chdir(root)
    {"layers": test_layers, "rules": test_rules, "format": test_format}[what]()
    done()


main()
