"""Files from outside: what somebody planted under a name Borgo writes to or reads from changes nothing else, and what is
wrong with a file is said in the same way everywhere."""
import os
import stat
import tempfile

from tap import bad, borgo, check, done, equal, fine

GAME = "sunrise-lane"
folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


def read(name):
    with open(path(name), "rb") as file:
        return file.read()


def write(name, data):
    with open(path(name), "wb") as file:
        file.write(data)
    return path(name)


def play(*words, typed=""):
    return borgo("play", *words, stdin=typed, cwd=folder.name)


def new_record(name):
    result = play(GAME, "--seed", "5", "--seat", "human:Anna", "--record", name, typed="draw\n")
    check(result.returncode == 1 and b"private seed" in read(name), f"an unfinished game in {name}", result)
    return read(name)


def test_planted_links():
    write("precious", b"mine\n")
    for name in ("g.rec.part", "g.rec.tmp", "g.rec~"):
        os.symlink("precious", path(name))
    new_record("g.rec")
    equal(read("precious"), b"mine\n", "what a planted link leads to stays")
    equal(stat.S_IMODE(os.stat(path("g.rec")).st_mode), 0o600, "a private seed is for its owner alone")
    equal(sorted(name for name in os.listdir(folder.name) if name.startswith(".")), [], "nothing else is left")
    write("h.rec.part", b"somebody's\n")
    os.chmod(path("h.rec.part"), 0o400)
    new_record("h.rec")
    equal(read("h.rec.part"), b"somebody's\n", "a file that isn't ours is neither used nor deleted")


def test_links_and_special_files():
    before = new_record("real.rec")
    os.symlink("real.rec", path("link.rec"))
    result = play("--load", "link.rec", typed="draw\n")
    check(result.returncode == 2 and "leads to 'real.rec'" in result.stderr, "a link isn't written to", result)
    check(os.path.islink(path("link.rec")) and read("real.rec") == before, "both are as they were")
    equal(borgo("replay", "--all", path("link.rec")).returncode, 0, "but read")
    os.mkfifo(path("pipe"))
    for command in (("play", "--load"), ("replay",), ("analyse",)):
        bad(*command, path("pipe"), says="is not a file but a pipe")
        bad(*command, "/dev/zero", says="is not a file but a device")
        bad(*command, folder.name, says="is not a file but a folder")
    check(stat.S_ISFIFO(os.stat(path("pipe")).st_mode), "the pipe is still one")
    os.chmod(path("real.rec"), 0o400)
    result = play("--load", "real.rec", typed="draw\n")
    check(result.returncode == 2 and "write-protected" in result.stderr and read("real.rec") == before,
          "a write-protected game isn't replaced", result)


def test_foreign_texts():
    record = new_record("plain.rec")
    for name, data in (("marked.rec", b"\xef\xbb\xbf" + record), ("dos.rec", b"\xef\xbb\xbf" + record.replace(b"\n", b"\r\n"))):
        equal(fine("replay", "--json", write(name, data)), fine("replay", "--json", path("plain.rec")), f"{name} reads the same")


def test_wrong_records():
    """The same exit code for the same record, whoever reads it."""
    record = new_record("right.rec")
    wrong = (record.replace(b"\n0 draw\n", b"\n0 fly\n"), record[:-5], record.replace(b"private seed 05", b"private seed 06"),
             record.replace(b"borgo record 2", b"borgo record 9"), b"no record\n", b"")
    for number, data in enumerate(wrong):
        name = write(f"wrong{number}.rec", data)
        for command in (("play", "--load"), ("replay",), ("analyse",)):
            bad(*command, name, says=f"wrong{number}.rec")


test_planted_links()
test_links_and_special_files()
test_foreign_texts()
test_wrong_records()
done()
