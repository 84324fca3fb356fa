"""How slow the machine is, moment by moment, while something else is measured: five times a second a little work that has been due for
a moment, and a sync of the disk. Each line: the clock that never jumps, how many times longer the work took than its own CPU time (1:
as if alone), and milliseconds of the sync. It ends when its standard input does.

    pulse.py FOLDER
"""
import os
import select
import sys
import tempfile
import time

PAUSE, WORK = 0.2, 0.01


def work():
    until = time.thread_time() + WORK
    while time.thread_time() < until:
        pass


def main():
    with tempfile.TemporaryFile(dir=sys.argv[1]) as file:
        while not select.select([sys.stdin], [], [], 0)[0]:
            due = time.monotonic() + PAUSE
            time.sleep(PAUSE)
            work()
            worked = time.monotonic()
            os.write(file.fileno(), b"x" * 4096)
            os.fdatasync(file.fileno())
            print(f"{worked:.3f} {(worked - due) / WORK:.2f} {1000 * (time.monotonic() - worked):.1f}", flush=True)


main()
