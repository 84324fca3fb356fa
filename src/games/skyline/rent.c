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
    unsigned rent = 10 * borgo_bits_count(group & state->height[1])
                    + 20 * borgo_bits_count(group & state->height[2])
                    + 100 * borgo_bits_count(group & state->height[SKYLINE_SKYSCRAPER]);
    return (int32_t)rent;
}

void skyline_tell_rent(const struct skyline_state *state, uint8_t kind, struct borgo_events *events)
{
    skyline_cells group = skyline_group(state->own[state->creditor], state->rented);
    struct borgo_event *told =
        borgo_events_tell(events, kind, BORGO_EVERYBODY, state->payer, state->creditor, state->rent,
                          skyline_cell_value(state->rented));
    if (!told)
        return;
    for (unsigned height = 1; height <= SKYLINE_SKYSCRAPER; height++)
        told->value[3 + height] = (int32_t)borgo_bits_count(group & state->height[height]);
    told->cells = group;
}

static void pay(struct skyline_state *state, struct borgo_events *events)
{
    state->cash[state->payer] -= state->rent;
    state->cash[state->creditor] += state->rent;
    if (events)
        skyline_tell_rent(state, SKYLINE_TOLD_RENT, events);
}

bool skyline_owes(const struct skyline_box *box, const struct skyline_state *state,
                  skyline_cells own, unsigned space, struct skyline_debt *debt)
{
    unsigned cell = box->beside[space];
    if (cell == SKYLINE_NO_CELL || (state->height[0] | own) >> cell & 1)
        return false;
    debt->cell = (uint8_t)cell;
    debt->creditor = (uint8_t)skyline_owner(state, cell);
    debt->group = skyline_group(state->own[debt->creditor], cell);
    debt->rent = skyline_group_rent(state, debt->group);
    return true;
}

static void tell_pawn(const struct skyline_state *state, unsigned seat, unsigned from,
                      unsigned steps, struct borgo_events *events)
{
    struct borgo_event *told =
        borgo_events_tell(events, SKYLINE_TOLD_PAWN, BORGO_EVERYBODY, (int32_t)seat,
                          state->pawn[seat], (int32_t)from, (int32_t)steps);
    if (told)
        told->value[4] = state->seat;
}

bool skyline_advance(const struct skyline_box *box, struct skyline_state *state, unsigned seat,
                     unsigned steps, struct borgo_events *events)
{
    unsigned from = state->pawn[seat], space = (from + steps) % SKYLINE_STREET;
    struct skyline_debt debt;
    state->pawn[seat] = (uint8_t)space;
    tell_pawn(state, seat, from, steps, events);
    if (!skyline_owes(box, state, state->own[seat], space, &debt))
        return true;
    state->payer = (uint8_t)seat;
    state->creditor = debt.creditor;
    state->rented = debt.cell;
    state->rent = debt.rent;
    if (state->rent <= state->cash[seat]) {
        pay(state, events);
        return true;
    }
    skyline_end_game(box, state, SKYLINE_BANKRUPT, events);
    return false;
}
