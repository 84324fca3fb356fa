"""That the runner of rule cases fails where it must: each text below is a file whose case is wrong, with what the runner
has to say about it. Called with the path of the runner."""
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "e2e"))
from tap import check, done  # noqa: E402

NEW = "case LANE-1: x\n new sunrise-lane players=2 first=0\n"
TURN = NEW + " seed 1\n deal\n"
WRONG = [
    ("new sunrise-lane players=2\n", 1, "the first statement of a file is 'case'"),
    ("case no title\n", 1, "a case needs rule ids and a title"),
    ("case LANE-1: x\n\n# comment\n fly\n", 4, "there is no statement 'fly'"),
    ("case LANE-1: x\n deal\n", 2, "there is no 'new' or 'position' before"),
    ("case LANE-1: x\n new chess\n", 2, "there is no game 'chess'"),
    ("case LANE-1: x\n new sunrise-lane players=9\n", 2, "can't be played by 9"),
    ("case LANE-1: x\n new sunrise-lane \\\n  players=9\n", 2, "can't be played by 9"),
    ("case LANE-1: x\n position sunrise-lane players=2\n", 2, "a '|'"),
    ("case LANE-1: x\n position sunrise-lane players=2 | phase=turn\n", 2, "position:"),
    ("case LANE-1: x\n data board=tests/data/none.txt\n", 2, "can't be read"),
    ("case LANE-1: x\n refused sunrise-lane players=2\n", 2, "it was accepted"),
    ("case LANE-1: x\n refused sunrise-lane players=9\n because of rain\n", 3, "the reason was"),
    (NEW + " play 0: draw\n", 3, "seat 0 is not to act"),
    (NEW + " play chance: deal 0 X\n", 3, "is not a legal move here"),
    (NEW + " play 7: draw\n", 3, "expected a seat"),
    (NEW + " play chance deal 0 Y\n", 3, "expected ': '"),
    (NEW + " legal chance: deal 1 Y\n", 3, "is not a legal move here"),
    (NEW + " illegal chance: deal 0 Y\n", 3, "it is legal"),
    (NEW + " only chance: deal 0 Y; deal 0 G\n", 3, "there are 5 legal moves"),
    (NEW + " only chance: deal 0 Y; deal 0 G; deal 0 R; deal 0 B; deal 0 X\n", 3, "there are 5 legal moves"),
    (NEW + " count chance: 4\n", 3, "there are 5"),
    (NEW + " count chance deal 0: five\n", 3, "expected ': ' and a number"),
    (NEW + " weight deal 0 Y: 10\n", 3, "its weight is 11"),
    (NEW + " weight deal 1 Y: 11\n", 3, "there is no such outcome"),
    (NEW + " to-act 0\n", 3, "the set of seats to act"),
    (NEW + " scores 0 1\n", 3, "they are 0 0"),
    (TURN + " why 0 11,11: possible\n", 5, "it is: LANE-7 no-plot"),
    (TURN + " why 0 x: possible\n", 5, "expected a cell"),
    (TURN + " why 0 4,5 rS3: possible\n", 5, "no such piece"),
    (TURN + " why 0 4,5\n", 5, "expected ': '"),
    (NEW + " final 0 0\n", 3, "the game is not over"),
    (NEW + " winners 0\n", 3, "the game is not over"),
    (NEW + " is phase=turn\n", 3, "the position is"),
    (NEW + " not phase=first-cards\n", 3, "the position is"),
    (NEW + " hidden 1: phase=turn\n", 3, "the position is"),
    (NEW + " seen 1: deal 0 ?\n", 3, "there is no last move"),
    (NEW + " play chance: deal 0 Y\n seen 1: deal 0 Y\n", 4, "it reads 'deal 0 ?'"),
    (NEW + " play chance: deal 0 Y\n event card seat=1\n", 4, "the last move told"),
    (NEW + " play chance: deal 0 Y\n event card height=1\n", 4, "the last move told"),
    (NEW + " play chance: deal 0 Y\n reveals nothing\n", 4, "it told 'card'"),
    (TURN + " play 0: draw\n reveals something\n", 6, "nothing it told"),
    (TURN + " play 0: draw\n reveals all\n", 6, "expected 'something' or 'nothing'"),
    (NEW + " reveals nothing\n", 3, "there is no last move"),
    (NEW + " undo\n", 3, "there is nothing to take back"),
    (NEW + " deal now\n", 3, "'deal' stands alone"),
    (NEW + " seed x\n", 3, "expected a number"),
    (TURN + " deal\n", 5, "chance is not to act"),
    (TURN + " scores\n", 5, "needs more words"),
    (TURN + " best 0: draw\n", 5, "expected players"),
    (TURN + " best 0 expert: draw\n", 5, "there is no computer player 'expert'"),
    (TURN + " best 0 greedy: fly\n", 5, "is not a legal move here"),
    (TURN + " best 0 greedy: draw\n", 5, "with seed 1 greedy chooses"),
    (TURN + " wins 0: draw\n", 5, "expected ' in '"),
    (TURN + " wins 0 in 1: draw\n", 5, "'draw' doesn't do it"),
    (TURN + " saves 0 in 1: park 4,5 Y\n", 5, "does it too"),
    (TURN + " better 0: money=5,3\n", 5, "the position has no such word"),
    (TURN + " better 0: scores=3\n", 5, "position:"),
    (TURN + " better 0: scores=0,5\n", 5, "the chance is better by -"),
    (TURN + " worse 0: scores=5,0\n", 5, "the chance is better by 0"),
]


def run(runner, text):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "x.t"), "w", encoding="utf-8") as file:
            file.write(text)
        return subprocess.run([runner, folder, "x.t"], capture_output=True, text=True)


def main():
    runner = os.path.abspath(sys.argv[1])
    for text, line, reason in WRONG:
        result = run(runner, text)
        fine = result.returncode == 1 and f"x.t:{line}:" in result.stdout and reason in result.stdout
        check(fine, f"line {line}: {reason}", text + result.stdout + result.stderr)
    result = run(runner, TURN + " to-act 0\ncase LANE-2: after a case without failure comes another\n deal\n")
    check(result.stdout.count("\nnot ok") == 1 and result.stdout.startswith("ok 1"), "each case counts by itself", result.stdout)
    done()


main()
