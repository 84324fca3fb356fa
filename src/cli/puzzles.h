/* Puzzles at the terminal, for `borgo puzzles` and the menu. */
#ifndef BORGO_CLI_PUZZLES_H
#define BORGO_CLI_PUZZLES_H

#include "terminal/puzzles.h"
#include "terminal/screen.h"

/* The puzzle of the day; an exit code. */
int puzzle_of_the_day(struct screen *screen, bool full);

/* Puzzles of a game line by line, from that one on, until somebody leaves; an exit code. */
int solve_by_lines(const char *game, unsigned number, struct screen *screen);

#endif
