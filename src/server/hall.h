/* The hall: all tables and people of a server, without any network, thread or clock of its own.
 * Connections ("visitors") say something, one JSON request each; the hall answers, tells others
 * what they may see of it, and asks for computer players' thoughts. docs/protocol.md says what can
 * be asked. Nothing that changes a table is told to anybody, nor acknowledged, before the store has
 * it.
 *
 * Everything here belongs to one thread. Time comes from outside, so a test can let days pass. */
#ifndef BORGO_SERVER_HALL_H
#define BORGO_SERVER_HALL_H

#include "core/language.h"
#include "store/store.h"
#include "table/job.h"

struct hall;
struct visitor; /* a connection, or one request over HTTP */

struct hall_time {
    int64_t wall; /* milliseconds since 1970: for what is stored and shown */
    int64_t run;  /* milliseconds that never jump: for clocks and limits */
};

/* What can be set when a server is started. */
struct hall_limits {
    unsigned tables_an_address;         /* open at the same time */
    unsigned wrong_words_a_minute;      /* invitations that don't exist, an address */
    unsigned requests_a_second;         /* a connection */
    unsigned watchers;                  /* a table */
    int64_t idle_waiting, idle_playing; /* milliseconds until a table nobody moves at is closed */
    int64_t away;                       /* milliseconds until somebody without a line is away */
};
extern const struct hall_limits hall_usual_limits;

/* What whoever drives the hall does for it. */
struct hall_host {
    void *context;
    /* A message for a visitor; the bytes are copied. False: no room for more, the visitor is to be
     * shown out. */
    bool (*send)(void *context, void *visitor, const char *text, size_t length);
    /* Ends a visitor's line, after what was sent. */
    void (*dismiss)(void *context, void *visitor);
    /* A job to be thought about elsewhere; hall_thought brings it back. `owner` is for a fair
     * queue. */
    void (*think)(void *context, struct borgo_job *job, uint64_t ticket, uint64_t owner);
    /* That job isn't wanted any more; hall_thought still brings it back. */
    void (*cancel)(void *context, uint64_t ticket);
    /* Only where several processes share the store. Sends what a visitor asks to the process that
     * has the table; what it answers is sent to them. Without a visitor nobody is. */
    void (*forward)(void *context, void *visitor, int64_t process, const char *text, size_t length);
    /* Sends a message to all lines a person has at other processes. */
    void (*spread)(void *context, const char *person, const char *text, size_t length);
};

/* Opens the doors: every table that was being played goes on. */
struct hall *hall_open(struct store *store, const struct hall_host *host,
                       const struct hall_limits *limits, struct hall_time now,
                       struct borgo_error *error);
void hall_close(struct hall *hall);

/* Somebody comes, from an address (as text); `guest` is what the host knows them by. */
struct visitor *hall_welcome(struct hall *hall, void *guest, const char *address,
                             struct hall_time now);
/* They say something: it is answered, at once or when it is safely stored. The text is changed. */
void hall_hear(struct hall *hall, struct visitor *visitor, char *text, size_t length,
               struct hall_time now);
/* They say something, but too much comes from where they are: it is refused, and may be tried again
 * in so many milliseconds. */
void hall_put_off(struct hall *hall, struct visitor *visitor, char *text, size_t length,
                  int64_t wait, struct hall_time now);
/* Who they are, as HTTP says it in a header. */
void hall_recognise(struct hall *hall, struct visitor *visitor, const char *key);
/* The language they are told in, until they say one themselves. */
void hall_address(struct visitor *visitor, const struct borgo_language *language);
/* Their line is gone. What is still to be acknowledged is forgotten, not undone. */
void hall_farewell(struct hall *hall, struct visitor *visitor, struct hall_time now);

/* Where several processes share the store: what another one has forwarded, for somebody whose line
 * is there; a message of another's to a person; and a table that nobody has any more, and this
 * process now has: `alive` is when the one that had it was last heard of, in wall time. */
void hall_hear_from_afar(struct hall *hall, struct visitor *visitor, char *text, size_t length,
                         struct hall_time now);
void hall_tell_person(struct hall *hall, const char *person, const char *text, size_t length,
                      struct hall_time now);
void hall_adopt(struct hall *hall, const char *id, int64_t alive, struct hall_time now);
/* A process is gone: who has which table is asked anew. */
void hall_forget_holders(struct hall *hall);

/* A job comes back, thought about or cancelled; the hall frees it. */
void hall_thought(struct hall *hall, struct borgo_job *job, uint64_t ticket, bool done,
                  struct hall_time now);
/* The store has something to tell: whether it could write what it was given lately. */
enum hall_storing { HALL_NOTHING_NEW, HALL_STORED, HALL_UNSTORED };
enum hall_storing hall_stored(struct hall *hall, struct hall_time now);
/* Some time has passed: clocks, people who stay away, the lobby, tables that expire. To be called
 * several times a second. */
void hall_tick(struct hall *hall, struct hall_time now);
/* The server will stop: everybody is told. */
void hall_announce_end(struct hall *hall);

struct hall_figures {
    uint64_t visitors, tables, playing, thinking, people;
    uint64_t requests, refused, limited, moves, events, games_ended; /* since the start */
    uint64_t unstored;
};
void hall_count(const struct hall *hall, struct hall_figures *figures);

#endif
