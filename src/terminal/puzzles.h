/* The puzzles that are built in (data/puzzles), and somebody at one of them: the table it is tried
 * on, the moves made so far, and what came of it. */
#ifndef BORGO_TERMINAL_PUZZLES_H
#define BORGO_TERMINAL_PUZZLES_H

#include "table/record.h"
#include "table/trial.h"

/* The text of a game's puzzles; NULL if there are none. */
const char *borgo_puzzles_builtin(const char *game);

/* The puzzle of that number, from 0; false: there are fewer. */
bool find_puzzle(const char *game, unsigned number, struct borgo_puzzle *puzzle);
unsigned count_puzzles(const char *game);
/* The puzzle of a day, counted from 1970 by the calendar: the same as on the page. */
void find_daily(long day, const char **game, unsigned *number);

struct solving {
    struct borgo_puzzle puzzle;
    struct borgo_riddle riddle;
    struct borgo_record record;   /* the table with its names, for showing and telling */
    struct borgo_suggestion turn; /* as far as it is made */
    bool tried;                   /* it is whole, and judged: */
    struct borgo_trial trial;
    struct borgo_trial_words words;
    bool answered; /* the best answer has been played */
};

/* The built-in puzzle of that number; false: there is none. */
bool solving_open(struct solving *solving, const char *game, unsigned number);
void solving_close(struct solving *solving);
/* From the beginning. */
void solving_again(struct solving *solving);
/* Makes a move of the turn; where that makes it whole it is judged, and a wrong one answered. */
void solving_move(struct solving *solving, borgo_move move);
/* Plays the best answer to a right turn; false: it was played, or there is none. */
bool solving_answer(struct solving *solving);

#endif
