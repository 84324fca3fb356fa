/* A store that several processes share: who has which table, and who is there. A store that is a
 * file belongs to one process, which has everything. docs/decisions/0014-many-halls.md.
 *
 * All of this belongs to the thread of the store's reader. */
#ifndef BORGO_STORE_SHARING_H
#define BORGO_STORE_SHARING_H

#include "store/store.h"

bool store_is_shared(struct store *store);
/* The number by which this process is known; it never comes again. */
int64_t store_process(struct store *store);
/* Until then, in milliseconds of the clock that never jumps, nobody else can have this process's
 * tables. It moves on as long as the database answers. */
int64_t store_holds_until(struct store *store);
/* Milliseconds since 1970 by the database's clock; `otherwise` where there is none. */
int64_t store_wall(struct store *store, int64_t run, int64_t otherwise);

/* Takes a table for this process, unless somebody else has it. */
enum store_whose { STORE_MINE, STORE_ANOTHERS, STORE_NOBODYS /* there is none */, STORE_UNKNOWN };
struct store_claim {
    enum store_whose whose;
    int64_t holder; /* the process that has it */
    int64_t alive;  /* wall time when the one that had it before was last heard of; 0: nobody had */
};
struct store_claim store_claim(struct store *store, const char *table, struct borgo_error *error);
/* Takes the name of a table that isn't there yet: STORE_ANOTHERS where there is one. */
struct store_claim store_claim_new(struct store *store, const char *table,
                                   struct borgo_error *error);
/* By which rules this process plays: two versions may be there at the same time. */
void store_say_rules(struct store *store, const char *rules);
/* Gives back a table that can't be read by them, if somebody plays by other ones: they will take
 * it. False: nobody does. */
bool store_refuse(struct store *store, const char *table);
/* Gives a table back that nothing is being written about. */
void store_release(struct store *store, const char *table);

/* Gives up processes that are silent, and takes tables that nobody has: so many at most. */
typedef void store_each_orphan(void *context, const char *table, int64_t alive);
bool store_adopt(struct store *store, unsigned most, store_each_orphan *each, void *context);
/* The numbers of those who are there; how many, 0 where that can't be told. */
unsigned store_processes(struct store *store, int64_t *numbers, unsigned most);
/* Whether a person has a line at any process. */
bool store_is_present(struct store *store, const char *person);
/* Somebody, one of those who share that number, has guessed at an invitation in vain: how often
 * they have lately, at all processes together, where so many a minute are forgotten; 0: nobody
 * knows. */
double store_count_guess(struct store *store, unsigned who, unsigned a_minute);
/* This process goes, and others may have its tables at once. Nothing can be written any more. */
void store_leave(struct store *store);
/* Waits until no other process is there; false with an error if that doesn't come. */
bool store_be_alone(struct store *store, struct borgo_error *error);

#endif
