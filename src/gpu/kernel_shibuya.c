/* The kernels of Shibuya. Its threads play apart: some games are five times as long as others. */
#include "games/shibuya/parts.h"
#include "gpu/kernel.h"

BORGO_GPU_KERNELS(shibuya, SHIBUYA_MAX_MOVES, apart)
