/* `borgo migrate FROM TO`: all that is in a store into another one, from a file into a database or
 * back. Nobody else may have either open. When everything is there, both are read again and
 * compared, table by table. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/storing.h"
#include "store/sharing.h"

enum { AT_ONCE = 64 }; /* tables that are written before what came of it is asked */

struct migration {
    struct store *from, *to;
    char (*id)[STORE_ID + 1];
    uint32_t count, room;
    unsigned long long events, people;
    struct borgo_error *error;
};

static bool gather(void *migration_, const struct store_table *row)
{
    struct migration *migration = migration_;
    if (migration->count == migration->room) {
        migration->room = migration->room ? 2 * migration->room : 1024;
        void *more = realloc(migration->id, migration->room * sizeof *migration->id);
        if (!more)
            abort();
        migration->id = more;
    }
    snprintf(migration->id[migration->count++], sizeof *migration->id, "%s", row->id);
    return true;
}

/* Writing. */

static bool give(struct migration *migration, struct store_change change)
{
    store_write(migration->to, &change, 1);
    return true;
}

static bool give_table(void *migration, const struct store_table *table)
{
    return give(migration, (struct store_change){.kind = STORE_PUT_TABLE, .table = *table});
}

static bool give_event(void *migration_, const struct store_event *event)
{
    struct migration *migration = migration_;
    migration->events++;
    return give(migration, (struct store_change){.kind = STORE_APPEND, .event = *event});
}

static bool give_line(void *migration, const struct store_line *line)
{
    return give(migration, (struct store_change){.kind = STORE_ADD_LINE, .line = *line});
}

static bool give_person(void *migration_, const struct store_person *person)
{
    struct migration *migration = migration_;
    migration->people++;
    return give(migration, (struct store_change){.kind = STORE_PUT_PERSON, .person = *person});
}

static bool give_chair(void *migration, const char *person, const char *table, int seat)
{
    return give(migration, (struct store_change){.kind = STORE_SIT,
                                                 .seat = seat,
                                                 .table = {.id = table},
                                                 .person = {.id = person}});
}

static bool give_kept(void *migration, const struct store_kept *kept)
{
    return give(migration, (struct store_change){.kind = STORE_PUT_KEPT, .kept = *kept});
}

static bool is_written(struct migration *migration)
{
    struct store_progress progress;
    store_wait(migration->to);
    store_collect(migration->to, &progress);
    return !progress.failed_from
           || borgo_error_fail(migration->error, "it can't be written: %s", tr(progress.why));
}

static bool copy_table(struct migration *migration, const char *id)
{
    struct store *from = migration->from;
    return store_read_table(from, id, give_table, migration, migration->error)
           && store_read_events(from, id, 1, give_event, migration, migration->error)
           && store_read_lines(from, id, UINT32_MAX, give_line, migration, migration->error);
}

static bool copy_all(struct migration *migration)
{
    struct store *from = migration->from;
    for (uint32_t i = 0; i < migration->count; i++)
        if (!copy_table(migration, migration->id[i])
            || (i % AT_ONCE == 0 && !is_written(migration)))
            return false;
    return store_all_people(from, give_person, migration, migration->error)
           && store_all_chairs(from, give_chair, migration, migration->error)
           && store_all_kept(from, give_kept, migration, migration->error) && is_written(migration);
}

/* Comparing: what is read, as one text. */

struct seen {
    char *bytes;
    size_t used, room;
};

static void see(struct seen *seen, const char *text)
{
    size_t length = strlen(text) + 1; /* with its end: nothing can be taken for something else */
    if (seen->used + length > seen->room) {
        seen->room = 2 * (seen->used + length);
        char *more = realloc(seen->bytes, seen->room);
        if (!more)
            abort();
        seen->bytes = more;
    }
    memcpy(seen->bytes + seen->used, text, length);
    seen->used += length;
}

static void see_number(struct seen *seen, int64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%lld", (long long)number);
    see(seen, text);
}

static bool see_table(void *seen, const struct store_table *table)
{
    see(seen, table->id);
    see(seen, table->game);
    see_number(seen, table->rules);
    see_number(seen, table->phase);
    see_number(seen, table->public);
    see_number(seen, table->created);
    see_number(seen, table->changed);
    see(seen, table->summary);
    see(seen, table->record ? table->record : "-");
    return true;
}

static bool see_event(void *seen, const struct store_event *event)
{
    see_number(seen, event->number);
    see_number(seen, event->at);
    see(seen, event->body);
    return true;
}

static bool see_line(void *seen, const struct store_line *line)
{
    see_number(seen, line->number);
    see_number(seen, line->at);
    see(seen, line->person);
    see(seen, line->name);
    see_number(seen, line->seat);
    see(seen, line->text);
    return true;
}

static bool see_person(void *seen, const struct store_person *person)
{
    see(seen, person->id);
    see(seen, person->name);
    see_number(seen, person->created);
    see_number(seen, person->seen);
    return true;
}

static bool see_chair(void *seen, const char *person, const char *table, int seat)
{
    see(seen, person);
    see(seen, table);
    see_number(seen, seat);
    return true;
}

static bool see_kept(void *seen, const struct store_kept *kept)
{
    see(seen, kept->person);
    see(seen, kept->name);
    see_number(seen, kept->again);
    see_number(seen, kept->changed);
    see(seen, kept->line);
    return true;
}

/* A table, or without one all people, where they sit and what they keep. */
static bool look(struct store *store, const char *id, struct seen *seen, struct borgo_error *error)
{
    if (!id)
        return store_all_people(store, see_person, seen, error)
               && store_all_chairs(store, see_chair, seen, error)
               && store_all_kept(store, see_kept, seen, error);
    return store_read_table(store, id, see_table, seen, error)
           && store_read_events(store, id, 1, see_event, seen, error)
           && store_read_lines(store, id, UINT32_MAX, see_line, seen, error);
}

static bool is_same(struct migration *migration, const char *id)
{
    struct seen one = {0}, other = {0};
    bool read = look(migration->from, id, &one, migration->error)
                && look(migration->to, id, &other, migration->error);
    bool same = read && one.used == other.used
                && (one.used == 0 || memcmp(one.bytes, other.bytes, one.used) == 0);
    if (read && !same)
        borgo_error_fail(migration->error, "what was written isn't what was read: %s",
                         id ? id : tr("people"));
    free(one.bytes);
    free(other.bytes);
    return same;
}

static bool compare_all(struct migration *migration)
{
    for (uint32_t i = 0; i < migration->count; i++)
        if (!is_same(migration, migration->id[i]))
            return false;
    return is_same(migration, NULL);
}

/* The whole. */

static bool find_any_table(void *found, const struct store_table *row)
{
    (void)row;
    *(bool *)found = true;
    return false;
}

static bool find_any_person(void *found, const struct store_person *person)
{
    (void)person;
    *(bool *)found = true;
    return false;
}

static bool find_any_kept(void *found, const struct store_kept *kept)
{
    (void)kept;
    *(bool *)found = true;
    return false;
}

static bool is_empty(struct migration *migration)
{
    bool found = false;
    if (!store_all(migration->to, find_any_table, &found, migration->error)
        || !store_all_people(migration->to, find_any_person, &found, migration->error)
        || !store_all_kept(migration->to, find_any_kept, &found, migration->error))
        return false;
    return !found || borgo_error_fail(migration->error, "there is something in that store already");
}

static bool migrate(struct migration *migration)
{
    bool empty = is_empty(migration);
    bool fine = empty && store_all(migration->from, gather, migration, migration->error)
                && copy_all(migration) && compare_all(migration);
    if (empty && !fine)
        complain("the new store isn't whole: throw it away; the old one is as it was");
    return fine;
}

static int run(const struct arguments *arguments)
{
    struct borgo_error error = {.translate = tr};
    struct migration migration = {.error = &error};
    migration.from = store_open(arguments->word[0], NULL, &error);
    migration.to = migration.from ? store_open(arguments->word[1], NULL, &error) : NULL;
    bool fine = migration.to && store_be_alone(migration.from, &error)
                && store_be_alone(migration.to, &error) && migrate(&migration);
    if (fine) {
        printf(tr("Tables: %u. Events: %llu. People: %llu. All the same in both."),
               (unsigned)migration.count, migration.events, migration.people);
        putchar('\n');
    }
    if (migration.to)
        store_close(migration.to);
    if (migration.from)
        store_close(migration.from);
    free(migration.id);
    return fine ? EXIT_FINE : complain("%s", error.message);
}

const struct command command_migrate = {
    .name = "migrate",
    .words = "FROM TO",
    .least = 2,
    .most = 2,
    .summary = N_("moves a server's tables from a file into a database, or back"),
    .details = N_("FROM and TO are stores as '--store' takes them: a file, or the address of a "
                  "database of PostgreSQL's, postgresql://USER@HOST/NAME. No server may have them "
                  "open, and TO must be empty. Afterwards both are read again and compared, table "
                  "by table. FROM stays as it is."),
    .run = run,
};
