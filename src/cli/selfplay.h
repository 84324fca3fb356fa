/* Games of a net with itself, to learn from: every position at the end of a turn as each seat sees
 * it, and what it turned out to be worth. */
#ifndef BORGO_CLI_SELFPLAY_H
#define BORGO_CLI_SELFPLAY_H

#include "players/turn.h"

enum { MOST_POSITIONS = 400, MOST_SAMPLES = 512 }; /* of a game; of longer ones the last are kept */

/* A position as a seat saw it, and how it is to be judged. */
struct experience {
    uint64_t word[BORGO_FEATURE_WORDS];
    float lead; /* what the estimate says, as a logit: the net learns what that misses */
    float target;
};

/* How games are played and what they teach. */
struct schooling {
    const struct borgo_game *game;
    const struct borgo_net *net; /* NULL: the estimate plays */
    uint64_t seed;
    double exploring; /* the part of the moves that is drawn at random */
    double trust;     /* how far a later judgement counts instead of the end: 0 is not at all */
};

/* A thread's own. */
struct playground {
    struct borgo_judge judge;
    borgo_move room[BORGO_TURN_ROOM];
    unsigned count; /* positions so far */
    struct borgo_features seen[MOST_POSITIONS][BORGO_MAX_SEATS];
    int32_t lead[MOST_POSITIONS][BORGO_MAX_SEATS];
    double chance[MOST_POSITIONS][BORGO_MAX_SEATS];
};

/* Plays game `number` in that box and writes at most MOST_SAMPLES samples; returns how many. The
 * same number is the same game. */
unsigned play_self(const struct schooling *schooling, const void *box, uint64_t number,
                   struct playground *playground, struct experience *samples);

#endif
