/* Whole turns: see turn.h. */
#include "players/turn.h"

#include <string.h>

#include "players/player.h"

static bool ends_here(struct borgo_turns *turns, const void *state, int length)
{
    if (length == 0)
        return false;
    if (!(turns->game->to_act(turns->box, state) >> turns->seat & 1))
        return true;
    if (length < turns->depth && BORGO_TURN_ROOM - turns->used >= turns->game->max_moves)
        return false;
    turns->cut++;
    return true;
}

/* Brings the moves to the front that shall be tried; returns how many. */
static uint32_t draw_sample(struct borgo_turns *turns, borgo_move *list, uint32_t count)
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

static void walk(struct borgo_turns *turns, const void *state, int length)
{
    const struct borgo_game *game = turns->game;
    if (ends_here(turns, state, length)) {
        turns->seen++;
        if (turns->visit)
            turns->visit(turns->context, state, turns->line, length);
        return;
    }
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    borgo_move *list = turns->room + turns->used;
    uint32_t count = game->moves(turns->box, state, turns->seat, list);
    if (length == 0)
        count = draw_sample(turns, list, count);
    turns->used += count;
    for (uint32_t i = 0; i < count && turns->seen < turns->most; i++) {
        memcpy(next, state, game->state_size);
        game->play(turns->box, next, turns->seat, list[i], NULL);
        turns->line[length] = list[i];
        walk(turns, next, length + 1);
    }
    turns->used -= count;
}

bool borgo_turns_visit(struct borgo_turns *turns, const void *state, int depth, uint32_t most)
{
    turns->depth = depth < BORGO_LONGEST_TURN ? depth : BORGO_LONGEST_TURN;
    turns->most = depth == 1 ? UINT32_MAX : most;
    turns->used = turns->seen = 0;
    turns->cut = 0;
    walk(turns, state, 0);
    return turns->seen < turns->most;
}

static double chance_of(const struct borgo_turns *turns, const void *state)
{
    double chances[BORGO_MAX_SEATS];
    if (turns->judge)
        return borgo_judge_seat(turns->judge, state, turns->seat);
    borgo_player_chances(turns->game, turns->box, state, chances);
    return chances[turns->seat];
}

static void keep_best(void *best_, const void *state, const borgo_move *line, int length)
{
    struct borgo_best_turn *best = best_;
    const struct borgo_turns *turns = best->turns;
    double chance = chance_of(turns, state);
    if (chance <= best->chance)
        return;
    best->chance = chance;
    best->length = length;
    memcpy(best->moves, line, (size_t)length * sizeof *line);
}

/* Counting turns costs little beside estimating where they lead. */
int borgo_complete_depth(struct borgo_turns *turns, const void *state, int deepest, uint32_t most)
{
    int depth = 1;
    bool goes_on = true;
    turns->visit = NULL;
    while (goes_on && depth < deepest && borgo_turns_visit(turns, state, depth + 1, most)) {
        depth++;
        goes_on = turns->cut && turns->depth == depth;
    }
    return depth;
}

void borgo_turns_find_best(struct borgo_turns *turns, const void *state, int deepest, uint32_t most,
                           struct borgo_best_turn *best)
{
    int depth = borgo_complete_depth(turns, state, deepest, most);
    *best = (struct borgo_best_turn){.turns = turns, .chance = -1};
    turns->context = best;
    turns->visit = keep_best;
    borgo_turns_visit(turns, state, depth, most);
}

void borgo_turns_play_best(const struct borgo_best_turn *best, void *state)
{
    for (int i = 0; i < best->length; i++)
        best->turns->game->play(best->turns->box, state, best->turns->seat, best->moves[i], NULL);
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
