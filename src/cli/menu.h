/* Which game? Asked of somebody who started `borgo play` without naming one. */
#ifndef BORGO_CLI_MENU_H
#define BORGO_CLI_MENU_H

#include "cli/input.h"

/* The name of an edition, or NULL when the input ended or whoever sits there wants none of them. */
const char *choose_game(struct input *input);

#endif
