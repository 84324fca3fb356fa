/* A lesson at the terminal, for `borgo learn` and the menu. */
#ifndef BORGO_CLI_LEARN_H
#define BORGO_CLI_LEARN_H

#include "table/lesson.h"
#include "terminal/screen.h"

/* Leads through a lesson line by line, from that step on; an exit code. */
int learn_by_lines(const struct borgo_lesson *lesson, unsigned step, struct screen *screen);

#endif
