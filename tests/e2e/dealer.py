"""Honest deals from outside: the checker printed in docs/dealer.md is taken from there and run on real games; it and `verify`
find every forgery; what people type enters the deal; and taking back tells nobody anything."""
import os
import re
import subprocess
import sys
import tempfile
from hashlib import blake2b

import tap
from tap import BORGO, borgo, check, equal

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
folder = tempfile.TemporaryDirectory()
FIRST = "1\n" * 6000


def path(name):
    return os.path.join(folder.name, name)


def read(name):
    with open(path(name), encoding="utf-8") as file:
        return file.read()


def write(name, text):
    with open(path(name), "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return path(name)


def program_of_the_docs():
    with open(os.path.join(ROOT, "docs/dealer.md"), encoding="utf-8") as file:
        blocks = re.findall(r"^```python\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
    equal(len(blocks), 1, "docs/dealer.md has one program")
    return write("check.py", blocks[0])


CHECKER = program_of_the_docs()


def stranger(name):
    """What the program of the docs says of a record."""
    return subprocess.run([sys.executable, CHECKER, BORGO, path(name)], capture_output=True, text=True, timeout=120)


def play(name, game, *words, typed=FIRST):
    result = borgo("play", game, *words, "--record", path(name), stdin=typed, cwd=folder.name)
    check(result.returncode == 0, f"a record of {game} {' '.join(words)}", result.stderr)
    return result.stdout


def both_agree(name, code, says):
    """The program of the docs and `verify` come to the same number of draws."""
    ours, theirs = borgo("verify", path(name)), stranger(name)
    count = re.search(r"(\d+ of \d+ draws)", ours.stdout)
    check(ours.returncode == code and theirs.returncode == 0 and count and count[1] in theirs.stdout and says in theirs.stdout,
          f"{name}: the program of the docs agrees with verify", (ours, theirs))
    number = count[1].split()
    check(number[0] == number[2] and number[0] != "0", f"{name}: all draws are checked", count)


def test_the_docs():
    for game in ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline"):
        play(f"{game}.borgo", game, "--seat", "human:Zoé", "--seat", "random")
        both_agree(f"{game}.borgo", 0, "proved")
    play("two.borgo", "sunrise-lane", "--seat", "human:Anna", "--seat", "greedy", "--seat", "human:Bruno")
    both_agree("two.borgo", 0, "proved")
    equal(len(re.findall(r"^number ", read("two.borgo"), re.MULTILINE)), 2, "each person has a number, the computer none")
    play("computers.borgo", "sunrise-lane", "--seat", "random", "--seat", "greedy")
    both_agree("computers.borgo", 3, "nobody but the house")
    play("chosen.borgo", "shibuya", "--seat", "human:Anna", "--seat", "greedy", "--seed", "5")
    both_agree("chosen.borgo", 3, "chosen")
    check("\nnumber " not in read("chosen.borgo") and "\nchosen\n" in read("chosen.borgo"), "a chosen seed says so")


def test_own_data():
    with open(os.path.join(ROOT, "data/sunrise-lane-board.txt"), encoding="utf-8") as file:
        board = file.read().replace("G5 Y2 V3", "G4 Y2 V3").replace("\n", "\r\n").rstrip()
    write("own.txt", "# back\\slash, \u202e and more\n" + board)
    play("own.borgo", "sunrise-lane", "--seat", "human:Zoé", "--seat", "random", "--data", path("own.txt"))
    os.remove(path("own.txt"))
    both_agree("own.borgo", 0, "proved")


def test_own_numbers():
    said = play("words.borgo", "sunrise-lane", "--own-number", "--seat", "human:Anna", "--seat", "human:Bruno",
                typed="drei Äpfel\n\n" + FIRST)
    text = read("words.borgo")
    house = re.search(r"^house (\w+)$", text, re.MULTILINE)[1]
    number = blake2b(b"borgo words\0" + bytes.fromhex(house) + "drei Äpfel".encode(), digest_size=32).hexdigest()
    check(f"\nnumber 0 {number}\n" in text, "what Anna typed is her number", (number, text[:3000]))
    check(said.index(house) < said.index("Anna, type") < said.index(number), "she types after the promise, before the opening")
    both_agree("words.borgo", 0, "proved")
    result = borgo("play", "sunrise-lane", "--own-number", "--record", path("gone.borgo"), stdin="")
    text = read("gone.borgo")
    check(result.returncode == 1 and "\nhouse " in text and "\nseal " not in text and "moves\nunfinished\n" in text,
          "without her number nothing is dealt", (result, text))
    equal(borgo("verify", path("gone.borgo")).returncode, 3, "and there is nothing to check")
    result = borgo("play", "--load", path("gone.borgo"), stdin=FIRST)
    equal((result.returncode, borgo("verify", path("gone.borgo")).returncode), (0, 0), "it can be gone on with")


def flip(text, pattern):
    """Another last digit for the first hexadecimal number behind the pattern."""
    return re.sub(pattern + r"[0-9a-f]{64}", lambda m: m[0][:-1] + ("0" if m[0][-1] != "0" else "1"), text, count=1)


def test_forgeries():
    """Everything the promise is about."""
    text = read("two.borgo")
    forged = {"a seal": flip(text, "seal 0 "), "a number": flip(text, "number 2 "), "the promise": flip(text, "house "),
              "the seed": flip(text, "\nseed "), "a name": text.replace("seat 0 human Anna", "seat 0 human Eve"),
              "a level": text.replace("seat 1 greedy", "seat 1 master"), "the board": text.replace("|G5 Y2", "|G4 Y2"),
              "a comment of the board": text.replace("|# Sunrise", "|# sunrise"),
              "an attempt": text.replace("\nhouse ", f"\nattempt {'0' * 64} 0 human Eve\nhouse "),
              "somebody without a number": re.sub(r"\n(seal|number) 0 .*", "", text),
              "something taken back": text.replace("moves\n", "moves\nback 0\n"),
              "the rules' version": re.sub(r"rules \d+", "rules 250", text)}
    for what, other in forged.items():
        write("forged.borgo", other)
        code, theirs = borgo("verify", path("forged.borgo")).returncode, stranger("forged.borgo")
        check(other != text and code in (1, 2) and theirs.returncode != 0, f"{what} can't be changed", (code, theirs.stdout))
    write("cut.borgo", re.sub(r"^(house|seal|number|seed) .*\n", "", text, flags=re.MULTILINE))
    equal(borgo("verify", path("cut.borgo")).returncode, 3, "without promise and seed it is no proof")

def test_seen_and_taken_back():
    """Who draws, sees the cards and takes back: neither the own next cards nor the opponent's are those."""
    own = others = games = 0
    for seed in range(1, 13 if tap.sanitized() else 41):
        def lane(*typed):
            return borgo("play", "sunrise-lane", "--option", "first=0", "--seat", "human:Eve", "--seat", "random", "--seed", str(seed),
                         "--record", path(f"undo{seed}{len(typed)}.borgo"), stdin="".join(f"{line}\n" for line in typed))
        seen = chances(lane("draw", "quit"), f"undo{seed}2.borgo")[6:8]
        again = chances(lane("draw", "undo", "draw", "quit"), f"undo{seed}4.borgo")[6:8]
        after = chances(lane("draw", "undo", "1", "stop", "quit"), f"undo{seed}5.borgo")
        own += [move[-1] for move in seen] == [move[-1] for move in again]
        others += after[6][-1] == seen[0][-1]
        games += 1
    check(own < games / 4 and others < games / 2, "cards that were seen and taken back don't come again", (own, others, games))
    text = read("undo74.borgo")
    check(re.search(r"^back 0$", text, re.MULTILINE), "the record says that something was taken back", text)


def chances(result, name):
    if result.returncode:
        check(False, name, result)
    return re.findall(r"^chance (deal .*)$", read(name), re.MULTILINE)


def test_it_is_told():
    said = play("told.borgo", "sunrise-lane", "--option", "first=0", "--seat", "human:Eve", "--seat", "random",
                typed="draw\nundo\ndraw\nundo\n" + FIRST)
    for where, text in (("play", said), ("replay", borgo("replay", path("told.borgo"), stdin="end\n").stdout)):
        check("2 moves were taken back after something was revealed: Eve 2." in text, f"{where} tells it at the end", text[-600:])
    result = borgo("verify", path("told.borgo"))
    check(result.returncode == 0 and "taken back after something was revealed: Eve 2" in result.stdout, "verify tells it", result)
    both_agree("told.borgo", 0, "proved")
    check("Before this move Eve took a move back" in borgo("replay", path("told.borgo"), "--all").stdout, "replay tells where")
    free = play("free.borgo", "sunrise-lane", "--option", "first=0", "--seat", "human:Eve", "--seat", "random",
                typed="1\nundo\n" + FIRST)
    check("taken back after" not in free and "\nback" not in read("free.borgo"), "a free take-back leaves no trace", free[-600:])


test_the_docs()
test_own_data()
test_own_numbers()
test_forgeries()
test_seen_and_taken_back()
test_it_is_told()
folder.cleanup()
tap.done()
