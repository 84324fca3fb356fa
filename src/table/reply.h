/* The best answer to a turn: what happens from there until whoever comes next has made a turn of
 * its own. Chance is dealt from a seed, and the one who made the turn goes on by itself where it is
 * still to act. */
#ifndef BORGO_TABLE_REPLY_H
#define BORGO_TABLE_REPLY_H

#include "table/hint.h"
#include "table/puzzle.h"

struct borgo_replier {
    const struct borgo_player *player; /* who answers, with `memory` of that player's */
    const struct borgo_game *game;
    const void *box;
    void *memory;
    uint32_t budget;
    const atomic_bool *cancelled; /* once true any answer will do; or NULL */
    uint64_t seed, deals;         /* of the thoughts, and of chance */
    struct borgo_job *job;        /* room */
    struct borgo_hint *hint;
    struct borgo_moves *moves;
    uint64_t asked; /* so many questions were thought about */
};

/* After a turn of `seat`. */
void borgo_reply_find(struct borgo_replier *replier, const void *after, unsigned seat,
                      struct borgo_puzzle_steps *reply);

#endif
