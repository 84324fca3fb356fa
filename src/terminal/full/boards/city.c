/* Sunrise City on the full screen: the city as it lies, with a margin for what can be laid beside
 * it. Edges: a line is a sidewalk, waves are a canal. A zone shows its type's small letter and its
 * chips, the top one last; `!` closes a stack, `X` is the Protester. A building shows the capital
 * letter of its top segment, its height and an arrow to its other half. Communities have a star.
 * The last moves are marked with an asterisk. */
#include "core/letters.h"
#include "games/city/roles.h"
#include "terminal/full/board.h"

enum { LEFT = 4, TOP = 1, MARGIN = 1, HAND_ROWS = 3 };

/* How far it is from one tile to the next; where tiles share their edges, they overlap. Inside the
 * edges there is room for two brackets and three signs. */
struct scale {
    int columns, rows;
    bool edges, shared;
};
static const struct scale scales[] = {
    {5, 1, false, false}, {6, 2, true, true}, {7, 3, true, false}, {9, 4, true, false}};
enum { SCALES = sizeof scales / sizeof scales[0] };

static const uint8_t type_ink[CITY_TYPES] = {BORGO_RED, BORGO_BLUE, BORGO_YELLOW, BORGO_GREEN,
                                             BORGO_VIOLET};
static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};
static const char *const arrows[4] = {"↑", "→", "↓", "←"};

static int column_of(const struct sketch *sketch, int x)
{
    const struct city_state *layout = sketch->layout;
    return LEFT + (x - layout->west + MARGIN) * scales[sketch->scale].columns;
}

static int row_of(const struct sketch *sketch, int y)
{
    const struct city_state *layout = sketch->layout;
    return TOP + (layout->south + layout->height - 1 + MARGIN - y) * scales[sketch->scale].rows;
}

static void measure(const void *box, const void *state_, int scale, int *rows, int *columns)
{
    const struct city_state *state = state_;
    (void)box;
    *rows = TOP + (state->height + 2 * MARGIN) * scales[scale].rows + scales[scale].shared;
    *columns = LEFT + (state->width + 2 * MARGIN) * scales[scale].columns + scales[scale].shared;
}

static int draw_type(struct sketch *sketch, int row, int column, unsigned type, bool small,
                     struct borgo_style style)
{
    return borgo_letters_draw(sketch->canvas, row, column, city_letters, CITY_TYPE_LETTERS[type],
                              small, style);
}

static int draw_owner(struct sketch *sketch, int row, int column, unsigned seat)
{
    char text[2] = {borgo_canvas_seat_letter(seat), '\0'};
    return borgo_canvas_text(sketch->canvas, row, column, text, borgo_canvas_seat_style(seat));
}

/* Which sides are to be drawn as sidewalks; a shared edge is one only where both tiles have it. */
static unsigned sidewalks(const struct sketch *sketch, unsigned id)
{
    const struct city_box *box = sketch->box;
    const struct city_state *state = sketch->state;
    unsigned sides = box->sides[id][state->turn[id]];
    for (unsigned side = 0; side < 4 && scales[sketch->scale].shared; side++) {
        int x = state->x[id] + city_step[side][0], y = state->y[id] + city_step[side][1];
        unsigned beside = state->grid[city_index(state, x, y)];
        if (!(beside & CITY_EMPTY) && !(box->sides[beside][state->turn[beside]] >> (side ^ 2) & 1))
            sides &= ~(1u << side);
    }
    return sides;
}

/* The four sides of a tile, and its corners. */
static void draw_edges(struct sketch *sketch, unsigned sides, int row, int column)
{
    static const struct borgo_style water = {.ink = BORGO_CYAN, .bold = 1};
    static const char *const corner[4] = {"┌", "┐", "└", "┘"};
    const struct scale *scale = &scales[sketch->scale];
    struct borgo_canvas *canvas = sketch->canvas;
    int right = scale->columns - !scale->shared, bottom = scale->rows - !scale->shared;
    for (int i = 1; i < right; i++) {
        borgo_canvas_glyph(canvas, row, column + i, sides & 1 ? "─" : "≈",
                           sides & 1 ? faint : water);
        borgo_canvas_glyph(canvas, row + bottom, column + i, sides & 4 ? "─" : "≈",
                           sides & 4 ? faint : water);
    }
    for (int i = 1; i < bottom; i++) {
        borgo_canvas_glyph(canvas, row + i, column + right, sides & 2 ? "│" : "≈",
                           sides & 2 ? faint : water);
        borgo_canvas_glyph(canvas, row + i, column, sides & 8 ? "│" : "≈",
                           sides & 8 ? faint : water);
    }
    for (int i = 0; i < 4; i++)
        borgo_canvas_glyph(canvas, row + i / 2 * bottom, column + i % 2 * right,
                           scale->shared ? "·" : corner[i], faint);
}

/* The chips of a stack from the bottom up; of a high one only the top two, behind how many. */
static void draw_chips(struct sketch *sketch, unsigned zone, int row, int column)
{
    const struct city_state *state = sketch->state;
    unsigned height = 0, first = 0;
    for (unsigned i = 0; i < state->chips; i++)
        if ((unsigned)state->chip[i] >> 2 == zone)
            first = height++ == 0 ? i : first;
    unsigned shown = height > 2 ? 2 : height;
    for (unsigned i = 0; i < shown; i++)
        column = draw_owner(sketch, row, column, state->chip[first + height - shown + i] & 3);
    if (state->closed >> zone & 1)
        borgo_canvas_text(sketch->canvas, row, column, "!", strong);
    else if (height > 2)
        borgo_canvas_number(sketch->canvas, row, column, (int32_t)height, faint);
}

static void draw_zone(struct sketch *sketch, unsigned zone, int row, int column)
{
    const struct city_state *state = sketch->state;
    unsigned type = state->type[zone], top = state->top[zone];
    struct borgo_style style = {.ink = type_ink[type], .bold = top != CITY_NONE};
    column = draw_type(sketch, row, column, type, top == CITY_NONE, style);
    if (top == CITY_NONE) {
        if (state->protested == zone)
            column = borgo_canvas_text(sketch->canvas, row, column, "X", strong);
        draw_chips(sketch, zone, row, column);
        return;
    }
    column = borgo_canvas_number(sketch->canvas, row, column, state->floors[zone], style);
    borgo_canvas_text(sketch->canvas, row, column,
                      arrows[state->towards[top / 2] ^ (top % 2 ? 2 : 0)], style);
}

static void draw_tile(struct sketch *sketch, unsigned id)
{
    const struct city_box *box = sketch->box;
    const struct city_state *state = sketch->state;
    int column = column_of(sketch, state->x[id]), row = row_of(sketch, state->y[id]);
    if (scales[sketch->scale].edges)
        draw_edges(sketch, sidewalks(sketch, id), row++, column++);
    if (id == CITY_HALL) {
        borgo_canvas_text(sketch->canvas, row, column, sketch->canvas->translate(N_("HALL")),
                          strong);
    } else if (id >= CITY_FIRST_COMMUNITY) {
        struct borgo_style style = {.ink = type_ink[box->type[id]], .bold = 1};
        column = borgo_canvas_text(sketch->canvas, row, column + 1, "☆", style);
        draw_type(sketch, row, column, box->type[id], false, style);
    } else {
        draw_zone(sketch, id, row, column + 1);
    }
}

static void draw_axes(struct sketch *sketch)
{
    const struct city_state *layout = sketch->layout;
    const struct scale *scale = &scales[sketch->scale];
    for (int i = -MARGIN; i < layout->width + MARGIN; i++)
        borgo_canvas_number(sketch->canvas, 0, column_of(sketch, layout->west + i) + 1,
                            layout->west + i, faint);
    for (int i = -MARGIN; i < layout->height + MARGIN; i++)
        borgo_canvas_number(sketch->canvas, row_of(sketch, layout->south + i) + scale->edges, 0,
                            layout->south + i, faint);
}

/* Every cell of the city and its margin; marks those of the last moves. */
static void add_cells(struct sketch *sketch)
{
    const struct city_state *layout = sketch->layout;
    const struct scale *scale = &scales[sketch->scale];
    for (int i = -MARGIN; i < layout->width + MARGIN; i++) {
        for (int j = -MARGIN; j < layout->height + MARGIN; j++) {
            int x = layout->west + i, y = layout->south + j;
            int row = row_of(sketch, y), column = column_of(sketch, x);
            int32_t thing = borgo_cell(x, y);
            if (is_recent(sketch, thing))
                borgo_canvas_text(sketch->canvas, row, column + (scale->edges ? 2 : 4), "*",
                                  strong);
            add_spot(sketch, thing, row + scale->edges, column + scale->edges,
                     scale->edges ? scale->rows + scale->shared - 2 : 1,
                     scale->edges ? scale->columns + scale->shared - 2 : scale->columns);
        }
    }
}

static void draw(struct sketch *sketch)
{
    const struct city_state *state = sketch->state;
    draw_axes(sketch);
    draw_tile(sketch, CITY_HALL);
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1)
            draw_tile(sketch, half * 64 + borgo_bits_lowest(rest));
    add_cells(sketch);
}

/* The marker on its track, and the role of the round. */
static void draw_seat(struct sketch *sketch, unsigned seat, int row, int column, int width)
{
    const struct city_state *state = sketch->state;
    uint8_t role = state->played[seat][state->round];
    int at = column;
    for (int i = 1; i <= CITY_STAR; i++, at++) {
        bool here = state->marker[seat] == i;
        borgo_canvas_glyph(sketch->canvas, row, at,
                           here             ? "●"
                           : i == CITY_STAR ? "☆"
                                            : "·",
                           here ? borgo_canvas_seat_style(seat) : faint);
    }
    bool bids = state->phase == CITY_BIDDING || state->phase == CITY_POWER;
    if (bids && state->chips_left[seat])
        sketch_label(sketch, row, at + 1, N_("chips"), state->chips_left[seat]);
    if (role < CITY_ROLES)
        borgo_canvas_fitted(sketch->canvas, row + 1, column,
                            sketch->canvas->translate(city_reason_names[CITY_FOR_ROLE + role]),
                            width, plain);
}

static void draw_supplies(struct sketch *sketch, int row, int column, int width)
{
    const struct city_state *state = sketch->state;
    (void)width;
    int at = sketch_label(sketch, row, column, N_("round"), state->round + 1);
    if (state->direction != CITY_NONE)
        borgo_canvas_text(sketch->canvas, row, at, arrows[state->direction], strong);
    if (state->declared != CITY_NONE) {
        at = borgo_canvas_text(sketch->canvas, row + 1, column,
                               sketch->canvas->translate(N_("declared")), faint)
             + 1;
        draw_type(sketch, row + 1, at, state->declared, false, strong);
    }
}

/* One square of a hand: its number, what it is and its sides at rotation 0, north first. */
static int draw_square(struct sketch *sketch, unsigned id, int row, int column)
{
    const struct city_box *box = sketch->box;
    struct borgo_style style = {.ink = type_ink[box->type[id]], .bold = 1};
    int at = borgo_canvas_number(sketch->canvas, row, column + 1, box->number[id], faint);
    at = borgo_canvas_text(sketch->canvas, row, at, id < CITY_ZONES ? ":" : ":*", style);
    at = draw_type(sketch, row, at, box->type[id], false, style);
    for (unsigned side = 0; side < 4 && id < CITY_ZONES; side++)
        borgo_canvas_glyph(sketch->canvas, row, at++, box->sides[id][0] >> side & 1 ? "─" : "≈",
                           faint);
    add_spot(sketch, thing_of(THING_CARD, box->number[id]), row, column, 1, at + 1 - column);
    return at + 1;
}

/* A building: its number, the two types, and base/bonus,bonus. */
static int draw_building(struct sketch *sketch, unsigned building, int row, int column)
{
    const struct city_box *box = sketch->box;
    struct borgo_canvas *canvas = sketch->canvas;
    int at = borgo_canvas_number(canvas, row, column + 1, (int32_t)building, faint);
    at = borgo_canvas_text(canvas, row, at, ":", faint);
    for (unsigned i = 0; i < 2; i++) {
        struct borgo_style style = {.ink = type_ink[box->segment[building][i]], .bold = 1};
        at = draw_type(sketch, row, at, box->segment[building][i], false, style);
    }
    at = borgo_canvas_number(canvas, row, at, box->base[building], plain);
    at = borgo_canvas_text(canvas, row, at, "+", faint);
    at = borgo_canvas_number(canvas, row, at, box->bonus[building][0], plain);
    at = borgo_canvas_text(canvas, row, at, "+", faint);
    at = borgo_canvas_number(canvas, row, at, box->bonus[building][1], plain);
    add_spot(sketch, thing_of(THING_PIECE, (int32_t)building), row, column, 1, at + 1 - column);
    return at + 1;
}

static int draw_label(struct sketch *sketch, int row, const char *label)
{
    return borgo_canvas_text(sketch->canvas, row, 1, sketch->canvas->translate(label), faint) + 1;
}

static void draw_roles(struct sketch *sketch, int row)
{
    const struct city_state *state = sketch->layout;
    unsigned roles = city_unused_roles(state, sketch->viewer);
    int column = draw_label(sketch, row, N_("roles"));
    for (; roles; roles &= roles - 1) {
        unsigned role = borgo_bits_lowest(roles);
        int at = borgo_canvas_number(sketch->canvas, row, column + 1,
                                     (int32_t)city_role_number(role), faint);
        at = borgo_canvas_text(sketch->canvas, row, at + 1,
                               sketch->canvas->translate(city_reason_names[CITY_FOR_ROLE + role]),
                               plain);
        add_spot(sketch, thing_of(THING_ROLE, (int32_t)city_role_number(role)), row, column, 1,
                 at + 1 - column);
        column = at + 2;
    }
}

static void draw_hand(struct sketch *sketch)
{
    const struct city_box *box = sketch->box;
    const struct city_state *state = sketch->layout;
    if (sketch->viewer >= box->head.players)
        return;
    int column = draw_label(sketch, 0, N_("squares"));
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[sketch->viewer].half[half]; rest; rest &= rest - 1)
            column = draw_square(sketch, half * 64 + borgo_bits_lowest(rest), 0, column);
    column = draw_label(sketch, 1, N_("buildings"));
    for (uint64_t rest = state->plans[sketch->viewer]; rest; rest &= rest - 1)
        column = draw_building(sketch, borgo_bits_lowest(rest), 1, column);
    draw_roles(sketch, 2);
}

static int32_t thing(const void *box, const void *state, const struct borgo_description *move,
                     unsigned place)
{
    (void)box, (void)state;
    if (city_forms[move->kind].sentence.place[place].type == BORGO_CELL)
        return move->value[place];
    if (place > 0 || move->value[0] == BORGO_VEILED)
        return NO_THING;
    switch (move->kind) {
    case CITY_ZONE:
        return thing_of(THING_CARD, move->value[0]);
    case CITY_RAISE:
    case CITY_RETAIN:
        return thing_of(THING_PIECE, move->value[0]);
    case CITY_CHOOSE:
        return thing_of(THING_ROLE, move->value[0]);
    default:
        return NO_THING;
    }
}

static const char *ask(unsigned kind, unsigned step)
{
    switch (kind) {
    case CITY_KEEP:
        return N_("Choose a role to keep");
    case CITY_CHOOSE:
        return N_("Choose the role you play this round");
    case CITY_NAME_DIRECTION:
        return N_("Choose where the city grows");
    case CITY_ZONE:
        return step ? N_("Choose where the square lies; r turns it") : N_("Choose a square to lay");
    case CITY_BID:
        return N_("Choose a zone for a chip");
    case CITY_RAISE:
        return step ? N_("Choose where the building stands; r turns it")
                    : N_("Choose a building to raise");
    case CITY_PROTEST:
        return N_("Choose a zone for the Protester");
    case CITY_RETAIN:
        return N_("Choose a building to keep");
    case CITY_RELOCATE:
        return step ? N_("Choose where it goes; r turns it") : N_("Choose a zone to move");
    case CITY_SALVAGE:
        return N_("Choose a building to take");
    case CITY_BANK:
        return N_("Choose a zone for a chip that came back");
    case CITY_EXCHANGE:
        return step ? N_("Choose the chip you get") : N_("Choose the chip you give");
    case CITY_DECLARE:
        return N_("Choose a type");
    default:
        return NULL;
    }
}

/* Whose it is, if it is anybody's. */
static void put_role(unsigned role, const char *whose, borgo_translate *translate,
                     struct borgo_text *text)
{
    borgo_text_print(text, "- %s%s: %s\n", whose,
                     translate(city_reason_names[CITY_FOR_ROLE + role]),
                     translate(city_role_texts[role].sentence));
}

static void put_building(const struct city_box *box, unsigned building, borgo_translate *translate,
                         struct borgo_text *text)
{
    borgo_text_print(text,
                     translate(N_("Building %u: %s and %s, base points %d, bonuses %d and %d.")),
                     building, translate(city_type_names[box->segment[building][0]]),
                     translate(city_type_names[box->segment[building][1]]), box->base[building],
                     box->bonus[building][0], box->bonus[building][1]);
    borgo_text_char(text, '\n');
}

/* Whose role is which this round; and the role or the building the cursor is on. */
static void explain(const void *box_, const void *state_, int32_t thing, borgo_translate *translate,
                    struct borgo_text *text)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    unsigned number = thing == NO_THING ? 0 : (unsigned)thing_value(thing);
    enum thing_sort sort = thing == NO_THING ? THING_CELL : thing_sort(thing);
    if (sort == THING_LISTED && number / 4096 == CITY_KEEP)
        put_role((number % 4096 - 1) / 2, "", translate, text);
    else if (sort == THING_ROLE)
        put_role((number - 1) / 2, "", translate, text);
    else if (sort == THING_PIECE)
        put_building(box, number, translate, text);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (state->played[seat][state->round] < CITY_ROLES) {
            char whose[] = {borgo_canvas_seat_letter(seat), ' ', '\0'};
            put_role(state->played[seat][state->round], whose, translate, text);
        }
}

const struct full_board board_city = {
    .game = &borgo_city,
    .scales = SCALES,
    .least_scale = 1,
    .unit = "★",
    .measure = measure,
    .draw = draw,
    .draw_seat = draw_seat,
    .seat_rows = 2,
    .draw_supplies = draw_supplies,
    .supply_rows = 2,
    .draw_hand = draw_hand,
    .hand_rows = HAND_ROWS,
    .thing = thing,
    .ask = ask,
    .explain = explain,
    .ghosts = 1u << CITY_ZONE | 1u << CITY_RAISE | 1u << CITY_RELOCATE,
};
