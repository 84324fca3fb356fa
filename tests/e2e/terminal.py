"""A `borgo` at a terminal of its own, for scripts that type and read like a person."""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time

import tap

ESCAPES = re.compile(r"\033\[[0-9;]*[A-Za-z]")


class Terminal:
    def __init__(self, *words, rows=24, columns=80, cwd=None, **changes):
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen([tap.BORGO, *words], stdin=theirs, stdout=theirs, stderr=theirs, cwd=cwd,
                                        start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
                                        env=tap.environment(**{"TERM": "xterm", **changes}))
        os.close(theirs)
        self.text = ""

    def until(self, text, timeout=30):
        """Reads until the text comes and returns everything up to it, escapes included."""
        end = time.monotonic() + timeout
        while text not in self.text and time.monotonic() < end:
            if not self._read(0.2):
                break
        at = self.text.find(text)
        at = len(self.text) if at < 0 else at + len(text)
        seen, self.text = self.text[:at], self.text[at:]
        return seen

    def type(self, line):
        os.write(self.ours, line.encode() + b"\n")

    def press(self, byte):
        os.write(self.ours, byte)

    def finish(self, timeout=30):
        """Reads to the end; returns what was left to read and the exit code."""
        end = time.monotonic() + timeout
        while time.monotonic() < end and self._read(0.2):
            pass
        code = self.process.wait(timeout=timeout)
        os.close(self.ours)
        return self.text, code

    def _read(self, wait):
        """False at the end of the output."""
        ready, _, _ = select.select([self.ours], [], [], wait)
        if not ready:
            return True
        try:
            chunk = os.read(self.ours, 65536)
        except OSError:
            return False
        self.text += chunk.decode("utf-8", "replace")
        return bool(chunk)


def plain(text):
    return ESCAPES.sub("", text)
