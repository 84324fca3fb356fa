/* A game with everything that belongs to it: set-up, seats, dealer and moves; and its file, a text for people and programs
 * that docs/records.md describes. Reading a record plays it again and checks all of it: rules, result, and the deal against
 * the seed. What is read is right; what is not right is not read. */
#ifndef BORGO_TABLE_RECORD_H
#define BORGO_TABLE_RECORD_H

#include <stdio.h>

#include "table/dealer.h"
#include "table/seat.h"
#include "table/table.h"

struct borgo_record {
    const struct borgo_game *game;
    struct borgo_setup setup; /* its data texts stay the caller's and must outlive the record */
    void *box;                /* the record's own, from malloc */
    struct borgo_table table;
    struct borgo_seat seat[BORGO_MAX_SEATS];
    bool has_hash; /* a dealer promised the deal before the first move */
    bool has_seed; /* the dealer's seed is known: the deal can be checked, or the game go on */
    unsigned char hash[BORGO_HASH_BYTES];
    struct borgo_dealer dealer;
};

enum borgo_verdict {
    BORGO_RECORD_RIGHT,
    BORGO_RECORD_WRONG,     /* damaged or forged */
    BORGO_RECORD_UNREADABLE /* no record at all, of a later version, or its own data are missing */
};

/* A game before its first move. The record takes the box over; the dealer's hash is noted at once. Seats are the
 * caller's to fill. */
void borgo_record_open(struct borgo_record *record, const struct borgo_game *game, const struct borgo_setup *setup,
                       void *box, const struct borgo_dealer *dealer);
void borgo_record_close(struct borgo_record *record);

bool borgo_record_is_over(const struct borgo_record *record);

/* Writes it; the seed of a finished game in the open, that of an unfinished one marked private. */
void borgo_record_write(const struct borgo_record *record, FILE *file);
/* Writes a file beside it first, so that an interruption never leaves half a record. */
bool borgo_record_save(const struct borgo_record *record, const char *path, struct borgo_error *error);

/* The game a record's first lines name, so that the caller can bring the data it is played with. NULL after a failure. */
const struct borgo_game *borgo_record_game(const char *file, const char *text, enum borgo_verdict *verdict,
                                           struct borgo_error *error);
/* Reads and checks a record, played with the data of `given`. If it isn't right nothing is left to close. */
enum borgo_verdict borgo_record_read(struct borgo_record *record, const char *file, const char *text,
                                     const struct borgo_setup *given, struct borgo_error *error);

/* The lines that tell a finished game's result: `final 20 17`, `winners 0`. */
void borgo_write_final(const struct borgo_table *table, struct borgo_text *text);
void borgo_write_winners(const struct borgo_table *table, struct borgo_text *text);
/* Whether data number `index` of a set-up is not what is built in. */
bool borgo_is_own_data(const struct borgo_game *game, const struct borgo_setup *setup, int index);

#endif
