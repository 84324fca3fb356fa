/* What the two files of the laws share: laws.c plays the games, law_positions.c examines a position
 * thoroughly. */
#ifndef BORGO_TESTS_LAWS_H
#define BORGO_TESTS_LAWS_H

#include "support/subject.h"

enum { KEPT_STATES = 3000 };

struct law_run {
    const struct subject *subject;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng rng;
    uint64_t number; /* of the game, from which its seed follows */
    uint32_t step;
    struct borgo_moves *moves;
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    char (*texts)[BORGO_MAX_MOVE_TEXT];
    unsigned char kept[KEPT_STATES][BORGO_MAX_STATE]; /* the states of an examined game, for undo */
    const char *broken;                               /* the first law that was broken, or NULL */
    char where[BORGO_MAX_POSITION_TEXT + 200];
};

/* Notes a broken law with the position, the first one only. */
void law_broken(struct law_run *run, const char *law);

#define LAW(run, holds, law) ((holds) ? (void)0 : law_broken(run, law))

/* All laws about run->state. */
void law_examine(struct law_run *run);
/* Plays the move on run->state with all laws about playing. */
void law_examine_play(struct law_run *run, unsigned seat, borgo_move move);

#endif
