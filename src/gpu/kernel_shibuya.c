#include "core/list.h"
#include "games/shibuya/parts.h"

#ifdef BORGO_BARE
enum { BORGO_GPU_ROOM = BORGO_BARE_ROOM };
#else
enum { BORGO_GPU_ROOM = SHIBUYA_MAX_MOVES };
#endif
#include "gpu/kernel.h"

#ifndef WAY
#define WAY apart
#endif
#define X(p, w) BORGO_GPU_KERNELS(p, w)
X(shibuya, WAY)
