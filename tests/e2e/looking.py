"""Tables that begin at a position, and looking back through the wire: for every game, through `borgo engine` and `borgo play`."""
import os
import random
import tempfile

import schema
import tap
from tap import check, equal


TYPES = schema.read(os.path.join(tap.ROOT, "web", "types"))


def seats(players, people=1):
    return [{"name": f"P{seat}"} if seat < people else {"player": "random", "name": f"R{seat}"} for seat in range(players)]


def advance(engine, status, rng, moves):
    """So many decisions of a table without a pact, people's at random."""
    for _ in range(moves):
        if status["stage"] != "moving":
            break
        if status["computers"]:
            status = engine.ask(do="think", budget=4)
        else:
            seat = status["people"][0]
            status = engine.ask(do="move", seat=seat, move=rng.choice(engine.ask(do="moves", viewer=seat)["moves"][str(seat)]))
    return status


def placed(engine, game, players, rng):
    """A table from the middle of another, to its end: its record says so, verifies, loads, is undone down to the start."""
    advance(engine, engine.ask(do="open", game=game, players=players, seed="7", seats=seats(players)), rng, 12)
    parent, position = engine.ask(do="record"), engine.ask(do="position")["position"]
    count = engine.ask(do="table")["count"]
    asked = dict(do="open", game=game, position=position, seats=seats(players))
    origin = {"record": parent["id"], "step": count}
    status = engine.ask(**asked, seed="8", **{"from": origin})
    check(status["ok"], f"{game}: a table begins at a position", status)
    first = engine.ask(do="position")["position"]
    check(first == position or status["count"] > 0, f"{game}: at that position", (first, position))
    told = engine.ask(do="table")
    equal((told["placed"], told["from"]), (True, origin), f"{game}: the table says where it comes from")
    status = advance(engine, status, rng, 5000)
    check(status["over"], f"{game}: it is played to its end", status)
    record = engine.ask(do="record")
    verdict = engine.ask(do="verify", record=record["record"])
    equal((verdict["verdict"], verdict["placed"], verdict["from"], verdict["id"], verdict["checked"]),
          ("right", True, origin, record["id"], verdict["draws"]), f"{game}: the record is right, and says so too")
    loaded = engine.ask(do="load", record=record["record"])
    equal((loaded["stage"], loaded["final"], loaded["id"]), ("over", status["final"], record["id"]), f"{game}: it is loaded")
    equal(engine.ask(do="record")["record"], record["record"], f"{game}: and written as it was")
    again = engine.ask(**asked, seed="8")
    equal(again["happened"], engine.ask(**asked, seed="8")["happened"], f"{game}: a chosen seed deals the same")
    while not again["people"]:
        again = engine.ask(do="think", budget=4)
    engine.ask(do="move", seat=0, move=engine.ask(do="moves", viewer=0)["moves"]["0"][0])
    equal(engine.ask(do="back", seat=0)["taken"], "yes", f"{game}: a move is taken back")
    check(not engine.ask(do="back", seat=0)["ok"] and engine.ask(do="table")["placed"], f"{game}: down to the start, no further")
    return position


def promised(engine, game, position, players):
    """With a pact of its own, which is about the position too."""
    engine.ask(do="entropy", bytes="23" * 32)
    status = engine.ask(do="open", game=game, position=position, seats=seats(players))
    equal(status["stage"], "sealing", f"{game}: people seal their numbers at a position too")
    commitment = engine.ask(do="table")["pact"]["commitment"]
    mine = engine.ask(do="sealing", seat=0, commitment=commitment)
    engine.ask(do="seal", seat=0, seal=mine["seal"])
    status = engine.ask(do="reveal", seat=0, number=mine["number"])
    advance(engine, status, random.Random(1), 5000)
    record = engine.ask(do="record")["record"]
    equal(engine.ask(do="verify", record=record)["proved"], True, f"{game}: and the deal is proved")
    check("position " in engine.ask(do="promise", record=record)["terms"], f"{game}: the promise is about the position")


def refusals(engine, game, position, players):
    asked = dict(do="open", game=game, seats=seats(players), seed="7")
    for request, says in (({"position": position, "players": players}, "'players' already"),
                          ({"position": position, "options": {}}, "'options' already"),
                          ({"position": position.replace("|", "| phase=?", 1)}, "whole position"),
                          ({"position": "chess players=2 | x"}, "doesn't start with"),
                          ({"position": position[:len(position) // 2]}, "position"),
                          ({"position": 7}, "string"),
                          ({"position": position, "from": {"record": "a b", "step": 1}}, "'record'"),
                          ({"position": position, "from": {"record": "ab"}}, "'step'"),
                          ({"position": position, "from": "ab"}, "'record'"),
                          ({"players": players, "from": {"record": "ab", "step": 1}}, "'position'")):
        answer = engine.ask(**asked, **request)
        check(not answer["ok"] and says in answer["error"], f"{game}: refused: {says}", answer)


def at_the_terminal(game, position, players, folder):
    """`borgo play --position`: a game between computer players from there, its record, and what is no position."""
    file, record = os.path.join(folder, f"{game}.txt"), os.path.join(folder, f"{game}.borgo")
    with open(file, "w", encoding="utf-8") as out:
        out.write(position + "\n")
    bots = [word for seat in range(players) for word in ("--seat", f"{seat}=random")]
    result = tap.borgo("play", "--position", file, *bots, "--record", record)
    check(result.returncode == 0 and not result.stderr, f"{game}: played from a file", (result.returncode, result.stderr[-300:]))
    with open(record, encoding="utf-8") as saved:
        check("\nposition " in saved.read(), f"{game}: its record begins there")
    verdict = tap.borgo("verify", record)
    equal((verdict.returncode, "begins at a position" in verdict.stdout), (3, True), f"{game}: is right, dealt by the house alone")
    equal(tap.borgo("replay", record, "--plain").returncode, 0, f"{game}: and is shown")
    tap.bad("play", game, "--position", file, "--players", str(players), says="leave out")
    tap.bad("play", "--load", record, "--position", file, says="--position")
    other = "shibuya" if game != "shibuya" else "sunrise-lane"
    tap.bad("play", other, "--position", file, says="not of")
    wrong = os.path.join(folder, "wrong.txt")
    for text, says in (("", "is no position"), ("chess x | y", "chess"), (position + "\n" + position, "one line"),
                       (position + " left=over", "wrong.txt")):
        with open(wrong, "w", encoding="utf-8") as out:
            out.write(text)
        tap.bad("play", "--position", wrong, says=says)
    tap.bad("play", "--position", os.path.join(folder, "missing.txt"), says="missing.txt")


def eyes_see(engine, game, status, count, viewer, fine):
    """A step as somebody sees it is what it was when it was played, for these eyes."""
    position, view = fine
    found = engine.ask(do="view", at=count, seat=viewer, position=True, board=False)
    return found.get("position") == position and found.get("view") == view and found["to_act"] == status["to_act"]


def looks_back(engine, game, players):
    """Views at every step, for all eyes, against those of the game while it was played; and nothing is disturbed."""
    rng = random.Random(players)
    status = engine.ask(do="open", game=game, players=players, seed="5", seats=seats(players, players))
    eyes, seen = [*range(players), "watch"], []
    for _ in range(25):
        if status["stage"] != "moving":
            break
        views = {viewer: (engine.ask(do="position", viewer=viewer)["position"],
                          engine.ask(do="view", viewer=viewer, board=False)["view"]) for viewer in eyes}
        seen.append((status, status["count"], views, engine.ask(do="position")["position"]))
        status = advance(engine, status, rng, 1)
    now = engine.ask(do="position")
    wrong = [(count, viewer) for status, count, views, _ in seen for viewer, fine in views.items()
             if not eyes_see(engine, game, status, count, viewer, fine)]
    check(seen and not wrong, f"{game} for {players}: every step for all eyes as it was", wrong)
    open_eyes = [engine.ask(do="view", at=count, seat="open", position=True, lang="fr") for _, count, _, _ in seen]
    equal([found["position"] for found in open_eyes], [whole for *_, whole in seen], f"{game}: open eyes see everything")
    check(all(found["view"]["viewer"] == "chance" for found in open_eyes), f"{game}: and say so")
    faults = [TYPES.fault("ViewAt", found) for found in open_eyes]
    check(not any(faults), f"{game}: as the types say", faults)
    turns = {move: (turn["turn"], turn.get("round")) for turn in engine.ask(do="turns")["turns"]
             for move in range(turn["first"], turn["last"] + 1)}
    log = engine.ask(do="log", objects=True)["log"]
    for count in range(len(log) + 1):
        found = engine.ask(do="view", at=count, seat="open", objects=True, board=False)
        fine = (found["happened"], found.get("turn"), found.get("round")) == (log[count - 1:count], *turns.get(count - 1, (None, None)))
        if not fine:
            check(False, f"{game}: the move that led to step {count}", found)
    equal(engine.ask(do="position"), now, f"{game}: the table stays as it is")
    hidden = [dict(at=1, viewer=0, seat=1), dict(at=1, viewer=0, seat="open"), dict(at=len(log) + 1, seat=0), dict(at=-1, seat=0),
              dict(at=0), dict(seat=0, position=True)]
    for request in hidden:
        check(not engine.ask(do="view", **request)["ok"], f"{game}: refused: {request}")
    check(engine.ask(do="view", at=1, viewer=0)["ok"], f"{game}: one's own eyes may look back while it goes on")


def gain(turn, seat):
    """What a turn brings a seat at once: to its score, or where that counts otherwise, by its parts."""
    return max(turn["points"][seat] or 0, sum(part["points"] for part in turn["parts"] if part["seat"] == seat))


def reason_fault(decision):
    """What a reason says is what the two turns say that stand beside it, and speaks for the better one."""
    reason, played, best = decision["reason"], decision["played"], decision["best"]
    kind, seat = reason["kind"], reason["seat"]
    own = seat == decision["seat"]
    if kind in ("points", "denies") and (reason["played"], reason["better"]) != (gain(played, seat), gain(best, seat)):
        return reason, played, best
    if kind in ("place", "category", "overtakes"):
        what = "place" if kind == "place" else "points"
        for turn, number in ((played, reason["played"]), (best, reason["better"])):
            found = [one["after"][what] for one in turn["standings"] if (one["id"], one["seat"]) == (reason["category"], seat)]
            if found and found[0] != number:
                return reason, turn
    more = reason["better"] > reason["played"]
    wanted = {"ends": True, "ended": None, "points": True, "category": True, "later": True}.get(kind, False)
    if (wanted is not None and more != wanted) or (kind in ("points", "place", "later") and not own):
        return reason
    return None


def judged_apart(engine, other, game, players):
    """Decisions judged one by one, backwards and by another engine, are those of the whole; in every language, with reasons."""
    engine.ask(do="open", game=game, players=players, seed="3", seats=[{"player": "random", "name": f"R{i}"} for i in range(players)])
    for _ in range(40):
        engine.ask(do="think")
    record = engine.ask(do="record")["record"]
    asked = dict(do="analyse", level="veteran", budget=6)
    plan = engine.ask(**asked, plan=True)
    fault = TYPES.fault("AnalysisPlan", plan)
    check(not fault and plan["decisions"], f"{game}: what there is to judge", fault)
    other.ask(do="load", record=record)
    apart = [other.ask(**asked, decision=place["decision"], lang="fr") for place in reversed(plan["decisions"])][::-1]
    faults = [fault for fault in (TYPES.fault("DecisionAnswer", answer) for answer in apart) if fault]
    check(not faults, f"{game}: decisions as the types say", faults[:1])
    known = engine.ask(**asked, known=True)
    equal((known["known"], known["decisions"]), (0, []), f"{game}: nothing is known yet")
    whole = engine.ask(**asked, lang="fr")
    fault = TYPES.fault("Analysis", whole)
    check(not fault, f"{game}: all of it as the types say", fault)
    mine, theirs = ([(one["decision"], one["cost"], one["parts"], one["reason"], one["best"] and one["best"]["moves"])
                     for one in decisions] for decisions in (whole["decisions"], [answer["decision"] for answer in apart]))
    equal(mine, theirs, f"{game}: the same apart and together")
    kept = other.ask(**asked, lang="fr", known=True)
    equal((kept.pop("known"), kept), (len(mine), whole), f"{game}: and put together from what is known")
    millionths = [" ".join(str(round(part * 1e6)) for part in one["before"] + one["after"]) for one in (answer["decision"] for answer in apart)]
    words = " ".join(f"{answer['decision']['decision']} {answer['decision']['parts']} {text}" for answer, text in zip(apart, millionths))
    third = tap.Engine()
    third.ask(do="load", record=record)
    course = third.ask(**asked, judged=words, lang="fr")
    fault = TYPES.fault("AnalysisCourse", course)
    check(not fault, f"{game}: how it went as the types say", fault)
    equal(course, {name: part for name, part in whole.items() if name != "decisions"}, f"{game}: and from what was judged elsewhere")
    for text in ("0", "0 0 x", f"{len(mine)} 0" + " 0" * 2 * players, words + " 1", words.replace(" ", " 2000000 ", 1)):
        check(not third.ask(**asked, judged=text)["ok"], f"{game}: refused: judged {text[:20]}")
    third.close()
    faults = [reason_fault(one) for one in whole["decisions"] if one["reason"]]
    check(faults and not any(faults), f"{game}: reasons say what the turns bring", [fault for fault in faults if fault][:2])
    languages = [[one["reason"]["say"] for one in engine.ask(**asked, lang=lang, known=True)["decisions"] if one["reason"]]
                 for lang in ("en", "fr", "it")]
    check(all(a and len({a, b, c}) == 3 and "{" not in a + b + c for a, b, c in zip(*languages)), f"{game}: reasons in all languages",
          languages)
    for request in (dict(decision=len(mine)), dict(decision=-1), dict(plan=True, known=True), dict(seat=0, decision=1), dict(step=1)):
        check(not engine.ask(do="analyse", **request)["ok"], f"{game}: refused: {request}")


def main():
    engine, other = tap.Engine(), tap.Engine()
    with tempfile.TemporaryDirectory() as folder:
        for game in engine.ask(do="games")["games"]:
            name, players = game["name"], game["players"][0]
            rng = random.Random(name)
            position = placed(engine, name, players, rng)
            promised(engine, name, position, players)
            refusals(engine, name, position, players)
            at_the_terminal(name, position, players, folder)
            judged_apart(engine, other, name, players)
            for number in tap.few(game["players"]):
                looks_back(engine, name, number)
    other.close()
    equal(engine.close(), 0, "the end of input ends the process")
    tap.done()


main()
