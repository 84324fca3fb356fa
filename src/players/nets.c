/* A net that is held ready: see nets.h. */
#include "players/nets.h"

#include "players/judge.h"

const struct borgo_net *borgo_nets_hold(struct borgo_held_net *held, const struct borgo_game *game,
                                        const char *text)
{
    text = text ? text : borgo_nets_builtin(game);
    if (text && held->text != text)
        borgo_net_read(game->name, text, game->name, borgo_judge_features(game), &held->net, NULL);
    held->text = text;
    return text ? &held->net : NULL;
}
