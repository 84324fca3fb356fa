"""tools/train.py, where PyTorch is at hand: nets that Python writes are read and judged in C to the digit, and a tiny training."""
import math
import os
import subprocess
import sys
import tempfile

import tap
from samples import GAME, lessons, numbers, slices

TOOLS = os.path.join(tap.ROOT, "tools")


def judged_in_c(path):
    """Features, and what the net added to the lead, of positions that have one before them: a target is the mean of what the next
    position of the same seat was judged to be and of its target."""
    found = []
    for _, samples in slices(lessons(*(f"{game} 1 {path}" for game in range(20)))):
        known = numbers(samples)
        for i in range(len(known) - 2):
            (lead, target), before = known[i], known[i + 2][1]
            chance = (before - 0.6 * target) / 0.4
            if 0.002 < chance < 0.998:
                logit = 1024 * math.log(chance / (1 - chance)) - 1024 * lead
                found.append((samples[136 * i:136 * i + 128], round(logit)))
    return found


def test_equal(train, folder):
    """A net with weights so large that its units are cut off at both ends."""
    torch = train.torch
    path = os.path.join(folder, "large.txt")
    features = slices(lessons("0 1"))[0][0][2]
    net = train.new_net("cpu", 3)
    with torch.no_grad():
        net["last"] *= 60
        net["second"] *= 3
    with open(path, "w", encoding="utf-8") as file:
        file.write(train.net_text(net, GAME, features, ["# large"]))
    again = train.new_net("cpu", 4)
    train.read_net(path, GAME, again)
    tap.check(train.net_text(again, GAME, features, ["# large"]) == open(path, encoding="utf-8").read(), "a net is read as it was written")
    found = judged_in_c(path)
    packed = torch.frombuffer(bytearray(b"".join(sample for sample, _ in found)), dtype=torch.uint8).view(len(found), 128)
    python = [int(value) for value in train.whole_numbers(train.rounded(net), packed).tolist()]
    wrong = [(c, p) for (_, c), p in zip(found, python) if c != p]
    tap.check(len(found) > 2000 and not wrong, f"{len(found)} positions are judged alike in C and in Python", wrong[:5])
    tap.check(max(python) - min(python) > 1000, "and not all the same", (min(python), max(python)))
    real = train.judge(net, packed).tolist()
    tap.check(max(abs(r - p / 1024) for r, p in zip(real, python)) < 0.1, "rounding costs little")


def run_training(path, *words):
    return subprocess.run([sys.executable, os.path.join(TOOLS, "train.py"), GAME, "--borgo", tap.BORGO, "--out", path, "--device", "cpu", "--slice", "100", "--batch",
                           "512", "--epochs", "0.5", "--memory", "40000", *words, "--lessons", "--players 2 --threads 2"],
                          capture_output=True, text=True, timeout=300, check=False)


def test_training(folder):
    path = os.path.join(folder, "net.txt")
    result = run_training(path, "--games", "200")
    lines = result.stdout.splitlines()
    tap.check(result.returncode == 0 and not result.stderr and len(lines) == 2 and lines[1].startswith("200 games, "), "a tiny training",
              result)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    tap.check("--games 200 --seed 1" in text and "so far: 200," in text and len(text) < 150000, "a net has its history", text[:500])
    again = run_training(path, "--games", "200")
    tap.check(again.returncode == 0 and not again.stdout, "what is done isn't done again", again)
    more = run_training(path, "--games", "300")
    tap.check(more.stdout.startswith("300 games, "), "and can be gone on with", more)
    tap.fine("arena", GAME, "--seat", "pupil", "--seat", "greedy", "--games", "10", "--net", path)
    begun = os.path.join(folder, "begun.txt")
    result = run_training(begun, "--from", path, "--games", "100")
    with open(begun, encoding="utf-8") as file:
        history = [line for line in file.read().splitlines() if line.startswith("#")]
    tap.check(result.stdout.startswith("100 games, ") and len(history) == 6 and "so far: 300," in history[2] and "so far: 100," in history[5],
              "a net can be taught on from its file, which keeps what it was", (result, history))
    result = run_training(os.path.join(folder, "foreign.txt"), "--from", os.path.join(tap.ROOT, "README.md"), "--games", "100")
    tap.check(result.returncode == 1 and result.stderr.endswith(f"is no net of {GAME}\n"), "what is no net isn't begun with", result)
    missing = run_training(os.path.join(folder, "none", "net.txt"), "--games", "100")
    tap.check(missing.returncode == 1 and missing.stderr.startswith("train.py: ") and missing.stderr.count("\n") == 1,
              "a file that can't be written is named", missing)
    wrong = subprocess.run([sys.executable, os.path.join(TOOLS, "train.py"), "shibuya", "--borgo", tap.BORGO, "--out", path], capture_output=True, text=True,
                           check=False)
    tap.check(wrong.returncode == 1 and f"is of {GAME}" in wrong.stderr, "a training of another game is refused", wrong)


def has_torch(python):
    return subprocess.run([python, "-c", "import torch"], capture_output=True, check=False).returncode == 0


def main():
    """Debian's Python may have it where another comes first."""
    if not has_torch(sys.executable):
        if sys.executable != "/usr/bin/python3" and has_torch("/usr/bin/python3"):
            os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
        print("1..0 # SKIP no PyTorch")
        return
    sys.path.insert(0, TOOLS)
    import train  # pylint: disable=import-outside-toplevel
    with tempfile.TemporaryDirectory() as folder:
        test_equal(train, folder)
        test_training(folder)
    tap.done()


main()
