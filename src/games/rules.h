/* The rules of each game as a text for players, in our own words: data/rules, built into the
 * binary. The browser's build has only the numbers of their sections. */
#ifndef BORGO_GAMES_RULES_H
#define BORGO_GAMES_RULES_H

#include "core/game.h"
#include "core/language.h"

/* The text of a game in a language, else in English; NULL if there is none at all. */
const char *borgo_rules_text(const struct borgo_game *game, const struct borgo_language *language);

/* What the ids of a game's rules begin with: LANE of LANE-7; NULL if it has no text. */
const char *borgo_rules_prefix(const struct borgo_game *game);

/* The section of the text that tells a rule, whose number is from 1 on; -1 if there is no such
 * rule. */
int borgo_rules_section(const struct borgo_game *game, int rule);

#endif
