/* The processes that mpirun started together, numbered from 0, as MPI calls them ranks. There are
 * two of these: ranks_mpi.c in a build with -Dmpi=true, and ranks_alone.c, where there is only ever
 * one. All functions are for the main thread. */
#ifndef BORGO_CLI_RANKS_H
#define BORGO_CLI_RANKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* First of all; from here on only rank 0 is heard. */
void ranks_join(void);
/* mpirun started several, but this build knows nothing of the others. */
bool ranks_are_missed(void);
/* Last of all: returns the exit code, once all have come here with the same. */
int ranks_leave(int code);

int ranks_count(void);
int ranks_own(void);

/* Waits until all have come here. Ends them all, with a complaint, if they haven't come with the
 * same mark. */
void ranks_agree(uint64_t mark);
/* Waits until all have rank 0's bytes. */
void ranks_spread(void *bytes, size_t size);

void ranks_send(int to, const void *message, size_t size);
/* A message, if one has come; at most `room` bytes are ever sent. Messages of one rank come in
 * order. */
bool ranks_get(int *from, void *message, size_t room);

/* Ends all at once, without a result. */
_Noreturn void ranks_abort(int code);

#endif
