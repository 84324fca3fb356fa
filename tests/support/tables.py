"""Tables that are played at whatever happens to the server, each by two people who remember what was acknowledged."""
import random
import threading
import time

import server as support
from tap import check
from websocket import Closed, Line, Refused

GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
LOST = (Closed, Refused, OSError, AssertionError)


class Table(threading.Thread):
    """Two people at a table, who play on whatever happens, and remember what was acknowledged."""

    def __init__(self, place, game, seed):
        super().__init__(daemon=True)
        self.place, self.game, self.random = place, game, random.Random(seed)
        self.keys = [f"{self.random.getrandbits(128):032x}" for _ in range(2)]
        self.done = [[], []]         # by seat: moves that were acknowledged
        self.pending = [None, None]  # sent, and nobody has answered
        self.asked = [0, 0]          # when that was first sent
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
        if not answer["ok"] and answer["code"] == "unstored":
            raise OSError("nothing can be read")
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
            self.asked[seat] = time.monotonic()
        answer = self.ask(seat, do="move", table=self.table, **self.pending[seat])
        if not answer["ok"] and answer["code"] == "unstored":
            self.unstored += 1
            time.sleep(0.02)
            return True
        if self.fine(answer, f"move {self.pending[seat]}"):
            self.done[seat].append(self.pending[seat]["move"])
            self.acknowledged(seat, answer["number"])
        self.pending[seat] = None
        return True

    def acknowledged(self, seat, number):
        """What is pending has become this event."""

    def look(self):
        """All that was acknowledged is there, once; what nobody answered is there once or not at all."""
        for seat in range(2):
            log = self.ask(seat, do="log", table=self.table)
            if not log["ok"] and log["code"] == "unstored":
                raise OSError("nothing can be read")
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
                self.pause()
        self.finish()

    def pause(self):
        """Before coming again."""
        time.sleep(0.02)

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
