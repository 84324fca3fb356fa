"""`borgo play URL`: people at terminals of their own play at a server's table. Through pipes here, as scripts do it; once at a real
terminal, for what only shows there."""
import os
import re
import shutil
import stat
import subprocess
import tempfile
import time

import tap
from house import House, new_key
from tap import bad, check, equal, environment
from terminal import Terminal, plain
from websocket import trusting

WORK = tempfile.TemporaryDirectory()
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")
PATIENCE = 40


class Person:
    """Somebody with a data folder, and so a key, of their own."""

    def __init__(self, name, key=None):
        self.name = name
        self.folder = tempfile.mkdtemp(dir=WORK.name)
        self.key = key or new_key()
        os.makedirs(os.path.join(self.folder, "borgo"), mode=0o700)
        with open(os.path.join(self.folder, "borgo", "person"), "w", encoding="utf-8") as file:
            file.write(f"key {self.key}\nname {name}\n")
        os.chmod(os.path.join(self.folder, "borgo", "person"), 0o600)

    def environment(self, **changes):
        return environment(XDG_DATA_HOME=self.folder, **changes)

    def finished(self):
        folder = os.path.join(self.folder, "borgo", "finished")
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".rec")]


class Player:
    """A `borgo play` on pipes."""

    def __init__(self, person, *words, **changes):
        self.person = person
        self.process = subprocess.Popen([tap.BORGO, "play", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, env=person.environment(**changes))
        os.set_blocking(self.process.stdout.fileno(), False)
        self.text = ""  # all of it
        self.at = 0     # what was looked at up to
        self.answered = 0
        self.ended = False

    def read(self):
        """Takes what there is."""
        try:
            chunk = os.read(self.process.stdout.fileno(), 1 << 16)
        except BlockingIOError:
            return
        self.text += chunk.decode("utf-8", "replace")
        self.ended = not chunk

    def until(self, text, timeout=PATIENCE):
        end = time.monotonic() + timeout
        while text not in self.text[self.at:] and not self.ended and time.monotonic() < end:
            self.read()
            time.sleep(0.005)
        found = self.text.find(text, self.at)
        seen = self.text[self.at:] if found < 0 else self.text[self.at:found + len(text)]
        self.at = len(self.text) if found < 0 else found + len(text)
        return seen

    def type(self, line):
        self.answered = len(self.text)
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, line):
        """Types a line; what is printed until the question comes again and nothing more."""
        self.type(line)
        end, before = time.monotonic() + PATIENCE, None
        while time.monotonic() < end and not self.ended and not (self.text == before and self.text.endswith("> ")):
            before = self.text
            time.sleep(0.1)
            self.read()
        seen, self.at = self.text[self.at:], len(self.text)
        return seen

    def prompted(self):
        """Whether a move is asked for and nothing was typed since."""
        self.read()
        return self.text.endswith(f"{self.person.name}> ") and len(self.text) > self.answered

    def finish(self, timeout=PATIENCE):
        end = time.monotonic() + timeout
        while not self.ended and time.monotonic() < end:
            self.read()
            time.sleep(0.01)
        if not self.ended:
            self.process.kill()
        return self.process.wait(timeout=10)

    def leave(self):
        self.process.stdin.close()
        self.process.kill()
        self.process.wait()


def table_of(house, person, game, players=2, **more):
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
    made = house.ask("create", person.key, game=game, seats=seats, name=person.name, **more)
    assert made["ok"], made
    return made["table"]


def play_out(players, each=None, most=PATIENCE):
    """Everybody who is asked makes the first move of the list, until all have ended."""
    end, moves = time.monotonic() + most, 0
    while not all(player.ended for player in players) and time.monotonic() < end:
        for player in players:
            if not player.ended and player.prompted():
                player.type("1")
                moves += 1
                if each:
                    each(moves)
        time.sleep(0.001)
    return moves


def verify(record, name):
    result = tap.borgo("verify", record)
    check(result.returncode == 0, name, (result.stdout, result.stderr))


def test_every_game(house):
    """Two people, each game to its end; the server is killed in the middle and comes back."""
    for game in tap.few(GAMES):
        ada, bo = Person("Ada"), Person("Bo")
        table = table_of(house, ada, game)
        first, second = Player(ada, house.link(table)), Player(bo, f"127.0.0.1:{house.port}", table, "--name", "Bo")
        first.until("All chairs are taken")
        first.type("start")

        def crash(moves):
            if moves == 12:
                house.kill()
                house.open()
        moves = play_out([first, second], crash)
        codes = [player.finish() for player in (first, second)]
        check(codes == [0, 0] and moves > 12, f"{game}: played to its end", (codes, moves, first.text[-1500:], second.text[-1500:]))
        for player in (first, second):
            check("The line to the server is lost" in player.text and "The line is back" in player.text,
                  f"{game}: {player.person.name} was told of the loss", player.text[-3000:])
            check("Final totals" in player.text and "The deal is proved" in player.text,
                  f"{game}: {player.person.name} is told the end and the proof", player.text[-1500:])
        texts = [open(player.person.finished()[0], encoding="utf-8").read() for player in (first, second)]
        check(texts[0] == texts[1], f"{game}: both have the same record")
        verify(ada.finished()[0], f"{game}: the record is right")
        count = len(re.findall(r"^[01] ", texts[0], re.MULTILINE))
        equal(count, moves, f"{game}: every move is in it, once")


def seated(house, game="sunrise-lane", **more):
    """Two people at a table whose game has begun, Ada to move."""
    ada, bo = Person("Ada"), Person("Bo")
    table = table_of(house, ada, game, options={"first": "0"}, **more)
    first, second = Player(ada, house.link(table)), Player(bo, house.link(table), "--name", "Bo")
    first.until("All chairs are taken")
    first.type("start")
    first.until("Ada> ")
    return first, second, table


def test_sitting_down(house):
    ada, bo = Person("Ada"), Person("Bo")
    table = table_of(house, ada, "shibuya", options={"first": "0"})
    folder = tempfile.mkdtemp(dir=WORK.name)
    bo.folder = folder
    joins = Player(bo, house.link(table))
    joins.until("Your name: ")
    joins.type("ADA")
    check("looks like" in joins.until("Your name"), "a name that looks like another one's is refused, and asked for again", joins.text)
    joins.type("Bo")
    keeps = Player(ada, house.link(table))
    check("B Bo" in keeps.until("B Bo"), "who comes is told who sits there", keeps.text)
    path = os.path.join(folder, "borgo", "person")
    with open(path, encoding="utf-8") as file:
        kept = file.read()
    check(re.fullmatch(r"key [0-9a-f]{32}\nname Bo\n", kept), "key and name are kept", kept)
    equal(stat.S_IMODE(os.stat(path).st_mode), 0o600, "for nobody else's eyes")
    joins.type("leave")
    equal(joins.finish(), 0, "who leaves gets up and goes")
    check("Bo gets up." in keeps.until("Bo gets up."), "the others are told", keeps.text)
    again = Player(bo, house.link(table))
    check("(Enter: Bo)" in again.until("Enter: Bo)"), "the name is offered next time", again.text)
    again.type("")
    check("Bo sits down." in keeps.until("Bo sits down."), "Enter takes it", keeps.text)
    keeps.type("start")
    check("Ada> " in keeps.until("Ada> "), "the keeper lets it begin", keeps.text)
    keeps.leave()
    again.leave()


def test_talking_and_taking_back(house):
    first, second, _ = seated(house)
    first.type("say true")
    check("Ada: true" in second.until("Ada: true"), "what is said is words, whatever they are", second.text)
    first.type("say Hello, you!")
    check("Ada: Hello, you!" in second.until("Ada: Hello, you!"), "what is said is heard", second.text)
    check("taken back" not in first.ask("undo"), "nothing to take back is said as it is", first.text)
    move = re.search(r"\d+  (house \S+ \d)", first.ask("all house"))
    first.ask(move[1])
    check("Your last move is taken back." in first.ask("undo"), "free while nothing was revealed", first.text)
    check("Ada takes the last move back." in second.until("back."), "the others are told", second.text)
    for answer, told in (("n", "Nothing is taken back."), ("y", "Your last move is taken back.")):
        while not second.prompted():
            if first.prompted():
                first.type("1")
            time.sleep(0.002)
        second.at = len(second.text)
        first.type("undo")
        check("may Ada take that back? (y/n) " in second.until("(y/n) "), "Bo is asked", second.text[-500:])
        second.type(answer)
        check(told in first.until(told), f"the answer {answer} is told", first.text[-800:])
    check("resign yes" in first.ask("resign"), "nobody resigns by a slip", first.text[-300:])
    first.type("resign yes")
    codes = [first.finish(), second.finish()]
    check(codes == [0, 0] and "You lose." in first.text and "You win." in second.text, "resigned", (first.text[-500:], second.text[-500:]))


def test_coming_back(house):
    """The program is killed, too: its seat is there."""
    first, second, table = seated(house, "project-skyline")
    first.leave()
    check("Ada is not on the line." in second.until("Ada is not on the line."), "the others see it", second.text[-400:])
    first = Player(first.person, house.link(table))
    check("Ada> " in first.until("Ada> "), "the same command comes back to the seat", first.text)
    check("Ada is here." in second.until("Ada is here."), "which the others see", second.text[-400:])
    first.type("quit")
    equal(first.finish(), 0, "and goes away in good order")
    check("Your seat stays yours" in first.text, "which is said", first.text[-300:])
    watcher = Player(Person("Tom"), house.link(table), "--watch")
    watcher.process.stdin.close()
    check("You watch." in watcher.until("You watch."), "others may watch, without a keyboard too", watcher.text)
    first = Player(first.person, house.link(table))
    play_out([first, second])
    equal([player.finish() for player in (first, second, watcher)], [0, 0, 0], "all see the end")
    check("Final totals" in watcher.text and "> " not in watcher.text.split("You watch.")[1].replace("->", ""),
          "who watches is asked nothing", watcher.text[-600:])
    piped = subprocess.run([tap.BORGO, "play", house.link(table)], input="", capture_output=True, text=True, env=Person("Late").environment(),
                           timeout=30)
    check(piped.returncode == 0 and "Final totals" in piped.stdout, "a game that is over is shown", piped)


def test_lost_lines(house):
    """The server goes away at bad moments: while a name is asked for, and while there is nothing to say it to."""
    ada, bo = Person("Ada"), Person("Bo")
    table = table_of(house, ada, "shibuya")
    player = Player(bo, house.link(table))
    player.until("Enter: Bo): ")
    house.kill()
    player.until("The line to the server is lost")
    player.type("who")
    player.type("say Anybody?")
    check("Nothing can be sent now." in player.until("Nothing can be sent now."), "said to nobody: that is told", player.text)
    house.open()
    player.until("The line is back.")
    check("Enter: Bo): " in player.until("Enter: Bo): "), "the name is asked for again", player.text)
    player.type("")
    player.type("say " + "x" * 5000)
    check("That is too long." in player.until("That is too long."), "what is too long is told", player.text)
    player.type("leave")
    equal(player.finish(), 0, "and one can leave")


def test_own_board(house):
    with open(os.path.join(tap.ROOT, "data", "sunrise-lane-board.txt"), encoding="utf-8") as file:
        board = file.read()
    ada = Person("Ada")
    made = house.ask("create", ada.key, game="sunrise-lane", name="Ada", data={"board": board}, options={"first": "0"},
                     seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}])
    player = Player(ada, house.link(made["table"]))
    player.type("start")
    play_out([player])
    check(player.finish() == 0 and "Final totals" in player.text, "a board of one's own, against a computer", player.text[-800:])


def test_languages(house):
    for language, words in (("fr", "Tapez"), ("it", "Scrivete")):
        ada = Person("Ada")
        made = house.ask("create", ada.key, game="project-skyline", name="Ada", options={"first": "0"},
                         seats=[{"kind": "me"}, {"kind": "computer", "level": "novice"}])
        player = Player(ada, house.link(made["table"]), "--lang", language)
        player.type("start")
        player.until("Ada> ")
        player.type("1")
        player.until("Ada> ")
        player.type("help")
        player.until("Ada> ")
        player.type("quit")
        check(player.finish() == 0 and words in player.text and "Type " not in player.text and "takes" not in player.text,
              f"{language}: all of it", player.text)


def test_wrong_words(house):
    bad("play", "ftp://127.0.0.1/#/t/amber-mill-421", says="no address of a server")
    bad("play", "http://127.0.0.1:8765/", says="names no table")
    bad("play", "http:///#/t/amber-mill-421", says="no address of a server")
    bad("play", "http://127.0.0.1:0/#/t/amber-mill-421", says="no address of a server")
    bad("play", "127.0.0.1:8765", "Amber Mill", says="no invitation")
    bad("play", "shibuya", "amber-mill-421", says="one word too many")
    bad("play", house.link("amber-mill-421"), "--seed", "7", says="not for a table of a server")
    bad("play", house.link("amber-mill-421"), "--name", "\x1b", says="no name")
    bad("play", "shibuya", "--name", "Ada", says="for a table of a server")
    for link, words in ((house.link("amber-mill-421"), "no table of that name"),
                        ("http://127.0.0.1:9/#/t/amber-mill-421", "no Borgo server at 127.0.0.1:9"),
                        (house.link("amber-mill-421", "https"), "doesn't speak https"),
                        (f"http://127.0.0.1:{house.port}/elsewhere/#/t/amber-mill-421", "no Borgo server at")):
        started = time.monotonic()
        result = tap.borgo("play", link)
        check(result.returncode == 1 and words in result.stderr and result.stderr.count("\n") == 1, f"{link}: said clearly", result)
        check(time.monotonic() - started < 10, "and soon")


def test_tls():
    """https: who vouches for the certificate is what the system says, or SSL_CERT_FILE."""
    openssl = shutil.which("openssl")
    if not openssl:
        check(True, "TLS # SKIP no openssl here to make a certificate")
        return
    certificate, secret = os.path.join(WORK.name, "cert.pem"), os.path.join(WORK.name, "key.pem")
    subprocess.run([openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj",
                    "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", secret, "-out", certificate],
                   check=True, capture_output=True)
    house, ada = House("--tls-cert", certificate, "--tls-key", secret), Person("Ada")
    line = house.server.open(tls=trusting())
    line.ask(do="hello", key=ada.key, name="Ada")
    table = line.ask(do="create", game="project-skyline", seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}])["table"]
    strange = subprocess.run([tap.BORGO, "play", house.link(table, "https")], input="", capture_output=True, text=True, timeout=30,
                             env=ada.environment())
    check(strange.returncode == 1 and "nobody vouches for its certificate" in strange.stderr, "a certificate nobody vouches for is refused", strange)
    player = Player(ada, house.link(table, "https").replace("127.0.0.1", "localhost"), SSL_CERT_FILE=certificate)
    player.type("start")
    play_out([player])
    check(player.finish() == 0 and "The deal is proved" in player.text, "played over https", player.text[-800:])
    line.close()
    house.close()


def test_no_folder(house):
    """Where nothing can be kept one can play all the same."""
    ada = Person("Ada")
    table = table_of(house, ada, "shibuya")
    result = subprocess.run([tap.BORGO, "play", house.link(table), "--name", "Bo"], input="leave\n", capture_output=True, text=True, timeout=30,
                            env=environment(XDG_DATA_HOME="/dev/null/none"))
    check(result.returncode == 0 and "there is no folder" in result.stderr, "without a data folder", result)
    with open(os.path.join(ada.folder, "borgo", "person"), "w", encoding="utf-8") as file:
        file.write("something else\n")
    result = subprocess.run([tap.BORGO, "play", house.link(table), "--name", "Bo"], input="leave\n", capture_output=True, text=True, timeout=30,
                            env=ada.environment())
    check(result.returncode == 0 and "has no key in it" in result.stderr, "a file that isn't ours is left alone", result)
    with open(os.path.join(ada.folder, "borgo", "person"), encoding="utf-8") as file:
        equal(file.read(), "something else\n", "as it was")


def test_terminal(house):
    """What somebody sees who sits there: events while they think, whom they wait for, and Ctrl-C that acts at once."""
    ada, bo = Person("Ada"), Person("Bo")
    table = table_of(house, ada, "project-skyline", options={"first": "0"})
    screen = Terminal("play", house.link(table), XDG_DATA_HOME=ada.folder, rows=50)
    screen.until("Project Skyline")
    other = Player(bo, house.link(table), "--name", "Bo")
    screen.until("All chairs are taken")
    screen.type("start")
    check("Ada> " in plain(screen.until("> ")), "asked for a move")
    other.type("say Hi!")
    seen = plain(screen.until("Bo: Hi!"))
    check("Bo: Hi!" in seen, "told while the question stands", seen)
    check("Ada> " in plain(screen.until("> ")), "and the question comes back")
    while "Waiting for Bo" not in screen.text:
        screen.type("1")
        seen = plain(screen.until("> ", 2))
        if "Waiting for Bo" in seen or "Waiting for Bo" in screen.text or screen.process.poll() is not None:
            break
    check("Waiting for Bo" in seen + screen.text, "whom one waits for", seen[-500:])
    screen.type("house")
    check("aren't asked" in plain(screen.until("asked")), "what is typed out of turn is answered", screen.text)
    started = time.monotonic()
    screen.press(b"\x03")
    text, code = screen.finish()
    check(code == 130 and time.monotonic() - started < 2 and "Your seat stays yours" in plain(text), "Ctrl-C acts at once", (code, text))
    other.leave()


def main():
    started = time.monotonic()
    house = House()
    test_wrong_words(house)
    test_sitting_down(house)
    test_talking_and_taking_back(house)
    test_coming_back(house)
    test_lost_lines(house)
    test_own_board(house)
    test_languages(house)
    test_tls()
    test_no_folder(house)
    test_terminal(house)
    test_every_game(house)
    house.close()
    check(tap.sanitized() or time.monotonic() - started < 60, "all of it in a minute", time.monotonic() - started)
    tap.done()


main()
