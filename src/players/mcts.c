/* A plain information-set tree search with random rollouts: the yardstick for players that know
 * their game.
 *
 * Each iteration imagines a world that fits what the seat knows, goes down the tree by UCT among
 * the moves that are legal in that world, adds one node, plays on at random to the end and adds
 * every seat's share of the victory to the nodes it came through. Chance and secrets are drawn,
 * never chosen. A node stands for the moves since the root as the deciding seat would see them
 * made, so worlds that look the same share their nodes. Each seat maximises its own share (max^n).
 *
 * Nodes live in one hash table of fixed size, found by their parent and the move that leads to
 * them; when it is full the tree stops growing. */
#include <math.h>
#include <string.h>

#include "core/moves.h"
#include "players/player.h"

enum {
    SLOTS = 1 << 18,            /* a power of two; 32 bytes each, 8 MiB in all */
    MOST_NODES = SLOTS / 4 * 3, /* so that looking one up stays quick */
    ROOT = 0,                   /* its slot, where no other node is put */
    DEEPEST = 256,              /* moves inside the tree */
    LONGEST_ROLLOUT = 4000,     /* moves, after which the game's estimate has to do */
    OWN_BUDGET = 4000           /* iterations where the request doesn't say */
};

static const double EXPLORATION = 0.7;

struct node {
    uint32_t parent; /* with the seat that moved, as key_of has it; 0: the slot is free */
    borgo_move move; /* as the deciding seat sees it */
    uint32_t visits;
    uint32_t available; /* how often it could have been visited */
    float sum[BORGO_MAX_SEATS];
};

struct tree {
    const struct borgo_request *request;
    uint32_t count;
    struct node nodes[SLOTS];
    uint32_t path[DEEPEST + 1]; /* of one iteration */
    int depth;
    struct borgo_moves moves;
};

static uint32_t key_of(uint32_t parent, unsigned seat)
{
    return (parent + 1) << 3 | seat;
}

static uint32_t first_slot(uint32_t key, borgo_move move)
{
    uint64_t hash = ((uint64_t)key << 32 | move) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
    return (uint32_t)(hash * 0xd6e8feb86659fd93u >> 40) & (SLOTS - 1);
}

/* The slot where that child is, or would be. */
static uint32_t find_slot(const struct tree *tree, uint32_t parent, unsigned seat, borgo_move move)
{
    uint32_t key = key_of(parent, seat), slot = first_slot(key, move);
    while (slot == ROOT
           || (tree->nodes[slot].parent
               && (tree->nodes[slot].parent != key || tree->nodes[slot].move != move)))
        slot = (slot + 1) & (SLOTS - 1);
    return slot;
}

static bool is_free(const struct tree *tree, uint32_t slot)
{
    return tree->nodes[slot].parent == 0;
}

/* False if there is no place left. */
static bool add_node(struct tree *tree, uint32_t slot, uint32_t parent, unsigned seat,
                     borgo_move move)
{
    if (tree->count >= MOST_NODES)
        return false;
    tree->count++;
    tree->nodes[slot] = (struct node){.parent = key_of(parent, seat), .move = move, .available = 1};
    return true;
}

static borgo_move veiled(const struct tree *tree, unsigned seat, borgo_move move)
{
    const struct borgo_request *request = tree->request;
    return request->game->veil(request->box, seat, move, request->seat);
}

static double upper_bound(const struct node *node, unsigned seat)
{
    return (double)node->sum[seat] / node->visits
           + EXPLORATION * sqrt(log(node->available) / node->visits);
}

/* The best of the moves looked at so far; equals are drawn by lot. */
struct selection {
    borgo_move move;
    uint32_t child; /* the slot where its node is or would be */
    double value;
    uint32_t equal;
};

static void offer(struct tree *tree, struct selection *selection, borgo_move move, uint32_t child,
                  double value)
{
    if (value < selection->value)
        return;
    selection->equal = value > selection->value ? 1 : selection->equal + 1;
    selection->value = value;
    if (borgo_rng_below(tree->request->rng, selection->equal) == 0) {
        selection->move = move;
        selection->child = child;
    }
}

/* Among the legal moves: any without a node as long as the tree grows, else the one with the best
 * upper bound, else any. Moves that look the same to the deciding seat share a node, and are as
 * likely as each other. */
static struct selection select_move(struct tree *tree, const void *state, uint32_t parent,
                                    unsigned seat)
{
    const struct borgo_request *request = tree->request;
    double new_value = tree->count < MOST_NODES ? INFINITY : -1;
    uint32_t count = request->game->moves(request->box, state, seat, tree->moves.at);
    struct selection selection = {.value = -INFINITY};
    for (uint32_t i = 0; i < count; i++) {
        borgo_move move = tree->moves.at[i];
        uint32_t slot = find_slot(tree, parent, seat, veiled(tree, seat, move));
        if (is_free(tree, slot)) {
            offer(tree, &selection, move, slot, new_value);
        } else {
            tree->nodes[slot].available++;
            offer(tree, &selection, move, slot, upper_bound(&tree->nodes[slot], seat));
        }
    }
    return selection;
}

/* Plays one move and follows it in the tree. False when the tree ends here. */
static bool descend(struct tree *tree, void *state, unsigned seat)
{
    const struct borgo_request *request = tree->request;
    uint32_t parent = tree->path[tree->depth];
    struct selection selection;
    if (seat == BORGO_CHANCE) {
        selection.move = request->game->deal(request->box, state, request->rng);
        selection.child = find_slot(tree, parent, seat, veiled(tree, seat, selection.move));
    } else {
        selection = select_move(tree, state, parent, seat);
    }
    request->game->play(request->box, state, seat, selection.move, NULL);
    bool is_new = is_free(tree, selection.child);
    if (is_new
        && !add_node(tree, selection.child, parent, seat, veiled(tree, seat, selection.move)))
        return false;
    tree->path[++tree->depth] = selection.child;
    return !is_new && tree->depth < DEEPEST;
}

static void roll_out(struct tree *tree, void *state)
{
    const struct borgo_request *request = tree->request;
    const struct borgo_game *game = request->game;
    borgo_seats to_act;
    for (int i = 0; i < LONGEST_ROLLOUT && (to_act = game->to_act(request->box, state)) != 0; i++) {
        unsigned seat = borgo_moves_actor(to_act);
        borgo_move move;
        if (seat == BORGO_CHANCE)
            move = game->deal(request->box, state, request->rng);
        else
            move = tree->moves.at[borgo_rng_below(
                request->rng, game->moves(request->box, state, seat, tree->moves.at))];
        game->play(request->box, state, seat, move, NULL);
    }
}

static void back_up(struct tree *tree, const double *chances)
{
    unsigned players = ((const struct borgo_box *)tree->request->box)->players;
    for (int i = 0; i <= tree->depth; i++) {
        struct node *node = &tree->nodes[tree->path[i]];
        node->visits++;
        for (unsigned seat = 0; seat < players; seat++)
            node->sum[seat] += (float)chances[seat];
    }
}

static void iterate(struct tree *tree)
{
    const struct borgo_request *request = tree->request;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    double chances[BORGO_MAX_SEATS];
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, request->rng);
    tree->depth = 0;
    tree->path[0] = ROOT;
    bool inside = descend(tree, state, request->seat);
    for (borgo_seats to_act; inside && (to_act = request->game->to_act(request->box, state)) != 0;)
        inside = descend(tree, state, borgo_moves_actor(to_act));
    roll_out(tree, state);
    borgo_player_chances(request->game, request->box, state, chances);
    back_up(tree, chances);
}

static bool may_go_on(const struct borgo_request *request, uint32_t iterations)
{
    if (iterations > 0 && borgo_player_is_cancelled(request))
        return false;
    if (request->time_used && !request->budget)
        return iterations == 0 || request->time_used(request->clock) < 1;
    return iterations < (request->budget ? request->budget : OWN_BUDGET);
}

static struct borgo_judged judged(const struct tree *tree, const struct node *node)
{
    struct borgo_judged judged = {.move = node->move};
    for (unsigned seat = 0; seat < ((const struct borgo_box *)tree->request->box)->players; seat++)
        judged.chance[seat] = (double)node->sum[seat] / node->visits;
    return judged;
}

/* A child of the root takes its place among the alternatives, which are in the order of their
 * visits. */
static void rank(const struct tree *tree, const struct node *node, struct borgo_choice *choice,
                 uint32_t *visits)
{
    uint32_t at = choice->count < BORGO_MAX_ALTERNATIVES ? choice->count++ : BORGO_MAX_ALTERNATIVES;
    while (at > 0 && visits[at - 1] < node->visits) {
        if (at < BORGO_MAX_ALTERNATIVES) {
            choice->at[at] = choice->at[at - 1];
            visits[at] = visits[at - 1];
        }
        at--;
    }
    if (at == BORGO_MAX_ALTERNATIVES)
        return;
    visits[at] = node->visits;
    choice->at[at] = judged(tree, node);
}

/* A seat sees its own moves as they are, so the root's children are named by them. */
static void choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    struct tree *tree = request->memory;
    uint32_t visits[BORGO_MAX_ALTERNATIVES];
    tree->request = request;
    tree->count = 0;
    memset(tree->nodes, 0, sizeof tree->nodes);
    for (uint32_t iterations = 0; may_go_on(request, iterations); iterations++)
        iterate(tree);
    choice->count = 0;
    uint32_t count =
        request->game->moves(request->box, request->state, request->seat, tree->moves.at);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t slot = find_slot(tree, ROOT, request->seat, tree->moves.at[i]);
        if (!is_free(tree, slot))
            rank(tree, &tree->nodes[slot], choice, visits);
    }
    choice->exact = false;
}

const struct borgo_player borgo_mcts_player = {
    .name = "mcts",
    .summary = N_("a plain tree search, to measure others by"),
    .memory = sizeof(struct tree),
    .choose = choose,
};
