/* The board for character screens: the street around the grid, two rows of six columns a space. A
 * building shows its owner's capital letter and a block for each floor, a skyscraper three tall
 * blocks; pawns are small letters; the architect is `@`. Cells where a floor can be built now stand
 * in brackets. */
#include <string.h>

#include "core/width.h"
#include "core/words.h"
#include "games/skyline/show.h"

enum {
    WIDTH = 6,
    HEIGHT = 2,
    LEFT = 3,
    TOP = 1,
    EDGE = 80,
    SIDE = 8 /* spaces a side with the street */
};

static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

/* The top left corner on the canvas of a space of the 8 x 8 square that grid and street form. */
static int row_of(int row)
{
    return TOP + row * HEIGHT;
}

static int column_of(int column)
{
    return LEFT + column * WIDTH;
}

/* Where a street space lies in that square. */
static void street_place(unsigned space, int *row, int *column)
{
    int along = (int)(space % SKYLINE_CORNERS), last = SIDE - 1;
    switch (space / SKYLINE_CORNERS) {
    case 0:
        *row = 0;
        *column = along;
        break;
    case 1:
        *row = along;
        *column = last;
        break;
    case 2:
        *row = last;
        *column = last - along;
        break;
    default:
        *row = last - along;
        *column = 0;
    }
}

static void draw_street_space(struct borgo_canvas *canvas, const struct skyline_box *box,
                              const struct skyline_state *state, unsigned space)
{
    int row, column;
    bool corner = space % SKYLINE_CORNERS == 0;
    street_place(space, &row, &column);
    row = row_of(row);
    column = column_of(column);
    if (corner)
        borgo_canvas_text(canvas, row, column, "(    )", strong);
    int at = borgo_canvas_number(canvas, row + 1, column + (corner ? 1 : 0), (int32_t)space, faint);
    if (corner)
        borgo_canvas_text(canvas, row + 1, at, " ?", faint);
    at = column + 1;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        char pawn[2] = {(char)('a' + seat), '\0'};
        if (state->pawn[seat] == space)
            at = borgo_canvas_text(canvas, row, at, pawn, borgo_canvas_seat_style(seat));
    }
}

static void draw_building(struct borgo_canvas *canvas, const struct skyline_state *state,
                          unsigned cell, int row, int column)
{
    static const char *const blocks[SKYLINE_SKYSCRAPER + 1] = {"", "▪", "▪▪", "███"};
    unsigned owner = skyline_owner(state, cell);
    struct borgo_style style = borgo_canvas_seat_style(owner);
    char letter[2] = {borgo_canvas_seat_letter(owner), '\0'};
    int at = borgo_canvas_text(canvas, row, column + 1, letter, style);
    borgo_canvas_text(canvas, row, at, blocks[skyline_height(state, cell)], style);
    if (skyline_height(state, cell) == SKYLINE_SKYSCRAPER)
        borgo_canvas_text(canvas, row + 1, column + 2, "███", style);
}

static void draw_cell(struct borgo_canvas *canvas, const struct skyline_state *state, unsigned cell,
                      bool choice)
{
    int row = row_of((int)(cell >> 3) + 1), column = column_of((int)(cell & 7) + 1);
    if (state->height[0] >> cell & 1)
        borgo_canvas_text(canvas, row, column + 2, "·", faint);
    else
        draw_building(canvas, state, cell, row, column);
    if (choice) {
        borgo_canvas_text(canvas, row, column, "[", strong);
        borgo_canvas_text(canvas, row, column + 5, "]", strong);
    }
    if (state->architect == cell)
        borgo_canvas_text(canvas, row + 1, column + 1, "@", strong);
}

/* The cells a floor can be built on now. */
static skyline_cells building_choices(const struct skyline_box *box,
                                      const struct skyline_state *state)
{
    borgo_move moves[SKYLINE_MAX_MOVES];
    skyline_cells choices = 0;
    if (state->phase != SKYLINE_BUILDING || !skyline_can_build(box, state))
        return 0;
    for (uint32_t i = skyline_list_builds(box, state, moves); i-- > 0;)
        choices |= borgo_bits_one(skyline_number(moves[i], 0));
    return choices;
}

static void draw_board(struct borgo_canvas *canvas, const struct skyline_box *box,
                       const struct skyline_state *state)
{
    skyline_cells choices = building_choices(box, state);
    for (int i = 0; i < SKYLINE_SIZE; i++) {
        borgo_canvas_number(canvas, 0, column_of(i + 1) + 2, i, faint);
        borgo_canvas_number(canvas, row_of(i + 1), 0, i, faint);
    }
    for (unsigned space = 0; space < SKYLINE_STREET; space++)
        draw_street_space(canvas, box, state, space);
    for (unsigned cell = 0; cell < SKYLINE_CELLS; cell++)
        if ((cell & 7) < SKYLINE_SIZE)
            draw_cell(canvas, state, cell, choices >> cell & 1);
}

static void draw_legend(struct borgo_canvas *canvas)
{
    static const struct {
        const char *sign, *meaning;
    } legend[] = {
        {"A▪", N_("one floor of A")},   {"A▪▪", N_("two floors")}, {"A███", N_("skyscraper")},
        {"@", N_("architect")},         {"a", N_("pawn of A")},    {"( )", N_("action space")},
        {"[ ]", N_("can be built on")},
    };
    for (int i = 0; i < (int)(sizeof legend / sizeof legend[0]); i++) {
        borgo_canvas_text(canvas, 2 + 2 * i, column_of(SIDE) + 2, legend[i].sign, plain);
        borgo_canvas_text(canvas, 2 + 2 * i, column_of(SIDE) + 7,
                          canvas->translate(legend[i].meaning), faint);
    }
    borgo_canvas_text(canvas, row_of(SIDE) - 1, column_of(SIDE) + 2,
                      canvas->translate(N_("money in thousands")), faint);
}

static int draw_label(struct borgo_canvas *canvas, int row, int column, const char *label,
                      int number)
{
    column = borgo_canvas_text(canvas, row, column, canvas->translate(label), faint) + 1;
    return borgo_canvas_number(canvas, row, column, number, plain);
}

static void draw_seat(struct borgo_canvas *canvas, const struct skyline_box *box,
                      const struct skyline_state *state, unsigned seat, int row)
{
    enum { CASH = 20 };
    char letter[2] = {borgo_canvas_seat_letter(seat), '\0'};
    borgo_canvas_text(canvas, row, 0,
                      state->seat == seat && state->phase != SKYLINE_OVER ? ">" : " ", strong);
    borgo_canvas_text(canvas, row, 1, letter, borgo_canvas_seat_style(seat));
    borgo_canvas_fitted(canvas, row, 3, canvas->name[seat], CASH - 4,
                        borgo_canvas_seat_style(seat));
    int32_t money =
        state->phase == SKYLINE_OVER ? skyline_account(state, seat).total : state->cash[seat];
    int column = draw_label(canvas, row, CASH, N_("cash"), money) + 2;
    column = draw_label(canvas, row, column < 33 ? 33 : column, N_("skyscrapers"),
                        (int)skyline_skyscrapers(state, seat));
    column = borgo_canvas_text(canvas, row, column, "/", faint);
    column = borgo_canvas_number(canvas, row, column, box->skyscrapers, faint) + 2;
    draw_label(canvas, row, column < 53 ? 53 : column, N_("floors in reserve"),
               (int)skyline_floors_left(state, seat));
}

/* A text from a column on, broken between words at the right edge; returns the row below it. */
static int draw_wrapped(struct borgo_canvas *canvas, int row, int column, const char *text)
{
    while (*text) {
        int width = borgo_width_text(text, strcspn(text, " "));
        if (column + width > EDGE && column > 3) {
            row++;
            column = 3;
        }
        for (; *text && *text != ' '; text += borgo_width_bytes(text)) {
            borgo_canvas_glyph(canvas, row, column, text, plain);
            column += borgo_width_character(text);
        }
        for (; *text == ' '; text++)
            column++;
    }
    return row + 1;
}

static int draw_sentence(struct borgo_canvas *canvas, int row, int column, struct borgo_event event)
{
    char buffer[400];
    struct borgo_text text;
    struct borgo_teller teller = {.translate = canvas->translate};
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        teller.name[seat] = canvas->name[seat];
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_words_event(&borgo_skyline, &event, &teller, &text);
    return draw_wrapped(canvas, row, column, buffer);
}

/* The last roll and, below, the card it led to. */
static int draw_roll(struct borgo_canvas *canvas, const struct skyline_state *state, int row)
{
    if (state->white == 0)
        return row;
    int column = borgo_canvas_text(canvas, row, 3, canvas->translate(N_("last roll:")), faint) + 1;
    column = draw_label(canvas, row, column, N_("white die"), state->white) + 2;
    if (state->black)
        draw_label(canvas, row, column, N_("black die"), state->black);
    if (state->card == 0)
        return row + 1;
    column = draw_label(canvas, row + 1, 3, N_("action card"), state->card);
    column = borgo_canvas_text(canvas, row + 1, column, ": ", plain);
    return draw_wrapped(canvas, row + 1, column,
                        canvas->translate(skyline_card_names[state->card]));
}

static int draw_rent(struct borgo_canvas *canvas, const struct skyline_state *state, int row)
{
    bool bankrupt = state->end == SKYLINE_BANKRUPT;
    int column = 3;
    if (!bankrupt)
        column =
            borgo_canvas_text(canvas, row, column, canvas->translate(N_("last rent:")), faint) + 1;
    return draw_sentence(
        canvas, row, column,
        (struct borgo_event){.kind = bankrupt ? SKYLINE_TOLD_BANKRUPT : SKYLINE_TOLD_RENT,
                             .value = {state->payer, state->creditor, state->rent,
                                       skyline_cell_value(state->rented)}});
}

static void draw_news(struct borgo_canvas *canvas, const struct skyline_box *box,
                      const struct skyline_state *state, int row)
{
    row = draw_roll(canvas, state, row);
    if (state->rent)
        row = draw_rent(canvas, state, row);
    struct borgo_event event;
    if (state->end == SKYLINE_ALL_BUILT)
        event = (struct borgo_event){.kind = SKYLINE_TOLD_ALL_BUILT,
                                     .value = {state->seat, box->skyscrapers}};
    else if (state->end == SKYLINE_OUT_OF_TURNS)
        event = (struct borgo_event){.kind = SKYLINE_TOLD_OUT_OF_TURNS, .value = {state->turns}};
    else if (state->phase == SKYLINE_BUILDING && !skyline_can_build(box, state))
        event = (struct borgo_event){.kind = SKYLINE_TOLD_NOTHING,
                                     .value = {state->seat, state->black}};
    else
        return;
    draw_sentence(canvas, row, 3, event);
}

void skyline_draw(const void *box_, const void *state_, unsigned seat, struct borgo_canvas *canvas)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    (void)seat;
    draw_board(canvas, box, state);
    draw_legend(canvas);
    int row = row_of(SIDE);
    for (unsigned other = 0; other < box->head.players; other++)
        draw_seat(canvas, box, state, other, row + (int)other);
    draw_news(canvas, box, state, row + box->head.players);
}
