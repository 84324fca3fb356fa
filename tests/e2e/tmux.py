"""A terminal for scripts that press keys and look at the screen: tmux with one command in it, and screens held against those in
tests/golden-screens."""
import os
import shlex
import subprocess
import sys
import tempfile
import threading
import time

import tap

LOCK = threading.Lock()

GOLDEN = os.path.join(tap.ROOT, "tests", "golden-screens")
WRITE = "--write" in sys.argv
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
SIZES = ((80, 24), (120, 40))
PLAIN = {"LC_ALL": "C.UTF-8", "TERM": "screen-256color"}


def check(*words):
    with LOCK:
        return tap.check(*words)


def equal(found, expected, name):
    return check(found == expected, name, f"found\n{found}\nexpected\n{expected}")


class Screen:
    """A terminal of its own with one command in it."""

    def __init__(self, columns, rows, *words, command=None, **changes):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.socket = os.path.join(self.folder.name, "tmux")
        settings = {**PLAIN, "XDG_DATA_HOME": self.folder.name, **changes}
        exports = [f"{name}={value}" for name, value in settings.items()]
        if not command:
            command = " ".join(["trap : INT;", shlex.quote(tap.BORGO), *words, "; echo EXIT=$?; stty -a; exec cat"])
        command = " ".join(["exec env", *exports, "sh", "-c", shlex.quote(command)])
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

    def until(self, wanted, timeout=30):
        """The first screen on which `wanted` (a text, or a question about the screen) is to be seen and that stands still."""
        fits = wanted if callable(wanted) else lambda seen: wanted in seen
        end, before = time.monotonic() + timeout, None
        while True:
            seen = self.look()
            if (fits(seen) and seen == before) or time.monotonic() > end:
                return seen
            before = seen
            time.sleep(0.015)

    def type(self, *keys):
        """Presses keys and waits until the screen has changed and stands still."""
        before = self.look()
        self.press(*keys)
        return self.until(lambda now: now != before, 1)

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


def flags_of(screen):
    """Whether the second screen, the mouse and the keypad's own codes are on, and whether the cursor is to be seen."""
    return screen.tmux("display", "-p", "#{alternate_on} #{mouse_any_flag} #{keypad_flag} #{cursor_flag}").strip()


def is_restored(screen, name):
    equal(flags_of(screen), "0 0 0 1", f"{name}: the terminal is as it was")
    seen = screen.until("icanon")
    check(" icanon" in seen and " echo " in seen and "-icanon" not in seen, f"{name}: it reads lines and shows them", seen)
