/* The table: undo and who must agree to it, walking through the log, names, and that players see
 * only what they may. */
#include "games/registry.h"
#include "table/walk.h"
#include "unit/unit.h"

static void play_text(struct borgo_record *record, unsigned seat, const char *text)
{
    static struct borgo_moves room;
    struct borgo_error error = {0};
    struct borgo_table *table = &record->table;
    borgo_move move;
    if (!borgo_moves_find(table->game, table->box, table->state, seat, text, &room, &move, &error))
        fail_msg("%s", error.message);
    borgo_table_play(table, seat, move, NULL);
}

/* Sunrise Lane up to seat 0's first turn, with three yellow and three green cards. */
static void open_lane(struct borgo_record *record)
{
    open_game(record, borgo_games_find("sunrise-lane", NULL, NULL), 2, "7");
    play_text(record, BORGO_CHANCE, "first 0");
    for (int i = 0; i < 3; i++)
        play_text(record, BORGO_CHANCE, "deal 0 G");
    for (int i = 0; i < 3; i++)
        play_text(record, BORGO_CHANCE, "deal 1 Y");
}

static void test_undo_is_free_at_first(void **unused)
{
    (void)unused;
    struct borgo_record record;
    struct borgo_way_back way;
    open_lane(&record);
    assert_false(borgo_table_way_back(&record.table, 0, &way));
    assert_false(borgo_table_way_back(&record.table, 1, &way));
    _Alignas(16) unsigned char before[BORGO_MAX_STATE];
    memcpy(before, record.table.state, record.game->state_size);
    play_text(&record, 0, "house 4,5 1");
    assert_true(borgo_table_way_back(&record.table, 0, &way));
    assert_int_equal(way.count, 7);
    assert_int_equal(way.consent, 0);
    assert_true(way.free);
    borgo_table_take_back(&record.table, 0, &way);
    assert_int_equal(record.table.mark_count, 0);
    assert_memory_equal(before, record.table.state, record.game->state_size);
    assert_int_equal(record.table.count, 7);
    borgo_record_close(&record);
}

static void test_undo_of_one_decision(void **unused)
{
    (void)unused;
    struct borgo_record record;
    struct borgo_way_back way;
    open_lane(&record);
    play_text(&record, 0, "house 4,5 1");
    play_text(&record, 0, "park 3,5 G");
    assert_true(borgo_table_way_back(&record.table, 0, &way));
    assert_int_equal(way.count, 8);
    borgo_table_back_to(&record.table, way.count);
    play_text(&record, 0, "park 4,4 G");
    borgo_record_close(&record);
}

static void test_undo_after_a_card(void **unused)
{
    (void)unused;
    struct borgo_record record;
    struct borgo_way_back way;
    open_lane(&record);
    play_text(&record, 0, "house 4,5 1");
    play_text(&record, 0, "stop");
    assert_true(borgo_table_way_back(&record.table, 0, &way));
    assert_int_equal(way.consent, 0); /* no card has come yet */
    play_text(&record, BORGO_CHANCE, "deal 0 R");
    assert_true(borgo_table_way_back(&record.table, 0, &way));
    assert_int_equal(way.count, 8);
    assert_int_equal(way.consent, 1 << 1);
    assert_false(way.free);
    borgo_table_take_back(&record.table, 0, &way);
    assert_int_equal(record.table.mark_count, 1);
    assert_true(record.table.marks[0].at == 8 && record.table.marks[0].seat == 0);
    assert_int_equal(borgo_table_backs_before(&record.table, 7), 0);
    assert_int_equal(borgo_table_backs_before(&record.table, 8), 1);
    play_text(&record, 0, "stop");
    assert_true(borgo_table_way_back(&record.table, 0, &way) && way.free);
    borgo_table_take_back(&record.table, 0, &way);
    assert_int_equal(record.table.mark_count, 1); /* the second one revealed nothing */
    assert_true(borgo_table_way_back(&record.table, 0, &way) && way.free && way.count == 7);
    borgo_table_take_back(&record.table, 0, &way);
    assert_int_equal(record.table.marks[0].at, 7); /* and the first still counts */
    borgo_record_close(&record);
}

static void test_undo_after_others(void **unused)
{
    (void)unused;
    struct borgo_record record;
    struct borgo_way_back way;
    open_lane(&record);
    play_text(&record, 0, "draw");
    play_text(&record, BORGO_CHANCE, "deal 0 R");
    play_text(&record, BORGO_CHANCE, "deal 0 R");
    play_text(&record, 1, "house 5,6 1");
    assert_true(borgo_table_way_back(&record.table, 1, &way));
    assert_int_equal(way.consent, 0);
    assert_true(borgo_table_way_back(&record.table, 0, &way));
    assert_int_equal(way.count, 7);
    assert_int_equal(way.consent, 1 << 1);
    borgo_record_close(&record);
}

static void test_undo_to_the_start(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct borgo_record record;
        open_game(&record, borgo_games[i], borgo_games[i]->players[0], "5");
        play_on(&record, 200, 2);
        while (borgo_table_undo(&record.table))
            continue;
        assert_int_equal(record.table.count, 0);
        assert_memory_equal(record.table.start, record.table.state, record.game->state_size);
        borgo_record_close(&record);
    }
}

static void test_walk(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct borgo_record record;
        struct borgo_walk walk;
        struct borgo_events events;
        open_game(&record, borgo_games[i], borgo_games[i]->players[0], "6");
        play_on(&record, 100000, 3);
        for (borgo_walk_start(&walk, &record.table); borgo_walk_next(&walk);)
            borgo_walk_step(&walk, &events);
        assert_int_equal(walk.at, record.table.count);
        assert_memory_equal(walk.state, record.table.state, record.game->state_size);
        borgo_record_close(&record);
    }
}

static void test_walk_hides(void **unused)
{
    (void)unused;
    struct borgo_record record;
    struct borgo_walk walk;
    struct borgo_events events;
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    open_lane(&record);
    borgo_walk_start(&walk, &record.table);
    borgo_walk_step(&walk, NULL);
    static const char *const seen[] = {[0] = "deal 0 G",
                                       [1] = "deal 0 ?",
                                       [BORGO_WATCHER] = "deal 0 ?",
                                       [BORGO_CHANCE] = "deal 0 G"};
    for (unsigned viewer = 0; viewer <= BORGO_CHANCE; viewer++) {
        if (!seen[viewer])
            continue;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_walk_write(&walk, viewer, &text);
        assert_string_equal(buffer, seen[viewer]);
    }
    borgo_walk_step(&walk, &events);
    assert_int_equal(events.count, 2);
    assert_true(borgo_event_is_told(&events.at[0], 0)
                && borgo_event_is_told(&events.at[0], BORGO_CHANCE));
    assert_false(borgo_event_is_told(&events.at[0], 1)
                 || borgo_event_is_told(&events.at[0], BORGO_WATCHER));
    assert_true(borgo_event_is_told(&events.at[1], 1)
                && borgo_event_is_told(&events.at[1], BORGO_WATCHER));
    assert_false(borgo_event_is_told(&events.at[1], 0)
                 || borgo_event_is_told(&events.at[1], BORGO_CHANCE));
    borgo_record_close(&record);
}

static void test_names(void **unused)
{
    (void)unused;
    static const char *const good[] = {"A",
                                       "Anna",
                                       "Zoé",
                                       "x y",
                                       "安娜",
                                       "O'Neil \"the\" 3rd",
                                       "e\xcc\x81",
                                       "#1",
                                       "123456789012345678901234567890123456789012345678",
                                       "\xf0\x9f\x8f\xa0"};
    static const char *const bad[] = {"",
                                      " x",
                                      "x ",
                                      "a\tb",
                                      "a\nb",
                                      "a\x7f",
                                      "a\x1b[31m",
                                      "\xff",
                                      "\xc3",
                                      "\xc0\x80",
                                      "\xed\xa0\x80",
                                      "\xf4\x90\x80\x80",
                                      "a\xc2\x9b",
                                      "a\xe2\x80\xae-b\xe2\x80\xac",
                                      "\xe2\x80\xa8",
                                      "\xef\xbb\xbf-a",
                                      "\xf8\x88\x80\x80\x80",
                                      "\xd8\x9c", /* a mark of direction, U+061C */
                                      "Anna\xd8\x9c",
                                      "\xe2\x80\x8b", /* no width, U+200B */
                                      "An\xe2\x80\x8bna",
                                      "\xe3\x85\xa4", /* a filler, U+3164 */
                                      "\xc2\xad",     /* a soft hyphen */
                                      "\xc2\xa0",     /* a space that doesn't break */
                                      "An\xc2\xa0na",
                                      "\xf3\xa0\x81\x81", /* a tag */
                                      "a\xef\xb8\x8f",    /* a variation selector */
                                      "\xe2\xa0\x80",     /* Braille without dots */
                                      "\xcc\x81-a",       /* an accent on nothing */
                                      "\xef\xbf\xbf",
                                      "1234567890123456789012345678901234567890123456789"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_true(borgo_seat_is_name(good[i]));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(borgo_seat_is_name(bad[i]));
    assert_true(borgo_seat_same_name("Anna", "anna")
                && borgo_seat_same_name("\xc3\x89va", "\xc3\xa9va"));
    assert_true(borgo_seat_same_name("An na", "An  na") && !borgo_seat_same_name("Anna", "Annab")
                && !borgo_seat_same_name("Ann", "Anna"));
    struct borgo_seat seats[3] = {{.name = "Anna"}, {.name = "Luca"}, {.name = "ANNA"}};
    assert_null(borgo_seat_name_twice(seats, 2));
    assert_string_equal(borgo_seat_name_twice(seats, 3), "ANNA");
    assert_true(borgo_seat_is_player_word("search-3"));
    assert_false(borgo_seat_is_player_word("") || borgo_seat_is_player_word("Greedy")
                 || borgo_seat_is_player_word("a b"));
    assert_false(borgo_seat_is_player_word("abcdefghijklmnopqrstuvwxy"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo_is_free_at_first),
        cmocka_unit_test(test_undo_of_one_decision),
        cmocka_unit_test(test_undo_after_a_card),
        cmocka_unit_test(test_undo_after_others),
        cmocka_unit_test(test_undo_to_the_start),
        cmocka_unit_test(test_walk),
        cmocka_unit_test(test_walk_hides),
        cmocka_unit_test(test_names),
    };
    return RUN_TESTS("table", tests);
}
