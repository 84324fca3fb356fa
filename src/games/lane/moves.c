/* What a seat can do, and what chance can bring: the lists of the phases. */
#include "core/list.h"
#include "games/lane/parts.h"

uint32_t lane_moves(const void *box, const void *state_, unsigned seat, borgo_move *out)
{
    const struct lane_state *state = state_;
    (void)seat;
    if (state->phase == LANE_DISCARDING)
        return lane_list_discards(state, out);
    uint32_t count = lane_list_builds(box, state, out);
    return borgo_list_add(out, count,
                          lane_move(state->phase == LANE_TURN ? LANE_DRAW : LANE_STOP, 0, 0));
}

uint32_t lane_chance(const void *box_, const void *state_, struct borgo_outcome *out)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    if (state->phase != LANE_CHOOSE_FIRST)
        return lane_list_deals(state, out);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        out[seat] = (struct borgo_outcome){lane_move(LANE_MOVE_FIRST, seat, 0), 1};
    return box->head.players;
}

borgo_move lane_deal(const void *box_, const void *state_, struct borgo_rng *rng)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    if (state->phase == LANE_CHOOSE_FIRST)
        return lane_move(LANE_MOVE_FIRST, borgo_rng_below(rng, box->head.players), 0);
    return lane_draw_card(state, rng);
}
