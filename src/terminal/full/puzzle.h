/* Puzzles on the full screen: a page says what is asked and what a turn was worth, the board is the
 * table's. */
#ifndef BORGO_FULL_PUZZLE_H
#define BORGO_FULL_PUZZLE_H

#include "terminal/full/frame.h"

/* A game's puzzles from that number on, until somebody leaves. The game must have a board
 * (find_board). */
void solve_puzzles(struct frame *frame, const char *game, unsigned number);

#endif
