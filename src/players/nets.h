/* The nets that there are, and one that is held ready. In the program they are built in; in the
 * browser, where all of them would be as large as all that a first visit fetches, one is there once
 * the page has fetched it. */
#ifndef BORGO_PLAYERS_NETS_H
#define BORGO_PLAYERS_NETS_H

#include "players/net.h"

/* A net and the text it was read from. All zero at first. */
struct borgo_held_net {
    const char *text;
    struct borgo_net net;
};

/* The checked text of a game's net, or NULL: it has none, or not yet. */
const char *borgo_nets_builtin(const struct borgo_game *game);

/* The game's net, of that checked text or the built-in one where it is NULL, read when it is first
 * wanted; NULL: it has none. */
const struct borgo_net *borgo_nets_hold(struct borgo_held_net *held, const struct borgo_game *game,
                                        const char *text);

#endif
