/* How processes share a crew's jobs: see share.h.
 *
 * Others send reports to the first process: a batch that was done, with what it yields, and how
 * many more batches they want. It answers with as many, while there are jobs left, and at last with
 * one that is empty: all is done. The answer to that is a report that says goodbye, after which
 * nothing of this crew is under way any more. */
#include "cli/share.h"

#include <stdlib.h>
#include <string.h>

#include "cli/ranks.h"

static const double AHEAD = 0.1; /* seconds of work to have in stock for every thread */
static const double LONG = 0.5;  /* longer batches aren't stocked: another might do them sooner */
enum { MOST_STOCK = 64 };

struct report {
    uint64_t first, count; /* no jobs: only a wish */
    uint64_t asks, wish;   /* batches, and jobs in each */
    bool goodbye;
    _Alignas(16) unsigned char yield[];
};

struct order {
    uint64_t first, count; /* no jobs: all is done */
};

static size_t report_size(const struct share *share)
{
    return sizeof(struct report) + share->ledger->crew->yield;
}

/* FNV-1a. */
static uint64_t hash_number(uint64_t hash, uint64_t number)
{
    for (int i = 0; i < 8; i++)
        hash = (hash ^ (number >> 8 * i & 255)) * 0x100000001b3;
    return hash;
}

static uint64_t mark_of(const struct crew *crew)
{
    const uint64_t numbers[] = {crew->jobs,  crew->threads,  crew->most,
                                crew->yield, crew->sum_size, crew->likeness};
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        hash = hash_number(hash, numbers[i]);
    return hash;
}

void share_open(struct share *share, struct ledger *ledger)
{
    *share = (struct share){.ledger = ledger, .closed = ranks_count() == 1};
    if (share->closed)
        return;
    ranks_agree(mark_of(ledger->crew));
    share->room = allocate(report_size(share));
}

/* The first process. */

static void give_batches(struct share *share, int to, const struct report *report)
{
    struct order order;
    for (uint64_t i = 0; i < report->asks; i++) {
        order.count = ledger_give(share->ledger, report->wish, &order.first);
        if (order.count == 0)
            return;
        ranks_send(to, &order, sizeof order);
    }
}

static void take_report(struct share *share, const struct report *report)
{
    struct ledger *ledger = share->ledger;
    if (report->count == 0)
        return;
    struct batch *batch = ledger_blank(ledger, report->first, report->count);
    memcpy(batch->yield, report->yield, ledger->crew->yield);
    atomic_fetch_add(&ledger->crew->done, batch->count);
    ledger_put(ledger, batch);
}

static void tell_end(struct share *share)
{
    const struct order end = {0};
    for (int rank = 1; rank < ranks_count(); rank++)
        ranks_send(rank, &end, sizeof end);
    share->told = true;
}

static bool lead_round(struct share *share)
{
    const struct report *report = share->room;
    int from;
    bool busy = false;
    while (ranks_get(&from, share->room, report_size(share))) {
        busy = true;
        share->gone += report->goodbye;
        take_report(share, report);
        give_batches(share, from, report);
    }
    if (!share->told && ledger_is_done(share->ledger))
        tell_end(share);
    share->closed = share->gone == ranks_count() - 1;
    return busy;
}

/* The others. */

static void send_report(const struct share *share, const struct report *head,
                        const struct batch *batch)
{
    struct report *report = share->room;
    size_t yield = batch ? share->ledger->crew->yield : 0;
    *report = *head;
    if (batch) {
        report->first = batch->first;
        report->count = batch->count;
        memcpy(report->yield, batch->yield, yield);
    }
    ranks_send(0, report, sizeof *report + yield);
}

/* Enough for the threads that wait and for those that soon will, less what is on its way. */
static uint64_t batches_wanted(const struct share *share)
{
    const struct ledger *ledger = share->ledger;
    double ahead = ledger->seconds > LONG ? 0
                   : ledger->seconds > 0
                       ? 1 + (double)ledger->crew->threads * AHEAD / ledger->seconds
                       : 1;
    uint64_t wanted = ledger->waiting + (ahead < MOST_STOCK ? (uint64_t)ahead : MOST_STOCK);
    uint64_t had = ledger->stocked + share->asked;
    return wanted > had ? wanted - had : 0;
}

/* The wish goes with the last of them. */
static bool send_reports(struct share *share)
{
    struct ledger *ledger = share->ledger;
    const struct report nothing = {0};
    pthread_mutex_lock(&ledger->lock);
    struct batch *done = ledger->shelf;
    const struct report wish = {.asks = ledger->over ? 0 : batches_wanted(share),
                                .wish = ledger->wish};
    ledger->shelf = NULL;
    pthread_mutex_unlock(&ledger->lock);
    bool busy = done || wish.asks > 0;
    share->asked += wish.asks;
    if (!done && busy)
        send_report(share, &wish, NULL);
    while (done) {
        struct batch *next = done->next;
        send_report(share, next ? &nothing : &wish, done);
        free(done);
        done = next;
    }
    return busy;
}

static void take_order(struct share *share, const struct order *order)
{
    struct ledger *ledger = share->ledger;
    struct batch *batch = ledger_blank(ledger, order->first, order->count), **at = &ledger->stock;
    pthread_mutex_lock(&ledger->lock);
    if (order->count > 0) {
        while (*at)
            at = &(*at)->next;
        *at = batch;
        ledger->stocked++;
        share->asked--;
    } else {
        free(batch);
        ledger->over = true;
        atomic_store(&ledger->crew->stop, true);
    }
    pthread_cond_broadcast(&ledger->news);
    pthread_mutex_unlock(&ledger->lock);
}

static bool follow_round(struct share *share)
{
    struct order order;
    int from;
    bool busy = send_reports(share);
    while (ranks_get(&from, &order, sizeof order)) {
        busy = true;
        take_order(share, &order);
    }
    if (share->ledger->over && atomic_load(&share->ledger->crew->running) == 0) {
        const struct report goodbye = {.goodbye = true};
        send_report(share, &goodbye, NULL);
        share->closed = true;
    }
    return busy;
}

bool share_round(struct share *share)
{
    if (share->closed)
        return false;
    return ranks_own() == 0 ? lead_round(share) : follow_round(share);
}

void share_close(struct share *share)
{
    ranks_spread(share->ledger->crew->sum, share->ledger->crew->sum_size);
    free(share->room);
}
