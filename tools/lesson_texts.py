#!/usr/bin/env python3
"""Finds the texts of the lessons (data/lessons), which stand in them in English.

    tools/lesson_texts.py                 as C calls, for xgettext (tools/pot.sh)
    tools/lesson_texts.py --catalogue fr  all lessons with their texts in that language, as JSON by game, for the page's build
"""
import gettext
import glob
import io
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TEXT = re.compile(r"^((?:step|task|say|else|then|note \S+) )(.*\S)\s*$")


def lessons():
    """The lines of each lesson, by its game."""
    for path in sorted(glob.glob(os.path.join(ROOT, "data", "lessons", "*.txt"))):
        with open(path, encoding="utf-8") as file:
            yield os.path.basename(path)[:-4], file.read().splitlines()


def print_calls():
    texts = [found[2] for _, lines in lessons() for line in lines if (found := TEXT.match(line))]
    for text in dict.fromkeys(texts):
        print(f"/* xgettext:no-c-format */\ntr({json.dumps(text, ensure_ascii=False)});")


def print_catalogue(language):
    def translated(line):
        found = TEXT.match(line)
        return found[1] + words.gettext(found[2]) if found else line

    words = gettext.NullTranslations()
    if language != "en":
        path = os.path.join(ROOT, "po", language + ".po")
        compiled = subprocess.run(["msgfmt", "-o", "-", path], check=True, capture_output=True).stdout
        words = gettext.GNUTranslations(io.BytesIO(compiled))
    found = {game: "\n".join(map(translated, lines)) + "\n" for game, lines in lessons()}
    print(json.dumps(found, ensure_ascii=False))


if sys.argv[1:2] == ["--catalogue"] and len(sys.argv) == 3:
    print_catalogue(sys.argv[2])
elif len(sys.argv) == 1:
    print_calls()
else:
    sys.exit(__doc__)
