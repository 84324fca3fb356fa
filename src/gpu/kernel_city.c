/* The kernels of Sunrise City. Its threads play together: every game goes through the same three
 * rounds. */
#include "games/city/parts.h"
#include "gpu/kernel.h"

BORGO_GPU_KERNELS(city, CITY_MAX_MOVES, together)
