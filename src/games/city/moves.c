/* What a seat can do, and what chance can bring: the lists of the phases. What a power can do is in
 * roles.c. */
#include "core/list.h"
#include "games/city/roles.h"

static uint32_t list_power(const struct city_box *box, const struct city_state *state,
                           borgo_move *out)
{
    const struct city_role *role = city_role_of(state, state->seat);
    uint32_t count = role->list(box, state, out, CITY_MAX_MOVES - 1);
    return role->repeated ? borgo_list_add(out, count, city_move(CITY_DONE, 0, 0)) : count;
}

/* CITY-25: who can build must, who can't passes. */
static uint32_t list_construction(const struct city_box *box, const struct city_state *state,
                                  borgo_move *out)
{
    uint32_t count = city_list_raises(box, state, state->seat, out);
    return count ? count : borgo_list_add(out, 0, city_move(CITY_PASS, 0, 0));
}

uint32_t city_moves(const void *box, const void *state_, unsigned seat, borgo_move *out)
{
    const struct city_state *state = state_;
    switch ((enum city_phase)state->phase) {
    case CITY_DRAFT:
        return city_list_keeps(state, seat, out);
    case CITY_CHOICE:
        return city_list_choices(state, seat, out);
    case CITY_DIRECTION:
        return borgo_list_set(out, 0, city_move(CITY_NAME_DIRECTION, 0, 0), CITY_FACING,
                              CITY_WHAT_SHIFT);
    case CITY_POWER:
        return list_power(box, state, out);
    case CITY_ZONING:
        return city_list_zones(box, state, out);
    case CITY_BIDDING:
        return city_list_bids(state, out);
    default:
        return list_construction(box, state, out);
    }
}

static uint64_t undealt_roles(const struct city_state *state)
{
    unsigned dealt = 0;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        dealt |= state->seen[seat][0];
    return ~dealt & ((1u << CITY_ROLES) - 1);
}

static uint32_t list_outcomes(enum city_kind kind, uint64_t set, unsigned base, unsigned seat,
                              struct borgo_outcome *out)
{
    uint32_t count = 0;
    for (; set; set &= set - 1)
        out[count++] =
            (struct borgo_outcome){city_move(kind, base + borgo_bits_lowest(set), seat), 1};
    return count;
}

uint32_t city_chance(const void *box, const void *state_, struct borgo_outcome *out)
{
    const struct city_state *state = state_;
    (void)box;
    if (state->phase == CITY_DEALING)
        return list_outcomes(CITY_DEAL_ROLE, undealt_roles(state), 0, state->seat, out);
    if (state->phase == CITY_PLANS || state->phase == CITY_DRAWING)
        return list_outcomes(CITY_DRAW_BUILDING, state->pile, 0, state->seat, out);
    uint32_t zones = list_outcomes(CITY_DRAW_SQUARE, state->stack.half[0], 0, state->seat, out);
    return zones
           + list_outcomes(CITY_DRAW_SQUARE, state->stack.half[1], 64, state->seat, out + zones);
}

borgo_move city_deal(const void *box, const void *state_, struct borgo_rng *rng)
{
    const struct city_state *state = state_;
    (void)box;
    if (state->phase == CITY_DEALING)
        return city_move(CITY_DEAL_ROLE, city_random_member(undealt_roles(state), rng),
                         state->seat);
    if (state->phase == CITY_PLANS || state->phase == CITY_DRAWING)
        return city_move(CITY_DRAW_BUILDING, city_random_member(state->pile, rng), state->seat);
    unsigned zones = borgo_bits_count(state->stack.half[0]),
             all = zones + borgo_bits_count(state->stack.half[1]);
    unsigned half = borgo_rng_below(rng, all) >= zones;
    return city_move(CITY_DRAW_SQUARE, half * 64 + city_random_member(state->stack.half[half], rng),
                     state->seat);
}
