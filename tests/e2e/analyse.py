"""`borgo analyse` from outside: every game, sums, JSON, seats, unfinished records, bad input, the same again."""
import json
import os
import re
import tempfile
from decimal import Decimal

import schema
import tap
from tap import borgo, check, equal

TYPES = schema.read(os.path.join(tap.ROOT, "web", "types"))
folder = tempfile.TemporaryDirectory()
BUDGET = ("--budget", "3" if tap.sanitized() else "20")


def path(name):
    return os.path.join(folder.name, name)


def record(name, game, players):
    """A finished game between greedy players."""
    words = ["--seat", "greedy"] * players
    result = borgo("play", game, "--players", str(players), *words, "--seed", "7", "--record", path(name))
    check(result.returncode == 0, f"a record of {game} for {players}", result.stderr)
    return path(name)


def analyse(*words, timeout=120):
    return borgo("analyse", *words, timeout=timeout)


def as_json(*words):
    """Fractions stay as exact as they are written."""
    result = analyse(*words, "--json")
    return json.loads(result.stdout, parse_float=Decimal) if result.returncode == 0 else {"error": result.stderr}


def check_sums(name, answer):
    """What the seats are said to have gained and lost is what the moves and the decisions say, to the last digit."""
    for seat in answer["seats"]:
        who, last = seat["seat"], answer["start"][seat["seat"]]
        gains = {"luck": Decimal(0), "own": Decimal(0), "others": Decimal(0)}
        for move in answer["moves"]:
            before, after = move.get("before", move["chances"])[who], move["chances"][who]
            gains["luck"] += before - last
            gains["own" if move["seat"] == who else "others"] += after - before
            last = after
        gains["luck"] += seat["end"] - last
        if "rest" in seat:
            gains["rest"] = gains.pop("luck") + gains.pop("others")
        equal({kind: seat[kind] for kind in gains}, gains, f"{name}: seat {who}: luck and decisions")
        equal(seat["start"] + sum(gains.values()), seat["end"], f"{name}: seat {who}: the sum")
        judged = [decision for decision in answer["decisions"] if decision["seat"] == who]
        equal((seat["decisions"], seat["cost"], seat["own"]),
              (len(judged), sum(decision["cost"] for decision in judged), -seat["cost"]), f"{name}: seat {who}: the decisions")


def check_falls(name, answer):
    """The law: a decision lets the curve of its seat fall by its cost, and by nothing else. Elsewhere it moves only at chance or,
    in games with secrets, between two decisions."""
    secrets = name.split()[0] in ("sunrise-lane", "sunrise-city")
    moves, wrong, last = answer["moves"], [], answer["start"]
    for decision in answer["decisions"]:
        seat, first, end = decision["seat"], decision["first"], decision["last"]
        before = moves[decision["parts"]]["before"]
        if not (before == decision["before"] and moves[end]["chances"] == decision["after"]
                and decision["after"][seat] - decision["before"][seat] == -decision["cost"]
                and all(moves[i]["chances"] == before for i in range(first, decision["parts"]))):
            wrong.append(decision["decision"])
    check(not wrong, f"{name}: what costs falls by just that", wrong)
    jumps = []
    for move in moves:
        before = move.get("before", move["chances"])
        if before != last and move["seat"] != "chance" and not secrets and 0 not in last and 1 not in last:
            jumps.append(move["step"])
        last = move["chances"]
    check(not jumps or "rest" in answer["seats"][0], f"{name}: luck is at chance", jumps)


def check_moves(name, answer, file):
    with open(file, encoding="utf-8") as record_file:
        text = record_file.read()
    moves = text.split("moves\n", 1)[1].split("over\n")[0].splitlines()
    equal([f"{move['seat']} {move['move']}" for move in answer["moves"]], moves, f"{name}: the moves of the record")
    judged = answer["decisions"]
    check(judged and all(0 <= decision["cost"] <= 1 for decision in judged), f"{name}: costs")
    check(all((decision["cost"] == 0) == (decision["best"] is None) for decision in judged), f"{name}: the best costs nothing")
    check(all(moves[decision["first"] + i] == f"{decision['seat']} {move['move']}" for decision in judged
              for i, move in enumerate(decision["played"]["moves"])), f"{name}: what was played")
    members = {key: answer[key] for key in ("seats", "start", "end", "moves", "decisions")}
    fault = TYPES.fault("Analysis", json.loads(json.dumps({"ok": True, **members}, default=float)))
    check(not fault, f"{name}: as the types say", fault)
    winners = {int(word) for word in re.search(r"^winners (.*)$", text, re.MULTILINE)[1].split() if word != "none"}
    last = answer["end"]
    if winners:
        equal({seat for seat, chance in enumerate(last) if chance > 0}, winners, f"{name}: the end is the result")


def test_games():
    engine = tap.Engine()
    games = engine.ask(do="games")["games"]
    engine.close()
    for game in games:
        for players in tap.few(game["players"]):
            name = f"{game['name']} for {players}"
            file = record(f"{game['name']}-{players}.borgo", game["name"], players)
            # All decisions of a large game take their time; one seat's say as much.
            words = [file, *BUDGET] if players == 2 else [file, *BUDGET, "--seat", "0"]
            answer = as_json(*words)
            check(answer.get("over") is True and answer["level"] == "master" and len(answer["start"]) == players,
                  f"{name}: analysed", answer.get("error"))
            check_sums(name, answer)
            check_moves(name, answer, file)
            check_falls(name, answer)
            if players == 2:
                equal(as_json(*words, "--threads", "1"), answer, f"{name}: the same with one thread")
    return path(f"{games[0]['name']}-{games[0]['players'][0]}.borgo")


def test_table(file):
    result = analyse(file, *BUDGET)
    answer = as_json(file, *BUDGET)
    lines = [line for line in result.stdout.splitlines() if re.match(r" *\d+ ", line)]
    judged = [move for move in answer["moves"] if "cost" in move]
    equal([int(line.split()[0]) for line in lines], [move["step"] for move in judged], "a line for each decision")
    check(all(move["move"].split()[0] in line and ("??" in line) == (move["mark"] == "??") for move, line in zip(judged, lines)),
          "with its move and mark", result.stdout)
    told = [decision["reason"] for decision in answer["decisions"] if decision["mark"] and decision["reason"]]
    check(not told or " instead of " in result.stdout or "the game" in result.stdout, "and a reason where there is one", told)
    check("luck" in result.stdout and "accuracy" in result.stdout and not result.stderr, "and a summary", result)
    check("\x1b" not in result.stdout and "\x1b[" in analyse(file, "--budget", "5", "--color", "always").stdout,
          "colours only where they are wanted")
    for language, word in (("fr", "chance"), ("it", "fortuna")):
        check(word in analyse(file, "--level", "builder", "--lang", language).stdout, f"in {language}")


def test_seat(file):
    answer = as_json(file, "--level", "builder", "--seat", "1")
    equal([seat["seat"] for seat in answer["seats"]], [1], "one seat's account")
    equal({move["seat"] for move in answer["moves"] if "cost" in move}, {1}, "one seat's decisions")
    full = as_json(file, "--level", "builder")
    own = [decision["cost"] for decision in full["decisions"] if decision["seat"] == 1]
    equal([decision["cost"] for decision in answer["decisions"]], own, "which cost the same as among all")
    check("rest" in answer["seats"][0] and "luck" not in answer["seats"][0], "and the rest is not told apart")
    check(" rest" in analyse(file, "--level", "builder", "--seat", "1").stdout, "nor in the table")


def test_levels(file):
    for level in ("random", "greedy", "novice", "veteran"):
        check(as_json(file, "--level", level, "--budget", "5").get("level") == level, f"judged by {level}")
    equal(as_json(file, "--ms", "1", "--seat", "0").get("ms"), 1, "by the clock")
    one, two = as_json(file, *BUDGET), as_json(file, *BUDGET, "--seed", "2")
    check(one["moves"] != two["moves"] and one["start"] == two["start"], "another seed is another sample, not another game")


def test_unfinished(file):
    with open(file, encoding="utf-8") as record_file:
        text = record_file.read()
    head, moves = text.split("moves\n", 1)
    lines = moves.split("over\n")[0].splitlines()
    for count in (0, 1, len(lines) // 2):
        part = path("part.borgo")
        with open(part, "w", encoding="utf-8") as part_file:
            part_file.write(head + "moves\n" + "".join(line + "\n" for line in lines[:count]) + "unfinished\nend\n")
        answer = as_json(part, "--level", "builder")
        check(answer.get("over") is False and len(answer["moves"]) == count, f"unfinished after {count} moves", answer)
        if "seats" in answer:
            check_sums(f"unfinished after {count}", answer)
        result = analyse(part, "--level", "builder")
        check(result.returncode == 0 and "unfinished" in result.stdout, "and as a table", result)


def test_bad_input(file):
    with open(file, encoding="utf-8") as record_file:
        text = record_file.read()
    for name, content, code in (("wrong", text.replace("over\n", "unfinished\n"), 2), ("nothing", "", 2)):
        with open(path("bad.borgo"), "w", encoding="utf-8") as bad:
            bad.write(content)
        result = analyse(path("bad.borgo"))
        check(result.returncode == code and result.stderr and not result.stdout, f"a record that is {name}", result)
    for words, says in (([path("nosuch")], "nosuch"), ([], "RECORD"), ([file, "--level", "god"], "god"),
                        ([file, "--seat", "2"], "--seat"), ([file, "--budget", "0"], "--budget"),
                        ([file, "--budget", "9", "--ms", "9"], "exclude"), ([file, "--ms", "x"], "--ms"),
                        ([file, "--threads", "0"], "--threads"), ([file, file], "too many"), ([file, "--fast"], "--fast"),
                        ([file, "--color", "red"], "red")):
        result = analyse(*words)
        check(result.returncode == 2 and says in result.stderr and not result.stdout, f"refused: {says}", result)


first = test_games()
test_table(first)
test_seat(first)
test_levels(first)
test_unfinished(first)
test_bad_input(first)
folder.cleanup()
tap.done()
