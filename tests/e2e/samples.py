"""Samples that `borgo lessons` writes."""
import struct
import subprocess

import tap

GAME = "project-skyline"
HEAD = struct.Struct("=8sIIIIQ")


def lessons(*lines, words=("--players", "2")):
    result = subprocess.run([tap.BORGO, "lessons", GAME, *words], input="".join(f"{line}\n" for line in lines).encode(),
                            capture_output=True, env=tap.environment(), timeout=120)
    tap.check(result.returncode == 0 and not result.stderr, f"lessons {' '.join(words)}, {len(lines)} lines", result.stderr)
    return result.stdout


def slices(data):
    """The head and the samples of each: 128 bytes of features, lead, target."""
    found = []
    while data:
        head = HEAD.unpack_from(data)
        end = HEAD.size + 8 * head[3] * head[5]
        found.append((head, data[HEAD.size:end]))
        data = data[end:]
    return found


def numbers(samples):
    return [struct.unpack_from("=ff", samples, at + 128) for at in range(0, len(samples), 136)]
