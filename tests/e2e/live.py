"""The server's lines from outside, over real sockets: who gets a WebSocket, what may be sent over it and what happens to those who
send too much, too fast, nonsense or nothing; requests over HTTP; TLS; a proxy in front; figures, logs and the end."""
import concurrent.futures
import os
import random
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

import tap
from tap import bad, check, equal

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
import server as support  # noqa: E402
from server import Server, begin, key, step  # noqa: E402
from websocket import BINARY, CLOSE, PING, PONG, TEXT, Closed, Line, Refused, frame, trusting  # noqa: E402

MOST = 96 * 1024


def refusal(server, **how):
    """The status with which a WebSocket is refused; 101 if it isn't."""
    try:
        server.open(**how).close()
        return 101
    except Refused as refused:
        return refused.status


def ending(line):
    """The code with which the server ends a line, whatever it says before."""
    try:
        while True:
            line.hear()
    except Closed as closed:
        return closed.code
    except TimeoutError:
        return "still open"


def test_handshake(server):
    line = server.open()
    check("sec-websocket-protocol: borgo" in line.answer.lower(), "the subprotocol is borgo", line.answer)
    check("sec-websocket-extensions" not in line.answer.lower(), "nothing is compressed", line.answer)
    hello = line.ask(do="hello", key=key(), name="Ada")
    check(hello["ok"] and hello["name"] == "Ada" and re.fullmatch("[0-9a-f]{32}", hello["person"]), "hello", hello)
    line.close()
    equal(refusal(server, protocol=None), 101, "no subprotocol will do too")
    equal(refusal(server, protocol="chat, borgo"), 101, "one of several will do")
    for protocol in ("chat", "http", "borgo2", "xborgo"):
        equal(refusal(server, protocol=protocol), 400, f"subprotocol {protocol}")
    for path in ("/", "/live/", "/Live", "/api/tables", "/livelivelivelivelivelive"):
        equal(refusal(server, path=path), 404, f"there is none at {path}")
    offered = server.open(headers={"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"})
    check("permessage" not in offered.answer and offered.ask(do="tables", which="public")["ok"], "compression isn't taken up")


def test_origin(server):
    port = server.port
    for origin in (f"http://127.0.0.1:{port}", f"HTTP://127.0.0.1:{port}"):
        equal(refusal(server, headers={"Origin": origin}), 101, f"Origin {origin}")
    for origin in ("http://example.org", f"http://example.org:{port}", "null", "http://127.0.0.1", f"http://127.0.0.1:{port}.example.org",
                   "file://", f"https://127.0.0.1:{port + 1}", "x" * 1000):
        equal(refusal(server, headers={"Origin": origin}), 403, f"Origin {origin[:40]}")
        equal(server.ask("/api/tables?which=public", Origin=origin)[0], 403, f"Origin {origin[:40]}, HTTP")
    equal(refusal(server, headers={"Host": "example.org"}), 403, "another name for this machine")
    equal(server.ask("/api/tables?which=public", Host="example.org")[0], 403, "another name for this machine, HTTP")
    equal(server.ask("/healthz", Host="example.org")[0], 403, "another name for this machine, health")


def test_named():
    server = Server("--origin", "https://borgo.example.org")
    for host, origin, status in (("borgo.example.org", "https://borgo.example.org", 101), ("borgo.example.org", "https://example.org", 403),
                                 ("localhost", "https://borgo.example.org", 101), ("example.org", "https://example.org", 403),
                                 ("borgo.example.org:443", "https://borgo.example.org", 101)):
        equal(refusal(server, headers={"Host": host, "Origin": origin}), status, f"--origin: {host}, {origin}")
    server.end()
    for origin in ("example.org", "https://", "https://example.org/", "ftp://example.org", ""):
        bad("serve", "--origin", origin)


def test_messages(server):
    line = server.open()
    request = b'{"id":1,"do":"tables","which":"public"}'
    line.say(request)
    equal(line.hear()["id"], 1, "one frame")
    for sizes in ((1, 3, 7), (20, 0, 0)):
        cuts, at = [], 0
        for size in sizes:
            cuts.append(request[at:at + size])
            at += size
        cuts.append(request[at:])
        for i, part in enumerate(cuts):
            line.raw(frame(TEXT if i == 0 else 0, part, final=i == len(cuts) - 1))
            line.raw(frame(PING, b"now"))
        pongs, answers = 0, 0
        while not pongs or not answers:  # of several pings at once only one need be answered
            opcode, payload = line.frame()
            pongs += opcode == PONG and payload == b"now"
            answers += opcode == TEXT and b'"id":1' in payload
        check(answers == 1, f"put together from {len(cuts)} fragments, with pings between", sizes)
    for byte in frame(TEXT, request):
        line.raw(bytes([byte]))
    equal(line.hear()["id"], 1, "byte by byte")
    line.raw(b"".join(frame(TEXT, b'{"id":%d,"do":"tables","which":"public"}' % number) for number in range(20)))
    equal([line.hear()["id"] for _ in range(20)], list(range(20)), "twenty at once")
    filler = b'{"id":2,"do":"tables","which":"public","x":"%s"}'
    line.say(filler % (b"y" * (MOST - len(filler) + 2)))
    check(line.hear()["id"] == 2, "as long as may be")
    line.say(b"")
    equal(line.hear()["answer"]["code"], "bad", "nothing at all")
    for text in (b"hello", b'{"id":3', b"[]", b'"x"', b'{"id":3,"do":"tables"} x', b'{"do":1}', b'{"id":-1}', b"\xff\xfe", b'{"do":"\xc3\x28"}',
                 b"[" * 60 + b"]" * 60, b'{"id":4,"id":5}', b"\0"):
        line.say(text)
        answer = line.hear()["answer"]
        check(answer["ok"] is False and answer["code"] == "bad" and answer["error"], f"{text[:30]}: bad", answer)
    check(line.ask(do="tables", which="public")["ok"], "and goes on")
    line.close()


def test_nonsense(server):
    """What is no WebSocket's language ends the line; nobody else notices."""
    other = server.open()
    for name, data, codes in (
            ("binary", frame(BINARY, b"x"), {1003}),
            ("one byte too many", frame(TEXT, b"x" * (MOST + 1)), {1009}),
            ("too many in fragments", frame(TEXT, b"x" * 60000, final=False) + frame(0, b"x" * 60000), {1009}),
            ("a length beyond all", frame(TEXT, b"x", length=1 << 62), {1009, 1002, None}),
            ("an opcode nobody knows", frame(5, b"x"), {1002, None}),
            ("a fragment of nothing", frame(0, b"x"), {1002, None}),
            ("reserved bits", bytes([0xF1, 0x80, 0, 0, 0, 0]), {1002, None}),
            ("a long ping", frame(PING, b"x" * 200), {1002, None}),
            ("noise", bytes(range(256)) * 8, {1002, 1003, 1009, None}),
            ("goodbye", frame(CLOSE, struct.pack(">H", 1000)), {1000})):
        line = server.open(timeout=5)
        try:
            line.raw(data)
            code = ending(line)
        except ConnectionError:
            code = None
        check(code in codes, f"{name} ends the line", code)
        line.close()
    check(other.ask(do="tables", which="public")["ok"], "others go on")
    other.close()


def test_http(server):
    mine = f"Bearer {key()}"
    equal(server.ask("/api/rename", "POST", {"name": "Ada"}, Authorization=mine)[0], 200, "rename")
    status, headers, made = server.ask("/api/create", "POST", {"game": "sunrise-lane", "seats": [{"kind": "me"}, {"kind": "open"}]},
                                       Authorization=mine)
    check(status == 200 and made["ok"] and made["seat"] == 0 and re.fullmatch("[0-9a-f]{32}", made["token"]), "create", made)
    equal((headers["content-type"], headers["cache-control"]), ("application/json", "no-store"), "headers")
    table = made["table"]
    equal(server.ask(f"/api/look?table={table}")[2]["info"]["phase"], "waiting", "look")
    status, _, joined = server.ask("/api/join", "POST", {"table": table, "name": "Bo"})
    check(status == 200 and joined["seat"] == 1, "join without a key", joined)
    status, headers, answer = server.ask("/api/join", "POST", {"table": table, "name": "Cy"})
    check(status == 409 and answer["code"] == "full", "a third finds it full", (status, answer))
    for path, method, body, more, expected in (
            ("/api/look?table=no-such-1", "GET", None, {}, 404), ("/api/look", "GET", None, {}, 400),
            ("/api/nothing", "POST", {}, {}, 400), ("/api/join", "POST", {}, {}, 400), ("/api/join", "GET", None, {}, 405),
            ("/api/hello", "POST", {}, {}, 400), ("/api/enter", "POST", {"table": table}, {}, 400), ("/api/", "GET", None, {}, 404),
            ("/api/Join", "POST", {}, {}, 404), ("/api/a/b", "GET", None, {}, 404), ("/api/tables?which", "GET", None, {}, 400),
            ("/api/join", "POST", "[]", {"Content_Type": "application/json"}, 400),
            ("/api/join", "POST", "{", {"Content_Type": "application/json"}, 400),
            ("/api/join", "POST", '{"do":"me"}', {"Content_Type": "application/json"}, 400),
            ("/api/join", "POST", "{}", {"Content_Type": "text/plain"}, 415), ("/api/join", "POST", {"x": "y" * MOST}, {}, 413),
            ("/api/me", "GET", None, {"Authorization": "Bearer x"}, 400), ("/api/me", "GET", None, {"Authorization": "Basic eDp5"}, 400),
            ("/api/join", "PUT", {}, {}, 405), ("/api/join", "DELETE", None, {}, 405)):
        status, headers, answer = server.ask(path, method, body, **more)
        fine = isinstance(answer, dict) and answer["ok"] is False and answer["error"] and headers["cache-control"] == "no-store"
        check(status == expected and fine, f"{method} {path} {str(body)[:30]}: {expected}", (status, answer))
    for language, word in (("fr-CH", "requête"), ("it", "richiesta")):
        answer = server.ask("/api/join", "POST", {"x": "y" * MOST}, Accept_Language=language)[2]
        check(word in answer["error"], f"refused in {language}", answer)
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    raw.sendall(b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n")
    check(raw.recv(4000).startswith(b"HTTP/1.1 411"), "a body without a length isn't waited for")
    raw.close()
    with concurrent.futures.ThreadPoolExecutor(max_workers=16) as pool:
        answers = list(pool.map(lambda i: server.ask("/api/create", "POST", {"game": "shibuya", "seats": [{"kind": "me"}, {"kind": "open"}]},
                                                     Authorization=mine)[2], range(40)))
    check(len({answer.get("table") for answer in answers}) == 40, "forty at once", answers[:2])


def test_record(server):
    """A whole game over the wire, and its record as a file."""
    lines = [server.open(), server.open()]
    table, chance = begin(lines), random.Random(1)
    equal(server.ask(f"/api/record?table={table}")[0], 409, "no record while it is played")
    while (answer := step(lines, table, chance.choice)) is not None:
        if not answer["ok"]:
            check(answer["code"] == "limit" and answer["wait"] > 0, "only for being too fast", answer)
            time.sleep(answer["wait"] / 1000)
        time.sleep(0.02)
    status, headers, body = server.ask(f"/api/record?table={table}")
    check(status == 200 and headers["content-disposition"] == f'attachment; filename="{table}.rec"'
          and headers["content-type"].startswith("text/plain"), "the record is a file", (status, headers))
    with tempfile.NamedTemporaryFile(suffix=".rec") as file:
        file.write(body)
        file.flush()
        tap.fine("verify", file.name)
    for line in lines:
        line.close()


def kept(line):
    """All lines of the record this person keeps, by their names."""
    found, since = {}, 0
    while True:
        answer = line.ask(do="kept", since=since)
        found.update((each["name"], each["line"]) for each in answer["lines"])
        if not answer["more"]:
            return found
        since = answer["until"]


def test_kept():
    """Two devices of somebody keep their records at once, until the server is killed: what was acknowledged is there."""
    with tempfile.TemporaryDirectory() as folder:
        store, person = os.path.join(folder, "kept.db"), key()
        server = Server("--requests", "0", store=store)
        lines = [server.open(), server.open()]
        for line in lines:
            line.ask(do="hello", key=person)
            check(line.ask(do="keep")["ok"], "a book is opened")
        book, safe, number = lines[0].ask(do="kept")["book"], {}, 0
        with concurrent.futures.ThreadPoolExecutor() as pool:
            for number in range(15):
                named = [{f"played/{device}-{number}-{i}": '{"n":"%s"}' % ("x" * 1500) for i in range(10)} for device in range(2)]
                named[1].update(named[0] if number % 3 == 0 else {})
                asked = [pool.submit(line.ask, do="keep", book=book, lines=[{"name": name, "line": text} for name, text in each.items()])
                         for line, each in zip(lines, named)]
                for answer, each in zip(asked, named):
                    safe.update(each if answer.result()["ok"] else {})
        equal(len(safe), 300, "all are acknowledged")
        server.end(signal.SIGKILL)
        server = Server("--requests", "0", store=store)
        line = server.open()
        line.ask(do="hello", key=person)
        equal(kept(line), safe, "and there after it was killed")
        check(line.ask(do="keep", book=book, lines=[{"name": name, "line": None} for name in list(safe)[:50]])["ok"], "some are struck out")
        equal(sum(text is not None for text in kept(line).values()), 250, "and stay so")
        other = server.open()
        other.ask(do="hello", key=key())
        equal(other.ask(do="kept")["lines"], [], "nobody else sees any")
        check(line.ask(do="discard")["ok"] and kept(line) == {}, "deleted")
        equal(server.end(), 0, "it ends")


def test_thinking():
    """Computer players think elsewhere: their moves come by themselves, and nobody waits for them."""
    server = Server("--threads", "2", "--think-ms", "300")
    people = [(server.open(), "builder"), (server.open(), "veteran"), (server.open(), "master")]
    chance = random.Random(3)
    for line, level in people:
        table = begin([line], computers=[level])
        for _ in range(2):
            while not (moves := line.ask(do="moves", table=table)["moves"].get("0")):
                line.push("event", timeout=30, what="move", seat=1)
            line.ask(do="move", table=table, move=chance.choice(moves))
        started = time.monotonic()
        check(line.ask(do="view", table=table)["ok"] and time.monotonic() - started < 3, f"{level}: others are answered meanwhile")
        line.pushes.clear()
        # A quick one has moved, and it is our turn again, before we ask.
        while not any(push.get("what") == "move" and push["seat"] == 1 for push in line.pushes):
            if not (moves := line.ask(do="moves", table=table)["moves"].get("0")):
                break
            line.ask(do="move", table=table, move=chance.choice(moves))
        event = line.push("event", timeout=30, what="move", seat=1)
        check(event["status"]["ok"], f"{level} moves", event)
    check(server.figure("thoughts_total") >= 3, "thoughts are counted")
    line = server.open()
    begin([line], computers=["master"])
    started = time.monotonic()
    equal(server.end(), 0, "it ends while somebody thinks")
    check(time.monotonic() - started < 10, "and soon")


def test_limits():
    server = Server("--proxy", "127.0.0.1", "--requests", "20", "--connections", "3")
    here = [server.open(headers={"X-Forwarded-For": "192.0.2.1"}) for _ in range(3)]
    equal(refusal(server, headers={"X-Forwarded-For": "192.0.2.1"}), 429, "a fourth line from one address")
    equal(refusal(server, headers={"X-Forwarded-For": "192.0.2.2"}), 101, "another address")
    equal(refusal(server, headers={"X-Forwarded-For": "192.0.2.2, 192.0.2.1"}), 429, "the last entry counts")
    equal(refusal(server, headers={"X-Forwarded-For": "192.0.2.1,192.0.2.3"}), 101, "whatever the client said before it")
    here[0].close()
    time.sleep(0.3)
    equal(refusal(server, headers={"X-Forwarded-For": "192.0.2.1"}), 101, "one that is gone makes room")
    for number in range(60):
        here[1].say({"id": number, "do": "tables", "which": "public"})
    answers = [here[1].hear() for _ in range(60)]
    limited = [answer for answer in answers if not answer["answer"]["ok"]]
    check(15 <= len(limited) <= 25 and all(a["answer"]["code"] == "limit" and 0 < a["answer"]["wait"] < 3000 for a in limited),
          "two seconds' worth at once, then 'limit'", (len(limited), limited[:1]))
    equal({answer["id"] for answer in answers}, set(range(60)), "each is answered by its number")
    status, headers, answer = server.ask("/api/tables?which=public", X_Forwarded_For="192.0.2.1")
    check(status == 429 and answer["code"] == "limit" and answer["wait"] > 0 and int(headers["retry-after"]) >= 1,
          "HTTP from there as well", (status, headers, answer))
    equal(server.ask("/api/tables?which=public", X_Forwarded_For="192.0.2.9")[0], 200, "not from elsewhere")
    time.sleep(answer["wait"] / 1000 + 0.2)
    check(here[1].ask(do="tables", which="public")["ok"], "after waiting it goes on")
    for network in ("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:3::3"):
        here.append(server.open(headers={"X-Forwarded-For": network}))
    equal(refusal(server, headers={"X-Forwarded-For": "2001:db8:1:2:ffff::"}), 429, "one IPv6 network is one address")
    equal(refusal(server, headers={"X-Forwarded-For": "2001:db8:1:3::1"}), 101, "another isn't")
    stubborn = server.open(headers={"X-Forwarded-For": "192.0.2.44"})
    try:
        stubborn.raw(b"".join(frame(TEXT, b'{"id":%d,"do":"tables","which":"public"}' % number) for number in range(1000)))
    except ConnectionError:
        pass
    check(ending(stubborn) in (1001, None), "one that doesn't stop is cut")
    equal(server.figure("websockets_refused_total"), 3.0, "refused lines are counted")
    check(server.figure("limited_total") > 20, "and requests")
    equal(server.end(), 0, "it ends")


def test_proxy():
    """Without --proxy nobody's word is taken for where they come from."""
    server = Server("--connections", "2")
    lines = [server.open(headers={"X-Forwarded-For": f"192.0.2.{i}"}) for i in (1, 2)]
    equal(refusal(server, headers={"X-Forwarded-For": "192.0.2.3"}), 429, "a header alone is no address")
    for line in lines:
        line.close()
    server.end()
    other = Server("--proxy", "192.0.2.200", "--connections", "1")
    line = other.open(headers={"X-Forwarded-For": "192.0.2.1"})
    equal(refusal(other, headers={"X-Forwarded-For": "192.0.2.2"}), 429, "nor where the proxy is another")
    line.close()
    other.end()
    for address in ("localhost", "1.2.3", "", "1.2.3.4:80"):
        bad("serve", "--proxy", address, says=f"'{address}'")


def test_slow(server):
    """Who reads nothing is cut when too much waits for it, and nobody waits meanwhile."""
    before, table = server.figure("websockets_cut_total"), None
    slow, quick = server.open(window=2048), server.open()
    table = begin([quick, server.open()])
    for number in range(3000):
        try:
            slow.say({"id": number, "do": "view", "table": table, "lang": "en"})
        except (ConnectionError, TimeoutError):
            break
        if number % 40 == 39:
            time.sleep(1 if number < 120 else 0.8)
        if number % 200 == 199 and server.figure("websockets_cut_total") > before:
            break
    check(server.figure("websockets_cut_total") > before, "a slow reader is cut")
    started = time.monotonic()
    check(quick.ask(do="view", table=table)["ok"] and time.monotonic() - started < 3, "others are answered at once")
    equal(server.figure("queued_bytes"), 0.0, "nothing is left waiting")


def test_health(server):
    equal(server.ask("/healthz")[::2], (200, b"ok\n"), "/healthz")
    status, headers, body = server.ask("/metrics")
    lines = [line for line in body.decode().splitlines() if not line.startswith("#")]
    check(status == 200 and headers["content-type"].startswith("text/plain; version=0.0.4"), "/metrics", headers)
    check(all(re.fullmatch(r'borgo_[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.]+', line) for line in lines), "as Prometheus reads it", lines)
    names = {line.split("{")[0].split(" ")[0] for line in lines}
    check({"borgo_websockets", "borgo_moves_total", "borgo_commit_seconds_bucket", "borgo_resident_bytes", "borgo_thoughts_waiting",
           "borgo_tables", "borgo_queued_bytes", "borgo_storing"} <= names, "what there is", names)
    line = server.open()
    count = server.figure("websockets")
    line.close()
    time.sleep(0.2)
    equal(server.figure("websockets"), count - 1, "lines come and go")
    far = Server("--proxy", "127.0.0.1")
    equal(far.ask("/metrics", X_Forwarded_For="192.0.2.1")[0], 404, "figures are for those who are near")
    equal(far.ask("/metrics", X_Forwarded_For="10.1.2.3")[0], 200, "a network of one's own is near")
    far.end()


def test_log():
    server = Server("--log", "--proxy", "127.0.0.1")
    line = server.open(headers={"X-Forwarded-For": "203.0.113.77"})
    line.ask(do="hello", key="0123456789abcdef" * 2, name="Ada Secretive")
    line.close()
    refusal(server, headers={"Origin": "http://example.org", "X-Forwarded-For": "2001:db8:1:2::3"})
    time.sleep(0.2)
    equal(server.end(), 0, "it ends")
    said = server.said().splitlines()
    pattern = r'time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z level=(info|warning|error) what=[a-z]+( [a-z]+=("[^"]*"|\S+))*'
    ours = [line for line in said if line.startswith("time=")]
    check(all(re.fullmatch(pattern, line) for line in ours), "one line each, key=value", said)
    whats = [re.search("what=([a-z]+)", line)[1] for line in ours]
    check({"start", "open", "close", "refused", "stop"} <= set(whats), "what happened", whats)
    text = server.said()
    check("203.0.113.x" in text and "203.0.113.77" not in text and "2001:db8:1::x" in text, "addresses are shortened", text)
    check("0123456789abcdef" not in text and "Secretive" not in text, "no key and no name is in it", text)
    quiet = Server()
    quiet.open().raw(b"\xff" * 100)
    quiet.end()
    check("time=" not in quiet.said(), "without --log nothing is said of what is usual", quiet.said())


def test_tls():
    openssl = shutil.which("openssl")
    if not openssl:
        check(True, "TLS # SKIP no openssl here to make a certificate")
        return
    with tempfile.TemporaryDirectory() as folder:
        certificate, secret = os.path.join(folder, "cert.pem"), os.path.join(folder, "key.pem")
        subprocess.run([openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1",
                        "-subj", "/CN=localhost", "-keyout", secret, "-out", certificate], check=True, capture_output=True)
        server = Server("--tls-cert", certificate, "--tls-key", secret)
        check("https://" in server.line, "it says https", server.line)
        line = Line("127.0.0.1", server.port, tls=trusting(), headers={"Origin": f"https://127.0.0.1:{server.port}"})
        check(line.ask(do="tables", which="public")["ok"], "a WebSocket over TLS")
        line.say(b'{"id":9,"do":"tables","which":"public","x":"%s"}' % (b"y" * 90000))
        equal(line.hear()["id"], 9, "a long message over TLS")
        wrapped = trusting().wrap_socket(socket.create_connection(("127.0.0.1", server.port), timeout=10))
        wrapped.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        check(wrapped.recv(2000).startswith(b"HTTP/1.1 200"), "HTTP over TLS")
        wrapped.close()
        try:
            plain = Line("127.0.0.1", server.port, timeout=5)
            plain.close()
            check(False, "without TLS there is nothing")
        except (Refused, OSError):
            check(True, "without TLS there is nothing")
        check(line.ask(do="tables", which="public")["ok"], "which disturbs nobody")
        equal(server.end(), 0, "it ends")
        bad("serve", "--tls-cert", certificate)
        bad("serve", "--tls-key", secret)
        bad("serve", "--tls-cert", os.path.join(folder, "none"), "--tls-key", secret, says="none")
        bad("serve", "--tls-cert", secret, "--tls-key", certificate, "--port", "0", "--store", os.path.join(folder, "x.db"), says="certificate")


def test_end():
    """Everybody is told, what was acknowledged is there, and the same table goes on after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        store = os.path.join(folder, "borgo.db")
        server = Server(store=store)
        lines, chance = [server.open(), server.open()], random.Random(2)
        table = begin(lines)
        numbers = [step(lines, table, chance.choice)["number"] for _ in range(5)]
        watcher = server.open()
        started = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        equal(watcher.push("bye")["wait"], 2000, "it says goodbye, and when to come again")
        equal(ending(watcher), 1001, "the line is closed in good order")
        equal(server.end(), 0, "it ends in good order")
        check(time.monotonic() - started < 10, "and soon")
        again = Server(store=store)
        info = again.ask(f"/api/look?table={table}")[2]["info"]
        check(info["phase"] == "playing" and info["number"] == numbers[-1], "the table goes on where it was", (numbers, info))
        second = Server(store=store)
        check(second.process.wait(timeout=20) != 0 and "http://" not in second.line, "a second server leaves the file alone", second.line)
        check(second.said().count("\n") >= 1, "and says why", second.said())
        again.end()


def test_silence():
    """A peer that is gone without a word is noticed. Takes half a minute, so all of it at once."""
    server = Server()
    dead, alive = server.open(timeout=60), server.open(timeout=60)
    opcode, payload = alive.frame()
    equal(opcode, PING, "one that is silent is asked whether it is there")
    alive.raw(frame(PONG, payload))
    started = time.monotonic()
    equal(dead.frame()[0], PING, "the other one too")
    equal(ending(dead), None, "one that doesn't answer is cut")
    check(5 < time.monotonic() - started < 15, "after ten seconds", time.monotonic() - started)
    check(alive.ask(do="tables", which="public")["ok"], "one that answers stays")
    server.end()


def test_noise():
    """For a few seconds, bytes that are nearly right, over many sockets: it lives and nothing piles up."""
    server, chance = Server("--requests", "0", "--connections", "0"), random.Random(os.environ.get("BORGO_SEED", 7))
    pieces = [b"GET /live HTTP/1.1\r\n", b"POST /api/join HTTP/1.1\r\n", b"GET /api/look?table=%s HTTP/1.1\r\n", b"Host: localhost\r\n",
              b"Upgrade: websocket\r\n", b"Connection: Upgrade\r\n", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
              b"Sec-WebSocket-Version: 13\r\n", b"Sec-WebSocket-Protocol: borgo\r\n", b"Content-Length: 20\r\n", b"\r\n", b"\r\n\r\n",
              b'{"id":1,"do":"create"}', b"\x81\x85\0\0\0\0hello", b"Content-Type: application/json\r\n", b"Origin: http://localhost\r\n",
              b"Authorization: Bearer 00000000000000000000000000000000\r\n", b"Expect: 100-continue\r\n", b"Transfer-Encoding: chunked\r\n"]
    opening = pieces[0] + b"".join(pieces[3:9]) + b"\r\n"

    def garble(data):
        data = bytearray(data)
        for _ in range(chance.randrange(4)):
            if data:
                data[chance.randrange(len(data))] = chance.randrange(256)
        return bytes(data[:chance.randrange(len(data) + 1)] if chance.random() < 0.1 else data)

    until, sent = time.monotonic() + 8, 0
    while time.monotonic() < until:
        with socket.socket() as raw:
            raw.settimeout(0.05)
            try:
                raw.connect(("127.0.0.1", server.port))
                if chance.random() < 0.5:
                    raw.sendall(opening)
                    for _ in range(chance.randrange(6)):
                        body = chance.choice((b'{"id":1,"do":"tables","which":"public"}', b"{}", os.urandom(50), b"x" * 3000))
                        raw.sendall(garble(frame(chance.choice((0, 1, 1, 1, 2, 8, 9, 10)), body, chance.random() < 0.8)))
                else:
                    raw.sendall(garble(b"".join(chance.choice(pieces) for _ in range(chance.randrange(1, 12)))))
                raw.recv(1000)
            except OSError:
                pass
            sent += 1
    check(sent > 50 and server.ask("/healthz")[0] == 200, f"{sent} connections full of noise", server.said()[-500:])
    time.sleep(0.5)
    equal(server.figure("websockets"), 0.0, "nobody is left")
    check(server.figure("resident_bytes") < (1 << 31 if tap.sanitized() else 100 << 20), "nothing piled up", server.figure("resident_bytes"))
    equal(server.end(), 0, "it ends")
    check("Sanitizer" not in server.said(), "the sanitizers have nothing to say", server.said()[-2000:])


def main():
    with concurrent.futures.ThreadPoolExecutor() as pool:
        silence = pool.submit(test_silence)  # waits, mostly
        server = Server("--requests", "0")
        for test in (test_handshake, test_origin, test_messages, test_nonsense, test_http, test_record, test_slow, test_health):
            test(server)
        equal(server.end(signal.SIGINT), 0, "Ctrl-C ends it")
        for test in (test_named, test_kept, test_thinking, test_limits, test_proxy, test_log, test_tls, test_end, test_noise):
            test()
        silence.result()
    tap.done()


main()
