#!/usr/bin/env python3
"""Two processes of mpirun against two threads of one process: the same games by the same program, in turn, so that both meet the same
machine. What counts is the clock, mpirun's own start and end included; beside it what the program says of itself, without them, and the
CPU time of both.

    ranks.py BORGO-MPI [--pairs N] [--games N] [--ranks N] [--work "simulate sunrise-lane"]

BORGO-MPI is a program that was built with -Dmpi=true; the tests have one in build-test/tests/borgo-mpi. With the usual numbers it takes
two minutes on two cores. Its last lines are ready for docs/measurements.md.
"""
import argparse
import json
import os
import resource
import statistics
import subprocess
import time

ROOT_TOO = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


def run(words):
    """Seconds by the clock and of CPU, and what the program says it took. Standard output is one JSON object."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    result = subprocess.run(words, check=True, capture_output=True, text=True, env={**os.environ, **ROOT_TOO})
    took, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    found = json.loads(result.stdout)
    own = found.pop("seconds")
    found.pop("moves_per_s", None)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, own, found


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("borgo")
    reader.add_argument("--pairs", type=int, default=3)
    reader.add_argument("--games", type=int, default=2000000)
    reader.add_argument("--ranks", type=int, default=2)
    reader.add_argument("--work", default="simulate sunrise-lane")
    words = reader.parse_args()
    work = [os.path.abspath(words.borgo), *words.work.split(), "--games", str(words.games), "--seed", "1", "--json"]
    threads = [*work, "--threads", str(words.ranks)]
    ranks = ["mpirun", "--bind-to", "none", "--oversubscribe", "-n", str(words.ranks), *work, "--threads", "1"]
    run([*threads[:-2], "--threads", str(words.ranks)])  # nobody is the first to touch the program's pages
    ratios, owns, cpus = [], [], []
    for pair in range(words.pairs):
        order = (threads, ranks) if pair % 2 == 0 else (ranks, threads)
        found = [run(each) for each in order]
        first, second = found if pair % 2 == 0 else found[::-1]
        assert first[3] == second[3], "the tables differ"
        ratios.append(first[0] / second[0]), owns.append(first[2] / second[2]), cpus.append(first[1] / second[1])
        print(f"| {pair + 1} | {first[0]:.2f} s, CPU {first[1]:.2f} s | {second[0]:.2f} s, CPU {second[1]:.2f} s | {100 * ratios[-1]:.1f} % | "
              f"{100 * owns[-1]:.1f} % | load {os.getloadavg()[0]:.1f} |", flush=True)
    print(f"{words.ranks} processes do {100 * statistics.median(ratios):.1f} % of what {words.ranks} threads do, by the clock and mpirun included "
          f"(median of {words.pairs} pairs, {100 * min(ratios):.1f} to {100 * max(ratios):.1f} %); without its start and end {100 * statistics.median(owns):.1f} %; "
          f"for the same CPU {100 * statistics.median(cpus):.1f} %. The tables are the same to the digit.")


main()
