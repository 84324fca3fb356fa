/* Who a person is on servers: a key that was made here and that nobody else has, and the name used
 * last, in the file `person` of the user's data folder. Beside it, while a deal is being sealed,
 * the number that this client added: a program that is ended in the middle can go on. */
#ifndef BORGO_CLI_IDENTITY_H
#define BORGO_CLI_IDENTITY_H

#include "table/hash.h"
#include "table/seat.h"

enum { IDENTITY_KEY = 32 };

struct identity {
    char key[IDENTITY_KEY + 1]; /* hexadecimal digits */
    char name[BORGO_MAX_NAME + 1];
};

/* Reads it, or makes one and keeps it. False: it can't be kept; it is there all the same, for this
 * run. */
bool open_identity(struct identity *identity, struct borgo_error *error);
/* The name used last, or an empty one; nothing is made. */
void read_own_name(char name[BORGO_MAX_NAME + 1]);
/* The name for next time; whether it could be kept matters little. */
void keep_name(struct identity *identity, const char *name);

/* This client's number for the deal of a table with that commitment (hexadecimal digits): the one
 * that was drawn before, else a new one, kept. */
void sealing_number(const char *table, const char *commitment,
                    unsigned char number[BORGO_SEED_BYTES]);
/* The deal is over with. */
void forget_number(const char *table);

#endif
