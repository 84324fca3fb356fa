/* Games between random players on a GPU, by the million: the very games that players/randomly.c
 * plays, by their seeds. docs/gpu.md says how it is made and what it needs. */
#ifndef BORGO_GPU_GPU_H
#define BORGO_GPU_GPU_H

#include "players/randomly.h"

struct borgo_gpu;

/* The first GPU of this machine; NULL with a message that says what is missing. */
struct borgo_gpu *borgo_gpu_open(struct borgo_error *error);
void borgo_gpu_close(struct borgo_gpu *gpu);
/* What it calls itself. */
const char *borgo_gpu_name(const struct borgo_gpu *gpu);

/* How a kernel is run. Zeros: as it was found best for the game. */
struct borgo_gpu_shape {
    unsigned threads;    /* of a block */
    unsigned blocks;     /* on each multiprocessor */
    unsigned registers;  /* of a thread, at most */
    const char *program; /* PTX to load instead of what is built in */
};

/* Makes everything ready for a game and a box, which is copied. With `told` the cause of each
 * game's end is found, which takes longer. */
bool borgo_gpu_prepare(struct borgo_gpu *gpu, const struct borgo_game *game, const void *box,
                       bool told, const struct borgo_gpu_shape *shape, struct borgo_error *error);

/* What one run took. */
struct borgo_gpu_run {
    uint64_t moves;
    double seconds; /* on the GPU, without copying */
};
/* Plays games of the seeds first_seed, first_seed + 1, …; `ends` has room for as many, or is NULL
 * where nobody asks how they ended. */
bool borgo_gpu_play(struct borgo_gpu *gpu, uint64_t first_seed, uint64_t games,
                    struct borgo_random_end *ends, struct borgo_gpu_run *run,
                    struct borgo_error *error);

/* What the driver made of the kernel that is ready. */
struct borgo_gpu_size {
    unsigned registers, local, threads, blocks, multiprocessors;
};
void borgo_gpu_size(const struct borgo_gpu *gpu, struct borgo_gpu_size *size);

#endif
