"""What `borgo play` asks when nobody said what to play: names, their beginnings, numbers and kept games; and terminals that
are narrow or know no escape sequences."""
import os
import re
import shutil
import tempfile

import tap
from tap import borgo, check, done
from terminal import Terminal, plain

GAME = "sunrise-lane"


def answer(typed, **changes):
    """What the menu says to a line, until it asks again or the game begins."""
    terminal = Terminal("play", "--seed", "11", "--ms", "20", **changes)
    terminal.until("leaves): ")
    terminal.type(typed)
    seen = plain(terminal.until("> ", 5))
    terminal.press(b"\x04")
    terminal.finish()
    return seen


def test_names():
    for typed, title in (("Sunrise City", "Sunrise City: "), ("sunrise city", "Sunrise City: "), ("shi", "Shibuya: "),
                         ("PROJECT", "Project Skyline: "), ("sunrise a", "Sunrise Avenue: "), ("sunrise-l", "Sunrise Lane: "),
                         ("city", "Sunrise City: "), ("sky", "Project Skyline: "), ("4", "Shibuya: ")):
        check(title in answer(typed), f"the menu takes '{typed}'")
    terminal = Terminal("play")
    terminal.until("leaves): ")
    terminal.type("Sunrise")
    seen = plain(terminal.until("leaves): "))
    check("'Sunrise' can be any of these: Sunrise Lane, Sunrise Avenue, Sunrise City." in " ".join(seen.split()),
          "what fits several games is asked again", seen)
    terminal.type("")
    terminal.type("zz")
    check("'zz' is not one of them." in plain(terminal.until("one of them.")), "what fits none too")
    terminal.until("leaves): ")
    terminal.type("q")
    check(terminal.finish()[1] == 0, "q leaves")


def test_kept_games():
    with tempfile.TemporaryDirectory() as data:
        folder = os.path.join(data, "borgo", "unfinished")
        os.makedirs(folder)
        kept = os.path.join(folder, "2026-05-31-201500-sunrise-lane.rec")
        result = borgo("play", "sunrise-avenue", "--seed", "2", "--option", "first=0", "--seat", "human:Zoé", "--record", kept,
                       stdin="draw\n")
        check(result.returncode == 1, "an unfinished game", result)
        for junk in ("notes.txt", "broken.rec", ".borgo-1.part"):
            with open(os.path.join(folder, junk), "wb") as file:
                file.write(b"\xff\x00junk")
        terminal = Terminal("play", XDG_DATA_HOME=data)
        menu = plain(terminal.until("leaves): "))
        check("a  go on with Sunrise Avenue: Zoé, Builder B;" in menu and "b  go on" not in menu, "it is offered", menu)
        check(menu.index("a  go on") < menu.index("1  Sunrise Lane"), "first")
        terminal.type("")
        seen = plain(terminal.until("> "))
        check("Sunrise Avenue: Zoé, Builder B" in seen, "Enter goes on with it", seen)
        terminal.press(b"\x04")
        terminal.finish()
        narrow = Terminal("play", rows=20, columns=60, XDG_DATA_HOME=data)
        menu = plain(narrow.until("leaves): ")).replace("\r", "")
        check(max(map(len, menu.split("\n"))) <= 60 and menu.count("\n") < 20, "on a small screen all of it fits", menu)
        narrow.type("quit")
        narrow.finish()
        shutil.rmtree(os.path.join(data, "borgo"))


def test_dumb_terminal():
    terminal = Terminal("play", GAME, "--seed", "11", "--seat", "human:Anna", "--seat", "human:Luca", TERM="dumb")
    terminal.until("looking. ")
    terminal.type("")
    seen = terminal.until("> ")
    terminal.press(b"\x04")
    rest, _ = terminal.finish()
    check("tallest" in seen and "\033" not in seen + rest, "TERM=dumb gets no escape sequences", repr(seen))
    check(seen.split("tallest")[0].count("\n") > 60, "what others saw scrolls away all the same")


def test_narrow_terminals():
    for language in tap.LANGUAGES:
        for words in (("games",), ("rules", GAME), ("play", "--help"), ("simulate", GAME, "--games", "3"),
                      ("arena", GAME, "--games", "4", "--seat", "greedy:" + "é" * 24, "--seat", "random")):
            terminal = Terminal(*words, "--lang", language, columns=60, rows=20)
            seen, _ = terminal.finish()
            wide = [line for line in plain(seen).replace("\r\n", "\n").split("\n") if "\r" not in line and len(line) > 60]
            check(not wide, f"borgo {words[0]}, {language}: at most 60 columns", "\n".join(wide))
    terminal = Terminal("play", GAME, "--seed", "1", columns=60, rows=20)
    seen = plain(terminal.until("> "))
    check(re.search(r"The board needs \d\d columns; this terminal has 60", seen), "a board that is too wide says so", seen)
    moves = seen[seen.rindex("╰"):].replace("\r", "").split("\n")[1:]
    check(max(map(len, moves)) <= 60, "the list below it fits", moves)
    terminal.press(b"\x04")
    terminal.finish()


test_names()
test_kept_games()
test_dumb_terminal()
test_narrow_terminals()
done()
