/* The kernels that are built in: see programs.h. */
#include "gpu/programs.h"

#include <stddef.h>
#include <string.h>

#ifdef GPU_NO_PROGRAMS

const struct gpu_program gpu_programs[1];
const unsigned gpu_program_count = 0;

#else

extern const char borgo_ptx_city[], borgo_ptx_lane[], borgo_ptx_shibuya[], borgo_ptx_skyline[];
extern const char borgo_ptx_city_lessons[], borgo_ptx_lane_lessons[], borgo_ptx_shibuya_lessons[],
    borgo_ptx_skyline_lessons[];

/* Threads of a block, blocks of a multiprocessor, registers and stack of the random games' two
 * kernels and of the lessons'. */
#define KERNELS(game, name, threads, blocks, registers, stack)                                     \
    {game,    GPU_TOLD, borgo_ptx_##name, "borgo_gpu_" #name "_told",                              \
     threads, blocks,   registers,        stack},                                                  \
    {                                                                                              \
        game, GPU_FAST, borgo_ptx_##name, "borgo_gpu_" #name "_fast", threads, blocks, registers,  \
            stack                                                                                  \
    }
#define LESSONS(game, name, threads, blocks, registers, stack)                                     \
    {                                                                                              \
        game, GPU_LESSONS, borgo_ptx_##name##_lessons, "borgo_gpu_" #name "_lessons", threads,     \
            blocks, registers, stack                                                               \
    }

/* Measured on an H200: docs/gpu.md. */
const struct gpu_program gpu_programs[] = {
    KERNELS("sunrise-lane", lane, 128, 8, 64, 0),
    KERNELS("sunrise-city", city, 128, 16, 32, GPU_STACK),
    KERNELS("shibuya", shibuya, 128, 12, 0, 0),
    KERNELS("project-skyline", skyline, 128, 12, 40, 0),
    LESSONS("sunrise-lane", lane, 64, 8, 128, 0),
    LESSONS("sunrise-city", city, 64, 8, 128, GPU_LESSONS_STACK),
    LESSONS("shibuya", shibuya, 64, 8, 128, 0),
    LESSONS("project-skyline", skyline, 64, 8, 128, 0),
};
const unsigned gpu_program_count = sizeof gpu_programs / sizeof gpu_programs[0];

#endif

const struct gpu_program *gpu_program_of(const char *game, enum gpu_purpose purpose)
{
    for (unsigned i = 0; i < gpu_program_count; i++)
        if (gpu_programs[i].purpose == purpose && strcmp(gpu_programs[i].game, game) == 0)
            return &gpu_programs[i];
    return NULL;
}
