/* What all boards share: see board.h. */
#include "terminal/full/board.h"

static const struct full_board *const boards[] = {&board_lane, &board_city, &board_shibuya,
                                                  &board_skyline};

const struct full_board *find_board(const struct borgo_game *game)
{
    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++)
        if (boards[i]->game == game)
            return boards[i];
    return NULL;
}

void add_spot(struct sketch *sketch, int32_t thing, int row, int column, int rows, int columns)
{
    struct spots *spots = sketch->spots;
    if (spots->count < MAX_SPOTS)
        spots->at[spots->count++] =
            (struct spot){thing, (int16_t)row, (int16_t)column, (int16_t)rows, (int16_t)columns};
}

bool is_recent(const struct sketch *sketch, int32_t thing)
{
    for (unsigned i = 0; i < sketch->recent_count; i++)
        if (sketch->recent[i] == thing)
            return true;
    return false;
}

int sketch_label(struct sketch *sketch, int row, int column, const char *label, int number)
{
    struct borgo_canvas *canvas = sketch->canvas;
    column = borgo_canvas_text(canvas, row, column, canvas->translate(label),
                               (struct borgo_style){.dim = 1})
             + 1;
    return borgo_canvas_number(canvas, row, column, number, (struct borgo_style){0}) + 2;
}
