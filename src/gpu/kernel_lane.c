/* The kernels of Sunrise Lane. Its threads play together: games of about the same length, 215 moves
 * with two players. */
#include "games/lane/parts.h"
#include "gpu/kernel.h"

BORGO_GPU_KERNELS(lane, LANE_MAX_MOVES, together)
