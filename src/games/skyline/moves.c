/* What a seat can do, and what chance can bring: the lists of the phases. */
#include "games/skyline/parts.h"

uint32_t skyline_moves(const void *box, const void *state_, unsigned seat, borgo_move *out)
{
    const struct skyline_state *state = state_;
    (void)seat;
    if (state->phase == SKYLINE_BUILDING)
        return skyline_list_builds(box, state, out);
    return state->phase == SKYLINE_CHOOSING ? skyline_list_choices(box, state, out)
                                            : skyline_list_placements(state, out);
}

/* All throws of the two dice, each with its own weight even where only the sum counts. */
static uint32_t list_throws(struct borgo_outcome *out)
{
    uint32_t count = 0;
    for (unsigned white = 1; white <= SKYLINE_DIE; white++)
        for (unsigned black = 1; black <= SKYLINE_DIE; black++)
            out[count++] =
                (struct borgo_outcome){skyline_move(SKYLINE_MOVE_DICE, white, black, 0), 1};
    return count;
}

uint32_t skyline_chance(const void *box_, const void *state_, struct borgo_outcome *out)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    switch ((enum skyline_phase)state->phase) {
    case SKYLINE_CHOOSE_FIRST:
        for (unsigned seat = 0; seat < box->head.players; seat++)
            out[seat] = (struct borgo_outcome){skyline_move(SKYLINE_MOVE_FIRST, seat, 0, 0), 1};
        return box->head.players;
    case SKYLINE_DRAWING:
        return skyline_list_cards(state, out);
    case SKYLINE_ROLLING_AGAIN:
        for (unsigned white = 1; white <= SKYLINE_DIE; white++)
            out[white - 1] = (struct borgo_outcome){skyline_move(SKYLINE_MOVE_DIE, white, 0, 0), 1};
        return SKYLINE_DIE;
    default:
        return list_throws(out);
    }
}

borgo_move skyline_deal(const void *box_, const void *state_, struct borgo_rng *rng)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    switch ((enum skyline_phase)state->phase) {
    case SKYLINE_CHOOSE_FIRST:
        return skyline_move(SKYLINE_MOVE_FIRST, borgo_rng_below(rng, box->head.players), 0, 0);
    case SKYLINE_DRAWING:
        return skyline_top_card(state, rng);
    case SKYLINE_ROLLING_AGAIN:
        return skyline_move(SKYLINE_MOVE_DIE, 1 + borgo_rng_below(rng, SKYLINE_DIE), 0, 0);
    default: {
        uint32_t both = borgo_rng_below(rng, SKYLINE_DIE * SKYLINE_DIE);
        return skyline_move(SKYLINE_MOVE_DICE, 1 + both / SKYLINE_DIE, 1 + both % SKYLINE_DIE, 0);
    }
    }
}
