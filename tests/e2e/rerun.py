"""`borgo rerun`: stored games of all kinds come out the same, and whatever was changed in one of them, or would come out differently by
other rules, is told with its table, game, rules and event. The journals are written here, from what `borgo engine` plays."""
import json
import os
import random
import re

import tap
from stored import WORK, add_event, make_store, path
from tap import Engine, bad, borgo, check, equal

ENTROPY = "00112233445566778899aabbccddeeff" * 2
PHASES = {"waiting": 0, "playing": 1, "over": 2, "closed": 3}


def dealt(status):
    return [entry["move"] for entry in status["happened"] if entry["seat"] == "chance"]


class Journal:
    """A table's events as the server writes them, and the engine that plays the same game."""

    def __init__(self, game, seed, players=2):
        self.engine, self.client, self.game = Engine(), Engine(), game
        self.rng, self.events = random.Random(seed), []
        others = ["Bo", "Cy", "Di"][:players - 1]
        chairs = [{"kind": "person", "name": "Ada", "token": "ab" * 16}]
        chairs += [{"kind": "computer", "name": name, "level": "random"} for name in others]
        self.add(what="create", terms={"game": game}, public=True, chat=True, time={"kind": "none"}, chairs=chairs, keeper=0, armed=True)
        entropy = f"{seed:02x}" + ENTROPY[2:]
        self.engine.ask(do="entropy", bytes=entropy)
        seats = [{"name": "Ada"}] + [{"player": "random", "name": name} for name in others]
        status = self.engine.ask(do="open", game=game, players=players, seats=seats)
        self.rules = int(re.search(r"^rules (\d+)$", self.record(), re.MULTILINE)[1])
        self.add(what="start", entropy=entropy, rules=self.rules, dealt=dealt(status))
        commitment = self.engine.ask(do="table")["pact"]["commitment"]
        made = self.client.ask(do="sealing", seat=0, commitment=commitment)
        self.add(what="seal", seat=0, seal=made["seal"], dealt=dealt(self.engine.ask(do="seal", seat=0, seal=made["seal"])))
        self.status = self.engine.ask(do="reveal", seat=0, number=made["number"])
        self.add(what="reveal", seat=0, number=made["number"], dealt=dealt(self.status))

    def add(self, **event):
        self.events.append(event)

    def play(self, most):
        while most > 0 and not self.status["over"]:
            most -= 1
            if self.status["computers"]:
                seat = self.status["computers"][0]
                self.status = self.engine.ask(do="think")
                move = next(entry["move"] for entry in self.status["happened"] if entry["seat"] == seat)
            else:
                seat = self.status["people"][0]
                move = self.rng.choice(self.engine.ask(do="moves", viewer=seat)["moves"][str(seat)])
                self.status = self.engine.ask(do="move", seat=seat, move=move)
            self.add(what="move", seat=seat, move=move, dealt=dealt(self.status))
        return self

    def record(self):
        return self.engine.ask(do="record")["record"]

    def close(self):
        self.engine.close()
        self.client.close()


def add_table(store, name, game, rules, phase, events, record=None):
    store.execute("INSERT INTO tables VALUES (?, ?, ?, ?, 1, 1000, 2000, '{}', ?)", (name, game, rules, PHASES[phase], record))
    for number, event in enumerate(events, 1):
        add_event(store, name, number, json.dumps(event) if event else "nonsense")


def rerun(name, code, title):
    """Runs it both ways; gives the differences and the sum."""
    text, found = borgo("rerun", "--store", path(name)), borgo("rerun", "--json", "--store", path(name))
    lines = [json.loads(line) for line in found.stdout.splitlines()]
    check(text.returncode == found.returncode == code and not text.stderr and not found.stderr and lines
          and len(text.stdout.splitlines()) == len(lines), title, (text, found))
    return lines[:-1], lines[-1] if lines else {}, text.stdout


def changed(events, at, **members):
    """The same events, the one of that number with other members."""
    return [{**event, **members} if number == at else event for number, event in enumerate(events, 1)]


def test_same(journals):
    store = make_store("same.db")
    for game, (running, finished) in journals.items():
        add_table(store, f"running-{game}", game, running.rules, "playing", running.events)
        add_table(store, f"finished-{game}", game, finished.rules, "over", finished.events, finished.record())
        add_table(store, f"long-{game}", game, finished.rules, "playing", finished.events)
        add_table(store, f"waiting-{game}", game, running.rules, "waiting", running.events[:1])
        add_table(store, f"closed-{game}", game, 1, "closed", [None])
    differences, total, text = rerun("same.db", 0, "all games come out the same, beside an open store")
    equal((differences, total), ([], {"tables": 20, "same": 16, "different": 0, "closed": 4}), "none differs")
    equal(text, "Tables: 20. The same: 16. Different: 0. Closed, not looked at: 4.\n", "in one line")
    store.close()


def told(differences, table):
    return next((one for one in differences if one["table"] == table), {})


def test_different(running, finished):
    store, game, events = make_store("different.db"), running.game, running.events
    last = len(events)
    draws = next(i for i, event in enumerate(events, 1) if i > 5 and event["dealt"])
    other = events[draws - 1]["dealt"][:-1] + ["deal 0 Q"]
    record = finished.record()
    cases = {
        "other-chance": (changed(events, draws, dealt=other), draws, "deal 0 Q"),
        "no-chance": (changed(events, draws, dealt=[]), draws, "chance would deal"),
        "more-chance": (changed(events, last, dealt=events[-1]["dealt"] + ["deal 0 Y"]), last, "more is stored"),
        "no-such-move": (changed(events, 6, move="house 99,99 1"), 6, "99,99"),
        "older-rules": (changed(events, 2, rules=running.rules + 7), 2, "older rules"),
        "other-entropy": (changed(events, 2, entropy="77" * 32), None, ""),
        "unknown-event": (changed(events, 7, what="dance"), 7, "unknown kind"),
        "no-json": (events[:7] + [None] + events[8:], 8, ""),
        "nothing": ([], 1, "no events"),
    }
    for name, (journal, _, _) in cases.items():
        add_table(store, name, game, running.rules, "playing", journal)
    add_table(store, "missing", game, running.rules, "playing", events)
    store.execute("DELETE FROM events WHERE of_table = 'missing' AND number = 5")
    cases["missing"] = (None, 6, "missing")
    for name, text in (("forged", record.replace("\nfinal ", "\nfinal 9")), ("cut", record[:len(record) // 2]), ("lost", None)):
        add_table(store, name, game, running.rules, "over", finished.events, text)
    add_table(store, "fine", game, running.rules, "playing", events)
    store.close()
    differences, total, text = rerun("different.db", 1, "what differs is told")
    equal(total, {"tables": len(cases) + 4, "same": 1, "different": len(cases) + 3, "closed": 0}, "and counted")
    for name, (_, event, why) in cases.items():
        one = told(differences, name)
        check(one.get("game") == game and one.get("rules") == running.rules and one.get("in") == "events"
              and (event is None or one.get("event") == event) and why in one.get("why", ""), f"{name}: where and why", one)
        check(f"{name}: {game}, rules {running.rules}: event {one.get('event')}: {one.get('why')}\n" in text, f"{name}: for people", text)
    for name in ("forged", "cut", "lost"):
        one = told(differences, name)
        check(one.get("in") == "record" and "event" not in one and one.get("why"), f"{name}: a record that is wrong", one)
    check("record:" in told(differences, "forged")["why"], "with its line", told(differences, "forged"))


def test_refused():
    bad("rerun", "--store", path("none.db"), says="there is no store")
    make_store("newer.db", version=99).close()
    bad("rerun", "--store", path("newer.db"), says="newer Borgo")
    make_store("older.db", version=0).close()
    bad("rerun", "--store", path("older.db"), says="older Borgo")
    bad("rerun", "x", says="one word too many")
    make_store("empty.db").close()
    equal(rerun("empty.db", 0, "an empty store")[1], {"tables": 0, "same": 0, "different": 0, "closed": 0}, "has nothing")
    before = os.stat(path("empty.db")).st_mtime_ns
    borgo("rerun", "--store", path("empty.db"))
    equal(os.stat(path("empty.db")).st_mtime_ns, before, "and is not written to")


def main():
    engine = Engine()
    games = [game["name"] for game in engine.ask(do="games")["games"]]
    engine.close()
    journals = {game: (Journal(game, 7).play(25), Journal(game, 8, 4).play(5000)) for game in games}
    test_same(journals)
    test_different(*journals["sunrise-lane"])
    test_refused()
    for pair in journals.values():
        for journal in pair:
            journal.close()
    WORK.cleanup()
    tap.done()


main()
