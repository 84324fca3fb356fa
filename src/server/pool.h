/* Threads that think. Jobs wait in one line for each owner, and owners take turns: who asks for
 * much waits for oneself, not others for them. Jobs come back in the order they are done; whoever
 * drives the pool is woken and collects them.
 *
 * All functions belong to the thread that opened the pool. */
#ifndef BORGO_SERVER_POOL_H
#define BORGO_SERVER_POOL_H

#include "table/job.h"

struct pool;

enum { POOL_MOST_THREADS = 64 };

struct pool_settings {
    unsigned threads;      /* 0: as many as there are cores but one, and at least one */
    unsigned milliseconds; /* for one decision; who knows its number of playouts takes less */
    void *context;
    void (*wake)(void *context); /* from a thread of the pool: there is something to collect */
};

struct pool_figures {
    uint64_t waiting, thinking; /* now */
    uint64_t thought;           /* since the start, cancelled ones included */
};

/* NULL where no thread can be started. */
struct pool *pool_open(const struct pool_settings *settings);
/* Ends all thinking. Jobs that weren't collected are freed. */
void pool_close(struct pool *pool);

/* The job is the pool's until it is collected. */
void pool_think(struct pool *pool, struct borgo_job *job, uint64_t ticket, uint64_t owner);
/* It comes back soon, without an answer. A ticket nobody knows is no matter. */
void pool_cancel(struct pool *pool, uint64_t ticket);

/* What is done, one at a time; NULL when there is no more. `done`: it wasn't cancelled. */
struct borgo_job *pool_collect(struct pool *pool, uint64_t *ticket, bool *done);
void pool_count(struct pool *pool, struct pool_figures *figures);

#endif
