"""What a person at the terminal reads and types in each language: the letters of colours and sides are the language's own,
records keep those of the notation, and `key` explains every sign."""
import os
import re
import tempfile

from tap import borgo, check, done, equal

folder = tempfile.TemporaryDirectory()
LETTERS = {"en": {letter: letter for letter in "YGRBV"},
           "fr": {"Y": "Ja", "G": "Ve", "R": "Rg", "B": "Bl", "V": "Ro"},
           "it": {"Y": "Gi", "G": "Ve", "R": "Ro", "B": "Bl", "V": "Vi"}}
KEY = {"en": "Key to the signs", "fr": "Légende des signes", "it": "Legenda dei segni"}
READINGS = {"en": "How this program reads the rules", "fr": "Points d'interprétation", "it": "Interpretazioni"}
GAMES = ("sunrise-lane", "sunrise-city", "shibuya", "project-skyline")


def play(game, language, *lines, more=()):
    return borgo("play", game, "--seed", "5", "--lang", language, *more, stdin="".join(line + "\n" for line in lines),
                 cwd=folder.name)


def first_park():
    """A Park that can be laid out in the first turn, and its text in each language."""
    answer = play("sunrise-lane", "en", "all", more=("--option", "first=0")).stdout
    place, letter = re.search(r"(park \S+) ([YGRBV])\b", answer).groups()
    return f"{place} {letter}", {language: f"{place} {letters[letter]}" for language, letters in LETTERS.items()}


def recorded(record, move):
    with open(os.path.join(folder.name, record), encoding="utf-8") as file:
        return any(line.endswith(move) for line in file.read().splitlines())


def test_typing():
    canonical, shown = first_park()
    for language, text in shown.items():
        for number, line in enumerate((text, text.upper(), canonical)):
            record = f"{language}{number}.rec"
            answer = play("sunrise-lane", language, "all", line, "quit",
                          more=("--option", "first=0", "--record", record)).stdout
            check(text in answer.split(f"> {line}\n")[0], f"{language}: the list has {text}", answer[-1500:])
            check(recorded(record, canonical), f"{language}: {line} is recorded as {canonical}")


def test_replay():
    canonical, shown = first_park()
    play("sunrise-lane", "fr", shown["fr"], "quit", more=("--option", "first=0", "--record", "replay.rec"))
    answer = borgo("replay", "replay.rec", "--all", "--lang", "fr", cwd=folder.name).stdout
    check(f": {shown['fr']}\n" in answer and f": {canonical}\n" not in answer, "a replay shows the language's letters",
          answer[-500:])
    lines = borgo("replay", "replay.rec", "--json", "--lang", "fr", cwd=folder.name).stdout
    check(f'"{canonical}"' in lines and shown["fr"] not in lines, "for programs they stay", lines[-500:])


def test_key():
    for game in GAMES:
        for language, heading in KEY.items():
            answer = play(game, language, "key").stdout.split("> key\n")[-1]
            check(heading in answer and READINGS[language] not in answer, f"{game}, {language}: key", answer[-600:])
            rules = borgo("rules", game, "--lang", language).stdout
            equal(rules.count(READINGS[language]), 1, f"{game}, {language}: one heading for our readings")
            check(heading in rules, f"{game}, {language}: the key is part of the rules")
    for language in KEY:
        check("key" in play("shibuya", language, "help").stdout.split("> help\n")[-1], f"{language}: help offers the key")


for test in (test_typing, test_replay, test_key):
    test()
done()
