/* The start on the full screen: which game, who plays, with which rules, or what to go on with. */
#ifndef BORGO_FULL_MENU_H
#define BORGO_FULL_MENU_H

#include "core/setup.h"
#include "terminal/full/frame.h"

enum { PERSON = -1 };

/* What was chosen. */
struct menu_choice {
    int kept;                      /* one of the kept games, or -1 */
    bool learns;                   /* the game's lesson */
    bool puzzles;                  /* the puzzle of the day */
    const struct borgo_game *game; /* else a new one */
    const struct borgo_edition *edition;
    struct borgo_setup setup;
    int level[BORGO_MAX_SEATS]; /* of the players' list (borgo_players), or PERSON */
};

/* `kept` are lines that describe the kept games. False: none is wanted. */
bool choose_on_screen(struct frame *frame, char *const *kept, unsigned kept_count,
                      struct menu_choice *choice);

#endif
