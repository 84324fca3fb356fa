/* What a move made happen: a kind and a few numbers. Log lines, animations and sounds all come from
 * events. Each kind has one sentence with named places, translated whole and filled by
 * core/words.h. */
#ifndef BORGO_CORE_EVENT_H
#define BORGO_CORE_EVENT_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/seats.h"

enum { BORGO_EVENT_PLACES = 8, BORGO_MAX_EVENTS = 96 };

struct borgo_event {
    uint8_t kind;
    borgo_seats seen_by; /* BORGO_EVERYBODY unless the numbers are secret: then borgo_seats_only or
                            _all_but */
    int32_t value[BORGO_EVENT_PLACES];
    /* Cells that are no place of the sentence: a group, a walk. One bit each, row * 8 + column. */
    uint64_t cells;
    uint8_t begins; /* of a walk: 1 + the cell it begins on. 0: the cells have no order */
};

#ifdef BORGO_BARE
/* On a GPU (core/list.h) nobody reads events. All that is kept is the last that is one of `ends`.
 */
struct borgo_events {
    uint64_t ends; /* kinds, one bit each */
    uint8_t cause;
};
#else
struct borgo_events {
    uint32_t count;
    struct borgo_event at[BORGO_MAX_EVENTS];
};
#endif

enum borgo_place_type {
    BORGO_NO_PLACE,
    BORGO_NUMBER,
    BORGO_SEAT,    /* the player's name */
    BORGO_NAMES,   /* a set of seats: their names */
    BORGO_CELL,    /* made by borgo_cell: `4,5` */
    BORGO_WORD,    /* one of `words`, each for translation */
    BORGO_NOTATION /* one of `words` with letters of the notation, shown in the reader's
                      (core/letters.h) */
};

/* A named place of a sentence, of an event or of a move. */
struct borgo_place {
    const char *name;
    enum borgo_place_type type;
    const char *const *words;
    const char *letters; /* BORGO_WORD: what stands for each word in a move's text, or NULL for the
                            words themselves */
};

/* The line of the final account that an event adds to, for the seat of place 0. */
struct borgo_counts {
    const char *as; /* for translation; or NULL: the word at place `word` */
    uint8_t word;
    uint8_t amount; /* the place of the number; 0: the event doesn't count */
    bool paid;      /* the seat loses it, to the seat at place 1 if there is one */
};

/* The sentence of an event kind: "{seat} builds at {plot}". Value i belongs to place i. */
struct borgo_sentence {
    const char *name; /* for programs: `house` */
    const char *one;  /* for translation */
    const char
        *many; /* for translation, or NULL: used where the number at place `counted` is not one */
    uint8_t counted;
    bool reveals; /* this told somebody something new: undo is no longer free */
    bool ends;    /* this is why the game ends, now or at the end of the round; the last one told
                     counts */
    struct borgo_counts counts;
    struct borgo_place place[BORGO_EVENT_PLACES];
    const char *cells; /* what an event's cells are called: `path`; NULL where it has none */
};

/* Marks a text for translation where it can't be translated yet. */
#define N_(text) text
/* A singular and a plural: two initialisers. */
#define N2_(one, many) one, many

static inline int32_t borgo_cell(int first, int second)
{
    return (first + 1024) * 2048 + second + 1024;
}

static inline int borgo_cell_first(int32_t cell)
{
    return cell / 2048 - 1024;
}

static inline int borgo_cell_second(int32_t cell)
{
    return cell % 2048 - 1024;
}

/* Whether `viewer` (a seat, BORGO_WATCHER or BORGO_CHANCE) is told of an event. */
static inline bool borgo_event_is_told(const struct borgo_event *event, unsigned viewer)
{
    return event->seen_by >> viewer & 1;
}

/* Adds an event; NULL events means nobody looks. Returns it where it is kept, for what is still to
 * be filled in, or NULL. */
static inline struct borgo_event *borgo_events_add(struct borgo_events *events,
                                                   const struct borgo_event *event)
{
    if (!events)
        return NULL;
#ifdef BORGO_BARE
    if (events->ends >> event->kind & 1)
        events->cause = event->kind;
    return NULL;
#else
    assert(events->count < BORGO_MAX_EVENTS && "no move makes more happen");
    if (events->count == BORGO_MAX_EVENTS) /* nothing is overwritten even where asserts are off */
        return NULL;
    events->at[events->count] = *event;
    return &events->at[events->count++];
#endif
}

/* The same with the values of its first four places. Unused values are zero. */
static inline struct borgo_event *borgo_events_tell(struct borgo_events *events, uint8_t kind,
                                                    borgo_seats seen_by, int32_t a, int32_t b,
                                                    int32_t c, int32_t d)
{
    return borgo_events_add(
        events, &(struct borgo_event){.kind = kind, .seen_by = seen_by, .value = {a, b, c, d}});
}

#endif
