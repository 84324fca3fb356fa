"""Sunrise Lane a second time, written from docs/rules/sunrise-lane.md alone and as plainly as possible, played in step
with the machine door: the same legal moves, the same weights and scores at every step, the same winners. The counts of
tests/perft.txt are checked against it as well."""
import os
import random
from collections import Counter

import tap
from tap import check

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
COLOURS = "YGRBV"


def read_board():
    with open(os.path.join(ROOT, "data", "sunrise-lane-board.txt"), encoding="utf-8") as file:
        rows = [line.split() for line in file if line.strip() and not line.startswith("#")]
    plots, zones = rows[1:12], rows[13:24]
    colour, dots, zone, fountain = {}, {}, {}, None
    for r in range(11):
        for c in range(11):
            word = plots[r][c]
            if word == "**":
                fountain = (r, c)
            elif word != "..":
                colour[r, c], dots[r, c], zone[r, c] = word[0], int(word[1]), zones[r][c]
    return colour, dots, zone, fountain


COLOUR, DOTS, ZONE, FOUNTAIN = read_board()


def beside(plot):
    r, c = plot
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


class Model:
    """A position; `chance` or a seat is to act, or nobody. Moves are the texts of the notation."""

    def __init__(self, players, edition, tallest, first):
        self.players, self.edition, self.tallest = players, edition, tallest
        self.first = self.seat = None if first == "random" else int(first)
        self.deck, self.discards = Counter({x: 11 for x in COLOURS}), Counter()
        self.hands = [Counter() for _ in range(players)]
        self.pieces, self.parks = [22 if players == 4 else 28] * players, 20
        self.houses, self.park_plots = {}, set()
        self.scores = [0] * players
        self.phase, self.awaited = ("lot" if first == "random" else "hands"), 3
        self.last, self.park_used, self.ending = None, False, False
        self.quiet, self.built_in_round = 0, False

    def copy(self):
        other = Model.__new__(Model)
        other.__dict__.update(self.__dict__)
        other.deck, other.discards = self.deck.copy(), self.discards.copy()
        other.hands, other.pieces = [hand.copy() for hand in self.hands], self.pieces[:]
        other.houses, other.park_plots, other.scores = dict(self.houses), set(self.park_plots), self.scores[:]
        return other

    def to_act(self):
        if self.phase == "over":
            return []
        return ["chance"] if self.phase in ("lot", "hands", "draw") else [self.seat]

    def free(self, plot):
        return plot in COLOUR and plot not in self.houses and plot not in self.park_plots

    def sites(self):
        if self.phase == "chain":
            return {plot for plot in beside(self.last) if self.free(plot)}
        built = set(self.houses) | self.park_plots | {FOUNTAIN}
        return {plot for place in built for plot in beside(place) if self.free(plot)}

    def moves(self):
        """{text: weight}"""
        if self.phase == "lot":
            return {f"first {seat}": 1 for seat in range(self.players)}
        if self.phase in ("hands", "draw"):
            return {f"deal {self.seat} {x}": n for x, n in self.deck.items() if n}
        hand = self.hands[self.seat]
        if self.phase == "discard":
            return {f"discard {x}": 1 for x, n in hand.items() if n}
        moves = {"draw" if self.phase == "turn" else "stop": 1}
        for r, c in self.sites():
            for n in range(1, min(hand[COLOUR[r, c]], self.pieces[self.seat]) + 1):
                moves[f"house {r},{c} {n}"] = 1
            if self.parks and not self.park_used:
                moves.update({f"park {r},{c} {x}": 1 for x, n in hand.items() if n})
        return moves

    def play(self, text):
        word, *rest = text.split()
        getattr(self, "play_" + word)(*rest)

    def play_first(self, seat):
        self.first = self.seat = int(seat)
        self.phase = "hands"

    def play_deal(self, seat, colour):
        self.deck[colour] -= 1
        self.hands[int(seat)][colour] += 1
        if sum(self.deck.values()) == 0:
            self.deck, self.discards = self.discards, Counter()
        self.awaited -= 1
        if self.awaited:
            return
        if self.phase == "draw":
            self.after_cards()
            return
        self.seat = (self.seat + 1) % self.players
        self.awaited = 3
        if self.seat == self.first:
            self.phase = "turn"

    def after_cards(self):
        self.phase = "discard"
        if sum(self.hands[self.seat].values()) <= 5:
            self.end_turn()

    def end_turn(self):
        self.seat = (self.seat + 1) % self.players
        self.phase, self.park_used = "turn", False
        if self.seat != self.first:
            return
        self.quiet = 0 if self.built_in_round else self.quiet + 1
        self.built_in_round = False
        if self.ending or self.quiet == 12:
            self.phase = "over"

    def play_draw(self):
        self.phase, self.awaited = "draw", 2

    def play_stop(self):
        self.phase, self.awaited = "draw", 1

    def play_discard(self, colour):
        self.pay(colour, 1)
        self.after_cards()

    def pay(self, colour, count):
        self.hands[self.seat][colour] -= count
        self.discards[colour] += count

    def play_house(self, place, storeys):
        plot, storeys = tuple(map(int, place.split(","))), int(storeys)
        self.pay(COLOUR[plot], storeys)
        self.houses[plot] = (self.seat, storeys)
        self.pieces[self.seat] -= storeys
        self.scores[self.seat] += storeys * DOTS[plot]
        self.after_build(plot)

    def play_park(self, place, colour):
        plot = tuple(map(int, place.split(",")))
        self.pay(colour, 1)
        self.park_plots.add(plot)
        self.parks -= 1
        self.park_used = True
        self.after_build(plot)

    def after_build(self, plot):
        self.phase, self.last, self.built_in_round = "chain", plot, True
        full = not any(self.free(p) for p in COLOUR if ZONE[p] != "++")
        self.ending = self.ending or full or self.pieces[self.seat] <= 2
        if full and self.edition == "avenue":
            self.phase = "over"

    def claims(self, zone, seat):
        """What a seat is ranked by in a zone; None is not ranked."""
        own = [plot for plot, (owner, _) in self.houses.items() if owner == seat]
        if zone == "C":
            return max((len(group) for group in self.groups(own)), default=None)
        heights = [self.houses[plot][1] for plot in own if ZONE[plot] == zone]
        if zone.startswith("B"):
            return len(heights) or None
        tall = [height for height in heights if height >= 2]
        if not tall:
            return None
        if self.tallest == "vector":
            return [tall.count(height) for height in (5, 4, 3, 2)]
        return [max(tall), tall.count(max(tall))]

    @staticmethod
    def groups(plots):
        left = set(plots)
        while left:
            group, waiting = set(), [left.pop()]
            while waiting:
                plot = waiting.pop()
                group.add(plot)
                more = beside(plot) & left
                left -= more
                waiting += more
            yield group

    def final(self):
        totals = self.scores[:]
        for zone in ("A1", "A2", "B1", "B2", "C"):
            claims = {seat: self.claims(zone, seat) for seat in range(self.players)}
            ranked = [claim for claim in claims.values() if claim is not None]
            for seat, claim in claims.items():
                if claim is None:
                    continue
                better = [other for other in ranked if other > claim]
                if self.edition == "lane":
                    better = set(map(str, better))
                totals[seat] += (10, 6, 3, 0)[len(better)]
        return totals

    def winners(self):
        totals = self.final()
        ranks = [(totals[seat], sum(self.hands[seat].values())) for seat in range(self.players)]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]


def engine_moves(answer):
    if "chance" in answer:
        return {outcome["move"]: outcome["weight"] for outcome in answer["chance"]}
    return {move: 1 for moves in answer["moves"].values() for move in moves}


def play_in_step(engine, rng, players, edition, tallest, first):
    """One game; returns what went wrong, or an empty text."""
    model = Model(players, edition, tallest, first)
    options = {"edition": edition, "tallest": tallest, "first": first}
    status = engine.ask(do="new", game="sunrise-lane", players=players, options=options)
    builder = rng.random() < 0.7
    while True:
        if (status["to_act"], status["scores"]) != (model.to_act(), model.scores):
            return f"{status} but {model.to_act()} {model.scores}"
        if not model.to_act():
            break
        expected, found = model.moves(), engine_moves(engine.ask(do="moves"))
        if expected != found:
            return f"only one of them has {sorted(set(expected.items()) ^ set(found.items()))}"
        texts = sorted(expected)
        houses = [text for text in texts if text.startswith("house")]
        move = rng.choice(houses) if builder and houses else rng.choices(texts, [expected[text] for text in texts])[0]
        status = engine.ask(do="play", seat=model.to_act()[0], move=move)
        model.play(move)
    if (status["final"], status["winners"]) != (model.final(), model.winners()):
        return f"{status} but {model.final()} {model.winners()}"
    return ""


def lock_step():
    engine = tap.Engine()
    for players in (2, 3, 4):
        for edition in ("lane", "avenue"):
            for tallest in ("level", "vector"):
                rng = random.Random(players)
                firsts = ["random"] + [str(seat) for seat in range(players)]
                wrong = [play_in_step(engine, rng, players, edition, tallest, rng.choice(firsts)) for _ in range(4)]
                check(not any(wrong), f"{players} players, {edition}, {tallest}: four games in step", "\n".join(wrong))
    engine.close()


def count(model, depth):
    if depth == 1:
        return len(model.moves()) if model.to_act() else 0
    total = 0
    for move in model.moves() if model.to_act() else ():
        after = model.copy()
        after.play(move)
        total += count(after, depth - 1)
    return total


def check_counts():
    """The lines of tests/perft.txt that start at the beginning and are small enough to count slowly."""
    with open(os.path.join(ROOT, "tests", "perft.txt"), encoding="utf-8") as file:
        lines = [line.split() for line in file if line.split()[2:3] == ["sunrise-lane"] and "|" not in line]
    for depth, expected, _, *words in lines:
        if int(expected) > 300000:
            continue
        options = dict(word.split("=") for word in words)
        model = Model(int(options["players"]), options.get("edition", "lane"), "level", options.get("first", "random"))
        check(count(model, int(depth)) == int(expected), f"{expected} at depth {depth} of {' '.join(words)}")


lock_step()
check_counts()
tap.done()
