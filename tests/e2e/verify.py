"""`borgo verify` from outside: right records, every kind of wrong one, exit codes, JSON; and a verifier of deals written
after docs/dealer.md with nothing but Python's hashlib and `borgo engine`."""
import json
import os
import re
import tempfile
from hashlib import blake2b
from math import gcd

import tap
from tap import borgo, check, equal

folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


def write(name, text):
    with open(path(name), "w" if isinstance(text, str) else "wb", **({"encoding": "utf-8"} if isinstance(text, str) else {})) as file:
        file.write(text)
    return path(name)


def record(name, game, *words):
    """A finished game between computer players, as text."""
    result = borgo("play", game, "--seat", "random", "--seat", "greedy", *words, "--record", path(name))
    check(result.returncode == 0, f"a record of {game} {' '.join(words)}", result.stderr)
    with open(path(name), encoding="utf-8") as file:
        return file.read()


def verdict(text, code, says, name):
    """Writes the text as a record and expects this exit code and these words."""
    file = write("changed.borgo", text)
    result, as_json = borgo("verify", file), borgo("verify", "--json", file)
    answer = json.loads(as_json.stdout)
    said = result.stdout if code == 0 else result.stderr
    check(result.returncode == as_json.returncode == code and says in said and answer["ok"] == (code == 0), name,
          (result, answer))


# After docs/dealer.md.
def draw(seed, n, below):
    block = 0
    while True:
        message = n.to_bytes(8, "little") + block.to_bytes(8, "little")
        numbers = blake2b(message, key=seed, digest_size=64).digest()
        for at in range(0, 64, 8):
            number = int.from_bytes(numbers[at:at + 8], "little")
            if number < 2**64 - 2**64 % below:
                return number % below
        block += 1


def outcome(seed, n, weights):
    divisor = gcd(*weights.values())
    d = draw(seed, n, sum(weights.values()) // divisor)
    for text in sorted(weights):
        if d < weights[text] // divisor:
            return text
        d -= weights[text] // divisor


def check_deal(text, name):
    """Checks hash and every chance move with the engine as the only source of outcomes and weights."""
    lines = text.splitlines()
    value = dict(line.split(" ", 1) for line in lines if line.split(" ")[0] in ("game", "players", "hash", "seed"))
    options = dict(line[7:].split("=") for line in lines if line.startswith("option "))
    seed = bytes.fromhex(value["seed"])
    equal(blake2b(seed, digest_size=32).hexdigest(), value["hash"], f"{name}: the seed has the hash")
    engine = tap.Engine()
    engine.ask(do="new", game=value["game"], players=int(value["players"]), options=options)
    chances, wrong = 0, []
    for line in lines[lines.index("moves") + 1:lines.index("over")]:
        seat, move = line.split(" ", 1)
        if seat == "chance":
            weights = {entry["move"]: entry["weight"] for entry in engine.ask(do="moves")["chance"]}
            if outcome(seed, chances, weights) != move:
                wrong.append(line)
            chances += 1
        engine.ask(do="play", seat=seat if seat == "chance" else int(seat), move=move)
    engine.close()
    check(chances > 0 and not wrong, f"{name}: all {chances} chance moves are what the seed gives", wrong)


def test_right():
    engine = tap.Engine()
    names = [game["name"] for game in engine.ask(do="games")["games"]]
    engine.close()
    for game in names:
        text = record(f"{game}.borgo", game)
        check_deal(text, game)
        verdict(text, 0, "deal: honest", f"{game}: right")
        seeded = record(f"{game}-seeded.borgo", game, "--seed", "42")
        check_deal(seeded, f"{game} with a seed")
    check("sunrise-lane" in names, "there are games", names)


def test_several(text):
    right, wrong = write("right.borgo", text), write("wrong.borgo", text.replace("over\n", "unfinished\n"))
    equal(borgo("verify", right, right).returncode, 0, "two right records")
    equal(borgo("verify", right, wrong).returncode, 1, "a right and a wrong one")
    equal(borgo("verify", path("nosuch"), wrong, right).returncode, 2, "one that can't be read")
    lines = borgo("verify", "--json", right, wrong, path("nosuch")).stdout.splitlines()
    equal([json.loads(line)["verdict"] for line in lines], ["right", "wrong", "unreadable"], "one JSON object a record")
    answer = json.loads(lines[0])
    check(answer["game"] == "sunrise-lane" and answer["deal"] == "honest" and answer["over"] is True
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
    verdict(re.sub(r"\nseed [0-9a-f]", lambda m: "\nseed " + ("0" if m[0][-1] != "0" else "1"), text), 1, "published before", "another seed")
    verdict(re.sub(r"hash [0-9a-f]", lambda m: "hash " + ("0" if m[0][-1] != "0" else "1"), text), 1, "published before", "another hash")
    verdict(re.sub(r"final (\d+)", r"final 9\1", text), 1, "the moves give 'final", "another result")
    verdict(re.sub(r"winners (\d)", lambda m: f"winners {1 - int(m[1])}", text, count=1), 1, "the moves give 'winners", "another winner")
    verdict(text.replace("game sunrise-lane", "game tic-tac-toe"), 1, "changed.borgo:2: ", "a game that isn't")
    verdict(text.replace("over\n", "0 draw\nover\n"), 1, "the game was over", "a move after the end")
    verdict(text.replace("over\n", "unfinished\n"), 1, "the game is over", "a finished game called unfinished")
    verdict(text.replace("\nend\n", "\n"), 1, "the record stops here", "no end")
    verdict(text + "more\n", 1, "something follows", "something behind the end")
    verdict(text[:len(text) // 2], 1, "changed.borgo:", "half a record")
    verdict(head + "moves\n" + "\n".join(moves.splitlines()[1:]) + "\n", 1, "changed.borgo:11: ", "the first move missing")
    verdict(text.replace("moves\n", "#" + "x" * 1000 + "\nmoves\n"), 1, "longer than", "a line too long")
    verdict(text.encode().replace(b"seat 0 random ", b"seat 0 random \xff\xfe"), 1, "not plain UTF-8", "bytes that are no text")
    verdict("", 2, "not a Borgo record", "nothing")
    verdict(b"\x7fELF\x00\x01\x02", 2, "not a text file", "a binary file")
    verdict(os.urandom(5000).replace(b"\0", b"x"), 2, "not a Borgo record", "random bytes")
    verdict("x" * 20_000_000, 2, "not a text file", "a file too large")
    verdict(text.replace("record 1", "record 99"), 2, "version '99'", "a later version")
    verdict(re.sub(r"hash.*\n", "", re.sub(r"\nseed .*", "", text)), 0, "not checkable", "no dealer: not checkable")
    verdict(re.sub(r"hash.*\n", "", text), 1, "no hash was published", "a seed without a hash")
    verdict(re.sub(r"\nseed .*", "", text), 1, "expected 'seed HEX'", "a hash without a seed")
    equal(borgo("verify", folder.name).returncode, 2, "a folder")


def test_own_data():
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/sunrise-lane-board.txt"), encoding="utf-8") as file:
        board = file.read()
    own = write("own.txt", board.replace("G5 Y2 V3", "G4 Y2 V3"))
    other = write("other.txt", board.replace("G5 Y2 V3", "G3 Y2 V3"))
    same = write("same.txt", board)
    text = record("own.borgo", "sunrise-lane", "--data", own)
    fingerprint = blake2b(open(own, "rb").read(), digest_size=32).hexdigest()
    check(f"\ndata board {fingerprint}\n" in text, "a record of an own board has its fingerprint")
    equal(borgo("verify", path("own.borgo"), "--data", own).returncode, 0, "with that board it is right")
    for words, says in (([], "--data board=FILE"), (["--data", other], "is not the file"), (["--data", same], "--data board=FILE"),
                        (["--data", path("nosuch.txt")], "nosuch.txt")):
        result = borgo("verify", path("own.borgo"), *words)
        check(result.returncode == 2 and says in result.stderr, f"without it, not: {says}", result)
    result = borgo("verify", path("sunrise-lane.borgo"), "--data", own)
    check(result.returncode == 2 and "built-in" in result.stderr, "an own board for a record without one", result)


test_right()
with open(path("sunrise-lane.borgo"), encoding="utf-8") as lane:
    lane_record = lane.read()
test_several(lane_record)
test_wrong(lane_record)
test_own_data()
folder.cleanup()
tap.done()
