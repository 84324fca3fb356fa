"""What each folder of src may use: found out from what the compiler read and made, not from what the sources look like.

    layers.py ROOT BUILD     BUILD is a Meson build folder in which everything is built

Three sources of truth: ninja's log of the headers each object was made from, the symbols of the objects (`nm`), and the
lines with #include, which must be written the one way we write them. The checks are first tried on offences that are
compiled with the same flags: a check that can't find them proves nothing.
"""
import collections
import glob
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "e2e"))
from tap import check, done  # noqa: E402

# Each folder uses only those before it. What people and programs come in through stands side by side at the end.
ORDER = ["core", "games", "players", "table", "wire", "store"]
USES = {layer: set(ORDER[:i + 1]) for i, layer in enumerate(ORDER)}
USES["host"] = {"core", "games", "players", "table", "host"}
USES["server"] = {*ORDER, "host", "server"}
USES["terminal"] = {*ORDER, "terminal"}
USES["gpu"] = {"core", "games", "players", "gpu"}
USES["cli"] = {*ORDER, "gpu", "host", "server", "terminal", "cli"}
USES["wasm"] = {"core", "games", "players", "table", "wire", "wasm"}

# These run anywhere: headers that need no operating system, and of the library only what computes.
PURE = ("core", "games", "players")
PURE_HEADERS = {"stdint.h", "stdbool.h", "stddef.h", "stdarg.h", "limits.h", "stdalign.h", "stdatomic.h", "string.h", "math.h", "assert.h"}
COMPUTES = {"memcpy", "memmove", "memset", "memcmp", "memchr", "strlen", "strcmp", "strncmp", "strchr", "strcspn", "strspn",
            "strpbrk", "strstr", "exp", "log", "sqrt", "pow", "fma", "floor", "lround", "__assert_fail", "__popcountdi2",
            "_GLOBAL_OFFSET_TABLE_"}
MEMORY = {"malloc", "calloc", "realloc", "free", "abort", "qsort"}
OUTSIDE = {**{layer: COMPUTES for layer in PURE}, "table": COMPUTES | MEMORY, "wire": COMPUTES | MEMORY}
ASKED_OF_HOST = "borgo_hash_bytes"  # the one function that table leaves to whoever runs it
# Layers without mutable globals; whoever must have one is listed as `layer: {"name"}`.
STATELESS = {"core": set(), "games": set(), "players": set(), "table": set(), "wire": set(), "store": set(), "server": set()}

Symbol = collections.namedtuple("Symbol", "name defined section")


def folder_of(path):
    """The layer of a file below src, or None."""
    parts = path.split("/")
    return parts[1] if parts[0] == "src" and len(parts) > 2 else None


def relative(path, directory, root):
    """A path from the compiler as one from the root of the repository; others stay absolute."""
    full = os.path.normpath(os.path.join(directory, path))
    inside = os.path.relpath(full, root)
    return full if inside.startswith("..") else inside


# What was read.

def read_deps(build, root):
    """{object: [source, header, …]} of everything ninja compiled."""
    text = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    deps, current = {}, None
    for line in text.splitlines():
        if re.match(r"\S+\.o: #deps \d+, .*\(VALID\)", line):
            current = line.split(": #deps")[0]
            deps[current] = []
        elif not line.strip():
            current = None
        elif current and line.startswith("    "):
            deps[current].append(relative(line.strip(), build, root))
    return deps


def wrong_dependencies(source, headers):
    """What a source was compiled with and may not use: other layers, other games, headers of an operating system."""
    layer, game = folder_of(source), source.split("/")[2] if source.count("/") > 2 else None
    for header in headers:
        other = folder_of(header)
        if other and other not in USES[layer]:
            yield f"{source}: {layer} may not use {header}"
        if layer == "games" and other == "games" and game and header.split("/")[2] != game:
            yield f"{source}: a game uses only core and its own folder, not {header}"
        # Library headers live flat in the include folders; what they include themselves in bits, gnu and sys.
        if layer in PURE and re.search(r"/include/([a-z0-9]+\.h)$", header) and not is_pure(header):
            yield f"{source}: {layer} may not use <{os.path.basename(header)}>"


def is_pure(header):
    helpers = {"stdc-predef.h", "features.h", "strings.h"}  # brought along by those that are allowed
    return os.path.basename(header) in PURE_HEADERS | helpers


# What was made.

def symbols(path):
    text = subprocess.run(["nm", "--format=sysv", path], capture_output=True, text=True, check=True).stdout
    rows = [[word.strip() for word in line.split("|")] for line in text.splitlines() if line.count("|") == 6]
    return [Symbol(row[0], row[2] != "U" and row[6] != "*UND*", row[6]) for row in rows if row[2]]


def is_mutable(symbol):
    """In a section that can be written to once the program runs. Constants with addresses in them are in .data.rel.ro."""
    writable = re.match(r"\.(data|bss|tdata|tbss|sdata|sbss|ldata|lbss)\b|\*COM\*", symbol.section)
    return symbol.defined and writable and not symbol.section.startswith(".data.rel.ro")


def plain(name):
    """Without what a hardened library makes of it: __memcpy_chk."""
    return re.sub(r"^__(\w+)_chk$", r"\1", name)


def wrong_symbols(layer, path, defined_by):
    """Mutable globals, and names that neither an allowed layer nor the list of what is outside defines."""
    for symbol in symbols(path):
        if is_mutable(symbol) and symbol.name not in STATELESS.get(layer, {symbol.name}):
            yield f"{path}: {symbol.name} is a global that can change ({symbol.section})"
        if symbol.defined:
            continue
        owners = defined_by.get(symbol.name, set())
        if symbol.name == ASKED_OF_HOST and layer == "table":
            continue
        if owners and not owners & USES[layer]:
            yield f"{path}: {layer} may not use {symbol.name} of {', '.join(sorted(owners))}"
        if not owners and layer in OUTSIDE and plain(symbol.name) not in OUTSIDE[layer]:
            yield f"{path}: {layer} may not use {symbol.name} from outside"


def layers_of(deps):
    """{object: layer}. What is generated (boards, catalogues) belongs to the library it is compiled into."""
    layers, libraries = {}, {}
    for made, files in deps.items():
        layer = folder_of(files[0])
        if layer and not made.startswith("tests/"):  # tests put together what they like
            layers[made] = layer
            libraries.setdefault(os.path.dirname(made), set()).add(layer)
    for made in deps:
        owners = libraries.get(os.path.dirname(made), set())
        if made not in layers and len(owners) == 1:
            layers[made] = next(iter(owners))
    mixed = [folder for folder, owners in libraries.items() if len(owners) > 1]
    check(not mixed, "a library is made of one layer", mixed)
    return layers


def definitions(layers, build):
    found = {}
    for made, layer in layers.items():
        for symbol in symbols(os.path.join(build, made)):
            if symbol.defined:
                found.setdefault(symbol.name, set()).add(layer)
    return found


# What is written.

def wrong_includes(path, text):
    layer = folder_of(path)
    for number, line in enumerate(text.splitlines(), 1):
        if not re.match(r"\s*(#|%:|\?\?=)\s*(include|import)", line):
            continue
        own = re.fullmatch(r'#include "([a-z]+)/[a-z0-9_/]+\.h"(?: /\*.*\*/)?', line)
        system = re.fullmatch(r"#include <([a-z0-9_/-]+\.h)>", line)
        if not own and not system:
            yield f'{path}:{number}: an include is written "folder/name.h" from src, or <name.h>: {line}'
        elif own and own[1] not in USES[layer]:
            yield f"{path}:{number}: {layer} may not use {own[1]}: {line}"
        elif system and layer in PURE and system[1] not in PURE_HEADERS:
            yield f"{path}:{number}: {layer} may not use it: {line}"


# Offences, to see that they are found.

class Workshop:
    """Compiles small texts as if each were the source it names."""

    def __init__(self, root, build, folder):
        self.root, self.folder = root, folder
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
            commands = json.load(file)
        self.commands = {relative(entry["file"], entry["directory"], root): entry for entry in commands}

    def compile(self, source, text):
        """The object and the headers it was made from."""
        entry, words = self.commands[source], []
        for word in shlex.split(entry["command"]):
            if words and words[-1] in ("-o", "-c", "-MF", "-MQ"):
                words.pop()
            elif word not in ("-MD", "-Werror"):
                words.append(word)
        made, offence, log = (os.path.join(self.folder, "offence" + end) for end in (".o", ".c", ".d"))
        with open(offence, "w", encoding="utf-8") as file:
            file.write(text)
        beside = os.path.join(self.root, os.path.dirname(source))
        subprocess.run([*words, "-w", "-iquote", beside, "-MD", "-MF", log, "-o", made, "-c", offence],
                       cwd=entry["directory"], check=True)
        with open(log, encoding="utf-8") as file:
            names = file.read().replace("\\\n", " ").split(":", 1)[1].split()
        return made, [relative(name, entry["directory"], self.root) for name in names]

    def faults(self, source, text, defined_by):
        made, headers = self.compile(source, text)
        return [*wrong_dependencies(source, headers), *wrong_symbols(folder_of(source), made, defined_by)]


OFFENCES = [
    ("src/table/table.c", '#include "../cli/command.h"\n', "cli/command.h"),
    ("src/table/table.c", '#define COMMAND "cli/command.h"\n#include COMMAND\n', "cli/command.h"),
    ("src/table/table.c", "int borgo_main(void);\nint f(void);\nint f(void)\n{\n    return has_flag();\n}\n", "has_flag"),
    ("src/table/table.c", "void f(void)\n{\n    static int calls;\n    g(calls++);\n}\n", "calls"),
    ("src/games/lane/turn.c", "int counter;\n", "counter"),
    ("src/games/lane/turn.c", "int counter = 7;\n", "counter"),
    ("src/games/lane/turn.c", "int f(void)\n{\n    static int calls;\n    return ++calls;\n}\n", "calls"),
    ("src/games/lane/turn.c", "_Thread_local int counter;\n", "counter"),
    ("src/games/lane/turn.c", '__attribute__((common)) int counter;\n', "counter"),
    ("src/games/lane/turn.c", 'const char *names[] = {"a", "b"};\n', "names"),
    ("src/games/lane/turn.c", '#include "games/registry.h"\n', "registry.h"),
    ("src/games/lane/turn.c", '#include "games/city/city.h"\n', "city.h"),
    ("src/games/lane/turn.c", '#include <stdio.h>\n', "stdio.h"),
    ("src/games/lane/turn.c", 'int puts(const char *);\nvoid f(void)\n{\n    puts("x");\n}\n', "puts"),
    ("src/games/lane/turn.c", "void *f(void)\n{\n    return malloc(8);\n}\n", "malloc"),
    ("src/core/text.c", "extern const int borgo_game_count;\nint f(void)\n{\n    return borgo_game_count;\n}\n",
     "borgo_game_count"),
    ("src/wire/show.c", '#include "cli/command.h"\n', "cli/command.h"),
    ("src/wire/show.c", 'int puts(const char *);\nvoid f(void)\n{\n    puts("x");\n}\n', "puts"),
    ("src/wire/show.c", "int counter;\n", "counter"),
    ("src/table/table.c", 'int puts(const char *);\nvoid f(void)\n{\n    puts("x");\n}\n', "puts"),
    ("src/players/search.c", '#include "table/table.h"\n', "table.h"),
    ("src/wire/show.c", '#include "server/server.h"\n', "server.h"),
    ("src/store/queue.c", '#include "server/server.h"\n', "server.h"),
    ("src/store/queue.c", "int counter;\n", "counter"),
    ("src/server/answer.c", '#include "terminal/language.h"\n', "language.h"),
    ("src/server/answer.c", "int counter;\n", "counter"),
]
FINE = ('#include <math.h>\n#include <string.h>\n#include "core/game.h"\nstatic const char *const names[] = {"a", "b"};\n'
        "const char *const *f(void)\n{\n    return names;\n}\n")
WRONG_LINES = ['#include "../cli/command.h"', '#include "core/../cli/command.h"', '#include "table.h"', "#include COMMAND",
               '# include "cli/command.h"', '  #include "cli/command.h"', '%:include "cli/command.h"', "#include <../x.h>",
               '#include "cli/command.h"', '#include_next "core/text.h"', '#import "core/text.h"', '#include"cli/command.h"']


def test_offences(root, build, defined_by):
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(root, build, folder)
        for source, text, name in OFFENCES:
            faults = workshop.faults(source, text, defined_by)
            first = text.splitlines()[0]
            check(any(name in fault for fault in faults), f"found in {source}: {first}", faults)
        faults = workshop.faults("src/games/lane/turn.c", FINE, defined_by)
        check(not faults, "constants are no offence", faults)
    for line in WRONG_LINES:
        check(list(wrong_includes("src/table/table.c", line)), f"refused: {line}")
    for line in ('#include "core/text.h"', "#include <stdlib.h>", '#include "core/event.h" /* N_ */'):
        check(not list(wrong_includes("src/table/table.c", line)), f"accepted: {line}")


def main():
    root, build = (os.path.abspath(word) for word in sys.argv[1:3])
    os.chdir(root)
    deps = read_deps(build, root)
    layers = layers_of(deps)
    defined_by = definitions(layers, build)
    test_offences(root, build, defined_by)
    written = sorted(path for kind in ("c", "h") for path in glob.glob(f"src/**/*.{kind}", recursive=True))
    compiled = {files[0] for files in deps.values()}
    for path in written:
        with open(path, encoding="utf-8") as file:
            faults = list(wrong_includes(path, file.read()))
        check(not faults, f"{path}: what it includes", "\n".join(faults))
        if path.endswith(".c") and folder_of(path) != "wasm":
            check(path in compiled, f"{path}: is compiled")
    for made, layer in sorted(layers.items()):
        source, *headers = deps[made]
        faults = list(wrong_symbols(layer, os.path.join(build, made), defined_by))
        if folder_of(source):
            faults += wrong_dependencies(source, headers)
        check(not faults, f"{source}: what it uses", "\n".join(faults))
    done()


main()
