/* Games on a GPU for the commands that play many: random players only, the same games. */
#ifndef BORGO_CLI_GPU_H
#define BORGO_CLI_GPU_H

#include "cli/seats.h"
#include "cli/statistics.h"

#define GPU_FLAG                                                                                   \
    {                                                                                              \
        "--gpu", NULL, N_("on the first NVIDIA GPU, random players only")                          \
    }

/* Every seat is a random player. */
bool all_play_randomly(const struct seat *seats, unsigned players);

/* Adds how a game ended to the statistics. */
void add_random_end(struct statistics *statistics, const struct borgo_box *box,
                    const struct borgo_random_end *end);

/* Plays so many games of the seeds from first_seed on; Ctrl-C ends it early. Complains and returns
 * false where there is no GPU, or not all play randomly. */
bool simulate_on_gpu(const struct game_setup *setup, const struct seat *seats, uint64_t first_seed,
                     uint64_t games, struct statistics *total);

/* How fast random play is there. */
struct gpu_speed {
    double moves, games; /* a second */
    char name[128];      /* of the GPU */
};
bool measure_on_gpu(const struct game_setup *setup, double seconds, struct gpu_speed *speed);

#endif
