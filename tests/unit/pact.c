/* The pact: every order of messages that is allowed and every one that isn't, that each of its
 * secrets enters the deal, known answers (worked out with Python's hashlib after docs/dealer.md),
 * replacing somebody, and going on from a saved record. */
#include <stdio.h>

#include "games/registry.h"
#include "unit/unit.h"

static const struct borgo_seat three[] = {
    {"human", "Anna"}, {"builder", "Builder B"}, {"human", "Zoé"}};

static void open_three(struct borgo_record *record)
{
    open_seats(record, borgo_games_find("sunrise-lane", NULL, NULL), 3, three, BORGO_HOUSE, "7");
}

static void assert_hex(const unsigned char bytes[32], const char *expected)
{
    char hex[BORGO_HEX_SIZE];
    borgo_hash_write_hex(bytes, hex);
    assert_string_equal(hex, expected);
}

static void test_known_hashes(void **unused)
{
    (void)unused;
    unsigned char seed[32], number[32], hash[32];
    memset(seed, 0x11, sizeof seed);
    memset(number, 0x22, sizeof number);
    borgo_pact_commit(seed, number, hash);
    assert_hex(hash, "3a842fb61c6b757c311e0e15ce347c2829bca916f83a51235c47860ba71f3d2e");
    borgo_pact_make_seal(3, seed, number, hash);
    assert_hex(hash, "9552ffead0dad3de42d9dd6affa9a19175f62508fee574283258e8c676bcb7ce");
    borgo_pact_number_of_words("drei Äpfel", seed, hash);
    assert_hex(hash, "2f4880a666a5f1cee9a8bd590eea7b210ea230e76cda04b381711d96d1a61fdf");
    struct borgo_pact pact = {.persons = 0x5, .sealed = 0x5, .opened = 0x5};
    memset(pact.number[0], 0x33, 32);
    memset(pact.number[2], 0x44, 32);
    struct borgo_dealer dealer;
    borgo_pact_settle(&pact, seed, &dealer);
    assert_hex(dealer.key, "1be62c61ed78bc18b3be3a8341855946d81c6e30e1fa2cb1ea96ea8c40a5d5dc");
}

/* Only people add numbers; nothing is opened before all is sealed; nothing can be dealt before all
 * is open. */
static void test_phases(void **unused)
{
    (void)unused;
    struct borgo_record record;
    open_three(&record);
    assert_int_equal(record.pact.persons, 0x5);
    assert_int_equal(borgo_pact_phase(&record.pact), BORGO_SEALING);
    assert_int_equal(borgo_pact_awaited(&record.pact), 0x5);
    seal_number(&record, 2);
    assert_int_equal(borgo_pact_awaited(&record.pact), 0x1);
    seal_number(&record, 0);
    assert_int_equal(borgo_pact_phase(&record.pact), BORGO_OPENING);
    assert_int_equal(borgo_pact_awaited(&record.pact), 0x5);
    open_number(&record, 0);
    assert_false(borgo_record_settle(&record));
    assert_int_equal(borgo_record_deal(&record), BORGO_DEAL_WAITS);
    open_number(&record, 2);
    assert_int_equal(borgo_pact_phase(&record.pact), BORGO_DEALING);
    assert_int_equal(borgo_pact_awaited(&record.pact), 0);
    assert_true(borgo_record_settle(&record));
    assert_int_equal(borgo_record_deal(&record), BORGO_DEAL_PROVED);
    borgo_record_close(&record);
}

typedef bool step(struct borgo_pact *pact, unsigned seat, const unsigned char bytes[32],
                  struct borgo_error *error);

static void refuse(struct borgo_pact *pact, step *take, unsigned seat,
                   const unsigned char bytes[32], const char *says)
{
    const struct borgo_pact before = *pact;
    struct borgo_error error = {0};
    assert_false(take(pact, seat, bytes, &error));
    if (!strstr(error.message, says))
        fail_msg("expected '%s', found '%s'", says, error.message);
    assert_memory_equal(&before, pact, sizeof before);
}

static void test_refused_messages(void **unused)
{
    (void)unused;
    struct borgo_record record;
    unsigned char bytes[32], other[32];
    open_three(&record);
    struct borgo_pact *pact = &record.pact;
    number_of(0, bytes);
    memset(other, 1, sizeof other);
    refuse(pact, borgo_pact_seal, 1, bytes, "seat 1 adds no number");
    refuse(pact, borgo_pact_seal, 3, bytes, "seat 3 adds no number");
    refuse(pact, borgo_pact_seal, 4, bytes, "seat 4 adds no number");
    refuse(pact, borgo_pact_seal, 4000000, bytes, "adds no number");
    refuse(pact, borgo_pact_open, 0, bytes, "before all are sealed");
    seal_number(&record, 0);
    refuse(pact, borgo_pact_seal, 0, bytes, "seat 0 has sealed its number already");
    refuse(pact, borgo_pact_open, 0, bytes, "before all are sealed");
    seal_number(&record, 2);
    refuse(pact, borgo_pact_open, 1, bytes, "seat 1 adds no number");
    refuse(pact, borgo_pact_open, 0, other, "the number of seat 0 is not the one it sealed");
    refuse(pact, borgo_pact_open, 2, bytes, "the number of seat 2 is not the one it sealed");
    open_number(&record, 0);
    refuse(pact, borgo_pact_open, 0, bytes, "seat 0 has opened its number already");
    refuse(pact, borgo_pact_seal, 2, bytes, "seat 2 has sealed its number already");
    borgo_record_close(&record);
}

/* A copied seal is of no use: the seat is part of it. So is the house's promise. */
static void test_seals_are_bound(void **unused)
{
    (void)unused;
    unsigned char promise[32] = {1}, other[32] = {2}, number[32] = {3}, a[32], b[32];
    borgo_pact_make_seal(0, promise, number, a);
    borgo_pact_make_seal(1, promise, number, b);
    assert_memory_not_equal(a, b, 32);
    borgo_pact_make_seal(0, other, number, b);
    assert_memory_not_equal(a, b, 32);
    borgo_pact_number_of_words("the same words", promise, a);
    borgo_pact_number_of_words("the same words", other, b);
    assert_memory_not_equal(a, b, 32);
}

static void commitment_of(const struct borgo_seat *seats, unsigned players, const char *option,
                          const char *data, unsigned char commitment[32])
{
    const struct borgo_game *game = borgo_games_find("sunrise-lane", NULL, NULL);
    const unsigned char seed[BORGO_SEED_BYTES] = {7};
    struct borgo_setup setup;
    struct borgo_record record;
    void *box = calloc(1, game->box_size);
    borgo_setup_default(game, &setup);
    assert_true(borgo_setup_set_players(game, &setup, players, NULL)
                && borgo_setup_set_option_text(game, &setup, option, NULL));
    if (data)
        setup.data[0] = data;
    assert_true(borgo_setup_make_box(game, &setup, box, NULL));
    borgo_record_open(&record, game, &setup, box, seats, BORGO_HOUSE, seed);
    memcpy(commitment, record.pact.commitment, 32);
    borgo_record_close(&record);
}

/* The same seed promised for another game is another promise. */
static void test_the_promise_names_the_game(void **unused)
{
    (void)unused;
    unsigned char base[32], other[32];
    struct borgo_seat seats[BORGO_MAX_SEATS] = {
        {"human", "Anna"}, {"human", "Bruno"}, {"human", "Zoé"}};
    const char *builtin = borgo_games_find("sunrise-lane", NULL, NULL)->data[0].builtin;
    size_t size = strlen(builtin) + sizeof "#\n";
    char *data = malloc(size);
    snprintf(data, size, "%s#\n", builtin);
    commitment_of(seats, 3, "first=0", NULL, base);
    commitment_of(seats, 3, "first=0", NULL, other);
    assert_memory_equal(base, other, 32);
    commitment_of(seats, 3, "first=1", NULL, other);
    assert_memory_not_equal(base, other, 32);
    commitment_of(seats, 2, "first=0", NULL, other);
    assert_memory_not_equal(base, other, 32);
    commitment_of(seats, 3, "first=0", data, other);
    assert_memory_not_equal(base, other, 32);
    seats[1] = (struct borgo_seat){"human", "Carla"};
    commitment_of(seats, 3, "first=0", NULL, other);
    assert_memory_not_equal(base, other, 32);
    seats[1] = (struct borgo_seat){"master", "Bruno"};
    commitment_of(seats, 3, "first=0", NULL, other);
    assert_memory_not_equal(base, other, 32);
    free(data);
}

/* The seed and every single number decide the deal. */
static void test_everything_enters_the_deal(void **unused)
{
    (void)unused;
    const unsigned char seed[32] = {1}, other_seed[32] = {2};
    struct borgo_pact pact = {.persons = 0xf, .sealed = 0xf, .opened = 0xf};
    struct borgo_dealer base, other;
    borgo_pact_settle(&pact, seed, &base);
    borgo_pact_settle(&pact, other_seed, &other);
    assert_memory_not_equal(&base, &other, sizeof base);
    for (int seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        pact.number[seat][31] ^= 1;
        borgo_pact_settle(&pact, seed, &other);
        assert_memory_not_equal(&base, &other, sizeof base);
        pact.number[seat][31] ^= 1;
    }
    pact.persons = pact.sealed = pact.opened = 0x7;
    borgo_pact_settle(&pact, seed, &other);
    assert_memory_not_equal(&base, &other, sizeof base);
}

static void test_replacing(void **unused)
{
    (void)unused;
    const struct borgo_seat computer = {"master", "Master C"}, bruno = {"human", "Bruno"};
    const unsigned char seed[32] = {9}, another[32] = {10};
    struct borgo_record record;
    struct borgo_error error = {0};
    unsigned char first[32];
    open_three(&record);
    memcpy(first, record.pact.commitment, sizeof first);
    assert_false(borgo_record_replace(&record, 1, &bruno, seed,
                                      &error)); /* a computer player isn't waited for */
    seal_number(&record, 0);
    assert_false(borgo_record_replace(&record, 0, &bruno, seed,
                                      &error)); /* nor who has done all there is to do */
    assert_non_null(strstr(error.message, "nobody waits for seat 0"));
    assert_int_equal(record.attempts, 0);
    seal_number(&record, 2);
    open_number(&record, 0);
    assert_true(borgo_record_replace(&record, 2, &computer, seed, &error));
    assert_int_equal(record.attempts, 1);
    assert_memory_equal(record.attempt[0].commitment, first, sizeof first);
    assert_string_equal(record.attempt[0].who.name, "Zoé");
    assert_string_equal(record.seat[2].name, "Master C");
    assert_memory_not_equal(record.pact.commitment, first, sizeof first);
    assert_int_equal(record.pact.persons, 0x1);
    assert_int_equal(borgo_pact_phase(&record.pact),
                     BORGO_SEALING); /* also who had opened seals anew */
    assert_true(borgo_record_replace(&record, 0, &bruno, another, &error));
    seal_number(&record, 0);
    open_number(&record, 0);
    assert_true(borgo_record_settle(&record));
    assert_false(
        borgo_record_replace(&record, 0, &computer, seed, &error)); /* later changes are events */
    borgo_record_close(&record);
}

static void test_not_for_ever(void **unused)
{
    (void)unused;
    const struct borgo_seat anna = {"human", "Anna"};
    const unsigned char seed[32] = {9};
    struct borgo_record record;
    struct borgo_error error = {0};
    open_three(&record);
    for (int i = 0; i < BORGO_MAX_ATTEMPTS; i++)
        assert_true(borgo_record_replace(&record, 0, &anna, seed, &error));
    assert_false(borgo_record_replace(&record, 0, &anna, seed, &error));
    assert_non_null(strstr(error.message, "open a new table"));
    borgo_record_close(&record);
}

/* Whatever has happened so far is in the record, and goes on from there. */
static void save_and_load(struct borgo_record *record)
{
    struct borgo_error error = {0};
    struct borgo_record again;
    size_t length;
    char *text = borgo_record_text(record, true, &length);
    if (borgo_record_read(&again, "r", text, &error) != BORGO_RECORD_RIGHT)
        fail_msg("%s\n%s", error.message, text);
    assert_memory_equal(&again.pact, &record->pact, sizeof again.pact);
    assert_int_equal(again.attempts, record->attempts);
    assert_int_equal(again.can_deal, record->can_deal);
    assert_memory_equal(again.seed, record->seed, sizeof again.seed);
    borgo_record_close(record);
    *record = again;
    free(text);
}

static void test_saving_in_the_middle(void **unused)
{
    (void)unused;
    const struct borgo_seat bruno = {"human", "Bruno"};
    const unsigned char seed[32] = {9};
    struct borgo_record record;
    open_three(&record);
    save_and_load(&record);
    seal_number(&record, 2);
    save_and_load(&record);
    assert_true(borgo_record_replace(&record, 0, &bruno, seed, NULL));
    save_and_load(&record);
    seal_number(&record, 0);
    seal_number(&record, 2);
    save_and_load(&record);
    open_number(&record, 2);
    save_and_load(&record);
    open_number(&record, 0);
    assert_true(borgo_record_settle(&record));
    save_and_load(&record);
    play_on(&record, 100000, 3);
    save_and_load(&record);
    assert_int_equal(borgo_record_deal(&record), BORGO_DEAL_PROVED);
    borgo_record_close(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_hashes),
        cmocka_unit_test(test_phases),
        cmocka_unit_test(test_refused_messages),
        cmocka_unit_test(test_seals_are_bound),
        cmocka_unit_test(test_the_promise_names_the_game),
        cmocka_unit_test(test_everything_enters_the_deal),
        cmocka_unit_test(test_replacing),
        cmocka_unit_test(test_not_for_ever),
        cmocka_unit_test(test_saving_in_the_middle),
    };
    return RUN_TESTS("pact", tests);
}
