/* How a game stands: each seat's chance to win in a true position, as steady as the game's
 * `estimate` allows. For telling how a game went; players choose by other means.
 *
 * Where chance is to act a position is worth what its outcomes are worth on average, so that luck
 * is what really came against what was to be expected. Where a seat is to act the estimate of the
 * position alone would go up with each turn of one's own and down with each turn of another; so the
 * mean is taken over a whole round, each seat in it playing the turn that `estimate` likes best. */
#ifndef BORGO_PLAYERS_APPRAISE_H
#define BORGO_PLAYERS_APPRAISE_H

#include "players/player.h"
#include "players/turn.h"

struct borgo_appraiser {
    const struct borgo_game *game;
    const void *box;
    borgo_move room[BORGO_TURN_ROOM];
};

/* The same position always gives the same chances; they add up to one over the teams. */
void borgo_appraise(struct borgo_appraiser *appraiser, const void *state,
                    double chances[BORGO_MAX_SEATS]);

#endif
