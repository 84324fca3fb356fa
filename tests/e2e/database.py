"""PostgreSQL in a folder of the test's own, as an ordinary user: what the scripts about it share. As a program it starts one, runs a
command with its address in place of DATABASE, and stops it:

    tests/e2e/database.py COMMAND… DATABASE…
"""
import glob
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

NOBODY = 65534


def find(program):
    """Debian keeps them out of the way, by version."""
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{program}"))
    return found[-1] if found else shutil.which(program)


def as_somebody():
    """PostgreSQL refuses to be root."""
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"] if os.geteuid() == 0 else []


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Database:
    def __init__(self, **settings):
        self.folder = tempfile.mkdtemp(prefix="borgo-postgres-")
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self.port, self.settings, self.process = free_port(), settings, None
        subprocess.run([*as_somebody(), find("initdb"), "-D", f"{self.folder}/data", "-U", "borgo", "-A", "trust", "-E", "UTF8",
                        "--locale=C", "--no-sync"], check=True, cwd=self.folder, env=self.environment(), stdout=subprocess.DEVNULL)
        self.start()

    def environment(self):
        return {"PATH": os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C"}

    def address(self, port=None):
        return f"postgresql://borgo@127.0.0.1:{port or self.port}/postgres"

    def start(self):
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "100", "shared_buffers": "32MB",
                    "log_min_messages": "panic", "dynamic_shared_memory_type": "mmap", **self.settings}
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.log = open(f"{self.folder}/log", "a", encoding="utf-8")
        self.process = subprocess.Popen([*as_somebody(), find("postgres"), "-D", f"{self.folder}/data", "-p", str(self.port), *words],
                                        cwd=self.folder, env=self.environment(), stdout=self.log, stderr=self.log)
        for _ in range(600):
            if subprocess.run([find("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False).returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL doesn't start")

    def stop(self, how=signal.SIGINT):
        """SIGINT ends it at once and in good order, SIGQUIT as a crash would."""
        self.process.send_signal(how)
        self.process.wait(60)

    def sql(self, text):
        """Rows as lists of texts."""
        result = subprocess.run([find("psql"), "-X", "-q", "-A", "-t", "-F", "\t", "-c", text, self.address()], check=True,
                                capture_output=True, text=True, env=self.environment())
        return [line.split("\t") for line in result.stdout.splitlines()]

    def close(self):
        if self.process.poll() is None:
            self.stop()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    database = Database(synchronous_commit="on", fsync="off")  # these tests kill no machines
    try:
        words = [word.replace("DATABASE", database.address()) for word in sys.argv[1:]]
        return subprocess.run(words, check=False).returncode
    finally:
        database.close()


if __name__ == "__main__":
    sys.exit(main())
