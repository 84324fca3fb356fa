/* Looks at all it can still do in its own turn and takes what gives it most at once of what the
 * table shows: points, stars, money, pedestrians at home. Between turns that bring the same the
 * game's `estimate` decides, in which it sees mostly itself: who thinks as much of the others is in
 * their way for ever. It doesn't think of what others will do.
 *
 * The learner is the same but for every so many decisions, where it does anything legal: a stand-in
 * for somebody who has just learnt a game, to measure the level against which one begins. */
#include <string.h>

#include "core/advice.h"
#include "players/player.h"
#include "players/turn.h"

enum { MOST_TURNS = 6000, DEEPEST = 12, LEARNER_ERRS = 33 };

static const int64_t POINT = 100000000;        /* more than any estimate */
static const int64_t VICTORY = 10000000000000; /* more than anybody can score */

struct greedy {
    const struct borgo_request *request;
    borgo_move best_move;
    int64_t best;
    uint32_t equal; /* how many turns are as good as the best */
    borgo_move room[BORGO_TURN_ROOM];
};

/* What its own seat can expect, and so much less as the others can: they count half. */
static int64_t prospects(const struct borgo_request *request, const void *state)
{
    const struct borgo_box *head = request->box;
    int32_t values[BORGO_MAX_SEATS];
    int64_t others = 0, count = 0;
    request->game->advice->estimate(request->box, state, values);
    for (unsigned seat = 0; seat < head->players; seat++)
        if (head->team[seat] != head->team[request->seat]) {
            others += values[seat];
            count++;
        }
    return values[request->seat] - (count ? others / (2 * count) : 0);
}

static int64_t verdict(const struct borgo_request *request, const void *state)
{
    struct borgo_result result;
    request->game->result(request->box, state, &result);
    if (result.winners == 0)
        return 0;
    return result.winners >> request->seat & 1 ? VICTORY : -VICTORY;
}

static int64_t value_of(const struct borgo_request *request, const void *state)
{
    int32_t scores[BORGO_MAX_SEATS];
    bool over = request->game->to_act(request->box, state) == 0;
    request->game->scores(request->box, state, scores);
    return POINT * scores[request->seat]
           + (over ? verdict(request, state) : prospects(request, state));
}

/* Equal turns are drawn by lot. */
static void visit(void *greedy_, const void *state, const borgo_move *line, int length)
{
    struct greedy *greedy = greedy_;
    const struct borgo_request *request = greedy->request;
    int64_t value = value_of(request, state);
    (void)length;
    if (value < greedy->best)
        return;
    greedy->equal = value == greedy->best ? greedy->equal + 1 : 1;
    greedy->best = value;
    if (borgo_rng_below(request->rng, greedy->equal) == 0)
        greedy->best_move = line[0];
}

static void choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct greedy *greedy = request->memory;
    struct borgo_turns turns = {request->game, request->box, request->seat, greedy->room, greedy};
    greedy->request = request;
    greedy->best = INT64_MIN;
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, request->rng);
    int depth = borgo_complete_depth(&turns, state, DEEPEST, MOST_TURNS);
    turns.visit = visit;
    borgo_turns_visit(&turns, state, depth, MOST_TURNS);
    borgo_player_decide(request, greedy->best_move, choice);
}

static void choose_or_err(const struct borgo_request *request, struct borgo_choice *choice)
{
    struct greedy *greedy = request->memory;
    if (borgo_rng_below(request->rng, 100) >= LEARNER_ERRS) {
        choose(request, choice);
        return;
    }
    uint32_t count =
        request->game->moves(request->box, request->state, request->seat, greedy->room);
    borgo_player_decide(request, greedy->room[borgo_rng_below(request->rng, count)], choice);
}

const struct borgo_player borgo_greedy_player = {
    .name = "greedy",
    .summary = N_("the most points now, then the least given away"),
    .memory = sizeof(struct greedy),
    .choose = choose,
};

const struct borgo_player borgo_learner_player = {
    .name = "learner",
    .summary = N_("greedy, but errs in one decision of three"),
    .memory = sizeof(struct greedy),
    .choose = choose_or_err,
};
