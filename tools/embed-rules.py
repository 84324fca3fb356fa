#!/usr/bin/env python3
"""Turns the rules texts GAME.LANGUAGE.txt into one C table, so that finding a text needs no code of any game's own.

    embed-rules.py OUTPUT FILE...
"""
import os
import sys


def c_bytes(content):
    rows = [content[start:start + 24] for start in range(0, len(content), 24)]
    return ",\n".join(",".join(str(b if b < 128 else b - 256) for b in row) for row in rows)


def main():
    target, sources = sys.argv[1], sys.argv[2:]
    texts, rows = [], []
    for number, source in enumerate(sources):
        game, language, _ = os.path.basename(source).rsplit(".", 2)
        with open(source, "rb") as file:
            texts.append(f"static const char text_{number}[] = {{\n{c_bytes(file.read() + bytes(1))}\n}};\n")
        rows.append(f'    {{"{game}", "{language}", text_{number}}},\n')
    with open(target, "w") as file:
        file.write("".join(texts))
        file.write("struct rules_text {\n    const char *game, *language, *text;\n};\n")
        file.write("extern const struct rules_text borgo_rules_texts[];\n")
        file.write("const struct rules_text borgo_rules_texts[] = {\n" + "".join(rows) + "    {0, 0, 0},\n};\n")


main()
