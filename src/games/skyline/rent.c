/* The street and what a pawn pays there: SKY-7, SKY-9, SKY-10, SKY-21. */
#include "games/skyline/parts.h"

/* SKY-10: what is connected with the cell by sides. */
sky_cells sky_group(sky_cells own, unsigned cell)
{
    sky_cells group = sky_bit(cell), before;
    do {
        before = group;
        group |= (group << 1 | group >> 1 | group << 8 | group >> 8) & own;
    } while (group != before);
    return group;
}

int32_t sky_group_rent(const struct sky_state *state, sky_cells group)
{
    unsigned rent = 10 * sky_count(group & state->height[1]) + 20 * sky_count(group & state->height[2])
                    + 100 * sky_count(group & state->height[SKY_SKYSCRAPER]);
    return (int32_t)rent;
}

static void pay(struct sky_state *state, struct borgo_events *events)
{
    state->cash[state->payer] -= state->rent;
    state->cash[state->creditor] += state->rent;
    borgo_tell(events, SKY_TOLD_RENT, BORGO_EVERYBODY, state->payer, state->creditor, state->rent,
               sky_cell_value(state->rented));
}

bool sky_advance(const struct sky_box *box, struct sky_state *state, unsigned seat, unsigned steps,
                 struct borgo_events *events)
{
    unsigned space = (state->pawn[seat] + steps) % SKY_STREET, cell = box->beside[space];
    state->pawn[seat] = (uint8_t)space;
    borgo_tell(events, SKY_TOLD_PAWN, BORGO_EVERYBODY, (int32_t)seat, (int32_t)space, 0, 0);
    if (cell == SKY_NO_CELL || (state->height[0] | state->own[seat]) >> cell & 1)
        return true;
    state->payer = (uint8_t)seat;
    state->creditor = (uint8_t)sky_owner(state, cell);
    state->rented = (uint8_t)cell;
    state->rent = sky_group_rent(state, sky_group(state->own[state->creditor], cell));
    if (state->rent <= state->cash[seat]) {
        pay(state, events);
        return true;
    }
    sky_end_game(box, state, SKY_BANKRUPT, events);
    return false;
}
