#!/usr/bin/env python3
"""Runs clang-tidy over all C sources, two at a time, in the Test Anything Protocol.

    tools/tidy.py BUILD [--deep]     BUILD is a Meson build folder with a compile_commands.json

Nearly all of its time goes into clang's analyser, which follows paths through functions, so that is only asked with --deep (`make tidy`,
`make torture`). A file that was found clean is not looked at again before it, a header it uses or the settings change; BUILD/tidy remembers.
"""
import concurrent.futures
import hashlib
import json
import os
import re
import subprocess
import sys

WITHOUT_ANALYSER = ["--checks=-clang-analyzer-*"]
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def digest(paths, *more):
    total = hashlib.sha256("\n".join(more).encode())
    for path in paths:
        with open(path, "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def with_headers(path, seen=None):
    """The file and the repository's own headers that it includes, directly or not."""
    seen = {} if seen is None else seen
    seen[path] = True
    with open(path, encoding="utf-8") as file:
        included = re.findall(r'^#include "([^"]+)"', file.read(), re.MULTILINE)
    for name in included:
        for folder in (f"{ROOT}/src", f"{ROOT}/tests", os.path.dirname(path)):
            header = os.path.join(folder, name)
            if os.path.exists(header) and header not in seen:
                with_headers(header, seen)
    return sorted(seen)


def sources(build):
    """The repository's own C files that this build compiles, each once."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        commands = json.load(file)
    found = {}
    for entry in commands:
        path = os.path.normpath(os.path.join(entry["directory"], entry["file"]))
        if path.startswith(os.path.join(ROOT, "src")) or path.startswith(os.path.join(ROOT, "tests")):
            found[path] = entry["command"]
    return dict(sorted(found.items()))


def tidy(build, path, key, depth):
    note = os.path.join(build, "tidy", key)
    if os.path.exists(note):
        return path, True, ""
    result = subprocess.run(["clang-tidy", "--quiet", "-p", build, *depth, path], capture_output=True, text=True, cwd=ROOT)
    if result.returncode == 0:
        open(note, "w").close()
    return path, result.returncode == 0, result.stdout


def main():
    build = os.path.abspath(sys.argv[1])
    depth = [] if "--deep" in sys.argv[2:] else WITHOUT_ANALYSER
    os.makedirs(os.path.join(build, "tidy"), exist_ok=True)
    settings = f"{ROOT}/.clang-tidy"
    files, failed = sources(build), 0
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        jobs = [pool.submit(tidy, build, path, digest([settings, *with_headers(path)], command, *depth), depth)
                for path, command in files.items()]
        for number, job in enumerate(jobs, 1):
            path, fine, output = job.result()
            failed += not fine
            print(f"{'ok' if fine else 'not ok'} {number} - {os.path.relpath(path, ROOT)}")
            for line in [] if fine else output.splitlines():
                print(f"# {line}")
    print(f"1..{len(files)}")
    sys.exit(failed > 0)


main()
