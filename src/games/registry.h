/* All games Borgo knows. Adding one is a line here and a folder beside. */
#ifndef BORGO_GAMES_REGISTRY_H
#define BORGO_GAMES_REGISTRY_H

#include "core/game.h"

extern const struct borgo_game *const borgo_games[];
extern const int borgo_game_count;

/* By the game's name or one of its editions' names; the edition's own option goes to *edition
 * unless that is NULL. */
const struct borgo_game *borgo_games_find(const char *name, const struct borgo_edition **edition,
                                          struct borgo_error *error);

#endif
