/* The street for character screens. A square is a filled sign (black) or a hollow one (white), a circle or a square, with
 * the name of who stands on it; lines stand between tiles. Around it are the places outside: a pedestrian that waits or is
 * home by its name, an empty goal as its own name in brackets, a start that was left as a dot. */
#include "games/shibuya/shibuya.h"

enum { SQUARE_WIDTH = 6, LEFT = 8, TOP = 2, RIGHT = LEFT + 1 + 8 * SQUARE_WIDTH + 4, BOTTOM = TOP + 13, ASIDE = RIGHT + 8 };

static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

static struct borgo_style colour_style(unsigned colour)
{
    return borgo_seat_style(colour);
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

static void draw_square_sign(struct borgo_canvas *canvas, int row, int column, bool black, bool circle)
{
    const char *sign = black ? circle ? "●" : "■" : circle ? "○" : "□";
    borgo_draw_glyph(canvas, row, column, sign, black ? strong : plain);
}

static void draw_squares(struct borgo_canvas *canvas, const struct shibuya_state *state)
{
    for (unsigned square = 0; square < 64; square++) {
        int row = row_at(square / 8), column = column_at(square % 8) + 1;
        if (state->paved >> square & 1)
            draw_square_sign(canvas, row, column, state->black >> square & 1, state->circle >> square & 1);
        else
            borgo_draw_glyph(canvas, row, column, "·", faint);
    }
}

/* One of the five lines across, with a crossing where it meets a line down. */
static void draw_line(struct borgo_canvas *canvas, int line)
{
    static const char *const joint[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    const char *const *joints = joint[line == 0 ? 0 : line == 4 ? 2 : 1];
    int row = TOP + line * 3;
    for (int column = 0; column <= RIGHT - LEFT; column++) {
        int down = column / (2 * SQUARE_WIDTH + 1);
        bool meets = column % (2 * SQUARE_WIDTH + 1) == 0;
        borgo_draw_glyph(canvas, row, LEFT + column, meets ? joints[down == 0 ? 0 : down == 4 ? 2 : 1] : "─", faint);
    }
}

static void draw_lines(struct borgo_canvas *canvas)
{
    for (int line = 0; line < 5; line++)
        draw_line(canvas, line);
    for (unsigned row = 0; row < 8; row++)
        for (int down = 0; down < 5; down++)
            borgo_draw_glyph(canvas, row_at(row), LEFT + down * (2 * SQUARE_WIDTH + 1), "│", faint);
    for (unsigned i = 0; i < 8; i++) {
        borgo_draw_number(canvas, 0, column_at(i) + 2, (int32_t)i, faint);
        borgo_draw_number(canvas, row_at(i), 0, (int32_t)i, faint);
    }
}

/* A short text at a place outside. */
static void draw_outside(struct borgo_canvas *canvas, const struct shibuya_outside *outside, const char *text,
                         struct borgo_style style)
{
    static const int rows[SHIBUYA_EDGES] = {TOP - 1, 0, BOTTOM, 0}, columns[SHIBUYA_EDGES] = {0, RIGHT + 2, 0, 2};
    bool beside = outside->edge % 2;
    int row = beside ? row_at(outside->index) : rows[outside->edge];
    int column = beside ? columns[outside->edge] : column_at(outside->index) + 1;
    borgo_draw_text(canvas, row, column, text, style);
}

static void draw_goals(struct borgo_canvas *canvas, const struct shibuya_box *box)
{
    for (unsigned colour = 0; colour < 2; colour++) {
        for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++) {
            char buffer[8];
            struct borgo_text text;
            borgo_text_start(&text, buffer, sizeof buffer);
            borgo_put_char(&text, '(');
            shibuya_write_place(box, colour, SHIBUYA_HOME + goal, &text);
            borgo_put_char(&text, ')');
            draw_outside(canvas, &box->goal[colour][goal], buffer, (struct borgo_style){colour_style(colour).ink, 0, 0, 0});
        }
    }
}

static void draw_pedestrian(struct borgo_canvas *canvas, const struct shibuya_box *box, const struct shibuya_state *state,
                            unsigned pedestrian)
{
    char name[8];
    struct borgo_text text;
    unsigned colour = shibuya_colour_of(pedestrian), place = state->place[pedestrian];
    struct borgo_style style = colour_style(colour);
    borgo_text_start(&text, name, sizeof name);
    shibuya_write_pedestrian(box, pedestrian, &text);
    if (place != SHIBUYA_WAITING)
        draw_outside(canvas, &box->start[pedestrian], "·", faint);
    if (place == SHIBUYA_WAITING)
        draw_outside(canvas, &box->start[pedestrian], name, style);
    else if (place < SHIBUYA_WAITING)
        borgo_draw_text(canvas, row_at(place / 8), column_at(place % 8) + 2, name, style);
    else
        draw_outside(canvas, &box->goal[colour][place - SHIBUYA_HOME], name, style);
}

static int draw_label(struct borgo_canvas *canvas, int row, int column, const char *label, int number)
{
    column = borgo_draw_text(canvas, row, column, canvas->translate(label), faint) + 1;
    return borgo_draw_number(canvas, row, column, number, plain) + 2;
}

/* The tile in hand, each rotation that looks different beside its number. */
static void draw_hand(struct borgo_canvas *canvas, const struct shibuya_box *box, const struct shibuya_state *state)
{
    unsigned tile = state->hand - 1u;
    draw_label(canvas, TOP, ASIDE, N_("tile"), (int)tile);
    for (unsigned turned = 0, row = TOP + 1; turned < 4; turned++) {
        if (!(box->listed[tile] >> turned & 1))
            continue;
        borgo_draw_number(canvas, (int)row, ASIDE, (int32_t)turned, faint);
        for (unsigned i = 0; i < 4; i++) {
            unsigned square = i / 2 * 8 + i % 2;
            draw_square_sign(canvas, (int)(row + i / 2), ASIDE + 2 + 2 * (int)(i % 2),
                             box->black[tile][turned] >> square & 1, box->circle[tile][turned] >> square & 1);
        }
        row += 3;
    }
}

static void draw_seat(struct borgo_canvas *canvas, const struct shibuya_box *box, const struct shibuya_state *state,
                      unsigned seat, int row)
{
    static const char *const colours[2] = {N_("red"), N_("blue")};
    static const char *const sides[SHIBUYA_EDGES] = {N_("north"), N_("east"), N_("south"), N_("west")};
    unsigned colour = shibuya_colour_of_seat(seat);
    unsigned side = box->head.players == 4 ? seat : box->start[colour * SHIBUYA_EACH].edge;
    bool acts = state->seat == seat && state->phase != SHIBUYA_OVER && state->phase != SHIBUYA_CHOOSE_FIRST;
    char letter[2] = {borgo_seat_letter(seat), '\0'};
    borgo_draw_text(canvas, row, 0, acts ? ">" : " ", strong);
    borgo_draw_text(canvas, row, 1, letter, colour_style(colour));
    borgo_draw_text(canvas, row, 3, canvas->name[seat], colour_style(colour));
    borgo_draw_text(canvas, row, 20, canvas->translate(colours[colour]), colour_style(colour));
    borgo_draw_text(canvas, row, 28, canvas->translate(sides[side]), plain);
    draw_label(canvas, row, 36, N_("home"), (int)shibuya_home_count(state, colour));
}

void shibuya_draw(const void *box_, const void *state_, unsigned seat, struct borgo_canvas *canvas)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    int row = BOTTOM + 2;
    (void)seat;
    draw_lines(canvas);
    draw_squares(canvas, state);
    draw_goals(canvas, box);
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++)
        draw_pedestrian(canvas, box, state, pedestrian);
    if (state->hand)
        draw_hand(canvas, box, state);
    for (unsigned other = 0; other < box->head.players; other++)
        draw_seat(canvas, box, state, other, row++);
    int column = draw_label(canvas, row, 3, N_("tiles left"), (int)shibuya_count(state->stack));
    column = draw_label(canvas, row, column, N_("needed to win"), box->needed);
    draw_label(canvas, row, column, N_("turns without a tile or anybody home"), state->quiet);
}
