/* The ledger of a crew: which jobs were given out, and what came of them.
 *
 * In the first process all jobs are in it, and what is handed in is taken in the order of the jobs'
 * numbers; what comes too early waits on the shelf. In the others it has a small stock of batches,
 * which share.c fetches from the first process, and what is handed in goes there. */
#ifndef BORGO_CLI_LEDGER_H
#define BORGO_CLI_LEDGER_H

#include <pthread.h>

#include "cli/crew.h"

struct batch {
    struct batch *next;
    uint64_t first, count; /* once handed in: the jobs that were done */
    _Alignas(16) unsigned char yield[];
};

struct ledger {
    struct crew *crew;
    pthread_mutex_t lock; /* of all that follows */
    uint64_t hands;       /* threads in all processes */
    uint64_t next;        /* the first job that nobody has been given */
    uint64_t taken;       /* all before this one were taken */
    uint64_t wish;        /* jobs that make a batch of the right length */
    double seconds;       /* that one took */
    struct batch *shelf;  /* handed in, by number; not taken yet, or not sent yet */
    /* In processes other than the first: */
    struct batch *stock;
    pthread_cond_t news; /* of the stock */
    uint64_t stocked, waiting;
    bool over; /* nothing more will come */
};

void ledger_open(struct ledger *ledger, struct crew *crew);
/* After all work, with what is still on the shelf. */
void ledger_close(struct ledger *ledger);

struct batch *ledger_blank(const struct ledger *ledger, uint64_t first, uint64_t count);

/* For threads: the next batch, or NULL if there is none. */
struct batch *ledger_fetch(struct ledger *ledger);
/* What was done of a batch, and how long it took. */
void ledger_hand_in(struct ledger *ledger, struct batch *batch, double seconds);

/* For another process: how many jobs, from `first` on, it may do; 0: none are left. */
uint64_t ledger_give(struct ledger *ledger, uint64_t wish, uint64_t *first);
/* What another process did. */
void ledger_put(struct ledger *ledger, struct batch *batch);
/* Nothing remains to be taken. */
bool ledger_is_done(struct ledger *ledger);

#endif
