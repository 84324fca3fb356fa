/* What the files of the store share. queue.c takes changes, copies them and lets a thread write
 * them; writing.c and reading.c say in SQL what is written and asked. Two engines understand it:
 * SQLite (sqlite.c, sqlite_file.c, schema.c, copying.c) and PostgreSQL (postgres.c and its
 * friends). */
#ifndef BORGO_STORE_PARTS_H
#define BORGO_STORE_PARTS_H

#include "core/event.h" /* N_ */
#include "store/sharing.h"

/* Changes that belong together, as store_write copied them: in one piece, with all their texts. */
struct group {
    struct group *next;
    uint64_t number;
    unsigned count;
    struct store_change change[];
};

enum { MOST_STATEMENTS = 24, MOST_BOUND = 9 };

enum writing {
    PUT_TABLE,
    APPEND,
    PUT_PERSON,
    SIT,
    GET_UP,
    ADD_LINE,
    FORGET_LINES,
    FORGET_CHAIRS,
    DISCARD,
    FORGET_PERSON,
    DROP_EVENTS,
    DROP_LINES,
    DROP_CHAIRS,
    DROP_TABLE,
    PUT_KEPT,
    KEEP,
    STRIKE,
    COME,
    GO
};

/* A statement: `kinds` has a letter a place of it, ?1 and so on: 't' for a text, 'n' a number. */
struct wording {
    const char *kinds;
    const char *text;
};
extern const struct wording store_writings[MOST_STATEMENTS], store_readings[MOST_STATEMENTS];

/* What stands at those places. A NULL text is nothing. */
union bound {
    const char *text;
    int64_t number;
};

/* A row of an answer; its texts live as long as it. */
struct row {
    const struct engine *engine;
    void *answer;
    int index;
};
typedef bool row_taker(void *context, const struct row *row);

enum access { TO_READ, TO_WRITE };

/* What a database must be able to do. `base` is what it has opened. */
struct engine {
    void *(*open)(const char *path, enum access access, struct borgo_error *error);
    void (*close)(void *base);
    /* In the thread that writes: all groups in one transaction, or nothing: then why, for people
     * and for logs. Asks store_write_changes to say what, which gives it to `run`. */
    bool (*write)(void *base, const struct group *first, uint64_t last,
                  struct store_progress *progress);
    bool (*run)(void *base, unsigned writing, const union bound *values);
    /* In the same thread, after a batch. */
    void (*tidy_up)(void *base, bool failed);
    /* In the same thread, when nothing was to be written for `pause` milliseconds; 0: never. */
    void (*rest)(void *base);
    int pause;
    /* From another thread: the store is being closed, better days aren't waited for. */
    void (*hurry)(void *base);
    /* In the thread that asks. False with an error: it can't be read. */
    bool (*ask)(void *base, unsigned reading, const union bound *values, row_taker *take,
                void *context, struct borgo_error *error);
    const char *(*text)(const struct row *row, int column); /* NULL: nothing */
    int64_t (*number)(const struct row *row, int column);
    const struct sharing *sharing; /* NULL: it is one process's */
    const int *schema;             /* the newest it knows; NULL: it can't be opened */
};
/* What one that several processes share must be able to do beyond that: sharing.h. */
struct sharing {
    int64_t (*process)(void *base);
    int64_t (*holds_until)(void *base);
    int64_t (*wall)(void *base, int64_t run);
    struct store_claim (*claim)(void *base, const char *table, struct borgo_error *error);
    struct store_claim (*claim_new)(void *base, const char *table, struct borgo_error *error);
    void (*release)(void *base, const char *table);
    void (*say_rules)(void *base, const char *rules);
    bool (*refuse)(void *base, const char *table);
    bool (*adopt)(void *base, unsigned most, store_each_orphan *each, void *context);
    unsigned (*processes)(void *base, int64_t *numbers, unsigned most);
    bool (*is_present)(void *base, const char *person);
    void (*leave)(void *base);
    bool (*be_alone)(void *base, struct borgo_error *error);
    double (*count_guess)(void *base, unsigned who, unsigned a_minute);
};
extern const struct engine store_sqlite, store_postgres;

/* Without memory the program ends: what was acknowledged is safe. */
void *store_allocate(size_t size);
/* The two as one text, to be freed. */
char *store_path_with(const char *path, const char *ending);
/* Whether this names a database of PostgreSQL's rather than a file. */
bool store_is_address(const char *path);

/* writing.c */
bool store_write_changes(const struct engine *engine, void *base, const struct group *first);
extern const char store_out_of_order[]; /* why an event was refused, for people */

/* queue.c */
const struct engine *store_engine_of(struct store *store, void **base);

#endif
