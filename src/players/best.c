/* The turn that leaves its seat the best chance: see turn.h. A GPU does the same with many threads
 * at a time (gpu/best.c).
 *
 * Turns are grown move by move, all of the same length at a time, so that whether there are too
 * many of the next length is known before any of them is played, and no move is played twice. Where
 * they need more memory than there is here they are walked through instead, and so are those that
 * are drawn by lot. */
#include <string.h>

#include "players/player.h"

enum { BRANCH_MEMORY = 256 * 1024 };

/* The beginning of a turn that can go on. Its position stands behind it. */
struct branch {
    uint16_t from;  /* the one it goes on from */
    uint16_t place; /* of its last move in that one's list */
    borgo_move move;
    uint32_t list, moves; /* how it goes on: from where in the room, and how many */
};

struct tree {
    struct borgo_turns *turns;
    struct borgo_best_turn *best;
    struct branch leaf; /* the last move of the best turn */
    size_t size;        /* of a branch with its position */
    unsigned tip;       /* the first of those that have grown last */
    unsigned count;
    uint32_t ended; /* turns that can't go on */
    _Alignas(16) unsigned char memory[BRANCH_MEMORY];
};

static double chance_of(const struct borgo_turns *turns, const void *state)
{
    double chances[BORGO_MAX_SEATS];
    if (turns->judge)
        return borgo_judge_seat(turns->judge, state, turns->seat);
    borgo_player_chances(turns->game, turns->box, state, chances);
    return chances[turns->seat];
}

static struct branch *branch_at(struct tree *tree, unsigned number)
{
    return (struct branch *)(tree->memory + number * tree->size);
}

static void *state_of(struct branch *branch)
{
    return branch + 1;
}

/* The branches from the root, which is not one of them, to a last one; returns how many. */
static int path_to(struct tree *tree, const struct branch *last,
                   const struct branch *path[BORGO_LONGEST_TURN])
{
    int length = 1;
    for (const struct branch *at = last; at->from; at = branch_at(tree, at->from))
        length++;
    for (int i = length; i > 0; last = branch_at(tree, last->from))
        path[--i] = last;
    return length;
}

/* Whether a walk would come to the one first. */
static bool is_before(struct tree *tree, const struct branch *one, const struct branch *other)
{
    const struct branch *ones[BORGO_LONGEST_TURN], *others[BORGO_LONGEST_TURN];
    int length = path_to(tree, one, ones), at = 0;
    path_to(tree, other, others);
    while (at < length - 1 && ones[at]->place == others[at]->place)
        at++;
    return ones[at]->place < others[at]->place;
}

static double error_of(struct tree *tree, const struct branch *last)
{
    const struct branch *path[BORGO_LONGEST_TURN];
    borgo_move line[BORGO_LONGEST_TURN];
    int length = path_to(tree, last, path);
    for (int i = 0; i < length; i++)
        line[i] = path[i]->move;
    return borgo_turns_error(tree->turns, line, length);
}

/* Of turns that are as good as each other the one that a walk comes to first. */
static void keep_best(struct tree *tree, struct branch *branch)
{
    double chance = chance_of(tree->turns, state_of(branch)), best = tree->best->chance;
    if (tree->turns->blur > 0)
        chance += error_of(tree, branch);
    if (chance < best || (chance == best && !is_before(tree, branch, &tree->leaf)))
        return;
    tree->best->chance = chance;
    tree->leaf = *branch;
}

/* Plays the next move of a branch; what comes of it is kept if it can go on, else judged. */
static void play_move(struct tree *tree, unsigned from, uint32_t place)
{
    struct borgo_turns *turns = tree->turns;
    struct branch *branch = branch_at(tree, from), *next = branch_at(tree, tree->count);
    next->from = (uint16_t)from;
    next->place = (uint16_t)place;
    next->move = turns->room[branch->list + place];
    memcpy(state_of(next), state_of(branch), BORGO_GAME_OF(turns)->state_size);
    BORGO_GAME_OF(turns)->play(turns->box, state_of(next), turns->seat, next->move, NULL);
    if (BORGO_GAME_OF(turns)->to_act(turns->box, state_of(next)) >> turns->seat & 1) {
        tree->count++;
    } else {
        tree->ended++;
        keep_best(tree, next);
    }
}

/* Lists how all tips go on; returns how many turns there are then, or at least `most`. */
static uint32_t list_moves(struct tree *tree, uint32_t most)
{
    struct borgo_turns *turns = tree->turns;
    uint32_t used = 0;
    for (unsigned i = tree->tip; i < tree->count && tree->ended + used < most; i++) {
        struct branch *branch = branch_at(tree, i);
        branch->list = used;
        branch->moves = BORGO_GAME_OF(turns)->moves(turns->box, state_of(branch), turns->seat,
                                                    turns->room + used);
        used += branch->moves;
    }
    return tree->ended + used;
}

/* False: there is no memory for that. */
static bool grow(struct tree *tree, uint32_t turns)
{
    unsigned tip = tree->tip, end = tree->count;
    if (end + (size_t)turns - tree->ended >= BRANCH_MEMORY / tree->size)
        return false;
    tree->tip = end;
    for (unsigned i = tip; i < end; i++)
        for (uint32_t place = 0; place < branch_at(tree, i)->moves; place++)
            play_move(tree, i, place);
    return true;
}

static void plant(struct tree *tree, struct borgo_turns *turns, const void *state,
                  struct borgo_best_turn *best)
{
    size_t state_size = BORGO_GAME_OF(turns)->state_size;
    tree->turns = turns;
    tree->best = best;
    tree->size = sizeof(struct branch) + (state_size + 15) / 16 * 16;
    tree->tip = tree->ended = 0;
    tree->leaf = (struct branch){0};
    tree->count = 1;
    memcpy(state_of(branch_at(tree, 0)), state, state_size);
}

/* False: not this way. */
static bool find_by_growing(struct borgo_turns *turns, const void *state, int deepest,
                            uint32_t most, struct borgo_best_turn *best)
{
    struct tree tree;
    const struct branch *path[BORGO_LONGEST_TURN];
    plant(&tree, turns, state, best);
    uint32_t next = list_moves(&tree, most);
    if ((turns->sample && next > 2 * turns->sample) || !grow(&tree, next))
        return false;
    for (int depth = 1; depth < deepest && tree.tip < tree.count; depth++) {
        next = list_moves(&tree, most);
        if (next >= most)
            break;
        if (!grow(&tree, next))
            return false;
    }
    for (unsigned i = tree.tip; i < tree.count; i++)
        keep_best(&tree, branch_at(&tree, i));
    best->length = path_to(&tree, &tree.leaf, path);
    for (int i = 0; i < best->length; i++)
        best->moves[i] = path[i]->move;
    return true;
}

static void keep_better(struct borgo_best_turn *best, const void *state)
{
    const struct borgo_turns *turns = best->turns;
    double chance = chance_of(turns, state);
    if (turns->blur > 0)
        chance += borgo_turns_error(turns, turns->line, turns->length);
    if (chance <= best->chance)
        return;
    best->chance = chance;
    best->length = turns->length;
    memcpy(best->moves, turns->line, (size_t)turns->length * sizeof *turns->line);
}

static void find_by_walking(struct borgo_turns *turns, const void *state, int deepest,
                            uint32_t most, struct borgo_best_turn *best)
{
    struct borgo_turn_walk walk;
    const void *end;
    int depth = borgo_complete_depth(turns, state, deepest, most);
    borgo_turns_begin(turns, &walk, state, depth, most);
    while ((end = borgo_turns_next(turns, &walk)) != NULL)
        keep_better(best, end);
}

void borgo_turns_find_best(struct borgo_turns *turns, const void *state, int deepest, uint32_t most,
                           struct borgo_best_turn *best)
{
    *best = (struct borgo_best_turn){.turns = turns, .chance = -9};
    if (find_by_growing(turns, state, deepest, most, best))
        return;
    *best = (struct borgo_best_turn){.turns = turns, .chance = -9};
    find_by_walking(turns, state, deepest, most, best);
}
