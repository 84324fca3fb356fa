/* The five bonuses: LANE-21 to LANE-27. */
#include "games/lane/parts.h"

const int32_t lane_prizes[BORGO_MAX_SEATS] = {10, 6, 3, 0}; /* LANE-25 */

/* LANE-22, of what `tall` of the state counts: the tallest Houses' storeys and how many there are;
 * or all that have two storeys or more, those of the tallest first. */
static uint32_t claim_tallest(const struct lane_box *box, uint32_t tall)
{
    if (tall == 0 || box->head.option[LANE_TALLEST] == LANE_TALLEST_VECTOR)
        return tall;
    unsigned height = 3 - (unsigned)__builtin_clz(tall) / 8;
    return (height + 2) << 8 | tall >> 8 * height;
}

static unsigned count_plots(const struct lane_plots *plots)
{
    return borgo_bits_count(plots->half[0]) + borgo_bits_count(plots->half[1]);
}

static struct lane_plots both(const struct lane_plots *one, const struct lane_plots *other)
{
    return (struct lane_plots){{one->half[0] & other->half[0], one->half[1] & other->half[1]}};
}

static struct lane_plots group_of(const struct lane_box *box, struct lane_plots houses,
                                  unsigned plot)
{
    struct lane_plots waiting = {{0, 0}}, group = {{0, 0}};
    lane_add(&waiting, plot);
    lane_remove(&houses, plot);
    while (!lane_is_empty(&waiting)) {
        unsigned here = lane_lowest(&waiting);
        lane_remove(&waiting, here);
        lane_add(&group, here);
        for (int i = 0; i < 2; i++) {
            uint64_t more = box->beside[here].half[i] & houses.half[i];
            waiting.half[i] |= more;
            houses.half[i] &= ~more;
        }
    }
    return group;
}

unsigned lane_group_size(const struct lane_box *box, struct lane_plots houses, unsigned plot)
{
    struct lane_plots group = group_of(box, houses, plot);
    return count_plots(&group);
}

/* Of several that are as large, the first in reading order. */
struct lane_plots lane_largest_group(const struct lane_box *box, const struct lane_state *state,
                                     unsigned seat)
{
    struct lane_plots houses = state->houses[seat], group = {{0, 0}};
    while (!lane_is_empty(&houses)) {
        group = group_of(box, houses, lane_lowest(&houses));
        if (count_plots(&group) == state->group[seat])
            break;
        for (int i = 0; i < 2; i++)
            houses.half[i] &= ~group.half[i];
    }
    return group;
}

/* LANE-26: in avenue the tied fill places, in lane the next player has the next place. */
unsigned lane_place(const struct lane_box *box, const uint32_t *claims, unsigned seat)
{
    bool lane = box->head.option[LANE_EDITION] == LANE_EDITION_LANE;
    unsigned place = 0;
    for (unsigned other = 0; other < box->head.players; other++) {
        bool counts = claims[other] > claims[seat];
        for (unsigned before = 0; before < other && lane; before++)
            counts &= claims[before] != claims[other];
        place += counts;
    }
    return place;
}

void lane_claims(const struct lane_box *box, const struct lane_state *state,
                 struct lane_claims *claims)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        for (unsigned zone = LANE_A1; zone <= LANE_A2; zone++)
            claims->of[zone][seat] = claim_tallest(box, state->tall[seat][zone]);
        for (unsigned zone = LANE_B1; zone <= LANE_B2; zone++) {
            struct lane_plots here = both(&state->houses[seat], &box->in_zone[zone]);
            claims->of[zone][seat] = count_plots(&here);
        }
        claims->of[LANE_ZONES][seat] = state->group[seat];
    }
}

int32_t lane_bonus(const struct lane_box *box, const struct lane_claims *claims, unsigned bonus,
                   unsigned seat)
{
    return claims->of[bonus][seat] ? lane_prizes[lane_place(box, claims->of[bonus], seat)] : 0;
}
