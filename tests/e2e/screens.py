"""The full screen, driven as a person would: tmux is the terminal, send-keys types, capture-pane looks. Every game is played
through at 80x24 and at 120x40; screens with a fixed deal and players that count playouts are held against those in
tests/golden-screens. `screens.py BORGO --write` writes them anew: look at them before you keep them.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

import tap
from tap import check, equal

GOLDEN = os.path.join(tap.ROOT, "tests", "golden-screens")
WRITE = "--write" in sys.argv
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
SIZES = ((80, 24), (120, 40))
PLAIN = {"LC_ALL": "C.UTF-8", "TERM": "screen-256color"}


class Screen:
    """A terminal of its own with one command in it."""

    def __init__(self, columns, rows, *words, **changes):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = os.path.join(self.folder.name, "tmux")
        settings = {**PLAIN, "XDG_DATA_HOME": self.folder.name, **changes}
        exports = [f"{name}={value}" for name, value in settings.items()]
        command = " ".join(["env", *exports, tap.BORGO, *words, ";", "echo", "'EXIT='$?;", "stty", "-a;", "exec", "cat"])
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), command)
        self.tmux("set", "-g", "status", "off")
        self.tmux("set", "-g", "remain-on-exit", "on")

    def tmux(self, *words):
        return subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, text=True, encoding="utf-8",
                              env=tap.environment(LC_ALL="C.UTF-8", TERM="screen"), timeout=30).stdout

    def look(self, *flags):
        return self.tmux("capture-pane", "-p", *flags)

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def until(self, wanted, timeout=20):
        """The first screen on which `wanted` (a text, or a question about the screen) is to be seen."""
        fits = wanted if callable(wanted) else lambda seen: wanted in seen
        end = time.monotonic() + timeout
        while True:
            seen = self.look()
            if fits(seen) or time.monotonic() > end:
                return seen
            time.sleep(0.01)

    def type(self, *keys):
        """Presses keys and waits until the screen has changed and stands still."""
        before = self.look()
        self.press(*keys)
        seen = self.until(lambda now: now != before, 1)
        while True:
            time.sleep(0.02)
            now = self.look()
            if now == seen:
                return now
            seen = now

    def close(self):
        self.tmux("kill-server")
        self.folder.cleanup()


def golden(name, seen):
    path = os.path.join(GOLDEN, name + ".txt")
    seen = "\n".join(line.rstrip() for line in seen.splitlines()).rstrip("\n") + "\n"
    if WRITE:
        os.makedirs(GOLDEN, exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(seen)
    with open(path, encoding="utf-8") as file:
        kept = file.read()
    check(seen == kept, f"{name}: as in tests/golden-screens", f"found\n{seen}\nexpected\n{kept}")


def is_settled(seen):
    """Somebody is asked, or it is over."""
    return "it is your turn" in seen or "The game is over" in seen or "EXIT=" in seen


def start(size, game, *words, **changes):
    screen = Screen(*size, "play", game, "--seed", "7", "--budget", "20", *words, **changes)
    screen.until(is_settled)
    return screen


def play_through(screen, name, tips):
    """Only with Enter, or with what every tip says; returns the last screen."""
    seen, presses = screen.until(is_settled), 0
    while "The game is over" not in seen and "EXIT=" not in seen and presses < 1500:
        if tips and "Tip:" not in seen:
            screen.press("t")
            seen = screen.until("Tip:", 10)
        before = seen
        screen.press("Enter")
        presses += 1
        screen.until(lambda now: now != before, 2)
        seen = screen.until(is_settled)
    check("The game is over" in seen, f"{name}: played through, {presses} times Enter", seen)
    return seen


def fits(seen, size):
    return all(len(line) <= size[0] for line in seen.splitlines()) and seen.count("\n") <= size[1]


def test_game(game, size):
    name = f"{game}-{size[0]}x{size[1]}"
    screen = start(size, game)
    golden(f"{name}-start", screen.look())
    for number in range(3):
        screen.type("Enter")
        screen.until(is_settled)
    golden(f"{name}-later", screen.type("Tab"))
    screen.press("s")
    golden(f"{name}-scores", screen.until("Where the scoring stands"))
    screen.type("Escape")
    seen = play_through(screen, name, tips=size[0] > 80)
    check(fits(seen, size), f"{name}: nothing is cut", seen)
    golden(f"{name}-end", seen)
    screen.press("q")
    seen = screen.until("EXIT=")
    check("EXIT=0" in seen, f"{name}: and left in good order", seen)
    screen.close()


def main():
    if not shutil.which("tmux"):
        print("1..0 # SKIP there is no tmux")
        sys.exit(0)
    for game in GAMES:
        for size in SIZES:
            test_game(game, size)
    tap.done()


main()
