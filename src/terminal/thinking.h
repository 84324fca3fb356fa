/* A computer player thinks in another thread, while this one waits for it and for Ctrl-C. */
#ifndef BORGO_TERMINAL_THINKING_H
#define BORGO_TERMINAL_THINKING_H

#include "table/hint.h"
#include "terminal/input.h"
#include "terminal/screen.h"

/* Thinks about a job, with advice unless `hint` is NULL, at most so many seconds. Who sits at a
 * terminal is told that `name` thinks if it takes a while. False: an interrupt came, which is noted
 * in the input, and the job is worth nothing. */
bool think(struct borgo_job *job, struct borgo_hint *hint, double seconds, const char *name,
           const struct screen *screen, struct input *input);

#endif
