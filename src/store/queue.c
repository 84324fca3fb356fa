/* The queue between the thread that decides and the one that writes: see store.h.
 *
 * The writer takes all groups that wait and writes them together. After a failure the store is
 * `failing` until store_collect has told so: whatever is given meanwhile was decided in the belief
 * that what failed had happened, so it fails too, unwritten. That makes what failed one row of
 * numbers. */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/parts.h"

struct store {
    struct store_host host;
    int lock; /* an open file; held as long as this process may write */
    struct connection reader, writer;
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

struct connection *store_reader_of(struct store *store)
{
    return &store->reader;
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
    bool fine = store_write_groups(&store->writer, batch, &why);
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
    store_tidy_up(&store->writer, !fine);
}

/* The next batch; NULL when there will be none any more. */
static struct group *next_batch(struct store *store, uint64_t *last)
{
    pthread_mutex_lock(&store->mutex);
    while (!store->waiting && !store->closing)
        pthread_cond_wait(&store->given, &store->mutex);
    struct group *batch = take_waiting(store);
    *last = store->last;
    pthread_mutex_unlock(&store->mutex);
    return batch;
}

static void *write_on(void *store_)
{
    struct store *store = store_;
    struct group *batch;
    uint64_t last;
    while ((batch = next_batch(store, &last)) != NULL)
        settle(store, batch, last);
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
    const char **texts[] = {&change->table.id,     &change->table.game,  &change->table.summary,
                            &change->table.record, &change->event.table, &change->event.body,
                            &change->person.id,    &change->person.name, &change->line.table,
                            &change->line.person,  &change->line.name,   &change->line.text};
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

/* Nobody else may write: held by a file beside it, since closing another opening of the file itself
 * would end SQLite's own locks. The file stays, empty. */
static bool take_lock(struct store *store, const char *path, struct borgo_error *error)
{
    char *beside = store_path_with(path, "-lock");
    store->lock = open(beside, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    if (store->lock < 0)
        borgo_error_fail(error, "can't lock '%s' with '%s': %s", path, beside, strerror(errno));
    free(beside);
    if (store->lock < 0)
        return false;
    fchmod(store->lock, 0600); /* whatever the umask */
    if (flock(store->lock, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (errno == EWOULDBLOCK)
        return borgo_error_fail(error, "another Borgo has the store '%s' open", path);
    return borgo_error_fail(error, "can't lock the store '%s': %s", path, strerror(errno));
}

/* The file is there, a plain one, and for its owner alone. */
static bool prepare_file(const char *path, struct borgo_error *error)
{
    struct stat about;
    if (lstat(path, &about) != 0) {
        if (!store_check_free(path, error))
            return false;
        if (!store_make_private_file(path))
            return borgo_error_fail(error, "can't make the store '%s': %s", path, strerror(errno));
        store_sync_folder(path);
        return true;
    }
    if (S_ISREG(about.st_mode) && (about.st_mode & 0077) && chmod(path, about.st_mode & 0700) != 0)
        return borgo_error_fail(error, "others can read the store '%s': %s", path, strerror(errno));
    return true;
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

static struct store *new_store(const struct store_host *host)
{
    struct store *store = store_allocate(sizeof *store);
    *store = (struct store){.lock = -1};
    if (host)
        store->host = *host;
    store->waiting_end = &store->waiting;
    pthread_mutex_init(&store->mutex, NULL);
    pthread_cond_init(&store->given, NULL);
    pthread_cond_init(&store->done, NULL);
    return store;
}

/* Where it may not write, SQLite is content with reading. */
static bool check_writable(sqlite3 *sqlite, const char *path, struct borgo_error *error)
{
    return !sqlite3_db_readonly(sqlite, NULL)
           || borgo_error_fail(error, "the store '%s' is write-protected", path);
}

static bool open_to_write(struct store *store, const char *path, struct borgo_error *error)
{
    if (!take_lock(store, path, error) || !prepare_file(path, error)
        || !store_connect(&store->writer, path, TO_WRITE, error)
        || !check_writable(store->writer.sqlite, path, error)
        || !store_bring_up_to_date(store->writer.sqlite, path, store_schema_steps,
                                   store_schema_version, error)
        || !store_connect(&store->reader, path, TO_READ, error))
        return false;
    store_watch_log(&store->writer);
    return start_thread(store, error);
}

static bool open_to_read(struct store *store, const char *path, struct borgo_error *error)
{
    return store_connect(&store->reader, path, TO_READ, error)
           && store_check_schema(store->reader.sqlite, path, true, error);
}

static struct store *open_store(const char *path, const struct store_host *host, enum access access,
                                struct borgo_error *error)
{
    char *real = store_real_path(path, error);
    struct store *store = real ? new_store(host) : NULL;
    bool fine = store
                && (access == TO_WRITE ? open_to_write(store, real, error)
                                       : open_to_read(store, real, error));
    free(real);
    if (store && !fine) {
        store_close(store);
        store = NULL;
    }
    return store;
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
    pthread_join(store->thread, NULL);
}

void store_close(struct store *store)
{
    if (store->can_write)
        stop_thread(store);
    store_disconnect(&store->reader);
    store_disconnect(&store->writer);
    if (store->lock >= 0)
        close(store->lock);
    pthread_cond_destroy(&store->given);
    pthread_cond_destroy(&store->done);
    pthread_mutex_destroy(&store->mutex);
    free(store);
}
