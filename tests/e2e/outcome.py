"""How games end: the reason, an account by category that adds up to the result, and the winners; in every game and language,
also with names that are too long."""
import json
import os
import re
import tempfile

from tap import check, done, few, fine, sanitized

LONG = "Bartholomäus von und zu Hohenstein-Bärenburg"
REASONS = {"sunrise-lane": r"pieces? left|last free plot|Nobody has built", "sunrise-city": r"3 rounds have been played",
           "shibuya": r"home: the game ends|more pedestrians home than the other|Nobody can do|For \d+ turns|third time",
           "project-skyline": r"all \d+ skyscrapers|can't pay|turns have been played"}
HEADS = {"en": ("Why the game ended:", "Where it came from:"), "fr": ("Pourquoi la partie est finie\u00a0:", "D'où viennent les points\u00a0:"),
         "it": ("Perché la partita è finita:", "Da dove vengono i punti:")}
folder = tempfile.TemporaryDirectory()


def played(game, players, seed):
    name = os.path.join(folder.name, f"{game}-{players}-{seed}.rec")
    words = [word for seat in range(players - 1) for word in ("--seat", "greedy" if seat % 2 else "random")]
    return fine("play", game, "--players", str(players), "--seat", "greedy:" + LONG, *words, "--seed", str(seed), "--record",
                name), name


def rows(text):
    """{label: numbers} of the account."""
    lines = text.split("Where it came from:")[1].split("\n\n")[0].splitlines()[1:]
    return {match[1]: list(map(int, match[2].split())) for match in
            (re.match(r"  (.*?)((?: +-?\d+)+)$", line) for line in lines)}


def totals(text):
    """By seat."""
    found = re.findall(r"^  ([A-D]) .*? +(-?\d+)(?:  \* .*)?$", text.split("Final totals")[1], re.MULTILINE)
    return [int(total) for _, total in sorted(found)]


def check_account(game, text):
    if game == "shibuya":
        return
    account = rows(text)
    all_of_it = account.pop("in all")
    check(all_of_it == [sum(column) for column in zip(*account.values())], f"{game}: the account adds up", text)
    if game != "sunrise-city":
        check(all_of_it == totals(text), f"{game}: to the final totals", text)
    else:
        stars = [int(found) for found in re.findall(r"has (\d+) stars?, the marker", text.split("Where it came from:")[1])]
        check(stars == totals(text), f"{game}: and the stars are told", text)


def check_game(game, players, seed):
    output, name = played(game, players, seed)
    output = output[output.rindex("Why the game ended:"):]
    check(re.search(REASONS[game], " ".join(output.split("\n\n")[0].split())), f"{game}: the reason", output)
    check_account(game, output)
    check("* victory" in output or "it is a draw" in output, f"{game}: the winners", output)
    check(max(map(len, output.splitlines())) <= 78, f"{game}: within 78 columns", output)
    shown = fine("replay", "--all", name)
    ending = output.split("\nThe seed")[0].strip()
    check(ending in shown, f"{game}: a replay ends the same", shown[-2000:])
    return name


def test_languages(game, name):
    """Every language with every game; where that takes too long, with one of them."""
    for number, (language, heads) in enumerate(HEADS.items()):
        if sanitized() and list(REASONS).index(game) % len(HEADS) != number:
            continue
        text = fine("analyse", name, "--level", "greedy", "--lang", language)
        check(all(head in text for head in heads[:1 if game == "shibuya" else 2]), f"analyse tells it, {language}", text[-2000:])
        check(max(map(len, text.splitlines())) <= 78, f"analyse fits 78 columns, {language}",
              "\n".join(line for line in text.splitlines() if len(line) > 78))


def test_signs(name):
    text = fine("analyse", name, "--level", "greedy")
    for sign in ("worth ", "cost ", "= ", "? ", "?? ", "# ", "! "):
        check(re.search(r"^  " + re.escape(sign) + r" +[a-z]", text, re.MULTILINE), f"analyse explains '{sign.strip()}'", text)
    for number, move in ((step["step"], step) for step in json.loads(fine("analyse", name, "--level", "greedy", "--json"))["moves"]):
        if "decision" in move and number % 7 == 0:
            at = re.search(rf"^ *{number} .*(?:\n {{10,}}.*)*", text, re.MULTILINE)[0]
            words = set(at.split())
            check(set(move["move"].split()) <= words, f"move {number} is shown whole", at)


for title in REASONS:
    for count, number in few(((2, 3), (2, 4), (4, 5))):
        last = check_game(title, count, number)
    test_languages(title, last)
test_signs(last)
done()
