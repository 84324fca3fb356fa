"""How long play stops when a server is lost: from the mishap to the first acknowledged move, at each table the lost server had, by clients
that come again as the page does. What is allowed is three seconds, also on a machine where work takes twice as long as it would alone. Where
it is busier than that, the part that is work and not waiting may last as much longer as work did at that very moment, and a few
syncs longer. Both are said."""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ALLOWED, WAITING = 3.0, 2.1  # seconds; what of them is waiting by design (decision 14), which no machine makes longer
BUSY = 2.0                   # how many times slower than alone makes no difference yet
SYNCS = 4                    # that come one after the other: giving up, a name, the move, and the one before it


class Pulse:
    """The machine's own slowness, measured beside."""

    def __init__(self, folder):
        self.file = open(os.path.join(folder, "pulse"), "w+", encoding="utf-8")
        self.process = subprocess.Popen([sys.executable, os.path.join(HERE, "pulse.py"), folder], stdin=subprocess.PIPE, stdout=self.file)
        self.beats = []

    def end(self):
        self.process.stdin.close()
        self.process.wait()
        self.file.seek(0)
        self.beats = [tuple(float(word) for word in line.split()) for line in self.file]
        self.file.close()

    def between(self, begin, end):
        """How many times slower than alone, and seconds of a sync, on average."""
        found = [beat for beat in self.beats if begin <= beat[0] <= end + 0.3] or [beat for beat in self.beats if beat[0] >= begin][:1]
        return sum(beat[1] for beat in found) / len(found), sum(beat[2] for beat in found) / len(found) / 1000


class Mishap:
    """What happened to whom and when; and the tables that were there, with those who played at them."""

    def __init__(self, what, at, players):
        self.what, self.at, self.players = what, at, players
        self.from_then = at  # a database that is stopped is waited for


def silence_ends(acks, at):
    """When the longest silence ended that had begun by then: answers that were under way still come."""
    times = sorted(acks)
    best = None
    for before, after in zip([0, *times], times):
        if before <= at + 0.3 and after > at and (best is None or after - max(before, at) > best[1] - max(best[0], at)):
            best = before, after
    return best and best[1]


class Wait:
    """One table's, after one mishap."""

    def __init__(self, mishap, end, pulse):
        self.what, self.seconds = mishap.what, max(0.0, end - mishap.from_then)
        self.slow, self.sync = pulse.between(mishap.at, end)
        self.allowed = ALLOWED + (ALLOWED - WAITING) * max(0, self.slow - BUSY) + SYNCS * self.sync

    def __str__(self):
        return (f"{self.what}: {self.seconds:.2f} s, allowed {self.allowed:.2f} (work took {self.slow:.1f} times as long as alone, "
                f"a sync {1000 * self.sync:.0f} ms)")


def waits(mishaps, pulse):
    """All that can be judged, and how many can't: the next mishap came before three seconds were over, and before play went on."""
    found, overtaken = [], 0
    for mishap, following in zip(mishaps, [*mishaps[1:], None]):
        for player in mishap.players:
            end = silence_ends([ack[-1] for ack in player.acks], mishap.at)
            limit = following.at if following else float("inf")
            if end is None or (end > limit and limit - mishap.from_then < ALLOWED):
                overtaken += 1
            else:
                found.append(Wait(mishap, end, pulse))
    return found, overtaken


def tell(found, overtaken):
    """A line for each kind of mishap, ready for docs/measurements.md."""
    for what in sorted({wait.what for wait in found}):
        mine = sorted((wait for wait in found if wait.what == what), key=lambda wait: wait.seconds)
        half, most = mine[len(mine) // 2], mine[-1]
        print(f"# | {what} | {len(mine)} tables | half within {half.seconds:.2f} s | all within {most.seconds:.2f} s | "
              f"{sum(wait.seconds > ALLOWED for wait in mine)} over {ALLOWED:.0f} s | work at most {max(wait.slow for wait in mine):.1f} times slower |")
    print(f"# {len(found)} times a table lost its server and was played at again; {overtaken} times the next mishap came before that")
