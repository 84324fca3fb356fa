/* Whole turns for people: gone on with where they were cut, and told apart.
 *
 * Two turns are really different if less than half of the shorter one is in the other. What counts
 * are the decisions, in any order: moves that say where or what. The same thing at the same place
 * is the same decision, whatever else is chosen with it: a House of one storey or of two, a tile
 * turned this way or that. A turn without such a decision (`draw`) differs from any that has one,
 * and from another by its first move. */
#ifndef BORGO_PLAYERS_OUTLINE_H
#define BORGO_PLAYERS_OUTLINE_H

#include "core/form.h"
#include "players/turn.h"

/* What a turn decides. */
struct borgo_outline {
    borgo_move first;
    int count;
    struct borgo_description at[BORGO_LONGEST_TURN];
};

/* The position is filled in, and the turn one that can be played there. */
void borgo_outline_turn(struct borgo_outline *outline, const struct borgo_game *game,
                        const void *box, const void *position, unsigned seat,
                        const borgo_move *moves, int length);
bool borgo_outlines_differ(const struct borgo_game *game, const struct borgo_outline *one,
                           const struct borgo_outline *other);

/* Goes on with a turn of the seat as `estimate` likes best until chance or somebody else comes in,
 * or it is as long as can be; returns its new length. `position` is filled in, and the one the turn
 * begins in. */
int borgo_outline_complete(struct borgo_turns *turns, const void *position,
                           borgo_move moves[BORGO_LONGEST_TURN], int length);

#endif
