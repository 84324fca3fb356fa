/* What a move, or a whole turn, is sure to bring before it is made: for lists, for hovering over a
 * board, for whoever wants to know. It is worked out from what the seat sees alone. The moves are
 * played in several worlds that could be the real one, and what is the same in all of them and told
 * to the seat counts. */
#ifndef BORGO_TABLE_PREVIEW_H
#define BORGO_TABLE_PREVIEW_H

#include "core/game.h"

enum { BORGO_WORLDS = 8 };

struct borgo_preview {
    struct borgo_events events;      /* in their order; of more than there is room for the first */
    borgo_seats sure;                /* whose points are the same in all worlds */
    int32_t points[BORGO_MAX_SEATS]; /* added to each score at once; 0 where that isn't sure */
};

/* What could be the real position, as far as a seat knows: made once for all of its moves. Worlds
 * that are the same are there once, so where nothing is secret there is one. */
struct borgo_worlds {
    const struct borgo_game *game;
    const void *box;
    unsigned seat, count;
    _Alignas(16) unsigned char state[BORGO_WORLDS][BORGO_MAX_STATE];
};

void borgo_preview_imagine(const struct borgo_game *game, const void *box, const void *seen,
                           unsigned seat, struct borgo_worlds *worlds);
void borgo_preview_in(const struct borgo_worlds *worlds, borgo_move move,
                      struct borgo_preview *preview);
/* The same of several moves of the seat, one after another. Returns how many can be made in every
 * world: the preview is of these. `room` is of BORGO_MAX_MOVES. */
int borgo_preview_turn(const struct borgo_worlds *worlds, const borgo_move *moves, int length,
                       borgo_move *room, struct borgo_preview *preview);
/* Only the seat's own points, which is quicker where there are many moves. */
int32_t borgo_preview_points(const struct borgo_worlds *worlds, borgo_move move);

/* One world that fits what the seat sees, the one of that number. */
void borgo_preview_world(const struct borgo_game *game, const void *box, const void *seen,
                         unsigned seat, unsigned world, void *state);

/* For one move. `seen` is a position as `seat` sees it, which is to act; the move is one
 * of its legal ones. */
void borgo_preview(const struct borgo_game *game, const void *box, const void *seen, unsigned seat,
                   borgo_move move, struct borgo_preview *preview);

#endif
