"""`borgo lessons`: the form of samples, that they are the same on any number of threads, and that mistakes are refused."""
import os
import tempfile

import tap
from samples import GAME, lessons, numbers, slices


def test_form():
    first, second = slices(lessons("0 20", "20 5"))
    magic, version, features, words, games, count = first[0]
    tap.equal((magic, version, words, games), (b"borgoles", 1, 17, 20), "the head of a slice")
    tap.check(len(first[1]) == 136 * count and count > 20 * 20, "as many samples as it says", (len(first[1]), count))
    tap.check(all(0 <= target <= 1 and abs(lead) < 7 for lead, target in numbers(first[1])), "leads are logits, targets are chances")
    sets = [int.from_bytes(first[1][at:at + 128], "little") for at in range(0, len(first[1]), 136)]
    tap.check(max(sets).bit_length() <= features and min(sets) > 0, "features are bits")
    mean = sum(target for _, target in numbers(first[1])) / count
    tap.check(abs(mean - 0.5) < 0.01, "of two players one wins", mean)
    tap.equal(second[0][4], 5, "a second line gives a second slice")


def test_same():
    one = lessons("3 40", words=("--threads", "1"))
    tap.check(one == lessons("3 40", words=("--threads", "3")), "samples don't depend on threads")
    parts = slices(lessons("3 15", "18 25", words=()))
    tap.check(slices(one)[0][1] == parts[0][1] + parts[1][1], "nor on how games are cut into slices")
    tap.check(one != lessons("3 40", words=("--seed", "2")), "another seed, other games")


def refuse(line, says):
    for language in tap.LANGUAGES:
        result = tap.borgo("lessons", GAME, stdin=line + "\n", env=tap.environment(LC_ALL=language))
        fine = tap.is_complaint(result) and (language != "en" or says in result.stderr)
        tap.check(fine, f"'{line}' is refused ({language})", result)


def test_refused(folder):
    wrong = os.path.join(folder, "wrong net.txt")
    with open(wrong, "w", encoding="utf-8") as file:
        file.write("net shibuya features 952\n")
    for line in ("", "1", "x 1", "-1 1", "1 -1", "1 0", "1 262145", "1 1x"):
        refuse(line, f"'{line}' is no slice: expected FIRST GAMES [NET], at most 262144 games")
    refuse(f"0 1 {wrong}", f"{wrong}:1: this net is not one of {GAME}")
    refuse(f"0 1 {os.path.join(folder, 'none')}", "none")
    tap.bad("lessons", says="GAME")
    tap.bad("lessons", GAME, "--threads", "0", says="--threads")
    tap.equal(lessons(), b"", "no line, no slice")


def main():
    test_form()
    test_same()
    with tempfile.TemporaryDirectory() as folder:
        test_refused(folder)
    tap.done()


main()
