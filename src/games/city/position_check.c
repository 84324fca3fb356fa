/* Judges whether a position that has been read could have arisen in a game. What could not might
 * break the hooks later (an empty stack, a city too large for its window, a bid with nowhere to
 * go), so it is refused. Of what is secret to the viewer only how much there is can be judged; core
 * judges the rest of a hidden position by filling it in. */
#include "games/city/roles.h"

/* How far a round has come. */
enum stage {
    BEFORE_ROUNDS,
    DRAWING_SQUARES,
    DRAWING_BUILDINGS,
    CHOOSING,
    NAMING,
    BEFORE_ZONING,
    ZONING,
    AFTER_ZONING,
    BIDDING,
    AFTER_BIDDING,
    BEFORE_CONSTRUCTION,
    CONSTRUCTION,
    AFTER_ROUNDS
};

static enum stage stage_of_power(const struct city_state *state)
{
    switch (city_role_of(state, state->seat)->moment) {
    case CITY_ZONING_STARTS:
        return BEFORE_ZONING;
    case CITY_ZONING_ENDS:
        return AFTER_ZONING;
    case CITY_BIDDING_ENDS:
        return AFTER_BIDDING;
    case CITY_CONSTRUCTION_STARTS:
        return BEFORE_CONSTRUCTION;
    default:
        return BEFORE_ROUNDS; /* no power at all: refused by check_turn */
    }
}

static enum stage stage_of(const struct city_state *state)
{
    static const uint8_t stages[CITY_PHASES] = {
        [CITY_SQUARES] = DRAWING_SQUARES,
        [CITY_PLANS] = DRAWING_BUILDINGS,
        [CITY_CHOICE] = CHOOSING,
        [CITY_DIRECTION] = NAMING,
        [CITY_DRAWING] = BEFORE_ZONING,
        [CITY_ZONING] = ZONING,
        [CITY_REDRAW] = ZONING,
        [CITY_BIDDING] = BIDDING,
        [CITY_CONSTRUCTION] = CONSTRUCTION,
        [CITY_OVER] = AFTER_ROUNDS,
    };
    return state->phase == CITY_POWER ? stage_of_power(state) : (enum stage)stages[state->phase];
}

/* All there is to judge with. */
struct inquiry {
    const struct city_box *box;
    const struct city_state *state;
    enum stage stage;
    unsigned viewer;
    unsigned players;
    unsigned dealt; /* squares, and buildings, that every complete round has given out so far, this
                       one included */
};

static unsigned filled(const uint8_t *roles, unsigned room)
{
    unsigned count = 0;
    while (count < room && roles[count] != CITY_NONE)
        count++;
    return count;
}

static bool sees(const struct inquiry *c, unsigned seat)
{
    return borgo_seats_sees(c->viewer, seat);
}

static bool check_deal(const struct inquiry *c)
{
    const struct city_state *state = c->state;
    unsigned all = 0;
    for (unsigned seat = 0; seat < c->players; seat++) {
        unsigned size = borgo_bits_count(state->seen[seat][0]);
        if (!sees(c, seat))
            continue;
        bool partly = state->phase == CITY_DEALING && seat == state->seat && size < CITY_PACK;
        bool not_yet = state->phase == CITY_DEALING && seat > state->seat && size == 0;
        bool full = size == CITY_PACK && (state->phase != CITY_DEALING || seat < state->seat);
        if (all & state->seen[seat][0] || !(partly || not_yet || full))
            return false;
        all |= state->seen[seat][0];
    }
    return state->dealt < CITY_PACK;
}

/* At each step of the draft a seat holds one role less, and one of them is what it keeps. */
static bool check_pack_sizes(const struct inquiry *c, unsigned seat, unsigned steps)
{
    const struct city_state *state = c->state;
    for (unsigned step = 0; step < CITY_KEPT; step++) {
        unsigned size = borgo_bits_count(state->seen[seat][step]);
        if (step > 0 && size != (step <= steps ? CITY_PACK - step : 0))
            return false;
        if (step < steps && !(state->seen[seat][step] >> state->pick[seat][step] & 1))
            return false;
    }
    return true;
}

/* What each seat held at each step follows from what was dealt and kept; a seat knows that only of
 * its own. */
static bool check_packs(const struct inquiry *c, unsigned steps)
{
    const struct city_state *state = c->state;
    for (unsigned seat = 0; seat < c->players; seat++) {
        unsigned next = city_after(c->box, seat);
        if (sees(c, seat) && !check_pack_sizes(c, seat, steps))
            return false;
        for (unsigned step = 0; step + 1 < CITY_KEPT && c->viewer == BORGO_CHANCE; step++) {
            uint16_t held = state->seen[seat][step], role = state->pick[seat][step];
            uint16_t passed = (uint16_t)(step < steps ? held & ~(1u << role) : 0);
            if (state->seen[next][step + 1] != passed)
                return false;
        }
    }
    return true;
}

static bool check_chosen(const struct inquiry *c, unsigned steps)
{
    const struct city_state *state = c->state;
    bool choosing = state->phase == CITY_DRAFT || state->phase == CITY_CHOICE, waiting = false;
    for (unsigned seat = 0; seat < c->players; seat++) {
        unsigned role = state->chosen[seat];
        if (role == CITY_NONE) {
            waiting = true;
            continue;
        }
        uint16_t among =
            state->phase == CITY_DRAFT ? state->seen[seat][steps] : city_unused_roles(state, seat);
        if (!choosing || (sees(c, seat) && !(among >> role & 1)))
            return false;
    }
    return waiting;
}

static bool check_played(const struct inquiry *c)
{
    const struct city_state *state = c->state;
    unsigned rounds = c->stage == BEFORE_ROUNDS ? 0 : state->round + (c->stage > CHOOSING);
    for (unsigned seat = 0; seat < c->players; seat++) {
        unsigned kept = 0, played = 0;
        for (unsigned i = 0; i < filled(state->pick[seat], CITY_KEPT); i++)
            kept |= sees(c, seat) ? 1u << state->pick[seat][i] : ~0u;
        if (filled(state->played[seat], CITY_ROUNDS) != rounds)
            return false;
        for (unsigned i = 0; i < rounds; i++) {
            if (!(kept >> state->played[seat][i] & 1) || played >> state->played[seat][i] & 1)
                return false;
            played |= 1u << state->played[seat][i];
        }
    }
    return true;
}

static bool check_roles(const struct inquiry *c, struct borgo_error *error)
{
    const struct city_state *state = c->state;
    unsigned steps = filled(state->pick[0], CITY_KEPT);
    bool right = state->phase == CITY_DEALING ? steps == 0
                 : state->phase == CITY_DRAFT ? steps < CITY_KEPT
                                              : steps == CITY_KEPT;
    for (unsigned seat = 1; seat < c->players; seat++)
        right &= filled(state->pick[seat], CITY_KEPT) == steps;
    if (!right || !check_deal(c) || !check_packs(c, steps) || !check_chosen(c, steps)
        || !check_played(c))
        return borgo_error_fail(
            error, "position: the roles dealt, kept, chosen and played don't fit together");
    return true;
}

static bool lowest_role_is_first(const struct inquiry *c)
{
    const struct city_state *state = c->state;
    for (unsigned seat = 0; seat < c->players; seat++)
        if (state->played[seat][state->round] < state->played[state->first][state->round])
            return false;
    return true;
}

static bool check_turn(const struct inquiry *c, struct borgo_error *error)
{
    const struct city_state *state = c->state;
    bool in_order = c->stage > CHOOSING && c->stage < AFTER_ROUNDS;
    const struct city_role *role = city_role_of(state, state->seat);
    if (in_order ? !lowest_role_is_first(c) : state->first != 0)
        return borgo_error_fail(
            error,
            "position: 'first' must be the seat with the lowest role, before roles are shown 0");
    if ((state->phase == CITY_DRAFT || c->stage == CHOOSING || c->stage == AFTER_ROUNDS)
        && state->seat != 0)
        return borgo_error_fail(error, "position: 'seat' is 0 when no single seat is to act");
    if (state->phase == CITY_DIRECTION && (state->seat != state->first || state->round == 0))
        return borgo_error_fail(
            error, "position: the first player names a direction, from the second round on");
    if ((state->phase == CITY_POWER && role->moment == CITY_NEVER)
        || (state->phase == CITY_DRAWING && !role->draws))
        return borgo_error_fail(error, "position: the role of seat %d has no power to use here",
                                state->seat);
    if (c->stage == BEFORE_ROUNDS ? state->round != 0
                                  : c->stage == AFTER_ROUNDS && state->round != CITY_ROUNDS - 1)
        return borgo_error_fail(error, "position: 'round' doesn't fit the phase");
    if ((state->direction != CITY_NONE) != (state->round > 0 && in_order && c->stage > NAMING))
        return borgo_error_fail(error, "position: 'direction' doesn't fit round and phase");
    return true;
}

/* The place of a seat in the order of the round. */
static unsigned turn_of(const struct inquiry *c, unsigned seat)
{
    return (seat + c->players - c->state->first) % c->players;
}

static bool has_had_turn(const struct inquiry *c, unsigned seat)
{
    return turn_of(c, seat) < turn_of(c, c->state->seat);
}

/* How many tiles a seat holds while hands are being drawn. */
static bool fits_drawing(const struct inquiry *c, unsigned seat, unsigned size)
{
    unsigned now = c->state->seat;
    return seat < now ? size == CITY_HAND : seat > now ? size == 0 : size < CITY_HAND;
}

static bool check_hand(const struct inquiry *c, unsigned seat)
{
    const struct city_state *state = c->state;
    unsigned size = state->hand_size[seat];
    if (c->stage == DRAWING_SQUARES)
        return fits_drawing(c, seat, size);
    if (c->stage != ZONING)
        return size == (c->stage >= DRAWING_BUILDINGS && c->stage < ZONING ? CITY_HAND : 0);
    unsigned least = state->hand_size[state->seat] + (state->phase == CITY_REDRAW);
    if (seat == state->seat)
        return least >= 1 && least <= CITY_HAND;
    return size == least - has_had_turn(c, seat);
}

static bool check_squares(const struct inquiry *c, struct borgo_error *error)
{
    const struct city_state *state = c->state;
    unsigned zones = borgo_bits_count(state->laid.half[0]), hands = 0;
    for (unsigned seat = 0; seat < c->players; seat++) {
        if (!check_hand(c, seat))
            return borgo_error_fail(error, "position: seat %u can't hold %d squares here", seat,
                                    state->hand_size[seat]);
        hands += state->hand_size[seat];
    }
    unsigned all = c->stage == DRAWING_SQUARES  ? c->dealt + hands
                   : c->stage > DRAWING_SQUARES ? c->dealt + c->players * CITY_HAND
                                                : 0;
    if (zones + hands + (state->phase == CITY_REDRAW) != all)
        return borgo_error_fail(error,
                                "position: there are %u zones in the city and %u squares in hands, "
                                "together there must be %u",
                                zones, hands, all - (state->phase == CITY_REDRAW));
    if (c->stage < ZONING && state->round == 0 && state->laid.half[1])
        return borgo_error_fail(error, "position: nothing is laid before the first zoning");
    bool in_hand = state->at_once == CITY_SECRET || state->at_once == CITY_NONE
                   || city_has(&state->hand[state->seat], state->at_once);
    if (state->at_once != CITY_NONE
        && (state->phase != CITY_ZONING || !in_hand || !state->laid.half[1]))
        return borgo_error_fail(
            error, "position: 'at-once' is a square of the seat to act, drawn after a community");
    if (state->phase == CITY_REDRAW && !state->laid.half[1])
        return borgo_error_fail(error, "position: a square is drawn again only after a community");
    return true;
}

/* The seat that plays a role this round, or CITY_NONE. */
static unsigned player_of(const struct inquiry *c, unsigned role)
{
    for (unsigned seat = 0; seat < c->players; seat++)
        if (c->stage > CHOOSING && c->state->played[seat][c->state->round] == role)
            return seat;
    return CITY_NONE;
}

/* Whether a role whose moment is the start of construction has had it. */
static bool has_acted(const struct inquiry *c, unsigned role)
{
    unsigned seat = player_of(c, role);
    if (seat == CITY_NONE || c->stage < BEFORE_CONSTRUCTION || c->stage > CONSTRUCTION)
        return false;
    return c->stage == CONSTRUCTION || has_had_turn(c, seat);
}

/* One building more for the Architect and the Engineer, once they have used their power. */
static bool check_plans_of(const struct inquiry *c, unsigned seat)
{
    const struct city_state *state = c->state;
    unsigned size = state->plan_count[seat];
    const struct city_role *role = city_role_of(state, seat);
    bool drawing = role->draws && c->stage == BEFORE_ZONING;
    if (c->stage == DRAWING_BUILDINGS)
        return fits_drawing(c, seat, size);
    if (c->stage < DRAWING_BUILDINGS || c->stage == AFTER_ROUNDS)
        return size == 0;
    if (drawing && size >= CITY_HAND) {
        bool fits = state->phase == CITY_DRAWING ? size < CITY_HAND + 2u : size == CITY_HAND + 2u;
        return fits && (!sees(c, seat) || borgo_bits_count(state->drawn) == size - CITY_HAND);
    }
    if (drawing)
        return false;
    if (c->stage < CONSTRUCTION)
        return size
               == CITY_HAND + (role->draws && c->stage > BEFORE_ZONING)
                      + borgo_bits_count(state->shown[seat]);
    unsigned more = role->draws || role == &city_roles[CITY_ENGINEER];
    return size <= CITY_HAND + more;
}

/* What the Architect has drawn beyond what every seat gets: two while he chooses, one after that
 * for the rest of the game. */
static unsigned drawn_beyond(const struct inquiry *c)
{
    const struct city_state *state = c->state;
    unsigned drawn = 0, hand;
    for (unsigned seat = 0; seat < c->players; seat++)
        for (unsigned round = 0; round < CITY_ROUNDS && state->played[seat][round] != CITY_NONE;
             round++)
            if (city_roles[state->played[seat][round]].draws) {
                hand =
                    state->plan_count[seat] > CITY_HAND ? state->plan_count[seat] - CITY_HAND : 0;
                drawn = round == state->round && c->stage <= BEFORE_ZONING ? hand : 1;
            }
    return drawn;
}

/* The building an Engineer has taken from the city and not put back yet, which all have seen: none
 * only where he found none. */
static bool check_shown(const struct inquiry *c, unsigned seat)
{
    const struct city_state *state = c->state;
    if (player_of(c, CITY_ENGINEER) != seat || !has_acted(c, CITY_ENGINEER))
        return state->shown[seat] == 0;
    bool found_none = state->bare == state->laid.half[0];
    return borgo_bits_count(state->shown[seat]) <= 1
           && (state->shown[seat] || c->stage == CONSTRUCTION || found_none);
}

static bool check_plans(const struct inquiry *c, struct borgo_error *error)
{
    const struct city_state *state = c->state;
    unsigned hands = 0, taken = CITY_BUILDINGS - borgo_bits_count(state->pile);
    for (unsigned seat = 0; seat < c->players; seat++) {
        if (!check_shown(c, seat))
            return borgo_error_fail(error, "position: only the Engineer can have a building all "
                                           "have seen, and after his turn he does");
        if (!check_plans_of(c, seat))
            return borgo_error_fail(error, "position: seat %u can't hold these buildings here",
                                    seat);
        if (state->excluded[seat] && c->stage != CONSTRUCTION)
            return borgo_error_fail(error, "position: 'excluded' is for seats that have passed");
        hands += state->plan_count[seat];
        taken += state->plan_count[seat] - borgo_bits_count(state->plans[seat]);
    }
    unsigned given = c->stage == DRAWING_BUILDINGS  ? hands
                     : c->stage > DRAWING_BUILDINGS ? c->players * CITY_HAND
                                                    : 0;
    if (taken > c->dealt + given + drawn_beyond(c) || (c->stage != BEFORE_ZONING && state->drawn))
        return borgo_error_fail(error, "position: more buildings are out than have been drawn");
    if (state->returned
        && (c->stage < ZONING || c->stage == AFTER_ROUNDS || borgo_bits_count(state->returned) > 1))
        return borgo_error_fail(error,
                                "position: 'returned' is what the Architect put back this round");
    return true;
}

/* Whether what a power leaves behind is there if it has been used, and only then. */
static bool check_powers(const struct inquiry *c, struct borgo_error *error)
{
    const struct city_state *state = c->state;
    bool round_goes_on = c->stage < AFTER_ROUNDS,
         lobbying = state->phase == CITY_POWER && c->stage == BEFORE_CONSTRUCTION;
    bool protesting =
        c->stage >= BIDDING && round_goes_on && player_of(c, CITY_PROTESTER) != CITY_NONE;
    lobbying = lobbying && city_role_of(state, state->seat) == &city_roles[CITY_LOBBYIST];
    if (state->protested == CITY_NONE ? protesting
                                      : !(protesting && state->bare >> state->protested & 1))
        return borgo_error_fail(error, "position: the Protester can't be there");
    if ((state->declared != CITY_NONE) != has_acted(c, CITY_REALTOR))
        return borgo_error_fail(
            error, "position: only the Realtor declares a type, and in his turn he does");
    if (state->relocated && !lobbying && !has_acted(c, CITY_LOBBYIST))
        return borgo_error_fail(error, "position: only the Lobbyist moves zones");
    if (state->returned && player_of(c, CITY_ARCHITECT) == CITY_NONE)
        return borgo_error_fail(error, "position: only the Architect puts buildings back");
    return true;
}

/* A power without a use is over by itself, so who is to use one can. Only the Architect himself
 * sees what he has drawn. */
static bool check_use(const struct inquiry *c, struct borgo_error *error)
{
    unsigned seat = c->state->seat;
    if (c->state->phase != CITY_POWER)
        return true;
    const struct city_role *role = city_role_of(c->state, seat);
    if ((role->draws && !sees(c, seat)) || city_power_has_use(c->box, c->state, role))
        return true;
    return borgo_error_fail(error, "position: the power of seat %u has no use here", seat);
}

static bool check_chips_of(const struct inquiry *c, unsigned seat)
{
    const struct city_state *state = c->state;
    unsigned each = c->box->head.option[CITY_AUCTION] == 1 ? 2 : 1, left = state->chips_left[seat];
    if (c->stage != BIDDING)
        return true;
    unsigned here = state->chips_left[state->seat] + state->second;
    if (seat == state->seat)
        return here >= 1 && here <= CITY_CHIPS && here % each == 0;
    return left == here - (has_had_turn(c, seat) ? each : 0);
}

static bool check_chips(const struct inquiry *c, struct borgo_error *error)
{
    const struct city_state *state = c->state;
    bool settled = c->stage >= AFTER_BIDDING && c->stage < AFTER_ROUNDS;
    if (state->second && (c->stage != BIDDING || c->box->head.option[CITY_AUCTION] != 1))
        return borgo_error_fail(error, "position: a second chip follows only in an auction of two");
    if (state->chips && c->stage != BIDDING && !settled)
        return borgo_error_fail(error, "position: no chips lie in this phase");
    if (settled && state->chips != borgo_bits_count(state->marked))
        return borgo_error_fail(error, "position: after the auction each stack is one chip");
    if (state->protested != CITY_NONE && state->marked >> state->protested & 1)
        return borgo_error_fail(error, "position: nobody bids on the Protester's zone");
    for (unsigned seat = 0; seat < c->players; seat++)
        if (!check_chips_of(c, seat))
            return borgo_error_fail(error, "position: seat %u can't have %d chips left here", seat,
                                    state->chips_left[seat]);
    return true;
}

/* Zones laid this round are undeveloped until construction. That leaves more of them than chips can
 * close, so there is always a legal bid. */
static bool check_ground(const struct inquiry *c, struct borgo_error *error)
{
    const struct city_state *state = c->state;
    unsigned fresh = borgo_bits_count(state->laid.half[0]) - c->dealt;
    if (state->round == 0 && c->stage < CONSTRUCTION && state->bare != state->laid.half[0])
        return borgo_error_fail(error, "position: nothing is built before the first construction");
    if (c->stage >= ZONING && c->stage <= AFTER_BIDDING && borgo_bits_count(state->bare) < fresh)
        return borgo_error_fail(error, "position: the zones of this round can't be built on yet");
    return true;
}

bool city_check_position(const struct city_box *box, const struct city_state *state,
                         unsigned viewer, struct borgo_error *error)
{
    struct inquiry c = {box,
                        state,
                        BEFORE_ROUNDS,
                        viewer,
                        box->head.players,
                        state->round * box->head.players * CITY_HAND};
    if (state->phase == CITY_POWER
        && filled(state->played[state->seat], CITY_ROUNDS) <= state->round)
        return borgo_error_fail(error, "position: nobody has a power before roles are shown");
    c.stage = stage_of(state);
    return check_roles(&c, error) && check_turn(&c, error) && check_squares(&c, error)
           && check_ground(&c, error) && check_plans(&c, error) && check_powers(&c, error)
           && check_chips(&c, error) && check_use(&c, error);
}
