/* A computer player thinks in another thread: see thinking.h. */
#include "terminal/thinking.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "terminal/clock.h"

enum { A_WHILE = 400 }; /* milliseconds after which somebody wonders what is going on */

struct thought {
    struct borgo_job *job;
    struct borgo_hint *hint;
    int done; /* the end of a pipe that is closed when the job is done */
};

static void *think_alone(void *thought_)
{
    struct thought *thought = thought_;
    borgo_hint_think(thought->job, thought->hint);
    close(thought->done);
    return NULL;
}

/* A line that goes away again. */
static void show_thinking(const struct screen *screen, const char *name, bool shown)
{
    if (!screen->interactive)
        return;
    if (shown) {
        printf(tr("%s is thinking …"), name);
        fflush(stdout);
    } else {
        clear_line(screen);
    }
}

static void wait_for(struct borgo_job *job, int done, const char *name, const struct screen *screen,
                     struct input *input)
{
    enum waited waited = wait_readable(input, done, A_WHILE);
    if (waited == WAITED_LONG) {
        show_thinking(screen, name, true);
        waited = wait_readable(input, done, -1);
        show_thinking(screen, name, false);
    }
    if (waited == WAITED_INTERRUPTED)
        borgo_job_cancel(job);
}

bool think(struct borgo_job *job, struct borgo_hint *hint, double seconds, const char *name,
           const struct screen *screen, struct input *input)
{
    struct borgo_stopwatch stopwatch = {borgo_clock_now(), seconds};
    pthread_t thread;
    int ends[2];
    job->request.time_used = job->request.budget ? NULL : borgo_clock_used;
    job->request.clock = &stopwatch;
    if (pipe(ends) != 0)
        return borgo_hint_think(job, hint);
    struct thought thought = {job, hint, ends[1]};
    if (pthread_create(&thread, NULL, think_alone, &thought) == 0) {
        wait_for(job, ends[0], name, screen, input);
        pthread_join(thread, NULL);
    } else {
        think_alone(&thought);
    }
    close(ends[0]);
    return !atomic_load_explicit(&job->cancelled, memory_order_relaxed);
}
