/* One process, in builds without MPI: see ranks.h. */
#include <stdlib.h>
#include <string.h>

#include "cli/ranks.h"

void ranks_join(void)
{
}

bool ranks_are_missed(void)
{
    const char *count = getenv("OMPI_COMM_WORLD_SIZE");
    return count && strcmp(count, "1") != 0;
}

int ranks_leave(int code)
{
    return code;
}

int ranks_count(void)
{
    return 1;
}

int ranks_own(void)
{
    return 0;
}

void ranks_agree(uint64_t mark)
{
    (void)mark;
}

void ranks_spread(void *bytes, size_t size)
{
    (void)bytes;
    (void)size;
}

void ranks_send(int to, const void *message, size_t size)
{
    (void)to;
    (void)message;
    (void)size;
}

bool ranks_get(int *from, void *message, size_t room)
{
    (void)from;
    (void)message;
    (void)room;
    return false;
}

void ranks_abort(int code)
{
    exit(code);
}
