/* The five bonuses: LANE-21 to LANE-27. */
#include "games/lane/parts.h"

const int32_t lane_prizes[BORGO_MAX_SEATS] = {10, 6, 3, 0}; /* LANE-25 */

/* LANE-22: how many Houses of each height a player has in a zone. */
static uint32_t tallest_claim(const struct lane_box *box, const uint8_t heights[8])
{
    if (box->head.option[LANE_TALLEST] == LANE_TALLEST_VECTOR)
        return (uint32_t)heights[5] << 24 | (uint32_t)heights[4] << 16 | (uint32_t)heights[3] << 8
               | heights[2];
    for (unsigned storeys = 5; storeys >= 2; storeys--)
        if (heights[storeys])
            return storeys << 8 | heights[storeys];
    return 0;
}

static void claim_zones(const struct lane_box *box, const struct lane_state *state,
                        struct lane_claims *claims)
{
    uint8_t heights[LANE_ZONES + 1][BORGO_MAX_SEATS][8] = {0};
    for (unsigned plot = 0; plot < box->plots; plot++) {
        uint8_t on = state->on[plot];
        if (lane_is_house(on))
            heights[box->zone[plot]][lane_owner(on)][lane_storeys(on)]++;
    }
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        for (unsigned zone = LANE_A1; zone <= LANE_A2; zone++)
            claims->of[zone][seat] = tallest_claim(box, heights[zone][seat]);
        for (unsigned zone = LANE_B1; zone <= LANE_B2; zone++)
            for (unsigned storeys = 1; storeys <= 5; storeys++)
                claims->of[zone][seat] += heights[zone][seat][storeys];
    }
}

static unsigned count_plots(const struct lane_plots *plots)
{
    return (unsigned)(__builtin_popcountll(plots->half[0]) + __builtin_popcountll(plots->half[1]));
}

/* Takes the group of a plot out of the set. */
static struct lane_plots take_group(const struct lane_box *box, struct lane_plots *houses,
                                    unsigned plot)
{
    struct lane_plots waiting = {{0, 0}}, group = {{0, 0}};
    lane_add(&waiting, plot);
    lane_remove(houses, plot);
    while (!lane_is_empty(&waiting)) {
        unsigned here = lane_lowest(&waiting);
        lane_remove(&waiting, here);
        lane_add(&group, here);
        for (int i = 0; i < 2; i++) {
            uint64_t more = box->beside[here].half[i] & houses->half[i];
            waiting.half[i] |= more;
            houses->half[i] &= ~more;
        }
    }
    return group;
}

/* LANE-24; of several that are as large, the first in reading order. */
struct lane_plots lane_largest_group(const struct lane_box *box, const struct lane_state *state,
                                     unsigned seat)
{
    struct lane_plots houses = {{0, 0}};
    for (unsigned plot = 0; plot < box->plots; plot++)
        if (lane_is_house(state->on[plot]) && lane_owner(state->on[plot]) == seat)
            lane_add(&houses, plot);
    struct lane_plots largest = {{0, 0}};
    while (!lane_is_empty(&houses)) {
        struct lane_plots group = take_group(box, &houses, lane_lowest(&houses));
        largest = count_plots(&group) > count_plots(&largest) ? group : largest;
    }
    return largest;
}

/* LANE-26: in avenue the tied fill places, in lane the next player has the next place. */
unsigned lane_place(const struct lane_box *box, const uint32_t *claims, unsigned seat)
{
    unsigned place = 0;
    for (unsigned other = 0; other < box->head.players; other++) {
        if (claims[other] <= claims[seat])
            continue;
        bool counted_already = false;
        for (unsigned before = 0; before < other; before++)
            counted_already |= claims[before] == claims[other];
        if (box->head.option[LANE_EDITION] == LANE_EDITION_AVENUE || !counted_already)
            place++;
    }
    return place;
}

void lane_claims(const struct lane_box *box, const struct lane_state *state,
                 struct lane_claims *claims)
{
    *claims = (struct lane_claims){{{0}}};
    claim_zones(box, state, claims);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        struct lane_plots group = lane_largest_group(box, state, seat);
        claims->of[LANE_ZONES][seat] = count_plots(&group);
    }
}

int32_t lane_bonus(const struct lane_box *box, const struct lane_claims *claims, unsigned bonus,
                   unsigned seat)
{
    return claims->of[bonus][seat] ? lane_prizes[lane_place(box, claims->of[bonus], seat)] : 0;
}
