/* The nets that came with the program, and one that is held ready. The browser's build has none:
 * they would be as large as all that a first visit fetches. */
#ifndef BORGO_PLAYERS_NETS_H
#define BORGO_PLAYERS_NETS_H

#include "players/net.h"

/* A net and the text it was read from. All zero at first. */
struct borgo_held_net {
    const char *text;
    struct borgo_net net;
};

/* The text of a game's net, or NULL. */
const char *borgo_nets_builtin(const struct borgo_game *game);

/* The game's net, of that checked text or the built-in one where it is NULL, read when it is first
 * wanted; NULL: it has none. */
const struct borgo_net *borgo_nets_hold(struct borgo_held_net *held, const struct borgo_game *game,
                                        const char *text);

#endif
