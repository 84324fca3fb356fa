/* The board for character screens: two rows of seven columns a cell. A free plot shows its colour's letter and its dots, a
 * House its owner's letter and one block a storey, a Park a tree; plots that can be built on now stand in brackets. */
#include "games/lane/lane.h"

enum { CELL_WIDTH = 7, CELL_HEIGHT = 2, LEFT = 3, TOP = 2 };

static const uint8_t colour_ink[LANE_COLOURS] = {BORGO_YELLOW, BORGO_GREEN, BORGO_RED, BORGO_BLUE, BORGO_VIOLET};
static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

static void draw_dots(struct borgo_canvas *canvas, int row, int column, unsigned dots, struct borgo_style style)
{
    for (unsigned i = 0; i < dots; i++)
        borgo_draw_glyph(canvas, row, column + (int)i, "•", style);
}

static void draw_free(struct borgo_canvas *canvas, const struct lane_box *box, unsigned plot, int row, int column,
                      bool open)
{
    struct borgo_style style = {.ink = colour_ink[box->colour[plot]], .bold = open};
    char letter[2] = {LANE_COLOUR_LETTERS[box->colour[plot]], '\0'};
    borgo_draw_text(canvas, row, column + 1, open ? "[ ]" : " ", style);
    borgo_draw_text(canvas, row, column + 2, letter, style);
    draw_dots(canvas, row + 1, column + 1, box->dots[plot], style);
}

static void draw_house(struct borgo_canvas *canvas, uint8_t on, int row, int column, bool last)
{
    struct borgo_style style = borgo_seat_style(lane_owner(on));
    char letter[2] = {borgo_seat_letter(lane_owner(on)), '\0'};
    borgo_draw_text(canvas, row, column + 1, last ? "/^\\*" : "/^\\", style);
    int at = borgo_draw_text(canvas, row + 1, column + 1, letter, style);
    for (unsigned i = 0; i < lane_storeys(on); i++)
        borgo_draw_glyph(canvas, row + 1, at + (int)i, "▪", style);
}

static void draw_cell(struct borgo_canvas *canvas, const struct lane_box *box, const struct lane_state *state, int cell)
{
    static const struct borgo_style park = {.ink = BORGO_GREEN, .bold = 1}, water = {.ink = BORGO_CYAN, .bold = 1};
    int row = TOP + cell / LANE_SIZE * CELL_HEIGHT, column = LEFT + cell % LANE_SIZE * CELL_WIDTH;
    int plot = box->plot_at[cell];
    if (cell == box->fountain) {
        borgo_draw_text(canvas, row, column, "≈≈≈≈≈", water);
        borgo_draw_text(canvas, row + 1, column, "≈≈≈≈≈", water);
        return;
    }
    if (plot < 0) {
        borgo_draw_text(canvas, row, column + 2, "·", faint);
        return;
    }
    uint8_t on = state->on[plot];
    bool last = state->phase == LANE_CHAIN && state->last == plot;
    bool open = state->phase == LANE_CHAIN ? lane_has(&box->beside[state->last], (unsigned)plot)
                                           : lane_has(&state->open, (unsigned)plot);
    if (on == LANE_PARK)
        borgo_draw_text(canvas, row, column + 1, last ? "♣ ♣*" : "♣ ♣", park);
    else if (on)
        draw_house(canvas, on, row, column, last);
    else
        draw_free(canvas, box, (unsigned)plot, row, column, open);
}

static void draw_frame(struct borgo_canvas *canvas)
{
    borgo_draw_text(canvas, 0, LEFT, canvas->translate(N_("A1 tallest")), strong);
    borgo_draw_text(canvas, 0, LEFT + 6 * CELL_WIDTH, canvas->translate(N_("B1 most")), strong);
    for (int i = 0; i < LANE_SIZE; i++) {
        borgo_draw_number(canvas, 1, LEFT + i * CELL_WIDTH + 2, i, faint);
        borgo_draw_number(canvas, TOP + i * CELL_HEIGHT, i < 10, i, faint);
    }
    int bottom = TOP + LANE_SIZE * CELL_HEIGHT;
    borgo_draw_text(canvas, bottom, LEFT, canvas->translate(N_("B2 most")), strong);
    borgo_draw_text(canvas, bottom, LEFT + 6 * CELL_WIDTH, canvas->translate(N_("A2 tallest")), strong);
}

static int draw_label(struct borgo_canvas *canvas, int row, int column, const char *label, int number)
{
    column = borgo_draw_text(canvas, row, column, canvas->translate(label), faint) + 1;
    return borgo_draw_number(canvas, row, column, number, plain) + 2;
}

static void draw_cards(struct borgo_canvas *canvas, int row, int column, const uint8_t *cards)
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        struct borgo_style style = {.ink = colour_ink[colour], .bold = 1};
        char letter[2] = {LANE_COLOUR_LETTERS[colour], '\0'};
        for (unsigned i = 0; i < cards[colour]; i++)
            column = borgo_draw_text(canvas, row, column, letter, style) + 1;
    }
}

static void draw_seat(struct borgo_canvas *canvas, const struct lane_state *state, unsigned seat, unsigned viewer, int row)
{
    char letter[2] = {borgo_seat_letter(seat), '\0'};
    borgo_draw_text(canvas, row, 0, state->seat == seat && state->phase != LANE_OVER ? ">" : " ", strong);
    borgo_draw_text(canvas, row, 1, letter, borgo_seat_style(seat));
    borgo_draw_text(canvas, row, 3, canvas->name[seat], borgo_seat_style(seat));
    int column = draw_label(canvas, row, 20, N_("points"), state->score[seat]);
    column = draw_label(canvas, row, column < 31 ? 31 : column, N_("pieces"), state->pieces[seat]);
    column = draw_label(canvas, row, column < 43 ? 43 : column, N_("cards"), state->hand_size[seat]);
    if (seat == viewer)
        draw_cards(canvas, row, column < 54 ? 54 : column, state->hand[seat]);
}

static void draw_supplies(struct borgo_canvas *canvas, const struct lane_state *state, int row)
{
    int column = draw_label(canvas, row, 3, N_("Parks left"), state->parks);
    column = draw_label(canvas, row, column, N_("deck"), state->deck_size);
    column = borgo_draw_text(canvas, row, column, canvas->translate(N_("discards")), faint) + 1;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        struct borgo_style style = {.ink = colour_ink[colour]};
        char letter[2] = {LANE_COLOUR_LETTERS[colour], '\0'};
        column = borgo_draw_text(canvas, row, column, letter, style);
        column = borgo_draw_number(canvas, row, column, state->discard[colour], style) + 1;
    }
    if (state->ending && state->phase != LANE_OVER)
        borgo_draw_text(canvas, row, column + 1, canvas->translate(N_("last round")), strong);
}

void lane_draw(const void *box_, const void *state_, unsigned seat, struct borgo_canvas *canvas)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    draw_frame(canvas);
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++)
        draw_cell(canvas, box, state, cell);
    int row = TOP + LANE_SIZE * CELL_HEIGHT + 1;
    for (unsigned other = 0; other < box->head.players; other++)
        draw_seat(canvas, state, other, seat, row + (int)other);
    draw_supplies(canvas, state, row + box->head.players);
}
