"""What the engine shows is what web/types says: board, view and standings of the positions of random games, of every game,
player count and option, for every seat and a watcher; what never changes doesn't; and so are moves and events."""
import functools
import json
import os
import random
import re
import tempfile
import time

import schema
import tap
from tap import check, equal

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TYPES = schema.read(os.path.join(ROOT, "web", "types"))
PREFIXES = TYPES.prefixes()


def setups(game):
    """Every player count with the defaults, and each other value of an option with one of the counts."""
    for players in game["players"]:
        yield players, {}
    rest = [(name, value) for name, values in game["options"].items() for value in values[1:]]
    for i, (name, value) in enumerate(rest):
        fitting = [players for players in game["players"] if name != "first" or players > int(value)]
        yield fitting[i % len(fitting)], {name: value}


class Look:
    """Holds what is shown in one game against the types."""

    def __init__(self, engine, game, players):
        prefix = PREFIXES[game]
        self.engine, self.players = engine, players
        self.head = TYPES.interfaces["ViewHead"].keys()
        self.members = TYPES.interfaces[f"{prefix}Board"].keys()
        self.whole = ("ViewHead", f"{prefix}Board", f"{prefix}View")
        self.state = f"{prefix}View"
        self.board = None

    def fault(self, viewer):
        answer = self.engine.ask(do="view", seat=viewer)
        view, standings = answer["view"], answer["standings"]
        if view["viewer"] != viewer or view["players"] != self.players:
            return f"viewer {view['viewer']} of {view['players']}"
        fault = TYPES.fault("Standings", standings)
        if fault:
            return f"standings{fault}"
        board = {name: view.get(name) for name in self.members}
        if self.board is None:
            self.board = board
            return TYPES.fault(self.whole, view)
        if board != self.board:
            return "the board has changed"
        return TYPES.fault(self.state, {name: item for name, item in view.items()
                                        if name not in self.members and name not in self.head})


def step(engine, status):
    """The next position: what chance does, or a random move of a random seat that is to act."""
    if status["to_act"] == ["chance"]:
        return engine.ask(do="deal")
    choice = engine.ask(do="best", level="random", seat=random.choice(status["to_act"]))
    return engine.ask(do="play", seat=choice["seat"], move=choice["move"])


def standings_fault(engine, status, players):
    """At the end they say what the result says."""
    standings = engine.ask(do="view", seat="watch")["standings"]
    found = (standings["over"], sorted(standings["winners"]), [total["counts"][0] for total in standings["totals"]],
             [total["seat"] for total in standings["totals"]])
    expected = True, sorted(status["winners"]), status["final"], list(range(players))
    return None if found == expected else f"{found} is not {expected}"


def watch(engine, game, players, options, seed):
    """A whole random game; every position is looked at, by everybody in turn, and by all at the start and at the end."""
    status = engine.ask(do="new", game=game, players=players, options=options)
    engine.ask(do="seed", value=seed)
    look, eyes, seen, fault = Look(engine, game, players), [*range(players), "watch"], 0, None
    while status["ok"] and not fault:
        all_look = status["over"] or seen < 2 or seen % 10 == 0
        for viewer in eyes if all_look else [eyes[seen % len(eyes)]]:
            fault = fault or look.fault(viewer)
        fault = fault or (moves_fault(engine, PREFIXES[game]) if all_look else None)
        seen += 1
        if status["over"] or fault:
            break
        status = step(engine, status)
    if not fault:
        fault = standings_fault(engine, status, players)
    named = " ".join(f"{name}={value}" for name, value in options.items())
    check(not fault, f"{game} players={players} {named}: {seen} positions are shown as the types say".replace("  ", " "), fault)


NOTATION = re.compile(r"[rb]?[NESW]\d")  # what a pedestrian or a goal is called in every language


def texts(value, names=("name", "text", "hall")):
    """What people read, in order; and everything else."""
    if type(value) is list:
        pairs = [texts(item) for item in value]
        return [text for found, _ in pairs for text in found], [rest for _, rest in pairs]
    if type(value) is not dict:
        return [], value
    own = [item for name, item in value.items() if name in names and not NOTATION.fullmatch(str(item))]
    pairs = {name: texts(item) for name, item in value.items() if name not in names}
    return own + [text for found, _ in pairs.values() for text in found], {name: rest for name, (_, rest) in pairs.items()}


def names_are_translated(engine, game, players):
    """In another language the names are other ones, and nothing else is."""
    engine.ask(do="new", game=game, players=players)
    english, rest = texts(engine.ask(do="view", seat=0)["view"])
    for language in ("fr", "it"):
        found, same = texts(engine.ask(do="view", seat=0, lang=language)["view"])
        other = sum(one != two for one, two in zip(english, found))
        check(same == rest and len(found) == len(english) and other * 2 > len(english),
              f"{game}: names in {language}, and only names", found[:5])


@functools.cache
def rule_ids(game):
    with open(os.path.join(ROOT, "docs", "rules", f"{game}.md"), encoding="utf-8") as file:
        return set(re.findall(r"^- ([A-Z]+-C?\d+)", file.read(), re.M))


def why_fault(engine, game, seat, request, legal):
    """What is wrong with an answer, or None: its type, its rules, that it says what the legal moves say, its languages."""
    answers = [engine.ask(do="why", seat=seat, **request, **lang) for lang in ({}, {"lang": "en"}, {"lang": "fr"}, {"lang": "it"})]
    for answer in answers:
        fault = TYPES.fault(f"{PREFIXES[game]}Why", answer.get("why"))
        if fault:
            return answer, fault
    plain, *told = (answer["why"] for answer in answers)
    says = [[reason.pop("say") for reason in why["reasons"]] for why in told]
    if any(why != plain for why in told) or any("say" in reason for reason in plain["reasons"]):
        return plain, "the languages differ"
    if any(not a or "{" in a + b + c or len({a, b, c}) < 3 for a, b, c in zip(*says)):
        return says, "a sentence isn't translated"
    if not all(reason["rule"] in rule_ids(game) for reason in plain["reasons"]):
        return plain, "there is no such rule"
    if plain["possible"] != legal or not (plain["possible"] or plain["reasons"]):
        return plain, f"legal is {legal}"
    return plain["possible"] and len(plain["turn"]) != 1 and (plain, "the turn is too long")


def reasons_are_typed(engine, game, players):
    """Why nothing can be done with a cell: in random positions, for every seat, of cells and some beyond, and of pieces."""
    place = {"shibuya": "pedestrian", "sunrise-city": "number"}.get(game)
    status, fault, asked, known = engine.ask(do="new", game=game, players=players), None, 0, set()
    engine.ask(do="seed", value=9)
    while not status["over"] and not fault and asked < 600:
        status = step(engine, status)
        seat = random.choice([*range(players), *status["to_act"], "watch"])
        seat = "watch" if seat == "chance" else seat
        moves = engine.ask(do="moves", viewer=seat, cells=True).get("moves", {}).get(str(seat), [])
        known |= {move[place] for move in moves if place in move}
        for _ in range(6):
            cell, asked = [random.randint(-2, 8), random.randint(-2, 8)], asked + 1
            piece = {"piece": random.choice(sorted(known))} if known and random.random() < 0.5 else {}
            legal = any(cell in move["cells"] and (not piece or move.get(place) == piece["piece"]) for move in moves)
            fault = fault or why_fault(engine, game, seat, {"cell": cell, **piece}, legal)
    check(not fault, f"{game} says why something isn't possible ({asked} times)", fault)
    for cell in ([4], [4, 5, 6], ["4", 5], [4, 1.5], [4, 5000], "4,5", None):
        check(not engine.ask(do="why", seat=0, cell=cell)["ok"], f"{game}: the cell {cell} is refused")
    for piece in (-1, 500, "x", "", None, [1], {}):
        check(not engine.ask(do="why", seat=0, cell=[1, 1], piece=piece)["ok"], f"{game}: the piece {piece} is refused")


def head(value, name):
    """The members of that interface alone."""
    return {key: item for key, item in value.items() if key in TYPES.interfaces[name]}


def move_fault(move, prefix):
    """A move as an object: what all have, and what the game's have."""
    bare = {name: item for name, item in move.items() if name not in ("cells", "say")}
    return TYPES.fault("MoveHead", head(move, "MoveHead")) or TYPES.fault(f"{prefix}Move", bare)


def moves_fault(engine, prefix):
    """Moves as objects, in groups, and with what they would bring."""
    answer = engine.ask(do="moves", lang="fr", cells=True, limit=40)
    for moves in answer.get("moves", {}).values():
        fault = next((f"{move}{fault}" for move in moves if (fault := move_fault(move, prefix))), None)
        if fault:
            return fault
        moves[:] = [head(move, "MoveHead") for move in moves]
    return "chance" not in answer and (TYPES.fault("MovesAnswer", answer) or groups_fault(engine, prefix)
                                       or answer["moves"] and previews_fault(engine, prefix))


def groups_fault(engine, prefix):
    answer = engine.ask(do="moves", lang="it", group=1, limit=40)
    for group in (group for groups in answer["groups"].values() for group in groups if "move" in group):
        fault = move_fault(group["move"], prefix)
        if fault:
            return f"{group}{fault}"
        group["move"] = head(group["move"], "MoveHead")
    return TYPES.fault("GroupsAnswer", answer)


def previews_fault(engine, prefix):
    answer = engine.ask(do="previews", limit=5, events=True, lang="fr")
    for preview in answer["previews"]:
        own = {name: item for name, item in preview.items() if name not in ("points", "events")}
        events = [{name: item for name, item in event.items() if name != "say"} for event in preview["events"]]
        fault = move_fault(own, prefix) or next(filter(None, (TYPES.fault(f"{prefix}Event", event) for event in events)), None)
        if fault:
            return f"{preview}{fault}"
        preview["events"] = [head(event, "EventHead") for event in preview["events"]]
    answer["previews"] = [head(preview, "MovePreview") for preview in answer["previews"]]
    return TYPES.fault("PreviewsAnswer", answer)


def bare(told):
    """A move or an event as its game's types have it: without its sentence."""
    return {name: item for name, item in told.items() if name != "say"}


def turn_fault(turn, prefix):
    """Of a log its moves are entries, of a hint they are just moves."""
    entries = [entry for entry in turn["moves"] if isinstance(entry["move"], dict)]
    events = [bare(event) for told in [*entries, turn] for event in told.get("events", [])]
    moves = [entry["move"] for entry in entries] or turn["moves"]
    faults = [move_fault(move, prefix) for move in moves]
    faults += [f"{event}{fault}" for event in events if (fault := TYPES.fault(f"{prefix}Event", event))]
    return next((fault for fault in faults if fault), None)


def turns_are_typed(engine, game, players):
    """Turns of the log, hints and jobs, in the middle of a game at a table."""
    prefix, faults = PREFIXES[game], []
    engine.ask(do="open", game=game, players=players, seed="4", seats=[{"player": "random"}] * players)
    for step in range(60):
        hint = engine.ask(do="hint", level="builder", lang="fr") if step % 4 == 0 else engine.ask(do="hint", level="random")
        if not hint["ok"]:
            break
        job = engine.ask(do="job", budget=5)
        faults += [TYPES.fault("Hint", hint), TYPES.fault("Job", job)] + [turn_fault(turn, prefix) for turn in hint["turns"]
                                                                          if step % 4 == 0]
        engine.ask(do="think")
    for more in ({"lang": "it", "events": True}, {"objects": True, "viewer": 0}, {"events": True, "objects": True}):
        answer = engine.ask(do="turns", **more)
        faults += [TYPES.fault("Turns", answer)] + [turn_fault(turn, prefix) for turn in answer["turns"]
                                                    if more.get("viewer") is None]
    faults = [fault for fault in faults if fault]
    check(not faults, f"{game} players={players}: turns, hints and jobs are as the types say", faults[:2])


def events_are_typed(game, players):
    """All that is told in a recorded game."""
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "game.borgo")
        seats = [word for _ in range(players) for word in ("--seat", "random")]
        tap.borgo("play", game, "--players", str(players), *seats, "--seed", "3", "--record", record)
        lines = [json.loads(line) for line in tap.borgo("replay", record, "--json").stdout.splitlines()]
    events = [event for line in lines for event in line.get("events", [])]
    faults = [f"{event}{fault}" for event in events if (fault := TYPES.fault(f"{PREFIXES[game]}Event", event))]
    check(events and not faults, f"{game} players={players}: {len(events)} events are told as the types say", faults[:1])


SAMPLE = """/** A comment with { and ; in it. */
export type Colour = 'red' | 'blue';
export interface Thing { at: [number, number]; colour: Colour | null; names?: string[]; parts: Record<string, Part>; }
export interface Part { size: 1 | 2; on: boolean; }
"""
GOOD = {"at": [1, 2], "colour": "red", "parts": {"a": {"size": 1, "on": True}}}
BAD = {
    "a member too many": {**GOOD, "more": 1},
    "a member too few": {"at": [1, 2], "colour": "red"},
    "three numbers for two": {**GOOD, "at": [1, 2, 3]},
    "a text for a number": {**GOOD, "at": [1, "2"]},
    "true for a number": {**GOOD, "at": [1, True]},
    "another word": {**GOOD, "colour": "green"},
    "a text for an array": {**GOOD, "names": "red"},
    "null for an optional member": {**GOOD, "names": None},
    "a wrong literal inside": {**GOOD, "parts": {"a": {"size": 3, "on": True}}},
    "a part too few inside": {**GOOD, "parts": {"a": {"size": 1}}},
    "an array for an object": [GOOD],
}


def the_checker_finds_faults():
    types = schema.Types()
    types.add(SAMPLE)
    equal(types.fault("Thing", GOOD), None, "what fits is accepted")
    equal(types.fault("Thing", {**GOOD, "names": ["a"], "colour": None}), None, "with what is optional")
    for name, value in BAD.items():
        check(types.fault("Thing", value), f"{name} is found")
    check(types.fault("Nothing", {}), "a type nobody wrote is found")
    for text in ("export interface A { a: number }", "export type B = ;", "interface C {}", "export interface D { a; }"):
        try:
            schema.Types().add(text)
            check(False, f"'{text}' is refused")
        except ValueError:
            check(True, f"'{text}' is refused")


def main():
    start = time.monotonic()
    random.seed(1)
    the_checker_finds_faults()
    engine = tap.Engine()
    for game in engine.ask(do="games")["games"]:
        if game["name"] not in PREFIXES:
            check(True, f"{game['name']} has no types yet # SKIP")
            continue
        for seed, (players, options) in enumerate(setups(game)):
            watch(engine, game["name"], players, options, seed)
        events_are_typed(game["name"], game["players"][0])
        turns_are_typed(engine, game["name"], game["players"][-1])
        names_are_translated(engine, game["name"], game["players"][0])
        reasons_are_typed(engine, game["name"], game["players"][0])
    equal(engine.close(), 0, "the engine ends well")
    print(f"# {time.monotonic() - start:.1f} s")
    tap.done()


main()
