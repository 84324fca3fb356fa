#!/bin/sh
# Finds the translatable texts of the source and brings the catalogues up to date with them.
#
#   tools/pot.sh          the catalogues of po/LINGUAS get what is new (empty) and lose what is gone
#   tools/pot.sh --print  only prints the template, for the test of the translations
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The null game is never shown to anybody, so its texts need no translation. Those of the page come as calls of C.
template() {
    tools/page_texts.py >"$work/page.c"
    { find src -name '*.[ch]' ! -path 'src/games/template/*' | LC_ALL=C sort; echo "$work/page.c"; } | xgettext --files-from=- --output=- --language=C --from-code=UTF-8 \
        --sort-output --no-location --no-wrap --package-name=borgo --exclude-file=po/untranslated.po \
        --keyword --keyword=N_ --keyword=N2_:1,2 --keyword=tr --keyword=tr_count:1,2 \
        --keyword=complain:1 --keyword=borgo_error_fail:2 --keyword=borgo_lines_fail:3 \
        --flag=complain:1:c-format --flag=borgo_error_fail:2:c-format --flag=borgo_lines_fail:3:c-format |
        sed '/^"POT-Creation-Date/d'
}

if [ "${1:-}" = --print ]; then
    template
    exit
fi
template >"$work/borgo.pot"
for language in $(cat po/LINGUAS); do
    msgmerge --quiet --no-fuzzy-matching --no-location --sort-output --no-wrap "po/$language.po" "$work/borgo.pot" |
        msgattrib --no-obsolete --no-location --sort-output --no-wrap -o "$work/$language.po"
    cp "$work/$language.po" "po/$language.po"
    msgfmt --check --statistics -o /dev/null "po/$language.po"
done
