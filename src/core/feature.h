/* What a net sees of a position: a set of features, each of which is there or not. A game names
 * them in one hook (core/advice.h) and numbers them as it likes; a number is a run of features of
 * which as many are there as it is large, so that a little more changes little. */
#ifndef BORGO_CORE_FEATURE_H
#define BORGO_CORE_FEATURE_H

#include <stdint.h>

enum { BORGO_MAX_FEATURES = 1024, BORGO_FEATURE_WORDS = BORGO_MAX_FEATURES / 64 };

struct borgo_features {
    uint64_t word[BORGO_FEATURE_WORDS];
    unsigned next; /* where the next run begins, while the set is being made */
};

/* One of a run of `count`, counted from 0; none if there are not so many. */
static inline void borgo_features_one(struct borgo_features *features, unsigned count, unsigned one)
{
    unsigned at = features->next + one;
    if (one < count)
        features->word[at / 64] |= (uint64_t)1 << at % 64;
    features->next += count;
}

/* The first `many` of a run of `count`, or all of them. */
static inline void borgo_features_many(struct borgo_features *features, unsigned count, int many)
{
    unsigned from = features->next, to = from + (many < 0 ? 0 : (unsigned)many);
    features->next += count;
    to = to < features->next ? to : features->next;
    while (from < to) {
        unsigned end = (from | 63) + 1 < to ? (from | 63) + 1 : to;
        features->word[from / 64] |= (~(uint64_t)0 >> (64 - (end - from))) << from % 64;
        from = end;
    }
}

/* A run of at most 64 that is such a set. */
static inline void borgo_features_set(struct borgo_features *features, unsigned count, uint64_t set)
{
    unsigned at = features->next;
    features->word[at / 64] |= set << at % 64;
    if (at % 64 && set >> (64 - at % 64))
        features->word[at / 64 + 1] |= set >> (64 - at % 64);
    features->next += count;
}

#endif
