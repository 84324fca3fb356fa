/* Sunrise City: what a move can make happen. events.c has the sentences. */
#ifndef BORGO_CITY_EVENTS_H
#define BORGO_CITY_EVENTS_H

#include "core/event.h"

enum city_event {
    CITY_TOLD_ROLE,      /* to the seat that gets it */
    CITY_TOLD_SOME_ROLE, /* to the others; so with all these pairs */
    CITY_TOLD_KEEP,
    CITY_TOLD_SOME_KEEP,
    CITY_TOLD_PACKS,
    CITY_TOLD_SQUARE,
    CITY_TOLD_SOME_SQUARE,
    CITY_TOLD_BUILDING,
    CITY_TOLD_SOME_BUILDING,
    CITY_TOLD_CHOICE,
    CITY_TOLD_SOME_CHOICE,
    CITY_TOLD_REVEAL,
    CITY_TOLD_FIRST,
    CITY_TOLD_DIRECTION,
    CITY_TOLD_ZONE,
    CITY_TOLD_POINTS,
    CITY_TOLD_MARKER, /* moved, without a star */
    CITY_TOLD_STARS,
    CITY_TOLD_BID,
    CITY_TOLD_OWNED,
    CITY_TOLD_RAISE,
    CITY_TOLD_PASS,
    CITY_TOLD_GOES_ON, /* to the seat that learnt it */
    CITY_TOLD_PROTEST,
    CITY_TOLD_RETAIN,
    CITY_TOLD_SOME_RETAIN,
    CITY_TOLD_RELOCATE,
    CITY_TOLD_SALVAGE,
    CITY_TOLD_BANK,
    CITY_TOLD_EXCHANGE,
    CITY_TOLD_DECLARE,
    CITY_TOLD_DONE,
    CITY_TOLD_DISCARD,
    CITY_TOLD_ROUND,
    CITY_TOLD_ROUNDS_END,
    CITY_TOLD_FINAL,
    CITY_TOLD_WINNERS,
    CITY_EVENTS
};

extern const struct borgo_sentence city_sentences[CITY_EVENTS];

/* Tells everybody. */
static inline void city_tell(struct borgo_events *events, enum city_event kind, int a, int b, int c,
                             int d)
{
    borgo_events_tell(events, (uint8_t)kind, BORGO_EVERYBODY, a, b, c, d);
}

/* The same of something with more places. */
static inline void city_tell_all(struct borgo_events *events, enum city_event kind,
                                 const int32_t value[BORGO_EVENT_PLACES])
{
    struct borgo_event event = {(uint8_t)kind, BORGO_EVERYBODY, {0}};
    for (int i = 0; i < BORGO_EVENT_PLACES; i++)
        event.value[i] = value[i];
    borgo_events_add(events, &event);
}

/* Tells the seat one thing and the others that there was something; the kind for the others follows
 * the seat's own. */
static inline void city_tell_secret(struct borgo_events *events, enum city_event kind,
                                    unsigned seat, int b, int c, int d)
{
    borgo_events_tell(events, (uint8_t)kind, borgo_seats_only(seat), (int)seat, b, c, d);
    borgo_events_tell(events, (uint8_t)(kind + 1), borgo_seats_all_but(seat), (int)seat, 0, 0, 0);
}

#endif
