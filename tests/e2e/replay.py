"""`borgo replay` from outside: stepping forwards and back, --all, --json against the engine, and records that are wrong."""
import json
import os
import tempfile

import tap
from tap import borgo, check, equal
from terminal import Terminal, plain

folder = tempfile.TemporaryDirectory()
RECORD = os.path.join(folder.name, "game.borgo")


def lines_of(text):
    with open(RECORD, encoding="utf-8") as file:
        lines = file.read().splitlines()
    return lines[lines.index("moves") + 1:lines.index(text)]


def headings(output):
    """Which steps were shown, in order."""
    return [int(line.split("Step ")[1].split(" ")[0]) for line in output.splitlines() if "Step " in line]


def steps(*typed):
    result = borgo("replay", RECORD, stdin="".join(line + "\n" for line in typed))
    check(result.returncode == 0 and not result.stderr, f"replay with {typed}", result.stderr)
    return result.stdout


def test_stepping(moves):
    last = len(moves)
    equal(headings(steps()), [0], "it starts before the first move")
    equal(headings(steps("", "next", "n")), [0, 1, 2, 3], "Enter and next")
    equal(headings(steps("", "", "back", "b")), [0, 1, 2, 1, 0], "back")
    equal(headings(steps("end", "back")), [0, last, last - 1], "end")
    equal(headings(steps("goto 7", "goto 0", "5")), [0, 7, 0, 5], "goto")
    equal(headings(steps("quit", "next")), [0], "quit")
    check("This is the beginning." in steps("back"), "nothing before the beginning")
    check("This is the end." in steps("end", ""), "nothing behind the end")
    for wrong in ("nonsense", "goto", "goto -1", f"goto {last + 1}", "goto x", "%s", "\x00"):
        output = steps(wrong, "next")
        check("leads nowhere" in output and headings(output) == [0, 1], f"{wrong!r} leads nowhere", output[-300:])
    final = steps("end")
    check("Final totals:" in final and "* victory" in final, "the end shows the result", final[-500:])
    check("draws a card" not in steps("goto 2") and "card" in steps("goto 2"), "nothing is hidden")


def test_all(moves):
    result = borgo("replay", RECORD, "--all")
    equal(headings(result.stdout), list(range(len(moves) + 1)), "--all shows every step")
    check(max(map(len, result.stdout.splitlines())) <= 80, "within 80 columns")


def test_json(moves):
    result = borgo("replay", RECORD, "--json")
    objects = [json.loads(line) for line in result.stdout.splitlines()]
    equal([item["step"] for item in objects], list(range(len(moves) + 1)), "--json: an object a step")
    equal([f"{item['seat']} {item['move']}" for item in objects[1:]], moves, "with the moves of the record")
    engine = tap.Engine()
    engine.ask(do="new", game="sunrise-lane", players=3, options={})
    wrong = []
    for item in objects:
        if item["step"]:
            engine.ask(do="play", seat=item["seat"], move=item["move"])
        position = engine.ask(do="position")["position"]
        if position != item["position"] or (item["step"] and not item["events"]):
            wrong.append(item)
    status = engine.ask(do="moves")
    engine.close()
    check(not wrong and status["moves"] == {}, "with the positions the engine gives, and events", wrong[:2])


def test_wrong_records():
    equal(borgo("replay", os.path.join(folder.name, "nosuch")).returncode, 2, "no such file")
    with open(RECORD, encoding="utf-8") as file:
        text = file.read()
    broken = os.path.join(folder.name, "broken.borgo")
    with open(broken, "w", encoding="utf-8") as file:
        file.write(text.replace("\nend\n", "\n"))
    result = borgo("replay", broken)
    check(result.returncode == 2 and "broken.borgo:" in result.stderr and not result.stdout, "a damaged record isn't shown", result)
    equal(borgo("replay").returncode, 2, "no record")
    equal(borgo("replay", RECORD, "--color", "pink").returncode, 2, "--color pink")


def test_terminal():
    terminal = Terminal("replay", RECORD, "--lang", "it")
    terminal.until("> ")
    terminal.type("")
    seen = terminal.until("> ")
    terminal.press(b"\x03")
    _, code = terminal.finish()
    check("\033[" in seen and "A1" in plain(seen) and code == 130, "at a terminal, with colours; Ctrl-C", (code, seen))


made = borgo("play", "sunrise-lane", "--seat", "random", "--seat", "greedy", "--seat", "random", "--seed", "4", "--record", RECORD)
check(made.returncode == 0, "a game to replay", made.stderr)
all_moves = lines_of("over")
test_stepping(all_moves)
test_all(all_moves)
test_json(all_moves)
test_wrong_records()
test_terminal()
folder.cleanup()
tap.done()
