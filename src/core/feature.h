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

/* A run of at most 64 that is such a set. */
static inline void borgo_features_set(struct borgo_features *features, unsigned count, uint64_t set)
{
    unsigned at = features->next;
    uint64_t over = set >> 1 >> (63 - at % 64); /* what belongs to the next word */
    features->word[at / 64] |= set << at % 64;
    if (over)
        features->word[at / 64 + 1] |= over;
    features->next += count;
}

/* The first `many` of a run of `count`, or all of them. */
static inline void borgo_features_many(struct borgo_features *features, unsigned count, int many)
{
    unsigned there = many < 0 ? 0 : (unsigned)many < count ? (unsigned)many : count;
    for (; count > 63; count -= 63) {
        unsigned some = there < 63 ? there : 63;
        borgo_features_set(features, 63, ((uint64_t)1 << some) - 1);
        there -= some;
    }
    borgo_features_set(features, count, ((uint64_t)1 << there) - 1);
}

/* Short runs, at most 64 features together, that are put down at once: each by itself would have to
 * wait for the one before it. */
struct borgo_runs {
    uint64_t set;
    unsigned count;
};

static inline void borgo_runs_one(struct borgo_runs *runs, unsigned count, unsigned one)
{
    runs->set |= (uint64_t)(one < count) << (runs->count + (one < count ? one : 0));
    runs->count += count;
}

static inline void borgo_runs_many(struct borgo_runs *runs, unsigned count, int many)
{
    unsigned there = many < 0 ? 0 : (unsigned)many < count ? (unsigned)many : count;
    runs->set |= (((uint64_t)1 << there) - 1) << runs->count;
    runs->count += count;
}

static inline void borgo_features_runs(struct borgo_features *features,
                                       const struct borgo_runs *runs)
{
    borgo_features_set(features, runs->count, runs->set);
}

#endif
