/* Threads that think: jobs come back thought about or cancelled, owners take turns, the clock is
 * kept, and an end in the middle leaves nothing behind. The sanitizers watch the threads. */
#include "server/pool.h"

#include <time.h>

#include "games/registry.h"
#include "server/now.h"
#include "unit/unit.h"

enum { A_WHILE = 20 }; /* seconds nothing here takes unless it is broken */

static void nap(long milliseconds)
{
    nanosleep(&(struct timespec){.tv_nsec = milliseconds * 1000000}, NULL);
}

static void wake(void *woken)
{
    atomic_fetch_add((atomic_int *)woken, 1);
}

static struct pool *open_pool(unsigned threads, unsigned milliseconds, atomic_int *woken)
{
    struct pool_settings settings = {threads, milliseconds, woken, wake};
    struct pool *pool = pool_open(&settings);
    assert_non_null(pool);
    return pool;
}

/* A question in the middle of a game. */
static struct borgo_job *make_job(const char *level, uint64_t seed)
{
    struct borgo_record record;
    open_game(&record, borgo_games[0], 2, "7");
    play_on(&record, 30, 3);
    while (borgo_table_to_act(&record.table) >> BORGO_CHANCE & 1)
        borgo_table_play(&record.table, BORGO_CHANCE,
                         borgo_dealer_move(&record.dealer, &record.table), NULL);
    unsigned seat = borgo_moves_actor(borgo_table_to_act(&record.table));
    struct borgo_job *job = borgo_job_new(borgo_player_find(level, NULL), record.game, record.box,
                                          record.table.state, seat, seed);
    borgo_record_close(&record);
    return job;
}

/* Waits for the next one that is done. */
static uint64_t collect(struct pool *pool, bool *done)
{
    double until = now_seconds() + A_WHILE;
    uint64_t ticket = 0;
    struct borgo_job *job = NULL;
    while (!job && now_seconds() < until) {
        job = pool_collect(pool, &ticket, done);
        if (!job)
            nap(1);
    }
    if (!job) {
        fail_msg("nothing came back");
        return 0;
    }
    assert_true(!*done || job->choice.count > 0);
    borgo_job_free(job);
    return ticket;
}

static void test_thinking(void **unused)
{
    atomic_int woken = 0;
    struct pool *pool = open_pool(3, 1000, &woken);
    uint64_t seen = 0;
    bool done = false;
    (void)unused;
    for (uint64_t ticket = 1; ticket <= 40; ticket++)
        pool_think(pool, make_job("builder", ticket), ticket, ticket % 7);
    for (int i = 0; i < 40; i++) {
        uint64_t ticket = collect(pool, &done);
        assert_true(done && ticket >= 1 && ticket <= 40 && !(seen >> ticket & 1));
        seen |= (uint64_t)1 << ticket;
    }
    struct pool_figures figures;
    pool_count(pool, &figures);
    assert_true(figures.thought == 40 && figures.waiting == 0 && figures.thinking == 0);
    pool_close(pool);
    assert_int_equal(atomic_load(&woken), 40);
}

/* One owner's many don't keep another's single one waiting. */
static void test_turns(void **unused)
{
    atomic_int woken = 0;
    struct pool *pool = open_pool(1, 60, &woken);
    bool done = false;
    (void)unused;
    for (uint64_t ticket = 1; ticket <= 6; ticket++)
        pool_think(pool, make_job("master", ticket), ticket, 1);
    pool_think(pool, make_job("master", 100), 100, 2);
    pool_think(pool, make_job("master", 200), 200, 3);
    unsigned others_at = 0;
    for (unsigned i = 1; i <= 4; i++)
        others_at = collect(pool, &done) >= 100 ? i : others_at;
    assert_true(others_at >= 3 && others_at <= 4);
    pool_close(pool);
}

/* What waits and what is thought about both come back at once. */
static void test_cancel(void **unused)
{
    atomic_int woken = 0;
    struct pool *pool = open_pool(1, 15000, &woken);
    bool done = true;
    double start = now_seconds();
    (void)unused;
    pool_think(pool, make_job("master", 1), 1, 1);
    pool_think(pool, make_job("master", 2), 2, 1);
    pool_think(pool, make_job("master", 3), 3, 2);
    pool_cancel(pool, 99);
    pool_cancel(pool, 3);
    assert_int_equal(collect(pool, &done), 3);
    assert_false(done);
    pool_cancel(pool, 2);
    assert_int_equal(collect(pool, &done), 2);
    assert_false(done);
    pool_cancel(pool, 1);
    assert_int_equal(collect(pool, &done), 1);
    assert_true(now_seconds() - start < 10);
    pool_think(pool, make_job("novice", 4), 4, 1);
    assert_int_equal(collect(pool, &done), 4);
    assert_true(done);
    pool_close(pool);
}

static void test_clock(void **unused)
{
    atomic_int woken = 0;
    struct pool *pool = open_pool(1, 100, &woken);
    double start = now_seconds();
    bool done = false;
    (void)unused;
    pool_think(pool, make_job("master", 1), 1, 1);
    collect(pool, &done);
    assert_true(done && now_seconds() - start >= 0.05 && now_seconds() - start < 10);
    pool_close(pool);
}

static void test_end(void **unused)
{
    atomic_int woken = 0;
    struct pool *pool = open_pool(2, 15000, &woken);
    double start = now_seconds();
    (void)unused;
    for (uint64_t ticket = 1; ticket <= 8; ticket++)
        pool_think(pool, make_job(ticket % 2 ? "master" : "novice", ticket), ticket, ticket);
    nap(20);
    pool_close(pool);
    assert_true(now_seconds() - start < 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_thinking), cmocka_unit_test(test_turns),
        cmocka_unit_test(test_cancel),   cmocka_unit_test(test_clock),
        cmocka_unit_test(test_end),
    };
    return RUN_TESTS("pool", tests);
}
