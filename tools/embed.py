#!/usr/bin/env python3
"""Turns a file into a C array, so that data, rules and translations live in the binary.

    embed.py NAME INPUT OUTPUT [--bytes]

Text becomes `const char NAME[]`, with --bytes `const unsigned char NAME[]`; both end with a NUL.
"""
import sys


def main():
    name, source, target = sys.argv[1:4]
    kind = "unsigned char" if "--bytes" in sys.argv else "char"
    with open(source, "rb") as file:
        content = file.read() + b"\0"
    lines = []
    for start in range(0, len(content), 24):
        chunk = content[start:start + 24]
        lines.append(",".join(str(b if kind != "char" or b < 128 else b - 256) for b in chunk))
    with open(target, "w") as file:
        file.write(f"extern const {kind} {name}[];\nconst {kind} {name}[] = {{\n")
        file.write(",\n".join(lines) + "\n};\n")


main()
