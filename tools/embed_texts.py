#!/usr/bin/env python3
"""Turns text files into one C table (src/core/embedded.h), so that finding a text needs no code of any game's own.

    embed_texts.py NAME OUTPUT FILE...

The texts of FILEs like GAME.txt or GAME.LANGUAGE.txt are found in NAME under what stands before `.txt`.
"""
import os
import sys


def c_bytes(content):
    rows = [content[start:start + 24] for start in range(0, len(content), 24)]
    return ",\n".join(",".join(str(b if b < 128 else b - 256) for b in row) for row in rows)


def main():
    table, target, sources = sys.argv[1], sys.argv[2], sys.argv[3:]
    texts, rows = [], []
    for number, source in enumerate(sources):
        with open(source, "rb") as file:
            texts.append(f"static const char text_{number}[] = {{\n{c_bytes(file.read() + bytes(1))}\n}};\n")
        rows.append(f'    {{"{os.path.basename(source).removesuffix(".txt")}", text_{number}}},\n')
    with open(target, "w") as file:
        file.write('#include "core/embedded.h"\n\n' + "".join(texts))
        file.write(f"extern const struct borgo_embedded {table}[];\n")
        file.write(f"const struct borgo_embedded {table}[] = {{\n" + "".join(rows) + "    {0, 0},\n};\n")


main()
