"""Tests of the sources themselves: sizes, formatting, that every rule has a case, and that every page and picture that a page names
is there. layers.py looks at who uses what.

    sources.py ROOT sizes | rules | format | links
"""
import glob
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "e2e"))
from tap import check, done  # noqa: E402

PREFIXES = "LANE|SHIB|SKY|CITY"
RULE_ID = re.compile(rf"\b({PREFIXES})-(C?)(\d+)\b")
MOST_LINES, MOST_HEADER_LINES = 700, 260


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def sources(*folders):
    found = [path for folder in folders for kind in ("c", "h")
             for path in glob.glob(f"{folder}/**/*.{kind}", recursive=True)]
    return sorted(found)


def test_sizes():
    for path in sources("src"):
        by_hand = [line for line in read(path).splitlines() if re.search(r'\\":|[\[{,]\\"[a-z]', line)]
        check(not by_hand, f"{path}: JSON only by core/json.h", "\n".join(by_hand))
        lines = read(path).count("\n")
        most = MOST_HEADER_LINES if path.endswith(".h") else MOST_LINES
        check(lines <= most, f"{path}: {lines} lines of at most {most}")


def defined_ids(path):
    """The ids of the statements: those a list item starts with."""
    starts = re.findall(rf"^[-*] \**((?:{PREFIXES})-C?\d+)\b", read(path), re.MULTILINE)
    rows = re.findall(rf"^\| *\**((?:{PREFIXES})-C?\d+)\b", read(path), re.MULTILINE)
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


def format_faults(*paths):
    result = subprocess.run(["clang-format", "--dry-run", "-Werror", *paths], capture_output=True, text=True)
    return result.stderr if result.returncode else ""


def test_format():
    """Starting clang-format takes longer than its work, so it is started once for all unless there is a fault to find."""
    paths = sources("src", "tests", "bench")
    faulty = format_faults(*paths)
    for path in paths:
        faults = format_faults(path) if faulty else ""
        check(not faults, f"{path}: formatted", "\n".join(faults.splitlines()[:6]))


def test_links():
    """Pages, files and pictures that pages name, and pictures of findings that no page shows."""
    pages = ["README.md", *sorted(glob.glob("docs/**/*.md", recursive=True))]
    shown = set()
    for page in pages:
        named = {target.split("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", read(page)) if ":" not in target}
        paths = {os.path.normpath(os.path.join(os.path.dirname(page), target)) for target in named if target}
        missing = sorted(path for path in paths if not os.path.exists(path))
        shown |= paths
        check(not missing, f"{page}: all that it names is there", missing)
    unseen = sorted(set(glob.glob("docs/pictures/findings-*.svg")) - shown)
    check(not unseen, "every picture of findings is shown", unseen)


def main():
    root, what = sys.argv[1], sys.argv[2]
    os.chdir(root)
    {"sizes": test_sizes, "rules": test_rules, "format": test_format, "links": test_links}[what]()
    done()


main()
