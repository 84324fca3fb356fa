/* Whole turns: see turn.h. */
#include "players/turn.h"

#include <string.h>

static bool ends_here(struct borgo_turns *turns, const void *state, int length)
{
    if (!(turns->game->to_act(turns->box, state) >> turns->seat & 1))
        return true;
    if (length < turns->depth && BORGO_TURN_ROOM - turns->used >= turns->game->max_moves)
        return false;
    turns->cut++;
    return true;
}

uint32_t borgo_turns_sample(struct borgo_turns *turns, borgo_move *list, uint32_t count)
{
    if (turns->sample == 0 || count <= 2 * turns->sample)
        return count;
    turns->depth = 1;
    for (uint32_t i = 0; i < turns->sample; i++) {
        uint32_t drawn = i + borgo_rng_below(turns->rng, count - i);
        borgo_move move = list[drawn];
        list[drawn] = list[i];
        list[i] = move;
    }
    return turns->sample;
}

static void open_level(struct borgo_turns *turns, struct borgo_turn_level *level, int length)
{
    level->list = turns->room + turns->used;
    level->next = 0;
    level->count = turns->game->moves(turns->box, level->state, turns->seat, level->list);
    if (length == 0)
        level->count = borgo_turns_sample(turns, level->list, level->count);
    turns->used += level->count;
}

/* Plays the next move of a level, into the next one. */
static void play_next(struct borgo_turns *turns, struct borgo_turn_level *level, int length)
{
    borgo_move move = level->list[level->next++];
    memcpy(level[1].state, level->state, turns->game->state_size);
    turns->game->play(turns->box, level[1].state, turns->seat, move, NULL);
    turns->line[length] = move;
}

void borgo_turns_begin(struct borgo_turns *turns, struct borgo_turn_walk *walk, const void *state,
                       int depth, uint32_t most)
{
    turns->depth = depth < BORGO_LONGEST_TURN ? depth : BORGO_LONGEST_TURN;
    turns->most = depth == 1 ? UINT32_MAX : most;
    turns->used = turns->seen = 0;
    turns->cut = 0;
    walk->length = 0;
    memcpy(walk->level[0].state, state, turns->game->state_size);
    open_level(turns, &walk->level[0], 0);
}

const void *borgo_turns_next(struct borgo_turns *turns, struct borgo_turn_walk *walk)
{
    while (walk->length >= 0) {
        int length = walk->length;
        struct borgo_turn_level *level = &walk->level[length];
        if (level->next == level->count || turns->seen >= turns->most) {
            turns->used -= level->count;
            walk->length--;
            continue;
        }
        play_next(turns, level, length);
        if (ends_here(turns, level[1].state, length + 1)) {
            turns->seen++;
            turns->length = length + 1;
            return level[1].state;
        }
        walk->length++;
        open_level(turns, &level[1], length + 1);
    }
    return NULL;
}

bool borgo_turns_visit(struct borgo_turns *turns, const void *state, int depth, uint32_t most)
{
    struct borgo_turn_walk walk;
    const void *end;
    borgo_turns_begin(turns, &walk, state, depth, most);
    while ((end = borgo_turns_next(turns, &walk)) != NULL)
        turns->visit(turns->context, end, turns->line, turns->length);
    return turns->seen < turns->most;
}

static bool are_few(struct borgo_turns *turns, struct borgo_turn_walk *walk, const void *state,
                    int depth, uint32_t most)
{
    borgo_turns_begin(turns, walk, state, depth, most);
    while (borgo_turns_next(turns, walk))
        ;
    return turns->seen < turns->most;
}

/* Counting turns costs little beside estimating where they lead. */
int borgo_complete_depth(struct borgo_turns *turns, const void *state, int deepest, uint32_t most)
{
    struct borgo_turn_walk walk;
    int depth = 1;
    bool goes_on = true;
    while (goes_on && depth < deepest && are_few(turns, &walk, state, depth + 1, most)) {
        depth++;
        goes_on = turns->cut && turns->depth == depth;
    }
    return depth;
}

/* Normal enough: the sum of four uniform numbers, each a quarter of a draw that goes by the turn's
 * own moves, so that it doesn't matter in which order turns are judged. */
double borgo_turns_error(const struct borgo_turns *turns, const borgo_move *line, int length)
{
    uint64_t seed = turns->blur_seed;
    struct borgo_rng rng;
    int32_t sum = 0;
    for (int i = 0; i < length; i++)
        seed = (seed ^ line[i]) * 0x9e3779b97f4a7c15u;
    borgo_rng_seed(&rng, seed);
    uint64_t draw = borgo_rng_next(&rng);
    for (int i = 0; i < 4; i++)
        sum += (int32_t)(draw >> 16 * i & 0xffff) - 0x8000;
    return turns->blur * sum * (1.732 / 0x10000);
}

void borgo_turns_play_best(const struct borgo_best_turn *best, void *state)
{
    for (int i = 0; i < best->length; i++)
        BORGO_GAME_OF(best->turns)
            ->play(best->turns->box, state, best->turns->seat, best->moves[i], NULL);
}

static bool is_legal(const struct borgo_turns *turns, const void *state, borgo_move move)
{
    if (!(turns->game->to_act(turns->box, state) >> turns->seat & 1))
        return false;
    uint32_t count = turns->game->moves(turns->box, state, turns->seat, turns->room);
    for (uint32_t i = 0; i < count; i++)
        if (turns->room[i] == move)
            return true;
    return false;
}

int borgo_turns_follow(struct borgo_turns *turns, void *state, const borgo_move *moves, int length)
{
    for (int i = 0; i < length; i++) {
        if (i > 0 && !is_legal(turns, state, moves[i]))
            return i;
        turns->game->play(turns->box, state, turns->seat, moves[i], NULL);
    }
    return length;
}

bool borgo_turns_are_too_many(const struct borgo_turns *turns, uint32_t most)
{
    return (uint64_t)turns->cut * turns->seen > 4 * (uint64_t)most;
}
