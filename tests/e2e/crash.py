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
import time

import tap
from tap import check, equal

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
import server as support  # noqa: E402
from tables import end, play  # noqa: E402
from websocket import Line  # noqa: E402

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
