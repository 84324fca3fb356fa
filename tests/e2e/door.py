"""The front door: a plain build is configured without anything only tests need, recovers from a build folder that was left half
configured, never takes warnings for errors, and installs the program with a man page that says all that --help says."""
import json
import os
import re
import shutil
import subprocess
import tempfile

import tap
from tap import check, environment, fine

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NEEDED = ("libsodium", "sqlite3", "libwebsockets", "libcap", "ncursesw")


def run(*words, cwd, **changes):
    return subprocess.run(words, cwd=cwd, env=environment(**changes), capture_output=True, text=True, errors="replace")


def ran(result, name):
    return check(result.returncode == 0, name, result.stdout[-3000:] + result.stderr[-3000:])


def left_behind(folder, names):
    """Of the root only what a build makes."""
    made = [name for name in names if name == ".git" or name == "build" or name.startswith("build-")]
    return made if folder == ROOT else [name for name in names if name == "__pycache__"]


def copy_sources(folder):
    copy = os.path.join(folder, "borgo")
    shutil.copytree(ROOT, copy, symlinks=True, ignore=left_behind)
    return copy


def plain_packages(folder):
    """A place for pkg-config that has what the program needs and nothing else."""
    place = os.path.join(folder, "packages")
    os.mkdir(place)
    for name in NEEDED:
        found = run("pkg-config", "--variable=pcfiledir", name, cwd=folder).stdout.strip()
        shutil.copy(os.path.join(found, name + ".pc"), place)
    return place


def takes_warnings_for_errors(copy):
    with open(os.path.join(copy, "build", "build.ninja"), encoding="utf-8") as file:
        return " -Werror " in file.read()


def test_configuring(copy, packages):
    plain = {"PKG_CONFIG_LIBDIR": packages}
    build = os.path.join(copy, "build")
    first = run("make", "configure", cwd=copy, **plain)
    ran(first, "a plain build needs nothing of the tests")
    check("cmocka" not in first.stdout, "and doesn't look for it", first.stdout)
    check(not takes_warnings_for_errors(copy), "its warnings are no errors")
    shutil.rmtree(build)
    half = run("meson", "setup", "build", cwd=copy, PKG_CONFIG_LIBDIR=copy)
    check(half.returncode != 0 and os.path.isdir(build), "without libsodium it fails half way", half.stdout)
    ran(run("make", "configure", cwd=copy, **plain), "a half configured folder is made anew")
    ran(run("meson", "configure", "build", "-Dwerror=true", cwd=copy), "a folder as older checkouts configured it")
    ran(run("ninja", "-C", "build", "build.ninja", cwd=copy, **plain), "which is brought up to date")
    check(takes_warnings_for_errors(copy), "takes warnings for errors")
    ran(run("make", "configure", cwd=copy, **plain), "it goes on to work")
    check(not takes_warnings_for_errors(copy), "and no longer does so")


def test_installing(copy, folder):
    # What is tried is the installing: the page, the GPU's programs and quick code are there in the build under test.
    ran(run("meson", "configure", "build", "-Dpage=false", "-Dgpu=disabled", "-Doptimization=0", cwd=copy), "a build of less")
    target = os.path.join(folder, "target")
    ran(run("make", "install", f"DESTDIR={target}", "PREFIX=/opt/games", cwd=copy), "make install")
    files = {os.path.relpath(os.path.join(path, name), target) for path, _, names in os.walk(target) for name in names}
    tap.equal(files, {"opt/games/bin/borgo", "opt/games/share/man/man1/borgo.1", "opt/games/lib/systemd/system/borgo.service"},
              "the program, its man page and its unit, no more")
    with open(os.path.join(target, "opt/games/lib/systemd/system/borgo.service"), encoding="utf-8") as file:
        words = re.search(r"^ExecStart=(.*)$", file.read(), re.MULTILINE)[1].split()
    tap.equal(words[:2], ["/opt/games/bin/borgo", "serve"], "the unit starts the program that was installed")
    with open(os.path.join(tap.ROOT, "Containerfile"), encoding="utf-8") as file:
        container = json.loads(re.search(r"^ENTRYPOINT (.*)$", file.read(), re.MULTILINE)[1])
    check("--store" not in words + container, "neither it nor the image says what flags may say: where tables are", (words, container))
    version = run(os.path.join(target, "opt/games/bin/borgo"), "--version", cwd=folder)
    tap.equal(version.stdout, fine("--version"), "the program runs from there")
    with open(os.path.join(target, "opt/games/share/man/man1/borgo.1"), encoding="utf-8") as file:
        tap.equal(file.read(), fine("help", "--man"), "the man page is this program's")


def words_of(text):
    return " ".join(text.split())


def section_of(page, command):
    """What the man page says of one command, as plain text."""
    found = re.search(rf"^\.SS \"borgo {command}[ \"].*?(?=^\.SS |\Z)", page, re.MULTILINE | re.DOTALL)
    plain = re.sub(r"^\.(PP|TP)$", "", found[0] if found else "", flags=re.MULTILINE)
    return words_of(re.sub(r"\\f[BIR]|\\&", "", plain).replace("\\-", "-"))


def test_manual(folder):
    page, listed = fine("help", "--man"), fine("--help")
    path = os.path.join(folder, "borgo.1")
    with open(path, "w", encoding="utf-8") as file:
        file.write(page)
    shown = run("groff", "-man", "-ww", "-z", "-Tutf8", path, cwd=folder)
    check(shown.returncode == 0 and not shown.stderr, "the man page is set without a warning", shown.stderr)
    for name in re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE):
        section = section_of(page, name)
        about, flags = re.split(r"\n\n(?=  --)", fine(name, "--help").split("\n\n", 1)[1])
        for text in about.split("\n\n") + re.split(r"\n(?=  --)", flags):
            check(words_of(text) in section, f"{name} in the man page: {words_of(text)[:50]}", section)


def main():
    with tempfile.TemporaryDirectory() as folder:
        test_manual(folder)
        if tap.sanitized():  # what is built and installed below is the same plain program
            tap.done()
        copy = copy_sources(folder)
        test_configuring(copy, plain_packages(folder))
        test_installing(copy, folder)
    tap.done()


main()
