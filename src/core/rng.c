/* Seeding of the generator: splitmix64 spreads one word over four. */
#include "core/rng.h"

static uint64_t split_mix(uint64_t *x)
{
    uint64_t z = (*x += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void borgo_rng_seed(struct borgo_rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        rng->word[i] = split_mix(&seed);
}
