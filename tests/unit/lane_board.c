/* Every board file that Sunrise Lane refuses, with the message: file, line and reason. Each test
 * changes one thing in the built-in board. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "games/lane/lane.h"

enum { ROOM = 8000 };

static void copy_board(char board[ROOM], const char *more)
{
    int length = snprintf(board, ROOM, "%s%s", borgo_lane.data[0].builtin, more);
    assert_in_range(length, 1, ROOM - 1);
}

/* The built-in board with the first `old` behind `after` replaced. */
static void change(char *board, const char *after, const char *old, const char *with)
{
    char *start = strstr(board, after);
    assert_non_null(start);
    char *at = strstr(start, old);
    assert_non_null(at);
    char changed[ROOM];
    int length =
        snprintf(changed, ROOM, "%.*s%s%s", (int)(at - board), board, with, at + strlen(old));
    assert_in_range(length, 1, ROOM - 1);
    memcpy(board, changed, (size_t)length + 1);
}

static void refuse(const char *board, const char *message)
{
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct lane_box *box = calloc(1, sizeof *box);
    borgo_setup_default(&borgo_lane, &setup);
    setup.data[0] = board;
    setup.file[0] = "my.txt";
    assert_non_null(box);
    bool accepted = borgo_setup_make_box(&borgo_lane, &setup, box, &error);
    free(box);
    assert_false(accepted);
    assert_string_equal(error.message, message);
}

static void refuse_change(const char *after, const char *old, const char *with, const char *message)
{
    char board[ROOM];
    copy_board(board, "");
    change(board, after, old, with);
    refuse(board, message);
}

static void the_built_in_board_is_fine(void **unused)
{
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct lane_box *box = calloc(1, sizeof *box);
    (void)unused;
    borgo_setup_default(&borgo_lane, &setup);
    assert_true(borgo_setup_make_box(&borgo_lane, &setup, box, &error));
    int of_colour[LANE_COLOURS] = {0};
    for (unsigned plot = 0; plot < box->plots; plot++)
        of_colour[box->colour[plot]]++;
    assert_int_equal(box->plots, 80);
    for (int colour = 0; colour < LANE_COLOURS; colour++)
        assert_int_equal(of_colour[colour], 16);
    free(box);
}

static void sections(void **unused)
{
    (void)unused;
    refuse("", "my.txt:0: expected a line 'plots'");
    refuse("# nothing\n", "my.txt:1: expected a line 'plots'");
    refuse("plots\n", "my.txt:1: 'plots' has 0 rows, it needs 11");
    refuse_change("\nplots", "plots", "board", "my.txt:13: expected a line 'plots'");
    refuse_change("\nplots", "plots", "plots here", "my.txt:13: expected a line 'plots'");
    refuse_change("\nzones", "zones", "areas",
                  "my.txt:25: expected a line 'zones' after the 11 rows of plots");
}

static void rows(void **unused)
{
    (void)unused;
    refuse_change("\nR5 ..", "R5 .. .. Y5 .. V2 .. .. Y3 B2 G5\n", "",
                  "my.txt:24: 'plots' has 10 rows, it needs 11");
    refuse_change("\nG5 Y2", "Y2 ", "", "my.txt:14: row 0 of 'plots' has 10 words, it needs 11");
    refuse_change("\nG5 Y2", "Y2 ", "Y2 Y2 ",
                  "my.txt:14: row 0 of 'plots' has 12 words, it needs 11");
    refuse_change("\nzones", "A1 A1 A1 A1 A1", "A1 A1 A1 A1",
                  "my.txt:26: row 0 of 'zones' has 10 words, it needs 11");
    refuse_change("\nzones", "++ ++ ++ ++ ++ ++ ++ ++ ++ ++ ++", "",
                  "my.txt:36: 'zones' has 10 rows, it needs 11");
}

static void plots(void **unused)
{
    (void)unused;
    refuse_change("\nG5 Y2", "Y2", "Q2", "my.txt:14: plot colour 'Q' is not one of Y G R B V");
    refuse_change("\nG5 Y2", "Y2", "Y0", "my.txt:14: a plot has 1 to 5 dots, not '0'");
    refuse_change("\nG5 Y2", "Y2", "Y6", "my.txt:14: a plot has 1 to 5 dots, not '6'");
    refuse_change("\nG5 Y2", "Y2", "Y22",
                  "my.txt:14: word 2 of the row is neither a plot like Y2 nor decoration "
                  "('..', '^^', '~~') nor '**'");
    refuse_change("\nG5 Y2", "Y2", "Y",
                  "my.txt:14: word 2 of the row is neither a plot like Y2 nor decoration "
                  "('..', '^^', '~~') nor '**'");
}

static void fountain(void **unused)
{
    (void)unused;
    refuse_change("\nB2 G3", "**", "..", "my.txt:24: the board has no fountain '**'");
    refuse_change("\nG5 Y2", "Y2", "**",
                  "my.txt:19: a second fountain at 5,5; the first is at 0,1");
}

static void zones(void **unused)
{
    char board[ROOM];
    (void)unused;
    refuse_change("\nzones", "A1", "A3",
                  "my.txt:26: word 1 of the row is not a zone: A1, A2, B1, B2 or ++");
    refuse_change("\nzones", "A1", "A",
                  "my.txt:26: word 1 of the row is not a zone: A1, A2, B1, B2 or ++");
    copy_board(board, "");
    for (int i = 0; i < 25; i++)
        change(board, "\nzones", "A2", "B2");
    refuse(board, "my.txt:36: zone A2 has no plot");
    copy_board(board, "\nmore\n");
    refuse(board, "my.txt:38: nothing may follow the 11 rows of zones");
}

static void reach(void **unused)
{
    char board[ROOM];
    (void)unused;
    copy_board(board, "");
    change(board, "\nR5 ..", "B2 G5", ".. G5");
    refuse(board, "my.txt:24: the plot at 10,10 can't be reached from the fountain");
}

/* The complaint of a changed board: its place, beside the message. */
static void complaints_have_a_place(void **unused)
{
    char board[ROOM];
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct lane_box *box = calloc(1, sizeof *box);
    (void)unused;
    copy_board(board, "");
    change(board, "\nR5 ..", "B2 G5", "..  G5");
    borgo_setup_default(&borgo_lane, &setup);
    setup.data[0] = board;
    assert_false(borgo_setup_make_box(&borgo_lane, &setup, box, &error));
    free(box);
    assert_string_equal(error.complaint.kind, "unreachable");
    assert_ptr_equal(error.complaint.file, setup.file[0]);
    assert_int_equal(error.complaint.line, 24);
    assert_int_equal(error.complaint.column, 32);
    assert_true(error.complaint.has_cell);
    assert_int_equal(error.complaint.cell[0], 10);
    assert_int_equal(error.complaint.cell[1], 10);
    assert_string_equal(error.message + error.complaint.words,
                        "the plot at 10,10 can't be reached from the fountain");
}

static void scenery(void **unused)
{
    char board[ROOM];
    struct borgo_setup setup;
    struct lane_box *box = calloc(1, sizeof *box);
    (void)unused;
    copy_board(board, "");
    change(board, "\nG5 Y2", "..", "^^");
    change(board, "\nG5 Y2", "..", "~~");
    borgo_setup_default(&borgo_lane, &setup);
    setup.data[0] = board;
    assert_true(borgo_setup_make_box(&borgo_lane, &setup, box, NULL));
    assert_int_equal(box->plots, 80);
    assert_int_equal(box->scenery[3], LANE_GARDEN);
    assert_int_equal(box->scenery[4], LANE_LAKE);
    assert_int_equal(box->scenery[6], LANE_ANY_SCENERY);
    free(box);
}

static void whose_file_it_was(void **unused)
{
    (void)unused;
    refuse("plots\n1 2 3\n", "my.txt:2: row 0 of 'plots' has 3 words, it needs 11");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_built_in_board_is_fine),
        cmocka_unit_test(sections),
        cmocka_unit_test(rows),
        cmocka_unit_test(plots),
        cmocka_unit_test(fountain),
        cmocka_unit_test(zones),
        cmocka_unit_test(reach),
        cmocka_unit_test(complaints_have_a_place),
        cmocka_unit_test(scenery),
        cmocka_unit_test(whose_file_it_was),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("lane board", tests, NULL, NULL);
}
