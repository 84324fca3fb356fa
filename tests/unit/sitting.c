/* The sitting: what it asks for, moves and thoughts that come in, stale and cancelled ones, taking
 * back with and without others' consent. No front end is needed for any of it. */
#include <stdio.h>

#include "table/sitting.h"
#include <pthread.h>

#include "games/registry.h"
#include "unit/unit.h"

static struct borgo_moves room;

static void open_sitting(struct borgo_sitting *sitting, const char *game,
                         const char *const *players)
{
    struct borgo_record record;
    struct borgo_error error = {0};
    unsigned count = 0;
    while (players[count])
        count++;
    open_game(&record, borgo_games_find(game, NULL, NULL), count, "7");
    for (unsigned seat = 0; seat < count; seat++) {
        struct borgo_seat *sits = &record.seat[seat];
        snprintf(sits->player, sizeof sits->player, "%s", players[seat]);
        sits->name[0] = (char)('A' + seat);
    }
    assert_true(borgo_sitting_open(sitting, &record, &error));
}

static void open_two(struct borgo_sitting *sitting, const char *game, const char *first,
                     const char *second)
{
    open_sitting(sitting, game, (const char *const[]){first, second, NULL});
}

/* A person's first legal move. */
static void move_first(struct borgo_sitting *sitting, unsigned seat)
{
    const struct borgo_table *table = &sitting->record.table;
    borgo_moves_list(table->game, table->box, table->state, seat, &room);
    assert_true(room.count > 0);
    borgo_sitting_play(sitting, seat, room.at[0]);
}

static void think_and_accept(struct borgo_sitting *sitting, unsigned seat)
{
    struct borgo_job *job = borgo_sitting_job(sitting, seat, NULL);
    assert_non_null(job);
    assert_true(borgo_job_think(job));
    assert_true(borgo_sitting_accept(sitting, job));
    borgo_job_free(job);
}

static void test_whole_games(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct borgo_sitting sitting;
        struct borgo_needs needs;
        open_two(&sitting, borgo_games[i]->name, BORGO_PERSON, "greedy");
        while ((needs = borgo_sitting_advance(&sitting)).stage == BORGO_STAGE_MOVING) {
            assert_int_equal(needs.people & ~1, 0);
            assert_int_equal(needs.computers & ~2, 0);
            assert_true(needs.people | needs.computers);
            if (needs.people)
                move_first(&sitting, 0);
            else
                think_and_accept(&sitting, 1);
        }
        assert_int_equal(needs.stage, BORGO_STAGE_OVER);
        assert_true(borgo_record_is_over(&sitting.record));
        borgo_sitting_close(&sitting);
    }
}

/* A player of another program's record that this one doesn't know. */
static void test_unknown_players(void **unused)
{
    (void)unused;
    struct borgo_record record;
    struct borgo_sitting sitting;
    struct borgo_error error = {0};
    open_game(&record, borgo_games_find("shibuya", NULL, NULL), 2, "7");
    record.seat[1] = (struct borgo_seat){"oracle", "Pythia"};
    assert_false(borgo_sitting_open(&sitting, &record, &error));
    assert_non_null(strstr(error.message, "oracle"));
}

static void test_moves_are_checked(void **unused)
{
    (void)unused;
    struct borgo_sitting sitting;
    struct borgo_error error = {0};
    open_two(&sitting, "sunrise-lane", BORGO_PERSON, BORGO_PERSON);
    unsigned seat = borgo_moves_actor(borgo_sitting_advance(&sitting).people);
    uint32_t count = sitting.record.table.count;
    assert_false(borgo_sitting_move(&sitting, seat, "house 99,99 1", &room, &error));
    assert_false(borgo_sitting_move(&sitting, 1 - seat, "draw", &room, &error));
    assert_false(borgo_sitting_move(&sitting, 5, "draw", &room, &error));
    assert_false(borgo_sitting_move(&sitting, BORGO_CHANCE, "deal 0 Y", &room, &error));
    assert_int_equal(sitting.record.table.count, count);
    assert_true(borgo_sitting_move(&sitting, seat, "draw", &room, &error));
    borgo_sitting_close(&sitting);
}

/* What is thought about is what the seat may see, not the truth; and the job's own. */
static void test_jobs_are_hidden_copies(void **unused)
{
    (void)unused;
    struct borgo_sitting sitting;
    _Alignas(16) unsigned char hidden[BORGO_MAX_STATE];
    open_two(&sitting, "sunrise-lane", "builder", "builder");
    unsigned seat = borgo_moves_actor(borgo_sitting_advance(&sitting).computers);
    const struct borgo_table *table = &sitting.record.table;
    struct borgo_job *job = borgo_sitting_job(&sitting, seat, NULL);
    borgo_table_view(table, seat, hidden);
    assert_memory_equal(job->request.state, hidden, table->game->state_size);
    assert_memory_not_equal(job->request.state, table->state, table->game->state_size);
    assert_ptr_not_equal(job->request.box, table->box);
    borgo_sitting_close(&sitting);
    assert_true(borgo_job_think(job));
    borgo_job_free(job);
}

static void test_stale_thoughts(void **unused)
{
    (void)unused;
    struct borgo_sitting sitting;
    struct borgo_error error = {0};
    open_two(&sitting, "sunrise-lane", BORGO_PERSON, "random");
    while (borgo_sitting_advance(&sitting).people)
        move_first(&sitting, 0);
    struct borgo_job *job = borgo_sitting_job(&sitting, 1, NULL);
    borgo_job_think(job);
    assert_int_equal(borgo_sitting_take_back(&sitting, 0, &error), BORGO_TAKEN_BACK);
    uint32_t count = sitting.record.table.count;
    assert_false(borgo_sitting_accept(&sitting, job));
    assert_int_equal(sitting.record.table.count, count);
    while (borgo_sitting_advance(&sitting).people)
        move_first(&sitting, 0);
    assert_false(borgo_sitting_accept(&sitting, job));
    think_and_accept(&sitting, 1);
    assert_false(borgo_sitting_accept(&sitting, job));
    borgo_job_free(job);
    borgo_sitting_close(&sitting);
}

/* In the draft of Sunrise City all choose at once: two computers' thoughts and a person's choice
 * come in any order. */
static void test_simultaneous_choices(void **unused)
{
    (void)unused;
    struct borgo_sitting sitting;
    open_sitting(&sitting, "sunrise-city",
                 (const char *const[]){"greedy", BORGO_PERSON, "greedy", NULL});
    struct borgo_needs needs = borgo_sitting_advance(&sitting);
    assert_int_equal(needs.people, 2);
    assert_int_equal(needs.computers, 5);
    struct borgo_job *first = borgo_sitting_job(&sitting, 0, NULL),
                     *third = borgo_sitting_job(&sitting, 2, NULL);
    borgo_job_think(third);
    borgo_job_think(first);
    assert_true(borgo_sitting_accept(&sitting, third));
    assert_false(borgo_sitting_accept(&sitting, third));
    move_first(&sitting, 1);
    assert_true(borgo_sitting_accept(&sitting, first));
    borgo_job_free(first);
    borgo_job_free(third);
    borgo_sitting_close(&sitting);
}

static void test_cancelling(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct borgo_sitting sitting;
        open_two(&sitting, borgo_games[i]->name, "master", "mcts");
        struct borgo_needs needs = borgo_sitting_advance(&sitting);
        struct borgo_job *job =
            borgo_sitting_job(&sitting, borgo_moves_actor(needs.computers), NULL);
        job->request.budget = UINT32_MAX; /* it would never end */
        borgo_job_cancel(job);
        assert_false(borgo_job_think(job));
        borgo_job_free(job);
        borgo_sitting_close(&sitting);
    }
}

/* Three people; seat A has drawn a card and wants to take back. */
static unsigned draw_a_card(struct borgo_sitting *sitting)
{
    struct borgo_error error = {0};
    open_sitting(sitting, "sunrise-lane",
                 (const char *const[]){BORGO_PERSON, BORGO_PERSON, BORGO_PERSON, NULL});
    unsigned seat = borgo_moves_actor(borgo_sitting_advance(sitting).people);
    assert_true(borgo_sitting_move(sitting, seat, "draw", &room, &error));
    borgo_sitting_advance(sitting);
    assert_int_equal(borgo_sitting_take_back(sitting, seat, &error), BORGO_ASKS_TO_TAKE_BACK);
    return seat;
}

static void test_everybody_must_agree(void **unused)
{
    (void)unused;
    struct borgo_sitting sitting;
    struct borgo_error error = {0};
    unsigned seat = draw_a_card(&sitting), next = (seat + 1) % 3, last = (seat + 2) % 3;
    uint32_t count = sitting.record.table.count;
    struct borgo_needs needs = borgo_sitting_advance(&sitting);
    assert_int_equal(needs.stage, BORGO_STAGE_ASKING);
    assert_int_equal(needs.people, 7 & ~(1 << seat));
    assert_false(borgo_sitting_move(&sitting, next, "draw", &room, &error));
    assert_int_equal(borgo_sitting_take_back(&sitting, next, &error), BORGO_NOT_TAKEN_BACK);
    assert_int_equal(borgo_sitting_answer(&sitting, seat, true), BORGO_ASKS_TO_TAKE_BACK);
    assert_int_equal(borgo_sitting_answer(&sitting, last, true), BORGO_ASKS_TO_TAKE_BACK);
    assert_int_equal(sitting.record.table.count, count);
    assert_int_equal(borgo_sitting_answer(&sitting, next, true), BORGO_TAKEN_BACK);
    assert_true(sitting.record.table.count < count);
    assert_int_equal(borgo_sitting_advance(&sitting).people, 1 << seat);
    borgo_sitting_close(&sitting);
}

static void test_one_no_is_enough(void **unused)
{
    (void)unused;
    struct borgo_sitting sitting;
    unsigned seat = draw_a_card(&sitting);
    uint32_t count = sitting.record.table.count;
    assert_int_equal(borgo_sitting_answer(&sitting, (seat + 1) % 3, false), BORGO_NOT_TAKEN_BACK);
    assert_int_equal(sitting.record.table.count, count);
    assert_int_equal(borgo_sitting_advance(&sitting).stage, BORGO_STAGE_MOVING);
    borgo_sitting_close(&sitting);
}

/* Time is taken from the one who is awaited, stands still while a wish is open, and grows with
 * every decision. */
static void test_clock(void **unused)
{
    (void)unused;
    struct borgo_sitting sitting;
    struct borgo_error error = {0};
    open_two(&sitting, "sunrise-lane", BORGO_PERSON, BORGO_PERSON);
    borgo_clock_start(&sitting.clock, BORGO_CLOCK_BANK, 60000, 5000);
    unsigned seat = borgo_moves_actor(borgo_sitting_advance(&sitting).people);
    assert_int_equal(borgo_sitting_pass(&sitting, 20000), 0);
    assert_int_equal(sitting.clock.left[seat], 40000);
    assert_int_equal(sitting.clock.left[1 - seat], 60000);
    assert_true(borgo_sitting_move(&sitting, seat, "draw", &room, &error));
    assert_int_equal(sitting.clock.left[seat], 45000);
    borgo_sitting_advance(&sitting);
    assert_int_equal(borgo_sitting_take_back(&sitting, seat, &error), BORGO_ASKS_TO_TAKE_BACK);
    assert_int_equal(borgo_sitting_pass(&sitting, 100000), 0);
    borgo_sitting_answer(&sitting, 1 - seat, false);
    assert_int_equal(borgo_sitting_pass(&sitting, 100000), 1 << (1 - seat));
    assert_int_equal(sitting.clock.left[1 - seat], 0);
    borgo_clock_start(&sitting.clock, BORGO_CLOCK_DECISION, 1000, 0);
    borgo_sitting_pass(&sitting, 400);
    move_first(&sitting, 1 - seat);
    assert_int_equal(sitting.clock.left[1 - seat], 1000);
    borgo_clock_start(&sitting.clock, BORGO_CLOCK_NONE, 0, 0);
    assert_int_equal(borgo_sitting_pass(&sitting, 1 << 30), 0);
    borgo_sitting_close(&sitting);
}

/* A game of computer players to its end; the last position is left in `end`. */
struct alone {
    const char *game;
    unsigned char end[BORGO_MAX_STATE];
};

static void *play_alone(void *alone_)
{
    struct alone *alone = alone_;
    struct borgo_sitting sitting;
    struct borgo_needs needs;
    open_two(&sitting, alone->game, "greedy", "random");
    while ((needs = borgo_sitting_advance(&sitting)).stage == BORGO_STAGE_MOVING)
        think_and_accept(&sitting, borgo_moves_actor(needs.computers));
    memcpy(alone->end, sitting.record.table.state, sitting.record.game->state_size);
    borgo_sitting_close(&sitting);
    return NULL;
}

/* Two threads hold a sitting each, and nothing of one shows in the other. */
static void test_two_threads(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct alone by_itself = {borgo_games[i]->name, {0}}, both[2] = {by_itself, by_itself};
        pthread_t threads[2];
        play_alone(&by_itself);
        for (int t = 0; t < 2; t++)
            assert_int_equal(pthread_create(&threads[t], NULL, play_alone, &both[t]), 0);
        for (int t = 0; t < 2; t++) {
            pthread_join(threads[t], NULL);
            assert_memory_equal(both[t].end, by_itself.end, borgo_games[i]->state_size);
        }
    }
}

/* The flag that decides whether people at one screen must look away. */
static void test_secrets(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        const struct borgo_game *game = borgo_games[i];
        struct borgo_record record;
        bool differ = false;
        open_game(&record, game, game->players[0], "3");
        for (int step = 0; step < 60; step++) {
            _Alignas(16) unsigned char one[BORGO_MAX_STATE], other[BORGO_MAX_STATE];
            borgo_table_view(&record.table, 0, one);
            borgo_table_view(&record.table, 1, other);
            differ = differ || memcmp(one, other, game->state_size) != 0;
            play_on(&record, 1, (uint64_t)step);
        }
        assert_int_equal(differ, game->secrets);
        borgo_record_close(&record);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_games),
        cmocka_unit_test(test_unknown_players),
        cmocka_unit_test(test_moves_are_checked),
        cmocka_unit_test(test_jobs_are_hidden_copies),
        cmocka_unit_test(test_stale_thoughts),
        cmocka_unit_test(test_simultaneous_choices),
        cmocka_unit_test(test_cancelling),
        cmocka_unit_test(test_everybody_must_agree),
        cmocka_unit_test(test_one_no_is_enough),
        cmocka_unit_test(test_secrets),
        cmocka_unit_test(test_clock),
        cmocka_unit_test(test_two_threads),
    };
    return RUN_TESTS("sitting", tests);
}
