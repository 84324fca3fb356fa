/* What a search goes by where there are no nets: the browser's build has none (nets.h). */
#include "players/judge.h"
#include "players/nets.h"
#include "players/player.h"

void borgo_judge_start(struct borgo_judge *judge, const struct borgo_game *game, const void *box,
                       const struct borgo_net *net)
{
    (void)net;
    judge->game = game;
    judge->box = box;
    judge->net = NULL;
}

double borgo_judge_seat(struct borgo_judge *judge, const void *state, unsigned seat)
{
    double chances[BORGO_MAX_SEATS];
    borgo_player_chances(judge->game, judge->box, state, chances);
    return chances[seat];
}

void borgo_judge_all(struct borgo_judge *judge, const void *state, unsigned seat,
                     double chances[BORGO_MAX_SEATS])
{
    (void)seat;
    borgo_player_chances(judge->game, judge->box, state, chances);
}

const struct borgo_net *borgo_nets_hold(struct borgo_held_net *held, const struct borgo_game *game,
                                        const char *text)
{
    (void)held;
    (void)game;
    (void)text;
    return NULL;
}
