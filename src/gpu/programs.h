/* The kernels of each game as PTX, built in (programs.c), or none (no_programs.c) where the build
 * was told so or found no compiler for them. */
#ifndef BORGO_GPU_PROGRAMS_H
#define BORGO_GPU_PROGRAMS_H

#include <stdbool.h>

struct gpu_program {
    const char *game, *ptx;
    const char *told, *fast;   /* its kernels */
    unsigned threads, blocks;  /* how they are run best */
    unsigned registers, stack; /* stack: bytes a thread needs at most */
};

extern const struct gpu_program gpu_programs[];
extern const unsigned gpu_program_count; /* 0: built without */

#endif
