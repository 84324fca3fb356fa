/* The street and what a pawn pays there: SKY-7, SKY-9, SKY-10, SKY-21. */
#include "games/skyline/parts.h"

/* SKY-10: what is connected with the cell by sides. */
skyline_cells skyline_group(skyline_cells own, unsigned cell)
{
    skyline_cells group = borgo_bits_one(cell), before;
    do {
        before = group;
        group |= (group << 1 | group >> 1 | group << 8 | group >> 8) & own;
    } while (group != before);
    return group;
}

int32_t skyline_group_rent(const struct skyline_state *state, skyline_cells group)
{
    unsigned rent = 10 * borgo_bits_count(group & state->height[1]) + 20 * borgo_bits_count(group & state->height[2])
                    + 100 * borgo_bits_count(group & state->height[SKYLINE_SKYSCRAPER]);
    return (int32_t)rent;
}

static void pay(struct skyline_state *state, struct borgo_events *events)
{
    state->cash[state->payer] -= state->rent;
    state->cash[state->creditor] += state->rent;
    borgo_events_tell(events, SKYLINE_TOLD_RENT, BORGO_EVERYBODY, state->payer, state->creditor, state->rent,
                      skyline_cell_value(state->rented));
}

bool skyline_advance(const struct skyline_box *box, struct skyline_state *state, unsigned seat, unsigned steps,
                     struct borgo_events *events)
{
    unsigned space = (state->pawn[seat] + steps) % SKYLINE_STREET, cell = box->beside[space];
    state->pawn[seat] = (uint8_t)space;
    borgo_events_tell(events, SKYLINE_TOLD_PAWN, BORGO_EVERYBODY, (int32_t)seat, (int32_t)space, 0, 0);
    if (cell == SKYLINE_NO_CELL || (state->height[0] | state->own[seat]) >> cell & 1)
        return true;
    state->payer = (uint8_t)seat;
    state->creditor = (uint8_t)skyline_owner(state, cell);
    state->rented = (uint8_t)cell;
    state->rent = skyline_group_rent(state, skyline_group(state->own[state->creditor], cell));
    if (state->rent <= state->cash[seat]) {
        pay(state, events);
        return true;
    }
    skyline_end_game(box, state, SKYLINE_BANKRUPT, events);
    return false;
}
