#!/usr/bin/env python3
"""Teaches a game's net by self-play: `borgo lessons` plays on all cores, PyTorch learns meanwhile, on a GPU if there is one.

    tools/train.py GAME --games N            docs/nets.md has the rest

The net is that of src/players/net.h with real numbers for weights. What plays is always its rounded copy, and `whole_numbers`
here is what that comes to in C, digit for digit: tests/e2e/train.py compares. After every slice of games data/nets/GAME.txt is
written, and beside it what the same command needs to go on (GAME.txt.training).
"""
import argparse
import datetime
import math
import os
import struct
import subprocess
import sys
import time

try:
    import torch
except ImportError:
    sys.exit("train.py: PyTorch is missing for this Python: Debian's package is python3-torch")

WIDTH, SECOND, WORDS = 64, 16, 16  # as in src/players/net.h and src/core/feature.h
ONE, WEIGHT, LOGIT = 512, 256, 1024
LEAST, MOST = -2048, 2047
HEAD = struct.Struct("=8sIIIIQ")  # as in src/cli/lessons.c
SAMPLE = 8 * WORDS + 8
JUDGED = 1 << 16  # samples of a slice that are judged before they are learned from
PARTS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
SCALE = dict(zip(PARTS, (ONE, ONE, WEIGHT, WEIGHT, WEIGHT, WEIGHT)))


class Cut(torch.autograd.Function):
    """Between 0 and 1; a unit that is cut off still feels a little of what pulls it back."""

    @staticmethod
    def forward(ctx, value):
        ctx.save_for_backward(value)
        return value.clamp(0, 1)

    @staticmethod
    def backward(ctx, pull):
        value, = ctx.saved_tensors
        inside = (value > 0) & (value < 1)
        back = (value <= 0) == (pull < 0)
        return pull * torch.where(inside, 1.0, torch.where(back, 0.1, 0.0)).to(pull.dtype)


def new_net(device, seed):
    generator = torch.Generator().manual_seed(seed)

    def uniform(reach, *shape):
        return reach * (2 * torch.rand(shape, generator=generator) - 1)
    weights = (uniform(0.1, 64 * WORDS, WIDTH), torch.full((WIDTH,), 0.3), uniform(0.2, SECOND, WIDTH), torch.full((SECOND,), 0.3),
               uniform(0.02, SECOND), torch.zeros(1))
    return {part: weight.to(device).requires_grad_() for part, weight in zip(PARTS, weights)}


def bits(packed, kind=torch.float32):
    """A row of 0 and 1 for every sample's 128 bytes."""
    shifts = torch.arange(8, dtype=torch.uint8, device=packed.device)
    return packed.unsqueeze(2).bitwise_right_shift(shifts).bitwise_and(1).flatten(1).to(kind)


def judge(net, packed):
    """What the net adds to the estimate's logit, in real numbers."""
    first = Cut.apply(torch.addmm(net["first_bias"], bits(packed), net["first"]))
    second = Cut.apply(torch.addmm(net["second_bias"], first, net["second"].t()))
    return second @ net["last"] + net["last_bias"]


def rounded(net):
    """The whole numbers of the file; those of features that never occurred are 0."""
    return {part: (weight.detach().double() * SCALE[part]).round().clamp(LEAST, MOST) for part, weight in net.items()}


def whole_numbers(net, packed):
    """What borgo_net_judge says, of a rounded net: doubles hold all of these numbers exactly."""
    first = torch.addmm(net["first_bias"], bits(packed, torch.float64), net["first"])
    units = ((first + 32768).remainder(65536) - 32768).clamp(0, ONE)
    second = torch.addmm(net["second_bias"] * ONE, units, net["second"].t())
    result = torch.div(second, WEIGHT, rounding_mode="trunc").clamp(0, ONE) @ net["last"] + net["last_bias"] * ONE
    return torch.div(result, ONE * WEIGHT // LOGIT, rounding_mode="trunc")


def log_loss(logits, targets):
    return torch.nn.functional.binary_cross_entropy_with_logits(logits, targets)


DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def read_net(path, game, net):
    """Takes over the weights of a file of src/players/net_file.c; returns its history."""
    text = open(path).read().splitlines()
    history = [line for line in text if line.startswith("#")]
    lines = text[len(history):]
    try:
        if lines[0].split()[:2] != ["net", game]:
            raise ValueError
        weights = [[64 * DIGITS.index(line[i]) + DIGITS.index(line[i + 1]) + LEAST for i in range(0, len(line), 2)]
                   for line in lines[2:] if line not in ("first", "second", "last")]
        features = len(weights) - SECOND - 3
        first = torch.zeros(net["first"].shape)
        first[:features] = torch.tensor(weights[:features])
        parts = (first, *map(torch.tensor, (weights[features], weights[features + 1:-2], weights[-2], weights[-1][:-1], weights[-1][-1:])))
        with torch.no_grad():
            for part, read in zip(PARTS, parts, strict=True):
                net[part].copy_(read / SCALE[part])
    except (ValueError, IndexError, RuntimeError):
        sys.exit(f"train.py: '{path}' is no net of {game}")
    return history


def net_text(net, game, features, history):
    """The file of src/players/net_file.c."""
    pairs = [high + low for high in DIGITS for low in DIGITS]

    def line(weights):
        return "".join(pairs[int(weight) - LEAST] for weight in weights)
    net = {part: weights.cpu() for part, weights in rounded(net).items()}
    rows = [line(row) for row in net["first"][:features].tolist()] + [line(net["first_bias"].tolist())]
    second = [line(row) for row in net["second"].tolist()] + [line(net["second_bias"].tolist())]
    last = line(net["last"].tolist() + net["last_bias"].tolist())
    return "\n".join([*history, f"net {game} features {features}", f"units {WIDTH} {SECOND}", "first", *rows, "second", *second, "last",
                      last, ""])


class Players:
    """`borgo lessons`, which plays while we do something else."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, first, games, net):
        self.process.stdin.write(f"{first} {games} {net}".rstrip().encode() + b"\n")
        self.process.stdin.flush()

    def read(self, size):
        data = bytearray(size)
        if self.process.stdout.readinto(data) < size:
            sys.exit(f"train.py: '{' '.join(self.process.args)}' ended early")
        return data

    def slice(self):
        """Samples as bytes, and how many features the game has."""
        magic, version, features, words, _, count = HEAD.unpack(self.read(HEAD.size))
        if magic != b"borgoles" or version != 1 or 8 * words != SAMPLE or not count:
            sys.exit("train.py: this borgo's lessons have another form: build it anew")
        return torch.frombuffer(self.read(count * SAMPLE), dtype=torch.uint8).view(count, SAMPLE), features


class Memory:
    """The latest samples, on the device: features as bits, lead and target."""

    def __init__(self, size, device):
        self.features = torch.empty((size, 8 * WORDS), dtype=torch.uint8, device=device)
        self.numbers = torch.empty((size, 2), device=device)
        self.size, self.used, self.next = size, 0, 0

    def add(self, samples):
        samples = samples[-self.size:].to(self.features.device)
        at = (self.next + torch.arange(len(samples), device=samples.device)) % self.size
        self.features[at] = samples[:, :8 * WORDS]
        self.numbers[at] = samples[:, 8 * WORDS:].contiguous().view(torch.float32)
        self.used = min(self.size, self.used + len(samples))
        self.next = (self.next + len(samples)) % self.size
        return at

    def take(self, at):
        return self.features[at], self.numbers[at, 0], self.numbers[at, 1]

    def draw(self, count):
        return self.take(torch.randint(self.used, (count,), device=self.features.device))


def save(path, write):
    """Whoever looks sees the old file or the new one."""
    write(path + ".new")
    os.replace(path + ".new", path)


class Training:
    def __init__(self, options):
        self.options = options
        self.device = options.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.own_path = options.out + ".training"
        self.done = {"games": 0, "seconds": 0.0, "steps": 0, "samples": 0, "features": 0, "before": []}
        torch.manual_seed(options.seed)
        torch.set_float32_matmul_precision("high")  # weights have 12 bits in the end
        self.net = new_net(self.device, options.seed)
        self.optimizer = torch.optim.Adam(self.net.values(), lr=options.rate)
        self.memory = Memory(options.memory, self.device)
        if os.path.exists(self.own_path):
            self.resume()
        elif options.begin:
            self.done["before"] = read_net(options.begin, options.game, self.net)

    def resume(self):
        kept = torch.load(self.own_path, map_location=self.device)
        if kept["game"] != self.options.game:
            sys.exit(f"train.py: '{self.own_path}' is of {kept['game']}")
        with torch.no_grad():
            for part in PARTS:
                self.net[part].copy_(kept["net"][part])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.done = kept["done"]
        self.save()  # so that this is what plays, whatever became of the net's own file

    def part(self):
        """How much of the planned whole is done."""
        return self.done["seconds"] / self.options.whole if self.options.whole else self.done["games"] / self.options.games

    def rate(self):
        """Falls like half a wave."""
        options = self.options
        return options.last_rate + (options.rate - options.last_rate) * (1 + math.cos(math.pi * min(1, self.part()))) / 2

    def look(self, at):
        """The loss on new samples: the estimate's alone, the net's as it plays, and before its weights are rounded."""
        at = at[torch.randperm(len(at), device=at.device)[:JUDGED]]
        features, leads, targets = self.memory.take(at)
        with torch.no_grad():
            whole = whole_numbers(rounded(self.net), features).float() / LOGIT
            return [log_loss(logits, targets).item() for logits in (leads, leads + whole, leads + judge(self.net, features))]

    def learn(self, fresh):
        """Each sample is learned from so many times, as long as it is kept."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate()
        for _ in range(max(1, round(self.options.epochs * fresh / self.options.batch))):
            features, leads, targets = self.memory.draw(self.options.batch)
            self.optimizer.zero_grad()
            log_loss(leads + judge(self.net, features), targets).backward()
            self.optimizer.step()
            self.done["steps"] += 1
            with torch.no_grad():
                for part, weight in self.net.items():
                    weight.clamp_(LEAST / SCALE[part], MOST / SCALE[part])

    def history(self):
        options, done = self.options, self.done
        name = torch.cuda.get_device_name() if self.device.startswith("cuda") else "a processor"
        whole = f"--whole {options.whole}" if options.whole else f"--games {options.games}"
        begin = f" --from {options.begin}" if options.begin else ""
        lessons = f" --lessons '{options.lessons}'" if options.lessons else ""
        return [*done["before"], f"# A net of {options.game}, trained by tools/train.py {options.game} {whole} --seed {options.seed}{begin}{lessons}",
                f"# --rate {options.rate} --last-rate {options.last_rate} --epochs {options.epochs} --batch {options.batch}"
                f" --memory {options.memory} --slice {options.slice}",
                f"# Games with itself so far: {done['games']}, positions: {done['samples']}, steps: {done['steps']},"
                f" seconds: {done['seconds']:.0f}, on {name} and {os.cpu_count()} cores, date: {datetime.date.today()}"]

    def save(self):
        text = net_text(self.net, self.options.game, self.done["features"], self.history())
        own = {"game": self.options.game, "net": {part: weight.detach() for part, weight in self.net.items()},
               "optimizer": self.optimizer.state_dict(), "done": self.done}
        save(self.options.out, lambda path: open(path, "w").write(text))
        save(self.own_path, lambda path: torch.save(own, path))

    def playing(self):
        """The file of the net that plays; the estimate does as long as nothing is learned."""
        return self.options.out if self.done["steps"] else self.options.begin or ""

    def run(self):
        """While a slice is played, the one before it is learned from."""
        options, done = self.options, self.done
        players = Players([*options.borgo.split(), "lessons", options.game, "--seed", str(options.seed), *options.lessons.split()])
        start = before = time.monotonic()
        goes_on = self.part() < 1
        if goes_on:
            players.ask(done["games"], options.slice, self.playing())
        while goes_on:
            samples, done["features"] = players.slice()
            now = time.monotonic()
            took, before = now - before, now
            done["games"] += options.slice
            done["seconds"] += took
            done["samples"] += len(samples)
            goes_on = self.part() < 1 and now - start + 2 * took < options.seconds
            if goes_on:
                players.ask(done["games"], options.slice, self.playing())
            at = self.memory.add(samples)
            estimate, net, real = self.look(at)
            self.learn(len(samples))
            self.save()
            print(f"{done['games']} games, {options.slice / took:.0f}/s, {len(samples)} positions: loss {net:.4f} ({real:.4f}), of the"
                  f" estimate {estimate:.4f}; learned in {time.monotonic() - now:.1f} s; {now - start:.0f} s", flush=True)
        players.process.communicate()  # it ends when nothing more is asked for


def read_options():
    parser = argparse.ArgumentParser(description="Teaches a game's net by self-play.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100000, help="the planned whole, in games; 100000 unless given")
    parser.add_argument("--whole", type=int, help="the planned whole, in seconds of all runs together, instead of games")
    parser.add_argument("--seconds", type=int, default=600, help="ends in time, to be gone on with later; 600 unless given")
    parser.add_argument("--out", help="where the net is written; data/nets/GAME.txt unless given")
    parser.add_argument("--from", dest="begin", metavar="FILE", help="the net to begin with, instead of the estimate alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--borgo", default="build/borgo", help="the program, or the words of a command")
    parser.add_argument("--device", help="cuda or cpu; cuda unless there is none")
    parser.add_argument("--slice", type=int, default=4096, help="games played by the same net")
    parser.add_argument("--memory", type=int, default=4000000, help="samples that are kept to learn from")
    parser.add_argument("--epochs", type=float, default=4, help="how often each is learned from")
    parser.add_argument("--batch", type=int, default=4096, help="samples a step")
    parser.add_argument("--rate", type=float, default=4e-3, help="how far a step goes, at first")
    parser.add_argument("--last-rate", type=float, default=5e-5, help="and in the end")
    parser.add_argument("--lessons", default="", help="further words for borgo lessons")
    options = parser.parse_args()
    options.out = options.out or f"data/nets/{options.game}.txt"
    return options


def main():
    try:
        Training(read_options()).run()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        sys.exit(f"train.py: {error}")


if __name__ == "__main__":
    main()
