"""Processes of mpirun that share games: the same tables to the digit as one process gives, output from the first alone, and an
error but no table when one is lost.

    mpi.py BORGO-MPI BORGO      the program with MPI, and the same without
"""
import concurrent.futures
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

import tap
from tap import check, environment, equal

PLAIN = os.path.abspath(sys.argv[2])
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
# Open MPI refuses root unless it is told twice, and more processes than cores unless it is told once.
ROOT_TOO = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
MPIRUN = ("mpirun", "--oversubscribe", "--bind-to", "none")


def words_for(ranks, *words, program=tap.BORGO):
    return [*MPIRUN, "-n", str(ranks), program, *words]


def run(words, language="C"):
    return subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", errors="replace",
                          env=environment(LC_ALL=language, **ROOT_TOO), timeout=120)


def figures(text):
    """All but how long it took: that stands in two members, or on the last line."""
    if not text.startswith("{"):
        return text.splitlines()[:-1]
    found = json.loads(text)
    for name in ("seconds", "moves_per_s"):
        found.pop(name, None)
    return found


def compare(ranks, *words):
    """What the processes print, and what one without MPI does."""
    return ranks, words, run(words_for(ranks, *words)), run([PLAIN, *words])


def seats(*kinds):
    return [word for kind in kinds for word in ("--seat", kind)]


def shared_runs():
    for game in GAMES:
        yield 1, "simulate", game, "--games", "40", "--json"
        yield 2, "simulate", game, "--games", "301", "--seed", "7", "--json"
        yield 3, "arena", game, *seats("greedy", "random"), "--games", "23", "--threads", "2", "--json"
    yield 3, "simulate", "sunrise-lane", "--games", "30000", "--threads", "2"
    yield 3, "simulate", "shibuya", "--games", "2"
    yield 2, "arena", "sunrise-avenue", "--players", "3", *seats("builder", "greedy", "random"), "--games", "30"
    yield 3, "arena", "sunrise-lane", *seats("greedy", "random"), "--sprt", "0,100", "--games", "2000", "--json"
    yield 2, "arena", "sunrise-lane", *seats("mcts", "random"), "--budget", "20", "--games", "6", "--lang", "fr"
    yield 2, "tune", "sunrise-lane", "--steps", "10", "--games", "2", "--check", "6", "--seed", "2", "--threads", "2"


def test_equal():
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        for ranks, words, shared, alone in pool.map(lambda words: compare(*words), shared_runs()):
            name = f"mpirun -n {ranks} borgo {' '.join(words)}"
            check(shared.returncode == 0 and not shared.stderr, f"{name}: fine", (shared.returncode, shared.stderr))
            check(alone.returncode == 0 and alone.stdout, "and one process", alone)
            equal(figures(shared.stdout), figures(alone.stdout), "the same to the digit")


def ranks_of(mpirun):
    """The processes it started, in the order of their numbers."""
    with open(f"/proc/{mpirun}/task/{mpirun}/children", encoding="ascii") as file:
        return [int(word) for word in file.read().split()]


def state_of(process):
    """Its state and the seconds it has worked; None when it is gone."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            fields = file.read().rpartition(")")[2].split()
    except FileNotFoundError:
        return None
    return fields[0], int(fields[11]) / os.sysconf("SC_CLK_TCK")


def works(process):
    """It plays already: what starting takes is far less."""
    state = state_of(process)
    return state and state[1] > 0.5


def wait_for(condition, seconds=30):
    limit = time.monotonic() + seconds
    while not condition() and time.monotonic() < limit:
        time.sleep(0.02)
    return condition()


def gone(process):
    state = state_of(process)
    return not state or state[0] == "Z"


def lose(ranks, number, what, *words):
    """Ends one of them (None: mpirun itself) in the middle; the run must end soon, with an error and without a table."""
    process = subprocess.Popen(words_for(ranks, *words), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, env=environment(**ROOT_TOO), text=True)
    started = []

    def all_work():
        started[:] = [rank for rank in ranks_of(process.pid)]
        return len(started) >= ranks and all(works(rank) for rank in started)

    name = f"{signal.Signals(what).name} for {'mpirun' if number is None else f'process {number}'} of {ranks}: borgo {words[0]}"
    check(wait_for(all_work), f"{name}: all work", started)
    os.kill(process.pid if number is None else started[number], what)
    said, complaint = process.communicate(timeout=60)
    check(process.returncode != 0, "it fails", process.returncode)
    check("mean" not in said and "wins" not in said and "{" not in said, "without a table", said)
    check(complaint.strip() or number is None, "with an error", complaint)
    check(wait_for(lambda: all(gone(rank) for rank in started)), "and nobody is left", started)
    return complaint


def test_lost():
    simulate = ("simulate", "sunrise-lane", "--games", "100000000")
    arena = ("arena", "sunrise-lane", *seats("random", "random"), "--games", "10000000", "--json")
    said = lose(3, -1, signal.SIGKILL, *simulate)
    check("signal 9" in said, "it says that one was killed", said)
    lose(2, 0, signal.SIGKILL, *arena)
    said = lose(2, 1, signal.SIGTERM, *arena)
    lose(2, None, signal.SIGINT, *simulate)
    lose(2, 1, signal.SIGKILL, "tune", "sunrise-lane", "--steps", "1000000", "--games", "200")


def complaints(result):
    return [line for line in result.stderr.splitlines() if line.startswith("borgo: ")]


def refused(says, words, code=2):
    result = run(words)
    check(result.returncode == code and result.stdout == "", f"{' '.join(words[5:])}: refused", result)
    check(any(says in line for line in complaints(result)), f"it says: {says}", result.stderr)
    return complaints(result)


def test_mistakes():
    game = "sunrise-lane"
    for words, says in ((("simulate", game, "--games", "x"), "--games"), (("arena", game), "two players"),
                        (("simulate",), "GAME"), (("perft", game, "2"), "without mpirun")):
        equal(len(refused(says, words_for(2, *words))), 1, "once, not once a process")
    said = [complaints(run(words_for(2, "play", game), language)) for language in tap.LANGUAGES]
    check(len({line for lines in said for line in lines}) == len(tap.LANGUAGES), "in every language", said)
    refused("built without MPI", words_for(2, "simulate", game, program=PLAIN))
    help_text = run(words_for(2, "simulate", "--help"))
    equal(help_text.stdout, run([PLAIN, "simulate", "--help"]).stdout, "help is given once")
    equal(help_text.returncode, 0, "and is no failure")


def test_differences():
    """One process that doesn't do what the first does ends all."""
    words = ("simulate", "shibuya", "--games")
    refused("process 2 of 2", [*words_for(1, *words, "10"), ":", "-n", "1", tap.BORGO, *words, "11"], code=1)
    refused("process 2 of 2", [*words_for(1, *words, "10"), ":", "-n", "1", tap.BORGO, *words, "10", "--seed", "2"], code=1)
    with tempfile.TemporaryDirectory() as folder:
        board = os.path.join(folder, "board.txt")
        mine = ("--data", f"board={board}")
        refused(board, [*words_for(1, "simulate", "sunrise-lane"), ":", "-n", "1", tap.BORGO, "simulate", "sunrise-lane", *mine],
                code=1)


def test_build():
    def linked(program):
        return "libmpi" in subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    check(linked(tap.BORGO) and not linked(PLAIN), "a plain build knows nothing of MPI")
    alone = subprocess.run([tap.BORGO, "simulate", "shibuya", "--games", "20", "--json"], capture_output=True, text=True,
                           env=environment())
    check(alone.returncode == 0 and not alone.stderr, "with MPI it works without mpirun too", alone)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["meson", "setup", folder, tap.ROOT, "-Dmpi=true", "-Dpage=false"], capture_output=True, check=True,
                       env=environment())
        made = subprocess.run(["ninja", "-C", folder, "-t", "commands", "borgo"], capture_output=True, text=True, check=True)
        check("ranks_mpi.c" in made.stdout and "-lmpi" in made.stdout or "libmpi" in made.stdout, "-Dmpi=true is what links it",
              made.stdout[-2000:])


def main():
    test_build()
    test_equal()
    test_lost()
    test_mistakes()
    test_differences()
    tap.done()


main()
