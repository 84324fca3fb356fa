#include "games/lane/parts.h"

enum { BORGO_GPU_ROOM = LANE_MAX_MOVES };
#include "gpu/kernel.h"

#ifndef WAY
#define WAY apart
#endif
#define X(p, w) BORGO_GPU_KERNELS(p, w)
X(lane, WAY)
