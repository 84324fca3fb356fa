/* Project Skyline on the full screen: the grid, and the street around it. A building is its owner's
 * letter and a block for each floor; `@` is the architect, small letters are pawns. */
#include "games/skyline/show.h"
#include "terminal/full/board.h"

enum { LEFT = 3, TOP = 1, SIDE = 8 /* spaces a side with the street */ };

static const struct {
    int columns, rows;
} cells[] = {{6, 2}, {8, 3}, {10, 4}};

static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1};

static int row_of(const struct sketch *sketch, int row)
{
    return TOP + row * cells[sketch->scale].rows;
}

static int column_of(const struct sketch *sketch, int column)
{
    return LEFT + column * cells[sketch->scale].columns;
}

static void measure(const void *box, const void *state, int scale, int *rows, int *columns)
{
    struct sketch sketch = {.scale = scale};
    (void)box, (void)state;
    *rows = row_of(&sketch, SIDE);
    *columns = column_of(&sketch, SIDE);
}

/* Where a street space lies in the square that grid and street form. */
static void street_place(unsigned space, int *row, int *column)
{
    int along = (int)(space % SKYLINE_CORNERS), last = SIDE - 1;
    unsigned side = space / SKYLINE_CORNERS;
    *row = side == 0 ? 0 : side == 1 ? along : side == 2 ? last : last - along;
    *column = side == 0 ? along : side == 1 ? last : side == 2 ? last - along : 0;
}

static void draw_street_space(struct sketch *sketch, unsigned space)
{
    const struct skyline_box *box = sketch->box;
    const struct skyline_state *state = sketch->state;
    struct borgo_canvas *canvas = sketch->canvas;
    int row, column, width = cells[sketch->scale].columns, rows = cells[sketch->scale].rows;
    bool corner = space % SKYLINE_CORNERS == 0;
    street_place(space, &row, &column);
    row = row_of(sketch, row);
    column = column_of(sketch, column);
    if (corner) {
        borgo_canvas_text(canvas, row, column, "(", strong);
        borgo_canvas_text(canvas, row, column + width - 1, ")", strong);
    }
    int at = borgo_canvas_number(canvas, row + rows - 1, column + 1, (int32_t)space, faint);
    if (corner)
        borgo_canvas_text(canvas, row + rows - 1, at, " ?", faint);
    at = column + 1;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        char pawn[2] = {(char)('a' + seat), '\0'};
        if (state->pawn[seat] == space)
            at = borgo_canvas_text(canvas, row, at, pawn, borgo_canvas_seat_style(seat));
    }
    add_spot(sketch, thing_of(THING_PLACE, (int32_t)space), row, column, rows, width);
}

/* As many blocks as floors; a skyscraper fills its cell. */
static void draw_building(struct sketch *sketch, unsigned cell, int row, int column)
{
    const struct skyline_state *state = sketch->state;
    unsigned owner = skyline_owner(state, cell), height = skyline_height(state, cell);
    struct borgo_style style = borgo_canvas_seat_style(owner);
    char letter[2] = {borgo_canvas_seat_letter(owner), '\0'};
    int width = cells[sketch->scale].columns - 3, rows = cells[sketch->scale].rows,
        middle = row + (rows - 1) / 2;
    borgo_canvas_text(sketch->canvas, middle, column + 1, letter, style);
    if (height < SKYLINE_SKYSCRAPER) {
        for (unsigned i = 0; i < height; i++)
            borgo_canvas_glyph(sketch->canvas, middle, column + 2 + (int)i, "▪", style);
        return;
    }
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < width; j++)
            borgo_canvas_glyph(sketch->canvas, row + i, column + 2 + j, "█", style);
}

static void draw_cell(struct sketch *sketch, unsigned cell)
{
    const struct skyline_state *state = sketch->state;
    int row = row_of(sketch, (int)(cell >> 3) + 1), column = column_of(sketch, (int)(cell & 7) + 1),
        rows = cells[sketch->scale].rows, width = cells[sketch->scale].columns;
    int32_t thing = skyline_cell_value(cell);
    if (state->height[0] >> cell & 1)
        borgo_canvas_glyph(sketch->canvas, row + (rows - 1) / 2, column + width / 2 - 1, "·",
                           faint);
    else
        draw_building(sketch, cell, row, column);
    if (state->architect == cell)
        borgo_canvas_text(sketch->canvas, row + rows - 1, column + 1, "@", strong);
    if (is_recent(sketch, thing))
        borgo_canvas_text(sketch->canvas, row + rows - 1, column, "*", strong);
    add_spot(sketch, thing, row, column, rows, cells[sketch->scale].columns);
}

static void draw(struct sketch *sketch)
{
    for (int i = 0; i < SKYLINE_SIZE; i++) {
        borgo_canvas_number(sketch->canvas, 0,
                            column_of(sketch, i + 1) + cells[sketch->scale].columns / 2 - 1, i,
                            faint);
        borgo_canvas_number(sketch->canvas,
                            row_of(sketch, i + 1) + (cells[sketch->scale].rows - 1) / 2, 0, i,
                            faint);
    }
    for (unsigned space = 0; space < SKYLINE_STREET; space++)
        draw_street_space(sketch, space);
    for (unsigned cell = 0; cell < SKYLINE_CELLS; cell++)
        if ((cell & 7) < SKYLINE_SIZE)
            draw_cell(sketch, cell);
}

static void draw_seat(struct sketch *sketch, unsigned seat, int row, int column, int width)
{
    const struct skyline_box *box = sketch->box;
    const struct skyline_state *state = sketch->state;
    (void)width;
    column = borgo_canvas_text(sketch->canvas, row, column, "███ ", borgo_canvas_seat_style(seat));
    column = borgo_canvas_number(sketch->canvas, row, column,
                                 (int32_t)skyline_skyscrapers(state, seat), plain);
    column = borgo_canvas_text(sketch->canvas, row, column, "/", faint);
    column = borgo_canvas_number(sketch->canvas, row, column, box->skyscrapers, faint) + 2;
    sketch_label(sketch, row, column, N_("floors"), (int)skyline_floors_left(state, seat));
}

static void draw_supplies(struct sketch *sketch, int row, int column, int width)
{
    borgo_canvas_fitted(sketch->canvas, row, column,
                        sketch->canvas->translate(N_("money in thousands")), width, faint);
}

/* The last roll and the card it led to. */
static void draw_hand(struct sketch *sketch)
{
    const struct skyline_state *state = sketch->state;
    int column = 1, width = sketch->canvas->columns;
    if (state->white) {
        column = sketch_label(sketch, 0, column, N_("white die"), state->white);
        if (state->black)
            column = sketch_label(sketch, 0, column, N_("black die"), state->black);
    }
    if (state->card) {
        column = sketch_label(sketch, 0, column, N_("action card"), state->card);
        borgo_canvas_fitted(sketch->canvas, 0, column,
                            sketch->canvas->translate(skyline_card_names[state->card]),
                            width - column, plain);
    }
}

static int32_t thing(const void *box, const void *state, const struct borgo_description *move,
                     unsigned place)
{
    (void)box, (void)state;
    if (move->kind == SKYLINE_MOVE_START)
        return thing_of(THING_PLACE, move->value[0]);
    return skyline_forms[move->kind].sentence.place[place].type == BORGO_CELL ? move->value[place]
                                                                              : NO_THING;
}

static const char *ask(unsigned kind, unsigned step)
{
    switch (kind) {
    case SKYLINE_MOVE_START:
        return N_("Choose the action space your pawn starts on");
    case SKYLINE_MOVE_TOWER:
        return N_("Choose a cell in the middle for your first skyscraper");
    case SKYLINE_MOVE_FLOOR:
        return N_("Choose a cell for a floor");
    case SKYLINE_MOVE_BUILD:
    case SKYLINE_MOVE_GROW:
    case SKYLINE_MOVE_MERGE:
        return step ? N_("Choose the building that is demolished")
                    : N_("Choose where to build, as far from the architect as the black die says");
    case SKYLINE_MOVE_SWAP:
        return step ? N_("Choose the other building") : N_("Choose a building to swap");
    case SKYLINE_MOVE_MOVE:
        return step ? N_("Choose where it goes") : N_("Choose a building to move");
    case SKYLINE_MOVE_RETURN:
    case SKYLINE_MOVE_REMOVE:
        return N_("Choose a building");
    default:
        return NULL;
    }
}

/* The card that is carried out. */
static void explain(const void *box, const void *state_, int32_t thing, borgo_translate *translate,
                    struct borgo_text *text)
{
    const struct skyline_state *state = state_;
    (void)box, (void)thing;
    if (state->card)
        borgo_text_print(text, "%s %d: %s", translate(N_("action card")), state->card,
                         translate(skyline_card_names[state->card]));
}

const struct full_board board_skyline = {
    .game = &borgo_skyline,
    .scales = sizeof cells / sizeof cells[0],
    .measure = measure,
    .draw = draw,
    .draw_seat = draw_seat,
    .seat_rows = 1,
    .draw_supplies = draw_supplies,
    .supply_rows = 1,
    .draw_hand = draw_hand,
    .hand_rows = 1,
    .thing = thing,
    .ask = ask,
    .explain = explain,
};
