/* The kernel that makes lessons for the net of Shibuya. */
#include "core/advice.h"
#include "games/shibuya/parts.h"
#include "gpu/teaching.h"

BORGO_GPU_TEACHER(shibuya, SHIBUYA_MAX_MOVES)
