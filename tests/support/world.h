/* A hall with guests but without network, files or clock: for tests that decide when something is
 * safely stored, what computer players think and how time passes. */
#ifndef BORGO_TESTS_WORLD_H
#define BORGO_TESTS_WORLD_H

#include "server/hall_parts.h"
#include "support/fake_store.h"

enum { WORLD_GUESTS = 6, WORLD_JOBS = 32 };

/* A guest, and everything that was ever sent to them. */
struct guest {
    struct visitor *visitor;
    char key[KEY_DIGITS + 1];
    char **said;
    unsigned count, room;
    bool dismissed, deaf; /* deaf: no message gets through */
};

struct thinking {
    struct borgo_job *job;
    uint64_t ticket;
};

struct world {
    struct store *store;
    struct hall *hall;
    struct hall_time now;
    struct guest guest[WORLD_GUESTS];
    struct thinking thinking[WORLD_JOBS];
    unsigned jobs;
    int64_t ids;
    /* Told of every message at once, or NULL. */
    void (*heard)(struct world *world, unsigned guest, const char *text);
};

struct world *world_open(const struct hall_limits *limits);
void world_close(struct world *world);
/* The server is killed: what was not safe is gone. Then it starts again. */
void world_crash(struct world *world, const struct hall_limits *limits);

void world_come(struct world *world, unsigned guest);
void world_go(struct world *world, unsigned guest);
/* Everything that was written is settled, and the hall hears of it. */
void world_settle(struct world *world);
void world_pass(struct world *world, int64_t milliseconds);
/* Says something, nothing is settled; returns the request's number. */
int64_t world_tell(struct world *world, unsigned guest, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The answer to it, or NULL while there is none. */
const char *world_answer(const struct world *world, unsigned guest, int64_t id);
/* Says something, settles it, and gives the answer. */
const char *world_say(struct world *world, unsigned guest, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Comes with a key of their own and is called Guest A to F. */
void world_introduce(struct world *world, unsigned guest);
/* A member's string out of a message; false if it isn't there. */
bool world_member(const char *json, const char *name, char *to, size_t size);
/* Brings a job back that a computer player was asked, thought about or not. */
void world_think(struct world *world, unsigned job, bool done);

/* A table of so many people, all of whom have entered, and so many computers, whose game is being
 * played. `more` are further members of `create`. */
void world_table(struct world *world, const char *game, unsigned people, unsigned computers,
                 const char *more, char table[STORE_ID + 1]);
/* People seal and open their numbers. */
void world_seal(struct world *world, const char *id);
/* A table that is in the hall. */
struct hall_table *world_find(struct world *world, const char *table);
/* The people who are to move there. */
borgo_seats world_awaited(struct world *world, const char *table);
/* A legal move of a seat, as the request's members: `"do":"move",…`. */
void world_move(struct world *world, const char *table, unsigned seat, unsigned which,
                char members[400]);

#endif
