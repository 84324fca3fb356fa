#!/bin/sh
# Installs the Debian packages Borgo needs, only those that are missing, and says which. Where packages aren't Debian's it does
# nothing: Meson says what it can't find.
#
#   tools/install.sh build    to build and play
#   tools/install.sh test     to run all tests as well
set -eu

build="gcc libc6-dev make meson ninja-build pkg-config gettext python3 libsodium-dev"
test="$build clang clang-format clang-tidy lld llvm libclang-rt-14-dev libclang-rt-14-dev-wasm32 wasi-libc libcmocka-dev libjansson-dev nodejs groff-base"

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
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=""
elif command -v sudo >/dev/null && sudo -v; then
    as_root="sudo"
else
    echo "Borgo needs these packages. Run this as root or install sudo:  apt-get install$missing" >&2
    exit 1
fi
echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
