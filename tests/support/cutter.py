"""A line between two ports that can be cut: nothing goes through any more, and nobody is told. Words on standard input: `cut`, `mend`.

    cutter.py PORT    prints the port it listens at
"""
import selectors
import socket
import sys


class Cutter:
    def __init__(self, target):
        self.target, self.is_cut = target, False
        self.loop, self.partner = selectors.DefaultSelector(), {}
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=50)
        self.loop.register(self.listener, selectors.EVENT_READ, self.accept)
        self.loop.register(sys.stdin, selectors.EVENT_READ, self.obey)

    def accept(self, _):
        near, _ = self.listener.accept()
        try:
            far = socket.create_connection(("127.0.0.1", self.target), timeout=1)
        except OSError:
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.partner[one] = other
            self.loop.register(one, selectors.EVENT_READ, self.carry)

    def end(self, one):
        for each in (one, self.partner[one]):
            self.loop.unregister(each)
            each.close()
        del self.partner[self.partner.pop(one)]

    def carry(self, one):
        try:
            data = one.recv(65536)
            if data:
                self.partner[one].settimeout(5)
                self.partner[one].sendall(data)
                return
        except OSError:
            pass
        self.end(one)

    def obey(self, _):
        word = sys.stdin.readline().strip()
        if not word:
            sys.exit()
        self.is_cut = word == "cut"

    def run(self):
        """While it is cut, data stays where it is. What was waiting goes on afterwards, late."""
        while True:
            if self.is_cut:
                self.obey(sys.stdin)
            for key, _ in self.loop.select(0.05):
                if self.is_cut:
                    break
                if key.fileobj in self.partner or key.fileobj in (self.listener, sys.stdin):
                    key.data(key.fileobj)


cutter = Cutter(int(sys.argv[1]))
print(cutter.listener.getsockname()[1], flush=True)
cutter.run()
