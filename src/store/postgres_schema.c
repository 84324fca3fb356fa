/* The tables in PostgreSQL, as the steps that have led to them: each makes a version of the one
 * before, and says which is the oldest program that can go on beside it. Those of a store are as in
 * SQLite (schema.c); the others are about several processes: docs/decisions/0014-many-halls.md. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/postgres.h"

struct step {
    int least; /* the oldest version whose programs may go on using what this one makes */
    const char *text;
};

/* Names compare byte by byte, as they do in SQLite. */
#define NAME "text COLLATE \"C\" NOT NULL"

static const struct step steps[] = {
    {1, "CREATE TABLE tables ("
        "  rowid bigint GENERATED ALWAYS AS IDENTITY, id " NAME " PRIMARY KEY, game text NOT NULL,"
        "  rules bigint NOT NULL, phase bigint NOT NULL, public bigint NOT NULL,"
        "  created bigint NOT NULL, changed bigint NOT NULL, summary text NOT NULL, record text);"
        "CREATE INDEX tables_listed ON tables (phase, public, changed);"
        "CREATE TABLE events ("
        "  of_table " NAME ", number bigint NOT NULL, at bigint NOT NULL, body text NOT NULL,"
        "  PRIMARY KEY (of_table, number));"
        "CREATE TABLE people ("
        "  id " NAME " PRIMARY KEY, name text NOT NULL, created bigint NOT NULL,"
        "  seen bigint NOT NULL);"
        "CREATE TABLE chairs ("
        "  person " NAME ", of_table " NAME ", seat bigint NOT NULL,"
        "  PRIMARY KEY (person, of_table));"
        "CREATE INDEX chairs_at ON chairs (of_table);"
        "CREATE TABLE lines ("
        "  of_table " NAME ", number bigint NOT NULL, at bigint NOT NULL, person " NAME ","
        "  name text NOT NULL, seat bigint NOT NULL, text text NOT NULL,"
        "  PRIMARY KEY (of_table, number));"
        "CREATE INDEX lines_of ON lines (person) WHERE person <> '';"
        "CREATE TABLE processes ("
        "  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name " NAME " UNIQUE,"
        "  until timestamptz NOT NULL, session bigint NOT NULL, written bigint NOT NULL,"
        "  dead boolean NOT NULL,"
        "  rules text NOT NULL DEFAULT '') WITH (fillfactor = 20);"
        "CREATE TABLE leases (of_table " NAME " PRIMARY KEY, holder bigint NOT NULL,"
        "  unfit text);"
        "CREATE INDEX leases_of ON leases (holder);"
        "CREATE INDEX tables_changed ON tables (changed DESC, id) WHERE public = 1;"
        "CREATE UNLOGGED TABLE presence ("
        "  person " NAME ", process bigint NOT NULL, PRIMARY KEY (person, process));"
        "CREATE UNLOGGED TABLE mail ("
        "  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, recipient bigint NOT NULL,"
        "  sender bigint NOT NULL, line bigint NOT NULL, kind bigint NOT NULL, body text NOT NULL)"
        "  WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);"
        "CREATE INDEX mail_to ON mail (recipient);"},
    /* Invitations that were guessed at, at all processes together, by a number that several
     * addresses share. */
    {1, "CREATE UNLOGGED TABLE guesses ("
        "  who bigint PRIMARY KEY, used double precision NOT NULL, at timestamptz NOT NULL)"
        "  WITH (fillfactor = 50);"},
    /* The record somebody keeps. */
    {1, "CREATE TABLE kept ("
        "  person " NAME ", name " NAME ", again bigint NOT NULL, changed bigint NOT NULL,"
        "  line text NOT NULL, PRIMARY KEY (person, name));"
        "CREATE INDEX kept_since ON kept (person, changed);"},
};
_Static_assert(sizeof steps / sizeof *steps == POSTGRES_SCHEMA,
               "what postgres.h says is what the steps make");

/* The address, up to where a user's password would begin and from where it ends. */
char *postgres_shown(const char *address)
{
    char *shown = store_path_with(address, ""), *user = strstr(shown, "://");
    char *end = user ? user + 3 + strcspn(user + 3, "/?") : NULL;
    char *at = user ? strchr(user, '@') : NULL, *colon = user ? strchr(user + 3, ':') : NULL;
    if (at && at < end && colon && colon < at)
        memmove(colon, at, strlen(at) + 1);
    char *question = strchr(shown, '?');
    if (question)
        *question = '\0';
    return shown;
}

static void fail_with(struct borgo_error *error, const char *address, const char *why)
{
    char *shown = postgres_shown(address);
    if (error && error->translate)
        why = error->translate(why);
    borgo_error_fail(error, "the store '%s': %s", shown, why);
    free(shown);
}

bool postgres_fail(struct borgo_error *error, const struct line *line)
{
    fail_with(error, line->address, line->why);
    return false;
}

/* One number, or -1. */
static int64_t ask_number(struct line *line, const char *text)
{
    struct wording wording = {"", text};
    PGresult *result = line->connection ? line_ask(line, &wording, NULL) : NULL;
    int64_t number = -1;
    if (result && PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) == 1)
        number = line_number(result, 0, 0);
    else if (result)
        line_lose(line, PQresultErrorMessage(result));
    PQclear(result);
    return number;
}

/* Refuses what somebody else made, and what only a later program understands. */
static bool check_kind(struct line *line, int64_t *version, struct borgo_error *error)
{
    int64_t is_ours = ask_number(line, "SELECT count(*) FROM pg_class WHERE relname = 'borgo' AND"
                                       " relnamespace = current_schema()::regnamespace");
    if (is_ours < 0)
        return postgres_fail(error, line);
    if (is_ours == 0) {
        *version = 0;
        int64_t things = ask_number(line, "SELECT count(*) FROM pg_class WHERE relkind = 'r' AND"
                                          " relnamespace = current_schema()::regnamespace");
        if (things > 0)
            fail_with(error, line->address, N_("it has tables that aren't Borgo's"));
        else if (things < 0)
            postgres_fail(error, line);
        return things == 0;
    }
    *version = ask_number(line, "SELECT max(version) FROM borgo");
    int64_t least = ask_number(line, "SELECT max(least) FROM borgo");
    if (*version < 0 || least < 0)
        return postgres_fail(error, line);
    if (least <= POSTGRES_SCHEMA)
        return true;
    char *shown = postgres_shown(line->address);
    borgo_error_fail(error,
                     "the store '%s' was made by a newer Borgo (schema %d; this one knows them up "
                     "to %d)",
                     shown, (int)*version, (int)POSTGRES_SCHEMA);
    free(shown);
    return false;
}

static bool take_step(struct line *line, int64_t version)
{
    size_t size = strlen(steps[version].text) + 200;
    char *text = store_allocate(size);
    snprintf(text, size,
             "CREATE TABLE IF NOT EXISTS borgo (version bigint NOT NULL, least bigint NOT NULL);"
             "%s INSERT INTO borgo VALUES (%d, %d)",
             steps[version].text, (int)version + 1, steps[version].least);
    bool fine = line_do(line, text);
    free(text);
    return fine;
}

/* One process at a time looks and makes; the lock ends with the session's own word. */
bool postgres_bring_up_to_date(struct line *line, enum access access, struct borgo_error *error)
{
    int64_t version = 0;
    if (!line_do(line, "SELECT pg_advisory_lock(1114599015)")) /* "Borg" */
        return postgres_fail(error, line);
    if (!check_kind(line, &version, error))
        return false;
    if (access == TO_READ && version < POSTGRES_SCHEMA) {
        fail_with(error, line->address,
                  N_("'borgo serve' makes its tables, or brings them up to date"));
        return false;
    }
    for (; version < POSTGRES_SCHEMA; version++)
        if (!take_step(line, version))
            return postgres_fail(error, line);
    return line_do(line, "SELECT pg_advisory_unlock(1114599015)") || postgres_fail(error, line);
}
