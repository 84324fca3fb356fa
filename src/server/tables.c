/* Tables in memory, and out of the store: see hall_parts.h. */
#include <stdlib.h>
#include <string.h>

#include "server/hall_parts.h"
#include "server/journal.h"
#include "store/sharing.h"

struct hall_table *find_loaded(struct hall *hall, const char *id)
{
    for (struct hall_table *table = hall->tables[bucket_of(id)]; table; table = table->next)
        if (strcmp(table->id, id) == 0)
            return table;
    return NULL;
}

struct hall_table *add_table(struct hall *hall, const char *id)
{
    struct hall_table *table = hall_allocate(sizeof *table), **at = &hall->tables[bucket_of(id)];
    memcpy(table->id, id, strlen(id) + 1);
    table->ended_by = BORGO_WATCHER;
    table->passed_at = hall->now.run;
    table->turn_since = hall->now.wall;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        table->lost[seat] = hall->now.run;
    table->next = *at;
    *at = table;
    hall->figures.tables++;
    return table;
}

/* All that the journal told. */
void journal_empty(struct hall_table *table)
{
    if (table->begun)
        borgo_wire_close(&table->wire);
    free(table->terms);
    free(table->moves_at);
}

void drop_table(struct hall *hall, struct hall_table *table)
{
    struct hall_table **at = &hall->tables[bucket_of(table->id)];
    while (*at != table)
        at = &(*at)->next;
    *at = table->next;
    if (table->thinking)
        hall->host.cancel(hall->host.context, table->thinking);
    while (table->here)
        detach(hall, table->here);
    if (!hall->closing)
        store_release(hall->store, table->id);
    journal_empty(table);
    free(table);
    hall->figures.tables--;
}

void delete_table(struct hall *hall, struct hall_table *table)
{
    struct store_change change = {.kind = STORE_DROP_TABLE, .table = {.id = table->id}};
    table->last_write = store_write(hall->store, &change, 1);
    table->phase = PHASE_CLOSED;
    table->dropped = table->lobby_due = true;
}

struct reading {
    struct hall_table *table;
    struct borgo_moves *room;
    struct borgo_error error;
    bool fine;
};

static bool read_event(void *reading_, const struct store_event *event)
{
    struct reading *reading = reading_;
    reading->fine = journal_read(reading->table, event, reading->room, &reading->error);
    return reading->fine;
}

/* False only where the store can't be read; a table whose events can't be taken is closed. */
static bool read_journal(struct hall *hall, struct hall_table *table, struct borgo_error *error)
{
    struct reading reading = {table, hall->room, {0}, true};
    if (!store_read_events(hall->store, table->id, 1, read_event, &reading, error))
        return false;
    if (!reading.fine) {
        table->phase = PHASE_CLOSED;
        table->ending = ENDED_RULES;
        table->unreadable = true;
    }
    return true;
}

struct hall_table *load_table(struct hall *hall, const char *id, struct borgo_error *error)
{
    struct hall_table *table = add_table(hall, id);
    bool read = read_journal(hall, table, error);
    /* In the middle of an upgrade somebody else may understand it. */
    if (read && (!table->unreadable || !store_refuse(hall->store, id)) && table->game)
        return table;
    drop_table(hall, table);
    return NULL;
}

struct hall_table *find_table_or_holder(struct hall *hall, const char *id, int64_t *holder,
                                        struct borgo_error *error)
{
    struct hall_table *table = find_loaded(hall, id);
    if (table || strlen(id) > STORE_ID)
        return table;
    struct store_claim claim = store_claim(hall->store, id, error);
    if (claim.whose == STORE_ANOTHERS)
        *holder = claim.holder;
    if (claim.whose != STORE_MINE)
        return NULL;
    table = load_table(hall, id, error);
    if (table && claim.alive)
        take_up(hall, table, claim.alive);
    return table;
}

struct hall_table *find_table(struct hall *hall, const char *id, struct borgo_error *error)
{
    int64_t holder;
    return find_table_or_holder(hall, id, &holder, error);
}

/* Those who are at a table that isn't there, or can't be read now, have to come again. */
void reread_table(struct hall *hall, struct hall_table *table)
{
    struct attendance *here = table->here;
    struct hall_table fresh = {.next = table->next, .ended_by = BORGO_WATCHER};
    struct borgo_error error = {0};
    if (table->thinking)
        hall->host.cancel(hall->host.context, table->thinking);
    memcpy(fresh.id, table->id, sizeof fresh.id);
    memcpy(fresh.address, table->address, sizeof fresh.address);
    memcpy(fresh.lost, table->lost, sizeof fresh.lost);
    fresh.passed_at = hall->now.run;
    fresh.think_from =
        hall->now.run + 1000; /* what can't be stored isn't thought of all the time */
    fresh.turn_since = hall->now.wall;
    journal_empty(table);
    *table = fresh;
    bool there = read_journal(hall, table, &error) && table->game;
    table->here = here;
    if (!there) {
        for (struct attendance *at = here; at; at = at->next_here)
            hall->host.dismiss(hall->host.context, at->visitor->host);
        drop_table(hall, table);
        return;
    }
    seat_lines(table);
    go_on(hall, table);
    tell_info(hall, table); /* what was to be told of it before is not told any more */
}
