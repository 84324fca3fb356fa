/* The order of the stack is the only secret, and a state doesn't hold it: it holds which tiles are
 * left. So everybody sees all of a state and of a move, and there is nothing to imagine. */
#include "games/shibuya/parts.h"

void shibuya_hide(const void *box, void *state, unsigned seat)
{
    (void)box, (void)state, (void)seat;
}

void shibuya_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng)
{
    (void)box, (void)state, (void)seat, (void)rng;
}

borgo_move shibuya_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer)
{
    (void)box, (void)actor, (void)viewer;
    return move;
}
