"""Servers of two versions over one database. An older one is played here by its own statements, as they were, over the schema it made
(tests/data/postgres-1.sql); a newer one by what it would add. Between them stands the program as it is, which must get along with both;
and when the database says that it can't any more, it must stop writing at once.

    versions.py BORGO
"""
import json
import os
import subprocess
import sys
import threading
import time

import tap
from database import Database, find
from tap import check, equal

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
from server import Server, begin, key, step  # noqa: E402
from websocket import Closed, Refused  # noqa: E402

ASKED, TOLD = 0, 1
# The statements of programs that know schema 1. They are never changed, only dropped, when `least` says that those programs are.
STAY = "clock_timestamp() + interval '2 seconds'"
OLD = {
    "enrol": f"INSERT INTO processes (name, until, session, written, dead) VALUES ('{{name}}', {STAY}, 1, 0, false) RETURNING id",
    "fence": f"WITH mine AS (UPDATE processes SET written = {{written}}, until = {STAY} WHERE id = {{me}} AND session = 1 AND NOT dead RETURNING 1)"
             " SELECT 1 / count(*), (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM mine",
    "append": "INSERT INTO events (of_table, number, at, body) VALUES ('{table}', {number}, {at}, CASE WHEN ({number} = 1 OR EXISTS"
              " (SELECT 1 FROM events WHERE of_table = '{table}' AND number = {number} - 1)) AND NOT EXISTS (SELECT 1 FROM leases"
              " WHERE of_table = '{table}' AND holder <> current_setting('borgo.process')::bigint) THEN '{body}' END)",
    "claim": "INSERT INTO leases (of_table, holder) SELECT id, {me} FROM tables WHERE id = '{table}' ON CONFLICT (of_table) DO UPDATE"
             " SET holder = {me} WHERE leases.holder NOT IN (SELECT id FROM processes WHERE NOT dead) RETURNING holder",
    "send": "WITH sent AS (INSERT INTO mail (recipient, sender, line, kind, body) VALUES ({to}, {me}, {line}, {kind}, '{body}'))"
            " SELECT pg_notify('borgo_mail_' || {to}, '')",
    "fetch": "WITH got AS (DELETE FROM mail WHERE recipient = {me} RETURNING number, sender, line, kind, body)"
             " SELECT sender, line, kind, encode(convert_to(body, 'UTF8'), 'hex') FROM got ORDER BY number",
    "leave": "UPDATE processes SET dead = true WHERE id = {me}",
}


class Neighbour:
    """A process of another version, as far as the database sees it."""

    def __init__(self, database, name):
        self.database, self.written = database, 0
        self.me = int(database.sql(OLD["enrol"].format(name=name))[0][0])
        self.gone = threading.Event()
        self.beat = threading.Thread(target=self.live, daemon=True)
        self.beat.start()

    def do(self, what, **values):
        return self.database.sql(OLD[what].format(me=self.me, written=self.written, **values))

    def live(self):
        while not self.gone.wait(0.4):
            self.do("fence")

    def append(self, table, number, at, body):
        """As one transaction, as its writer does it."""
        self.written += 1
        words = [OLD[what].format(me=self.me, written=self.written, table=table, number=number, at=at, body=body.replace("'", "''"))
                 for what in ("fence", "append")]
        self.database.sql(f"SELECT set_config('borgo.process', '{self.me}', false); BEGIN; {words[0]}; {words[1]}; COMMIT")

    def letter(self, kind, seconds=5):
        """The next of that kind: from whom, on which line, and the text."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for sender, line, what, text in self.do("fetch"):
                if int(what) == kind:
                    return int(sender), int(line), bytes.fromhex(text).decode()
            time.sleep(0.05)
        return None

    def leave(self):
        self.gone.set()
        self.beat.join()
        self.do("leave")


def fresh(database, name):
    database.sql(f"CREATE DATABASE {name}")
    return database.address().rpartition("/")[0] + "/" + name


class Elsewhere:
    """Another database of the same server."""

    def __init__(self, database, name):
        self.database, self.where = database, fresh(database, name)

    def run(self, *words):
        return subprocess.run([find("psql"), "-X", "-q", "-A", "-t", "-F", "\t", "-v", "ON_ERROR_STOP=1", *words, self.where], check=True,
                              capture_output=True, text=True, env=self.database.environment())

    def sql(self, text):
        return [line.split("\t") for line in self.run("-c", text).stdout.splitlines() if line]

    def address(self):
        return self.where


def store(address):
    return Server("--requests", "0", "--log", store=address)


def wait_for(condition, seconds=10):
    until = time.monotonic() + seconds
    while not condition() and time.monotonic() < until:
        time.sleep(0.05)
    return condition()


def log_of(line, table):
    """What seats have played: everybody sees that."""
    return [entry for entry in line.ask(do="log", table=table).get("log", []) if entry[0] != "chance"]


def log_at(server, table):
    """On a line of its own, which may be ended while servers come and go."""
    try:
        line = server.open()
        line.ask(do="hello", key=key(), name="Back")
        return log_of(line, table)
    except (Closed, Refused, OSError):
        return None


def play_some(lines, table, moves):
    return all(step(lines, table, lambda list_: list_[0])["ok"] for _ in range(moves))


def made_by_an_older(database):
    """A database of schema 1 with a table that is played at, but for its last move; that move; and the whole log."""
    first = Elsewhere(database, "first")
    server = store(first.address())
    lines = [server.open(), server.open()]
    table = begin(lines)
    check(play_some(lines, table, 3), "three moves")
    log = log_of(lines[0], table)
    server.end()
    older = Elsewhere(database, "older")
    older.run("-f", os.path.join(tap.ROOT, "tests", "data", "postgres-1.sql"))
    rows = first.sql("SELECT id, game, rules, phase, public, created, changed, encode(convert_to(summary, 'UTF8'), 'hex') FROM tables")
    for id_, game, *numbers, summary in rows:
        older.sql("INSERT INTO tables (id, game, rules, phase, public, created, changed, summary) VALUES "
                  f"('{id_}', '{game}', {', '.join(numbers)}, convert_from(decode('{summary}', 'hex'), 'UTF8'))")
    events = [(int(number), int(at), bytes.fromhex(body).decode()) for number, at, body in
              first.sql("SELECT number, at, encode(convert_to(body, 'UTF8'), 'hex') FROM events ORDER BY number")]
    for number, at, body in events[:-1]:
        quoted = body.replace("'", "''")
        older.sql(f"INSERT INTO events VALUES ('{table}', {number}, {at}, '{quoted}')")
    return older, table, events[-1], log


def schema_of(database):
    return database.sql("SELECT max(version), max(least) FROM borgo")[0]


def test_older(database):
    """The older one has the table, and is there all the time the schema is changed beneath it."""
    older, table, last, log = made_by_an_older(database)
    old = Neighbour(older, "old")
    equal(old.do("claim", table=table), [[str(old.me)]], "an older server has a table")
    server = store(older.address())
    check(server.port and int(schema_of(older)[0]) >= 2, "the present one brings the schema up to date beside it", server.said())
    equal(schema_of(older)[1], "1", "and says that the older one may go on")
    line = server.open()
    line.ask(do="hello", key=key(), name="New")
    answers = []
    asking = threading.Thread(target=lambda: answers.append(line.ask(do="look", table=table)))
    asking.start()
    sender, number, text = old.letter(ASKED) or (0, 0, "\n{}")
    header, _, request = text.partition("\n")
    check(json.loads(header).get("name") == "New" and json.loads(request).get("do") == "look", "what is asked of its table reaches it", text)
    old.do("send", to=sender, line=number, kind=TOLD, body=json.dumps({"id": json.loads(request)["id"], "answer": {"ok": True, "by": "old"}}))
    asking.join(10)
    equal(answers, [{"ok": True, "by": "old"}], "and what it answers reaches who asked")
    old.append(table, *last)
    old.leave()
    check(wait_for(lambda: log_at(server, table)), "when it goes, the present one takes its table")
    equal(log_at(server, table), log, "with the move that the older one wrote")
    return older, server, table


def add_what_a_newer_would(database):
    """Columns in every table, a table, a column without which nothing of its own could be written; and it says who may stay."""
    known = tap.borgo("--version").stdout.split()[-3]
    for name in ("tables", "events", "people", "chairs", "lines", "processes", "leases", "presence", "mail", "guesses"):
        database.sql(f"ALTER TABLE {name} ADD COLUMN later text NOT NULL DEFAULT 'x'")
    database.sql("CREATE TABLE seasons (id bigint PRIMARY KEY); CREATE INDEX ON events (at);"
                 f"INSERT INTO borgo VALUES ({int(known) + 7}, {known})")


def test_newer(older, server):
    lines = [server.open(), server.open()]
    table = begin(lines)
    check(play_some(lines, table, 2), "moves before a newer server comes")
    add_what_a_newer_would(older)
    new = Neighbour(older, "new")
    older.sql(f"UPDATE processes SET rules = 'chess 1 ' WHERE id = {new.me}")
    check(play_some(lines, table, 2), "moves while it is there", server.said())
    second = store(older.address())
    check(second.port, "one more of the present version starts beside it", second.said())
    other = second.open()
    other.ask(do="hello", key=key(), name="Other")
    equal(log_of(other, table), log_of(lines[0], table), "and shows what is played at the first")
    header = {"address": "::1", "lang": "en", "name": "Later", **{f"member{i}": [i, {"a": i}] for i in range(12)}}
    letter = json.dumps(header) + "\n" + json.dumps({"id": 9, "do": "look", "table": table, "how": "later"})
    process = older.sql(f"SELECT holder FROM leases WHERE of_table = '{table}'")[0][0]
    new.do("send", to=process, line=1, kind=77, body="what nobody knows yet")
    new.do("send", to=process, line=1, kind=ASKED, body=letter)
    told = new.letter(TOLD)
    check(told and json.loads(told[2]).get("id") == 9 and json.loads(told[2])["answer"]["ok"], "a newer one's letters are answered", told)
    return lines, table, second, new


def test_unreadable(older, table, new):
    """A table by rules that only the newer one has waits for it; when nobody has them, it is closed."""
    older.sql("INSERT INTO tables (id, game, rules, phase, public, created, changed, summary) SELECT 'later-hall-1', game, rules + 1, phase, public,"
              f" created, changed, summary FROM tables WHERE id = '{table}';"
              "INSERT INTO events (of_table, number, at, body) SELECT 'later-hall-1', number, at, CASE WHEN what = 'move' THEN"
              " replace(body, '\"move\"', '\"dance\"') ELSE body END FROM (SELECT *, body::json->>'what' AS what FROM events"
              f" WHERE of_table = '{table}') AS mine;"
              "INSERT INTO leases (of_table, holder) VALUES ('later-hall-1', 0)")
    row = "SELECT holder, unfit IS NOT NULL, phase FROM leases JOIN tables ON id = of_table WHERE of_table = 'later-hall-1'"
    check(wait_for(lambda: older.sql(row)[0][:2] == ["0", "t"]), "a table that can't be read is given back", older.sql(row))
    check(older.sql(row)[0][2] == "1", "and left as it is")
    new.leave()
    check(wait_for(lambda: older.sql("SELECT phase FROM tables WHERE id = 'later-hall-1'") == [["3"]]), "until nobody could read it", older.sql(row))


def healthy(server):
    return server.ask("/healthz")[0] == 200


def test_over(older, lines, table, servers):
    """The database is made into something that this program can't use."""
    version, log = int(tap.borgo("--version").stdout.split()[-3]), log_of(lines[0], table)
    count = f"SELECT count(*) FROM events WHERE of_table = '{table}'"
    older.sql(f"INSERT INTO borgo VALUES ({version + 8}, {version + 8})")
    before = older.sql(count)
    acknowledged = False
    try:
        acknowledged = step(lines, table, lambda moves: moves[0])["ok"]
    except (Closed, OSError):
        pass
    check(not acknowledged, "from that moment nothing is acknowledged")
    check(wait_for(lambda: not any(healthy(server) for server in servers), 5), "all who can't use it step aside")
    equal(older.sql(count), before, "and nothing was written")
    refused = store(older.address())
    check(not refused.port and f"schema {version + 8}" in refused.said(), "nor is one started", refused.said())
    refused.end()
    older.sql(f"DELETE FROM borgo WHERE version = {version + 8}")
    check(wait_for(lambda: all(healthy(server) for server in servers)), "when it is taken back, they come back by themselves", servers[0].said()[-600:])
    check(wait_for(lambda: log_at(servers[1], table) == log), "with the table as it was", log)


def main():
    database = Database(synchronous_commit="on", fsync="off")
    servers = []
    try:
        older, server, _ = test_older(database)
        servers.append(server)
        lines, table, second, new = test_newer(older, server)
        servers.append(second)
        test_unreadable(older, table, new)
        test_over(older, lines, table, servers)
        result = tap.borgo("rerun", "--store", older.address())
        check(result.returncode == 0 and "Different: 0." in result.stdout, "all that is stored comes out the same", result)
    finally:
        for each in servers:
            equal(each.end(), 0, "it ends in good order")
        database.close()
    tap.done()


main()
