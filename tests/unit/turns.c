/* The replies of playouts, which are whole turns: where there are more turns than may be looked at,
 * all of the shorter ones come before some of the longer. */
#include "unit.h"

#include "core/position.h"
#include "games/lane/lane.h"
#include "players/player.h"
#include "support/choices.h"

enum { PLAYOUTS = 40 };

/* Seat 1 holds a card of each colour, and only one more is in the deck, beside some twenty plots:
 * thousands of turns, and `draw` is the last of its first moves. */
static const char crowded[] =
    "sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 quiet=0,0 "
    "scores=20,20 "
    "hands=YG,YGRBV deck=Y board=.....a1...../.....b1...../.....a1...../.....b1...../.....a1...../"
    "a1b1a1b1a1.b1a1b1a1b1/.....b1...../.....a1...../.....b1...../.....a1...../.....b1.....";

struct lane {
    void *box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

static void open_lane(struct lane *lane)
{
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_reader reader = {crowded};
    memset(lane, 0, sizeof *lane);
    lane->box = calloc(1, borgo_lane.box_size);
    borgo_setup_default(&borgo_lane, &setup);
    if (!borgo_position_read_setup(&borgo_lane, &reader, &setup, &error)
        || !borgo_setup_make_box(&borgo_lane, &setup, lane->box, &error)
        || !borgo_position_read(&borgo_lane, lane->box, &reader, BORGO_CHANCE, lane->state, &error))
        fail_msg("%s", error.message);
}

/* How often seat 1 tried to draw, and anything else, at the beginning of its turn. A hook has no
 * context to count in. */
static int draws, others;

static void watched_play(const void *box, void *state, unsigned seat, borgo_move move,
                         struct borgo_events *events)
{
    const struct lane_state *lane = state;
    if (seat == 1 && lane->phase == LANE_TURN && lane->hand_size[1] == LANE_HAND_LIMIT)
        *(lane_kind(move) == LANE_DRAW ? &draws : &others) += 1;
    borgo_lane.play(box, state, seat, move, events);
}

static void a_reply_may_be_the_last_move_listed(void **state)
{
    struct borgo_game watched = borgo_lane;
    struct borgo_choice choice;
    struct lane lane;
    (void)state;
    open_lane(&lane);
    watched.play = watched_play;
    draws = others = 0;
    test_choose(borgo_player_find("classic", NULL), &watched, lane.box, lane.state, 0, 1, PLAYOUTS,
                &choice);
    assert_true(others > PLAYOUTS);
    assert_true(draws >= PLAYOUTS);
    free(lane.box);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reply_may_be_the_last_move_listed),
    };
    return RUN_TESTS("turns", tests);
}
