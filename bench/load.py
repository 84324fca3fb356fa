#!/usr/bin/env python3
"""How much a server bears: starts `borgo serve` on a store of its own and lets bench/load play at it.

    load.py BORGO LOAD                     2,000 tables at 5,000 moves a second
    load.py BORGO LOAD --tables N --rate N --seconds N
    load.py BORGO LOAD --idle N            so many WebSockets that only are there: memory
    load.py BORGO LOAD --grow PLOT.svg     both, from 100 tables and from 1,000 WebSockets up, as a table and a picture
    --folder F                             the store's folder, on the disk to be measured

Beside each run the disk itself is measured: 4 KiB appended and synced, again and again, just before and just after.
"""
import argparse
import os
import re
import subprocess
import tempfile
import time

GROWTH = (100, 200, 500, 1000, 1500, 2000)
IDLE_GROWTH = (1000, 2500, 5000, 7500, 10000)
LIMIT_MS, LIMIT_MB = 50, 250


class Server:
    """Without the limits that an address has, since all of this comes from one."""

    def __init__(self, borgo, folder):
        self.folder = tempfile.TemporaryDirectory(dir=folder)
        store = os.path.join(self.folder.name, "borgo.db")
        self.process = subprocess.Popen([borgo, "serve", "--no-open", "--port", "0", "--store", store, "--requests", "0",
                                         "--connections", "0", "--tables", "1000000"], stdout=subprocess.PIPE, text=True)
        self.port = re.search(r":(\d+)/", self.process.stdout.readline())[1]

    def megabytes(self):
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6

    def processor(self):
        """Seconds, of all its threads."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            words = file.read().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()


def syncs(folder, seconds=1.0):
    """What the disk does: syncs a second, and milliseconds of half and of 99 % of them."""
    waits = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            os.write(file.fileno(), b"x" * 4096)
            start = time.monotonic()
            os.fdatasync(file.fileno())
            waits.append(1000 * (time.monotonic() - start))
    waits.sort()
    return len(waits) / seconds, waits[len(waits) // 2], waits[len(waits) * 99 // 100]


def play(words, tables, rate, seconds):
    """One run: a row of what came of it."""
    before = syncs(words.folder)
    server = Server(words.borgo, words.folder)
    try:
        result = subprocess.run([words.load, server.port, str(tables), str(rate), str(seconds)], stdout=subprocess.PIPE, text=True, check=True)
        megabytes, processor = server.megabytes(), server.processor()
    finally:
        server.end()
    after = syncs(words.folder)
    moves, a_second, half, most, longest, refused, begun = (float(word) for word in result.stdout.split())
    return {"tables": tables, "rate": rate, "moves": moves, "a_second": a_second, "half": half, "most": most, "longest": longest,
            "refused": refused, "begun": begun, "megabytes": megabytes, "processor": processor, "load": os.getloadavg()[0],
            "syncs": (before[0] + after[0]) / 2, "sync_half": (before[1] + after[1]) / 2, "sync_most": max(before[2], after[2])}


def idle(words, count):
    server = Server(words.borgo, words.folder)
    try:
        empty = server.megabytes()
        client = subprocess.Popen([words.load, server.port, "idle", str(count)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        client.stdout.readline()
        full = server.megabytes()
        client.communicate()
    finally:
        server.end()
    return {"sockets": count, "empty": empty, "megabytes": full}


def say_played(row):
    print(f"{row['tables']} tables, {row['rate']} moves a second wanted: {row['a_second']:.0f} durable moves a second; acknowledged: half in "
          f"{row['half']:.1f} ms, 99 % in {row['most']:.1f} ms, all in {row['longest']:.0f} ms; {row['refused']:.0f} refused; "
          f"{row['megabytes']:.0f} MB, {row['processor']:.1f} s of processor in all; the disk: {row['syncs']:.0f} syncs a second, half in "
          f"{row['sync_half']:.1f} ms, 99 % in {row['sync_most']:.1f} ms; load of the machine {row['load']:.1f}", flush=True)


def say_idle(row):
    print(f"{row['sockets']} idle WebSockets: {row['megabytes']:.0f} MB ({row['empty']:.0f} MB without any)", flush=True)


# The picture: three little diagrams, one above the other.

WIDTH, HEIGHT, LEFT, TOP = 560, 150, 64, 34


def diagram(top, title, points, limit, unit, below):
    """Lines of (name, colour, [(x, y)…]), with a line for the limit."""
    most_x = max(x for _, _, line in points for x, _ in line)
    most_y = 1.15 * max([limit, *(y for _, _, line in points for _, y in line)])

    def place(x, y):
        return LEFT + x / most_x * WIDTH, top + TOP + HEIGHT - y / most_y * HEIGHT

    lines = [f'<text x="{LEFT}" y="{top + 20}" class="title">{title}</text>',
             f'<path d="M{LEFT} {top + TOP}v{HEIGHT}h{WIDTH}" class="axis"/>']
    for x in sorted({x for _, _, line in points for x, _ in line}):
        at, base = place(x, 0)
        lines.append(f'<text x="{at:.0f}" y="{base + 16:.0f}" class="middle">{x:,}</text>')
    lines.append(f'<text x="{LEFT + WIDTH:.0f}" y="{top + TOP + HEIGHT + 32}" class="end">{below}</text>')
    _, y = place(0, limit)
    lines.append(f'<path d="M{LEFT} {y:.1f}h{WIDTH}" class="limit"/><text x="{LEFT - 6}" y="{y + 4:.1f}" class="end">{limit:,} {unit}</text>')
    for number, (name, colour, line) in enumerate(points):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in line))
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in (place(*point) for point in line)]
        lines.append(f'<text x="{LEFT + WIDTH - 4}" y="{top + 20 + 15 * number}" class="end" style="fill:{colour}">{name}</text>')
    return "\n".join(lines)


def draw(path, played, idled):
    moves = [("moves a second", "#1f6f8b", [(row["tables"], row["a_second"]) for row in played])]
    waits = [("half", "#1f6f8b", [(row["tables"], row["half"]) for row in played]),
             ("99 %", "#b5482f", [(row["tables"], row["most"]) for row in played])]
    memory = [("megabytes", "#1f6f8b", [(row["sockets"], row["megabytes"]) for row in idled])]
    parts = [diagram(0, "Durable moves a second", moves, 5000, "", "live tables"),
             diagram(230, "Until a move is acknowledged", waits, LIMIT_MS, "ms", "live tables"),
             diagram(460, "Memory of idle WebSockets", memory, LIMIT_MB, "MB", "WebSockets")]
    style = ("text{font:12px sans-serif;fill:#333}.title{font-weight:bold}.middle{text-anchor:middle}.end{text-anchor:end}"
             "polyline{stroke-width:2}.axis{fill:none;stroke:#666}.limit{stroke:#b5482f;stroke-dasharray:4 4}")
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} 690" width="{LEFT + WIDTH + 30}" height="690">'
            f'<style>{style}</style><rect width="100%" height="100%" fill="#fff"/>\n' + "\n".join(parts) + "\n</svg>\n")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def grow(words):
    played, idled = [], []
    for tables in GROWTH:
        played.append(play(words, tables, words.rate, words.seconds))
        say_played(played[-1])
    for count in IDLE_GROWTH:
        idled.append(idle(words, count))
        say_idle(idled[-1])
    draw(words.grow, played, idled)


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("borgo")
    reader.add_argument("load")
    reader.add_argument("--tables", type=int, default=2000)
    reader.add_argument("--rate", type=int, default=5000)
    reader.add_argument("--seconds", type=int, default=10)
    reader.add_argument("--idle", type=int)
    reader.add_argument("--grow")
    reader.add_argument("--folder", default=".")
    words = reader.parse_args()
    if words.grow:
        grow(words)
    elif words.idle:
        say_idle(idle(words, words.idle))
    else:
        say_played(play(words, words.tables, words.rate, words.seconds))


main()
