/* The kernels that are built in: see programs.h. */
#include "gpu/programs.h"

extern const char borgo_ptx_city[], borgo_ptx_lane[], borgo_ptx_shibuya[], borgo_ptx_skyline[];

const struct gpu_program gpu_programs[] = {
    {"sunrise-lane", borgo_ptx_lane, "borgo_gpu_lane_told", "borgo_gpu_lane_fast", 128, 8, 0, 0},
    {"sunrise-city", borgo_ptx_city, "borgo_gpu_city_told", "borgo_gpu_city_fast", 128, 4, 0,
     110000},
    {"shibuya", borgo_ptx_shibuya, "borgo_gpu_shibuya_told", "borgo_gpu_shibuya_fast", 64, 8, 0, 0},
    {"project-skyline", borgo_ptx_skyline, "borgo_gpu_skyline_told", "borgo_gpu_skyline_fast", 128,
     8, 0, 0},
};
const unsigned gpu_program_count = sizeof gpu_programs / sizeof gpu_programs[0];
