/* A lesson at the terminal, for `borgo learn` and the menu. */
#ifndef BORGO_CLI_LEARN_H
#define BORGO_CLI_LEARN_H

#include "table/lesson.h"
#include "terminal/screen.h"

/* The lesson of a game that is built in; an exit code. */
int learn_game(const char *name, struct screen *screen, bool full);

/* Leads through a lesson line by line, from that step on; an exit code. `over`: to its end. */
int learn_by_lines(const struct borgo_lesson *lesson, unsigned step, struct screen *screen,
                   bool *over);

#endif
