"""`borgo play` from outside: whole games through a pipe, everything that can be typed, saving and going on, people at one
terminal who must not see each other's hands, Ctrl-C, colours, and every kind of bad input."""
import os
import re
import tempfile
import time

import tap
from tap import LANGUAGES, borgo, check, environment, equal
from terminal import Terminal, plain

GAME = "sunrise-lane"
FIRST = "1\n" * 2000
folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


def read(name):
    with open(path(name), encoding="utf-8") as file:
        return file.read()


def play(*words, typed="", **more):
    return borgo("play", *words, stdin=typed, cwd=folder.name, **more)


def typed(*lines, seed="7", more=()):
    """What a game answers to these lines."""
    return play(GAME, "--seed", seed, "--option", "first=0", *more, typed="".join(line + "\n" for line in lines)).stdout


def told(result):
    """All but where the record is: every game is kept under a name of its own."""
    return result.stdout.split("The record is in")[0]


def bad(*words, says):
    result = play(*words)
    check(result.returncode == 2 and result.stdout == "" and result.stderr.startswith("borgo: ") and says in result.stderr
          and result.stderr.count("\n") == 1, f"play {' '.join(words)}: refused", result)


def test_whole_games():
    for words in ([GAME], ["sunrise-avenue", "--players", "4"], [GAME, "--seat", "random", "--seat", "greedy"],
                  [GAME, "--players", "3", "--seat", "2=human:Zoé"], [GAME, "--seat", "human:A", "--seat", "human:B"]):
        result = play(*words, "--seed", "5", typed=FIRST)
        check(result.returncode == 0 and "Final totals:" in result.stdout and "* victory" in result.stdout
              and not result.stderr, f"play {' '.join(words)}: to the end", result.stderr)
        equal(told(play(*words, "--seed", "5", typed=FIRST)), told(result), "the same seed and moves: the same game")
        check(max(map(len, result.stdout.splitlines())) <= 80, "no line is wider than 80 columns")
        check("\033" not in result.stdout, "no escape sequences into a pipe")
    other = play(GAME, "--seed", "6", typed=FIRST).stdout
    check(other != play(GAME, "--seed", "5", typed=FIRST).stdout, "another seed: another game")
    check(play(GAME, typed="quit\n").stdout != play(GAME, typed="quit\n").stdout, "without a seed every deal is new")


def test_every_game():
    """Every game in every language: to its end by first moves, within 80 columns, with hints that can be played. Under a
    sanitizer the languages take turns."""
    engine = tap.Engine()
    games = engine.ask(do="games")["games"]
    engine.close()
    for number, game in enumerate(games):
        for players in game["players"]:
            for language in [LANGUAGES[(number + players) % len(LANGUAGES)]] if tap.sanitized() else LANGUAGES:
                result = play(game["name"], "--players", str(players), "--seed", "1", "--lang", language, typed="1\n" * 6000)
                check(result.returncode == 0 and not result.stderr and max(map(len, result.stdout.splitlines())) <= 80,
                      f"{game['name']}, {players} players, {language}", (result.stderr, result.stdout[-1500:]))
        hint = re.search(r"'veteran' would play: (.*)", play(game["name"], "--seed", "1", typed="hint\n").stdout)
        answer = play(game["name"], "--seed", "1", typed="\n".join([*hint[1].split("; "), "undo", ""])).stdout if hint else ""
        check("Your last move is taken back." in answer, f"{game['name']}: a hint is a turn of moves, and can be taken back", answer[-500:])


def test_seats():
    for words, names in (([], "Player A, Builder B"), (["--seat", "random"], "Random A, Player B"),
                         (["--seat", "1=random"], "Player A, Random B"), (["--seat", "1=human"], "Builder A, Player B"),
                         (["--seat", "random", "--seat", "greedy:Greta"], "Random A, Greta"),
                         (["--players", "3", "--seat", "2=human:Zoé"], "Builder A, Builder B, Zoé"),
                         (["--seat", "human:Anna", "--seat", "human:Luca", "--seat", "random"], "Anna, Luca, Random C")):
        first = play(GAME, *words).stdout.splitlines()[0]
        equal(first, f"Sunrise Lane: {names}", f"seats of {words}")


def test_leaving():
    result = play(GAME)
    check(result.returncode == 1 and "the input ended before the game did" in result.stderr, "end of input: exit code 1", result)
    result = play(GAME, typed="quit\n")
    check(result.returncode == 0 and not result.stderr, "quit: exit code 0", result)


def test_typing():
    answer = typed("nonsense")
    check("'nonsense' is neither a move you can make nor a command" in answer, "unknown input is explained", answer)
    check(answer.count("Player A>") == 2, "and asked again")
    for line in ("999", "0", "\x00\x01", "\xff", "\033[2J", "a" * 5000, "%s%n", "house 99,99 1", "save", "hint nosuch", "undo"):
        answer = typed(line, "help")
        check("\nPlayer A> help\n" in answer and "leaves the game" in answer, f"after {line[:12]!r} the game goes on", answer[-600:])
    check("There is no move 999: the moves are 1 to " in typed("999"), "a number that is no move")
    check("You have made no move yet" in typed("undo"), "undo before any move")
    check("would play: " in typed("hint") and "'random' would play" in typed("hint random"), "hint")
    check("there is no computer player 'nosuch'" in typed("hint nosuch"), "hint by somebody unknown")
    hints = {typed("hint", "hint", "hint", more=("--budget", "15")) for _ in range(3)}
    check(len(hints) == 1, "a hint counts playouts where the computer players do", hints)
    check("Sunrise" in typed("rules"), "rules")
    check(typed("log").count("is the first player") == typed("quit").count("is the first player"), "log")
    check(typed("board").count("A1 tallest") == 2, "board")
    check(typed("", "", "draw").count("Player A takes two cards") == 1, "empty lines do nothing")
    for spelling in ("draw", "DRAW", "  draw ", "Draw"):
        check("takes two cards instead of building" in typed(spelling), f"{spelling!r} is a move")
    house = re.search(r"(\d+)  (house \S+ \d)", typed("all")).groups()
    equal(typed(house[0]).replace(f"> {house[0]}\n", "> X\n"), typed(house[1]).replace(f"> {house[1]}\n", "> X\n"),
          "a move's number and its text are the same move")
    listed = typed("house").split("> house\n")[1]
    check("house" in listed and "park" not in listed and "draw" not in listed, "the start of moves lists them", listed)


def test_many_moves():
    """What doesn't fit below the board is grouped by its beginning; `all` shows everything."""
    for rows, fits in ((24, False), (60, True)):
        terminal = Terminal("play", "sunrise-avenue", "--seed", "11", "--players", "3", "--seat", "human", "--seat", "greedy",
                            "--seat", "greedy", rows=rows)
        terminal.until("> ")
        terminal.type("draw")
        shown = plain(terminal.until("> "))
        equal(" … (" in shown and "before the dots" in shown, not fits, f"at {rows} rows a long list is grouped: {not fits}")
        check(rows > 24 or shown.count("\n") - shown[:shown.index("A1 tallest")].count("\n") <= rows, "the board stays in sight", shown)
        terminal.type("all")
        listed = plain(terminal.until("> "))
        numbers = [int(number) for number in re.findall(r"(?:^|  ) *(\d+)  [a-z]", listed, re.MULTILINE)]
        check("…" not in listed and sorted(numbers) == list(range(1, len(numbers) + 1)) and len(numbers) > 30, "'all' shows all", listed)
        terminal.press(b"\x04")
        terminal.finish()


def test_menu():
    """Without a game's name the terminal asks which."""
    terminal = Terminal("play", "--seed", "11")
    menu = plain(terminal.until("leaves): "))
    for title in ("Sunrise Lane", "Sunrise Avenue", "Sunrise City", "Shibuya", "Project Skyline"):
        check(title in menu, f"the menu offers {title}")
    terminal.type("0")
    check("'0' is not one of them." in plain(terminal.until("leaves): ")), "a wrong number is asked again")
    terminal.type("sunrise-avenue")
    check("Sunrise Avenue: " in plain(terminal.until("> ")), "a name starts its game")
    terminal.press(b"\x04")
    terminal.finish()
    terminal = Terminal("play")
    terminal.until("leaves): ")
    terminal.type("quit")
    check(terminal.finish()[1] == 0, "leaving the menu is fine")


def test_undo():
    answer = typed("1", "undo", "board")
    check("Your last move is taken back." in answer, "a build is taken back")
    once, twice = typed("draw"), typed("draw", "undo", "draw")
    check(twice.split("Player A> draw\n")[-1] != once.split("Player A> draw\n")[-1], "after undo of seen cards others come")


def test_saving():
    game = [GAME, "--seed", "8", "--option", "first=0"]
    whole = play(*game, "--record", path("whole.borgo"), typed=FIRST)
    check(whole.returncode == 0, "a recorded game", whole.stderr)
    play(*game, typed="1\n1\nsave part.borgo\nquit\n")
    check("private seed" in read("part.borgo") and "unfinished" in read("part.borgo"), "an unfinished game is private")
    equal(os.stat(path("part.borgo")).st_mode & 0o077, 0, "nobody else may read it")
    equal(borgo("verify", path("part.borgo")).returncode, 3, "an unfinished game verifies")
    result = play("--load", "part.borgo", typed=FIRST)
    check(result.returncode == 0, "it goes on", result.stderr)
    equal(read("part.borgo"), read("whole.borgo"), "and ends like the game that wasn't interrupted")
    before = read("whole.borgo")
    check("whole.borgo" in play(*game, typed="save whole.borgo\n").stderr and read("whole.borgo") == before, "save never overwrites")
    result = play(*game, "--record", "end.borgo")
    check(result.returncode == 1 and "borgo play --load end.borgo" in result.stdout, "end of input keeps a recorded game", result)
    equal(play("--load", "end.borgo", "--record", "end2.borgo", typed="quit\n").returncode, 0, "another file to go on in")
    check("private seed" in read("end2.borgo"), "which then has the game")


def kept(state):
    """The games that are kept by themselves."""
    home = os.path.join(environment()["XDG_DATA_HOME"], "borgo", state)
    return sorted(os.path.join(home, name) for name in os.listdir(home) if name.endswith(".rec")) if os.path.isdir(home) else []


def test_every_game_is_kept():
    """Without being asked, after every move, wherever it ends."""
    before = set(kept("unfinished"))
    result = play(GAME, typed="1\n")
    new = sorted(set(kept("unfinished")) - before)
    check(len(new) == 1 and "The game is kept: 'borgo play' goes on with it." in result.stdout, "a game that was left is kept", new)
    equal(borgo("verify", new[0]).returncode, 0, "it is right, and its deal is proved")
    equal(os.stat(new[0]).st_mode & 0o077, 0, "nobody else may read it")
    check(re.search(r"^0 |^1 ", open(new[0], encoding="utf-8").read(), re.MULTILINE), "with the moves that were made")
    before = set(kept("finished"))
    result = play("--load", new[0], typed=FIRST)
    done = sorted(set(kept("finished")) - before)
    check(result.returncode == 0 and len(done) == 1 and done[0] in result.stdout.replace("\n", ""), "when it is over it goes to the finished ones", result.stdout[-300:])
    check(not os.path.exists(new[0]), "and not both")
    result = play(GAME, typed="quit\n", env={"XDG_DATA_HOME": "/proc/nowhere"})
    check(result.returncode == 0 and "this game can't be kept: " in result.stderr, "where nothing can be kept one can play all the same", result)


def test_go_on():
    """Somebody who comes back is offered the last game."""
    play("shibuya", "--seat", "human:Mira", typed="1\n1\nquit\n")
    terminal = Terminal("play")
    menu = plain(terminal.until("leaves): "))
    check("Mira" in menu, "the menu offers the game that was left", menu)
    terminal.type("")
    seen = plain(terminal.until("> "))
    check("Mira" in seen and "Shibuya" in seen, "and Enter goes on with it", seen)
    terminal.press(b"\x04")
    terminal.finish()


def test_two_programs():
    """One game is played by one program at a time."""
    terminal = Terminal("play", GAME, "--record", "locked.borgo", cwd=folder.name)
    terminal.until("> ")
    bad("--load", "locked.borgo", says="another window or program")
    terminal.press(b"\x04")
    terminal.finish()
    equal(play("--load", "locked.borgo", typed="quit\n").returncode, 0, "and by another when the first has ended")


def test_thinking_can_be_interrupted():
    """Ctrl-C acts at once while the computer thinks, and says nothing is lost."""
    terminal = Terminal("play", GAME, "--seat", "human", "--seat", "master", "--option", "first=0", "--ms", "60000")
    terminal.until("> ")
    terminal.type("draw")
    seen = terminal.until("is thinking")
    check("Master B is thinking" in seen, "it says who thinks", seen)
    start = time.monotonic()
    terminal.press(b"\x03")
    rest, code = terminal.finish()
    check(code == 130 and time.monotonic() - start < 2 and "The game is kept" in rest, "Ctrl-C ends it at once", (code, rest))


def test_moves_are_told_as_they_happen():
    terminal = Terminal("play", GAME, "--seat", "greedy", "--seat", "master", "--option", "first=0", "--ms", "60000")
    seen = plain(terminal.until("is thinking"))
    check(re.search(r"Greedy A (builds|takes|lays)", seen), "what was done is told before the next one has thought", seen)
    terminal.press(b"\x03")
    terminal.finish()


def test_bad_words():
    bad(says="needs a game")
    bad("chess", says="chess")
    bad(GAME, "--players", "7", says="7")
    bad(GAME, "--option", "edition=x", says="edition")
    bad(GAME, "--seat", "nobody", says="nobody")
    bad(GAME, "--seat", "5=greedy", says="5")
    bad(GAME, "--seat", "human:" + "x" * 60, says="no name")
    bad(GAME, "--seat", "human:a\033[2J", says="no name")
    bad(GAME, *["--seat", "greedy"] * 5, says="5")
    bad(GAME, "--seed", "x", says="no seed")
    bad(GAME, "--seed", "18446744073709551616", says="no seed")
    bad(GAME, "--color", "pink", says="pink")
    bad(GAME, "--record", "/nowhere/at/all", says="/nowhere/at/all")
    bad(GAME, "--record", "whole.borgo", says="already")
    bad("--load", "nosuch.borgo", says="nosuch.borgo")
    bad("--load", "whole.borgo", says="over")
    bad("--load", "end.borgo", "--players", "2", says="--players")
    bad("--load", "end.borgo", "--seed", "2", says="--seed")
    bad(GAME, "--load", "end.borgo", says=GAME)
    with open(path("public.borgo"), "w", encoding="utf-8") as file:
        file.write(re.sub(r"private seed.*\n", "", read("end.borgo")))
    bad("--load", "public.borgo", says="no seed")
    with open(path("unknown.borgo"), "w", encoding="utf-8") as file:
        file.write(read("end.borgo").replace("seat 1 builder", "seat 1 oracle"))
    bad("--load", "unknown.borgo", says="oracle")
    with open(path("broken.borgo"), "w", encoding="utf-8") as file:
        file.write(read("end.borgo").replace("\nend\n", "\n"))
    bad("--load", "broken.borgo", says="broken.borgo:")


def test_colours():
    check("\033[" in play(GAME, "--color", "always", typed="quit\n").stdout, "--color always")
    for words, changes, coloured in (([], {}, True), ([], {"NO_COLOR": "1"}, False), (["--color", "never"], {}, False),
                                     (["--color", "always"], {"NO_COLOR": "1"}, True)):
        terminal = Terminal("play", GAME, "--record", path(f"c{len(words)}{coloured}{len(changes)}.borgo"), *words, **changes)
        seen = terminal.until("> ")
        terminal.type("quit")
        terminal.finish()
        equal("\033[0" in seen, coloured, f"colours at a terminal with {words} {changes}")


def test_people_at_one_terminal():
    terminal = Terminal("play", GAME, "--seed", "11", "--option", "first=0", "--seat", "human:Anna", "--seat", "human:Bruno",
                        cwd=folder.name)
    seen = terminal.until("is looking. ")
    check("Pass the keyboard to Anna" in seen and "A1 tallest" not in seen, "first the keyboard is passed", seen)
    terminal.type("")
    anna = terminal.until("> ")
    check(anna.count("\033[2J") == 1 and re.search(r"Anna draws a (yellow|green|red|blue|violet) card", anna)
          and "Bruno draws a card (3 ×)" in anna, "Anna sees her cards, not Bruno's", anna)
    terminal.type("draw")
    seen = terminal.until("is looking. ")
    check("Pass the keyboard to Bruno" in seen and "\033[2J" in seen and "A1 tallest" not in seen, "then it is Bruno's turn", seen)
    terminal.type("")
    bruno = terminal.until("> ")
    check("Anna draws a card" in bruno and not re.search(r"Anna draws a (yellow|green|red|blue|violet)", bruno),
          "Bruno doesn't see Anna's cards", bruno)
    terminal.type("draw")
    terminal.until("is looking. ")
    terminal.type("")
    terminal.until("> ")
    terminal.type("undo")
    asked = terminal.until("(y/n) ")
    check("Bruno, may Anna take that back?" in asked, "undo after a card asks the others")
    check("\033[2J" in asked and "A1 tallest" not in asked[asked.rindex("\033[2J"):], "and shows nobody's hand", asked)
    terminal.type("n")
    check("Nothing is taken back." in terminal.until("is looking. "), "who may say no; then the keyboard goes back")
    terminal.type("")
    terminal.until("> ")
    terminal.type("undo")
    terminal.until("(y/n) ")
    terminal.type("y")
    check("Your last move is taken back." in terminal.until("is looking. "), "or yes")
    terminal.type("")
    terminal.until("> ")
    terminal.type("quit")
    rest, code = terminal.finish()
    check(code == 0, "quit leaves", rest)


def test_interrupt():
    terminal = Terminal("play", GAME, "--seed", "3", "--record", "int.borgo", cwd=folder.name)
    terminal.until("> ")
    terminal.type("1")
    terminal.until("> ")
    terminal.press(b"\x03")
    rest, code = terminal.finish()
    check(code == 130 and "--load int.borgo" in rest, "Ctrl-C ends in good order", (code, rest))
    equal(borgo("verify", path("int.borgo")).returncode, 3, "the game is kept")
    equal(play("--load", "int.borgo", typed=FIRST).returncode, 0, "and goes on")


def test_sizes_and_languages():
    for language in LANGUAGES:
        for rows, columns in ((24, 80), (40, 120)):
            terminal = Terminal("play", GAME, "--seed", "2", "--lang", language, "--seat", "human:Zoé", rows=rows, columns=columns)
            seen = plain(terminal.until("> "))
            terminal.type("help")
            seen += plain(terminal.until("> "))
            terminal.press(b"\x04")
            _, code = terminal.finish()
            check(code == 1 and max(len(line.rstrip("\r")) for line in seen.split("\n")) <= columns,
                  f"{language} at {columns} columns: nothing is wider", seen)


test_whole_games()
test_every_game()
test_seats()
test_leaving()
test_typing()
test_many_moves()
test_menu()
test_undo()
test_saving()
test_every_game_is_kept()
test_go_on()
test_two_programs()
test_thinking_can_be_interrupted()
test_moves_are_told_as_they_happen()
test_bad_words()
test_colours()
test_people_at_one_terminal()
test_interrupt()
test_sizes_and_languages()
folder.cleanup()
tap.done()
