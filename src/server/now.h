/* The time, which only the outermost part of the server reads. */
#ifndef BORGO_SERVER_NOW_H
#define BORGO_SERVER_NOW_H

#include <stdint.h>
#include <time.h>

/* Seconds that never jump. */
static inline double now_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Milliseconds of one of the system's clocks. */
static inline int64_t now_milliseconds(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

#endif
