/* From words (`players 3`, `edition=avenue`) to a checked set-up and a box. */
#ifndef BORGO_CORE_SETUP_H
#define BORGO_CORE_SETUP_H

#include "core/game.h"

/* Every option at its default, built-in data, the game's lowest player count. */
void borgo_setup_default(const struct borgo_game *game, struct borgo_setup *setup);
bool borgo_setup_set_players(const struct borgo_game *game, struct borgo_setup *setup,
                             uint32_t players, struct borgo_error *error);
bool borgo_setup_set_option(const struct borgo_game *game, struct borgo_setup *setup,
                            const char *name, const char *value, struct borgo_error *error);
/* "name=value" */
bool borgo_setup_set_option_text(const struct borgo_game *game, struct borgo_setup *setup,
                                 const char *text, struct borgo_error *error);

/* Checks the set-up as a whole, fills the box's head and lets the game do the rest. */
bool borgo_setup_make_box(const struct borgo_game *game, const struct borgo_setup *setup, void *box,
                          struct borgo_error *error);

/* The text of a box's option, by the option's index. */
const char *borgo_setup_option_text(const struct borgo_game *game, const void *box, int option);

int borgo_setup_option_count(const struct borgo_game *game);
int borgo_setup_value_count(const struct borgo_option *option);
int borgo_setup_data_count(const struct borgo_game *game);
bool borgo_setup_allows_players(const struct borgo_game *game, uint32_t players);

#endif
