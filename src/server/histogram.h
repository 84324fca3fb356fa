/* How long something took, counted in steps: small enough to be kept for ever. */
#ifndef BORGO_SERVER_HISTOGRAM_H
#define BORGO_SERVER_HISTOGRAM_H

#include <stdint.h>

enum { HISTOGRAM_STEPS = 10 };

/* Milliseconds, each step's upper end; behind the last is everything longer. */
static const int histogram_ends[HISTOGRAM_STEPS] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 2000};

struct histogram {
    uint64_t count[HISTOGRAM_STEPS + 1];
    uint64_t sum; /* milliseconds */
};

static inline void histogram_add(struct histogram *histogram, int64_t milliseconds)
{
    int step = 0;
    while (step < HISTOGRAM_STEPS && milliseconds > histogram_ends[step])
        step++;
    histogram->count[step]++;
    histogram->sum += milliseconds > 0 ? (uint64_t)milliseconds : 0;
}

#endif
