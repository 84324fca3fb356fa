"""Stores and their copies from outside: `borgo backup` while somebody writes, `borgo restore`, and what both refuse. Stores are made here
by the schema of docs/store.md, so that it is the one the program has."""
import json
import os
import re
import sqlite3
import stat
import subprocess
import threading
import urllib.request

import tap
from stored import WORK, add_event, make_store, path, schema
from tap import bad, borgo, check, environment, equal


def events(name, table):
    copy = sqlite3.connect(path(name))
    rows = copy.execute("SELECT number FROM events WHERE of_table = ? ORDER BY number", (table,)).fetchall()
    copy.close()
    return [number for number, in rows]


def mode_of(name):
    return stat.S_IMODE(os.stat(path(name)).st_mode)


def left_over():
    return sorted(name for name in os.listdir(WORK.name) if ".part" in name)


def test_backup():
    store = make_store("live.db")
    for number in range(1, 101):
        add_event(store, "amber-mill-421", number)
    result = borgo("backup", path("copy.db"), "--store", path("live.db"))
    check(result.returncode == 0 and "whole and checked" in result.stdout, "a copy while the store is open", result)
    equal(events("copy.db", "amber-mill-421"), list(range(1, 101)), "has everything")
    equal(mode_of("copy.db"), 0o600, "nobody else may read it")
    bad("backup", path("copy.db"), "--store", path("live.db"), says="already")
    bad("backup", path("live.db"), "--store", path("live.db"), says="already")
    add_event(store, "amber-mill-421", 101)
    store.close()
    result = borgo("restore", path("copy.db"), "--store", path("again.db"))
    check(result.returncode == 0 and "whole and checked" in result.stdout, "the copy restored", result)
    equal(events("again.db", "amber-mill-421"), list(range(1, 101)), "is as it was")
    equal(mode_of("again.db"), 0o600, "and for its owner alone")
    bad("restore", path("copy.db"), "--store", path("live.db"), says="already")
    equal(events("live.db", "amber-mill-421")[-1], 101, "what is there stays")
    equal(left_over(), [], "nothing is left over")


def test_under_load():
    """Two tables that always have as many events: every copy shows one moment of them."""
    store, stop = make_store("busy.db"), threading.Event()
    add_event(store, "a", 1), add_event(store, "b", 1)

    def write():
        number = 2
        while not stop.is_set():
            store.execute("BEGIN")
            for _ in range(50):
                add_event(store, "a", number), add_event(store, "b", number)
                number += 1
            store.execute("COMMIT")

    writer = threading.Thread(target=write)
    writer.start()
    lengths = []
    for i in range(5):
        result = borgo("backup", path(f"moment-{i}.db"), "--store", path("busy.db"))
        a, b = events(f"moment-{i}.db", "a"), events(f"moment-{i}.db", "b")
        check(result.returncode == 0 and a == b and a, f"copy {i} under load is one moment", (result, len(a), len(b)))
        lengths.append(len(a))
    stop.set()
    writer.join()
    store.close()
    check(lengths == sorted(lengths) and lengths[0] < lengths[-1], "later ones are longer", lengths)


def test_refused():
    bad("backup", path("x.db"), "--store", path("none.db"), says="there is no store")
    bad("restore", path("none.db"), "--store", path("x.db"), says="there is no store")
    bad("backup", path("nowhere/x.db"), "--store", path("live.db"), says="the folder of")
    bad("backup", says="needs TO")
    bad("restore", says="needs BACKUP")
    bad("restore", WORK.name, "--store", path("x.db"), says="is not a file")
    with open(path("text.db"), "w", encoding="utf-8") as file:
        file.write("no database " * 500)
    bad("restore", path("text.db"), "--store", path("x.db"), says="the file is not a database")
    make_store("newer.db", version=99).close()
    bad("restore", path("newer.db"), "--store", path("x.db"), says="newer Borgo (schema 99")
    bad("backup", path("x.db"), "--store", path("newer.db"), says="newer Borgo (schema 99")
    make_store("foreign.db", kind=7).close()
    bad("restore", path("foreign.db"), "--store", path("x.db"), says="no store of Borgo's")
    os.symlink(path("live.db"), path("link.db"))
    bad("restore", path("copy.db"), "--store", path("link.db"), says="already")
    open(path("stale.db-wal"), "w").close()
    bad("restore", path("copy.db"), "--store", path("stale.db"), says="stale.db-wal")
    check(not os.path.exists(path("x.db")) and not left_over(), "nothing came of any of it", os.listdir(WORK.name))


def test_damaged():
    """A copy with a page overwritten is no copy any more."""
    with open(path("copy.db"), "rb") as file:
        data = bytearray(file.read())
    page = 4096 * (len(data) // 4096 - 1)
    for name, changed in (("page.db", data[:page] + b"\xa5" * 4096), ("short.db", data[:page])):
        with open(path(name), "wb") as file:
            file.write(changed)
        bad("restore", path(name), "--store", path("x.db"), says="damaged")
    check(not os.path.exists(path("x.db")), "and is not restored")


def test_usual_place():
    """Without --store it is in the user's data folder, which is made for its owner alone."""
    home = environment(XDG_DATA_HOME=path("data"))
    result = borgo("restore", path("copy.db"), env=home)
    usual = os.path.join("data", "borgo", "borgo.db")
    check(result.returncode == 0 and path(usual) in result.stdout, "restored to the usual place", result)
    equal((mode_of(usual), mode_of(os.path.join("data", "borgo"))), (0o600, 0o700), "private, and so is the folder")
    result = borgo("backup", path("usual-copy.db"), env=home)
    check(result.returncode == 0 and events("usual-copy.db", "amber-mill-421"), "and copied from there", result)
    homeless = environment(XDG_DATA_HOME="", HOME="")
    result = borgo("backup", path("x.db"), env=homeless)
    check(tap.is_complaint(result) and "--store FILE" in result.stderr, "nowhere to look", result)


def serve(name):
    """A server with that store, and its address."""
    process = subprocess.Popen([tap.BORGO, "serve", "--no-open", "--port", "0", "--store", path(name)], env=environment(),
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return process, re.search(r"http://[^ ]*/", process.stdout.readline())[0]


def ask(address, do, **members):
    request = urllib.request.Request(f"{address}api/{do}", json.dumps(members).encode(),
                                     {"Content-Type": "application/json", "Authorization": "Bearer " + "5e" * 16})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def kill(process):
    process.kill()
    process.communicate()


def test_server():
    """The same with a real server: copied while it runs, killed, restored, and it goes on."""
    process, address = serve("served.db")
    seats = [{"kind": "me"}, {"kind": "computer", "level": "novice"}]
    made = {ask(address, "create", game=game, seats=seats, public=True, name="Ada")["table"]
            for game in ("shibuya", "project-skyline", "sunrise-lane")}
    equal(len(made), 3, "three tables")
    result = borgo("backup", path("of-server.db"), "--store", path("served.db"))
    check(result.returncode == 0, "copied while it runs", result)
    second = borgo("serve", "--no-open", "--port", "0", "--store", path("served.db"))
    check(second.returncode == 2 and "another Borgo has the store" in second.stderr, "a second server is refused", second)
    ask(address, "create", game="shibuya", seats=seats, public=True, name="Ada")
    kill(process)
    equal(borgo("rerun", "--store", path("served.db")).stdout, "Tables: 4. The same: 4. Different: 0. Closed, not looked at: 0.\n",
          "all four are there after a kill")
    copy = sqlite3.connect(path("of-server.db"))
    equal({row for row, in copy.execute("SELECT id FROM tables")}, made, "three are in the copy")
    found = {"".join(row.split()) for row, in copy.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")}
    equal(found, set("".join(schema().split()).split(";")) - {""}, "whose schema is that of the documentation")
    copy.close()
    check(borgo("restore", path("of-server.db"), "--store", path("served-again.db")).returncode == 0, "restored")
    process, address = serve("served-again.db")
    with urllib.request.urlopen(f"{address}api/tables?which=public", timeout=20) as answer:
        equal({table["table"] for table in json.load(answer)["tables"]}, made, "a server goes on with them")
    kill(process)


test_server()
test_backup()
test_under_load()
test_refused()
test_damaged()
test_usual_place()
WORK.cleanup()
tap.done()
