/* Text for people on standard output: wrapped to the terminal's width, bold where the terminal can
 * and may. */
#ifndef BORGO_TERMINAL_PAGE_H
#define BORGO_TERMINAL_PAGE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* That stream (1 or 2) is a terminal that understands escape sequences. */
bool may_escape(int stream);
/* And colours are welcome there: no NO_COLOR. */
bool may_colour(int stream);
/* A text made like vprintf's, to be freed, in which nothing can command a terminal: what came from
 * outside (names of files, arguments) shows its control characters and wrong bytes as \xNN. */
char *visible_text(const char *format, va_list arguments) __attribute__((format(printf, 1, 0)));
/* Columns of a paragraph: the terminal's, at most 78. */
int page_width(void);
/* How many columns so many bytes of a UTF-8 text take. */
int text_columns(const char *text, size_t length);
/* A text padded with spaces on its right to so many columns. */
void print_padded(const char *text, int columns);
/* The same; a text that doesn't fit loses its end to an ellipsis. */
void print_cut(const char *text, int columns);
/* Padded with the spaces on its left. */
void print_right(const char *text, int columns);
/* A heading over a column of numbers: at the right, behind a space at least, its end cut if it must
 * be. */
void print_head(const char *text, int columns);

/* One paragraph, its words set into lines. Its first line continues at column `at`, the others
 * start at `indent`. */
void print_wrapped(const char *text, size_t length, int at, int indent);
/* Rules texts and the like: `# Title`, `## Section`, paragraphs and `- ` lists. */
void print_marked_up(const char *text);
/* Only the section with that heading; false if there is none. */
bool print_section(const char *text, const char *heading);

#endif
