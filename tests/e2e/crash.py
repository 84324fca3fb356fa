"""A real server under load, killed twenty times, and with disks and clocks that fail: every acknowledged move is there, once, every
game goes on, and what could not be stored was said so.

    crash.py BORGO TROUBLE [KILLS]    TROUBLE is the library of tests/support/trouble.c
"""
import os
import random
import signal
import struct
import sys
import tempfile
import threading
import time

import tap
from tap import check, equal

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
import server as support  # noqa: E402
from websocket import Closed, Line, Refused  # noqa: E402

GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
LOST = (Closed, Refused, OSError, AssertionError)
TROUBLE = os.path.abspath(sys.argv[2])
KILLS = int(sys.argv[3]) if len(sys.argv) > 3 else 20
WORK = tempfile.TemporaryDirectory()
YEAR = 365 * 86400 * 1000


class Place:
    """A server that is started again with the same store, and a disk and a clock that can be made to fail."""

    def __init__(self, name):
        self.store, self.trouble = (os.path.join(WORK.name, name + end) for end in (".db", ".trouble"))
        self.said = ""
        self.set()
        self.start()

    def set(self, slow=0, failing=0, ahead=0):
        with open(self.trouble, "r+b" if os.path.exists(self.trouble) else "wb") as file:
            file.write(struct.pack("=qqq", slow, failing, ahead))

    def start(self):
        options = os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"
        self.server = support.Server("--requests", "0", "--tables", "10000", "--log", store=self.store, LD_PRELOAD=TROUBLE, BORGO_TROUBLE=self.trouble,
                                     ASAN_OPTIONS=options)
        assert self.server.port, f"it didn't start: {self.server.said()}"
        self.port = self.server.port

    def end(self, how=signal.SIGTERM):
        code = self.server.end(how)
        self.said += self.server.said()
        self.server.errors.close()
        return code

    def kill(self):
        self.end(signal.SIGKILL)

    def health(self):
        return self.server.ask("/healthz")[0]


class Table(threading.Thread):
    """Two people at a table, who play on whatever happens, and remember what was acknowledged."""

    def __init__(self, place, game, seed):
        super().__init__(daemon=True)
        self.place, self.game, self.random = place, game, random.Random(seed)
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
        self.lines = [Line("127.0.0.1", self.place.port) for _ in self.keys]
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
            if pact["phase"] == "sealing":
                self.ask(seat, do="seal", table=self.table, seal=support.seal(seat, pact["commitment"], number))
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


def play(place, copies=1):
    tables = [Table(place, game, f"{game} {copy}") for game in GAMES for copy in range(copies)]
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


def rerun(place):
    result = tap.borgo("rerun", "--store", place.store)
    check(result.returncode == 0 and "Different: 0." in result.stdout, "all stored games come out the same", result)


def test_kills():
    place = Place("kills")
    chance = random.Random(7)
    tables = play(place, 2)
    for _ in range(KILLS):
        time.sleep(chance.uniform(0.05, 0.5))
        place.kill()
        place.start()
    time.sleep(1)
    sent = end(tables, f"killed {KILLS} times")
    check(all(table.restarts >= KILLS / 4 for table in tables), "everybody has noticed", [table.restarts for table in tables])
    check(sent > 20 * KILLS, "there was a load", sent)
    equal(place.end(), 0, "it stops in good order")
    rerun(place)


def until(condition, name, seconds=15):
    limit = time.monotonic() + seconds
    while not condition() and time.monotonic() < limit:
        time.sleep(0.05)
    return check(condition(), name)


def progress(tables):
    return sum(len(done) for table in tables for done in table.done) + 1000 * sum(table.games for table in tables)


def test_disk(errno, name):
    """Nothing can be written for a while, then again."""
    place = Place(f"disk-{errno}")
    tables = play(place)
    until(lambda: progress(tables) > 20, f"{name}: they play")
    place.set(failing=errno)
    until(lambda: sum(table.unstored for table in tables) > 8, f"{name}: they are told so")
    until(lambda: place.health() == 503, f"{name}: and so is who asks for its health")
    equal(place.server.ask("/api/tables?which=public")[0], 200, f"{name}: it still answers")
    before = progress(tables)
    time.sleep(0.3)
    check(progress(tables) <= before + len(tables), f"{name}: nothing goes on meanwhile")
    place.set()
    until(lambda: progress(tables) > before + 20, f"{name}: then it goes on")
    until(lambda: place.health() == 200, f"{name}: and is healthy")
    place.set(failing=errno)
    time.sleep(0.2)
    place.kill()
    place.set()
    place.start()
    before = progress(tables)
    until(lambda: progress(tables) > before + 20, f"{name}: killed meanwhile, it goes on")
    end(tables, name)
    place.end()
    check("unstored" in place.said, f"{name}: the log has it", place.said[-500:])
    rerun(place)


def test_slow():
    """A disk that takes 300 ms for a sync: moves wait for it, nothing else does."""
    place = Place("slow")
    tables = play(place)
    until(lambda: progress(tables) > 10, "a slow disk: they play")
    place.set(slow=300)
    time.sleep(0.5)
    times = []
    for _ in range(10):
        start = time.monotonic()
        place.health()
        times.append(time.monotonic() - start)
        time.sleep(0.05)
    check(sorted(times)[5] < 0.25, "a slow disk: the server itself isn't", times)
    before = progress(tables)
    until(lambda: progress(tables) > before + 4, "a slow disk: they play on, slowly")
    place.kill()
    place.start()
    place.set()
    end(tables, "a slow disk")
    place.end()


def test_clock():
    """The wall clock jumps years ahead and back: no table ends, no game stops."""
    place = Place("clock")
    tables = play(place)
    until(lambda: progress(tables) > 10, "the clock: they play")
    line = Line("127.0.0.1", place.port)
    line.ask(do="hello", key="c" * 32, name="Waits")
    lonely = line.ask(do="create", game="shibuya", seats=[{"kind": "me"}, {"kind": "open"}])["table"]
    line.close()
    for ahead in (5 * YEAR, -5 * YEAR, 0):
        place.set(ahead=ahead)
        time.sleep(0.7)
        before = progress(tables)
        until(lambda: progress(tables) > before + 10, f"the clock {ahead // YEAR} years ahead: they play on")
        status, _, told = place.server.ask(f"/api/look?table={lonely}")
        check(status == 200 and told["info"]["phase"] == "waiting", "and a table where nobody is is still there", told)
    end(tables, "the clock")
    place.end()


test_kills()
test_disk(28, "a full disk")
test_disk(30, "a write-protected disk")
test_slow()
test_clock()
WORK.cleanup()
tap.done()
