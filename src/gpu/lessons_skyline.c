/* The kernel that makes lessons for the net of Project Skyline. */
#include "core/advice.h"
#include "games/skyline/parts.h"
#include "gpu/teaching.h"

BORGO_GPU_TEACHER(skyline, SKYLINE_MAX_MOVES)
