/* What moves say: the forms of all kinds, and the values of their places. A square, building or
 * role has its number in the text; what it is called stands behind that, for sentences. */
#include "core/places.h"
#include "games/city/roles.h"

const char *const city_direction_words[4] = {N_("north"), N_("east"), N_("south"), N_("west")};

const struct borgo_letter city_letters[] = {
    {'R', N_("letter of residential")}, {'C', N_("letter of commercial")},
    {'I', N_("letter of industrial")},  {'P', N_("letter of parks")},
    {'M', N_("letter of mixed")},       {'n', N_("small letter of north")},
    {'e', N_("small letter of east")},  {'s', N_("small letter of south")},
    {'w', N_("small letter of west")},  {0},
};

#define ROLE WORD("role", city_reason_names + CITY_FOR_ROLE)
#define SQUARE WORD("square", city_square_names)
#define TYPE(name) LETTERED(name, city_type_names, CITY_TYPE_LETTERS)
#define DIRECTION(letters) LETTERED("direction", city_direction_words, letters)

const struct borgo_form city_forms[CITY_KINDS] = {
    [CITY_DEAL_ROLE] = {"role",
                        2,
                        {"role", N_("the role {role} ({number}) for {seat}"),
                         .place = {SEAT, NUMBER("number"), ROLE}},
                        N_("a role for {seat}")},
    [CITY_KEEP] = {"keep",
                   1,
                   {"keep", N_("keep the role {role} ({number})"),
                    .place = {NUMBER("number"), ROLE}},
                   N_("keep a role")},
    [CITY_DRAW_SQUARE] = {"square",
                          2,
                          {"square", N_("square {number}, {square}, for {seat}"),
                           .place = {SEAT, NUMBER("number"), SQUARE}},
                          N_("a square for {seat}")},
    [CITY_DRAW_BUILDING] = {"building",
                            2,
                            {"building", N_("building {number} ({first}, {second}) for {seat}"),
                             .place = {SEAT, NUMBER("number"), TYPE("first"), TYPE("second")}},
                            N_("a building for {seat}")},
    [CITY_CHOOSE] = {"choose",
                     1,
                     {"choose", N_("play the role {role} ({number})"),
                      .place = {NUMBER("number"), ROLE}},
                     N_("choose a role")},
    [CITY_NAME_DIRECTION] = {NULL,
                             1,
                             {"direction", N_("let the city grow to the {direction}"),
                              .place = {DIRECTION(NULL)}}},
    [CITY_ZONE] = {"zone",
                   3,
                   {"zone",
                    N2_("lay square {number}, {square}, at {cell} with {turns} quarter turn",
                        "lay square {number}, {square}, at {cell} with {turns} quarter turns"),
                    .counted = 2,
                    .place = {NUMBER("number"), CELL("cell"), NUMBER("turns"), SQUARE}}},
    [CITY_BID] = {"bid", 1, {"bid", N_("put a chip on {cell}"), .place = {CELL("cell")}}},
    [CITY_RAISE] =
        {"raise",
         3,
         {"raise", N_("raise building {number}: {first} at {cell}, {second} at {beside}"),
          .place = {NUMBER("number"), CELL("cell"), DIRECTION("nesw"), CELL("beside"),
                    TYPE("first"), TYPE("second")}}},
    [CITY_PASS] = {"pass", 0, {"pass", N_("pass: no building can be placed")}},
    [CITY_PROTEST] =
        {"protest", 1, {"protest", N_("send the Protester to {cell}"), .place = {CELL("cell")}}},
    [CITY_RETAIN] =
        {"retain",
         1,
         {"retain", N_("keep building {number} ({first}, {second})"),
          .place = {NUMBER("number"), TYPE("first"), TYPE("second")}},
         N_("keep one of the two buildings")},
    [CITY_RELOCATE] =
        {"relocate",
         3,
         {"relocate",
          N2_("move the zone at {from} to {to} with {turns} quarter turn",
              "move the zone at {from} to {to} with {turns} quarter turns"),
          .counted = 2, .place = {CELL("from"), CELL("to"), NUMBER("turns")}}},
    [CITY_SALVAGE] =
        {"salvage",
         1,
         {"salvage", N_("take building {number} at {cell} from the city"),
          .place = {CELL("cell"), CELL("beside"), NUMBER("number")}}},
    [CITY_BANK] =
        {"bank", 1, {"bank", N_("put a chip that came back on {cell}"), .place = {CELL("cell")}}},
    [CITY_EXCHANGE] =
        {"exchange",
         2,
         {"exchange", N_("exchange the chip on {mine} with that on {theirs}"),
          .place = {CELL("mine"), CELL("theirs")}}},
    [CITY_DECLARE] =
        {"declare", 1, {"declare", N_("declare the type {type}"), .place = {TYPE("type")}}},
    [CITY_DONE] = {"done", 0, {"done", N_("use the power no more")}},
};

static int32_t zone_cell(const struct city_state *state, unsigned zone)
{
    return borgo_cell(state->x[zone], state->y[zone]);
}

static int32_t cell_towards(int x, int y, unsigned side)
{
    return borgo_cell(x + city_step[side][0], y + city_step[side][1]);
}

/* A role: its number, then its name. */
static void describe_role(unsigned role, int32_t *value)
{
    bool veiled = role == CITY_UNKNOWN;
    value[0] = veiled ? BORGO_VEILED : (int32_t)city_role_number(role);
    value[1] = veiled ? BORGO_VEILED : (int32_t)role;
}

/* A square: its number, then its name at another place. */
static void describe_square(const struct city_box *box, unsigned id, int32_t *number, int32_t *name)
{
    bool veiled = id == CITY_UNKNOWN;
    *number = veiled ? BORGO_VEILED : box->number[id];
    *name = veiled ? BORGO_VEILED : (int32_t)city_square_name(box, id);
}

static void describe_types(const struct city_box *box, unsigned building, int32_t *types)
{
    for (unsigned i = 0; i < 2; i++)
        types[i] = building == CITY_UNKNOWN ? BORGO_VEILED : box->segment[building][i];
}

/* A building: its number, then the types of its segments. */
static void describe_building(const struct city_box *box, unsigned building, int32_t *value)
{
    value[0] = building == CITY_UNKNOWN ? BORGO_VEILED : (int32_t)building;
    describe_types(box, building, value + 1);
}

static void describe_raise(const struct city_box *box, borgo_move move, int32_t *value)
{
    value[0] = (int32_t)city_what(move);
    value[1] = borgo_cell(city_x(move), city_y(move));
    value[2] = (int32_t)city_turn(move);
    value[3] = cell_towards(city_x(move), city_y(move), city_turn(move));
    describe_types(box, city_what(move), value + 4);
}

/* The lower cell (x, then y) of a building comes first. */
static void describe_salvage(const struct city_state *state, unsigned building, int32_t *value)
{
    unsigned towards = state->towards[building];
    bool second = city_step[towards][0] + city_step[towards][1] < 0;
    value[second] = borgo_cell(state->raised_x[building], state->raised_y[building]);
    value[!second] = cell_towards(state->raised_x[building], state->raised_y[building], towards);
    value[2] = (int32_t)building;
}

static void describe_draw(const struct city_box *box, borgo_move move, int32_t *value)
{
    value[0] = (int32_t)city_turn(move);
    if (city_kind(move) == CITY_DEAL_ROLE)
        describe_role(city_what(move), value + 1);
    else if (city_kind(move) == CITY_DRAW_SQUARE)
        describe_square(box, city_what(move), &value[1], &value[2]);
    else
        describe_building(box, city_what(move), value + 1);
}

/* Where a square is to lie: the cell and its rotation. */
static void describe_site(borgo_move move, int32_t *value)
{
    value[0] = borgo_cell(city_x(move), city_y(move));
    value[1] = (int32_t)city_turn(move);
}

void city_describe(const void *box, const void *state, borgo_move move,
                   struct borgo_description *out)
{
    unsigned what = city_what(move);
    int32_t *value = out->value;
    out->kind = (uint8_t)city_kind(move);
    switch (city_kind(move)) {
    case CITY_DEAL_ROLE:
    case CITY_DRAW_SQUARE:
    case CITY_DRAW_BUILDING:
        describe_draw(box, move, value);
        break;
    case CITY_KEEP:
    case CITY_CHOOSE:
        describe_role(what, value);
        break;
    case CITY_NAME_DIRECTION:
    case CITY_DECLARE:
        value[0] = (int32_t)what;
        break;
    case CITY_ZONE:
        describe_square(box, what, &value[0], &value[3]);
        describe_site(move, value + 1);
        break;
    case CITY_RAISE:
        describe_raise(box, move, value);
        break;
    case CITY_BID:
    case CITY_PROTEST:
    case CITY_BANK:
        value[0] = zone_cell(state, what);
        break;
    case CITY_RETAIN:
        describe_building(box, what, value);
        break;
    case CITY_RELOCATE:
        value[0] = zone_cell(state, what);
        describe_site(move, value + 1);
        break;
    case CITY_SALVAGE:
        describe_salvage(state, what, value);
        break;
    case CITY_EXCHANGE:
        value[0] = zone_cell(state, what);
        value[1] = zone_cell(state, (unsigned)city_x(move));
        break;
    default:
        break;
    }
}
