"""Lessons from outside: every one through the wire in every language, held against the types of web/types, and at the terminal
line by line; lessons of one's own."""
import os
import tempfile

import schema
import tap
from tap import check, equal

TYPES = schema.read(os.path.join(tap.ROOT, "web", "types"))
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")


def text_of(game):
    with open(os.path.join(tap.ROOT, "data", "lessons", game + ".txt"), encoding="utf-8") as file:
        return file.read()


def through_the_wire(engine, game, lang):
    """To the step that is played freely; gives all texts. A wrong move is tried at every step."""
    eyes = {"viewer": 0, "lang": lang, "objects": True, "events": True}
    answer = engine.ask(do="lesson", text=text_of(game), lang=lang)
    told, faults, wrong = [], [], 0
    while not answer["lesson"]["free"]:
        lesson = answer["lesson"]
        faults += filter(None, [TYPES.fault("LessonState", lesson)])
        told += [lesson["task"], *lesson["say"], lesson.get("then", ""), lesson.get("other", "")]
        if lesson["stage"] == "asks":
            moves = engine.ask(do="moves", **eyes)["moves"]["0"]
            other = next((move["move"] for move in moves if move["move"] not in lesson["ways"]), None)
            if other:
                tried = engine.ask(do="try", move=other, **eyes)
                wrong += tried["ok"] and not tried["right"] and tried["lesson"] == lesson
            answer = engine.ask(do="try", move=lesson["ways"][0], **eyes)
            check(answer["right"], f"{game}, {lang}: step {lesson['step']} takes the right move", answer)
        else:
            answer = engine.ask(do="follow", **eyes)
    equal(faults, [], f"{game}, {lang}: answers are as the types say")
    check(wrong >= 6, f"{game}, {lang}: wrong moves change nothing", wrong)
    return told


def play_freely(engine, game):
    """The end of a lesson with a computer player, to the end of the game."""
    eyes = {"viewer": 0, "lang": "en"}
    engine.ask(do="seed", value=3)
    steps = len(engine.ask(do="lesson", text=text_of(game))["lesson"]["steps"])
    answer = engine.ask(do="lesson", step=steps - 1)
    for _ in range(3000):
        stage = answer["lesson"]["stage"]
        if stage == "over":
            break
        if stage == "asks":
            move = engine.ask(do="best", level="greedy", seat=0)["move"]
            answer = engine.ask(do="try", move=move, **eyes)
        else:
            answer = engine.ask(do="follow", **eyes)
    check(answer["lesson"]["stage"] == "over" and answer["over"], f"{game}: the free end comes to an end", answer)


def refused(engine):
    wrong = engine.ask(do="lesson", text="lesson shibuya\nyou 0\nstep\n")
    check(not wrong["ok"] and "lesson:3:" in wrong["error"], "a wrong lesson is refused with its line", wrong)
    engine.ask(do="new", game="shibuya", players=2)
    for request in ({"do": "try", "move": "build"}, {"do": "follow"}, {"do": "lesson", "step": 1}):
        check(not engine.ask(**request)["ok"], f"{request['do']} needs a lesson")
    engine.ask(do="lesson", text=text_of("shibuya"))
    for request in ({"do": "lesson", "step": 99}, {"do": "try", "move": "nonsense"}):
        check(not engine.ask(**request)["ok"], f"{request} is refused")


def at_the_terminal(game):
    """The right moves typed after `show` has told them."""
    ways = [line[5:] for line in text_of(game).splitlines() if line.startswith("play ")]
    typed = "show\n" + "".join(f"{way}\n\n" for way in ways) + "quit\n"
    done = tap.borgo("learn", game, stdin=typed)
    equal(done.returncode, 0, f"{game}: borgo learn ends well")
    check("Type: " in done.stdout and "On your own" in done.stdout, f"{game}: borgo learn leads to the free end", done.stdout[-600:])


def own_lessons():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text_of("shibuya").replace("play build\n", "play dance\n"))
        done = tap.borgo("learn", "--lesson", path, "--check")
        check(done.returncode == 2 and "mine.txt:" in done.stderr and "dance" in done.stderr, "a wrong lesson of one's own", done.stderr)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text_of("shibuya"))
        done = tap.borgo("learn", "--lesson", path, "--check")
        check(done.returncode == 0 and "10" in done.stdout, "a right one", done.stdout)
    check(all(game in tap.borgo("learn").stdout for game in GAMES), "without a game the lessons are listed")
    equal(tap.borgo("learn", "chess").returncode, 2, "an unknown game is refused")


def main():
    engine = tap.Engine()
    for game in GAMES:
        told = {lang: through_the_wire(engine, game, lang) for lang in ("en", "fr", "it")}
        for lang in ("fr", "it"):
            same = [text for text, english in zip(told[lang], told["en"]) if text == english and len(text) > 20]
            equal(same, [], f"{game}, {lang}: nothing is left in English")
        play_freely(engine, game)
        at_the_terminal(game)
    refused(engine)
    own_lessons()
    engine.close()
    tap.done()


main()
