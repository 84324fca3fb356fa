/* What can be said of moves for every game alike: legality, texts both ways, chance. */
#ifndef BORGO_CORE_MOVES_H
#define BORGO_CORE_MOVES_H

#include "core/game.h"

/* Room for one list of moves; large, so callers keep one and use it again. */
struct borgo_moves {
    uint32_t count;
    borgo_move at[BORGO_MAX_MOVES];
};

/* All legal moves of `seat`, or all outcomes when seat is BORGO_CHANCE; none if it isn't the seat's turn. */
void borgo_list_moves(const struct borgo_game *game, const void *box, const void *state, unsigned seat,
                      struct borgo_moves *moves);

/* Finds the legal move with that text. Since a text is a move's only name, reading one is looking it up. */
bool borgo_find_move(const struct borgo_game *game, const void *box, const void *state, unsigned seat, const char *text,
                     struct borgo_moves *room, borgo_move *move, struct borgo_error *error);

/* The one seat to act when exactly one is (or BORGO_CHANCE); the lowest when several are. Not when it is over. */
unsigned borgo_actor(borgo_seats to_act);

/* Draws all chance moves until a seat must act or it is over; returns how many. */
uint32_t borgo_deal_all(const struct borgo_game *game, const void *box, void *state, struct borgo_rng *rng);

#endif
