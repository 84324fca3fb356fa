/* Writing, in the thread that does nothing else: many groups of changes in one transaction, so that
 * one waiting for the disk is enough for all of them. One group that can't be written fails all
 * that came with it: that can only be our own mistake, and which of the others would still be right
 * without it nobody here can know. */
#include <assert.h>
#include <stdio.h>

#include "store/parts.h"

/* Of the log, 4 KiB each: it is brought into the file when it has so many. The more there are, the
 * more often the same page was written meanwhile and is brought over once. */
enum { PAGES_TO_TIDY = 4000 };

enum statement {
    PUT_TABLE,
    APPEND,
    PUT_PERSON,
    SIT,
    GET_UP,
    ADD_LINE,
    FORGET_LINES,
    FORGET_CHAIRS,
    FORGET_PERSON,
    DROP_EVENTS,
    DROP_LINES,
    DROP_CHAIRS,
    DROP_TABLE,
    STATEMENTS
};
static_assert((int)STATEMENTS <= (int)MOST_STATEMENTS, "they are all kept");

static const char *const texts[STATEMENTS] = {
    [PUT_TABLE] =
        "INSERT INTO tables (id, game, rules, phase, public, created, changed, summary, record)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (id) DO UPDATE SET"
        " game = ?2, rules = ?3, phase = ?4, public = ?5, created = ?6, changed = ?7,"
        " summary = ?8, record = ?9",
    /* Nothing where the number before it lacks. */
    [APPEND] = "INSERT INTO events (of_table, number, at, body) SELECT ?1, ?2, ?3, ?4 WHERE ?2 = 1"
               " OR EXISTS (SELECT 1 FROM events WHERE of_table = ?1 AND number = ?2 - 1)",
    [PUT_PERSON] = "INSERT INTO people (id, name, created, seen) VALUES (?1, ?2, ?3, ?4)"
                   " ON CONFLICT (id) DO UPDATE SET name = ?2, created = ?3, seen = ?4",
    [SIT] = "INSERT INTO chairs (person, of_table, seat) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (person, of_table) DO UPDATE SET seat = ?3",
    [GET_UP] = "DELETE FROM chairs WHERE person = ?1 AND of_table = ?2",
    [ADD_LINE] = "INSERT INTO lines (of_table, number, at, person, name, seat, text)"
                 " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    [FORGET_LINES] = "UPDATE lines SET person = '', name = '', text = '' WHERE person = ?1"
                     " AND person <> ''",
    [FORGET_CHAIRS] = "DELETE FROM chairs WHERE person = ?1",
    [FORGET_PERSON] = "DELETE FROM people WHERE id = ?1",
    [DROP_EVENTS] = "DELETE FROM events WHERE of_table = ?1",
    [DROP_LINES] = "DELETE FROM lines WHERE of_table = ?1",
    [DROP_CHAIRS] = "DELETE FROM chairs WHERE of_table = ?1",
    [DROP_TABLE] = "DELETE FROM tables WHERE id = ?1",
};

/* A statement being filled in: its places are bound one after the other. */
struct filling {
    struct connection *writer;
    enum statement which;
    sqlite3_stmt *statement;
    int bound;
};

static struct filling fill(struct connection *writer, enum statement which)
{
    return (struct filling){writer, which, store_take_statement(writer, which, texts[which]), 0};
}

static void put_text(struct filling *filling, const char *text)
{
    sqlite3_bind_text(filling->statement, ++filling->bound, text, -1, SQLITE_STATIC);
}

static void put_number(struct filling *filling, int64_t number)
{
    sqlite3_bind_int64(filling->statement, ++filling->bound, number);
}

/* Binding fails only for lack of memory; then a place that may not be empty is, and so does this.
 */
static bool carry_out(struct filling *filling)
{
    bool fine = filling->statement && sqlite3_step(filling->statement) == SQLITE_DONE;
    if (filling->statement)
        store_give_statement(filling->writer, filling->which, filling->statement);
    return fine;
}

static bool put_table(struct connection *writer, const struct store_table *table)
{
    struct filling filling = fill(writer, PUT_TABLE);
    put_text(&filling, table->id);
    put_text(&filling, table->game);
    put_number(&filling, table->rules);
    put_number(&filling, table->phase);
    put_number(&filling, table->public);
    put_number(&filling, table->created);
    put_number(&filling, table->changed);
    put_text(&filling, table->summary ? table->summary : "");
    put_text(&filling, table->record);
    return carry_out(&filling);
}

static bool append(struct connection *writer, const struct store_event *event)
{
    struct filling filling = fill(writer, APPEND);
    put_text(&filling, event->table);
    put_number(&filling, event->number);
    put_number(&filling, event->at);
    put_text(&filling, event->body);
    return carry_out(&filling) && sqlite3_changes(writer->sqlite) == 1;
}

static bool put_person(struct connection *writer, const struct store_person *person)
{
    struct filling filling = fill(writer, PUT_PERSON);
    put_text(&filling, person->id);
    put_text(&filling, person->name);
    put_number(&filling, person->created);
    put_number(&filling, person->seen);
    return carry_out(&filling);
}

static bool add_line(struct connection *writer, const struct store_line *line)
{
    struct filling filling = fill(writer, ADD_LINE);
    put_text(&filling, line->table);
    put_number(&filling, line->number);
    put_number(&filling, line->at);
    put_text(&filling, line->person ? line->person : "");
    put_text(&filling, line->name);
    put_number(&filling, line->seat);
    put_text(&filling, line->text);
    return carry_out(&filling);
}

static bool sit(struct connection *writer, const struct store_change *change)
{
    struct filling filling = fill(writer, SIT);
    put_text(&filling, change->person.id);
    put_text(&filling, change->table.id);
    put_number(&filling, change->seat);
    return carry_out(&filling);
}

static bool get_up(struct connection *writer, const struct store_change *change)
{
    struct filling filling = fill(writer, GET_UP);
    put_text(&filling, change->person.id);
    put_text(&filling, change->table.id);
    return carry_out(&filling);
}

/* Statements from `first` to `last`, each about one id. */
static bool remove_all(struct connection *writer, enum statement first, enum statement last,
                       const char *id)
{
    bool fine = true;
    for (enum statement which = first; fine && which <= last; which++) {
        struct filling filling = fill(writer, which);
        put_text(&filling, id);
        fine = carry_out(&filling);
    }
    return fine;
}

static bool write_change(struct connection *writer, const struct store_change *change)
{
    switch (change->kind) {
    case STORE_PUT_TABLE:
        return put_table(writer, &change->table);
    case STORE_APPEND:
        return append(writer, &change->event);
    case STORE_PUT_PERSON:
        return put_person(writer, &change->person);
    case STORE_SIT:
        return sit(writer, change);
    case STORE_GET_UP:
        return get_up(writer, change);
    case STORE_ADD_LINE:
        return add_line(writer, &change->line);
    case STORE_FORGET_PERSON:
        return remove_all(writer, FORGET_LINES, FORGET_PERSON, change->person.id);
    case STORE_DROP_TABLE:
        return remove_all(writer, DROP_EVENTS, DROP_TABLE, change->table.id);
    }
    return false;
}

static bool write_all(struct connection *writer, const struct group *first)
{
    for (const struct group *group = first; group; group = group->next)
        for (unsigned i = 0; i < group->count; i++)
            if (!write_change(writer, &group->change[i]))
                return false;
    return true;
}

/* An event that isn't the next one is no failure of SQLite's. */
static void explain(sqlite3 *sqlite, struct store_progress *progress)
{
    bool refused = sqlite3_errcode(sqlite) == SQLITE_OK || sqlite3_errcode(sqlite) == SQLITE_DONE;
    const char *words =
        refused ? N_("what was to be written doesn't follow what is there") : store_words(sqlite);
    snprintf(progress->why, sizeof progress->why, "%s", words);
    snprintf(progress->detail, sizeof progress->detail, "%s (%d)",
             refused ? "an event's number is not the next one" : sqlite3_errmsg(sqlite),
             sqlite3_extended_errcode(sqlite));
}

bool store_write_groups(struct connection *writer, const struct group *first,
                        struct store_progress *progress)
{
    sqlite3 *sqlite = writer->sqlite;
    if (sqlite3_exec(sqlite, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK
        && write_all(writer, first)
        && sqlite3_exec(sqlite, "COMMIT", NULL, NULL, NULL) == SQLITE_OK)
        return true;
    explain(sqlite, progress);
    if (!sqlite3_get_autocommit(sqlite)) /* SQLite has done so itself where it couldn't go on */
        sqlite3_exec(sqlite, "ROLLBACK", NULL, NULL, NULL);
    return false;
}

/* Called after each commit with the length of the log. */
static int note_pages(void *writer_, sqlite3 *sqlite, const char *database, int pages)
{
    struct connection *writer = writer_;
    (void)sqlite, (void)database;
    if (pages < writer->pages)
        writer->tidied = 0; /* it was started anew */
    writer->pages = pages;
    return SQLITE_OK;
}

void store_watch_log(struct connection *writer)
{
    sqlite3_wal_hook(writer->sqlite, note_pages, writer);
}

/* What is in the log is safe: if this fails, or somebody reads from the log just now, it is tried
 * again when there is more. On a full disk a log that was brought over can be written anew. */
void store_tidy_up(struct connection *writer, bool now)
{
    if (!now && writer->pages < writer->tidied + PAGES_TO_TIDY)
        return;
    sqlite3_wal_checkpoint_v2(writer->sqlite, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    writer->tidied = writer->pages;
}
