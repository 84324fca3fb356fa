/* What the action cards do: SKY-23, SKY-C1 to SKY-C13. The dice of C1 and C4 are in turn.c. */
#include "core/list.h"
#include "games/skyline/parts.h"

/* SKY-23: every building but the one under the architect. */
static skyline_cells movable(const struct skyline_state *state, unsigned tallest)
{
    skyline_cells tall = tallest == SKYLINE_SKYSCRAPER ? state->height[SKYLINE_SKYSCRAPER] : 0;
    return (state->height[1] | state->height[2] | tall) & ~borgo_bits_one(state->architect);
}

/* SKY-C2: who has most cash. */
static borgo_seats richest(const struct skyline_box *box, const struct skyline_state *state)
{
    int32_t most = -1;
    borgo_seats seats = 0;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        if (state->cash[seat] > most) {
            most = state->cash[seat];
            seats = 0;
        }
        if (state->cash[seat] == most)
            seats |= (borgo_seats)(1u << seat);
    }
    return seats;
}

/* SKY-C7: the skyscrapers of all who have most of them, less the one under the architect. */
static skyline_cells returnable(const struct skyline_box *box, const struct skyline_state *state)
{
    unsigned most = 1;
    skyline_cells cells = 0;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned count = skyline_skyscrapers(state, seat);
        if (count > most)
            cells = 0;
        if (count >= most) {
            most = count;
            cells |= state->own[seat];
        }
    }
    return cells & state->height[SKYLINE_SKYSCRAPER] & ~borgo_bits_one(state->architect);
}

/* SKY-C10: how many opponents have a building that may be swapped. */
static unsigned opponents_with_buildings(const struct skyline_box *box,
                                         const struct skyline_state *state)
{
    unsigned count = 0;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        count += seat != state->seat && (state->own[seat] & movable(state, SKYLINE_SKYSCRAPER));
    return count;
}

bool skyline_card_has_object(const struct skyline_box *box, const struct skyline_state *state,
                             unsigned kind)
{
    skyline_cells own = state->own[state->seat], small = movable(state, 2);
    switch (kind) {
    case 7:
        return returnable(box, state) != 0;
    case 8:
        return (small & own) && (small & ~own);
    case 9:
        return state->height[0] != 0;
    case 10:
        return opponents_with_buildings(box, state) >= 2;
    case 11:
        return (small & own) && state->height[0];
    case 12:
        return small != 0;
    case 13:
        return (movable(state, SKYLINE_SKYSCRAPER) & own) != 0;
    default:
        return true;
    }
}

static uint32_t list_advances(const struct skyline_box *box, const struct skyline_state *state,
                              borgo_move *out)
{
    uint32_t count = 0;
    for (unsigned seats = richest(box, state); seats; seats &= seats - 1)
        for (unsigned steps = 1; steps <= 3; steps++)
            count = borgo_list_add(
                out, count, skyline_move(SKYLINE_MOVE_ADVANCE, borgo_bits_lowest(seats), steps, 0));
    return count;
}

int32_t skyline_tax_due(const struct skyline_state *state, unsigned seat)
{
    int32_t tax = SKYLINE_TAX * (int32_t)skyline_skyscrapers(state, seat);
    return tax < state->cash[seat] ? tax : state->cash[seat];
}

/* SKY-C5: taxing one who pays nothing is the same whoever it is, so that is listed once. */
static uint32_t list_taxes(const struct skyline_box *box, const struct skyline_state *state,
                           borgo_move *out)
{
    uint32_t count = 0;
    bool nothing_listed = false;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        bool nothing = skyline_tax_due(state, seat) == 0;
        if (!nothing || !nothing_listed)
            count = borgo_list_add(out, count, skyline_move(SKYLINE_MOVE_TAX, seat, 0, 0));
        nothing_listed |= nothing;
    }
    return count;
}

static uint32_t list_pairs(skyline_cells firsts, skyline_cells seconds, enum skyline_kind kind,
                           borgo_move *out)
{
    uint32_t count = 0;
    for (; firsts; firsts &= firsts - 1)
        count = borgo_list_set(out, count, skyline_move(kind, borgo_bits_lowest(firsts), 0, 0),
                               seconds, 8);
    return count;
}

/* SKY-C10: two buildings of two different opponents, the first in row order first. */
static uint32_t list_opponents_swaps(const struct skyline_state *state, borgo_move *out)
{
    uint32_t count = 0;
    skyline_cells swappable = movable(state, SKYLINE_SKYSCRAPER) & ~state->own[state->seat];
    for (; swappable; swappable &= swappable - 1) {
        unsigned first = borgo_bits_lowest(swappable);
        skyline_cells later = swappable & ~state->own[skyline_owner(state, first)];
        count = borgo_list_set(out, count, skyline_move(SKYLINE_MOVE_SWAP, first, 0, 0), later, 8);
    }
    return count;
}

uint32_t skyline_list_choices(const struct skyline_box *box, const struct skyline_state *state,
                              borgo_move *out)
{
    skyline_cells own = state->own[state->seat], small = movable(state, 2);
    switch (state->card) {
    case 2:
        return list_advances(box, state, out);
    case 5:
        return list_taxes(box, state, out);
    case 7:
        return skyline_list_cells(returnable(box, state), SKYLINE_MOVE_RETURN, out);
    case 8:
        return list_pairs(small & own, small & ~own, SKYLINE_MOVE_SWAP, out);
    case 9:
        return skyline_list_cells(state->height[0], SKYLINE_MOVE_FLOOR, out);
    case 10:
        return list_opponents_swaps(state, out);
    case 11:
        return list_pairs(small & own, state->height[0], SKYLINE_MOVE_MOVE, out);
    case 12:
        return skyline_list_cells(small, SKYLINE_MOVE_REMOVE, out);
    default:
        return skyline_list_cells(movable(state, SKYLINE_SKYSCRAPER) & own, SKYLINE_MOVE_REMOVE,
                                  out);
    }
}

void skyline_aid_poorest(const struct skyline_box *box, struct skyline_state *state,
                         struct borgo_events *events)
{
    int32_t least = state->cash[0];
    for (unsigned seat = 1; seat < box->head.players; seat++)
        least = state->cash[seat] < least ? state->cash[seat] : least;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        if (state->cash[seat] != least)
            continue;
        state->cash[seat] += SKYLINE_AID;
        borgo_events_tell(events, SKYLINE_TOLD_INCOME, BORGO_EVERYBODY, (int32_t)seat, SKYLINE_AID,
                          state->seat, state->card);
    }
}

void skyline_pay_tax(struct skyline_state *state, unsigned seat, struct borgo_events *events)
{
    int32_t tax = skyline_tax_due(state, seat);
    state->cash[seat] -= tax;
    borgo_events_tell(events, SKYLINE_TOLD_TAX, BORGO_EVERYBODY, (int32_t)seat, tax, state->seat,
                      state->card);
}

static void move_building(struct skyline_state *state, unsigned from, unsigned to)
{
    unsigned owner = skyline_owner(state, from), height = skyline_height(state, from);
    skyline_take(state, from);
    skyline_put(state, to, owner, height);
}

static void tell_swap(const struct skyline_state *state, unsigned cell, unsigned other,
                      struct borgo_events *events)
{
    struct borgo_event *told = borgo_events_tell(
        events, SKYLINE_TOLD_SWAP, BORGO_EVERYBODY, state->seat, skyline_cell_value(cell),
        skyline_cell_value(other), (int32_t)skyline_owner(state, cell));
    if (!told)
        return;
    told->value[4] = (int32_t)skyline_height(state, cell);
    told->value[5] = (int32_t)skyline_owner(state, other);
    told->value[6] = (int32_t)skyline_height(state, other);
}

void skyline_change_board(struct skyline_state *state, borgo_move move, struct borgo_events *events)
{
    unsigned cell = skyline_number(move, 0), other = skyline_number(move, 1);
    int32_t seat = state->seat, where = skyline_cell_value(cell);
    switch (skyline_kind(move)) {
    case SKYLINE_MOVE_FLOOR:
        borgo_events_tell(events, SKYLINE_TOLD_FLOOR, BORGO_EVERYBODY, seat, where, 0, 0);
        skyline_put(state, cell, state->seat, 1);
        break;
    case SKYLINE_MOVE_SWAP:
        if (events)
            tell_swap(state, cell, other, events);
        skyline_swap(state, cell, other);
        break;
    case SKYLINE_MOVE_MOVE:
        borgo_events_tell(events, SKYLINE_TOLD_MOVE, BORGO_EVERYBODY, seat, where,
                          skyline_cell_value(other), (int32_t)skyline_height(state, cell));
        move_building(state, cell, other);
        break;
    default: /* `return` and `remove` */
        borgo_events_tell(events, SKYLINE_TOLD_RETURN, BORGO_EVERYBODY, seat,
                          (int32_t)skyline_owner(state, cell), where,
                          (int32_t)skyline_height(state, cell) - 1);
        skyline_take(state, cell);
    }
}
