#!/bin/sh
# Takes the catalogue fragments po/AREA.LANGUAGE.po that a new part of Borgo brings into po/LANGUAGE.po, where an entry that
# is there already wins, and removes the fragments.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for language in $(cat po/LINGUAS); do
    fragments=$(find po -name "*.$language.po" | LC_ALL=C sort)
    [ -n "$fragments" ] || continue
    # shellcheck disable=SC2086
    msgcat --use-first --no-location --sort-output --no-wrap -o "$work/$language.po" "po/$language.po" $fragments
    msgfmt --check -o /dev/null "$work/$language.po"
    cp "$work/$language.po" "po/$language.po"
    # shellcheck disable=SC2086
    rm $fragments
    echo "po/$language.po now has:" $fragments
done
