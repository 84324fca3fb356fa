/* Work in another thread: see worker.h. It takes no signals: those are for the thread that reads
 * keys. */
#include "terminal/full/worker.h"

#include <signal.h>
#include <unistd.h>

static void *carry_out(void *worker_)
{
    struct worker *worker = worker_;
    worker->work(worker->of);
    close(worker->ends[1]);
    return NULL;
}

bool start_work(struct worker *worker, void (*work)(void *of), void *of)
{
    sigset_t all, before;
    *worker = (struct worker){.work = work, .of = of};
    if (pipe(worker->ends) != 0) {
        work(of);
        return false;
    }
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    worker->running = pthread_create(&worker->thread, NULL, carry_out, worker) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!worker->running) {
        close(worker->ends[0]);
        close(worker->ends[1]);
        work(of);
    }
    return worker->running;
}

void report_work(const struct worker *worker)
{
    ssize_t written = write(worker->ends[1], "", 1);
    (void)written; /* a report that is lost is followed by others */
}

bool is_work_done(const struct worker *worker)
{
    char reports[64];
    return read(worker->ends[0], reports, sizeof reports) <= 0;
}

int work_file(const struct worker *worker)
{
    return worker->running ? worker->ends[0] : -1;
}

void end_work(struct worker *worker)
{
    if (!worker->running)
        return;
    pthread_join(worker->thread, NULL);
    close(worker->ends[0]);
    worker->running = false;
}
