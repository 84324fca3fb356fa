/* What a puzzle's turn is about: found from the position and the turns alone, so that it is the
 * same when a puzzle is made and when it is told. */
#ifndef BORGO_TABLE_THEME_H
#define BORGO_TABLE_THEME_H

#include "table/puzzle.h"

enum { BORGO_CATEGORY_ID = 32 };

/* The point of a puzzle, in numbers. */
struct borgo_point {
    enum borgo_theme theme;
    int32_t points;           /* what the best turn adds to the score at once */
    int32_t otherwise;        /* the most that a wrong one adds */
    int32_t theirs;           /* the most that somebody else's score grows in the answer to it */
    int32_t theirs_otherwise; /* and in the answer to the first wrong one */
    int32_t taken;            /* the most that somebody's account falls by with the turn */
    unsigned victim;          /* whose */
    char category[BORGO_CATEGORY_ID]; /* in which the turn brings the seat forward; or empty */
    int32_t place;                    /* where it stands there then */
    uint32_t turns;                   /* first moves the seat can choose from */
    uint32_t answers;                 /* first moves of whoever comes next; 0: nobody does */
    unsigned next;                    /* who that is */
};

void borgo_theme_find(const struct borgo_riddle *riddle, struct borgo_point *point);

#endif
