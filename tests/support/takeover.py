"""How long play stops when a server is lost: from the mishap to the first acknowledged move, at each table the lost server had, by clients
that come again as the page does. What is allowed is three seconds, on a machine where work takes up to twice as long as it would alone and a
greeting, which needs nothing of what was lost, is answered in 20 ms. Where it is busier than that, the part that is work and not waiting
may last as much longer as work and greetings did at that very moment. All of it is said."""
import bisect
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ALLOWED, WAITING = 3.0, 2.1  # seconds; what of them is waiting by design (decision 14), which no machine makes longer
BUSY = 2.0                   # how many times slower than alone makes no difference yet
ANSWERS, SOON = 14, 0.02     # that a client needs until it has moved again: three lines, three names, three at the table, two logs, the rest


class Pulse:
    """The machine's own slowness, measured beside."""

    def __init__(self, folder):
        self.file = open(os.path.join(folder, "pulse"), "w+", encoding="utf-8")
        self.process = subprocess.Popen([sys.executable, os.path.join(HERE, "pulse.py")], stdin=subprocess.PIPE, stdout=self.file)
        self.beats = []

    def end(self):
        self.process.stdin.close()
        self.process.wait()
        self.file.seek(0)
        self.beats = [tuple(float(word) for word in line.split()) for line in self.file]
        self.file.close()

    def between(self, begin, end):
        """How many times slower than alone, on average."""
        first = bisect.bisect_left(self.beats, (begin,))
        found = self.beats[first:max(first + 1, bisect.bisect_left(self.beats, (end + 0.3,)))] or self.beats[-1:]
        return sum(beat[1] for beat in found) / len(found)


class Mishap:
    """What happened to whom and when; and the tables that were there, with those who played at them."""

    def __init__(self, what, at, players):
        self.what, self.at, self.players = what, at, players
        self.from_then = at  # a database that is stopped is waited for


def silence_ends(acks, at):
    """When the longest silence ended that had begun by then: answers that were under way still come. Moments are in order."""
    begin, end = bisect.bisect_right(acks, at), bisect.bisect_right(acks, at + 0.3) + 1
    mine = acks[begin:end]
    gaps = [(after - before, after) for before, after in zip([at, *mine], mine)]
    return max(gaps)[1] if gaps else None


class Wait:
    """One table's, after one mishap."""

    def __init__(self, mishap, player, end, answer, pulse):
        self.player, self.at = player, mishap.at
        self.what, self.seconds, self.answer = mishap.what, max(0.0, end - mishap.from_then), answer
        self.slow = pulse.between(mishap.at, end)
        self.allowed = ALLOWED + (ALLOWED - WAITING) * max(0, self.slow - BUSY) + ANSWERS * max(0, answer - SOON)

    def __str__(self):
        return (f"{self.what}: {self.seconds:.2f} s, allowed {self.allowed:.2f} (work took {self.slow:.1f} times as long as alone, "
                f"a greeting {1000 * self.answer:.0f} ms)")


def usual_answer(greetings, begin, end):
    """Seconds until a greeting was answered then: half of them were faster."""
    found = sorted(took for at, took in greetings if begin < at < end + 0.1)
    return found[len(found) // 2] if found else 0


def waits(mishaps, players, pulse):
    """All that can be judged, and how many can't: the next mishap came before three seconds were over, and before play went on."""
    found, overtaken, acks = [], 0, {}
    greetings = [greeting for player in players for greeting in player.greetings]
    for mishap, following in zip(mishaps, [*mishaps[1:], None]):
        for player in mishap.players:
            if player not in acks:
                acks[player] = sorted(ack[-1] for ack in player.acks)
            end = silence_ends(acks[player], mishap.at)
            limit = following.at if following else float("inf")
            if end is None or (end > limit and limit - mishap.from_then < ALLOWED):
                overtaken += 1
            else:
                found.append(Wait(mishap, player, end, usual_answer(greetings, mishap.at, end), pulse))
    return found, overtaken


def tell(found, overtaken):
    """A line for each kind of mishap, ready for docs/measurements.md."""
    for what in sorted({wait.what for wait in found}):
        mine = sorted((wait for wait in found if wait.what == what), key=lambda wait: wait.seconds)
        half, most = mine[len(mine) // 2], mine[-1]
        print(f"# | {what} | {len(mine)} tables | half within {half.seconds:.2f} s | all within {most.seconds:.2f} s | "
              f"{sum(wait.seconds > ALLOWED for wait in mine)} over {ALLOWED:.0f} s | work {max(wait.slow for wait in mine):.1f} times slower at most, a greeting {1000 * max(wait.answer for wait in mine):.0f} ms |")
    print(f"# {len(found)} times a table lost its server and was played at again; {overtaken} times the next mishap came before that")
