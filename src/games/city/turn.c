/* The order of things: set-up, three rounds of four phases, and the moments powers wait for (CITY-8
 * to CITY-14, CITY-20, CITY-25, CITY-32). What a power does is in roles.c; here is only when its
 * turn comes. */
#include <string.h>

#include "games/city/events.h"
#include "games/city/roles.h"

void city_start(const void *box_, void *state_)
{
    const struct city_box *box = box_;
    struct city_state *state = state_;
    memset(state, 0, sizeof *state);
    state->stack =
        (struct city_squares){{((uint64_t)1 << CITY_ZONES) - 1, (1u << CITY_COMMUNITIES) - 1}};
    state->pile = ((uint64_t)1 << CITY_BUILDINGS) - 1;
    memset(state->pick, CITY_NONE, sizeof state->pick);
    memset(state->chosen, CITY_NONE, sizeof state->chosen);
    memset(state->played, CITY_NONE, sizeof state->played);
    memset(state->chips_left, CITY_CHIPS, box->head.players);
    state->direction = state->at_once = state->protested = state->declared = CITY_NONE;
    city_clear_plane(box, state);
}

static borgo_seats undecided(const struct city_box *box, const struct city_state *state)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        seats |= (unsigned)(state->chosen[seat] == CITY_NONE) << seat;
    return (borgo_seats)seats;
}

borgo_seats city_to_act(const void *box, const void *state_)
{
    const struct city_state *state = state_;
    switch ((enum city_phase)state->phase) {
    case CITY_DRAFT:
    case CITY_CHOICE:
        return undecided(box, state);
    case CITY_DIRECTION:
    case CITY_POWER:
    case CITY_ZONING:
    case CITY_BIDDING:
    case CITY_CONSTRUCTION:
        return (borgo_seats)(1u << state->seat);
    case CITY_OVER:
        return 0;
    default:
        return 1u << BORGO_CHANCE;
    }
}

static void start_round(struct city_state *state, struct borgo_events *events)
{
    state->phase = CITY_SQUARES;
    state->seat = state->first = 0;
    city_tell(events, CITY_TOLD_ROUND, state->round + 1, 0, 0, 0);
}

/* CITY-32: what is left over goes, the roles and the Protester with it. */
static void end_round(const struct city_box *box, struct city_state *state,
                      struct borgo_events *events)
{
    for (unsigned seat = 0; seat < box->head.players; seat++)
        for (uint64_t rest = state->plans[seat]; rest; rest &= rest - 1)
            city_tell(events, CITY_TOLD_DISCARD, (int)seat, (int)borgo_bits_lowest(rest), 0, 0);
    memset(state->plans, 0, sizeof state->plans);
    memset(state->shown, 0, sizeof state->shown);
    memset(state->excluded, 0, sizeof state->excluded);
    memset(state->plan_count, 0, sizeof state->plan_count);
    city_clear_chips(box, state);
    state->returned = state->relocated = 0;
    state->direction = state->protested = state->declared = CITY_NONE;
    if (state->round + 1 < CITY_ROUNDS) {
        state->round++;
        start_round(state, events);
        return;
    }
    state->phase = CITY_OVER;
    state->seat = state->first = 0;
    if (events)
        city_tell_result(box, state, events);
}

static void start_phase(struct city_state *state, enum city_phase phase)
{
    state->phase = (uint8_t)phase;
    state->seat = state->first;
}

static void start_construction(const struct city_box *box, struct city_state *state,
                               struct borgo_events *events)
{
    start_phase(state, CITY_CONSTRUCTION);
    if (!city_anyone_builds(box, state))
        end_round(box, state, events);
}

/* Whether the power of the seat has a use now; one that draws first always has. */
static bool power_begins(const struct city_box *box, struct city_state *state,
                         const struct city_role *role)
{
    state->phase = role->draws ? CITY_DRAWING : CITY_POWER;
    return role->draws || city_power_has_use(box, state, role);
}

/* Goes on clockwise from state->seat to the next power of that moment that has a use; false when
 * all are used. */
static bool find_power(const struct city_box *box, struct city_state *state,
                       enum city_moment moment)
{
    do {
        const struct city_role *role = city_role_of(state, state->seat);
        if (role->moment == moment && power_begins(box, state, role))
            return true;
        state->seat = city_after(box, state->seat);
    } while (state->seat != state->first);
    return false;
}

/* All powers of the moment are used: what comes then. */
static void after_moment(const struct city_box *box, struct city_state *state,
                         enum city_moment moment, struct borgo_events *events)
{
    state->seat = state->first;
    if (moment == CITY_ZONING_STARTS)
        start_phase(state, CITY_ZONING);
    else if (moment == CITY_ZONING_ENDS)
        start_phase(state, CITY_BIDDING);
    else if (moment == CITY_CONSTRUCTION_STARTS
             || !find_power(box, state, CITY_CONSTRUCTION_STARTS))
        start_construction(box, state, events);
}

static void run_moment(const struct city_box *box, struct city_state *state,
                       enum city_moment moment, struct borgo_events *events)
{
    if (!find_power(box, state, moment))
        after_moment(box, state, moment, events);
}

static void begin_moment(const struct city_box *box, struct city_state *state,
                         enum city_moment moment, struct borgo_events *events)
{
    state->seat = state->first;
    run_moment(box, state, moment, events);
}

static void end_power(const struct city_box *box, struct city_state *state,
                      struct borgo_events *events)
{
    enum city_moment moment = city_role_of(state, state->seat)->moment;
    state->seat = city_after(box, state->seat);
    if (state->seat == state->first)
        after_moment(box, state, moment, events);
    else
        run_moment(box, state, moment, events);
}

static void use_power(const struct city_box *box, struct city_state *state, borgo_move move,
                      struct borgo_events *events)
{
    const struct city_role *role = city_role_of(state, state->seat);
    if (city_kind(move) == CITY_DONE) {
        city_tell(events, CITY_TOLD_DONE, state->seat, state->played[state->seat][state->round], 0,
                  0);
    } else {
        role->use(box, state, move, events);
        if (role->repeated && city_power_has_use(box, state, role))
            return;
    }
    end_power(box, state, events);
}

/* The round's hands: when a seat has its four, the next seat draws; then the next kind of tile. */
static void dealt(const struct city_box *box, struct city_state *state, unsigned size,
                  enum city_phase next)
{
    if (size < CITY_HAND)
        return;
    state->seat = city_after(box, state->seat);
    if (state->seat == 0)
        state->phase = (uint8_t)next;
}

static void square_drawn(const struct city_box *box, struct city_state *state, unsigned id)
{
    if (state->phase == CITY_SQUARES) {
        dealt(box, state, state->hand_size[state->seat], CITY_PLANS);
        return;
    }
    state->at_once = (uint8_t)id; /* CITY-17 */
    state->phase = CITY_ZONING;
}

static void building_drawn(const struct city_box *box, struct city_state *state, unsigned building)
{
    if (state->phase == CITY_PLANS) {
        dealt(box, state, state->plan_count[state->seat], CITY_CHOICE);
        return;
    }
    state->drawn |= borgo_bits_one(building);
    if (borgo_bits_count(state->drawn) == city_role_of(state, state->seat)->draws)
        state->phase = CITY_POWER;
}

static void zone_laid(const struct city_box *box, struct city_state *state, unsigned id,
                      struct borgo_events *events)
{
    if (id >= CITY_FIRST_COMMUNITY) {
        state->phase = CITY_REDRAW;
        return;
    }
    state->seat = city_after(box, state->seat);
    if (state->hand_size[state->seat] == 0)
        begin_moment(box, state, CITY_ZONING_ENDS, events);
}

/* CITY-21, CITY-23 */
static void chip_placed(const struct city_box *box, struct city_state *state,
                        struct borgo_events *events)
{
    bool two = box->head.option[CITY_AUCTION] == 1;
    if (two && !state->second) {
        state->second = 1;
        return;
    }
    state->second = 0;
    state->seat = city_after(box, state->seat);
    if (state->chips_left[state->seat] > 0)
        return;
    city_settle_stacks(box, state, events);
    begin_moment(box, state, CITY_BIDDING_ENDS, events);
}

static void bid(const struct city_box *box, struct city_state *state, unsigned zone,
                struct borgo_events *events)
{
    unsigned chips = 0, seat = state->seat;
    city_put_chip(state, seat, zone);
    for (unsigned i = 0; events && i < state->chips; i++)
        chips += (unsigned)state->chip[i] >> 2 == zone;
    city_tell(events, CITY_TOLD_BID, (int)seat, borgo_cell(state->x[zone], state->y[zone]),
              (int)chips, state->chips_left[seat]);
    chip_placed(box, state, events);
}

/* CITY-32: judged after every building; after a pass it can only matter where hands have been
 * imagined. */
static void next_builder(const struct city_box *box, struct city_state *state,
                         struct borgo_events *events)
{
    state->seat = city_after(box, state->seat);
    if (!city_anyone_builds(box, state))
        end_round(box, state, events);
}

static void pass(const struct city_box *box, struct city_state *state, struct borgo_events *events)
{
    city_tell(events, CITY_TOLD_PASS, state->seat, 0, 0, 0);
    state->excluded[state->seat] |= city_fitting(box, state, state->seat);
    next_builder(box, state, events);
}

static void roles_chosen(const struct city_box *box, struct city_state *state,
                         struct borgo_events *events)
{
    if (state->phase == CITY_DRAFT) {
        bool last = city_pass_packs(box, state);
        if (last)
            start_round(state, events);
        else
            city_tell(events, CITY_TOLD_PACKS, 0, 0, 0, 0);
        return;
    }
    city_reveal(box, state, events);
    if (state->round > 0)
        start_phase(state, CITY_DIRECTION);
    else
        begin_moment(box, state, CITY_ZONING_STARTS, events);
}

static void name_direction(const struct city_box *box, struct city_state *state, unsigned side,
                           struct borgo_events *events)
{
    state->direction = (uint8_t)side;
    city_tell(events, CITY_TOLD_DIRECTION, state->seat, (int)side, 0, 0);
    begin_moment(box, state, CITY_ZONING_STARTS, events);
}

/* CITY-32: that construction goes on tells who could no longer make it go on that others can. Who
 * passed knew it before. What is told must not depend on more than that seat knows, or the telling
 * itself would tell. */
static void tell_going_on(const struct city_box *box, const struct city_state *state, unsigned seat,
                          borgo_move move, struct borgo_events *events)
{
    if (state->phase != CITY_CONSTRUCTION || city_kind(move) == CITY_PASS
        || city_can_build(box, state, seat))
        return;
    struct city_state known = *state;
    city_hide(box, &known, seat);
    if (!city_anyone_builds(box, &known))
        borgo_events_tell(events, CITY_TOLD_GOES_ON, borgo_seats_only(seat), (int)seat, 0, 0, 0);
}

void city_play(const void *box, void *state_, unsigned seat, borgo_move move,
               struct borgo_events *events)
{
    struct city_state *state = state_;
    unsigned what = city_what(move);
    switch (city_kind(move)) {
    case CITY_DEAL_ROLE:
        city_deal_role(box, state, what, events);
        break;
    case CITY_KEEP:
    case CITY_CHOOSE:
        if (city_choose(box, state, seat, what, events))
            roles_chosen(box, state, events);
        break;
    case CITY_DRAW_SQUARE:
        city_draw_square(box, state, what, events);
        square_drawn(box, state, what);
        break;
    case CITY_DRAW_BUILDING:
        city_draw_building(box, state, what, events);
        building_drawn(box, state, what);
        break;
    case CITY_NAME_DIRECTION:
        name_direction(box, state, what, events);
        break;
    case CITY_ZONE:
        city_zone(box, state, move, events);
        zone_laid(box, state, what, events);
        break;
    case CITY_BID:
        bid(box, state, what, events);
        break;
    case CITY_RAISE:
        city_raise(box, state, move, events);
        next_builder(box, state, events);
        break;
    case CITY_PASS:
        pass(box, state, events);
        break;
    default:
        use_power(box, state, move, events);
    }
    if (events)
        tell_going_on(box, state, seat, move, events);
}
