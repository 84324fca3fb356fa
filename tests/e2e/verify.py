"""`borgo verify` from outside: right records, every kind of wrong one, exit codes, JSON. (tests/e2e/dealer.py checks the deals
themselves.)"""
import json
import os
import re
import tempfile

import tap
from tap import borgo, check, equal

folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


def write(name, text):
    with open(path(name), "w" if isinstance(text, str) else "wb", **({"encoding": "utf-8"} if isinstance(text, str) else {})) as file:
        file.write(text)
    return path(name)


def record(name, game, *words, people=True):
    """A finished game, as text; its first seat is somebody's who types, unless there are no people."""
    seat = "human:Anna" if people else "random"
    result = borgo("play", game, "--seat", seat, "--seat", "greedy", *words, "--record", path(name), stdin="1\n" * 6000)
    check(result.returncode == 0, f"a record of {game} {' '.join(words)}", result.stderr)
    with open(path(name), encoding="utf-8") as file:
        return file.read()


def verdict(text, code, says, name):
    """Writes the text as a record and expects this exit code and these words."""
    file = write("changed.borgo", text)
    result, as_json = borgo("verify", file), borgo("verify", "--json", file)
    answer = json.loads(as_json.stdout)
    right = code in (0, 3)
    said = result.stdout if right else result.stderr
    check(result.returncode == as_json.returncode == code and says in said and answer["ok"] == right
          and answer.get("proved", False) == (code == 0), name,
          (result, answer))


def test_right():
    engine = tap.Engine()
    names = [game["name"] for game in engine.ask(do="games")["games"]]
    engine.close()
    for game in names:
        verdict(record(f"{game}.borgo", game), 0, "deal: proved", f"{game}: right and proved")
        verdict(record(f"{game}-seeded.borgo", game, "--seed", "42"), 3, "somebody chose the seed", f"{game}: a chosen seed proves nothing")
    verdict(record("computers.borgo", "sunrise-lane", people=False), 3, "nobody at the table added a number", "computer players prove nothing")
    check("sunrise-lane" in names, "there are games", names)


def test_several(text):
    right, wrong = write("right.borgo", text), write("wrong.borgo", text.replace("over\n", "unfinished\n"))
    equal(borgo("verify", right, right).returncode, 0, "two right records")
    equal(borgo("verify", right, wrong).returncode, 1, "a right and a wrong one")
    unproved = path("computers.borgo")
    equal(borgo("verify", unproved, right).returncode, 3, "a proved and an unproved one")
    equal(borgo("verify", unproved, wrong, right).returncode, 1, "a wrong one is worse than an unproved one")
    equal(borgo("verify", path("nosuch"), wrong, right).returncode, 2, "one that can't be read")
    lines = borgo("verify", "--json", right, wrong, path("nosuch")).stdout.splitlines()
    equal([json.loads(line)["verdict"] for line in lines], ["right", "wrong", "unreadable"], "one JSON object a record")
    answer = json.loads(lines[0])
    check(answer["game"] == "sunrise-lane" and answer["deal"] == "proved" and answer["draws"] == answer["checked"] > 0
          and answer["backs"] == answer["changes"] == answer["attempts"] == [] and answer["rules"] >= 1 and answer["over"] is True
          and len(answer["final"]) == answer["players"] and answer["winners"], "which says what was found", answer)
    equal(borgo("verify").returncode, 2, "no record at all")


def test_wrong(text):
    head, moves = text.split("moves\n", 1)
    chances = [line for line in moves.splitlines() if line.startswith("chance deal")]
    last = chances[-1]
    other = last[:-1] + ("Y" if last[-1] != "Y" else "G")
    cut = moves.rindex(last)
    forged = head + "moves\n" + moves[:cut] + other + moves[cut + len(last):]
    verdict(forged, 1, "", "another last card")
    verdict(text.replace("seed ", "seed 1", 1), 1, "changed.borgo:", "a seed of 65 digits")
    verdict(re.sub(r"\nseed [0-9a-f]", lambda m: "\nseed " + ("0" if m[0][-1] != "0" else "1"), text), 1, "promised", "another seed")
    verdict(re.sub(r"\nhouse [0-9a-f]", lambda m: "\nhouse " + ("0" if m[0][-1] != "0" else "1"), text), 1, "", "another promise")
    verdict(re.sub(r"final (\d+)", r"final 9\1", text), 1, "the moves give 'final", "another result")
    verdict(re.sub(r"winners (\d)", lambda m: f"winners {1 - int(m[1])}", text, count=1), 1, "the moves give 'winners", "another winner")
    verdict(text.replace("game sunrise-lane", "game tic-tac-toe"), 1, "changed.borgo:2: ", "a game that isn't")
    verdict(text.replace("over\n", "0 draw\nover\n"), 1, "the game was over", "a move after the end")
    verdict(text.replace("over\n", "unfinished\n"), 1, "the game is over", "a finished game called unfinished")
    verdict(text.replace("\nend\n", "\n"), 1, "the record stops here", "no end")
    verdict(text + "more\n", 1, "something follows", "something behind the end")
    verdict(text[:len(text) // 2], 1, "changed.borgo:", "half a record")
    verdict(head + "moves\n" + "\n".join(moves.splitlines()[1:]) + "\n", 1, "changed.borgo:", "the first move missing")
    verdict(text.replace("moves\n", "#" + "x" * 1000 + "\nmoves\n"), 1, "longer than", "a line too long")
    verdict(text.encode().replace(b"seat 0 human ", b"seat 0 human \xff\xfe"), 1, "not plain UTF-8", "bytes that are no text")
    verdict("", 2, "not a Borgo record", "nothing")
    verdict(b"\x7fELF\x00\x01\x02", 2, "not a text file", "a binary file")
    verdict(os.urandom(5000).replace(b"\0", b"x"), 2, "not a Borgo record", "random bytes")
    verdict("x" * 20_000_000, 2, "not a text file", "a file too large")
    verdict(text.replace("record 2", "record 99"), 2, "format '99'", "a later format")
    verdict(text.replace("record 2", "record 1"), 2, "old format 1", "an older format")
    verdict(re.sub(r"\nrules ", "\nrules 20", text), 2, "of the rules of sunrise-lane", "later rules")
    verdict(re.sub(r"\n(house|seal|number|seed) .*", "", text), 3, "not checkable", "no dealer: not checkable")
    verdict(re.sub(r"\n(house|seal|number) .*", "", text), 1, "nothing was promised", "a seed without a promise")
    verdict(re.sub(r"\nseed .*", "", text), 1, "expected 'seed HEX'", "a promise without a seed")
    equal(borgo("verify", folder.name).returncode, 2, "a folder")


def test_own_data():
    """The record carries the board it was played with, so nobody has to bring it."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/sunrise-lane-board.txt"), encoding="utf-8") as file:
        board = file.read()
    own = write("own.txt", board.replace("G5 Y2 V3", "G4 Y2 V3"))
    play = ("play", "sunrise-lane", "--seat", "human:Anna", "--seat", "greedy", "--data", own, "--record", path("own.borgo"))
    borgo(*play, stdin="1\nquit\n")
    os.remove(own)
    result = borgo("play", "--load", path("own.borgo"), stdin="1\n" * 6000)
    check(result.returncode == 0, "a game with a board of its own goes on without the file", result.stderr)
    with open(path("own.borgo"), encoding="utf-8") as file:
        text = file.read()
    check("\n|G4 Y2 V3" in text and "\nover\n" in text, "with that board", text[:2000])
    verdict(text, 0, "proved", "and verifies")
    verdict(text.replace("|G4 Y2 V3", "|G3 Y2 V3"), 1, "", "another board is noticed")
    verdict(text.replace("|G4 Y2 V3", "|Q4 Y2 V3"), 1, "board:", "a board that can't be is named")
    for command in (("replay", "--all"), ("analyse", "--budget", "1", "--json")):
        equal(borgo(command[0], path("own.borgo"), *command[1:]).returncode, 0, f"{command[0]} needs nothing else either")


test_right()
with open(path("sunrise-lane.borgo"), encoding="utf-8") as lane:
    lane_record = lane.read()
test_several(lane_record)
test_wrong(lane_record)
test_own_data()
folder.cleanup()
tap.done()
