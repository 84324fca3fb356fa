"""What every end-to-end script needs: checks in the Test Anything Protocol, and running the `borgo` under test.

    import tap

    result = tap.borgo("games", "--json")
    tap.check(result.returncode == 0, "games succeeds", result.stderr)
    tap.done()

A script is called with the path of the binary as its argument and listed in tests/meson.build.
"""
import functools
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
with open(os.path.join(ROOT, "po", "LINGUAS"), encoding="utf-8") as linguas:
    LANGUAGES = ("en", *linguas.read().split())
BORGO = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ""
DATA = tempfile.TemporaryDirectory()  # where games are kept, so that no test touches those of whoever runs it
checks = 0
failures = 0


def check(fine, name, detail=""):
    """One check; the detail is shown when it fails."""
    global checks, failures
    checks += 1
    failures += not fine
    name = name.replace("\n", "\\n").replace("\033", "\\033")
    print(f"{'ok' if fine else 'not ok'} {checks} - {name}")
    if not fine:
        for line in str(detail).splitlines():
            print(f"# {line}")
    sys.stdout.flush()
    return fine


def equal(found, expected, name):
    return check(found == expected, name, f"found    {found!r}\nexpected {expected!r}")


def done():
    """Prints the plan and ends the script."""
    print(f"1..{checks}")
    sys.exit(failures > 0)


def environment(**changes):
    """A plain environment: no colours, no language, no settings of whoever runs the tests."""
    plain = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR", "ASAN_OPTIONS", "UBSAN_OPTIONS") if key in os.environ}
    return {**plain, "LC_ALL": "C", "XDG_DATA_HOME": DATA.name, **changes}


def borgo(*words, stdin="", env=None, cwd=None, timeout=120):
    """Runs `borgo WORDS` to its end; gives returncode, stdout and stderr as text."""
    return subprocess.run([BORGO, *words], input=stdin, capture_output=True, text=True, encoding="utf-8",
                          errors="replace", env=env or environment(), cwd=cwd, timeout=timeout)


def fine(*words, **more):
    """Succeeds without a word on standard error; gives its standard output."""
    result = borgo(*words, **more)
    check(result.returncode == 0 and not result.stderr, f"borgo {' '.join(words)}: fine", (result.returncode, result.stderr))
    return result.stdout


@functools.cache
def sanitized():
    """Whether it was built with a sanitizer, which takes memory of its own and many times as long."""
    with open(BORGO, "rb") as file:
        return b"__asan_init" in file.read()


def few(cases):
    """All of them; the first and the last where they take too long. What they find out the plain build tells as well."""
    cases = list(cases)
    return cases if len(cases) < 3 or not sanitized() else [cases[0], cases[-1]]


def is_complaint(result):
    return (result.returncode == 2 and result.stdout == "" and result.stderr.startswith("borgo: ")
            and result.stderr.count("\n") == 1 and result.stderr.endswith("\n"))


def bad(*words, says=""):
    """Refused with exit code 2, one sentence, nothing on standard output; `says` stands in the sentence."""
    for language in few(LANGUAGES):
        result = borgo(*words, env=environment(LC_ALL=language))
        if not is_complaint(result) or (language == "en" and says not in result.stderr):
            check(False, f"borgo {' '.join(words)}: refused", (language, result))
            return
    check(True, f"borgo {' '.join(words)}: refused")


def members(pairs):
    """An object of an answer: no reader could tell which of two members with one name is meant."""
    found = dict(pairs)
    assert len(found) == len(pairs), f"a member stands there twice: {pairs}"
    return found


class Engine:
    """A running `borgo engine`: ask(do="new", …) sends one request and returns the answer."""

    def __init__(self, *words):
        self.process = subprocess.Popen([BORGO, "engine", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=environment())

    def line(self, line):
        """Sends one line (text or bytes) as it is and returns the answer."""
        data = line.encode() if isinstance(line, str) else line
        self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline().decode("utf-8"), object_pairs_hook=members)

    def ask(self, **request):
        return self.line(json.dumps(request))

    def close(self):
        self.process.stdin.close()
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        return code
