"""The full screen, driven as a person would: tmux is the terminal, send-keys types, capture-pane looks. Every game is played
through at 80x24 and at 120x40; screens with a fixed deal and players that count playouts are held against those in
tests/golden-screens. `screens.py BORGO --write` writes them anew: look at them before you keep them.
"""
import concurrent.futures
import contextlib
import functools
import glob
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

import tap
from tmux import GAMES, SIZES, Screen, check, equal, flags_of, golden, is_restored

# Descriptions with sixteen colours, and with true ones, as those of modern terminals are.
TERMINALS = r"""sixteen|with sixteen colours, colors#16, pairs#256,
    setaf=\E[%?%p1%{8}%<%t%p1%{30}%+%e%p1%{82}%+%;%dm, setab=\E[%?%p1%{8}%<%t%p1%{40}%+%e%p1%{92}%+%;%dm, use=screen,
direct|with true colours, RGB, colors#0x1000000, pairs#0x7fff,
    setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
    setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m, use=screen,
"""


def is_settled(seen):
    """Somebody is asked, or it is over."""
    return any(text in seen for text in ("it is your turn", "The game is over", "EXIT=", "Pass the keyboard"))


def start(size, game, *words, **changes):
    screen = Screen(*size, "play", game, "--seed", "7", "--budget", "20", *words, **changes)
    # The last row is painted last.
    screen.until(lambda seen: is_settled(seen) and len(seen.rstrip().splitlines()) == size[1])
    return screen


def play_through(screen, name, tips):
    """Only with Enter, or with what every tip says; returns the last screen."""
    seen, presses = screen.until(is_settled), 0
    while "The game is over" not in seen and "EXIT=" not in seen and presses < 1500:
        if tips and "Tip:" not in seen:
            screen.press("t")
            seen = screen.until("Tip:", 10)
        before = seen
        screen.press("Enter")
        presses += 1
        screen.until(lambda now: now != before, 2)
        seen = screen.until(is_settled)
    check("The game is over" in seen, f"{name}: played through, {presses} times Enter", seen)
    return seen


def fits(seen, size):
    return all(len(line) <= size[0] for line in seen.splitlines()) and seen.count("\n") <= size[1]


def test_game(game, size):
    name = f"{game}-{size[0]}x{size[1]}"
    screen = start(size, game)
    golden(f"{name}-start", screen.look())
    for number in range(3):
        screen.type("Enter")
        screen.until(is_settled)
    golden(f"{name}-later", screen.type("Tab"))
    screen.press("s")
    golden(f"{name}-scores", screen.until("Where the scoring stands"))
    screen.type("Escape")
    seen = play_through(screen, name, tips=size[0] > 80)
    check(fits(seen, size), f"{name}: nothing is cut", seen)
    golden(f"{name}-end", seen)
    if size[0] > 80:
        screen.press("n")
        seen = screen.until(lambda now: "it is your turn" in now)
        check("it is your turn" in seen, f"{name}: n plays once more", seen)
    screen.press("q")
    seen = screen.until("EXIT=")
    check("EXIT=0" in seen, f"{name}: and left in good order", seen)
    screen.close()


def processes():
    """Number, parent's number and name of each."""
    for path in glob.glob("/proc/[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            with open(path, encoding="utf-8", errors="replace") as file:
                pid, name, rest = re.fullmatch(r"(\d+) \((.*)\) (.*)", file.read().strip(), re.DOTALL).groups()
            yield pid, rest.split()[1], name


def process_of(screen):
    """The borgo in it."""
    shell = screen.tmux("display", "-p", "#{pane_pid}").strip()
    rows = list(processes())
    below = {shell}
    for _ in range(4):
        below |= {pid for pid, parent, _ in rows if parent in below}
    return next(int(pid) for pid, _, name in rows if pid in below and name == "borgo")


def test_ends():
    """However it ends, the terminal is given back."""
    for number, name in ((signal.SIGSEGV, "a crash"), (signal.SIGABRT, "an abort"), (signal.SIGTERM, "a kill"),
                         (signal.SIGINT, "Ctrl-C")):
        screen = start((80, 24), "sunrise-lane")
        if number == signal.SIGINT:
            screen.press("C-c")
        else:
            os.kill(process_of(screen), number)
        seen = screen.until("EXIT=")
        code = 130 if number in (signal.SIGTERM, signal.SIGINT) else 128 + number
        check(f"EXIT={code}" in seen, f"{name}: the exit code", seen)
        is_restored(screen, name)
        screen.close()


def test_stopping():
    """Ctrl-Z and back, in a shell."""
    screen = Screen(80, 24, command="sh -i")
    screen.press(f"{shlex.quote(tap.BORGO)} play shibuya --seed 7 --budget 5", "Enter")
    before = screen.until(is_settled)
    screen.press("C-z")
    seen = screen.until("topped")
    check("topped" in seen, "Ctrl-Z stops it", seen)
    equal(flags_of(screen), "0 0 0 1", "Ctrl-Z: the terminal is as it was")
    screen.press("clear; stty -a", "Enter")
    seen = screen.until("icanon")
    check("-icanon" not in seen, "Ctrl-Z: it reads lines", seen)
    screen.press("fg", "Enter")
    equal(screen.until(lambda now: now == before, 5), before, "fg brings the same screen back")
    screen.close()


def test_sizes():
    screen = Screen(60, 20, "play", "sunrise-lane", "--seed", "7", "--budget", "5")
    seen = screen.until("Borgo needs")
    check("Borgo needs 80 columns and 24 rows; here are 60 and 20." in seen, "too small says so", seen)
    screen.tmux("resize-window", "-x", "80", "-y", "24")
    golden("sunrise-lane-80x24-start", screen.until(is_settled))
    screen.tmux("resize-window", "-x", "120", "-y", "40")
    golden("sunrise-lane-120x40-start", screen.until(lambda now: "take two cards instead of building" in now))
    screen.close()


def test_colours():
    screen = start((80, 24), "sunrise-lane", NO_COLOR="1")
    check(not re.search(r"\033\[[0-9;]*[34][0-8][;m]", screen.look("-e")), "NO_COLOR: none", screen.look("-e"))
    check("\033[7m" in screen.look("-e"), "NO_COLOR: the cursor is still to be seen")
    screen.close()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tic", "-x", "-o", folder, "-"], input=TERMINALS, text=True, check=True)
        for term, yellow, grey in (("screen", "33", "37"), ("sixteen", "33", "90"), ("screen-256color", "38;5;178", "38;5;244"),
                                   ("direct", "38;2;215;175;0", "38;2;128;128;128")):
            screen = start((80, 24), "sunrise-lane", TERM=term, TERMINFO_DIRS=f"{folder}:/usr/share/terminfo:/lib/terminfo")
            seen = screen.look("-e")
            for name, wanted in (("yellow", yellow), ("grey", grey)):
                check(re.search(rf"\033\[(?:[0-9;]*;)?{wanted}m", seen), f"{term}: its own {name}", seen)
            screen.close()


def test_plain():
    for words, changes in ((["--plain"], {}), ([], {"TERM": "dumb"}), ([], {"LC_ALL": "C"})):
        screen = Screen(80, 24, "play", "sunrise-lane", "--seed", "7", "--ms", "5", *words, **changes)
        seen = screen.until("Player A>")
        check("Player A>" in seen and flags_of(screen).startswith("0"), f"line by line: {words} {changes}", seen)
        screen.close()


def test_keys():
    screen = start((80, 24), "sunrise-lane")
    first = screen.look()
    screen.type("Enter")
    screen.until("stop building")
    seen = screen.type("u")
    check("Your last move is taken back." in seen, "u takes back", seen)
    equal(screen.type("0"), first, "and everything is as before")
    check("storeys at 5,6" in screen.type("r"), "r changes what is built")
    screen.press("t")
    seen = screen.until("Tip:")
    check("Chance to win:" in seen, "a tip has a reason", seen)
    screen.press("?")
    golden("sunrise-lane-80x24-help", screen.until("Keys, signs and rules"))
    screen.type("Escape")
    screen.press("g")
    check("draws a yellow card" in screen.until("The game so far"), "the log")
    screen.type("Escape")
    row, column = next((number, line.index("[B1]")) for number, line in enumerate(screen.look().splitlines()) if "[B1]" in line)
    seen = click(screen, row, column + 1)
    check("▸B1◂" in seen, "the mouse points", seen)
    seen = click(screen, 4, 6)
    check("0,0: " in seen, "elsewhere it tells why not", seen)
    screen.press("e")
    check("Your turn can't end here." in screen.until("end here"), "e where a turn can't end")
    screen.close()


def click(screen, row, column):
    place = f"{chr(33 + column)}{chr(33 + row)}"
    return screen.type("-l", f"\033[M {place}\033[M#{place}")


def test_menu():
    screen = Screen(80, 24, "play", "--seed", "7", "--budget", "5")
    golden("menu-80x24", screen.until("which game"))
    screen.type("Down", "Down", "Enter")
    seen = screen.type("Down", "Right", "Down", "Down", "Right", "Down", "Left")
    golden("menu-80x24-seats", seen)
    screen.press("Enter")
    seen = screen.until(is_settled)
    check("Sunrise City" in seen and "C Veteran C" not in seen and "B Veteran B" in seen, "it starts as it was set", seen)
    screen.press("q")
    screen.until("EXIT=0")
    screen.close()


def test_lessons():
    """The page of a step and its board, the right move, and what is said of a wrong one."""
    for game, step in (("sunrise-lane", 5), ("sunrise-city", 7), ("shibuya", 2), ("project-skyline", 3)):
        screen = Screen(80, 24, "learn", game, "--step", str(step))
        golden(f"learn-{game}-80x24-page", screen.until(f"Step {step} of"))
        screen.press("Enter")
        golden(f"learn-{game}-80x24", screen.until("t show me"))
        screen.press("t")
        check("Tip:" in screen.until("Tip:"), f"{game}: the right move is shown")
        screen.press("q")
        screen.close()
    screen = Screen(80, 24, "learn", "sunrise-lane")
    screen.until("Step 1 of")
    screen.press("Enter")
    screen.until("t show me")
    screen.press("Enter")
    check("That would bring" in screen.until("That would bring"), "a wrong move says what it would bring")
    screen.press("t", "Enter")
    check("End your turn" in screen.until("Step 2 of"), "the right one leads on")
    screen.close()


def tab_to(screen, words):
    """Goes on with Tab until the line below says that Enter does this."""
    for _ in range(80):
        seen = screen.look()
        if f"⏎ {words}" in seen:
            return seen
        screen.type("Tab")
    raise AssertionError(f"never on {words}:\n{seen}")


def test_puzzles():
    """The question and the board, a wrong turn and its answer, the right one, the next puzzle."""
    for game in GAMES:
        screen = Screen(80, 24, "puzzles", game, "--number", "2")
        screen.until("Puzzle 2, difficulty")
        screen.press("Enter")
        seen = screen.until("i the puzzle")
        check("⏎ " in seen and fits(seen, (80, 24)), f"{game}: a puzzle has its board", seen)
        screen.press("n")
        seen = screen.until("Puzzle 3")
        check("Puzzle 3" in seen, f"{game}: n goes to the next", seen)
        screen.press("Enter", "q")
        screen.until("EXIT=0")
        screen.close()
    screen = Screen(80, 24, "puzzles", "sunrise-lane", "--number", "2")
    golden("puzzle-80x24-page", screen.until("Puzzle 2, difficulty"))
    screen.press("Enter")
    golden("puzzle-80x24", screen.until("i the puzzle"))
    tab_to(screen, "take two cards")
    screen.press("Enter")
    golden("puzzle-80x24-wrong", screen.until("Not"))
    screen.press("Enter")
    screen.until("u again")
    screen.press("u")
    screen.until("e end")
    tab_to(screen, "build a House of 1 storey at 5,1")
    screen.press("Enter")
    screen.until("end the turn")
    screen.press("e")
    golden("puzzle-80x24-right", screen.until("Enter"))
    screen.close()


def test_pass():
    """Where all there is to do is to pass, it is done and told; after taking back it is left to the person."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["play", "project-skyline", "--seed", "4", "--budget", "5", "--plain", "--record"]
        whole, cut = os.path.join(folder, "whole.rec"), os.path.join(folder, "cut.rec")
        tap.borgo(*words, whole, stdin="1\n" * 500)
        with open(whole, encoding="utf-8") as file:
            moves = [line.rstrip("\n") for line in file if line.startswith("0 ")]
        tap.borgo(*words, cut, stdin="1\n" * moves.index("0 pass"))
        screen = Screen(80, 24, "play", "--load", cut, "--budget", "5")
        sees = screen.until("builds nothing")
        check("builds nothing" in sees, "a pass that is forced is made and told", sees)
        screen.until(is_settled)
        with open(cut, encoding="utf-8") as file:
            check("0 pass\n" in file.read(), "it is in the record")
        screen.press("q")
        screen.until("EXIT=0")
        screen.close()


def test_people():
    """Hands are not shown before the keyboard has changed hands."""
    screen = start((80, 24), "sunrise-lane", "--seat", "human:Anna", "--seat", "human:Bo")
    seen = screen.until("Pass the keyboard")
    check("Pass the keyboard to Anna" in seen and "Hand" not in seen, "the first is called", seen)
    seen = screen.type("Enter")
    check("Anna, it is your turn" in seen, "and plays", seen)
    screen.press("Tab", "Tab")
    for _ in range(6):
        seen = screen.look()
        if "Pass the keyboard to Bo" in seen:
            break
        screen.type("Enter" if "stop building" not in seen else "e")
    check("Pass the keyboard to Bo" in screen.until("Pass the keyboard"), "then the other is called", screen.look())
    screen.close()


def test_records():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "game.rec")
        tap.borgo("play", "sunrise-lane", "--seat", "apprentice", "--seat", "apprentice", "--seed", "7", "--budget", "20",
                  "--record", path)
        screen = Screen(80, 24, "replay", path)
        screen.until("Step 0 of")
        screen.type("Right")
        golden("replay-80x24", screen.type("Right"))
        screen.press("End")
        seen = screen.until("Step")
        screen.press("Escape")
        check("EXIT=0" in screen.until("EXIT="), "replay is left", seen)
        screen.close()
        screen = Screen(80, 24, "analyse", path, "--budget", "10", "--level", "greedy")
        golden("analyse-80x24", screen.until("Chances to win, move by move"))
        screen.press("Escape")
        check("EXIT=0" in screen.until("EXIT="), "analyse is left")
        screen.close()


def test_languages():
    for language, yours in (("fr", "c'est à vous"), ("it", "tocca a voi")):
        for game in GAMES:
            screen = Screen(80, 24, "play", game, "--seed", "7", "--budget", "5", "--lang", language)
            golden(f"{game}-80x24-{language}", screen.until(yours))
            screen.close()


TESTS = (test_ends, test_stopping, test_sizes, test_colours, test_plain, test_keys, test_menu, test_lessons, test_puzzles, test_pass, test_people,
         test_records, test_languages)


def main():
    if not shutil.which("tmux"):
        print("1..0 # SKIP there is no tmux")
        sys.exit(0)
    if tap.sanitized():
        print("1..0 # SKIP screens are the plain build's business")
        sys.exit(0)
    wanted = [word for word in sys.argv[2:] if word.startswith("test_")]
    work = [functools.partial(test_game, game, size) for game in GAMES for size in SIZES if not wanted]
    work += [test for test in TESTS if not wanted or test.__name__ in wanted]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:  # most of it is waiting
        for done in [pool.submit(one) for one in work]:
            done.result()
    tap.done()


main()
