/* The pile of action cards: SKY-8. It is shuffled once, so what lies on top is random among the
 * cards nobody has seen; when all have been seen, their order is known to everybody who remembered
 * it, and the state remembers it for all. */
#include <string.h>

#include "games/skyline/parts.h"

uint32_t skyline_list_cards(const struct skyline_state *state, struct borgo_outcome *out)
{
    uint32_t count = 0;
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++)
        if (state->unseen[kind])
            out[count++] = (struct borgo_outcome){skyline_move(SKYLINE_MOVE_CARD, kind, 0, 0),
                                                  state->unseen[kind]};
    if (count == 0)
        out[count++] =
            (struct borgo_outcome){skyline_move(SKYLINE_MOVE_CARD, state->pile[0], 0, 0), 1};
    return count;
}

borgo_move skyline_top_card(const struct skyline_state *state, struct borgo_rng *rng)
{
    if (state->unseen_size == 0)
        return skyline_move(SKYLINE_MOVE_CARD, state->pile[0], 0, 0);
    uint32_t card = borgo_rng_below(rng, state->unseen_size);
    unsigned kind = 1;
    while (card >= state->unseen[kind])
        card -= state->unseen[kind++];
    return skyline_move(SKYLINE_MOVE_CARD, kind, 0, 0);
}

bool skyline_draw_card(const struct skyline_box *box, struct skyline_state *state, unsigned kind)
{
    if (state->unseen_size == 0) {
        state->pile_size--;
        memmove(state->pile, state->pile + 1, state->pile_size);
    } else {
        state->unseen[kind]--;
        state->unseen_size--;
        if (kind == 10 && box->head.players == 2)
            return false;
    }
    state->pile[state->pile_size++] = (uint8_t)kind;
    return true;
}
