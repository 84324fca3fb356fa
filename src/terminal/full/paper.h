/* Text on the full screen: paragraphs set into a width, and whole pages to read in. */
#ifndef BORGO_FULL_PAPER_H
#define BORGO_FULL_PAPER_H

#include "terminal/full/frame.h"

/* Sets a paragraph into lines from that place on, at most so many rows; more would end with dots.
 * Returns how many rows it takes, which may be more. With a NULL canvas it is only counted. */
int draw_paragraph(struct borgo_canvas *canvas, int row, int column, int width, int rows,
                   const char *text, struct borgo_style style);
/* A line across with a heading in it. */
void draw_rule(struct borgo_canvas *canvas, int row, int column, int width, const char *heading,
               struct borgo_style style);
/* A bar in reverse with a text on its left and one on its right. */
void draw_bar(struct borgo_canvas *canvas, int row, const char *left, const char *right);

/* A growing text. */
struct writing {
    char *text;
    size_t used, room;
};

void writing_add(struct writing *writing, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void writing_free(struct writing *writing);

/* Shows a page until it is closed: `#` and `##` begin headings, `- ` an entry of a list; other
 * lines are paragraphs. A line that begins with a bar `|` is shown as it is. Returns the key that
 * closed it, or 0 when the program ends. `keys` says what else can be pressed, or is NULL. */
int read_page(struct frame *frame, const char *title, const char *text, const char *keys);
/* The same for a page whose text may change while it is read: PRESSED_NOTHING is returned too.
 * `top` is the first row that is shown, from one call to the next; where it is NULL every key is
 * returned, so that something can be typed. */
int read_changing_page(struct frame *frame, const char *title, const char *text, const char *keys,
                       int *top);

#endif
