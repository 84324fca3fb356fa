"""`borgo arena` and `borgo tune`: that matches come out the same again, that their figures fit together, that the sequential
test stops, and that mistakes are refused."""
import json
import math
import os
import signal
import subprocess
import tempfile
import time

import tap
from tap import bad, check, environment, equal, fine
from terminal import Terminal

GAME = "sunrise-lane"


def match(*words, game=GAME):
    found = json.loads(fine("arena", game, "--json", *words))
    check(found.pop("seconds") >= 0, "it took its time")
    return found


def seats(*kinds):
    return [word for kind in kinds for word in ("--seat", kind)]


def elo(share, sides):
    return 400 * math.log10(share * (sides - 1) / (1 - share)) if 0 < share < 1 else None


def check_figures(found, sides):
    equal(len(found["sides"]), sides, "every side is there")
    equal(found["games"], found["deals"] * sides, "every deal once for every rotation")
    check(abs(sum(side["wins"]["mean"] for side in found["sides"]) - 1) < 0.001, "the shares add up to one victory", found)
    for side in found["sides"]:
        wins, difference = side["wins"], side["elo"]
        check(0 <= wins["low"] <= wins["mean"] <= wins["high"] <= 1, "the share lies in its interval", wins)
        for key in ("mean", "low", "high"):
            expected = elo(wins[key], sides)
            near = difference[key] is None if expected is None else abs(difference[key] - expected) < 2
            check(near, f"Elo's {key} is that of the share", (wins, difference))
        check(side["margin"]["low"] <= side["margin"]["mean"] <= side["margin"]["high"], "the margin too", side)


def test_figures():
    two = match(*seats("random:Anna", "random"), "--games", "301", "--seed", "3")
    equal(two["games"], 302, "games come in whole deals")
    check_figures(two, 2)
    equal([side["name"] for side in two["sides"]], ["Anna", "random"], "names")
    check(abs(two["sides"][0]["wins"]["mean"] - 0.5) < 0.1, "equals are equal", two)
    equal(two["sides"][0]["margin"]["mean"], -two["sides"][1]["margin"]["mean"], "one's lead is the other's arrears")
    strong = match(*seats("greedy", "random"), "--games", "20")
    check(strong["sides"][0]["wins"]["low"] > 0.6, "greedy beats random", strong)
    check(strong["sides"][0]["elo"]["mean"] is None, "a side that never loses has no Elo", strong)
    many = match("--players", "4", *seats("greedy", "random"), "--games", "40")
    check_figures(many, 4)
    equal([side["player"] for side in many["sides"]], ["greedy", "random", "random", "random"], "two names fill a table")


def test_teams():
    team = match("--players", "4", *seats("greedy", "random"), "--games", "10", game="shibuya")
    check_figures(team, 2)
    check(team["sides"][0]["wins"]["mean"] > 0.8, "a team of two greedy players beats one of random players", team)
    bad("arena", "shibuya", "--players", "4", *seats("random", "random", "random"), says="too many")


def test_reproducible():
    for words in (seats("veteran", "mcts"), ["--players", "3", *seats("mcts", "builder", "random")]):
        words = [*words, "--budget", "30", "--games", "2" if tap.sanitized() else "6", "--seed", "9"]
        one = match(*words, "--threads", "1")
        equal(match(*words, "--threads", "2"), one, "threads change nothing")
    check(match(*words[:-1], "10") != one, "another seed, another match")
    equal(one["budget"], 30, "the budget is told")
    plain = ("--games", "300", *seats("random", "random"))
    equal(match(*plain, "--threads", "1"), match(*plain, "--threads", "3"), "also in long matches")


def test_players():
    reference = match(*seats("mcts", "random"), "--budget", "100", "--games", "10")
    check(reference["sides"][0]["wins"]["mean"] >= 0.8, "the tree search beats random", reference)
    start = time.monotonic()
    clock = match(*seats("mcts", "random"), "--ms", "2", "--games", "2", "--threads", "1")
    check(clock["ms"] == 2 and time.monotonic() - start < 30, "it stops by the clock", clock)


def test_sequential():
    words = (*seats("greedy", "random"), "--sprt", "0,100", "--games", "2000")
    found = match(*words)
    check(found["test"]["verdict"] == "high" and found["games"] < 100, "a clear difference is soon decided", found)
    check(found["test"]["ratio"] >= found["test"]["decisive"], "by its ratio", found)
    equal(match(*words, "--threads", "1"), found, "after the same deal with one thread")
    weak = match(*seats("random", "greedy"), "--sprt", "-50,50", "--games", "2000")
    equal(weak["test"]["verdict"], "low", "the weaker side is found too")
    even = match(*seats("random", "random"), "--sprt", "0,1", "--games", "20")
    check(even["test"]["verdict"] == "undecided" and even["games"] == 20, "a fine difference takes more games", even)
    said = fine("arena", GAME, *words)
    check("Decided: Elo 100, not 0." in said, "it says so", said)


def test_table():
    table = fine("arena", "sunrise-avenue", "--players", "3", *seats("greedy:" + "é" * 24, "random"), "--games", "30")
    check("Sunrise Avenue, 3 players: 30 games" in table and "Elo" in table, "the table", table)
    check(max(map(len, table.splitlines())) <= 78, "it fits 78 columns, also with a long name", table)
    terminal = Terminal("arena", GAME, *seats("random", "random"), "--games", "3000")
    check("[#" in terminal.until("margin"), "a progress bar at the terminal")
    terminal.process.wait(timeout=60)


def interrupted(*words):
    process = subprocess.Popen([tap.BORGO, *words], stdout=subprocess.PIPE, env=environment())
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    return process.communicate(timeout=60)[0].decode(), process.returncode


def test_interrupt():
    said, code = interrupted("arena", GAME, *seats("random", "random"), "--games", "10000000", "--json")
    check(code == 130 and json.loads(said)["games"] > 0, "Ctrl-C prints what there is", said)
    said, code = interrupted("tune", GAME, "--steps", "100000", "--games", "4")
    check(code == 130 and '{"card", ' in said, "Ctrl-C prints the weights so far", said)


def test_tune():
    words = ("tune", GAME, "--steps", "10", "--games", "2" if tap.sanitized() else "4", "--check", "6", "--seed", "2")
    said = fine(*words)
    lines = said.splitlines()
    check(lines[0].startswith("10/10: card "), "the steps are told", said)
    check(lines[2].startswith('{"card", ') and lines[2].endswith(","), "the weights stand as in the source", said)
    check("new weights" in said and "old weights" in said and "6 games" in said, "and are checked", said)
    equal(fine(*words, "--threads", "1").splitlines()[:-1], lines[:-1], "threads change nothing")
    check(fine(*words, "--players", "3", "--seat", "novice").count("old weights") == 4, "more players, another player")


def test_mistakes():
    bad("arena", says="GAME")
    bad("arena", "nosuch", says="sunrise-avenue")
    two = seats("random", "random")
    bad("arena", GAME, says="two players")
    bad("arena", GAME, "--seat", "random", says="two players")
    bad("arena", GAME, "--players", "3", "--seat", "1=random", "--seat", "2=random", says="two players")
    bad("arena", GAME, *seats("random", "human"), says="human")
    bad("arena", GAME, *seats("random", "nosuch"), says="nosuch")
    bad("arena", GAME, *two, "--budget", "5", "--ms", "5", says="--ms")
    for flag, values in (("--games", ("0", "x", "10000001")), ("--seed", ("-1",)), ("--threads", ("0", "257")),
                         ("--budget", ("0", "4294967296")), ("--ms", ("0", "3600001")),
                         ("--sprt", ("", "5", "5,", ",5", "5,0", "5,5", "0,nan", "0,1e9", "0,5,9", "0,5x", "0, 5", "-2001,0"))):
        bad("arena", GAME, *two, flag, says=flag)
        for value in values:
            bad("arena", GAME, *two, flag, value, says=flag)
    bad("tune", says="GAME")
    bad("tune", GAME, "--seat", "human", says="human")
    for flag in ("--steps", "--games", "--check"):
        bad("tune", GAME, flag, "0", says=flag)


def test_nets():
    """Nets that are given; `pupil` goes by the estimate where there is none."""
    game, sides = "shibuya", seats("pupil", "greedy")
    with open(os.path.join(tap.ROOT, "data", "nets", f"{game}.txt"), encoding="utf-8") as file:
        lines = file.read().splitlines(keepends=True)
    first = lines.index("first\n") + 2  # counted from 1
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "net.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(lines)
        check(match(*sides, "--games", "10", game=game) == match(*sides, "--games", "10", "--net", path, game=game),
              "the net of the program can be given as a file")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines([*lines[:-1], lines[-1].swapcase()])
        check(match(*sides, "--games", "10", game=game) != match(*sides, "--games", "10", "--net", path, game=game),
              "another net plays another match")
        bad("arena", GAME, *sides, "--net", path, says=f"{path}:{first - 3}: this net is not one of {GAME}")
        with open(path, "w", encoding="utf-8") as file:
            file.write("".join(lines).replace("first\n", "first\n*", 1))
        bad("arena", game, *sides, "--net", path, says=f"{path}:{first}: a line of 64 weights must have 128 digits")
        bad("arena", game, *sides, "--net", os.path.join(folder, "none"), says="none")


def main():
    test_figures()
    test_nets()
    test_teams()
    test_reproducible()
    test_players()
    test_sequential()
    test_table()
    test_interrupt()
    test_tune()
    test_mistakes()
    tap.done()


main()
