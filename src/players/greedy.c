/* Looks at all it can still do in its own turn, up to where chance or somebody else comes in, and takes what its game's
 * `evaluate` likes best. It doesn't think of what others will do. Long turns are searched deeper and deeper until the
 * budget of positions is spent; the deepest complete search decides. */
#include <string.h>

#include "core/moves.h"
#include "players/player.h"

enum { BUDGET = 20000, DEEPEST = 12, ROOM = 4 * BORGO_MAX_MOVES };

/* The lists of moves of all depths stand in one array, each behind the one above it. */
struct greedy {
    borgo_move moves[ROOM];
    uint32_t used;
    uint32_t looked_at;
    bool cut; /* somewhere the turn goes on deeper than was looked */
};

static bool may_go_on(const struct borgo_request *request, struct greedy *greedy, const void *state, int depth)
{
    if (!(request->game->to_act(request->box, state) >> request->seat & 1))
        return false;
    greedy->cut |= depth == 0;
    return depth > 0 && ROOM - greedy->used >= request->game->max_moves;
}

static int32_t best_of_turn(const struct borgo_request *request, struct greedy *greedy, const void *state, int depth)
{
    const struct borgo_game *game = request->game;
    greedy->looked_at++;
    if (!may_go_on(request, greedy, state, depth))
        return game->evaluate(request->box, state, request->seat);
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    borgo_move *list = greedy->moves + greedy->used;
    uint32_t count = game->moves(request->box, state, request->seat, list);
    greedy->used += count;
    int32_t best = INT32_MIN;
    for (uint32_t i = 0; i < count && greedy->looked_at <= BUDGET; i++) {
        memcpy(next, state, game->state_size);
        game->play(request->box, next, request->seat, list[i], NULL);
        int32_t value = best_of_turn(request, greedy, next, depth - 1);
        best = value > best ? value : best;
    }
    greedy->used -= count;
    return best;
}

/* Values all moves to the given depth; false when the budget ran out on the way. Equal moves are drawn by lot. */
static bool decide(const struct borgo_request *request, struct greedy *greedy, const void *state, int depth,
                   borgo_move *move)
{
    const struct borgo_game *game = request->game;
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    borgo_move best_move = 0;
    int32_t best = INT32_MIN;
    uint32_t equal = 0, count = game->moves(request->box, state, request->seat, greedy->moves);
    greedy->used = count;
    greedy->looked_at = 0;
    greedy->cut = false;
    for (uint32_t i = 0; i < count; i++) {
        memcpy(next, state, game->state_size);
        game->play(request->box, next, request->seat, greedy->moves[i], NULL);
        int32_t value = best_of_turn(request, greedy, next, depth - 1);
        if (depth > 1 && greedy->looked_at > BUDGET)
            return false;
        equal = value == best ? equal + 1 : value > best ? 1 : equal;
        if (value > best || (value == best && borgo_below(request->rng, equal) == 0)) {
            best = value;
            best_move = greedy->moves[i];
        }
    }
    *move = best_move;
    return true;
}

static bool choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, request->rng);
    const struct greedy *greedy = request->memory;
    for (int depth = 1; depth <= DEEPEST; depth++)
        if (!decide(request, request->memory, state, depth, &choice->move) || !greedy->cut)
            break;
    request->game->play(request->box, state, request->seat, choice->move, NULL);
    const struct borgo_box *head = request->box;
    for (unsigned seat = 0; seat < head->players; seat++)
        choice->value[seat] = request->game->evaluate(request->box, state, seat);
    return true;
}

const struct borgo_player borgo_greedy_player = {
    .name = "greedy",
    .summary = N_("the most points now, then the least given away"),
    .memory = sizeof(struct greedy),
    .choose = choose,
};
