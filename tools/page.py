#!/usr/bin/env python3
"""Builds the page and makes of it a C file that carries it into the binary.

    page.py            builds web/dist, which any static host can serve as it is
    page.py OUT.c      and writes the C file, if it is another than before
    page.py OUT.c --none     one without a page

What isn't younger than before isn't made again: the module (build-wasm), what npm brings (web/node_modules) and the page
are each compared with what they were made from. All builds share them; build-page has what goes into the binary.
"""
import fcntl
import glob
import hashlib
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WEB, MADE = os.path.join(ROOT, "web"), os.path.join(ROOT, "build-page")
MODULE_BUILD = os.path.join(ROOT, "build-wasm")
MODULE = os.path.join(MODULE_BUILD, "src", "wasm", "borgo.wasm")
DIST, PACK = os.path.join(WEB, "dist"), os.path.join(ROOT, "tools", "pack.mjs")
LEAST_NODE = 18
EMPTY = '#include "server/files.h"\n\nconst struct server_file server_files[] = {{0}};\n' \
        "const unsigned char server_file_bytes[] = {0};\n"


def say(text):
    print(f"Page: {text}", flush=True)


def run(words, folder=ROOT, **more):
    """Quietly, unless it fails. The compiler that the rest is built with isn't the module's."""
    plain = {key: value for key, value in os.environ.items() if key not in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")}
    result = subprocess.run(words, cwd=folder, env={**plain, **more}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, errors="replace")
    if result.returncode:
        sys.exit(f"{result.stdout}\ntools/page.py: '{' '.join(words)}' failed")
    return result.stdout


def read(path):
    if not os.path.exists(path):
        return b""
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    """Only what is new, so that nothing is built again for it."""
    if read(path) != content:
        with open(path, "wb") as file:
            file.write(content)


def files_below(folder, *without):
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - set(without))
        yield from (os.path.join(path, name) for name in sorted(names))


def digest(paths, *more):
    total = hashlib.sha256("\n".join(more).encode())
    for path in paths:
        total.update(f"{os.path.relpath(path, ROOT)}\0{os.path.getsize(path)}\0".encode() + read(path))
    return total.hexdigest().encode()


def check_tools():
    for tool in ("clang", "wasm-ld", "llvm-ar", "node", "npm"):
        if not shutil.which(tool):
            sys.exit(f"tools/page.py: the page needs '{tool}'; 'tools/install.sh build' installs it on Debian, "
                     "'meson configure BUILD -Dpage=false' leaves the page out")
    version = run(["node", "--version"]).strip()
    if int(version.lstrip("v").split(".")[0]) < LEAST_NODE:
        sys.exit(f"tools/page.py: the page needs node {LEAST_NODE} or later, not {version}")
    return version


def build_module():
    if not os.path.exists(MODULE):
        say("compiling the rules for the browser")
    known = os.path.exists(os.path.join(MODULE_BUILD, "build.ninja"))
    if not known or subprocess.run(["ninja", "-C", MODULE_BUILD, "build.ninja"], capture_output=True).returncode:
        shutil.rmtree(MODULE_BUILD, ignore_errors=True)
        run(["meson", "setup", MODULE_BUILD, "--cross-file", "tools/wasm.ini"])
    run(["ninja", "-C", MODULE_BUILD, "--quiet", "src/wasm/borgo.wasm"])


def fetch_modules():
    """What the lock file names, and only if it changed."""
    lock, note = os.path.join(WEB, "package-lock.json"), os.path.join(WEB, "node_modules", ".borgo-lock")
    wanted = digest([lock])
    if read(note) != wanted:
        say("fetching what it is built with (npm; only the first time)")
        run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], WEB)
        write(note, wanted)


def build_page(node):
    beside = [os.path.join(ROOT, "tools", name) for name in ("lesson_texts.py", "pack.mjs", "page.py", "page_texts.py")]
    texts = [os.path.join(ROOT, *pattern) for pattern in (("po", "*.po"), ("data", "*", "*.txt"), ("data", "nets", "GAMES"))]
    beside += [path for pattern in texts for path in sorted(glob.glob(pattern))]
    inputs = [*files_below(WEB, "node_modules", "dist"), MODULE, *beside]
    wanted, note = digest(inputs, node), os.path.join(MADE, "made-of")
    if read(note) == wanted and os.path.exists(os.path.join(DIST, "index.html")):
        return
    fetch_modules()
    say("building")
    write(note, b"")
    run(["npm", "run", "--silent", "build"], WEB, BORGO_WASM=MODULE)
    say(run(["node", PACK, DIST, MADE]).strip())
    write(note, wanted)


def main():
    without = sys.argv[2:] == ["--none"]
    os.makedirs(MADE, exist_ok=True)
    with open(os.path.join(MADE, "lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another build waits for this one and then finds it done
        if not without:
            node = check_tools()
            build_module()
            build_page(node)
    if len(sys.argv) > 1:
        write(sys.argv[1], EMPTY.encode() if without else read(os.path.join(MADE, "page.c")))


main()
