"""`--gpu`: clear words where it can't be, and the very same tables and lessons where there is one.

    gpu.py BORGO [LIBRARY]     with a driver that needs no GPU (tests/support/libcuda.c) everything but the GPU is tested
"""
import os
import re
import subprocess
import sys

import tap

DRIVER = {"LD_LIBRARY_PATH": os.path.dirname(os.path.abspath(sys.argv[2]))} if len(sys.argv) > 2 else {}
GAMES = {"sunrise-lane": (2, 3, 4), "sunrise-city": (2, 3, 4), "shibuya": (2, 4), "project-skyline": (2, 3, 4)}


def environment():
    return tap.environment(**DRIVER)


def table(game, players, *more):
    """The table without the line about speed, which differs."""
    result = tap.borgo("simulate", game, "--players", str(players), "--games", "300", "--seed", "7", *more, env=environment())
    return result.returncode, re.sub(r"(?m)^.* million moves/s\n", "", result.stdout)


def slices(game, *more):
    """What lines of lessons are answered with: the estimate's games and a net's, in boxes of every player count. The last slice is
    more than a GPU of one multiprocessor plays at a time."""
    net = os.path.join(tap.ROOT, "data", "nets", f"{game}.txt")
    lines = (f"3 32\n35 32 {net}\n" if os.path.exists(net) else "3 32\n") + ("99 300\n" if game == "project-skyline" else "")
    result = subprocess.run([tap.BORGO, "lessons", game, "--seed", "7", *more], input=lines.encode(), capture_output=True,
                            env=environment(), timeout=120)
    return result.returncode, result.stdout


def main():
    greedy = tap.borgo("simulate", "sunrise-lane", "--games", "1", "--seat", "greedy", "--gpu")
    tap.check(greedy.returncode != 0 and "only random players play on a GPU: seat 0 is 'greedy'" in greedy.stderr,
              "greedy players are refused", greedy.stderr)
    both = tap.borgo("simulate", "sunrise-lane", "--games", "1", "--threads", "2", "--gpu")
    tap.check(both.returncode != 0 and "exclude each other" in both.stderr, "a GPU has no --threads", both.stderr)
    both = tap.borgo("lessons", "sunrise-lane", "--threads", "2", "--gpu", stdin="0 1\n")
    tap.check(both.returncode != 0 and "exclude each other" in both.stderr and not both.stdout, "nor in lessons", both.stderr)
    found = tap.borgo("bench", "sunrise-lane", "--players", "2", "--ms", "10", "--gpu", env=environment())
    if DRIVER:
        tap.check(found.returncode == 0, "bench runs", found.stderr)
    elif found.returncode:
        tap.check(re.search(r"there is no GPU to play on: the NVIDIA driver|built without the GPU's programs", found.stderr),
                  "bench says what is missing", found.stderr)
        simulated = tap.borgo("simulate", "shibuya", "--games", "1", "--gpu")
        tap.check(simulated.returncode != 0 and simulated.stderr == found.stderr and not simulated.stdout,
                  "and so does simulate", simulated.stderr)
        lessons = tap.borgo("lessons", "shibuya", "--gpu", stdin="0 1\n")
        tap.check(lessons.returncode == simulated.returncode and lessons.stderr == found.stderr and not lessons.stdout,
                  "and lessons", lessons.stderr)
        for what in ("tables", "lessons"):
            tap.checks += 1
            print(f"ok {tap.checks} - the same {what} on a GPU # SKIP no GPU")
        tap.done()
    for game, counts in GAMES.items():
        here, there = slices(game), slices(game, "--gpu")
        tap.check(here[0] == 0 and here == there, f"{game}: the same lessons, byte by byte")
        for players in counts:
            tap.check(table(game, players, "--gpu") == table(game, players), f"{game}, {players} players: the same table")
    tap.done()


main()
