"""A WebSocket client (RFC 6455) with nothing but the standard library, small enough to also send what no good client would.

    line = Line("127.0.0.1", 8765)
    line.say({"id": 1, "do": "hello"})
    print(line.hear())
"""
import base64
import hashlib
import json
import os
import re
import socket
import ssl
import struct
import time

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Refused(Exception):
    """The server answered with something else than a WebSocket: `status` and the whole answer."""

    def __init__(self, answer):
        super().__init__(answer[:200])
        self.answer = answer
        words = answer.split(b" ", 2)
        self.status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


class Closed(Exception):
    """The line ended: `code` is what the server said, or None if it said nothing."""

    def __init__(self, code=None):
        super().__init__(code)
        self.code = code


def frame(opcode, payload, final=True, mask=True, length=None):
    """One frame; `length` may lie."""
    size = len(payload) if length is None else length
    head = bytes([(0x80 if final else 0) | opcode])
    bit = 0x80 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not mask:
        return head + payload
    key = os.urandom(4)
    whole = key * (len(payload) // 4 + 1)
    masked = (int.from_bytes(payload, "big") ^ int.from_bytes(whole[:len(payload)], "big")).to_bytes(len(payload), "big")
    return head + key + masked


class Line:
    """An open WebSocket."""

    def __init__(self, host, port, path="/live", protocol="borgo", headers=None, timeout=20, tls=None, window=None):
        raw = socket.socket()
        if window:  # a small one makes a slow reader
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        raw.settimeout(timeout)
        raw.connect((host, port))
        self.socket = tls.wrap_socket(raw, server_hostname="localhost") if tls else raw
        self.rest = b""
        self.id = 0
        self.pushes = []
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key,
                 "Sec-WebSocket-Version": "13", **({"Sec-WebSocket-Protocol": protocol} if protocol else {}), **(headers or {})}
        request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
        self.socket.sendall(request.encode())
        answer = self.head()
        if not answer.startswith(b"HTTP/1.1 101"):
            raise Refused(answer)
        self.answer = answer.decode("latin-1")
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
        assert accept in self.answer, "the server doesn't know the key"

    def head(self):
        """The answer up to its empty line; all of it if it is no WebSocket."""
        got = b""
        try:
            while b"\r\n\r\n" not in got:
                more = self.socket.recv(4096)
                if not more:
                    return got
                got += more
            if not got.startswith(b"HTTP/1.1 101"):
                length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", got)
                whole = got.index(b"\r\n\r\n") + 4 + int(length[1]) if length else float("inf")
                while len(got) < whole and (more := self.socket.recv(4096)):
                    got += more
                return got
        except (TimeoutError, ConnectionError):
            return got
        head, _, self.rest = got.partition(b"\r\n\r\n")
        return head

    def raw(self, data):
        self.socket.sendall(data)

    def say(self, request, opcode=TEXT):
        data = request if isinstance(request, bytes) else json.dumps(request).encode()
        self.raw(frame(opcode, data))

    def bytes(self, count):
        while len(self.rest) < count:
            try:
                more = self.socket.recv(65536)
            except ConnectionError:
                more = b""
            if not more:
                raise Closed()
            self.rest += more
        got, self.rest = self.rest[:count], self.rest[count:]
        return got

    def frame(self):
        """The next frame: opcode and payload."""
        first, second = self.bytes(2)
        assert first & 0x80 and not first & 0x70 and not second & 0x80, "a frame as servers send them"
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self.bytes(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.bytes(8))[0]
        return first & 15, self.bytes(size)

    def hear(self):
        """The next message; pings are answered meanwhile."""
        while True:
            opcode, payload = self.frame()
            if opcode == PING:
                self.raw(frame(PONG, payload))
            elif opcode == CLOSE:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None)
            elif opcode == TEXT:
                return json.loads(payload.decode("utf-8"))

    def ask(self, **request):
        """Sends a request and gives its answer; what is pushed meanwhile goes to `pushes`."""
        self.id += 1
        self.say({"id": self.id, **request})
        while True:
            got = self.hear()
            if got.get("id") == self.id:
                return got["answer"]
            self.pushes.append(got)

    def push(self, kind, timeout=10, **members):
        """The next push of that kind with those members."""
        until = time.monotonic() + timeout
        seen = 0
        while True:
            for push in self.pushes[seen:]:
                if push.get("push") == kind and all(push.get(name) == value for name, value in members.items()):
                    self.pushes.remove(push)
                    return push
            seen = len(self.pushes)
            self.socket.settimeout(max(0.01, until - time.monotonic()))
            self.pushes.append(self.hear())

    def close(self):
        self.socket.close()


def trusting():
    """TLS without asking who it is: for certificates a test made itself."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
