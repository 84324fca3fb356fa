/* A warp of a GPU on this machine: 32 threads that take turns, each until it waits for the others.
 * So one runs as far ahead of the others as it ever could, and what they must not write at the same
 * time shows. Outside of it a warp is one thread. */
#ifndef BORGO_TESTS_WARP_H
#define BORGO_TESTS_WARP_H

#include <stdbool.h>
#include <stdint.h>

void warp_run(void (*body)(void *context), void *context);

/* What translated PTX calls (tests/ptx.py). */
uint32_t ptx_lane(void);
uint32_t ptx_get(uint32_t value, uint32_t lane);
bool ptx_any(bool here);
void ptx_meet(void);

#endif
