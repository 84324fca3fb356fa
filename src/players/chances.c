/* From a game's own values to chances of winning. */
#include <string.h>

#include "core/advice.h"
#include "core/power.h"
#include "players/player.h"

/* Winners share one game; a draw is shared by all. */
static void final_chances(const struct borgo_game *game, const void *box, const void *state,
                          double *chances)
{
    const struct borgo_box *head = box;
    struct borgo_result result;
    game->result(box, state, &result);
    borgo_seats all = (borgo_seats)((1u << head->players) - 1),
                winners = result.winners ? result.winners : all;
    borgo_seats teams = 0;
    for (unsigned seat = 0; seat < head->players; seat++)
        if (winners >> seat & 1)
            teams |= (borgo_seats)(1u << head->team[seat]);
    for (unsigned seat = 0; seat < head->players; seat++)
        chances[seat] = winners >> seat & 1 ? 1.0 / __builtin_popcount(teams) : 0;
}

/* A lead of `margin` shall win three games in four, so three times as often as the other: e to the
 * power of ln 3. */
void borgo_player_chances(const struct borgo_game *game, const void *box, const void *state,
                          double *chances)
{
    const struct borgo_box *head = box;
    if (game->to_act(box, state) == 0) {
        final_chances(game, box, state, chances);
        return;
    }
    int32_t values[BORGO_MAX_SEATS], best = INT32_MIN, margin = game->advice->margin;
    double strength[BORGO_MAX_SEATS], sum = 0;
    game->advice->estimate(box, state, values);
    for (unsigned seat = 0; seat < head->players; seat++)
        best = values[seat] > best ? values[seat] : best;
    for (unsigned seat = 0; seat < head->players; seat++) {
        strength[seat] = borgo_exp(1.0986 * ((double)values[seat] - best) / margin);
        bool counted = false;
        for (unsigned mate = 0; mate < seat; mate++)
            counted |= head->team[mate] == head->team[seat];
        sum += counted ? 0 : strength[seat];
    }
    for (unsigned seat = 0; seat < head->players; seat++)
        chances[seat] = strength[seat] / sum;
}

static void judge(const struct borgo_request *request, const void *world, borgo_move move,
                  struct borgo_judged *judged)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, world, request->game->state_size);
    request->game->play(request->box, state, request->seat, move, NULL);
    judged->move = move;
    borgo_player_chances(request->game, request->box, state, judged->chance);
}

void borgo_player_decide(const struct borgo_request *request, borgo_move move,
                         struct borgo_choice *choice)
{
    _Alignas(16) unsigned char world[BORGO_MAX_STATE];
    choice->count = 1;
    choice->exact = false;
    choice->at[0] = (struct borgo_judged){.move = move};
    if (!request->wants_chances)
        return;
    memcpy(world, request->state, request->game->state_size);
    request->game->imagine(request->box, world, request->seat, request->rng);
    judge(request, world, move, &choice->at[0]);
}
