"""`borgo play URL` on the full screen: two people at terminals of their own, one of 80x24 and one of 120x40, play every game through
at a server that is killed on the way; the room before it, talking, wishes, resigning, playing again, and every way it ends."""
import concurrent.futures
import functools
import os
import re
import shlex
import shutil
import sys
import tempfile
import time

import tap
from house import House, new_key
from tmux import GAMES, SIZES, Screen, check, flags_of, golden, is_restored

PATIENCE = 60
WORK = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
SEALS = re.compile(r"\b[0-9a-f]{64}\b")
LINKS = re.compile(r"127\.0\.0\.1:\d+/#/t/\S+")
TITLES = re.compile(r"(?m)^ \w+-\w+-\d+ *$")


class Person:
    def __init__(self, name):
        self.name, self.key = name, new_key()
        self.folder = tempfile.mkdtemp(dir=WORK.name)
        os.makedirs(os.path.join(self.folder, "borgo"), mode=0o700)
        with open(os.path.join(self.folder, "borgo", "person"), "w", encoding="utf-8") as file:
            file.write(f"key {self.key}\nname {name}\n")
        os.chmod(os.path.join(self.folder, "borgo", "person"), 0o600)

    def visit(self, house, table, size=SIZES[0], words=(), **changes):
        return Screen(*size, "play", shlex.quote(house.link(table)), *words, XDG_DATA_HOME=self.folder, **changes)

    def records(self):
        folder = os.path.join(self.folder, "borgo", "finished")
        names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
        return [os.path.join(folder, name) for name in names if name.endswith(".rec")]


def table_of(house, person, game, **more):
    made = house.ask("create", person.key, game=game, seats=[{"kind": "me"}, {"kind": "open"}], name=person.name,
                     options={"first": "0"} if game != "sunrise-city" else {}, **more)
    assert made["ok"], made
    return made["table"]


def nameless(seen):
    """Without what is another one every time."""
    return TITLES.sub(" TABLE", LINKS.sub("SERVER/#/t/TABLE", SEALS.sub("SEAL", seen)))


def sees(screen, text, name, timeout=PATIENCE):
    seen = screen.until(text, timeout)
    return check(text in seen, name, seen)


def seated(house, game="sunrise-lane", sizes=SIZES, **more):
    """Two people at a table whose game has begun."""
    ada, bo = Person("Ada"), Person("Bo")
    table = table_of(house, ada, game, **more)
    first, second = ada.visit(house, table, sizes[0]), bo.visit(house, table, sizes[1], ("--name", "Bo"))
    first.until("All chairs are taken: Enter", PATIENCE)
    first.press("Enter")
    for screen in (first, second):
        screen.until(lambda seen: "your turn" in seen or "Waiting for" in seen, PATIENCE)
    return (ada, first), (bo, second), table


def play_out(players, each):
    """Whoever is asked presses Enter, until both see the end."""
    presses, end = 0, time.monotonic() + 240
    while time.monotonic() < end:
        seen = [screen.look() for screen in players]
        if all("The game is over" in text or "EXIT=" in text for text in seen):
            break
        for screen, before in zip(players, seen):
            if "it is your turn" in before:
                screen.press("Enter")
                presses += 1
                each(presses)
                screen.until(lambda now, was=before: now != was, 1)
        time.sleep(0.01)
    return presses


def test_game(game):
    """The server is killed in the middle and comes back."""
    house = House()
    (ada, first), (bo, second), _ = seated(house, game)

    def crash(presses):
        if presses != 10:
            return
        house.kill()
        for screen in (first, second):
            sees(screen, "The line to the server is lost.", f"{game}: the loss is shown")
        house.open()
        for screen in (first, second):
            screen.until(lambda seen: "The line to the server is lost" not in seen, PATIENCE)
    presses = play_out((first, second), crash)
    for person, screen in ((ada, first), (bo, second)):
        seen = screen.look()
        check("The game is over" in seen and "The deal is proved" in seen, f"{game}: {person.name} sees the end, {presses} times Enter", seen)
        screen.press("q")
        sees(screen, "EXIT=0", f"{game}: {person.name} leaves in good order")
        is_restored(screen, game)
        screen.close()
    check(len(ada.records()) == 1 and len(bo.records()) == 1, f"{game}: both keep the record", (ada.records(), bo.records()))
    texts = [open(person.records()[0], encoding="utf-8").read() for person in (ada, bo)]
    check(texts[0] == texts[1] and tap.borgo("verify", ada.records()[0]).returncode == 0, f"{game}: it is the same and right")
    house.close()


def test_room():
    house, ada, bo = House(), Person("Ada"), Person("Bo")
    table = table_of(house, ada, "shibuya")
    keeper = ada.visit(house, table)
    golden("room-80x24-keeper", nameless(keeper.until("Enter lets the game begin")))
    guest = bo.visit(house, table, SIZES[1])
    guest.until("Your name: ")
    golden("room-120x40-name", nameless(guest.look()))
    guest.press("-l", "ADA")
    guest.press("Enter")
    sees(guest, "looks like", "a name that looks like another one's is refused, and asked for again")
    guest.press("Enter")
    sees(keeper, "Bo sits down.", "Enter alone takes the name used last")
    guest.press("c")
    guest.press("-l", "Già qui! ¿Quién empieza?")
    guest.press("Enter")
    sees(keeper, "Bo: Già qui! ¿Quién empieza?", "what is said is heard in the room")
    guest.press("l")
    sees(guest, "EXIT=0", "who gets up goes")
    sees(keeper, "Bo gets up.", "the others are told")
    watcher = Person("Cy").visit(house, table, words=("--watch",))
    sees(watcher, "You watch.", "who watches is told so")
    again = bo.visit(house, table, words=("--name", "Bo"))
    sees(keeper, "All chairs are taken: Enter", "and back again")
    house.ask("remove", ada.key, table=table, seat=1)
    sees(again, "You were taken from your chair", "who is taken from the chair is told")
    again.press("q")
    sees(again, "EXIT=0", "and leaves")
    house.ask("close", ada.key, table=table)
    for screen in (keeper, watcher):
        seen = screen.until("EXIT=", PATIENCE)
        check("The table is closed." in seen and "EXIT=0" in seen, "a table that is closed says so", seen)
        is_restored(screen, "closed")
    for screen in (keeper, guest, watcher, again):
        screen.close()
    house.close()


def test_talking():
    house = House()
    (ada, first), (_, second), _ = seated(house)
    first.press("c")
    first.press("-l", "qu?e")
    sees(first, "Say: qu?e", "what is typed is no command")
    first.press("BSpace", "Enter")
    sees(second, "Ada: qu?", "what is said is heard")
    second.press("c", "x", "Escape", "t")
    first.press("Enter")
    first.until("stop building")
    first.press("u")
    sees(second, "Ada takes the last move back", "taking back is told")
    sees(first, "take two cards instead", "and done")
    first.press("t")
    sees(first, "There are no hints where other people play.", "no tips against people")
    for answer, told in (("n", "Nothing is taken back"), ("y", "Your last move is taken")):
        for _ in range(9):
            if "it is your turn" in second.look():
                break
            seen = first.look()
            if "it is your turn" in seen:
                first.press("e" if "stop building" in seen else "Enter")
            time.sleep(0.3)
        first.press("u")
        sees(second, "Ada asks to take the last move back.", "Bo is asked")
        second.press(answer)
        sees(first, told, f"the answer {answer} is told")
    first.press("m")
    golden("table-80x24", nameless(first.until("The invitation")))
    first.press("x")
    sees(first, "Do you give the game up?", "nobody gives up by a slip")
    first.press("n")
    first.until(lambda seen: "Do you give" not in seen)
    first.press("m")
    first.until("The invitation")
    first.press("x")
    first.until("Do you give the game up?")
    first.press("y")
    sees(first, "You lose.", "given up")
    sees(second, "You win.", "the other wins")
    second.press("n")
    sees(second, "is asked to come", "n makes a table for another game")
    sees(first, "There is a table for another game: n goes there.", "the other is told")
    first.press("n")
    for screen in (first, second):
        seen = screen.until(lambda now: "your turn" in now or "Waiting for" in now, PATIENCE)
        check("A Bo" in seen and "B Ada" in seen, "and comes: it begins, seats one further", seen)
        screen.press("q")
        sees(screen, "Your seat stays yours", "who leaves is told how to come back")
        screen.close()
    check(len(ada.records()) == 1, "the game that was given up is kept", ada.records())
    house.close()


def test_coming_back():
    """Who enters a game that goes on sees what has happened; a server that is gone can be left; Ctrl-C too."""
    house = House()
    (ada, first), (_, second), table = seated(house, time={"kind": "bank", "time": 600000, "more": 5000})
    check(re.search(r"A Ada +\d+:\d\d", first.look()), "the clock is on the screen", first.look())
    first.press("Enter")
    first.until("stop building")
    first.press("C-c")
    sees(first, "EXIT=130", "Ctrl-C")
    is_restored(first, "Ctrl-C")
    first.close()
    sees(second, "away", "the other sees that nobody is there")
    first = ada.visit(house, table, SIZES[1])
    seen = first.until("stop building", PATIENCE)
    check("Ada builds a House" in seen and "Bo draws a card (3 ×)" in seen, "the log is there again", seen)
    house.kill()
    for screen in (first, second):
        sees(screen, "The line to the server is lost.", "the server is gone")
        screen.press("?")
        sees(screen, "says something to the others", "keys answer all the same")
        screen.press("Escape")
        screen.until("The line to the server is lost.")
        screen.press("q")
        sees(screen, "EXIT=0", "and it can be left")
        is_restored(screen, "a server that is gone")
        screen.close()
    nobody = ada.visit(house, table)
    seen = nobody.until("EXIT=", PATIENCE)
    check("there is no Borgo server at" in seen and "EXIT=1" in seen, "no server: that is said", seen)
    is_restored(nobody, "no server")
    nobody.close()


def test_absent():
    """Somebody whose time is up: the others say what happens."""
    house = House()
    (_, first), (_, second), _ = seated(house, time={"kind": "bank", "time": 3000, "more": 0})
    sees(second, "Ada's time is up.", "the other is asked")
    second.press("p")
    sees(second, "A computer plays for Ada", "a computer plays instead")
    for screen in (first, second):
        screen.press("q")
        sees(screen, "EXIT=0", "left")
        screen.close()
    house.close()


def test_plain():
    house, ada = House(), Person("Ada")
    table = table_of(house, ada, "shibuya")
    for words, changes in ((("--plain",), {}), ((), {"TERM": "dumb"}), ((), {"LC_ALL": "C"})):
        screen = ada.visit(house, table, words=words, **changes)
        seen = screen.until(f"{table}: Shibuya")
        check(f"{table}: Shibuya" in seen and flags_of(screen).startswith("0"), f"line by line: {words} {changes}", seen)
        screen.close()
    house.close()


TESTS = (test_room, test_talking, test_coming_back, test_absent, test_plain)


def main():
    if not shutil.which("tmux"):
        print("1..0 # SKIP there is no tmux")
        sys.exit(0)
    if tap.sanitized():
        print("1..0 # SKIP screens are the plain build's business")
        sys.exit(0)
    wanted = [word for word in sys.argv[2:] if word.startswith("test_")]
    work = [functools.partial(test_game, game) for game in GAMES if not wanted or f"test_{game}" in wanted]
    work += [test for test in TESTS if not wanted or test.__name__ in wanted]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:  # most of it is waiting
        for done in [pool.submit(one) for one in work]:
            done.result()
    tap.done()


main()
