"""`borgo record`: games that are finished are counted by game, level and opponent, judged by kind, taken out as JSON, forgotten."""
import json
import os
import re
import tempfile

import tap
from tap import borgo, check, environment, equal, fine

FOLDER = tempfile.TemporaryDirectory()
MINE = environment(XDG_DATA_HOME=FOLDER.name)
KINDS = {"none", "ends", "ended", "points", "place", "category", "denies", "overtakes", "prevents", "later", "holds"}


def play(game, level, seed):
    """Only first moves; returns whether seat 0 won, from the record."""
    borgo("play", game, "--plain", "--seed", seed, "--budget", "5", "--seat", f"1={level}", stdin="1\n" * 2000, env=MINE)
    finished = os.path.join(FOLDER.name, "borgo", "finished")
    names = [name for name in os.listdir(finished) if name.endswith(".rec")]
    path = max((os.path.join(finished, name) for name in names), key=lambda each: os.stat(each).st_mtime_ns)
    with open(path, encoding="utf-8") as file:
        return re.search(r"^winners(.*)$", file.read(), re.MULTILINE)[1].split()


def record(*flags, **more):
    return borgo("record", *flags, env=MINE, **more)


check("Every game that you finish is counted here" in record().stdout, "nothing yet is said")
equal(json.loads(record("--json").stdout), {"borgo": "record", "version": 1, "played": [], "judged": []}, "as JSON too")

PLAYED = [("shibuya", "novice", "1"), ("shibuya", "random", "2"), ("sunrise-lane", "novice", "3")]
winners = [play(*each) for each in PLAYED]
whole = json.loads(record("--json").stdout)
equal([(line["game"], line["players"]) for line in whole["played"]], [(game, ["human", level]) for game, level, _ in PLAYED],
      "every game is there, in order")
equal([[str(seat) for seat in line["winners"]] for line in whole["played"]], winners, "with those who won it")
check(all(line["seat"] == 0 and line["when"] > 1e12 for line in whole["played"]), "and whose it is, and when", whole)

shown = record().stdout
won = sum("0" in each for each in winners)
for heading, row, games in (("Your record", "in all", 3), ("By game", "Shibuya", 2), ("Against computer players", "novice", 2)):
    found = re.search(rf"{heading}.*?^  {row} +(\d+) +(\d+) +(\d+) +(\d+)$", shown, re.MULTILINE | re.DOTALL)
    check(found and int(found[1]) == games == sum(int(found[i]) for i in (2, 3, 4)), f"{heading}: {row}", shown)
check(re.search(rf"^  in all +3 +{won} ", shown, re.MULTILINE), "as many were won as were", shown)
check("borgo record --analyse" in shown, "how mistakes are found is said", shown)
check(all(len(line) <= 80 for line in shown.splitlines()), "no line is too long", shown)

judged = record("--analyse", "--budget", "4", "--threads", "2")
check(judged.returncode == 0 and "What costs you most" in judged.stdout and "3 games were judged" in judged.stdout, "judged", judged)
whole = json.loads(record("--json").stdout)
equal([line["id"] for line in whole["judged"]], [line["id"] for line in whole["played"]], "what was judged is kept")
costs = [line["seats"][0] for line in whole["judged"]]
check(all(each["decisions"] > 5 and set(each["kinds"]) <= KINDS for each in costs), "by kind", costs)
check(all(kind["count"] > 0 and kind["cost"] >= 0.03 * kind["count"] - 1e-9 for each in costs for kind in each["kinds"].values()),
      "only what costs something counts", costs)
text = record().stdout
equal(record("--analyse", "--budget", "4").stdout, text, "nothing is judged twice")

game = next(line for line in whole["played"] if line["game"] == "shibuya")
path = os.path.join(FOLDER.name, "borgo", "finished", game["id"].split("/")[1])
analysis = json.loads(borgo("analyse", path, "--json", "--budget", "4").stdout)
cost = sum(each["cost"] for each in analysis["decisions"] if each["seat"] == 0 and each["cost"] >= 0.03)
kept = next(line for line in whole["judged"] if line["id"] == game["id"])["seats"][0]["kinds"]
check(abs(cost - sum(each["cost"] for each in kept.values())) < 1e-6, "the costs are those of `borgo analyse`", (cost, kept))

for language in tap.LANGUAGES[1:]:
    found = record("--lang", language).stdout
    check(found.count("\n") == text.count("\n") or len(found) > 200, f"{language}: told", found)
    check("What costs" not in found and all(len(line) <= 80 for line in found.splitlines()), f"{language}: in its words", found)

check("Nothing is deleted." in record("--forget", stdin="n\n").stdout, "a no deletes nothing")
check(len(json.loads(record("--json").stdout)["played"]) == 3, "all are there")
check("It is deleted." in record("--forget", stdin="y\n").stdout, "a yes does")
equal(json.loads(record("--json").stdout), {"borgo": "record", "version": 1, "played": [], "judged": []}, "all are gone")
check(fine("record", "--help"), "help")
tap.done()
