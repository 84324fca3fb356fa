/* Sets of up to 64 things as one word, one bit each. */
#ifndef BORGO_BITS_H
#define BORGO_BITS_H

#include <stdint.h>

/* The set of one thing; of a set in several words, its bit in the word it belongs to. */
static inline uint64_t borgo_bits_one(unsigned thing)
{
    return (uint64_t)1 << (thing & 63);
}

/* The lowest of a set that is not empty. */
static inline unsigned borgo_bits_lowest(uint64_t set)
{
    return (unsigned)__builtin_ctzll(set);
}

static inline unsigned borgo_bits_count(uint64_t set)
{
    return (unsigned)__builtin_popcountll(set);
}

/* The nth of a set that has more than n, counted from 0. */
static inline unsigned borgo_bits_nth(uint64_t set, unsigned n)
{
    unsigned at = 0;
    for (unsigned half = 32; half > 0; half /= 2) {
        unsigned below = borgo_bits_count(set >> at & (((uint64_t)1 << half) - 1));
        if (n >= below) {
            n -= below;
            at += half;
        }
    }
    return at;
}

#endif
