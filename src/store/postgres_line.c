/* A connection to PostgreSQL: see postgres.h. Whoever waits here does so for a bounded time, also
 * where the network swallows everything. */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/postgres.h"

enum { TEXT_TYPE = 25, NUMBER_TYPE = 20, TO_CONNECT = 1500 };

int64_t line_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void line_lose(struct line *line, const char *why)
{
    snprintf(line->why, sizeof line->why, "%.*s", (int)strcspn(why, "\n"), why);
    PQfinish(line->connection);
    line->connection = NULL;
}

/* Until the socket can be read, or also written. */
static bool wait_for(struct line *line, bool to_write, int64_t until)
{
    struct pollfd file = {.fd = PQsocket(line->connection),
                          .events = (short)(POLLIN | (to_write ? POLLOUT : 0))};
    int64_t left = until - line_clock();
    return left > 0 && poll(&file, 1, (int)left) > 0;
}

static bool shake_hands(struct line *line)
{
    int64_t until = line_clock() + (line->patience < TO_CONNECT ? line->patience : TO_CONNECT);
    PostgresPollingStatusType state = PGRES_POLLING_WRITING;
    while (state != PGRES_POLLING_OK) {
        struct pollfd file = {.fd = PQsocket(line->connection),
                              .events = state == PGRES_POLLING_READING ? POLLIN : POLLOUT};
        int64_t left = until - line_clock();
        if (state == PGRES_POLLING_FAILED)
            return line_lose(line, PQerrorMessage(line->connection)), false;
        if (left <= 0 || poll(&file, 1, (int)left) <= 0)
            return line_lose(line, "it doesn't answer"), false;
        state = PQconnectPoll(line->connection);
    }
    return PQsetnonblocking(line->connection, 1) == 0;
}

static void say_nothing(void *line, const char *text)
{
    (void)line, (void)text;
}

bool line_connect(struct line *line)
{
    const char *const names[] = {"dbname",     "application_name", "client_encoding",
                                 "keepalives", "tcp_user_timeout", NULL};
    const char *const values[] = {line->address, line->name, "UTF8", "1", "3000", NULL};
    line->connection = PQconnectStartParams(names, values, 1);
    if (!line->connection)
        abort();
    if (PQstatus(line->connection) == CONNECTION_BAD)
        return line_lose(line, PQerrorMessage(line->connection)), false;
    PQsetNoticeProcessor(line->connection, say_nothing, NULL);
    return shake_hands(line)
           && line_do(line, "SET synchronous_commit = on; SET standard_conforming_strings = on;"
                            "SET idle_in_transaction_session_timeout = '2s'");
}

/* Values as libpq takes them. */
struct packed {
    const char *at[MOST_BOUND];
    char numbers[MOST_BOUND][24];
    int count;
};

static void pack(struct packed *packed, const char *kinds, const union bound *values)
{
    for (packed->count = 0; kinds[packed->count]; packed->count++) {
        int i = packed->count;
        packed->at[i] = kinds[i] == 't' ? values[i].text : packed->numbers[i];
        if (kinds[i] != 't')
            snprintf(packed->numbers[i], sizeof packed->numbers[i], "%lld",
                     (long long)values[i].number);
    }
}

/* A statement is written with ?1, PostgreSQL wants $1. */
static void translate(const struct wording *wording, char text[2000], Oid types[MOST_BOUND])
{
    snprintf(text, 2000, "%s", wording->text);
    for (char *at = text; (at = strchr(at, '?')) != NULL;)
        *at = '$';
    for (int i = 0; wording->kinds[i]; i++)
        types[i] = wording->kinds[i] == 't' ? TEXT_TYPE : NUMBER_TYPE;
}

static bool sent(struct line *line, int fine)
{
    if (fine != 1)
        line_lose(line, PQerrorMessage(line->connection));
    return fine == 1;
}

bool line_send(struct line *line, const struct wording *wording, const union bound *values)
{
    struct packed packed;
    char text[2000];
    Oid types[MOST_BOUND];
    translate(wording, text, types);
    pack(&packed, wording->kinds, values);
    return line->connection
           && sent(line, PQsendQueryParams(line->connection, text, packed.count, types, packed.at,
                                           NULL, NULL, 0));
}

bool line_send_prepared(struct line *line, const char *name, const char *kinds,
                        const union bound *values)
{
    struct packed packed;
    pack(&packed, kinds, values);
    return line->connection
           && sent(line, PQsendQueryPrepared(line->connection, name, packed.count, packed.at, NULL,
                                             NULL, 0));
}

PGresult *line_result(struct line *line)
{
    int64_t until = line_clock() + line->patience;
    while (line->connection) {
        int left = PQflush(line->connection);
        if (left == 0 && !PQisBusy(line->connection))
            return PQgetResult(line->connection);
        if (left < 0)
            line_lose(line, PQerrorMessage(line->connection));
        else if (!wait_for(line, left > 0, until))
            line_lose(line, "it doesn't answer");
        else if (!PQconsumeInput(line->connection))
            line_lose(line, PQerrorMessage(line->connection));
    }
    return NULL;
}

/* The last of several: an error stands there too. */
static PGresult *last_result(struct line *line)
{
    PGresult *last = NULL, *next;
    while ((next = line_result(line)) != NULL) {
        PQclear(last);
        last = next;
    }
    if (last && line_is_ending(line_state(last)))
        line_lose(line, PQresultErrorMessage(last));
    if (line->connection)
        return last;
    PQclear(last);
    return NULL;
}

PGresult *line_ask(struct line *line, const struct wording *wording, const union bound *values)
{
    return line_send(line, wording, values) ? last_result(line) : NULL;
}

/* What fails here can't be used. */
bool line_do(struct line *line, const char *text)
{
    if (!line->connection || !sent(line, PQsendQuery(line->connection, text)))
        return false;
    PGresult *result = last_result(line);
    bool fine = result && *line_state(result) == '\0';
    if (result && !fine)
        line_lose(line, PQresultErrorMessage(result));
    PQclear(result);
    return fine;
}

bool line_prepare(struct line *line, const struct wording *wordings, unsigned count, unsigned first)
{
    for (unsigned i = 0; i < count; i++) {
        char name[16], text[2000];
        Oid types[MOST_BOUND];
        if (!wordings[i].text)
            continue;
        snprintf(name, sizeof name, "s%u", first + i);
        translate(&wordings[i], text, types);
        if (!sent(line, PQsendPrepare(line->connection, name, text, (int)strlen(wordings[i].kinds),
                                      types)))
            return false;
        PGresult *result = last_result(line);
        bool fine = result && PQresultStatus(result) == PGRES_COMMAND_OK;
        if (result && !fine)
            line_lose(line, PQresultErrorMessage(result));
        PQclear(result);
        if (!fine)
            return false;
    }
    return true;
}

int64_t line_number(const PGresult *result, int row, int column)
{
    return PQgetisnull(result, row, column)
               ? 0
               : (int64_t)strtoll(PQgetvalue(result, row, column), NULL, 10);
}

const char *line_state(const PGresult *result)
{
    ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_PIPELINE_SYNC)
        return "";
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state ? state : "08000";
}

bool line_is_ending(const char *state)
{
    return strncmp(state, "57P", 3) == 0 || strncmp(state, "08", 2) == 0
           || strcmp(state, "25P03") == 0;
}
