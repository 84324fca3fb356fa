/* The terminal as this program sees it: with colours or not, with somebody sitting there or not. */
#ifndef BORGO_TERMINAL_SCREEN_H
#define BORGO_TERMINAL_SCREEN_H

#include "core/game.h"
#include "terminal/language.h"
#include "terminal/page.h"

struct screen {
    bool colour;
    bool interactive; /* both ends are a terminal: somebody sits there */
    int board_rows;   /* of the board printed last */
};

/* `colour` is the value of --color, or NULL. Complains and returns false if it makes no sense. */
bool open_screen(const char *colour, struct screen *screen);
/* Clears the terminal and what scrolled out of it; nothing elsewhere. */
void clear_screen(const struct screen *screen);
/* Takes back what was printed on this line. */
void clear_line(const struct screen *screen);
/* Switches to a style; back with end_style. */
void start_style(const struct screen *screen, struct borgo_style style);
void end_style(const struct screen *screen);
void print_styled(const struct screen *screen, struct borgo_style style, const char *text);

/* A paragraph set into lines, all of them indented. */
void print_paragraph(int indent, const char *text);
/* A sentence made like printf's, set into lines. The format is translated already. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Short texts in as many columns as fit, read downwards; and how many rows that takes. */
void print_columns(char *const *texts, uint32_t count);
uint32_t count_rows(char *const *texts, uint32_t count);
/* How many rows a list may take if the board above it shall stay on the screen. */
uint32_t rows_below_board(const struct screen *screen);
/* The board of a state hidden for `seat` (BORGO_CHANCE: nothing is hidden). */
void print_board(struct screen *screen, const struct borgo_game *game, const void *box,
                 const void *state, unsigned seat, const char *const names[BORGO_MAX_SEATS]);

#endif
