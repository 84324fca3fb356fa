"""The `borgo` command from outside: what each subcommand prints, in which language, and one clear sentence with exit code 2
for every kind of bad input. Commands that play at a table have scripts of their own."""
import json
import os
import pty
import re
import signal
import subprocess
import tempfile
import time

import tap
from tap import LANGUAGES, bad, borgo, check, environment, equal, fine

GAME = "sunrise-lane"


def at_terminal(*words, **changes):
    """What the command prints when standard output is a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([tap.BORGO, *words], stdout=theirs, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                               env=environment(TERM="xterm", **changes))
    os.close(theirs)
    chunks = []
    try:
        while chunk := os.read(ours, 65536):
            chunks.append(chunk)
    except OSError:
        pass
    process.wait()
    os.close(ours)
    return b"".join(chunks).decode()


def commands():
    listed = fine("--help")
    return re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE)


def test_help():
    names = commands()
    check({"games", "rules", "simulate", "perft", "engine", "bench"} <= set(names), "--help lists the commands", names)
    equal(fine("-h"), fine("--help"), "-h is --help")
    equal(fine("help"), fine("--help"), "help is --help")
    for name in names:
        text = fine(name, "--help")
        check(text.startswith(f"Usage: borgo {name}") and "--lang" in text, f"{name} --help explains it", text)
        check(max(map(len, text.splitlines())) <= 78, f"{name} --help fits 78 columns", text)
        equal(fine("help", name), text, f"help {name} is {name} --help")
    check(re.fullmatch(r"borgo \d+\.\d+\.\d+\nschema \d+ of files, \d+ of databases\n", fine("--version")) is not None, "--version")
    alone = borgo()
    check(alone.returncode == 2 and alone.stdout == "" and "borgo COMMAND" in alone.stderr, "borgo alone lists the commands")


def test_general_mistakes():
    bad("nosuch", says="nosuch")
    bad("help", "nosuch", says="nosuch")
    bad("--nosuch", says="--nosuch")
    for name in commands():
        bad(name, "--nosuch", says="--nosuch")
        bad(name, "-x", says="-x")
        bad(name, "--nosuch=1", says="--nosuch=1")
        bad(name, "--lang", says="--lang")
        bad(name, *["word"] * 65, says="too many")
    bad("games", "word", says="word")
    bad("games", "--json=yes", says="--json")
    bad("games", "--lang", "xx", says="en (English), fr (français), it (italiano)")
    bad("games", "--lang=", says="''")
    bad("--lang", "frx", "games", says="frx")
    full = subprocess.run([tap.BORGO, "games"], stdout=open("/dev/full", "w"), stderr=subprocess.PIPE, env=environment())
    check(full.returncode == 1 and full.stderr.startswith(b"borgo: "), "what can't be written is a failure", full)


def bad_set_ups(name, *words):
    """What every command that sets up a game must refuse; `words` stand between the name and the flags."""
    run = [name, GAME, *words]
    bad(name, "nosuch", *words, says="sunrise-avenue")
    bad(name, "", *words, says="''")
    for players in ("1", "5", "0", "99", "100", "-1", "two", "", "2x", "99999999999999999999"):
        bad(*run, "--players", players)
    bad(*run, "--players", says="--players")
    bad(*run, "--option", says="--option")
    bad(*run, "--option", "edition", says="edition")
    bad(*run, "--option", "=lane", says="=lane")
    bad(*run, "--option", "edition=", says="lane, avenue")
    bad(*run, "--option", "edition=street", says="lane, avenue")
    bad(*run, "--option", "nosuch=1", says="edition, tallest, first")
    bad(*run, "--option", "x" * 300 + "=1")
    bad(*run, "--option", "first=2", says="0 to 1")


def bad_data(name, *words):
    run = [name, GAME, *words]
    with tempfile.TemporaryDirectory() as folder:
        def file(content):
            path = os.path.join(folder, "board.txt")
            with open(path, "wb") as out:
                out.write(content)
            return path
        bad(*run, "--data", says="--data")
        bad(*run, "--data", os.path.join(folder, "nosuch.txt"), says="nosuch.txt")
        bad(*run, "--data", folder, says=folder)
        bad(*run, "--data", file(b""), says="board.txt:")
        bad(*run, "--data", file(b"plots\nQ1\n"), says="board.txt:2: ")
        bad(*run, "--data", "board=" + file(b"plots\n" + b"Y1 " * 11), says="board.txt:2: ")
        bad(*run, "--data", file(b"plots\0"), says="board.txt")
        bad(*run, "--data", file(b"#" * ((1 << 20) + 1)), says="1 MiB")
        bad(*run, "--data", file(bytes(range(1, 256))), says="board.txt:")


def test_games():
    games = [json.loads(line) for line in fine("games", "--json").splitlines()]
    names = [game["name"] for game in games]
    check(GAME in names, "games --json has Sunrise Lane", names)
    for game in games:
        check(game["players"] == sorted(game["players"]) and game["title"] and game["author"] and game["summary"]
              and game["editions"][0]["name"] == game["name"]
              and all(option["values"] and option["summary"] for option in game["options"]),
              f"{game['name']}: all that a front end needs", game)
    text = fine("games")
    check(all(edition["name"] in text for game in games for edition in game["editions"]), "games names all editions", text)
    check(max(map(len, text.splitlines())) <= 78, "games fits 78 columns")
    check("Demeures" in fine("games", "--lang", "fr") and "Case" in fine("games", "--lang", "it"), "games speaks")
    return games


def test_rules(games):
    for game in games:
        texts = {language: fine("rules", game["name"], "--lang", language) for language in LANGUAGES}
        check(len(set(texts.values())) == 3, f"{game['name']}: three languages, three texts")
        for language, text in texts.items():
            check(len(text) > 2000 and max(map(len, text.splitlines())) <= 78 and "#" not in text.replace("#C", ""),
                  f"{game['name']}, {language}: whole, in lines of at most 78 columns, without marks")
        for edition in game["editions"]:
            equal(borgo("rules", edition["name"]).stdout, texts["en"], f"{edition['name']} shares the text")
    bad("rules", says="GAME")
    bad("rules", "nosuch", says="nosuch")
    bad("rules", GAME, "more", says="more")


def test_languages():
    french = fine("rules", GAME, "--lang", "fr")
    for changes in ({"LC_ALL": "fr_FR.UTF-8"}, {"LC_ALL": "", "LC_MESSAGES": "fr"}, {"LC_ALL": "", "LANG": "fr_CA"}):
        equal(borgo("rules", GAME, env=environment(**changes)).stdout, french, f"{changes} is French")
    for locale in ("de_DE.UTF-8", "C", "", "POSIX", "frr_DE", "x"):
        result = borgo("rules", GAME, env=environment(LC_ALL=locale))
        check(result.stdout.startswith("Sunrise") and "players" in result.stdout and not result.stderr,
              f"locale '{locale}' falls back to English silently", result.stderr)
    equal(borgo("rules", GAME, "--lang", "fr", env=environment(LC_ALL="it")).stdout, french, "--lang wins over the locale")
    equal(fine("--lang", "fr", "rules", GAME), french, "--lang may stand before the command")
    equal(fine("--lang=fr", "rules", GAME), french, "--lang=fr too")
    complaint = borgo("rules", "x", "--lang", "it").stderr
    check(complaint.startswith("borgo: non c'è un gioco 'x'"), "complaints are translated", complaint)


def test_colours():
    check("\033[1m" in at_terminal("rules", GAME), "headings are bold at a terminal")
    check("\033[" not in at_terminal("rules", GAME, NO_COLOR="1"), "not with NO_COLOR")
    check("\033[" in at_terminal("rules", GAME, NO_COLOR=""), "an empty NO_COLOR says nothing")
    check("\033[" not in fine("rules", GAME) + fine("games"), "not in a pipe")


def statistics(*words):
    found = json.loads(fine("simulate", GAME, "--json", *words))
    found.pop("seconds"), found.pop("moves_per_s")
    return found


def test_simulate():
    one = statistics("--games", "300", "--threads", "1", "--seed", "5", "--players", "3")
    equal(statistics("--games", "300", "--threads", "3", "--seed", "5", "--players", "3"), one, "threads change nothing")
    check(statistics("--games", "300", "--seed", "6", "--players", "3") != one, "another seed, other games")
    check(one["games"] == 300 and one["players"] == 3 and sum(one["ends"].values()) == 300
          and set(one["ends"]) <= {"last-pieces", "zones-full", "quiet-end"}, "every game has a reason to end", one)
    alone = sum(seat["wins"] for seat in one["seats"])
    check(alone <= 300 <= alone + sum(seat["shared"] for seat in one["seats"]), "every game has winners", one["seats"])
    check(one["turns"]["mean"] < one["choices"]["mean"] < one["moves"]["mean"], "turns, choices, moves", one)
    strong = statistics("--games", "20", "--seat", "1=greedy:Anna")
    check(strong["seats"][1]["wins"] >= 18 and strong["seats"][1]["name"] == "Anna", "greedy beats random", strong)
    ends = json.loads(fine("simulate", "shibuya", "--json", "--games", "60", "--seat", "greedy", "--seat", "greedy"))["ends"]
    check(ends["enough-end"] + ends["lead-end"] >= 54, "greedy pedestrians get home: they don't walk to and fro", ends)
    equal([seat["player"] for seat in statistics("--games", "1", "--seat", "greedy", "--seat", "random")["seats"]],
          ["greedy", "random"], "seats in order")
    table = fine("simulate", "sunrise-avenue", "--games", "50")
    check("Sunrise Avenue, 2 players: 50 games" in table and "last-pieces" in table, "the table", table)
    table += fine("simulate", GAME, "--games", "5", "--seat", "random:" + "é" * 24)
    check(max(map(len, table.splitlines())) <= 78, "it fits 78 columns, also with a long name", table)


def test_simulate_mistakes():
    bad("simulate", says="GAME")
    bad_set_ups("simulate", "--games", "1")
    bad_data("simulate", "--games", "1")
    for flag, values in (("--games", ("0", "-1", "x", "", "1e3", "100000001")), ("--threads", ("0", "257", "many")),
                         ("--seed", ("-1", "x", "9999999999999999999"))):
        bad("simulate", GAME, flag, says=flag)
        for value in values:
            bad("simulate", GAME, flag, value, says=flag)
    for seat in ("nosuch", "0=nosuch", "=", "0=", "2=random", "9=random", "-1=random", "12=random", "x=random", "human",
                 "random:", "random:" + "x" * 49, "random:a\tb", "y" * 200):
        bad("simulate", GAME, "--seat", seat)
    bad("simulate", GAME, "--seat", "0=random", "--seat", "0=greedy", says="twice")
    bad("simulate", GAME, "--seat", "random", "--seat", "random", "--seat", "random", says="too many")


def test_levels():
    """No level is called like a piece or a role of a game."""
    levels = re.search(r"there are: (.*)", borgo("simulate", GAME, "--seat", "nosuch").stderr)[1].split(", ")
    check("veteran" in levels and len(levels) == 13, "the computer players", levels)
    for game in [json.loads(line)["name"] for line in fine("games", "--json").splitlines()]:
        words = set(re.findall(r"[a-z]+", fine("rules", game).lower()))
        check(not words & {"novice", "apprentice", "builder", "veteran", "architect", "master"} & set(levels),
              f"{game}: no word of its rules is a level", words & set(levels))
    fine("simulate", GAME, "--games", "1", "--seat", "architect")


def test_repeated_flags():
    bad("simulate", GAME, "--players", "2", "--players", "4", says="'--players' is given twice: '2' and '4'")
    bad("simulate", GAME, "--games", "1", "--games=1", says="twice")
    bad("games", "--lang", "fr", "--lang", "en", says="twice")
    bad("simulate", GAME, "--option", "first=0", "--option", "first=1", says="'first' is given twice")
    fine("simulate", GAME, "--games", "1", "--option", "first=0", "--option", "edition=avenue", "--seat", "random",
         "--seat", "random")
    with tempfile.TemporaryDirectory() as folder:
        board = os.path.join(folder, "board.txt")
        with open(os.path.join(os.path.dirname(__file__), "../../data/sunrise-lane-board.txt"), "rb") as file:
            text = file.read()
        with open(board, "wb") as file:
            file.write(text)
        fine("simulate", GAME, "--games", "1", "--data", board)
        bad("simulate", GAME, "--games", "1", "--data", board, "--data", f"board={board}", says="given twice")
        bad("simulate", GAME, "--games", "1", "--data", "bogus=x", says="which has: board")
        bad("simulate", GAME, "--games", "1", "--data", f"bogus={board}", says="which has: board")
        with open(os.path.join(folder, "a=b.txt"), "wb") as file:
            file.write(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
        result = borgo("simulate", GAME, "--games", "1", "--data", "a=b.txt", cwd=folder)
        check(result.returncode == 0, "a file with '=' in its name, a byte order mark and foreign line ends", result)
        os.mkfifo(os.path.join(folder, "pipe"))
        bad("simulate", GAME, "--data", os.path.join(folder, "pipe"), says="is not a file but a pipe")
        bad("simulate", GAME, "--data", "/dev/zero", says="is not a file but a device")


def test_hostile_names():
    """Nothing that comes from outside commands the terminal or breaks JSON."""
    hostile = "\033[2J\n\u202e.rec"
    for words in (("replay", hostile), ("play", "--load", hostile), ("simulate", hostile), (hostile,),
                  ("simulate", GAME, "--data", hostile), ("simulate", GAME, "--seat", "random:" + hostile),
                  ("simulate", GAME, "--games", hostile), ("analyse", hostile), ("games", "--lang", hostile)):
        bad(*words, says="\\x1b[2J")
    wrong = subprocess.run([tap.BORGO.encode(), b"replay", b"\xff\xfe"], capture_output=True, env=environment())
    check(b"\\xff\\xfe" in wrong.stderr and wrong.returncode == 2, "bytes that are no UTF-8 are shown as such", wrong)
    for name in ("\u061c", "\u200b", "\u3164", "\u00ad", "\u00a0", "A\u200bnna", "\U000e0041", "A\ufe0f", "\u0301a"):
        bad("simulate", GAME, "--games", "1", "--seat", "random:" + name, says="is no name")
        bad("play", GAME, "--seat", "human:" + name, says="is no name")
    for one, other in (("Anna", "Anna"), ("Anna", "anna"), ("Ada L", "ada  l"), ("Éva", "éva")):
        bad("play", GAME, "--seat", "human:" + one, "--seat", "human:" + other, says="same name")
    bad("play", GAME, "--seat", "human:Builder B", says="same name")


def test_interrupt():
    process = subprocess.Popen([tap.BORGO, "simulate", GAME, "--games", "100000000", "--json"], stdout=subprocess.PIPE,
                               env=environment())
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    found = json.loads(process.communicate(timeout=60)[0])
    check(process.returncode == 130 and 0 < found["games"] < 100000000, "Ctrl-C prints what there is", found)


def position_after_deal():
    engine = tap.Engine()
    engine.ask(do="new", game=GAME, players=2, options={"first": "0"})
    engine.ask(do="deal")
    position, moves = engine.ask(do="position")["position"], engine.ask(do="moves")["moves"]["0"]
    engine.close()
    return position, moves


def test_perft():
    position, moves = position_after_deal()
    equal(fine("perft", GAME, "0"), "1\n", "depth 0 is the position itself")
    equal(fine("perft", GAME, "1", "--players", "3"), "3\n", "three seats can be first")
    equal(fine("perft", GAME, "2", "--option", "first=1"), "25\n", "two cards of five colours")
    equal(fine("perft", GAME, "1", "--position", position), f"{len(moves)}\n", "as many as the engine lists")
    parts = [json.loads(line) for line in fine("perft", GAME, "3", "--position", position, "--divide", "--json").splitlines()]
    equal([part["move"] for part in parts[:-1]], moves, "--divide lists the first moves")
    check(sum(part["count"] for part in parts[:-1]) == parts[-1]["count"] > 0, "and they add up", parts)
    check(f"0: {moves[0]}  " in fine("perft", GAME, "2", "--position", position, "--divide"), "--divide for people")


def test_perft_mistakes():
    position, _ = position_after_deal()
    bad("perft", says="GAME")
    bad("perft", GAME, says="DEPTH")
    bad("perft", GAME, "1", "2", says="2")
    for depth in ("x", "", "33", "1x", "01", "1.5"):
        bad("perft", GAME, depth, says="depth")
    bad("perft", GAME, "-1", says="-1")
    bad_set_ups("perft", "1")
    bad_data("perft", "1")
    bad("perft", GAME, "1", "--position", says="--position")
    bad("perft", GAME, "1", "--position", position, "--players", "2", says="--players")
    bad("perft", GAME, "1", "--position", position, "--option", "first=0", says="--option")
    for broken in ("", "x", GAME, GAME + " ", position + " x", position[:-1], position.replace("players=2", "players=9"),
                   position.replace("|", ""), position.replace("phase=turn", "phase=over2"), "x" * 20000):
        bad("perft", GAME, "1", "--position", broken)


def test_engine_and_bench():
    equal(fine("engine", stdin='{"do":"quit"}\n'), '{"ok":true}\n', "engine answers")
    bad("engine", "nosuch", says="nosuch")
    bad("engine", GAME, "more", says="more")
    bad("engine", "--data", "x", says="GAME")
    bad_data("engine")
    for line in fine("bench", GAME, "--ms", "1", "--json").splitlines():
        keys = {"game", "players", "moves_per_s", "hidden_moves_per_s", "games_per_s", "state_bytes"}
        check(set(json.loads(line)) == keys, "bench --json has its six members", line)
    equal(len(fine("bench", GAME, "--ms", "1", "--players", "3").splitlines()), 2, "bench of one player count")
    bad("bench", "--players", "2", says="GAME")
    bad("bench", GAME, "more", says="more")
    bad_set_ups("bench", "--ms", "1")
    for value in ("0", "x", "-1", "600001"):
        bad("bench", GAME, "--ms", value, says="--ms")


def main():
    test_help()
    test_general_mistakes()
    test_rules(test_games())
    test_languages()
    test_colours()
    test_simulate()
    test_simulate_mistakes()
    test_levels()
    test_repeated_flags()
    test_hostile_names()
    test_interrupt()
    test_perft()
    test_perft_mistakes()
    test_engine_and_bench()
    tap.done()


main()
