/* What a search goes by: a game's net where there is one, else its `estimate`. A net sees a
 * position with the eyes of one seat and what that seat may know; in a filled-in position, where
 * the others' secrets are imagined, all of them can be asked. */
#ifndef BORGO_PLAYERS_JUDGE_H
#define BORGO_PLAYERS_JUDGE_H

#include "players/net.h"

enum { BORGO_LEAD_FEATURES = 32 };

struct borgo_judge {
    const struct borgo_game *game;
    const void *box;
    const struct borgo_net *net; /* NULL: the estimate */
    struct borgo_glance glance[BORGO_MAX_SEATS];
};

/* How many features a net of the game knows, 0 where it has none. */
unsigned borgo_judge_features(const struct borgo_game *game);

/* Forgets what it saw before and goes by that net, or by the estimate where it is NULL or can't
 * judge by it: where the box isn't the one it knows. */
void borgo_judge_start(struct borgo_judge *judge, const struct borgo_game *game, const void *box,
                       const struct borgo_net *net);

/* What a seat sees of a position that is not over: the game's features, how far the estimate has it
 * ahead as a run of BORGO_LEAD_FEATURES behind them, and that lead itself as a logit. */
int32_t borgo_judge_look(const struct borgo_judge *judge, const void *state, unsigned seat,
                         struct borgo_features *features);

/* A seat's own chance to win, from 0 to 1, of what it saw; and in a filled-in position. */
double borgo_judge_seen(struct borgo_judge *judge, unsigned seat, int32_t lead,
                        const struct borgo_features *features);
double borgo_judge_seat(struct borgo_judge *judge, const void *state, unsigned seat);
/* Everybody's, with the eyes of all; those of all teams together are 1. */
void borgo_judge_all(struct borgo_judge *judge, const void *state, double chances[BORGO_MAX_SEATS]);

#endif
