/* Opening the store again, beside the loop: see network.h. Whoever can't reach a database learns so
 * by waiting, and meanwhile everybody who asks must hear at once that they should go elsewhere. */
#include <signal.h>
#include <stdlib.h>

#include "server/neighbours.h"

struct returning {
    struct server *server;
    pthread_t thread;
    atomic_bool done;
    struct store *store; /* what is to be closed; then what was opened */
    struct neighbours *neighbours;
    struct borgo_error error;
};

static void close_old(struct returning *returning)
{
    neighbours_close(returning->neighbours);
    if (returning->store)
        store_close(returning->store);
    returning->neighbours = NULL;
    returning->store = NULL;
}

static void *open_again(void *returning_)
{
    struct returning *returning = returning_;
    close_old(returning);
    server_open_store(returning->server, &returning->store, &returning->neighbours,
                      &returning->error);
    atomic_store(&returning->done, true);
    server_wake(returning->server);
    return NULL;
}

/* No signal is for this thread. */
struct returning *returning_start(struct server *server, struct store *store,
                                  struct neighbours *neighbours)
{
    struct returning *returning = calloc(1, sizeof *returning);
    sigset_t all, before;
    if (!returning)
        abort();
    returning->server = server;
    returning->store = store;
    returning->neighbours = neighbours;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&returning->thread, NULL, open_again, returning) != 0)
        abort();
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return returning;
}

bool returning_is_done(const struct returning *returning)
{
    return atomic_load(&returning->done);
}

bool returning_end(struct returning *returning, struct store **store,
                   struct neighbours **neighbours, struct borgo_error *error)
{
    pthread_join(returning->thread, NULL);
    *store = returning->store;
    *neighbours = returning->neighbours;
    bool fine = returning->store != NULL;
    if (!fine && error)
        *error = returning->error;
    free(returning);
    return fine;
}
