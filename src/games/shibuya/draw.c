/* The street for character screens. A square is a filled sign (black) or a hollow one (white), a
 * circle or a square, with the name of who stands on it; lines stand between tiles, with a mark
 * above those that lie on another, and the numbers of the columns in the lowest, which is the last
 * to leave a low screen. Around it are the places outside: a pedestrian that waits by its name, a
 * start that was left as a dot, an empty goal as its colour's capital letter and its name in round
 * brackets, a pedestrian that is home in square ones. */
#include "core/letters.h"
#include "games/shibuya/show.h"

enum {
    SQUARE_WIDTH = 7,
    TILE_WIDTH = 2 * SQUARE_WIDTH + 1,
    TILE_HEIGHT = 3,
    LEFT = 8,
    TOP = 1,
    RIGHT = LEFT + 4 * TILE_WIDTH,
    BOTTOM = TOP + 4 * TILE_HEIGHT + 1
};

static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

static struct borgo_style colour_style(unsigned colour)
{
    return borgo_canvas_seat_style(colour);
}

/* Where a row or column of squares is on the screen, lines between tiles counted in. */
static int row_at(unsigned row)
{
    return TOP + 1 + (int)(row + row / 2);
}

static int column_at(unsigned column)
{
    return LEFT + 1 + (int)(column * SQUARE_WIDTH + column / 2);
}

static void draw_square_sign(struct borgo_canvas *canvas, int row, int column, bool black,
                             bool circle)
{
    const char *sign = black ? circle ? "●" : "■" : circle ? "○" : "□";
    borgo_canvas_glyph(canvas, row, column, sign, black ? strong : plain);
}

static void draw_squares(struct borgo_canvas *canvas, const struct shibuya_state *state)
{
    for (unsigned square = 0; square < 64; square++) {
        int row = row_at(square / 8), column = column_at(square % 8) + 1;
        if (state->paved >> square & 1)
            draw_square_sign(canvas, row, column, state->black >> square & 1,
                             state->circle >> square & 1);
        else
            borgo_canvas_glyph(canvas, row, column, "·", faint);
    }
}

/* One of the five lines across, with a crossing where it meets a line down. */
static void draw_line(struct borgo_canvas *canvas, int line)
{
    static const char *const joint[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    const char *const *joints = joint[line == 0 ? 0 : line == 4 ? 2 : 1];
    for (int column = LEFT; column <= RIGHT; column++) {
        int down = (column - LEFT) / TILE_WIDTH;
        bool meets = (column - LEFT) % TILE_WIDTH == 0;
        const char *sign = meets ? joints[down == 0 ? 0 : down == 4 ? 2 : 1] : "─";
        borgo_canvas_glyph(canvas, TOP + line * TILE_HEIGHT, column, sign, faint);
    }
}

static void draw_lines(struct borgo_canvas *canvas)
{
    for (int line = 0; line < 5; line++)
        draw_line(canvas, line);
    for (unsigned row = 0; row < SHIBUYA_SIDE; row++)
        for (int down = 0; down < 5; down++)
            borgo_canvas_glyph(canvas, row_at(row), LEFT + down * TILE_WIDTH, "│", faint);
    for (unsigned i = 0; i < SHIBUYA_SIDE; i++) {
        borgo_canvas_number(canvas, BOTTOM - 1, column_at(i) + 1, (int32_t)i, strong);
        borgo_canvas_number(canvas, row_at(i), 0, (int32_t)i, faint);
    }
}

/* SHIB-11: where no third tile can be laid. */
static void mark_covered(struct borgo_canvas *canvas, const struct shibuya_state *state)
{
    for (int cell = 0; cell < SHIBUYA_CELLS; cell++)
        if (state->laid[cell][1])
            borgo_canvas_text(canvas, TOP + cell / 4 * TILE_HEIGHT,
                              LEFT + cell % 4 * TILE_WIDTH + SQUARE_WIDTH, "x2", strong);
}

/* While a tile is in hand, the cells it may be laid on by their names. */
static void name_ground(struct borgo_canvas *canvas, const struct shibuya_box *box,
                        const struct shibuya_state *state)
{
    uint64_t ground = shibuya_building_ground(box, state);
    for (int cell = 0; cell < SHIBUYA_CELLS; cell++) {
        if (!(ground & shibuya_cell((unsigned)cell)))
            continue;
        int row = TOP + cell / 4 * TILE_HEIGHT, column = LEFT + cell % 4 * TILE_WIDTH + 2;
        column = borgo_canvas_number(canvas, row, column, cell / 4, strong);
        column = borgo_canvas_text(canvas, row, column, ",", strong);
        borgo_canvas_number(canvas, row, column, cell % 4, strong);
    }
}

/* The name of a pedestrian or goal, in the notation's letters, as the language shows it. */
static void draw_name(struct borgo_canvas *canvas, int row, int column, const char *name,
                      struct borgo_style style)
{
    for (; *name; name++)
        column = borgo_letters_draw(canvas, row, column, shibuya_letters, *name, false, style);
}

static int outside_row(const struct shibuya_outside *outside)
{
    static const int rows[SHIBUYA_EDGES] = {TOP - 1, 0, BOTTOM, 0};
    return outside->edge % 2 ? row_at(outside->index) : rows[outside->edge];
}

static int outside_column(const struct shibuya_outside *outside)
{
    static const int columns[SHIBUYA_EDGES] = {0, RIGHT + 2, 0, 2};
    return outside->edge % 2 ? columns[outside->edge] : column_at(outside->index) + 1;
}

/* A name at a place outside. */
static void draw_outside(struct borgo_canvas *canvas, const struct shibuya_outside *outside,
                         const char *name, struct borgo_style style)
{
    draw_name(canvas, outside_row(outside), outside_column(outside), name, style);
}

static void draw_goals(struct borgo_canvas *canvas, const struct shibuya_box *box)
{
    for (unsigned colour = 0; colour < 2; colour++) {
        for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++) {
            char buffer[16];
            struct borgo_text text;
            borgo_text_start(&text, buffer, sizeof buffer);
            borgo_text_put(&text, colour == SHIBUYA_RED ? "(R" : "(B");
            shibuya_write_place(box, colour, SHIBUYA_HOME + goal, &text);
            borgo_text_char(&text, ')');
            draw_outside(canvas, &box->goal[colour][goal], buffer,
                         (struct borgo_style){.ink = colour_style(colour).ink});
        }
    }
}

static void draw_pedestrian(struct borgo_canvas *canvas, const struct shibuya_box *box,
                            const struct shibuya_state *state, unsigned pedestrian)
{
    char buffer[16];
    struct borgo_text text;
    unsigned colour = shibuya_colour_of(pedestrian), place = state->place[pedestrian];
    struct borgo_style style = colour_style(colour);
    bool home = place >= SHIBUYA_HOME;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_text_put(&text, home ? "[" : "");
    shibuya_write_pedestrian(box, pedestrian, &text);
    borgo_text_put(&text, home ? "]" : "");
    if (place == SHIBUYA_WAITING)
        draw_outside(canvas, &box->start[pedestrian], buffer, style);
    else
        borgo_canvas_glyph(canvas, outside_row(&box->start[pedestrian]),
                           outside_column(&box->start[pedestrian]), "·", faint);
    if (home)
        draw_outside(canvas, &box->goal[colour][place - SHIBUYA_HOME], buffer, style);
    else if (place < SHIBUYA_WAITING)
        draw_name(canvas, row_at(place / 8), column_at(place % 8) + 3, buffer, style);
}

static int draw_label(struct borgo_canvas *canvas, int row, int column, const char *label,
                      int number)
{
    column = borgo_canvas_text(canvas, row, column, canvas->translate(label), faint) + 1;
    return borgo_canvas_number(canvas, row, column, number, plain) + 2;
}

/* The tile in hand, each rotation that looks different behind its number, the upper squares before
 * the lower ones. */
static void draw_hand(struct borgo_canvas *canvas, const struct shibuya_box *box,
                      const struct shibuya_state *state, int row)
{
    unsigned tile = state->hand - 1u;
    int column = draw_label(canvas, row, 3, N_("tiles left"), (int)borgo_bits_count(state->stack));
    column = draw_label(canvas, row, column, N_("tile in hand"), (int)tile);
    for (unsigned turned = 0; turned < 4; turned++) {
        if (!(box->listed[tile] >> turned & 1))
            continue;
        column = borgo_canvas_number(canvas, row, column, (int32_t)turned, faint) + 1;
        for (unsigned i = 0; i < 4; i++, column++) {
            unsigned square = i / 2 * SHIBUYA_SIDE + i % 2;
            if (i == 2)
                column = borgo_canvas_text(canvas, row, column, "/", faint);
            draw_square_sign(canvas, row, column, box->black[tile][turned] >> square & 1,
                             box->circle[tile][turned] >> square & 1);
        }
        column += 2;
    }
}

/* Two seats share a row. */
static void draw_seat(struct borgo_canvas *canvas, const struct shibuya_box *box,
                      const struct shibuya_state *state, unsigned seat, int row)
{
    enum { HALF = 40, NAME = 13, COLOUR = 17, SIDE = 24 };
    static const char *const colours[2] = {N_("Red"), N_("Blue")};
    static const char *const sides[SHIBUYA_EDGES] = {N_("in the north"), N_("in the east"),
                                                     N_("in the south"), N_("in the west")};
    unsigned colour = shibuya_colour_of_seat(seat);
    unsigned side = box->head.players == 4 ? seat : box->start[(size_t)colour * SHIBUYA_EACH].edge;
    bool acts =
        state->seat == seat && state->phase != SHIBUYA_OVER && state->phase != SHIBUYA_CHOOSE_FIRST;
    char letter[2] = {borgo_canvas_seat_letter(seat), '\0'};
    int left = seat % 2 ? HALF : 0;
    borgo_canvas_text(canvas, row, left, acts ? ">" : " ", strong);
    borgo_canvas_text(canvas, row, left + 1, letter, colour_style(colour));
    borgo_canvas_fitted(canvas, row, left + 3, canvas->name[seat], NAME, colour_style(colour));
    borgo_canvas_text(canvas, row, left + COLOUR, canvas->translate(colours[colour]),
                      colour_style(colour));
    borgo_canvas_text(canvas, row, left + SIDE, canvas->translate(sides[side]), plain);
}

static void draw_supplies(struct borgo_canvas *canvas, const struct shibuya_box *box,
                          const struct shibuya_state *state, int row)
{
    int column = borgo_canvas_text(canvas, row, 3, canvas->translate(N_("home:")), faint) + 1;
    column =
        draw_label(canvas, row, column, N_("Red"), (int)shibuya_home_count(state, SHIBUYA_RED));
    column =
        draw_label(canvas, row, column, N_("Blue"), (int)shibuya_home_count(state, SHIBUYA_BLUE));
    column = draw_label(canvas, row, column, N_("needed"), box->needed);
    column = draw_label(canvas, row, column, N_("tiles left"), (int)borgo_bits_count(state->stack));
    draw_label(canvas, row, column, N_("quiet turns"), state->quiet);
}

void shibuya_draw(const void *box_, const void *state_, unsigned seat, struct borgo_canvas *canvas)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    int row = BOTTOM + 1;
    (void)seat;
    draw_lines(canvas);
    mark_covered(canvas, state);
    draw_squares(canvas, state);
    draw_goals(canvas, box);
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++)
        draw_pedestrian(canvas, box, state, pedestrian);
    for (unsigned other = 0; other < box->head.players; other++)
        draw_seat(canvas, box, state, other, row + (int)other / 2);
    row += box->head.players / 2;
    if (state->hand) {
        name_ground(canvas, box, state);
        draw_hand(canvas, box, state, row);
    } else {
        draw_supplies(canvas, box, state, row);
    }
}
