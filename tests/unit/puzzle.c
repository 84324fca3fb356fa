/* Puzzles: every one that is built in can be read and played, says of itself what its position
 * says, and has the verdicts it has; puzzles that are wrong are refused. */
#include <stdio.h>
#include <stdlib.h>

#include "games/registry.h"
#include "players/proof.h"
#include "terminal/puzzles.h"
#include "unit/unit.h"

static struct borgo_puzzle puzzle;
static struct borgo_riddle riddle;

/* A verdict needs no thought where the puzzle has the turn. */
static void check_verdicts(void)
{
    struct borgo_trial trial;
    assert_true(borgo_trial_judge(&riddle, &riddle.best, 0, NULL, &trial));
    assert_true(trial.right && trial.known);
    for (unsigned i = 0; i < puzzle.wrong_count; i++) {
        assert_true(borgo_trial_judge(&riddle, &riddle.wrong[i], 0, NULL, &trial));
        assert_true(!trial.right && trial.known);
        assert_int_equal(trial.chance, puzzle.wrong[i].chance);
    }
}

/* A victory that is proved is one after the stored answer, and the wrong turns' answers leave
 * none. */
static void check_proof(void)
{
    static borgo_move room[BORGO_TURN_ROOM];
    static struct borgo_proof proof;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    if (puzzle.theme != BORGO_THEME_WIN)
        return;
    memcpy(state, riddle.state, riddle.game->state_size);
    borgo_riddle_play_turn(&riddle, &riddle.best, state);
    proof = (struct borgo_proof){riddle.game, riddle.box, puzzle.seat, room, 40000000};
    assert_int_equal(borgo_prove(&proof, state, puzzle.seat, puzzle.proved - 1), BORGO_PROVED);
    for (unsigned i = 0; i < puzzle.wrong_count; i++) {
        memcpy(state, riddle.state, riddle.game->state_size);
        borgo_riddle_play_turn(&riddle, &riddle.wrong[i], state);
        borgo_riddle_play_steps(&riddle, &riddle.wrong_reply[i], state);
        proof.positions = 40000000;
        unsigned last = riddle.wrong_reply[i].at[riddle.wrong_reply[i].count - 1].seat;
        assert_int_equal(borgo_prove(&proof, state, last, puzzle.proved - 1), BORGO_REFUTED);
    }
}

static void check_puzzle(const char *game, unsigned number)
{
    struct borgo_error error = {0};
    struct borgo_point point;
    if (!borgo_riddle_open(&riddle, &puzzle, &error))
        fail_msg("%s %u: %s", game, number, error.message);
    assert_string_equal(riddle.game->name, game);
    borgo_theme_find(&riddle, &point);
    assert_int_equal(point.theme, puzzle.theme);
    assert_true(puzzle.wrong_count > 0);
    for (unsigned i = 0; i < puzzle.wrong_count && !puzzle.proved; i++)
        assert_true(puzzle.wrong[i].chance + 100 <= puzzle.best.chance);
    check_verdicts();
    if (number % 8 == 0) /* all of them would take long under the sanitizers */
        check_proof();
    borgo_riddle_close(&riddle);
}

static void test_builtin(void **state)
{
    (void)state;
    for (int i = 0; i < borgo_game_count; i++) {
        const char *game = borgo_games[i]->name;
        unsigned count = 0;
        for (; find_puzzle(game, count, &puzzle); count++)
            check_puzzle(game, count);
        assert_true(count >= 60);
        assert_int_equal(count, count_puzzles(game));
    }
}

static void test_no_twins(void **state)
{
    static char names[4][200][BORGO_PUZZLE_NAME + 1];
    (void)state;
    for (int i = 0; i < borgo_game_count; i++)
        for (unsigned n = 0; n < 200 && find_puzzle(borgo_games[i]->name, n, &puzzle); n++) {
            memcpy(names[i][n], puzzle.name, sizeof puzzle.name);
            for (unsigned other = 0; other < n; other++)
                assert_string_not_equal(names[i][other], puzzle.name);
        }
}

static void test_days(void **state)
{
    const char *game, *next;
    unsigned number, other;
    (void)state;
    find_daily(20000, &game, &number);
    find_daily(20001, &next, &other);
    assert_string_not_equal(game, next);
    find_daily(20004, &next, &other);
    assert_string_equal(game, next);
    assert_int_not_equal(number, other);
}

/* Every text is written as it was read, and what is wrong in one is told. */
static void test_text(void **state)
{
    static char text[2 * BORGO_MAX_POSITION_TEXT];
    static struct borgo_puzzle again;
    struct borgo_puzzle_file file;
    struct borgo_error error = {0};
    struct borgo_text written;
    (void)state;
    assert_true(find_puzzle("shibuya", 0, &puzzle));
    borgo_text_start(&written, text, sizeof text);
    borgo_puzzle_write(&puzzle, &written);
    borgo_puzzle_start(&file, "again", text);
    assert_true(borgo_puzzle_next(&file, &again, &error));
    assert_memory_equal(&puzzle, &again, sizeof puzzle);
    assert_false(borgo_puzzle_next(&file, &again, &error));
    assert_string_equal(error.message, "");
    strstr(text, "rating ")[7] = '9';
    borgo_puzzle_start(&file, "again", text);
    assert_false(borgo_puzzle_next(&file, &again, &error));
    assert_non_null(strstr(error.message, "from 1 to 5"));
}

static void test_refused(void **state)
{
    struct borgo_error error = {0};
    (void)state;
    assert_true(find_puzzle("shibuya", 0, &puzzle));
    puzzle.seat = 1 - puzzle.seat % 2;
    assert_false(borgo_riddle_open(&riddle, &puzzle, &error));
    assert_true(find_puzzle("shibuya", 0, &puzzle));
    memcpy(puzzle.wrong[0].turn, puzzle.best.turn, sizeof puzzle.best.turn);
    memcpy(puzzle.wrong[0].reply, puzzle.best.reply, sizeof puzzle.best.reply);
    assert_false(borgo_riddle_open(&riddle, &puzzle, &error));
    assert_non_null(strstr(error.message, "as good as the best"));
    assert_true(find_puzzle("shibuya", 0, &puzzle));
    strcpy(puzzle.best.turn, "walk nobody 0,0");
    assert_false(borgo_riddle_open(&riddle, &puzzle, &error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_builtin), cmocka_unit_test(test_no_twins),
        cmocka_unit_test(test_days),    cmocka_unit_test(test_text),
        cmocka_unit_test(test_refused),
    };
    return RUN_TESTS("puzzle", tests);
}
