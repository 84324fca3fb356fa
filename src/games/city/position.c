/* A position as text. Only what can't be worked out is written: undrawn tiles, heights, types and
 * the window follow. In a hidden state a `?` stands for each thing that is secret. */
#include "games/city/roles.h"

const char *const city_phase_words[CITY_PHASES] = {
    "dealing", "draft",  "squares", "buildings", "choice",       "direction", "drawing",
    "power",   "zoning", "redraw",  "bidding",   "construction", "over",
};

/* What a list says that is empty. */
static void put_none(struct borgo_text *text, bool empty)
{
    if (empty)
        borgo_text_char(text, '-');
}

static void put_unknown(struct borgo_text *text, unsigned count, const char *between)
{
    for (unsigned i = 0; i < count; i++) {
        borgo_text_put(text, between);
        borgo_text_char(text, '?');
        between = ".";
    }
}

static const char *put_number(struct borgo_text *text, unsigned number, const char *between)
{
    borgo_text_print(text, "%s%u", between, number);
    return ".";
}

static const char *put_set(struct borgo_text *text, uint64_t set)
{
    const char *between = "";
    for (; set; set &= set - 1)
        between = put_number(text, borgo_bits_lowest(set), between);
    return between;
}

static void put_role(struct borgo_text *text, uint8_t role, const char *between)
{
    if (role == CITY_SECRET)
        borgo_text_print(text, "%s?", between);
    else
        put_number(text, city_role_number(role), between);
}

/* Roles in the order of an array, up to the first place that is empty. */
static void put_roles(struct borgo_text *text, const uint8_t *roles, unsigned count)
{
    for (unsigned i = 0; i < count && roles[i] != CITY_NONE; i++)
        put_role(text, roles[i], i ? "." : "");
}

static unsigned pack_size(const struct city_state *state, unsigned seat, unsigned step)
{
    if (state->phase == CITY_DEALING)
        return step > 0 || seat > state->seat ? 0 : seat < state->seat ? CITY_PACK : state->dealt;
    return step <= city_draft_step(state) ? CITY_PACK - step : 0;
}

static void put_seen(struct borgo_text *text, const struct city_state *state, unsigned seat)
{
    for (unsigned step = 0; step < CITY_KEPT; step++) {
        const char *between = "";
        unsigned size = pack_size(state, seat, step);
        if (step > 0 && size > 0)
            borgo_text_char(text, '/');
        for (unsigned rest = state->seen[seat][step]; rest; rest &= rest - 1)
            between = put_number(text, city_role_number(borgo_bits_lowest(rest)), between);
        if (!state->seen[seat][step])
            put_unknown(text, size, between);
    }
}

static void put_hand(struct borgo_text *text, const struct city_box *box,
                     const struct city_state *state, unsigned seat)
{
    const char *between = "";
    unsigned known = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[seat].half[half]; rest; rest &= rest - 1, known++)
            between = put_number(text, box->number[half * 64 + borgo_bits_lowest(rest)], between);
    put_unknown(text, state->hand_size[seat] - known, between);
}

static void put_plans(struct borgo_text *text, const struct city_state *state, unsigned seat)
{
    const char *between = put_set(text, state->plans[seat]);
    put_unknown(text, state->plan_count[seat] - borgo_bits_count(state->plans[seat]), between);
}

static void write_turn(const struct city_box *box, const struct city_state *state,
                       struct borgo_text *text)
{
    borgo_text_print(text, " phase=%s round=%d first=%d seat=%d second=%d",
                     city_phase_words[state->phase], state->round + 1, state->first, state->seat,
                     state->second);
    borgo_text_print(text, " direction=%s",
                     state->direction == CITY_NONE ? "-" : city_direction_words[state->direction]);
    borgo_text_put(text, " at-once=");
    if (state->at_once == CITY_SECRET)
        borgo_text_char(text, '?');
    else if (state->at_once != CITY_NONE)
        borgo_text_print(text, "%d", box->number[state->at_once]);
    put_none(text, state->at_once == CITY_NONE);
    borgo_text_print(text, " declared=%c",
                     state->declared == CITY_NONE ? '-' : CITY_TYPE_LETTERS[state->declared]);
}

static void write_roles(const struct city_box *box, const struct city_state *state,
                        struct borgo_text *text)
{
    unsigned players = box->head.players;
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " seen=");
        put_seen(text, state, seat);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " kept=");
        put_roles(text, state->pick[seat], CITY_KEPT);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " chosen=");
        put_roles(text, &state->chosen[seat], 1);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " played=");
        put_roles(text, state->played[seat], CITY_ROUNDS);
    }
}

static void write_hands(const struct city_box *box, const struct city_state *state,
                        struct borgo_text *text)
{
    unsigned players = box->head.players;
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " squares=");
        put_hand(text, box, state, seat);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " buildings=");
        put_plans(text, state, seat);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " shown=");
        put_set(text, state->shown[seat]);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_text_put(text, seat ? "," : " excluded=");
        put_set(text, state->excluded[seat]);
    }
}

static void write_buildings(const struct city_box *box, const struct city_state *state,
                            struct borgo_text *text)
{
    uint64_t discarded = (((uint64_t)1 << CITY_BUILDINGS) - 1) & ~state->pile;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        discarded &= ~state->plans[seat];
    for (unsigned building = 0; building < CITY_BUILDINGS; building++)
        if (state->floor[building])
            discarded &= ~borgo_bits_one(building);
    borgo_text_put(text, " drawn=");
    put_set(text, state->drawn);
    borgo_text_put(text, " returned=");
    put_set(text, state->returned);
    borgo_text_put(text, " discarded=");
    put_set(text, discarded);
}

static void write_city(const struct city_box *box, const struct city_state *state,
                       struct borgo_text *text)
{
    const char *between = " city=";
    for (unsigned half = 0; half < 2; half++) {
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1) {
            unsigned id = half * 64 + borgo_bits_lowest(rest);
            borgo_text_print(text, "%s%d:%d,%d:%d", between, box->number[id], state->x[id],
                             state->y[id], state->turn[id]);
            between = ";";
        }
    }
    borgo_text_put(text, *between == ' ' ? " city=-" : "");
}

/* From the ground up, so that each building finds what it stands on. */
static void write_raised(const struct city_state *state, struct borgo_text *text)
{
    const char *between = " raised=";
    for (unsigned floor = 1; floor <= CITY_BUILDINGS; floor++) {
        for (unsigned building = 0; building < CITY_BUILDINGS; building++) {
            if (state->floor[building] != floor)
                continue;
            borgo_text_print(text, "%s%u:%d,%d:%c", between, building, state->raised_x[building],
                             state->raised_y[building], "nesw"[state->towards[building]]);
            between = ";";
        }
    }
    borgo_text_put(text, *between == ' ' ? " raised=-" : "");
}

/* Each stack from the bottom up, as letters of seats. */
static void write_chips(const struct city_state *state, struct borgo_text *text)
{
    unsigned last = CITY_NONE;
    borgo_text_put(text, " chips=");
    for (unsigned i = 0; i < state->chips; i++) {
        unsigned zone = state->chip[i] >> 2;
        if (zone != last)
            borgo_text_print(text, "%s%d,%d:", i ? ";" : "", state->x[zone], state->y[zone]);
        borgo_text_char(text, borgo_canvas_seat_letter(state->chip[i] & 3));
        last = zone;
    }
    put_none(text, state->chips == 0);
}

static void write_marks(const struct city_state *state, struct borgo_text *text)
{
    borgo_text_put(text, " protester=");
    if (state->protested != CITY_NONE)
        borgo_text_print(text, "%d,%d", state->x[state->protested], state->y[state->protested]);
    put_none(text, state->protested == CITY_NONE);
    borgo_text_put(text, " relocated=");
    const char *between = "";
    for (uint64_t rest = state->relocated; rest; rest &= rest - 1) {
        unsigned zone = borgo_bits_lowest(rest);
        borgo_text_print(text, "%s%d,%d", between, state->x[zone], state->y[zone]);
        between = ";";
    }
    put_none(text, state->relocated == 0);
}

void city_write_position(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    write_turn(box, state, text);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_text_print(text, "%s%d", seat ? "," : " track=", state->marker[seat]);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_text_print(text, "%s%d", seat ? "," : " stars=", state->stars[seat]);
    write_roles(box, state, text);
    write_hands(box, state, text);
    write_buildings(box, state, text);
    write_city(box, state, text);
    write_raised(state, text);
    write_chips(state, text);
    write_marks(state, text);
}
