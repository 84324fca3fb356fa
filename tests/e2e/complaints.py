"""Data of one's own, checked in memory: every kind of complaint a game can make, with its place (line, column, cell) and its
words in every language, the same as the message about a file; what sound data bring; and that nothing is begun by asking."""
import os
import re
import tempfile

import schema
import tap
from tap import check, equal

TYPES = schema.read(os.path.join(tap.ROOT, "web", "types"))
PREFIXES = TYPES.prefixes()
TWO = ("north RRRRRRRR\neast  BBBBBBBB\nsouth rrrrrrrr\nwest  bbbbbbbb",
       "north RBBBBBBR\neast  bRRRRrrB\nsouth RrrrrrrR\n¶west  bbbbbbbB")  # a layout with two goals shut too many
AT, LINE = "§", "¶"  # where the complaint must point: at a character, or to a line as a whole

# Each: kind, what is replaced (the first such in the text), by what, and the cell. An empty first text: the whole text.
LANE = [
    ("plots-expected", "\nplots\n", f"\n{LINE}board\n", None),
    ("zones-expected", "\nzones\n", f"\n{LINE}areas\n", None),
    ("rows", "\nR5 .. .. Y5 .. V2 .. .. Y3 B2 G5\nzones", f"\n{LINE}zones", None),
    ("row-words", "\nG5 Y2 ", f"\n{LINE}G5 ", None),
    ("plot", "G5 Y2", f"G5 {AT}Y22", [0, 1]),
    ("plot-colour", "G5 Y2", f"G5 {AT}é", [0, 1]),  # two bytes, one character
    ("plot-colour", "G5 Y2", f"G5   {AT}Q2", [0, 1]),
    ("plot-dots", "G5 Y2", f"G5 Y{AT}6", [0, 1]),
    ("plot-dots", "R4 B2 R5", f"R4 B2 R{AT}0", [7, 10]),
    ("second-fountain", "R4 B2 R5", f"R4 B2 {AT}**", [7, 10]),
    ("no-fountain", "", lambda text: text.replace("**", "..").replace("\nR5 ..", f"\n{LINE}R5 .."), None),
    ("zone", "zones\nA1 A1", f"zones\nA1 {AT}A3", [0, 1]),
    ("nothing-follows", "", lambda text: text + f"{LINE}more\n", None),
    ("zone-empty", "", lambda text: last_line(text.replace("A2", "B2")), None),
    ("unreachable", "R4 B2 R5", f"R4 .. {AT}R5", [7, 10]),
    ("unreachable", "R4 B2 R5", f"R4 ~~ {AT}R5", [7, 10]),
]
SQUARES = [
    ("square-words", "\n0 zone R ssss residential", f"\n{LINE}0 zone R ssss", None),
    ("square-kind", "\n0 zone", f"\n0 {AT}zoo", None),
    ("square-number", "\n1 zone", f"\n{AT}2 zone", None),
    ("too-many-squares", "\n60 community", f"\n{LINE}60 zone R ssss one-more\n61 community", None),
    ("square-count", "", lambda text: last_line(text.replace("64 community P ssss zoo\n", "")), None),
    ("type", "\n0 zone R", f"\n0 zone {AT}X", None),
    ("sides", "\n0 zone R ssss", f"\n0 zone R {AT}sss", None),
    ("side", "\n0 zone R ssss", f"\n0 zone R ss{AT}xs", None),
    ("community-sides", "community I ssss", f"community I {AT}csss", None),
    ("hall-words", "\n- hall -", f"\n{LINE}0 hall -", None),
    ("second-hall", "\n0 zone", f"\n- {AT}hall - ssss second\n0 zone", None),
]
BUILDINGS = [
    ("building-words", "\n0 R R 2 3 2", f"\n{LINE}0 R R 2 3", None),
    ("building-number", "\n1 R R", f"\n{AT}7 R R", None),
    ("too-many-buildings", "", lambda text: text + f"{LINE}60 R R 2 3 2\n", None),
    ("building-count", "", lambda text: last_line(text.replace("59 M M 5 1 1\n", "")), None),
    ("type", "\n0 R R", f"\n0 R {AT}Q", None),
    ("points", "\n0 R R 2 3 2", f"\n0 R R 2 3 {AT}100", None),
]
TILES = [
    ("tiles-expected", "\ntiles\n", f"\n{LINE}tile\n", None),
    ("tile", "aabc aabd", f"aabc {AT}aab", None),
    ("tile-square", "aabc aabd", f"aabc aa{AT}ed", None),
    ("tile-count", "bcdc bcdd bdcc bdcd abcd abdc acbd acdb adbc adcb\n\nlayout 2", f"\n{LINE}layout 2", None),
    ("too-many-tiles", "adbc adcb", f"adbc adcb {AT}abcd", None),
    ("layout-expected", "\n\nlayout 2", f"\n{LINE}layout 3", None),
    ("edge-expected", "east  BBBBBBBB", f"{LINE}west  BBBBBBBB", None),
    ("edge-places", "east  BBBBBBBB", f"east  {AT}BBBBBBB", None),
    ("place", "east  BBBBBBBB", f"east  BBB{AT}xBBBB", None),
    ("ninth-place", "east  BBBBBBBB", f"east  {AT}RBBBBBBB", None),
    ("edge-colour", "north rrrrBBBB\neast  RRRRbbbb", f"north RrrrBBBB\neast  {AT}rRRRbbbb", None),
    ("edge-pedestrians", "north rrrrBBBB\neast  RRRRbbbb\nsouth BBBBrrrr",
     f"north {AT}rrrrrBBB\neast  RRRRbbbb\nsouth BBBBBrrr", None),
    ("goals-shut", "", lambda text: text.replace(*TWO), None),
    ("nothing-follows", "", lambda text: text + f"{LINE}more\n", None),
]
CARDS = [
    ("card-words", "1 1 roll-again", f"{LINE}1 1", None),
    ("card-kind", "1 1 roll-again", f"{AT}14 1 roll-again", None),
    ("card-twice", "2 2 advance-richest", f"{AT}1 2 advance-richest", None),
    ("card-count", "1 1 roll-again", f"1 {AT}x roll-again", None),
    ("too-many-cards", "1 1 roll-again\n2 2", f"1 60 roll-again\n2 {AT}5", None),
    ("name-length", "roll-again", f"{AT}" + "long" * 20, None),
    ("name-letter", "roll-again", f"roll{AT}é", None),
    ("no-cards", "", lambda text: f"# nothing\n{LINE}# more\n", None),
    ("only-kind-10", "", lambda text: f"{LINE}10 3 swap-opponents\n", None),
]


def last_line(text):
    lines = text.rstrip("\n").split("\n")
    return "\n".join([*lines[:-1], LINE + lines[-1]]) + "\n"


def marked(text):
    """The text without its mark, and the line and column that were marked."""
    at = re.search(f"[{AT}{LINE}]", text)
    before = text[:at.start()]
    column = at.start() - before.rfind("\n") if at.group() == AT else None
    return text[:at.start()] + text[at.end():], before.count("\n") + 1, column


def check_case(engine, game, data, builtin, case):
    kind, old, new, cell = case
    text, line, column = marked(builtin.replace(old, new, 1) if old else new(builtin))
    said = {}
    for language in tap.LANGUAGES:
        answer = engine.ask(do="check", game=game, data={data: text}, lang=language)
        found = answer.get("complaint", {})
        said[language] = found.pop("say", "")
        equal((answer["ok"], answer.get("sound"), found),
              (True, False, {"kind": kind, "data": data, "line": line, "column": column, "cell": cell}),
              f"{game} {data}: {kind} in {language}")
    check(len(set(said.values())) == len(tap.LANGUAGES), f"{game} {data}: {kind} in the reader's words", said)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        result = tap.borgo("bench", game, "--ms", "1", "--data", f"{data}={path}")
        check(result.returncode == 2 and result.stderr.strip().endswith(f"mine.txt:{line}: {said['en']}"),
              f"{game} {data}: {kind} of a file", (result.stderr, said))


def check_game(engine, game, cases):
    builtin = engine.ask(do="data", game=game)["data"]
    equal(set(builtin), set(cases), f"{game}: its data")
    for data, each in cases.items():
        with open(os.path.join(tap.ROOT, "data", f"{game}-{data}.txt"), encoding="utf-8") as file:
            equal(builtin[data], file.read(), f"{game} {data}: as in the repository")
        for case in each:
            check_case(engine, game, data, builtin[data], case)
    kinds = {case[0] for each in cases.values() for case in each}
    equal(kinds, set(TYPES.literals[f"{PREFIXES[game]}Complaint"]), f"{game}: every kind of complaint has a case")


def check_sound(engine, game):
    builtin = engine.ask(do="data", game=game)["data"]
    prefix = PREFIXES[game]
    for data in ({}, builtin):
        answer = engine.ask(do="check", game=game, data=data, lang="fr")
        fault = (None if answer.get("sound") is True else "not sound") or TYPES.fault("CheckSound", answer)
        fault = fault or TYPES.fault(f"{prefix}Summary", answer["summary"]) or TYPES.fault(f"{prefix}Board", answer["board"])
        check(not fault, f"{game}: the built-in data are sound", fault)
    return answer["summary"]


def check_summaries(engine):
    even = {letter: 16 for letter in "YGRBV"}
    equal(check_sound(engine, "sunrise-lane")["colours"], even, "sunrise-lane: 16 plots of each colour")
    equal(check_sound(engine, "sunrise-city")["zones"], {letter: 12 for letter in "RCIPM"}, "sunrise-city: 12 zones a type")
    equal(check_sound(engine, "shibuya")["tiles"], 30, "shibuya: 30 tiles")
    equal(check_sound(engine, "project-skyline"), {"cards": 20, "kinds": 13}, "project-skyline: 20 cards of 13 kinds")
    board = engine.ask(do="data", game="sunrise-lane")["data"]["board"]
    fewer = board.replace("R4 B2 R5", "R4 ^^ ~~")
    answer = engine.ask(do="check", game="sunrise-lane", data={"board": fewer})
    equal((answer["summary"]["plots"], answer["board"]["gardens"], answer["board"]["lakes"]), (78, [[7, 9]], [[7, 10]]),
          "sunrise-lane: a garden and a lake are decoration")


def check_manners(engine):
    """Asking begins and loses nothing, and what is wrong with the question is an error."""
    engine.ask(do="new", game="shibuya", players=2)
    before = engine.ask(do="position")
    engine.ask(do="check", game="sunrise-lane", data={"board": "plots\n"})
    equal(engine.ask(do="position"), before, "the game there was is still there")
    for request, error in (
            (dict(game="chess", data={}), "chess"), (dict(game="shibuya", data={"board": ""}), "board"),
            (dict(game="shibuya", data="x"), "data"), (dict(game="shibuya", data={}, players=3), "3"),
            (dict(game="shibuya", data={}, options={"first": "9"}), "first"), (dict(game="shibuya", text=""), "text")):
        answer = engine.ask(do="check", **request)
        check(not answer["ok"] and error in answer["error"], f"refused: {request}", answer)
    answer = engine.ask(do="check", game="project-skyline", players=3, data={"cards": "10 3 swap-opponents\n"})
    check(answer.get("sound") is True, "with three players a set of kind 10 alone will do", answer)


def main():
    engine = tap.Engine()
    check_game(engine, "sunrise-lane", {"board": LANE})
    check_game(engine, "sunrise-city", {"squares": SQUARES, "buildings": BUILDINGS})
    check_game(engine, "shibuya", {"tiles": TILES})
    check_game(engine, "project-skyline", {"cards": CARDS})
    check_summaries(engine)
    check_manners(engine)
    engine.close()
    tap.done()


main()
