/* The schema, as the steps that have led to it: each makes a version of the one before. A step that
 * was ever released is never changed again; what is new comes as another one. */
#include "store/sqlite.h"

enum { BORGO_FILE = 0x426f7267 }; /* "Borg": what kind of a database this is */

static const char version_1[] =
    "CREATE TABLE tables ("
    "  id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL,"
    "  phase INTEGER NOT NULL, public INTEGER NOT NULL, created INTEGER NOT NULL,"
    "  changed INTEGER NOT NULL, summary TEXT NOT NULL, record TEXT) STRICT;"
    "CREATE INDEX tables_listed ON tables (phase, public, changed);"
    "CREATE TABLE events ("
    "  of_table TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,"
    "  PRIMARY KEY (of_table, number)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE people ("
    "  id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL,"
    "  seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE TABLE chairs ("
    "  person TEXT NOT NULL, of_table TEXT NOT NULL, seat INTEGER NOT NULL,"
    "  PRIMARY KEY (person, of_table)) STRICT, WITHOUT ROWID;"
    "CREATE INDEX chairs_at ON chairs (of_table);"
    "CREATE TABLE lines ("
    "  of_table TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, person TEXT NOT NULL,"
    "  name TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,"
    "  PRIMARY KEY (of_table, number)) STRICT, WITHOUT ROWID;"
    "CREATE INDEX lines_of ON lines (person) WHERE person <> '';";

/* The record somebody keeps. */
static const char version_2[] =
    "CREATE TABLE kept ("
    "  person TEXT NOT NULL, name TEXT NOT NULL, again INTEGER NOT NULL, changed INTEGER NOT NULL,"
    "  line TEXT NOT NULL, PRIMARY KEY (person, name)) STRICT, WITHOUT ROWID;"
    "CREATE INDEX kept_since ON kept (person, changed);";

const char *const store_schema_steps[] = {version_1, version_2};
const int store_schema_version = sizeof store_schema_steps / sizeof *store_schema_steps;

/* Each version is made together with its number, or not at all. */
static bool take_step(sqlite3 *sqlite, const char *step, int version)
{
    char number[120];
    sqlite3_snprintf(sizeof number, number,
                     "PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT", BORGO_FILE,
                     version);
    if (sqlite3_exec(sqlite, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
        return false;
    return sqlite3_exec(sqlite, step, NULL, NULL, NULL) == SQLITE_OK
           && sqlite3_exec(sqlite, number, NULL, NULL, NULL) == SQLITE_OK;
}

/* Refuses what somebody else made, and what a later program made. */
static bool check_kind(sqlite3 *sqlite, const char *path, int known, bool may_be_empty,
                       int *version, struct borgo_error *error)
{
    int64_t kind = store_ask_number(sqlite, "PRAGMA application_id");
    int64_t found = store_ask_number(sqlite, "PRAGMA user_version");
    int64_t things = store_ask_number(sqlite, "SELECT count(*) FROM sqlite_schema");
    if (kind < 0 || found < 0 || things < 0)
        return store_fail(error, path, sqlite);
    bool empty = kind == 0 && found == 0 && things == 0;
    if (!(empty && may_be_empty) && kind != BORGO_FILE)
        return borgo_error_fail(error, "'%s' is no store of Borgo's", path);
    if (found > known)
        return borgo_error_fail(error,
                                "the store '%s' was made by a newer Borgo (schema %d; this one "
                                "knows them up to %d)",
                                path, (int)found, known);
    *version = (int)found;
    return true;
}

bool store_bring_up_to_date(sqlite3 *sqlite, const char *path, const char *const *steps, int count,
                            struct borgo_error *error)
{
    int version = 0;
    if (!check_kind(sqlite, path, count, true, &version, error))
        return false;
    for (; version < count; version++) {
        if (take_step(sqlite, steps[version], version + 1))
            continue;
        store_fail(error, path, sqlite);
        sqlite3_exec(sqlite, "ROLLBACK", NULL, NULL, NULL);
        return false;
    }
    return true;
}

bool store_check_schema(sqlite3 *sqlite, const char *path, bool present, struct borgo_error *error)
{
    int version = 0;
    if (!check_kind(sqlite, path, store_schema_version, false, &version, error))
        return false;
    if (present && version < store_schema_version)
        return borgo_error_fail(error,
                                "the store '%s' was made by an older Borgo (schema %d, now %d): "
                                "'borgo serve' brings it up to date",
                                path, version, store_schema_version);
    return true;
}
