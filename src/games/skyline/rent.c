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

void sky_tell_rent(const struct sky_state *state, uint8_t kind, struct borgo_events *events)
{
    sky_cells group = sky_group(state->own[state->creditor], state->rented);
    struct borgo_event *told = borgo_tell(events, kind, BORGO_EVERYBODY, state->payer, state->creditor, state->rent,
                                          sky_cell_value(state->rented));
    if (!told)
        return;
    for (unsigned height = 1; height <= SKY_SKYSCRAPER; height++)
        told->value[3 + height] = (int32_t)sky_count(group & state->height[height]);
    told->cells = group;
}

static void pay(struct sky_state *state, struct borgo_events *events)
{
    state->cash[state->payer] -= state->rent;
    state->cash[state->creditor] += state->rent;
    if (events)
        sky_tell_rent(state, SKY_TOLD_RENT, events);
}

bool sky_owes(const struct sky_box *box, const struct sky_state *state, sky_cells own, unsigned space,
              struct sky_debt *debt)
{
    unsigned cell = box->beside[space];
    if (cell == SKY_NO_CELL || (state->height[0] | own) >> cell & 1)
        return false;
    debt->cell = (uint8_t)cell;
    debt->creditor = (uint8_t)sky_owner(state, cell);
    debt->group = sky_group(state->own[debt->creditor], cell);
    debt->rent = sky_group_rent(state, debt->group);
    return true;
}

static void tell_pawn(const struct sky_state *state, unsigned seat, unsigned from, unsigned steps,
                      struct borgo_events *events)
{
    struct borgo_event *told =
        borgo_tell(events, SKY_TOLD_PAWN, BORGO_EVERYBODY, (int32_t)seat, state->pawn[seat], (int32_t)from, (int32_t)steps);
    if (told)
        told->value[4] = state->seat;
}

bool sky_advance(const struct sky_box *box, struct sky_state *state, unsigned seat, unsigned steps,
                 struct borgo_events *events)
{
    unsigned from = state->pawn[seat], space = (from + steps) % SKY_STREET;
    struct sky_debt debt;
    state->pawn[seat] = (uint8_t)space;
    tell_pawn(state, seat, from, steps, events);
    if (!sky_owes(box, state, state->own[seat], space, &debt))
        return true;
    state->payer = (uint8_t)seat;
    state->creditor = debt.creditor;
    state->rented = debt.cell;
    state->rent = debt.rent;
    if (state->rent <= state->cash[seat]) {
        pay(state, events);
        return true;
    }
    sky_end_game(box, state, SKY_BANKRUPT, events);
    return false;
}
