/* Seats and sets of seats. Games number their seats from 0; two more numbers stand for those who
 * look on without playing. */
#ifndef BORGO_SEATS_H
#define BORGO_SEATS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BORGO_MAX_SEATS = 4,
    BORGO_WATCHER = 6, /* who has no seat: sees what everybody sees */
    BORGO_CHANCE = 7   /* the seat of chance; sees everything */
};

/* A set of seats, one bit each: 1 << seat. Watchers and chance have a bit too. */
typedef uint8_t borgo_seats;
enum { BORGO_EVERYBODY = 0xff };

/* The letters of the seats in positions and on screens, in their order. */
#define BORGO_SEAT_LETTERS "ABCD"
#define BORGO_SEAT_SMALL_LETTERS "abcd"
_Static_assert(sizeof BORGO_SEAT_LETTERS == BORGO_MAX_SEATS + 1, "a letter for every seat");
_Static_assert(sizeof BORGO_SEAT_SMALL_LETTERS == BORGO_MAX_SEATS + 1,
               "a small letter for every seat");

/* Who reads what is secret to all but one seat: that seat, and chance. Whoever reads a finished
 * record reads it as chance does. */
static inline borgo_seats borgo_seats_only(unsigned seat)
{
    return (borgo_seats)(1u << seat | 1u << BORGO_CHANCE);
}

/* Who is told instead that there was something: all others. */
static inline borgo_seats borgo_seats_all_but(unsigned seat)
{
    return (borgo_seats)~borgo_seats_only(seat);
}

/* Whether `viewer` may see what is secret to all but one seat. */
static inline bool borgo_seats_sees(unsigned viewer, unsigned seat)
{
    return borgo_seats_only(seat) >> viewer & 1;
}

#endif
