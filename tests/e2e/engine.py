"""The machine door from outside: every request, every kind of bad line, nothing changed after an error, no secret in a
view. Run for every game the engine offers."""
import random

import tap
from tap import check, equal


def actors(status):
    return status["to_act"]


def listed(answer):
    """All (seat, move) of a `moves` answer."""
    if "chance" in answer:
        return [("chance", outcome["move"]) for outcome in answer["chance"]]
    return [(int(seat), move) for seat, moves in answer["moves"].items() for move in moves]


def snapshot(engine):
    return [engine.ask(do="position"), engine.ask(do="log"), engine.ask(do="moves")]


def play_through(engine, game, players, options, seed):
    """One random game by `play`; checks what status promises at every step and returns the log."""
    rng = random.Random(seed)
    status = engine.ask(do="new", game=game, players=players, options=options)
    log, fine = [], status.get("ok") is True
    for _ in range(20000):
        if not status.get("ok") or status["over"]:
            break
        answer = engine.ask(do="moves")
        seats = ["chance"] if "chance" in answer else sorted(int(seat) for seat in answer["moves"])
        fine = fine and actors(status) == seats and len(status["scores"]) == players and "winners" not in status
        seat, move = rng.choice(listed(answer))
        status = engine.ask(do="play", seat=seat, move=move)
        log.append([seat, move])
    check(fine, f"{game}, {players} players {options}: status fits the moves at every step")
    check(status.get("over") is True and actors(status) == [] and len(status["final"]) == players
          and set(status["winners"]) <= set(range(players)), f"{game}, {players} players {options}: it ends", status)
    equal(engine.ask(do="log"), {"ok": True, "log": log}, f"{game}, {players} players: the log is what was played")
    equal(engine.ask(do="moves"), {"ok": True, "moves": {}}, f"{game}, {players} players: no moves at the end")
    return log


def replay_and_undo(engine, game, players, options, log):
    """The log alone gives the same game; undo walks back through the same positions."""
    engine.ask(do="new", game=game, players=players, options=options)
    positions = [engine.ask(do="position")]
    for seat, move in log[:60]:
        engine.ask(do="play", seat=seat, move=move)
        positions.append(engine.ask(do="position"))
    back = [positions[-1]]
    while engine.ask(do="undo")["ok"]:
        back.append(engine.ask(do="position"))
    check(back[::-1] == positions, f"{game}: undo leads back through the same positions")
    check(not engine.ask(do="undo")["ok"], f"{game}: at the start there is nothing to undo")


def position_round_trip(engine, game, players, options):
    engine.ask(do="new", game=game, players=players, options=options)
    engine.ask(do="seed", value=5)
    engine.ask(do="deal")
    text = engine.ask(do="position")["position"]
    moves = engine.ask(do="moves")
    engine.ask(do="new", game=game, players=players, options={})
    check(engine.ask(do="set", game=game, position=text)["ok"], f"{game}: a position can be set")
    equal(engine.ask(do="position")["position"], text, f"{game}: and is the same again")
    equal(engine.ask(do="moves"), moves, f"{game}: with the same moves")
    equal(engine.ask(do="log"), {"ok": True, "log": []}, f"{game}: and an empty log")


def seeds(engine, game, players):
    dealt = []
    for seed in (7, 7, 8):
        engine.ask(do="new", game=game, players=players, options={})
        engine.ask(do="seed", value=seed)
        dealt.append(engine.ask(do="deal"))
    equal(dealt[0], dealt[1], f"{game}: the same seed deals the same")
    check(actors(dealt[0]) != ["chance"], f"{game}: deal goes on until a seat must act")


def best(engine, game, players):
    engine.ask(do="new", game=game, players=players, options={})
    for level in ("random", "greedy"):
        engine.ask(do="seed", value=3)
        engine.ask(do="deal")
        answer = engine.ask(do="best", level=level, ms=100)
        moves = engine.ask(do="moves")["moves"]
        check(answer["ok"] and answer["move"] in moves[str(answer["seat"])] and len(answer["value"]) == players,
              f"{game}: the {level} player chooses a legal move", answer)


def secrets(engine, game, players):
    """Views of a seat stay the same whatever the others were dealt: chance moves it can't tell apart are exchanged."""
    engine.ask(do="new", game=game, players=players, options={})
    rng, leaked, compared = random.Random(9), [], 0
    for _ in range(150):
        answer = engine.ask(do="moves")
        if "chance" in answer:
            leak, several = compare_outcomes(engine, answer["chance"], players)
            compared += several
            leaked += leak
        if not listed(answer):
            break
        seat, move = rng.choice(listed(answer))
        engine.ask(do="play", seat=seat, move=move)
    check(not leaked, f"{game}: no view shows a secret draw ({compared} draws compared)", leaked[:3])


def compare_outcomes(engine, outcomes, players):
    """A secret draw names its seat (`deal 0 Y`): only that seat's view may depend on the outcome."""
    leaked, several = [], 0
    secret = [o["move"] for o in outcomes if o["move"].split()[0] in ("deal", "role", "square", "building")]
    if len(secret) < 2:
        return leaked, 0
    owner = secret[0].split()[1]
    for viewer in [*range(players), "watch"]:
        if str(viewer) == owner:
            continue
        views = []
        for move in secret[:3]:
            engine.ask(do="play", seat="chance", move=move)
            views.append(engine.ask(do="view", seat=viewer))
            engine.ask(do="undo")
        several += 1
        if any(view != views[0] for view in views):
            leaked.append((viewer, secret[:3]))
    return leaked, several


BAD_LINES = [
    "", " ", "x", "{", "[]", "1", "null", '"do"', "{}", '{"do":1}', '{"do":"dance"}', '{"do":"moves","x":1}',
    '{"do":"moves"}{"do":"moves"}', '{"do":"moves","do":"moves"}', '{"do":"mov\\u0000es"}', b'{"do":"\xff"}', b"\0",
    '{"do":"new"}', '{"do":"new","game":7,"players":2}', '{"do":"new","game":"chess","players":2}',
    '{"do":"new","game":"GAME"}', '{"do":"new","game":"GAME","players":"2"}', '{"do":"new","game":"GAME","players":0}',
    '{"do":"new","game":"GAME","players":99}', '{"do":"new","game":"GAME","players":-2}',
    '{"do":"new","game":"GAME","players":2.0}', '{"do":"new","game":"GAME","players":99999999999999999999}',
    '{"do":"new","game":"GAME","players":2,"options":[]}', '{"do":"new","game":"GAME","players":2,"options":{"x":"y"}}',
    '{"do":"new","game":"GAME","players":2,"options":{"first":1}}',
    '{"do":"new","game":"GAME","players":2,"options":{"first":"9"}}', '{"do":"new","game":"GAME","players":2,"seat":0}',
    '{"do":"play"}', '{"do":"play","seat":0}', '{"do":"play","move":"draw"}', '{"do":"play","seat":0,"move":7}',
    '{"do":"play","seat":"0","move":"draw"}', '{"do":"play","seat":9,"move":"draw"}', '{"do":"play","seat":-1,"move":"x"}',
    '{"do":"play","seat":0,"move":""}', '{"do":"play","seat":0,"move":"no such move"}',
    '{"do":"play","seat":"chance","move":"no such move"}', '{"do":"play","seat":"watch","move":"draw"}',
    '{"do":"seed"}', '{"do":"seed","value":"7"}', '{"do":"seed","value":-1}', '{"do":"seed","value":1.5}',
    '{"do":"set"}', '{"do":"set","game":"GAME"}', '{"do":"set","game":"GAME","position":7}',
    '{"do":"set","game":"GAME","position":""}', '{"do":"set","game":"GAME","position":"GAME players=2"}',
    '{"do":"set","game":"GAME","position":"GAME players=2 | "}',
    '{"do":"set","game":"GAME","position":"other players=2 | "}', '{"do":"set","game":"chess","position":"chess"}',
    '{"do":"view"}', '{"do":"view","seat":9}', '{"do":"view","seat":"chance"}', '{"do":"view","seat":null}',
    '{"do":"best","level":"god"}', '{"do":"best","level":7}', '{"do":"best","ms":-1}', '{"do":"best","ms":"x"}',
    '{"do":"best","seat":17}', '{"do":"quit","now":true}', "[" * 5000, '{"do":"best","level ms":1}', '{"do":"play","seat move":0}',
    '{"do":"moves","":1}', '{"do":"moves","do ":1}', '{"do":"new","game":"GAME","players":2,"options":{"a":' + "[" * 40 + '}}',
    '{"do":"new","game":"GAME","players":[' + "2," * 100 + '2]}', '{"do":"seed","value":9223372036854775808}',
    '\ufeff{"do":"moves"}', '{"do":"moves",}', "{'do':'moves'}", '{"do":"moves"} x', '{"do":"\\ud800"}',
    '{"do":"new","game":"' + "x" * 100000 + '"}',
    '{"do":"play","seat":0,"move":"' + "é" * 3000 + '"}',
]


def bad_lines(engine, game, players):
    engine.ask(do="new", game=game, players=players, options={})
    engine.ask(do="seed", value=1)
    engine.ask(do="deal")
    before = snapshot(engine)
    for line in BAD_LINES:
        line = line.replace("GAME", game) if isinstance(line, str) else line
        answer = engine.line(line)
        fine = answer.get("ok") is False and isinstance(answer.get("error"), str) and answer["error"]
        check(fine and set(answer) == {"ok", "error"}, f"{game}: refused: {line[:60]!r}", answer)
    equal(snapshot(engine), before, f"{game}: nothing has changed")


def long_lines(engine, game, players):
    """A line of a mebibyte is read, a longer one refused and skipped to its end, without the memory for it."""
    engine.ask(do="new", game=game, players=players, options={})
    before, most = snapshot(engine), 1 << 20
    fits = '{"do":"position"}'
    equal(engine.line(fits + " " * (most - len(fits))), before[0], f"{game}: the longest line is answered")
    for length in (most + 1, most + 2, 40 * most):
        answer = engine.line(fits + " " * (length - len(fits)))
        check(answer["ok"] is False and "too long" in answer["error"], f"{game}: a line of {length} bytes is refused", answer)
        equal(snapshot(engine), before, f"{game}: and skipped to its end")
    with open(f"/proc/{engine.process.pid}/status", encoding="utf-8") as file:
        peak = [int(line.split()[1]) for line in file if line.startswith("VmHWM")]
    check(tap.sanitized() or peak[0] < 30000, f"{game}: it took no memory for the longest", peak)


def before_any_game():
    engine = tap.Engine()
    for do in ("moves", "deal", "undo", "log", "position"):
        check(not engine.ask(do=do)["ok"], f"no {do} before there is a game")
    check(not engine.ask(do="view", seat=0)["ok"], "no view before there is a game")
    equal(engine.ask(do="quit"), {"ok": True}, "quit is answered")
    equal(engine.close(), 0, "and ends the process")


def main():
    before_any_game()
    engine = tap.Engine()
    games = engine.ask(do="games")["games"]
    check(len(games) > 0, "there are games")
    for number, game in enumerate(games):
        name = game["name"]
        for players in game["players"]:
            options = {key: values[-1] for key, values in game["options"].items() if key != "first"}
            log = play_through(engine, name, players, options, number * 10 + players)
            replay_and_undo(engine, name, players, options, log)
            position_round_trip(engine, name, players, options)
            secrets(engine, name, players)
        seeds(engine, name, game["players"][0])
        best(engine, name, game["players"][0])
        bad_lines(engine, name, game["players"][0])
    long_lines(engine, games[0]["name"], games[0]["players"][0])
    equal(engine.close(), 0, "the end of input ends the process")
    tap.done()


main()
