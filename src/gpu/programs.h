/* The kernels of each game as PTX, built in; none where the build was told so or found no compiler
 * for them. */
#ifndef BORGO_GPU_PROGRAMS_H
#define BORGO_GPU_PROGRAMS_H

enum gpu_purpose {
    GPU_TOLD,   /* random games, and why they end */
    GPU_FAST,   /* random games */
    GPU_LESSONS /* games of a net with itself */
};

struct gpu_program {
    const char *game;
    enum gpu_purpose purpose;
    const char *ptx, *kernel;
    unsigned threads, blocks, registers; /* how it runs fastest: struct borgo_gpu_shape */
    unsigned stack;                      /* bytes a thread needs at most, where it calls functions
                                            the driver can't know; else 0 */
};

extern const struct gpu_program gpu_programs[];
extern const unsigned gpu_program_count;

/* The program of a game for a purpose, or NULL. */
const struct gpu_program *gpu_program_of(const char *game, enum gpu_purpose purpose);

#endif
