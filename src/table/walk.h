/* Running a table's log again, move by move: for everything that tells or checks what happened. */
#ifndef BORGO_TABLE_WALK_H
#define BORGO_TABLE_WALK_H

#include "table/table.h"

struct borgo_walk {
    const struct borgo_table *table;
    uint32_t at; /* the moves made so far */
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

/* Before the first move. */
void borgo_walk_start(struct borgo_walk *walk, const struct borgo_table *table);
/* The entry the walk comes to next, or NULL at the end of the log. */
const struct borgo_entry *borgo_walk_next(const struct borgo_walk *walk);
/* The text of that entry's move, as `viewer` (a seat, BORGO_WATCHER or BORGO_CHANCE) reads it. */
void borgo_walk_write(const struct borgo_walk *walk, unsigned viewer, struct borgo_text *text);
/* Makes that move; the events may be NULL. */
void borgo_walk_step(struct borgo_walk *walk, struct borgo_events *events);

#endif
