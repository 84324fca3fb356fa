/* The kernels of Project Skyline. Its threads play apart: some games are many times as long as
 * others. */
#include "games/skyline/parts.h"
#include "gpu/kernel.h"

BORGO_GPU_KERNELS(skyline, SKYLINE_MAX_MOVES, apart)
