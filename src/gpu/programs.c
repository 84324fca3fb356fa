/* The kernels that are built in: see programs.h. */
#include "gpu/programs.h"

#ifdef GPU_NO_PROGRAMS

const struct gpu_program gpu_programs[1];
const unsigned gpu_program_count = 0;

#else

extern const char borgo_ptx_city[], borgo_ptx_lane[], borgo_ptx_shibuya[], borgo_ptx_skyline[];

#define KERNELS(name) borgo_ptx_##name, "borgo_gpu_" #name "_told", "borgo_gpu_" #name "_fast"

/* Measured on an H200: docs/gpu.md. */
const struct gpu_program gpu_programs[] = {
    {"sunrise-lane", KERNELS(lane), 128, 8, 64, 0},
    {"sunrise-city", KERNELS(city), 128, 16, 32, GPU_STACK},
    {"shibuya", KERNELS(shibuya), 128, 12, 0, 0},
    {"project-skyline", KERNELS(skyline), 128, 12, 40, 0},
};
const unsigned gpu_program_count = sizeof gpu_programs / sizeof gpu_programs[0];

#endif
