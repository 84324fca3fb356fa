/* The hall without any network: people who make tables, sit down, play whole games, stay away, come
 * back; a store that fails; a hall that is closed and opened again. Time passes as the test wants
 * it. */
#include "server/hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "games/registry.h"
#include "server/hall_parts.h"
#include "support/subject.h"
#include "unit/unit.h"

enum { GUESTS = 6, KEPT = 64 };

/* A guest: all that was sent to them, the last of it first to be looked at. */
struct guest {
    struct visitor *visitor;
    char *said[KEPT];
    unsigned count;
    bool dismissed;
};

struct world {
    char path[64];
    struct store *store;
    struct hall *hall;
    struct hall_time now;
    struct guest guest[GUESTS];
    struct borgo_job *job;
    uint64_t ticket;
    int ids;
};

static bool take_message(void *world, void *guest_, const char *text, size_t length)
{
    struct guest *guest = guest_;
    char *copy = test_allocate(length + 1);
    (void)world;
    memcpy(copy, text, length);
    free(guest->said[guest->count % KEPT]);
    guest->said[guest->count++ % KEPT] = copy;
    return true;
}

static void note_dismissal(void *world, void *guest)
{
    (void)world;
    ((struct guest *)guest)->dismissed = true;
}

static void take_job(void *world_, struct borgo_job *job, uint64_t ticket, uint64_t owner)
{
    struct world *world = world_;
    (void)owner;
    assert_null(world->job);
    world->job = job;
    world->ticket = ticket;
}

static void cancel_job(void *world_, uint64_t ticket)
{
    struct world *world = world_;
    if (world->job && world->ticket == ticket)
        borgo_job_cancel(world->job);
}

static void wake(void *nobody)
{
    (void)nobody;
}

static void open_world(struct world *world)
{
    struct store_host store_host = {NULL, wake};
    struct hall_host host = {world, take_message, note_dismissal, take_job, cancel_job};
    struct hall_limits limits = hall_usual_limits;
    struct borgo_error error = {0};
    limits.requests_a_second = 0;
    world->store = store_open(world->path, &store_host, &error);
    assert_non_null(world->store);
    world->hall = hall_open(world->store, &host, &limits, world->now, &error);
    assert_non_null(world->hall);
}

static void close_world(struct world *world)
{
    hall_close(world->hall);
    store_close(world->store);
    if (world->job)
        borgo_job_free(world->job);
    world->job = NULL;
    for (unsigned i = 0; i < GUESTS; i++)
        world->guest[i].visitor = NULL;
}

static struct world *new_world(void)
{
    struct world *world = test_allocate(sizeof *world);
    static unsigned worlds;
    snprintf(world->path, sizeof world->path, "hall-%d-%u.db", (int)getpid(), worlds++);
    remove(world->path);
    world->now = (struct hall_time){1800000000000, 1000};
    open_world(world);
    return world;
}

static void end_world(struct world *world)
{
    char path[80];
    close_world(world);
    for (unsigned i = 0; i < GUESTS; i++)
        for (unsigned j = 0; j < KEPT; j++)
            free(world->guest[i].said[j]);
    static const char *const ends[] = {"", "-wal", "-shm", "-lock"};
    for (unsigned i = 0; i < 4; i++) {
        snprintf(path, sizeof path, "%s%s", world->path, ends[i]);
        remove(path);
    }
    free(world);
}

/* Everything that was written is safe now. */
static void settle(struct world *world)
{
    store_wait(world->store);
    hall_stored(world->hall, world->now);
}

static void pass(struct world *world, int64_t milliseconds)
{
    world->now.wall += milliseconds;
    world->now.run += milliseconds;
    hall_tick(world->hall, world->now);
    settle(world);
}

static void come(struct world *world, unsigned i)
{
    world->guest[i].visitor = hall_welcome(world->hall, &world->guest[i], "192.0.2.1", world->now);
}

static void go(struct world *world, unsigned i)
{
    hall_farewell(world->hall, world->guest[i].visitor, world->now);
    world->guest[i].visitor = NULL;
}

/* Says something; the answer is the last message with that id. */
static const char *say_(struct world *world, unsigned i, const char *members)
{
    struct guest *guest = &world->guest[i];
    static char line[8192];
    char start[32];
    int id = ++world->ids;
    snprintf(line, sizeof line, "{\"id\":%d,%s}", id, members);
    hall_hear(world->hall, guest->visitor, line, strlen(line), world->now);
    settle(world);
    snprintf(start, sizeof start, "{\"id\":%d,", id);
    for (unsigned back = 1; back <= guest->count && back <= KEPT; back++)
        if (strncmp(guest->said[(guest->count - back) % KEPT], start, strlen(start)) == 0)
            return guest->said[(guest->count - back) % KEPT];
    fail_msg("no answer to %s", members);
    return "";
}

static const char *say(struct world *world, unsigned i, const char *format, ...)
{
    char members[4096];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(members, sizeof members, format, arguments);
    va_end(arguments);
    return say_(world, i, members);
}

static void expect(const char *answer, const char *part)
{
    if (!strstr(answer, part))
        fail_msg("no %s in %s", part, answer);
}

/* A string member of an answer, wherever it stands. */
static const char *member_of(const char *answer, const char *name, char *buffer)
{
    char key[40];
    snprintf(key, sizeof key, "\"%s\":\"", name);
    const char *at = strstr(answer, key);
    assert_non_null(at);
    at += strlen(key);
    size_t length = strcspn(at, "\"");
    memcpy(buffer, at, length);
    buffer[length] = '\0';
    return buffer;
}

static struct hall_table *only_table(struct world *world)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        if (world->hall->tables[i])
            return world->hall->tables[i];
    return NULL;
}

/* Keys of guests are their numbers. */
static void introduce(struct world *world, unsigned i)
{
    come(world, i);
    expect(
        say(world, i, "\"do\":\"hello\",\"key\":\"%032x\",\"name\":\"Guest %c\"", i + 1, 'A' + i),
        "\"ok\":true");
}

/* All who are awaited seal, then open. */
static void seal_all(struct world *world, const char *table, unsigned people)
{
    char commitment[80], number[80];
    for (unsigned i = 0; i < people; i++) {
        unsigned char bytes[32], seal[32], promise[32];
        char hex[65];
        member_of(say(world, i, "\"do\":\"look\",\"table\":\"%s\"", table), "commitment",
                  commitment);
        assert_true(borgo_hash_read_hex(commitment, promise));
        memset(bytes, (int)i + 1, sizeof bytes);
        borgo_pact_make_seal(i, promise, bytes, seal);
        borgo_hash_write_hex(seal, hex);
        expect(say(world, i, "\"do\":\"seal\",\"table\":\"%s\",\"seal\":\"%s\"", table, hex),
               "\"ok\":true");
    }
    for (unsigned i = 0; i < people; i++) {
        unsigned char bytes[32];
        memset(bytes, (int)i + 1, sizeof bytes);
        borgo_hash_write_hex(bytes, number);
        expect(say(world, i, "\"do\":\"reveal\",\"table\":\"%s\",\"number\":\"%s\"", table, number),
               "\"ok\":true");
    }
}

/* A table of so many people, who have all entered, and perhaps a computer: its name. */
static void open_table(struct world *world, const char *game, unsigned people, bool computer,
                       const char *more, char *table)
{
    char seats[400];
    int length = snprintf(seats, sizeof seats, "{\"kind\":\"me\"}");
    for (unsigned i = 1; i < people; i++)
        length += snprintf(seats + length, sizeof seats - (size_t)length, ",{\"kind\":\"open\"}");
    if (computer)
        snprintf(seats + length, sizeof seats - (size_t)length,
                 ",{\"kind\":\"computer\",\"level\":\"greedy\"}");
    for (unsigned i = 0; i < people; i++)
        introduce(world, i);
    member_of(
        say(world, 0, "\"do\":\"create\",\"game\":\"%s\",\"seats\":[%s]%s", game, seats, more),
        "table", table);
    for (unsigned i = 1; i < people; i++)
        expect(say(world, i, "\"do\":\"join\",\"table\":\"%s\"", table), "\"ok\":true");
    for (unsigned i = 0; i < people; i++)
        expect(say(world, i, "\"do\":\"enter\",\"table\":\"%s\",\"position\":true", table),
               "\"ok\":true");
    expect(say(world, 0, "\"do\":\"start\",\"table\":\"%s\"", table), "\"ok\":true");
    seal_all(world, table, people);
    assert_int_equal(only_table(world)->phase, PHASE_PLAYING);
}

/* The first legal move of a seat, by the truth. */
static void first_move(struct world *world, unsigned seat, char *text)
{
    const struct borgo_table *game = &only_table(world)->wire.sitting.record.table;
    struct borgo_moves *moves = test_allocate(sizeof *moves);
    borgo_moves_list(game->game, game->box, game->state, seat, moves);
    assert_true(moves->count > 0);
    test_move_text(game->game, game->box, game->state, moves->at[world->ids % (int)moves->count],
                   text);
    free(moves);
}

/* Everybody who is awaited moves once. */
static void move_once(struct world *world, const char *table)
{
    struct borgo_needs needs = borgo_sitting_advance(&only_table(world)->wire.sitting);
    char move[BORGO_MAX_MOVE_TEXT];
    if (world->job) {
        struct borgo_job *job = world->job;
        world->job = NULL;
        bool done = borgo_job_think(job);
        hall_thought(world->hall, job, world->ticket, done, world->now);
        settle(world);
        return;
    }
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (needs.people >> seat & 1) {
            first_move(world, seat, move);
            expect(
                say(world, seat, "\"do\":\"move\",\"table\":\"%s\",\"move\":\"%s\"", table, move),
                "\"ok\":true");
            return;
        }
    fail_msg("nobody is awaited");
}

static void test_whole_games(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct world *world = new_world();
        char table[STORE_ID + 1];
        open_table(world, borgo_games[i]->name, 2, i == 0, "", table);
        for (int move = 0; only_table(world)->phase == PHASE_PLAYING; move++)
            move_once(world, table);
        expect(say(world, 0, "\"do\":\"look\",\"table\":\"%s\"", table), "\"why\":\"over\"");
        const char *record = say(world, 1, "\"do\":\"record\",\"table\":\"%s\"", table);
        expect(record, "\"record\":\"");
        expect(say(world, 1, "\"do\":\"tables\",\"which\":\"mine\""), table);
        end_world(world);
    }
}

/* Closed and opened at any moment, a table is the table it was. */
static void test_resumes(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct world *world = new_world();
        char table[STORE_ID + 1], before[BORGO_MAX_POSITION_TEXT], after[BORGO_MAX_POSITION_TEXT];
        open_table(world, borgo_games[i]->name, 2, false, "", table);
        for (int move = 0; move < 30 && only_table(world)->phase == PHASE_PLAYING; move++) {
            move_once(world, table);
            if (move % 7)
                continue;
            const struct borgo_table *game = &only_table(world)->wire.sitting.record.table;
            test_position_text(game->game, game->box, game->state, before);
            uint32_t number = only_table(world)->number;
            close_world(world);
            open_world(world);
            assert_int_equal(only_table(world)->number, number);
            game = &only_table(world)->wire.sitting.record.table;
            test_position_text(game->game, game->box, game->state, after);
            assert_string_equal(before, after);
            introduce(world, 0);
            introduce(world, 1);
            expect(say(world, 0, "\"do\":\"enter\",\"table\":\"%s\",\"since\":%u", table, number),
                   "\"number\"");
        }
        end_world(world);
    }
}

static void test_sent_twice(void **unused)
{
    struct world *world = new_world();
    char table[STORE_ID + 1], move[BORGO_MAX_MOVE_TEXT], first[300];
    (void)unused;
    open_table(world, "project-skyline", 2, false, "", table);
    unsigned seat = 0;
    struct borgo_needs needs = borgo_sitting_advance(&only_table(world)->wire.sitting);
    while (!(needs.people >> seat & 1))
        seat++;
    first_move(world, seat, move);
    snprintf(first, sizeof first, "%s",
             strstr(say(world, seat,
                        "\"do\":\"move\",\"table\":\"%s\",\"move\":\"%s\",\"client\":\"a-1\"",
                        table, move),
                    "answer"));
    uint32_t number = only_table(world)->number;
    assert_string_equal(
        first, strstr(say(world, seat,
                          "\"do\":\"move\",\"table\":\"%s\",\"move\":\"%s\",\"client\":\"a-1\"",
                          table, move),
                      "answer"));
    assert_int_equal(only_table(world)->number, number);
    /* Also after a restart. */
    close_world(world);
    open_world(world);
    introduce(world, 0);
    introduce(world, 1);
    assert_string_equal(
        first, strstr(say(world, seat,
                          "\"do\":\"move\",\"table\":\"%s\",\"move\":\"%s\",\"client\":\"a-1\"",
                          table, move),
                      "answer"));
    assert_int_equal(only_table(world)->number, number);
    end_world(world);
}

static void test_clock_and_absence(void **unused)
{
    struct world *world = new_world();
    char table[STORE_ID + 1];
    (void)unused;
    open_table(
        world, "sunrise-lane", 2, false,
        ",\"options\":{\"first\":\"0\"},\"time\":{\"kind\":\"bank\",\"time\":60000,\"more\":5000}",
        table);
    pass(world, 20000);
    move_once(world, table);
    /* A turn of Sunrise Lane may have more decisions: whatever came, some time is gone. */
    assert_true(only_table(world)->wire.sitting.clock.left[0] == 45000);
    for (int i = 0; i < 100 && !only_table(world)->absence.is; i++)
        pass(world, 1000);
    assert_true(only_table(world)->absence.is);
    unsigned missing = only_table(world)->absence.seat;
    const char *info = say(world, 0, "\"do\":\"look\",\"table\":\"%s\"", table);
    expect(info, "\"why\":\"time\"");
    expect(say(world, missing, "\"do\":\"absent\",\"table\":\"%s\",\"choice\":\"computer\"", table),
           "\"ok\":false");
    expect(say(world, 1 - missing, "\"do\":\"absent\",\"table\":\"%s\",\"choice\":\"computer\"",
               table),
           "\"ok\":true");
    assert_int_equal(only_table(world)->chair[missing].kind, CHAIR_AWAY);
    assert_non_null(world->job);
    expect(say(world, missing, "\"do\":\"return\",\"table\":\"%s\"", table), "\"ok\":true");
    assert_int_equal(only_table(world)->chair[missing].kind, CHAIR_PERSON);
    end_world(world);
}

/* Somebody whose line is lost is looked for, then the others may end the game. */
static void test_away_and_end(void **unused)
{
    struct world *world = new_world();
    char table[STORE_ID + 1];
    (void)unused;
    open_table(world, "shibuya", 2, false, "", table);
    struct borgo_needs needs = borgo_sitting_advance(&only_table(world)->wire.sitting);
    unsigned away = needs.people >> 1 & 1;
    go(world, away);
    expect(say(world, 1 - away, "\"do\":\"look\",\"table\":\"%s\"", table), "\"here\":\"seeking\"");
    pass(world, 11000);
    expect(say(world, 1 - away, "\"do\":\"look\",\"table\":\"%s\"", table), "\"here\":false");
    pass(world, 120000);
    expect(say(world, 1 - away, "\"do\":\"look\",\"table\":\"%s\"", table), "\"why\":\"away\"");
    expect(say(world, 1 - away, "\"do\":\"absent\",\"table\":\"%s\",\"choice\":\"end\"", table),
           "\"ok\":true");
    expect(say(world, 1 - away, "\"do\":\"look\",\"table\":\"%s\"", table), "\"why\":\"left\"");
    end_world(world);
}

static void test_take_back(void **unused)
{
    struct world *world = new_world();
    char table[STORE_ID + 1];
    (void)unused;
    open_table(world, "project-skyline", 2, false, "", table);
    for (int i = 0; i < 9; i++)
        move_once(world, table);
    const struct borgo_sitting *sitting = &only_table(world)->wire.sitting;
    unsigned asks = 0;
    struct borgo_way_back way;
    while (!borgo_table_way_back(&sitting->record.table, asks, &way) || way.free)
        asks++;
    uint32_t count = sitting->record.table.count;
    expect(say(world, asks, "\"do\":\"back\",\"table\":\"%s\"", table), "\"ok\":true");
    assert_true(sitting->wish.awaited);
    expect(say(world, 0, "\"do\":\"look\",\"table\":\"%s\"", table), "\"wish\"");
    /* Nobody answers: that is a no. */
    pass(world, 61000);
    assert_false(sitting->wish.awaited);
    assert_int_equal(sitting->record.table.count, count);
    expect(say(world, asks, "\"do\":\"back\",\"table\":\"%s\"", table), "\"ok\":true");
    expect(say(world, 1 - asks, "\"do\":\"consent\",\"table\":\"%s\",\"agrees\":true", table),
           "\"ok\":true");
    assert_true(sitting->record.table.mark_count > 0);
    end_world(world);
}

static void test_seats_and_keeper(void **unused)
{
    struct world *world = new_world();
    char table[STORE_ID + 1], token[40];
    (void)unused;
    for (unsigned i = 0; i < 4; i++)
        introduce(world, i);
    const char *made = say(
        world, 0,
        "\"do\":\"create\",\"game\":\"sunrise-lane\",\"public\":true,\"seats\":[{\"kind\":\"me\"},"
        "{\"kind\":\"open\"},{\"kind\":\"open\"}]");
    member_of(made, "table", table);
    expect(say(world, 1, "\"do\":\"join\",\"table\":\"%s\",\"name\":\"Guest\xd0\x90\"", table),
           "\"ok\":false");
    member_of(say(world, 1, "\"do\":\"join\",\"table\":\"%s\"", table), "token", token);
    expect(say(world, 1, "\"do\":\"start\",\"table\":\"%s\"", table), "\"ok\":false");
    expect(say(world, 3, "\"do\":\"move\",\"table\":\"%s\",\"move\":\"draw\"", table),
           "\"ok\":false");
    expect(say(world, 3, "\"do\":\"tables\",\"which\":\"public\""), table);
    /* The token alone is enough, on any device. */
    expect(say(world, 3, "\"do\":\"enter\",\"table\":\"%s\",\"token\":\"%s\"", table, token),
           "\"seat\":1");
    expect(say(world, 0, "\"do\":\"remove\",\"table\":\"%s\",\"seat\":1", table), "\"ok\":true");
    expect(say(world, 1, "\"do\":\"join\",\"table\":\"%s\",\"seat\":2", table), "\"seat\":2");
    expect(say(world, 0,
               "\"do\":\"arrange\",\"table\":\"%s\",\"seats\":[{\"kind\":\"stay\",\"seat\":2},{"
               "\"kind\":"
               "\"stay\",\"seat\":0},{\"kind\":\"open\"}]",
               table),
           "\"ok\":true");
    expect(say(world, 1, "\"do\":\"look\",\"table\":\"%s\"", table), "\"keeper\":1");
    expect(say(world, 0, "\"do\":\"leave\",\"table\":\"%s\"", table), "\"ok\":true");
    expect(say(world, 1, "\"do\":\"look\",\"table\":\"%s\"", table), "\"keeper\":0");
    expect(say(world, 2, "\"do\":\"join\",\"table\":\"%s\"", table), "\"ok\":true");
    expect(say(world, 1, "\"do\":\"start\",\"table\":\"%s\",\"without\":true", table),
           "\"phase\":\"sealing\"");
    expect(say(world, 3, "\"do\":\"join\",\"table\":\"%s\"", table), "\"ok\":false");
    expect(say(world, 3, "\"do\":\"look\",\"table\":\"nothing-here-100\""), "unknown");
    end_world(world);
}

static void test_rematch_and_forget(void **unused)
{
    struct world *world = new_world();
    char table[STORE_ID + 1], next[STORE_ID + 1];
    (void)unused;
    open_table(world, "shibuya", 2, false, "", table);
    expect(say(world, 0, "\"do\":\"resign\",\"table\":\"%s\"", table), "\"ok\":true");
    expect(say(world, 0, "\"do\":\"look\",\"table\":\"%s\"", table), "\"winners\":[1]");
    member_of(say(world, 1, "\"do\":\"rematch\",\"table\":\"%s\"", table), "table", next);
    expect(say(world, 0, "\"do\":\"rematch\",\"table\":\"%s\"", table), next);
    expect(say(world, 0, "\"do\":\"join\",\"table\":\"%s\"", next), "\"seat\":1");
    expect(say(world, 0, "\"do\":\"look\",\"table\":\"%s\"", next), "\"phase\":\"sealing\"");
    expect(say(world, 0, "\"do\":\"people\""), "Guest B");
    expect(say(world, 0, "\"do\":\"me\""), table);
    expect(say(world, 0, "\"do\":\"forget\""), "\"ok\":true");
    expect(say(world, 0, "\"do\":\"me\""), "\"tables\":[]");
    end_world(world);
}

static void test_chat(void **unused)
{
    struct world *world = new_world();
    char table[STORE_ID + 1];
    (void)unused;
    open_table(world, "shibuya", 2, false, "", table);
    introduce(world, 3);
    expect(say(world, 3, "\"do\":\"enter\",\"table\":\"%s\"", table), "\"seat\":\"watch\"");
    expect(say(world, 3, "\"do\":\"chat\",\"table\":\"%s\",\"text\":\"psst\"", table),
           "\"ok\":true");
    expect(say(world, 0, "\"do\":\"chat\",\"table\":\"%s\",\"text\":\"hello\"", table),
           "\"ok\":true");
    assert_null(strstr(say(world, 1, "\"do\":\"lines\",\"table\":\"%s\"", table), "psst"));
    expect(say(world, 3, "\"do\":\"lines\",\"table\":\"%s\"", table), "psst");
    for (int i = 0; i < 4; i++)
        say(world, 0, "\"do\":\"chat\",\"table\":\"%s\",\"text\":\"again\"", table);
    expect(say(world, 0, "\"do\":\"chat\",\"table\":\"%s\",\"text\":\"again\"", table),
           "\"code\":\"limit\"");
    end_world(world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_games),
        cmocka_unit_test(test_resumes),
        cmocka_unit_test(test_sent_twice),
        cmocka_unit_test(test_clock_and_absence),
        cmocka_unit_test(test_away_and_end),
        cmocka_unit_test(test_take_back),
        cmocka_unit_test(test_seats_and_keeper),
        cmocka_unit_test(test_rematch_and_forget),
        cmocka_unit_test(test_chat),
    };
    return RUN_TESTS("hall", tests);
}
