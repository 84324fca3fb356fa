/* What a net sees of a position, as one seat sees it: its own squares, buildings and roles, and of
 * the others' how many and what has come to light. Seats are counted from that one on. The plane
 * has no edge and no place of it means anything by itself, so what lies there is counted. */
#include <assert.h>

#include "core/feature.h"
#include "games/city/outlook.h"

enum {
    LEADS = 24, /* steps of a lead in points */
    PAIRS = CITY_TYPES * (CITY_TYPES + 1) / 2,
    MOST_STARS = 10, /* a lead in stars beyond which more says nothing */
    MOMENTS = CITY_CONSTRUCTION_STARTS
};

/* The position with the eyes of one seat. */
struct view {
    const struct city_box *box;
    const struct city_state *state;
    const struct survey *survey;
    unsigned seat;
};

/* How many places there are for buildings, by the pair of types. */
struct sites {
    uint8_t free[PAIRS]; /* floor 1 for whoever may build there */
    uint8_t own[PAIRS];  /* and for the one who looks */
    uint8_t upper[PAIRS];
    uint8_t reached[BORGO_MAX_SEATS], held[BORGO_MAX_SEATS]; /* floor 1 with a chip, or with two */
    uint8_t on[4];                                           /* floor 2, 3, 4, and odd ones above */
    uint8_t beside;
};

/* A pair of types in any order, as one number. */
static const uint8_t unordered[CITY_TYPES * CITY_TYPES] = {
    0, 1, 2, 3, 4, 1, 5, 6, 7, 8, 2, 6, 9, 10, 11, 3, 7, 10, 12, 13, 4, 8, 11, 13, 14};

static unsigned from_seat(const struct view *view, unsigned seat)
{
    unsigned players = view->box->head.players;
    return (seat + players - view->seat) % players;
}

static void count_founding(const struct view *view, const struct place *place, struct sites *sites)
{
    const struct city_state *state = view->state;
    const struct city_role *role = city_role_of(state, view->seat);
    unsigned pair = unordered[place->pair];
    unsigned one = state->owner[place->zone[0]], other = state->owner[place->zone[1]];
    sites->free[pair] += !place->canal;
    sites->own[pair] += (one == view->seat || other == view->seat || role->without_chip)
                        && (!place->canal || role->across_canals);
    if (place->canal)
        return;
    if (one < BORGO_MAX_SEATS)
        sites->reached[one]++;
    if (other < BORGO_MAX_SEATS && other != one)
        sites->reached[other]++;
    if (one < BORGO_MAX_SEATS && one == other)
        sites->held[one]++;
}

static void count_places(const struct view *view, struct sites *sites)
{
    const struct survey *survey = view->survey;
    *sites = (struct sites){.beside = 0};
    for (unsigned i = 0; i < survey->count; i++) {
        const struct place *place = &survey->place[i];
        sites->beside += place->beside;
        if (place->floor == 1) {
            count_founding(view, place, sites);
            continue;
        }
        sites->upper[unordered[place->pair]]++;
        if (place->floor <= 4)
            sites->on[place->floor - 2]++;
        else
            sites->on[3] += place->floor % 2;
    }
}

static void show_places(const struct sites *sites, struct borgo_features *out)
{
    struct borgo_runs runs = {0, 0};
    for (unsigned pair = 0; pair < PAIRS; pair++) {
        struct borgo_runs here = {0, 0};
        borgo_runs_many(&here, 2, sites->free[pair]);
        borgo_runs_many(&here, 2, sites->own[pair]);
        borgo_runs_many(&here, 3, sites->upper[pair]);
        borgo_features_runs(out, &here);
    }
    borgo_runs_many(&runs, 6, sites->on[0] / 2);
    borgo_runs_many(&runs, 6, sites->on[1]);
    borgo_runs_many(&runs, 4, sites->on[2]);
    borgo_runs_many(&runs, 3, sites->on[3]);
    borgo_runs_many(&runs, 6, sites->beside / 2);
    borgo_features_runs(out, &runs);
}

/* Where the round has got to. In the draft and while roles are chosen it is nobody's turn. */
static void show_turn(const struct view *view, struct borgo_features *out)
{
    const struct city_state *state = view->state;
    unsigned stage = view->survey->stage, phase = state->phase, players = view->box->head.players;
    uint64_t movable = state->bare & ~state->marked & ~state->relocated;
    bool in_turn = stage != PREPARING;
    if (phase == CITY_POWER)
        phase = CITY_PHASES - 1 + city_role_of(state, state->seat)->moment;
    borgo_features_one(out, CITY_PHASES + MOMENTS, phase);
    borgo_features_one(out, 12, 4u * state->round + stage);
    borgo_features_many(out, CITY_ROUNDS - 1, state->round);
    borgo_features_one(out, 16, in_turn ? 4 * from_seat(view, state->seat) + stage : 16);
    borgo_features_one(out, 4, in_turn ? from_seat(view, state->first) : 4);
    borgo_features_one(out, 3, players - 2);
    borgo_features_many(out, CITY_KEPT, (int)city_draft_step(state));
    borgo_features_one(out, 1, state->second ? 0 : 1);
    borgo_features_one(out, 1, state->at_once != CITY_NONE ? 0 : 1);
    borgo_features_one(out, 1, state->direction != CITY_NONE ? 0 : 1);
    borgo_features_one(out, 1, state->protested != CITY_NONE ? 0 : 1);
    borgo_features_one(out, CITY_TYPES, state->declared);
    borgo_features_many(out, 12, (int)borgo_bits_count(movable));
    borgo_features_one(out, 1, view->box->head.option[CITY_AUCTION] ? 0 : 1);
    borgo_features_one(out, 1, view->box->head.option[CITY_POINTS] ? 0 : 1);
}

/* Roles: what the seat has left, what it chooses from, what it passed on, and what is gone. */
static void show_roles(const struct view *view, struct borgo_features *out)
{
    const struct city_state *state = view->state;
    unsigned own = city_unused_roles(state, view->seat), chosen = state->chosen[view->seat];
    unsigned step = city_draft_step(state), seen = 0, gone = 0;
    bool drafting = state->phase <= CITY_DRAFT, keeps = chosen < CITY_ROLES;
    for (unsigned i = 0; i < CITY_KEPT; i++)
        seen |= state->seen[view->seat][i];
    for (unsigned seat = 0; seat < view->box->head.players; seat++)
        for (unsigned round = 0; round < CITY_ROUNDS; round++)
            gone |= state->played[seat][round] < CITY_ROLES ? 1u << state->played[seat][round] : 0;
    own |= drafting && keeps ? 1u << chosen : 0;
    borgo_features_set(out, CITY_ROLES, own);
    borgo_features_one(out, CITY_ROLES, drafting ? CITY_ROLES : chosen);
    borgo_features_set(out, CITY_ROLES,
                       drafting && !keeps && step < CITY_KEPT ? state->seen[view->seat][step] : 0);
    borgo_features_set(out, CITY_ROLES, seen & ~own & ~gone);
    borgo_features_set(out, CITY_ROLES, gone);
}

/* Of the zones in the box there are twelve of each type, one type behind the other. */
static int zones_of(uint64_t zones, unsigned type)
{
    return (int)borgo_bits_count(zones & (uint64_t)0xfff << 12 * type);
}

/* And of its buildings four of each pair, in the order of `unordered`. */
static int buildings_of(uint64_t buildings, unsigned pair)
{
    return (int)borgo_bits_count(buildings & (uint64_t)0xf << 4 * pair);
}

/* The hand, and what is still to come or in others' hands. */
static void show_hands(const struct view *view, struct borgo_features *out)
{
    const struct city_state *state = view->state;
    const struct city_squares *own = &state->hand[view->seat];
    uint64_t zones = state->stack.half[0], buildings = state->pile;
    struct borgo_runs more = {0, 0};
    for (unsigned seat = 0; seat < view->box->head.players; seat++) {
        zones |= seat == view->seat ? 0 : state->hand[seat].half[0];
        buildings |= seat == view->seat ? 0 : state->plans[seat];
    }
    for (unsigned type = 0; type < CITY_TYPES; type++) {
        uint32_t most = view->survey->districts[type] | 1u;
        int squares = zones_of(own->half[0], type);
        struct borgo_runs runs = {0, 0};
        borgo_runs_many(&runs, CITY_HAND, squares);
        borgo_runs_many(&runs, 3, 31 - __builtin_clz(most));
        borgo_runs_many(&runs, 4, zones_of(zones, type) / 3);
        borgo_runs_many(&runs, 4, zones_of(state->bare, type));
        borgo_features_runs(out, &runs);
    }
    borgo_features_set(out, CITY_COMMUNITIES, own->half[1]);
    borgo_features_set(out, CITY_COMMUNITIES, state->laid.half[1]);
    borgo_features_set(out, CITY_BUILDINGS, state->plans[view->seat]);
    for (unsigned pair = 0; pair < PAIRS; pair++)
        borgo_runs_many(&more, 2, buildings_of(buildings, pair) / 2);
    borgo_features_runs(out, &more);
}

/* Whether two of one's buildings can bring so many points together. */
static bool can_bring(const struct outlook *outlook, unsigned points)
{
    for (unsigned one = 0; one < outlook->count; one++)
        for (uint32_t rest = outlook->points[one] & ((1u << points) - 1); rest; rest &= rest - 1)
            for (unsigned other = one + 1; other < outlook->count; other++)
                if (outlook->points[other] >> (points - (unsigned)__builtin_ctz(rest)) & 1)
                    return true;
    return false;
}

/* What one's buildings promise, and whether they, or a square, can bring the marker onto the star.
 */
static void show_outlook(const struct view *view, const struct outlook *outlook,
                         struct borgo_features *out)
{
    const struct city_state *state = view->state;
    unsigned missing = CITY_STAR - state->marker[view->seat] % CITY_STAR, lands = 0;
    uint32_t points = 0;
    struct borgo_runs runs = {0, 0};
    for (unsigned i = 0; i < outlook->count; i++)
        points |= outlook->points[i];
    for (unsigned type = 0; type < CITY_TYPES; type++)
        lands |= zones_of(state->hand[view->seat].half[0], type) > 0
                     ? (unsigned)view->survey->districts[type] >> missing
                     : 0;
    borgo_runs_many(&runs, 16, outlook->worth / (POINT * 5 / 4));
    borgo_runs_many(&runs, MOST_PLANS, (int)outlook->count);
    borgo_runs_many(&runs, 5, outlook->first / 40);
    borgo_runs_many(&runs, 5, outlook->upper / 40);
    borgo_runs_many(&runs, 4, outlook->beside / 50);
    for (unsigned i = 0; i < 3; i++)
        borgo_runs_many(&runs, 8, i < outlook->count ? outlook->best[i] / POINT - 1 : 0);
    borgo_runs_many(&runs, 1, (int)(points >> missing & 1));
    borgo_runs_many(&runs, 1, can_bring(outlook, missing));
    borgo_runs_many(&runs, 1, (int)(lands & 1));
    borgo_features_runs(out, &runs);
}

/* What all can see of a seat. */
static void show_seat(const struct view *view, const struct sites *sites, unsigned seat,
                      struct borgo_features *out)
{
    const struct city_state *state = view->state;
    uint64_t zones = 0;
    struct borgo_runs runs = {0, 0};
    for (uint64_t rest = state->marked; rest; rest &= rest - 1)
        zones |= state->owner[borgo_bits_lowest(rest)] == seat ? rest & -rest : 0;
    borgo_features_one(out, CITY_STAR + 1, state->marker[seat]);
    borgo_features_one(out, CITY_ROLES, state->played[seat][state->round]);
    borgo_runs_many(&runs, 1, city_power_waits(view->survey, seat));
    borgo_runs_many(&runs, CITY_HAND, state->hand_size[seat]);
    borgo_runs_many(&runs, MOST_PLANS, state->plan_count[seat]);
    borgo_runs_many(&runs, CITY_CHIPS, state->chips_left[seat]);
    borgo_runs_many(&runs, CITY_CHIPS, (int)borgo_bits_count(zones));
    borgo_runs_many(&runs, 3, (int)borgo_bits_count(zones & state->closed));
    borgo_runs_many(&runs, 5, sites->reached[seat] / 2);
    borgo_runs_many(&runs, 3, sites->held[seat]);
    borgo_runs_many(&runs, 1, state->excluded[seat] != 0);
    for (unsigned type = 0; type < CITY_TYPES; type++)
        borgo_runs_many(&runs, 2, zones_of(zones, type));
    borgo_features_runs(out, &runs);
}

static int points_of(const struct city_state *state, unsigned seat)
{
    return state->stars[seat] * CITY_STAR + state->marker[seat] % CITY_STAR;
}

/* A lead in steps that are finer where it is small: from 0, far behind, to LEADS, far ahead. */
static int lead_steps(int lead)
{
    int sign = lead < 0 ? -1 : 1, much = lead * sign;
    return LEADS / 2 + sign * (much <= 12 ? (much + 1) / 2 : 6 + (much - 6) / 6);
}

static void show_lead(const struct view *view, unsigned other, struct borgo_features *out)
{
    const struct city_state *state = view->state;
    int stars = state->stars[view->seat] - state->stars[other];
    borgo_features_many(out, LEADS,
                        lead_steps(points_of(state, view->seat) - points_of(state, other)));
    borgo_features_many(out, MOST_STARS, MOST_STARS / 2 + stars);
}

void city_features(const void *box, const void *state, unsigned seat, struct borgo_features *out,
                   int32_t *values)
{
    struct survey survey;
    struct outlook outlooks[BORGO_MAX_SEATS];
    struct sites sites;
    const struct view view = {box, state, &survey, seat};
    unsigned players = view.box->head.players;
    *out = (struct borgo_features){.next = 0};
    city_start_survey(&survey, box, state);
    city_survey(&survey);
    city_look_ahead(&survey, outlooks);
    city_estimate(&survey, outlooks, values);
    count_places(&view, &sites);
    show_turn(&view, out);
    show_roles(&view, out);
    show_hands(&view, out);
    show_places(&sites, out);
    show_outlook(&view, &outlooks[seat], out);
    show_seat(&view, &sites, seat, out);
    for (unsigned i = 1; i < players; i++) {
        show_seat(&view, &sites, (seat + i) % players, out);
        show_lead(&view, (seat + i) % players, out);
    }
    assert(out->next <= CITY_FEATURES);
}
