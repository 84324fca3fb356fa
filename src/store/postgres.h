/* What the files about PostgreSQL share: postgres_line.c is a connection that is never waited for
 * longer than can be borne, postgres_schema.c the tables, postgres.c reads and writes,
 * postgres_sharing.c is who has which table. */
#ifndef BORGO_STORE_POSTGRES_H
#define BORGO_STORE_POSTGRES_H

#include <libpq-fe.h>
#include <stdatomic.h>

#include "store/parts.h"

/* A connection, of one thread. When it is lost it is made again by whoever needs it. */
struct line {
    const char *address;
    const char *name;   /* the database shows it by this one */
    int patience;       /* milliseconds an answer may take; then it is lost */
    PGconn *connection; /* NULL: lost, or not yet made */
    char why[200];      /* it was lost */
};

int64_t line_clock(void); /* milliseconds that never jump */
bool line_connect(struct line *line);
void line_lose(struct line *line, const char *why);
/* Sends a statement with its values, unnamed or prepared; nothing is waited for. */
bool line_send(struct line *line, const struct wording *wording, const union bound *values);
bool line_send_prepared(struct line *line, const char *name, const char *kinds,
                        const union bound *values);
/* The next result of what was sent, to be cleared: NULL where there is none or the line is lost. */
PGresult *line_result(struct line *line);
/* One statement and its whole answer, to be cleared; NULL: the line is lost. */
PGresult *line_ask(struct line *line, const struct wording *wording, const union bound *values);
/* Several statements without values, in one transaction. */
bool line_do(struct line *line, const char *text);
/* All of these are named by their places in the list, counted from `first`: `s0` and so on. */
bool line_prepare(struct line *line, const struct wording *wordings, unsigned count,
                  unsigned first);
int64_t line_number(const PGresult *result, int row, int column);
/* How an answer failed: the five characters of SQLSTATE, or empty. */
const char *line_state(const PGresult *result);
/* The database ends, or ended this line: what was sent may have happened or not. */
bool line_is_ending(const char *state);

/* Milliseconds for which a process counts as being there after it was last heard of, and the same
 * for the database. How long taking over may last follows from it: decision 14 adds it up. */
enum { POSTGRES_STAYS = 1500 };
#define POSTGRES_STAY "interval '1500 milliseconds'"

/* The schema this program makes, and uses as long as the database says that it may. */
enum { POSTGRES_SCHEMA = 3 };

struct base {
    char *address;
    char name[40]; /* of this process, and of its writer's connection: nobody else has it */
    struct line reader, writer;
    int64_t process, session;
    uint64_t written;            /* up to this number everything is there, as the row says */
    bool given_up;               /* others have: nothing of this process is written any more */
    int64_t not_earlier;         /* the reader connects again */
    atomic_bool hurry;           /* the store is being closed: no more waiting for better days */
    _Atomic int64_t holds_until; /* of the clock that never jumps */
    _Atomic int64_t clock;       /* the database's, less the one that never jumps */
};

/* postgres.c: one of the reader's statements, by its number; the answer, to be cleared, or NULL
 * where it can't be asked. */
enum { POSTGRES_QUESTION = MOST_STATEMENTS }; /* the first of postgres_sharing.c's */
PGresult *postgres_ask(struct base *base, unsigned statement, const char *kinds,
                       const union bound *values);
extern const struct wording postgres_questions[];
extern const struct sharing postgres_sharing;

/* The address without a password; to be freed. */
char *postgres_shown(const char *address);
bool postgres_fail(struct borgo_error *error, const struct line *line);
/* Makes the tables or brings them up to date; where they are only to be read, looks at them. */
bool postgres_bring_up_to_date(struct line *line, enum access access, struct borgo_error *error);

#endif
