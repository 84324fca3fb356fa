/* Threads that share out numbered jobs, while the main thread draws a progress bar and waits for
 * Ctrl-C: for every command that plays many games. Started by mpirun, the threads of all processes
 * do: each process runs the same command with the same crews. Which thread does which job is left
 * to chance, so a job's result must not depend on it. */
#ifndef BORGO_CLI_CREW_H
#define BORGO_CLI_CREW_H

#include <signal.h>
#include <stdatomic.h>

#include "cli/command.h"

enum { MAX_THREADS = 256 };

#define THREADS_FLAG                                                                               \
    {                                                                                              \
        "--threads", "N",                                                                          \
            N_("how many at a time; all cores unless given, one in each process under mpirun")     \
    }

struct crew {
    uint64_t jobs; /* numbered from 0 */
    uint64_t threads;
    bool quiet;    /* no progress bar */
    size_t own;    /* bytes of each thread's own memory, zeroed */
    void *context; /* what all threads share */
    void (*open)(struct crew *crew, void *own);
    /* Jobs are done in batches of consecutive numbers, small enough that nobody waits long for
     * another's. `work` does a job and adds it to what its batch yields: plain data, zeroed before
     * the first job. False: it was left undone because `stop` was set. */
    size_t yield;
    uint64_t most; /* jobs in a batch; 0: any number */
    bool (*work)(struct crew *crew, void *own, uint64_t job, void *yield);
    /* Adds what a batch yields to `sum`: by one thread at a time, and in the order of the jobs'
     * numbers. Where processes share the jobs it is called in the first one alone, and `sum`, plain
     * data, goes to the others when all is done. May be NULL where nothing is shared so. */
    void (*take)(struct crew *crew, uint64_t first, const void *yield);
    void *sum;
    size_t sum_size;
    uint64_t likeness; /* a number that all processes must have in common, or they do other jobs */
    void (*close)(struct crew *crew, void *own);
    /* Where nobody knows how many jobs it takes: the bar shows how much was found of the goal. */
    uint64_t goal;
    atomic_uint_fast64_t found;
    atomic_bool stop; /* set it to end all work early */
    /* The crew's own: */
    struct ledger *ledger;
    atomic_uint_fast64_t done;
    atomic_int running;
};

enum crew_end { CREW_DONE, CREW_INTERRUPTED, CREW_FAILED };

/* All jobs, or as many as there are before `stop` or Ctrl-C. `close` is called in the calling
 * thread, after all work. CREW_FAILED, with a complaint: no thread could be started. Where
 * processes share the jobs, Ctrl-C and failures end the program here instead, with a complaint:
 * some results would be lost. */
enum crew_end run_crew(struct crew *crew);

/* Reads --threads. */
bool read_threads(const struct arguments *arguments, uint64_t *threads);

/* From here on Ctrl-C waits until a crew takes it, also between two crews; `before` is what to go
 * back to. */
void hold_signals(sigset_t *before);
void release_signals(const sigset_t *before);
/* One has come while they were held; it counts as taken. */
bool signal_came(void);

#endif
