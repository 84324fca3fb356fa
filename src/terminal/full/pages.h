/* Pages to read during a game: help, standings, the whole log, the end. */
#ifndef BORGO_FULL_PAGES_H
#define BORGO_FULL_PAGES_H

#include "terminal/full/paper.h"
#include "terminal/full/view.h"

/* All about the thing (NO_THING: nothing in particular), the keys, the signs and the rules. */
void read_help(struct view *view, int32_t thing);
/* Where every category of scoring stands. */
void read_standings(struct view *view);
void read_log(struct view *view);
/* Why it ended and what everybody's points came from, behind what is written already; returns the
 * key that closed it, or PRESSED_NOTHING. */
int read_ending(struct frame *frame, const struct borgo_record *record, struct writing *writing,
                int *top);

/* Why nothing can be done with a cell, in a sentence; empty if there is no reason. */
void tell_why(const struct view *view, int32_t cell, char *text, size_t size);

#endif
