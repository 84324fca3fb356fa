/* Where tables last. What happens at a table is a list of events that only grows; everything else
 * that is kept (a table's row for the lists, people, chat) is small. One interface: SQLite stands
 * behind it here, and whatever else can keep the same promises.
 *
 * Writing never waits. store_write takes changes that belong together, copies them and gives them a
 * number; a thread of the store's writes many of them in one transaction, and when that is on the
 * disk for good, `wake` is called. store_collect then says up to which number everything is safe,
 * or which ones could not be written. Those have left no trace, and neither has anything that was
 * given after them until store_collect told of it: who gave it didn't know yet. What is given after
 * that is written again. Nothing may be told to anybody before its number is safe.
 *
 * Groups that are written in one transaction fail together, also when only one of them is at fault.
 *
 * Reading is at once and sees what is safe. All functions but the wake belong to one thread. Inside
 * `each` all of them may be called. */
#ifndef BORGO_STORE_STORE_H
#define BORGO_STORE_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/text.h"

enum { STORE_ID = 40, STORE_PERSON = 32, STORE_NAME = 48, STORE_LINE = 800 };
enum { STORE_KEPT_NAME = 80, STORE_KEPT_LINE = 4096, STORE_KEPT_AT_ONCE = 500 };

struct store;

enum store_phase { STORE_WAITING, STORE_PLAYING, STORE_OVER, STORE_CLOSED };

/* What lists need to know of a table; its events are the truth. Texts that are read live until the
 * callback they were given to returns. */
struct store_table {
    const char *id; /* the invitation: at most STORE_ID bytes */
    const char *game;
    uint32_t rules; /* version of the rules it is played by */
    enum store_phase phase;
    bool public;
    int64_t created, changed; /* milliseconds since 1970 */
    const char *summary;      /* JSON of the server's, for lists */
    const char *record;       /* of a game that is over; NULL otherwise */
};

struct store_event {
    const char *table;
    uint32_t number; /* from 1, without gaps: a number that is there already is refused */
    int64_t at;
    const char *body; /* JSON of the server's; may hold secrets */
};

struct store_person {
    const char *id; /* the hash of the key, 32 hexadecimal digits */
    const char *name;
    int64_t created, seen;
};

struct store_line { /* of chat */
    const char *table;
    uint32_t number; /* from 1 */
    int64_t at;
    const char *person; /* id, or empty: a person who is forgotten or has no key */
    const char *name;
    int seat; /* -1: a watcher's */
    const char *text;
};

/* A line of the record somebody keeps here. The one without a name says which book they are in: all
 * of them go with it, and what is meant for another one isn't written. */
struct store_kept {
    const char *person;
    const char *name;
    int64_t again;    /* how often it was brought back after it had been struck out */
    int64_t changed;  /* as a rule when; later than all others of that person before it */
    const char *line; /* JSON of the person's; empty: struck out */
};

/* One change; what `kind` says is filled in. */
enum store_kind {
    STORE_PUT_TABLE,     /* table: new, or its row anew */
    STORE_APPEND,        /* event */
    STORE_PUT_PERSON,    /* person */
    STORE_SIT,           /* table.id, person.id, seat: for the lists of a person's tables */
    STORE_GET_UP,        /* table.id, person.id */
    STORE_ADD_LINE,      /* line */
    STORE_FORGET_PERSON, /* person.id: the row, the seats, the names and texts of its chat lines */
    STORE_DROP_TABLE,    /* table.id, with its events and lines */
    STORE_PUT_KEPT,      /* kept, as it is, unless it is there */
    STORE_KEEP,          /* kept, if `book` is the book: new, brought back, or changed; of two that
                          * were brought back equally often what is struck out stays so */
    STORE_STRIKE,        /* kept.person, name, again, changed, if `book` is the book */
    STORE_DISCARD,       /* person.id: all that they keep */
    STORE_COME,          /* person.id has a line here; only of a store that is shared */
    STORE_GO             /* person.id has none any more */
};
struct store_change {
    enum store_kind kind;
    int seat;
    struct store_table table;
    struct store_event event;
    struct store_person person;
    struct store_line line;
    struct store_kept kept;
    const char *book;
};

struct store_host {
    void *context;
    void (*wake)(void *context); /* from the store's own thread */
};

/* Opens a file, makes it (mode 600) or brings it up to the schema of this version. Only one process
 * at a time can have it open like that. */
struct store *store_open(const char *path, const struct store_host *host,
                         struct borgo_error *error);
/* Opens one that is there to read it only, also while a server has it open. */
struct store *store_open_to_read(const char *path, struct borgo_error *error);
/* Writes what is left, then closes. */
void store_close(struct store *store);
/* The newest schema this program knows of files, or of databases that are shared; 0: it was built
 * without. */
int store_schema(bool shared);

/* Writes changes that belong together, all of them or none: their number. */
uint64_t store_write(struct store *store, const struct store_change *changes, unsigned count);

struct store_progress {
    uint64_t safe;                   /* everything up to this number that didn't fail */
    uint64_t failed_from, failed_to; /* 0: nothing failed since the last time */
    char why[80];                    /* "the disk is full": English, marked for translation */
    char detail[200];                /* of the database, for the log */
};
/* What has come of what was written. */
void store_collect(struct store *store, struct store_progress *progress);
/* Waits until everything given so far is safe or has failed. */
void store_wait(struct store *store);

/* Reading. False with an error: it can't be read. What isn't there is no error: `each` isn't
 * called. `each` returns false to stop. */
typedef bool store_each_table(void *context, const struct store_table *table);
typedef bool store_each_event(void *context, const struct store_event *event);
typedef bool store_each_person(void *context, const struct store_person *person);
typedef bool store_each_line(void *context, const struct store_line *line);
typedef bool store_each_chair(void *context, const char *person, const char *table, int seat);
typedef bool store_each_kept(void *context, const struct store_kept *kept);

bool store_read_table(struct store *store, const char *id, store_each_table *each, void *context,
                      struct borgo_error *error);
bool store_read_events(struct store *store, const char *table, uint32_t from,
                       store_each_event *each, void *context, struct borgo_error *error);
bool store_read_person(struct store *store, const char *id, store_each_person *each, void *context,
                       struct borgo_error *error);
/* The last `most` lines, oldest first. */
bool store_read_lines(struct store *store, const char *table, unsigned most, store_each_line *each,
                      void *context, struct borgo_error *error);
bool store_read_lines_of(struct store *store, const char *person, store_each_line *each,
                         void *context, struct borgo_error *error);

/* What somebody keeps, since then, the first to change first: STORE_KEPT_AT_ONCE at most. */
bool store_read_kept(struct store *store, const char *person, int64_t since, store_each_kept *each,
                     void *context, struct borgo_error *error);
/* All of it at once, for the person. */
bool store_read_all_kept(struct store *store, const char *person, store_each_kept *each,
                         void *context, struct borgo_error *error);
/* The line without a name alone. */
bool store_read_book(struct store *store, const char *person, store_each_kept *each, void *context,
                     struct borgo_error *error);
struct store_kept_size {
    int64_t lines, characters; /* with those that are struck out */
};
bool store_measure_kept(struct store *store, const char *person, struct store_kept_size *size,
                        struct borgo_error *error);

/* Lists, what changed last first; without summaries' records. */
enum store_list {
    STORE_LIST_PUBLIC,   /* waiting and playing ones that are public */
    STORE_LIST_FINISHED, /* public ones that are over */
    STORE_LIST_LIVE,     /* all that wait or are played */
    STORE_LIST_CHANGED,  /* public ones of all phases, the latest */
    STORE_LIST_OF_PERSON /* of `person`, all but closed ones */
};
bool store_list(struct store *store, enum store_list list, const char *person, unsigned most,
                store_each_table *each, void *context, struct borgo_error *error);
/* Everything there is, for checking and moving: all tables, oldest first, with their records. */
bool store_all(struct store *store, store_each_table *each, void *context,
               struct borgo_error *error);
bool store_all_people(struct store *store, store_each_person *each, void *context,
                      struct borgo_error *error);
bool store_all_chairs(struct store *store, store_each_chair *each, void *context,
                      struct borgo_error *error);
bool store_all_kept(struct store *store, store_each_kept *each, void *context,
                    struct borgo_error *error);

/* A copy of the whole store as one file, checked, while it is in use; the file must not be there
 * yet. */
bool store_backup(const char *path, const char *to, struct borgo_error *error);
/* A store from such a copy, which is checked first. */
bool store_restore(const char *backup, const char *to, struct borgo_error *error);

#endif
