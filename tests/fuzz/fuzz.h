/* What the fuzz targets share. Each target is a program of libFuzzer's with LLVMFuzzerTestOneInput;
 * called with
 * `--seeds FOLDER` it writes the inputs to start from instead, made from the built-in data and
 * random games. */
#ifndef BORGO_TESTS_FUZZ_H
#define BORGO_TESTS_FUZZ_H

#include "support/subject.h"

struct fuzz_seeds;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *count, char ***words);

/* Written by each target: calls fuzz_add_seed for every input worth starting from. */
void fuzz_write_seeds(struct fuzz_seeds *seeds);
void fuzz_add_seed(struct fuzz_seeds *seeds, const void *data, size_t size);

/* The input as a NUL-terminated text of its own, to be freed. */
char *fuzz_text(const uint8_t *data, size_t size);
/* Stops the run when something that must hold doesn't. */
void fuzz_demand(bool holds, const char *what);
/* Plays on from a state that was accepted, looking at everything on the way. */
void fuzz_play_on(const struct subject *subject, const void *state, int moves);

/* Demands that a position, as `viewer` sees it, is written and read again. */
void fuzz_round_trip(const struct subject *subject, const void *state, unsigned viewer);

#endif
