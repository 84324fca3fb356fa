/* The wire: a game for programs. JSON in, JSON out, one object each, and always for a viewer: what
 * is asked for a seat or for somebody who watches shows nothing that they may not know.
 *
 * One struct holds one game at a time: a free one, where whoever asks also deals and plays for
 * everybody; a seen one, of which only what one seat sees is known; or a table with seats, dealer
 * and record. `borgo engine`, the browser's module and a server are thin shells over the one
 * function below: docs/engine-protocol.md says what can be asked.
 *
 * There is no clock, no thread, no file and no randomness in here: what a host has of these it
 * gives. */
#ifndef BORGO_WIRE_WIRE_H
#define BORGO_WIRE_WIRE_H

#include <stdatomic.h>

#include "core/moves.h"
#include "core/setup.h"
#include "table/lesson.h"
#include "table/sitting.h"

enum { BORGO_WIRE_LONGEST = 1 << 20 }; /* a request, in bytes */

/* Something that takes long. */
struct borgo_wire_work {
    void (*carry_out)(void *of);
    void *of;
    atomic_bool *cancelled; /* once true it ends soon */
};

/* What a host gives. All of it may be missing. */
struct borgo_wire_host {
    void *context;
    /* Carries out a work, in another thread perhaps, and comes back when it is done. NULL: at once.
     */
    void (*work)(void *context, const struct borgo_wire_work *work);
    /* Seconds since some moment. NULL: there is no clock, and nobody can be given `ms`. */
    double (*now)(void *context);
    uint32_t most_milliseconds; /* for one decision; 0: an hour */
    /* A game with data of the user's, which take the place of the built-in ones; or NULL. */
    const struct borgo_game *game;
    const struct borgo_setup *setup;
    /* Room that many wires of one thread share, since none needs it between two requests; NULL: the
     * wire has its own. */
    struct borgo_moves *room;
};

enum borgo_wire_kind { BORGO_WIRE_EMPTY, BORGO_WIRE_FREE, BORGO_WIRE_SEEN, BORGO_WIRE_TABLE };

/* A question that somebody elsewhere thinks about: the answer has to name the ticket. */
struct borgo_wire_question {
    char ticket[48]; /* empty: none is open */
    struct borgo_asked_at asked_at;
};

struct borgo_study;

struct borgo_wire {
    struct borgo_wire_host host;
    enum borgo_wire_kind kind;
    struct borgo_table *table; /* the game there is: one of the next two; NULL if there is none */
    struct borgo_table free;   /* with its box */
    void *box;
    struct borgo_sitting sitting;
    struct borgo_wire_question question[BORGO_MAX_SEATS]; /* the last one about each seat */
    uint32_t tickets;                                     /* given so far */
    /* Of the seats of a game that is no table, where they were given: sentences are told with them.
     */
    char name[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1];
    struct borgo_lesson *lesson; /* laid over a free game, or NULL */
    struct borgo_lesson_walk walk;
    unsigned eyes; /* whose view a seen game is; BORGO_CHANCE for all others: everything is known */
    bool has_entropy;
    unsigned char
        entropy[BORGO_HASH_BYTES]; /* from the host; a step of a hash further at each use */
    bool can_deal;                 /* the generator of `deal` is seeded */
    struct borgo_rng deals;        /* of free games */
    struct borgo_rng thoughts;     /* of computer players there: never the one that deals */
    struct borgo_moves *room;
    struct borgo_study *study; /* what is thought of the game afterwards, as far as somebody asked;
                                  or NULL */
    bool quit;
};

/* A wire without a game yet. `entropy` is 32 random bytes of the host's, or NULL: then they come in
 * a request, or there are no random deals. */
void borgo_wire_open(struct borgo_wire *wire, const struct borgo_wire_host *host,
                     const unsigned char *entropy);
void borgo_wire_close(struct borgo_wire *wire);

/* Answers a request, whatever it is, with one JSON object, and says whether it is done (`ok`); it
 * is changed, since its strings are decoded in place. The text must have a drain or be large
 * enough. What is longer than BORGO_WIRE_LONGEST is refused unread, so only the length need be
 * right then. */
bool borgo_wire_answer(struct borgo_wire *wire, char *request, size_t length,
                       struct borgo_text *out);

/* The same for a request that was read already and whose members `id` and `table` are somebody
 * else's: for the eyes of `viewer`, whatever it says itself. Writes one JSON value, under that name
 * in an object; a failure has the `code` a server gives it. */
void borgo_wire_answer_for(struct borgo_wire *wire, const struct borgo_json_value *request,
                           unsigned viewer, struct borgo_json *json, const char *name);
/* A table, made elsewhere, in place of the game there is. */
void borgo_wire_take_sitting(struct borgo_wire *wire, const struct borgo_sitting *sitting);

/* Whether a request is `cancel`: the only one that may come before the last one is answered. It is
 * changed too. */
bool borgo_wire_is_cancel(char *request, size_t length);

/* How a verdict about a record is told: members of the object that is open. `record` is of one that
 * is right, `why` of one that isn't. */
void borgo_wire_put_verdict(enum borgo_verdict verdict, const struct borgo_record *record,
                            const char *why, struct borgo_json *json);
/* What there is to say of a game before it is played: members of the object that is open. */
void borgo_wire_put_game(const struct borgo_game *game, borgo_translate *translate,
                         struct borgo_json *json);
/* A seat: its number, or "chance". */
void borgo_wire_put_seat(struct borgo_json *json, const char *name, unsigned seat);

#endif
