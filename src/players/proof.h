/* Proofs: whether a side wins within so many turns of its own, whatever the others do and whatever
 * chance brings. For games without secrets. Every answer and every outcome is looked at, so what is
 * proved is so; nothing is estimated. */
#ifndef BORGO_PLAYERS_PROOF_H
#define BORGO_PLAYERS_PROOF_H

#include "core/game.h"

enum { BORGO_DEEPEST_PROOF = 24 };

struct borgo_proof {
    const struct borgo_game *game;
    const void *box;
    unsigned side;      /* a seat of the side that shall win */
    borgo_move *room;   /* of BORGO_TURN_ROOM moves */
    uint32_t positions; /* still to look at; at 0 it gives up */
    /* The proof's own: */
    uint32_t used;
    /* The move that decided last at each depth: mostly it does again. */
    borgo_move decided[BORGO_DEEPEST_PROOF + 1];
    _Alignas(16) unsigned char state[BORGO_DEEPEST_PROOF + 1][BORGO_MAX_STATE];
};

enum borgo_proved { BORGO_REFUTED, BORGO_PROVED, BORGO_GIVEN_UP };

/* From that position on. `last` is the seat whose turn it was: where it acts on, that is no new
 * turn. BORGO_WATCHER is none. */
enum borgo_proved borgo_prove(struct borgo_proof *proof, const void *state, unsigned last,
                              int turns);

#endif
