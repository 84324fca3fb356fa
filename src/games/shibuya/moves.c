/* What a seat can do, and what chance can bring: the lists of the phases. */
#include "core/list.h"
#include "games/shibuya/parts.h"

uint32_t shibuya_moves(const void *box, const void *state_, unsigned seat, borgo_move *out)
{
    const struct shibuya_state *state = state_;
    (void)seat;
    if (state->phase == SHIBUYA_PLACE)
        return shibuya_list_places(box, state, out);
    uint32_t count = shibuya_list_walks(box, state, out);
    if (state->stack && shibuya_building_ground(box, state))
        count = borgo_list_add(out, count, shibuya_move(SHIBUYA_BUILD, 0, 0));
    if (count == 0)
        count = borgo_list_add(out, count, shibuya_move(SHIBUYA_PASS, 0, 0));
    return count;
}

uint32_t shibuya_chance(const void *box_, const void *state_, struct borgo_outcome *out)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    uint32_t count = 0;
    if (state->phase == SHIBUYA_CHOOSE_FIRST)
        for (unsigned seat = 0; seat < box->head.players; seat++)
            out[count++] = (struct borgo_outcome){shibuya_move(SHIBUYA_MOVE_FIRST, seat, 0), 1};
    else
        for (uint32_t stack = state->stack; stack; stack &= stack - 1)
            out[count++] = (struct borgo_outcome){
                shibuya_move(SHIBUYA_MOVE_TILE, borgo_bits_lowest(stack), 0), 1};
    return count;
}

borgo_move shibuya_deal(const void *box_, const void *state_, struct borgo_rng *rng)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    if (state->phase == SHIBUYA_CHOOSE_FIRST)
        return shibuya_move(SHIBUYA_MOVE_FIRST, borgo_rng_below(rng, box->head.players), 0);
    uint32_t stack = state->stack;
    for (uint32_t above = borgo_rng_below(rng, borgo_bits_count(stack)); above > 0; above--)
        stack &= stack - 1;
    return shibuya_move(SHIBUYA_MOVE_TILE, borgo_bits_lowest(stack), 0);
}
