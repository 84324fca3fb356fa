/* Games that begin at a position: their records are written, read, promised and gone on with like
 * all others, and what can't be a beginning is refused with its line. */
#include <stdio.h>

#include "games/registry.h"
#include "unit/unit.h"

enum { ALL = 100000 };

/* A game with people from where another one stands after so many moves; false: that one was over.
 */
static bool open_placed(struct borgo_record *record, const struct borgo_game *game,
                        unsigned players, uint32_t moves, const char *parent)
{
    struct borgo_record other;
    struct borgo_seat seats[BORGO_MAX_SEATS];
    const unsigned char seed[BORGO_SEED_BYTES] = {3};
    void *box = calloc(1, game->box_size);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        seats[seat] = (struct borgo_seat){"human", "Zoé"};
    open_game(&other, game, players, "11");
    play_on(&other, moves, players);
    bool goes_on = !borgo_record_is_over(&other);
    if (goes_on) {
        struct borgo_beginning beginning = {.state = other.table.state, .origin = {.step = moves}};
        snprintf(beginning.origin.record, sizeof beginning.origin.record, "%s", parent);
        assert_true(borgo_setup_make_box(game, &other.setup, box, NULL));
        borgo_record_open_at(record, game, &other.setup, box, seats, BORGO_HOUSE, seed, &beginning);
        for (unsigned seat = 0; seat < players; seat++)
            seal_number(record, seat);
        for (unsigned seat = 0; seat < players; seat++)
            open_number(record, seat);
        assert_true(borgo_record_settle(record));
    } else {
        free(box);
    }
    borgo_record_close(&other);
    return goes_on;
}

static char *text_of(const struct borgo_record *record)
{
    size_t length;
    return borgo_record_text(record, true, &length);
}

static void check_again(const struct borgo_record *record)
{
    struct borgo_record again = {0};
    struct borgo_error error = {0};
    char *text = text_of(record);
    if (borgo_record_read(&again, "r.borgo", text, &error) != BORGO_RECORD_RIGHT)
        fail_msg("%s\n%s", error.message, text);
    char *second = text_of(&again);
    assert_string_equal(text, second);
    assert_memory_equal(again.table.start, record->table.start, record->game->state_size);
    assert_memory_equal(again.table.state, record->table.state, record->game->state_size);
    assert_true(again.placed && again.can_deal);
    assert_string_equal(again.origin.record, record->origin.record);
    assert_int_equal(again.origin.step, *record->origin.record ? record->origin.step : 0);
    assert_int_equal(borgo_record_deal(&again), BORGO_DEAL_PROVED);
    borgo_record_close(&again);
    free(text);
    free(second);
}

static void check_undo(struct borgo_record *record)
{
    while (borgo_table_undo(&record->table))
        ;
    assert_memory_equal(record->table.state, record->table.start, record->game->state_size);
}

static void round_trips(void **state)
{
    static const uint32_t beginnings[] = {0, 1, 7, 40, 90}, lengths[] = {0, 1, 30, ALL};
    (void)state;
    for (int i = 0; i < borgo_game_count; i++)
        for (int p = 0; p < BORGO_MAX_SEATS && borgo_games[i]->players[p]; p++)
            for (int b = 0; b < 5; b++)
                for (int l = 0; l < 4; l++) {
                    struct borgo_record record;
                    if (!open_placed(&record, borgo_games[i], borgo_games[i]->players[p],
                                     beginnings[b], l % 2 ? "2f.a-Z_" : ""))
                        continue;
                    play_on(&record, lengths[l], 5);
                    check_again(&record);
                    check_undo(&record);
                    borgo_record_close(&record);
                }
}

/* The text with its first `from` replaced. */
static char *replaced(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    assert_non_null(at);
    size_t size = strlen(text) + strlen(to) + 1;
    char *result = malloc(size);
    snprintf(result, size, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    return result;
}

static void refuse(const char *text, const char *from, const char *to, const char *says)
{
    struct borgo_record record = {0};
    struct borgo_error error = {0};
    char *damaged = replaced(text, from, to);
    assert_int_equal(borgo_record_read(&record, "r.borgo", damaged, &error), BORGO_RECORD_WRONG);
    if (!strstr(error.message, says))
        fail_msg("'%s' doesn't say '%s'", error.message, says);
    free(damaged);
}

static void damaged_beginnings(void **state)
{
    struct borgo_record record;
    (void)state;
    assert_true(open_placed(&record, borgo_games_find("sunrise-lane", NULL, NULL), 2, 30, "abc"));
    play_on(&record, ALL, 5);
    char *text = text_of(&record);
    refuse(text, "position ", "position x", "expected 'position LINES'");
    refuse(text, "position ", "position 9", "expected a line of data");
    refuse(text, "|phase=", "|phrase=", "r.borgo:");
    refuse(text, "|phase=", "|phase=? ", "here the whole position is needed");
    refuse(text, "parent abc 30", "parent abc", "expected 'parent RECORD STEP'");
    refuse(text, "parent abc 30", "parent a/c 30", "expected 'parent RECORD STEP'");
    refuse(text, "parent abc 30", "parent abc 99999999999", "expected 'parent RECORD STEP'");
    refuse(text, "parent abc 30", "parent abc 31", "not the one the house promised");
    refuse(text, "parent abc 30\n", "", "not the one the house promised");
    free(text);
    borgo_record_close(&record);
}

/* What is over can't begin, and the message names the line of the position. */
static void over_already(void **state)
{
    struct borgo_record other, record;
    const struct borgo_game *game = borgo_games_find("shibuya", NULL, NULL);
    struct borgo_error error = {0};
    _Alignas(16) unsigned char position[BORGO_MAX_STATE];
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_text text;
    (void)state;
    open_game(&other, game, 2, "11");
    play_on(&other, ALL, 2);
    assert_true(borgo_record_is_over(&other));
    borgo_text_start(&text, buffer, sizeof buffer);
    game->write_position(other.box, other.table.state, &text);
    struct borgo_reader reader = {buffer};
    assert_false(borgo_record_read_position(game, other.box, &reader, position, &error));
    assert_string_equal(error.message, "position: the game is over here");
    borgo_record_close(&other);
    assert_true(open_placed(&record, game, 2, 10, ""));
    borgo_record_close(&record);
}

/* Two games from one position with two seeds are two games. */
static void new_seeds_deal_anew(void **state)
{
    const struct borgo_game *game = borgo_games_find("sunrise-lane", NULL, NULL);
    struct borgo_record one, other;
    const unsigned char seed[BORGO_SEED_BYTES] = {9};
    (void)state;
    assert_true(open_placed(&one, game, 2, 30, ""));
    struct borgo_beginning beginning = {.state = one.table.start};
    void *box = calloc(1, game->box_size);
    assert_true(borgo_setup_make_box(game, &one.setup, box, NULL));
    borgo_record_open_at(&other, game, &one.setup, box, one.seat, BORGO_CHOSEN_SEED, seed,
                         &beginning);
    play_on(&one, 60, 5);
    play_on(&other, 60, 5);
    assert_true(memcmp(one.table.state, other.table.state, game->state_size) != 0);
    borgo_record_close(&one);
    borgo_record_close(&other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(round_trips),
        cmocka_unit_test(damaged_beginnings),
        cmocka_unit_test(over_already),
        cmocka_unit_test(new_seeds_deal_anew),
    };
    return RUN_TESTS("placed", tests);
}
