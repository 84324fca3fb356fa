/* Why nothing can be built on a cell of Sunrise Lane: the rule, what lies around it, and the
 * shortest turn that gets there. */
#include "unit.h"

#include "core/position.h"
#include "core/setup.h"
#include "games/lane/lane.h"

static const char beginning[] =
    "sunrise-lane players=2 first=0 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 "
    "quiet=0,1 scores=0,0 "
    "hands=YBV,YRV deck=YYYYYYYYYGGGGGGGGGGGRRRRRRRRRRBBBBBBBBBBVVVVVVVVV "
    "board=.........../.........../.........../"
    ".........../.........../.........../.........../.........../.........../.........../"
    "...........";

/* What is said of a cell, in a position as `viewer` sees it. */
static void why(const char *position, unsigned viewer, int row, int column, const char *expected)
{
    char buffer[2000];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_reader reader = {position};
    struct borgo_text text;
    struct borgo_json json;
    struct lane_box *box = calloc(1, sizeof *box);
    borgo_setup_default(&borgo_lane, &setup);
    if (!borgo_position_read_setup(&borgo_lane, &reader, &setup, &error)
        || !borgo_setup_make_box(&borgo_lane, &setup, box, &error)
        || !borgo_position_read(&borgo_lane, box, &reader, BORGO_CHANCE, state, &error))
        fail_msg("%s", error.message);
    borgo_lane.hide(box, state, viewer);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_lane.show->write_why(box, state, viewer, row, column, &json);
    borgo_json_close(&json);
    assert_true(borgo_json_end(&json));
    free(box);
    assert_string_equal(buffer, expected);
}

static void cells_that_are_no_plots(void **unused)
{
    (void)unused;
    why(beginning, 0, 11, 0,
        "{\"reasons\":[{\"rule\":\"LANE-7\",\"reason\":\"no-plot\"}]"
        ",\"turn\":null"
        ",\"neighbours\":[]}");
    why(beginning, 0, 5, 5,
        "{\"reasons\":[{\"rule\":\"LANE-7\",\"reason\":\"no-plot\"}]"
        ",\"turn\":null"
        ",\"neighbours\":[{\"at\":[4,5],\"is\":\"free\"},{\"at\":[5,6],\"is\":\"free\"},{\"at\":[6,"
        "5],\"is\":\"free\"},{"
        "\"at\":[5,4],\"is\":\"free\"}]}");
}

/* A Park on the way, paid with a card that isn't needed for the House. */
static void plots_out_of_reach(void **unused)
{
    (void)unused;
    why(beginning, 0, 4, 4,
        "{\"reasons\":[{\"rule\":\"LANE-7\",\"reason\":\"not-beside\"}]"
        ",\"turn\":[\"park 4,5 B\",\"house 4,4 1\"]"
        ",\"neighbours\":[{\"at\":[3,4],\"is\":\"decoration\"},{\"at\":[4,5],\"is\":\"free\"},{"
        "\"at\":[5,4],\"is\":"
        "\"free\"},{\"at\":[4,3],\"is\":\"free\"}]}");
    why(beginning, 0, 0, 0,
        "{\"reasons\":[{\"rule\":\"LANE-7\",\"reason\":\"not-beside\"}]"
        ",\"turn\":null"
        ",\"neighbours\":[{\"at\":[0,1],\"is\":\"free\"},{\"at\":[1,0],\"is\":\"decoration\"}]}");
    why(beginning, BORGO_WATCHER, 4, 4,
        "{\"reasons\":[{\"rule\":\"LANE-7\",\"reason\":\"not-beside\"}]"
        ",\"turn\":null"
        ",\"neighbours\":[{\"at\":[3,4],\"is\":\"decoration\"},{\"at\":[4,5],\"is\":\"free\"},{"
        "\"at\":[5,4],\"is\":"
        "\"free\"},{\"at\":[4,3],\"is\":\"free\"}]}");
}

static void what_a_hand_lacks(void **unused)
{
    (void)unused;
    why(beginning, 0, 5, 6,
        "{\"reasons\":[]"
        ",\"turn\":[\"house 5,6 1\"]"
        ",\"neighbours\":[{\"at\":[4,6],\"is\":\"free\"},{\"at\":[5,7],\"is\":\"free\"},{\"at\":[6,"
        "6],\"is\":\"free\"},{"
        "\"at\":[5,5],\"is\":\"fountain\"}]}");
    why(beginning, 1, 6, 5,
        "{\"reasons\":[{\"rule\":\"LANE-9\",\"reason\":\"no-card\"}]"
        ",\"turn\":[\"park 6,5 Y\"]"
        ",\"neighbours\":[{\"at\":[5,5],\"is\":\"fountain\"},{\"at\":[6,6],\"is\":\"free\"},{"
        "\"at\":[7,5],\"is\":\"free\"},"
        "{\"at\":[6,4],\"is\":\"free\"}]}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_that_are_no_plots),
        cmocka_unit_test(plots_out_of_reach),
        cmocka_unit_test(what_a_hand_lacks),
    };
    return RUN_TESTS("lane_why", tests);
}
