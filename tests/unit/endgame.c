/* Endgames: the solver against a game whose theory is known (Nim), against a plain minimax, and on
 * the streets of Shibuya. */
#include "unit.h"

#include "core/advice.h"
#include "core/position.h"
#include "games/shibuya/shibuya.h"
#include "players/endgame.h"
#include "players/turn.h"
#include "support/choices.h"

enum { HEAPS = 3, ENOUGH = 1000000 };

/* Seats take one or more from one heap in turn. By Nim's rule whoever takes the last wins; by the
 * greedy rule whoever has taken most. */
struct heaps {
    uint8_t heap[HEAPS];
    uint8_t seat;
    uint8_t taken[BORGO_MAX_SEATS];
    uint8_t secret;    /* of seat 0, as long as it is not 0 */
    uint8_t chance_at; /* chance acts when so many are left; 0: never */
};

struct heaps_box {
    struct borgo_box head;
    bool greedy;
};

static unsigned left(const struct heaps *heaps)
{
    return heaps->heap[0] + heaps->heap[1] + heaps->heap[2];
}

static borgo_seats heaps_to_act(const void *box, const void *state)
{
    const struct heaps *heaps = state;
    (void)box;
    if (left(heaps) == 0)
        return 0;
    return (borgo_seats)(1u << (heaps->chance_at == left(heaps) ? BORGO_CHANCE : heaps->seat));
}

static uint32_t heaps_moves(const void *box, const void *state, unsigned seat, borgo_move *out)
{
    const struct heaps *heaps = state;
    uint32_t count = 0;
    (void)box, (void)seat;
    for (unsigned heap = 0; heap < HEAPS; heap++)
        for (unsigned taken = 1; taken <= heaps->heap[heap]; taken++)
            out[count++] = heap << 8 | taken;
    return count;
}

static void heaps_play(const void *box_, void *state, unsigned seat, borgo_move move,
                       struct borgo_events *events)
{
    const struct heaps_box *box = box_;
    struct heaps *heaps = state;
    (void)events;
    heaps->heap[move >> 8] = (uint8_t)(heaps->heap[move >> 8] - (move & 0xff));
    heaps->taken[seat] = (uint8_t)(heaps->taken[seat] + (move & 0xff));
    heaps->seat = (uint8_t)((seat + 1) % box->head.players);
}

/* A team's takings are one. */
static int32_t takings(const struct heaps_box *box, const struct heaps *heaps, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned mate = 0; mate < box->head.players; mate++)
        sum += box->head.team[mate] == box->head.team[seat] ? heaps->taken[mate] : 0;
    return sum;
}

static void heaps_result(const void *box_, const void *state, struct borgo_result *result)
{
    const struct heaps_box *box = box_;
    const struct heaps *heaps = state;
    unsigned players = box->head.players, last = (heaps->seat + players - 1) % players;
    int32_t most = 0, least = INT32_MAX;
    *result = (struct borgo_result){.winners = 0};
    for (unsigned seat = 0; seat < players; seat++) {
        int32_t final = result->final[seat] = takings(box, heaps, seat);
        most = final > most ? final : most;
        least = final < least ? final : least;
    }
    for (unsigned seat = 0; seat < players; seat++) {
        bool wins = box->greedy ? result->final[seat] == most && most > least
                                : box->head.team[seat] == box->head.team[last];
        result->winners |= (borgo_seats)(wins << seat);
    }
}

static void heaps_hide(const void *box, void *state, unsigned seat)
{
    (void)box;
    if (seat != 0)
        ((struct heaps *)state)->secret = 0;
}

static void heaps_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng)
{
    (void)box, (void)state, (void)seat, (void)rng;
}

static void heaps_estimate(const void *box, const void *state, int32_t *values)
{
    (void)box, (void)state;
    memset(values, 0, BORGO_MAX_SEATS * sizeof *values);
}

static const struct borgo_advice heaps_advice = {.estimate = heaps_estimate, .margin = 1};

static const struct borgo_game heaps_game = {
    .name = "heaps",
    .state_size = sizeof(struct heaps),
    .box_size = sizeof(struct heaps_box),
    .max_moves = 64,
    .advice = &heaps_advice,
    .to_act = heaps_to_act,
    .moves = heaps_moves,
    .play = heaps_play,
    .result = heaps_result,
    .hide = heaps_hide,
    .imagine = heaps_imagine,
};

static const struct heaps_box two = {.head = {.players = 2, .team = {0, 1}}},
                              two_greedy = {.head = {.players = 2, .team = {0, 1}}, .greedy = true},
                              pairs = {.head = {.players = 4, .team = {0, 1, 0, 1}}};

static void solve(const void *box, const struct heaps *heaps, uint32_t positions,
                  struct borgo_solution *solution)
{
    static struct borgo_endgame endgame;
    static borgo_move room[BORGO_TURN_ROOM];
    struct borgo_rng rng;
    borgo_rng_seed(&rng, 1);
    struct borgo_request request = {
        .game = &heaps_game, .box = box, .state = heaps, .seat = heaps->seat, .rng = &rng};
    borgo_endgame_solve(&endgame, &request, room, positions, solution);
}

static unsigned nim_sum(const struct heaps *heaps)
{
    return heaps->heap[0] ^ heaps->heap[1] ^ heaps->heap[2];
}

/* Calls with every filling of the heaps but the empty one. */
static void each_filling(unsigned most, const void *box,
                         void (*check)(const void *box, const struct heaps *heaps))
{
    for (unsigned code = 1; code < (most + 1) * (most + 1) * (most + 1); code++) {
        struct heaps heaps = {.heap = {(uint8_t)(code % (most + 1)),
                                       (uint8_t)(code / (most + 1) % (most + 1)),
                                       (uint8_t)(code / (most + 1) / (most + 1))}};
        check(box, &heaps);
    }
}

static void check_nim(const void *box, const struct heaps *heaps)
{
    struct borgo_solution solution;
    struct heaps after = *heaps;
    solve(box, heaps, ENOUGH, &solution);
    assert_true(solution.solved);
    assert_true(solution.ending.chance[0] == (nim_sum(heaps) ? 1 : 0));
    heaps_play(box, &after, 0, solution.move, NULL);
    if (nim_sum(heaps))
        assert_int_equal(nim_sum(&after), 0);
}

static void nim_is_solved(void **state)
{
    (void)state;
    each_filling(3, &two, check_nim);
}

static void team_mates_win_together(void **state)
{
    struct heaps heaps = {.heap = {1, 2, 0}};
    struct borgo_solution solution;
    (void)state;
    each_filling(2, &pairs, check_nim);
    solve(&pairs, &heaps, ENOUGH, &solution);
    assert_true(solution.ending.chance[0] == 1 && solution.ending.chance[2] == 1);
    assert_true(solution.ending.chance[1] == 0 && solution.ending.chance[3] == 0);
}

/* The lead of the seat to act with best play on both sides. A larger lead is never worse by the
 * greedy rule. */
static int minimax(const struct heaps *heaps)
{
    borgo_move moves[64];
    int best = -100;
    if (left(heaps) == 0)
        return heaps->taken[heaps->seat] - heaps->taken[1 - heaps->seat];
    uint32_t count = heaps_moves(&two_greedy, heaps, heaps->seat, moves);
    for (uint32_t i = 0; i < count; i++) {
        struct heaps after = *heaps;
        heaps_play(&two_greedy, &after, heaps->seat, moves[i], NULL);
        int value = -minimax(&after);
        best = value > best ? value : best;
    }
    return best;
}

static void check_greedy(const void *box, const struct heaps *heaps)
{
    struct borgo_solution solution;
    struct heaps after = *heaps;
    int lead = minimax(heaps);
    solve(box, heaps, ENOUGH, &solution);
    assert_true(solution.solved);
    assert_true(solution.ending.chance[0] == (lead > 0 ? 1 : lead == 0 ? 0.5 : 0));
    heaps_play(box, &after, 0, solution.move, NULL);
    int kept = -minimax(&after);
    assert_true((kept > 0) - (kept < 0) == (lead > 0) - (lead < 0));
}

static void victory_comes_before_the_lead(void **state)
{
    (void)state;
    each_filling(2, &two_greedy, check_greedy);
}

static void the_larger_lead_is_taken(void **state)
{
    struct heaps heaps = {.heap = {3, 0, 0}};
    struct borgo_solution solution;
    (void)state;
    solve(&two_greedy, &heaps, ENOUGH, &solution);
    assert_true(solution.solved);
    assert_int_equal(solution.move, 3);
    assert_int_equal(solution.ending.final[0], 3);
}

/* A turn that was made is proved beside the best one. */
static void a_turn_that_was_made_is_proved_too(void **state)
{
    const struct borgo_player *master = borgo_player_find("master", NULL);
    struct heaps heaps = {.heap = {1, 2, 0}};
    borgo_move bad = 0 << 8 | 1, good = 1 << 8 | 1;
    struct borgo_comparison comparison = {.made = {.length = 1, .moves = {bad}}};
    struct borgo_rng rng;
    struct borgo_choice choice = {0};
    void *memory = calloc(1, master->memory);
    struct borgo_request request = {.game = &heaps_game,
                                    .box = &two,
                                    .state = &heaps,
                                    .rng = &rng,
                                    .memory = memory,
                                    .comparison = &comparison};
    (void)state;
    borgo_rng_seed(&rng, 1);
    borgo_player_choose(master, &request, &choice);
    assert_true(choice.exact && comparison.exact);
    assert_int_equal(choice.at[0].move, good);
    assert_int_equal(comparison.best.moves[0], good);
    assert_true(comparison.best.chance[0] == 1 && comparison.made.chance[0] == 0);
    comparison = (struct borgo_comparison){.made = {.length = 1, .moves = {good}}};
    borgo_player_choose(master, &request, &choice);
    assert_true(comparison.exact && comparison.made.chance[0] == 1);
    assert_int_equal(comparison.best.moves[0], good);
    free(memory);
}

static void it_gives_up_where_it_must(void **state)
{
    struct heaps many = {.heap = {3, 3, 3}}, secret = {.heap = {1, 1, 0}, .secret = 1},
                 chance = {.heap = {2, 2, 0}, .chance_at = 2};
    struct borgo_solution solution;
    (void)state;
    solve(&two, &many, 50, &solution);
    assert_false(solution.solved);
    solve(&two, &secret, ENOUGH, &solution);
    assert_false(solution.solved);
    solve(&two, &chance, ENOUGH, &solution);
    assert_false(solution.solved);
    chance.heap[1] = 0;
    chance.chance_at = 1;
    solve(&two, &chance, ENOUGH, &solution);
    assert_true(solution.solved); /* the heap is taken at once, whatever chance would do */
}

/* A position of Shibuya with its box. */
struct street {
    void *box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

static void open_street(struct street *street, const char *position)
{
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_reader reader = {position};
    memset(street, 0, sizeof *street);
    street->box = calloc(1, borgo_shibuya.box_size);
    borgo_setup_default(&borgo_shibuya, &setup);
    if (!borgo_position_read_setup(&borgo_shibuya, &reader, &setup, &error)
        || !borgo_setup_make_box(&borgo_shibuya, &setup, street->box, &error)
        || !borgo_position_read(&borgo_shibuya, street->box, &reader, BORGO_CHANCE, street->state,
                                &error))
        fail_msg("%s", error.message);
}

/* Master is certain, and its move really wins in so many moves of both; fewer would not do. */
static void check_victory(const char *position, int moves)
{
    struct street street;
    struct borgo_choice choice;
    open_street(&street, position);
    assert_false(moves > 1 && test_wins(&borgo_shibuya, street.box, street.state, 0, moves - 2));
    test_choose(borgo_player_find("master", NULL), &borgo_shibuya, street.box, street.state, 0, 1,
                50, &choice);
    assert_true(choice.exact);
    assert_true(choice.at[0].chance[0] == 1 && choice.at[0].chance[1] == 0);
    borgo_shibuya.play(street.box, street.state, 0, choice.at[0].move, NULL);
    assert_true(test_wins(&borgo_shibuya, street.box, street.state, 0, moves - 1));
    free(street.box);
}

static void master_brings_the_last_one_home(void **state)
{
    (void)state;
    check_victory(
        "shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 "
        "street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 "
        "rS0=N1 rS1=N2 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=0,6 "
        "bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-",
        1);
}

/* Two are home on both sides and four win: red brings one home so that blue can't stop the next. */
static void master_sees_a_victory_in_two_turns(void **state)
{
    (void)state;
    check_victory("shibuya players=2 construction=off | phase=turn first=1 seat=0 hand=- quiet=0 "
                  "street=26.0+12.3,21.0,17.0+22.3,4.0+28.1/11.0+2.3,10.3+7.0,18.0+13.1,6.0+29.1/"
                  "15.3+8.2,14.3+20.3,16.0+25.0,3.3+23.2/1.0+24.1,0.1+19.2,9.3+27.1,5.3 "
                  "rS0=7,4 rS1=3,4 rS2=3,6 rS3=N3 rS4=N5 rS5=0,5 rS6=6,6 rS7=start "
                  "bW0=1,6 bW1=2,3 bW2=2,6 bW3=E2 bW4=E1 bW5=6,2 bW6=1,1 bW7=4,2 since=-",
                  3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_is_solved),
        cmocka_unit_test(team_mates_win_together),
        cmocka_unit_test(victory_comes_before_the_lead),
        cmocka_unit_test(the_larger_lead_is_taken),
        cmocka_unit_test(a_turn_that_was_made_is_proved_too),
        cmocka_unit_test(it_gives_up_where_it_must),
        cmocka_unit_test(master_brings_the_last_one_home),
        cmocka_unit_test(master_sees_a_victory_in_two_turns),
    };
    return RUN_TESTS("endgame", tests);
}
