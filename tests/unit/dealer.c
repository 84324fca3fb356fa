/* The dealer: known answers (worked out with Python's hashlib after docs/dealer.md), fairness, that
 * neither the order nor the scale of a game's outcomes matters, and what taking back does to draws.
 */
#include "games/registry.h"
#include "host/host.h"
#include "table/check.h"
#include "unit/unit.h"

/* The dealer of a seed alone, without anybody's number. */
static struct borgo_dealer dealer_of(const char *text)
{
    const struct borgo_pact nobody = {.persons = 0};
    unsigned char seed[BORGO_SEED_BYTES];
    struct borgo_dealer dealer;
    struct borgo_error error = {0};
    assert_true(borgo_dealer_read_seed(text, seed, &error));
    borgo_pact_settle(&nobody, seed, &dealer);
    return dealer;
}

static uint64_t draw(const struct borgo_dealer *dealer, uint64_t number, uint64_t backs,
                     uint64_t below)
{
    return borgo_dealer_draw(dealer, (struct borgo_turn_of_chance){number, backs}, below);
}

static void test_known_draws(void **unused)
{
    (void)unused;
    const struct borgo_dealer seven = dealer_of("7");
    const struct borgo_dealer bytes =
        dealer_of("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    const uint64_t half = ((uint64_t)1 << 63) + 1;
    assert_int_equal(draw(&seven, 0, 0, 6), 0);
    assert_int_equal(draw(&seven, 1, 0, 6), 3);
    assert_int_equal(draw(&seven, 0, 1, 6), 1);
    assert_int_equal(draw(&seven, 2, 0, 55), 42);
    assert_int_equal(draw(&seven, 2, 3, 55), 23);
    assert_int_equal(draw(&seven, 1000000, 0, 55), 34);
    assert_int_equal(draw(&seven, 0, 0, 1), 0);
    assert_int_equal(draw(&bytes, 3, 0, 55), 7);
    assert_true(draw(&seven, 5, 0, half) == 2451443310977928310u);
    assert_true(draw(&seven, UINT64_MAX, UINT64_MAX, UINT64_MAX) == 3914933734692188794u);
    /* Eight numbers are too large here, so the second block decides. */
    assert_true(draw(&seven, 443, 0, half) == 897959308797713640u);
}

static void test_draws_are_even(void **unused)
{
    (void)unused;
    enum { DRAWS = 60000, SIDES = 6 };
    struct borgo_dealer dealer = dealer_of("1");
    int count[SIDES] = {0};
    for (uint64_t n = 0; n < DRAWS; n++)
        count[draw(&dealer, n, 0, SIDES)]++;
    for (int side = 0; side < SIDES; side++)
        assert_in_range(count[side], DRAWS / SIDES - 450, DRAWS / SIDES + 450);
}

static void test_seeds(void **unused)
{
    (void)unused;
    static const char *const wrong[] = {
        "",
        "-1",
        "1.5",
        "seven",
        "18446744073709551616",
        "99999999999999999999999",
        "BCFF4F5227A8F2015E8CF5E7B00543F03FF3F3C6E1CF492DBA13D0014A11939F",
        "bcff4f5227a8f2015e8cf5e7b00543f03ff3f3c6e1cf492dba13d0014a11939",
        "bcff4f5227a8f2015e8cf5e7b00543f03ff3f3c6e1cf492dba13d0014a11939f0",
        "gcff4f5227a8f2015e8cf5e7b00543f03ff3f3c6e1cf492dba13d0014a11939f",
    };
    unsigned char seed[BORGO_SEED_BYTES], other[BORGO_SEED_BYTES];
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct borgo_error error = {0};
        assert_false(borgo_dealer_read_seed(wrong[i], seed, &error));
        assert_non_null(strstr(error.message, "is no seed"));
    }
    assert_true(borgo_dealer_read_seed("18446744073709551615", seed, NULL));
    assert_true(seed[0] == 0xff && seed[7] == 0xff && seed[8] == 0);
    assert_true(borgo_dealer_read_seed(
        "bcff4f5227a8f2015e8cf5e7b00543f03ff3f3c6e1cf492dba13d0014a11939f", seed, NULL));
    assert_int_equal(seed[0], 0xbc);
    host_random_bytes(seed, sizeof seed);
    host_random_bytes(other, sizeof other);
    assert_memory_not_equal(seed, other, sizeof seed);
}

/* The real game's outcomes the other way round, and all weights three times as large. */
static uint32_t turned_chance(const void *box, const void *state, struct borgo_outcome *out)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = borgo_games[0]->chance(box, state, outcomes);
    for (uint32_t i = 0; i < count; i++)
        out[i] = (struct borgo_outcome){outcomes[count - 1 - i].move,
                                        3 * outcomes[count - 1 - i].weight};
    return count;
}

static void test_order_and_scale(void **unused)
{
    (void)unused;
    struct borgo_game turned = *borgo_games[0];
    struct borgo_record record;
    int chances = 0;
    turned.chance = turned_chance;
    open_game(&record, borgo_games[0], 2, "3");
    while (borgo_table_to_act(&record.table)) {
        if (borgo_table_to_act(&record.table) == 1u << BORGO_CHANCE) {
            struct borgo_turn_of_chance turn = {(uint64_t)chances++, 0};
            struct borgo_lot lot;
            borgo_dealer_draw_lot(&record.dealer, &turned, record.box, record.table.state, turn,
                                  &lot);
            assert_int_equal(lot.move, borgo_dealer_move(&record.dealer, &record.table));
        }
        play_on(&record, 1, (uint64_t)chances);
    }
    assert_in_range(chances, 7, 10000);
    borgo_record_close(&record);
}

/* The log's moves from one number on, for comparing. */
static void copy_moves(const struct borgo_table *table, uint32_t from, borgo_move *moves)
{
    for (uint32_t i = from; i < table->count; i++)
        *moves++ = table->log[i].move;
}

/* A free take-back changes nothing; one past a reveal makes everything behind it new, also when
 * more is taken back then. */
static void test_taking_back(void **unused)
{
    (void)unused;
    enum { MOVES = 60, KEPT = 10 };
    struct borgo_record record;
    borgo_move first[MOVES], again[MOVES];
    open_honest_game(&record, borgo_games[0], 2, "9");
    play_on(&record, MOVES, 1);
    copy_moves(&record.table, 0, first);
    borgo_table_back_to(&record.table, 0);
    play_on(&record, MOVES, 1);
    copy_moves(&record.table, 0, again);
    assert_memory_equal(first, again, sizeof first);
    borgo_record_take_back(&record, 1, &(struct borgo_way_back){.count = KEPT, .free = false});
    play_on(&record, MOVES - KEPT, 1);
    assert_int_equal(record.table.mark_count, 1);
    copy_moves(&record.table, 0, again);
    assert_memory_equal(first, again, KEPT * sizeof first[0]);
    assert_memory_not_equal(first, again, sizeof first);
    borgo_record_take_back(&record, 0, &(struct borgo_way_back){.count = 0, .free = true});
    assert_int_equal(record.table.mark_count, 1);
    assert_int_equal(record.table.marks[0].at, 0);
    play_on(&record, 7, 1);
    copy_moves(&record.table, 0, again);
    assert_memory_not_equal(first, again, 7 * sizeof first[0]);
    borgo_record_close(&record);
}

/* Who draws, sees and takes back learns nothing about who draws next: over many deals the card seen
 * first and the one the next draw gives agree about as often as two cards of the deck do. */
static void test_a_seen_card_says_nothing(void **unused)
{
    (void)unused;
    enum { DEALS = 2000 };
    int same = 0;
    for (int i = 0; i < DEALS; i++) {
        struct borgo_dealer dealer;
        const struct borgo_pact nobody = {.persons = 0};
        unsigned char seed[BORGO_SEED_BYTES] = {(unsigned char)i, (unsigned char)(i >> 8)};
        borgo_pact_settle(&nobody, seed, &dealer);
        same += draw(&dealer, 7, 0, 5) == draw(&dealer, 7, 1, 5);
    }
    assert_in_range(same, DEALS / 5 - 90, DEALS / 5 + 90);
}

static void test_decision_seed(void **unused)
{
    (void)unused;
    struct borgo_dealer other = dealer_of("8");
    struct borgo_record record;
    open_game(&record, borgo_games[0], 2, "7");
    play_on(&record, 5, 1);
    uint64_t base = borgo_dealer_decision_seed(&record.dealer, &record.table, 0);
    assert_true(borgo_dealer_decision_seed(&record.dealer, &record.table, 0) == base);
    assert_false(borgo_dealer_decision_seed(&record.dealer, &record.table, 1) == base);
    assert_false(borgo_dealer_decision_seed(&other, &record.table, 0) == base);
    borgo_table_mark(&record.table, 1);
    assert_false(borgo_dealer_decision_seed(&record.dealer, &record.table, 0) == base);
    borgo_record_close(&record);
    open_game(&record, borgo_games[0], 2, "7");
    play_on(&record, 4, 1);
    assert_false(borgo_dealer_decision_seed(&record.dealer, &record.table, 0) == base);
    borgo_record_close(&record);
}

/* Draw by draw: every chance move once, in order, with what it was drawn from. */
static void test_checker(void **unused)
{
    (void)unused;
    struct borgo_record record;
    struct borgo_checker checker;
    struct borgo_checked_draw found;
    uint64_t draws = 0;
    open_honest_game(&record, borgo_games[0], 3, "5");
    play_on(&record, 30, 1);
    borgo_table_mark(&record.table, 2);
    play_on(&record, 100000, 2);
    for (borgo_check_start(&checker, &record); borgo_check_next(&checker, &found); draws++) {
        assert_int_equal(record.table.log[found.move].seat, BORGO_CHANCE);
        assert_true(found.lot.move == found.played
                    && found.played == record.table.log[found.move].move);
        assert_true(found.turn.number == draws && found.turn.backs == (found.move >= 30));
        assert_true(found.lot.drawn < found.lot.below);
    }
    assert_int_equal(draws, borgo_check_count_draws(&record.table));
    assert_false(borgo_check_next(&checker, &found));
    borgo_record_close(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_draws),   cmocka_unit_test(test_draws_are_even),
        cmocka_unit_test(test_seeds),         cmocka_unit_test(test_order_and_scale),
        cmocka_unit_test(test_taking_back),   cmocka_unit_test(test_a_seen_card_says_nothing),
        cmocka_unit_test(test_decision_seed), cmocka_unit_test(test_checker),
    };
    return RUN_TESTS("dealer", tests);
}
