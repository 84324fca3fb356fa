/* The kernel that makes lessons for the net of Sunrise City. */
#include "core/advice.h"
#include "games/city/parts.h"
#include "gpu/teaching.h"

BORGO_GPU_TEACHER(city, CITY_MAX_MOVES)
