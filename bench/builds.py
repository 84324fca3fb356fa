#!/usr/bin/env python3
"""Two builds of borgo against each other, each by its own program: is today's player stronger than that of an older checkout?

    bench/builds.py sunrise-lane build/borgo ../old/build/borgo --ms 100 --games 100

`borgo arena` plays both sides by one program, so what makes all players faster doesn't show there. Both are asked through
`borgo engine`; the first deals. Every deal is played once from each seat (each team's, where seats win together), the first
build on that one and the other build on all others. A program that isn't waited for thinks nothing, so a match keeps one core
busy. With more time for the first build than for the other one sees what there would be to gain.
"""
import argparse
import json
import math
import subprocess
import sys


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline() or '{"ok":false,"error":"it ended"}')
        if not answer["ok"]:
            sys.exit(f"builds.py: {self.process.args[0]}: {answer['error']}")
        return answer


def play(engines, options, deal, seats):
    """One game in which the first build has these seats; returns its part of the victory."""
    new = {"do": "new", "game": options.game, "players": options.players, "options": {}}
    for engine in engines:
        status = engine.ask(**new)
    engines[0].ask(do="seed", value=deal)
    while not status["over"]:
        if status["to_act"] == ["chance"]:
            status = engines[0].ask(do="deal")
            for move in status["dealt"]:
                engines[1].ask(do="play", seat="chance", move=move)
            continue
        seat = status["to_act"][0]
        side = 0 if seat in seats else 1
        move = engines[side].ask(do="best", level=options.level, ms=options.ms[side], seat=seat)["move"]
        for engine in reversed(engines):
            status = engine.ask(do="play", seat=seat, move=move)
    winners = status["winners"]
    return len([seat for seat in winners if seat in seats]) / len(winners) if winners else 1 / len(options.sides)


def interval(wins, games):
    """Wilson's, in 95 cases of 100."""
    z, share = 1.96, wins / games
    middle, reach = share + z * z / (2 * games), z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return [100 * (middle + sign * reach) / (1 + z * z / games) for sign in (-1, 1)]


def main():
    parser = argparse.ArgumentParser(description="Two builds of borgo against each other.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="master")
    parser.add_argument("--ms", type=int, nargs="+", default=[100], help="milliseconds a move, or two numbers: the first build's and the other's")
    parser.add_argument("--games", type=int, default=100, help="at least so many, in whole deals; 100 unless given")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.ms = (options.ms * 2)[:2]
    engines = [Engine(options.first), Engine(options.other)]
    teams = options.game == "shibuya" and options.players == 4
    options.sides = [[0, 2], [1, 3]] if teams else [[seat] for seat in range(options.players)]
    wins = games = 0
    try:
        while games < options.games:
            for seats in options.sides:
                wins += play(engines, options, options.seed + games // len(options.sides), seats)
                games += 1
                low, high = interval(wins, games)
                print(f"\r{options.game}, {options.players} players: {options.first} wins {100 * wins / games:.1f} % ({low:.1f} … {high:.1f}) of {games} games",
                      end="", flush=True)
    except KeyboardInterrupt:
        pass
    print()


if __name__ == "__main__":
    main()
