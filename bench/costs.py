#!/usr/bin/env python3
"""What each thing costs the database: milliseconds of a processor for a transaction, an event, a letter, a claim (with reading what was
claimed), and for looking around, measured at the very statements of servers that are played at. Two of them stand over one PostgreSQL
behind HAProxy, with bench/load before them at several rates; the CPU time of each backend is read from /proc, how often each statement
came and how long it took from pg_stat_statements. Then how many transactions that notify fit into a second, and how many syncs.

    costs.py BORGO LOAD [--rates 50,150,400] [--seconds 8]

The last line is what bench/scale.py has as COSTS. It takes a minute. A busy machine makes waiting longer, but CPU time hardly: only `notify`
and `sync` want a quiet one.
"""
import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tests", "e2e"))
sys.path.insert(0, os.path.join(ROOT, "bench"))
sys.argv, ARGUMENTS = sys.argv[:1], sys.argv[1:]
from cluster import front, start, syncs  # noqa: E402
from database import Database, find  # noqa: E402

TICK = 1000 / os.sysconf("SC_CLK_TCK")
# What is counted, by a piece of the statement that nothing else has.
KINDS = {"batch": "SET written =", "event": "INSERT INTO events", "letter": "INSERT INTO mail", "fetch": "DELETE FROM mail",
         "claim": "WITH before AS", "look": "SELECT $2 FROM processes WHERE NOT dead AND id <>", "adopt": "WITH free AS",
         "processes": "SELECT id FROM processes WHERE NOT dead ORDER BY"}


def cpu(process):
    """Milliseconds."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def backends(database):
    """CPU time by what connections are for; `rest` is the database's own processes."""
    found = {"writer": 0.0, "reader": 0.0, "mail": 0.0, "rest": 0.0}
    names = dict(database.sql("SELECT pid, application_name FROM pg_stat_activity WHERE pid <> pg_backend_pid()"))
    for path in glob.glob(f"/proc/{database.process.pid}/task/*/children"):
        with open(path, encoding="utf-8") as file:
            children = file.read().split()
        for child in children:
            name = names.get(child, "")
            role = name.removeprefix("borgo ") if name in ("borgo reader", "borgo mail") else "writer" if name.startswith("borgo-") else "rest"
            try:
                found[role] += cpu(child)
            except FileNotFoundError:  # that was psql's
                pass
    return found


def calls(database):
    """How often each kind of statement came, and for how many milliseconds in all (`letter ms`)."""
    rows = database.sql("SELECT calls, total_exec_time, replace(replace(query, chr(10), ' '), chr(9), ' ') FROM pg_stat_statements")
    found = {kind: sum(int(row[0]) for row in rows if mark in row[2]) for kind, mark in KINDS.items()}
    return found | {f"{kind} ms": sum(float(row[1]) for row in rows if mark in row[2]) for kind, mark in KINDS.items()}


def run(words, database, rate):
    """What was done and what it cost."""
    with tempfile.TemporaryDirectory() as folder:
        servers = [start(words.borgo, database.address()) for _ in range(2)]
        proxy, port = front([port for _, port in servers], folder)
        try:
            time.sleep(1)
            before, counted = backends(database), calls(database)
            load = subprocess.run([words.load, str(port), str(max(10, rate // 5)), str(rate), str(words.seconds)], check=True, capture_output=True, text=True)
            after, now = backends(database), calls(database)
        finally:
            for process in [proxy, *(process for process, _ in servers)]:
                process.terminate()
                process.wait()
    done = {kind: now[kind] - counted[kind] for kind in now}
    cost = {role: after[role] - before[role] for role in after}
    done["move"] = float(load.stdout.split()[0])
    print(f"{rate} moves a second wanted: " + ", ".join(f"{count:.0f} {kind}" for kind, count in done.items() if "ms" not in kind) + "; CPU "
          + ", ".join(f"{role} {ms:.0f} ms" for role, ms in cost.items()), flush=True)
    return done, cost


def fit(runs):
    """What a statement takes by itself is the database's own word; what its backend spends beyond that belongs to the transaction it is in,
    or to what comes with it."""
    done, cost = ({name: sum(run_[i][name] for run_ in runs) for name in runs[0][i]} for i in (0, 1))
    alone = {kind: done[f"{kind} ms"] / max(1, done[kind]) for kind in KINDS}
    costs = {"batch": (cost["writer"] - alone["event"] * done["event"]) / done["batch"], "event": alone["event"],
             "letters": (cost["mail"] - alone["letter"] * done["letter"]) / done["fetch"], "letter": alone["letter"],
             "look": alone["look"] + alone["adopt"] + alone["processes"]}
    costs["claim"] = (cost["reader"] - costs["look"] * done["look"]) / done["claim"]
    return costs, done, cost


def notifications(database):
    """Milliseconds a transaction that notifies keeps others that do from committing: from how many fit into a second with many connections."""
    with tempfile.NamedTemporaryFile("w", suffix=".sql", dir=database.folder, delete=False) as file:
        file.write("SELECT pg_notify('borgo_mail_' || (random() * 100)::int, '');\n")
    os.chmod(file.name, 0o644)
    result = subprocess.run([find("pgbench"), "-n", "-M", "prepared", "-c", "8", "-T", "4", "-f", file.name, database.address()], check=True,
                            capture_output=True, text=True, env={**database.environment(), "PGOPTIONS": "-c synchronous_commit=off"})
    return 1000 / float(re.search(r"tps = ([\d.]+)", result.stdout)[1])


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("borgo")
    reader.add_argument("load")
    reader.add_argument("--rates", default="50,150,400")
    reader.add_argument("--seconds", type=int, default=8)
    words = reader.parse_args(ARGUMENTS)
    database = Database(shared_buffers="128MB", shared_preload_libraries="pg_stat_statements")
    try:
        database.sql("CREATE SCHEMA statistics; CREATE EXTENSION pg_stat_statements SCHEMA statistics;"
                     "ALTER ROLE borgo SET search_path = public, statistics")
        runs = [run(words, database, int(rate)) for rate in words.rates.split(",")]
        costs, done, cost = fit(runs)
        costs["notify"] = notifications(database)
        costs["sync"] = 1000 / syncs(database.folder)
        print(f"for each move {done['event'] / done['move']:.2f} events, {done['letter'] / done['move']:.2f} letters and {done['claim'] / done['move']:.2f} claims; "
              f"{done['event'] / done['batch']:.1f} events a transaction, {done['letter'] / max(1, done['fetch']):.1f} letters a fetch; "
              f"{cost['rest'] / done['move']:.3f} ms a move in the database's own processes; load of the machine {os.getloadavg()[0]:.1f}")
        print("COSTS = {" + ", ".join(f'"{name}": {value:.3f}' for name, value in costs.items()) + "}")
    finally:
        database.close()


main()
