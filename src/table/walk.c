/* Running a table's log again: see walk.h. */
#include "table/walk.h"

#include <string.h>

#include "core/moves.h"

void borgo_walk_start(struct borgo_walk *walk, const struct borgo_table *table)
{
    walk->table = table;
    walk->at = 0;
    memcpy(walk->state, table->start, table->game->state_size);
}

const struct borgo_entry *borgo_walk_next(const struct borgo_walk *walk)
{
    return walk->at < walk->table->count ? &walk->table->log[walk->at] : NULL;
}

void borgo_walk_write(const struct borgo_walk *walk, unsigned viewer, struct borgo_text *text)
{
    const struct borgo_table *table = walk->table;
    const struct borgo_entry *next = &table->log[walk->at];
    borgo_move seen = table->game->veil(table->box, next->seat, next->move, viewer);
    borgo_moves_write(table->game, table->box, walk->state, seen, text);
}

void borgo_walk_step(struct borgo_walk *walk, struct borgo_events *events)
{
    const struct borgo_table *table = walk->table;
    const struct borgo_entry *next = &table->log[walk->at++];
    if (events)
        events->count = 0;
    table->game->play(table->box, walk->state, next->seat, next->move, events);
}
