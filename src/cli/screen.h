/* The terminal as this program sees it: how wide, with colours or not, with somebody sitting there or not. */
#ifndef BORGO_CLI_SCREEN_H
#define BORGO_CLI_SCREEN_H

#include "cli/command.h"
#include "cli/page.h"

#define COLOR_FLAG                                                                                                         \
    {                                                                                                                      \
        "--color", "auto|always|never", N_("colours; auto: at a terminal, unless NO_COLOR is set")                         \
    }

struct screen {
    bool colour;
    bool interactive; /* both ends are a terminal: somebody sits there */
    int columns;
};

/* Complains and returns false if --color makes no sense. */
bool open_screen(const struct arguments *arguments, struct screen *screen);
/* Clears the terminal and what scrolled out of it; nothing elsewhere. */
void clear_screen(const struct screen *screen);
/* Switches to a style; back with end_style. */
void start_style(const struct screen *screen, struct borgo_style style);
void end_style(const struct screen *screen);
void print_styled(const struct screen *screen, struct borgo_style style, const char *text);

/* A paragraph set into lines, all of them indented. */
void print_paragraph(int indent, const char *text);
/* Short texts in as many columns as fit, read downwards. */
void print_columns(const struct screen *screen, char *const *texts, uint32_t count);
/* The board of a state hidden for `seat` (BORGO_CHANCE: nothing is hidden). */
void print_board(const struct screen *screen, const struct borgo_game *game, const void *box, const void *state,
                 unsigned seat, const char *const names[BORGO_MAX_SEATS]);

#endif
