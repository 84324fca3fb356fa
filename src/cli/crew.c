/* Threads that share out numbered jobs: see crew.h. Signals are blocked in every thread and the
 * main thread waits for them as for messages, so no signal handler is needed. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/ledger.h"
#include "cli/ranks.h"
#include "cli/share.h"

/* The bar's columns; nanoseconds between two looks, alone and at least and at most where processes
 * share; seconds between two lines of progress where nothing can be drawn. */
enum { BAR = 40, LOOK = 20000000, SHORT_LOOK = 100000, LONG_LOOK = 5000000, LINES = 10 };

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
    uint64_t usual = ranks_count() > 1 ? 1 : core_count();
    return flag_number(arguments, "--threads", 1, MAX_THREADS, usual, threads);
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

static bool do_batch(struct worker *worker, struct batch *batch)
{
    struct crew *crew = worker->crew;
    double start = borgo_clock_now();
    uint64_t done = 0;
    while (done < batch->count && !atomic_load(&crew->stop)
           && crew->work(crew, worker->own, batch->first + done, batch->yield)) {
        done++;
        atomic_fetch_add(&crew->done, 1);
    }
    bool all = done == batch->count;
    batch->count = done;
    ledger_hand_in(crew->ledger, batch, borgo_clock_now() - start);
    return all;
}

static void *work_on(void *worker_)
{
    struct worker *worker = worker_;
    struct crew *crew = worker->crew;
    struct batch *batch;
    while (!atomic_load(&crew->stop) && (batch = ledger_fetch(crew->ledger)))
        if (!do_batch(worker, batch))
            break;
    atomic_fetch_sub(&crew->running, 1);
    return NULL;
}

static void draw_progress(struct crew *crew, const char *end)
{
    uint64_t done = atomic_load(crew->goal ? &crew->found : &crew->done);
    uint64_t all = crew->goal ? crew->goal : crew->jobs;
    int filled = (int)((double)done / (double)all * BAR);
    fprintf(stderr, "[%.*s%.*s] %llu/%llu%s", filled, "########################################",
            BAR - filled, "........................................", (unsigned long long)done,
            (unsigned long long)all, end);
}

/* A bar at a terminal; from mpirun, which is none, a line now and then. */
static void show_progress(struct crew *crew, bool bar, double *shown)
{
    if (crew->quiet || ranks_own() > 0)
        return;
    if (bar) {
        draw_progress(crew, "\r");
    } else if (ranks_count() > 1 && borgo_clock_now() - *shown >= LINES) {
        draw_progress(crew, "\n");
        *shown = borgo_clock_now();
    }
}

/* Where processes share, whoever interrupts one ends all; and the loss of another looks the same
 * from here, since mpirun ends those that are left. What there is so far would depend on chance. */
static _Noreturn void give_up(void)
{
    if (ranks_own() == 0)
        complain("interrupted, or another process was lost; there is no result");
    _Exit(EXIT_INTERRUPTED);
}

/* While much is said, answers are wanted soon; every look costs a little. */
static long next_look(long look, bool busy)
{
    long next = busy ? look / 4 : 2 * look;
    return next < SHORT_LOOK ? SHORT_LOOK : next > LONG_LOOK ? LONG_LOOK : next;
}

/* Until all threads are done, in all processes, or Ctrl-C. */
static bool watch(struct crew *crew, struct share *share)
{
    bool bar = !crew->quiet && isatty(STDERR_FILENO), interrupted = false;
    double shown = borgo_clock_now();
    long look = ranks_count() > 1 ? SHORT_LOOK : LOOK;
    while (!interrupted && (atomic_load(&crew->running) > 0 || !share->closed)) {
        show_progress(crew, bar, &shown);
        bool busy = share_round(share);
        if (ranks_count() > 1)
            look = next_look(look, busy);
        interrupted = take_signal(look);
    }
    if (bar)
        fprintf(stderr, "\r%*s\r", BAR + 45, "");
    if (interrupted && ranks_count() > 1)
        give_up();
    if (interrupted)
        atomic_store(&crew->stop, true);
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

/* Starts as many as it can. */
static uint64_t start_workers(struct crew *crew, struct worker *workers, uint64_t count)
{
    uint64_t started = 0;
    while (started < count && start_worker(crew, &workers[started]))
        started++;
    if (started > 0)
        return started;
    complain("can't start a thread");
    if (ranks_count() > 1)
        ranks_abort(EXIT_FAILED);
    return 0;
}

enum crew_end run_crew(struct crew *crew)
{
    uint64_t threads = crew->threads < crew->jobs ? crew->threads : crew->jobs;
    struct worker *workers = allocate(threads * sizeof *workers);
    struct ledger ledger;
    struct share share;
    sigset_t before;
    hold_signals(&before);
    ledger_open(&ledger, crew);
    crew->ledger = &ledger;
    share_open(&share, &ledger);
    uint64_t started = start_workers(crew, workers, threads);
    bool interrupted = started > 0 && watch(crew, &share);
    for (uint64_t i = 0; i < started; i++)
        end_worker(crew, &workers[i]);
    ledger_close(&ledger);
    share_close(&share);
    free(workers);
    interrupted |= take_signal(0); /* a second Ctrl-C must not cost the results */
    if (interrupted && ranks_count() > 1)
        give_up();
    release_signals(&before);
    return started == 0 ? CREW_FAILED : interrupted ? CREW_INTERRUPTED : CREW_DONE;
}
