/* The dealer: known answers (worked out with Python's hashlib after docs/dealer.md), fairness, and that neither the order
 * nor the scale of a game's outcomes matters. */
#include "games/registry.h"
#include "unit/unit.h"

static const char hash_of_seven[] = "bcff4f5227a8f2015e8cf5e7b00543f03ff3f3c6e1cf492dba13d0014a11939f";

static struct borgo_dealer dealer_of(const char *text)
{
    struct borgo_dealer dealer;
    struct borgo_error error = {0};
    assert_true(borgo_seed_dealer(&dealer, text, &error));
    return dealer;
}

static void test_hash(void **unused)
{
    (void)unused;
    struct borgo_dealer dealer = dealer_of("7");
    unsigned char hash[BORGO_HASH_BYTES];
    char hex[BORGO_HEX_SIZE];
    borgo_dealer_hash(&dealer, hash);
    borgo_write_hex(hash, hex);
    assert_string_equal(hex, hash_of_seven);
}

static void test_known_draws(void **unused)
{
    (void)unused;
    const struct borgo_dealer seven = dealer_of("7");
    const struct borgo_dealer bytes = dealer_of("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    const uint64_t half = ((uint64_t)1 << 63) + 1;
    assert_int_equal(borgo_draw(&seven, 0, 6), 2);
    assert_int_equal(borgo_draw(&seven, 1, 6), 1);
    assert_int_equal(borgo_draw(&seven, 2, 55), 38);
    assert_int_equal(borgo_draw(&seven, 1000000, 55), 8);
    assert_int_equal(borgo_draw(&seven, 0, 1), 0);
    assert_int_equal(borgo_draw(&bytes, 3, 55), 25);
    assert_true(borgo_draw(&seven, 5, half) == 1554401511138083710u);
    assert_true(borgo_draw(&seven, UINT64_MAX, UINT64_MAX) == 7640779442284852545u);
    /* Eight numbers are too large here, so the second block decides. */
    assert_true(borgo_draw(&seven, 890, half) == 5875960050033069777u);
}

static void test_draws_are_even(void **unused)
{
    (void)unused;
    enum { DRAWS = 60000, SIDES = 6 };
    struct borgo_dealer dealer = dealer_of("1");
    int count[SIDES] = {0};
    for (uint64_t n = 0; n < DRAWS; n++)
        count[borgo_draw(&dealer, n, SIDES)]++;
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
    struct borgo_dealer dealer, other;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct borgo_error error = {0};
        assert_false(borgo_seed_dealer(&dealer, wrong[i], &error));
        assert_non_null(strstr(error.message, "is no seed"));
    }
    assert_int_equal(dealer_of("18446744073709551615").seed[7], 0xff);
    assert_int_equal(dealer_of(hash_of_seven).seed[0], 0xbc);
    borgo_new_dealer(&dealer);
    borgo_new_dealer(&other);
    assert_memory_not_equal(dealer.seed, other.seed, sizeof dealer.seed);
}

/* The real game's outcomes the other way round, and all weights three times as large. */
static uint32_t turned_chance(const void *box, const void *state, struct borgo_outcome *out)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = borgo_games[0]->chance(box, state, outcomes);
    for (uint32_t i = 0; i < count; i++)
        out[i] = (struct borgo_outcome){outcomes[count - 1 - i].move, 3 * outcomes[count - 1 - i].weight};
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
            assert_int_equal(borgo_dealt_move(&record.dealer, &turned, record.box, record.table.state, (uint64_t)chances),
                             borgo_dealer_move(&record.dealer, &record.table));
            chances++;
        }
        play_on(&record, 1, (uint64_t)chances);
    }
    assert_in_range(chances, 7, 10000);
    borgo_record_close(&record);
}

/* Taking back and going on gives the same cards as before. */
static void test_nobody_fishes(void **unused)
{
    (void)unused;
    struct borgo_record record;
    open_game(&record, borgo_games[0], 2, "9");
    play_on(&record, 40, 1);
    borgo_move before[40];
    for (uint32_t i = 0; i < 40; i++)
        before[i] = record.table.log[i].move;
    borgo_table_back_to(&record.table, 0);
    play_on(&record, 40, 1);
    for (uint32_t i = 0; i < 40; i++)
        assert_int_equal(record.table.log[i].move, before[i]);
    borgo_record_close(&record);
}

static void test_decision_rng(void **unused)
{
    (void)unused;
    struct borgo_dealer dealer = dealer_of("7"), other = dealer_of("8");
    struct borgo_rng a, b, c, d;
    borgo_seed(&a, borgo_decision_seed(&dealer, 5));
    borgo_seed(&b, borgo_decision_seed(&dealer, 5));
    borgo_seed(&c, borgo_decision_seed(&dealer, 6));
    borgo_seed(&d, borgo_decision_seed(&other, 5));
    assert_memory_equal(&a, &b, sizeof a);
    assert_memory_not_equal(&a, &c, sizeof a);
    assert_memory_not_equal(&a, &d, sizeof a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hash),         cmocka_unit_test(test_known_draws),     cmocka_unit_test(test_draws_are_even),
        cmocka_unit_test(test_seeds),        cmocka_unit_test(test_order_and_scale), cmocka_unit_test(test_nobody_fishes),
        cmocka_unit_test(test_decision_rng),
    };
    return RUN_TESTS("dealer", tests);
}
