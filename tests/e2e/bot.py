"""The example bot, as it is: two of them play every game to its end at a real server, and the records are right."""
import os
import re
import subprocess
import sys
import tempfile

import tap
from house import House
from tap import check, environment

BOT = os.path.join(tap.ROOT, "examples", "bot.py")
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")


def find_python():
    """One that has websockets. Debian's package is for Debian's own, whichever is first in the path."""
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import websockets"], capture_output=True, check=False).returncode == 0:
            return python
    return None


def start(python, *words):
    return subprocess.Popen([python, BOT, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env=environment(PYTHONDONTWRITEBYTECODE="1"))


def test_games(python, house, folder):
    address = f"http://127.0.0.1:{house.port}/"
    running = []
    for game in tap.few(GAMES):
        records = [os.path.join(folder, f"{game}-{i}.rec") for i in range(2)]
        keeper = start(python, address, "--make", game, "--name", "Robo", "--greedy", "--record", records[0])
        link = keeper.stdout.readline().strip()
        check(re.fullmatch(re.escape(address) + r"#/t/[a-z]+-[a-z]+-\d+", link), f"{game}: the bot says its invitation", link)
        running.append((game, records, keeper, start(python, link, "--record", records[1])))
    for game, records, *bots in running:
        said = [bot.communicate(timeout=100) for bot in bots]
        check([bot.returncode for bot in bots] == [0, 0] and not said[0][1] + said[1][1], f"{game}: played to its end", said)
        texts = [open(record, encoding="utf-8").read() if os.path.exists(record) else "" for record in records]
        check(texts[0] and texts[0] == texts[1], f"{game}: both were given the same record")
        result = tap.borgo("verify", records[0])
        check(result.returncode == 0 and "proved" in result.stdout, f"{game}: it is right, and the deal is proved", result)


def test_refusals(python, house):
    bot = start(python, house.link("amber-mill-421"))
    _, said = bot.communicate(timeout=30)
    check(bot.returncode and "unknown" in said, "a table that isn't there", said)


def test_size():
    with open(BOT, encoding="utf-8") as file:
        lines = file.read().splitlines()
    check(len(lines) < 150, "it is short enough to be read at one sitting", len(lines))


def main():
    python = find_python()
    if check(python, "there is a Python with websockets (Debian: python3-websockets)"):
        house = House()
        with tempfile.TemporaryDirectory() as folder:
            test_games(python, house, folder)
        test_refusals(python, house)
        house.close()
    test_size()
    tap.done()


main()
