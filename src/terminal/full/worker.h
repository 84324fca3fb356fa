/* Something that takes long, in another thread, while this one reads keys. */
#ifndef BORGO_FULL_WORKER_H
#define BORGO_FULL_WORKER_H

#include <pthread.h>
#include <stdbool.h>

struct worker {
    void (*work)(void *of);
    void *of;
    bool running;
    pthread_t thread;
    int ends[2]; /* of a pipe; the second is closed when the work is done */
};

/* From the work itself: something has come of it that is worth showing. */
void report_work(const struct worker *worker);
/* The file can be read: whether that is the end, or only a report. */
bool is_work_done(const struct worker *worker);

/* False: no thread can be had, and the work has been done at once. */
bool start_work(struct worker *worker, void (*work)(void *of), void *of);
/* To be waited for: it can be read when the work is done, or reports; -1 when there is none. */
int work_file(const struct worker *worker);
/* Waits until the work is done. */
void end_work(struct worker *worker);

#endif
