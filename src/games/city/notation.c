/* Moves as text. */
#include "games/city/roles.h"

const char *const city_direction_words[4] = {"north", "east", "south", "west"};

/* The word of a move kind; the rest depends on what stands behind it. */
static const char *const kind_words[CITY_DONE + 1] = {
    [CITY_DEAL_ROLE] = "role",     [CITY_KEEP] = "keep",
    [CITY_DRAW_SQUARE] = "square", [CITY_DRAW_BUILDING] = "building",
    [CITY_CHOOSE] = "choose",      [CITY_NAME_DIRECTION] = "",
    [CITY_ZONE] = "zone",          [CITY_BID] = "bid",
    [CITY_RAISE] = "raise",        [CITY_PASS] = "pass",
    [CITY_PROTEST] = "protest",    [CITY_RETAIN] = "retain",
    [CITY_RELOCATE] = "relocate",  [CITY_SALVAGE] = "salvage",
    [CITY_BANK] = "bank",          [CITY_EXCHANGE] = "exchange",
    [CITY_DECLARE] = "declare",    [CITY_DONE] = "done",
};

static void put_cell(struct borgo_text *text, int x, int y)
{
    borgo_print(text, " %d,%d", x, y);
}

static void put_zone(struct borgo_text *text, const struct city_state *state, unsigned zone)
{
    put_cell(text, state->x[zone], state->y[zone]);
}

/* A number, or `?` where it is secret. */
static void put_secret(struct borgo_text *text, unsigned what, unsigned number)
{
    if (what == CITY_UNKNOWN)
        borgo_put(text, " ?");
    else
        borgo_print(text, " %u", number);
}

/* The lower cell (x, then y) of a building. */
static void put_building(struct borgo_text *text, const struct city_state *state, unsigned building)
{
    const int8_t *step = city_step[state->towards[building]];
    bool second = step[0] + step[1] < 0;
    put_cell(text, state->raised_x[building] + (second ? step[0] : 0), state->raised_y[building] + (second ? step[1] : 0));
}

static void put_draw(const struct city_box *box, borgo_move move, struct borgo_text *text)
{
    unsigned what = city_what(move);
    borgo_print(text, " %u", city_turn(move));
    if (city_kind(move) == CITY_DRAW_SQUARE)
        put_secret(text, what, what == CITY_UNKNOWN ? 0 : box->number[what]);
    else
        put_secret(text, what, city_kind(move) == CITY_DEAL_ROLE ? city_role_number(what) : what);
}

static void put_placement(const struct city_box *box, borgo_move move, struct borgo_text *text)
{
    unsigned what = city_what(move);
    borgo_print(text, " %u", city_kind(move) == CITY_ZONE ? box->number[what] : what);
    put_cell(text, city_x(move), city_y(move));
    if (city_kind(move) == CITY_ZONE)
        borgo_print(text, " %u", city_turn(move));
    else
        borgo_print(text, " %c", "nesw"[city_turn(move)]);
}

void city_write_move(const void *box, const void *state, borgo_move move, struct borgo_text *text)
{
    unsigned what = city_what(move);
    borgo_put(text, kind_words[city_kind(move)]);
    switch (city_kind(move)) {
    case CITY_DEAL_ROLE:
    case CITY_DRAW_SQUARE:
    case CITY_DRAW_BUILDING:
        put_draw(box, move, text);
        break;
    case CITY_KEEP:
    case CITY_CHOOSE:
        put_secret(text, what, city_role_number(what));
        break;
    case CITY_NAME_DIRECTION:
        borgo_put(text, city_direction_words[what]);
        break;
    case CITY_ZONE:
    case CITY_RAISE:
        put_placement(box, move, text);
        break;
    case CITY_BID:
    case CITY_PROTEST:
    case CITY_BANK:
        put_zone(text, state, what);
        break;
    case CITY_RETAIN:
        put_secret(text, what, what);
        break;
    case CITY_RELOCATE:
        put_zone(text, state, what);
        put_cell(text, city_x(move), city_y(move));
        borgo_print(text, " %u", city_turn(move));
        break;
    case CITY_SALVAGE:
        put_building(text, state, what);
        break;
    case CITY_EXCHANGE:
        put_zone(text, state, what);
        put_zone(text, state, (unsigned)city_x(move));
        break;
    case CITY_DECLARE:
        borgo_print(text, " %c", CITY_TYPE_LETTERS[what]);
        break;
    default:
        break;
    }
}
