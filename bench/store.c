/* How many events the store makes safe in a second, and how long one waits for that, beside what
 * the disk itself can do.
 *
 *     store [FOLDER [SECONDS]]     FOLDER is on the disk to be measured: the current one otherwise
 *
 * First the disk: a page appended and synced, again and again. Then events at 2,000 tables in turn,
 * as many as go with so many under way at a time; and at a steady rate, as a server gets them. */
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store/store.h"

enum { TABLES = 2000, PAGE = 4096, MOST_WAITS = 1 << 22 };

static const char body[] =
    "{\"do\":\"move\",\"seat\":1,\"move\":\"house 4,5 1\",\"client\":\"k3f-12\",\"at\":1700000000}";

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void sleep_for(double seconds)
{
    nanosleep(&(struct timespec){0, (long)(seconds * 1e9)}, NULL);
}

static _Noreturn void give_up(const char *what)
{
    fprintf(stderr, "store: %s\n", what);
    exit(1);
}

static int by_size(const void *one, const void *other)
{
    float a = *(const float *)one, b = *(const float *)other;
    return (a > b) - (a < b);
}

/* Times that were waited, in milliseconds. */
struct waits {
    float *at;
    unsigned count;
};

static void note_wait(struct waits *waits, double seconds)
{
    if (waits->count < MOST_WAITS)
        waits->at[waits->count++] = (float)(1000 * seconds);
}

static void report(const char *what, struct waits *waits, double seconds)
{
    qsort(waits->at, waits->count, sizeof *waits->at, by_size);
    unsigned last = waits->count ? waits->count - 1 : 0;
    printf("%-28s %9.0f/s   half in %7.2f ms, 99 %% in %7.2f ms, all in %7.2f ms\n", what,
           waits->count / seconds, waits->at[last / 2], waits->at[(unsigned)(last * 0.99)],
           waits->at[last]);
    fflush(stdout);
    waits->count = 0;
}

static void measure_disk(struct waits *waits, double seconds)
{
    static char page[PAGE];
    int file = open("bench-disk", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0)
        give_up("can't write here");
    double start = now(), before = start;
    while (before < start + seconds) {
        if (write(file, page, PAGE) != PAGE || fdatasync(file) != 0)
            give_up("the disk doesn't work as it should");
        double after = now();
        note_wait(waits, after - before);
        before = after;
    }
    report("4 KiB written and synced", waits, before - start);
    close(file);
    unlink("bench-disk");
}

/* Events under way: when each was given, in a ring. */
struct run {
    struct store *store;
    struct waits *waits;
    double *given;
    uint64_t last, safe;
    uint32_t number[TABLES];
};
enum { RING = 1 << 20 };

static void give(struct run *run)
{
    char id[20];
    unsigned table = (unsigned)(run->last % TABLES);
    snprintf(id, sizeof id, "table-%u", table);
    struct store_change change = {
        .kind = STORE_APPEND,
        .event = {.table = id, .number = ++run->number[table], .at = 1, .body = body}};
    run->last = store_write(run->store, &change, 1);
    run->given[run->last % RING] = now();
}

static void collect(struct run *run)
{
    struct store_progress progress;
    store_collect(run->store, &progress);
    if (progress.failed_from)
        give_up(progress.why);
    double time = now();
    while (run->safe < progress.safe)
        note_wait(run->waits, time - run->given[++run->safe % RING]);
}

static void open_run(struct run *run, struct waits *waits, double *given)
{
    struct borgo_error error = {0};
    *run = (struct run){.waits = waits, .given = given};
    unlink("bench-store.db");
    run->store = store_open("bench-store.db", NULL, &error);
    if (!run->store)
        give_up(error.message);
}

static void close_run(struct run *run)
{
    store_close(run->store);
    unlink("bench-store.db");
    unlink("bench-store.db-lock");
}

/* Always so many under way. */
static void measure_flood(struct waits *waits, double *given, unsigned under_way, double seconds)
{
    struct run run;
    char what[60];
    open_run(&run, waits, given);
    double start = now();
    while (now() < start + seconds) {
        while (run.last - run.safe < under_way)
            give(&run);
        if (under_way == 1)
            store_wait(run.store);
        else
            sleep_for(50e-6);
        collect(&run);
    }
    store_wait(run.store);
    collect(&run);
    double end = now();
    snprintf(what, sizeof what, "%u under way", under_way);
    report(what, waits, end - start);
    close_run(&run);
}

/* So many a second, whatever comes of them. */
static void measure_rate(struct waits *waits, double *given, double rate, double seconds)
{
    struct run run;
    char what[60];
    open_run(&run, waits, given);
    double start = now(), time = start;
    while (time < start + seconds) {
        while ((double)run.last < (time - start) * rate)
            give(&run);
        collect(&run);
        sleep_for(200e-6);
        time = now();
    }
    store_wait(run.store);
    collect(&run);
    snprintf(what, sizeof what, "%.0f a second", rate);
    report(what, waits, time - start);
    close_run(&run);
}

int main(int count, char **words)
{
    double seconds = count > 2 ? atof(words[2]) : 5;
    struct waits waits = {malloc(MOST_WAITS * sizeof(float)), 0};
    double *given = calloc(RING, sizeof *given);
    if (!waits.at || !given || (count > 1 && chdir(words[1]) != 0))
        give_up("no such folder");
    measure_disk(&waits, seconds);
    static const unsigned under_way[] = {1, 10, 100, 1000, 10000};
    for (unsigned i = 0; i < sizeof under_way / sizeof *under_way; i++)
        measure_flood(&waits, given, under_way[i], seconds);
    static const double rate[] = {1000, 5000, 10000};
    for (unsigned i = 0; i < sizeof rate / sizeof *rate; i++)
        measure_rate(&waits, given, rate[i], seconds);
    free(waits.at);
    free(given);
    return 0;
}
