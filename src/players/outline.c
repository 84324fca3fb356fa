/* Whole turns for people: see outline.h. */
#include "players/outline.h"

#include <string.h>

#include "core/moves.h"

enum { MOST_TURNS = 400, DEEPEST = 6 };

void borgo_outline_turn(struct borgo_outline *outline, const struct borgo_game *game,
                        const void *box, const void *position, unsigned seat,
                        const borgo_move *moves, int length)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, position, game->state_size);
    outline->first = moves[0];
    outline->count = 0;
    for (int i = 0; i < length; i++) {
        struct borgo_description *next = &outline->at[outline->count];
        borgo_moves_describe(game, box, state, moves[i], next);
        outline->count += game->forms[next->kind].written > 0;
        game->play(box, state, seat, moves[i], NULL);
    }
}

static bool has_cell(const struct borgo_form *form)
{
    for (unsigned i = 0; i < BORGO_EVENT_PLACES; i++)
        if (form->sentence.place[i].type == BORGO_CELL)
            return true;
    return false;
}

/* With cells only they and the first thing said count, else all that is written. */
static bool is_same_decision(const struct borgo_game *game, const struct borgo_description *one,
                             const struct borgo_description *other)
{
    const struct borgo_form *form = &game->forms[one->kind];
    bool places = has_cell(form);
    if (one->kind != other->kind)
        return false;
    for (unsigned i = 0; i < BORGO_EVENT_PLACES; i++) {
        bool counts =
            places ? i == 0 || form->sentence.place[i].type == BORGO_CELL : i < form->written;
        if (counts && one->value[i] != other->value[i])
            return false;
    }
    return true;
}

/* How many decisions of one are in the other too, each of which counts once. */
static int common(const struct borgo_game *game, const struct borgo_outline *one,
                  const struct borgo_outline *other)
{
    uint32_t taken = 0;
    int count = 0;
    for (int i = 0; i < one->count; i++)
        for (int j = 0; j < other->count; j++)
            if (!(taken >> j & 1) && is_same_decision(game, &one->at[i], &other->at[j])) {
                taken |= 1u << j;
                count++;
                break;
            }
    return count;
}

bool borgo_outlines_differ(const struct borgo_game *game, const struct borgo_outline *one,
                           const struct borgo_outline *other)
{
    int shorter = one->count < other->count ? one->count : other->count;
    if (shorter == 0)
        return one->count != other->count || one->first != other->first;
    return 2 * common(game, one, other) < shorter;
}

int borgo_outline_complete(struct borgo_turns *turns, const void *position,
                           borgo_move moves[BORGO_LONGEST_TURN], int length)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, position, turns->game->state_size);
    for (int i = 0; i < length; i++)
        turns->game->play(turns->box, state, turns->seat, moves[i], NULL);
    while (length < BORGO_LONGEST_TURN
           && turns->game->to_act(turns->box, state) >> turns->seat & 1) {
        struct borgo_best_turn best;
        borgo_turns_find_best(turns, state, DEEPEST, MOST_TURNS, &best);
        for (int i = 0; i < best.length && length < BORGO_LONGEST_TURN; i++)
            moves[length++] = best.moves[i];
        borgo_turns_play_best(&best, state);
    }
    return length;
}
