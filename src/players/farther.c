/* Reading ahead with a memory: see farther.h. */
#include "players/farther.h"

#include "core/moves.h"
#include "players/judge.h"

enum {
    SURE = 1 << 24, /* a victory; a defeat is as much below 0 */
    NOTHING = -2 * SURE,
    FIRST = 4,   /* moves that are read in full at once */
    LESS = 2,    /* plies by which the others are read less deep */
    SHALLOW = 3, /* plies up to which all are read in full */
    PATIENCE = 16
};

/* A position somebody acts in. Values are for the team that acts. */
struct node {
    int depth, plies;
    unsigned seat;
    bool own; /* that team is the deciding one */
    int32_t low, high, best;
    borgo_move move; /* the best one */
};

static int32_t read(struct borgo_ahead *ahead, int depth, int plies, int32_t low, int32_t high);

static int32_t value_of(double chance)
{
    return (int32_t)((2 * chance - 1) * SURE);
}

/* What the deciding team makes of it at once. */
static int32_t look(struct borgo_ahead *ahead, int depth)
{
    const struct borgo_request *request = ahead->request;
    uint64_t key = borgo_recall_key(request->game, ahead->state[depth]);
    struct borgo_look *known = borgo_recall_look(ahead->recall, key);
    if (known->check == borgo_recall_check(key))
        return known->value;
    ahead->positions++;
    known->check = borgo_recall_check(key);
    known->value = value_of(borgo_judge_seat(ahead->judge, ahead->state[depth], request->seat));
    return known->value;
}

static int32_t look_next(struct borgo_ahead *ahead, const struct node *node, borgo_move move)
{
    borgo_ahead_play(ahead, node->depth, node->seat, move);
    int32_t value = look(ahead, node->depth + 1);
    return node->own ? value : -value;
}

static int32_t read_next(struct borgo_ahead *ahead, const struct node *node, int plies, int32_t low,
                         int32_t high)
{
    return node->own ? read(ahead, node->depth + 1, plies, low, high)
                     : -read(ahead, node->depth + 1, plies, -high, -low);
}

/* Takes the value of a move; true if the other moves can't matter any more. */
static bool take(struct borgo_ahead *ahead, struct node *node, borgo_move move, int32_t value)
{
    if (ahead->is_late)
        return true;
    if (value > node->best) {
        node->best = value;
        node->move = move;
    }
    if (value > node->low)
        node->low = value;
    if (node->low < node->high)
        return false;
    *borgo_recall_merit(ahead->recall, move) += (uint32_t)(node->plies * node->plies);
    ahead->recall->refutation[node->depth] = move;
    return true;
}

/* Reads on behind a move, in full only if it turns out to be better than those before. */
static bool try(struct borgo_ahead *ahead, struct node *node, borgo_move move, int number)
{
    int plies = node->plies - 1;
    int32_t value = SURE;
    borgo_ahead_play(ahead, node->depth, node->seat, move);
    if (number >= FIRST && node->plies > SHALLOW)
        value = read_next(ahead, node, plies - LESS, node->low, node->low + 1);
    if (number > 0 && value > node->low)
        value = read_next(ahead, node, plies, node->low, node->low + 1);
    if (number == 0 || (value > node->low && value < node->high))
        value = read_next(ahead, node, plies, node->low, node->high);
    return take(ahead, node, move, value);
}

static uint32_t list(struct borgo_ahead *ahead, const struct node *node)
{
    const struct borgo_request *request = ahead->request;
    return request->game->moves(request->box, ahead->state[node->depth], node->seat, ahead->room);
}

/* Which of the moves it is; `count` if it is none of them. */
static uint32_t find(const borgo_move *moves, uint32_t count, borgo_move move)
{
    uint32_t at = 0;
    while (at < count && moves[at] != move)
        at++;
    return at;
}

/* Looks at all moves but one that was tried already, and keeps those to follow. */
static void choose_followed(struct borgo_ahead *ahead, const struct node *node)
{
    struct borgo_followed *followed = &ahead->followed[node->depth];
    uint32_t count = list(ahead, node);
    followed->count = 0;
    for (uint32_t i = 0; i < count; i++)
        if (node->best == NOTHING || ahead->room[i] != node->move)
            borgo_ahead_follow(followed, look_next(ahead, node, ahead->room[i]), ahead->room[i]);
}

/* One move before the others are looked at: it may be enough. */
static void read_followed(struct borgo_ahead *ahead, struct node *node, borgo_move likely)
{
    const struct borgo_followed *followed = &ahead->followed[node->depth];
    uint32_t count = list(ahead, node);
    bool done = find(ahead->room, count, likely) < count && try(ahead, node, likely, 0);
    int number = node->best > NOTHING;
    if (!done)
        choose_followed(ahead, node);
    for (int i = 0; i < followed->count && !done; i++)
        done = try(ahead, node, followed->move[i], number++);
}

/* The one of the most merit among the moves from there on comes to their front. */
static borgo_move next_by_merit(struct borgo_ahead *ahead, uint32_t from, uint32_t count)
{
    uint32_t best = from, most = 0;
    for (uint32_t i = from; i < count; i++) {
        uint32_t merit = *borgo_recall_merit(ahead->recall, ahead->room[i]);
        if (merit > most) {
            most = merit;
            best = i;
        }
    }
    borgo_move move = ahead->room[best];
    ahead->room[best] = ahead->room[from];
    return move;
}

/* The last ply. */
static void look_at_moves(struct borgo_ahead *ahead, struct node *node, borgo_move likely)
{
    uint32_t count = list(ahead, node), at = find(ahead->room, count, likely), from = 0;
    bool done = false;
    if (at < count) {
        ahead->room[at] = ahead->room[from++];
        done = take(ahead, node, likely, look_next(ahead, node, likely));
    }
    for (; from < count && !done; from++) {
        borgo_move move = next_by_merit(ahead, from, count);
        done = take(ahead, node, move, look_next(ahead, node, move));
    }
}

static bool is_enough(const struct borgo_reading *reading, const struct node *node)
{
    return reading->plies >= node->plies
           && (reading->bound == BORGO_EXACTLY
               || (reading->bound == BORGO_AT_LEAST && reading->value >= node->high)
               || (reading->bound == BORGO_AT_MOST && reading->value <= node->low));
}

static void remember(struct borgo_reading *reading, uint32_t check, const struct node *node,
                     int32_t low)
{
    enum borgo_bound bound = node->best >= node->high ? BORGO_AT_LEAST
                             : node->best <= low      ? BORGO_AT_MOST
                                                      : BORGO_EXACTLY;
    *reading =
        (struct borgo_reading){check, node->best, node->move, (uint8_t)node->plies, (uint8_t)bound};
}

static int32_t read_moves(struct borgo_ahead *ahead, struct node *node)
{
    struct borgo_recall *recall = ahead->recall;
    uint64_t key = borgo_recall_key(ahead->request->game, ahead->state[node->depth]);
    struct borgo_reading *reading = borgo_recall_reading(recall, key);
    bool known = reading->check == borgo_recall_check(key);
    borgo_move likely = known ? reading->move : recall->refutation[node->depth];
    int32_t low = node->low;
    if (known && is_enough(reading, node))
        return reading->value;
    if (node->plies > 1)
        read_followed(ahead, node, likely);
    else
        look_at_moves(ahead, node, likely);
    if (!ahead->is_late)
        remember(reading, borgo_recall_check(key), node, low);
    return node->best;
}

static int32_t read_outcomes(struct borgo_ahead *ahead, int depth, int plies)
{
    const struct borgo_request *request = ahead->request;
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = request->game->chance(request->box, ahead->state[depth], outcomes);
    int64_t sum = 0, total = 0;
    for (uint32_t i = 0; i < count && !ahead->is_late; i++) {
        borgo_ahead_play(ahead, depth, BORGO_CHANCE, outcomes[i].move);
        sum += (int64_t)outcomes[i].weight * read(ahead, depth + 1, plies, -SURE, SURE);
        total += outcomes[i].weight;
    }
    return ahead->is_late ? 0 : (int32_t)(sum / total);
}

/* Most positions are known by now, so asking for the time at each would take a good part of it. */
static bool is_late(struct borgo_ahead *ahead)
{
    bool stops = borgo_player_is_cancelled(ahead->request)
                 || (ahead->most && ahead->positions >= ahead->most);
    ahead->is_late =
        ahead->is_late || stops || (++ahead->read % PATIENCE == 0 && borgo_ahead_is_late(ahead));
    return ahead->is_late;
}

static int32_t read(struct borgo_ahead *ahead, int depth, int plies, int32_t low, int32_t high)
{
    const struct borgo_request *request = ahead->request;
    const struct borgo_box *head = request->box;
    borgo_seats to_act = request->game->to_act(request->box, ahead->state[depth]);
    bool is_chance = to_act == 1u << BORGO_CHANCE;
    if (to_act == 0 || plies == 0 || (is_chance && depth > 0))
        return look(ahead, depth);
    if (is_late(ahead))
        return 0;
    if (is_chance)
        return read_outcomes(ahead, depth, plies > 1 ? plies - 1 : 1);
    unsigned seat = borgo_moves_actor(to_act);
    bool own = head->team[seat] == head->team[request->seat];
    struct node node = {depth, plies, seat, own, own ? low : -high, own ? high : -low, NOTHING, 0};
    int32_t value = read_moves(ahead, &node);
    return own ? value : -value;
}

/* Whether it is more than `low` at all is asked first, which is much less work. */
double borgo_farther_look(struct borgo_ahead *ahead, int plies, double low, double high)
{
    int32_t least = value_of(low), value = SURE;
    if (least > -SURE)
        value = read(ahead, 0, plies, least, least + 1);
    if (value > least)
        value = read(ahead, 0, plies, least, value_of(high));
    return (value / (double)SURE + 1) / 2;
}
