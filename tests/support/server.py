"""A running `borgo serve` for tests, and people who play at it: each ends what it started."""
import hashlib
import http.client
import json
import os
import re
import signal
import subprocess
import tempfile

import tap
import websocket


class Server:
    """`borgo serve` on a free port, or a given one, with a store of its own, which is deleted at the end unless it is given."""

    def __init__(self, *words, store=None, port=0, program=None, **changes):
        self.folder = None if store else tempfile.TemporaryDirectory()
        self.store = store or os.path.join(self.folder.name, "borgo.db")
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen([program or tap.BORGO, "serve", "--no-open", "--port", str(port), "--store", self.store, *words],
                                        stdout=subprocess.PIPE, stderr=self.errors, text=True, env=tap.environment(**changes))
        self.line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", self.line)
        self.port = int(found[1]) if found else 0

    def open(self, **more):
        return websocket.Line("127.0.0.1", self.port, **more)

    def ask(self, path="/", method="GET", body=None, **headers):
        """Status, headers (names in lower case) and body; a JSON one as what it says."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        data = json.dumps(body) if isinstance(body, dict) else body
        if isinstance(body, dict):
            headers.setdefault("Content_Type", "application/json")
        connection.request(method, path, data, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        head, text = {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        connection.close()
        return answer.status, head, json.loads(text) if head.get("content-type") == "application/json" else text

    def figure(self, name):
        """One of /metrics."""
        found = re.search(rf"^borgo_{re.escape(name)} (\S+)$", self.ask("/metrics")[2].decode(), re.MULTILINE)
        return float(found[1]) if found else None

    def said(self):
        """What it wrote on standard error."""
        self.errors.seek(0)
        return self.errors.read()

    def end(self, how=signal.SIGTERM, wait=30):
        """Its exit code."""
        self.process.send_signal(how)
        try:
            self.process.wait(timeout=wait)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        return self.process.returncode


def seal(seat, commitment, number):
    return hashlib.blake2b(b"borgo seal\0" + bytes([seat]) + bytes.fromhex(commitment) + number, digest_size=32).hexdigest()


def key():
    return os.urandom(16).hex()


def begin(lines, game="sunrise-lane", computers=(), **members):
    """Everybody says hello, sits down at a new table, enters it and seals and opens a number; computers of these levels sit behind
    them. The table's name."""
    for number, line in enumerate(lines):
        line.ask(do="hello", key=key(), name=f"Player {number}")
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in lines[1:]), *({"kind": "computer", "level": level} for level in computers)]
    table = lines[0].ask(do="create", game=game, seats=seats, **members)["table"]
    for seat, line in enumerate(lines):
        if seat:
            line.ask(do="join", table=table, seat=seat)
        line.ask(do="enter", table=table)
    lines[0].ask(do="start", table=table)
    commitment = lines[0].ask(do="look", table=table)["info"]["pact"]["commitment"]
    numbers = [os.urandom(32) for _ in lines]
    for seat, line in enumerate(lines):
        line.ask(do="seal", table=table, seal=seal(seat, commitment, numbers[seat]))
    for seat, line in enumerate(lines):
        line.ask(do="reveal", table=table, number=numbers[seat].hex())
    return table


def step(lines, table, choose):
    """Somebody who may moves: the answer, or None when nobody may."""
    for seat, line in enumerate(lines):
        moves = line.ask(do="moves", table=table).get("moves", {}).get(str(seat))
        if moves:
            return line.ask(do="move", table=table, move=choose(moves))
    return None
