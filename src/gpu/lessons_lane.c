/* The kernel that makes lessons for the net of Sunrise Lane. */
#include "core/advice.h"
#include "games/lane/parts.h"
#include "gpu/teaching.h"

BORGO_GPU_TEACHER(lane, LANE_MAX_MOVES)
