/* What the files about SQLite share: sqlite_file.c is the file and the connections to it, sqlite.c
 * reads and writes, schema.c brings it up to date, copying.c makes copies. */
#ifndef BORGO_STORE_SQLITE_H
#define BORGO_STORE_SQLITE_H

#include <sqlite3.h>

#include "store/parts.h"

/* One connection, of one thread, with the statements it has prepared so far. */
struct connection {
    sqlite3 *sqlite;
    sqlite3_stmt *kept[MOST_STATEMENTS];
    int pages;  /* of the log, after the last commit; of a writer */
    int tidied; /* how many it had when it was last brought into the file */
};

/* sqlite_file.c */
bool store_connect(struct connection *connection, const char *path, enum access access,
                   struct borgo_error *error);
void store_disconnect(struct connection *connection);
/* The one number a statement like `PRAGMA user_version` gives; -1 if it can't. */
int64_t store_ask_number(sqlite3 *sqlite, const char *text);
/* What went wrong, in words that are marked for translation. */
const char *store_words(sqlite3 *sqlite);
bool store_fail(struct borgo_error *error, const char *path, sqlite3 *sqlite);

/* The path with its folder's links followed and its own not, to be freed. */
char *store_real_path(const char *path, struct borgo_error *error);
/* Makes an empty file that only its owner may read, whatever the umask; false with errno. */
bool store_make_private_file(const char *path);
/* Makes a file's name last. */
void store_sync_folder(const char *path);
/* There is nothing under that name, nor what SQLite would take for part of a file of that name. */
bool store_check_free(const char *path, struct borgo_error *error);
/* Nobody else may write as long as this file is open; below 0 with an error. */
int store_take_lock(const char *path, struct borgo_error *error);
/* The file is there, a plain one, and for its owner alone. */
bool store_prepare_file(const char *path, struct borgo_error *error);

/* schema.c: step N of a list makes version N + 1 of version N. */
bool store_bring_up_to_date(sqlite3 *sqlite, const char *path, const char *const *steps, int count,
                            struct borgo_error *error);
/* It is a store, and of a schema this program has: of the present one where that is asked. */
bool store_check_schema(sqlite3 *sqlite, const char *path, bool present, struct borgo_error *error);
extern const char *const store_schema_steps[];
extern const int store_schema_version;

#endif
