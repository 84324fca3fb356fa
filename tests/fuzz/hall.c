/* Fuzzes the hall: what several people say over their lines, in any order, with time passing,
 * thoughts coming back and lines lost in between. Every request is answered once, with JSON that
 * says whether it was fine.
 *
 * A line of the input is `0` to `3` and what that visitor says, in which "T" is the last table that
 * was made; or `t` (a second passes), `d` (a day), `x` and a visitor (the line is lost), `w` (what
 * is thought about is done), `l` (the store fails). */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "server/hall.h"

enum { VISITORS = 4, MOST_LINES = 60, MOST_JOBS = 16 };

/* A store that remembers nothing and is always quick: the hall alone is looked at. */
struct store {
    uint64_t given;
    bool fails;
};

struct world {
    struct store store;
    struct hall *hall;
    struct hall_time now;
    struct visitor *visitor[VISITORS];
    unsigned answers;
    char table[STORE_ID + 1];
    struct borgo_job *job[MOST_JOBS];
    uint64_t ticket[MOST_JOBS];
    unsigned jobs;
};

uint64_t store_write(struct store *store, const struct store_change *changes, unsigned count)
{
    (void)changes;
    (void)count;
    return ++store->given;
}

void store_collect(struct store *store, struct store_progress *progress)
{
    *progress = (struct store_progress){.safe = store->fails ? store->given - 1 : store->given};
    if (store->fails)
        progress->failed_from = progress->failed_to = store->given;
    store->fails = false;
}

bool store_read_table(struct store *store, const char *id, store_each_table *each, void *context,
                      struct borgo_error *error)
{
    (void)store, (void)id, (void)each, (void)context, (void)error;
    return true;
}

bool store_read_events(struct store *store, const char *table, uint32_t from,
                       store_each_event *each, void *context, struct borgo_error *error)
{
    (void)store, (void)table, (void)from, (void)each, (void)context, (void)error;
    return true;
}

bool store_read_person(struct store *store, const char *id, store_each_person *each, void *context,
                       struct borgo_error *error)
{
    (void)store, (void)id, (void)each, (void)context, (void)error;
    return true;
}

bool store_read_lines(struct store *store, const char *table, unsigned most, store_each_line *each,
                      void *context, struct borgo_error *error)
{
    (void)store, (void)table, (void)most, (void)each, (void)context, (void)error;
    return true;
}

bool store_read_lines_of(struct store *store, const char *person, store_each_line *each,
                         void *context, struct borgo_error *error)
{
    (void)store, (void)person, (void)each, (void)context, (void)error;
    return true;
}

bool store_list(struct store *store, enum store_list list, const char *person, unsigned most,
                store_each_table *each, void *context, struct borgo_error *error)
{
    (void)store, (void)list, (void)person, (void)most, (void)each, (void)context, (void)error;
    return true;
}

/* What the hall asks of its host. */

static void note_table(struct world *world, const json_t *answer)
{
    const char *table = json_string_value(json_object_get(answer, "table"));
    if (table && json_object_get(answer, "token"))
        snprintf(world->table, sizeof world->table, "%s", table);
}

static bool take_message(void *world_, void *visitor, const char *text, size_t length)
{
    struct world *world = world_;
    json_error_t error;
    json_t *json = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
    json_t *answer = json_object_get(json, "answer"), *push = json_object_get(json, "push");
    (void)visitor;
    fuzz_demand(json_is_object(json), "a message is a JSON object");
    fuzz_demand(!answer != !push, "it is an answer or a push");
    fuzz_demand(push || json_is_boolean(json_object_get(answer, "ok")), "an answer has 'ok'");
    world->answers += answer != NULL;
    note_table(world, answer);
    json_decref(json);
    return true;
}

static void dismiss(void *world, void *visitor)
{
    (void)world;
    (void)visitor;
}

static void think(void *world_, struct borgo_job *job, uint64_t ticket, uint64_t owner)
{
    struct world *world = world_;
    (void)owner;
    fuzz_demand(world->jobs < MOST_JOBS, "not so many jobs at once");
    world->job[world->jobs] = job;
    world->ticket[world->jobs++] = ticket;
}

static void cancel(void *world_, uint64_t ticket)
{
    struct world *world = world_;
    for (unsigned i = 0; i < world->jobs; i++)
        if (world->ticket[i] == ticket)
            borgo_job_cancel(world->job[i]);
}

/* What happens. */

static void think_all(struct world *world)
{
    for (unsigned rounds = 0; world->jobs && rounds < 8; rounds++) {
        struct borgo_job *job = world->job[--world->jobs];
        uint64_t ticket = world->ticket[world->jobs];
        job->request.budget = 1;
        hall_thought(world->hall, job, ticket, borgo_job_think(job), world->now);
    }
}

/* The text with "T" replaced; to be freed. */
static char *with_table(const struct world *world, const char *text, size_t length, size_t *size)
{
    char *made = test_allocate(length * (STORE_ID + 2) + 1);
    size_t used = 0;
    for (size_t i = 0; i < length; i++) {
        if (length - i >= 3 && memcmp(text + i, "\"T\"", 3) == 0) {
            used += (size_t)sprintf(made + used, "\"%s\"", world->table);
            i += 2;
        } else {
            made[used++] = text[i];
        }
    }
    *size = used;
    return made;
}

static void say(struct world *world, unsigned who, const char *text, size_t length)
{
    size_t size;
    char *said = with_table(world, text, length, &size);
    unsigned before = world->answers;
    if (!world->visitor[who])
        world->visitor[who] =
            hall_welcome(world->hall, &world->visitor[who], "192.0.2.1", world->now);
    hall_hear(world->hall, world->visitor[who], said, size, world->now);
    hall_stored(world->hall, world->now);
    fuzz_demand(world->answers == before + 1, "a request is answered once");
    free(said);
}

static void leave(struct world *world, unsigned who)
{
    if (world->visitor[who])
        hall_farewell(world->hall, world->visitor[who], world->now);
    world->visitor[who] = NULL;
}

static void pass(struct world *world, int64_t milliseconds)
{
    world->now.run += milliseconds;
    world->now.wall += milliseconds;
    hall_tick(world->hall, world->now);
    hall_stored(world->hall, world->now);
}

static void happen(struct world *world, const char *line, size_t length)
{
    if (line[0] >= '0' && line[0] < '0' + VISITORS)
        say(world, (unsigned)(line[0] - '0'), line + 1, length - 1);
    else if (line[0] == 'x' && length > 1)
        leave(world, (unsigned char)line[1] % VISITORS);
    else if (line[0] == 't' || line[0] == 'd')
        pass(world, line[0] == 't' ? 1000 : 86400000);
    else if (line[0] == 'w')
        think_all(world);
    else if (line[0] == 'l')
        world->store.fails = world->store.given > 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct world world = {.now = {1700000000000, 1000}, .table = "no-table-1"};
    struct hall_host host = {&world, take_message, dismiss, think, cancel};
    struct hall_limits limits = hall_usual_limits;
    const char *at = (const char *)data, *end = at + size;
    limits.requests_a_second = 0;
    world.hall = hall_open(&world.store, &host, &limits, world.now, NULL);
    fuzz_demand(world.hall, "it opens");
    for (int lines = 0; at < end && lines < MOST_LINES; lines++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = newline ? (size_t)(newline - at) : (size_t)(end - at);
        if (length)
            happen(&world, at, length);
        at += length + 1;
    }
    for (unsigned i = 0; i < VISITORS; i++)
        leave(&world, i);
    hall_close(world.hall);
    while (world.jobs)
        borgo_job_free(world.job[--world.jobs]);
    return 0;
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    static const char all[] =
        "0{\"id\":1,\"do\":\"hello\",\"key\":\"00000000000000000000000000000000\",\"name\":\"A\"}\n"
        "1{\"id\":2,\"do\":\"hello\",\"key\":\"11111111111111111111111111111111\",\"name\":\"B\","
        "\"lang\":\"fr\"}\n"
        "0{\"id\":3,\"do\":\"create\",\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"%s"
        "\"%s}],\"public\":true,\"time\":{\"kind\":\"bank\",\"time\":600000,\"more\":15000}}\n"
        "2{\"do\":\"lobby\",\"on\":true}\n1{\"id\":4,\"do\":\"join\",\"table\":\"T\"}\n"
        "0{\"id\":5,\"do\":\"enter\",\"table\":\"T\",\"position\":true,\"events\":true}\n"
        "1{\"id\":6,\"do\":\"enter\",\"table\":\"T\",\"lang\":\"it\",\"since\":0}\n"
        "3{\"id\":7,\"do\":\"enter\",\"table\":\"T\"}\n0{\"id\":8,\"do\":\"start\",\"table\":\"T\"}"
        "\n"
        "0{\"id\":9,\"do\":\"look\",\"table\":\"T\"}\nw\nt\n"
        "0{\"id\":10,\"do\":\"seal\",\"table\":\"T\",\"seal\":\"00\"}\n"
        "0{\"id\":11,\"do\":\"reveal\",\"table\":\"T\",\"number\":\"00\"}\n"
        "0{\"id\":12,\"do\":\"moves\",\"table\":\"T\"}\n"
        "0{\"id\":13,\"do\":\"move\",\"table\":\"T\",\"move\":\"draw\",\"client\":\"c1\"}\nw\nt\n"
        "0{\"do\":\"back\",\"table\":\"T\"}\n1{\"do\":\"consent\",\"table\":\"T\",\"agrees\":true}"
        "\n"
        "0{\"do\":\"chat\",\"table\":\"T\",\"text\":\"hello\"}\n1{\"do\":\"lines\",\"table\":\"T\"}"
        "\n"
        "0{\"do\":\"view\",\"table\":\"T\"}\nx1\nt\nd\n0{\"do\":\"absent\",\"table\":\"T\",\"choice"
        "\":\"computer\"}\nl\n0{\"do\":\"resign\",\"table\":\"T\"}\n0{\"do\":\"abort\",\"table\":"
        "\"T"
        "\"}\n0{\"do\":\"rematch\",\"table\":\"T\"}\n0{\"do\":\"record\",\"table\":\"T\"}\n"
        "0{\"do\":\"arrange\",\"table\":\"T\",\"seats\":[{\"kind\":\"stay\",\"seat\":0},{\"kind\":"
        "\"open\"}]}\n0{\"do\":\"remove\",\"table\":\"T\",\"seat\":1}\n0{\"do\":\"invite\",\"table"
        "\":\"T\",\"person\":\"x\"}\n0{\"do\":\"tables\",\"which\":\"mine\"}\n0{\"do\":\"people\"}"
        "\n"
        "0{\"do\":\"rename\",\"name\":\"Z\"}\n0{\"do\":\"me\"}\n0{\"do\":\"return\",\"table\":"
        "\"T\"}"
        "\n0{\"do\":\"leave\",\"table\":\"T\"}\n0{\"do\":\"close\",\"table\":\"T\"}\n0{\"do\":"
        "\"forget\"}\n0{\"do\":\"exit\",\"table\":\"T\"}\n";
    static const char *const games[] = {"sunrise-lane", "sunrise-city", "shibuya",
                                        "project-skyline"};
    char seed[4000];
    for (int i = 0; i < 8; i++) {
        bool computer = i % 2;
        int length = snprintf(seed, sizeof seed, all, games[i / 2], computer ? "computer" : "open",
                              computer ? ",\"level\":\"novice\"" : "");
        fuzz_add_seed(seeds, seed, (size_t)length);
    }
}
