# The front door. All real building is Meson's; tools/install.sh puts in place what the machine lacks.
.PHONY: configure build run page install test torture bench load measure sanitize wasm fuzz golden puzzles check-puzzles train pictures readme-pictures tidy format pot clean tools-build tools-test
.DEFAULT_GOAL := build

# A build/ that was left half configured, or can't be brought up to date, is made anew. One of an older checkout may still
# take warnings for errors, which is for tests alone.
configure: tools-build
	@if ! ninja -C build build.ninja >/dev/null 2>&1; then rm -rf build && meson setup build; \
	    elif grep -q -e ' -Werror ' build/build.ninja; then meson setup --reconfigure build -Dwerror=false; fi

# The page says by itself what it is doing.
build: configure
	@test -e build/borgo || echo "Building Borgo: a few minutes, the first time."
	@ninja -C build --quiet

# All games in the browser; `build/borgo play` is the terminal.
run: build
	@./build/borgo serve

# The page alone, for any static host: web/dist.
page: tools-build
	@tools/page.py

# The program, its man page and its unit for systemd under PREFIX, for packages below DESTDIR.
PREFIX ?= /usr/local
install: build
	@meson configure build "-Dprefix=$(PREFIX)"
	@ninja -C build --quiet
	@DESTDIR="$(DESTDIR)" meson install -C build --no-rebuild

bench: build
	@./build/borgo bench

# How much a server bears, with clients that share the machine with it. LOAD="--grow docs/load.svg" draws how that grows,
# LOAD="--idle 10000" measures memory.
load: build tools-test
	@tests/run --build release
	@ninja -C build-test --quiet bench/load
	@bench/load.py build/borgo build-test/bench/load --folder build $(LOAD)

# What a visitor of the page loads and waits for: docs/measurements.md has the limits.
measure: tools-test
	@tests/run --build wasm release
	@node tests/browser/measure.mjs build-test/borgo

test: tools-test
	@tests/run

# For an evening: twenty times as many random games, and clang-tidy at its full depth.
torture: tools-test
	@tests/run wasm torture
	@tools/tidy.py build-torture --deep

# Only the tests under the sanitizers.
sanitize: tools-test
	@tests/run sanitized

# The rules for the browser: build-wasm/src/wasm/borgo.wasm.
wasm: tools-test
	@tests/run wasm

# Every fuzz target for SECONDS (60); what they find stays in build-asan/corpus for the next time.
SECONDS ?= 60
fuzz: tools-test
	@tests/run --build sanitized
	@for target in build-asan/tests/fuzz-*; do test -f $$target || continue; \
	    python3 tests/fuzz/run.py $$target $(SECONDS) build-asan/corpus/$$(basename $$target) || exit 1; done

# Finds the puzzles of all four games anew, when players have become stronger or rules have changed: an hour of one core, as many
# times faster as there are cores. Read docs/puzzles.md.
PUZZLES ?= 64
puzzles: build
	@./build/borgo mine shibuya --count $(PUZZLES) --budget 200 --out data/puzzles/shibuya.txt
	@./build/borgo mine sunrise-lane --count $(PUZZLES) --budget 300 --judge veteran --out data/puzzles/sunrise-lane.txt
	@./build/borgo mine project-skyline --count $(PUZZLES) --budget 300 --out data/puzzles/project-skyline.txt
	@./build/borgo mine sunrise-city --count $(PUZZLES) --budget 300 --player builder --judge veteran --out data/puzzles/sunrise-city.txt

# A strong player looks at every stored puzzle again.
check-puzzles: build
	@for game in shibuya sunrise-lane project-skyline sunrise-city; do ./build/borgo puzzles $$game --check || exit 1; done

# Writes the golden playthroughs anew: read the difference before you commit it.
golden: tools-test
	@tests/run --build release
	@rm -f tests/golden/*.txt
	@build-test/tests/golden tests/golden --write

# Teaches GAME's net by self-play with PyTorch, SECONDS at a time: the same command goes on where the last one stopped, until it
# has played GAMES games. Read docs/nets.md. PYTHON is one that has PyTorch.
GAMES ?= 100000
SECONDS ?= 600
PYTHON ?= python3
train: build
	@$(PYTHON) tools/train.py $(GAME) --games $(GAMES) --seconds $(SECONDS)

# Every screen of the page in every light, to be looked at: build-pictures. That takes minutes; GAME=shibuya is one game alone.
pictures: tools-test build
	@node tests/browser/pictures.mjs build/borgo build-pictures $(GAME)

# Those at the top of the README.
readme-pictures: tools-test build
	@node tests/browser/readme.mjs build/borgo docs/pictures

tidy: tools-test
	@tests/run --build release
	@tools/tidy.py build-test --deep

format: tools-test
	@clang-format -i $$(find src tests bench -name '*.[ch]')

pot: tools-build
	@tools/pot.sh

tools-build:
	@tools/install.sh build

tools-test:
	@tools/install.sh test

clean:
	rm -rf build build-* web/dist
