/* A grid of character cells that games draw their boards on. The terminal prints it with colours, a
 * full-screen program copies it to its windows. Meaning never rests on colour alone: glyphs carry
 * it too. */
#ifndef BORGO_CORE_CANVAS_H
#define BORGO_CORE_CANVAS_H

#include <stdint.h>

#include "core/seats.h"
#include "core/text.h"

enum borgo_ink {
    BORGO_PLAIN,
    BORGO_RED,
    BORGO_GREEN,
    BORGO_YELLOW,
    BORGO_BLUE,
    BORGO_VIOLET,
    BORGO_CYAN,
    BORGO_WHITE,
    BORGO_BLACK,
    BORGO_GREY
};

struct borgo_style {
    uint8_t ink;
    uint8_t paper; /* BORGO_PLAIN: the terminal's own */
    uint8_t bold;
    uint8_t dim;
    uint8_t reverse; /* where a cursor stands: only of full screens */
};

struct borgo_glyph {
    char utf8[16]; /* one character with the marks combined with it; empty behind one that takes two
                      columns */
    struct borgo_style style;
};

struct borgo_canvas {
    struct borgo_glyph *glyphs; /* rows * columns */
    int rows, columns;
    int used_rows, used_columns; /* the extent of what was drawn */
    borgo_translate *translate;
    const char *name[BORGO_MAX_SEATS]; /* the players' names */
};

void borgo_canvas_clear(struct borgo_canvas *canvas);
/* One UTF-8 character; outside the canvas nothing happens. One that takes two columns has the next
 * one too; a mark goes to the character on its left. */
void borgo_canvas_glyph(struct borgo_canvas *canvas, int row, int column, const char *glyph,
                        struct borgo_style style);
/* A text on one row; returns the column after it. */
int borgo_canvas_text(struct borgo_canvas *canvas, int row, int column, const char *text,
                      struct borgo_style style);
/* The same in at most so many columns: a longer text ends with dots. */
int borgo_canvas_fitted(struct borgo_canvas *canvas, int row, int column, const char *text,
                        int width, struct borgo_style style);
int borgo_canvas_number(struct borgo_canvas *canvas, int row, int column, int32_t number,
                        struct borgo_style style);

/* The style of a seat's pieces and name: its colour, everywhere the same. */
struct borgo_style borgo_canvas_seat_style(unsigned seat);
/* The letter of a seat's pieces: A B C D. */
char borgo_canvas_seat_letter(unsigned seat);

#endif
