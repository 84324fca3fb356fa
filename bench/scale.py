#!/usr/bin/env python3
"""The numbers of docs/scale.md that nobody has measured: what a database does when so many people play, simulated. Servers gather moves and
letters while their last batch is under way, as the store does; the database has so many processors, and one log that is synced for all who
wait for it; whoever sends letters rings a bell that one at a time can ring (NOTIFY). How long things take alone stands in COSTS.

    scale.py            all rows of docs/scale.md
    scale.py --check    that batches behave as they must: nothing is lost, and nobody is faster than the disk
"""
import heapq
import random
import sys

# Milliseconds of a processor, or of the disk: measured by bench/costs.py (the sync by bench/load.py, on a quiet machine).
COSTS = {"batch": 0.414, "event": 0.032, "letters": 0.587, "letter": 0.020, "look": 0.101, "claim": 0.338, "notify": 0.151, "sync": 0.4}
EVENTS = 1.57  # a move: what chance does is an event too; measured likewise
BEATS, LOOKS = 1 / 0.3, 5.0  # a second and server, whatever is played
REQUESTS = 3  # with every move, the move itself included: each goes there and is answered
AT_A_TIME, SEATS, PAUSE, WATCHERS = 0.05, 2.5, 12.0, 1.0  # of all players; at a table; seconds between two moves; at a table
A_SERVER = 2000  # tables, on two cores: measured


class Pool:
    """Processors: whoever comes first is served first."""

    def __init__(self, count):
        self.free = [0.0] * count
        self.used = 0.0

    def serve(self, now, cost):
        start = max(now, heapq.heappop(self.free))
        heapq.heappush(self.free, start + cost)
        self.used += cost
        return start + cost


class Log:
    """One sync at a time; who comes while it runs waits for the next, together."""

    def __init__(self):
        self.busy_until = self.next_until = 0.0

    def sync(self, now):
        if now >= self.busy_until:
            self.busy_until = now + COSTS["sync"]
            self.next_until = self.busy_until
            return self.busy_until
        if self.next_until == self.busy_until:
            self.next_until = self.busy_until + COSTS["sync"]
        if now >= self.busy_until:
            self.busy_until = self.next_until
        return self.next_until


def simulate(moves, servers, cores, afar, seconds=2.0, seed=1):
    """Milliseconds until moves are acknowledged (half, 99 %), how busy the processors are, and how many were."""
    chance, pool, bell, log = random.Random(seed), Pool(cores), Pool(1), Log()
    queue, order = [], 0
    waiting = [([], [0]) for _ in range(servers)]  # moves, letters
    busy = [[False, False] for _ in range(servers)]
    waits, at = [], 0.0
    while at < 1000 * seconds:
        at += chance.expovariate(moves / 1000)
        heapq.heappush(queue, (at, order, "move", chance.randrange(servers), None))
        order += 1

    def begin(now, server, kind):
        nonlocal order
        mine = waiting[server]
        if busy[server][kind] or not (mine[0] if kind == 0 else mine[1][0]):
            return
        busy[server][kind] = True
        if kind == 0:
            batch, mine[0][:] = list(mine[0]), []
            end = log.sync(pool.serve(now, COSTS["batch"] + COSTS["event"] * EVENTS * len(batch)))
        else:
            batch, mine[1][0] = mine[1][0], 0
            asked = batch / (2 * REQUESTS + SEATS + WATCHERS)  # who has a table is remembered for a moment
            end = bell.serve(pool.serve(now, COSTS["letters"] + COSTS["letter"] * batch + COSTS["claim"] * asked), COSTS["notify"])
        heapq.heappush(queue, (end, order, "done", server, (kind, batch)))
        order += 1

    while queue:
        now, _, what, server, more = heapq.heappop(queue)
        if what == "move":
            waiting[server][0].append(now)
            begin(now, server, 0)
            continue
        kind, batch = more
        busy[server][kind] = False
        if kind == 0:
            waits += [now - since for since in batch]
            waiting[server][1][0] += round(len(batch) * afar * (2 * REQUESTS + SEATS + WATCHERS))
            begin(now, server, 1)
        begin(now, server, kind)
    waits.sort()
    pool.used += 1000 * seconds * servers * (BEATS * COSTS["batch"] + LOOKS * COSTS["look"]) / 1000
    return waits[len(waits) // 2], waits[len(waits) * 99 // 100], pool.used / (cores * 1000 * seconds), len(waits)


def row(players, cores, near):
    together = players * AT_A_TIME
    tables = together / SEATS
    moves = tables / PAUSE
    servers = max(2, -(-int(tables) // A_SERVER))
    afar = 0.0 if near else (servers - 1) / servers
    half, most, busy, count = simulate(max(moves, 1), servers, cores, afar, seconds=60.0 if moves < 100 else 2.0)
    print(f"{players:>12,} players: {together:>9,.0f} at a time, {tables:>8,.0f} tables, {moves:>8,.1f} moves/s, {servers:>4} servers, "
          f"{cores:>3} cores of the database, {'near' if near else 'anywhere'}: half {half:.1f} ms, 99 % {most:.1f} ms, processors {100 * busy:.0f} % busy")
    return count


def check():
    for moves in (10, 1000, 5000):
        half, most, busy, count = simulate(moves, 4, 8, 0.75)
        assert half >= COSTS["sync"] and most >= half and 0 < busy < 1, (moves, half, most, busy)
        assert abs(count - 2 * moves) < 6 * (2 * moves) ** 0.5 + 2, (moves, count)
    alone, crowded = simulate(3000, 4, 1, 0.75), simulate(3000, 4, 8, 0.75)
    assert alone[1] > crowded[1], (alone, crowded)
    print("fine")


if sys.argv[1:] == ["--check"]:
    check()
else:
    for players_, cores_, near_ in ((1000, 2, False), (100000, 2, False), (100000, 8, False), (10000000, 32, False), (10000000, 32, True),
                                    (10000000, 64, False)):
        row(players_, cores_, near_)
