/* Looks at all it can still do in its own turn and takes what its game's `evaluate` likes best. It doesn't think of what
 * others will do. Long turns are looked at deeper and deeper as long as they are not too many; the deepest complete look
 * decides. */
#include <string.h>

#include "players/player.h"
#include "players/turn.h"

enum { MOST_TURNS = 20000, DEEPEST = 12 };

struct greedy {
    const struct borgo_request *request;
    borgo_move best_move;
    int32_t best;
    uint32_t equal; /* how many turns are as good as the best */
    borgo_move room[BORGO_TURN_ROOM];
};

/* Equal turns are drawn by lot. */
static void visit(void *greedy_, const void *state, const borgo_move *line, int length)
{
    struct greedy *greedy = greedy_;
    const struct borgo_request *request = greedy->request;
    int32_t value = request->game->evaluate(request->box, state, request->seat);
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
    greedy->request = request;
    struct borgo_turns turns = {request->game, request->box, request->seat, greedy->room, greedy, visit};
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, request->rng);
    borgo_move move = 0;
    for (int depth = 1; depth <= DEEPEST; depth++) {
        greedy->best = INT32_MIN;
        if (!borgo_turns_visit(&turns, state, depth, MOST_TURNS))
            break;
        move = greedy->best_move;
        if (!turns.cut)
            break;
    }
    borgo_player_decide(request, move, choice);
}

const struct borgo_player borgo_greedy_player = {
    .name = "greedy",
    .summary = N_("the most points now, then the least given away"),
    .memory = sizeof(struct greedy),
    .choose = choose,
};
