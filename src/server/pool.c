/* Threads that think: see pool.h. One lock guards all that the threads share; it is never held
 * while somebody thinks. */
#include "server/pool.h"

#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/now.h"

enum { BEHIND = 5 }; /* how far thinking stands behind what people wait for: a nice value */

struct thought {
    struct thought *next;
    struct borgo_job *job;
    uint64_t ticket, owner;
    double start, seconds; /* its clock */
    bool done;
};

struct thoughts {
    struct thought *first, *last;
};

/* Somebody whose jobs wait. */
struct owner {
    struct owner *next;
    uint64_t number;
    struct thoughts waiting;
};

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t more;          /* something waits, or it is the end */
    struct owner *turn, *at_last; /* who is next, and who comes after all others */
    struct thoughts done;
    struct thought *now[POOL_MOST_THREADS]; /* what each thread thinks about */
    struct pool_figures figures;
    bool ended;
    struct pool_settings settings;
    unsigned threads;
    pthread_t thread[POOL_MOST_THREADS];
};

static void *need(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        abort(); /* nothing to recover to */
    return memory;
}

static void append(struct thoughts *to, struct thought *thought)
{
    thought->next = NULL;
    if (to->first)
        to->last->next = thought;
    else
        to->first = thought;
    to->last = thought;
}

static struct thought *take_first(struct thoughts *from)
{
    struct thought *thought = from->first;
    if (thought)
        from->first = thought->next;
    return thought;
}

/* Owners, in the order of their turns. With the lock held, like all up to the threads. */

static void go_last(struct pool *pool, struct owner *owner)
{
    owner->next = NULL;
    if (pool->turn)
        pool->at_last->next = owner;
    else
        pool->turn = owner;
    pool->at_last = owner;
}

static struct owner *find_owner(struct pool *pool, uint64_t number)
{
    for (struct owner *owner = pool->turn; owner; owner = owner->next)
        if (owner->number == number)
            return owner;
    struct owner *owner = need(sizeof *owner);
    owner->number = number;
    go_last(pool, owner);
    return owner;
}

/* The first job of whose turn it is; they go behind all others, or away if that was all. */
static struct thought *next_thought(struct pool *pool)
{
    struct owner *owner = pool->turn;
    struct thought *thought = take_first(&owner->waiting);
    assert(thought && "an owner without jobs has no turn");
    pool->turn = owner->next;
    if (owner->waiting.first)
        go_last(pool, owner);
    else
        free(owner);
    pool->figures.waiting--;
    return thought;
}

/* Takes a job out of its line before anybody has thought about it. */
static struct thought *take_waiting(struct pool *pool, uint64_t ticket)
{
    for (struct owner *owner = pool->turn; owner; owner = owner->next)
        for (struct thought *thought = owner->waiting.first, *before = NULL; thought;
             before = thought, thought = thought->next) {
            if (thought->ticket != ticket)
                continue;
            if (before)
                before->next = thought->next;
            else
                owner->waiting.first = thought->next;
            if (owner->waiting.last == thought)
                owner->waiting.last = before;
            return thought;
        }
    return NULL;
}

/* An owner without jobs can only be where one was taken out. */
static void drop_empty_owner(struct pool *pool)
{
    struct owner *before = NULL;
    for (struct owner *owner = pool->turn; owner; before = owner, owner = owner->next) {
        if (owner->waiting.first)
            continue;
        if (before)
            before->next = owner->next;
        else
            pool->turn = owner->next;
        if (pool->at_last == owner)
            pool->at_last = before;
        free(owner);
        return;
    }
}

/* The threads. */

static double time_used(void *thought_)
{
    const struct thought *thought = thought_;
    return (now_seconds() - thought->start) / thought->seconds;
}

static void think(struct thought *thought, unsigned milliseconds)
{
    thought->start = now_seconds();
    thought->seconds = milliseconds / 1000.0;
    thought->job->request.time_used = time_used;
    thought->job->request.clock = thought;
    thought->done = borgo_job_think(thought->job);
}

static void *work(void *pool_)
{
    struct pool *pool = pool_;
    setpriority(PRIO_PROCESS, 0, BEHIND); /* Linux: of this thread alone */
    pthread_mutex_lock(&pool->lock);
    unsigned self = pool->threads++;
    while (!pool->ended) {
        if (!pool->turn) {
            pthread_cond_wait(&pool->more, &pool->lock);
            continue;
        }
        struct thought *thought = pool->now[self] = next_thought(pool);
        pool->figures.thinking++;
        pthread_mutex_unlock(&pool->lock);
        think(thought, pool->settings.milliseconds);
        pthread_mutex_lock(&pool->lock);
        pool->now[self] = NULL;
        pool->figures.thinking--;
        pool->figures.thought++;
        append(&pool->done, thought);
        pthread_mutex_unlock(&pool->lock);
        pool->settings.wake(pool->settings.context);
        pthread_mutex_lock(&pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

static unsigned wanted_threads(const struct pool_settings *settings)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned wanted = settings->threads ? settings->threads : cores > 2 ? (unsigned)cores - 1 : 1;
    return wanted < POOL_MOST_THREADS ? wanted : POOL_MOST_THREADS;
}

/* Signals are the main thread's. */
static unsigned start_threads(struct pool *pool, unsigned wanted)
{
    sigset_t all, before;
    unsigned started = 0;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (started < wanted && pthread_create(&pool->thread[started], NULL, work, pool) == 0)
        started++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

struct pool *pool_open(const struct pool_settings *settings)
{
    struct pool *pool = need(sizeof *pool);
    pool->settings = *settings;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->more, NULL);
    unsigned started = start_threads(pool, wanted_threads(settings));
    pool->settings.threads = started;
    if (started)
        return pool;
    pool_close(pool);
    return NULL;
}

static void free_thought(struct thought *thought)
{
    borgo_job_free(thought->job);
    free(thought);
}

void pool_close(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->ended = true;
    for (unsigned i = 0; i < POOL_MOST_THREADS; i++)
        if (pool->now[i])
            borgo_job_cancel(pool->now[i]->job);
    pthread_cond_broadcast(&pool->more);
    pthread_mutex_unlock(&pool->lock);
    for (unsigned i = 0; i < pool->settings.threads; i++)
        pthread_join(pool->thread[i], NULL);
    while (pool->turn)
        free_thought(next_thought(pool));
    for (struct thought *thought; (thought = take_first(&pool->done));)
        free_thought(thought);
    pthread_cond_destroy(&pool->more);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}

void pool_think(struct pool *pool, struct borgo_job *job, uint64_t ticket, uint64_t owner)
{
    struct thought *thought = need(sizeof *thought);
    *thought = (struct thought){.job = job, .ticket = ticket, .owner = owner};
    pthread_mutex_lock(&pool->lock);
    append(&find_owner(pool, owner)->waiting, thought);
    pool->figures.waiting++;
    pthread_cond_signal(&pool->more);
    pthread_mutex_unlock(&pool->lock);
}

/* One that waits comes back at once; one that is thought about, as soon as its thread looks up. */
void pool_cancel(struct pool *pool, uint64_t ticket)
{
    pthread_mutex_lock(&pool->lock);
    struct thought *waiting = take_waiting(pool, ticket);
    if (waiting) {
        drop_empty_owner(pool);
        pool->figures.waiting--;
        pool->figures.thought++;
        append(&pool->done, waiting);
    }
    for (unsigned i = 0; i < POOL_MOST_THREADS; i++)
        if (pool->now[i] && pool->now[i]->ticket == ticket)
            borgo_job_cancel(pool->now[i]->job);
    pthread_mutex_unlock(&pool->lock);
    if (waiting)
        pool->settings.wake(pool->settings.context);
}

struct borgo_job *pool_collect(struct pool *pool, uint64_t *ticket, bool *done)
{
    pthread_mutex_lock(&pool->lock);
    struct thought *thought = take_first(&pool->done);
    pthread_mutex_unlock(&pool->lock);
    if (!thought)
        return NULL;
    struct borgo_job *job = thought->job;
    *ticket = thought->ticket;
    *done = thought->done;
    job->request.time_used = NULL;
    job->request.clock = NULL;
    free(thought);
    return job;
}

void pool_count(struct pool *pool, struct pool_figures *figures)
{
    pthread_mutex_lock(&pool->lock);
    *figures = pool->figures;
    pthread_mutex_unlock(&pool->lock);
}
