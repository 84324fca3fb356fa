/* From the words of `borgo play` to a game that can begin: a new one, or one that goes on. */
#ifndef BORGO_CLI_OPENING_H
#define BORGO_CLI_OPENING_H

#include "cli/seats.h"
#include "table/record.h"

/* A new game by its name, with the flags' options, data, seats and seed. Complains and returns
 * false if anything is wrong. */
bool open_new_game(const struct arguments *arguments, const char *game,
                   struct borgo_record *record);
/* A game that begins at the position in a file. `named` is the game that was named, or NULL. */
bool open_game_at(const struct arguments *arguments, const char *path, const char *named,
                  struct borgo_record *record);
/* A game that was saved. */
bool open_saved_game(const struct arguments *arguments, const char *path,
                     struct borgo_record *record);

#endif
