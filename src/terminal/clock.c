/* Time: see clock.h. */
#include "terminal/clock.h"

#include <time.h>

double borgo_clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double borgo_clock_used(void *stopwatch_)
{
    const struct borgo_stopwatch *stopwatch = stopwatch_;
    return (borgo_clock_now() - stopwatch->start) / stopwatch->seconds;
}
