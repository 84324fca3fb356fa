/* SQLite behind the store: one file, a connection that writes and one that reads. */
#include "store/sqlite.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Of the log, 4 KiB each: it is brought into the file when it has so many. The more there are, the
 * more often the same page was written meanwhile and is brought over once. */
enum { PAGES_TO_TIDY = 4000 };

struct base {
    int lock; /* an open file; held as long as this process may write */
    struct connection reader, writer;
};

/* Statements: prepared now or long ago; NULL after a failure. Whoever asks again meanwhile gets
 * another. */
static sqlite3_stmt *take_statement(struct connection *connection, unsigned place,
                                    const struct wording *wording)
{
    sqlite3_stmt *statement = connection->kept[place];
    connection->kept[place] = NULL;
    if (!statement)
        sqlite3_prepare_v3(connection->sqlite, wording->text, -1, SQLITE_PREPARE_PERSISTENT,
                           &statement, NULL);
    return statement;
}

static void give_statement(struct connection *connection, unsigned place, sqlite3_stmt *statement)
{
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    if (connection->kept[place])
        sqlite3_finalize(statement);
    else
        connection->kept[place] = statement;
}

/* Binding fails only for lack of memory; then a place that may not be empty is, and the statement
 * fails. */
static void bind(sqlite3_stmt *statement, const char *kinds, const union bound *values)
{
    int places = sqlite3_bind_parameter_count(statement);
    for (int i = 0; i < places && kinds[i]; i++)
        if (kinds[i] == 't')
            sqlite3_bind_text(statement, i + 1, values[i].text, -1, SQLITE_STATIC);
        else
            sqlite3_bind_int64(statement, i + 1, values[i].number);
}

/* Writing. */

static bool run(void *base_, unsigned writing, const union bound *values)
{
    struct connection *writer = &((struct base *)base_)->writer;
    const struct wording *wording = &store_writings[writing];
    sqlite3_stmt *statement = take_statement(writer, writing, wording);
    if (!statement)
        return false;
    bind(statement, wording->kinds, values);
    bool fine = sqlite3_step(statement) == SQLITE_DONE;
    give_statement(writer, writing, statement);
    return fine;
}

static void explain(sqlite3 *sqlite, struct store_progress *progress)
{
    snprintf(progress->why, sizeof progress->why, "%s", store_words(sqlite));
    snprintf(progress->detail, sizeof progress->detail, "%s (%d)", sqlite3_errmsg(sqlite),
             sqlite3_extended_errcode(sqlite));
}

static bool write_groups(void *base_, const struct group *first, uint64_t last,
                         struct store_progress *progress)
{
    sqlite3 *sqlite = ((struct base *)base_)->writer.sqlite;
    (void)last;
    if (sqlite3_exec(sqlite, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK
        && store_write_changes(&store_sqlite, base_, first)
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

/* Brings what was written into the file itself: after a failure, or when there is enough of it.
 * What is in the log is safe: if this fails, or somebody reads from the log just now, it is tried
 * again when there is more. On a full disk a log that was brought over can be written anew. */
static void tidy_up(void *base_, bool failed)
{
    struct connection *writer = &((struct base *)base_)->writer;
    if (!failed && writer->pages < writer->tidied + PAGES_TO_TIDY)
        return;
    sqlite3_wal_checkpoint_v2(writer->sqlite, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    writer->tidied = writer->pages;
}

/* Reading. */

static bool ask(void *base_, unsigned reading, const union bound *values, row_taker *take,
                void *context, struct borgo_error *error)
{
    struct connection *reader = &((struct base *)base_)->reader;
    const struct wording *wording = &store_readings[reading];
    const char *path = sqlite3_db_filename(reader->sqlite, NULL);
    sqlite3_stmt *statement = take_statement(reader, reading, wording);
    if (!statement)
        return store_fail(error, path, reader->sqlite);
    struct row row = {&store_sqlite, statement, 0};
    int state;
    bind(statement, wording->kinds, values);
    while ((state = sqlite3_step(statement)) == SQLITE_ROW)
        if (!take(context, &row))
            break;
    bool fine = state == SQLITE_ROW || state == SQLITE_DONE;
    if (!fine)
        store_fail(error, path, reader->sqlite);
    give_statement(reader, reading, statement);
    return fine;
}

static const char *text_in(const struct row *row, int column)
{
    return (const char *)sqlite3_column_text(row->answer, column);
}

static int64_t number_in(const struct row *row, int column)
{
    return sqlite3_column_int64(row->answer, column);
}

/* Opening. */

/* Where it may not write, SQLite is content with reading. */
static bool check_writable(sqlite3 *sqlite, const char *path, struct borgo_error *error)
{
    return !sqlite3_db_readonly(sqlite, NULL)
           || borgo_error_fail(error, "the store '%s' is write-protected", path);
}

static bool open_to_write(struct base *base, const char *path, struct borgo_error *error)
{
    base->lock = store_take_lock(path, error);
    if (base->lock < 0 || !store_prepare_file(path, error)
        || !store_connect(&base->writer, path, TO_WRITE, error)
        || !check_writable(base->writer.sqlite, path, error)
        || !store_bring_up_to_date(base->writer.sqlite, path, store_schema_steps,
                                   store_schema_version, error)
        || !store_connect(&base->reader, path, TO_READ, error))
        return false;
    sqlite3_wal_hook(base->writer.sqlite, note_pages, &base->writer);
    return true;
}

static bool open_to_read(struct base *base, const char *path, struct borgo_error *error)
{
    return store_connect(&base->reader, path, TO_READ, error)
           && store_check_schema(base->reader.sqlite, path, true, error);
}

static void close_base(void *base_)
{
    struct base *base = base_;
    store_disconnect(&base->reader);
    store_disconnect(&base->writer);
    if (base->lock >= 0)
        close(base->lock);
    free(base);
}

static void *open_base(const char *path, enum access access, struct borgo_error *error)
{
    char *real = store_real_path(path, error);
    if (!real)
        return NULL;
    struct base *base = store_allocate(sizeof *base);
    *base = (struct base){.lock = -1};
    bool fine =
        access == TO_WRITE ? open_to_write(base, real, error) : open_to_read(base, real, error);
    free(real);
    if (fine)
        return base;
    close_base(base);
    return NULL;
}

const struct engine store_sqlite = {
    .open = open_base,
    .close = close_base,
    .write = write_groups,
    .run = run,
    .tidy_up = tidy_up,
    .ask = ask,
    .text = text_in,
    .number = number_in,
    .schema = &store_schema_version,
};
