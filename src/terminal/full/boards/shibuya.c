/* Shibuya on the full screen: the street, and around it the places of the pedestrians. A square is
 * a filled sign (black) or a hollow one (white), a circle or a square, with the name of who stands
 * on it. A pedestrian outside waits by its name, an empty goal stands in round brackets, one that
 * is reached has a house before its pedestrian. */
#include "core/letters.h"
#include "games/shibuya/show.h"
#include "terminal/full/board.h"

enum { LEFT = 6, TOP = 1, LABEL = 5, TILE_THINGS = 64 };

static const struct {
    int columns, rows;
} cells[] = {{5, 1}, {7, 2}, {9, 3}};

static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

/* The row of a square that its sign stands on. */
static int middle(const struct sketch *sketch)
{
    return (cells[sketch->scale].rows - 1) / 2;
}

/* Where a row or column of squares is, lines between tiles counted in. */
static int row_at(const struct sketch *sketch, unsigned row)
{
    return TOP + 1 + (int)row * cells[sketch->scale].rows + (int)(row / 2);
}

static int column_at(const struct sketch *sketch, unsigned column)
{
    return LEFT + 1 + (int)column * cells[sketch->scale].columns + (int)(column / 2);
}

static void measure(const void *box, const void *state, int scale, int *rows, int *columns)
{
    struct sketch sketch = {.scale = scale};
    (void)box, (void)state;
    *rows = row_at(&sketch, SHIBUYA_SIDE) + 1;
    *columns = column_at(&sketch, SHIBUYA_SIDE) + LABEL;
}

static void draw_sign(struct sketch *sketch, int row, int column, bool black, bool circle)
{
    const char *sign = black ? circle ? "●" : "■" : circle ? "○" : "□";
    borgo_canvas_glyph(sketch->canvas, row, column, sign, black ? strong : plain);
}

static void draw_square(struct sketch *sketch, unsigned square)
{
    const struct shibuya_state *state = sketch->state;
    int row = row_at(sketch, square / 8), column = column_at(sketch, square % 8),
        rows = cells[sketch->scale].rows;
    int32_t thing = borgo_cell((int)square / 8, (int)square % 8);
    if (state->paved >> square & 1)
        draw_sign(sketch, row + middle(sketch), column + 1, state->black >> square & 1,
                  state->circle >> square & 1);
    else
        borgo_canvas_glyph(sketch->canvas, row + middle(sketch), column + 1, "·", faint);
    if (is_recent(sketch, thing))
        borgo_canvas_text(sketch->canvas, row + middle(sketch), column, "*", strong);
    add_spot(sketch, thing, row, column, rows, cells[sketch->scale].columns);
}

/* One of the five lines across, with a crossing where it meets a line down. */
static void draw_line(struct sketch *sketch, int line)
{
    static const char *const joint[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    const char *const *joints = joint[line == 0 ? 0 : line == 4 ? 2 : 1];
    int row = TOP + line * (2 * cells[sketch->scale].rows + 1),
        tile = 2 * cells[sketch->scale].columns + 1;
    for (int i = 0; i <= 4 * tile; i++) {
        int down = i / tile;
        const char *sign = i % tile == 0 ? joints[down == 0 ? 0 : down == 4 ? 2 : 1] : "─";
        borgo_canvas_glyph(sketch->canvas, row, LEFT + i, sign, faint);
    }
}

static void draw_lines(struct sketch *sketch)
{
    int tile = 2 * cells[sketch->scale].columns + 1, bottom = row_at(sketch, SHIBUYA_SIDE) - 1;
    for (int line = 0; line < 5; line++)
        draw_line(sketch, line);
    for (unsigned row = 0; row < SHIBUYA_SIDE; row++)
        for (int i = 0; i < cells[sketch->scale].rows; i++)
            for (int down = 0; down < 5; down++)
                borgo_canvas_glyph(sketch->canvas, row_at(sketch, row) + i, LEFT + down * tile, "│",
                                   faint);
    for (unsigned i = 0; i < SHIBUYA_SIDE; i++) {
        borgo_canvas_number(sketch->canvas, bottom, column_at(sketch, i) + 1, (int32_t)i, faint);
        borgo_canvas_number(sketch->canvas, row_at(sketch, i) + middle(sketch), 0, (int32_t)i,
                            faint);
    }
}

/* Where two tiles lie on each other there is no room for a third; the spots of tiles. */
static void draw_tiles(struct sketch *sketch)
{
    const struct shibuya_state *state = sketch->state;
    for (unsigned cell = 0; cell < SHIBUYA_CELLS; cell++) {
        int row = row_at(sketch, cell / 4 * 2), column = column_at(sketch, cell % 4 * 2);
        int32_t thing = thing_of(THING_PLACE, TILE_THINGS + (int32_t)cell);
        int width = 2 * cells[sketch->scale].columns;
        if (state->laid[cell][1])
            borgo_canvas_text(sketch->canvas, row - 1, column + width / 2 - 1, "x2", strong);
        if (is_recent(sketch, thing))
            borgo_canvas_text(sketch->canvas, row - 1, column + width / 2 + 2, "*", strong);
        add_spot(sketch, thing, row, column, 2 * cells[sketch->scale].rows, width);
    }
}

/* A name in the notation's letters, as the language shows it. */
static int draw_name(struct sketch *sketch, int row, int column, const char *name,
                     struct borgo_style style)
{
    for (; *name; name++)
        column =
            borgo_letters_draw(sketch->canvas, row, column, shibuya_letters, *name, false, style);
    return column;
}

static void outside_at(const struct sketch *sketch, const struct shibuya_outside *outside, int *row,
                       int *column)
{
    bool upright = outside->edge % 2 == 0;
    *row = !upright             ? row_at(sketch, outside->index) + middle(sketch)
           : outside->edge == 0 ? TOP - 1
                                : row_at(sketch, SHIBUYA_SIDE);
    *column = upright              ? column_at(sketch, outside->index)
              : outside->edge == 1 ? column_at(sketch, SHIBUYA_SIDE)
                                   : LEFT - LABEL;
}

static void draw_goals(struct sketch *sketch)
{
    const struct shibuya_box *box = sketch->box;
    for (unsigned colour = 0; colour < 2; colour++) {
        for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++) {
            const struct shibuya_outside *outside = &box->goal[colour][goal];
            char buffer[16];
            struct borgo_text text;
            int row, column;
            outside_at(sketch, outside, &row, &column);
            borgo_text_start(&text, buffer, sizeof buffer);
            borgo_text_put(&text, colour == SHIBUYA_RED ? "(R" : "(B");
            shibuya_write_place(box, colour, SHIBUYA_HOME + goal, &text);
            borgo_text_char(&text, ')');
            draw_name(sketch, row, column, buffer,
                      (struct borgo_style){.ink = borgo_canvas_seat_style(colour).ink});
            add_spot(sketch, thing_of(THING_PLACE, shibuya_goal_name(outside)), row, column, 1,
                     LABEL);
        }
    }
}

static void draw_pedestrian(struct sketch *sketch, unsigned pedestrian)
{
    const struct shibuya_box *box = sketch->box;
    const struct shibuya_state *state = sketch->state;
    char buffer[16];
    struct borgo_text text;
    unsigned colour = shibuya_colour_of(pedestrian), place = state->place[pedestrian];
    bool home = place >= SHIBUYA_HOME;
    int row, column, rows = 1;
    borgo_text_start(&text, buffer, sizeof buffer);
    shibuya_write_pedestrian(box, pedestrian, &text);
    outside_at(sketch, &box->start[pedestrian], &row, &column);
    if (place != SHIBUYA_WAITING)
        borgo_canvas_glyph(sketch->canvas, row, column + 1, "·", faint);
    if (home)
        outside_at(sketch, &box->goal[colour][place - SHIBUYA_HOME], &row, &column);
    if (place < SHIBUYA_WAITING) {
        row = row_at(sketch, place / 8);
        column = column_at(sketch, place % 8) + 1;
        rows = cells[sketch->scale].rows;
    }
    if (home)
        borgo_canvas_text(sketch->canvas, row, column, "⌂    ", borgo_canvas_seat_style(colour));
    draw_name(sketch, row + (place < SHIBUYA_WAITING ? middle(sketch) : 0), column + 1, buffer,
              borgo_canvas_seat_style(colour));
    add_spot(sketch, thing_of(THING_PIECE, shibuya_pedestrian_name(box, pedestrian)), row,
             place < SHIBUYA_WAITING ? column - 1 : column, rows,
             place < SHIBUYA_WAITING ? cells[sketch->scale].columns : LABEL);
}

static void draw(struct sketch *sketch)
{
    draw_lines(sketch);
    for (unsigned square = 0; square < 64; square++)
        draw_square(sketch, square);
    draw_goals(sketch);
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++)
        draw_pedestrian(sketch, pedestrian);
    draw_tiles(sketch);
}

static void draw_seat(struct sketch *sketch, unsigned seat, int row, int column, int width)
{
    static const char *const colours[2] = {N_("Red"), N_("Blue")};
    static const char *const sides[SHIBUYA_EDGES] = {N_("in the north"), N_("in the east"),
                                                     N_("in the south"), N_("in the west")};
    const struct shibuya_box *box = sketch->box;
    unsigned colour = shibuya_colour_of_seat(seat);
    unsigned side = box->head.players == 4 ? seat : box->start[(size_t)colour * SHIBUYA_EACH].edge;
    int at =
        borgo_canvas_text(sketch->canvas, row, column, sketch->canvas->translate(colours[colour]),
                          borgo_canvas_seat_style(colour))
        + 1;
    borgo_canvas_fitted(sketch->canvas, row, at, sketch->canvas->translate(sides[side]),
                        width - (at - column), plain);
}

static void draw_supplies(struct sketch *sketch, int row, int column, int width)
{
    const struct shibuya_box *box = sketch->box;
    const struct shibuya_state *state = sketch->state;
    (void)width;
    sketch_label(sketch, row, column, N_("home to win"), box->needed);
    sketch_label(sketch, row + 1, column, N_("tiles left"), (int)borgo_bits_count(state->stack));
    if (state->quiet)
        sketch_label(sketch, row + 2, column, N_("quiet turns"), state->quiet);
}

/* The tile in hand as it looks unturned, its upper squares before the lower ones. */
static void draw_hand(struct sketch *sketch)
{
    const struct shibuya_box *box = sketch->box;
    const struct shibuya_state *state = sketch->layout;
    if (!state->hand)
        return;
    unsigned tile = state->hand - 1u;
    int column = sketch_label(sketch, 0, 1, N_("tile in hand"), (int)tile);
    for (unsigned i = 0; i < 4; i++, column++) {
        unsigned square = i / 2 * SHIBUYA_SIDE + i % 2;
        if (i == 2)
            column = borgo_canvas_text(sketch->canvas, 0, column, "/", faint);
        draw_sign(sketch, 0, column, box->black[tile][0] >> square & 1,
                  box->circle[tile][0] >> square & 1);
    }
}

static int32_t thing(const void *box, const void *state, const struct borgo_description *move,
                     unsigned place)
{
    (void)box, (void)state;
    switch (move->kind) {
    case SHIBUYA_MOVE_PLACE:
        return place == 0 ? thing_of(THING_PLACE, TILE_THINGS + borgo_cell_first(move->value[0]) * 4
                                                      + borgo_cell_second(move->value[0]))
                          : NO_THING;
    case SHIBUYA_WALK:
        return place == 0 ? thing_of(THING_PIECE, move->value[0]) : move->value[1];
    case SHIBUYA_GO_HOME:
        return thing_of(place == 0 ? THING_PIECE : THING_PLACE, move->value[place]);
    default:
        return NO_THING;
    }
}

static const char *ask(unsigned kind, unsigned step)
{
    switch (kind) {
    case SHIBUYA_MOVE_PLACE:
        return N_("Choose where the tile lies; r turns it");
    case SHIBUYA_WALK:
    case SHIBUYA_GO_HOME:
        return step ? N_("Choose where it goes") : N_("Choose a pedestrian, or build");
    default:
        return NULL;
    }
}

const struct full_board board_shibuya = {
    .game = &borgo_shibuya,
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
    .signs = N_("⌂rS3: a pedestrian that is home. x2: two tiles lie there, and no third may."),
    .ghosts = 1u << SHIBUYA_MOVE_PLACE,
};
