/* Drawing on a grid of character cells: see canvas.h. */
#include "core/canvas.h"

#include <string.h>

void borgo_clear(struct borgo_canvas *canvas)
{
    struct borgo_glyph blank = {.utf8 = {' '}};
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        canvas->glyphs[i] = blank;
    canvas->used_rows = canvas->used_columns = 0;
}

static int glyph_length(const char *glyph)
{
    unsigned char first = (unsigned char)*glyph;
    int length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    for (int i = 1; i < length; i++)
        if (((unsigned char)glyph[i] & 0xc0) != 0x80)
            return 1;
    return length;
}

void borgo_draw_glyph(struct borgo_canvas *canvas, int row, int column, const char *glyph, struct borgo_style style)
{
    if (row < 0 || row >= canvas->rows || column < 0 || column >= canvas->columns)
        return;
    struct borgo_glyph *cell = &canvas->glyphs[row * canvas->columns + column];
    *cell = (struct borgo_glyph){.style = style};
    memcpy(cell->utf8, glyph, (size_t)glyph_length(glyph));
    if (row >= canvas->used_rows)
        canvas->used_rows = row + 1;
    if (column >= canvas->used_columns)
        canvas->used_columns = column + 1;
}

int borgo_draw_text(struct borgo_canvas *canvas, int row, int column, const char *text, struct borgo_style style)
{
    while (*text) {
        borgo_draw_glyph(canvas, row, column++, text, style);
        text += glyph_length(text);
    }
    return column;
}

int borgo_draw_number(struct borgo_canvas *canvas, int row, int column, int32_t number, struct borgo_style style)
{
    char buffer[16];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_put_number(&text, number);
    return borgo_draw_text(canvas, row, column, buffer, style);
}

struct borgo_style borgo_seat_style(unsigned seat)
{
    static const uint8_t ink[4] = {BORGO_RED, BORGO_BLUE, BORGO_YELLOW, BORGO_GREEN};
    return (struct borgo_style){.ink = ink[seat % 4], .bold = 1};
}

char borgo_seat_letter(unsigned seat)
{
    return (char)('A' + seat);
}
