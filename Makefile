# The front door. All real building is Meson's; tools/install.sh puts in place what the machine lacks.
.PHONY: build run test bench fuzz sanitize wasm tidy format pot clean tools-build tools-test

build: tools-build
	@test -d build/meson-info || meson setup build
	@ninja -C build --quiet borgo

run: build
	@./build/borgo play sunrise-lane

bench: build
	@./build/borgo bench

test: tools-test
	@tests/run

pot: tools-build
	@tools/pot.sh

tools-build:
	@tools/install.sh build

tools-test:
	@tools/install.sh test

clean:
	rm -rf build build-*
