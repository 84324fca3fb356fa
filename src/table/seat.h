/* Who sits at a table: a name, and a person or a computer player. */
#ifndef BORGO_TABLE_SEAT_H
#define BORGO_TABLE_SEAT_H

#include "core/characters.h"

/* The player word of a person's seat. */
#define BORGO_PERSON "human"

enum { BORGO_MAX_NAME = 48, BORGO_MAX_PLAYER_WORD = 24 };

struct borgo_seat {
    char player[BORGO_MAX_PLAYER_WORD + 1]; /* `human`, or a computer player's name */
    char name[BORGO_MAX_NAME + 1];
};

/* A name: 1 to BORGO_MAX_NAME bytes of plain text, all of it visible, that neither start nor end
 * with a space. */
bool borgo_seat_is_name(const char *name);
/* Two names that look the same at a glance: but for capitals and doubled spaces. */
bool borgo_seat_same_name(const char *name, const char *other);
/* A name that two seats have, or NULL. */
const char *borgo_seat_name_twice(const struct borgo_seat *seats, unsigned players);
/* A player's word: 1 to BORGO_MAX_PLAYER_WORD letters, digits and `-`, in lower case. */
bool borgo_seat_is_player_word(const char *word);

#endif
