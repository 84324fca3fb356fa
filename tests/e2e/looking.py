"""Tables that begin at a position, and looking back through the wire: for every game, through `borgo engine` and `borgo play`."""
import os
import random
import tempfile

import tap
from tap import check, equal


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
    equal(tap.borgo("verify", record).returncode, 3, f"{game}: and is right, dealt by the house alone")
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


def main():
    engine = tap.Engine()
    with tempfile.TemporaryDirectory() as folder:
        for game in engine.ask(do="games")["games"]:
            name, players = game["name"], game["players"][0]
            rng = random.Random(name)
            position = placed(engine, name, players, rng)
            promised(engine, name, position, players)
            refusals(engine, name, position, players)
            at_the_terminal(name, position, players, folder)
    equal(engine.close(), 0, "the end of input ends the process")
    tap.done()


main()
