/* Time: see clock.h. */
#include "terminal/clock.h"

#include <time.h>

static double read_clock(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double borgo_clock_now(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

double borgo_clock_used(void *stopwatch_)
{
    const struct borgo_stopwatch *stopwatch = stopwatch_;
    return (borgo_clock_now() - stopwatch->start) / stopwatch->seconds;
}

double borgo_clock_worked(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}

double borgo_clock_used_by_work(void *stopwatch_)
{
    const struct borgo_stopwatch *stopwatch = stopwatch_;
    return (borgo_clock_worked() - stopwatch->start) / stopwatch->seconds;
}
