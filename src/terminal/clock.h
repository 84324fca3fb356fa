/* Time, which players may not read themselves: how long somebody has for a decision. */
#ifndef BORGO_TERMINAL_CLOCK_H
#define BORGO_TERMINAL_CLOCK_H

struct borgo_stopwatch {
    double start, seconds;
};

/* Seconds since some moment, for measuring. */
double borgo_clock_now(void);
/* The share of a stopwatch's time that has passed; for a request's clock. */
double borgo_clock_used(void *stopwatch);

#endif
