/* The kernels of each game as PTX, built in; none where the build was told so or found no compiler
 * for them. */
#ifndef BORGO_GPU_PROGRAMS_H
#define BORGO_GPU_PROGRAMS_H

struct gpu_program {
    const char *game, *ptx;
    const char *told, *fast;             /* its kernels */
    unsigned threads, blocks, registers; /* how they run fastest: struct borgo_gpu_shape */
    unsigned stack;                      /* bytes a thread needs at most, where it calls functions
                                            the driver can't know; else 0 */
};

extern const struct gpu_program gpu_programs[];
extern const unsigned gpu_program_count;

#endif
