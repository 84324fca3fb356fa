/* A question to a computer player that somebody else can think about: another thread, a worker of
 * the browser, or the caller at once. A job owns all it needs, a hidden copy of the position first
 * of all, so the table may go on meanwhile and the player never holds the truth. This is the one
 * place where a position is copied, hidden and asked about. */
#ifndef BORGO_TABLE_JOB_H
#define BORGO_TABLE_JOB_H

#include <stdatomic.h>

#include "players/player.h"

/* When a sitting asked, by which it recognises an answer that comes too late. */
struct borgo_asked_at {
    uint64_t take_backs;  /* so many there had been */
    uint32_t moves;       /* and so many moves */
    borgo_seats together; /* who was to act */
};

struct borgo_job {
    const struct borgo_player *player;
    struct borgo_request
        request; /* budget, clock and wishes are the caller's to set before thinking */
    struct borgo_choice choice; /* what came of it */
    struct borgo_rng rng;
    atomic_bool cancelled;
    struct borgo_asked_at asked_at;
    void *owned; /* box and memory of a job that was made by borgo_job_new */
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
};

/* Fills a job about a seat that is to act in that position. `box` and `memory` stay the caller's:
 * for those who ask very often and at once. The generator is seeded with `seed`. */
void borgo_job_prepare(struct borgo_job *job, const struct borgo_player *player,
                       const struct borgo_game *game, const void *box, const void *truth,
                       unsigned seat, void *memory, uint64_t seed);

/* The same with a box and a memory of its own; NULL when there is no memory left. */
struct borgo_job *borgo_job_new(const struct borgo_player *player, const struct borgo_game *game,
                                const void *box, const void *truth, unsigned seat, uint64_t seed);
void borgo_job_free(struct borgo_job *job);

/* Thinks. False: it was cancelled, and the choice means nothing. */
bool borgo_job_think(struct borgo_job *job);
/* From any thread: the thinking ends soon. */
void borgo_job_cancel(struct borgo_job *job);

#endif
