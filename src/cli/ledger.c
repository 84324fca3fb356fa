/* The ledger of a crew: see ledger.h. */
#include "cli/ledger.h"

#include <math.h>
#include <stdlib.h>

#include "cli/ranks.h"

static const double BATCH_SECONDS = 0.04;

void ledger_open(struct ledger *ledger, struct crew *crew)
{
    *ledger =
        (struct ledger){.crew = crew, .hands = crew->threads * (uint64_t)ranks_count(), .wish = 1};
    pthread_mutex_init(&ledger->lock, NULL);
    pthread_cond_init(&ledger->news, NULL);
}

struct batch *ledger_blank(const struct ledger *ledger, uint64_t first, uint64_t count)
{
    struct batch *batch = allocate(sizeof *batch + ledger->crew->yield);
    batch->first = first;
    batch->count = count;
    return batch;
}

/* Towards the end batches get smaller, so that all hands end at about the same time. */
static uint64_t give(struct ledger *ledger, uint64_t wish, uint64_t *first)
{
    const struct crew *crew = ledger->crew;
    uint64_t left = crew->jobs - ledger->next, part = left / (4 * ledger->hands);
    uint64_t count = wish < part ? wish : part > 0 ? part : left > 0;
    count = crew->most && count > crew->most ? crew->most : count;
    *first = ledger->next;
    ledger->next += count;
    return count;
}

uint64_t ledger_give(struct ledger *ledger, uint64_t wish, uint64_t *first)
{
    pthread_mutex_lock(&ledger->lock);
    uint64_t count = give(ledger, wish, first);
    pthread_mutex_unlock(&ledger->lock);
    return count;
}

static struct batch *fetch_stock(struct ledger *ledger)
{
    ledger->waiting++;
    while (!ledger->stock && !ledger->over)
        pthread_cond_wait(&ledger->news, &ledger->lock);
    ledger->waiting--;
    struct batch *batch = ledger->stock;
    if (batch) {
        ledger->stock = batch->next;
        ledger->stocked--;
    }
    return batch;
}

struct batch *ledger_fetch(struct ledger *ledger)
{
    struct batch *batch = NULL;
    uint64_t first, count;
    pthread_mutex_lock(&ledger->lock);
    if (ranks_own() > 0)
        batch = fetch_stock(ledger);
    else if ((count = give(ledger, ledger->wish, &first)) > 0)
        batch = ledger_blank(ledger, first, count);
    pthread_mutex_unlock(&ledger->lock);
    return batch;
}

/* The next is as long as this one promises, but not suddenly longer. */
static void note_pace(struct ledger *ledger, uint64_t count, double seconds)
{
    double fitting = fmin(2 * (double)count, BATCH_SECONDS * (double)count / fmax(seconds, 1e-6));
    ledger->wish = fitting < 1 ? 1 : (uint64_t)fitting;
    ledger->seconds = seconds / (double)count * (double)ledger->wish;
}

static void put_on_shelf(struct ledger *ledger, struct batch *batch)
{
    struct batch **at = &ledger->shelf;
    while (*at && (*at)->first < batch->first)
        at = &(*at)->next;
    batch->next = *at;
    *at = batch;
}

static void take_first(struct ledger *ledger)
{
    struct batch *batch = ledger->shelf;
    ledger->shelf = batch->next;
    ledger->taken = batch->first + batch->count;
    if (ledger->crew->take)
        ledger->crew->take(ledger->crew, batch->first, batch->yield);
    free(batch);
}

static void put(struct ledger *ledger, struct batch *batch)
{
    put_on_shelf(ledger, batch);
    while (ranks_own() == 0 && ledger->shelf && ledger->shelf->first == ledger->taken)
        take_first(ledger);
}

void ledger_put(struct ledger *ledger, struct batch *batch)
{
    pthread_mutex_lock(&ledger->lock);
    put(ledger, batch);
    pthread_mutex_unlock(&ledger->lock);
}

void ledger_hand_in(struct ledger *ledger, struct batch *batch, double seconds)
{
    pthread_mutex_lock(&ledger->lock);
    if (batch->count > 0) {
        note_pace(ledger, batch->count, seconds);
        put(ledger, batch);
    } else {
        free(batch);
    }
    pthread_mutex_unlock(&ledger->lock);
}

bool ledger_is_done(struct ledger *ledger)
{
    pthread_mutex_lock(&ledger->lock);
    bool done = ledger->taken == ledger->crew->jobs || atomic_load(&ledger->crew->stop);
    pthread_mutex_unlock(&ledger->lock);
    return done;
}

static void free_batches(struct batch *batch)
{
    while (batch) {
        struct batch *next = batch->next;
        free(batch);
        batch = next;
    }
}

/* After Ctrl-C, what was done beyond a gap counts too. */
void ledger_close(struct ledger *ledger)
{
    while (ranks_own() == 0 && ledger->shelf)
        take_first(ledger);
    free_batches(ledger->shelf);
    free_batches(ledger->stock);
    pthread_cond_destroy(&ledger->news);
    pthread_mutex_destroy(&ledger->lock);
}
