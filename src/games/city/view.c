/* What a hidden state shows, as JSON for front ends. */
#include "games/city/roles.h"

static void put_key(struct borgo_text *text, const char *key)
{
    borgo_print(text, ",\"%s\":", key);
}

static const char *put_item(struct borgo_text *text, unsigned number, const char *between)
{
    borgo_print(text, "%s%u", between, number);
    return ",";
}

/* As many nulls as there are secret things. */
static void put_nulls(struct borgo_text *text, unsigned count, const char *between)
{
    for (unsigned i = 0; i < count; i++, between = ",")
        borgo_print(text, "%snull", between);
}

static void put_buildings(struct borgo_text *text, uint64_t set, unsigned count)
{
    const char *between = "";
    unsigned known = city_count(set);
    borgo_put_char(text, '[');
    for (; set; set &= set - 1)
        between = put_item(text, city_lowest(set), between);
    put_nulls(text, count > known ? count - known : 0, between);
    borgo_put_char(text, ']');
}

static void put_squares(struct borgo_text *text, const struct city_box *box, const struct city_state *state, unsigned seat)
{
    const char *between = "";
    unsigned known = 0;
    borgo_put_char(text, '[');
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[seat].half[half]; rest; rest &= rest - 1, known++)
            between = put_item(text, box->number[half * 64 + city_lowest(rest)], between);
    put_nulls(text, state->hand_size[seat] - known, between);
    borgo_put_char(text, ']');
}

static void put_role(struct borgo_text *text, uint8_t role)
{
    if (role < CITY_ROLES)
        borgo_put_number(text, city_role_number(role));
    else
        borgo_put(text, "null");
}

static void put_roles(struct borgo_text *text, const uint8_t *roles, unsigned room)
{
    borgo_put_char(text, '[');
    for (unsigned i = 0; i < room && roles[i] != CITY_NONE; i++) {
        borgo_put(text, i ? "," : "");
        put_role(text, roles[i]);
    }
    borgo_put_char(text, ']');
}

/* The roles a seat held at each step of the draft, as far as these eyes know. */
static void put_seen(struct borgo_text *text, const struct city_state *state, unsigned seat)
{
    borgo_put_char(text, '[');
    for (unsigned step = 0; step < CITY_KEPT; step++) {
        const char *between = "";
        borgo_put(text, step ? ",[" : "[");
        for (unsigned rest = state->seen[seat][step]; rest; rest &= rest - 1)
            between = put_item(text, city_role_number((unsigned)__builtin_ctz(rest)), between);
        borgo_put_char(text, ']');
    }
    borgo_put_char(text, ']');
}

static void put_seat(struct borgo_text *text, const struct city_box *box, const struct city_state *state, unsigned seat)
{
    borgo_print(text, "{\"stars\":%d,\"marker\":%d,\"chips\":%d", state->stars[seat], state->marker[seat],
                state->chips_left[seat]);
    put_key(text, "squares");
    put_squares(text, box, state, seat);
    put_key(text, "buildings");
    put_buildings(text, state->plans[seat], state->plan_count[seat]);
    put_key(text, "seen");
    put_seen(text, state, seat);
    put_key(text, "kept");
    put_roles(text, state->pick[seat], CITY_KEPT);
    put_key(text, "played");
    put_roles(text, state->played[seat], CITY_ROUNDS);
    borgo_print(text, ",\"has_chosen\":%s,\"chosen\":", state->chosen[seat] == CITY_NONE ? "false" : "true");
    put_role(text, state->chosen[seat]);
    borgo_put_char(text, '}');
}

static void put_chips(struct borgo_text *text, const struct city_state *state, unsigned zone)
{
    const char *between = "";
    put_key(text, "chips");
    borgo_put_char(text, '[');
    for (unsigned i = 0; i < state->chips; i++)
        if ((unsigned)state->chip[i] >> 2 == zone)
            between = put_item(text, state->chip[i] & 3, between);
    borgo_put_char(text, ']');
}

static void put_zone(struct borgo_text *text, const struct city_state *state, unsigned zone)
{
    borgo_print(text, ",\"floors\":%d,\"top\":\"%c\"", state->floors[zone], CITY_TYPE_LETTERS[state->type[zone]]);
    if (state->top[zone] != CITY_NONE)
        borgo_print(text, ",\"building\":%d,\"segment\":%d", state->top[zone] / 2, state->top[zone] % 2);
    if (state->marked >> zone & 1)
        put_chips(text, state, zone);
    if (state->closed >> zone & 1)
        borgo_put(text, ",\"closed\":true");
    if (state->protested == zone)
        borgo_put(text, ",\"protester\":true");
}

static void put_tile(struct borgo_text *text, const struct city_box *box, const struct city_state *state, unsigned id)
{
    unsigned sides = box->sides[id][state->turn[id]];
    borgo_print(text, "{\"at\":\"%d,%d\",\"turn\":%d,\"sides\":\"", state->x[id], state->y[id], state->turn[id]);
    for (unsigned side = 0; side < 4; side++)
        borgo_put_char(text, sides >> side & 1 ? 's' : 'c');
    borgo_print(text, "\",\"kind\":\"%s\"", id < CITY_ZONES ? "zone" : id == CITY_HALL ? "hall" : "community");
    if (id != CITY_HALL)
        borgo_print(text, ",\"square\":%d,\"type\":\"%c\"", box->number[id], CITY_TYPE_LETTERS[box->type[id]]);
    if (id < CITY_ZONES)
        put_zone(text, state, id);
    borgo_put_char(text, '}');
}

static void put_tiles(struct borgo_text *text, const struct city_box *box, const struct city_state *state)
{
    put_key(text, "city");
    borgo_put_char(text, '[');
    put_tile(text, box, state, CITY_HALL);
    for (unsigned half = 0; half < 2; half++) {
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1) {
            borgo_put_char(text, ',');
            put_tile(text, box, state, half * 64 + city_lowest(rest));
        }
    }
    borgo_put_char(text, ']');
}

static void put_raised(struct borgo_text *text, const struct city_state *state)
{
    const char *between = "";
    put_key(text, "raised");
    borgo_put_char(text, '[');
    for (unsigned building = 0; building < CITY_BUILDINGS; building++) {
        if (!state->floor[building])
            continue;
        borgo_print(text, "%s{\"building\":%u,\"at\":\"%d,%d\",\"towards\":\"%c\",\"floor\":%d}", between, building,
                    state->raised_x[building], state->raised_y[building], "nesw"[state->towards[building]],
                    state -> floor[building]);
        between = ",";
    }
    borgo_put_char(text, ']');
}

/* The set of buildings in play with, so that a front end can show what a number means. */
static void put_set(struct borgo_text *text, const struct city_box *box)
{
    put_key(text, "building_set");
    for (unsigned building = 0; building < CITY_BUILDINGS; building++)
        borgo_print(text, "%s\"%c%c %d %d %d\"", building ? "," : "[", CITY_TYPE_LETTERS[box->segment[building][0]],
                    CITY_TYPE_LETTERS[box->segment[building][1]], box->base[building], box->bonus[building][0],
                    box->bonus[building][1]);
    borgo_put_char(text, ']');
    put_key(text, "square_set");
    for (unsigned number = 0; number < CITY_ZONES + CITY_COMMUNITIES; number++) {
        unsigned id = box->id[number];
        borgo_print(text, "%s\"%c%c ", number ? "," : "[", CITY_TYPE_LETTERS[box->type[id]], id < CITY_ZONES ? 'z' : 'c');
        for (unsigned side = 0; side < 4; side++)
            borgo_put_char(text, box->sides[id][0] >> side & 1 ? 's' : 'c');
        borgo_put_char(text, '"');
    }
    borgo_put_char(text, ']');
}

void city_write_view(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    borgo_print(text,
                "\"phase\":\"%s\",\"round\":%d,\"first\":%d,\"seat\":%d,\"direction\":", city_phase_words[state->phase],
                state->round + 1, state->first, state->seat);
    borgo_put_json(text, state->direction == CITY_NONE ? "none" : city_direction_words[state->direction]);
    if (state->at_once < CITY_IDS)
        borgo_print(text, ",\"at_once\":%d", box->number[state->at_once]);
    if (state->declared != CITY_NONE)
        borgo_print(text, ",\"declared\":\"%c\"", CITY_TYPE_LETTERS[state->declared]);
    if (state->drawn) {
        put_key(text, "drawn");
        put_buildings(text, state->drawn, 0);
    }
    borgo_put(text, ",\"seats\":[");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        borgo_put(text, seat ? "," : "");
        put_seat(text, box, state, seat);
    }
    borgo_put_char(text, ']');
    put_tiles(text, box, state);
    put_raised(text, state);
    put_set(text, box);
}
