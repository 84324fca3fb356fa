"""A real server under load, killed twenty times, and with disks and clocks that fail: every acknowledged move is there, once, every
game goes on, and what could not be stored was said so.

    crash.py BORGO TROUBLE [KILLS]    TROUBLE is the library of tests/support/trouble.c
"""
import json
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from hashlib import blake2b

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "support"))
import tap
from tap import check, equal
from websocket import Closed, Line, Refused

GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
LOST = (Closed, Refused, OSError, AssertionError)
TROUBLE = os.path.abspath(sys.argv[2])
KILLS = int(sys.argv[3]) if len(sys.argv) > 3 else 20
WORK = tempfile.TemporaryDirectory()
YEAR = 365 * 86400 * 1000


class Server:
    """One that is started again at the same place with the same store."""

    def __init__(self, name):
        self.store = os.path.join(WORK.name, name + ".db")
        self.trouble = os.path.join(WORK.name, name + ".trouble")
        self.log = os.path.join(WORK.name, name + ".log")
        self.port = 0
        self.set()
        self.start()

    def set(self, slow=0, failing=0, ahead=0):
        with open(self.trouble, "r+b" if os.path.exists(self.trouble) else "wb") as file:
            file.write(struct.pack("=qqq", slow, failing, ahead))

    def start(self):
        options = os.environ.get("ASAN_OPTIONS", "")
        env = tap.environment(LD_PRELOAD=TROUBLE, BORGO_TROUBLE=self.trouble,
                              ASAN_OPTIONS=f"{options}:verify_asan_link_order=0" if options else "verify_asan_link_order=0")
        words = [tap.BORGO, "serve", "--no-open", "--port", str(self.port), "--store", self.store, "--requests", "0", "--log"]
        with open(self.log, "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://[^:]*:(\d+)/", line)
        if not found:
            with open(self.log, encoding="utf-8") as log:
                raise AssertionError(f"it didn't start: {line!r} {log.read()[-500:]}")
        self.port = int(found[1])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        self.process.stdout.close()
        return self.process.wait(timeout=30)

    def get(self, path):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.read().decode()


class Table(threading.Thread):
    """Two people at a table, who play on whatever happens, and remember what was acknowledged."""

    def __init__(self, server, game, seed):
        super().__init__(daemon=True)
        self.server, self.game, self.random = server, game, random.Random(seed)
        self.keys = [f"{self.random.getrandbits(128):032x}" for _ in range(2)]
        self.done = [[], []]         # by seat: moves that were acknowledged
        self.pending = [None, None]  # sent, and nobody has answered
        self.sent = self.games = self.restarts = 0
        self.unstored, self.wrong = 0, []
        self.ending = threading.Event()
        self.lines = []
        self.table = None

    def connect(self):
        for line in self.lines:
            line.close()
        self.lines = [Line("127.0.0.1", self.server.port) for _ in self.keys]
        for seat in range(2):
            self.ask(seat, do="hello", key=self.keys[seat], name=f"Seat {seat}")
            if self.table:
                self.enter(seat)

    def ask(self, seat, **request):
        """Whoever is told to wait does so."""
        while True:
            answer = self.lines[seat].ask(**request)
            self.lines[seat].pushes.clear()
            if answer.get("code") != "limit":
                return answer
            time.sleep(answer["wait"] / 1000)

    def enter(self, seat):
        answer = self.ask(seat, do="enter", table=self.table)
        if not answer["ok"]:
            self.wrong.append(f"enter: {answer}")
        return answer

    def fine(self, answer, what):
        if answer["ok"]:
            return True
        if answer["code"] == "unstored":
            self.unstored += 1
            time.sleep(0.05)
        else:
            self.wrong.append(f"{what}: {answer}")
        return False

    def sit_down(self):
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = self.ask(0, do="create", game=self.game, seats=seats)
        if not self.fine(made, "create"):
            return
        joined = self.ask(1, do="join", table=made["table"])
        if not self.fine(joined, "join"):
            return
        self.done, self.pending, self.table = [[], []], [None, None], made["table"]
        for seat in range(2):
            self.enter(seat)
        self.ask(0, do="start", table=self.table)

    def seal(self, info):
        """Whoever is awaited seals or opens; all again after a restart that has forgotten it."""
        pact = info["pact"]
        for seat in pact["awaited"]:
            number = bytes([seat + 1]) * 32
            message = b"borgo seal\0" + bytes([seat]) + bytes.fromhex(pact["commitment"]) + number
            if pact["phase"] == "sealing":
                self.ask(seat, do="seal", table=self.table, seal=blake2b(message, digest_size=32).hexdigest())
            else:
                self.ask(seat, do="reveal", table=self.table, number=number.hex())

    def move(self, seat):
        """The same move with the same name until it is acknowledged."""
        if not self.pending[seat]:
            moves = self.ask(seat, do="moves", table=self.table)
            mine = moves.get("moves", {}).get(str(seat))
            if not mine:
                return False
            self.sent += 1
            self.pending[seat] = {"move": self.random.choice(mine), "client": f"{self.sent}"}
        answer = self.ask(seat, do="move", table=self.table, **self.pending[seat])
        if not answer["ok"] and answer["code"] == "unstored":
            self.unstored += 1
            time.sleep(0.02)
            return True
        if self.fine(answer, f"move {self.pending[seat]}"):
            self.done[seat].append(self.pending[seat]["move"])
        self.pending[seat] = None
        return True

    def look(self):
        """All that was acknowledged is there, once; what nobody answered is there once or not at all."""
        for seat in range(2):
            log = self.ask(seat, do="log", table=self.table)
            if not log["ok"]:
                if self.done[seat]:
                    self.wrong.append(f"seat {seat}: moves were acknowledged, but there is no game: {log}")
                continue
            found = [move for who, move in log["log"] if who == seat]
            waiting = self.pending[seat]["move"] if self.pending[seat] else None
            if found != self.done[seat] and found != self.done[seat] + [waiting]:
                self.wrong.append(f"{self.table} seat {seat}: acknowledged {self.done[seat][-3:]} + {waiting}, found {found[-3:]}, "
                                  f"{len(self.done[seat])} and {len(found)}")

    def step(self):
        if not self.table:
            self.sit_down()
            return
        info = self.ask(0, do="look", table=self.table)
        if not self.fine(info, "look"):
            return
        info = info["info"]
        if info["phase"] == "waiting":
            self.ask(0, do="start", table=self.table)
        elif info["phase"] == "sealing":
            self.seal(info)
        elif info["phase"] == "playing":
            for _ in range(10):
                self.move(0), self.move(1)
        else:
            self.look()
            self.games += 1
            self.table = None

    def run(self):
        fresh = True
        while not self.ending.is_set():
            try:
                if fresh:
                    self.connect()
                    if self.table:
                        self.look()
                    fresh = False
                self.step()
            except LOST:
                self.restarts += not fresh
                fresh = True
                time.sleep(0.02)
        self.finish()

    def finish(self):
        """What is still pending is sent once more; then all is compared."""
        for _ in range(50):
            try:
                self.connect()
                for seat in range(2):
                    if self.table and self.pending[seat]:
                        self.move(seat)
                if self.table:
                    self.look()
                return
            except LOST:
                time.sleep(0.1)
        self.wrong.append("it was never reached again")


def play(server, copies=1):
    tables = [Table(server, game, f"{game} {copy}") for game in GAMES for copy in range(copies)]
    for table in tables:
        table.start()
    return tables


def end(tables, name):
    for table in tables:
        table.ending.set()
    for table in tables:
        table.join(timeout=60)
    for table in tables:
        check(not table.wrong and not table.is_alive(), f"{name}: {table.game}: {table.sent} moves, each there once", table.wrong[:3])
    return sum(table.sent for table in tables)


def rerun(server):
    result = tap.borgo("rerun", "--store", server.store)
    check(result.returncode == 0 and "Different: 0." in result.stdout, "all stored games come out the same", result)


def test_kills():
    server = Server("kills")
    chance = random.Random(7)
    tables = play(server, 2)
    for _ in range(KILLS):
        time.sleep(chance.uniform(0.05, 0.5))
        server.kill()
        server.start()
    time.sleep(1)
    sent = end(tables, f"killed {KILLS} times")
    check(all(table.restarts >= KILLS / 4 for table in tables), "everybody has noticed", [table.restarts for table in tables])
    check(sent > 20 * KILLS, "there was a load", sent)
    equal(server.stop(), 0, "it stops in good order")
    rerun(server)


def until(condition, name, seconds=15):
    limit = time.monotonic() + seconds
    while not condition() and time.monotonic() < limit:
        time.sleep(0.05)
    return check(condition(), name)


def progress(tables):
    return sum(len(done) for table in tables for done in table.done) + 1000 * sum(table.games for table in tables)


def test_disk(errno, name):
    """Nothing can be written for a while, then again."""
    server = Server(f"disk-{errno}")
    tables = play(server)
    until(lambda: progress(tables) > 20, f"{name}: they play")
    server.set(failing=errno)
    until(lambda: sum(table.unstored for table in tables) > 8, f"{name}: they are told so")
    until(lambda: server.get("/healthz")[0] == 503, f"{name}: and so is who asks for its health")
    equal(server.get("/api/tables?which=public")[0], 200, f"{name}: it still answers")
    before = progress(tables)
    time.sleep(0.3)
    check(progress(tables) <= before + len(tables), f"{name}: nothing goes on meanwhile")
    server.set()
    until(lambda: progress(tables) > before + 20, f"{name}: then it goes on")
    until(lambda: server.get("/healthz")[0] == 200, f"{name}: and is healthy")
    server.set(failing=errno)
    time.sleep(0.2)
    server.kill()
    server.set()
    server.start()
    before = progress(tables)
    until(lambda: progress(tables) > before + 20, f"{name}: killed meanwhile, it goes on")
    end(tables, name)
    with open(server.log, encoding="utf-8") as log:
        check("unstored" in log.read(), f"{name}: the log has it")
    server.stop()
    rerun(server)


def test_slow():
    """A disk that takes 300 ms for a sync: moves wait for it, nothing else does."""
    server = Server("slow")
    tables = play(server)
    until(lambda: progress(tables) > 10, "a slow disk: they play")
    server.set(slow=300)
    time.sleep(0.5)
    times = []
    for _ in range(10):
        start = time.monotonic()
        server.get("/healthz")
        times.append(time.monotonic() - start)
        time.sleep(0.05)
    check(sorted(times)[5] < 0.15, "a slow disk: the server itself isn't", times)
    before = progress(tables)
    until(lambda: progress(tables) > before + 4, "a slow disk: they play on, slowly")
    server.kill()
    server.start()
    server.set()
    end(tables, "a slow disk")
    server.stop()


def test_clock():
    """The wall clock jumps years ahead and back: no table ends, no game stops."""
    server = Server("clock")
    tables = play(server)
    until(lambda: progress(tables) > 10, "the clock: they play")
    line = Line("127.0.0.1", server.port)
    line.ask(do="hello", key="c" * 32, name="Waits")
    lonely = line.ask(do="create", game="shibuya", seats=[{"kind": "me"}, {"kind": "open"}])["table"]
    line.close()
    for ahead in (5 * YEAR, -5 * YEAR, 0):
        server.set(ahead=ahead)
        time.sleep(0.7)
        before = progress(tables)
        until(lambda: progress(tables) > before + 10, f"the clock {ahead // YEAR} years ahead: they play on")
        status, text = server.get(f"/api/look?table={lonely}")
        check(status == 200 and json.loads(text)["info"]["phase"] == "waiting", "and a table where nobody is is still there", text)
    end(tables, "the clock")
    server.stop()


test_kills()
test_disk(28, "a full disk")
test_disk(30, "a write-protected disk")
test_slow()
test_clock()
WORK.cleanup()
tap.done()
