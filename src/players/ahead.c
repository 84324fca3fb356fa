/* Reading ahead: see ahead.h. */
#include "players/ahead.h"

#include <string.h>

#include "core/moves.h"
#include "players/farther.h"

/* A position somebody acts in, and between which values it still matters. */
struct node {
    int depth, plies;
    unsigned seat;
    bool own; /* the deciding team acts, and wants the value high */
    double low, high, best;
};

static bool is_better(const struct node *node, double value, double than)
{
    return node->own ? value > than : value < than;
}

/* Takes the value of a move; true if the other moves can't matter any more. */
static bool take(struct node *node, double value)
{
    if (is_better(node, value, node->best))
        node->best = value;
    if (node->own && value > node->low)
        node->low = value;
    if (!node->own && value < node->high)
        node->high = value;
    return node->low >= node->high;
}

void borgo_ahead_follow(struct borgo_followed *followed, double value, borgo_move move)
{
    int at = followed->count;
    if (at < BORGO_READING_WIDTH)
        followed->count++;
    else if (value > followed->value[at - 1])
        at--;
    else
        return;
    for (; at > 0 && value > followed->value[at - 1]; at--) {
        followed->value[at] = followed->value[at - 1];
        followed->move[at] = followed->move[at - 1];
    }
    followed->value[at] = value;
    followed->move[at] = move;
}

static double value_of(struct borgo_ahead *ahead, int depth)
{
    ahead->positions++;
    return borgo_judge_seat(ahead->judge, ahead->state[depth], ahead->request->seat);
}

void borgo_ahead_play(struct borgo_ahead *ahead, int depth, unsigned seat, borgo_move move)
{
    const struct borgo_request *request = ahead->request;
    memcpy(ahead->state[depth + 1], ahead->state[depth], request->game->state_size);
    request->game->play(request->box, ahead->state[depth + 1], seat, move, NULL);
}

/* All moves as they look at once: the last ply takes the best of them, others follow some. */
static bool look_at_moves(struct borgo_ahead *ahead, struct node *node)
{
    const struct borgo_request *request = ahead->request;
    struct borgo_followed *followed = &ahead->followed[node->depth];
    uint32_t count =
        request->game->moves(request->box, ahead->state[node->depth], node->seat, ahead->room);
    followed->count = 0;
    for (uint32_t i = 0; i < count; i++) {
        borgo_ahead_play(ahead, node->depth, node->seat, ahead->room[i]);
        double value = value_of(ahead, node->depth + 1);
        if (node->plies > 1)
            borgo_ahead_follow(followed, node->own ? value : -value, ahead->room[i]);
        else if (take(node, value))
            return true;
    }
    return node->plies == 1;
}

static double read(struct borgo_ahead *ahead, int depth, int plies, double low, double high);

static double read_moves(struct borgo_ahead *ahead, struct node *node)
{
    const struct borgo_followed *followed = &ahead->followed[node->depth];
    bool done = look_at_moves(ahead, node);
    for (int i = 0; i < followed->count && !done && !ahead->is_late; i++) {
        borgo_ahead_play(ahead, node->depth, node->seat, followed->move[i]);
        done = take(node, read(ahead, node->depth + 1, node->plies - 1, node->low, node->high));
    }
    return node->best;
}

static double read_outcomes(struct borgo_ahead *ahead, int depth, int plies)
{
    const struct borgo_request *request = ahead->request;
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = request->game->chance(request->box, ahead->state[depth], outcomes);
    double sum = 0, total = 0;
    for (uint32_t i = 0; i < count && !ahead->is_late; i++) {
        borgo_ahead_play(ahead, depth, BORGO_CHANCE, outcomes[i].move);
        sum += outcomes[i].weight * read(ahead, depth + 1, plies, 0, 1);
        total += outcomes[i].weight;
    }
    return ahead->is_late ? 0 : sum / total;
}

bool borgo_ahead_is_late(const struct borgo_ahead *ahead)
{
    const struct borgo_request *request = ahead->request;
    return borgo_player_is_cancelled(request) || (ahead->most && ahead->positions >= ahead->most)
           || (ahead->until > 0 && request->time_used(request->clock) >= ahead->until);
}

/* An outcome of chance takes a ply where one can be spared: there are many. */
static double read(struct borgo_ahead *ahead, int depth, int plies, double low, double high)
{
    const struct borgo_request *request = ahead->request;
    const struct borgo_box *head = request->box;
    borgo_seats to_act = request->game->to_act(request->box, ahead->state[depth]);
    bool is_chance = to_act == 1u << BORGO_CHANCE;
    if (to_act == 0 || plies == 0 || (is_chance && depth > 0))
        return value_of(ahead, depth);
    ahead->is_late = ahead->is_late || borgo_ahead_is_late(ahead);
    if (is_chance)
        return read_outcomes(ahead, depth, plies > 1 ? plies - 1 : 1);
    unsigned seat = borgo_moves_actor(to_act);
    bool own = head->team[seat] == head->team[request->seat];
    struct node node = {depth, plies, seat, own, low, high, own ? -1 : 2};
    return read_moves(ahead, &node);
}

double borgo_ahead_look(struct borgo_ahead *ahead, int plies, double low, double high)
{
    return ahead->recall ? borgo_farther_look(ahead, plies, low, high)
                         : read(ahead, 0, plies, low, high);
}
