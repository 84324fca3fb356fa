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
    unsigned known = city_count(set);
    borgo_json_array(json, name);
    for (; set; set &= set - 1)
        borgo_json_number(json, NULL, city_lowest(set));
    put_nulls(json, count > known ? count - known : 0);
    borgo_json_close(json);
}

static void put_squares(struct borgo_json *json, const struct city_box *box, const struct city_state *state, unsigned seat)
{
    unsigned known = 0;
    borgo_json_array(json, "squares");
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[seat].half[half]; rest; rest &= rest - 1, known++)
            borgo_json_number(json, NULL, box->number[half * 64 + city_lowest(rest)]);
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

static void put_roles(struct borgo_json *json, const char *name, const uint8_t *roles, unsigned room)
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

static void put_seat(struct borgo_json *json, const struct city_box *box, const struct city_state *state, unsigned seat)
{
    borgo_json_object(json, NULL);
    borgo_json_number(json, "stars", state->stars[seat]);
    borgo_json_number(json, "marker", state->marker[seat]);
    borgo_json_number(json, "chips", state->chips_left[seat]);
    put_squares(json, box, state, seat);
    put_buildings(json, "buildings", state->plans[seat], state->plan_count[seat]);
    put_seen(json, state, seat);
    put_roles(json, "kept", state->pick[seat], CITY_KEPT);
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

/* Which sides have streets: `s`, else `c`. */
static void write_sides(unsigned sides, char letters[5])
{
    for (unsigned side = 0; side < 4; side++)
        letters[side] = sides >> side & 1 ? 's' : 'c';
    letters[4] = '\0';
}

static void put_tile(struct borgo_json *json, const struct city_box *box, const struct city_state *state, unsigned id)
{
    char sides[5];
    write_sides(box->sides[id][state->turn[id]], sides);
    borgo_json_object(json, NULL);
    borgo_json_cell(json, "at", state->x[id], state->y[id]);
    borgo_json_number(json, "turn", state->turn[id]);
    borgo_json_string(json, "sides", sides);
    borgo_json_string(json, "kind", id < CITY_ZONES ? "zone" : id == CITY_HALL ? "hall" : "community");
    if (id != CITY_HALL) {
        borgo_json_number(json, "square", box->number[id]);
        borgo_json_print(json, "type", "%c", CITY_TYPE_LETTERS[box->type[id]]);
    }
    if (id < CITY_ZONES)
        put_zone(json, state, id);
    borgo_json_close(json);
}

static void put_tiles(struct borgo_json *json, const struct city_box *box, const struct city_state *state)
{
    borgo_json_array(json, "city");
    put_tile(json, box, state, CITY_HALL);
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1)
            put_tile(json, box, state, half * 64 + city_lowest(rest));
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

/* The buildings and squares this game is played with, so that a front end can show what a number means. */
static void put_sets(struct borgo_json *json, const struct city_box *box)
{
    borgo_json_array(json, "building_set");
    for (unsigned building = 0; building < CITY_BUILDINGS; building++)
        borgo_json_print(json, NULL, "%c%c %d %d %d", CITY_TYPE_LETTERS[box->segment[building][0]],
                         CITY_TYPE_LETTERS[box->segment[building][1]], box->base[building], box->bonus[building][0],
                         box->bonus[building][1]);
    borgo_json_close(json);
    borgo_json_array(json, "square_set");
    for (unsigned number = 0; number < CITY_ZONES + CITY_COMMUNITIES; number++) {
        unsigned id = box->id[number];
        char sides[5];
        write_sides(box->sides[id][0], sides);
        borgo_json_print(json, NULL, "%c%c %s", CITY_TYPE_LETTERS[box->type[id]], id < CITY_ZONES ? 'z' : 'c', sides);
    }
    borgo_json_close(json);
}

static void put_turn(struct borgo_json *json, const struct city_box *box, const struct city_state *state)
{
    borgo_json_string(json, "phase", city_phase_words[state->phase]);
    borgo_json_number(json, "round", state->round + 1);
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_string(json, "direction", state->direction == CITY_NONE ? "none" : city_direction_words[state->direction]);
    if (state->at_once < CITY_IDS)
        borgo_json_number(json, "at_once", box->number[state->at_once]);
    if (state->declared != CITY_NONE)
        borgo_json_print(json, "declared", "%c", CITY_TYPE_LETTERS[state->declared]);
    if (state->drawn)
        put_buildings(json, "drawn", state->drawn, 0);
}

void city_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct city_box *box = box_;
    (void)translate;
    put_sets(json, box);
}

void city_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    (void)viewer;
    put_turn(json, box, state);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++)
        put_seat(json, box, state, seat);
    borgo_json_close(json);
    put_tiles(json, box, state);
    put_raised(json, state);
}

void city_write_standings(const void *box, const void *state, struct borgo_json *json)
{
    (void)box, (void)state, (void)json;
}
