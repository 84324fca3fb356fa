/* Nothing is secret: money, pieces and cards lie open. The order of the cards nobody has seen is
 * not in the state at all, and the order of those that were seen is known to all who were at the
 * table (SKY-8). */
#include "games/skyline/parts.h"

void skyline_hide(const void *box, void *state, unsigned seat)
{
    (void)box;
    (void)state;
    (void)seat;
}

void skyline_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng)
{
    (void)box;
    (void)state;
    (void)seat;
    (void)rng;
}

borgo_move skyline_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer)
{
    (void)box;
    (void)actor;
    (void)viewer;
    return move;
}
