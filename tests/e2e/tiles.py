"""Shibuya with tile files of one's own: what is accepted, and what is refused with file, line and reason."""
import os
import tempfile

import tap
from tap import check, equal

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
with open(os.path.join(ROOT, "data", "shibuya-tiles.txt"), encoding="utf-8") as built_in:
    LINES = [line for line in built_in.read().splitlines() if line and not line.startswith("#")]
# Lines 1 `tiles`, 2 to 4 the tiles, 5 `layout 2`, 6 to 9 its edges, 10 `layout 4`, 11 to 14 its edges.


def engine_with(lines, folder):
    path = os.path.join(folder, "mine.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return path


def refused(says, *changes):
    """Each change is a line number and what stands there instead; None leaves the line out."""
    lines = list(LINES)
    for number, line in changes:
        if number > len(lines):
            lines.append(line)
        else:
            lines[number - 1] = line
    with tempfile.TemporaryDirectory() as folder:
        path = engine_with([line for line in lines if line is not None], folder)
        result = tap.borgo("bench", "shibuya", "--ms", "1", "--data", path)
        check(result.returncode == 2 and result.stderr.strip().endswith(says) and "mine.txt:" in result.stderr,
              f"refused: {says}", (says, result))


def accepted(name, players, lines):
    with tempfile.TemporaryDirectory() as folder:
        engine = tap.Engine("shibuya", "--data", engine_with(lines, folder))
        answer = engine.ask(do="new", game="shibuya", players=players, options={"first": "0", "construction": "off"})
        check(answer["ok"], name, answer)
        return engine


def test_tiles():
    refused("mine.txt:1: expected a line 'tiles'", (1, "tile"))
    refused("mine.txt:3: word 2 is no tile: a tile has four letters a to d", (3, "acbb acb"))
    refused("mine.txt:2: square 'e' of tile 1 is not one of a b c d", (2, "aabc aabe"))
    refused("mine.txt:4: there are 20 tiles, 30 are needed", (4, None))
    refused("mine.txt:4: there are more than 30 tiles", (4, LINES[3] + " abcd"))
    refused("mine.txt:2: there are more than 30 tiles", (2, " ".join(["abcd"] * 40)))


def test_layouts():
    refused("mine.txt:5: expected a line 'layout 2'", (5, "layout 3"))
    refused("mine.txt:10: expected a line 'layout 4'", (10, "layout 2"))
    refused("mine.txt:9: expected a line 'layout 4'", *[(number, None) for number in range(10, 15)])
    refused("mine.txt:6: expected 'north' and its eight places", (6, "east BBBBBBBB"))
    refused("mine.txt:7: 'east' has 7 places, it needs 8", (7, "east BBBBBBB"))
    refused("mine.txt:7: place 'x' is not one of r R b B", (7, "east BBBBxBBB"))
    refused("mine.txt:7: this is the ninth 'R'; a layout has 8 each of r, R, b and B", (7, "east RBBBBBBB"))
    refused("mine.txt:15: nothing may follow the second layout", (15, "layout 4"))


def test_four_players():
    refused("mine.txt:12: with 4 players no 'r' can stand in 'east'", (11, "north RrrrBBBB"), (12, "east rRRRbbbb"))
    refused("mine.txt:11: with 4 players 'north' needs 4 pedestrians, it has 5", (11, "north rrrrrBBB"),
            (13, "south BBBBBrrr"))


def test_goals():
    refused("mine.txt:9: only 4 goals 'R' can be entered, 6 are needed", (6, "north RBBBBBBR"), (7, "east bRRRRrrB"),
            (8, "south RrrrrrrR"), (9, "west bbbbbbbB"))


def test_own_sets():
    engine = accepted("a set of tiles that look alike in every rotation", 2, ["tiles"] + ["aaaa " * 10] * 3 + LINES[4:])
    engine.ask(do="play", seat=0, move="build")
    equal(engine.ask(do="deal")["to_act"], [0], "a tile comes up")
    equal(len(engine.ask(do="moves")["moves"]["0"]), 16, "one rotation each")
    engine.close()
    turned = ["layout 2", "north rrrrrrrr", "east bbbbbbbb", "south RRRRRRRR", "west BBBBBBBB"]
    engine = accepted("a layout that is turned round", 2, LINES[:4] + turned + LINES[9:])
    position = engine.ask(do="position")["position"]
    check(" rN0=start " in position and " bE7=start " in position, "pedestrians have other names then", position)
    engine.close()


test_tiles()
test_layouts()
test_four_players()
test_goals()
test_own_sets()
tap.done()
