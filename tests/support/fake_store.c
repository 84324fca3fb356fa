/* A store in memory: see fake_store.h. */
#include "support/fake_store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/sharing.h"
#include "support/subject.h"

/* Rows are changes, kept as they were given; one that replaces another takes its place. */
struct row {
    struct row *next;
    struct store_change change;
};

struct waiting {
    struct waiting *next;
    uint64_t number;
    unsigned count;
    struct store_change change[64];
};

struct store {
    struct row *rows, **end;
    struct waiting *first, **last;
    uint64_t given, settled;
    bool full, unreadable, failing;
    uint64_t failed_from;
    const char *fault;
};

/* Copies. */

static const char *copied(const char *text)
{
    return text ? memcpy(test_allocate(strlen(text) + 1), text, strlen(text) + 1) : NULL;
}

enum { TEXTS = 16 };

static void texts_of(struct store_change *change, const char **texts[TEXTS])
{
    const char **all[TEXTS] = {
        &change->table.id,    &change->table.game,  &change->table.summary, &change->table.record,
        &change->event.table, &change->event.body,  &change->person.id,     &change->person.name,
        &change->line.table,  &change->line.person, &change->line.name,     &change->line.text,
        &change->kept.person, &change->kept.name,   &change->kept.line,     &change->book};
    memcpy(texts, all, sizeof all);
}

static void copy_texts(struct store_change *change)
{
    const char **texts[TEXTS];
    texts_of(change, texts);
    for (unsigned i = 0; i < TEXTS; i++)
        *texts[i] = copied(*texts[i]);
}

static void free_texts(struct store_change *change)
{
    const char **texts[TEXTS];
    texts_of(change, texts);
    for (unsigned i = 0; i < TEXTS; i++)
        free((void *)*texts[i]);
}

/* Rows. */

static bool same(const char *one, const char *other)
{
    return one && other && strcmp(one, other) == 0;
}

/* Whether a row is the one that a change of the same kind would replace. */
static bool same_key(const struct store_change *row, const struct store_change *change)
{
    if (row->kind != change->kind)
        return false;
    switch (row->kind) {
    case STORE_PUT_TABLE:
        return same(row->table.id, change->table.id);
    case STORE_APPEND:
        return same(row->event.table, change->event.table)
               && row->event.number == change->event.number;
    case STORE_PUT_PERSON:
        return same(row->person.id, change->person.id);
    case STORE_SIT:
        return same(row->table.id, change->table.id) && same(row->person.id, change->person.id);
    case STORE_ADD_LINE:
        return same(row->line.table, change->line.table) && row->line.number == change->line.number;
    case STORE_PUT_KEPT:
        return same(row->kept.person, change->kept.person)
               && same(row->kept.name, change->kept.name);
    default:
        return false;
    }
}

static struct row *find(const struct store *store, const struct store_change *like)
{
    for (struct row *row = store->rows; row; row = row->next)
        if (same_key(&row->change, like))
            return row;
    return NULL;
}

static void add(struct store *store, const struct store_change *change)
{
    struct row *row = test_allocate(sizeof *row);
    row->change = *change;
    *store->end = row;
    store->end = &row->next;
}

static void remove_row(struct store *store, struct row **at)
{
    struct row *row = *at;
    *at = row->next;
    if (!row->next)
        store->end = at;
    free_texts(&row->change);
    free(row);
}

static void put(struct store *store, const struct store_change *change)
{
    struct row *row = find(store, change);
    if (!row) {
        add(store, change);
        return;
    }
    free_texts(&row->change);
    row->change = *change;
}

static const char *table_of(const struct store_change *row)
{
    return row->kind == STORE_APPEND     ? row->event.table
           : row->kind == STORE_ADD_LINE ? row->line.table
                                         : row->table.id;
}

/* The line keeps its number. */
static void forget_line(struct store_change *row, const char *person)
{
    if (!person[0] || !same(row->line.person, person))
        return;
    const char **texts[] = {&row->line.person, &row->line.name, &row->line.text};
    for (unsigned i = 0; i < 3; i++) {
        free((void *)*texts[i]);
        *texts[i] = copied("");
    }
}

/* Takes away what is gone, or makes a forgotten person's lines anonymous. */
static void take_away(struct store *store, const struct store_change *change)
{
    for (struct row **at = &store->rows; *at;) {
        struct store_change *row = &(*at)->change;
        bool gone = false;
        if (change->kind == STORE_DROP_TABLE)
            gone = same(table_of(row), change->table.id);
        else if (change->kind == STORE_GET_UP)
            gone = row->kind == STORE_SIT && same(row->table.id, change->table.id)
                   && same(row->person.id, change->person.id);
        else if (row->kind == STORE_PUT_KEPT)
            gone = same(row->kept.person, change->person.id);
        else if (change->kind == STORE_DISCARD)
            gone = false;
        else if (row->kind == STORE_ADD_LINE)
            forget_line(row, change->person.id);
        else
            gone = same(row->person.id, change->person.id);
        if (gone)
            remove_row(store, at);
        else
            at = &(*at)->next;
    }
}

/* What a real store would refuse. */
static const char *fault_of(const struct store *store, const struct store_change *change)
{
    struct store_change before = *change;
    if (change->kind == STORE_APPEND) {
        if (find(store, change))
            return "an event has a number that is there already";
        before.event.number--;
        if (before.event.number > 0 && !find(store, &before))
            return "between two events there is a gap";
    }
    if (change->kind == STORE_ADD_LINE && find(store, change))
        return "a line has a number that is there already";
    return NULL;
}

/* The latest time of that person's lines; whether they are in that book. */
static bool find_book(const struct store *store, const struct store_change *change, int64_t *latest)
{
    bool found = false;
    *latest = -1;
    for (const struct row *row = store->rows; row; row = row->next) {
        const struct store_kept *kept = &row->change.kept;
        if (row->change.kind != STORE_PUT_KEPT || !same(kept->person, change->kept.person))
            continue;
        *latest = kept->changed > *latest ? kept->changed : *latest;
        found = found || (kept->name[0] == '\0' && same(kept->line, change->book));
    }
    return found;
}

/* Puts it, where it may be put. */
static void keep(struct store *store, const struct store_change *change)
{
    struct store_change copy = *change;
    int64_t latest;
    copy.kind = STORE_PUT_KEPT;
    const struct row *row = find(store, &copy);
    bool fits = find_book(store, change, &latest), strikes = change->kind == STORE_STRIKE;
    const struct store_kept *before = row ? &row->change.kept : NULL, *now = &change->kept;
    if (change->kind == STORE_PUT_KEPT)
        fits = !row;
    else if (before && now->again == before->again)
        fits = fits && before->line[0] && (strikes || !same(before->line, now->line));
    else
        fits = fits && !strikes && (!before || now->again > before->again);
    if (!fits) {
        free_texts(&copy);
        return;
    }
    if (change->kind != STORE_PUT_KEPT && latest >= copy.kept.changed)
        copy.kept.changed = latest + 1;
    put(store, &copy);
}

static void apply(struct store *store, const struct store_change *change)
{
    struct store_change copy = *change;
    const char *fault = fault_of(store, change);
    if (fault)
        store->fault = fault;
    if (change->kind == STORE_KEEP || change->kind == STORE_STRIKE
        || change->kind == STORE_PUT_KEPT) {
        keep(store, change);
    } else if (change->kind == STORE_GET_UP || change->kind == STORE_FORGET_PERSON
               || change->kind == STORE_DROP_TABLE || change->kind == STORE_DISCARD) {
        take_away(store, change);
        free_texts(&copy);
    } else {
        put(store, change);
    }
}

/* Writing. */

struct store *store_open(const char *path, const struct store_host *host, struct borgo_error *error)
{
    struct store *store = test_allocate(sizeof *store);
    (void)path, (void)host, (void)error;
    store->end = &store->rows;
    store->last = &store->first;
    return store;
}

static struct waiting *take_first(struct store *store)
{
    struct waiting *group = store->first;
    store->first = group->next;
    if (!store->first)
        store->last = &store->first;
    return group;
}

void fake_store_settle(struct store *store, unsigned groups)
{
    if (store->full && store->first) {
        fake_store_fail(store);
        return;
    }
    for (; groups > 0 && store->first; groups--) {
        struct waiting *group = take_first(store);
        store->settled = group->number;
        for (unsigned i = 0; i < group->count; i++)
            apply(store, &group->change[i]);
        free(group);
    }
}

void fake_store_fail(struct store *store)
{
    if (!store->first)
        return;
    store->failing = true;
    store->failed_from = store->first->number;
    while (store->first) {
        struct waiting *group = take_first(store);
        for (unsigned i = 0; i < group->count; i++)
            free_texts(&group->change[i]);
        free(group);
    }
    store->settled = store->given;
}

void store_close(struct store *store)
{
    store_wait(store);
    while (store->rows)
        remove_row(store, &store->rows);
    free(store);
}

void store_wait(struct store *store)
{
    fake_store_settle(store, UINT32_MAX);
}

uint64_t store_write(struct store *store, const struct store_change *changes, unsigned count)
{
    struct waiting *group = test_allocate(sizeof *group);
    uint64_t number = ++store->given;
    if (count > sizeof group->change / sizeof group->change[0])
        abort();
    if (store->failing) {
        store->settled = number;
        free(group);
        return number;
    }
    group->number = number;
    group->count = count;
    memcpy(group->change, changes, count * sizeof *changes);
    for (unsigned i = 0; i < count; i++)
        copy_texts(&group->change[i]);
    *store->last = group;
    store->last = &group->next;
    return number;
}

void store_collect(struct store *store, struct store_progress *progress)
{
    *progress = (struct store_progress){.safe = store->settled};
    if (store->failing) {
        progress->failed_from = store->failed_from;
        progress->failed_to = store->given;
        snprintf(progress->why, sizeof progress->why, "the disk is full");
    }
    store->failing = false;
}

/* Reading. */

static bool can_read(const struct store *store, struct borgo_error *error)
{
    return !store->unreadable || borgo_error_fail(error, "the disk can't be read");
}

bool store_read_table(struct store *store, const char *id, store_each_table *each, void *context,
                      struct borgo_error *error)
{
    struct store_change like = {.kind = STORE_PUT_TABLE, .table.id = id};
    struct row *row = find(store, &like);
    if (row && !store->unreadable)
        each(context, &row->change.table);
    return can_read(store, error);
}

bool store_read_events(struct store *store, const char *table, uint32_t from,
                       store_each_event *each, void *context, struct borgo_error *error)
{
    struct store_change like = {.kind = STORE_APPEND, .event = {table, from, 0, NULL}};
    struct row *row = NULL;
    while (!store->unreadable && (row = find(store, &like)) != NULL
           && each(context, &row->change.event))
        like.event.number++;
    return can_read(store, error);
}

bool store_read_person(struct store *store, const char *id, store_each_person *each, void *context,
                       struct borgo_error *error)
{
    struct store_change like = {.kind = STORE_PUT_PERSON, .person.id = id};
    struct row *row = find(store, &like);
    if (row && !store->unreadable)
        each(context, &row->change.person);
    return can_read(store, error);
}

static uint32_t last_line(const struct store *store, const char *table)
{
    uint32_t last = 0;
    for (struct row *row = store->rows; row; row = row->next)
        if (row->change.kind == STORE_ADD_LINE && same(row->change.line.table, table)
            && row->change.line.number > last)
            last = row->change.line.number;
    return last;
}

bool store_read_lines(struct store *store, const char *table, unsigned most, store_each_line *each,
                      void *context, struct borgo_error *error)
{
    uint32_t last = last_line(store, table), first = last > most ? last - most + 1 : 1;
    for (uint32_t number = first; number <= last && !store->unreadable; number++) {
        struct store_change like = {.kind = STORE_ADD_LINE, .line = {table, number, 0, 0, 0, 0, 0}};
        struct row *row = find(store, &like);
        if (row && !each(context, &row->change.line))
            break;
    }
    return can_read(store, error);
}

bool store_read_lines_of(struct store *store, const char *person, store_each_line *each,
                         void *context, struct borgo_error *error)
{
    for (struct row *row = store->rows; row && !store->unreadable; row = row->next)
        if (row->change.kind == STORE_ADD_LINE && same(row->change.line.person, person)
            && !each(context, &row->change.line))
            break;
    return can_read(store, error);
}

/* The next of that person's after that one, by time and name. */
static const struct store_kept *next_kept(const struct store *store, const char *person,
                                          const struct store_kept *after)
{
    const struct store_kept *next = NULL;
    for (const struct row *row = store->rows; row; row = row->next) {
        const struct store_kept *kept = &row->change.kept;
        if (row->change.kind != STORE_PUT_KEPT || !same(kept->person, person) || !kept->name[0]
            || kept->changed < after->changed
            || (kept->changed == after->changed && strcmp(kept->name, after->name) <= 0))
            continue;
        if (!next || kept->changed < next->changed
            || (kept->changed == next->changed && strcmp(kept->name, next->name) < 0))
            next = kept;
    }
    return next;
}

bool store_read_kept(struct store *store, const char *person, int64_t since, store_each_kept *each,
                     void *context, struct borgo_error *error)
{
    struct store_kept first = {.name = "", .changed = since};
    const struct store_kept *kept = store->unreadable ? NULL : next_kept(store, person, &first);
    for (unsigned i = 0; kept && i < STORE_KEPT_AT_ONCE && each(context, kept); i++)
        kept = next_kept(store, person, kept);
    return can_read(store, error);
}

bool store_read_all_kept(struct store *store, const char *person, store_each_kept *each,
                         void *context, struct borgo_error *error)
{
    return store_read_kept(store, person, 0, each, context, error);
}

bool store_read_book(struct store *store, const char *person, store_each_kept *each, void *context,
                     struct borgo_error *error)
{
    struct store_change like = {.kind = STORE_PUT_KEPT, .kept = {.person = person, .name = ""}};
    struct row *row = find(store, &like);
    if (row && !store->unreadable)
        each(context, &row->change.kept);
    return can_read(store, error);
}

bool store_measure_kept(struct store *store, const char *person, struct store_kept_size *size,
                        struct borgo_error *error)
{
    *size = (struct store_kept_size){0};
    for (const struct row *row = store->rows; row; row = row->next)
        if (row->change.kind == STORE_PUT_KEPT && same(row->change.kept.person, person)) {
            size->lines++;
            size->characters += (int64_t)strlen(row->change.kept.line);
        }
    return can_read(store, error);
}

static bool is_listed(struct store *store, enum store_list list, const char *person,
                      const struct store_table *table)
{
    struct store_change seat = {
        .kind = STORE_SIT, .table.id = table->id, .person = {person, NULL, 0, 0}};
    switch (list) {
    case STORE_LIST_PUBLIC:
        return table->public && table->phase <= STORE_PLAYING;
    case STORE_LIST_FINISHED:
        return table->public && table->phase == STORE_OVER;
    case STORE_LIST_LIVE:
        return table->phase <= STORE_PLAYING;
    default:
        return table->phase != STORE_CLOSED && find(store, &seat);
    }
}

bool store_list(struct store *store, enum store_list list, const char *person, unsigned most,
                store_each_table *each, void *context, struct borgo_error *error)
{
    for (struct row *row = store->rows, *next; row && !store->unreadable && most > 0; row = next) {
        next = row->next;
        if (row->change.kind != STORE_PUT_TABLE
            || !is_listed(store, list, person, &row->change.table))
            continue;
        most--;
        if (!each(context, &row->change.table))
            break;
    }
    return can_read(store, error);
}

/* For tests. */

void fake_store_set_full(struct store *store, bool full)
{
    store->full = full;
}

void fake_store_set_unreadable(struct store *store, bool unreadable)
{
    store->unreadable = unreadable;
}

unsigned fake_store_waiting(const struct store *store)
{
    unsigned count = 0;
    for (const struct waiting *group = store->first; group; group = group->next)
        count++;
    return count;
}

const char *fake_store_fault(const struct store *store)
{
    return store->fault;
}

uint32_t fake_store_events(const struct store *store, const char *table)
{
    uint32_t count = 0;
    for (const struct row *row = store->rows; row; row = row->next)
        count += row->change.kind == STORE_APPEND && same(row->change.event.table, table);
    return count;
}

const char *fake_store_event(const struct store *store, const char *table, uint32_t number)
{
    struct store_change like = {.kind = STORE_APPEND, .event = {table, number, 0, NULL}};
    struct row *row = find(store, &like);
    return row ? row->change.event.body : NULL;
}

struct fake_store_counts fake_store_count(const struct store *store)
{
    struct fake_store_counts counts = {0};
    for (const struct row *row = store->rows; row; row = row->next) {
        counts.tables += row->change.kind == STORE_PUT_TABLE;
        counts.people += row->change.kind == STORE_PUT_PERSON;
        counts.seats += row->change.kind == STORE_SIT;
        counts.lines += row->change.kind == STORE_ADD_LINE;
        counts.kept += row->change.kind == STORE_PUT_KEPT;
    }
    return counts;
}

bool fake_store_has(const struct store *store, const char *text)
{
    for (struct row *row = store->rows; row; row = row->next) {
        const char **texts[TEXTS];
        texts_of(&row->change, texts);
        for (unsigned i = 0; i < TEXTS; i++)
            if (*texts[i] && strstr(*texts[i], text))
                return true;
    }
    return false;
}

/* It is one process's. */

bool store_is_shared(struct store *store)
{
    (void)store;
    return false;
}

struct store_claim store_claim(struct store *store, const char *table, struct borgo_error *error)
{
    (void)store, (void)table, (void)error;
    return (struct store_claim){STORE_MINE, 0, 0};
}

struct store_claim store_claim_new(struct store *store, const char *table,
                                   struct borgo_error *error)
{
    return store_claim(store, table, error);
}

void store_release(struct store *store, const char *table)
{
    (void)store, (void)table;
}

void store_say_rules(struct store *store, const char *rules)
{
    (void)store, (void)rules;
}

bool store_refuse(struct store *store, const char *table)
{
    (void)store, (void)table;
    return false;
}

double store_count_guess(struct store *store, unsigned who, unsigned a_minute)
{
    (void)store, (void)who, (void)a_minute;
    return 0;
}

bool store_is_present(struct store *store, const char *person)
{
    (void)store, (void)person;
    return false;
}
