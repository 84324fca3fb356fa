/* A store in memory, behind the store's own interface, whose moments a test decides: what was given
 * waits until it is settled, well or badly. What it reads is what is settled, as a disk would have
 * it after a crash. It has no thread and no file; only one process's tests use it. */
#ifndef BORGO_TESTS_FAKE_STORE_H
#define BORGO_TESTS_FAKE_STORE_H

#include "store/store.h"

/* The first so many groups that wait become safe. */
void fake_store_settle(struct store *store, unsigned groups);
/* Everything that waits fails, and what is given until store_collect has told of it. */
void fake_store_fail(struct store *store);
/* From now on whatever would be settled fails, or no more. */
void fake_store_set_full(struct store *store, bool full);
unsigned fake_store_waiting(const struct store *store);
/* Every read fails, or no more. */
void fake_store_set_unreadable(struct store *store, bool unreadable);

/* What was given that a store has to refuse (a number twice, a gap, a table that isn't there): a
 * sentence, or NULL. It fails all others in its transaction, so nothing may ever be given so. */
const char *fake_store_fault(const struct store *store);

/* How many events of a table are safe, and one of them. */
uint32_t fake_store_events(const struct store *store, const char *table);
const char *fake_store_event(const struct store *store, const char *table, uint32_t number);
/* Rows of people, of seats, lines of chat, and of records. */
struct fake_store_counts {
    unsigned tables, people, seats, lines, kept;
};
struct fake_store_counts fake_store_count(const struct store *store);
/* Whether that text occurs anywhere in it. */
bool fake_store_has(const struct store *store, const char *text);

#endif
