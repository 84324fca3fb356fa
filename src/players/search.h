/* A search over whole turns, the same for every game.
 *
 * It goes by the game's `estimate`, the strongest level by its net where it has one (judge.h).
 * It lists what its seat can do until chance or somebody else comes in, keeps the candidates its
 * game's `estimate` likes best, and tries each of them in the same imagined worlds: the hidden part
 * filled in at random, chance dealt, and as many turns of the others as the game's `horizon` says,
 * each the best by `estimate`. Half of the candidates are dropped after each round of such playouts
 * (sequential halving), so that most of the time goes into the choice between the best; the first
 * guess goes on counting as a few playouts. Where a
 * game `reads`, the strongest level reads ahead behind each candidate instead (ahead.h; with a net
 * farther.h), deeper and deeper. */
#ifndef BORGO_PLAYERS_SEARCH_H
#define BORGO_PLAYERS_SEARCH_H

#include "players/player.h"

enum { BORGO_LEVELS = 5 };

/* For the first game of all, in which both sides err. */
extern const struct borgo_player borgo_beginner_player;

/* A master as it is without a net, and what a net says at once: to measure others by. */
extern const struct borgo_player borgo_classic_player, borgo_pupil_player, borgo_untaught_player;

/* From a first game to a real fight. */
extern const struct borgo_player borgo_levels[BORGO_LEVELS];

/* Judges whole turns that are given, of a request to one of the levels (request->player): each
 * seat's chance to win after each of them, all by the same measure. At most one more than
 * BORGO_MAX_SUGGESTIONS. */
void borgo_search_compare(const struct borgo_request *request, struct borgo_suggestion *turns,
                          unsigned count);

#endif
