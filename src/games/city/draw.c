/* The city for character screens. Above stand the seats with track, stars, roles and, for their
 * owner, hands; below the city, as large as there is room for: tiles with their own edges, tiles
 * with shared edges, without, or one letter each. Edges: a line is a sidewalk, waves are a canal. A
 * zone shows its type's small letter and its chips, the top one last;
 * `!` closes a stack, `X` is the Protester. A building shows the capital letter of its top segment,
 * its height and an arrow to its other half. Communities have a star, City Hall is `HALL`. */
#include "core/letters.h"
#include "games/city/roles.h"

enum { LEFT = 4 };
enum edges { OWN_EDGES, SHARED_EDGES, NO_EDGES };

/* How far it is from one tile to the next, and what is drawn of a tile. */
struct scale {
    int columns, rows;
    enum edges edges;
    bool letter_only;
};
static const struct scale scales[] = {{6, 3, OWN_EDGES, false},
                                      {5, 2, SHARED_EDGES, false},
                                      {4, 1, NO_EDGES, false},
                                      {1, 1, NO_EDGES, true}};
enum { SCALES = sizeof scales / sizeof scales[0] };

static const uint8_t type_ink[CITY_TYPES] = {BORGO_RED, BORGO_BLUE, BORGO_YELLOW, BORGO_GREEN,
                                             BORGO_VIOLET};
static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

static int draw_type(struct borgo_canvas *canvas, int row, int column, unsigned type,
                     struct borgo_style style)
{
    return borgo_letters_draw(canvas, row, column, city_letters, CITY_TYPE_LETTERS[type], false,
                              style);
}

static int draw_owner(struct borgo_canvas *canvas, int row, int column, unsigned seat)
{
    char text[2] = {borgo_canvas_seat_letter(seat), '\0'};
    return borgo_canvas_text(canvas, row, column, text, borgo_canvas_seat_style(seat));
}

/* Which sides are to be drawn as sidewalks; a shared edge is one only where both tiles have it. */
static unsigned sidewalks(const struct city_box *box, const struct city_state *state, unsigned id,
                          enum edges edges)
{
    unsigned sides = box->sides[id][state->turn[id]];
    for (unsigned side = 0; side < 4 && edges == SHARED_EDGES; side++) {
        int x = state->x[id] + city_step[side][0], y = state->y[id] + city_step[side][1];
        unsigned beside = state->grid[city_index(state, x, y)];
        if (!(beside & CITY_EMPTY) && !(box->sides[beside][state->turn[beside]] >> (side ^ 2) & 1))
            sides &= ~(1u << side);
    }
    return sides;
}

static void draw_edges(struct borgo_canvas *canvas, unsigned sides, enum edges edges, int row,
                       int column)
{
    enum { WIDTH = 6 };
    static const struct borgo_style water = {.ink = BORGO_CYAN, .bold = 1};
    static const char *const corner[4] = {"┌", "┐", "└", "┘"};
    for (int i = 1; i < WIDTH - 1; i++) {
        borgo_canvas_glyph(canvas, row, column + i, sides & 1 ? "─" : "≈",
                           sides & 1 ? faint : water);
        borgo_canvas_glyph(canvas, row + 2, column + i, sides & 4 ? "─" : "≈",
                           sides & 4 ? faint : water);
    }
    borgo_canvas_glyph(canvas, row + 1, column + WIDTH - 1, sides & 2 ? "│" : "≈",
                       sides & 2 ? faint : water);
    borgo_canvas_glyph(canvas, row + 1, column, sides & 8 ? "│" : "≈", sides & 8 ? faint : water);
    for (int i = 0; i < 4; i++)
        borgo_canvas_glyph(canvas, row + i / 2 * 2, column + i % 2 * (WIDTH - 1),
                           edges == OWN_EDGES ? corner[i] : "·", faint);
}

/* The chips of a stack from the bottom up; of a high one only the top two, behind how many there
 * are. */
static void draw_chips(struct borgo_canvas *canvas, const struct city_state *state, unsigned zone,
                       int row, int column)
{
    unsigned height = 0, first = 0;
    for (unsigned i = 0; i < state->chips; i++) {
        if ((unsigned)state->chip[i] >> 2 != zone)
            continue;
        first = height++ == 0 ? i : first;
    }
    bool closed = state->closed >> zone & 1;
    unsigned shown = height > 2 ? 2 : height;
    for (unsigned i = 0; i < shown; i++) {
        unsigned seat = state->chip[first + height - shown + i] & 3;
        column = draw_owner(canvas, row, column, seat);
    }
    if (closed)
        borgo_canvas_text(canvas, row, column, "!", strong);
    else if (height > 2)
        borgo_canvas_number(canvas, row, column, (int32_t)height, faint);
}

static void draw_zone(struct borgo_canvas *canvas, const struct city_state *state, unsigned zone,
                      int row, int column, bool letter_only)
{
    static const char *const arrow[4] = {"↑", "→", "↓", "←"};
    unsigned type = state->type[zone], top = state->top[zone];
    struct borgo_style style = {.ink = type_ink[type], .bold = top != CITY_NONE};
    column = borgo_letters_draw(canvas, row, column, city_letters, CITY_TYPE_LETTERS[type],
                                top == CITY_NONE, style);
    if (letter_only)
        return;
    if (top == CITY_NONE) {
        if (state->protested == zone)
            borgo_canvas_text(canvas, row, column, "X", strong);
        draw_chips(canvas, state, zone, row, column);
        return;
    }
    column = borgo_canvas_number(canvas, row, column, state->floors[zone], style);
    borgo_canvas_text(canvas, row, column, arrow[state->towards[top / 2] ^ (top % 2 ? 2 : 0)],
                      style);
}

static void draw_community(struct borgo_canvas *canvas, unsigned type, int row, int column,
                           bool letter_only)
{
    struct borgo_style style = {.ink = type_ink[type], .bold = 1};
    int after = borgo_canvas_text(canvas, row, column, "*", style);
    if (!letter_only)
        draw_type(canvas, row, after, type, style);
}

static void draw_hall(struct borgo_canvas *canvas, int row, int column, bool letter_only)
{
    const char *name = canvas->translate(N_("HALL"));
    if (letter_only)
        borgo_canvas_glyph(canvas, row, column, name, strong);
    else
        borgo_canvas_text(canvas, row, column, name, strong);
}

static void draw_tile(struct borgo_canvas *canvas, const struct city_box *box,
                      const struct city_state *state, unsigned id, const struct scale *scale,
                      int top)
{
    int column = LEFT + (state->x[id] - state->west) * scale->columns;
    int row = top + (state->south + state->height - 1 - state->y[id]) * scale->rows;
    if (scale->edges != NO_EDGES)
        draw_edges(canvas, sidewalks(box, state, id, scale->edges), scale->edges, row++, column++);
    if (id == CITY_HALL)
        draw_hall(canvas, row, column, scale->letter_only);
    else if (id >= CITY_FIRST_COMMUNITY)
        draw_community(canvas, box->type[id], row, column, scale->letter_only);
    else
        draw_zone(canvas, state, id, row, column, scale->letter_only);
}

static const struct scale *fitting_scale(const struct borgo_canvas *canvas,
                                         const struct city_state *state, int top)
{
    unsigned best = 0;
    while (best + 1 < SCALES
           && (LEFT + state->width * scales[best].columns + 1 > canvas->columns
               || top + 1 + state->height * scales[best].rows + 1 > canvas->rows))
        best++;
    return &scales[best];
}

/* Numbers of columns as far as they don't touch each other, and of rows. */
static void draw_axes(struct borgo_canvas *canvas, const struct city_state *state,
                      const struct scale *scale, int top)
{
    int every = scale->columns > 3 ? 1 : 5, inside = scale->edges == NO_EDGES ? 0 : 1;
    for (int i = 0; i < state->width; i += every)
        borgo_canvas_number(canvas, top, LEFT + i * scale->columns + inside, state->west + i,
                            faint);
    for (int i = 0; i < state->height; i++)
        borgo_canvas_number(canvas, top + 1 + i * scale->rows + inside, 0,
                            state->south + state->height - 1 - i, faint);
}

static void draw_map(struct borgo_canvas *canvas, const struct city_box *box,
                     const struct city_state *state, int top)
{
    const struct scale *scale = fitting_scale(canvas, state, top);
    draw_axes(canvas, state, scale, top);
    draw_tile(canvas, box, state, CITY_HALL, scale, top + 1);
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1)
            draw_tile(canvas, box, state, half * 64 + borgo_bits_lowest(rest), scale, top + 1);
}

static int draw_label(struct borgo_canvas *canvas, int row, int column, const char *label)
{
    return borgo_canvas_text(canvas, row, column, canvas->translate(label), faint) + 1;
}

/* Track and stars: ten places, the marker on one of them. */
static void draw_track(struct borgo_canvas *canvas, const struct city_state *state, unsigned seat,
                       int row, int column)
{
    struct borgo_style style = borgo_canvas_seat_style(seat);
    for (int i = 1; i <= CITY_STAR; i++, column++) {
        bool here = state->marker[seat] == i;
        borgo_canvas_glyph(canvas, row, column,
                           here             ? "●"
                           : i == CITY_STAR ? "☆"
                                            : "·",
                           here ? style : faint);
    }
    column = borgo_canvas_text(canvas, row, column + 1, "★", style);
    borgo_canvas_number(canvas, row, column, state->stars[seat], style);
}

static int draw_role(struct borgo_canvas *canvas, unsigned role, int row, int column,
                     struct borgo_style style)
{
    column = borgo_canvas_number(canvas, row, column, (int32_t)city_role_number(role), style) + 1;
    return borgo_canvas_text(canvas, row, column,
                             canvas->translate(city_reason_names[CITY_FOR_ROLE + role]), style)
           + 2;
}

static int draw_count(struct borgo_canvas *canvas, const char *label, unsigned count, int row,
                      int column)
{
    if (count == 0)
        return column;
    column = draw_label(canvas, row, column, label);
    return borgo_canvas_number(canvas, row, column, (int32_t)count, plain) + 2;
}

static void draw_seat(struct borgo_canvas *canvas, const struct city_state *state, unsigned seat,
                      int row)
{
    enum { TRACK = 17, ROLE = 32, COUNTS = 58 };
    bool acts = state->seat == seat && state->phase > CITY_CHOICE && state->phase < CITY_OVER;
    uint8_t role = state->played[seat][state->round];
    borgo_canvas_text(canvas, row, 0, acts ? ">" : " ", strong);
    draw_owner(canvas, row, 1, seat);
    borgo_canvas_fitted(canvas, row, 3, canvas->name[seat], TRACK - 4,
                        borgo_canvas_seat_style(seat));
    draw_track(canvas, state, seat, row, TRACK);
    if (role < CITY_ROLES)
        draw_role(canvas, role, row, ROLE, strong);
    unsigned chips =
        state->phase == CITY_BIDDING || state->phase == CITY_POWER ? state->chips_left[seat] : 0;
    int column = draw_count(canvas, N_("squares"), state->hand_size[seat], row, COUNTS);
    if (state->hand_size[seat] == 0)
        column = draw_count(canvas, N_("chips"), chips, row, column);
    draw_count(canvas, N_("buildings"), state->plan_count[seat], row, column);
}

/* One square of a hand: its number, what it is and its sides at rotation 0, north first. */
static int draw_square(struct borgo_canvas *canvas, const struct city_box *box, unsigned id,
                       int row, int column)
{
    struct borgo_style style = {.ink = type_ink[box->type[id]], .bold = 1};
    column = borgo_canvas_number(canvas, row, column, box->number[id], faint);
    column = borgo_canvas_text(canvas, row, column, id < CITY_ZONES ? ":" : ":*", style);
    column = draw_type(canvas, row, column, box->type[id], style);
    for (unsigned side = 0; side < 4 && id < CITY_ZONES; side++)
        borgo_canvas_glyph(canvas, row, column++, box->sides[id][0] >> side & 1 ? "─" : "≈", faint);
    return column + 2;
}

/* A building: its number, the two types, and base/bonus,bonus. */
static int draw_building(struct borgo_canvas *canvas, const struct city_box *box, unsigned building,
                         int row, int column)
{
    column = borgo_canvas_number(canvas, row, column, (int32_t)building, faint);
    column = borgo_canvas_text(canvas, row, column, ":", faint);
    for (unsigned i = 0; i < 2; i++) {
        struct borgo_style style = {.ink = type_ink[box->segment[building][i]], .bold = 1};
        column = draw_type(canvas, row, column, box->segment[building][i], style);
    }
    column = borgo_canvas_number(canvas, row, column + 1, box->base[building], plain);
    column = borgo_canvas_text(canvas, row, column, "/", faint);
    column = borgo_canvas_number(canvas, row, column, box->bonus[building][0], plain);
    column = borgo_canvas_text(canvas, row, column, ",", faint);
    return borgo_canvas_number(canvas, row, column, box->bonus[building][1], plain) + 2;
}

static void draw_roles(struct borgo_canvas *canvas, const char *label, unsigned roles, int row)
{
    int column = draw_label(canvas, row, 3, label);
    for (; roles; roles &= roles - 1)
        column = draw_role(canvas, borgo_bits_lowest(roles), row, column, plain);
}

/* What only its owner sees, while roles are dealt and kept; returns the rows used. */
static int draw_draft(struct borgo_canvas *canvas, const struct city_state *state, unsigned seat,
                      int row)
{
    int start = row;
    draw_roles(canvas, N_("kept"), city_unused_roles(state, seat), row++);
    draw_label(canvas, row++, 3, N_("to choose from"));
    for (unsigned roles = state->seen[seat][city_draft_step(state)]; roles; roles &= roles - 1)
        draw_role(canvas, borgo_bits_lowest(roles), row++, 5, plain);
    return row - start;
}

/* The same afterwards. */
static int draw_hand(struct borgo_canvas *canvas, const struct city_box *box,
                     const struct city_state *state, unsigned seat, int row)
{
    draw_roles(canvas, N_("roles"), city_unused_roles(state, seat), row);
    int column = draw_label(canvas, row + 1, 3, N_("squares"));
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[seat].half[half]; rest; rest &= rest - 1)
            column = draw_square(canvas, box, half * 64 + borgo_bits_lowest(rest), row + 1, column);
    column = draw_label(canvas, row + 2, 3, N_("buildings"));
    for (uint64_t rest = state->plans[seat]; rest; rest &= rest - 1)
        column = draw_building(canvas, box, borgo_bits_lowest(rest), row + 2, column);
    return 3;
}

static void draw_round(struct borgo_canvas *canvas, const struct city_state *state, int row)
{
    static const char *const arrow[4] = {"↑", "→", "↓", "←"};
    int column = draw_label(canvas, row, 3, N_("round"));
    column = borgo_canvas_number(canvas, row, column, state->round + 1, strong) + 2;
    if (state->direction != CITY_NONE) {
        column = draw_label(canvas, row, column, N_("direction"));
        column = borgo_canvas_text(canvas, row, column, arrow[state->direction], strong) + 2;
    }
    if (state->declared != CITY_NONE) {
        column = draw_label(canvas, row, column, N_("declared"));
        draw_type(canvas, row, column, state->declared, strong);
    }
}

void city_draw(const void *box_, const void *state_, unsigned seat, struct borgo_canvas *canvas)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    int row = 0;
    draw_round(canvas, state, row++);
    for (unsigned other = 0; other < box->head.players; other++)
        draw_seat(canvas, state, other, row++);
    if (seat < box->head.players)
        row += state->phase <= CITY_DRAFT ? draw_draft(canvas, state, seat, row)
                                          : draw_hand(canvas, box, state, seat, row);
    draw_map(canvas, box, state, row + 1);
}
