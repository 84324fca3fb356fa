/* People at a table who try what they may not: to see or act for another seat, to keep others from
 * going on, to look like somebody else, to fill the server. */
#include <stdio.h>

#include "games/registry.h"
#include "support/world.h"
#include "unit/unit.h"

enum { KEEPER, VICTIM, ATTACKER, STRANGER };

static void expect(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("expected '%s' in %s", part, text);
}

static void refute(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' must not be in %s", part, text);
}

static unsigned lowest(borgo_seats seats)
{
    assert_true(seats);
    return (unsigned)__builtin_ctz(seats);
}

/* A waiting table of so many chairs, all of them taken, everybody there; names may be given. */
static void wait_at_table(struct world *world, const char *game, unsigned people,
                          const char *const *names, char *table)
{
    char seats[200] = "{\"kind\":\"me\"}";
    for (unsigned i = 1; i < people; i++)
        strcat(seats, ",{\"kind\":\"open\"}");
    for (unsigned i = 0; i < people; i++) {
        world_introduce(world, i);
        if (names)
            world_say(world, i, "\"do\":\"rename\",\"name\":\"%s\"", names[i]);
    }
    world_member(
        world_say(world, 0, "\"do\":\"create\",\"game\":\"%s\",\"seats\":[%s]", game, seats),
        "table", table, STORE_ID + 1);
    for (unsigned i = 1; i < people; i++)
        expect(world_say(world, i, "\"do\":\"join\",\"table\":\"%s\"", table), "\"ok\":true");
    for (unsigned i = 0; i < people; i++)
        world_say(world, i, "\"do\":\"enter\",\"table\":\"%s\"", table);
}

static void begin(struct world *world, const char *table)
{
    world_say(world, KEEPER, "\"do\":\"start\",\"table\":\"%s\"", table);
    world_seal(world, table);
    assert_int_equal(world_find(world, table)->phase, PHASE_PLAYING);
}

/* Whoever was removed, has resigned or is forgotten sees and does nothing there any more. */
static void test_gone_is_gone(void **unused)
{
    static const char *const ways[] = {"remove", "resign", "forget"};
    (void)unused;
    for (unsigned way = 0; way < 3; way++) {
        struct world *world = world_open(NULL);
        char table[STORE_ID + 1], move[400];
        wait_at_table(world, "sunrise-lane", 3, NULL, table);
        begin(world, table);
        while (lowest(world_awaited(world, table)) != ATTACKER) {
            unsigned seat = lowest(world_awaited(world, table));
            world_move(world, table, seat, 0, move);
            world_say(world, seat, "%s", move);
        }
        refute(world_say(world, ATTACKER, "\"do\":\"position\",\"table\":\"%s\"", table),
               "hands=???,???,?");
        world_move(world, table, ATTACKER, 0, move);
        expect(world_say(world, way ? ATTACKER : KEEPER,
                         "\"do\":\"%s\",\"table\":\"%s\",\"seat\":2", ways[way], table),
               "\"ok\":true");
        expect(world_say(world, ATTACKER, "\"do\":\"view\",\"table\":\"%s\"", table),
               "\"ok\":true");
        expect(world_say(world, ATTACKER, "\"do\":\"position\",\"table\":\"%s\"", table), "?,???");
        expect(world_say(world, ATTACKER, "%s", move), "\"ok\":false");
        expect(world_say(world, ATTACKER, "\"do\":\"back\",\"table\":\"%s\"", table),
               "\"ok\":false");
        expect(world_say(world, ATTACKER, "\"do\":\"return\",\"table\":\"%s\"", table),
               "\"ok\":false");
        world_close(world);
    }
}

/* Somebody who looks in from a chair that is kept for them, when the game begins without them. */
static void test_begins_without(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], next[STORE_ID + 1];
    (void)unused;
    wait_at_table(world, "sunrise-lane", 3, NULL, table);
    begin(world, table);
    for (unsigned i = 0; i < 2; i++)
        world_say(world, i, "\"do\":\"resign\",\"table\":\"%s\"", table);
    /* One person against two computers gives up: over. */
    world_say(world, ATTACKER, "\"do\":\"resign\",\"table\":\"%s\"", table);
    world_close(world);
    world = world_open(NULL);
    wait_at_table(world, "sunrise-lane", 3, NULL, table);
    begin(world, table);
    world_say(world, KEEPER, "\"do\":\"abort\",\"table\":\"%s\"", table);
    expect(world_say(world, KEEPER, "\"do\":\"rematch\",\"table\":\"%s\"", table), "\"ok\":true");
    strcpy(next, world_find(world, table)->rematch);
    /* Everybody sits one further: the keeper at 2, the other two at 0 and 1. */
    expect(world_say(world, VICTIM, "\"do\":\"enter\",\"table\":\"%s\"", next), "\"seat\":0");
    expect(world_say(world, ATTACKER, "\"do\":\"join\",\"table\":\"%s\"", next), "\"seat\":1");
    expect(world_say(world, KEEPER, "\"do\":\"start\",\"table\":\"%s\",\"without\":true", next),
           "sealing");
    expect(world_say(world, VICTIM, "\"do\":\"enter\",\"table\":\"%s\"", next),
           "\"seat\":\"watch\"");
    expect(world_say(world, ATTACKER, "\"do\":\"enter\",\"table\":\"%s\"", next), "\"seat\":0");
    world_close(world);
}

/* After the end nothing of it changes any more. */
static void test_ended_is_ended(void **unused)
{
    (void)unused;
    for (unsigned begun = 0; begun < 2; begun++) {
        struct world *world = world_open(NULL);
        char table[STORE_ID + 1];
        wait_at_table(world, "sunrise-lane", 3, NULL, table);
        if (begun)
            begin(world, table);
        if (begun)
            world_say(world, VICTIM, "\"do\":\"abort\",\"table\":\"%s\"", table);
        else
            world_say(world, KEEPER, "\"do\":\"close\",\"table\":\"%s\"", table);
        uint32_t number = world_find(world, table)->number;
        static const char *const tries[] = {
            "\"do\":\"remove\",\"seat\":1",
            "\"do\":\"arrange\",\"seats\":[{\"kind\":\"stay\",\"seat\":0},{\"kind\":\"open\"}]",
            "\"do\":\"start\"",
            "\"do\":\"leave\"",
            "\"do\":\"return\"",
            "\"do\":\"back\"",
            "\"do\":\"resign\"",
            "\"do\":\"abort\"",
            "\"do\":\"close\"",
            "\"do\":\"absent\",\"choice\":\"end\"",
            "\"do\":\"consent\",\"agrees\":true",
            "\"do\":\"seal\",\"seal\":\"00\"",
            "\"do\":\"move\",\"move\":\"draw\"",
        };
        for (unsigned i = 0; i < sizeof tries / sizeof tries[0]; i++)
            expect(world_say(world, KEEPER, "%s,\"table\":\"%s\"", tries[i], table),
                   "\"ok\":false");
        assert_int_equal(world_find(world, table)->number, number);
        world_close(world);
    }
}

/* A name must not keep a computer from playing for somebody else, nor look like theirs. */
static void test_names(void **unused)
{
    static const char *const names[] = {"Keeper", "Ada", "Ada (builder)"};
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1];
    (void)unused;
    wait_at_table(world, "sunrise-lane", 3, names, table);
    begin(world, table);
    expect(world_say(world, VICTIM, "\"do\":\"resign\",\"table\":\"%s\"", table), "\"ok\":true");
    assert_int_equal(world_find(world, table)->chair[VICTIM].kind, CHAIR_COMPUTER);
    for (unsigned seat = 0; seat < 3; seat++)
        for (unsigned other = 0; other < seat; other++)
            assert_false(names_alike(world_find(world, table)->chair[seat].name,
                                     world_find(world, table)->chair[other].name));
    world_close(world);
    world = world_open(NULL);
    wait_at_table(world, "sunrise-lane", 2, names, table);
    /* A computer in front of somebody, by their name. */
    expect(world_say(world, KEEPER,
                     "\"do\":\"arrange\",\"table\":\"%s\",\"seats\":[{\"kind\":\"computer\","
                     "\"name\":\"\xd0\x90"
                     "da\"},{\"kind\":\"stay\",\"seat\":0},{\"kind\":\"stay\",\"seat\":1}]",
                     table),
           "\"ok\":false");
    /* Somebody who watches, and after the end is heard by everybody. */
    world_introduce(world, STRANGER);
    world_say(world, STRANGER, "\"do\":\"rename\",\"name\":\"ADA\"");
    world_say(world, STRANGER, "\"do\":\"enter\",\"table\":\"%s\"", table);
    expect(world_say(world, STRANGER, "\"do\":\"chat\",\"table\":\"%s\",\"text\":\"hello\"", table),
           "\"ok\":false");
    world_close(world);
}

/* Asking again and again to take back stops the others' clocks for no longer than once. */
static void test_wishes(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], move[400];
    struct borgo_way_back way;
    unsigned seat = 0;
    (void)unused;
    wait_at_table(world, "sunrise-lane", 2, NULL, table);
    begin(world, table);
    for (unsigned i = 0; i < 12; i++) {
        seat = lowest(world_awaited(world, table));
        world_move(world, table, seat, i, move);
        world_say(world, seat, "%s", move);
    }
    seat = !lowest(world_awaited(world, table));
    assert_true(
        borgo_table_way_back(&world_find(world, table)->wire.sitting.record.table, seat, &way));
    assert_false(way.free);
    for (unsigned i = 0; i < 2; i++) {
        expect(world_say(world, seat, "\"do\":\"back\",\"table\":\"%s\"", table), "\"ok\":true");
        world_say(world, 1 - seat, "\"do\":\"consent\",\"table\":\"%s\",\"agrees\":false", table);
    }
    expect(world_say(world, seat, "\"do\":\"back\",\"table\":\"%s\"", table), "\"ok\":false");
    while (lowest(world_awaited(world, table)) != seat) {
        world_move(world, table, 1 - seat, 0, move);
        world_say(world, 1 - seat, "%s", move);
    }
    world_move(world, table, seat, 0, move);
    world_say(world, seat, "%s", move);
    expect(world_say(world, seat, "\"do\":\"back\",\"table\":\"%s\"", table), "\"ok\":true");
    world_close(world);
}

/* Deciding and taking back, again and again, wins no time. */
static void test_no_time_is_won(void **unused)
{
    static const char *const times[] = {
        ",\"time\":{\"kind\":\"bank\",\"time\":60000,\"more\":30000}",
        ",\"time\":{\"kind\":\"move\",\"time\":86400000}"};
    (void)unused;
    for (unsigned kind = 0; kind < 2; kind++) {
        struct world *world = world_open(NULL);
        char table[STORE_ID + 1], move[400];
        struct borgo_way_back way = {0};
        unsigned seat = 0;
        world_table(world, "sunrise-lane", 2, 0, times[kind], table);
        for (unsigned i = 0; !way.free; i++) {
            world_pass(world, 1000);
            seat = lowest(world_awaited(world, table));
            world_move(world, table, seat, i, move);
            world_say(world, seat, "%s", move);
            borgo_table_way_back(&world_find(world, table)->wire.sitting.record.table, seat, &way);
        }
        expect(world_say(world, seat, "\"do\":\"back\",\"table\":\"%s\"", table), "\"ok\":true");
        const int64_t *left = &world_find(world, table)->wire.sitting.clock.left[seat];
        int64_t before = *left;
        for (unsigned i = 0; i < 10; i++) {
            world_pass(world, 100);
            expect(world_say(world, seat, "%s", move), "\"ok\":true");
            expect(world_say(world, seat, "\"do\":\"back\",\"table\":\"%s\"", table),
                   "\"ok\":true");
        }
        assert_int_equal(*left, before - 1000);
        world_close(world);
    }
}

/* Somebody who is forgotten is not remembered by the next change of a table they sat at. */
static void test_forgotten(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], id[KEY_DIGITS + 1];
    (void)unused;
    wait_at_table(world, "sunrise-lane", 3, NULL, table);
    strcpy(id, world->guest[VICTIM].visitor->person->id);
    expect(world_say(world, VICTIM, "\"do\":\"forget\""), "\"ok\":true");
    assert_int_equal(world_find(world, table)->chair[VICTIM].kind, CHAIR_OPEN);
    world_introduce(world, STRANGER);
    expect(world_say(world, STRANGER, "\"do\":\"join\",\"table\":\"%s\"", table), "\"ok\":true");
    expect(world_say(world, VICTIM, "\"do\":\"me\""), "\"tables\":[]");
    refute(world_say(world, KEEPER, "\"do\":\"look\",\"table\":\"%s\"", table), id);
    world_close(world);
}

/* Keys that are only looked in with leave nothing behind. */
static void test_people_are_let_go(void **unused)
{
    struct world *world = world_open(NULL);
    (void)unused;
    for (unsigned i = 0; i < 3000; i++) {
        char key[KEY_DIGITS + 1];
        snprintf(key, sizeof key, "%032x", i);
        world_come(world, 0);
        world_say(world, 0, "\"do\":\"hello\",\"key\":\"%s\",\"name\":\"N\"", key);
        world_go(world, 0);
        world_pass(world, 100);
    }
    world_pass(world, 120000);
    world_pass(world, 120000);
    struct hall_figures figures;
    hall_count(world->hall, &figures);
    assert_true(figures.people < 10);
    world_close(world);
}

/* A table that changes and changes stops taking it, and can still be ended. */
static void test_events_are_limited(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1];
    unsigned done = 0;
    (void)unused;
    wait_at_table(world, "sunrise-lane", 2, NULL, table);
    for (unsigned i = 0; i < 30000; i++) {
        world_tell(world, KEEPER,
                   "\"do\":\"arrange\",\"table\":\"%s\",\"seats\":[{\"kind\":\"stay\",\"seat\":1},"
                   "{\"kind\":\"stay\",\"seat\":0}]",
                   table);
        if (world_find(world, table)->number == done)
            break;
        done = world_find(world, table)->number;
        if (i % 64 == 0)
            fake_store_set_full(world->store, false);
    }
    assert_true(done < 25000);
    fake_store_fail(world->store); /* not to be searched through */
    world_close(world);
}

/* Invitations are no way to disturb somebody without end. */
static void test_invitations_are_limited(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1];
    unsigned refused = 0;
    (void)unused;
    wait_at_table(world, "sunrise-lane", 3, NULL, table);
    world_introduce(world, STRANGER);
    for (unsigned i = 0; i < 50; i++)
        refused += strstr(world_say(world, ATTACKER,
                                    "\"do\":\"invite\",\"table\":\"%s\",\"person\":\"%s\"", table,
                                    world->guest[STRANGER].visitor->person->id),
                          "\"limit\"")
                   != NULL;
    assert_true(refused >= 40);
    world_close(world);
}

/* A wall clock that jumps years ahead closes no table, and one that jumps back stops none. */
static void test_clock_jumps(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1];
    (void)unused;
    world_table(world, "shibuya", 2, 0,
                ",\"time\":{\"kind\":\"bank\",\"time\":600000,\"more\":1000}", table);
    for (unsigned i = 0; i < 2; i++)
        world_go(world, i);
    world_settle(world);
    const int64_t year = 365 * 86400000LL;
    static const int direction[] = {1, -1, -1, 1, 1};
    for (unsigned i = 0; i < 5; i++) {
        world->now.wall += direction[i] * 5 * year;
        for (unsigned j = 0; j < 10; j++)
            world_pass(world, 20000);
        assert_non_null(world_find(world, table));
        assert_int_equal(world_find(world, table)->phase, PHASE_PLAYING);
    }
    assert_true(world_find(world, table)->wire.sitting.clock.left[0] >= 0);
    world_close(world);
}

/* Nobody who comes and goes makes the server say much to many. */
static void test_coming_and_going(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1];
    (void)unused;
    wait_at_table(world, "sunrise-lane", 3, NULL, table);
    world_introduce(world, STRANGER);
    unsigned before = world->guest[VICTIM].count;
    for (unsigned i = 0; i < 100; i++) {
        world_say(world, STRANGER, "\"do\":\"enter\",\"table\":\"%s\"", table);
        world_say(world, STRANGER, "\"do\":\"exit\",\"table\":\"%s\"", table);
    }
    world_pass(world, 300);
    assert_in_range(world->guest[VICTIM].count - before, 1, 5);
    world_close(world);
}

/* Who guesses at invitations learns nothing, also where a table is being played. */
static void test_guessing(void **unused)
{
    struct hall_limits limits = hall_usual_limits;
    struct world *world = world_open(&limits);
    char table[STORE_ID + 1];
    (void)unused;
    wait_at_table(world, "sunrise-lane", 2, NULL, table);
    world_introduce(world, STRANGER);
    for (unsigned i = 0; i < 40; i++) {
        world_say(world, STRANGER, "\"do\":\"look\",\"table\":\"no-such-%u\"", i);
        world_pass(world, 50);
    }
    expect(world_say(world, STRANGER, "\"do\":\"look\",\"table\":\"%s\"", table), "\"limit\"");
    expect(world_say(world, STRANGER, "\"do\":\"enter\",\"table\":\"%s\"", table), "\"limit\"");
    /* Those who sit there don't notice, though they have the same address. */
    expect(world_say(world, VICTIM, "\"do\":\"look\",\"table\":\"%s\"", table), "\"ok\":true");
    world_pass(world, 60000);
    expect(world_say(world, STRANGER, "\"do\":\"look\",\"table\":\"%s\"", table), "\"ok\":true");
    world_close(world);
}

/* What takes long to answer is answered less often. */
static void test_long_answers(void **unused)
{
    struct hall_limits limits = hall_usual_limits;
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], move[400];
    size_t total = 0;
    (void)unused;
    world_table(world, "shibuya", 2, 0, "", table);
    for (unsigned i = 0; i < 150 && world_awaited(world, table); i++) {
        unsigned seat = lowest(world_awaited(world, table));
        world_move(world, table, seat, i, move);
        world_say(world, seat, "%s", move);
    }
    world_crash(world, &limits);
    world_introduce(world, STRANGER);
    unsigned before = world->guest[STRANGER].count;
    for (unsigned i = 0; i < 120; i++)
        world_say(world, STRANGER,
                  "\"do\":\"log\",\"table\":\"%s\",\"events\":true,\"objects\":true,\"lang\":"
                  "\"fr\"",
                  table);
    for (unsigned i = before; i < world->guest[STRANGER].count; i++)
        total += strlen(world->guest[STRANGER].said[i]);
    assert_in_range(total, 100000, 2000000);
    world_close(world);
}

/* Nobody fills the disk with tables, one after the other. */
static void test_makings_are_limited(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], next[STORE_ID + 1];
    (void)unused;
    world_introduce(world, ATTACKER);
    world_member(world_say(world, ATTACKER,
                           "\"do\":\"create\",\"game\":\"shibuya\",\"seats\":[{\"kind\":"
                           "\"me\"},{\"kind\":\"computer\"}]"),
                 "table", table, sizeof table);
    world_say(world, ATTACKER, "\"do\":\"start\",\"table\":\"%s\"", table);
    for (unsigned i = 0; i < 300; i++) {
        world_say(world, ATTACKER, "\"do\":\"resign\",\"table\":\"%s\"", table);
        if (world_member(world_say(world, ATTACKER, "\"do\":\"rematch\",\"table\":\"%s\"", table),
                         "table", next, sizeof next))
            strcpy(table, next);
    }
    assert_in_range(fake_store_count(world->store).tables, 40, 130);
    world_pass(world, 60 * 60 * 1000);
    expect(world_say(world, ATTACKER, "\"do\":\"rematch\",\"table\":\"%s\"", table), "\"ok\":true");
    world_close(world);
}

/* A table that was closed before anything was played leaves nothing behind. */
static void test_closed_tables_go(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1];
    (void)unused;
    world_introduce(world, KEEPER);
    for (unsigned i = 0; i < 20; i++) {
        world_member(world_say(world, KEEPER,
                               "\"do\":\"create\",\"game\":\"shibuya\",\"seats\":[{\"kind\":"
                               "\"me\"},{\"kind\":\"open\"}]"),
                     "table", table, sizeof table);
        expect(world_say(world, KEEPER, "\"do\":\"close\",\"table\":\"%s\"", table), "\"ok\":true");
        world_pass(world, 300);
        expect(world_say(world, KEEPER, "\"do\":\"look\",\"table\":\"%s\"", table), "unknown");
        world_settle(world);
        world_pass(world, 300);
    }
    assert_int_equal(fake_store_count(world->store).tables, 0);
    assert_null(world_find(world, table));
    assert_int_equal(fake_store_events(world->store, table), 0);
    world_close(world);
}

/* A slow disk: who keeps asking while nothing is stored is shown out, before the memory is full. */
static void test_letters_are_limited(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], move[400];
    (void)unused;
    wait_at_table(world, "sunrise-lane", 2, NULL, table);
    begin(world, table);
    unsigned seat = lowest(world_awaited(world, table));
    world_move(world, table, seat, 0, move);
    world_tell(world, seat, "%s", move);
    for (unsigned i = 0; i < 20000 && !world->guest[seat].dismissed; i++)
        world_tell(world, seat, "\"do\":\"view\",\"table\":\"%s\"", table);
    assert_true(world->guest[seat].dismissed);
    world_settle(world);
    world_close(world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gone_is_gone),
        cmocka_unit_test(test_begins_without),
        cmocka_unit_test(test_ended_is_ended),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_wishes),
        cmocka_unit_test(test_no_time_is_won),
        cmocka_unit_test(test_forgotten),
        cmocka_unit_test(test_people_are_let_go),
        cmocka_unit_test(test_events_are_limited),
        cmocka_unit_test(test_invitations_are_limited),
        cmocka_unit_test(test_clock_jumps),
        cmocka_unit_test(test_coming_and_going),
        cmocka_unit_test(test_guessing),
        cmocka_unit_test(test_long_answers),
        cmocka_unit_test(test_makings_are_limited),
        cmocka_unit_test(test_closed_tables_go),
        cmocka_unit_test(test_letters_are_limited),
    };
    return RUN_TESTS("hall_attacks", tests);
}
