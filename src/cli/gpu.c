/* Games on a GPU for the commands that play many: see gpu.h. */
#include "cli/gpu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/crew.h"
#include "gpu/gpu.h"

enum { AT_A_TIME = 1 << 20 }; /* games: a fraction of a second */

bool all_play_randomly(const struct seat *seats, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++)
        if (strcmp(seats[seat].player->name, "random") != 0)
            return false;
    return true;
}

void add_random_end(struct statistics *statistics, const struct borgo_box *box,
                    const struct borgo_random_end *end)
{
    struct played played = {.moves = end->moves,
                            .choices = end->choices,
                            .turns = end->turns,
                            .cause = end->cause,
                            .result = {.winners = end->winners}};
    memcpy(played.result.final, end->final, sizeof end->final);
    add_game(statistics, box, &played);
}

static bool is_refused(const struct seat *seats, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++)
        if (!all_play_randomly(&seats[seat], 1))
            return complain("only random players play on a GPU: seat %u is '%s'", seat,
                            seats[seat].player->name),
                   true;
    return false;
}

static bool play_all(struct borgo_gpu *gpu, const struct borgo_box *box, uint64_t first_seed,
                     uint64_t games, struct statistics *total, struct borgo_error *error)
{
    struct borgo_random_end *ends = allocate(AT_A_TIME * sizeof *ends);
    struct borgo_gpu_run run;
    bool fine = true;
    for (uint64_t done = 0, count; done < games && fine && !signal_came(); done += count) {
        count = games - done < AT_A_TIME ? games - done : AT_A_TIME;
        fine = borgo_gpu_play(gpu, first_seed + done, count, ends, &run, error);
        for (uint64_t i = 0; fine && i < count; i++)
            add_random_end(total, box, &ends[i]);
    }
    free(ends);
    return fine;
}

bool simulate_on_gpu(const struct game_setup *setup, const struct seat *seats, uint64_t first_seed,
                     uint64_t games, struct statistics *total)
{
    struct borgo_error error = {.translate = tr};
    sigset_t before;
    if (is_refused(seats, setup->setup.players))
        return false;
    struct borgo_gpu *gpu = borgo_gpu_open(&error);
    hold_signals(&before);
    bool fine = gpu && borgo_gpu_prepare(gpu, setup->game, setup->box, true, NULL, &error)
                && play_all(gpu, setup->box, first_seed, games, total, &error);
    release_signals(&before);
    borgo_gpu_close(gpu);
    return fine || (complain("%s", error.message), false);
}

/* A short run warms up and says how many games take so long. */
static bool measure(struct borgo_gpu *gpu, double seconds, struct gpu_speed *speed,
                    struct borgo_error *error)
{
    struct borgo_gpu_run run;
    struct borgo_gpu_size size;
    borgo_gpu_size(gpu, &size);
    uint64_t threads = (uint64_t)size.threads * size.blocks * size.multiprocessors;
    if (!borgo_gpu_play(gpu, 1, threads, NULL, &run, error))
        return false;
    uint64_t games = (uint64_t)((double)threads * seconds / run.seconds) + threads;
    if (!borgo_gpu_play(gpu, 1, games, NULL, &run, error))
        return false;
    speed->moves = (double)run.moves / run.seconds;
    speed->games = (double)games / run.seconds;
    snprintf(speed->name, sizeof speed->name, "%s", borgo_gpu_name(gpu));
    return true;
}

bool measure_on_gpu(const struct game_setup *setup, double seconds, struct gpu_speed *speed)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_gpu *gpu = borgo_gpu_open(&error);
    bool fine = gpu && borgo_gpu_prepare(gpu, setup->game, setup->box, false, NULL, &error)
                && measure(gpu, seconds, speed, &error);
    borgo_gpu_close(gpu);
    return fine || (complain("%s", error.message), false);
}
