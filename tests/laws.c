/* What must hold at every position of every game, tried on random games of every set-up.
 *
 *     laws [GAMES [SHARD SHARDS]]
 *
 * GAMES random games of each game (10000 by default) are spread over its set-ups; a game with long
 * play stops earlier, after POSITIONS for each of them. In all of them the cheap laws are checked
 * at every position: who is to act, how many moves there are, that chance deals what it lists, that
 * it ends. In one game of EXAMINED, the first of each set-up among them, every position is examined
 * (texts, position round trip, secrets, events; what one viewer, drawn at random, can be sent, and
 * at every fourth position his view and drawing), with undo all the way back at the end; after
 * EXAMINED_POSITIONS for each game that stops too. Pieces and cards are conserved wherever a
 * position's text leaves out what can be derived: reading it back derives it again and must give
 * the same bytes. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "laws.h"
#include "support/tap.h"
#include "table/table.h"

enum { MOST_MOVES = 20000, EXAMINED = 32, POSITIONS = 315, EXAMINED_POSITIONS = 5 };

struct plan {
    uint64_t games; /* of each game */
    int shard, shards;
    int at;          /* which set-up this is */
    uint64_t setups; /* of the game being tried */
    uint64_t played, positions, examined;
    struct law_run *run;
};

void law_broken(struct law_run *run, const char *law)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    if (run->broken)
        return;
    run->broken = law;
    test_position_text(run->subject->game, run->subject->box, run->state, buffer);
    snprintf(run->where, sizeof run->where, "game %" PRIu64 ", move %u: %s", run->number, run->step,
             buffer);
}

static bool only_seats(const struct law_run *run, borgo_seats seats)
{
    return seats >> run->subject->setup.players == 0;
}

/* The cheap laws; returns the move to go on with. */
static borgo_move check_cheaply(struct law_run *run, unsigned *seat)
{
    const struct borgo_game *game = run->subject->game;
    const void *box = run->subject->box;
    borgo_seats to_act = game->to_act(box, run->state);
    LAW(run, to_act == 1u << BORGO_CHANCE || only_seats(run, to_act),
        "only seats, or chance alone, are to act");
    borgo_move move = test_random_move(game, box, run->state, &run->rng, run->moves, seat);
    if (*seat != BORGO_CHANCE) {
        LAW(run, run->moves->count >= 1, "a seat to act has a move");
        LAW(run, run->moves->count <= game->max_moves, "no more than max_moves");
        return move;
    }
    uint64_t weights = 0;
    bool listed = false;
    uint32_t count = game->chance(box, run->state, run->outcomes);
    LAW(run, count >= 1 && count <= BORGO_MAX_OUTCOMES, "chance has outcomes, not too many");
    for (uint32_t i = 0; i < count; i++) {
        LAW(run, run->outcomes[i].weight > 0, "weights are positive");
        weights += run->outcomes[i].weight;
        listed |= run->outcomes[i].move == move;
    }
    LAW(run, weights <= UINT32_MAX, "weights add up to a 32-bit number");
    LAW(run, listed, "deal draws what chance lists");
    return move;
}

static void check_start(struct law_run *run)
{
    const struct subject *subject = run->subject;
    _Alignas(16) unsigned char other[BORGO_MAX_STATE];
    memset(run->state, 0, sizeof run->state);
    memset(other, 0xa5, sizeof other);
    subject->game->start(subject->box, run->state);
    subject->game->start(subject->box, other);
    LAW(run, memcmp(run->state, other, subject->game->state_size) == 0,
        "start writes the whole state");
}

static void check_end(struct law_run *run)
{
    const struct subject *subject = run->subject;
    struct borgo_result result = {.winners = 0xff};
    int32_t scores[BORGO_MAX_SEATS] = {0};
    LAW(run, run->step < MOST_MOVES, "a game ends");
    if (subject->game->to_act(subject->box, run->state))
        return;
    subject->game->result(subject->box, run->state, &result);
    subject->game->scores(subject->box, run->state, scores);
    LAW(run, only_seats(run, result.winners), "winners are seats");
    for (unsigned seat = 0; seat < subject->setup.players; seat++)
        for (unsigned other = 0; other < subject->setup.players; other++)
            LAW(run,
                !(result.winners >> seat & 1) || result.winners >> other & 1
                    || ((const struct borgo_box *)subject->box)->team[seat]
                           != ((const struct borgo_box *)subject->box)->team[other],
                "a team wins together");
}

/* Taking every move back leads through the same positions to the start. */
static void check_undo(struct law_run *run, struct borgo_table *table)
{
    const struct borgo_game *game = run->subject->game;
    for (uint32_t i = table->count; i > 0 && !run->broken; i--) {
        LAW(run, borgo_table_undo(table), "what was played can be taken back");
        uint32_t before = i - 1;
        if (before < KEPT_STATES)
            LAW(run, memcmp(table->state, run->kept[before], game->state_size) == 0,
                "undo leads back");
    }
    LAW(run, !borgo_table_undo(table), "nothing is left to take back at the start");
}

/* Examined games are played at a table, so that its log can be undone. */
static void play_examined(struct law_run *run)
{
    const struct subject *subject = run->subject;
    struct borgo_table table;
    borgo_table_open(&table, subject->game, subject->box);
    for (;
         subject->game->to_act(subject->box, run->state) && run->step < MOST_MOVES && !run->broken;
         run->step++) {
        unsigned seat;
        borgo_move move = check_cheaply(run, &seat);
        if (run->step < KEPT_STATES)
            memcpy(run->kept[run->step], run->state, subject->game->state_size);
        law_examine(run);
        law_examine_play(run, seat, move);
        borgo_table_play(&table, seat, move, NULL);
        LAW(run, memcmp(table.state, run->state, subject->game->state_size) == 0,
            "the table plays by the same rules");
    }
    law_examine(run);
    check_end(run);
    if (run->step <= KEPT_STATES)
        check_undo(run, &table);
    borgo_table_close(&table);
}

static void play_quickly(struct law_run *run)
{
    const struct subject *subject = run->subject;
    for (;
         subject->game->to_act(subject->box, run->state) && run->step < MOST_MOVES && !run->broken;
         run->step++) {
        unsigned seat;
        borgo_move move = check_cheaply(run, &seat);
        subject->game->play(subject->box, run->state, seat, move, NULL);
    }
    check_end(run);
}

static void play_one(struct law_run *run, uint64_t number, int setup, bool examined)
{
    run->number = number;
    run->step = 0;
    borgo_rng_seed(&run->rng, number * 1000 + (uint64_t)setup);
    check_start(run);
    if (examined)
        play_examined(run);
    else
        play_quickly(run);
}

static void try_setup(struct subject *subject, void *context)
{
    struct plan *plan = context;
    struct law_run *run = plan->run;
    if (plan->at++ % plan->shards != plan->shard)
        return;
    uint64_t games = plan->games / plan->setups + 1, positions = 0, played = 0, examined = 0;
    uint64_t most = plan->games * POSITIONS / plan->setups;
    uint64_t most_examined = plan->games * EXAMINED_POSITIONS / plan->setups;
    void *box = test_allocate(subject->game->box_size);
    memcpy(box, subject->box, subject->game->box_size);
    run->subject = subject;
    run->broken = NULL;
    for (; played < games && positions < most && !run->broken; played++) {
        bool examine = played % EXAMINED == 0 && examined < most_examined;
        play_one(run, played, plan->at, examine);
        positions += run->step + 1;
        examined += examine ? run->step + 1 : 0;
    }
    if (memcmp(box, subject->box, subject->game->box_size) != 0)
        law_broken(run, "the box doesn't change");
    free(box);
    if (!tap_check(!run->broken,
                   "%s: %" PRIu64 " games, %" PRIu64 " positions, %" PRIu64 " examined",
                   subject->name, played, positions, examined)) {
        tap_note("broken: %s", run->broken);
        tap_note("%s", run->where);
    }
    plan->played += played;
    plan->positions += positions;
    plan->examined += examined;
}

static void count_setup(struct subject *subject, void *context)
{
    (void)subject;
    ++*(uint64_t *)context;
}

static void try_game(const struct borgo_game *game, struct plan *plan)
{
    plan->setups = 0;
    plan->played = plan->positions = plan->examined = 0;
    subject_each_setup(game, count_setup, &plan->setups);
    tap_check(game->state_size <= BORGO_MAX_STATE && game->max_moves <= BORGO_MAX_MOVES,
              "%s: sizes", game->name);
    subject_each_setup(game, try_setup, plan);
    tap_note("%s: %" PRIu64 " games, %" PRIu64 " positions, %" PRIu64 " examined", game->name,
             plan->played, plan->positions, plan->examined);
}

int main(int count, char **words)
{
    struct plan plan = {.games = 10000, .shards = 1, .run = test_allocate(sizeof *plan.run)};
    plan.run->moves = test_allocate(sizeof *plan.run->moves);
    plan.run->texts = test_allocate(BORGO_MAX_MOVES * sizeof *plan.run->texts);
    plan.games = count > 1 ? strtoull(words[1], NULL, 10) : plan.games;
    plan.shard = count > 3 ? atoi(words[2]) : 0;
    plan.shards = count > 3 ? atoi(words[3]) : 1;
    for (int i = 0; i < subject_game_count(); i++)
        try_game(subject_game(i), &plan);
    free(plan.run->moves);
    free(plan.run->texts);
    free(plan.run);
    return tap_done();
}
