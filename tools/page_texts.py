#!/usr/bin/env python3
"""Finds the texts of the page (web/src): t('…'), tn('…', '…', count) and mark('…').

    tools/page_texts.py                 as C calls, for xgettext (tools/pot.sh)
    tools/page_texts.py --catalogue fr  as JSON with their translations, for the page's build
"""
import gettext
import io
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STRING = r"""('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")"""
CALL = re.compile(r"(?<![\w.$])(?:(t|mark)\(\s*" + STRING + r"|(tn)\(\s*" + STRING + r"\s*,\s*" + STRING + r")")


def value(literal):
    """What a literal of TypeScript says; only these escapes are used."""
    return re.sub(r"\\(.)", lambda found: {"n": "\n"}.get(found[1], found[1]), literal[1:-1])


def sources():
    for folder, _, names in sorted(os.walk(os.path.join(ROOT, "web", "src"))):
        for name in sorted(names):
            if name.endswith((".ts", ".svelte")):
                yield os.path.join(folder, name)


def texts():
    """Pairs of a text and its plural, or None, in order and each once."""
    found = {}
    for path in sources():
        with open(path, encoding="utf-8") as file:
            for call in CALL.finditer(file.read()):
                one = call[2] or call[4]
                found.setdefault(value(one), value(call[5]) if call[3] else None)
    return found


def print_calls():
    for one, many in texts().items():
        print("/* xgettext:no-c-format */")
        strings = ", ".join(json.dumps(text, ensure_ascii=False) for text in (one, many) if text is not None)
        print(f"{'tr_count' if many else 'tr'}({strings});")


def print_catalogue(language):
    path = os.path.join(ROOT, "po", language + ".po")
    compiled = subprocess.run(["msgfmt", "-o", "-", path], check=True, capture_output=True).stdout
    words = gettext.GNUTranslations(io.BytesIO(compiled))
    found = {}
    for one, many in texts().items():
        if many is None:
            found[one] = words.gettext(one)
        else:
            found[one] = [words.ngettext(one, many, count) for count in (1, 2)]
    print(json.dumps(found, ensure_ascii=False))


if sys.argv[1:2] == ["--catalogue"] and len(sys.argv) == 3:
    print_catalogue(sys.argv[2])
elif len(sys.argv) == 1:
    print_calls()
else:
    sys.exit(__doc__)
