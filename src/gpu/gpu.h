/* Games on a GPU, by the million: the very games that players/randomly.c and players/selfplay.c
 * play, by their seeds. docs/gpu.md says how it is made and what it needs. */
#ifndef BORGO_GPU_GPU_H
#define BORGO_GPU_GPU_H

#include "players/randomly.h"
#include "players/selfplay.h"

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

/* Makes everything ready for lessons of a game (players/selfplay.h), in these boxes, which are
 * copied: game number n is played in box n % count. */
bool borgo_gpu_open_school(struct borgo_gpu *gpu, const struct borgo_game *game, void *const *boxes,
                           unsigned count, const struct borgo_gpu_shape *shape,
                           struct borgo_error *error);

/* So many games it plays at a time, for which it has memory. */
uint64_t borgo_gpu_class(const struct borgo_gpu *gpu);
/* Where the samples of a game are among all. */
struct borgo_gpu_place {
    uint64_t begin, count;
};
/* Plays games first, first + 1, … of that schooling, no more than a class; there are `count`
 * samples of them. */
bool borgo_gpu_lessons(struct borgo_gpu *gpu, const struct borgo_schooling *schooling,
                       uint64_t first, uint64_t games, struct borgo_gpu_place *places,
                       uint64_t *count, struct borgo_error *error);
/* Copies those here. */
bool borgo_gpu_samples(struct borgo_gpu *gpu, struct borgo_experience *samples, uint64_t count,
                       struct borgo_error *error);

/* What the driver made of the kernel that is ready. */
struct borgo_gpu_size {
    unsigned registers, local, threads, blocks, multiprocessors;
};
void borgo_gpu_size(const struct borgo_gpu *gpu, struct borgo_gpu_size *size);

#endif
