/* What is secret: roles until they are played, squares and buildings until they are placed, and
 * choices until all have chosen (CITY-9, CITY-11, CITY-12). A hidden state keeps all that nobody
 * but the others have seen together in `stack` and `pile`. What the seat held in the draft stays:
 * it knows what it passed on. Public are a salvaged building, what a seat can't hold because it
 * passed, and what was discarded. */
#include <string.h>

#include "games/city/roles.h"

static void hide_role(uint8_t *role)
{
    if (*role != CITY_NONE)
        *role = CITY_SECRET;
}

static void hide_roles(struct city_state *state, unsigned seat)
{
    memset(state->seen[seat], 0, sizeof state->seen[seat]);
    for (unsigned i = 0; i < CITY_KEPT; i++)
        hide_role(&state->pick[seat][i]);
    hide_role(&state->chosen[seat]);
}

static void hide_tiles(struct city_state *state, unsigned seat)
{
    for (unsigned half = 0; half < 2; half++) {
        state->stack.half[half] |= state->hand[seat].half[half];
        state->hand[seat].half[half] = 0;
    }
    state->pile |= state->plans[seat] & ~state->shown[seat];
    state->plans[seat] = state->shown[seat];
}

/* The seat that plays the role with drawn buildings this round, or CITY_NONE. */
static unsigned drawer(const struct city_box *box, const struct city_state *state)
{
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (city_role_of(state, seat)->draws)
            return seat;
    return CITY_NONE;
}

void city_hide(const void *box_, void *state_, unsigned seat)
{
    const struct city_box *box = box_;
    struct city_state *state = state_;
    for (unsigned other = 0; other < box->head.players; other++) {
        if (other == seat)
            continue;
        hide_roles(state, other);
        hide_tiles(state, other);
    }
    if (state->seat != seat && state->at_once != CITY_NONE)
        state->at_once = CITY_SECRET;
    if (drawer(box, state) != seat)
        state->drawn = state->returned = 0;
}

borgo_move city_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer)
{
    enum city_kind kind = city_kind(move);
    (void)box;
    if (kind == CITY_DEAL_ROLE || kind == CITY_DRAW_SQUARE || kind == CITY_DRAW_BUILDING)
        actor = city_turn(move);
    else if (kind != CITY_KEEP && kind != CITY_CHOOSE && kind != CITY_RETAIN)
        return move;
    return viewer == actor || viewer == BORGO_CHANCE
               ? move
               : city_move(kind, CITY_UNKNOWN, city_turn(move));
}
