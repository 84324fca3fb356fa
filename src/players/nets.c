/* The nets that came with the program: see nets.h. */
#include "players/nets.h"

#include <string.h>

#include "players/judge.h"

#ifdef BORGO_NO_NETS

const struct borgo_net *borgo_nets_hold(struct borgo_held_net *held, const struct borgo_game *game,
                                        const char *text)
{
    (void)held;
    (void)game;
    (void)text;
    return NULL;
}

#else

extern const char borgo_net_shibuya[];

const char *borgo_nets_builtin(const struct borgo_game *game)
{
    return strcmp(game->name, "shibuya") == 0 ? borgo_net_shibuya : NULL;
}

const struct borgo_net *borgo_nets_hold(struct borgo_held_net *held, const struct borgo_game *game,
                                        const char *text)
{
    text = text ? text : borgo_nets_builtin(game);
    if (text && held->text != text)
        borgo_net_read(game->name, text, game->name, borgo_judge_features(game), &held->net, NULL);
    held->text = text;
    return text ? &held->net : NULL;
}

#endif
