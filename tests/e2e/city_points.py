"""The points of Sunrise City's buildings a second time, written from docs/rules/sunrise-city.md alone (CITY-5 to CITY-7, CITY-27,
CITY-30, CITY-31 and the roles that earn by buildings) and compared with the machine door after every building of random games,
with both ways of moving the marker."""
import os
import random

import tap
from tap import check

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
GODFATHER, UNION_BOSS, FINANCE_DEPUTY, SECRETARY_GENERAL, REALTOR = 21, 17, 25, 27, 29


def read_words(name):
    with open(os.path.join(ROOT, "data", name), encoding="utf-8") as file:
        return [line.split() for line in file if line.strip() and line[0] not in "#-"]


BUILDINGS = read_words("sunrise-city-buildings.txt")
COMMUNITIES = {number: words[2] for number, words in enumerate(read_words("sunrise-city-squares.txt"))
               if words[1] == "community"}


def cell(text):
    return tuple(map(int, text.split(",")))


def items(text):
    return [] if text == "-" else [item.split(":") for item in text.split(";")]


def cells_of(at, towards):
    return [at, (at[0] + STEPS[towards][0], at[1] + STEPS[towards][1])]


def advance(marker, stars, points):
    """CITY-5, CITY-6"""
    if points == 0:
        return marker, stars
    marker = marker % 10 + points
    while marker > 10:
        marker, stars = marker - 10, stars + 1
    return marker, stars + 2 * (marker == 10)


def gains_of(words, seat, move):
    """What each seat gets for the building, kind by kind: base, bonuses, communities, floor, role."""
    number, at, towards = move.split()[1:]
    _, first, second, base, *bonus = BUILDINGS[int(number)]
    cells, types = cells_of(cell(at), towards), (first, second)
    floor = 1 + sum(cells[0] in cells_of(cell(at), towards) for _, at, towards in items(words["raised"]))
    owners = {cell(at): "ABCD".index(stack[-1]) for at, stack in items(words["chips"])}
    communities = [(cell(at), COMMUNITIES[int(n)]) for n, at, _ in items(words["city"]) if int(n) in COMMUNITIES]
    roles = [int(played.split(".")[int(words["round"]) - 1]) for played in words["played"].split(",")]
    gains = [[0] * 5 for _ in roles]
    gains[seat][0] = int(base)
    for i in range(2 if floor == 1 else 0):
        owner = seat if roles[seat] == GODFATHER else owners.get(cells[i])
        if owner is not None:
            gains[owner][1] += int(bonus[i])
    for (x, y), kind in communities:
        gains[seat][2] += sum(kind == types[i] and max(abs(x - cells[i][0]), abs(y - cells[i][1])) == 1 for i in (0, 1))
    gains[seat][3] = (floor - 1) // 2 if floor % 2 else 0
    beside = any(abs(x - a) + abs(y - b) == 1 for (x, y), _ in communities for a, b in cells)
    earned = {UNION_BOSS: floor > 1, FINANCE_DEPUTY: floor == 1, SECRETARY_GENERAL: beside,
              REALTOR: types.count(words["declared"])}
    for other, role in enumerate(roles):
        gains[other][4] = int(earned.get(role, 0))
    return gains


def foretell(words, seat, move, points):
    markers, stars = ([int(n) for n in words[key].split(",")] for key in ("track", "stars"))
    for other, gains in enumerate(gains_of(words, seat, move)):
        for gain in gains if points == "apart" else [sum(gains)]:
            markers[other], stars[other] = advance(markers[other], stars[other], gain)
    return ",".join(map(str, markers)), ",".join(map(str, stars))


def words_of(engine):
    position = engine.ask(do="position")["position"]
    return dict(word.split("=", 1) for word in position.split(" | ")[1].split(" "))


def play(engine, players, points, number):
    """One random game; returns how many buildings were compared, and how many ended elsewhere than the other way."""
    rng = random.Random(number)
    status = engine.ask(do="new", game="sunrise-city", players=players, options={"points": points})
    compared = differing = 0
    while not status["over"]:
        answer = engine.ask(do="moves")
        if "chance" in answer:
            status = engine.ask(do="play", seat="chance", move=rng.choice(answer["chance"])["move"])
            continue
        seat, moves = rng.choice(sorted(answer["moves"].items()))
        move, words = rng.choice(moves), words_of(engine)
        status = engine.ask(do="play", seat=int(seat), move=move)
        if not move.startswith("raise"):
            continue
        expected, after = foretell(words, int(seat), move, points), words_of(engine)
        if (after["track"], after["stars"]) != expected:
            return check(False, f"{points}, {players} players: {move}", f"{words}\n{after}\n{expected}"), 0
        compared += 1
        differing += expected != foretell(words, int(seat), move, "together")
    return compared, differing


def main():
    engine = tap.Engine()
    for points in ("together", "apart"):
        for players in (2, 3, 4):
            games = [play(engine, players, points, number) for number in range(8)]
            compared, differing = (sum(column) for column in zip(*games))
            check(compared > 100, f"{points}, {players} players: {compared} buildings score as foretold")
            check((differing > 0) == (points == "apart"), f"{points}, {players} players: {differing} ended elsewhere")
    engine.close()


main()
tap.done()
