/* A small fast generator (xoshiro256++) for simulations and computer players. Never for the deal of
 * a real table: table/dealer.h draws that from a cryptographic stream. */
#ifndef BORGO_CORE_RNG_H
#define BORGO_CORE_RNG_H

#include <stdint.h>

struct borgo_rng {
    uint64_t word[4];
};

void borgo_rng_seed(struct borgo_rng *rng, uint64_t seed);

static inline uint64_t borgo_rng_rotate_left(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

static inline uint64_t borgo_rng_next(struct borgo_rng *rng)
{
    uint64_t *w = rng->word;
    uint64_t result = borgo_rng_rotate_left(w[0] + w[3], 23) + w[0];
    uint64_t t = w[1] << 17;
    w[2] ^= w[0];
    w[3] ^= w[1];
    w[1] ^= w[2];
    w[0] ^= w[3];
    w[2] ^= t;
    w[3] = borgo_rng_rotate_left(w[3], 45);
    return result;
}

/* Uniform in 0 .. below-1, exactly; below > 0. */
static inline uint32_t borgo_rng_below(struct borgo_rng *rng, uint32_t below)
{
    uint64_t product = (borgo_rng_next(rng) >> 32) * below;
    if ((uint32_t)product < below) {
        uint32_t unfair = -below % below;
        while ((uint32_t)product < unfair)
            product = (borgo_rng_next(rng) >> 32) * below;
    }
    return (uint32_t)(product >> 32);
}

#endif
