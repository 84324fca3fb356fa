/* How processes share a crew's jobs: the first gives batches out and takes what the others send
 * back. All of it happens in the main threads, between two looks at the clock. */
#ifndef BORGO_CLI_SHARE_H
#define BORGO_CLI_SHARE_H

#include "cli/ledger.h"

struct share {
    struct ledger *ledger;
    void *room;        /* for a message */
    uint64_t asked;    /* batches that were asked for and haven't come */
    int gone;          /* processes that have ended their part */
    bool told, closed; /* the first has told the others that all is done; nothing remains to do */
};

/* Waits for the others. */
void share_open(struct share *share, struct ledger *ledger);
/* What there is to send and to get at this moment. False: nothing came or went. */
bool share_round(struct share *share);
/* After all work: all processes have the same sum. */
void share_close(struct share *share);

#endif
