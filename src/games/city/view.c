/* What a hidden state shows, as JSON for front ends. */
#include "games/city/roles.h"

/* As many nulls as there are secret things. */
static void put_nulls(struct borgo_json *json, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        borgo_json_null(json, NULL);
}

static void put_buildings(struct borgo_json *json, const char *name, uint64_t set, unsigned count)
{
    unsigned known = borgo_bits_count(set);
    borgo_json_array(json, name);
    for (; set; set &= set - 1)
        borgo_json_number(json, NULL, borgo_bits_lowest(set));
    put_nulls(json, count > known ? count - known : 0);
    borgo_json_close(json);
}

static void put_squares(struct borgo_json *json, const struct city_box *box,
                        const struct city_state *state, unsigned seat)
{
    unsigned known = 0;
    borgo_json_array(json, "squares");
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[seat].half[half]; rest; rest &= rest - 1, known++)
            borgo_json_number(json, NULL, box->number[half * 64 + borgo_bits_lowest(rest)]);
    put_nulls(json, state->hand_size[seat] - known);
    borgo_json_close(json);
}

static void put_role(struct borgo_json *json, const char *name, uint8_t role)
{
    if (role < CITY_ROLES)
        borgo_json_number(json, name, city_role_number(role));
    else
        borgo_json_null(json, name);
}

static void put_roles(struct borgo_json *json, const char *name, const uint8_t *roles,
                      unsigned room)
{
    borgo_json_array(json, name);
    for (unsigned i = 0; i < room && roles[i] != CITY_NONE; i++)
        put_role(json, NULL, roles[i]);
    borgo_json_close(json);
}

/* The roles a seat held at each step of the draft, as far as these eyes know. */
static void put_seen(struct borgo_json *json, const struct city_state *state, unsigned seat)
{
    borgo_json_array(json, "seen");
    for (unsigned step = 0; step < CITY_KEPT; step++) {
        borgo_json_array(json, NULL);
        for (unsigned rest = state->seen[seat][step]; rest; rest &= rest - 1)
            borgo_json_number(json, NULL, city_role_number((unsigned)__builtin_ctz(rest)));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* What it passed on at each step that is complete, as far as these eyes know. */
static void put_passed(struct borgo_json *json, const struct city_state *state, unsigned seat)
{
    unsigned steps = city_draft_step(state);
    borgo_json_array(json, "passed");
    for (unsigned step = 0; step < steps; step++) {
        uint8_t kept = state->pick[seat][step];
        borgo_json_array(json, NULL);
        for (unsigned rest = state->seen[seat][step]; rest; rest &= rest - 1)
            if ((unsigned)__builtin_ctz(rest) != kept)
                borgo_json_number(json, NULL, city_role_number((unsigned)__builtin_ctz(rest)));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_seat(struct borgo_json *json, const struct city_box *box,
                     const struct city_state *state, unsigned seat)
{
    borgo_json_object(json, NULL);
    borgo_json_number(json, "stars", state->stars[seat]);
    borgo_json_number(json, "marker", state->marker[seat]);
    borgo_json_number(json, "chips", state->chips_left[seat]);
    put_squares(json, box, state, seat);
    put_buildings(json, "buildings", state->plans[seat], state->plan_count[seat]);
    put_seen(json, state, seat);
    put_passed(json, state, seat);
    put_roles(json, "kept", state->pick[seat], CITY_KEPT);
    put_role(json, "role", state->played[seat][state->round]);
    put_roles(json, "played", state->played[seat], CITY_ROUNDS);
    borgo_json_bool(json, "has_chosen", state->chosen[seat] != CITY_NONE);
    put_role(json, "chosen", state->chosen[seat]);
    borgo_json_close(json);
}

static void put_chips(struct borgo_json *json, const struct city_state *state, unsigned zone)
{
    borgo_json_array(json, "chips");
    for (unsigned i = 0; i < state->chips; i++)
        if ((unsigned)state->chip[i] >> 2 == zone)
            borgo_json_number(json, NULL, state->chip[i] & 3);
    borgo_json_close(json);
}

static void put_zone(struct borgo_json *json, const struct city_state *state, unsigned zone)
{
    borgo_json_number(json, "floors", state->floors[zone]);
    borgo_json_print(json, "top", "%c", CITY_TYPE_LETTERS[state->type[zone]]);
    if (state->top[zone] != CITY_NONE) {
        borgo_json_number(json, "building", state->top[zone] / 2);
        borgo_json_number(json, "segment", state->top[zone] % 2);
    }
    if (state->marked >> zone & 1)
        put_chips(json, state, zone);
    if (state->closed >> zone & 1)
        borgo_json_bool(json, "closed", true);
    if (state->protested == zone)
        borgo_json_bool(json, "protester", true);
}

static void put_tile(struct borgo_json *json, const struct city_box *box,
                     const struct city_state *state, unsigned id)
{
    char sides[5];
    city_write_sides(box->sides[id][state->turn[id]], sides);
    borgo_json_object(json, NULL);
    borgo_json_cell(json, "at", state->x[id], state->y[id]);
    borgo_json_number(json, "turn", state->turn[id]);
    borgo_json_string(json, "sides", sides);
    borgo_json_string(json, "kind",
                      id < CITY_ZONES   ? "zone"
                      : id == CITY_HALL ? "hall"
                                        : "community");
    if (id != CITY_HALL) {
        borgo_json_number(json, "square", box->number[id]);
        borgo_json_print(json, "type", "%c", CITY_TYPE_LETTERS[box->type[id]]);
    }
    if (id < CITY_ZONES)
        put_zone(json, state, id);
    borgo_json_close(json);
}

static void put_tiles(struct borgo_json *json, const struct city_box *box,
                      const struct city_state *state)
{
    borgo_json_array(json, "city");
    put_tile(json, box, state, CITY_HALL);
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1)
            put_tile(json, box, state, half * 64 + borgo_bits_lowest(rest));
    borgo_json_close(json);
}

static void put_raised(struct borgo_json *json, const struct city_state *state)
{
    borgo_json_array(json, "raised");
    for (unsigned building = 0; building < CITY_BUILDINGS; building++) {
        if (!state->floor[building])
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "building", building);
        borgo_json_cell(json, "at", state->raised_x[building], state->raised_y[building]);
        borgo_json_print(json, "towards", "%c", "nesw"[state->towards[building]]);
        borgo_json_number(json, "floor", state->floor[building]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* Discarded: neither unseen, nor in a hand, nor in the city. */
static uint64_t discarded(const struct city_box *box, const struct city_state *state)
{
    uint64_t set = ~state->pile & (((uint64_t)1 << CITY_BUILDINGS) - 1);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        set &= ~state->plans[seat];
    for (unsigned building = 0; building < CITY_BUILDINGS; building++)
        if (state->floor[building])
            set &= ~borgo_bits_one(building);
    return set;
}

/* In a hidden state what others hold is among the unseen: their counts say how much of it that is.
 */
static void put_undrawn(struct borgo_json *json, const struct city_box *box,
                        const struct city_state *state)
{
    unsigned squares =
        borgo_bits_count(state->stack.half[0]) + borgo_bits_count(state->stack.half[1]);
    unsigned buildings = borgo_bits_count(state->pile);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned known = borgo_bits_count(state->hand[seat].half[0])
                         + borgo_bits_count(state->hand[seat].half[1]);
        squares -= state->hand_size[seat] - known;
        buildings -= state->plan_count[seat] - borgo_bits_count(state->plans[seat]);
    }
    borgo_json_object(json, "undrawn");
    borgo_json_number(json, "squares", squares);
    borgo_json_number(json, "buildings", buildings);
    borgo_json_close(json);
    put_buildings(json, "discarded", discarded(box, state), 0);
}

/* Packs go to the left; how many roles each holds, and whether its seat has kept one. */
static void put_draft(struct borgo_json *json, const struct city_box *box,
                      const struct city_state *state)
{
    unsigned players = box->head.players, step = city_draft_step(state);
    if (state->phase != CITY_DRAFT) {
        borgo_json_null(json, "draft");
        return;
    }
    borgo_json_object(json, "draft");
    borgo_json_number(json, "step", step + 1);
    borgo_json_array(json, "packs");
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_json_object(json, NULL);
        borgo_json_number(json, "size", CITY_PACK - step);
        borgo_json_number(json, "from", (seat + players - 1) % players);
        borgo_json_number(json, "to", city_after(box, seat));
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
}

/* The power that is being used, and the step of the round it belongs to. */
static void put_power(struct borgo_json *json, const struct city_state *state)
{
    uint8_t role = state->played[state->seat][state->round];
    if ((state->phase != CITY_POWER && state->phase != CITY_DRAWING) || role >= CITY_ROLES) {
        borgo_json_null(json, "power");
        return;
    }
    borgo_json_object(json, "power");
    borgo_json_number(json, "seat", state->seat);
    put_role(json, "role", role);
    borgo_json_string(json, "at", city_timing_words[city_role_texts[role].timing]);
    borgo_json_bool(json, "repeated", city_roles[role].repeated);
    put_buildings(json, "drawn", state->drawn,
                  state->phase == CITY_POWER ? city_roles[role].draws : 0);
    borgo_json_close(json);
}

unsigned city_round(const void *box, const void *state_)
{
    const struct city_state *state = state_;
    (void)box;
    return state->round + 1u;
}

static void put_turn(struct borgo_json *json, const struct city_box *box,
                     const struct city_state *state)
{
    borgo_json_string(json, "phase", city_phase_words[state->phase]);
    borgo_json_number(json, "round", city_round(box, state));
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_string(json, "direction",
                      state->direction == CITY_NONE ? "none"
                                                    : city_direction_words[state->direction]);
    if (state->phase == CITY_BIDDING)
        borgo_json_number(json, "chip_of_turn", state->second + 1);
    else
        borgo_json_null(json, "chip_of_turn");
    if (state->at_once < CITY_IDS)
        borgo_json_number(json, "at_once", box->number[state->at_once]);
    if (state->declared != CITY_NONE)
        borgo_json_print(json, "declared", "%c", CITY_TYPE_LETTERS[state->declared]);
    put_draft(json, box, state);
    put_power(json, state);
}

void city_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    (void)viewer; /* what it may know is all that is left in the state */
    put_turn(json, box, state);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++)
        put_seat(json, box, state, seat);
    borgo_json_close(json);
    put_tiles(json, box, state);
    put_raised(json, state);
    put_undrawn(json, box, state);
}

static void put_type_counts(struct borgo_json *json, const char *name, const uint8_t *counts)
{
    borgo_json_object(json, name);
    for (unsigned type = 0; type < CITY_TYPES; type++) {
        const char letter[2] = {CITY_TYPE_LETTERS[type]};
        borgo_json_number(json, letter, counts[type]);
    }
    borgo_json_close(json);
}

void city_write_summary(const void *box_, struct borgo_json *json)
{
    const struct city_box *box = box_;
    uint8_t zones[CITY_TYPES] = {0}, segments[CITY_TYPES] = {0};
    for (unsigned zone = 0; zone < CITY_ZONES; zone++)
        zones[box->type[zone]]++;
    for (unsigned building = 0; building < CITY_BUILDINGS; building++) {
        segments[box->segment[building][0]]++;
        segments[box->segment[building][1]]++;
    }
    put_type_counts(json, "zones", zones);
    put_type_counts(json, "segments", segments);
    borgo_json_number(json, "communities", CITY_COMMUNITIES);
    borgo_json_number(json, "buildings", CITY_BUILDINGS);
}
