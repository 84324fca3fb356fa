/* A small net that tells how likely a seat is to win, in whole numbers alone, so that every machine
 * comes to the same. Features (core/feature.h) come in; two layers of units that are between 0
 * and 1 follow, then one number.
 *
 * Most features are the same from one position to the next, so a glance keeps what the first layer
 * made of an earlier position and adds only what is different. Sums wrap around like unsigned
 * numbers do: what was added in another order is the same sum. */
#ifndef BORGO_PLAYERS_NET_H
#define BORGO_PLAYERS_NET_H

#include "core/feature.h"
#include "core/game.h"

enum {
    BORGO_NET_WIDTH = 64,   /* units of the first layer */
    BORGO_NET_SECOND = 16,  /* and of the second */
    BORGO_NET_ONE = 512,    /* a unit that is 1, and a weight of the first layer that is 1 */
    BORGO_NET_WEIGHT = 256, /* a later weight that is 1 */
    BORGO_NET_LEAST = -2048,
    BORGO_NET_MOST = 2047, /* what weights can be: two digits of base 64 in a file */
    BORGO_NET_LOGIT = 1024 /* e to the power of so much for each to one: what comes out */
};

struct borgo_net {
    uint16_t features; /* 0: there is no net */
    int16_t first[BORGO_MAX_FEATURES][BORGO_NET_WIDTH];
    int16_t first_bias[BORGO_NET_WIDTH];
    int16_t second[BORGO_NET_SECOND][BORGO_NET_WIDTH];
    int16_t second_bias[BORGO_NET_SECOND];
    int16_t last[BORGO_NET_SECOND];
    int16_t last_bias;
};

/* What the first layer made of some position. All zero at first. */
struct borgo_glance {
    bool known;
    struct borgo_features of;
    uint16_t sum[BORGO_NET_WIDTH];
};

/* Reads a net's text; `file` is its name in messages. False, with a message: it is none, or not
 * one for so many features of that game. */
bool borgo_net_read(const char *file, const char *text, const char *game, unsigned features,
                    struct borgo_net *net, struct borgo_error *error);
/* Writes its lines: all but the history, which stands before them as comments. */
void borgo_net_write(const struct borgo_net *net, const char *game, struct borgo_text *text);

/* How likely it is to win, as a multiple of 1 / BORGO_NET_LOGIT: 0 is even, more is better. */
int32_t borgo_net_judge(const struct borgo_net *net, const struct borgo_features *features,
                        struct borgo_glance *glance);

#endif
