/* Threads that share out numbered jobs: see crew.h. Signals are blocked in every thread and the
 * main thread waits for them as for messages, so no signal handler is needed. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 40 };

struct worker {
    struct crew *crew;
    pthread_t thread;
    void *own;
};

static uint64_t core_count(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > MAX_THREADS ? MAX_THREADS : (uint64_t)cores;
}

bool read_threads(const struct arguments *arguments, uint64_t *threads)
{
    return flag_number(arguments, "--threads", 1, MAX_THREADS, core_count(), threads);
}

static void list_signals(sigset_t *signals)
{
    sigemptyset(signals);
    sigaddset(signals, SIGINT);
    sigaddset(signals, SIGTERM);
}

void hold_signals(sigset_t *before)
{
    sigset_t signals;
    list_signals(&signals);
    pthread_sigmask(SIG_BLOCK, &signals, before);
}

void release_signals(const sigset_t *before)
{
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

/* Takes a signal that comes within so long; all that wait already count as one. */
static bool take_signal(long nanoseconds)
{
    const struct timespec pause = {.tv_nsec = nanoseconds}, now = {0};
    sigset_t signals;
    list_signals(&signals);
    bool taken = sigtimedwait(&signals, NULL, &pause) > 0;
    while (taken && sigtimedwait(&signals, NULL, &now) > 0)
        continue;
    return taken;
}

bool signal_came(void)
{
    return take_signal(0);
}

static void *work_on(void *worker_)
{
    struct worker *worker = worker_;
    struct crew *crew = worker->crew;
    uint64_t job;
    while (!atomic_load(&crew->stop) && (job = atomic_fetch_add(&crew->next, 1)) < crew->jobs) {
        if (!crew->work(crew, worker->own, job))
            break;
        atomic_fetch_add(&crew->done, 1);
    }
    atomic_fetch_sub(&crew->running, 1);
    return NULL;
}

static void draw_progress(struct crew *crew)
{
    uint64_t done = atomic_load(&crew->done);
    int filled = (int)((double)done / (double)crew->jobs * BAR);
    fprintf(stderr, "\r[%.*s%.*s] %llu/%llu", filled, "########################################",
            BAR - filled, "........................................", (unsigned long long)done,
            (unsigned long long)crew->jobs);
}

/* Until all threads are done, or Ctrl-C. */
static bool watch(struct crew *crew)
{
    bool bar = !crew->quiet && isatty(STDERR_FILENO), interrupted = false;
    while (!interrupted && atomic_load(&crew->running) > 0) {
        if (bar)
            draw_progress(crew);
        interrupted = take_signal(20000000);
    }
    if (interrupted)
        atomic_store(&crew->stop, true);
    if (bar)
        fprintf(stderr, "\r%*s\r", BAR + 45, "");
    return interrupted;
}

static bool start_worker(struct crew *crew, struct worker *worker)
{
    worker->crew = crew;
    worker->own = allocate(crew->own);
    crew->open(crew, worker->own);
    atomic_fetch_add(&crew->running, 1);
    if (pthread_create(&worker->thread, NULL, work_on, worker) == 0)
        return true;
    atomic_fetch_sub(&crew->running, 1);
    crew->close(crew, worker->own);
    free(worker->own);
    return false;
}

static void end_worker(struct crew *crew, struct worker *worker)
{
    pthread_join(worker->thread, NULL);
    crew->close(crew, worker->own);
    free(worker->own);
}

enum crew_end run_crew(struct crew *crew)
{
    uint64_t threads = crew->threads < crew->jobs ? crew->threads : crew->jobs, started = 0;
    struct worker *workers = allocate(threads * sizeof *workers);
    sigset_t before;
    hold_signals(&before);
    while (started < threads && start_worker(crew, &workers[started]))
        started++;
    bool interrupted = watch(crew);
    for (uint64_t i = 0; i < started; i++)
        end_worker(crew, &workers[i]);
    free(workers);
    interrupted |= take_signal(0); /* a second Ctrl-C must not cost the results */
    release_signals(&before);
    if (started == 0) {
        complain("can't start a thread");
        return CREW_FAILED;
    }
    return interrupted ? CREW_INTERRUPTED : CREW_DONE;
}
