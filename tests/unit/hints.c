/* Hints: when two turns are really different, and whole turns from every player in whole games of
 * every kind. */
#include "table/hint.h"

#include "core/position.h"
#include "games/lane/parts.h"
#include "games/registry.h"
#include "games/shibuya/shibuya.h"
#include "players/outline.h"
#include "table/walk.h"
#include "unit/unit.h"

static struct borgo_moves room;

/* A decision at a cell with one more number. */
static struct borgo_description at(uint8_t kind, int row, int column, int32_t more)
{
    return (struct borgo_description){kind, {borgo_cell(row, column), more}};
}

static struct borgo_description house(int row, int column, int32_t storeys)
{
    return at(LANE_HOUSE, row, column, storeys);
}

static bool differ(const struct borgo_game *game, struct borgo_outline one,
                   struct borgo_outline other)
{
    bool differs = borgo_outlines_differ(game, &one, &other);
    assert_true(borgo_outlines_differ(game, &other, &one) == differs);
    return differs;
}

#define LANE(...)                                                                                  \
    (struct borgo_outline)                                                                         \
    {                                                                                              \
        .count =                                                                                   \
            sizeof((struct borgo_description[]){__VA_ARGS__}) / sizeof(struct borgo_description),  \
        .at = {                                                                                    \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }

static void test_order_is_no_difference(void **unused)
{
    (void)unused;
    assert_false(differ(&borgo_lane, LANE(house(1, 1, 1), house(2, 1, 1)),
                        LANE(house(2, 1, 1), house(1, 1, 1))));
    assert_false(differ(&borgo_lane, LANE(house(1, 1, 1)), LANE(house(1, 1, 1))));
}

/* The same beginning with another tail, a turn and part of it. */
static void test_tails_are_no_difference(void **unused)
{
    (void)unused;
    assert_false(differ(&borgo_lane, LANE(house(1, 1, 1), house(2, 1, 1)),
                        LANE(house(1, 1, 1), house(3, 1, 1))));
    assert_false(differ(&borgo_lane, LANE(house(1, 1, 1)),
                        LANE(house(1, 1, 1), house(3, 1, 1), house(4, 1, 1))));
    assert_true(differ(&borgo_lane, LANE(house(1, 1, 1), house(2, 1, 1), house(3, 1, 1)),
                       LANE(house(1, 1, 1), house(4, 1, 1), house(5, 1, 1))));
    assert_true(differ(&borgo_lane, LANE(house(1, 1, 1)), LANE(house(2, 1, 1))));
}

/* Storeys at one plot, quarter turns of a tile; but a Park is no House. */
static void test_the_same_place_is_the_same(void **unused)
{
    (void)unused;
    assert_false(differ(&borgo_lane, LANE(house(1, 1, 1)), LANE(house(1, 1, 2))));
    assert_false(differ(&borgo_lane, LANE(at(LANE_BUILD_PARK, 1, 1, 0)),
                        LANE(at(LANE_BUILD_PARK, 1, 1, 3))));
    assert_true(differ(&borgo_lane, LANE(house(1, 1, 1)), LANE(at(LANE_BUILD_PARK, 1, 1, 1))));
    assert_false(differ(&borgo_shibuya, LANE(at(SHIBUYA_MOVE_PLACE, 0, 1, 0)),
                        LANE(at(SHIBUYA_MOVE_PLACE, 0, 1, 2))));
}

/* Without a cell all that is written counts; and a place that is written twice counts twice. */
static void test_what_is_said_counts(void **unused)
{
    (void)unused;
    struct borgo_description yellow = {LANE_DISCARD, {0}}, green = {LANE_DISCARD, {1}};
    assert_true(differ(&borgo_lane, LANE(yellow), LANE(green)));
    assert_false(differ(&borgo_lane, LANE(yellow, yellow), LANE(yellow, green)));
    assert_true(differ(&borgo_lane, LANE(yellow, yellow, yellow), LANE(yellow, green, green)));
}

static void test_turns_without_a_place(void **unused)
{
    (void)unused;
    struct borgo_outline draw = {.first = 1}, stop = {.first = 2};
    assert_false(differ(&borgo_lane, draw, draw));
    assert_true(differ(&borgo_lane, draw, stop));
    assert_true(differ(&borgo_lane, draw, LANE(house(1, 1, 1))));
}

/* A hint of a seat that is to act: every turn can be played in the true game as far as it goes, and
 * none is much like another. */
static bool check_hint(const struct borgo_table *table, const struct borgo_hint *hint,
                       unsigned seat)
{
    const struct borgo_game *game = table->game;
    struct borgo_outline outline[BORGO_MAX_SUGGESTIONS];
    assert_in_range(hint->turns.count, 1, BORGO_MAX_SUGGESTIONS);
    for (unsigned i = 0; i < hint->turns.count; i++) {
        const struct borgo_suggestion *turn = &hint->turns.at[i];
        _Alignas(16) unsigned char state[BORGO_MAX_STATE];
        memcpy(state, table->state, game->state_size);
        assert_in_range(turn->length, 1, BORGO_LONGEST_TURN);
        borgo_outline_turn(&outline[i], game, table->box, state, seat, turn->moves, turn->length);
        for (int m = 0; m < turn->length; m++) {
            borgo_moves_list(game, table->box, state, seat, &room);
            bool legal = false;
            for (uint32_t j = 0; j < room.count; j++)
                legal |= room.at[j] == turn->moves[m];
            assert_true(legal);
            game->play(table->box, state, seat, turn->moves[m], NULL);
        }
        for (unsigned j = 0; j < i; j++)
            assert_true(borgo_outlines_differ(game, &outline[i], &outline[j]));
    }
    return hint->turns.count == BORGO_MAX_SUGGESTIONS;
}

static bool ask(const struct borgo_record *record, unsigned seat, const char *player)
{
    static struct borgo_hint hint;
    const struct borgo_table *table = &record->table;
    struct borgo_job *job = borgo_job_new(borgo_player_find(player, NULL), table->game, table->box,
                                          table->state, seat, table->count);
    job->request.budget = 8;
    assert_true(borgo_hint_think(job, &hint));
    bool full = check_hint(table, &hint, seat);
    if (job->choice.exact)
        for (unsigned other = 0; other < record->setup.players; other++)
            assert_true(hint.turns.before[other] == hint.turns.at[0].chance[other]);
    borgo_job_free(job);
    return full;
}

static void test_whole_games(void **unused)
{
    static const char *const players[] = {"novice", "veteran", "master", "greedy", "random"};
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct borgo_record record;
        struct borgo_rng rng;
        borgo_seats to_act;
        int full = 0;
        borgo_rng_seed(&rng, 3);
        open_game(&record, borgo_games[i], 2, "7");
        while ((to_act = borgo_table_to_act(&record.table)) != 0) {
            unsigned seat = borgo_moves_actor(to_act);
            if (seat != BORGO_CHANCE && record.table.count % 4 == 0)
                full += ask(&record, seat, players[record.table.count / 4 % 5]);
            borgo_moves_list(record.game, record.box, record.table.state, seat, &room);
            borgo_table_play(&record.table, seat, room.at[borgo_rng_below(&rng, room.count)], NULL);
        }
        assert_true(full > 0);
        borgo_record_close(&record);
    }
}

/* Red needs two more moves, whatever blue does: the proof comes with a turn, and what stands beside
 * it is proved too. */
static void test_a_solved_endgame(void **unused)
{
    static const char won[] =
        "shibuya players=2 construction=off | phase=turn first=1 seat=0 hand=- quiet=0 "
        "street=26.0+12.3,21.0,17.0+22.3,4.0+28.1/11.0+2.3,10.3+7.0,18.0+13.1,6.0+29.1/"
        "15.3+8.2,14.3+20.3,16.0+25.0,3.3+23.2/1.0+24.1,0.1+19.2,9.3+27.1,5.3 "
        "rS0=7,4 rS1=3,4 rS2=3,6 rS3=N3 rS4=N5 rS5=0,5 rS6=6,6 rS7=start "
        "bW0=1,6 bW1=2,3 bW2=2,6 bW3=E2 bW4=E1 bW5=6,2 bW6=1,1 bW7=4,2 since=-";
    static struct borgo_hint hint;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_reader reader = {won};
    void *box = calloc(1, borgo_shibuya.box_size);
    (void)unused;
    borgo_setup_default(&borgo_shibuya, &setup);
    assert_true(borgo_position_read_setup(&borgo_shibuya, &reader, &setup, &error)
                && borgo_setup_make_box(&borgo_shibuya, &setup, box, &error)
                && borgo_position_read(&borgo_shibuya, box, &reader, BORGO_CHANCE, state, &error));
    struct borgo_job *job =
        borgo_job_new(borgo_player_find("master", NULL), &borgo_shibuya, box, state, 0, 1);
    assert_true(borgo_hint_think(job, &hint));
    assert_true(job->choice.exact && hint.turns.count > 0);
    assert_true(hint.turns.at[0].moves[0] == job->choice.at[0].move);
    assert_true(hint.turns.at[0].chance[0] == 1 && hint.turns.before[0] == 1);
    for (unsigned i = 1; i < hint.turns.count; i++)
        assert_true(hint.turns.at[i].chance[0] == 1 || hint.turns.at[i].chance[0] == 0);
    borgo_job_free(job);
    free(box);
}

/* A cancelled hint says so and leaves nothing behind. */
static void test_cancelled(void **unused)
{
    static struct borgo_hint hint;
    struct borgo_record record;
    (void)unused;
    open_game(&record, borgo_games[0], 2, "7");
    while (borgo_table_to_act(&record.table) >> BORGO_CHANCE & 1)
        borgo_table_play(&record.table, BORGO_CHANCE,
                         borgo_dealer_move(&record.dealer, &record.table), NULL);
    unsigned seat = borgo_moves_actor(borgo_table_to_act(&record.table));
    struct borgo_job *job = borgo_job_new(borgo_player_find("master", NULL), record.game,
                                          record.box, record.table.state, seat, 1);
    borgo_job_cancel(job);
    assert_false(borgo_hint_think(job, &hint));
    borgo_job_free(job);
    borgo_record_close(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order_is_no_difference),
        cmocka_unit_test(test_tails_are_no_difference),
        cmocka_unit_test(test_the_same_place_is_the_same),
        cmocka_unit_test(test_what_is_said_counts),
        cmocka_unit_test(test_turns_without_a_place),
        cmocka_unit_test(test_whole_games),
        cmocka_unit_test(test_a_solved_endgame),
        cmocka_unit_test(test_cancelled),
    };
    return RUN_TESTS("hints", tests);
}
