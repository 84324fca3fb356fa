"""`borgo serve` from outside: every file of the page with the headers it needs, compressed as asked, cached as it may be; what
isn't there, bad requests, slow clients and many at once; where it listens, and an end in good order."""
import concurrent.futures
import glob
import gzip
import http.client
import os
import pty
import re
import signal
import socket
import stat
import subprocess
import tempfile
import time

import tap
from tap import LANGUAGES, bad, check, environment, equal

DIST = os.path.join(tap.ROOT, "web", "dist")
TYPES = {"html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
         "wasm": "application/wasm", "woff2": "font/woff2", "webmanifest": "application/manifest+json",
         "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "ico": "image/x-icon",
         "txt": "text/plain; charset=utf-8"}
SAFE = {"x-content-type-options": "nosniff", "x-frame-options": "DENY", "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin"}
POLICY = {"default-src": "'none'", "script-src": "'self' 'wasm-unsafe-eval'", "style-src": "'self'", "font-src": "'self'",
          "connect-src": "'self'", "worker-src": "'self'", "base-uri": "'none'", "form-action": "'none'",
          "frame-ancestors": "'none'"}
WORTH = 0.95


class Server:
    """A running `borgo serve`; it must end well."""

    def __init__(self, *words, **changes):
        self.process = subprocess.Popen([tap.BORGO, "serve", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        encoding="utf-8", env=environment(**changes))
        self.line = self.process.stdout.readline()
        found = re.search(r"http://(\[[0-9a-f:]+\]|[0-9.]+):(\d+)/ ", self.line)
        self.host, self.port = (found[1], int(found[2])) if found else ("", 0)

    def ask(self, path="/", method="GET", body=None, **headers):
        """Status, headers (names in lower case) and body, undone from nothing."""
        connection = http.client.HTTPConnection(self.host.strip("[]"), self.port, timeout=20)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        got = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        connection.close()
        return got

    def raw(self, data, wait=10):
        """All that comes back to some bytes, until the server hangs up or falls silent."""
        with socket.create_connection((self.host.strip("[]"), self.port), timeout=wait) as connection:
            got = b""
            try:
                connection.sendall(data)
                while chunk := connection.recv(65536):
                    got += chunk
            except (TimeoutError, ConnectionError):
                pass
            return got

    def end(self, how=signal.SIGTERM):
        """Exit code and what it said after its first line."""
        self.process.send_signal(how)
        try:
            more, errors = self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            more, errors = self.process.communicate()
        return self.process.returncode, more, errors


def files():
    paths = (path for path in glob.glob(f"{DIST}/**", recursive=True, include_hidden=True) if os.path.isfile(path))
    return {"/" + os.path.relpath(path, DIST): path for path in sorted(paths)}


def content(path):
    with open(path, "rb") as file:
        return file.read()


def unbrotli(data):
    """By node, which has it."""
    return subprocess.run(["node", "-e", "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"],
                          input=data, capture_output=True).stdout


def check_safe(headers, name):
    policy = dict(part.strip().split(" ", 1) for part in headers.get("content-security-policy", "x y").split(";"))
    wrong = {key: headers.get(key) for key, value in SAFE.items() if headers.get(key) != value}
    wrong.update({key: policy.get(key) for key, value in POLICY.items() if policy.get(key) != value})
    check(not wrong and "permissions-policy" in headers, f"{name}: security headers", (wrong, headers))


def test_file(server, path, source):
    plain = content(source)
    status, headers, body = server.ask(path)
    check(status == 200 and body == plain, f"{path}: as it was built", (status, headers))
    equal(headers["content-type"], TYPES[path.rsplit(".", 1)[1]], f"{path}: type")
    hashed = path.startswith("/assets/")
    equal(headers["cache-control"], "public, max-age=31536000, immutable" if hashed else "no-cache", f"{path}: cache")
    check("content-encoding" not in headers and "date" in headers, f"{path}: plain unless asked otherwise", headers)
    check_safe(headers, path)
    for asked, undo in (("gzip", gzip.decompress), ("br", unbrotli)):
        status, packed, body = server.ask(path, Accept_Encoding=asked)
        if "content-encoding" not in packed:
            check(body == plain and (len(plain) < 400 or path.endswith(("png", "woff2", "ico"))), f"{path}: {asked} isn't worth it")
            continue
        check(packed["content-encoding"] == asked and undo(body) == plain and len(body) < len(plain) * WORTH,
              f"{path}: {asked}", packed)
        check(packed.get("vary") == headers.get("vary") == "accept-encoding", f"{path}: {asked} varies", (headers, packed))
        check(server.ask(path, Accept_Encoding=asked, If_None_Match=packed["etag"])[0] == 304, f"{path}: {asked} unchanged")
        check(server.ask(path, If_None_Match=packed["etag"])[0] == 200, f"{path}: its tag is another one's than the plain one's")
    status, again, body = server.ask(path, If_None_Match=f'"x", W/{headers["etag"]}')
    check(status == 304 and body == b"" and again["etag"] == headers["etag"] and again["cache-control"] == headers["cache-control"],
          f"{path}: unchanged", again)
    check_safe(again, f"{path}: unchanged")
    status, head, body = server.ask(path, "HEAD")
    check(status == 200 and body == b"" and {**head, "date": 0} == {**headers, "date": 0}, f"{path}: HEAD", (head, headers))


def test_files(server):
    found = files()
    check("/index.html" in found, "the page is built", found)
    for path, source in found.items():
        test_file(server, path, source)
    equal(server.ask("/")[2], content(found["/index.html"]), "/ is the page")
    equal(server.ask("/?a=b")[2], content(found["/index.html"]), "what follows a question mark is no matter")


def test_encodings(server):
    for asked, expected in (("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("deflate, gzip;q=1.0, *;q=0.5", "gzip"),
                            ("GZIP", "gzip"), ("br;q=0, gzip", "gzip"), ("br;q=0.0,gzip ; q=0.000", None), ("brr, gzipp", None),
                            ("identity", None), ("", None), (",;,=", None), ("br ;q=0.001", "br"), ("x" * 5000, None)):
        status, headers, _ = server.ask("/", Accept_Encoding=asked)
        check(status == 200 and headers.get("content-encoding") == expected, f"Accept-Encoding: {asked[:40]}", headers)


def test_missing(server):
    paths = ("/nothing", "/assets", "/assets/", "/assets/nothing.js", "/index.htm", "/index.html/", "/Index.html", "//", "/.", "/..",
             "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../po/fr.po", "/..%2fweb", "/index.html%00.js",
             "/a\\b", "/%", "/%zz", "/table/5")
    for path in paths:
        got = server.raw(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        head, _, body = got.partition(b"\r\n\r\n")
        is_index = body == content(f"{DIST}/index.html")
        fine = re.match(rb"HTTP/1.[01] 40[034] ", head) or got == b"" or (is_index and set(path) <= set("/."))
        check(fine and b"root:" not in got, f"{path} isn't there", got[:300])
    for method in ("GET", "HEAD"):
        status, headers, body = server.ask("/nothing", method)
        check(status == 404 and headers["content-type"].startswith("text/plain") and headers["cache-control"] == "no-store"
              and len(body) < 100 and bool(body) == (method == "GET"), f"{method}: a small text", (status, headers, body))
        check_safe(headers, "what isn't there")


def test_methods(server):
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        status, headers, body = server.ask("/", method, b"x" * 100)
        check(status == 405 and headers["allow"] == "GET, HEAD" and len(body) < 100, f"{method} is refused", (status, headers))
        check_safe(headers, method)
    endless = server.raw(b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
    check(endless.startswith(b"HTTP/1.1 405"), "a body without an end isn't waited for", endless)


def test_hosts(server):
    for host in ("localhost", "LOCALHOST:80", "127.0.0.1", f"127.0.0.1:{server.port}", "[::1]:5"):
        equal(server.ask("/", Host=host)[0], 200, f"Host: {host}")
    for host in ("example.org", "localhost.example.org", "127.0.0.1.example.org", f"example.org:{server.port}", "x@localhost", "[::2]"):
        status, headers, body = server.ask("/", Host=host)
        check(status == 403 and len(body) < 100, f"Host: {host} isn't this machine", status)
        check_safe(headers, f"Host: {host}")
    got = server.raw(b"GET / HTTP/1.1\r\n\r\n")
    check(got.startswith(b"HTTP/1.1 400"), "without a Host", got)


def test_bad_requests(server):
    """No answer that serves anything, and the server goes on."""
    upgrade = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: "
    for name, data in {
        "a method nobody knows": b"BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "CONNECT": b"CONNECT example.org:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "no path": b"GET HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "another's address": b"GET http://example.org/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "a path that never ends": b"GET /" + b"a" * 100000,
        "a header that never ends": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 100000,
        "too many headers": b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"Cookie: abcdefgh\r\n" * 5000 + b"\r\n",
        "noise": bytes(range(256)) * 20,
        "TLS": bytes.fromhex("16030100c8010000c40303") + b"\0" * 190,
        "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 20,
        "a WebSocket": f"{upgrade}websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
        "HTTP/2 by upgrade": f"{upgrade}h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n".encode(),
        "some other protocol": f"{upgrade}chat\r\n\r\n".encode(),
    }.items():
        got = server.raw(data, wait=3)
        check(not re.match(rb"HTTP/1.[01] [123]", got), f"{name}: not served", got[:200])
        equal(server.ask("/")[0], 200, f"{name}: others are")
    big = server.ask("/", Cookie="a" * 8000)
    equal(big[0], 200, "another program's large cookies do no harm")


def test_keeping(server):
    """Many requests over one connection, also sent before they are answered."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    found = files()
    for path, source in [*found.items()] * 3:
        connection.request("GET", path)
        answer = connection.getresponse()
        if not check(answer.read() == content(source), f"{path} over the same connection"):
            break
    connection.close()
    one = b"GET /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n"
    got = server.raw(one * 4 + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    equal(got.count(content(found["/index.html"])), 5, "five in a row without waiting")


def test_many(server):
    largest = max(files().items(), key=lambda item: os.path.getsize(item[1]))
    plain = content(largest[1])
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(200)]
    with concurrent.futures.ThreadPoolExecutor(max_workers=40) as pool:
        answers = list(pool.map(lambda _: server.ask(largest[0])[2] == plain, range(120)))
    check(all(answers), "120 at once, 200 more that say nothing", answers.count(False))
    for connection in idle:
        connection.close()


def test_slow(server):
    """Who sends or reads slowly gets everything, and nobody waits for it."""
    path, source = max(files().items(), key=lambda item: os.path.getsize(item[1]))
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.settimeout(30)
    reader.connect(("127.0.0.1", server.port))
    for byte in f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode():
        reader.sendall(bytes([byte]))
        time.sleep(0.002)
    started = time.monotonic()
    time.sleep(1)
    equal(server.ask("/")[0], 200, "others are served while one doesn't read")
    check(time.monotonic() - started < 5, "and at once")
    got = b""
    while chunk := reader.recv(65536):
        got += chunk
    reader.close()
    equal(got.partition(b"\r\n\r\n")[2] == content(source), True, "a slow client gets it all")
    gone = socket.create_connection(("127.0.0.1", server.port))
    gone.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    gone.close()
    equal(server.ask("/")[0], 200, "one that goes away in the middle does no harm")


def test_where():
    first = Server()
    check(first.host == "127.0.0.1" and first.port >= 8765, "it says where it is", first.line)
    bad("serve", says="borgo.db")  # its tables are the first one's
    folder = tempfile.TemporaryDirectory()
    second = Server("--store", os.path.join(folder.name, "other.db"))
    check(second.port > first.port and second.ask("/")[0] == 200, "the next free port", (first.line, second.line))
    bad("serve", "--port", str(first.port), says=str(first.port))
    for language in LANGUAGES:
        third = Server("--lang", language, "--port", "0", "--store", os.path.join(folder.name, f"{language}.db"))
        check(third.ask("/")[0] == 200, f"any free port, {language}", third.line)
        code, more, errors = third.end(signal.SIGINT)
        check(code == 0 and more == "" and errors == "", f"Ctrl-C ends it, {language}", (code, more, errors))
    with socket.socket() as other:
        other.settimeout(3)
        ours = [line.split()[0] for line in os.popen("hostname -I").read().splitlines() if line.split()]
        if ours:
            check(other.connect_ex((ours[0], first.port)) != 0, "only this machine reaches it")
    for server in (first, second):
        code, _, errors = server.end()
        check(code == 0 and errors == "", "a polite kill ends it", (code, errors))


def test_addresses():
    everywhere = Server("--address", "0.0.0.0", "--port", "0")
    check(everywhere.host == "127.0.0.1" and "localhost" not in everywhere.line, "0.0.0.0 listens everywhere", everywhere.line)
    equal(everywhere.ask("/", Host="example.org")[0], 200, "there any name will do")
    check_safe(everywhere.ask("/")[1], "everywhere")
    everywhere.end()
    if os.path.exists("/proc/net/if_inet6") and content("/proc/net/if_inet6"):
        six = Server("--address", "::1", "--port", "0")
        check(six.host == "[::1]" and six.ask("/")[0] == 200, "::1", six.line)
        equal(six.ask("/", Host="example.org")[0], 403, "::1 is this machine alone")
        six.end()
    for address in ("", "localhost", "1.2.3", "256.1.1.1", "http://127.0.0.1", "lo", "127.0.0.1:80", ":::"):
        bad("serve", "--address", address, says=f"'{address}'")
    bad("serve", "--address", "203.0.113.7", says="203.0.113.7")
    for port in ("-1", "65536", "x", "", "80 80"):
        bad("serve", "--port", port)
    bad("serve", "word", says="word")


def opened_at(folder, *words, **changes):
    """What is opened when standard output is a terminal."""
    ours, theirs = pty.openpty()
    note = os.path.join(folder, "opened")
    if os.path.exists(note):
        os.remove(note)
    process = subprocess.Popen([tap.BORGO, "serve", "--port", "0", *words], stdout=theirs, stderr=theirs, stdin=subprocess.DEVNULL,
                               env=environment(PATH=f"{folder}:{os.environ['PATH']}", NOTE=note, **changes))
    os.close(theirs)
    line = os.read(ours, 1000).decode()
    for _ in range(50 if changes and not words else 5):
        if os.path.exists(note) and content(note):
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    equal(process.wait(timeout=20), 0, "it ends")
    os.close(ours)
    return line, content(note).decode().strip() if os.path.exists(note) else ""


def test_opening():
    with tempfile.TemporaryDirectory() as folder:
        opener = os.path.join(folder, "xdg-open")
        with open(opener, "w", encoding="utf-8") as file:
            file.write('#!/bin/sh\necho "$1" >"$NOTE"\n')
        os.chmod(opener, os.stat(opener).st_mode | stat.S_IXUSR)
        for desktop in ({"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}):
            line, opened = opened_at(folder, **desktop)
            check(opened and f" {opened} " in line, f"with {desktop} the browser is opened", (line, opened))
        equal(opened_at(folder)[1], "", "not without a desktop")
        equal(opened_at(folder, "--no-open", DISPLAY=":0")[1], "", "not with --no-open")
        os.remove(opener)
        check("http://" in opened_at(folder, "--lang", "en", DISPLAY=":0")[0], "nothing to open it with is no matter")


def main():
    server = Server("--port", "0")
    for test in (test_files, test_encodings, test_missing, test_methods, test_hosts, test_bad_requests, test_keeping, test_many,
                 test_slow):
        test(server)
    idle = socket.create_connection(("127.0.0.1", server.port))
    started = time.monotonic()
    code, more, errors = server.end()
    ours = [line for line in errors.splitlines() if not re.match(r"\[.*\] E: ", line)]
    check(code == 0 and more == "" and not ours, "it ends in good order, also while someone is connected", (code, more, errors))
    check(time.monotonic() - started < 10, "and soon")
    idle.close()
    test_where()
    test_addresses()
    test_opening()
    tap.done()


main()
