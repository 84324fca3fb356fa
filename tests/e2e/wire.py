"""The wire beyond the free mode of engine.py: viewers, events, moves as objects, previews, tables with a pact, records,
hints, the log turn by turn, thinking elsewhere, and `cancel`. Run for every game the engine offers, through `borgo engine`."""
import json
import os
import random
import re
import time

import tap
from tap import check, equal


def catalogue(engine):
    """What a start page needs, in the reader's language, and the same things in all."""
    answers = {language: engine.ask(do="catalogue", lang=language) for language in ("en", "fr", "it")}
    names = {game["name"]: game for game in engine.ask(do="games")["games"]}
    for language, answer in answers.items():
        for game in answer["catalogue"]:
            known = names[game["name"]]
            check({option["name"]: option["values"] for option in game["options"]} == known["options"]
                  and game["players"] == known["players"] and game["summary"] and game["editions"]
                  and all(option["summary"] for option in game["options"]), f"{game['name']} in {language}", game)
            check(all(option["title"] and option["choices"] and all(choice["title"] and choice["sentence"]
                      for choice in option["choices"]) for option in game["options"])
                  and all([choice["value"] for choice in option["choices"]] == option["values"]
                          for option in game["options"] if option["name"] != "first"),
                  f"{game['name']} in {language}: every value has a name and a sentence", game["options"])
            other = language != "en" and next(one for one in answers["en"]["catalogue"] if one["name"] == game["name"])
            check(not other or other["summary"] != game["summary"], f"{game['name']}: its sentence is in {language}")
        equal([level["strength"] for level in answer["levels"]], [1, 2, 3, 4, 5], f"five levels in {language}")
    for name in names:
        texts = [engine.ask(do="rules", game=name, lang=language)["sections"] for language in ("en", "fr", "it")]
        check(len({len(sections) for sections in texts}) == 1 and all(section["heading"] and section["text"].strip()
              for sections in texts for section in sections[1:]), f"{name}: the same sections in every language")
        equal([section["id"] for section in texts[0]], list(range(len(texts[0]))), f"{name}: sections are numbered")
        told = [rule for section in texts[0] for rule in section["rules"]]
        with open(os.path.join(tap.ROOT, "docs", "rules", name + ".md"), encoding="utf-8") as file:
            known = re.findall(r"^- ([A-Z]+-\d+) ", file.read(), re.MULTILINE)
        equal(sorted(told), sorted(known), f"{name}: every rule is told in one section")
        whole = tap.borgo("rules", name).stdout
        check(all(section["heading"] in " ".join(whole.split()) for section in texts[0]), f"{name}: they are the rules text's")
    check(not engine.ask(do="rules", game="chess")["ok"], "rules of an unknown game are refused")


def chance_moves(answer):
    return [outcome["move"] for outcome in answer.get("chance", [])]


def everything_for(engine, viewer, since):
    """All that a viewer can ask for, with what happened since a move."""
    asked = [dict(do="view", viewer=viewer), dict(do="position", viewer=viewer), dict(do="moves", viewer=viewer, lang="en"),
             dict(do="log", viewer=viewer, events=True, lang="fr"), dict(do="log", viewer=viewer, **{"from": since}),
             dict(do="turns", viewer=viewer, events=True, lang="it"), dict(do="turns", viewer=viewer, **{"from": since})]
    asked += [dict(do="why", viewer=viewer, cell=[row, column]) for row, column in ((0, 1), (1, 0), (3, 3), (5, 6))]
    return [engine.ask(**request) for request in asked]


def secret_draws(outcomes):
    secret = [move for move in outcomes if move.split()[0] in ("deal", "role", "square", "building")]
    return secret[:3] if len(secret) > 1 else []


def compare_draws(engine, draws, players, since):
    """A secret draw names its seat (`deal 0 Y`): what any other eyes can ask for may not depend on the outcome."""
    owner, leaked = draws[0].split()[1], []
    for viewer in [*range(players), "watch"]:
        if str(viewer) == owner:
            continue
        told = []
        for move in draws:
            status = engine.ask(do="play", seat="chance", move=move, viewer=viewer, events=True)
            told.append((status, everything_for(engine, viewer, since)))
            engine.ask(do="undo")
        if any(other != told[0] for other in told):
            leaked.append((viewer, draws))
    return leaked


def secrets(engine, game, players):
    rng, leaked, compared, count = random.Random(players), [], 0, 0
    engine.ask(do="new", game=game, players=players)
    for step in range(220):
        answer = engine.ask(do="moves")
        draws = secret_draws(chance_moves(answer))
        if draws and step % 3 == 0:
            leaked += compare_draws(engine, draws, players, count)
            compared += 1
        listed = [("chance", move) for move in chance_moves(answer)]
        listed += [(int(seat), move) for seat, moves in answer.get("moves", {}).items() for move in moves]
        if not listed:
            break
        seat, move = rng.choice(listed)
        engine.ask(do="play", seat=seat, move=move)
        count += 1
    check(not leaked, f"{game}, {players} players: nothing a viewer asks for shows a secret draw ({compared} compared)",
          leaked[:3])


def moves_as_objects(engine, game, players):
    """Objects have the same texts in the same order, kinds, and a sentence in the language asked for."""
    engine.ask(do="new", game=game, players=players)
    engine.ask(do="seed", value=4)
    seat = engine.ask(do="deal")["to_act"][0]
    plain = engine.ask(do="moves")["moves"][str(seat)]
    said = {}
    for language in tap.LANGUAGES:
        objects = engine.ask(do="moves", viewer=seat, lang=language)["moves"]
        equal(list(objects), [str(seat)], f"{game}: a viewer is shown its own moves alone")
        equal([move["move"] for move in objects[str(seat)]], plain, f"{game}, {language}: objects have the same texts")
        check(all(move["kind"] and move["say"] for move in objects[str(seat)]), f"{game}, {language}: and say what they are")
        said[language] = [move["say"] for move in objects[str(seat)]]
    check(said["en"] != said["fr"] != said["it"], f"{game}: in three languages")
    other = [viewer for viewer in range(players) if viewer != seat][0]
    shown = engine.ask(do="moves", viewer=other)["moves"]
    check(str(seat) not in shown, f"{game}: and not another's", shown)


def events_and_previews(engine, game, players):
    """What was foretold as sure happens, and the log tells the same events as the moves did."""
    rng, told, missing = random.Random(8), [], []
    engine.ask(do="new", game=game, players=players)
    engine.ask(do="seed", value=8)
    told += engine.ask(do="deal", events=True, viewer=0)["events"]
    for _ in range(60):
        moves = engine.ask(do="moves")["moves"]
        if not moves:
            break
        seat = int(rng.choice(sorted(moves)))
        move = rng.choice(moves[str(seat)])
        preview = engine.ask(do="preview", seat=seat, move=move)
        own = engine.ask(do="play", seat=seat, move=move, events=True, viewer=seat)
        missing += [event for event in preview["events"] if event not in own["events"]]
        engine.ask(do="undo")
        told += engine.ask(do="play", seat=seat, move=move, events=True, viewer=0)["events"]
        told += engine.ask(do="deal", events=True, viewer=0)["events"]
    log = engine.ask(do="log", viewer=0, events=True)["log"]
    objects = engine.ask(do="log", viewer=0, objects=True)["log"]
    equal([entry["move"]["move"] for entry in objects], [entry["move"] for entry in log], f"{game}: a move of the log as an object")
    equal([event for entry in log for event in entry["events"]], told, f"{game}: the log tells what the moves told")
    check(not missing, f"{game}: what a preview says is sure happens", missing[:3])
    check(len(told) > 20, f"{game}: and there is something to tell")


def fits(move, where):
    return all(name in move and move[name] == value for name, value in where.items())


def groups_fault(engine, seat, moves, depth, where):
    """What is wrong with the groups of so many places among the moves that have what `where` says, or None."""
    answer = engine.ask(do="moves", viewer=seat, group=depth, where=where)
    groups, wanted, rest = answer["groups"][str(seat)], [move for move in moves if fits(move, where)], {}
    for move in wanted:
        begins = next((i for i, group in enumerate(groups) if fits(move, group["begins"])), None)
        rest.setdefault(begins, []).append(move)
    if None in rest or len(rest) != len(groups) or answer["counts"] != {str(seat): len(wanted)}:
        return answer
    for i, group in enumerate(groups):
        # The kind comes first, then so many places, fewer where the text has fewer.
        named = list(group["begins"])
        alone = rest[i][0] if len(rest[i]) == 1 else None
        if (group["count"] != len(rest[i]) or group.get("move") != alone or named[0] != "kind"
                or named[1:] != list(rest[i][0])[2:][:len(named) - 1] or len(named) - 1 > depth):
            return group
    return None


def steps_fault(engine, seat, moves, rng):
    """From the kinds down to one move, each time into a random group."""
    where = {}
    for depth in range(4):
        fault = groups_fault(engine, seat, moves, depth, where)
        if fault:
            return fault
        groups = engine.ask(do="moves", viewer=seat, group=depth, where=where)["groups"][str(seat)]
        where = rng.choice(groups)["begins"]
        wanted = [move for move in moves if fits(move, where)]
        found = engine.ask(do="moves", viewer=seat, objects=True, where=where)
        short = engine.ask(do="moves", viewer=seat, objects=True, where=where, limit=2)
        if (found["moves"], short["moves"]) != ({str(seat): wanted}, {str(seat): wanted[:2]}):
            return found
        if short["counts"] != {str(seat): len(wanted)}:
            return short
    return None


def cells_fault(engine, seat, moves):
    """The cells of a move are those of its places."""
    listed = engine.ask(do="moves", viewer=seat, cells=True)["moves"][str(seat)]
    for move, bare in zip(listed, moves):
        if move != {**bare, "cells": [value for value in bare.values() if type(value) is list]}:
            return move
    return None if len(listed) == len(moves) else len(listed)


def previews_fault(engine, seat, moves, rng):
    """Many at once say what one by one says."""
    where = {"kind": rng.choice(moves)["kind"]}
    wanted = [move for move in moves if fits(move, where)]
    answer = engine.ask(do="previews", seat=seat, where=where, events=True, limit=5)
    if (answer["seat"], answer["count"], len(answer["previews"])) != (seat, len(wanted), min(5, len(wanted))):
        return answer
    for move, preview in zip(wanted, answer["previews"]):
        single = engine.ask(do="preview", seat=seat, move=move["move"])
        if preview != {**move, "points": single["points"], "events": single["events"]}:
            return preview
    bare = engine.ask(do="previews", viewer=seat, where=where)["previews"]
    return None if len(bare) == min(200, len(wanted)) and "events" not in bare[0] else bare[0]


def chosen_step_by_step(engine, game, players):
    """Groups, places and limits show the same moves as the whole list, in random positions; previews are those of `preview`."""
    rng, faults, asked = random.Random(6), [], 0
    status = engine.ask(do="new", game=game, players=players)
    engine.ask(do="seed", value=6)
    for step in range(400):
        status = engine.ask(do="deal")
        if status["over"] or faults:
            break
        seat = rng.choice(status["to_act"])
        if step % 7 == 0:
            moves = engine.ask(do="moves", viewer=seat, objects=True)["moves"][str(seat)]
            faults += [fault for fault in (steps_fault(engine, seat, moves, rng), cells_fault(engine, seat, moves),
                                           previews_fault(engine, seat, moves, rng)) if fault]
            asked += 1
        choice = engine.ask(do="best", level="random", seat=seat)
        engine.ask(do="play", seat=seat, move=choice["move"])
    check(not faults, f"{game}: moves are chosen step by step ({asked} positions)", faults[:1])
    if not status["over"]:
        step_refusals(engine, game, players)


def step_refusals(engine, game, players):
    """Wrong wishes are refused with what is wrong; another's moves aren't shown in groups either."""
    status = engine.ask(do="deal")
    others = [seat for seat in range(players) if seat not in status["to_act"]]
    for viewer in [*others, "watch"]:
        equal(engine.ask(do="moves", viewer=viewer, group=0), {"ok": True, "groups": {}, "counts": {}},
              f"{game}: {viewer} sees no groups of others")
        check(not engine.ask(do="previews", viewer=viewer)["ok"], f"{game}: {viewer} has no previews")
    for wrong, says in (({"where": 7}, "object"), ({"where": {"kind": "dance"}}, "dance"), ({"where": {"kind": 3}}, "kind"),
                        ({"where": {"nowhere": 3}}, "nowhere"), ({"where": {"kind": None, "nowhere": [1, 2]}}, "kind"),
                        ({"limit": -1}, "limit"), ({"limit": 1.5}, "limit"), ({"where": {"kind": None}}, "kind")):
        for do in ("moves", "previews"):
            answer = engine.ask(do=do, **wrong)
            check(not answer["ok"] and says in answer["error"], f"{game}: {do} with {wrong} is refused", answer)
    for wrong in ({"group": 9}, {"group": -1}, {"group": "1"}, {"group": True}, {"cells": 1}):
        answer = engine.ask(do="moves", **wrong)
        check(not answer["ok"] and list(wrong)[0] in answer["error"], f"{game}: moves with {wrong} are refused", answer)
    kind, places = next(((move["kind"], list(move.items())[2:]) for moves in engine.ask(do="moves", objects=True)["moves"].values()
                         for move in moves if len(move) > 2), (None, []))
    for name, value in places:
        wrong = [[], "x", {}] if type(value) is int else [1, {}, ["x", 1]]
        for bad in wrong:
            answer = engine.ask(do="moves", where={"kind": kind, name: bad})
            check(not answer["ok"] and name in answer["error"], f"{game}: {name} isn't {bad}", answer)


def played(engine, game, players, hints=0):
    """The position after some first moves, with hints asked for before each."""
    engine.ask(do="new", game=game, players=players)
    for _ in range(30):
        status = engine.ask(do="deal")
        if status["over"]:
            break
        for _ in range(hints):
            engine.ask(do="best", level="greedy")
        seat = str(status["to_act"][0])
        engine.ask(do="play", seat=int(seat), move=engine.ask(do="moves")["moves"][seat][0])
    return engine.ask(do="position")["position"]


def seen_games(engine, game, players):
    """From what a seat sees, at any time and at the end: the same status and the same moves as the whole game has for it."""
    other, wrong, rng = tap.Engine(), [], random.Random(3)
    engine.ask(do="new", game=game, players=players)
    engine.ask(do="seed", value=3)
    for step in range(3000):
        status = engine.ask(do="deal")
        del status["dealt"]
        for viewer in [*range(players), "watch"] if step % 10 == 0 or status["over"] else []:
            text = engine.ask(do="position", viewer=viewer)["position"]
            seen = other.ask(do="set", game=game, position=text, viewer=viewer)
            wrong += [(viewer, text, seen, status)] if seen != status else []
            same = other.ask(do="moves") == engine.ask(do="moves", viewer=viewer)
            wrong += [] if same and other.ask(do="view", viewer=viewer) == engine.ask(do="view", viewer=viewer) else [text]
        if status["over"]:
            break
        choice = engine.ask(do="best", level="random", seat=rng.choice(status["to_act"]))
        engine.ask(do="play", seat=choice["seat"], move=choice["move"])
    check(not wrong, f"{game}, {players} players: what a seat sees can be sent and shown", wrong[:1])
    other.close()


def generators(game, players):
    """A hint changes no card, and without a seed no two engines deal the same."""
    positions = []
    for seed, hints in ((12, 0), (12, 2), (None, 0), (None, 0), (None, 0), (None, 0)):
        engine = tap.Engine()
        if seed:
            engine.ask(do="seed", value=seed)
        positions.append(played(engine, game, players, hints))
        engine.close()
    equal(positions[0], positions[1], f"{game}: a hint changes nothing of the deal")
    check(len(set(positions[2:])) > 1, f"{game}: without a seed the deals differ")


def seal_all(engine):
    pact = engine.ask(do="table")["pact"]
    equal(pact["phase"], "sealing", "a table waits for the numbers of the people")
    made = {seat: engine.ask(do="sealing", seat=seat, commitment=pact["commitment"]) for seat in pact["persons"]}
    first = pact["persons"][0]
    check(not engine.ask(do="reveal", seat=first, number=made[first]["number"])["ok"], "no number is opened before all seals")
    for seat, mine in made.items():
        engine.ask(do="seal", seat=seat, seal=mine["seal"])
    check(not engine.ask(do="reveal", seat=first, number="00" * 32)["ok"], "a number that isn't the sealed one is refused")
    status = None
    for seat, mine in made.items():
        status = engine.ask(do="reveal", seat=seat, number=mine["number"])
    return status


def table(engine, game, players):
    """A whole table: two people or one, computer players, taking back with consent, a record that proves its deal."""
    rng = random.Random(players)
    seats = [{"name": "Anna"}, {"name": "Ben"}, {"player": "greedy"}, {"player": "random"}][:players]
    engine.ask(do="entropy", bytes="17" * 32)
    opened = engine.ask(do="open", game=game, players=players, seats=seats)
    known = next(one for one in engine.ask(do="games")["games"] if one["name"] == game)["options"]
    equal(engine.ask(do="table")["options"], {name: values[0] for name, values in known.items()}, f"{game}: its options")
    equal(opened["stage"], "sealing", f"{game}: a table opens")
    for do in ("deal", "undo", "play"):
        check(not engine.ask(do=do)["ok"], f"{game}: no {do} at a table")
    status, taken, decisions = seal_all(engine), set(), 0
    for step in range(5000):
        if status["stage"] == "over":
            break
        if status["stage"] == "asking":
            check(not engine.ask(do="consent", seat=engine.ask(do="table")["wish"]["seat"], agrees=True)["ok"],
                  f"{game}: who asks can't agree")
            status = engine.ask(do="consent", seat=status["people"][0], agrees=True)
            taken.add(status["taken"])
        elif status["computers"]:
            check(step > 40 or not engine.ask(do="move", seat=status["computers"][0], move="draw")["ok"],
                  f"{game}: nobody moves for a computer player")
            status = engine.ask(do="think")
        else:
            decisions += 1
            status = person_moves(engine, status["people"][0], rng, decisions % 5 == 0 and "yes" not in taken)
    check(status["over"] and len(status["final"]) == players, f"{game}: a table comes to its end", status)
    check("yes" in taken, f"{game}: something was taken back with consent", taken)
    record = engine.ask(do="record")["record"]
    verdict = engine.ask(do="verify", record=record)
    check(verdict["proved"] and verdict["draws"] == verdict["checked"] and verdict["backs"], f"{game}: the deal is proved",
          verdict)
    result = engine.ask(do="result")
    equal(result["winners"], verdict["winners"], f"{game}: result and record agree")
    check(f"seed {result['seed']}" in record, f"{game}: the seed is open in the end")
    loaded = engine.ask(do="load", record=record)
    equal((loaded["stage"], loaded["final"]), ("over", status["final"]), f"{game}: the record can be loaded")
    judged = engine.ask(do="analyse", level="greedy", decision=3)
    equal(judged["decision"]["decision"], 3, f"{game}: a decision is analysed")


def person_moves(engine, seat, rng, takes_back):
    if takes_back:
        back = engine.ask(do="back", seat=seat)
        if back["ok"]:
            return back
    moves = engine.ask(do="moves", viewer=seat)["moves"][str(seat)]
    return engine.ask(do="move", seat=seat, move=rng.choice(moves), viewer=seat)


def unfinished(engine, game, players):
    """What tells everything is not for a viewer before the end."""
    engine.ask(do="open", game=game, players=players, seed="7", seats=[{"name": "Anna"}])
    for do in ("record", "analyse"):
        check(not engine.ask(do=do, viewer=0)["ok"], f"{game}: no {do} for a viewer of an unfinished game")
    open_text = engine.ask(do="record", secrets=False)["record"]
    with_seed = engine.ask(do="record", secrets=True)["record"]
    check(len(with_seed) > len(open_text) and "private" in with_seed, f"{game}: the seed leaves only when asked for")
    equal(engine.ask(do="load", record=open_text)["ok"], True, f"{game}: without it the game can be shown")
    equal(engine.ask(do="load", record=with_seed)["stage"], "moving", f"{game}: with it, gone on with")


def send(engine, *requests):
    engine.process.stdin.write(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
    engine.process.stdin.flush()


def answers(engine, count):
    return [json.loads(engine.process.stdout.readline()) for _ in range(count)]


def cancel(game, players):
    engine = tap.Engine()
    engine.ask(do="new", game=game, players=players)
    engine.ask(do="deal")
    before = [engine.ask(do="position"), engine.ask(do="log")]
    for pause in (0, 0.3):
        start = time.monotonic()
        send(engine, {"do": "best", "level": "mcts", "ms": 600000})
        time.sleep(pause)
        send(engine, {"do": "cancel"}, {"do": "position"})
        first, second, third = answers(engine, 3)
        equal((first, second), ({"ok": False, "error": "cancelled"}, {"ok": True}), f"{game}: a long request is cancelled")
        check(time.monotonic() - start < 30, f"{game}: at once")
        equal(third, before[0], f"{game}: and the next is answered")
    equal([engine.ask(do="position"), engine.ask(do="log")], before, f"{game}: nothing has changed")
    equal(engine.ask(do="cancel"), {"ok": True}, f"{game}: a cancel that comes too late is answered too")
    send(engine, {"do": "best", "level": "greedy"}, {"do": "position"}, {"do": "cancel"})
    first, second, third = answers(engine, 3)
    check(first["ok"] and second == before[0] and third == {"ok": True}, f"{game}: what comes before a cancel waits its turn")
    send(engine, {"do": "best", "level": "greedy"})
    engine.process.stdin.close()
    check(answers(engine, 1)[0]["ok"], f"{game}: the end of the input cancels nothing")
    equal(engine.process.wait(60), 0, f"{game}: and then the process ends")


def cancel_analysis():
    engine = tap.Engine()
    engine.ask(do="open", game="sunrise-lane", players=2, seed="1", seats=[{"player": "greedy"}, {"player": "random"}])
    while engine.ask(do="think")["ok"]:
        pass
    send(engine, {"do": "analyse", "level": "master", "budget": 100000000})
    time.sleep(0.3)
    send(engine, {"do": "cancel"})
    equal(answers(engine, 2), [{"ok": False, "error": "cancelled"}, {"ok": True}], "an analysis is cancelled")
    kept = engine.ask(do="analyse", level="master", budget=100000000, known=True)
    check(kept["ok"] and kept["known"] == len(kept["decisions"]), "what was judged before stays", kept.get("error"))
    analysed = engine.ask(do="analyse", level="greedy", seat=0)
    check(analysed["ok"] and [seat["seat"] for seat in analysed["seats"]] == [0], "and one of a seat is made")
    engine.close()


def decisions(turn):
    """What a suggested turn decides: kind, first place and cells of each move that says where or what, else all it says."""
    found = []
    for move in turn["moves"]:
        places = {name: str(item) for name, item in move.items() if name not in ("move", "kind", "say")}
        written = len(move["move"].split()) - 1 if move["kind"] != "direction" else 1
        if not written:
            continue
        cells = [item for name, item in places.items() if item.startswith("[")]
        found.append((move["kind"], list(places.values())[0], *cells) if cells else (move["kind"], move["move"]))
    return sorted(found)


def really_different(one, other):
    mine, rest = decisions(one), decisions(other)
    shorter = min(len(mine), len(rest))
    shared = 0
    for decision in mine:
        if decision in rest:
            rest.remove(decision)
            shared += 1
    return 2 * shared < shorter if shorter else [one["moves"][0]["move"]] != [other["moves"][0]["move"]]


def standings_of(engine, seat):
    categories = engine.ask(do="view", viewer=seat)["standings"]["categories"]
    return {(category["id"], of["seat"]): {name: of[name] for name in ("place", "counts", "points")}
            for category in categories for of in category["seats"]}


def suggested(engine, seat, turn):
    """What is wrong about a suggested turn when it is played in the true game, which stays as it was."""
    before, scores, told, wrong = standings_of(engine, seat), None, [], []
    for number, move in enumerate(turn["moves"]):
        status = engine.ask(do="play", seat=seat, move=move["move"], viewer=seat, lang="fr", events=True)
        if not status["ok"]:
            return [f"{move['move']}: {status['error']}"]
        told += status["events"]
    after = standings_of(engine, seat)
    reveals = move["kind"] == "choose"  # others' roles come to light: what follows can't be known
    goes_on = seat in status["to_act"] and len(turn["moves"]) < 16 and not reveals
    changes = [{"id": name, "seat": of, "before": before[name, of], "after": after[name, of]}
               for name, of in before if before[name, of] != after[name, of]]
    for _ in turn["moves"]:
        back = engine.ask(do="undo")
    gained = [new - old for new, old in zip(status["scores"], back["scores"])]
    wrong += [f"points {turn['points']}, not {gained}"] if any(
        sure not in (None, real) for sure, real in zip(turn["points"], gained)) else []
    wrong += [f"{event} doesn't happen" for event in turn["events"] if event not in told]
    wrong += [f"standings {turn['standings']}, not {changes}"] if [c for c in turn["standings"] if c not in changes] else []
    wrong += [f"{change} isn't told" for change in changes if change not in turn["standings"]]
    return wrong + (["it isn't whole"] if goes_on else [])


def hint_fault(engine, other, game, seat, seed):
    """What is wrong about a hint, also when it is asked for from the seat's view alone."""
    request = dict(do="hint", seat=seat, level="veteran", budget=40, lang="fr", seed=str(seed))
    hint = engine.ask(**request)
    other.ask(do="set", game=game, viewer=seat, position=engine.ask(do="position", viewer=seat)["position"])
    if other.ask(**request) != hint:
        return ["another hint from the seat's view"]
    wrong, turns = [], hint["turns"]
    for turn in turns:
        wrong += suggested(engine, seat, turn)
        wrong += [] if all(0 <= chance <= 1 for chance in turn["value"] + hint["before"]) else [turn["value"]]
        wrong += [] if turn["value"][seat] <= turns[0]["value"][seat] else ["the first isn't the best"]
    wrong += [f"{one['moves']} and {two['moves']} are much the same" for i, one in enumerate(turns) for two in turns[:i]
              if not really_different(one, two)]
    return wrong


def hints(engine, game, players):
    """Whole turns that can be played, that bring what they say, and of which no two are much the same."""
    other, rng, wrong, sizes = tap.Engine(), random.Random(5), [], []
    engine.ask(do="new", game=game, players=players)
    engine.ask(do="seed", value=5)
    for step in range(400):
        status = engine.ask(do="deal")
        if status["over"] or wrong:
            break
        seat = rng.choice(status["to_act"])
        moves = engine.ask(do="moves")["moves"][str(seat)]
        if step % 6 == 0:
            wrong += hint_fault(engine, other, game, seat, step)
            sizes += [len(engine.ask(do="hint", seat=seat, level="builder")["turns"])] if len(moves) > 8 else []
        choice = engine.ask(do="best", level="greedy" if step % 2 else "random", seat=seat)
        engine.ask(do="play", seat=seat, move=choice["move"])
    check(not wrong, f"{game}, {players} players: hints are turns that do what they say", wrong[:2])
    check(sizes and sizes.count(3) * 2 > len(sizes), f"{game}, {players} players: there are mostly three", sizes)
    for level in ("greedy", "mcts", "random"):
        engine.ask(do="new", game=game, players=players)
        engine.ask(do="deal")
        answer = engine.ask(do="hint", level=level, budget=30)
        check(answer["ok"] and answer["level"] == level and answer["turns"][0]["moves"], f"{game}: {level} gives hints too", answer)
    check(not engine.ask(do="hint", seat=9)["ok"] and not engine.ask(do="hint", seed="x")["ok"]
          and not engine.ask(do="hint", viewer="watch")["ok"], f"{game}: wrong ones are refused")
    other.close()


def turns_of(engine, **more):
    return engine.ask(do="turns", **more)["turns"]


def turns(engine, game, players):
    """The turns are the log, in order; each belongs to one seat and says what it brought."""
    engine.ask(do="open", game=game, players=players, seed="11", seats=[{"player": "greedy"}] * players)
    status = engine.ask(do="advance")
    scores = status["scores"]
    while not status["over"]:
        status = engine.ask(do="think")
        if status["count"] % 5 == 0:
            since = engine.ask(do="turns", since_seat=0)["turns"]
            own = [turn for turn in since if turn["seat"] == 0 and any(move["seat"] == 0 for move in turn["moves"])]
            check(not own, f"{game}: nothing of one's own since one's last turn", own) if own else None
    log, found = engine.ask(do="log", events=True, lang="fr")["log"], turns_of(engine, events=True, lang="fr")
    equal([move for turn in found for move in turn["moves"]], log, f"{game}: turns are the log")
    spans = [(turn["first"], turn["last"]) for turn in found]
    equal([first for first, _ in spans], [0] + [last + 1 for _, last in spans[:-1]], f"{game}: without gaps")
    mixed = [turn for turn in found if {move["seat"] for move in turn["moves"]} - {turn["seat"], "chance"}]
    check(not mixed, f"{game}: each is of one seat and chance", mixed[:1])
    thrown = [(turn["seat"], event["seat"]) for turn in found[1:] for move in turn["moves"] for event in move["events"]
              if event["event"] in ("roll", "card")]
    check(all(seat == thrower for seat, thrower in thrown), f"{game}: dice and cards are of the turn of who has them", thrown)
    sums = [score + sum(turn["points"][seat] for turn in found) for seat, score in enumerate(scores)]
    equal([turn["turn"] for turn in found], list(range(len(found))), f"{game}: they are numbered")
    equal(sums, status["scores"], f"{game}: their points add up to the scores")
    check("round" in found[0] or all("round" not in turn for turn in found), f"{game}: rounds are on all or on none")
    middle = found[len(found) // 2]
    equal(turns_of(engine, events=True, lang="fr", **{"from": middle["last"]}), found[middle["turn"]:],
          f"{game}: from the middle of a turn it is told whole")
    decided = max(i for i, entry in enumerate(log) if entry["seat"] == 1)
    equal(turns_of(engine, events=True, lang="fr", since_seat=1), [turn for turn in found if turn["first"] > decided],
          f"{game}: since a seat's last decision")
    for wrong in ({"from": -1}, {"from": len(log) + 1}, {"since_seat": players}, {"since_seat": "watch"}):
        check(not engine.ask(do="turns", **wrong)["ok"], f"{game}: turns {wrong} are refused")


def names(engine, game, players):
    """A game without seats is told with the names it was given."""
    engine.ask(do="new", game=game, players=players)
    engine.ask(do="deal")
    position = engine.ask(do="position")["position"]
    called = ["Anna", "Bo", "Cy", "Di"][:players]
    check(engine.ask(do="set", game=game, position=position, names=called)["ok"], f"{game}: names are taken")
    told = []
    while not told:
        seat = engine.ask(do="deal")["to_act"][0]
        told = engine.ask(do="play", seat=seat, move=engine.ask(do="moves")["moves"][str(seat)][0], events=True, lang="en")["events"]
    check(any(name in event["say"] for event in told for name in called), f"{game}: and used", told)
    for wrong in (called[1:], [*called, "Eve"], [7] * players, [""] * players, "Anna", {}):
        check(not engine.ask(do="set", game=game, position=position, names=wrong)["ok"], f"{game}: names {wrong} are refused")


def jobs(engine, game, players):
    """What another engine thinks of is what the table's own player would do, and nothing else gets in."""
    worker, twin, wrong, old = tap.Engine(), tap.Engine(), [], None
    seats = [{"name": "Anna"}, *[{"player": level} for level in ("novice", "greedy", "mcts")][:players - 1]]
    for one in (engine, twin):
        status = one.ask(do="open", game=game, players=players, seed="21", seats=seats)
    for step in range(60):
        if status["over"]:
            break
        if not status["computers"]:
            seat = status["people"][0]
            move = engine.ask(do="moves", viewer=seat)["moves"][str(seat)][0]
            status = [one.ask(do="move", seat=seat, move=move) for one in (engine, twin)][0]
            continue
        job = engine.ask(do="job", budget=20)
        seat = job["seat"]
        worker.ask(**job["set"])
        thought = dict(do="thought", seat=seat, ticket=job["ticket"], move=worker.ask(**job["best"])["move"])
        before = engine.ask(do="position"), engine.ask(do="table")
        refused = [{**thought, "ticket": old} if old else {**thought, "ticket": ""}, {**thought, "move": "nonsense"},
                   {**thought, "seat": 0}, {**thought, "ticket": 7}, dict(do="job", viewer=0), dict(do="job", seat=0)]
        wrong += [request for request in refused if engine.ask(**request)["ok"]]
        wrong += ["changed"] if (engine.ask(do="position"), engine.ask(do="table")) != before else []
        status, own = engine.ask(**thought), twin.ask(do="think", seat=seat, budget=20)
        wrong += [(status, own)] if status != own else []
        wrong += ["twice"] if engine.ask(**thought)["ok"] else []
        old = job["ticket"]
    check(not wrong, f"{game}, {players} players: thinking elsewhere comes to the same", wrong[:2])
    worker.close()
    twin.close()


def stale_thoughts(engine, game):
    """A thought from before something was taken back, or for another table, is not played."""
    def ask_until_computer():
        status = engine.ask(do="advance")
        while status["people"]:
            moves = engine.ask(do="moves")["moves"][str(status["people"][0])]
            status = engine.ask(do="move", seat=status["people"][0], move=moves[0])
        job = engine.ask(do="job")
        move = engine.ask(do="best", seat=job["seat"], level="random")["move"]
        return dict(do="thought", seat=job["seat"], ticket=job["ticket"], move=move)

    seats = [{"name": "Anna"}, {"player": "greedy"}]
    engine.ask(do="open", game=game, players=2, seed="3", options={"first": "0"} if game != "sunrise-city" else {}, seats=seats)
    thought = ask_until_computer()
    equal(engine.ask(do="back", seat=0)["taken"], "yes", f"{game}: a person takes back while a computer thinks")
    count = engine.ask(do="table")["count"]
    answer = engine.ask(**thought)
    check(not answer["ok"] and answer["error"], f"{game}: the thought comes too late", answer)
    equal(engine.ask(do="table")["count"], count, f"{game}: and changes nothing")
    thought = ask_until_computer()
    newer = engine.ask(do="job")
    check(not engine.ask(**thought)["ok"], f"{game}: a new question takes the place of the last")
    engine.ask(do="sit", seat=1, name="Ben")
    check(not engine.ask(**{**thought, "ticket": newer["ticket"]})["ok"], f"{game}: nobody thinks for a person")
    engine.ask(do="open", game=game, players=2, seed="3", seats=seats)
    ask_until_computer()
    check(not engine.ask(**{**thought, "ticket": newer["ticket"]})["ok"], f"{game}: no ticket of another table")


def own_data(engine):
    """A board of one's own comes with the request; a wrong one is refused with its line."""
    answer = engine.ask(do="new", game="sunrise-lane", players=2, data={"board": "nonsense"})
    check(not answer["ok"] and re.search(r"board:\d+", answer["error"]), "a wrong board is refused with its line", answer)


def main():
    engine = tap.Engine()
    catalogue(engine)
    for game in engine.ask(do="games")["games"]:
        name, fewest = game["name"], game["players"][0]
        for players in game["players"]:
            secrets(engine, name, players)
            seen_games(engine, name, players)
        moves_as_objects(engine, name, fewest)
        events_and_previews(engine, name, fewest)
        chosen_step_by_step(engine, name, game["players"][-1])
        generators(name, fewest)
        table(engine, name, game["players"][-1])
        unfinished(engine, name, fewest)
        for players in {fewest, game["players"][-1]}:
            hints(engine, name, players)
            turns(engine, name, players)
            jobs(engine, name, players)
            names(engine, name, players)
        stale_thoughts(engine, name)
        cancel(name, fewest)
    cancel_analysis()
    own_data(engine)
    equal(engine.close(), 0, "the end of input ends the process")
    tap.done()


main()
