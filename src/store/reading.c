/* What is asked, in the thread that asks, on a connection of its own: it never waits for a writer
 * and sees what is committed. */
#include <assert.h>

#include "store/parts.h"

enum reading {
    ONE_TABLE,
    EVENTS,
    PERSON,
    LINES,
    LINES_OF,
    PUBLIC_TABLES,
    FINISHED_TABLES,
    LIVE_TABLES,
    CHANGED_TABLES,
    TABLES_OF_PERSON,
    ALL_TABLES,
    ALL_PEOPLE,
    ALL_CHAIRS,
    KEPT,
    KEPT_WHOLE,
    KEPT_BOOK,
    KEPT_SIZE,
    ALL_KEPT,
    READINGS
};
static_assert((int)READINGS <= (int)MOST_STATEMENTS, "they are all kept");

#define TABLE_COLUMNS "id, game, rules, phase, public, created, changed, summary"
#define LINE_COLUMNS "of_table, number, at, person, name, seat, text"
#define KEPT_COLUMNS "person, name, again, changed, line"
#define LATEST_FIRST " ORDER BY changed DESC, id LIMIT ?2"

/* ?1 is what is asked about, ?2 a number. */
const struct wording store_readings[MOST_STATEMENTS] = {
    [ONE_TABLE] = {"tn", "SELECT " TABLE_COLUMNS ", record FROM tables WHERE id = ?1"},
    [EVENTS] = {"tn", "SELECT of_table, number, at, body FROM events"
                      " WHERE of_table = ?1 AND number >= ?2 ORDER BY number"},
    [PERSON] = {"tn", "SELECT id, name, created, seen FROM people WHERE id = ?1"},
    [LINES] = {"tn", "SELECT * FROM (SELECT " LINE_COLUMNS " FROM lines WHERE of_table = ?1"
                     " ORDER BY number DESC LIMIT ?2) AS last ORDER BY number"},
    [LINES_OF] = {"tn", "SELECT " LINE_COLUMNS " FROM lines WHERE person = ?1 AND person <> ''"
                        " ORDER BY at, of_table, number"},
    [PUBLIC_TABLES] = {"tn", "SELECT " TABLE_COLUMNS ", NULL FROM tables"
                             " WHERE phase IN (0, 1) AND public = 1" LATEST_FIRST},
    [FINISHED_TABLES] = {"tn", "SELECT " TABLE_COLUMNS ", NULL FROM tables"
                               " WHERE phase = 2 AND public = 1" LATEST_FIRST},
    [LIVE_TABLES] = {"tn", "SELECT " TABLE_COLUMNS
                           ", NULL FROM tables WHERE phase IN (0, 1)" LATEST_FIRST},
    [CHANGED_TABLES] = {"tn",
                        "SELECT " TABLE_COLUMNS ", NULL FROM tables WHERE public = 1" LATEST_FIRST},
    [TABLES_OF_PERSON] = {"tn",
                          "SELECT " TABLE_COLUMNS ", NULL FROM chairs JOIN tables ON id = of_table"
                          " WHERE person = ?1 AND phase <> 3" LATEST_FIRST},
    [ALL_TABLES] = {"tn", "SELECT " TABLE_COLUMNS ", record FROM tables ORDER BY rowid"},
    [ALL_PEOPLE] = {"tn", "SELECT id, name, created, seen FROM people ORDER BY id"},
    [ALL_CHAIRS] = {"tn", "SELECT person, of_table, seat FROM chairs ORDER BY person, of_table"},
    [KEPT] = {"tn", "SELECT " KEPT_COLUMNS " FROM kept WHERE person = ?1 AND name <> ''"
                    " AND changed >= ?2 ORDER BY changed, name LIMIT 500"},
    [KEPT_WHOLE] = {"tn", "SELECT " KEPT_COLUMNS " FROM kept WHERE person = ?1 ORDER BY name"},
    [KEPT_BOOK] = {"tn", "SELECT " KEPT_COLUMNS " FROM kept WHERE person = ?1 AND name = ''"},
    [KEPT_SIZE] = {"tn", "SELECT count(*), coalesce(sum(length(line)), 0) FROM kept"
                         " WHERE person = ?1"},
    [ALL_KEPT] = {"tn", "SELECT " KEPT_COLUMNS " FROM kept ORDER BY person, name"},
};
static_assert(STORE_WAITING == 0 && STORE_PLAYING == 1 && STORE_OVER == 2 && STORE_CLOSED == 3,
              "as the statements have them");
static_assert(STORE_KEPT_AT_ONCE == 500, "as the statement has it");

/* Who is told the answer's rows. */
struct question {
    union {
        store_each_table *each_table;
        store_each_event *each_event;
        store_each_person *each_person;
        store_each_line *each_line;
        store_each_chair *each_chair;
        store_each_kept *each_kept;
    };
    void *context;
};

static bool ask(struct store *store, enum reading which, const char *about, int64_t number,
                row_taker *tell, struct question question, struct borgo_error *error)
{
    void *base;
    const struct engine *engine = store_engine_of(store, &base);
    union bound values[] = {{about}, {.number = number}};
    return engine->ask(base, which, values, tell, &question, error);
}

/* A text that may not be empty in the store; a damaged one may have lost it. */
static const char *text_at(const struct row *row, int column)
{
    const char *text = row->engine->text(row, column);
    return text ? text : "";
}

static int64_t number_at(const struct row *row, int column)
{
    return row->engine->number(row, column);
}

static bool tell_table(void *question_, const struct row *row)
{
    const struct question *question = question_;
    struct store_table table = {
        .id = text_at(row, 0),
        .game = text_at(row, 1),
        .rules = (uint32_t)number_at(row, 2),
        .phase = (enum store_phase)number_at(row, 3),
        .public = number_at(row, 4) != 0,
        .created = number_at(row, 5),
        .changed = number_at(row, 6),
        .summary = text_at(row, 7),
        .record = row->engine->text(row, 8),
    };
    return question->each_table(question->context, &table);
}

static bool tell_event(void *question_, const struct row *row)
{
    const struct question *question = question_;
    struct store_event event = {
        .table = text_at(row, 0),
        .number = (uint32_t)number_at(row, 1),
        .at = number_at(row, 2),
        .body = text_at(row, 3),
    };
    return question->each_event(question->context, &event);
}

static bool tell_person(void *question_, const struct row *row)
{
    const struct question *question = question_;
    struct store_person person = {
        .id = text_at(row, 0),
        .name = text_at(row, 1),
        .created = number_at(row, 2),
        .seen = number_at(row, 3),
    };
    return question->each_person(question->context, &person);
}

static bool tell_line(void *question_, const struct row *row)
{
    const struct question *question = question_;
    struct store_line line = {
        .table = text_at(row, 0),
        .number = (uint32_t)number_at(row, 1),
        .at = number_at(row, 2),
        .person = text_at(row, 3),
        .name = text_at(row, 4),
        .seat = (int)number_at(row, 5),
        .text = text_at(row, 6),
    };
    return question->each_line(question->context, &line);
}

bool store_read_table(struct store *store, const char *id, store_each_table *each, void *context,
                      struct borgo_error *error)
{
    return ask(store, ONE_TABLE, id, 0, tell_table,
               (struct question){{.each_table = each}, context}, error);
}

bool store_read_events(struct store *store, const char *table, uint32_t from,
                       store_each_event *each, void *context, struct borgo_error *error)
{
    return ask(store, EVENTS, table, from, tell_event,
               (struct question){{.each_event = each}, context}, error);
}

bool store_read_person(struct store *store, const char *id, store_each_person *each, void *context,
                       struct borgo_error *error)
{
    return ask(store, PERSON, id, 0, tell_person, (struct question){{.each_person = each}, context},
               error);
}

bool store_read_lines(struct store *store, const char *table, unsigned most, store_each_line *each,
                      void *context, struct borgo_error *error)
{
    return ask(store, LINES, table, most, tell_line,
               (struct question){{.each_line = each}, context}, error);
}

bool store_read_lines_of(struct store *store, const char *person, store_each_line *each,
                         void *context, struct borgo_error *error)
{
    return ask(store, LINES_OF, person, 0, tell_line,
               (struct question){{.each_line = each}, context}, error);
}

bool store_list(struct store *store, enum store_list list, const char *person, unsigned most,
                store_each_table *each, void *context, struct borgo_error *error)
{
    static const enum reading which[] = {
        [STORE_LIST_PUBLIC] = PUBLIC_TABLES,       [STORE_LIST_FINISHED] = FINISHED_TABLES,
        [STORE_LIST_LIVE] = LIVE_TABLES,           [STORE_LIST_CHANGED] = CHANGED_TABLES,
        [STORE_LIST_OF_PERSON] = TABLES_OF_PERSON,
    };
    return ask(store, which[list], person, most, tell_table,
               (struct question){{.each_table = each}, context}, error);
}

bool store_all(struct store *store, store_each_table *each, void *context,
               struct borgo_error *error)
{
    return ask(store, ALL_TABLES, NULL, 0, tell_table,
               (struct question){{.each_table = each}, context}, error);
}

static bool tell_chair(void *question_, const struct row *row)
{
    const struct question *question = question_;
    return question->each_chair(question->context, text_at(row, 0), text_at(row, 1),
                                (int)number_at(row, 2));
}

bool store_all_people(struct store *store, store_each_person *each, void *context,
                      struct borgo_error *error)
{
    return ask(store, ALL_PEOPLE, NULL, 0, tell_person,
               (struct question){{.each_person = each}, context}, error);
}

bool store_all_chairs(struct store *store, store_each_chair *each, void *context,
                      struct borgo_error *error)
{
    return ask(store, ALL_CHAIRS, NULL, 0, tell_chair,
               (struct question){{.each_chair = each}, context}, error);
}

static bool tell_kept(void *question_, const struct row *row)
{
    const struct question *question = question_;
    struct store_kept kept = {
        .person = text_at(row, 0),
        .name = text_at(row, 1),
        .again = number_at(row, 2),
        .changed = number_at(row, 3),
        .line = text_at(row, 4),
    };
    return question->each_kept(question->context, &kept);
}

bool store_read_kept(struct store *store, const char *person, int64_t since, store_each_kept *each,
                     void *context, struct borgo_error *error)
{
    return ask(store, KEPT, person, since, tell_kept,
               (struct question){{.each_kept = each}, context}, error);
}

bool store_read_all_kept(struct store *store, const char *person, store_each_kept *each,
                         void *context, struct borgo_error *error)
{
    return ask(store, KEPT_WHOLE, person, 0, tell_kept,
               (struct question){{.each_kept = each}, context}, error);
}

bool store_read_book(struct store *store, const char *person, store_each_kept *each, void *context,
                     struct borgo_error *error)
{
    return ask(store, KEPT_BOOK, person, 0, tell_kept,
               (struct question){{.each_kept = each}, context}, error);
}

static bool tell_size(void *question, const struct row *row)
{
    struct store_kept_size *size = ((const struct question *)question)->context;
    *size = (struct store_kept_size){number_at(row, 0), number_at(row, 1)};
    return false;
}

bool store_measure_kept(struct store *store, const char *person, struct store_kept_size *size,
                        struct borgo_error *error)
{
    *size = (struct store_kept_size){0};
    return ask(store, KEPT_SIZE, person, 0, tell_size, (struct question){.context = size}, error);
}

bool store_all_kept(struct store *store, store_each_kept *each, void *context,
                    struct borgo_error *error)
{
    return ask(store, ALL_KEPT, NULL, 0, tell_kept, (struct question){{.each_kept = each}, context},
               error);
}
