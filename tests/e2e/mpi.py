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
# Every run has a folder for temporary files of its own: Open MPI keeps one there for all of a user's runs, and a run that ends
# takes it away from one that begins.


def words_for(ranks, *words, program=tap.BORGO):
    return [*MPIRUN, "-n", str(ranks), program, *words]


def run(words, language="C"):
    with tempfile.TemporaryDirectory() as own:
        return subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", errors="replace",
                              env=environment(LC_ALL=language, TMPDIR=own, **ROOT_TOO), timeout=120)


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


def parent_of(process):
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return int(file.read().rpartition(")")[2].split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return None


def ranks_of(mpirun):
    """The processes it started, from whichever of its threads, in the order of their numbers."""
    return sorted(int(name) for name in os.listdir("/proc") if name.isdigit() and parent_of(name) == mpirun)


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
    """Ends one of them (None: mpirun itself) in the middle. The run must end soon, with an error and without a table."""
    with tempfile.TemporaryDirectory() as own:
        return lose_in(own, ranks, number, what, *words)


def lose_in(own, ranks, number, what, *words):
    process = subprocess.Popen(words_for(ranks, *words), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, env=environment(TMPDIR=own, **ROOT_TOO), text=True)
    started = []

    def all_work():
        started[:] = ranks_of(process.pid)
        return len(started) >= ranks and all(works(rank) for rank in started)

    worked = wait_for(all_work)
    if worked:
        os.kill(process.pid if number is None else started[number], what)
    else:
        process.kill()
    said, complaint = process.communicate(timeout=60)
    left = not wait_for(lambda: all(gone(rank) for rank in started))
    return worked, said, complaint, process.returncode, left


LOSSES = (
    (3, -1, signal.SIGKILL, "simulate", "sunrise-lane", "--games", "100000000"),
    (2, 0, signal.SIGKILL, "arena", "sunrise-lane", *seats("random", "random"), "--games", "10000000", "--json"),
    (2, 1, signal.SIGTERM, "arena", "shibuya", *seats("random", "random"), "--games", "10000000"),
    (2, 1, signal.SIGKILL, "tune", "sunrise-lane", "--steps", "1000000", "--games", "200"),
    (2, None, signal.SIGINT, "simulate", "sunrise-lane", "--games", "100000000", "--json"),
)


def test_lost():
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        for loss, found in zip(LOSSES, pool.map(lambda loss: lose(*loss), LOSSES)):
            ranks, number, what, *words = loss
            worked, said, complaint, code, left = found
            who = "mpirun" if number is None else f"process {number}"
            check(worked, f"mpirun -n {ranks} borgo {' '.join(words)}: all work when {who} gets {what.name}", found)
            check(code != 0, "it fails", found)
            check("mean" not in said and "wins" not in said and "{" not in said, "without a table", said)
            check(complaint.strip(), "with an error", found)
            check("signal 9" in complaint or what != signal.SIGKILL, "which says that one was killed", complaint)
            check(not left, "and nobody is left", found)


def complaints(result):
    return [line for line in result.stderr.splitlines() if line.startswith("borgo: ")]


def on_both(words, *others):
    """One process with these words, the first, and one with those."""
    return [*words_for(1, *words), ":", "-n", "1", tap.BORGO, *others]


GAME = "sunrise-lane"
FEW = ("simulate", GAME, "--games", "10")
# The command line, the exit code, and what stands in a complaint.
MISTAKES = (
    (words_for(3, "simulate", GAME, "--games", "x"), 2, "--games"),
    (words_for(2, "arena", GAME), 2, "two players"),
    (words_for(2, "simulate"), 2, "GAME"),
    (words_for(2, "perft", GAME, "2"), 2, "without mpirun"),
    (words_for(2, "play", GAME, "--lang", "fr"), 2, "sans mpirun"),
    (words_for(2, "play", GAME, "--lang", "it"), 2, "senza mpirun"),
    # One that doesn't do what the first does ends all, and says why.
    (on_both(FEW, *FEW[:-1], "11"), 1, "process 2 of 2"),
    (on_both(FEW, *FEW, "--seed", "2"), 1, "process 2 of 2"),
    (on_both(FEW, *FEW, "--data", "board=/no/such.txt"), 1, "/no/such.txt"),
    (on_both((*FEW, "--data", "board=/no/such.txt"), *FEW), 1, "/no/such.txt"),
)


def test_mistakes():
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        for (words, code, says), result in zip(MISTAKES, pool.map(lambda mistake: run(mistake[0]), MISTAKES)):
            said = complaints(result)
            check(result.returncode == code and result.stdout == "", f"{' '.join(words[len(MPIRUN):])}: refused", result)
            check(any(says in line for line in said), f"it says: {says}", result.stderr)
            check(len(said) == 1 or code == 1, "once, not once a process", said)
    missed = run(words_for(2, *FEW, program=PLAIN))
    check(missed.returncode == 2 and "built without MPI" in missed.stderr, "a plain build refuses mpirun", missed)
    asked = run(words_for(2, "simulate", "--help"))
    check(asked.returncode == 0 and asked.stdout == run([PLAIN, "simulate", "--help"]).stdout, "help is given once", asked)


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
    tap.done()


main()
