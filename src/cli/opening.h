/* From the words of `borgo play` to a game that can begin: a new one, or one that goes on. */
#ifndef BORGO_CLI_OPENING_H
#define BORGO_CLI_OPENING_H

#include "cli/seats.h"
#include "table/record.h"

/* A new game by its name, with the flags' options, data, seats and seed. Complains and returns
 * false if anything is wrong. */
bool open_new_game(const struct arguments *arguments, const char *game,
                   struct borgo_record *record);
/* A game that was saved. */
bool open_saved_game(const struct arguments *arguments, const char *path,
                     struct borgo_record *record);

#endif
