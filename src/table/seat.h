/* Who sits at a table: a name and a player. Human or computer, everyone decides through the one door `borgo_ask`. */
#ifndef BORGO_TABLE_SEAT_H
#define BORGO_TABLE_SEAT_H

#include "core/characters.h"
#include "players/player.h"
#include "table/table.h"

enum { BORGO_MAX_NAME = 48, BORGO_MAX_PLAYER_WORD = 24 };

struct borgo_seat {
    char player[BORGO_MAX_PLAYER_WORD + 1]; /* `human`, or a computer player's name */
    char name[BORGO_MAX_NAME + 1];
};

/* A name: 1 to BORGO_MAX_NAME bytes of plain text, all of it visible, that neither start nor end with a space. */
bool borgo_is_name(const char *name);
/* Two names that look the same at a glance: but for capitals and doubled spaces. */
bool borgo_same_name(const char *name, const char *other);
/* A name that two seats have, or NULL. */
const char *borgo_name_twice(const struct borgo_seat *seats, unsigned players);
/* A player's word: 1 to BORGO_MAX_PLAYER_WORD letters, digits and `-`, in lower case. */
bool borgo_is_player_word(const char *word);

/* Asks for a decision of a seat that is to act, with the seat's eyes and so many seconds' time (0: as much as it takes).
 * False: none was made (a human left). */
bool borgo_ask(const struct borgo_table *table, unsigned seat, const struct borgo_player *player, void *memory,
               struct borgo_rng *rng, double seconds, borgo_move *move);

#endif
