/* The processes of mpirun: see ranks.h.
 *
 * MPI's own waiting takes a whole core, which the games need; so whatever may take long is started
 * here and looked after now and then. What goes wrong inside MPI ends the program: that is its way
 * unless told otherwise. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/ranks.h"
#include "terminal/language.h"

enum { PAUSE = 100000, PATIENCE = 5 }; /* nanoseconds; seconds */

/* MPI is one for the whole program, and so is this. */
static struct {
    bool joined;
    int own, count;
    int loud;   /* where standard error goes by right, while it is held back */
    FILE *held; /* what was written there meanwhile, or NULL */
} ranks = {.count = 1};

int ranks_count(void)
{
    return ranks.count;
}

int ranks_own(void)
{
    return ranks.own;
}

/* Started by hand it is one process like any other, and MPI isn't troubled. The names are Open
 * MPI's and those of the two ways of Slurm and others. */
static bool is_started_by_mpi(void)
{
    return getenv("OMPI_COMM_WORLD_SIZE") || getenv("PMIX_RANK") || getenv("PMI_RANK");
}

/* All ranks would say the same about wrong arguments; whether another says something else is known
 * when they first agree. */
static bool hold_tongue(void)
{
    if (!freopen("/dev/null", "w", stdout))
        return false;
    ranks.loud = dup(STDERR_FILENO);
    ranks.held = tmpfile();
    return ranks.loud >= 0 && ranks.held && dup2(fileno(ranks.held), STDERR_FILENO) >= 0;
}

/* In one piece, since mpirun mixes what comes in several with its own. */
static void speak_again(bool aloud)
{
    char said[4096];
    if (!ranks.held)
        return;
    fflush(stderr);
    dup2(ranks.loud, STDERR_FILENO);
    rewind(ranks.held);
    for (size_t length; aloud && (length = fread(said, 1, sizeof said, ranks.held)) > 0;)
        fwrite(said, 1, length, stderr);
    close(ranks.loud);
    fclose(ranks.held);
    ranks.held = NULL;
}

bool ranks_are_missed(void)
{
    return false;
}

void ranks_join(void)
{
    int threads;
    if (!is_started_by_mpi())
        return;
    MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &threads);
    MPI_Comm_rank(MPI_COMM_WORLD, &ranks.own);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks.count);
    ranks.joined = true;
    if (ranks.count > 1 && threads < MPI_THREAD_FUNNELED) {
        complain("this MPI can't be used beside threads");
        ranks_abort(EXIT_FAILED);
    }
    if (ranks.own > 0 && !hold_tongue())
        ranks_abort(EXIT_FAILED);
}

void ranks_abort(int code)
{
    fflush(stderr);
    if (ranks.joined)
        MPI_Abort(MPI_COMM_WORLD, code);
    _Exit(code);
}

/* Until MPI_Wait needn't wait any more. */
static void await(MPI_Request request)
{
    const struct timespec pause = {.tv_nsec = PAUSE};
    int over;
    MPI_Request_get_status(request, &over, MPI_STATUS_IGNORE);
    while (!over) {
        nanosleep(&pause, NULL);
        MPI_Request_get_status(request, &over, MPI_STATUS_IGNORE);
    }
}

/* Those who differ from rank 0 say why, and end all; who ends first ends the others, so these give
 * them time for it. */
static _Noreturn void part(bool differs)
{
    if (differs) {
        speak_again(true);
        complain("process %d of %d has other arguments, other files or another program than the "
                 "first; there is no result",
                 ranks.own + 1, ranks.count);
    } else {
        sleep(PATIENCE);
    }
    ranks_abort(EXIT_FAILED);
}

void ranks_agree(uint64_t mark)
{
    MPI_Request request;
    if (ranks.count == 1)
        return;
    uint64_t *marks = allocate((size_t)ranks.count * sizeof *marks);
    MPI_Iallgather(&mark, 1, MPI_UINT64_T, marks, 1, MPI_UINT64_T, MPI_COMM_WORLD, &request);
    await(request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    bool all = true;
    for (int rank = 1; rank < ranks.count; rank++)
        all &= marks[rank] == marks[0];
    if (!all)
        part(mark != marks[0]);
    speak_again(false);
    free(marks);
}

void ranks_spread(void *bytes, size_t size)
{
    MPI_Request request;
    if (ranks.count == 1)
        return;
    MPI_Ibcast(bytes, (int)size, MPI_BYTE, 0, MPI_COMM_WORLD, &request);
    await(request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

void ranks_send(int to, const void *message, size_t size)
{
    MPI_Request request;
    MPI_Isend(message, (int)size, MPI_BYTE, to, 0, MPI_COMM_WORLD, &request);
    await(request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

bool ranks_get(int *from, void *message, size_t room)
{
    MPI_Status status;
    int come;
    MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &come, &status);
    if (!come)
        return false;
    *from = status.MPI_SOURCE;
    MPI_Recv(message, (int)room, MPI_BYTE, *from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return true;
}

/* The mark of an end is no mark of jobs: those are hashes. */
int ranks_leave(int code)
{
    ranks_agree((uint64_t)code);
    if (ranks.joined)
        MPI_Finalize();
    return code;
}
