#!/usr/bin/env python3
"""Draws the pictures of docs/findings.md, docs/pictures/findings-*.svg, from the figures in docs/findings.json.

    tools/plots.py      tools/findings.py does it too, when it has new figures

No library: a picture is a list of SVG elements. Colours are those of the page (paper, ink, the seats' and grounds' darker tones), and
nothing is told by colour alone: every series has a sign of its own. Bars through signs are intervals of 95 %.
"""
import json
import os
from xml.sax.saxutils import escape

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FIGURES = os.path.join(ROOT, "docs", "findings.json")
PAPER, EDGE, INK, SECOND, RULE = "#FFFBF2", "#C9B898", "#2B2620", "#62574A", "#E2D4BC"
SERIES = (("#B44A20", "disc"), ("#314F82", "diamond"), ("#1E6F64", "triangle"), ("#664A8A", "cross"))
GAMES = {"sunrise-lane": "Sunrise Lane", "sunrise-city": "Sunrise City", "shibuya": "Shibuya", "project-skyline": "Project Skyline"}
FONT = "'Alegreya Sans',Optima,Candara,system-ui,sans-serif"


class Picture:
    def __init__(self, name, width, height, title):
        self.name, self.width, self.height, self.title = name, width, height, title
        self.parts = []
        self.text(20, 30, title, "title")

    def add(self, element):
        self.parts.append(element)

    def text(self, x, y, words, kind=""):
        self.add(f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>')

    def line(self, x1, y1, x2, y2, colour=RULE, width=1.0):
        self.add(f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}"/>')

    def box(self, x, y, width, height, colour):
        self.add(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>')

    def sign(self, x, y, series):
        colour, shape = SERIES[series]
        ways = {"diamond": "m0 -6l6 6l-6 6l-6 -6z", "triangle": "m0 -6.5l6 11h-12z"}
        if shape == "disc":
            self.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>')
        elif shape == "cross":
            self.add(f'<path d="M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10" stroke="{colour}" stroke-width="3"/>')
        else:
            self.add(f'<path d="M{x:.1f} {y:.1f}{ways[shape]}" fill="{colour}"/>')

    def legend(self, x, y, names):
        for series, name in enumerate(names):
            self.sign(x, y - 5, series)
            self.text(x + 12, y, name)
            x += 36 + 8.4 * len(name)

    def save(self):
        style = (f"text{{font:15px {FONT};fill:{INK};font-feature-settings:'lnum','tnum'}}.title{{font-size:19px;font-weight:700}}"
                 f".end{{text-anchor:end}}.middle{{text-anchor:middle}}.quiet{{fill:{SECOND}}}"
                 f".quiet-end{{fill:{SECOND};text-anchor:end}}.quiet-middle{{fill:{SECOND};text-anchor:middle}}"
                 ".pale{fill:#FFFBF2;text-anchor:middle}path:not([fill]){fill:none}")
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}" '
                f'height="{self.height}" role="img"><title>{escape(self.title)}</title><style>{style}</style>'
                f'<rect x="0.5" y="0.5" width="{self.width - 1}" height="{self.height - 1}" rx="12" fill="{PAPER}" stroke="{EDGE}"/>')
        path = os.path.join(ROOT, "docs", "pictures", f"findings-{self.name}.svg")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join([head, *self.parts, "</svg>"]) + "\n")


def percent(value):
    return "–" if value is None else f"{100 * value:.0f} %"


def rows(name, title, entries, low, high, middle, write, foot, names=(), ticks=4):
    """A row for each entry (label, [figures of each series], note), with a scale from low to high below."""
    width, top, tall = 760, 82 if names else 56, 17 + 13 * max(len(figures) for _, figures, _ in entries)
    left, right = 36 + 8.4 * max(len(label) for label, _, _ in entries), width - 160
    bottom = top + tall * len(entries)
    picture = Picture(name, width, bottom + 64, title)
    picture.legend(26, 58, names)
    place = lambda value: left + (min(max(value, low), high) - low) / (high - low) * (right - left)  # noqa: E731
    for tick in range(ticks + 1):
        value = low + (high - low) * tick / ticks
        picture.line(place(value), top - 6, place(value), bottom)
        picture.text(place(value), bottom + 18, write(value), "quiet-middle")
    picture.line(place(middle), top - 6, place(middle), bottom, SECOND, 1.5)
    for number, (label, figures, note) in enumerate(entries):
        y = top + tall * number + tall / 2 - 3
        picture.text(left - 16, y + 5, label, "end")
        picture.text(right + 18, y + 5, note, "quiet")
        for series, figure in enumerate(figures):
            if figure["low"] is not None:
                at = y + (series - (len(figures) - 1) / 2) * 13
                picture.line(place(figure["low"]), at, place(figure["high"]), at, SERIES[series][0], 1.8)
                picture.sign(place(figure.get("share", figure.get("mean"))), at, series)
    picture.text((left + right) / 2, bottom + 44, foot, "quiet-middle")
    picture.save()


def curves(name, title, series, across, low, high, write, below, diagonal=False):
    """Lines over a common axis: series is [[(x, figure)]], x from 0 to 1; across names places on it."""
    picture = Picture(name, 760, 420, title)
    left, right, top, bottom = 70, 730, 84, 350
    x_of = lambda x: left + x * (right - left)  # noqa: E731
    y_of = lambda y: bottom - (min(max(y, low), high) - low) / (high - low) * (bottom - top)  # noqa: E731
    if len(series) > 1:
        picture.legend(70, 60, GAMES.values())
    for tick in range(6):
        value = low + (high - low) * tick / 5
        picture.line(left, y_of(value), right, y_of(value))
        picture.text(left - 10, y_of(value) + 5, write(value), "quiet-end")
    for x, words in across:
        picture.text(x_of(x), bottom + 22, words, "quiet-middle")
    if diagonal:
        picture.line(x_of(0), y_of(0), x_of(1), y_of(1), SECOND, 1.2)
    for number, points in enumerate(series):
        colour = SERIES[number][0]
        way = "L".join(f"{x_of(x):.1f} {y_of(f.get('share', f.get('mean'))):.1f}" for x, f in points)
        picture.add(f'<path d="M{way}" stroke="{colour}" stroke-width="2"/>')
        for at, (x, figure) in enumerate(points):
            if len(points) < 12 or at % 4 == number:
                picture.line(x_of(x), y_of(figure["low"]), x_of(x), y_of(figure["high"]), colour, 1.5)
                picture.sign(x_of(x), y_of(figure.get("share", figure.get("mean"))), number)
    picture.text((left + right) / 2, bottom + 46, below, "quiet-middle")
    picture.save()


def common(found):
    names = ("random", "novice", "apprentice", "builder", "greedy")
    rows("skill", "How often pupil beats the others",
         [(f"{GAMES[game]}", [found[game]["skill"][rival] for rival in names[1:]], f"random: {percent(found[game]['skill']['random']['share'])}")
          for game in found], 0.4, 1, 0.5, percent, "share of games that pupil wins; two players", names[1:], 6)
    entries = []
    for game in found:
        table = found[game].get("seats", [])
        for players in sorted({entry["players"] for entry in table}):
            figures = [dict(share=e["share"] / e["fair"], low=e["low"] / e["fair"], high=e["high"] / e["fair"])
                       for e in table if e["players"] == players]
            pupil = [e for e in table if e["players"] == players][-1]
            entries.append((f"{GAMES[game]}, {players}", figures, f"pupil {percent(pupil['share'])} of {pupil['n']}"))
    rows("first", "What it is worth to be the first player", entries, 0.4, 1.6, 1, lambda v: f"{v:.1f}",
         "victories of the first player, 1 being a fair share", ("random", "builder", "pupil"), 6)
    steps = [[((at + 0.5) / len(f["decided"]["chance"]), c) for at, c in enumerate(f["decided"]["chance"])] for f in found.values()]
    curves("decided", "The chance of the later winner, as the net sees it", steps, [(n / 4, f"{25 * n} %") for n in range(5)], 0.5, 1, percent,
           "part of the game that is over, by decisions")
    told = [[(b["told"], b) for b in f["decided"]["told"] if b.get("games", b["n"]) >= 40] for f in found.values()]
    curves("told", "How often a seat won, by the chance that the net gave it", told, [(n / 5, f"{20 * n} %") for n in range(6)], 0, 1, percent,
           "chance that the net gave; the straight line would be right", True)


def signs(game, word, found):
    entries = sorted(found[game]["signs"].items(), key=lambda e: -(e[1]["share"] or 0))
    rows(f"{word}-signs", f"{GAMES[game]}: whoever has more of this wins in …",
         [(label, [f], f"{percent(f['share'])} of {f['n']}") for label, f in entries if f["n"] >= 20],
         0, 1, 0.5, percent, "share of the games in which the two differ in it")


def mixed(a, b, part):
    """A colour between two, as far as part says."""
    one, two = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * part):02X}" for x, y in zip(one, two))


def board(picture, left, title, cells, write, least, most):
    picture.text(left, 64, title)
    for row in range(6):
        for column in range(6):
            value = cells[row][column]
            x, y = left + 54 * column, 80 + 48 * row
            part = 0 if value is None else (value - least) / (most - least)
            picture.box(x, y, 51, 45, RULE if value is None else mixed("#F8F1E2", "#314F82", part))
            if value is not None:
                picture.text(x + 25.5, y + 28, write(value), "pale" if part > 0.65 else "middle")


def skyline_board(found):
    standing, floor = found["project-skyline"]["standing"], found["project-skyline"]["first floor"]
    picture = Picture("skyline-board", 760, 420, "Project Skyline: the cells of the city")
    board(picture, 40, "Skyscrapers at the end of 100 games", standing, lambda v: f"{100 * v:.0f}", 0,
          max(map(max, standing)))
    known = [v for row in floor for v in row if v is not None]
    board(picture, 400, "The first floor, in tenths of a percent", floor, lambda v: f"{round(1000 * v):+d}",
          min(known), max(known))
    picture.text(40, 400, "North is at the top; pawns start at the north-west corner and go clockwise.", "quiet")
    picture.save()


ENDS = (("enough-end", "enough home"), ("lead-end", "three ahead"), ("repeated-end", "position repeated"), ("quiet-end", "nothing happened"))


def shibuya_ends(found):
    table = found["shibuya"]["variants"]
    picture = Picture("shibuya-ends", 760, 130 + 32 * len(table), "Shibuya: why games end")
    colours = ("#1E6F64", "#9CC5E3", "#E2D4BC", "#C9AEDD")
    x = 26
    for (_, words), colour in zip(ENDS, colours):
        picture.box(x, 48, 14, 14, colour)
        picture.text(x + 20, 60, words)
        x += 52 + 8.2 * len(words)
    for number, entry in enumerate(table):
        y, x = 80 + 32 * number, 260
        picture.text(245, y + 17, f"{entry['variant']}, {entry['player']}", "end")
        total = sum(entry["ends"].values())
        for (end, _), colour in zip(ENDS, colours):
            wide = 380 * entry["ends"].get(end, 0) / total
            picture.box(x, y, wide, 24, colour)
            if wide > 34:
                picture.text(x + wide / 2, y + 17, f"{100 * wide / 380:.0f}", "pale" if colour == "#1E6F64" else "middle")
            x += wide
        picture.text(654, y + 17, f"draws {percent(entry['draws']['share'])}", "quiet")
    picture.text(260, 108 + 32 * len(table), "of 100 games", "quiet")
    picture.save()


def main():
    with open(FIGURES, encoding="utf-8") as file:
        found = json.load(file)
    common({game: found[game] for game in GAMES})
    for game, word in zip(GAMES, ("lane", "city", "shibuya", "skyline")):
        signs(game, word, found)
    cards = found["sunrise-lane"]["cards"]
    curves("lane-cards", "Sunrise Lane: what one card more is worth, in points", [[(c["houses"] / 50, c) for c in cards]],
           [(n / 5, str(10 * n)) for n in range(6)], 0, 5, lambda v: f"{v:.0f}", "Houses on the board")
    roles = sorted(found["sunrise-city"]["roles"], key=lambda r: -r["taste"]["mean"])
    rows("city-roles", "Sunrise City: how often its player wins, role by role",
         [(f"{r['role']} ({r['number']})", [r["won"]], f"{percent(r['won']['share'])} of {r['won']['n']}")
          for r in roles], 0.2, 1, 0.5, percent, "in the order in which the net likes them")
    most = max(max(abs(r["taste"]["low"]), abs(r["taste"]["high"])) for r in roles)
    rows("city-taste", "Sunrise City: what the net thinks of a role in the first four",
         [(f"{r['role']} ({r['number']})", [r["taste"]], f"likes best: {percent(r['kept']['share'])}") for r in roles], -most, most, 0,
         lambda v: f"{100 * v:+.0f} %", "chance to win with it, beside the mean of the four offered")
    shibuya_ends(found)
    skyline_board(found)
    rows("skyline-cards", "Project Skyline: what a card brings whoever draws it",
         [(f"{c['card']} (C{c['kind']})", [c], f"{100 * c['mean']:+.1f} % of {c['n']}")
          for c in sorted(found["project-skyline"]["cards"], key=lambda c: -c["mean"])], -0.12, 0.08, 0, lambda v: f"{100 * v:+.0f} %",
         "change of the chance to win, beside a turn without a card", ticks=5)


if __name__ == "__main__":
    main()
