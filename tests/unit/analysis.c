/* The mathematics of an analysis: chances, luck and accounts add up, whatever the game, the number
 * of players and who judges. */
#include <math.h>

#include "unit.h"

#include "core/advice.h"
#include "games/registry.h"
#include "games/template/template.h"
#include "players/appraise.h"
#include "table/analysis.h"

enum { MOST_MOVES = 50 };

static struct borgo_analyst *new_analyst(const struct borgo_table *table, const char *player)
{
    struct borgo_analyst *analyst = calloc(1, sizeof *analyst);
    analyst->table = table;
    analyst->player = borgo_player_find(player, NULL);
    analyst->memory = calloc(1, analyst->player->memory);
    analyst->budget = 20;
    return analyst;
}

static void free_analyst(struct borgo_analyst *analyst)
{
    free(analyst->memory);
    free(analyst);
}

/* Judges what these seats decided. */
static void analyse(struct borgo_analysis *analysis, const struct borgo_table *table,
                    const char *player, borgo_seats seats)
{
    struct borgo_analyst *analyst = new_analyst(table, player);
    borgo_analysis_open(analysis, table);
    borgo_analysis_start(analyst, analysis->start);
    for (uint32_t i = 0; i < analysis->count; i++)
        if (seats >> analysis->decision[i].seat & 1)
            assert_true(
                borgo_analysis_judge(analyst, &analysis->decision[i], &analysis->judgement[i]));
    free_analyst(analyst);
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
    assert_in_range(sum, BORGO_CERTAIN - 8, BORGO_CERTAIN + 8);
}

/* Every decision is one seat's moves in a row; together they are all moves that were chosen. */
static void check_decisions(const struct borgo_analysis *analysis)
{
    static struct borgo_moves moves;
    const struct borgo_table *table = analysis->table;
    struct borgo_walk walk;
    uint32_t number = 0;
    for (borgo_walk_start(&walk, table); borgo_walk_next(&walk); borgo_walk_step(&walk, NULL)) {
        const struct borgo_entry *entry = borgo_walk_next(&walk);
        while (number < analysis->count && analysis->decision[number].last < walk.at)
            number++;
        bool decided = number < analysis->count && analysis->decision[number].first <= walk.at;
        borgo_moves_list(table->game, table->box, walk.state, entry->seat, &moves);
        assert_true(decided || entry->seat == BORGO_CHANCE || moves.count == 1);
        assert_true(!decided || entry->seat == analysis->decision[number].seat);
    }
}

static void check_judgement(const struct borgo_analysis *analysis, uint32_t number)
{
    const struct borgo_decision *decision = &analysis->decision[number];
    const struct borgo_judgement *judgement = &analysis->judgement[number];
    int32_t cost = borgo_judgement_cost(judgement, decision->seat);
    check_whole(analysis->table->box, judgement->before);
    check_whole(analysis->table->box, judgement->after);
    assert_in_range(judgement->parts, decision->first, decision->last);
    assert_true(cost >= 0 && judgement->length > 0);
    if (cost == 0)
        assert_int_equal(judgement->best[0], analysis->table->log[decision->first].move);
}

/* The law: the curve of the seat that decides falls by the cost, at the move where the ways part,
 * and by nothing else; it moves elsewhere only at chance, or between two decisions of a game with
 * secrets. */
static void check_fall(const struct borgo_analysis *analysis, const struct borgo_curve *curve,
                       uint32_t number)
{
    const struct borgo_decision *decision = &analysis->decision[number];
    const struct borgo_judgement *judgement = &analysis->judgement[number];
    int32_t cost = borgo_judgement_cost(judgement, decision->seat);
    assert_int_equal(curve->move[decision->last].after[decision->seat]
                         - curve->move[decision->first].before[decision->seat],
                     -cost);
    for (uint32_t move = decision->first; move <= decision->last; move++) {
        const struct borgo_level *level = &curve->move[move];
        check_whole(analysis->table->box, level->after);
        assert_int_equal(level->after[decision->seat] - level->before[decision->seat],
                         move == judgement->parts ? -cost : 0);
        if (move > decision->first)
            assert_memory_equal(level->before, curve->move[move - 1].after, sizeof level->before);
    }
}

static bool decides(const struct borgo_analysis *analysis, uint32_t move)
{
    for (uint32_t i = 0; i < analysis->count; i++)
        if (analysis->judgement[i].known && analysis->decision[i].first <= move
            && move <= analysis->decision[i].last)
            return true;
    return false;
}

/* Chances within a step of the edge can't be shifted as a whole. */
static bool is_at_the_edge(const struct borgo_level *level, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++)
        if (level->before[seat] == 0 || level->before[seat] == BORGO_CERTAIN
            || level->after[seat] == 0 || level->after[seat] == BORGO_CERTAIN)
            return true;
    return false;
}

static void check_luck_only_at_chance(const struct borgo_analysis *analysis,
                                      const struct borgo_curve *curve)
{
    const struct borgo_table *table = analysis->table;
    const struct borgo_box *head = table->box;
    for (uint32_t move = 0; move < table->count; move++) {
        const struct borgo_level *level = &curve->move[move];
        const int32_t *last = move ? curve->move[move - 1].after : curve->start;
        if (table->log[move].seat != BORGO_CHANCE && !decides(analysis, move))
            assert_memory_equal(level->before, level->after, sizeof level->before);
        if (table->log[move].seat == BORGO_CHANCE || !decides(analysis, move))
            assert_memory_equal(level->before, last, sizeof level->before);
        else if (!table->game->secrets && move > 0 && decides(analysis, move - 1)
                 && memcmp(level->before, last, sizeof level->before) != 0)
            assert_true(is_at_the_edge(&curve->move[move - 1], head->players));
    }
}

static void check_accounts(const struct borgo_analysis *analysis, const struct borgo_curve *curve)
{
    const struct borgo_box *head = analysis->table->box;
    for (unsigned seat = 0; seat < head->players; seat++) {
        struct borgo_account account;
        borgo_curve_sum_up(curve, analysis, seat, &account);
        assert_int_equal(account.start, analysis->start[seat]);
        assert_int_equal(account.start + account.luck + account.own + account.others, account.end);
        assert_int_equal(account.own, -account.cost);
        assert_int_equal(account.end, curve->end[seat]);
        assert_true(account.whole);
        assert_true(account.good + account.mistakes + account.blunders <= account.decisions);
    }
}

static void check_game(const struct borgo_game *game, unsigned players, const char *player)
{
    struct borgo_record record;
    struct borgo_analysis analysis;
    struct borgo_curve curve;
    open_game(&record, game, players, "5");
    play_on(&record, MOST_MOVES, 11);
    analyse(&analysis, &record.table, player, 0xf);
    borgo_curve_open(&curve, &analysis);
    check_whole(record.box, analysis.start);
    check_decisions(&analysis);
    for (uint32_t i = 0; i < analysis.count; i++) {
        check_judgement(&analysis, i);
        check_fall(&analysis, &curve, i);
    }
    check_luck_only_at_chance(&analysis, &curve);
    check_accounts(&analysis, &curve);
    borgo_curve_close(&curve);
    borgo_analysis_close(&analysis);
    borgo_record_close(&record);
}

static void what_costs_falls_and_all_adds_up(void **state)
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
    struct borgo_analysis analysis;
    struct borgo_curve curve;
    struct borgo_result result;
    (void)state;
    open_game(&record, &borgo_template, 2, "5");
    play_on(&record, MOST_MOVES, 11);
    analyse(&analysis, &record.table, "builder", 0xf);
    borgo_curve_open(&curve, &analysis);
    record.game->result(record.box, record.table.state, &result);
    for (unsigned seat = 0; seat < 2; seat++)
        assert_int_equal(curve.end[seat], result.winners >> seat & 1 ? BORGO_CERTAIN : 0);
    borgo_curve_close(&curve);
    borgo_analysis_close(&analysis);
    borgo_record_close(&record);
}

/* What is said of a decision depends neither on those before it nor on the thread. */
static void order_does_not_matter(void **state)
{
    struct borgo_record record;
    struct borgo_analysis analysis;
    struct borgo_judgement backward = {0};
    (void)state;
    open_game(&record, borgo_games[0], 2, "5");
    play_on(&record, 40, 11);
    analyse(&analysis, &record.table, "master", 0xf);
    struct borgo_analyst *analyst = new_analyst(&record.table, "master");
    for (uint32_t i = analysis.count; i-- > 0;) {
        assert_true(borgo_analysis_judge(analyst, &analysis.decision[i], &backward));
        assert_memory_equal(backward.before, analysis.judgement[i].before, sizeof backward.before);
        assert_memory_equal(backward.after, analysis.judgement[i].after, sizeof backward.after);
        assert_memory_equal(backward.best, analysis.judgement[i].best, sizeof backward.best);
        assert_int_equal(backward.parts, analysis.judgement[i].parts);
    }
    free_analyst(analyst);
    borgo_analysis_close(&analysis);
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

/* Of one seat alone its own decisions are told from the rest, and that adds up too. */
static void one_seat_alone(void **state)
{
    struct borgo_record record;
    struct borgo_analysis one, all;
    struct borgo_curve curve, whole;
    struct borgo_account account, full;
    (void)state;
    open_game(&record, borgo_games[0], 2, "5");
    play_on(&record, 60, 11);
    analyse(&one, &record.table, "builder", 1u << 1);
    analyse(&all, &record.table, "builder", 0xf);
    borgo_curve_open(&curve, &one);
    borgo_curve_open(&whole, &all);
    borgo_curve_sum_up(&curve, &one, 1, &account);
    borgo_curve_sum_up(&whole, &all, 1, &full);
    assert_true(!account.whole && full.whole && account.decisions > 0);
    assert_int_equal(account.own, full.own);
    assert_int_equal(account.cost, full.cost);
    assert_int_equal(account.others, 0);
    assert_int_equal(account.start + account.luck + account.own, account.end);
    borgo_curve_close(&curve);
    borgo_curve_close(&whole);
    borgo_analysis_close(&one);
    borgo_analysis_close(&all);
    borgo_record_close(&record);
}

/* Once cancelled nothing is known. */
static void nobody_waits(void **state)
{
    atomic_bool cancelled = true;
    struct borgo_record record;
    struct borgo_analysis analysis;
    (void)state;
    open_game(&record, borgo_games[0], 2, "5");
    play_on(&record, 60, 11);
    borgo_analysis_open(&analysis, &record.table);
    struct borgo_analyst *analyst = new_analyst(&record.table, "master");
    analyst->cancelled = &cancelled;
    assert_false(borgo_analysis_judge(analyst, &analysis.decision[0], &analysis.judgement[0]));
    assert_false(analysis.judgement[0].known);
    free_analyst(analyst);
    borgo_analysis_close(&analysis);
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

static void pennies_scores(const void *box, const void *state, int32_t *scores)
{
    (void)box, (void)state;
    memset(scores, 0, 2 * sizeof *scores);
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
    .scores = pennies_scores,
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
        struct borgo_judgement judgement = {0};
        const struct borgo_decision decision = {.first = 1, .last = 1, .seat = 0};
        borgo_table_open_at(&table, &pennies_game, &box, &start);
        table.log = calloc(2, sizeof *table.log);
        table.log[table.count++] = (struct borgo_entry){.seat = 1, .move = 1};
        table.log[table.count++] = (struct borgo_entry){.seat = 0, .move = move};
        struct borgo_analyst *analyst = new_analyst(&table, "master");
        analyst->budget = 400;
        assert_true(borgo_analysis_judge(analyst, &decision, &judgement));
        assert_true(judgement.known && !judgement.exact);
        assert_in_range(judgement.after[0], BORGO_CERTAIN / 3, BORGO_CERTAIN / 3 * 2);
        free_analyst(analyst);
        borgo_table_close(&table);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_costs_falls_and_all_adds_up),
        cmocka_unit_test(every_player_can_judge),
        cmocka_unit_test(a_finished_game_ends_with_its_result),
        cmocka_unit_test(order_does_not_matter),
        cmocka_unit_test(luck_is_fair),
        cmocka_unit_test(one_seat_alone),
        cmocka_unit_test(nobody_waits),
        cmocka_unit_test(choices_at_once_are_judged_in_the_dark),
    };
    return RUN_TESTS("analysis", tests);
}
