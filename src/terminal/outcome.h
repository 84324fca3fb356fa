/* How a game ended: why, what everybody's points came from, and who won. Only of games that are
 * over. */
#ifndef BORGO_TERMINAL_OUTCOME_H
#define BORGO_TERMINAL_OUTCOME_H

#include "table/record.h"
#include "terminal/screen.h"

/* The reason, the final account by category, and the totals, best first, with the winners marked.
 */
void print_outcome(const struct screen *screen, const struct borgo_record *record);

#endif
