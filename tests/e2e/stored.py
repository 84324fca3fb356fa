"""Stores made by hand, by the schema of docs/store.md: what the scripts about them share."""
import os
import re
import sqlite3
import tempfile

import tap

WORK = tempfile.TemporaryDirectory()
BORGO_FILE = 0x426F7267


def path(name):
    return os.path.join(WORK.name, name)


def schema():
    with open(os.path.join(tap.ROOT, "docs", "store.md"), encoding="utf-8") as file:
        return re.search(r"```sql\n(.*?)```", file.read(), re.DOTALL)[1]


def make_store(name, version=2, kind=BORGO_FILE):
    """A store as a server leaves it: with a log beside it."""
    store = sqlite3.connect(path(name), isolation_level=None, check_same_thread=False)
    store.execute("PRAGMA journal_mode = wal")
    store.executescript(schema())
    store.execute(f"PRAGMA application_id = {kind}")
    store.execute(f"PRAGMA user_version = {version}")
    return store


def add_event(store, table, number, body="{}"):
    store.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (table, number, 1000 + number, body))
