/* The board for character screens. Four framed quarters lie around the avenues' cross, a cell is
 * four columns of one row:
 *
 *      Y3    a free plot: colour and dots         A⌂3   a House: whose, and how many storeys
 *     [Y3]   one that can be built on now        *A⌂3   the one just built
 *     [Ve3   the same with two letters a colour
 *      ♣♣    a Park          ≈≈≈≈  the fountain   ~~ ""  lakes and gardens
 *
 * Beside it stand the players and the supplies. What is built is a solid tile, so colour helps; it
 * is never needed. */
#include "core/letters.h"
#include "games/lane/parts.h"

enum {
    LEFT = 4,
    TOP = 2,
    CELL = 4,
    QUARTER = 5,
    CARD = 3,
    PANEL = 52,
    PANEL_END = 79,
    BOTTOM = 15
};

static const uint8_t colour_ink[LANE_COLOURS] = {BORGO_YELLOW, BORGO_GREEN, BORGO_RED, BORGO_BLUE,
                                                 BORGO_VIOLET};
static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};
static const struct borgo_style frame = {.ink = BORGO_GREY};

/* A solid tile, with an ink that can be read on its paper. */
static struct borgo_style tile(uint8_t paper)
{
    bool is_dark = paper == BORGO_RED || paper == BORGO_BLUE || paper == BORGO_VIOLET;
    return (struct borgo_style){.ink = is_dark ? BORGO_WHITE : BORGO_BLACK, .paper = paper};
}

/* The cross has a frame's line on either side. */
static int row_of(int row)
{
    return TOP + row + (row >= QUARTER) + (row > QUARTER);
}

static int column_of(int column)
{
    return LEFT + column * CELL + (column >= QUARTER) + (column > QUARTER);
}

static void draw_decoration(struct borgo_canvas *canvas, int cell)
{
    static const struct borgo_style lake = {.ink = BORGO_BLUE, .dim = 1},
                                    garden = {.ink = BORGO_GREEN, .dim = 1};
    int row = cell / LANE_SIZE, column = cell % LANE_SIZE;
    bool is_lake = (row < QUARTER) == (column < QUARTER);
    borgo_canvas_text(canvas, row_of(row), column_of(column), is_lake ? " ~~ " : " \"\" ",
                      is_lake ? lake : garden);
}

static int draw_colour(struct borgo_canvas *canvas, int row, int column, unsigned colour,
                       struct borgo_style style)
{
    return borgo_letters_draw(canvas, row, column, lane_letters, LANE_COLOUR_LETTERS[colour], false,
                              style);
}

static void draw_free(struct borgo_canvas *canvas, const struct lane_box *box, unsigned plot,
                      int row, int column, bool open)
{
    struct borgo_style style = {.ink = colour_ink[box->colour[plot]], .bold = open};
    int at = borgo_canvas_text(canvas, row, column, open ? "[" : " ", style);
    at = draw_colour(canvas, row, at, box->colour[plot], style);
    at = borgo_canvas_number(canvas, row, at, box->dots[plot], style);
    if (at < column + CELL)
        borgo_canvas_text(canvas, row, at, open ? "]" : " ", style);
}

static void draw_house(struct borgo_canvas *canvas, uint8_t on, int row, int column, bool last)
{
    struct borgo_style style = tile(borgo_canvas_seat_style(lane_owner(on)).ink);
    char text[] = {last ? '*' : ' ', borgo_canvas_seat_letter(lane_owner(on)), '\0'};
    int at = borgo_canvas_text(canvas, row, column, text, style);
    borgo_canvas_glyph(canvas, row, at, "⌂", style);
    borgo_canvas_number(canvas, row, at + 1, (int32_t)lane_storeys(on), style);
}

/* Where the seat to act may build next: beside the plot just built, or anywhere open at the start
 * of a turn. */
static bool can_build_on(const struct lane_box *box, const struct lane_state *state, unsigned plot)
{
    if (state->phase == LANE_CHAIN)
        return lane_has(&box->beside[state->last], plot);
    return state->phase == LANE_TURN && lane_has(&state->open, plot);
}

static void draw_cell(struct borgo_canvas *canvas, const struct lane_box *box,
                      const struct lane_state *state, int cell)
{
    int row = row_of(cell / LANE_SIZE), column = column_of(cell % LANE_SIZE),
        plot = box->plot_at[cell];
    bool last = state->phase == LANE_CHAIN && plot == state->last;
    if (cell == box->fountain)
        borgo_canvas_text(canvas, row, column, "≈≈≈≈", tile(BORGO_CYAN));
    else if (plot < 0)
        draw_decoration(canvas, cell);
    else if (state->on[plot] == LANE_PARK)
        borgo_canvas_text(canvas, row, column, last ? "*♣♣ " : " ♣♣ ", tile(BORGO_GREEN));
    else if (state->on[plot])
        draw_house(canvas, state->on[plot], row, column, last);
    else
        draw_free(canvas, box, (unsigned)plot, row, column,
                  can_build_on(box, state, (unsigned)plot));
}

static const char *zone_label(unsigned zone)
{
    static const char *const labels[] = {N_("A1 tallest"), N_("A2 tallest"), N_("B1 most"),
                                         N_("B2 most")};
    return labels[zone];
}

/* The zone that has all plots of a quarter, LANE_CROSS if there is no such zone. Boards of one's
 * own may have others. */
static unsigned zone_of_quarter(const struct lane_box *box, int top, int left)
{
    unsigned zone = LANE_CROSS;
    for (int i = 0; i < QUARTER * QUARTER; i++) {
        int plot = box->plot_at[(top + i / QUARTER) * LANE_SIZE + left + i % QUARTER];
        if (plot < 0)
            continue;
        if (zone != LANE_CROSS && box->zone[plot] != zone)
            return LANE_CROSS;
        zone = box->zone[plot];
    }
    return zone;
}

static void draw_edge(struct borgo_canvas *canvas, int row, int column, const char *left,
                      const char *right)
{
    borgo_canvas_glyph(canvas, row, column, left, frame);
    for (int i = 1; i <= QUARTER * CELL; i++)
        borgo_canvas_glyph(canvas, row, column + i, "─", frame);
    borgo_canvas_glyph(canvas, row, column + QUARTER * CELL + 1, right, frame);
}

/* A quarter's frame, with the zone it is written into its upper edge; LANE_CROSS: it is none. */
static void draw_quarter(struct borgo_canvas *canvas, int top, int left, unsigned zone)
{
    int row = row_of(top) - 1, column = column_of(left) - 1;
    draw_edge(canvas, row, column, "╭", "╮");
    for (int i = 1; i <= QUARTER; i++) {
        borgo_canvas_glyph(canvas, row + i, column, "│", frame);
        borgo_canvas_glyph(canvas, row + i, column + QUARTER * CELL + 1, "│", frame);
    }
    draw_edge(canvas, row + QUARTER + 1, column, "╰", "╯");
    if (zone == LANE_CROSS)
        return;
    borgo_canvas_glyph(canvas, row, column + 2, " ", plain);
    int end =
        borgo_canvas_text(canvas, row, column + 3, canvas->translate(zone_label(zone)), strong);
    borgo_canvas_glyph(canvas, row, end, " ", plain);
}

static bool is_quartered(const struct lane_box *box)
{
    for (int quarter = 0; quarter < 4; quarter++)
        if (zone_of_quarter(box, quarter / 2 * (QUARTER + 1), quarter % 2 * (QUARTER + 1))
            == LANE_CROSS)
            return false;
    for (unsigned plot = 0; plot < box->plots; plot++)
        if ((box->row[plot] == QUARTER || box->column[plot] == QUARTER)
            && box->zone[plot] != LANE_CROSS)
            return false;
    return true;
}

static void draw_frame(struct borgo_canvas *canvas, const struct lane_box *box, bool quartered)
{
    for (int i = 0; i < LANE_SIZE; i++) {
        borgo_canvas_number(canvas, 0, column_of(i) + 1, i, faint);
        borgo_canvas_number(canvas, row_of(i), i < 10, i, faint);
    }
    for (int quarter = 0; quarter < 4; quarter++) {
        int top = quarter / 2 * (QUARTER + 1), left = quarter % 2 * (QUARTER + 1);
        draw_quarter(canvas, top, left, quartered ? zone_of_quarter(box, top, left) : LANE_CROSS);
    }
}

/* The zones of a board whose zones are not its quarters, plot by plot, and what they are about. */
static void draw_zone_map(struct borgo_canvas *canvas, const struct lane_box *box, int row)
{
    static const char *const names[] = {"A1", "A2", "B1", "B2", "++"};
    int column = LEFT + 1;
    for (unsigned zone = 0; zone < LANE_ZONES; zone++)
        column =
            borgo_canvas_text(canvas, row, column, canvas->translate(zone_label(zone)), strong) + 2;
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++) {
        int plot = box->plot_at[cell];
        borgo_canvas_text(canvas, row + 1 + cell / LANE_SIZE, column_of(cell % LANE_SIZE) + 1,
                          plot < 0 ? ".." : names[box->zone[plot]], plot < 0 ? faint : plain);
    }
}

static int draw_label(struct borgo_canvas *canvas, int row, int column, const char *label,
                      int number)
{
    column = borgo_canvas_text(canvas, row, column, canvas->translate(label), faint) + 1;
    return borgo_canvas_number(canvas, row, column, number, plain) + 2;
}

/* Three columns, whether the language has one letter or two for the colour. */
static void draw_card(struct borgo_canvas *canvas, int row, int column, unsigned colour)
{
    struct borgo_style style = tile(colour_ink[colour]);
    borgo_canvas_text(canvas, row, column, "   ", style);
    if (draw_colour(canvas, row, column, colour, style) > column + 1)
        return;
    borgo_canvas_text(canvas, row, column, " ", style);
    draw_colour(canvas, row, column + 1, colour, style);
}

static void draw_hand(struct borgo_canvas *canvas, int row, const uint8_t *hand)
{
    int column = PANEL + 3;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        for (unsigned i = 0; i < hand[colour]; i++, column += CARD)
            draw_card(canvas, row, column, colour);
}

/* Returns the row below. */
static int draw_seat(struct borgo_canvas *canvas, const struct lane_state *state, unsigned seat,
                     unsigned viewer, int row)
{
    char letter[2] = {borgo_canvas_seat_letter(seat), '\0'};
    bool at_turn = state->seat == seat && state->phase != LANE_OVER;
    borgo_canvas_glyph(canvas, row, PANEL, at_turn ? "▸" : " ", strong);
    borgo_canvas_text(canvas, row, PANEL + 1, letter, borgo_canvas_seat_style(seat));
    borgo_canvas_fitted(canvas, row, PANEL + 3, canvas->name[seat], PANEL_END - PANEL - 3,
                        borgo_canvas_seat_style(seat));
    draw_label(canvas, row + 1, PANEL + 3, N_("points"), state->score[seat]);
    int column = draw_label(canvas, row + 2, PANEL + 3, N_("pieces"), state->pieces[seat]);
    draw_label(canvas, row + 2, column, N_("cards"), state->hand_size[seat]);
    if (seat != viewer && viewer != BORGO_CHANCE)
        return row + 3;
    draw_hand(canvas, row + 3, state->hand[seat]);
    return row + 4;
}

static void draw_supplies(struct borgo_canvas *canvas, const struct lane_state *state, int row)
{
    int column = draw_label(canvas, row, PANEL, N_("Parks left"), state->parks);
    draw_label(canvas, row, column, N_("deck"), state->deck_size);
    column =
        borgo_canvas_text(canvas, row + 1, PANEL, canvas->translate(N_("discards")), faint) + 2;
    if (state->ending && state->phase != LANE_OVER)
        borgo_canvas_text(canvas, row + 1, column, canvas->translate(N_("last round")), strong);
    column = PANEL + 1;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        struct borgo_style style = {.ink = colour_ink[colour]};
        column = draw_colour(canvas, row + 2, column, colour, style);
        column = borgo_canvas_number(canvas, row + 2, column, state->discard[colour], style) + 1;
    }
}

void lane_draw(const void *box_, const void *state_, unsigned seat, struct borgo_canvas *canvas)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    bool quartered = is_quartered(box);
    int row = 0;
    draw_frame(canvas, box, quartered);
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++)
        draw_cell(canvas, box, state, cell);
    for (unsigned other = 0; other < box->head.players; other++)
        row = draw_seat(canvas, state, other, seat, row);
    draw_supplies(canvas, state, row < BOTTOM - 2 ? BOTTOM - 2 : row);
    if (!quartered)
        draw_zone_map(canvas, box, BOTTOM + 2);
}
