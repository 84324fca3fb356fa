"""The catalogues are complete: every text of the source has a French and an Italian translation that is certain, has the
same {places} and the same % conversions: in the same order, or saying which argument each is for (`%2$s`). And the rules
texts are there in every language."""
import ast
import os
import re
import subprocess

import tap
from tap import check

ROOT, LANGUAGES = tap.ROOT, tap.LANGUAGES[1:]
CONVERSION = re.compile(r"%(?:(\d)\$)?([-+ 0#]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|z|j|t)?[a-zA-Z%])")
PLACE = re.compile(r"\{[a-z-]+\}")
LOOSE_SPACE = re.compile(r" [:;!?»]|« ")


class Entry:
    def __init__(self):
        self.fuzzy, self.texts = False, {}

    def english(self):
        return self.texts.get("msgid", "")

    def originals(self):
        return [text for key, text in self.texts.items() if key.startswith("msgid")]

    def translations(self):
        return [text for key, text in self.texts.items() if key.startswith("msgstr")]


def read_po(text):
    """The entries of a PO text by their English, the header left out."""
    entries, entry, key = [Entry()], None, None
    for line in text.splitlines():
        if line.startswith("#~"):
            continue
        if not line.strip():
            entries.append(Entry())
            continue
        entry = entries[-1]
        if line.startswith("#"):
            entry.fuzzy = entry.fuzzy or (line.startswith("#,") and "fuzzy" in line)
            continue
        word = re.match(r"(msg[a-z_]+(?:\[\d\])?) (.*)", line)
        key, quoted = word.groups() if word else (key, line)
        entry.texts[key] = entry.texts.get(key, "") + ast.literal_eval(quoted)
    return {entry.english(): entry for entry in entries if entry.english()}


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def none(wrong, name):
    check(not wrong, name, "\n".join(sorted(wrong)))


def places(text):
    return sorted(PLACE.findall(text))


def conversions(text):
    """What each argument is printed as, in the order of the arguments."""
    found, next_place = [], 1
    for place, kind in CONVERSION.findall(text):
        if kind != "%":
            found.append((int(place) if place else next_place, kind))
            next_place += 1
    return sorted(set(found))


def differs(entry, things):
    """A translation has other things in it than the English it stands for."""
    expected = [things(text) for text in entry.originals()]
    return any(things(text) not in expected for text in entry.translations())


def check_conversions():
    tap.equal(conversions("%s %5.2f%% %d"), [(1, "s"), (2, "5.2f"), (3, "d")], "conversions are counted")
    tap.equal(conversions("%3$d %1$s, %2$5.2f%% %1$s"), conversions("%s %5.2f%% %d"), "or say what they are for")
    check(conversions("%2$s %1$d") != conversions("%s %d"), "but for the same argument they are the same")


def check_catalogue(language, template):
    name = f"po/{language}.po"
    entries = read_po(read(name))
    done = [entry for entry in entries.values() if entry.english() in template and all(entry.translations())]
    none(set(template) - {entry.english() for entry in done}, f"{name}: nothing is untranslated")
    none(set(entries) - set(template), f"{name}: nothing is out of date ('make pot' removes it)")
    none([entry.english() for entry in entries.values() if entry.fuzzy], f"{name}: nothing is fuzzy")
    none([entry.english() for entry in done if differs(entry, places)], f"{name}: the same places")
    none([entry.english() for entry in done if differs(entry, conversions)], f"{name}: the same conversions")
    none([entry.english() for entry in done if len(entry.translations()) != len(entry.originals())],
         f"{name}: a plural where English has one")
    if language == "fr":
        none([text for entry in done for text in entry.translations() if LOOSE_SPACE.search(text)],
             f"{name}: no-break spaces before high punctuation")


def check_fragments():
    found = [name for name in os.listdir(os.path.join(ROOT, "po")) if re.fullmatch(r"[^.]+\.(fr|it)\.po", name)]
    none(found, "no catalogue fragment waits to be merged ('tools/merge-po.sh' does it)")


def check_rules():
    folder = os.path.join(ROOT, "data", "rules")
    names = [name for name in os.listdir(folder) if name.endswith(".txt")]
    games = {name.rsplit(".", 2)[0] for name in names}
    wanted = {f"{game}.{language}.txt" for game in games for language in ("en", *LANGUAGES)}
    none(wanted - set(names), "the rules of every game are there in every language")
    for name in sorted(names):
        text = read(os.path.join("data", "rules", name))
        none([line for line in text.splitlines() if len(line) > 78 or "\t" in line], f"{name}: lines of at most 78 columns")
        check(text.startswith("# ") and text.count("\n## ") >= 3 and text.endswith("\n"), f"{name}: a title and sections")
        if name.endswith(".fr.txt"):
            none([line for line in text.splitlines() if LOOSE_SPACE.search(line)], f"{name}: no-break spaces")


def main():
    made = subprocess.run([os.path.join(ROOT, "tools", "pot.sh"), "--print"], capture_output=True, text=True, encoding="utf-8")
    check(made.returncode == 0 and not made.stderr, "the template can be made without a warning", made.stderr)
    template = read_po(made.stdout)
    check(len(template) > 100, "the template has the texts of the source", len(template))
    check_fragments()
    check_conversions()
    for language in LANGUAGES:
        check_catalogue(language, template)
    check_rules()
    tap.done()


main()
