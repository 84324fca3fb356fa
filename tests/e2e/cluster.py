"""Three servers over one database behind HAProxy, as in docs/hosting.md, with people who play at all of them: servers are killed, paused,
cut off the database and replaced, the database is stopped, at random. Afterwards all that everybody was told is compared with what is
stored: every acknowledged move is there once, every stream of events is the journal's without a gap, and nobody was told something older
than what somebody else knew already.

    cluster.py BORGO [SECONDS [TABLES [SEED [OLDER]]]]      OLDER: another version of the program, which is started as often
"""
import collections
import json
import os
import random
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import tap
from database import Database, free_port
from tap import check, equal

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
import takeover  # noqa: E402
from server import Server  # noqa: E402
from tables import GAMES, Table  # noqa: E402
from websocket import Closed, Line, Refused  # noqa: E402

SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 40
TABLES = int(sys.argv[3]) if len(sys.argv) > 3 else 8
SEED = sys.argv[4] if len(sys.argv) > 4 else str(int(time.time()))
PROGRAMS = [tap.BORGO, *(word for word in sys.argv[5:6] if word != "-v")]
SERVERS, PATIENCE = 3, 8  # seconds a client waits for an answer, as the page does
# Seconds that people think: many tables are played at, but not so fast that the machine, which is the clients' too, has no time left.
THINK = max(0, TABLES / 200 - 0.1)
WORK = tempfile.TemporaryDirectory()


class Member:
    """A server, with a line to the database that can be cut, always at the same port."""

    def __init__(self, database, number):
        self.database, self.newest = database, str(number)
        self.cutter = subprocess.Popen([sys.executable, os.path.join(tap.ROOT, "tests", "support", "cutter.py"), str(database.port)],
                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.line_port = int(self.cutter.stdout.readline())
        self.port, self.server, self.said, self.codes = free_port(), None, "", []
        self.start()

    def start(self):
        for _ in range(100):
            if self.server:
                self.newest = self.database.sql("SELECT max(id) + 1 FROM processes")[0][0]
            self.server = Server("--requests", "0", "--connections", "0", "--tables", "10000", "--threads", "1", "--log",
                                 store=self.database.address(self.line_port), port=self.port, program=random.choice(PROGRAMS))
            if self.server.port:
                return
            self.end(signal.SIGTERM)
            time.sleep(0.2)
        raise RuntimeError(f"a server doesn't start: {self.said}")

    def end(self, how):
        code = self.server.end(how)
        self.said += self.server.said()
        self.server.errors.close()
        return code

    def process(self):
        """The number by which the database knows it."""
        return (re.findall(r" process=(\d+)", self.server.said()) or [self.newest])[-1]  # older ones don't say the first

    def cut(self, word):
        self.cutter.stdin.write(word + "\n")
        self.cutter.stdin.flush()

    def close(self):
        self.codes.append(self.end(signal.SIGTERM))
        self.cutter.stdin.close()
        self.cutter.wait()
        self.cutter.stdout.close()


class Front:
    """HAProxy before all of them, as it is recommended, but for the addresses."""

    def __init__(self, members):
        self.port = free_port()
        config = os.path.join(WORK.name, "haproxy.cfg")
        with open(os.path.join(tap.ROOT, "hosting", "haproxy.cfg"), encoding="utf-8") as file:
            text = re.sub(r"bind .*", f"bind 127.0.0.1:{self.port}", file.read()).replace("borgo.example.org", "127.0.0.1")
        text = re.sub(r"\n    server .*", "", text)
        with open(config, "w", encoding="utf-8") as file:
            file.write(text + "".join(f"    server s{i} 127.0.0.1:{member.port}\n" for i, member in enumerate(members)))
        haproxy = shutil.which("haproxy") or "/usr/sbin/haproxy"
        self.process = subprocess.Popen([haproxy, "-db", "-f", config], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def close(self):
        self.process.terminate()
        self.process.wait()


class Told:
    """What somebody heard on one line about one table: events and the moves that came with them, from a number on."""

    def __init__(self, seat, number):
        self.seat, self.from_number, self.events = seat, number, []


class Player(Table):
    """Two people who note all they are told, each over a line of their own, and somebody who watches."""

    def __init__(self, place, game, seed):
        super().__init__(place, game, seed)
        self.keys.append(f"{self.random.getrandbits(128):032x}")
        self.acks, self.streams, self.looks = [], collections.defaultdict(list), []
        self.tables, self.silences = [], []
        self.next_pause, self.thinks = 0, False
        self.greetings, self.troubles = [], []  # when they were answered and after how long; when a line was lost, and how

    def pause(self):
        """As long as the page waits before it comes again (web/src/online/line.ts)."""
        self.troubles.append((time.monotonic(), repr(sys.exc_info()[1])))
        self.next_pause = min(2 * self.next_pause, 1) if self.next_pause else 0.3
        time.sleep(self.next_pause * self.random.uniform(0.5, 1))

    def think(self):
        """Until they have an idea, or a line ends."""
        until, heard = time.monotonic() + self.random.uniform(0, 2 * THINK), []
        while self.thinks and (left := until - time.monotonic()) > 0:
            ready = select.select([line.socket for line in self.lines if line not in heard], [], [], left)[0]
            heard += [line for line in self.lines if line.socket in ready]
            if any(not each.recv(1, socket.MSG_PEEK) for each in ready):
                raise Closed()

    def move(self, seat):
        if THINK and not self.pending[seat]:
            self.think()
        return super().move(seat)

    def connect(self):
        self.thinks = False
        for line in self.lines:
            line.close()
        self.lines = []
        for seat in range(len(self.keys)):
            self.lines.append(self.open(seat))
        self.hearing = {}
        for seat, key in enumerate(self.keys):
            asked = time.monotonic()
            self.ask(seat, do="hello", key=key, name=f"Seat {seat}")
            self.greetings.append((time.monotonic(), time.monotonic() - asked))
            if self.table:
                self.enter(seat)
            self.next_pause = 0

    def open(self, seat):
        asked = time.monotonic()
        try:
            return Line("127.0.0.1", self.place.port, timeout=PATIENCE)
        except (OSError, Refused):
            if time.monotonic() > asked + PATIENCE - 1:
                self.silences.append((asked, self.table, seat, "to open a line"))
            raise

    def enter(self, seat):
        asked = time.monotonic()
        answer = super().enter(seat)
        if answer["ok"]:
            told = Told(seat if seat < 2 else "watch", answer["number"])
            self.hearing[seat] = told
            self.streams[self.table].append(told)
            self.looks.append((self.table, asked, answer["number"]))
        return answer

    def ask(self, seat, **request):
        while True:
            line = self.lines[seat]
            asked = time.monotonic()
            try:
                answer = line.ask(**request)
            except TimeoutError:
                self.silences.append((asked, self.table, seat, request))
                raise
            for push in line.pushes:
                if push.get("push") == "event" and push["table"] == self.table and seat in self.hearing:
                    self.hearing[seat].events.append(push)
            line.pushes.clear()
            if answer.get("code") == "limit":
                time.sleep(answer["wait"] / 1000)
                continue
            if request.get("do") == "enter" and seat in self.hearing:
                del self.hearing[seat]
            return answer

    def sit_down(self):
        super().sit_down()
        if self.table:
            self.tables.append(self.table)
            self.enter(2)

    def acknowledged(self, seat, number):
        move, self.thinks = self.pending[seat], True
        self.acks.append((self.table, seat, move["move"], move["client"], number, self.asked[seat], time.monotonic()))

    def step(self):
        super().step()
        if self.lines:
            self.ask(2, do="hello", lang="en")  # hears what was told meanwhile


class Chaos:
    """One mishap after the other."""

    def __init__(self, members, database, players, chance):
        self.members, self.database, self.players, self.chance = members, database, players, chance
        self.story = []

    def note(self, what, member):
        """Who played at tables of a server that is harmed; of all, where the database is."""
        held = {row[0] for row in self.database.sql(f"SELECT of_table FROM leases WHERE holder = {member.process()}")} if member else None
        players = [player for player in self.players if player.table and (held is None or player.table in held)]
        self.story.append(takeover.Mishap(what, time.monotonic(), players))

    def kill(self, member, seconds):
        member.end(signal.SIGKILL)
        time.sleep(seconds)
        member.start()

    def replace(self, member, _):
        member.codes.append(member.end(signal.SIGTERM))
        member.start()

    def hang(self, member, seconds):
        member.server.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        member.server.process.send_signal(signal.SIGCONT)

    def cut(self, member, seconds):
        member.cut("cut")
        time.sleep(seconds)
        member.cut("mend")

    def stop_database(self, seconds):
        self.database.stop(self.chance.choice((signal.SIGINT, signal.SIGQUIT)))
        time.sleep(seconds)
        self.database.start()
        self.story[-1].from_then = time.monotonic()

    def busiest(self):
        """Who has most tables."""
        rows = self.database.sql("SELECT holder, count(*) FROM leases GROUP BY holder")
        counts = {holder: int(count) for holder, count in rows}
        return max(self.members, key=lambda member: counts.get(member.process(), 0))

    def do(self, what, seconds, member=None):
        member = None if what == "database restarted" else member or self.chance.choice(self.members)
        self.note(what, member)
        if not member:
            self.stop_database(seconds)
        else:
            {"killed": self.kill, "replaced": self.replace, "paused": self.hang, "cut off": self.cut}[what](member, seconds)

    def run(self, until):
        """Each kind once, with time to see what becomes of it; then any, at any moment."""
        for what in ("killed", "paused", "cut off", "database restarted"):
            self.do(what, 0.3 if what.startswith("database") else 3, self.busiest())
            time.sleep(3.5 if what.startswith("database") else 0.5)
        kinds = ("killed", "paused", "cut off", "replaced", "killed", "database restarted")
        while time.monotonic() < until:
            time.sleep(self.chance.choice((0.5, 1, 2, 3.5)))
            what = self.chance.choice(kinds)
            if what == kinds[-1] and any(mishap.what == what for mishap in self.story[-6:]):
                what = "paused"
            self.do(what, self.chance.uniform(0, 1.5 if what == kinds[-1] else 4))
        return self.story


# What must fit together.

def journal(database):
    """Events by table, as they are stored."""
    events = collections.defaultdict(list)
    rows = database.sql("SELECT of_table, number, encode(convert_to(body, 'UTF8'), 'hex') FROM events ORDER BY of_table, number")
    for table, number, body in rows:
        events[table].append(json.loads(bytes.fromhex(body)))
        if len(events[table]) != int(number):
            events[table].append({"what": "gap"})
    return events


def check_acknowledged(players, events):
    wrong = []
    for player in players:
        for table, seat, move, client, number, _, _ in player.acks:
            event = events[table][number - 1] if number <= len(events[table]) else None
            if not event or (event["what"], event.get("seat"), event.get("move"), event.get("client")) != ("move", seat, move, client):
                wrong.append((table, number, seat, move, client, event))
    count = sum(len(player.acks) for player in players)
    check(not wrong, f"{count} acknowledged moves are where they were said to be", wrong[:3])
    return count


def check_once(events):
    twice = []
    for table, list_ in events.items():
        names = collections.Counter((event["seat"], event["client"]) for event in list_ if event["what"] == "move" and "client" in event)
        twice += [(table, name) for name, count in names.items() if count > 1]
    check(not twice, "no move is there twice", twice[:3])


def check_streams(players, events):
    """Numbers without gaps, each event the journal's, and the same for everybody with the same eyes."""
    wrong, heard, seen = [], 0, {}
    for player in players:
        for table, streams in player.streams.items():
            for told in streams:
                number = told.from_number
                for push in told.events:
                    number += 1
                    heard += 1
                    stored = events[table][push["number"] - 1] if push["number"] <= len(events[table]) else None
                    if push["number"] != number or not stored or push.get("seat") != stored.get("seat"):
                        wrong.append((table, told.seat, number, push["number"], push["what"], stored and stored["what"]))
                        break
                    happened = json.dumps(push.get("status", {}).get("happened"))
                    if seen.setdefault((table, told.seat, number), happened) != happened:
                        wrong.append((table, told.seat, number, happened, seen[table, told.seat, number]))
    check(not wrong, f"{heard} events were told in the order of the journal", wrong[:3])
    return heard


def check_order(players):
    """What was acknowledged before something else was asked comes before it, and is known to whoever looks."""
    wrong = []
    for player in players:
        for i, (table, _, _, _, number, asked, _) in enumerate(player.acks):
            for other, _, _, _, before, _, acknowledged in player.acks[max(0, i - 50):i]:
                if other == table and acknowledged < asked and before >= number:
                    wrong.append((table, before, number))
        for table, asked, number in player.looks:
            known = max((n for other, _, _, _, n, _, acknowledged in player.acks if other == table and acknowledged < asked), default=0)
            if known > number:
                wrong.append((table, "looked", number, "known", known))
    check(not wrong, "nobody is told anything older than what was known", wrong[:3])


def check_takeover(mishaps, players, pulse):
    found, overtaken = takeover.waits(mishaps, players, pulse)
    late = [str(wait) for wait in found if wait.seconds > wait.allowed]
    check(found and not late, f"play went on within three seconds, or as much later as the machine was slow, {len(found)} times", late[:5])
    if late and "-v" in sys.argv:
        worst = max(found, key=lambda wait: wait.seconds - wait.allowed)
        print("#", worst, "".join(f"\n#     {at - worst.at:.2f} {how[:150]}" for at, how in worst.player.troubles if -1 < at - worst.at < worst.seconds + 1))
    for wait in found:
        if wait.seconds > takeover.ALLOWED or "-v" in sys.argv:
            print(f"# {wait}")
    takeover.tell(found, overtaken)


def main():
    chance = random.Random(SEED)
    database = Database(shared_buffers="64MB")
    members = [Member(database, i + 1) for i in range(SERVERS)]
    front, pulse = Front(members), takeover.Pulse(WORK.name)
    players = [Player(front, GAMES[i % len(GAMES)], f"{SEED} {i}") for i in range(TABLES)]
    try:
        for player in players:
            player.start()
        time.sleep(3)
        story = Chaos(members, database, players, chance).run(time.monotonic() + SECONDS)
        time.sleep(4)
        pulse.end()
        for player in players:
            player.ending.set()
        for player in players:
            player.join(timeout=60)
        check(not any(player.is_alive() for player in players), "everybody is done", [p.table for p in players if p.is_alive()])
        check(not any(player.wrong for player in players), "each move there once", [player.wrong[:2] for player in players if player.wrong][:3])
        events = journal(database)
        count = check_acknowledged(players, events)
        check_once(events)
        check_streams(players, events)
        check_order(players)
        check_takeover(story, players, pulse)
        check(count > SECONDS, "there was a load", count)
        result = tap.borgo("rerun", "--store", database.address())
        check(result.returncode == 0 and "Different: 0." in result.stdout, "all stored games come out the same", result)
        print("# seed", SEED, "games", sum(player.games for player in players), "moves", count, "mishaps", len(story))
        begin = story[0].at
        for player in players:
            for asked, table, seat, request in player.silences:
                print(f"# no answer: {asked - begin:.1f} s {table} {seat} {request}")
        if "-v" in sys.argv:
            for mishap in story:
                print(f"# {mishap.at - begin:.1f} {mishap.what}, {len(mishap.players)} tables")
    finally:
        for member in members:
            member.close()
        front.close()
        equal({code for member in members for code in member.codes}, {0}, "whoever is asked to stop does so in good order")
        if tap.failures:
            for member in members:
                print("\n".join(f"# {line}" for line in member.said.splitlines() if "what=open" not in line and "what=close" not in line)[-6000:])
        database.close()
        WORK.cleanup()
    tap.done()


main()
