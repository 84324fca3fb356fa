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

/* The same for a thread's own work alone: what others do on a busy machine doesn't count, so that
 * matches measure the same there. */
double borgo_clock_worked(void);
double borgo_clock_used_by_work(void *stopwatch);

#endif
