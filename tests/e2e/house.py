"""A `borgo serve` for scripts that play at its tables: it can be killed and comes back at the same port with the same store. `ask` is the
HTTP half of docs/protocol.md."""
import json
import os
import signal
import sys
import tempfile
import urllib.parse

import tap

sys.path.insert(0, os.path.join(tap.ROOT, "tests", "support"))
from server import Server, key as new_key, seal  # noqa: E402, F401


class House:
    def __init__(self, *words):
        self.folder = tempfile.TemporaryDirectory()
        self.words = words
        self.port = 0
        self.open()

    def open(self):
        """Starts it and waits until it says where it is."""
        self.server = Server("--requests", "0", "--connections", "0", "--tables", "1000", *self.words, port=self.port,
                             store=os.path.join(self.folder.name, "house.db"))
        self.port = self.server.port
        assert self.port, self.server.said()

    def kill(self):
        """As a power failure would: nothing is said and nothing tidied up."""
        self.server.end(signal.SIGKILL)

    def close(self):
        code = self.server.end()
        self.folder.cleanup()
        return code

    def link(self, table, scheme="http"):
        return f"{scheme}://127.0.0.1:{self.port}/#/t/{table}"

    def request(self, verb, key=None, get=False, body=None, speaks="en", **members):
        """One request over HTTP: status, headers and body, a JSON one as what it says."""
        headers = {"Accept_Language": speaks, **({"Authorization": f"Bearer {key}"} if key else {})}
        if not get:
            return self.server.ask(f"/api/{verb}", "POST", members if body is None else body, Content_Type="application/json", **headers)
        query = {name: json.dumps(value) if isinstance(value, bool) else value for name, value in members.items()}
        return self.server.ask(f"/api/{verb}" + ("?" + urllib.parse.urlencode(query) if query else ""), **headers)

    def ask(self, verb, key=None, get=False, **members):
        """Only the answer."""
        return self.request(verb, key, get, **members)[2]
