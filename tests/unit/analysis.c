/* The mathematics of an analysis: chances, luck and accounts add up, whatever the game, the number
 * of players and who judges. */
#include <math.h>

#include "unit.h"

#include "core/advice.h"
#include "games/registry.h"
#include "games/template/template.h"
#include "table/analysis.h"

enum { MOST_MOVES = 50 };

static struct borgo_analyst *new_analyst(const struct borgo_table *table, const char *player)
{
    struct borgo_analyst *analyst = calloc(1, sizeof *analyst);
    analyst->table = table;
    analyst->player = borgo_player_find(player, NULL);
    analyst->memory = calloc(1, analyst->player->memory);
    analyst->budget = 20;
    analyst->seats = 0xf;
    return analyst;
}

static void free_analyst(struct borgo_analyst *analyst)
{
    free(analyst->memory);
    free(analyst);
}

/* Over the teams, each once, up to rounding. */
static void check_whole(const struct borgo_box *head, const int32_t *chances)
{
    int64_t sum = 0;
    for (unsigned seat = 0; seat < head->players; seat++) {
        bool counted = false;
        assert_in_range(chances[seat], 0, BORGO_CERTAIN);
        for (unsigned mate = 0; mate < seat; mate++)
            counted = counted || head->team[mate] == head->team[seat];
        sum += counted ? 0 : chances[seat];
    }
    assert_in_range(sum, BORGO_CERTAIN - 4, BORGO_CERTAIN + 4);
}

static void check_step(const struct borgo_record *record, const struct borgo_entry *entry,
                       const struct borgo_step *step)
{
    check_whole(record->box, step->chance);
    if (entry->seat == BORGO_CHANCE)
        assert_false(step->judged);
    if (!step->judged)
        return;
    assert_in_range(step->own_chance, 0, BORGO_CERTAIN);
    assert_true(borgo_analysis_cost(step) >= 0);
    assert_true(borgo_analysis_cost(step) == 0 || step->best != entry->move);
}

static void check_accounts(const struct borgo_record *record, const int32_t *start,
                           const struct borgo_step *steps)
{
    const struct borgo_table *table = &record->table;
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        struct borgo_account account;
        borgo_analysis_sum_up(table, start, steps, seat, &account);
        assert_int_equal(account.start, start[seat]);
        assert_int_equal(account.start + account.luck + account.own + account.others, account.end);
        assert_int_equal(account.end, steps[table->count - 1].chance[seat]);
        assert_true(account.good + account.mistakes + account.blunders <= account.decisions);
    }
}

static void check_game(const struct borgo_game *game, unsigned players, const char *player)
{
    struct borgo_record record;
    int32_t start[BORGO_MAX_SEATS];
    open_game(&record, game, players, "5");
    play_on(&record, MOST_MOVES, 11);
    struct borgo_step *steps = calloc(record.table.count, sizeof *steps);
    struct borgo_analyst *analyst = new_analyst(&record.table, player);
    borgo_analysis_start(analyst, start);
    check_whole(record.box, start);
    for (uint32_t i = 0; i < record.table.count; i++) {
        borgo_analysis_step(analyst, i, &steps[i]);
        check_step(&record, &record.table.log[i], &steps[i]);
    }
    check_accounts(&record, start, steps);
    free_analyst(analyst);
    free(steps);
    borgo_record_close(&record);
}

static void accounts_add_up(void **state)
{
    (void)state;
    check_game(&borgo_template, 2, "master");
    for (int game = 0; game < borgo_game_count; game++)
        for (int i = 0; i < BORGO_MAX_SEATS && borgo_games[game]->players[i]; i++)
            check_game(borgo_games[game], borgo_games[game]->players[i], "master");
}

static void every_player_can_judge(void **state)
{
    (void)state;
    for (int who = 0; who < borgo_player_count; who++) {
        check_game(&borgo_template, 2, borgo_players[who]->name);
        check_game(borgo_games[0], 2, borgo_players[who]->name);
    }
}

static void a_finished_game_ends_with_its_result(void **state)
{
    struct borgo_record record;
    struct borgo_step step;
    struct borgo_result result;
    (void)state;
    open_game(&record, &borgo_template, 2, "5");
    play_on(&record, MOST_MOVES, 11);
    struct borgo_analyst *analyst = new_analyst(&record.table, "builder");
    borgo_analysis_step(analyst, record.table.count - 1, &step);
    record.game->result(record.box, record.table.state, &result);
    for (unsigned seat = 0; seat < 2; seat++)
        assert_int_equal(step.chance[seat], result.winners >> seat & 1 ? BORGO_CERTAIN : 0);
    free_analyst(analyst);
    borgo_record_close(&record);
}

/* What a step says depends neither on the steps before it nor on the thread. */
static void order_does_not_matter(void **state)
{
    struct borgo_record record;
    struct borgo_step forward[40], backward;
    (void)state;
    open_game(&record, borgo_games[0], 2, "5");
    play_on(&record, 40, 11);
    struct borgo_analyst *analyst = new_analyst(&record.table, "master");
    for (uint32_t i = 0; i < 40; i++)
        borgo_analysis_step(analyst, i, &forward[i]);
    for (uint32_t i = 40; i-- > 0;) {
        borgo_analysis_step(analyst, i, &backward);
        assert_memory_equal(backward.chance, forward[i].chance, sizeof backward.chance);
        assert_int_equal(backward.best, forward[i].best);
        assert_int_equal(borgo_analysis_cost(&backward), borgo_analysis_cost(&forward[i]));
    }
    free_analyst(analyst);
    borgo_record_close(&record);
}

/* The mean luck of one chance move is nothing: a position is worth what its outcomes are worth on
 * average. */
static bool check_fairness(struct borgo_appraiser *appraiser, const void *state)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    double before[BORGO_MAX_SEATS], after[BORGO_MAX_SEATS], mean = 0, total = 0;
    uint32_t count = appraiser->game->chance(appraiser->box, state, outcomes);
    if (count > 60)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        memcpy(next, state, appraiser->game->state_size);
        appraiser->game->play(appraiser->box, next, BORGO_CHANCE, outcomes[i].move, NULL);
        if (appraiser->game->to_act(appraiser->box, next) == 1u << BORGO_CHANCE)
            return false;
        borgo_appraise(appraiser, next, after);
        mean += after[0] * outcomes[i].weight;
        total += outcomes[i].weight;
    }
    borgo_appraise(appraiser, state, before);
    assert_true(fabs(before[0] - mean / total) < 1e-9);
    return true;
}

static void check_luck(const struct borgo_game *game, bool must)
{
    static struct borgo_appraiser appraiser;
    struct borgo_record record;
    struct borgo_walk walk;
    int checked = 0;
    open_game(&record, game, 2, "5");
    play_on(&record, MOST_MOVES, 11);
    appraiser.game = game;
    appraiser.box = record.box;
    for (borgo_walk_start(&walk, &record.table); borgo_walk_next(&walk);
         borgo_walk_step(&walk, NULL))
        if (borgo_walk_next(&walk)->seat == BORGO_CHANCE)
            checked += check_fairness(&appraiser, walk.state);
    assert_true(checked > 0 || !must);
    borgo_record_close(&record);
}

static void luck_is_fair(void **state)
{
    (void)state;
    check_luck(&borgo_template, true);
    for (int game = 0; game < borgo_game_count; game++)
        check_luck(borgo_games[game], false);
}

/* Only those seats are judged that were asked for. */
static void one_seat_alone(void **state)
{
    struct borgo_record record;
    struct borgo_step step;
    int judged = 0;
    (void)state;
    open_game(&record, borgo_games[0], 2, "5");
    play_on(&record, 60, 11);
    struct borgo_analyst *analyst = new_analyst(&record.table, "builder");
    analyst->seats = 1u << 1;
    for (uint32_t i = 0; i < record.table.count; i++) {
        borgo_analysis_step(analyst, i, &step);
        assert_true(!step.judged || record.table.log[i].seat == 1);
        judged += step.judged;
    }
    assert_true(judged > 0);
    free_analyst(analyst);
    borgo_record_close(&record);
}

/* Two seats choose a side at once and in secret; the first wins if they choose the same. */
struct pennies {
    uint8_t side[2]; /* 0: not chosen yet; SECRET: chosen, but not for these eyes */
};

enum { SECRET = 3 };

static borgo_seats pennies_to_act(const void *box, const void *state)
{
    const struct pennies *pennies = state;
    (void)box;
    return (borgo_seats)((pennies->side[0] == 0) | (pennies->side[1] == 0) << 1);
}

static uint32_t pennies_moves(const void *box, const void *state, unsigned seat, borgo_move *out)
{
    (void)box, (void)state, (void)seat;
    out[0] = 1;
    out[1] = 2;
    return 2;
}

static void pennies_play(const void *box, void *state, unsigned seat, borgo_move move,
                         struct borgo_events *events)
{
    (void)box, (void)events;
    ((struct pennies *)state)->side[seat] = (uint8_t)move;
}

static void pennies_result(const void *box, const void *state, struct borgo_result *result)
{
    const struct pennies *pennies = state;
    bool same = pennies->side[0] == pennies->side[1];
    (void)box;
    *result = (struct borgo_result){.final = {same, !same}, .winners = same ? 1 : 2};
}

static void pennies_hide(const void *box, void *state, unsigned seat)
{
    struct pennies *pennies = state;
    bool over = pennies_to_act(box, state) == 0;
    for (unsigned other = 0; other < 2; other++)
        if (other != seat && pennies->side[other] && !over)
            pennies->side[other] = SECRET;
}

static void pennies_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng)
{
    struct pennies *pennies = state;
    (void)box, (void)seat;
    for (unsigned other = 0; other < 2; other++)
        if (pennies->side[other] == SECRET)
            pennies->side[other] = (uint8_t)(1 + borgo_rng_below(rng, 2));
}

static void pennies_estimate(const void *box, const void *state, int32_t *values)
{
    (void)box, (void)state;
    memset(values, 0, BORGO_MAX_SEATS * sizeof *values);
}

static const struct borgo_advice pennies_advice = {.estimate = pennies_estimate, .margin = 1};

static const struct borgo_game pennies_game = {
    .name = "pennies",
    .state_size = sizeof(struct pennies),
    .box_size = sizeof(struct borgo_box),
    .max_moves = 2,
    .advice = &pennies_advice,
    .to_act = pennies_to_act,
    .moves = pennies_moves,
    .play = pennies_play,
    .result = pennies_result,
    .hide = pennies_hide,
    .imagine = pennies_imagine,
};

/* The second to be logged knows no more than the first: its choice can't be called a mistake, as it
 * could if the judge saw what the other had chosen. */
static void choices_at_once_are_judged_in_the_dark(void **state)
{
    const struct borgo_box box = {.players = 2, .team = {0, 1}};
    static const struct pennies start;
    (void)state;
    for (borgo_move move = 1; move <= 2; move++) {
        struct borgo_table table;
        struct borgo_step step;
        borgo_table_open_at(&table, &pennies_game, &box, &start);
        table.log = calloc(2, sizeof *table.log);
        table.log[table.count++] = (struct borgo_entry){.seat = 1, .move = 1};
        table.log[table.count++] = (struct borgo_entry){.seat = 0, .move = move};
        struct borgo_analyst *analyst = new_analyst(&table, "master");
        analyst->budget = 400;
        borgo_analysis_step(analyst, 1, &step);
        assert_true(step.judged && !step.exact);
        assert_in_range(step.own_chance, BORGO_CERTAIN / 3, BORGO_CERTAIN / 3 * 2);
        assert_int_equal(step.chance[0], move == 1 ? BORGO_CERTAIN : 0);
        free_analyst(analyst);
        borgo_table_close(&table);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(accounts_add_up),
        cmocka_unit_test(every_player_can_judge),
        cmocka_unit_test(a_finished_game_ends_with_its_result),
        cmocka_unit_test(order_does_not_matter),
        cmocka_unit_test(luck_is_fair),
        cmocka_unit_test(one_seat_alone),
        cmocka_unit_test(choices_at_once_are_judged_in_the_dark),
    };
    return RUN_TESTS("analysis", tests);
}
