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

static unsigned count_plots(const struct lane_plots *plots)
{
    return (unsigned)(__builtin_popcountll(plots->half[0]) + __builtin_popcountll(plots->half[1]));
}

static struct lane_plots both(const struct lane_plots *one, const struct lane_plots *other)
{
    return (struct lane_plots){{one->half[0] & other->half[0], one->half[1] & other->half[1]}};
}

void lane_find_sites(const struct lane_state *state, struct lane_sites *sites)
{
    *sites = (struct lane_sites){0};
    for (unsigned half = 0; half < 2; half++) {
        for (uint64_t built = state->built.half[half]; built; built &= built - 1) {
            unsigned plot = 64 * half + borgo_bits_lowest(built);
            uint8_t on = state->on[plot];
            lane_add(on == LANE_PARK ? &sites->parks : &sites->of[lane_owner(on)], plot);
        }
    }
}

static uint32_t claim_tallest(const struct lane_box *box, const struct lane_state *state,
                              struct lane_plots houses)
{
    uint8_t heights[8] = {0};
    while (!lane_is_empty(&houses)) {
        unsigned plot = lane_lowest(&houses);
        lane_remove(&houses, plot);
        heights[lane_storeys(state->on[plot])]++;
    }
    return tallest_claim(box, heights);
}

static void claim_zones(const struct lane_box *box, const struct lane_state *state,
                        const struct lane_plots *houses, unsigned seat, struct lane_claims *claims)
{
    for (unsigned zone = LANE_A1; zone < LANE_ZONES; zone++) {
        struct lane_plots here = both(houses, &box->in_zone[zone]);
        claims->of[zone][seat] =
            zone <= LANE_A2 ? claim_tallest(box, state, here) : count_plots(&here);
    }
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
static struct lane_plots largest_group(const struct lane_box *box, struct lane_plots houses)
{
    struct lane_plots largest = {{0, 0}};
    unsigned most = 0;
    while (count_plots(&houses) > most) {
        struct lane_plots group = take_group(box, &houses, lane_lowest(&houses));
        unsigned count = count_plots(&group);
        largest = count > most ? group : largest;
        most = count > most ? count : most;
    }
    return largest;
}

struct lane_plots lane_largest_group(const struct lane_box *box, const struct lane_state *state,
                                     unsigned seat)
{
    struct lane_sites sites;
    lane_find_sites(state, &sites);
    return largest_group(box, sites.of[seat]);
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

void lane_claim(const struct lane_box *box, const struct lane_state *state,
                const struct lane_sites *sites, struct lane_claims *claims)
{
    *claims = (struct lane_claims){{{0}}};
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        struct lane_plots group = largest_group(box, sites->of[seat]);
        claim_zones(box, state, &sites->of[seat], seat, claims);
        claims->of[LANE_ZONES][seat] = count_plots(&group);
    }
}

void lane_claims(const struct lane_box *box, const struct lane_state *state,
                 struct lane_claims *claims)
{
    struct lane_sites sites;
    lane_find_sites(state, &sites);
    lane_claim(box, state, &sites, claims);
}

int32_t lane_bonus(const struct lane_box *box, const struct lane_claims *claims, unsigned bonus,
                   unsigned seat)
{
    return claims->of[bonus][seat] ? lane_prizes[lane_place(box, claims->of[bonus], seat)] : 0;
}
