/* A question to a computer player: see job.h. */
#include "table/job.h"

#include <stdlib.h>
#include <string.h>

void borgo_job_prepare(struct borgo_job *job, const struct borgo_player *player,
                       const struct borgo_game *game, const void *box, const void *truth,
                       unsigned seat, void *memory, uint64_t seed)
{
    memcpy(job->seen, truth, game->state_size);
    game->hide(box, job->seen, seat);
    borgo_rng_seed(&job->rng, seed);
    atomic_init(&job->cancelled, false);
    job->player = player;
    job->owned = NULL;
    job->request = (struct borgo_request){.game = game,
                                          .box = box,
                                          .state = job->seen,
                                          .seat = seat,
                                          .rng = &job->rng,
                                          .memory = memory,
                                          .cancelled = &job->cancelled};
}

/* One piece of memory: the box, then the player's own from the next aligned address. */
struct borgo_job *borgo_job_new(const struct borgo_player *player, const struct borgo_game *game,
                                const void *box, const void *truth, unsigned seat, uint64_t seed)
{
    size_t box_room = (game->box_size + 63) / 64 * 64;
    struct borgo_job *job = calloc(1, sizeof *job);
    unsigned char *owned = calloc(1, box_room + player->memory);
    if (!job || !owned) {
        free(job);
        free(owned);
        return NULL;
    }
    memcpy(owned, box, game->box_size);
    borgo_job_prepare(job, player, game, owned, truth, seat, owned + box_room, seed);
    job->owned = owned;
    return job;
}

void borgo_job_free(struct borgo_job *job)
{
    if (job)
        free(job->owned);
    free(job);
}

bool borgo_job_think(struct borgo_job *job)
{
    job->choice = (struct borgo_choice){0};
    borgo_player_choose(job->player, &job->request, &job->choice);
    return !atomic_load_explicit(&job->cancelled, memory_order_relaxed);
}

void borgo_job_cancel(struct borgo_job *job)
{
    atomic_store_explicit(&job->cancelled, true, memory_order_relaxed);
}
