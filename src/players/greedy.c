/* Looks at all it can still do in its own turn and takes what gives it most at once of what the table shows: points, stars,
 * money, pedestrians at home. Between turns that bring the same the game's `estimate` decides. It doesn't think of what others
 * will do, except where that would be the end. */
#include <string.h>

#include "players/player.h"
#include "players/turn.h"

enum { MOST_TURNS = 6000, DEEPEST = 12, DECIDED = 1000000 /* more than anybody can score */ };

struct greedy {
    const struct borgo_request *request;
    borgo_move best_move;
    double best;
    uint32_t equal; /* how many turns are as good as the best */
    borgo_move room[BORGO_TURN_ROOM];
};

/* A chance to win is worth less than the smallest difference in points, but a game that is over is worth who has won. */
static double value_of(const struct borgo_request *request, const void *state)
{
    const struct borgo_game *game = request->game;
    int32_t scores[BORGO_MAX_SEATS];
    double chances[BORGO_MAX_SEATS];
    game->scores(request->box, state, scores);
    borgo_chances(game, request->box, state, chances);
    double value = scores[request->seat] + chances[request->seat];
    return game->to_act(request->box, state) ? value : value + (2 * chances[request->seat] - 1) * DECIDED;
}

/* Equal turns are drawn by lot. */
static void visit(void *greedy_, const void *state, const borgo_move *line, int length)
{
    struct greedy *greedy = greedy_;
    const struct borgo_request *request = greedy->request;
    double value = value_of(request, state);
    (void)length;
    if (greedy->equal && value < greedy->best)
        return;
    greedy->equal = greedy->equal && value == greedy->best ? greedy->equal + 1 : 1;
    greedy->best = value;
    if (borgo_below(request->rng, greedy->equal) == 0)
        greedy->best_move = line[0];
}

static void choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct greedy *greedy = request->memory;
    struct borgo_turns turns = {request->game, request->box, request->seat, greedy->room, greedy};
    greedy->request = request;
    greedy->equal = 0;
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, request->rng);
    int depth = borgo_complete_depth(&turns, state, DEEPEST, MOST_TURNS);
    turns.visit = visit;
    borgo_visit_turns(&turns, state, depth, MOST_TURNS);
    borgo_decide(request, greedy->best_move, choice);
}

const struct borgo_player borgo_greedy_player = {
    .name = "greedy",
    .summary = N_("the most points now, then the least given away"),
    .memory = sizeof(struct greedy),
    .choose = choose,
};
