/* Sunrise Lane on the full screen: the signs are those of line mode, in cells that grow with the
 * screen. A free plot is its colour's letter and its dots, a House its owner's letter and its
 * storeys. */
#include "core/letters.h"
#include "games/lane/parts.h"
#include "terminal/full/board.h"

enum { LEFT = 4, TOP = 2, QUARTER = 5 };

static const struct {
    int columns, rows;
} cells[] = {{4, 1}, {6, 2}, {8, 3}};

static const uint8_t colour_ink[LANE_COLOURS] = {BORGO_YELLOW, BORGO_GREEN, BORGO_RED, BORGO_BLUE,
                                                 BORGO_VIOLET};
static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};
static const struct borgo_style frame = {.ink = BORGO_GREY};

/* A solid tile, with an ink that can be read on its paper. */
static struct borgo_style tile(uint8_t paper)
{
    bool is_dark = paper == BORGO_RED || paper == BORGO_BLUE || paper == BORGO_VIOLET;
    return (struct borgo_style){
        .ink = is_dark ? BORGO_WHITE : BORGO_BLACK, .paper = paper, .bold = 1};
}

/* The cross has a frame's line on either side. */
static int row_of(const struct sketch *sketch, int row)
{
    return TOP + row * cells[sketch->scale].rows + (row >= QUARTER) + (row > QUARTER);
}

static int column_of(const struct sketch *sketch, int column)
{
    return LEFT + column * cells[sketch->scale].columns + (column >= QUARTER) + (column > QUARTER);
}

static void measure(const void *box, const void *state, int scale, int *rows, int *columns)
{
    struct sketch sketch = {.scale = scale};
    (void)box, (void)state;
    *rows = row_of(&sketch, LANE_SIZE) + 1;
    *columns = column_of(&sketch, LANE_SIZE) + 1;
}

static int draw_colour(struct sketch *sketch, int row, int column, unsigned colour,
                       struct borgo_style style)
{
    return borgo_letters_draw(sketch->canvas, row, column, lane_letters,
                              LANE_COLOUR_LETTERS[colour], false, style);
}

static void fill(struct sketch *sketch, int row, int column, const char *sign,
                 struct borgo_style style)
{
    for (int i = 0; i < cells[sketch->scale].rows; i++)
        for (int j = 0; j < cells[sketch->scale].columns; j++)
            borgo_canvas_glyph(sketch->canvas, row + i, column + j, sign, style);
}

static void draw_decoration(struct sketch *sketch, int row, int column, bool is_lake)
{
    static const struct borgo_style lake = {.ink = BORGO_BLUE, .dim = 1},
                                    garden = {.ink = BORGO_GREEN, .dim = 1};
    int width = cells[sketch->scale].columns;
    for (int i = 0; i < cells[sketch->scale].rows; i++)
        for (int j = 1; j + 1 < width; j++)
            borgo_canvas_glyph(sketch->canvas, row + i, column + j, is_lake ? "~" : "\"",
                               is_lake ? lake : garden);
}

static void draw_house(struct sketch *sketch, uint8_t on, int row, int column, bool recent)
{
    struct borgo_style style = tile(borgo_canvas_seat_style(lane_owner(on)).ink);
    char text[] = {recent ? '*' : ' ', borgo_canvas_seat_letter(lane_owner(on)), '\0'};
    int middle = row + (cells[sketch->scale].rows - 1) / 2,
        inset = (cells[sketch->scale].columns - 4) / 2;
    fill(sketch, row, column, " ", style);
    int at = borgo_canvas_text(sketch->canvas, middle, column + inset, text, style);
    borgo_canvas_glyph(sketch->canvas, middle, at, "⌂", style);
    borgo_canvas_number(sketch->canvas, middle, at + 1, (int32_t)lane_storeys(on), style);
}

static void draw_plot(struct sketch *sketch, unsigned plot, int row, int column, bool recent)
{
    const struct lane_box *box = sketch->box;
    const struct lane_state *state = sketch->state;
    int middle = row + (cells[sketch->scale].rows - 1) / 2,
        inset = (cells[sketch->scale].columns - 4) / 2 + 1;
    struct borgo_style style = {.ink = colour_ink[box->colour[plot]]};
    if (state->on[plot] == LANE_PARK) {
        fill(sketch, row, column, " ", tile(BORGO_GREEN));
        borgo_canvas_text(sketch->canvas, middle, column + inset - 1, recent ? "*♣♣" : " ♣♣",
                          tile(BORGO_GREEN));
    } else if (state->on[plot]) {
        draw_house(sketch, state->on[plot], row, column, recent);
    } else {
        int at = draw_colour(sketch, middle, column + inset, box->colour[plot], style);
        borgo_canvas_number(sketch->canvas, middle, at, box->dots[plot], style);
    }
}

static void draw_cell(struct sketch *sketch, int cell)
{
    const struct lane_box *box = sketch->box;
    int first = cell / LANE_SIZE, second = cell % LANE_SIZE, plot = box->plot_at[cell];
    int row = row_of(sketch, first), column = column_of(sketch, second);
    int32_t thing = borgo_cell(first, second);
    if (cell == box->fountain)
        fill(sketch, row, column, "≈", tile(BORGO_CYAN));
    else if (plot < 0)
        draw_decoration(sketch, row, column, (first < QUARTER) == (second < QUARTER));
    else
        draw_plot(sketch, (unsigned)plot, row, column, is_recent(sketch, thing));
    if (plot >= 0)
        add_spot(sketch, thing, row, column, cells[sketch->scale].rows,
                 cells[sketch->scale].columns);
}

static void draw_edge(struct sketch *sketch, int row, int column, const char *left,
                      const char *right)
{
    int width = QUARTER * cells[sketch->scale].columns;
    borgo_canvas_glyph(sketch->canvas, row, column, left, frame);
    for (int i = 1; i <= width; i++)
        borgo_canvas_glyph(sketch->canvas, row, column + i, "─", frame);
    borgo_canvas_glyph(sketch->canvas, row, column + width + 1, right, frame);
}

static const char *zone_label(unsigned zone)
{
    static const char *const labels[] = {N_("A1 tallest"), N_("A2 tallest"), N_("B1 most"),
                                         N_("B2 most")};
    return labels[zone];
}

/* The zone of a quarter's first plot. Boards of one's own may have others; `?` tells a plot's. */
static unsigned zone_of_quarter(const struct lane_box *box, int top, int left)
{
    for (int i = 0; i < QUARTER * QUARTER; i++) {
        int plot = box->plot_at[(top + i / QUARTER) * LANE_SIZE + left + i % QUARTER];
        if (plot >= 0)
            return box->zone[plot];
    }
    return LANE_CROSS;
}

static void draw_quarter(struct sketch *sketch, int top, int left)
{
    int row = row_of(sketch, top) - 1, column = column_of(sketch, left) - 1,
        rows = QUARTER * cells[sketch->scale].rows, width = QUARTER * cells[sketch->scale].columns;
    unsigned zone = zone_of_quarter(sketch->box, top, left);
    draw_edge(sketch, row, column, "╭", "╮");
    for (int i = 1; i <= rows; i++) {
        borgo_canvas_glyph(sketch->canvas, row + i, column, "│", frame);
        borgo_canvas_glyph(sketch->canvas, row + i, column + width + 1, "│", frame);
    }
    draw_edge(sketch, row + rows + 1, column, "╰", "╯");
    if (zone == LANE_CROSS)
        return;
    borgo_canvas_glyph(sketch->canvas, row, column + 2, " ", plain);
    int end = borgo_canvas_text(sketch->canvas, row, column + 3,
                                sketch->canvas->translate(zone_label(zone)), strong);
    borgo_canvas_glyph(sketch->canvas, row, end, " ", plain);
}

static void draw(struct sketch *sketch)
{
    int inset = (cells[sketch->scale].columns - 4) / 2 + 1,
        middle = (cells[sketch->scale].rows - 1) / 2;
    for (int i = 0; i < LANE_SIZE; i++) {
        borgo_canvas_number(sketch->canvas, 0, column_of(sketch, i) + inset, i, faint);
        borgo_canvas_number(sketch->canvas, row_of(sketch, i) + middle, i < 10, i, faint);
    }
    for (int quarter = 0; quarter < 4; quarter++)
        draw_quarter(sketch, quarter / 2 * (QUARTER + 1), quarter % 2 * (QUARTER + 1));
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++)
        draw_cell(sketch, cell);
}

static void draw_seat(struct sketch *sketch, unsigned seat, int row, int column, int width)
{
    const struct lane_state *state = sketch->state;
    (void)width;
    column = sketch_label(sketch, row, column, N_("pieces"), state->pieces[seat]);
    sketch_label(sketch, row, column, N_("cards"), state->hand_size[seat]);
}

static void draw_supplies(struct sketch *sketch, int row, int column, int width)
{
    const struct lane_state *state = sketch->state;
    (void)width;
    sketch_label(sketch, row, column, N_("Parks left"), state->parks);
    int at = sketch_label(sketch, row + 1, column, N_("deck"), state->deck_size);
    borgo_canvas_text(sketch->canvas, row + 1, at, sketch->canvas->translate(N_("discards")),
                      faint);
    at = column;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        struct borgo_style style = {.ink = colour_ink[colour]};
        at = draw_colour(sketch, row + 2, at, colour, style);
        at = borgo_canvas_number(sketch->canvas, row + 2, at, state->discard[colour], style) + 1;
    }
}

/* Cards as tiles of four columns, with room for the brackets of what can be chosen. */
static void draw_hand(struct sketch *sketch)
{
    const struct lane_box *box = sketch->box;
    const struct lane_state *state = sketch->state;
    int column =
        borgo_canvas_text(sketch->canvas, 0, 1, sketch->canvas->translate(N_("Hand")), faint) + 2;
    if (sketch->viewer >= box->head.players)
        return;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        for (unsigned i = 0; i < state->hand[sketch->viewer][colour]; i++, column += 6) {
            struct borgo_style style = tile(colour_ink[colour]);
            borgo_canvas_text(sketch->canvas, 0, column, "     ", style);
            draw_colour(sketch, 0, column + 2, colour, style);
            add_spot(sketch, thing_of(THING_CARD, (int32_t)colour), 0, column, 1, 5);
        }
    if (state->ending && state->phase != LANE_OVER)
        borgo_canvas_text(sketch->canvas, 0, column + 2,
                          sketch->canvas->translate(N_("last round")), strong);
}

static int32_t thing(const void *box, const void *state, const struct borgo_description *move,
                     unsigned place)
{
    (void)box, (void)state;
    if (move->kind == LANE_DISCARD)
        return thing_of(THING_CARD, move->value[0]);
    return lane_forms[move->kind].sentence.place[place].type == BORGO_CELL ? move->value[place]
                                                                           : NO_THING;
}

static const char *ask(unsigned kind, unsigned step)
{
    (void)step;
    switch (kind) {
    case LANE_HOUSE:
    case LANE_BUILD_PARK:
        return N_("Choose a plot; r changes what is built there");
    case LANE_DISCARD:
        return N_("Choose a card to discard");
    default:
        return NULL;
    }
}

static void explain(const void *box_, const void *state, int32_t thing, borgo_translate *translate,
                    struct borgo_text *text)
{
    const struct lane_box *box = box_;
    (void)state;
    if (thing == NO_THING || thing_sort(thing) != THING_CELL)
        return;
    int plot = box->plot_at[borgo_cell_first(thing) * LANE_SIZE + borgo_cell_second(thing)];
    if (plot < 0)
        return;
    borgo_text_print(text, translate(N_("Plot %d,%d: %s, dots: %d.")), borgo_cell_first(thing),
                     borgo_cell_second(thing), translate(lane_colour_names[box->colour[plot]]),
                     box->dots[plot]);
    if (box->zone[plot] != LANE_CROSS)
        borgo_text_print(text, " %s: %s.", translate(N_("Bonus")),
                         translate(lane_bonus_names[box->zone[plot]]));
}

const struct full_board board_lane = {
    .game = &borgo_lane,
    .scales = sizeof cells / sizeof cells[0],
    .measure = measure,
    .draw = draw,
    .draw_seat = draw_seat,
    .seat_rows = 1,
    .draw_supplies = draw_supplies,
    .supply_rows = 3,
    .draw_hand = draw_hand,
    .hand_rows = 1,
    .thing = thing,
    .ask = ask,
    .explain = explain,
};
