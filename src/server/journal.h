/* The journal of a table, for those who read it again: the hall when it opens its doors, and
 * whoever checks stored games against the rules. */
#ifndef BORGO_SERVER_JOURNAL_H
#define BORGO_SERVER_JOURNAL_H

#include "server/hall_data.h"

/* Takes the next event of a table; at first the table is empty (all zero but its id). Fails where
 * the rules of today don't allow it or chance would deal something else. */
bool journal_read(struct hall_table *table, const struct store_event *event,
                  struct borgo_moves *room, struct borgo_error *error);
/* A table that was read that way, emptied. */
void journal_empty(struct hall_table *table);
/* Asks the wire to do something: false with its reason if it doesn't. */
bool journal_ask_wire(struct borgo_wire *wire, struct paper *request, struct borgo_error *error);
const char *journal_ending(enum ending ending);
/* A value of a request, written as it was read. */
void journal_put_value(struct borgo_json *json, const char *name, const value *found);

#endif
