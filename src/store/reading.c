/* Reading, in the thread that asks, on a connection of its own: it never waits for a writer and
 * sees what is committed. */
#include <assert.h>

#include "store/parts.h"

enum statement {
    ONE_TABLE,
    EVENTS,
    PERSON,
    LINES,
    LINES_OF,
    PUBLIC_TABLES,
    FINISHED_TABLES,
    LIVE_TABLES,
    TABLES_OF_PERSON,
    ALL_TABLES,
    STATEMENTS
};
static_assert((int)STATEMENTS <= (int)MOST_STATEMENTS, "they are all kept");

#define TABLE_COLUMNS "id, game, rules, phase, public, created, changed, summary"
#define LINE_COLUMNS "of_table, number, at, person, name, seat, text"
#define LATEST_FIRST " ORDER BY changed DESC, id LIMIT ?2"

/* ?1 is what is asked about, ?2 a number. */
static const char *const texts[STATEMENTS] = {
    [ONE_TABLE] = "SELECT " TABLE_COLUMNS ", record FROM tables WHERE id = ?1",
    [EVENTS] = "SELECT of_table, number, at, body FROM events"
               " WHERE of_table = ?1 AND number >= ?2 ORDER BY number",
    [PERSON] = "SELECT id, name, created, seen FROM people WHERE id = ?1",
    [LINES] = "SELECT * FROM (SELECT " LINE_COLUMNS " FROM lines WHERE of_table = ?1"
              " ORDER BY number DESC LIMIT ?2) ORDER BY number",
    [LINES_OF] = "SELECT " LINE_COLUMNS " FROM lines WHERE person = ?1 AND person <> ''"
                 " ORDER BY at, of_table, number",
    [PUBLIC_TABLES] = "SELECT " TABLE_COLUMNS ", NULL FROM tables"
                      " WHERE phase IN (0, 1) AND public = 1" LATEST_FIRST,
    [FINISHED_TABLES] = "SELECT " TABLE_COLUMNS ", NULL FROM tables"
                        " WHERE phase = 2 AND public = 1" LATEST_FIRST,
    [LIVE_TABLES] = "SELECT " TABLE_COLUMNS ", NULL FROM tables WHERE phase IN (0, 1)" LATEST_FIRST,
    [TABLES_OF_PERSON] = "SELECT " TABLE_COLUMNS ", NULL FROM chairs JOIN tables ON id = of_table"
                         " WHERE person = ?1 AND phase <> 3" LATEST_FIRST,
    [ALL_TABLES] = "SELECT " TABLE_COLUMNS ", record FROM tables ORDER BY rowid",
};
static_assert(STORE_WAITING == 0 && STORE_PLAYING == 1 && STORE_OVER == 2 && STORE_CLOSED == 3,
              "as the statements have them");

/* A question and whoever is told the answer's rows. */
struct question {
    enum statement which;
    const char *about; /* NULL: nothing */
    int64_t number;
    bool (*tell)(const struct question *question, sqlite3_stmt *row);
    union {
        store_each_table *each_table;
        store_each_event *each_event;
        store_each_person *each_person;
        store_each_line *each_line;
    };
    void *context;
};

static bool ask(struct store *store, const struct question *question, struct borgo_error *error)
{
    struct connection *reader = store_reader_of(store);
    sqlite3_stmt *statement = store_take_statement(reader, question->which, texts[question->which]);
    if (!statement)
        return store_fail(error, sqlite3_db_filename(reader->sqlite, NULL), reader->sqlite);
    int state = SQLITE_ROW;
    if (sqlite3_bind_parameter_count(statement) > 0 && question->about)
        sqlite3_bind_text(statement, 1, question->about, -1, SQLITE_STATIC);
    if (sqlite3_bind_parameter_count(statement) > 1)
        sqlite3_bind_int64(statement, 2, question->number);
    while ((state = sqlite3_step(statement)) == SQLITE_ROW)
        if (!question->tell(question, statement))
            break;
    bool fine = state == SQLITE_ROW || state == SQLITE_DONE;
    if (!fine)
        store_fail(error, sqlite3_db_filename(reader->sqlite, NULL), reader->sqlite);
    store_give_statement(reader, question->which, statement);
    return fine;
}

/* A text that may not be empty in the file; a damaged one may have lost it. */
static const char *text_at(sqlite3_stmt *row, int column)
{
    const char *text = (const char *)sqlite3_column_text(row, column);
    return text ? text : "";
}

static bool tell_table(const struct question *question, sqlite3_stmt *row)
{
    struct store_table table = {
        .id = text_at(row, 0),
        .game = text_at(row, 1),
        .rules = (uint32_t)sqlite3_column_int64(row, 2),
        .phase = (enum store_phase)sqlite3_column_int(row, 3),
        .public = sqlite3_column_int(row, 4) != 0,
        .created = sqlite3_column_int64(row, 5),
        .changed = sqlite3_column_int64(row, 6),
        .summary = text_at(row, 7),
        .record = (const char *)sqlite3_column_text(row, 8),
    };
    return question->each_table(question->context, &table);
}

static bool tell_event(const struct question *question, sqlite3_stmt *row)
{
    struct store_event event = {
        .table = text_at(row, 0),
        .number = (uint32_t)sqlite3_column_int64(row, 1),
        .at = sqlite3_column_int64(row, 2),
        .body = text_at(row, 3),
    };
    return question->each_event(question->context, &event);
}

static bool tell_person(const struct question *question, sqlite3_stmt *row)
{
    struct store_person person = {
        .id = text_at(row, 0),
        .name = text_at(row, 1),
        .created = sqlite3_column_int64(row, 2),
        .seen = sqlite3_column_int64(row, 3),
    };
    return question->each_person(question->context, &person);
}

static bool tell_line(const struct question *question, sqlite3_stmt *row)
{
    struct store_line line = {
        .table = text_at(row, 0),
        .number = (uint32_t)sqlite3_column_int64(row, 1),
        .at = sqlite3_column_int64(row, 2),
        .person = text_at(row, 3),
        .name = text_at(row, 4),
        .seat = sqlite3_column_int(row, 5),
        .text = text_at(row, 6),
    };
    return question->each_line(question->context, &line);
}

bool store_read_table(struct store *store, const char *id, store_each_table *each, void *context,
                      struct borgo_error *error)
{
    return ask(store,
               &(struct question){ONE_TABLE, id, 0, tell_table, {.each_table = each}, context},
               error);
}

bool store_read_events(struct store *store, const char *table, uint32_t from,
                       store_each_event *each, void *context, struct borgo_error *error)
{
    return ask(store,
               &(struct question){EVENTS, table, from, tell_event, {.each_event = each}, context},
               error);
}

bool store_read_person(struct store *store, const char *id, store_each_person *each, void *context,
                       struct borgo_error *error)
{
    return ask(store,
               &(struct question){PERSON, id, 0, tell_person, {.each_person = each}, context},
               error);
}

bool store_read_lines(struct store *store, const char *table, unsigned most, store_each_line *each,
                      void *context, struct borgo_error *error)
{
    return ask(store,
               &(struct question){LINES, table, most, tell_line, {.each_line = each}, context},
               error);
}

bool store_read_lines_of(struct store *store, const char *person, store_each_line *each,
                         void *context, struct borgo_error *error)
{
    return ask(store,
               &(struct question){LINES_OF, person, 0, tell_line, {.each_line = each}, context},
               error);
}

bool store_list(struct store *store, enum store_list list, const char *person, unsigned most,
                store_each_table *each, void *context, struct borgo_error *error)
{
    static const enum statement which[] = {
        [STORE_LIST_PUBLIC] = PUBLIC_TABLES,
        [STORE_LIST_FINISHED] = FINISHED_TABLES,
        [STORE_LIST_LIVE] = LIVE_TABLES,
        [STORE_LIST_OF_PERSON] = TABLES_OF_PERSON,
    };
    return ask(
        store,
        &(struct question){which[list], person, most, tell_table, {.each_table = each}, context},
        error);
}

bool store_all(struct store *store, store_each_table *each, void *context,
               struct borgo_error *error)
{
    return ask(store,
               &(struct question){ALL_TABLES, NULL, 0, tell_table, {.each_table = each}, context},
               error);
}
