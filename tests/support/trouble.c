/* A library to be loaded before a server's own (LD_PRELOAD): its disk becomes slow, full or
 * write-protected and its wall clock jumps, as whoever made the file BORGO_TROUBLE writes into it.
 * Sockets are not touched. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* What the file holds. */
struct trouble {
    int64_t slow;    /* milliseconds that a sync takes longer */
    int64_t failing; /* errno of every write into a file, or 0 */
    int64_t ahead;   /* milliseconds that the wall clock is ahead */
};

static volatile struct trouble *trouble(void)
{
    static struct trouble none;
    static volatile struct trouble *found;
    if (found)
        return found;
    const char *path = getenv("BORGO_TROUBLE");
    int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    void *memory = file >= 0 ? mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
    if (file >= 0)
        close(file);
    return found = memory == MAP_FAILED ? &none : memory;
}

/* The function of that name that would be called without this library. */
#define NEXT(type, name)                                                                           \
    type *next;                                                                                    \
    *(void **)&next = dlsym(RTLD_NEXT, name)
typedef int sync_function(int);
typedef ssize_t write_function(int, const void *, size_t, off_t);
typedef int clock_function(clockid_t, struct timespec *);

static int fails(void)
{
    if (!trouble()->failing)
        return 0;
    errno = (int)trouble()->failing;
    return -1;
}

static void wait_a_while(void)
{
    int64_t slow = trouble()->slow;
    struct timespec time = {slow / 1000, slow % 1000 * 1000000};
    if (slow)
        nanosleep(&time, NULL);
}

/* The parameters have names of their own. NOLINTBEGIN(readability-inconsistent-*) */
int fsync(int file)
{
    NEXT(sync_function, "fsync");
    wait_a_while();
    return fails() ? -1 : next(file);
}

int fdatasync(int file)
{
    NEXT(sync_function, "fdatasync");
    wait_a_while();
    return fails() ? -1 : next(file);
}

/* With 64 bits for positions, as everything here is built, that is its name. */
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at)
{
    NEXT(write_function, "pwrite64");
    return fails() ? -1 : next(file, bytes, count, at);
}

int clock_gettime(clockid_t clock, struct timespec *time)
{
    NEXT(clock_function, "clock_gettime");
    int result = next(clock, time);
    if (clock == CLOCK_REALTIME)
        time->tv_sec += trouble()->ahead / 1000;
    return result;
}

int gettimeofday(struct timeval *restrict time_, void *restrict zone)
{
    struct timespec time;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &time);
    *time_ = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
    return 0;
}
/* NOLINTEND(readability-inconsistent-*) */
