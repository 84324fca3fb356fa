/* Players asked for a decision, and plain counting to judge it by. */
#ifndef BORGO_TESTS_CHOICES_H
#define BORGO_TESTS_CHOICES_H

#include "players/player.h"

/* What a player decides with fresh memory, that seed and so many playouts, given what the seat sees
 * of the state. */
void test_choose(const struct borgo_player *player, const struct borgo_game *game, const void *box,
                 const void *state, unsigned seat, uint64_t seed, uint32_t budget,
                 struct borgo_choice *choice);

/* Whether the seat's team has won, or wins within so many moves of all whatever the others reply.
 * Every move is tried; where chance comes in nothing is certain. */
bool test_wins(const struct borgo_game *game, const void *box, const void *state, unsigned seat,
               int moves);

#endif
