/* Advice for a seat: whole turns that a computer player suggests, with what each is sure to bring.
 * All of it comes from what the seat sees. */
#ifndef BORGO_TABLE_HINT_H
#define BORGO_TABLE_HINT_H

#include "table/job.h"
#include "table/preview.h"

struct borgo_hint {
    struct borgo_suggestions turns; /* as far as each can be played for sure */
    struct borgo_preview preview[BORGO_MAX_SUGGESTIONS];
};

/* Lets the job's player think, as borgo_job_think does, and works out the rest; a NULL hint is a
 * job without advice. False: it was cancelled, and the hint means nothing. */
bool borgo_hint_think(struct borgo_job *job, struct borgo_hint *hint);

#endif
