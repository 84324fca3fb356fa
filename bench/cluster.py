#!/usr/bin/env python3
"""What servers over one database bear: 1, 2 and 4 of them behind HAProxy, with bench/load before it, and in the same run what the disk syncs
a second and what pgbench commits with as many connections as servers write by.

    cluster.py BORGO LOAD [--tables N] [--rate N] [--seconds N] [--servers 1,2,4]

`near` is without HAProxy, each server with people of its own: nothing has to be forwarded. PostgreSQL and HAProxy are Debian's, started here
in a temporary folder. With the usual numbers it takes two minutes; the lines are ready for docs/measurements.md.
"""
import argparse
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tests", "e2e"))
sys.argv, ARGUMENTS = sys.argv[:1], sys.argv[1:]
from database import Database, find, free_port  # noqa: E402

CONFIG = """
defaults
    mode http
    maxconn 20000
    timeout connect 1s
    timeout client 90s
    timeout server 90s
    timeout tunnel 90s
frontend web
    bind 127.0.0.1:{port}
    default_backend borgo
backend borgo
    balance roundrobin
{servers}
"""


def start(borgo, address):
    process = subprocess.Popen([borgo, "serve", "--no-open", "--port", "0", "--store", address, "--requests", "0", "--connections", "0",
                                "--tables", "1000000"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return process, int(re.search(r":(\d+)/", process.stdout.readline())[1])


def front(ports, folder):
    port = free_port()
    path = os.path.join(folder, "haproxy.cfg")
    with open(path, "w", encoding="utf-8") as file:
        file.write(CONFIG.format(port=port, servers="\n".join(f"    server s{i} 127.0.0.1:{to}" for i, to in enumerate(ports))))
    haproxy = shutil.which("haproxy") or "/usr/sbin/haproxy"
    process = subprocess.Popen([haproxy, "-db", "-f", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.05)
    return process, port


def load(words, ports, tables, rate):
    """Moves a second in all, and the milliseconds of half and of 99 % of them."""
    runs = [subprocess.Popen([words.load, str(port), str(tables // len(ports)), str(rate // len(ports)), str(words.seconds)],
                             stdout=subprocess.PIPE, text=True) for port in ports]
    rows = [[float(word) for word in run.communicate()[0].split()] for run in runs]
    return sum(row[1] for row in rows), max(row[2] for row in rows), max(row[3] for row in rows), sum(row[5] for row in rows)


def syncs(folder, seconds=1.0):
    count, until = 0, time.monotonic() + seconds
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        while time.monotonic() < until:
            os.write(file.fileno(), b"x" * 4096)
            os.fdatasync(file.fileno())
            count += 1
    return count / seconds


def pgbench(database, connections):
    """Transactions a second, each one row added and three changed."""
    result = subprocess.run([find("pgbench"), "-n", "-M", "prepared", "-c", str(connections), "-T", "3", database.address()], check=True,
                            capture_output=True, text=True, env=database.environment())
    return float(re.search(r"tps = ([\d.]+)", result.stdout)[1])


def measure(words, database, count, near):
    with tempfile.TemporaryDirectory() as folder:
        disk, commits = syncs(folder), pgbench(database, count)
        servers = [start(words.borgo, database.address()) for _ in range(count)]
        proxy, port = front([port for _, port in servers], folder)
        try:
            moves, half, most, refused = load(words, [port for _, port in servers] if near else [port], words.tables, words.rate)
        finally:
            proxy.terminate()
            for process, _ in servers:
                process.terminate()
            for process in [proxy, *(process for process, _ in servers)]:
                process.wait()
        print(f"| {count}, {'near' if near else 'anywhere' if count > 1 else 'through HAProxy'} | {moves:,.0f} | {half:.1f} ms | {most:.1f} ms | {disk:,.0f} | {commits:,.0f} | "
              f"{os.getloadavg()[0]:.1f} |" + (f" {refused:.0f} refused" if refused else ""), flush=True)


def sizes(database):
    rows = database.sql("SELECT count(*), coalesce(sum(length(record)), 0) FROM tables WHERE phase = 2")[0]
    events = database.sql("SELECT count(*), sum(pg_column_size(events.*)) FROM events JOIN tables ON id = of_table WHERE phase = 2")[0]
    if int(rows[0]):
        print(f"{rows[0]} finished games: {int(events[1] or 0) // int(rows[0])} bytes of {int(events[0]) // int(rows[0])} events each, and a record of "
              f"{int(rows[1]) // int(rows[0])}")
    whole = database.sql("SELECT pg_total_relation_size('events'), (SELECT count(*) FROM events)")[0]
    print(f"an event with its index takes {int(whole[0]) / max(1, int(whole[1])):.0f} bytes")


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("borgo")
    reader.add_argument("load")
    reader.add_argument("--tables", type=int, default=400)
    reader.add_argument("--rate", type=int, default=1000)
    reader.add_argument("--seconds", type=int, default=8)
    reader.add_argument("--servers", default="1,2,4")
    words = reader.parse_args(ARGUMENTS)
    database = Database(shared_buffers="128MB")
    try:
        subprocess.run([find("pgbench"), "-i", "-q", "-s", "10", database.address()], check=True, capture_output=True, env=database.environment())
        database.sql("CREATE SCHEMA bench; ALTER TABLE pgbench_accounts SET SCHEMA bench; ALTER TABLE pgbench_branches SET SCHEMA bench;"
                     "ALTER TABLE pgbench_tellers SET SCHEMA bench; ALTER TABLE pgbench_history SET SCHEMA bench;"
                     "ALTER ROLE borgo SET search_path = public, bench")
        print("| servers | durable moves a second | half in | 99 % in | syncs a second | pgbench | load |\n| --- | --- | --- | --- | --- | --- | --- |")
        for count in (int(word) for word in words.servers.split(",")):
            for near in (False, True):
                measure(words, database, count, near)
        sizes(database)
    finally:
        database.close()


if __name__ == "__main__":
    main()
