"""What is shown is true: standings, reach and counts worked out again from the rules, by other means, at every position of
random games."""
import random

import tap
from tap import check, equal

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def beside(cell):
    return [(cell[0] + down, cell[1] + right) for down, right in SIDES]


def groups(cells):
    """Joined by sides."""
    left, found = set(cells), []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            group.add(cell)
            edge += [other for other in beside(cell) if other in left]
            left -= set(edge)
        found.append(group)
    return found


class Lane:
    """LANE-7, LANE-9 to LANE-14 and LANE-21 to LANE-28."""

    def __init__(self, view):
        self.view = view
        self.zone = {tuple(plot["at"]): plot["zone"] for plot in view["plots"]}
        self.plots = {tuple(plot["at"]): plot for plot in view["plots"]}
        self.houses = {tuple(house["at"]): house for house in view["houses"]}
        self.built = set(self.houses) | {tuple(cell) for cell in view["parks_at"]}

    def claim(self, bonus, seat, vector):
        """(what is compared, the cells); nothing compared: not ranked."""
        own = {cell: house["storeys"] for cell, house in self.houses.items() if house["owner"] == seat}
        inside = {cell: storeys for cell, storeys in own.items() if self.zone[cell] == bonus}
        if bonus == "C":
            best = max(groups(own), key=len, default=set())
            return ([len(best)] if best else None), best
        if bonus in ("B1", "B2"):
            return ([len(inside)] if inside else None), set(inside)
        tall = {cell: storeys for cell, storeys in inside.items() if storeys > 1}
        if not tall:
            return None, set()
        if vector:
            return [sum(storeys == level for storeys in tall.values()) for level in (5, 4, 3, 2)], set(tall)
        top = max(tall.values())
        cells = {cell for cell, storeys in tall.items() if storeys == top}
        return [top, len(cells)], cells

    def bonus_fault(self, shown, vector, avenue):
        seats = range(self.view["players"])
        claims = [self.claim(shown["id"], seat, vector) for seat in seats]
        for seat in seats:
            counts, cells = claims[seat]
            better = [other for other, _ in claims if other and counts and other > counts]
            place = 1 + len(better if avenue else set(map(tuple, better))) if counts else None
            points = (10, 6, 3, 0)[place - 1] if place else 0
            standing = shown["seats"][seat]
            found = standing["place"], standing["points"], (standing["counts"] if counts else None)
            if found != (place, points, counts):
                return f"{shown['id']}, seat {seat}: {found} is not {(place, points, counts)}"
            if len(standing["cells"]) != len(cells) or (shown["id"] != "C" and {tuple(c) for c in standing["cells"]} != cells):
                return f"{shown['id']}, seat {seat}: cells {standing['cells']} are not {sorted(cells)}"
        return None

    def standings_fault(self, standings, options):
        vector, avenue = options.get("tallest") == "vector", options.get("edition") == "avenue"
        *bonuses, in_play = standings["categories"]
        for shown in bonuses:
            fault = self.bonus_fault(shown, vector, avenue)
            if fault:
                return fault
        for seat, total in enumerate(standings["totals"]):
            points = sum(shown["seats"][seat]["points"] for shown in standings["categories"])
            if total["counts"] != [points, self.view["seats"][seat]["cards"]] \
                    or in_play["seats"][seat]["points"] != self.view["seats"][seat]["score"]:
                return f"seat {seat}: {total} is not {points} points"
        best = max(total["counts"] for total in standings["totals"])
        winners = [total["seat"] for total in standings["totals"] if total["counts"] == best]
        return None if winners == standings["winners"] else f"winners {standings['winners']} are not {winners}"

    def open_fault(self):
        near = set(beside(self.view["fountain"])) | {cell for at in self.built for cell in beside(at)}
        free = sorted(cell for cell in near if cell in self.plots and cell not in self.built)
        return None if [tuple(cell) for cell in self.view["open"]] == free else f"open {self.view['open']} is not {free}"

    def reach_fault(self, moves):
        """For a seat to act they are its moves."""
        houses, parks = {}, set()
        for move in moves:
            word, *rest = move.split()
            if word == "house":
                houses[rest[0]] = max(houses.get(rest[0], 0), int(rest[1]))
            elif word == "park":
                parks.add(rest[0])
        wanted = {cell: (houses.get(cell, 0), cell in parks) for cell in {*houses, *parks}}
        found = {"{},{}".format(*reach["at"]): (reach["storeys"], reach["park"]) for reach in self.view["reach"]}
        points = all(reach["points"] == reach["storeys"] * self.plots[tuple(reach["at"])]["dots"] for reach in self.view["reach"])
        return None if found == wanted and points else f"reach {found} is not {wanted}"


def lane_fault(answer, moves, viewer, options):
    lane = Lane(answer["view"])
    fault = lane.standings_fault(answer["standings"], options) or lane.open_fault()
    if not fault and str(viewer) in moves and answer["view"]["phase"] != "discarding":
        fault = lane.reach_fault(moves[str(viewer)])
    return fault


def city_fault(answer, moves, viewer, options):
    """CITY-8, CITY-9, CITY-23, CITY-33."""
    view, seats = answer["view"], answer["view"]["seats"]
    squares = 65 - (len(view["city"]) - 1) - sum(len(seat["squares"]) for seat in seats)
    buildings = 60 - len(view["raised"]) - len(view["discarded"]) - sum(len(seat["buildings"]) for seat in seats)
    if view["undrawn"] != {"squares": squares, "buildings": buildings}:
        return f"{view['undrawn']} is not {squares} and {buildings}"
    if view["draft"]:
        step, players = view["draft"]["step"], view["players"]
        packs = [{"size": 5 - step, "from": (seat - 1) % players, "to": (seat + 1) % players} for seat in range(players)]
        if view["draft"]["packs"] != packs or any(len(seat["kept"]) != step - 1 for seat in seats):
            return f"{view['draft']} is not {packs}"
    for seat in seats:
        for held, kept, passed in zip(seat["seen"], seat["kept"], seat["passed"]):
            if sorted(held) != sorted(passed + [kept] * (kept is not None)):
                return f"passed {seat['passed']} of {seat['seen']}"
        shown = len(seat["played"]) == view["round"]
        if seat["role"] != (seat["played"][-1] if shown else None):
            return f"role {seat['role']} of {seat['played']}"
    if (view["chip_of_turn"] is None) != (view["phase"] != "bidding") or (view["chip_of_turn"] or 0) > view["chips_a_turn"]:
        return f"chip {view['chip_of_turn']}"
    if (view["power"] is None) != (view["phase"] not in ("power", "drawing")):
        return f"power {view['power']} in {view['phase']}"
    ranks = [[seat["stars"], seat["marker"], -seat["played"][2] if len(seat["played"]) == 3 else 0] for seat in seats]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    totals = answer["standings"]["totals"]
    return None if [total["place"] for total in totals] == places else f"places of {totals} are not {places}"


def shibuya_fault(answer, moves, viewer, options):
    """SHIB-8 to SHIB-14: doors, who may move whom, how many walks there are, and whether a tile may be turned up."""
    view = answer["view"]
    owners = {start["pedestrian"]: start["owner"] for start in view["starts"]}
    through, listed = options.get("goal") == "through", [move.split() for move in moves.get(str(view["seat"]), [])]
    before = {"red": set(), "blue": set()}
    for place in view["starts"] + view["goals"]:
        before["blue" if place["colour"] == "red" else "red"].add(tuple(place["square"]))
    home = {walker["at"]: walker["name"] for walker in view["pedestrians"] if walker["home"]}
    for goal, door in zip(view["goals"], view["doors"]):
        shut = not through and tuple(goal["square"]) in before[goal["colour"]]
        state = "taken" if goal["goal"] in home else "shut" if shut else "open"
        if door != {"goal": goal["goal"], "is": state, "pedestrian": home.get(goal["goal"])} or goal["shut"] != shut:
            return f"{door} is not {state}"
    for walker in view["pedestrians"]:
        colour = 0 if walker["name"][0] == "r" else 1
        team = [seat for seat in range(view["players"]) if seat % 2 == colour]
        movers = [] if walker["home"] else [owners[walker["name"]]] if walker["at"] is None else team
        walks = sum(move[:2] == ["walk", walker["name"]] for move in listed)
        told = walks if view["phase"] == "turn" and colour == view["seat"] % 2 else None
        if walker["movers"] != movers or walker["walks"] != told or (walker["stuck"] is not None) != (told == 0):
            return f"{walker}: {movers} may move it, {told} walks"
    if view["phase"] != "turn":
        return None if view["build"] is None else f"{view['build']} in {view['phase']}"
    if view["build"]["possible"] != (["build"] in listed) or (view["build"]["why"] == "no-tile") != (not view["stack"]):
        return f"{view['build']} with {len(view['stack'])} tiles"
    near = len({move[2] for move in listed if move[0] == "walk" and "," not in move[2]})
    shown = view["doors_near"]["red" if view["seat"] % 2 == 0 else "blue"]
    return None if shown == near or (view["players"] == 4 and shown > near) else f"{shown} doors, not {near}"


class Skyline:
    """SKY-9 to SKY-12, SKY-21 and SKY-22."""

    def __init__(self, view):
        self.view, self.houses = view, {tuple(house["at"]): house for house in view["buildings"]}
        self.rent = {}
        for seat in range(view["players"]):
            for group in groups([cell for cell, house in self.houses.items() if house["owner"] == seat]):
                counts = sum((0, 10, 20, 100)[self.houses[cell]["height"]] for cell in group)
                self.rent.update({cell: (counts, group) for cell in group})

    def due(self, space, seat):
        """What a seat owes there, and to whom."""
        cell = self.view["street"][space % 28]
        house = self.houses.get(tuple(cell)) if cell else None
        return None if not house or house["owner"] == seat else (self.rent[tuple(cell)][0], house["owner"], tuple(cell))

    def groups_fault(self):
        """SKY-10: buildings of one group name the same cell of it, their first."""
        wrong = [house for cell, house in self.houses.items()
                 if (house["rent"], tuple(house["group"])) != (self.rent[cell][0], min(self.rent[cell][1]))]
        return f"groups {wrong}" if wrong else None

    def street_fault(self):
        rents = [{"space": space, "cell": list(due[2]), "owner": due[1], "rent": due[0]}
                 for space in range(28) if (due := self.due(space, None))]
        if self.view["rents"] != rents:
            return f"{self.view['rents']} are not {rents}"
        for number, seat in enumerate(self.view["seats"]):
            ruin = [white for white in range(1, 7)
                    if (due := self.due(seat["pawn"] + white, number)) and due[0] > seat["cash"]]
            if self.view["phase"] != "over" and seat["ruin"] != ruin:
                return f"ruin of {number}: {seat['ruin']}, not {ruin}"
        return None

    def turn_fault(self):
        seat, rent, walk = self.view["seat"], self.view["rent"], self.view["walk"]
        if self.view["phase"] != "build":
            return "rent" if rent and self.view["end"] != "bankruptcy" else None
        pawn = self.view["seats"][seat]["pawn"]
        if len(walk["spaces"]) != self.view["white"] or walk["spaces"][-1] != pawn or (walk["from"] + 1) % 28 != walk["spaces"][0]:
            return f"walk {walk}"
        due = self.due(pawn, seat)
        if not due or not rent:
            return f"rent {rent}, not {due}" if due or rent else None
        cells = {tuple(part["at"]) for part in rent["group"]}
        found = rent["payer"], rent["amount"], rent["creditor"], tuple(rent["cell"]), sum(part["counts"] for part in rent["group"])
        return None if found == (seat, *due, due[0]) and cells == self.rent[due[2]][1] else f"rent {rent}, not {due}"

    def reach_fault(self, listed):
        """SKY-11, SKY-12: the cells at the black die's distance, and what moves begin there."""
        if self.view["phase"] != "build":
            return None
        (row, column), black = self.view["architect"], self.view["black"]
        for cell in [(i, j) for i in range(6) for j in range(6) if abs(i - row) + abs(j - column) == black]:
            kinds = {move[0] for move in listed if len(move) > 1 and move[1] == f"{cell[0]},{cell[1]}"}
            house, shown = self.houses.get(cell), [item for item in self.view["reach"] if tuple(item["at"]) == cell]
            why = "opponent" if house and house["owner"] != self.view["seat"] else \
                "skyscraper" if house and house["skyscraper"] else "nothing-to-demolish"
            expected = {"at": list(cell), "can": min(kinds, default=None), "why": None if kinds else why}
            if shown != [expected]:
                return f"{shown} is not {expected}"
        return None


def skyline_fault(answer, moves, viewer, options):
    view, sums = answer["view"], {total["seat"]: total["counts"][0] for total in answer["standings"]["totals"]}
    city, listed = Skyline(view), [move.split() for move in moves.get(str(view["seat"]), [])]
    for seat, total in sums.items():
        points = {part["id"]: part["seats"][seat]["points"] for part in answer["standings"]["categories"]}
        built = sum(house["skyscraper"] and house["owner"] == seat for house in view["buildings"])
        if points["cash"] != view["seats"][seat]["cash"] or points["skyscrapers"] != 100 * built or sum(points.values()) != total:
            return f"{total} of seat {seat} is not {points}"
        if points["debt"] and view["end"] != "bankruptcy":
            return f"debt of {seat}"
    return city.groups_fault() or city.street_fault() or city.turn_fault() or city.reach_fault(listed)


def play(engine, game, players, options, seed, fault_of):
    rng = random.Random(seed)
    status = engine.ask(do="new", game=game, players=players, options=options)
    engine.ask(do="seed", value=seed)
    fault, positions = None, 0
    while not fault:
        moves = {} if status["to_act"] == ["chance"] or game == "sunrise-city" else engine.ask(do="moves").get("moves", {})
        viewer = rng.choice([*range(players), "watch"] + [seat for seat in status["to_act"] if seat != "chance"] * 4)
        fault, positions = fault_of(engine.ask(do="view", seat=viewer), moves, viewer, options), positions + 1
        if status["over"]:
            break
        if status["to_act"] == ["chance"]:
            status = engine.ask(do="deal")
            continue
        choice = engine.ask(do="best", level="random", seat=rng.choice(status["to_act"]))
        status = engine.ask(do="play", seat=choice["seat"], move=choice["move"])
    check(not fault, f"{game} players={players} {options}: {positions} positions are shown as they are", fault)


def main():
    engine = tap.Engine()
    for seed, (players, options) in enumerate([(2, {}), (3, {"edition": "avenue"}), (4, {}), (4, {"edition": "avenue"}),
                                               (4, {"tallest": "vector"}), (3, {"tallest": "vector"})]):
        play(engine, "sunrise-lane", players, options, seed, lane_fault)
    for seed, (players, options) in enumerate([(2, {}), (3, {"auction": "two"}), (4, {}), (4, {"points": "apart"})]):
        play(engine, "sunrise-city", players, options, seed, city_fault)
    for seed, (players, options) in enumerate([(2, {}), (4, {}), (2, {"goal": "through"}), (4, {"construction": "off"})]):
        play(engine, "shibuya", players, options, seed, shibuya_fault)
    for seed, (players, options) in enumerate([(2, {}), (3, {}), (4, {"expert": "on"}), (4, {"start": "free"})]):
        play(engine, "project-skyline", players, options, seed, skyline_fault)
    equal(engine.close(), 0, "the engine ends well")
    tap.done()


main()
