/* Drawing on a grid of character cells: see canvas.h. */
#include "core/canvas.h"

#include <string.h>

#include "core/width.h"

void borgo_canvas_clear(struct borgo_canvas *canvas)
{
    struct borgo_glyph blank = {.utf8 = {' '}};
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        canvas->glyphs[i] = blank;
    canvas->used_rows = canvas->used_columns = 0;
}

static struct borgo_glyph *glyph_at(const struct borgo_canvas *canvas, int row, int column)
{
    if (row < 0 || row >= canvas->rows || column < 0 || column >= canvas->columns)
        return NULL;
    return &canvas->glyphs[row * canvas->columns + column];
}

/* A mark has no column of its own; one too many is left out. */
static void combine(const struct borgo_canvas *canvas, int row, int column, const char *mark)
{
    struct borgo_glyph *cell = glyph_at(canvas, row, column);
    if (cell && !cell->utf8[0])
        cell = glyph_at(canvas, row, column - 1);
    size_t length = (size_t)borgo_width_bytes(mark), used = cell ? strlen(cell->utf8) : 0;
    if (cell && used + length < sizeof cell->utf8)
        memcpy(cell->utf8 + used, mark, length);
}

/* Makes sure that no wide character lies across the left edge of a column: both its halves become
 * blank. */
static void split(const struct borgo_canvas *canvas, int row, int column)
{
    struct borgo_glyph *right = glyph_at(canvas, row, column),
                       *left = glyph_at(canvas, row, column - 1);
    if (!right || !left || right->utf8[0])
        return;
    right->utf8[0] = ' ';
    memcpy(left->utf8, " ", 2);
}

static void put_glyph(struct borgo_canvas *canvas, int row, int column, const char *glyph,
                      int length, struct borgo_style style)
{
    struct borgo_glyph *cell = glyph_at(canvas, row, column);
    if (!cell)
        return;
    *cell = (struct borgo_glyph){.style = style};
    memcpy(cell->utf8, glyph, (size_t)length);
    if (row >= canvas->used_rows)
        canvas->used_rows = row + 1;
    if (column >= canvas->used_columns)
        canvas->used_columns = column + 1;
}

void borgo_canvas_glyph(struct borgo_canvas *canvas, int row, int column, const char *glyph,
                        struct borgo_style style)
{
    int width = borgo_width_character(glyph);
    if (width == 0) {
        combine(canvas, row, column - 1, glyph);
        return;
    }
    split(canvas, row, column);
    split(canvas, row, column + width);
    bool cut = width == 2 && column + 1 >= canvas->columns;
    put_glyph(canvas, row, column, cut ? "…" : glyph, cut ? 3 : borgo_width_bytes(glyph), style);
    if (width == 2)
        put_glyph(canvas, row, column + 1, "", 0, style);
}

int borgo_canvas_text(struct borgo_canvas *canvas, int row, int column, const char *text,
                      struct borgo_style style)
{
    for (; *text; text += borgo_width_bytes(text)) {
        borgo_canvas_glyph(canvas, row, column, text, style);
        column += borgo_width_character(text);
    }
    return column;
}

int borgo_canvas_fitted(struct borgo_canvas *canvas, int row, int column, const char *text,
                        int width, struct borgo_style style)
{
    if (borgo_width_text(text, strlen(text)) <= width)
        return borgo_canvas_text(canvas, row, column, text, style);
    for (int left = width - 1; left >= borgo_width_character(text);
         text += borgo_width_bytes(text)) {
        borgo_canvas_glyph(canvas, row, column, text, style);
        column += borgo_width_character(text);
        left -= borgo_width_character(text);
    }
    return borgo_canvas_text(canvas, row, column, "…", style);
}

int borgo_canvas_number(struct borgo_canvas *canvas, int row, int column, int32_t number,
                        struct borgo_style style)
{
    char buffer[16];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_text_number(&text, number);
    return borgo_canvas_text(canvas, row, column, buffer, style);
}

struct borgo_style borgo_canvas_seat_style(unsigned seat)
{
    static const uint8_t ink[BORGO_MAX_SEATS] = {BORGO_RED, BORGO_BLUE, BORGO_YELLOW, BORGO_GREEN};
    return (struct borgo_style){.ink = ink[seat % BORGO_MAX_SEATS], .bold = 1};
}

char borgo_canvas_seat_letter(unsigned seat)
{
    return (char)('A' + seat);
}
