#!/bin/sh
# Installs the Debian packages Borgo needs, only those that are missing, and says which. Where packages aren't Debian's it does
# nothing: Meson says what it can't find.
#
#   tools/install.sh build    to build and play
#   tools/install.sh test     to run all tests as well
set -eu

# For the program; for the page's module; and only for tests.
program="gcc libc6-dev make meson ninja-build pkg-config gettext python3 libev-dev libsodium-dev libncurses-dev libsqlite3-dev libwebsockets-dev"
build="$program clang lld llvm libclang-rt-14-dev-wasm32 wasi-libc"
test="$build clang-format clang-tidy libclang-rt-14-dev libcmocka-dev libjansson-dev python3-websockets groff-base tmux chromium-headless-shell openmpi-bin libopenmpi-dev libpq-dev postgresql-15 haproxy"

case "${1:-build}" in
build) wanted=$build ;;
test) wanted=$test ;;
*) echo "tools/install.sh: expected 'build' or 'test', not '$1'" >&2; exit 2 ;;
esac
command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || exit 0

missing=""
for package in $wanted; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
# The page needs node and npm. Wherever they come from, what is there stays; some packages of nodejs bring npm along and
# bear no other beside it, so npm is only asked for when it still lacks.
command -v node >/dev/null || missing="$missing nodejs"
[ -n "$missing" ] || command -v npm >/dev/null || missing=" npm"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=""
elif command -v sudo >/dev/null && sudo -v; then
    as_root="sudo"
else
    echo "Borgo needs these packages. Run this as root or install sudo:  apt-get install$missing" >&2
    exit 1
fi
install() {
    echo "Installing:$*"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $* >/dev/null
}
echo "Borgo needs packages that aren't here yet: a few minutes, only this time."
$as_root apt-get update -qq
# PostgreSQL makes a database for the whole machine and starts it, unless it is told before; the tests start one of their own.
case "$missing" in *postgresql*)
    install postgresql-common
    echo "create_main_cluster = false" | $as_root tee /etc/postgresql-common/createcluster.conf >/dev/null ;;
esac
install "$missing"
command -v npm >/dev/null || install " npm"
