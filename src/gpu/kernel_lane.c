#include "core/list.h"
#include "games/lane/parts.h"

#ifdef BORGO_BARE
enum { BORGO_GPU_ROOM = BORGO_BARE_ROOM };
#else
enum { BORGO_GPU_ROOM = LANE_MAX_MOVES };
#endif
#include "gpu/kernel.h"

#ifndef WAY
#define WAY together
#endif
#define X(p, w) BORGO_GPU_KERNELS(p, w)
X(lane, WAY)
