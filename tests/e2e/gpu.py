"""`--gpu`: clear words where it can't be, and the very same table where there is one."""
import re

import tap

GAMES = {"sunrise-lane": (2, 3, 4), "sunrise-city": (2, 3, 4), "shibuya": (2, 4), "project-skyline": (2, 3, 4)}


def table(game, players, *more):
    """The table without the line about speed, which differs."""
    result = tap.borgo("simulate", game, "--players", str(players), "--games", "300", "--seed", "7", *more)
    return result.returncode, re.sub(r"(?m)^.* million moves/s\n", "", result.stdout)


def main():
    greedy = tap.borgo("simulate", "sunrise-lane", "--games", "1", "--seat", "greedy", "--gpu")
    tap.check(greedy.returncode != 0 and "only random players play on a GPU: seat 0 is 'greedy'" in greedy.stderr,
              "greedy players are refused", greedy.stderr)
    both = tap.borgo("simulate", "sunrise-lane", "--games", "1", "--threads", "2", "--gpu")
    tap.check(both.returncode != 0 and "exclude each other" in both.stderr, "a GPU has no --threads", both.stderr)
    found = tap.borgo("bench", "sunrise-lane", "--players", "2", "--ms", "10", "--gpu")
    if found.returncode:
        tap.check(re.search(r"there is no GPU to play on: the NVIDIA driver|built without the GPU's programs", found.stderr),
                  "bench says what is missing", found.stderr)
        simulated = tap.borgo("simulate", "shibuya", "--games", "1", "--gpu")
        tap.check(simulated.returncode != 0 and simulated.stderr == found.stderr and not simulated.stdout,
                  "and so does simulate", simulated.stderr)
        tap.checks += 1
        print(f"ok {tap.checks} - the same tables on a GPU # SKIP no GPU")
        tap.done()
    for game, counts in GAMES.items():
        for players in counts:
            tap.check(table(game, players, "--gpu") == table(game, players), f"{game}, {players} players: the same table")
    tap.done()


main()
