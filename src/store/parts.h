/* What the files of the store share. queue.c takes changes, copies them and lets a thread write
 * them; it knows nothing of SQLite but the functions below, which whatever else keeps tables would
 * have too. sqlite.c opens the file, schema.c brings it up to date, writing.c and reading.c are the
 * two connections to it, copying.c makes copies. */
#ifndef BORGO_STORE_PARTS_H
#define BORGO_STORE_PARTS_H

#include <sqlite3.h>

#include "core/event.h" /* N_ */
#include "store/store.h"

/* Changes that belong together, as store_write copied them: in one piece, with all their texts. */
struct group {
    struct group *next;
    uint64_t number;
    unsigned count;
    struct store_change change[];
};

enum { MOST_STATEMENTS = 16 };

/* One connection, of one thread, with the statements it has prepared so far. */
struct connection {
    sqlite3 *sqlite;
    sqlite3_stmt *kept[MOST_STATEMENTS];
    int pages;  /* of the log, after the last commit; of a writer */
    int tidied; /* how many it had when it was last brought into the file */
};

/* sqlite.c: files and connections. Without memory the program ends: what was acknowledged is safe.
 */
void *store_allocate(size_t size);
enum access { TO_READ, TO_WRITE };
bool store_connect(struct connection *connection, const char *path, enum access access,
                   struct borgo_error *error);
void store_disconnect(struct connection *connection);
/* The statement of that place in `kept`, prepared now or long ago; NULL after a failure. Whoever is
 * done with it gives it back. */
sqlite3_stmt *store_take_statement(struct connection *connection, unsigned place, const char *text);
void store_give_statement(struct connection *connection, unsigned place, sqlite3_stmt *statement);
/* The one number a statement like `PRAGMA user_version` gives; -1 if it can't. */
int64_t store_ask_number(sqlite3 *sqlite, const char *text);
/* What went wrong, in words that are marked for translation. */
const char *store_words(sqlite3 *sqlite);
bool store_fail(struct borgo_error *error, const char *path, sqlite3 *sqlite);

/* The path with its folder's links followed and its own not, to be freed. */
char *store_real_path(const char *path, struct borgo_error *error);
char *store_path_with(const char *path, const char *ending);
/* Makes an empty file that only its owner may read, whatever the umask; false with errno. */
bool store_make_private_file(const char *path);
/* Makes a file's name last. */
void store_sync_folder(const char *path);
/* There is nothing under that name, nor what SQLite would take for part of a file of that name. */
bool store_check_free(const char *path, struct borgo_error *error);

/* schema.c: step N of a list makes version N + 1 of version N. */
bool store_bring_up_to_date(sqlite3 *sqlite, const char *path, const char *const *steps, int count,
                            struct borgo_error *error);
/* It is a store, and of a schema this program has: of the present one where that is asked. */
bool store_check_schema(sqlite3 *sqlite, const char *path, bool present, struct borgo_error *error);
extern const char *const store_schema_steps[];
extern const int store_schema_version;

/* writing.c: writes all groups in one transaction, or nothing: then why, for people and for logs.
 */
bool store_write_groups(struct connection *writer, const struct group *first,
                        struct store_progress *progress);
void store_watch_log(struct connection *writer);
/* Brings what was written into the file itself: now, or when there is enough of it. */
void store_tidy_up(struct connection *writer, bool now);

/* queue.c: where both connections are. */
struct connection *store_reader_of(struct store *store);

#endif
