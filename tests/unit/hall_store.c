/* A hall whose store fails, is slow or loses what was not safe: nobody is told of what isn't
 * stored, whoever asked for it hears so, and everything goes on from what is. */
#include <stdio.h>

#include "games/registry.h"
#include "support/world.h"
#include "unit/unit.h"

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

/* Whether any of the messages from that one on has the text. */
static bool has_heard(const struct guest *guest, unsigned from, const char *text)
{
    for (unsigned i = from; i < guest->count; i++)
        if (strstr(guest->said[i], text))
            return true;
    return false;
}

/* Disk full in the middle: the mover gets `unstored`, nobody sees the move, the table goes on. */
static void test_full(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct world *world = world_open(NULL);
        char table[STORE_ID + 1], move[400];
        world_table(world, borgo_games[i]->name, 2, 0, "", table);
        for (unsigned count = 0; count < 12 && world_awaited(world, table); count++) {
            unsigned seat = lowest(world_awaited(world, table)), heard[2];
            uint32_t number = world_find(world, table)->number;
            for (unsigned guest = 0; guest < 2; guest++)
                heard[guest] = world->guest[guest].count;
            world_move(world, table, seat, count, move);
            fake_store_set_full(world->store, true);
            expect(world_say(world, seat, "%s,\"client\":\"m%u\"", move, count),
                   "\"code\":\"unstored\"");
            for (unsigned guest = 0; guest < 2; guest++)
                assert_false(has_heard(&world->guest[guest], heard[guest], "\"push\":\"event\""));
            assert_int_equal(world_find(world, table)->number, number);
            fake_store_set_full(world->store, false);
            expect(world_say(world, seat, "%s,\"client\":\"m%u\"", move, count), "\"ok\":true");
            assert_int_equal(fake_store_events(world->store, table), number + 1);
            for (unsigned guest = 0; guest < 2; guest++)
                assert_true(has_heard(&world->guest[guest], heard[guest], "\"push\":\"event\""));
        }
        assert_null(fake_store_fault(world->store));
        world_close(world);
    }
}

/* Nothing of a write is told, by no way, while it isn't safe. */
static void test_not_before_it_is_safe(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], move[400];
    (void)unused;
    world_table(world, "sunrise-lane", 2, 0, ",\"public\":true", table);
    world_introduce(world, 3);
    world_say(world, 3, "\"do\":\"lobby\"");
    unsigned seat = lowest(world_awaited(world, table));
    const char *before = world_say(world, 3, "\"do\":\"tables\",\"which\":\"public\"");
    before = strstr(before, "\"position\"");
    unsigned heard[4] = {world->guest[0].count, world->guest[1].count, 0, world->guest[3].count};
    world_move(world, table, seat, 1, move);
    world_tell(world, seat, "%s", move);
    world_tell(world, 1 - seat, "\"do\":\"view\",\"table\":\"%s\"", table);
    world_tell(world, 3, "\"do\":\"tables\",\"which\":\"public\"");
    world_tell(world, 3, "\"do\":\"look\",\"table\":\"%s\"", table);
    world_pass(world, 5000);
    for (unsigned guest = 0; guest < 4; guest++)
        if (guest != 2 && world->guest[guest].count != heard[guest])
            fail_msg("guest %u was told: %s", guest, world->guest[guest].said[heard[guest]]);
    assert_non_null(before);
    world_settle(world);
    assert_true(world->guest[3].count > heard[3]);
    world_close(world);
}

/* A table that could not even be made, with its maker inside. */
static void test_unmade(void **unused)
{
    struct world *world = world_open(NULL);
    char id[STORE_ID + 1];
    (void)unused;
    world_introduce(world, 0);
    world_introduce(world, 1);
    world_tell(world, 0,
               "\"do\":\"create\",\"game\":\"shibuya\",\"seats\":[{\"kind\":\"me\"},{\"kind\":"
               "\"open\"}]");
    struct hall_table *table = NULL;
    for (unsigned i = 0; i < BUCKETS; i++)
        table = world->hall->tables[i] ? world->hall->tables[i] : table;
    snprintf(id, sizeof id, "%s", table->id);
    int64_t entered = world_tell(world, 0, "\"do\":\"enter\",\"table\":\"%s\"", id);
    world_tell(world, 1, "\"do\":\"enter\",\"table\":\"%s\"", id);
    fake_store_fail(world->store);
    hall_stored(world->hall, world->now);
    expect(world_answer(world, 0, entered), "unstored");
    expect(world_say(world, 0, "\"do\":\"look\",\"table\":\"%s\"", id), "unknown");
    assert_int_equal(world->guest[0].visitor->tables, 0);
    world_close(world);
}

/* Whoever was moved by something that did not happen has the eyes of before. */
static void test_eyes_after_failure(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1];
    (void)unused;
    for (unsigned i = 0; i < 3; i++)
        world_introduce(world, i);
    world_member(world_say(world, 0,
                           "\"do\":\"create\",\"game\":\"sunrise-lane\",\"seats\":[{\"kind\":"
                           "\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"}]"),
                 "table", table, sizeof table);
    for (unsigned i = 1; i < 3; i++)
        world_say(world, i, "\"do\":\"join\",\"table\":\"%s\"", table);
    for (unsigned i = 0; i < 3; i++)
        world_say(world, i, "\"do\":\"enter\",\"table\":\"%s\"", table);
    fake_store_set_full(world->store, true);
    expect(world_say(world, 0,
                     "\"do\":\"arrange\",\"table\":\"%s\",\"seats\":[{\"kind\":\"stay\",\"seat\":1}"
                     ",{\"kind\":\"stay\",\"seat\":2},{\"kind\":\"stay\",\"seat\":0}]",
                     table),
           "unstored");
    expect(world_say(world, 0, "\"do\":\"remove\",\"table\":\"%s\",\"seat\":1", table), "unstored");
    fake_store_set_full(world->store, false);
    for (unsigned i = 0; i < 3; i++) {
        char seat[20];
        snprintf(seat, sizeof seat, "\"seat\":%u}", i);
        expect(world_say(world, i, "\"do\":\"look\",\"table\":\"%s\"", table), seat);
    }
    world_say(world, 0, "\"do\":\"start\",\"table\":\"%s\"", table);
    world_seal(world, table);
    assert_int_equal(world_find(world, table)->phase, PHASE_PLAYING);
    world_close(world);
}

/* Killed at any moment: all that was acknowledged is there, once. */
static void test_killed(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct world *world = world_open(NULL);
        char table[STORE_ID + 1], move[400];
        unsigned people = borgo_games[i]->players[1] ? borgo_games[i]->players[1] : 2;
        world_table(world, borgo_games[i]->name, people, 0, "", table);
        for (unsigned count = 0; count < 24 && world_awaited(world, table); count++) {
            unsigned seat = lowest(world_awaited(world, table));
            uint32_t number = world_find(world, table)->number;
            world_move(world, table, seat, count, move);
            int64_t id = world_tell(world, seat, "%s,\"client\":\"c%u\"", move, count);
            if (count % 3 == 0)
                world_settle(world);
            bool known = world_answer(world, seat, id);
            assert_int_equal(known, count % 3 == 0);
            world_crash(world, NULL);
            for (unsigned guest = 0; guest < people; guest++)
                world_introduce(world, guest);
            expect(world_say(world, 0, "\"do\":\"enter\",\"table\":\"%s\"", table), "\"ok\":true");
            assert_int_equal(world_find(world, table)->number, number + known);
            expect(world_say(world, seat, "%s,\"client\":\"c%u\"", move, count), "\"ok\":true");
            assert_int_equal(world_find(world, table)->number, number + 1);
        }
        assert_null(fake_store_fault(world->store));
        world_close(world);
    }
}

/* While nothing can be stored, computers don't think and think in vain. */
static void test_thoughts_in_vain(void **unused)
{
    struct world *world = world_open(NULL);
    char table[STORE_ID + 1], move[400];
    unsigned thoughts = 0;
    (void)unused;
    world_table(world, "shibuya", 1, 1, "", table);
    while (world->jobs == 0) {
        world_move(world, table, 0, 0, move);
        world_say(world, 0, "%s", move);
    }
    fake_store_set_full(world->store, true);
    for (unsigned i = 0; i < 100; i++) {
        for (; world->jobs > 0; thoughts++)
            world_think(world, 0, true);
        world_settle(world);
        world_pass(world, 100);
    }
    assert_in_range(thoughts, 5, 15);
    uint32_t number = world_find(world, table)->number;
    fake_store_set_full(world->store, false);
    world_pass(world, 2000);
    assert_int_equal(world->jobs, 1);
    world_think(world, 0, true);
    world_settle(world);
    assert_true(world_find(world, table)->number > number);
    world_close(world);
}

/* What nobody asked for is told to nobody either: pushes about another table. */
static void test_other_tables_go_on(void **unused)
{
    struct world *world = world_open(NULL);
    char one[STORE_ID + 1], move[400];
    (void)unused;
    world_table(world, "shibuya", 2, 0, "", one);
    world_introduce(world, 3);
    world_tell(world, 3,
               "\"do\":\"create\",\"game\":\"shibuya\",\"seats\":[{\"kind\":\"me\"},{\"kind\":"
               "\"open\"}]");
    fake_store_fail(world->store);
    hall_stored(world->hall, world->now);
    unsigned seat = lowest(world_awaited(world, one));
    world_move(world, one, seat, 0, move);
    expect(world_say(world, seat, "%s", move), "\"ok\":true");
    refute(world_say(world, 3, "\"do\":\"tables\",\"which\":\"mine\""), "waiting");
    world_close(world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_full),
        cmocka_unit_test(test_not_before_it_is_safe),
        cmocka_unit_test(test_unmade),
        cmocka_unit_test(test_eyes_after_failure),
        cmocka_unit_test(test_killed),
        cmocka_unit_test(test_thoughts_in_vain),
        cmocka_unit_test(test_other_tables_go_on),
    };
    return RUN_TESTS("hall_store", tests);
}
