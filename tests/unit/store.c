/* Where tables last: what is given comes back in order, is whole or not there at all, and whatever
 * is in its way is said clearly. Everything happens in a folder of the test's own. */
#include "store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <libpq-fe.h>

#include "store/mail.h"
#include "store/sqlite.h"
#include "unit.h"

static char folder[] = "/tmp/borgo-store-XXXXXX";

static int enter_folder(void **state)
{
    (void)state;
    umask(0);
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : 1;
}

static int leave_folder(void **state)
{
    char command[100];
    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return chdir("/") == 0 && system(command) == 0 ? 0 : 1;
}

/* Where a store of that name is: a file, or a schema of the database whose address we were given.
 */
static const char *database;

static const char *where(const char *name)
{
    static char address[4][300];
    static unsigned next;
    char *place = address[next++ % 4];
    if (!database)
        return name;
    int length = (int)strcspn(name, ".-");
    char text[100];
    PGconn *connection = PQconnectdb(database);
    assert_int_equal(PQstatus(connection), CONNECTION_OK);
    snprintf(text, sizeof text, "CREATE SCHEMA IF NOT EXISTS \"%.*s\"", length, name);
    PQclear(PQexec(connection, text));
    PQfinish(connection);
    snprintf(place, sizeof address[0], "%s?options=-csearch_path%%3D%.*s", database, length, name);
    return place;
}

static struct store *open_fine(const char *path)
{
    struct borgo_error error = {0};
    struct store *store = store_open(where(path), NULL, &error);
    if (!store)
        fail_msg("%s", error.message);
    return store;
}

static void assert_unopened(const char *path, const char *because)
{
    struct borgo_error error = {0};
    assert_null(store_open(path, NULL, &error));
    if (!strstr(error.message, because))
        fail_msg("'%s' doesn't say '%s'", error.message, because);
}

/* Changes, as short as they can be. */

static struct store_change table_of(const char *id, enum store_phase phase, bool public,
                                    int64_t changed)
{
    return (struct store_change){.kind = STORE_PUT_TABLE,
                                 .table = {.id = id,
                                           .game = "shibuya",
                                           .rules = 3,
                                           .phase = phase,
                                           .public = public,
                                           .created = 1000,
                                           .changed = changed,
                                           .summary = "{}"}};
}

static struct store_change event_of(const char *table, uint32_t number, const char *body)
{
    return (struct store_change){.kind = STORE_APPEND,
                                 .event = {table, number, 1000 + number, body}};
}

static struct store_change person_of(const char *id, const char *name)
{
    return (struct store_change){.kind = STORE_PUT_PERSON, .person = {id, name, 10, 20}};
}

static struct store_change chair_of(enum store_kind kind, const char *table, const char *person,
                                    int seat)
{
    return (struct store_change){
        .kind = kind, .seat = seat, .table = {.id = table}, .person = {.id = person}};
}

static struct store_change line_of(const char *table, uint32_t number, const char *person,
                                   const char *text)
{
    return (struct store_change){.kind = STORE_ADD_LINE,
                                 .line = {table, number, 500 + number, person, "Ada", 1, text}};
}

static struct store_change kept_of(enum store_kind kind, const char *name, int64_t again,
                                   int64_t changed, const char *line)
{
    return (struct store_change){
        .kind = kind, .kept = {"aa", name, again, changed, line}, .book = "b1"};
}

static uint64_t give(struct store *store, struct store_change change)
{
    return store_write(store, &change, 1);
}

/* All that was given is safe. */
static void assert_safe(struct store *store)
{
    struct store_progress progress;
    store_wait(store);
    store_collect(store, &progress);
    if (progress.failed_from)
        fail_msg("%u to %u: %s (%s)", (unsigned)progress.failed_from, (unsigned)progress.failed_to,
                 progress.why, progress.detail);
}

static void assert_failed(struct store *store, uint64_t from, uint64_t to, const char *why)
{
    struct store_progress progress;
    store_wait(store);
    store_collect(store, &progress);
    assert_int_equal(progress.failed_from, from);
    assert_int_equal(progress.failed_to, to);
    assert_true(progress.safe >= to);
    assert_string_equal(progress.why, why);
    store_collect(store, &progress);
    assert_int_equal(progress.failed_from, 0);
    assert_int_equal(progress.failed_to, 0);
    assert_string_equal(progress.why, "");
}

/* What is read, as one text that can be compared. */

struct told {
    char text[4000];
    unsigned count, most; /* most: stops there, unless 0 */
};

static bool tell(struct told *told, const char *words)
{
    strncat(told->text, told->count ? " | " : "", sizeof told->text - strlen(told->text) - 1);
    strncat(told->text, words, sizeof told->text - strlen(told->text) - 1);
    return ++told->count != told->most;
}

static bool tell_table(void *told, const struct store_table *table)
{
    char words[400];
    snprintf(words, sizeof words, "%s %s %u %d %d %lld %lld %s %s", table->id, table->game,
             (unsigned)table->rules, (int)table->phase, table->public, (long long)table->created,
             (long long)table->changed, table->summary, table->record ? table->record : "-");
    return tell(told, words);
}

static bool tell_id(void *told, const struct store_table *table)
{
    return tell(told, table->id);
}

static bool tell_event(void *told, const struct store_event *event)
{
    char words[400];
    snprintf(words, sizeof words, "%s %u %lld %s", event->table, (unsigned)event->number,
             (long long)event->at, event->body);
    return tell(told, words);
}

static bool tell_person(void *told, const struct store_person *person)
{
    char words[400];
    snprintf(words, sizeof words, "%s %s %lld %lld", person->id, person->name,
             (long long)person->created, (long long)person->seen);
    return tell(told, words);
}

static bool tell_line(void *told, const struct store_line *line)
{
    char words[400];
    snprintf(words, sizeof words, "%s %u %lld '%s' '%s' %d '%s'", line->table,
             (unsigned)line->number, (long long)line->at, line->person, line->name, line->seat,
             line->text);
    return tell(told, words);
}

static bool tell_kept(void *told, const struct store_kept *kept)
{
    char words[400];
    snprintf(words, sizeof words, "%s %lld %lld %s", kept->name, (long long)kept->again,
             (long long)kept->changed, kept->line);
    return tell(told, words);
}

static void assert_kept(struct store *store, int64_t since, const char *expected)
{
    struct told told = {0};
    assert_true(store_read_kept(store, "aa", since, tell_kept, &told, NULL));
    assert_string_equal(told.text, expected);
}

static void assert_table(struct store *store, const char *id, const char *expected)
{
    struct told told = {0};
    assert_true(store_read_table(store, id, tell_table, &told, NULL));
    assert_string_equal(told.text, expected);
}

static void assert_events(struct store *store, const char *table, uint32_t from,
                          const char *expected)
{
    struct told told = {0};
    assert_true(store_read_events(store, table, from, tell_event, &told, NULL));
    assert_string_equal(told.text, expected);
}

static void assert_person(struct store *store, const char *id, const char *expected)
{
    struct told told = {0};
    assert_true(store_read_person(store, id, tell_person, &told, NULL));
    assert_string_equal(told.text, expected);
}

static void assert_lines(struct store *store, const char *table, unsigned most,
                         const char *expected)
{
    struct told told = {0};
    assert_true(store_read_lines(store, table, most, tell_line, &told, NULL));
    assert_string_equal(told.text, expected);
}

static void assert_listed(struct store *store, enum store_list list, const char *person,
                          unsigned most, const char *expected)
{
    struct told told = {0};
    assert_true(store_list(store, list, person, most, tell_id, &told, NULL));
    assert_string_equal(told.text, expected);
}

/* What comes back. */

static void test_tables(void **state)
{
    (void)state;
    struct store *store = open_fine("tables.db");
    struct store_change table = table_of("amber-mill-421", STORE_PLAYING, true, 2000);
    assert_table(store, "amber-mill-421", "");
    give(store, table);
    assert_safe(store);
    assert_table(store, "amber-mill-421", "amber-mill-421 shibuya 3 1 1 1000 2000 {} -");
    table.table.phase = STORE_OVER;
    table.table.changed = 3000;
    table.table.summary = "{\"a\":\"é\"}";
    table.table.record = "borgo record 2\nend\n";
    give(store, table);
    assert_safe(store);
    assert_table(store, "amber-mill-421",
                 "amber-mill-421 shibuya 3 2 1 1000 3000 {\"a\":\"é\"} borgo record 2\nend\n");
    store_close(store);
    store = open_fine("tables.db");
    assert_table(store, "amber-mill-421",
                 "amber-mill-421 shibuya 3 2 1 1000 3000 {\"a\":\"é\"} borgo record 2\nend\n");
    assert_table(store, "amber-mill-422", "");
    store_close(store);
}

static void test_events(void **state)
{
    (void)state;
    struct store *store = open_fine("events.db");
    struct store_change changes[] = {event_of("b", 1, "one"), event_of("b", 2, "two")};
    assert_int_equal(store_write(store, changes, 2), 1);
    assert_int_equal(give(store, event_of("a", 1, "other")), 2);
    assert_int_equal(give(store, event_of("b", 3, "three")), 3);
    assert_safe(store);
    assert_events(store, "b", 1, "b 1 1001 one | b 2 1002 two | b 3 1003 three");
    assert_events(store, "b", 3, "b 3 1003 three");
    assert_events(store, "b", 4, "");
    assert_events(store, "a", 0, "a 1 1001 other");
    struct told told = {.most = 2};
    assert_true(store_read_events(store, "b", 1, tell_event, &told, NULL));
    assert_string_equal(told.text, "b 1 1001 one | b 2 1002 two");
    store_close(store);
}

static void test_people(void **state)
{
    (void)state;
    struct store *store = open_fine("people.db");
    assert_person(store, "aa", "");
    give(store, person_of("aa", "Ada"));
    give(store, person_of("bb", "Bo"));
    give(store, person_of("aa", "Àda"));
    assert_safe(store);
    assert_person(store, "aa", "aa Àda 10 20");
    assert_person(store, "bb", "bb Bo 10 20");
    store_close(store);
}

static void test_lines(void **state)
{
    (void)state;
    struct store *store = open_fine("lines.db");
    give(store, line_of("t", 1, "aa", "hello"));
    give(store, line_of("t", 2, "", "it's me"));
    give(store, line_of("t", 3, "aa", "ah"));
    give(store, line_of("u", 1, "aa", "there"));
    assert_safe(store);
    assert_lines(store, "t", 2, "t 2 502 '' 'Ada' 1 'it's me' | t 3 503 'aa' 'Ada' 1 'ah'");
    assert_lines(store, "t", 100,
                 "t 1 501 'aa' 'Ada' 1 'hello' | t 2 502 '' 'Ada' 1 'it's me' | "
                 "t 3 503 'aa' 'Ada' 1 'ah'");
    assert_lines(store, "v", 100, "");
    struct told told = {0}, nobody = {0};
    assert_true(store_read_lines_of(store, "aa", tell_line, &told, NULL));
    assert_string_equal(told.text, "t 1 501 'aa' 'Ada' 1 'hello' | u 1 501 'aa' 'Ada' 1 'there' | "
                                   "t 3 503 'aa' 'Ada' 1 'ah'");
    assert_true(store_read_lines_of(store, "", tell_line, &nobody, NULL));
    assert_string_equal(nobody.text, "");
    store_close(store);
}

/* Tables of every phase, for lists; the later letters changed later. */
static void give_tables(struct store *store)
{
    struct store_change over = table_of("e", STORE_OVER, true, 5);
    over.table.record = "its record";
    give(store, table_of("a", STORE_WAITING, true, 1));
    give(store, table_of("b", STORE_PLAYING, false, 2));
    give(store, table_of("c", STORE_PLAYING, true, 3));
    give(store, table_of("d", STORE_CLOSED, true, 4));
    give(store, over);
    give(store, table_of("f", STORE_OVER, false, 6));
    give(store, table_of("g", STORE_OVER, true, 7));
    assert_safe(store);
}

static void test_lists(void **state)
{
    (void)state;
    struct store *store = open_fine("lists.db");
    struct told told = {0};
    give_tables(store);
    assert_listed(store, STORE_LIST_PUBLIC, NULL, 10, "c | a");
    assert_listed(store, STORE_LIST_FINISHED, NULL, 10, "g | e");
    assert_listed(store, STORE_LIST_FINISHED, NULL, 1, "g");
    assert_listed(store, STORE_LIST_LIVE, NULL, 10, "c | b | a");
    give(store, table_of("a", STORE_PLAYING, true, 9));
    assert_safe(store);
    assert_listed(store, STORE_LIST_LIVE, NULL, 10, "a | c | b");
    assert_true(store_list(store, STORE_LIST_FINISHED, NULL, 9, tell_table, &told, NULL));
    assert_null(strstr(told.text, "its record"));
    told = (struct told){0};
    assert_true(store_all(store, tell_table, &told, NULL));
    assert_int_equal(told.count, 7);
    assert_true(strncmp(told.text, "a shibuya", 9) == 0);
    assert_non_null(strstr(told.text, "e shibuya 3 2 1 1000 5 {} its record | f shibuya"));
    store_close(store);
}

static void test_chairs(void **state)
{
    (void)state;
    struct store *store = open_fine("chairs.db");
    give_tables(store);
    for (const char *table = "abcdef"; *table; table++)
        give(store, chair_of(STORE_SIT, (char[]){*table, '\0'}, "aa", 1));
    give(store, chair_of(STORE_SIT, "c", "bb", 0));
    give(store, chair_of(STORE_SIT, "c", "bb", 2));
    assert_safe(store);
    assert_listed(store, STORE_LIST_OF_PERSON, "aa", 10, "f | e | c | b | a");
    assert_listed(store, STORE_LIST_OF_PERSON, "bb", 10, "c");
    assert_listed(store, STORE_LIST_OF_PERSON, "cc", 10, "");
    give(store, chair_of(STORE_GET_UP, "b", "aa", 0));
    give(store, chair_of(STORE_GET_UP, "b", "nobody", 0));
    assert_safe(store);
    assert_listed(store, STORE_LIST_OF_PERSON, "aa", 10, "f | e | c | a");
    store_close(store);
}

/* What somebody keeps: whatever comes twice, late or from two sides at once ends the same. */
static void test_kept(void **state)
{
    (void)state;
    struct store *store = open_fine("kept.db");
    struct told told = {0};
    struct store_kept_size size;
    give(store, kept_of(STORE_KEEP, "one", 0, 100, "{}"));
    assert_safe(store);
    assert_kept(store, 0, "");
    give(store, kept_of(STORE_PUT_KEPT, "", 0, 0, "b1"));
    give(store, kept_of(STORE_PUT_KEPT, "", 0, 0, "b2"));
    give(store, kept_of(STORE_KEEP, "one", 0, 100, "{}"));
    give(store, kept_of(STORE_KEEP, "two", 0, 50, "{\"it's\":\"城 \\\\ 🏠\"}"));
    assert_safe(store);
    assert_true(store_read_book(store, "aa", tell_kept, &told, NULL));
    assert_string_equal(told.text, " 0 0 b1");
    assert_kept(store, 0, "one 0 100 {} | two 0 101 {\"it's\":\"城 \\\\ 🏠\"}");
    give(store, kept_of(STORE_KEEP, "one", 0, 200, "{}"));
    assert_safe(store);
    assert_kept(store, 101, "two 0 101 {\"it's\":\"城 \\\\ 🏠\"}");
    give(store, kept_of(STORE_KEEP, "one", 0, 300, "{\"n\":1}"));
    give(store, kept_of(STORE_STRIKE, "two", 0, 300, NULL));
    give(store, kept_of(STORE_STRIKE, "three", 0, 300, NULL));
    give(store, kept_of(STORE_KEEP, "two", 0, 400, "{}"));
    assert_safe(store);
    assert_kept(store, 0, "one 0 300 {\"n\":1} | two 0 301 ");
    give(store, kept_of(STORE_KEEP, "two", 1, 400, "{}"));
    give(store, kept_of(STORE_STRIKE, "two", 0, 500, NULL));
    struct store_change late = kept_of(STORE_KEEP, "four", 0, 600, "{}");
    late.book = "b0";
    give(store, late);
    assert_safe(store);
    assert_kept(store, 301, "two 1 400 {}");
    assert_true(store_measure_kept(store, "aa", &size, NULL));
    assert_int_equal(size.lines, 3);
    assert_int_equal(size.characters, 2 + 7 + 2);
    assert_true(store_measure_kept(store, "bb", &size, NULL));
    assert_int_equal(size.lines + size.characters, 0);
    give(store, chair_of(STORE_DISCARD, NULL, "bb", 0));
    assert_safe(store);
    assert_kept(store, 400, "two 1 400 {}");
    give(store, chair_of(STORE_DISCARD, NULL, "aa", 0));
    give(store, kept_of(STORE_KEEP, "five", 0, 600, "{}"));
    assert_safe(store);
    told = (struct told){0};
    assert_true(store_all_kept(store, tell_kept, &told, NULL));
    assert_string_equal(told.text, "");
    store_close(store);
}

/* So many at once, in the order in which they changed. */
static void test_kept_pages(void **state)
{
    (void)state;
    struct store *store = open_fine("pages.db");
    struct told told = {0};
    char name[20];
    give(store, kept_of(STORE_PUT_KEPT, "", 0, 0, "b1"));
    for (unsigned i = 0; i < STORE_KEPT_AT_ONCE + 7; i++) {
        snprintf(name, sizeof name, "n%u", i);
        give(store, kept_of(STORE_KEEP, name, 0, 1, "{}"));
    }
    assert_safe(store);
    assert_true(store_read_kept(store, "aa", 0, tell_kept, &told, NULL));
    assert_int_equal(told.count, STORE_KEPT_AT_ONCE);
    assert_kept(store, STORE_KEPT_AT_ONCE + 5, "n504 0 505 {} | n505 0 506 {} | n506 0 507 {}");
    told = (struct told){0};
    assert_true(store_read_all_kept(store, "aa", tell_kept, &told, NULL));
    assert_int_equal(told.count, STORE_KEPT_AT_ONCE + 8);
    store_close(store);
}

static void test_forgetting(void **state)
{
    (void)state;
    struct store *store = open_fine("forgetting.db");
    give_tables(store);
    give(store, person_of("aa", "Ada"));
    give(store, person_of("bb", "Bo"));
    give(store, chair_of(STORE_SIT, "a", "aa", 1));
    give(store, line_of("a", 1, "aa", "my secret"));
    give(store, line_of("a", 2, "bb", "mine"));
    give(store, kept_of(STORE_PUT_KEPT, "", 0, 0, "b1"));
    give(store, kept_of(STORE_KEEP, "game", 0, 100, "my record"));
    give(store, chair_of(STORE_FORGET_PERSON, NULL, "aa", 0));
    assert_safe(store);
    assert_person(store, "aa", "");
    assert_person(store, "bb", "bb Bo 10 20");
    assert_kept(store, 0, "");
    assert_listed(store, STORE_LIST_OF_PERSON, "aa", 10, "");
    assert_lines(store, "a", 9, "a 1 501 '' '' 1 '' | a 2 502 'bb' 'Ada' 1 'mine'");
    store_close(store);
    if (!database)
        assert_int_equal(system("! grep -q 'my secret\\|my record' forgetting.db"), 0);
}

static void test_dropping(void **state)
{
    (void)state;
    struct store *store = open_fine("dropping.db");
    give_tables(store);
    give(store, event_of("a", 1, "one"));
    give(store, event_of("b", 1, "one"));
    give(store, line_of("a", 1, "aa", "hello"));
    give(store, chair_of(STORE_SIT, "a", "aa", 1));
    give(store, chair_of(STORE_DROP_TABLE, "a", NULL, 0));
    assert_safe(store);
    assert_table(store, "a", "");
    assert_events(store, "a", 1, "");
    assert_lines(store, "a", 9, "");
    assert_listed(store, STORE_LIST_OF_PERSON, "aa", 10, "");
    assert_events(store, "b", 1, "b 1 1001 one");
    give(store, event_of("a", 1, "again"));
    assert_safe(store);
    assert_events(store, "a", 1, "a 1 1001 again");
    store_close(store);
}

/* What was given is copied: the giver may do what it likes with it. */
static void test_copying(void **state)
{
    (void)state;
    struct store *store = open_fine("copying.db");
    char table[] = "t", *body = malloc(100001);
    memset(body, 'x', 100000);
    body[100000] = '\0';
    for (uint32_t i = 1; i <= 50; i++) {
        body[0] = (char)('A' + i % 26);
        give(store, event_of(table, i, body));
    }
    memset(body, '?', 100000);
    table[0] = '?';
    free(body);
    assert_safe(store);
    struct told told = {0};
    assert_true(store_read_events(store, "t", 1, tell_event, &told, NULL));
    assert_int_equal(told.count, 50);
    assert_true(strncmp(told.text, "t 1 1001 Bxxx", 13) == 0);
    store_close(store);
}

/* Reading while reading, of the same kind too. */
struct nest {
    struct store *store;
    struct told inner, outer;
};

static bool read_inside(void *nest_, const struct store_event *event)
{
    struct nest *nest = nest_;
    if (!store_read_events(nest->store, "b", event->number, tell_event, &nest->inner, NULL))
        return false;
    return tell_event(&nest->outer, event);
}

static void test_reading_inside(void **state)
{
    (void)state;
    struct nest nest = {.store = open_fine("inside.db")};
    for (uint32_t i = 1; i <= 2; i++) {
        give(nest.store, event_of("a", i, "x"));
        give(nest.store, event_of("b", i, "y"));
    }
    assert_safe(nest.store);
    assert_true(store_read_events(nest.store, "a", 1, read_inside, &nest, NULL));
    assert_string_equal(nest.outer.text, "a 1 1001 x | a 2 1002 x");
    assert_string_equal(nest.inner.text, "b 1 1001 y | b 2 1002 y | b 2 1002 y");
    store_close(nest.store);
}

/* The writer wakes whoever it is to wake, and never says something is safe that isn't. */
struct wakes {
    pthread_mutex_t mutex;
    pthread_cond_t woken;
    unsigned count;
};

static void wake(void *wakes_)
{
    struct wakes *wakes = wakes_;
    pthread_mutex_lock(&wakes->mutex);
    wakes->count++;
    pthread_cond_signal(&wakes->woken);
    pthread_mutex_unlock(&wakes->mutex);
}

static void wait_for_wake(struct wakes *wakes)
{
    pthread_mutex_lock(&wakes->mutex);
    while (wakes->count == 0)
        pthread_cond_wait(&wakes->woken, &wakes->mutex);
    wakes->count = 0;
    pthread_mutex_unlock(&wakes->mutex);
}

static void test_waking(void **state)
{
    (void)state;
    struct wakes wakes = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
    struct store_host host = {&wakes, wake};
    struct store_progress progress = {0};
    struct store *store = store_open(where("waking.db"), &host, NULL);
    uint64_t before = 0, last = 0;
    for (uint32_t i = 1; i <= 300; i++)
        last = give(store, event_of("t", i, "x"));
    while (before < last) {
        wait_for_wake(&wakes);
        store_collect(store, &progress);
        assert_true(progress.safe >= before && progress.safe <= last);
        struct told told = {.most = 1};
        before = progress.safe;
        store_read_events(store, "t", (uint32_t)before, tell_event, &told, NULL);
        assert_int_equal(told.count, 1);
    }
    assert_int_equal(progress.failed_from, 0);
    store_close(store);
}

static void test_closing_writes(void **state)
{
    (void)state;
    struct store *store = open_fine("closing.db");
    for (uint32_t i = 1; i <= 200; i++)
        give(store, event_of("t", i, "x"));
    store_close(store);
    store = open_fine("closing.db");
    assert_events(store, "t", 200, "t 200 1200 x");
    store_close(store);
}

/* What is in the way. */

static const char out_of_order[] = "what was to be written doesn't follow what is there";

static void test_numbers(void **state)
{
    (void)state;
    struct store *store = open_fine("numbers.db");
    give(store, event_of("t", 1, "one"));
    assert_safe(store);
    uint64_t twice = give(store, event_of("t", 1, "again"));
    assert_failed(store, twice, twice, out_of_order);
    uint64_t gap = give(store, event_of("t", 3, "three"));
    assert_failed(store, gap, gap, out_of_order);
    uint64_t zero = give(store, event_of("t", 0, "none"));
    assert_failed(store, zero, zero, out_of_order);
    uint64_t second = give(store, event_of("u", 2, "two"));
    assert_failed(store, second, second, out_of_order);
    struct store_change half[] = {table_of("t", STORE_PLAYING, true, 1), event_of("t", 2, "two"),
                                  event_of("t", 2, "twice")};
    uint64_t group = store_write(store, half, 3);
    assert_failed(store, group, group, out_of_order);
    give(store, line_of("t", 1, "", "x"));
    assert_safe(store);
    uint64_t line = give(store, line_of("t", 1, "", "y"));
    assert_failed(store, line, line, out_of_order);
    assert_events(store, "t", 1, "t 1 1001 one");
    assert_table(store, "t", "");
    give(store, event_of("t", 2, "two"));
    assert_safe(store);
    assert_events(store, "t", 1, "t 1 1001 one | t 2 1002 two");
    store_close(store);
}

/* Whatever is given before somebody has heard of a failure was decided without knowing it. */
static void test_failing_together(void **state)
{
    (void)state;
    struct store *store = open_fine("together.db");
    uint64_t first = give(store, event_of("t", 7, "wrong"));
    store_wait(store);
    give(store, event_of("t", 1, "right, but too early"));
    uint64_t last = give(store, event_of("u", 1, "this too"));
    assert_failed(store, first, last, out_of_order);
    assert_events(store, "t", 1, "");
    assert_events(store, "u", 1, "");
    give(store, event_of("t", 1, "now"));
    assert_safe(store);
    assert_events(store, "t", 1, "t 1 1001 now");
    store_close(store);
}

/* As many more bytes as a file may have from now on. */
static void limit_files(rlim_t bytes)
{
    struct rlimit limit;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void test_full_disk(void **state)
{
    (void)state;
    struct store *store = open_fine("full.db");
    struct stat about;
    for (uint32_t i = 1; i <= 20; i++)
        give(store, event_of("t", i, "x"));
    assert_safe(store);
    assert_int_equal(stat("full.db-wal", &about), 0);
    limit_files((rlim_t)about.st_size + 100);
    uint64_t first = give(store, event_of("t", 21, "too much"));
    uint64_t last = give(store, event_of("u", 1, "this too"));
    assert_failed(store, first, last, "the disk is full");
    assert_events(store, "t", 20, "t 20 1020 x");
    assert_events(store, "u", 1, "");
    /* By now the log is in the file, and its room can be used again. */
    give(store, event_of("t", 21, "fits"));
    assert_safe(store);
    limit_files(100);
    first = give(store, event_of("t", 22, "too much"));
    assert_failed(store, first, first, "the disk is full");
    first = give(store, event_of("t", 22, "still too much"));
    assert_failed(store, first, first, "the disk is full");
    limit_files(RLIM_INFINITY);
    give(store, event_of("t", 22, "fits again"));
    assert_safe(store);
    store_close(store);
    store = open_fine("full.db");
    assert_events(store, "t", 20, "t 20 1020 x | t 21 1021 fits | t 22 1022 fits again");
    store_close(store);
}

/* The real thing, where this may be tried: elsewhere the test above is all there is. */
static void test_full_file_system(void **state)
{
    (void)state;
    static char body[50001];
    if (mkdir("small", 0700) != 0 || system("mount -t tmpfs -o size=1m none small 2>/dev/null"))
        return;
    struct store *store = open_fine("small/full.db");
    struct store_progress progress = {0};
    memset(body, 'x', sizeof body - 1);
    uint32_t number = 0;
    while (!progress.failed_from && number < 100) {
        give(store, event_of("t", ++number, body));
        store_wait(store);
        store_collect(store, &progress);
    }
    assert_string_equal(progress.why, "the disk is full");
    struct told told = {0};
    assert_true(store_read_events(store, "t", 1, tell_event, &told, NULL));
    assert_int_equal(told.count, number - 1);
    store_close(store);
    store = open_fine("small/full.db");
    told = (struct told){0};
    assert_true(store_read_events(store, "t", 1, tell_event, &told, NULL));
    assert_int_equal(told.count, number - 1);
    store_close(store);
    assert_int_equal(system("umount small"), 0);
}

/* A disk that gives errors, or takes its time: what SQLite writes with. */
static atomic_int write_errno, write_delay; /* milliseconds */

static ssize_t troubled_write(int file, const void *bytes, size_t count, off_t at)
{
    if (write_delay)
        nanosleep(&(struct timespec){0, 1000000L * write_delay}, NULL);
    if (!write_errno)
        return pwrite(file, bytes, count, at);
    errno = write_errno;
    return -1;
}

static void trouble_writing(bool on)
{
    sqlite3_vfs *system = sqlite3_vfs_find(NULL);
    sqlite3_syscall_ptr with = on ? (sqlite3_syscall_ptr)troubled_write : NULL;
    for (unsigned i = 0; i < 2; i++)
        system->xSetSystemCall(system, i ? "pwrite" : "pwrite64", with);
    write_errno = 0;
    write_delay = 0;
}

static void test_disk_errors(void **state)
{
    (void)state;
    static const struct {
        int why;
        const char *words;
    } errors[] = {{EIO, "the disk doesn't work as it should"},
                  {ENOSPC, "the disk is full"},
                  {EDQUOT, "the disk is full"},
                  {EROFS, "the file is write-protected"}};
    trouble_writing(true);
    struct store *store = open_fine("errors.db");
    uint32_t number = 0;
    for (unsigned i = 0; i < sizeof errors / sizeof *errors; i++) {
        give(store, event_of("t", ++number, "x"));
        assert_safe(store);
        write_errno = errors[i].why;
        uint64_t failed = give(store, event_of("t", number + 1, "lost"));
        assert_failed(store, failed, failed, errors[i].words);
        assert_true(store_read_events(store, "t", 1, tell_event, &(struct told){0}, NULL));
        write_errno = 0;
    }
    assert_events(store, "t", 1, "t 1 1001 x | t 2 1002 x | t 3 1003 x | t 4 1004 x");
    store_close(store);
    trouble_writing(false);
    store = open_fine("errors.db");
    assert_events(store, "t", 1, "t 1 1001 x | t 2 1002 x | t 3 1003 x | t 4 1004 x");
    store_close(store);
}

static void test_slow_disk(void **state)
{
    (void)state;
    struct wakes wakes = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
    struct store_host host = {&wakes, wake};
    struct told told = {0};
    trouble_writing(true);
    struct store *store = store_open("slow.db", &host, NULL);
    write_delay = 20;
    for (uint32_t i = 1; i <= 1000; i++)
        give(store, event_of("t", i, "x"));
    assert_safe(store);
    assert_true(wakes.count < 500); /* many at once */
    assert_true(store_read_events(store, "t", 1, tell_event, &told, NULL));
    assert_int_equal(told.count, 1000);
    write_delay = 0;
    store_close(store);
    trouble_writing(false);
}

static void test_held_by_another(void **state)
{
    (void)state;
    sqlite3 *other;
    struct store *store = open_fine("held.db");
    give(store, event_of("t", 1, "one"));
    assert_safe(store);
    assert_int_equal(sqlite3_open("held.db", &other), SQLITE_OK);
    assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    uint64_t number = give(store, event_of("t", 2, "two"));
    assert_events(store, "t", 1, "t 1 1001 one");
    assert_failed(store, number, number, "another program holds the file");
    sqlite3_close(other);
    give(store, event_of("t", 2, "two"));
    assert_safe(store);
    store_close(store);
}

/* Runs it in a process of its own that isn't root's; it says whether all was well. */
static void in_child(bool (*run)(void))
{
    pid_t child = fork();
    if (child == 0) {
        bool fine = geteuid() != 0 || (setgid(65534) == 0 && setuid(65534) == 0);
        _exit(fine && run() ? 0 : 1);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

static bool refuses(const char *path, const char *because)
{
    struct borgo_error error = {0};
    struct store *store = store_open(path, NULL, &error);
    if (store)
        store_close(store);
    if (!store && strstr(error.message, because))
        return true;
    fprintf(stderr, "# '%s' doesn't say '%s'\n", error.message, because);
    return false;
}

static bool refuses_protected_file(void)
{
    return refuses("guarded/there.db", "is write-protected");
}

static bool refuses_protected_folder(void)
{
    return refuses("guarded/new.db", "ermission denied");
}

static void test_write_protected(void **state)
{
    (void)state;
    assert_int_equal(chmod(folder, 0755), 0);
    assert_int_equal(mkdir("guarded", 0777), 0);
    store_close(open_fine("guarded/there.db"));
    if (geteuid() == 0)
        assert_int_equal(system("chown -R 65534 guarded"), 0);
    assert_int_equal(chmod("guarded/there.db", 0400), 0);
    in_child(refuses_protected_file);
    assert_int_equal(chmod("guarded", 0500), 0);
    in_child(refuses_protected_folder);
    chmod("guarded", 0700);
}

static bool finds_it_taken(void)
{
    return refuses(where("taken.db"), "another Borgo has the store");
}

static void test_one_at_a_time(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    struct store *store = open_fine("taken.db");
    assert_unopened(where("taken.db"), "another Borgo has the store");
    pid_t child = fork();
    if (child == 0)
        _exit(finds_it_taken() ? 0 : 1);
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    give(store, event_of("t", 1, "one"));
    assert_safe(store);
    struct store *reader = store_open_to_read(where("taken.db"), &error);
    assert_non_null(reader);
    assert_events(reader, "t", 1, "t 1 1001 one");
    give(store, event_of("t", 2, "two"));
    assert_safe(store);
    assert_events(reader, "t", 2, "t 2 1002 two");
    store_close(reader);
    store_close(store);
    store_close(open_fine("taken.db"));
}

static void write_plainly(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* Lets SQLite do something to a file of its own. */
static void alter(const char *path, const char *how)
{
    sqlite3 *sqlite;
    assert_int_equal(sqlite3_open(path, &sqlite), SQLITE_OK);
    assert_int_equal(sqlite3_exec(sqlite, how, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(sqlite);
}

static void test_other_files(void **state)
{
    (void)state;
    char text[5000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    write_plainly("text.db", text);
    assert_unopened("text.db", "the file is not a database");
    alter("foreign.db", "CREATE TABLE cats (name TEXT)");
    assert_unopened("foreign.db", "is no store of Borgo's");
    store_close(open_fine("newer.db"));
    alter("newer.db", "PRAGMA user_version = 99");
    assert_unopened("newer.db", "was made by a newer Borgo (schema 99; this one knows them up to");
    assert_int_equal(symlink("newer.db", "link.db"), 0);
    assert_unopened("link.db", "is not a file");
    assert_int_equal(mkdir("folder.db", 0700), 0);
    assert_unopened("folder.db", "is not a file");
    assert_unopened("nowhere/x.db", "the folder of");
    assert_unopened("", "is not the name of a file");
    assert_unopened("folder.db/", "is not the name of a file");
    write_plainly("stale.db-wal", "left over");
    assert_unopened("stale.db", "there is a file");
    assert_null(store_open_to_read("none.db", NULL));
    write_plainly("empty.db", "");
    store_close(open_fine("empty.db"));
}

static void test_damaged(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    struct told told = {0};
    struct store *store = open_fine("damaged.db");
    for (uint32_t i = 1; i <= 500; i++)
        give(store, event_of("t", i, "0123456789012345678901234567890123456789"));
    store_close(store);
    int file = open("damaged.db", O_WRONLY);
    for (off_t at = 4096; at < 60000; at += 8)
        assert_int_equal(pwrite(file, "\xff\xee\xdd\xcc\xbb\xaa\x99\x88", 8, at), 8);
    close(file);
    store = store_open("damaged.db", NULL, &error);
    if (store) {
        assert_false(store_read_events(store, "t", 1, tell_event, &told, &error));
        uint64_t number = give(store, event_of("t", 501, "x"));
        assert_failed(store, number, number, "the file is damaged");
        store_close(store);
    }
    assert_non_null(strstr(error.message, "damaged"));
    assert_false(store_backup("damaged.db", "copy-of-damaged.db", &error));
    assert_false(store_restore("damaged.db", "copy-of-damaged.db", &error));
    assert_int_not_equal(access("copy-of-damaged.db", F_OK), 0);
    assert_int_not_equal(access("copy-of-damaged.db.part", F_OK), 0);
}

static mode_t mode_of(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 ? about.st_mode & 07777 : 0;
}

static void assert_private(mode_t mask, const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-lock"};
    char name[60];
    umask(mask);
    struct store *store = open_fine(path);
    give(store, event_of("t", 1, "one"));
    assert_safe(store);
    for (unsigned i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s%s", path, endings[i]);
        assert_int_equal(mode_of(name), 0600);
    }
    store_close(store);
    umask(0);
}

static void test_privacy(void **state)
{
    (void)state;
    assert_private(0, "private-0.db");
    assert_private(0377, "private-1.db");
    assert_int_equal(chmod("private-0.db", 0644), 0);
    store_close(open_fine("private-0.db"));
    assert_int_equal(mode_of("private-0.db"), 0600);
    assert_int_equal(mkdir("real", 0700), 0);
    assert_int_equal(symlink("real", "linked"), 0);
    store_close(open_fine("linked/in.db"));
    assert_int_equal(mode_of("real/in.db"), 0600);
}

/* Versions. */

static const char *const made_up_steps[] = {
    "CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('old')",
    "ALTER TABLE notes ADD COLUMN stars INTEGER; UPDATE notes SET stars = 5",
    "CREATE TABLE more (x); INSERT INTO nowhere VALUES (1)",
};

static void test_migration(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    sqlite3 *sqlite;
    assert_int_equal(sqlite3_open("steps.db", &sqlite), SQLITE_OK);
    assert_true(store_bring_up_to_date(sqlite, "steps.db", made_up_steps, 1, &error));
    assert_int_equal(store_ask_number(sqlite, "PRAGMA user_version"), 1);
    assert_true(store_bring_up_to_date(sqlite, "steps.db", made_up_steps, 2, &error));
    assert_int_equal(store_ask_number(sqlite, "PRAGMA user_version"), 2);
    assert_int_equal(store_ask_number(sqlite, "SELECT stars FROM notes WHERE text = 'old'"), 5);
    assert_true(store_bring_up_to_date(sqlite, "steps.db", made_up_steps, 2, &error));
    assert_false(store_bring_up_to_date(sqlite, "steps.db", made_up_steps, 3, &error));
    assert_int_equal(store_ask_number(sqlite, "PRAGMA user_version"), 2);
    assert_int_equal(
        store_ask_number(sqlite, "SELECT count(*) FROM sqlite_schema WHERE name = 'more'"), 0);
    assert_false(store_bring_up_to_date(sqlite, "steps.db", made_up_steps, 1, &error));
    assert_non_null(strstr(error.message, "newer Borgo (schema 2; this one knows them up to 1)"));
    sqlite3_close(sqlite);
}

/* A file of the first version gets what is new, and keeps what it has. */
static void test_first_version(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    sqlite3 *sqlite;
    assert_int_equal(sqlite3_open("first.db", &sqlite), SQLITE_OK);
    assert_true(store_bring_up_to_date(sqlite, "first.db", store_schema_steps, 1, &error));
    sqlite3_exec(sqlite, "INSERT INTO people VALUES ('aa', 'Ada', 10, 20)", NULL, NULL, NULL);
    sqlite3_close(sqlite);
    struct store *store = open_fine("first.db");
    assert_person(store, "aa", "aa Ada 10 20");
    give(store, kept_of(STORE_PUT_KEPT, "", 0, 0, "b1"));
    give(store, kept_of(STORE_KEEP, "one", 0, 100, "{}"));
    assert_safe(store);
    assert_kept(store, 0, "one 0 100 {}");
    store_close(store);
}

static void test_older_is_not_read(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    store_close(open_fine("older.db"));
    alter("older.db", "PRAGMA user_version = 0");
    assert_null(store_open_to_read("older.db", &error));
    assert_non_null(strstr(error.message, "was made by an older Borgo"));
}

/* Copies. */

static void test_backup(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    struct store *store = open_fine("live.db");
    for (uint32_t i = 1; i <= 100; i++)
        give(store, event_of("t", i, "x"));
    assert_safe(store);
    umask(0);
    assert_true(store_backup("live.db", "copy.db", &error));
    assert_int_equal(mode_of("copy.db"), 0600);
    assert_int_not_equal(access("copy.db.part", F_OK), 0);
    assert_false(store_backup("live.db", "copy.db", &error));
    assert_non_null(strstr(error.message, "already"));
    assert_false(store_backup("none.db", "other.db", &error));
    assert_false(store_backup("live.db", "nowhere/other.db", &error));
    give(store, event_of("t", 101, "later"));
    store_close(store);
    assert_true(store_restore("copy.db", "restored.db", &error));
    assert_int_equal(mode_of("restored.db"), 0600);
    assert_false(store_restore("copy.db", "live.db", &error));
    store = open_fine("restored.db");
    assert_events(store, "t", 99, "t 99 1099 x | t 100 1100 x");
    give(store, event_of("t", 101, "another"));
    assert_safe(store);
    store_close(store);
}

/* A copy made while somebody writes shows one moment. */
static void test_backup_under_way(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    struct store *store = open_fine("busy.db");
    for (uint32_t i = 1; i <= 2000; i++) {
        struct store_change both[] = {event_of("t", i, "x"), event_of("u", i, "x")};
        store_write(store, both, 2);
        if (i == 1000)
            assert_true(store_backup("busy.db", "moment.db", &error));
    }
    assert_safe(store);
    store_close(store);
    struct store *copy = store_open_to_read("moment.db", &error);
    struct told one = {0}, other = {0};
    assert_true(store_read_events(copy, "t", 1, tell_event, &one, NULL));
    assert_true(store_read_events(copy, "u", 1, tell_event, &other, NULL));
    assert_int_equal(one.count, other.count);
    assert_true(one.count <= 2000);
    store_close(copy);
}

/* Killed in the middle: each group is two events and the row that says how many groups there are.
 */
struct shared {
    volatile uint64_t safe; /* groups a child has been told are safe */
};

static bool note_changed(void *count, const struct store_table *table)
{
    *(uint64_t *)count = (uint64_t)table->changed;
    return true;
}

static uint64_t groups_in(struct store *store)
{
    uint64_t count = 0;
    assert_true(store_read_table(store, "t", note_changed, &count, NULL));
    return count;
}

static void write_until_killed(struct shared *shared)
{
    struct store *store = store_open(where("killed.db"), NULL, NULL);
    uint64_t before = groups_in(store);
    for (uint64_t group = before + 1;; group++) {
        char body[40];
        snprintf(body, sizeof body, "of group %llu", (unsigned long long)group);
        struct store_change changes[] = {event_of("t", (uint32_t)(2 * group - 1), body),
                                         table_of("t", STORE_PLAYING, true, (int64_t)group),
                                         event_of("t", (uint32_t)(2 * group), body)};
        struct store_progress progress;
        store_write(store, changes, 3);
        store_collect(store, &progress);
        if (progress.failed_from)
            _exit(1);
        if (progress.safe)
            shared->safe = before + progress.safe;
        if (group % 16 == 0)
            store_wait(store);
    }
}

struct following {
    uint32_t last;
    bool right;
};

static bool follow(void *following_, const struct store_event *event)
{
    struct following *following = following_;
    char body[40];
    snprintf(body, sizeof body, "of group %u", (unsigned)(event->number + 1) / 2);
    following->right &= event->number == ++following->last && strcmp(event->body, body) == 0;
    return following->right;
}

static void test_killed(void **state)
{
    (void)state;
    int file = open("shared", O_RDWR | O_CREAT, 0600);
    assert_int_equal(ftruncate(file, sizeof(struct shared)), 0);
    struct shared *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    for (int i = 0; i < (database ? 4 : 60); i++) {
        pid_t child = fork();
        assert_true(child >= 0); /* -1 would be everybody */
        if (child == 0)
            write_until_killed(shared);
        for (uint64_t safe = shared->safe, tries = 0; database && tries < 200; tries++)
            if (shared->safe == safe)
                nanosleep(&(struct timespec){0, 50000000}, NULL);
        nanosleep(&(struct timespec){0, 1000000L * (1 + i * 37 % 50)}, NULL);
        kill(child, SIGKILL);
        int status;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFSIGNALED(status));
        struct store *store = open_fine("killed.db");
        uint64_t groups = groups_in(store);
        struct following following = {0, true};
        assert_true(groups >= shared->safe);
        assert_true(store_read_events(store, "t", 1, follow, &following, NULL));
        assert_true(following.right);
        assert_int_equal(following.last, 2 * groups);
        store_close(store);
    }
    assert_true(shared->safe > (database ? 4 : 60));
    munmap(shared, sizeof *shared);
}

/* In a database. */

static void command(const char *text)
{
    PGconn *connection = PQconnectdb(database);
    PGresult *result = PQexec(connection, text);
    if (PQresultStatus(result) != PGRES_TUPLES_OK && PQresultStatus(result) != PGRES_COMMAND_OK)
        fail_msg("%s: %s", text, PQerrorMessage(connection));
    PQclear(result);
    PQfinish(connection);
}

/* Connections that are cut while it writes and reads cost time, and nothing else. */
/* Two processes that wait for rows of each other's: one gives way and comes again. */
static void test_crossing(void **state)
{
    (void)state;
    struct store *store = open_fine("crossing.db");
    struct store_change both[] = {kept_of(STORE_KEEP, "one", 0, 100, "{\"n\":1}"),
                                  kept_of(STORE_KEEP, "two", 0, 100, "{\"n\":1}")};
    give(store, kept_of(STORE_PUT_KEPT, "", 0, 0, "b1"));
    give(store, kept_of(STORE_PUT_KEPT, "one", 0, 0, "{}"));
    give(store, kept_of(STORE_PUT_KEPT, "two", 0, 0, "{}"));
    assert_safe(store);
    PGconn *other = PQconnectdb(database);
    PQclear(PQexec(other, "BEGIN; UPDATE crossing.kept SET again = 0 WHERE name = 'two'"));
    store_write(store, both, 2);
    usleep(300000);
    PQsendQuery(other, "UPDATE crossing.kept SET again = 0 WHERE name = 'one'; COMMIT");
    assert_safe(store);
    assert_kept(store, 0, "one 0 100 {\"n\":1} | two 0 101 {\"n\":1}");
    PQfinish(other);
    store_close(store);
}

static void test_lost_connection(void **state)
{
    (void)state;
    struct store *store = open_fine("lost.db");
    struct told told = {0};
    for (uint32_t i = 1; i <= 3000; i++) {
        give(store, event_of("t", i, "x"));
        if (i % 500 == 0)
            command("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name LIKE 'borgo%'");
    }
    assert_safe(store);
    assert_true(store_read_events(store, "t", 1, tell_event, &told, NULL));
    assert_int_equal(told.count, 3000);
    store_close(store);
}

/* A process that others have given up writes nothing any more. */
static void test_given_up(void **state)
{
    (void)state;
    struct store *store = open_fine("fenced.db");
    give(store, event_of("t", 1, "one"));
    assert_safe(store);
    command("UPDATE fenced.processes SET dead = true");
    uint64_t late = give(store, event_of("t", 2, "two"));
    assert_failed(store, late, late, "another server has taken over");
    late = give(store, event_of("t", 2, "two"));
    assert_failed(store, late, late, "another server has taken over");
    store_close(store);
    store = open_fine("fenced.db"); /* who has given up is in no hurry to read either */
    assert_events(store, "t", 1, "t 1 1001 one");
    store_close(store);
}

/* Two processes over one store: here two stores over one schema. */

static enum store_whose whose(struct store *store, const char *table)
{
    return store_claim(store, table, NULL).whose;
}

static void note_table(void *told, const char *table, int64_t alive)
{
    (void)alive;
    tell(told, table);
}

static void test_leases(void **state)
{
    (void)state;
    struct store *one = open_fine("leases.db"), *other = open_fine("leases.db");
    struct borgo_error error = {0};
    assert_true(store_is_shared(one) && store_process(one) != store_process(other));
    assert_int_equal(whose(one, "t"), STORE_NOBODYS);
    assert_int_equal(store_claim_new(one, "t", NULL).whose, STORE_MINE);
    assert_int_equal(store_claim_new(other, "t", NULL).whose, STORE_ANOTHERS);
    give(one, table_of("t", STORE_PLAYING, true, 1));
    give(one, event_of("t", 1, "one"));
    assert_safe(one);
    assert_int_equal(whose(one, "t"), STORE_MINE);
    assert_int_equal(whose(other, "t"), STORE_ANOTHERS);
    assert_int_equal(store_claim(other, "t", NULL).holder, store_process(one));
    uint64_t late = give(other, event_of("t", 2, "two"));
    assert_failed(other, late, late, out_of_order);
    store_release(one, "t");
    assert_int_equal(whose(other, "t"), STORE_MINE);
    assert_int_equal(store_claim_new(one, "t", NULL).whose, STORE_ANOTHERS);
    give(other, event_of("t", 2, "two"));
    assert_safe(other);
    give(one, chair_of(STORE_COME, NULL, "aa", 0));
    assert_safe(one);
    assert_true(store_is_present(other, "aa"));
    give(one, chair_of(STORE_GO, NULL, "aa", 0));
    assert_safe(one);
    assert_false(store_is_present(other, "aa"));
    assert_false(store_be_alone(one, &error));
    assert_non_null(strstr(error.message, "another Borgo has the store"));
    store_close(other);
    assert_true(store_be_alone(one, &error));
    store_close(one);
}

/* Two versions: what one can't read the other takes, as long as it is there. */
static void test_versions(void **state)
{
    (void)state;
    struct store *old = open_fine("versions.db"), *new = open_fine("versions.db");
    struct told told = {0};
    store_say_rules(old, "lane 1");
    store_say_rules(new, "lane 2");
    assert_int_equal(store_claim_new(old, "t", NULL).whose, STORE_MINE);
    give(old, table_of("t", STORE_PLAYING, true, 1));
    assert_safe(old);
    assert_true(store_refuse(old, "t"));
    assert_true(store_adopt(old, 10, note_table, &told));
    assert_int_equal(told.count, 0);
    assert_int_equal(whose(old, "t"), STORE_UNKNOWN);
    assert_true(store_adopt(new, 10, note_table, &told));
    assert_string_equal(told.text, "t");
    assert_int_equal(whose(old, "t"), STORE_ANOTHERS);
    store_close(new);
    told = (struct told){0};
    assert_true(store_adopt(old, 10, note_table, &told));
    assert_string_equal(told.text, "t");
    assert_false(store_refuse(old, "t"));
    store_close(old);
}

static void note_orphan(void *told, const char *table, int64_t alive)
{
    assert_true(alive > 1000000);
    tell(told, table);
}

/* A process that isn't heard of is given up after a moment, and can't write when it is back. */
static void test_takeover(void **state)
{
    (void)state;
    struct store *store = open_fine("takeover.db");
    struct told told = {0};
    int ready[2];
    char byte;
    assert_int_equal(pipe(ready), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct store *mine = store_open(where("takeover.db"), NULL, NULL);
        struct store_progress progress;
        store_claim_new(mine, "t", NULL);
        give(mine, table_of("t", STORE_PLAYING, true, 1));
        give(mine, event_of("t", 1, "one"));
        store_wait(mine);
        byte = store_holds_until(mine) > 0;
        if (write(ready[1], &byte, 1) != 1)
            _exit(1);
        raise(SIGSTOP);
        give(mine, event_of("t", 2, "of the dead"));
        store_wait(mine);
        store_collect(mine, &progress);
        _exit(progress.failed_from && strstr(progress.why, "taken over") ? 0 : 1);
    }
    int status;
    assert_int_equal(read(ready[0], &byte, 1), 1);
    assert_int_equal(byte, 1);
    assert_int_equal(waitpid(child, &status, WUNTRACED), child);
    assert_true(store_adopt(store, 10, note_orphan, &told));
    assert_string_equal(told.text, "");
    for (int i = 0; i < 40 && !told.count; i++) {
        nanosleep(&(struct timespec){0, 100000000}, NULL);
        assert_true(store_adopt(store, 10, note_orphan, &told));
    }
    assert_string_equal(told.text, "t");
    give(store, event_of("t", 2, "two"));
    assert_safe(store);
    kill(child, SIGCONT);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_events(store, "t", 1, "t 1 1001 one | t 2 1002 two");
    store_close(store);
}

static void test_mail(void **state)
{
    (void)state;
    struct wakes wakes = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
    struct mail_host host = {&wakes, wake};
    struct store *one = open_fine("mail.db"), *other = open_fine("mail.db");
    struct mail *from = mail_open(one, &host, NULL), *to = mail_open(other, &host, NULL);
    uint64_t next = 1;
    bool lost;
    for (uint64_t line = 1; line <= 1000; line++)
        mail_send(from, mail_letter(store_process(other), line, 7, "it's\nme", 7));
    while (next <= 1000) {
        struct mail_letter *letter = mail_collect(to, &lost);
        assert_false(lost);
        while (letter) {
            struct mail_letter *after = letter->next;
            assert_int_equal(letter->line, next++);
            assert_int_equal(letter->process, store_process(one));
            assert_int_equal(letter->kind, 7);
            assert_string_equal(letter->text, "it's\nme");
            free(letter);
            letter = after;
        }
    }
    command("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE"
            " 'borgo%'");
    for (lost = false; !lost;)
        assert_null(mail_collect(to, &lost));
    mail_close(from);
    mail_close(to);
    store_close(one);
    store_close(other);
}

static void test_other_databases(void **state)
{
    (void)state;
    struct borgo_error error = {0};
    where("foreign.db");
    command("CREATE TABLE \"foreign\".cats (name text)");
    assert_unopened(where("foreign.db"), "aren't Borgo's");
    store_close(open_fine("newer.db"));
    command("INSERT INTO newer.borgo VALUES (99, 1)");
    store_close(open_fine("newer.db")); /* it says that older programs may go on */
    command("INSERT INTO newer.borgo VALUES (100, 99)");
    assert_unopened(where("newer.db"), "was made by a newer Borgo (schema 100; this one");
    assert_null(store_open_to_read(where("unmade.db"), &error));
    assert_non_null(strstr(error.message, "'borgo serve' makes its tables"));
    assert_unopened("postgresql://ada:secret@127.0.0.1:1/none?password=secret", "127.0.0.1");
    assert_null(store_open("postgresql://ada:secret@127.0.0.1:1/none", NULL, &error));
    assert_null(strstr(error.message, "secret"));
}

/* What both engines promise. */
#define COMMON_TESTS                                                                               \
    cmocka_unit_test(test_tables), cmocka_unit_test(test_events), cmocka_unit_test(test_people),   \
        cmocka_unit_test(test_lines), cmocka_unit_test(test_lists), cmocka_unit_test(test_chairs), \
        cmocka_unit_test(test_kept), cmocka_unit_test(test_kept_pages),                            \
        cmocka_unit_test(test_forgetting), cmocka_unit_test(test_dropping),                        \
        cmocka_unit_test(test_copying), cmocka_unit_test(test_reading_inside),                     \
        cmocka_unit_test(test_waking), cmocka_unit_test(test_closing_writes),                      \
        cmocka_unit_test(test_numbers), cmocka_unit_test(test_failing_together),                   \
        cmocka_unit_test(test_killed)

/* Without an argument on files; with one in the database of that address. */
int main(int count, char **words)
{
    const struct CMUnitTest on_files[] = {
        COMMON_TESTS,
        cmocka_unit_test(test_one_at_a_time),
        cmocka_unit_test(test_full_disk),
        cmocka_unit_test(test_full_file_system),
        cmocka_unit_test(test_disk_errors),
        cmocka_unit_test(test_slow_disk),
        cmocka_unit_test(test_held_by_another),
        cmocka_unit_test(test_write_protected),
        cmocka_unit_test(test_other_files),
        cmocka_unit_test(test_damaged),
        cmocka_unit_test(test_privacy),
        cmocka_unit_test(test_migration),
        cmocka_unit_test(test_first_version),
        cmocka_unit_test(test_older_is_not_read),
        cmocka_unit_test(test_backup),
        cmocka_unit_test(test_backup_under_way),
    };
    const struct CMUnitTest in_database[] = {
        COMMON_TESTS,
        cmocka_unit_test(test_crossing),
        cmocka_unit_test(test_lost_connection),
        cmocka_unit_test(test_given_up),
        cmocka_unit_test(test_leases),
        cmocka_unit_test(test_versions),
        cmocka_unit_test(test_takeover),
        cmocka_unit_test(test_mail),
        cmocka_unit_test(test_other_databases),
    };
    database = count > 1 ? words[1] : NULL;
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return database ? cmocka_run_group_tests_name("store", in_database, enter_folder, leave_folder)
                    : cmocka_run_group_tests_name("store", on_files, enter_folder, leave_folder);
}
