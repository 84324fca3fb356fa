#!/bin/sh
# Finds the translatable texts of the source and brings the catalogues up to date with them.
#
#   tools/pot.sh          the catalogues of po/LINGUAS get what is new (empty) and lose what is gone
#   tools/pot.sh --print  only prints the template, for the test of the translations
#   tools/pot.sh --compile LANGUAGE OUTPUT FOLDER…  a catalogue with the texts of these folders alone, for what needs no more
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The texts of these folders. The null game is never shown to anybody, so its texts need no translation.
template() {
    find "$@" -name '*.[ch]' ! -path 'src/games/template/*' | LC_ALL=C sort | xgettext --files-from=- --output=- --language=C --from-code=UTF-8 \
        --sort-output --no-location --no-wrap --package-name=borgo --exclude-file=po/untranslated.po \
        --keyword --keyword=N_ --keyword=N2_:1,2 --keyword=tr --keyword=tr_count:1,2 \
        --keyword=complain:1 --keyword=borgo_error_fail:2 --keyword=borgo_lines_fail:3 --keyword=borgo_lines_complain:5 --keyword=fail:3 \
        --flag=complain:1:c-format --flag=borgo_error_fail:2:c-format --flag=borgo_lines_fail:3:c-format \
        --flag=borgo_lines_complain:5:c-format --flag=fail:3:c-format |
        sed '/^"POT-Creation-Date/d'
}

# Those of the page and of the lessons come as calls of C.
everything() {
    mkdir "$work/page"
    tools/page_texts.py >"$work/page/page.c"
    tools/lesson_texts.py >"$work/page/lessons.c"
    template src "$work/page"
}

case "${1:-}" in
--print)
    everything
    exit
    ;;
--compile)
    po=po/$2.po output=$3
    shift 3
    mkdir "$work/lessons"
    case " $* " in *" data/lessons "*) tools/lesson_texts.py >"$work/lessons/lessons.c" ;; esac
    template "$@" "$work/lessons" >"$work/borgo.pot"
    msgmerge --quiet --no-fuzzy-matching "$po" "$work/borgo.pot" | msgattrib --no-obsolete |
        msgfmt --no-hash --endianness=little --check -o "$output" -
    exit
    ;;
esac
everything >"$work/borgo.pot"
for language in $(cat po/LINGUAS); do
    msgmerge --quiet --no-fuzzy-matching --no-location --sort-output --no-wrap "po/$language.po" "$work/borgo.pot" |
        msgattrib --no-obsolete --no-location --sort-output --no-wrap -o "$work/$language.po"
    cp "$work/$language.po" "po/$language.po"
    msgfmt --check --statistics -o /dev/null "po/$language.po"
done
