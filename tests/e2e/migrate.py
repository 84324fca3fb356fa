"""Tables in PostgreSQL instead of a file: a server that goes on through the end of its connections,
`borgo migrate` there and back, and what is refused."""
import json
import os
import random
import sqlite3
import sys
import tempfile
import time

import tap
from database import Database
from tap import bad, borgo, check, equal

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
from server import Server, begin, step  # noqa: E402

GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
WORK = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(WORK.name, name)


class Patient:
    """A line that waits where it is told to."""

    def __init__(self, server):
        self.line = server.open()
        self.close = self.line.close

    def ask(self, **request):
        while True:
            answer = self.line.ask(**request)
            if answer.get("code") != "limit":
                return answer
            time.sleep(answer["wait"] / 1000)


def play(store, moves, whole=()):
    """A server over that store, a table of each game with so many moves; of some the whole game. Its tables with their logs."""
    server, tables, chance = Server("--requests", "0", store=store), {}, random.Random(moves)
    for game in GAMES:
        lines = [Patient(server), Patient(server)]
        table = begin(lines, game, public=True)
        lines[0].ask(do="chat", table=table, text="It's \\ a «fine» 城 day")
        lines[0].ask(do="keep")
        lines[0].ask(do="keep", book=lines[0].ask(do="kept")["book"],
                     lines=[{"name": f"played/{game}", "line": '{"It\'s":"«fine» 城"}'}, {"name": "judged/x", "line": "{}"}])
        count = 0
        while (count < moves or game in whole) and (step(lines, table, chance.choice) or {}).get("ok"):
            count += 1
        tables[table] = lines[0].ask(do="log", table=table)["log"]
        for line in lines:
            line.close()
    return server, tables


def logs(server, tables):
    line = Patient(server)
    found = {table: line.ask(do="log", table=table).get("log") for table in tables}
    line.close()
    return found


def dump(file):
    """All rows of a store, as text."""
    store = sqlite3.connect(file)
    tables = ("tables", "events", "people", "chairs", "lines", "kept")
    rows = {table: sorted(json.dumps(row) for row in store.execute(f"SELECT * FROM {table}")) for table in tables}
    store.close()
    return rows


def test_there_and_back(database):
    server, tables = play(path("from.db"), 12, whole=("shibuya",))
    before = logs(server, tables)
    bad("migrate", path("from.db"), database.address(), says="another Borgo has the store")
    equal(server.end(), 0, "the server stops")
    result = borgo("migrate", path("from.db"), database.address())
    check(result.returncode == 0 and result.stdout.startswith("Tables: 4. ") and "All the same in both." in result.stdout,
          "from a file into a database", result)
    bad("migrate", path("from.db"), database.address(), says="something in that store already")
    result = borgo("rerun", "--store", database.address())
    equal(result.stdout, "Tables: 4. The same: 4. Different: 0. Closed, not looked at: 0.\n", "all games come out the same there")
    result = borgo("migrate", database.address(), path("back.db"))
    check(result.returncode == 0, "and back", result)
    equal(dump(path("back.db")), dump(path("from.db")), "it is what it was")
    server = Server(store=database.address())
    equal(logs(server, tables), before, "a server goes on with it")
    return server


def test_server(database, server):
    """What it acknowledges is there, whatever happens to its connections meanwhile."""
    lines, chance = [Patient(server), Patient(server)], random.Random(5)
    table, answers = begin(lines, "sunrise-lane"), 0
    for number in range(30):
        answer = step(lines, table, chance.choice)
        if answer is None:
            break
        check(answer["ok"], f"move {number}", answer)
        answers += 1
        if number in (5, 6, 12):
            database.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'borgo%'")
    log = lines[0].ask(do="log", table=table)["log"]
    equal(len([seat for seat, _ in log if seat in (0, 1)]), answers, "every acknowledged move is there once")
    equal(server.ask("/healthz")[0], 200, "it is well")
    equal(server.end(), 0, "it stops in good order")
    result = borgo("rerun", "--store", database.address())
    check("Different: 0." in result.stdout, "all games come out the same", result)


def test_refused(database):
    bad("serve", "--no-open", "--store", "postgresql://ada:secret@127.0.0.1:1/none", says="postgresql://ada@127.0.0.1:1/none")
    bad("backup", path("x.db"), "--store", database.address(), says="pg_dump")
    bad("restore", path("back.db"), "--store", database.address(), says="pg_dump")
    bad("migrate", path("none.db"), says="needs")
    bad("migrate", path("nowhere/none.db"), database.address(), says="the folder of")


def main():
    database = Database()
    try:
        test_server(database, test_there_and_back(database))
        test_refused(database)
    finally:
        database.close()
        WORK.cleanup()
    tap.done()


main()
