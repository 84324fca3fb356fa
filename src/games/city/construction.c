/* Construction: where a building may stand and what it scores (CITY-25 to CITY-32). */
#include "core/list.h"
#include "games/city/events.h"
#include "games/city/roles.h"

static unsigned zone_at(const struct city_state *state, int x, int y)
{
    return state->grid[city_index(state, x, y)];
}

/* CITY-26: whether floor 1 may stand on two adjacent undeveloped zones. */
static bool may_found(const struct city_box *box, const struct city_state *state,
                      const struct city_builder *builder, unsigned zone, unsigned other,
                      unsigned side)
{
    if (zone == state->protested || other == state->protested)
        return false;
    if (!builder->role->without_chip && state->owner[zone] != builder->seat
        && state->owner[other] != builder->seat)
        return false;
    unsigned mine = box->sides[zone][state->turn[zone]] >> side;
    unsigned theirs = box->sides[other][state->turn[other]] >> (side ^ 2);
    return builder->role->across_canals || (mine & theirs & 1);
}

unsigned city_list_spots(const struct city_box *box, const struct city_state *state,
                         const struct city_builder *builder, struct city_spot *spots)
{
    const int step[2] = {city_stride(state), 1};
    unsigned count = 0;
    for (uint64_t rest = state->laid.half[0]; rest && count < builder->room; rest &= rest - 1) {
        unsigned zone = borgo_bits_lowest(rest), floors = state->floors[zone],
                 type = state->type[zone];
        int at = city_index(state, state->x[zone], state->y[zone]);
        for (unsigned side = CITY_NORTH; side <= CITY_EAST; side++) {
            unsigned other = state->grid[at + step[side]];
            if (other >= CITY_ZONES || floors != state->floors[other])
                continue;
            unsigned pair = type * CITY_TYPES + state->type[other];
            if (!(builder->pairs >> pair & 1)
                || (floors == 0 && !may_found(box, state, builder, zone, other, side)))
                continue;
            spots[count++] =
                (struct city_spot){{(uint8_t)zone, (uint8_t)other}, (uint8_t)side, (uint8_t)pair};
        }
    }
    return count;
}

static uint32_t pairs_of(const struct city_box *box, unsigned building)
{
    return box->fits[building][0] | box->fits[building][1];
}

/* A seat with its role, looking for places for the buildings of its hand. */
static struct city_builder builder_of(const struct city_box *box, const struct city_state *state,
                                      unsigned seat, unsigned room)
{
    struct city_builder builder = {seat, city_role_of(state, seat), 0, room};
    for (uint64_t rest = state->plans[seat]; rest; rest &= rest - 1)
        builder.pairs |= pairs_of(box, borgo_bits_lowest(rest));
    return builder;
}

uint64_t city_fitting(const struct city_box *box, const struct city_state *state, unsigned seat)
{
    struct city_spot spots[CITY_MAX_SPOTS];
    struct city_builder any = {seat, city_role_of(state, seat), CITY_ANY_PAIR, CITY_MAX_SPOTS};
    uint32_t pairs = 0;
    uint64_t fitting = 0;
    for (unsigned i = city_list_spots(box, state, &any, spots); i > 0; i--)
        pairs |= 1u << spots[i - 1].pair;
    for (unsigned building = 0; building < CITY_BUILDINGS; building++)
        if (pairs_of(box, building) & pairs)
            fitting |= borgo_bits_one(building);
    return fitting;
}

bool city_can_build(const struct city_box *box, const struct city_state *state, unsigned seat)
{
    struct city_spot one[2];
    struct city_builder builder = builder_of(box, state, seat, 1);
    return builder.pairs && city_list_spots(box, state, &builder, one) > 0;
}

bool city_anyone_builds(const struct city_box *box, const struct city_state *state)
{
    for (unsigned i = 0, seat = state->seat; i < box->head.players;
         i++, seat = city_after(box, seat))
        if (city_can_build(box, state, seat))
            return true;
    return false;
}

/* A building of one type may be turned round: that matters only where two different owners get two
 * different bonuses. */
static bool way_matters(const struct city_box *box, const struct city_state *state, unsigned seat,
                        const struct city_spot *spot, unsigned building)
{
    if (box->segment[building][0] != box->segment[building][1])
        return true;
    return state->floors[spot->zone[0]] == 0 && box->bonus[building][0] != box->bonus[building][1]
           && state->owner[spot->zone[0]] != state->owner[spot->zone[1]]
           && !city_role_of(state, seat)->takes_bonuses;
}

uint32_t city_list_raises(const struct city_box *box, const struct city_state *state, unsigned seat,
                          borgo_move *out)
{
    struct city_spot spots[CITY_MAX_SPOTS];
    uint32_t count = 0;
    struct city_builder builder = builder_of(box, state, seat, CITY_MAX_SPOTS);
    unsigned spot_count = city_list_spots(box, state, &builder, spots);
    for (unsigned i = 0; i < spot_count; i++) {
        const struct city_spot *spot = &spots[i];
        unsigned low = spot->zone[0], high = spot->zone[1];
        for (uint64_t rest = state->plans[seat]; rest; rest &= rest - 1) {
            unsigned building = borgo_bits_lowest(rest);
            if (box->fits[building][0] >> spot->pair & 1)
                count = borgo_list_add(out, count,
                                       city_cell_move(CITY_RAISE, building, state->x[low],
                                                      state->y[low], spot->towards));
            if (box->fits[building][1] >> spot->pair & 1
                && way_matters(box, state, seat, spot, building))
                count = borgo_list_add(out, count,
                                       city_cell_move(CITY_RAISE, building, state->x[high],
                                                      state->y[high], spot->towards ^ 2u));
        }
    }
    return count;
}

void city_under(const struct city_state *state, unsigned building, unsigned zone[2])
{
    int x = state->raised_x[building], y = state->raised_y[building];
    const int8_t *step = city_step[state->towards[building]];
    zone[0] = zone_at(state, x, y);
    zone[1] = zone_at(state, x + step[0], y + step[1]);
}

void city_stack(const struct city_box *box, struct city_state *state, unsigned building, int x,
                int y, unsigned towards)
{
    unsigned zone[2];
    state->raised_x[building] = (int8_t)x;
    state->raised_y[building] = (int8_t)y;
    state->towards[building] = (uint8_t)towards;
    city_under(state, building, zone);
    state->floor[building] = (uint8_t)(state->floors[zone[0]] + 1);
    for (unsigned i = 0; i < 2; i++) {
        state->floors[zone[i]]++;
        state->top[zone[i]] = (uint8_t)(building * 2 + i);
        state->type[zone[i]] = box->segment[building][i];
        state->bare &= ~borgo_bits_one(zone[i]);
    }
}

bool city_uncovered(const struct city_state *state, unsigned building)
{
    unsigned zone[2];
    if (state->floor[building] == 0)
        return false;
    city_under(state, building, zone);
    return state->top[zone[0]] >> 1 == building && state->top[zone[1]] >> 1 == building;
}

/* What shows on a zone once its top building is gone. */
static void uncover(const struct city_box *box, struct city_state *state, unsigned zone)
{
    unsigned floor = --state->floors[zone];
    state->top[zone] = CITY_NONE;
    state->type[zone] = box->type[zone];
    if (floor == 0) {
        state->bare |= borgo_bits_one(zone);
        return;
    }
    for (unsigned building = 0; building < CITY_BUILDINGS; building++) {
        unsigned under[2];
        if (state->floor[building] != floor)
            continue;
        city_under(state, building, under);
        for (unsigned i = 0; i < 2; i++) {
            if (under[i] == zone) {
                state->top[zone] = (uint8_t)(building * 2 + i);
                state->type[zone] = box->segment[building][i];
            }
        }
    }
}

void city_unstack(const struct city_box *box, struct city_state *state, unsigned building)
{
    unsigned zone[2];
    city_under(state, building, zone);
    state->raised_x[building] = state->raised_y[building] = 0;
    state->towards[building] = state->floor[building] = 0;
    uncover(box, state, zone[0]);
    uncover(box, state, zone[1]);
}

unsigned city_communities_near(const struct city_box *box, const struct city_state *state,
                               unsigned zone, unsigned type)
{
    unsigned near = 0;
    int at = city_index(state, state->x[zone], state->y[zone]), stride = city_stride(state);
    const int step[8] = {stride, stride + 1, 1, 1 - stride, -stride, -stride - 1, -1, stride - 1};
    for (unsigned i = 0; i < 8; i++) {
        unsigned id = state->grid[at + step[i]];
        near += id >= CITY_FIRST_COMMUNITY && id < CITY_HALL && box->type[id] == type;
    }
    return near;
}

static bool beside_community(const struct city_state *state, unsigned zone)
{
    int at = city_index(state, state->x[zone], state->y[zone]), stride = city_stride(state);
    const int step[4] = {stride, 1, -stride, -1};
    for (unsigned side = 0; side < 4; side++) {
        unsigned id = state->grid[at + step[side]];
        if (id >= CITY_FIRST_COMMUNITY && id < CITY_HALL)
            return true;
    }
    return false;
}

/* CITY-27: the bonuses go to the owners of the chips, or to a builder whose role takes them. */
static void earn_bonuses(const struct city_box *box, const struct city_state *state,
                         unsigned building, const unsigned zone[2], struct city_gain *gain,
                         struct borgo_events *events)
{
    bool takes = city_role_of(state, state->seat)->takes_bonuses;
    for (unsigned i = 0; i < 2; i++) {
        unsigned owner = takes ? state->seat : state->owner[zone[i]];
        if (owner != CITY_NONE)
            city_earn(gain, owner, box->bonus[building][i],
                      (struct city_why){CITY_FOR_BONUS, state->x[zone[i]], state->y[zone[i]]},
                      events);
    }
}

/* All that a building which has just been placed brings anyone, kind by kind (CITY-7); the chips
 * still lie. */
static void score_rise(const struct city_box *box, struct city_state *state, unsigned building,
                       const unsigned zone[2], struct borgo_events *events)
{
    struct city_gain gain = {{0}};
    unsigned builder = state->seat, floor = state->floor[building], near = 0;
    struct city_rise rise = {(uint8_t)building, (uint8_t)floor,
                             beside_community(state, zone[0]) || beside_community(state, zone[1])};
    int x = state->raised_x[building], y = state->raised_y[building];
    city_earn(&gain, builder, box->base[building], (struct city_why){CITY_FOR_BASE, x, y}, events);
    city_score_kind(box, state, &gain, events);
    if (floor == 1)
        earn_bonuses(box, state, building, zone, &gain, events);
    city_score_kind(box, state, &gain, events);
    for (unsigned i = 0; i < 2; i++)
        near += city_communities_near(box, state, zone[i], box->segment[building][i]);
    city_earn(&gain, builder, near, (struct city_why){CITY_FOR_COMMUNITY, x, y}, events);
    city_score_kind(box, state, &gain, events);
    if (floor % 2 == 1) /* CITY-30 */
        city_earn(&gain, builder, (floor - 1) / 2, (struct city_why){CITY_FOR_FLOOR, x, y}, events);
    city_score_kind(box, state, &gain, events);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        const struct city_role *role = city_role_of(state, seat);
        if (role->earns)
            city_earn(&gain, seat, role->earns(box, state, &rise),
                      (struct city_why){CITY_FOR_ROLE + state->played[seat][state->round], x, y},
                      events);
    }
    city_score(box, state, &gain, events);
}

void city_raise(const struct city_box *box, struct city_state *state, borgo_move move,
                struct borgo_events *events)
{
    unsigned building = city_what(move), seat = state->seat, zone[2];
    int x = city_x(move), y = city_y(move);
    state->plans[seat] &= ~borgo_bits_one(building);
    state->shown[seat] &= ~borgo_bits_one(building);
    state->plan_count[seat]--;
    city_stack(box, state, building, x, y, city_turn(move));
    city_under(state, building, zone);
    city_tell_all(events, CITY_TOLD_RAISE,
                  (int32_t[BORGO_EVENT_PLACES]){(int)seat, (int)building, borgo_cell(x, y),
                                                state->floor[building],
                                                borgo_cell(state->x[zone[1]], state->y[zone[1]])});
    score_rise(box, state, building, zone, events);
    if (state->floor[building] == 1) /* CITY-28 */
        for (unsigned i = 0; i < 2; i++)
            if (state->owner[zone[i]] != CITY_NONE)
                city_take_chips(state, zone[i]);
}
