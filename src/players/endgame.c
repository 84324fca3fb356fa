/* Endgames solved exactly: see endgame.h. */
#include "players/endgame.h"

#include <string.h>

#include "core/moves.h"
#include "players/turn.h"

/* The moves of one position, as far as they have been looked at. */
struct node {
    unsigned seat;
    uint32_t count;
    borgo_move *list;
    bool any, all; /* of the moves are solved */
    borgo_move move;
    struct borgo_ending best;
};

/* Nobody could know more of the state than everybody does. */
static bool is_open(const struct borgo_request *request, const void *state)
{
    const struct borgo_box *head = request->box;
    size_t size = request->game->state_size;
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    for (unsigned seat = 0; seat < head->players; seat++) {
        memcpy(seen, state, size);
        request->game->hide(request->box, seen, seat);
        if (memcmp(seen, state, size) != 0)
            return false;
    }
    return true;
}

static bool is_same_team(const struct borgo_request *request, unsigned seat, unsigned other)
{
    const struct borgo_box *head = request->box;
    return head->team[seat] == head->team[other];
}

/* How far a seat is ahead of the best who doesn't win with it. */
static int32_t lead(const struct borgo_request *request, const struct borgo_ending *ending,
                    unsigned seat)
{
    const struct borgo_box *head = request->box;
    int32_t best = INT32_MIN / 2;
    for (unsigned other = 0; other < head->players; other++)
        if (!is_same_team(request, seat, other) && ending->final[other] > best)
            best = ending->final[other];
    return ending->final[seat] - best;
}

static bool is_better(const struct borgo_request *request, const struct borgo_ending *ending,
                      const struct borgo_ending *than, unsigned seat)
{
    if (ending->chance[seat] != than->chance[seat])
        return ending->chance[seat] > than->chance[seat];
    return lead(request, ending, seat) > lead(request, than, seat);
}

static bool is_won(const struct node *node)
{
    return node->any && node->best.chance[node->seat] >= 1;
}

static void read_ending(const struct borgo_request *request, const void *state,
                        struct borgo_ending *ending)
{
    struct borgo_result result = {.winners = 0};
    *ending = (struct borgo_ending){.final = {0}};
    request->game->result(request->box, state, &result);
    memcpy(ending->final, result.final, sizeof ending->final);
    borgo_player_chances(request->game, request->box, state, ending->chance);
}

/* Lists the moves of a position that is not over. False where it can't be searched: several seats
 * or chance are to act, or something is hidden (`closed`); or it lies too deep or there is no room
 * for the list (`cut`). */
static bool enter(struct borgo_endgame *endgame, int depth, int deepest, borgo_seats to_act,
                  struct node *node)
{
    const struct borgo_request *request = endgame->request;
    const void *state = endgame->state[depth];
    bool is_alone = (to_act & (to_act - 1)) == 0 && to_act != 1u << BORGO_CHANCE;
    if (!is_alone || !is_open(request, state)) {
        endgame->closed = true;
        return false;
    }
    if (depth == deepest || BORGO_TURN_ROOM - endgame->used < request->game->max_moves) {
        endgame->cut = true;
        return false;
    }
    *node = (struct node){
        .seat = borgo_moves_actor(to_act), .list = endgame->room + endgame->used, .all = true};
    node->count = request->game->moves(request->box, state, node->seat, node->list);
    endgame->used += node->count;
    return true;
}

/* The worst of too many falls out. */
static void note_known(struct borgo_endgame *endgame, unsigned seat, borgo_move move,
                       const struct borgo_ending *ending)
{
    struct borgo_known *known = endgame->known;
    uint32_t at = endgame->known_count;
    if (!endgame->request->suggestions)
        return;
    if (at < BORGO_MAX_KNOWN)
        endgame->known_count++;
    else if (!is_better(endgame->request, ending, &known[--at].ending, seat))
        return;
    for (; at > 0 && is_better(endgame->request, ending, &known[at - 1].ending, seat); at--)
        known[at] = known[at - 1];
    known[at] = (struct borgo_known){move, *ending};
}

static void note_solved(struct borgo_endgame *endgame, int depth, struct node *node,
                        borgo_move move, const struct borgo_ending *ending)
{
    if (depth == 0)
        note_known(endgame, node->seat, move, ending);
    if (node->any && !is_better(endgame->request, ending, &node->best, node->seat))
        return;
    node->any = true;
    node->move = move;
    node->best = *ending;
}

/* Whether the moves not looked at yet can't change what is known of the node. A sure victory is
 * enough, except at the root, where the lead counts too. An opponent's node with one open question
 * can only be solved by that opponent's sure victory: it is worth asking the last moves before the
 * horizon for that, not more. */
static bool is_settled(const struct borgo_endgame *endgame, const struct node *node, int depth,
                       int deepest)
{
    if (depth == 0)
        return false;
    bool is_opponent = !is_same_team(endgame->request, node->seat, endgame->request->seat);
    return is_won(node) || (!node->all && is_opponent && depth + 1 < deepest);
}

static bool solve(struct borgo_endgame *endgame, int depth, int deepest,
                  struct borgo_ending *ending, borgo_move *move)
{
    const struct borgo_request *request = endgame->request;
    const struct borgo_game *game = request->game;
    unsigned char *state = endgame->state[depth];
    borgo_seats to_act = game->to_act(request->box, state);
    struct node node;
    if (to_act == 0) {
        read_ending(request, state, ending);
        return true;
    }
    if (!enter(endgame, depth, deepest, to_act, &node))
        return false;
    for (uint32_t i = 0; i < node.count && !is_settled(endgame, &node, depth, deepest); i++) {
        struct borgo_ending child;
        borgo_move reply;
        if (endgame->positions == 0) {
            node.all = false;
            break;
        }
        endgame->positions--;
        memcpy(endgame->state[depth + 1], state, game->state_size);
        game->play(request->box, endgame->state[depth + 1], node.seat, node.list[i], NULL);
        if (solve(endgame, depth + 1, deepest, &child, &reply))
            note_solved(endgame, depth, &node, node.list[i], &child);
        else
            node.all = false;
    }
    endgame->used -= node.count;
    *move = node.move;
    *ending = node.best;
    return is_won(&node) || node.all;
}

/* The state is hidden for its seat: if there is anything to imagine, it doesn't know all. */
static bool knows_all(const struct borgo_request *request, unsigned char *state)
{
    struct borgo_rng rng = *request->rng;
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, &rng);
    return memcmp(state, request->state, request->game->state_size) == 0;
}

void borgo_endgame_solve(struct borgo_endgame *endgame, const struct borgo_request *request,
                         borgo_move *room, uint32_t positions, struct borgo_solution *solution)
{
    *solution = (struct borgo_solution){.solved = false};
    endgame->request = request;
    endgame->room = room;
    endgame->used = 0;
    endgame->positions = positions;
    endgame->closed = false;
    endgame->cut = true;
    if (!knows_all(request, endgame->state[0]))
        return;
    for (int deepest = 1; deepest <= BORGO_DEEPEST_ENDGAME; deepest++) {
        if (solution->solved || endgame->closed || !endgame->cut || endgame->positions == 0)
            return;
        endgame->cut = false;
        endgame->known_count = 0;
        solution->solved = solve(endgame, 0, deepest, &solution->ending, &solution->move);
    }
}

void borgo_endgame_decide(const struct borgo_solution *solution, struct borgo_choice *choice)
{
    *choice = (struct borgo_choice){.count = 1, .at = {{.move = solution->move}}, .exact = true};
    memcpy(choice->at[0].chance, solution->ending.chance, sizeof solution->ending.chance);
}
