#!/usr/bin/env python3
"""Asks the computer players what they found out about the games: docs/findings.md tells it.

    tools/findings.py [--quick] [--only GAME]

Plays with the nets that are built into the program: matches by `borgo arena`, first players by `borgo simulate`, and games of
`pupil` with itself through `borgo engine`, of which every move and every chance it saw is looked at. Writes the figures to
docs/findings.json, and tools/plots.py draws the pictures from them. The same program and nets give the same figures. It takes about
ten minutes of one core. With --quick it is one minute and a tenth of the games, to see that it works: build/findings.json, no pictures.
"""
import argparse
import collections
import json
import math
import os
import random
import re
import subprocess

import plots

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
RIVALS = ("random", "greedy", "novice", "apprentice", "builder")
# How many games of each kind, by what a game costs.
MATCH = {"sunrise-lane": 200, "sunrise-city": 120, "shibuya": 200, "project-skyline": 800}
SEATED = {"random": 10000, "builder": 600, "pupil": 600}
LOOKED_AT = {"sunrise-lane": 300, "sunrise-city": 400, "shibuya": 300, "project-skyline": 400}
STEPS = 20  # parts of a game for how decided it is


def share(won, of):
    """A share of games with its interval of 95 % (Wilson's)."""
    if not of:
        return {"n": 0, "share": None, "low": None, "high": None}
    p, z = won / of, 1.96
    middle, room = p + z * z / (2 * of), z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return {"n": of, "share": round(p, 4), "low": round((middle - room) / (1 + z * z / of), 4),
            "high": round((middle + room) / (1 + z * z / of), 4)}


def mean(values):
    """A mean with its interval of 95 %."""
    n = len(values)
    if n < 2:
        return {"n": n, "mean": None, "low": None, "high": None}
    middle = sum(values) / n
    room = 1.96 * math.sqrt(sum((v - middle) ** 2 for v in values) / (n - 1) / n)
    return {"n": n, "mean": round(middle, 5), "low": round(middle - room, 5), "high": round(middle + room, 5)}


def borgo(args, *words):
    run = subprocess.run([args.borgo, *map(str, words), "--threads", "1", "--json"], check=True, capture_output=True)
    return json.loads(run.stdout)


class Engine:
    """`borgo engine`. Several requests travel together, since most of the time would be spent waiting otherwise."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def all(self, *requests):
        self.process.stdin.write("".join(json.dumps(r) + "\n" for r in requests))
        self.process.stdin.flush()
        return [json.loads(self.process.stdout.readline()) for _ in requests]

    def ask(self, **request):
        answer = self.all(request)[0]
        if not answer["ok"]:
            raise SystemExit(f"findings.py: {request}: {answer['error']}")
        return answer


THINK = {"do": "best", "level": "pupil"}


def play(engine, game, seed, watch=None, change=None):
    """A game of `pupil` with itself: its turns, its end, and of every decision the number of its move, seat, move, chances and
    what else it looked at. Roles of Sunrise City are kept by lot, so that what they win is theirs and not of those who like them."""
    lot = random.Random(seed)
    start = engine.all({"do": "new", "game": game, "players": 2}, {"do": "seed", "value": seed}, {"do": "deal"}, THINK)
    if change:  # another start: the position's text, changed
        text = change(engine.ask(do="position")["position"])
        start[2:] = [{"dealt": []}, engine.all({"do": "set", "game": game, "position": text}, {"do": "seed", "value": seed}, THINK)[2]]
    count, thought, decisions = len(start[2]["dealt"]), start[3], []
    while True:
        if watch:
            watch(len(decisions), thought)
        seat, move = thought["seat"], thought["move"]
        decisions.append((count, seat, move, thought["value"], thought["alternatives"]))
        if move.startswith("keep"):
            move = lot.choice([move] + [other["move"] for other in thought["alternatives"]])
        status, dealt, thought = engine.all({"do": "play", "seat": seat, "move": move}, {"do": "deal"}, THINK)
        if status["over"] or dealt["over"]:
            break
        count += 1 + len(dealt["dealt"])
    turns = engine.ask(do="turns", events=True)["turns"]
    events = [(number, event) for turn in turns for number, moved in enumerate(turn["moves"], turn["first"])
              for event in moved.get("events", [])]
    result, view = engine.ask(do="result"), engine.ask(do="view", seat="watch", board=False)
    return {"decisions": decisions, "turns": turns, "events": events, "winners": result["winners"], "final": result["final"],
            "view": view["view"], "standings": view["standings"]}


def winner(played):
    return played["winners"][0] if len(played["winners"]) == 1 else None


def tally(played, kind, amount=lambda event: 1):
    """What events of one kind come to for each seat."""
    sums = [0, 0]
    for _, event in played["events"]:
        if event["event"] == kind and event.get("seat") is not None:
            sums[event["seat"]] += amount(event)
    return sums


def parts(played, name):
    sums = [0, 0]
    for turn in played["turns"]:
        for part in turn["parts"]:
            if part["part"] == name:
                sums[part["seat"]] += part["points"]
    return sums


def only(seat):
    return [int(seat == 0), int(seat == 1)]


def first_event(played, kind):
    return next((event["seat"] for _, event in played["events"] if event["event"] == kind), None)


def signs(games, rules):
    """Whoever has more of something: in how many of the games where it differs does he win?"""
    found = {}
    for name, rule in rules.items():
        counted = [(rule(p), winner(p)) for p in games if winner(p) is not None]
        unequal = [(has, who) for has, who in counted if has and has[0] != has[1]]
        found[name] = share(sum(has[who] > has[1 - who] for has, who in unequal), len(unequal))
        found[name]["of"] = len(counted)
    return found


def clustered(sums):
    """A share of what was counted several times in each game: {game: [won, counted]}. The games are the unit of its interval."""
    won, of = (sum(pair[i] for pair in sums.values()) for i in (0, 1))
    if not of:
        return {"n": 0, "games": 0, "share": None, "low": None, "high": None}
    p = won / of
    room = 1.96 * math.sqrt(sum((w - p * n) ** 2 for w, n in sums.values())) / of
    return {"n": of, "games": len(sums), "share": round(p, 4), "low": round(max(0, p - room), 4), "high": round(min(1, p + room), 4)}


def decided(games):
    """How well the later winner stood, by part of the game; and whether the chances told were true."""
    chances, told = [[] for _ in range(STEPS)], [{} for _ in range(10)]
    for number, played in enumerate(games):
        who, count = winner(played), len(played["decisions"])
        for step in range(STEPS):
            near = played["decisions"][step * count // STEPS:][:2]  # of both seats, where they take turns
            for seat in (0, 1):
                chance = sum(value[seat] for _, _, _, value, _ in near) / len(near)
                pair = told[min(9, int(10 * chance))].setdefault(number, [0, 0])
                pair[0] += 0.5 if who is None else who == seat
                pair[1] += 1
                if seat == who:
                    chances[step].append(chance)
    return {"chance": [mean(c) for c in chances], "told": [dict(clustered(t), told=b / 10 + 0.05) for b, t in enumerate(told)]}


def matches(args, game):
    found = {}
    for rival in RIVALS:
        side = borgo(args, "arena", game, "--seat", "pupil", "--seat", rival, "--games", MATCH[game] // args.less)["sides"][0]
        found[rival] = dict(share=side["wins"]["mean"], low=side["wins"]["low"], high=side["wins"]["high"],
                            n=MATCH[game] // args.less)
    return found


def seats(args, game):
    """How often the first player wins, and why games end. Sunrise City has none: roles say who begins each round."""
    found = []
    for players in (2, 4) if game == "shibuya" else (2, 3, 4):
        for player, n in SEATED.items():
            n = n // (args.less * (1 if players == 2 or player == "random" else 5))
            table = borgo(args, "simulate", game, "--players", players, "--option", "first=0", "--games", n,
                          *["--seat", player] * players)
            first = table["seats"][0]
            won = first["wins"] + first["shared"] / 2 + table["draws"] / 2
            found.append(dict(share(won, n), players=players, player=player, draws=table["draws"], ends=table["ends"],
                              turns=table["turns"]["mean"], fair=0.5 if game == "shibuya" else 1 / players))
    return found


def lane(args, engine, games, found):
    def houses(amount):
        return lambda p: [sum(amount(h) for h in p["view"]["houses"] if h["owner"] == s) for s in (0, 1)]

    def place(name):
        return lambda p: parts(p, name)

    names = {"tallest, zone A1": "tallest Houses, zone A1", "tallest, zone A2": "tallest Houses, zone A2",
             "most, zone B1": "most Houses, zone B1", "most, zone B2": "most Houses, zone B2",
             "largest group": "largest group, whole board"}
    dots = lambda p: [s / max(1, n) for s, n in zip(tally(p, "house", lambda e: e["dots"]), tally(p, "house"))]  # noqa: E731
    found["signs"] = signs(games, {
        "points for Houses": lambda p: parts(p, "Houses"), "dots a House, on average": dots,
        **{name: place(part) for name, part in names.items()},
        "more Houses, so lower ones": houses(lambda h: 1), "Houses of three and more": houses(lambda h: h["storeys"] > 2),
        "turns of two cards": lambda p: tally(p, "draw"), "Parks": lambda p: tally(p, "park"),
        "first with two pieces or fewer": lambda p: only(first_event(p, "last-pieces")),
        "the first turn": lambda p: only(first_event(p, "first"))})
    found["sources"] = {side: {name: mean([parts(p, part)[winner(p) if side == "winner" else 1 - winner(p)]
                                           for p in games if winner(p) is not None])
                               for name, part in {"Houses": "Houses", **names}.items()} for side in ("winner", "loser")}
    openings = collections.Counter(p["decisions"][0][2].split()[0] for p in games)
    found["first turn"] = {kind: share(n, len(games)) for kind, n in openings.items()}
    gains = []
    for _, seat, move, value, others in (p["decisions"][0] for p in games):
        offered = {move: value[seat], **{o["move"]: o["value"][seat] for o in others}}
        houses_offered = [chance for text, chance in offered.items() if text.startswith("house")]
        if "draw" in offered and houses_offered:
            gains.append(offered["draw"] - max(houses_offered))
    found["two cards before a House, first turn"] = mean(gains)
    found["Houses"] = mean([n for p in games for n in houses(lambda h: 1)(p)])
    found["storeys"] = mean([h["storeys"] for p in games for h in p["view"]["houses"]])
    found["cards"] = card_worth(args, engine)
    found["points for the first player"] = [dict(ahead(args, engine, points), points=points) for points in (4, 7)]


def ahead(args, engine, points):
    """How often the first player wins who begins with some points."""
    def change(position):
        first = int(re.search(r" first=(\d)", position)[1])
        return position.replace("scores=0,0", f"scores={points},0" if first == 0 else f"scores=0,{points}")

    won = of = 0
    for seed in range(7001, 7001 + 200 // args.less):
        played = play(engine, "sunrise-lane", seed, change=change)
        who = winner(played)
        won += 0.5 if who is None else who == played["decisions"][0][1]
        of += 1
    return share(won, of)


def card_worth(args, engine):
    """What one card more is worth in points, at the beginning of a turn: how much the net's chance rises by a card, drawn from
    the deck, and by three points."""
    by_stage = collections.defaultdict(list)
    dice = random.Random(1)

    def chance(position, seat):
        return engine.all({"do": "set", "game": "sunrise-lane", "position": position}, dict(THINK, seat=seat))[1]["value"][seat]

    def look(position, seat):
        hands = re.search(r"hands=(\S*)", position)[1].split(",")
        deck = re.search(r"deck=(\S*)", position)[1]
        score = [int(s) for s in re.search(r"scores=(\S*)", position)[1].split(",")]
        if len(hands[seat]) > 4 or len(deck) < 2:
            return
        card = dice.choice(deck)
        more, richer = list(hands), list(score)
        more[seat], richer[seat] = "".join(sorted(hands[seat] + card, key="YGRBV".index)), score[seat] + 3
        dealt = position.replace("hands=" + ",".join(hands), "hands=" + ",".join(more)).replace(
            "deck=" + deck, "deck=" + deck.replace(card, "", 1))
        paid = position.replace("scores=" + ",".join(map(str, score)), "scores=" + ",".join(map(str, richer)))
        plain = chance(position, seat)
        by_stage[len(re.findall("[ab][1-5]", position)) // 10].append((chance(dealt, seat) - plain, chance(paid, seat) - plain))

    for seed in range(5001, 5001 + 80 // args.less):
        positions = []

        def watch(_, thought):
            position = engine.ask(do="position")["position"]
            if re.search(r"phase=turn .* last=- ", position) and "ending=0" in position:
                positions.append((position, thought["seat"]))

        play(engine, "sunrise-lane", seed, watch)
        for position, seat in dice.sample(positions, min(8, len(positions))):
            look(position, seat)
    found = []
    for stage, pairs in sorted(by_stage.items()):
        cards, points = mean([c for c, _ in pairs]), mean([p / 3 for _, p in pairs])
        if cards["n"] > 30 and points["mean"] > 0:
            found.append({"houses": 10 * stage + 5, "n": cards["n"], "chance of a card": cards, "chance of a point": points,
                          **{k: round(cards[k] / points["mean"], 3) for k in ("mean", "low", "high")}})
    return found


ROLES = {1: "Protester", 3: "Developer", 5: "Lobbyist", 7: "Architect", 9: "Engineer", 11: "Economist", 13: "Banker", 15: "Lawyer",
         17: "Union Boss", 19: "Mayor", 21: "Godfather", 23: "City Planner", 25: "Finance Deputy", 27: "Secretary General",
         29: "Realtor", 31: "Planning Commissioner"}


def city(args, engine, games, found):
    own = [r for r in ROLES.values() if any(any(parts(p, r)) for p in games)]
    kinds = ("district points", "base points", "bonus points", "community points", "floor points")
    rules = {kind: (lambda p, kind=kind: parts(p, kind)) for kind in kinds}
    roles = lambda p: [sum(parts(p, r)[s] for r in own) for s in (0, 1)]  # noqa: E731
    exact = lambda p: tally(p, "stars", lambda e: e["marker"] == 10)  # noqa: E731

    def begins(number):
        return lambda p: only([e["seat"] for _, e in p["events"] if e["event"] == "first"][number])

    found["signs"] = signs(games, {
        **rules, "points by roles": roles, "exact landings on the star": exact, "buildings": lambda p: tally(p, "raise"),
        **{f"first in round {n + 1}": begins(n) for n in range(3)}})
    found["sources"] = {side: {name: mean([rule(p)[winner(p) if side == "winner" else 1 - winner(p)] for p in games])
                               for name, rule in {**rules, "points by roles": roles}.items()} for side in ("winner", "loser")}
    found["exact"] = mean([n for p in games for n in exact(p)])
    found["stars"] = mean([n for p in games for n in p["final"]])
    found["one star between"] = share(sum(abs(p["final"][0] - p["final"][1]) <= 1 for p in games), len(games))
    found["tallest"] = mean([max(e["floor"] for _, e in p["events"] if e["event"] == "raise") for p in games])
    relocated = [{n for n, e in p["events"] if e["event"] == "relocate"} for p in games]
    found["relocations"] = mean([len(moves) for moves in relocated if moves])
    found["points of relocations"] = mean([sum(e["points"] for n, e in p["events"] if n in moves and e["event"] == "points")
                                           for p, moves in zip(games, relocated) if moves])
    played, taste, kept = collections.defaultdict(list), collections.defaultdict(list), collections.defaultdict(list)
    for p in games:
        for seat in (0, 1):
            for role in p["view"]["seats"][seat]["played"]:
                played[role].append(winner(p) == seat)
        for _, seat, move, value, others in p["decisions"]:
            offered = [(move, value)] + [(o["move"], o["value"]) for o in others]
            if move.startswith("keep") and len(offered) == 4:
                middle = sum(v[seat] for _, v in offered) / 4
                for text, v in offered:
                    taste[int(text.split()[1])].append(v[seat] - middle)
                    kept[int(text.split()[1])].append(text == move)
    found["roles"] = [{"role": ROLES[r], "number": r, "won": share(sum(played[r]), len(played[r])),
                       "taste": mean(taste[r]), "kept": share(sum(kept[r]), len(kept[r]))} for r in ROLES]


def shibuya(args, engine, games, found):
    def after_construction(p):
        start = next(number for number, e in p["events"] if e["event"] == "crossing")
        near = [d[3] for d in p["decisions"] if d[0] > start][:2]
        return [sum(v[s] for v in near) / len(near) for s in (0, 1)]

    found["signs"] = signs(games, {
        "ahead when the street is complete": after_construction, "first pedestrian home": lambda p: only(first_event(p, "home")),
        "the first turn": lambda p: only(first_event(p, "first")), "tiles laid over others": lambda p: tally(p, "build"),
        "squares a walk, on average": lambda p: [s / max(1, n) for s, n in zip(
            tally(p, "walk", lambda e: e["steps"]), tally(p, "walk"))]})
    lead = [(round(abs(after_construction(p)[0] - 0.5), 2)) for p in games]
    found["lead when the street is complete"] = mean(lead)
    found["variants"] = []
    for name, options in {"with construction": [], "without construction": ["construction=off"],
                          "doors on the way": ["goal=through"]}.items():
        for player, n in (("random", 4000), ("builder", 400), ("pupil", 400)):
            table = borgo(args, "simulate", "shibuya", "--games", n // args.less, "--seat", player, "--seat", player,
                          *[word for o in ["first=0"] + options for word in ("--option", o)])
            won = table["seats"][0]["wins"]
            found["variants"].append({"variant": name, "player": player, "n": table["games"], "ends": table["ends"],
                                      "draws": share(table["draws"], table["games"]), "turns": table["turns"]["mean"],
                                      "first": share(won, table["games"] - table["draws"])})


CARDS = {1: "roll and walk again", 2: "move the richest", 3: "100 for the poorest", 4: "earn by dice", 5: "tax somebody",
         6: "pay taxes", 7: "most skyscrapers lose one", 8: "swap with somebody", 9: "a floor for nothing", 10: "swap two others'",
         11: "move an own house", 12: "any house goes", 13: "an own building goes"}


def skyline(args, engine, games, found):
    def towers(p):
        return [seat["built"] for seat in p["view"]["seats"]]

    def fourth(p):
        return only(next((e["seat"] for _, e in p["events"] if e["event"] == "skyscraper" and e["built"] >= 4), None))

    def rents(p):
        got = [0, 0]
        for _, e in p["events"]:
            if e["event"] == "rent":
                got[e["owner"]] += e["rent"]
        return got

    found["signs"] = signs(games, {
        "skyscrapers at the end": towers, "first with four skyscrapers": fourth, "rent collected": rents,
        "houses torn down": lambda p: tally(p, "demolish"), "action cards drawn": lambda p: tally(p, "card"),
        "turns without building": lambda p: tally(p, "nothing"), "first in the set-up": lambda p: only(first_event(p, "first"))})
    ends = collections.Counter(p["view"]["end"] for p in games)
    found["ends"] = {end: share(n, len(games)) for end, n in ends.items()}
    found["finisher wins"] = share(sum(towers(p)[winner(p)] == 7 for p in games if winner(p) is not None and 7 in towers(p)),
                                   sum(winner(p) is not None and 7 in towers(p) for p in games))
    found["total"] = {side: mean([p["final"][winner(p) if side == "winner" else 1 - winner(p)] for p in games
                                  if winner(p) is not None]) for side in ("winner", "loser")}
    found["rent"] = mean([e["rent"] for p in games for _, e in p["events"] if e["event"] == "rent"])
    found["cards"] = cards(games)
    standing = collections.Counter(tuple(b["at"]) for p in games for b in p["view"]["buildings"] if b["skyscraper"])
    found["standing"] = [[round(standing[row, column] / len(games), 4) for column in range(6)] for row in range(6)]
    found["first floor"] = first_floor(args, engine)


def cards(games):
    """How the chance of whoever draws a card changes by it, beside a turn without one, by the decisions of others around it."""
    plain, drawn = [], collections.defaultdict(list)
    for p in games:
        for turn in p["turns"]:
            before = [d for d in p["decisions"] if d[0] < turn["first"]]
            after = [d for d in p["decisions"] if d[0] > turn["last"]]
            rolled = [e for m in turn["moves"] for e in m.get("events", []) if e["event"] == "roll"]
            if not (before and after and rolled and before[-1][1] != turn["seat"] != after[0][1]):
                continue
            change = after[0][3][turn["seat"]] - before[-1][3][turn["seat"]]
            kinds = [e["kind"] for m in turn["moves"] for e in m.get("events", []) if e["event"] == "card"]
            drawn[kinds[-1]].append(change) if kinds else plain.append(change)
    usual = sum(plain) / max(1, len(plain))
    return [{"card": CARDS[kind], "kind": kind, **mean([c - usual for c in drawn[kind]])} for kind in CARDS if drawn[kind]]


def first_floor(args, engine):
    """What the first floor of the set-up is worth, cell by cell: the chance that the net sees after it, less the mean of all."""
    chances, moves = collections.defaultdict(list), []
    for seed in range(1, 1 + max(4, 48 // args.less)):
        engine.all({"do": "new", "game": "project-skyline", "players": 2}, {"do": "seed", "value": seed}, {"do": "deal"})
        for _ in range(2):  # the two skyscrapers
            dice = random.Random(seed)
            seat, moves = next(iter(engine.ask(do="moves")["moves"].items()))
            engine.ask(do="play", seat=int(seat), move=dice.choice(moves))
        seat, moves = next(iter(engine.ask(do="moves")["moves"].items()))
        seen = {}
        for move in moves:
            thought = engine.all({"do": "play", "seat": int(seat), "move": move}, THINK, {"do": "undo"})[1]
            seen[move] = thought["value"][int(seat)]
        middle = sum(seen.values()) / len(seen)
        for move, chance in seen.items():
            chances[move.split()[1]].append(chance - middle)
    return [[mean(chances[f"{row},{column}"])["mean"] for column in range(6)] for row in range(6)]


def main():
    parser = argparse.ArgumentParser(description="asks the computer players about the games: docs/findings.md")
    parser.add_argument("--quick", dest="less", action="store_const", const=10, default=1, help="a tenth of the games")
    parser.add_argument("--only", choices=GAMES, help="one game alone; the others' figures stay")
    parser.add_argument("--borgo", default=os.path.join(ROOT, "build", "borgo"), help="the program")
    parser.add_argument("--out", help="where the figures go")
    args = parser.parse_args()
    args.out = args.out or os.path.join(ROOT, "build" if args.less > 1 else "docs", "findings.json")
    found = json.load(open(args.out, encoding="utf-8")) if os.path.exists(args.out) else {}
    engine = Engine(args.borgo)
    for game, look in zip(GAMES, (lane, city, shibuya, skyline)):
        if args.only in (None, game):
            games = [play(engine, game, seed) for seed in range(1, 1 + LOOKED_AT[game] // args.less)]
            figures = {"games": len(games), "decided": decided(games), "skill": matches(args, game)}
            if game != "sunrise-city":
                figures["seats"] = seats(args, game)
            look(args, engine, games, figures)
            found[game] = figures
            with open(args.out, "w", encoding="utf-8") as file:
                json.dump(found, file, indent=1)
                file.write("\n")
            print(game, flush=True)
    engine.ask(do="quit")
    if args.out == plots.FIGURES and all(game in found for game in GAMES):
        plots.main()


if __name__ == "__main__":
    main()
