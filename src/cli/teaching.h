/* How a net learns: weights that are real numbers, moved a little after every few positions towards
 * what became of them (Adam, on the logarithmic loss). What plays is always the rounded copy
 * (players/net.h). Everything here is plain data and the same on every run. */
#ifndef BORGO_CLI_TEACHING_H
#define BORGO_CLI_TEACHING_H

#include "players/net.h"

/* The weights; the last row of the first layer is its bias. */
struct lessons {
    float first[BORGO_MAX_FEATURES + 1][BORGO_NET_WIDTH];
    float second[BORGO_NET_SECOND][BORGO_NET_WIDTH];
    float second_bias[BORGO_NET_SECOND];
    float last[BORGO_NET_SECOND];
    float last_bias;
};

/* A position as a seat saw it, and how it is to be judged. */
struct experience {
    uint64_t word[BORGO_FEATURE_WORDS];
    float lead; /* what the estimate says, as a logit: the net learns what that misses */
    float target;
};

/* All that a net in training is: kept in a file while it isn't trained. */
struct pupil {
    uint32_t features;
    uint32_t steps;
    uint64_t games;
    struct lessons weights, mean, square, gradient;
};

void pupil_start(struct pupil *pupil, unsigned features, uint64_t seed);
/* Learns from so many samples, and returns the sum of their losses. `rate` is how far. */
double pupil_learn(struct pupil *pupil, const struct experience *const *samples, unsigned count,
                   float rate);
/* What plays. */
void pupil_round(const struct pupil *pupil, struct borgo_net *net);
/* What the real numbers add to the estimate of a position: a logit. */
float pupil_judge(const struct pupil *pupil, const uint64_t *features);

#endif
