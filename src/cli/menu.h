/* What shall be played? Asked of somebody who started `borgo play` without saying it. */
#ifndef BORGO_CLI_MENU_H
#define BORGO_CLI_MENU_H

#include "terminal/input.h"

/* A new game, one that was kept, or a lesson. */
struct start {
    const char *game;  /* the name of an edition, or NULL */
    char *load;        /* the path of a kept game, to be freed, or NULL */
    const char *learn; /* the name of a game to be learnt, or NULL */
    bool puzzles;      /* the puzzle of the day */
};

/* False when the input ended or whoever sits there wants none of them. */
bool choose_start(struct input *input, struct start *start);

#endif
