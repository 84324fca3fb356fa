"""How slow the machine is, moment by moment, while something else is measured: five times a second a little work, from when it was due.
Each line: the clock that never jumps, and how many times longer it took than its own CPU time (1: as if alone). It ends when its
standard input does."""
import select
import sys
import time

PAUSE, WORK = 0.2, 0.01


def work():
    until = time.thread_time() + WORK
    while time.thread_time() < until:
        pass


def main():
    while not select.select([sys.stdin], [], [], 0)[0]:
        due = time.monotonic() + PAUSE
        time.sleep(PAUSE)
        work()
        print(f"{time.monotonic():.3f} {(time.monotonic() - due) / WORK:.2f}", flush=True)


main()
