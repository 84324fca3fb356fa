/* The queue between the thread that decides and the one that writes: see store.h.
 *
 * The writer takes all groups that wait and writes them together. After a failure the store is
 * `failing` until store_collect has told so: whatever is given meanwhile was decided in the belief
 * that what failed had happened, so it fails too, unwritten. That makes what failed one row of
 * numbers. */
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/parts.h"

struct store {
    struct store_host host;
    const struct engine *engine;
    void *base; /* what the engine has opened */
    bool can_write;
    pthread_t thread;

    pthread_mutex_t mutex;      /* of all below */
    pthread_cond_t given, done; /* something waits to be written; something was written */
    struct group *waiting, **waiting_end;
    uint64_t last;    /* number given */
    uint64_t settled; /* number up to which all are safe or have failed */
    bool failing, closing;
    struct store_progress failure; /* failed_from, why and detail, while failing */
};

void *store_allocate(size_t size)
{
    void *bytes = malloc(size);
    if (!bytes)
        abort();
    return bytes;
}

char *store_path_with(const char *path, const char *ending)
{
    size_t size = strlen(path) + strlen(ending) + 1;
    char *whole = store_allocate(size);
    snprintf(whole, size, "%s%s", path, ending);
    return whole;
}

bool store_is_address(const char *path)
{
    return strncmp(path, "postgresql://", 13) == 0 || strncmp(path, "postgres://", 11) == 0;
}

const struct engine *store_engine_of(struct store *store, void **base)
{
    *base = store->base;
    return store->engine;
}

/* Everything given so far that isn't safe fails; the mutex is held. */
static void fail_from(struct store *store, uint64_t number, const struct store_progress *why)
{
    store->failure = *why;
    store->failure.failed_from = number;
    store->failing = true;
    store->settled = store->last;
}

static void free_groups(struct group *first)
{
    while (first) {
        struct group *next = first->next;
        free(first);
        first = next;
    }
}

/* Takes all that waits; the mutex is held. */
static struct group *take_waiting(struct store *store)
{
    struct group *first = store->waiting;
    store->waiting = NULL;
    store->waiting_end = &store->waiting;
    return first;
}

/* Writes a batch, without the mutex, and says with it what has come of that. */
static void settle(struct store *store, struct group *batch, uint64_t last)
{
    struct store_progress why = {0};
    bool fine = store->engine->write(store->base, batch, last, &why);
    pthread_mutex_lock(&store->mutex);
    if (fine) {
        store->settled = last;
    } else {
        fail_from(store, batch->number, &why);
        free_groups(take_waiting(store));
    }
    pthread_cond_broadcast(&store->done);
    pthread_mutex_unlock(&store->mutex);
    free_groups(batch);
    if (store->host.wake)
        store->host.wake(store->host.context);
    if (store->engine->tidy_up)
        store->engine->tidy_up(store->base, !fine);
}

/* Waits until there is something to do, or for as long as the engine can be left alone. */
static void wait_for_work(struct store *store)
{
    const long second = 1000000000;
    int pause = store->engine->pause;
    struct timespec until;
    if (!pause) {
        pthread_cond_wait(&store->given, &store->mutex);
        return;
    }
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += pause * 1000000L;
    until.tv_sec += until.tv_nsec / second;
    until.tv_nsec %= second;
    pthread_cond_timedwait(&store->given, &store->mutex, &until);
}

/* The next batch, or NULL: nothing came, or nothing will any more. */
static struct group *next_batch(struct store *store, uint64_t *last, bool *closing)
{
    pthread_mutex_lock(&store->mutex);
    if (!store->waiting && !store->closing)
        wait_for_work(store);
    struct group *batch = take_waiting(store);
    *last = store->last;
    *closing = store->closing;
    pthread_mutex_unlock(&store->mutex);
    return batch;
}

static void *write_on(void *store_)
{
    struct store *store = store_;
    struct group *batch;
    uint64_t last;
    bool closing = false;
    while ((batch = next_batch(store, &last, &closing)) != NULL || !closing)
        if (batch)
            settle(store, batch, last);
        else if (store->engine->rest)
            store->engine->rest(store->base);
    return NULL;
}

/* Copying: all texts of a group's changes lie behind them. */
struct copying {
    char *at; /* NULL: only measured */
    size_t used;
};

static void copy_text(struct copying *copying, const char **text)
{
    if (!*text)
        return;
    size_t size = strlen(*text) + 1;
    if (copying->at)
        *text = memcpy(copying->at + copying->used, *text, size);
    copying->used += size;
}

static void copy_change(struct copying *copying, struct store_change *change)
{
    const char **texts[] = {
        &change->table.id,    &change->table.game,  &change->table.summary, &change->table.record,
        &change->event.table, &change->event.body,  &change->person.id,     &change->person.name,
        &change->line.table,  &change->line.person, &change->line.name,     &change->line.text,
        &change->kept.person, &change->kept.name,   &change->kept.line,     &change->book};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++)
        copy_text(copying, texts[i]);
}

static size_t texts_size(const struct store_change *changes, unsigned count)
{
    struct copying copying = {0};
    for (unsigned i = 0; i < count; i++) {
        struct store_change change = changes[i];
        copy_change(&copying, &change);
    }
    return copying.used;
}

/* To be freed. */
static struct group *copy_changes(const struct store_change *changes, unsigned count)
{
    size_t size = sizeof(struct group) + count * sizeof *changes;
    struct group *group = store_allocate(size + texts_size(changes, count));
    struct copying copying = {(char *)group + size, 0};
    *group = (struct group){.count = count};
    memcpy(group->change, changes, count * sizeof *changes);
    for (unsigned i = 0; i < count; i++)
        copy_change(&copying, &group->change[i]);
    return group;
}

uint64_t store_write(struct store *store, const struct store_change *changes, unsigned count)
{
    assert(store->can_write && count > 0);
    struct group *group = copy_changes(changes, count);
    pthread_mutex_lock(&store->mutex);
    uint64_t number = ++store->last;
    if (store->failing) {
        store->settled = number;
        free(group);
    } else {
        group->number = number;
        *store->waiting_end = group;
        store->waiting_end = &group->next;
        pthread_cond_signal(&store->given);
    }
    pthread_mutex_unlock(&store->mutex);
    return number;
}

void store_collect(struct store *store, struct store_progress *progress)
{
    pthread_mutex_lock(&store->mutex);
    *progress = store->failure;
    progress->safe = store->settled;
    progress->failed_to = store->failing ? store->last : 0;
    store->failure = (struct store_progress){0};
    store->failing = false;
    pthread_mutex_unlock(&store->mutex);
}

void store_wait(struct store *store)
{
    pthread_mutex_lock(&store->mutex);
    while (store->settled < store->last)
        pthread_cond_wait(&store->done, &store->mutex);
    pthread_mutex_unlock(&store->mutex);
}

/* No signal is for this thread. */
static bool start_thread(struct store *store, struct borgo_error *error)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    store->can_write = pthread_create(&store->thread, NULL, write_on, store) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return store->can_write || borgo_error_fail(error, "can't start a thread");
}

static struct store *new_store(const struct engine *engine, const struct store_host *host)
{
    struct store *store = store_allocate(sizeof *store);
    pthread_condattr_t steadily;
    *store = (struct store){.engine = engine};
    if (host)
        store->host = *host;
    store->waiting_end = &store->waiting;
    pthread_condattr_init(&steadily);
    pthread_condattr_setclock(&steadily, CLOCK_MONOTONIC);
    pthread_mutex_init(&store->mutex, NULL);
    pthread_cond_init(&store->given, &steadily);
    pthread_cond_init(&store->done, NULL);
    pthread_condattr_destroy(&steadily);
    return store;
}

static struct store *open_store(const char *path, const struct store_host *host, enum access access,
                                struct borgo_error *error)
{
    const struct engine *engine = store_is_address(path) ? &store_postgres : &store_sqlite;
    struct store *store = new_store(engine, host);
    store->base = engine->open(path, access, error);
    if (store->base && (access == TO_READ || start_thread(store, error)))
        return store;
    store_close(store);
    return NULL;
}

int store_schema(bool shared)
{
    const struct engine *engine = shared ? &store_postgres : &store_sqlite;
    return engine->schema ? *engine->schema : 0;
}

struct store *store_open(const char *path, const struct store_host *host, struct borgo_error *error)
{
    return open_store(path, host, TO_WRITE, error);
}

struct store *store_open_to_read(const char *path, struct borgo_error *error)
{
    return open_store(path, NULL, TO_READ, error);
}

static void stop_thread(struct store *store)
{
    pthread_mutex_lock(&store->mutex);
    store->closing = true;
    pthread_cond_signal(&store->given);
    pthread_mutex_unlock(&store->mutex);
    if (store->engine->hurry)
        store->engine->hurry(store->base);
    pthread_join(store->thread, NULL);
}

void store_close(struct store *store)
{
    if (store->can_write)
        stop_thread(store);
    if (store->base)
        store->engine->close(store->base);
    pthread_cond_destroy(&store->given);
    pthread_cond_destroy(&store->done);
    pthread_mutex_destroy(&store->mutex);
    free(store);
}
