/* The clocks of a table, as data: how much time each person has left. Nobody here knows what time
 * it is; whoever drives the sitting says how much has passed. A seat whose time is up loses nothing
 * by itself: what follows is for the others to say. */
#ifndef BORGO_TABLE_CLOCK_H
#define BORGO_TABLE_CLOCK_H

#include <stdint.h>

#include "core/seats.h"

enum borgo_clock_kind {
    BORGO_CLOCK_NONE,
    BORGO_CLOCK_BANK,    /* a bank for the whole game, and some more for every decision */
    BORGO_CLOCK_DECISION /* so much for each decision: days, mostly */
};

struct borgo_clock {
    enum borgo_clock_kind kind;
    int64_t time;                  /* the bank, or the time for a decision, in milliseconds */
    int64_t more;                  /* what a decision adds to the bank */
    int64_t left[BORGO_MAX_SEATS]; /* never below zero */
    int64_t won[BORGO_MAX_SEATS];  /* what the last decision added */
};

void borgo_clock_start(struct borgo_clock *clock, enum borgo_clock_kind kind, int64_t time,
                       int64_t more);
/* So much time has passed for the seats that were awaited; the seats among them whose time is up.
 */
borgo_seats borgo_clock_pass(struct borgo_clock *clock, borgo_seats awaited, int64_t passed);
/* A seat has decided. */
void borgo_clock_decided(struct borgo_clock *clock, unsigned seat);
/* It takes that decision back, and with it what it added: deciding again and again wins no time. */
void borgo_clock_taken_back(struct borgo_clock *clock, unsigned seat);

#endif
