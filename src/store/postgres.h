/* What the files about PostgreSQL share: postgres_line.c is a connection that is never waited for
 * longer than can be borne, postgres_schema.c the tables, postgres.c reads and writes. */
#ifndef BORGO_STORE_POSTGRES_H
#define BORGO_STORE_POSTGRES_H

#include <libpq-fe.h>

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
/* All of these get their place in the list as name: `s0` and so on. */
bool line_prepare(struct line *line, const struct wording *wordings, unsigned count);
int64_t line_number(const PGresult *result, int row, int column);
/* How an answer failed: the five characters of SQLSTATE, or empty. */
const char *line_state(const PGresult *result);
/* The database ends, or ended this line: what was sent may have happened or not. */
bool line_is_ending(const char *state);

/* The address without a password; to be freed. */
char *postgres_shown(const char *address);
bool postgres_fail(struct borgo_error *error, const struct line *line);
/* Makes the tables or brings them up to date; where they are only to be read, looks at them. */
bool postgres_bring_up_to_date(struct line *line, enum access access, struct borgo_error *error);

#endif
