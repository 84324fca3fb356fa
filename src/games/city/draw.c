/* The city for character screens, six columns and three rows a tile. Edges: a line is a sidewalk, waves are a canal. A zone
 * shows its type's small letter and its chips, the top one last; `!` closes a stack, `X` is the Protester. A building shows
 * the capital letter of its top segment, its height and an arrow to its other half; communities have a star, City Hall is
 * `HALL`. Above stand the seats with track, stars, roles and, for their owner, hands. */
#include "games/city/roles.h"

enum { CELL_WIDTH = 6, CELL_HEIGHT = 3, LEFT = 4 };

static const uint8_t type_ink[CITY_TYPES] = {BORGO_RED, BORGO_BLUE, BORGO_YELLOW, BORGO_GREEN, BORGO_VIOLET};
static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

static int draw_letter(struct borgo_canvas *canvas, int row, int column, char letter, struct borgo_style style)
{
    char text[2] = {letter, '\0'};
    return borgo_draw_text(canvas, row, column, text, style);
}

static void draw_edges(struct borgo_canvas *canvas, unsigned sides, int row, int column)
{
    static const struct borgo_style water = {.ink = BORGO_CYAN, .bold = 1};
    static const char *const corner[4] = {"┌", "┐", "└", "┘"};
    for (int i = 1; i < CELL_WIDTH - 1; i++) {
        borgo_draw_glyph(canvas, row, column + i, sides & 1 ? "─" : "≈", sides & 1 ? faint : water);
        borgo_draw_glyph(canvas, row + 2, column + i, sides & 4 ? "─" : "≈", sides & 4 ? faint : water);
    }
    borgo_draw_glyph(canvas, row + 1, column + CELL_WIDTH - 1, sides & 2 ? "│" : "≈", sides & 2 ? faint : water);
    borgo_draw_glyph(canvas, row + 1, column, sides & 8 ? "│" : "≈", sides & 8 ? faint : water);
    for (int i = 0; i < 4; i++)
        borgo_draw_glyph(canvas, row + i / 2 * 2, column + i % 2 * (CELL_WIDTH - 1), corner[i], faint);
}

/* The chips of a stack from the bottom up; of a high one only the top two, behind how many there are. */
static void draw_chips(struct borgo_canvas *canvas, const struct city_state *state, unsigned zone, int row, int column)
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
        column = draw_letter(canvas, row, column, borgo_seat_letter(seat), borgo_seat_style(seat));
    }
    if (closed)
        borgo_draw_text(canvas, row, column, "!", strong);
    else if (height > 2)
        borgo_draw_number(canvas, row, column, (int32_t)height, faint);
}

static void draw_zone(struct borgo_canvas *canvas, const struct city_state *state, unsigned zone, int row, int column)
{
    static const char *const arrow[4] = {"↑", "→", "↓", "←"};
    unsigned type = state->type[zone], top = state->top[zone];
    struct borgo_style style = {.ink = type_ink[type], .bold = top != CITY_NONE};
    char letter = CITY_TYPE_LETTERS[type];
    if (top == CITY_NONE) {
        draw_letter(canvas, row, column, (char)(letter - 'A' + 'a'), style);
        if (state->protested == zone)
            borgo_draw_text(canvas, row, column + 1, "X", strong);
        draw_chips(canvas, state, zone, row, column + 1);
        return;
    }
    column = draw_letter(canvas, row, column, letter, style);
    column = borgo_draw_number(canvas, row, column, state->floors[zone], style);
    borgo_draw_text(canvas, row, column, arrow[state->towards[top / 2] ^ (top % 2 ? 2 : 0)], style);
}

static void draw_tile(struct borgo_canvas *canvas, const struct city_box *box, const struct city_state *state, unsigned id,
                      int top)
{
    int column = LEFT + (state->x[id] - state->west) * CELL_WIDTH;
    int row = top + (state->south + state->height - 1 - state->y[id]) * CELL_HEIGHT;
    draw_edges(canvas, box->sides[id][state->turn[id]], row, column);
    if (id == CITY_HALL) {
        borgo_draw_text(canvas, row + 1, column + 1, "HALL", strong);
    } else if (id >= CITY_FIRST_COMMUNITY) {
        struct borgo_style style = {.ink = type_ink[box->type[id]], .bold = 1};
        int after = borgo_draw_text(canvas, row + 1, column + 1, "*", style);
        draw_letter(canvas, row + 1, after, CITY_TYPE_LETTERS[box->type[id]], style);
    } else {
        draw_zone(canvas, state, id, row + 1, column + 1);
    }
}

static void draw_map(struct borgo_canvas *canvas, const struct city_box *box, const struct city_state *state, int top)
{
    for (int i = 0; i < state->width; i++)
        borgo_draw_number(canvas, top, LEFT + i * CELL_WIDTH + 2, state->west + i, faint);
    for (int i = 0; i < state->height; i++)
        borgo_draw_number(canvas, top + 2 + i * CELL_HEIGHT, 0, state->south + state->height - 1 - i, faint);
    draw_tile(canvas, box, state, CITY_HALL, top + 1);
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1)
            draw_tile(canvas, box, state, half * 64 + city_lowest(rest), top + 1);
}

static int draw_label(struct borgo_canvas *canvas, int row, int column, const char *label)
{
    return borgo_draw_text(canvas, row, column, canvas->translate(label), faint) + 1;
}

/* Track and stars: ten places, the marker on one of them. */
static int draw_track(struct borgo_canvas *canvas, const struct city_state *state, unsigned seat, int row, int column)
{
    struct borgo_style style = borgo_seat_style(seat);
    for (int i = 1; i <= CITY_STAR; i++, column++) {
        bool here = state->marker[seat] == i;
        borgo_draw_glyph(canvas, row, column, here ? "●" : i == CITY_STAR ? "☆" : "·", here ? style : faint);
    }
    column = borgo_draw_text(canvas, row, column + 1, "★", style);
    return borgo_draw_number(canvas, row, column, state->stars[seat], style) + 2;
}

static int draw_role(struct borgo_canvas *canvas, unsigned role, int row, int column, struct borgo_style style)
{
    column = borgo_draw_number(canvas, row, column, (int32_t)city_role_number(role), style) + 1;
    return borgo_draw_text(canvas, row, column, canvas->translate(city_reason_names[CITY_FOR_ROLE + role]), style) + 2;
}

static void draw_seat(struct borgo_canvas *canvas, const struct city_state *state, unsigned seat, int row)
{
    bool acts = state->seat == seat && state->phase > CITY_CHOICE && state->phase < CITY_OVER;
    uint8_t role = state->played[seat][state->round];
    borgo_draw_text(canvas, row, 0, acts ? ">" : " ", strong);
    draw_letter(canvas, row, 1, borgo_seat_letter(seat), borgo_seat_style(seat));
    borgo_draw_text(canvas, row, 3, canvas->name[seat], borgo_seat_style(seat));
    int column = draw_track(canvas, state, seat, row, 20);
    column = draw_label(canvas, row, column < 36 ? 36 : column, N_("chips"));
    column = borgo_draw_number(canvas, row, column, state->chips_left[seat], plain) + 2;
    column = draw_label(canvas, row, column, N_("squares"));
    column = borgo_draw_number(canvas, row, column, state->hand_size[seat], plain) + 2;
    column = draw_label(canvas, row, column, N_("buildings"));
    column = borgo_draw_number(canvas, row, column, state->plan_count[seat], plain) + 2;
    if (role < CITY_ROLES)
        draw_role(canvas, role, row, column, strong);
}

/* One square of a hand: its number, what it is and its sides at rotation 0, north first. */
static int draw_square(struct borgo_canvas *canvas, const struct city_box *box, unsigned id, int row, int column)
{
    struct borgo_style style = {.ink = type_ink[box->type[id]], .bold = 1};
    column = borgo_draw_number(canvas, row, column, box->number[id], faint);
    column = borgo_draw_text(canvas, row, column, id < CITY_ZONES ? ":" : ":*", style);
    column = draw_letter(canvas, row, column, CITY_TYPE_LETTERS[box->type[id]], style);
    for (unsigned side = 0; side < 4 && id < CITY_ZONES; side++)
        borgo_draw_glyph(canvas, row, column++, box->sides[id][0] >> side & 1 ? "─" : "≈", faint);
    return column + 2;
}

/* A building: its number, the two types, and base/bonus,bonus. */
static int draw_building(struct borgo_canvas *canvas, const struct city_box *box, unsigned building, int row, int column)
{
    column = borgo_draw_number(canvas, row, column, (int32_t)building, faint);
    column = borgo_draw_text(canvas, row, column, ":", faint);
    for (unsigned i = 0; i < 2; i++) {
        struct borgo_style style = {.ink = type_ink[box->segment[building][i]], .bold = 1};
        column = draw_letter(canvas, row, column, CITY_TYPE_LETTERS[box->segment[building][i]], style);
    }
    column = borgo_draw_number(canvas, row, column + 1, box->base[building], plain);
    column = borgo_draw_text(canvas, row, column, "/", faint);
    column = borgo_draw_number(canvas, row, column, box->bonus[building][0], plain);
    column = borgo_draw_text(canvas, row, column, ",", faint);
    return borgo_draw_number(canvas, row, column, box->bonus[building][1], plain) + 2;
}

static void draw_roles(struct borgo_canvas *canvas, const struct city_state *state, unsigned seat, int row)
{
    unsigned step = city_draft_step(state);
    bool drafting = state->phase <= CITY_DRAFT;
    int column = draw_label(canvas, row, 3, drafting ? N_("roles to choose from") : N_("roles in hand"));
    unsigned roles = drafting ? state->seen[seat][step] : city_unused_roles(state, seat);
    for (; roles; roles &= roles - 1)
        column = draw_role(canvas, (unsigned)__builtin_ctz(roles), row, column, plain);
    if (drafting && city_unused_roles(state, seat)) {
        column = draw_label(canvas, row, column, N_("kept"));
        for (unsigned kept = city_unused_roles(state, seat); kept; kept &= kept - 1)
            column = draw_role(canvas, (unsigned)__builtin_ctz(kept), row, column, strong);
    }
}

/* What only its owner sees: three rows. */
static void draw_hand(struct borgo_canvas *canvas, const struct city_box *box, const struct city_state *state,
                      unsigned seat, int row)
{
    draw_roles(canvas, state, seat, row);
    int column = draw_label(canvas, row + 1, 3, N_("squares"));
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[seat].half[half]; rest; rest &= rest - 1)
            column = draw_square(canvas, box, half * 64 + city_lowest(rest), row + 1, column);
    column = draw_label(canvas, row + 2, 3, N_("buildings"));
    for (uint64_t rest = state->plans[seat]; rest; rest &= rest - 1)
        column = draw_building(canvas, box, city_lowest(rest), row + 2, column);
}

static void draw_round(struct borgo_canvas *canvas, const struct city_state *state, int row)
{
    static const char *const arrow[4] = {"↑", "→", "↓", "←"};
    int column = draw_label(canvas, row, 3, N_("round"));
    column = borgo_draw_number(canvas, row, column, state->round + 1, strong) + 2;
    if (state->direction != CITY_NONE) {
        column = draw_label(canvas, row, column, N_("direction"));
        column = borgo_draw_text(canvas, row, column, arrow[state->direction], strong) + 2;
    }
    if (state->declared != CITY_NONE) {
        column = draw_label(canvas, row, column, N_("declared"));
        draw_letter(canvas, row, column, CITY_TYPE_LETTERS[state->declared], strong);
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
    if (seat < box->head.players) {
        draw_hand(canvas, box, state, seat, row);
        row += 3;
    }
    draw_map(canvas, box, state, row + 1);
}
