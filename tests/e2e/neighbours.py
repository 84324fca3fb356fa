"""Two servers over one database: what an address may do at all of them together. Whoever guesses at invitations gets no more of them by
asking several servers, nor by having a whole network of IPv6.

    neighbours.py BORGO
"""
import os
import sys
import time

import tap
from database import Database
from tap import check

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
from server import Server, key  # noqa: E402

A_MINUTE = 20


def line_from(server, address):
    return server.open(headers={"X-Forwarded-For": address})


def guess(line, words):
    return line.ask(do="look", table=words).get("code")


def count_guesses(servers, addresses, tries):
    """How many are heard, one server and one address after the other."""
    lines = [line_from(server, address) for server in servers for address in addresses]
    heard = sum(guess(lines[i % len(lines)], f"no-such-{1000 + i}") == "unknown" for i in range(tries))
    for line in lines:
        line.close()
    return heard


def main():
    database = Database(fsync="off")
    servers = [Server("--requests", "0", "--proxy", "127.0.0.1", store=database.address()) for _ in range(3)]
    try:
        keeper = line_from(servers[0], "203.0.113.1")
        keeper.ask(do="hello", key=key(), name="Keeper")
        table = keeper.ask(do="create", game="shibuya", seats=[{"kind": "me"}, {"kind": "open"}])["table"]
        began = time.monotonic()
        heard = count_guesses(servers, ["203.0.113.9"], 90)
        allowed = A_MINUTE + (time.monotonic() - began) * A_MINUTE / 60 + 1
        check(A_MINUTE - 1 <= heard <= allowed, f"three servers hear {A_MINUTE} wrong invitations of an address together", (heard, allowed))
        for number, server in enumerate(servers):
            line = line_from(server, "203.0.113.9")
            check(guess(line, table) == "limit", f"server {number + 1} doesn't even say whether a right one is", guess(line, table))
            line.close()
        check(guess(line_from(servers[1], "203.0.113.10"), table) is None, "another address isn't troubled")
        began = time.monotonic()
        heard = count_guesses(servers[:1], [f"2001:db8:1:2::{i:x}" for i in range(1, 9)], 60)
        allowed = A_MINUTE + (time.monotonic() - began) * A_MINUTE / 60 + 1
        check(heard <= allowed, "one network of IPv6 is one address", (heard, allowed))
        before = database.sql("SELECT count(*) FROM guesses")[0][0]
        check(before == "2", "what is kept of it is a number", database.sql("SELECT * FROM guesses"))
    finally:
        for server in servers:
            server.end()
        database.close()
    tap.done()


main()
