/* Copies of a whole store, for keeping elsewhere and for coming back. The copy is made under
 * another name, by SQLite itself from one moment of the store, checked, brought to the disk, and
 * gets its name last: what has the name is whole. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/sqlite.h"

static bool is_sound(sqlite3 *sqlite)
{
    sqlite3_stmt *statement;
    bool sound =
        sqlite3_prepare_v2(sqlite, "PRAGMA integrity_check(1)", -1, &statement, NULL) == SQLITE_OK
        && sqlite3_step(statement) == SQLITE_ROW
        && strcmp((const char *)sqlite3_column_text(statement, 0), "ok") == 0;
    sqlite3_finalize(statement);
    return sound;
}

static bool check_copy(sqlite3 *sqlite, const char *path, struct borgo_error *error)
{
    if (!store_check_schema(sqlite, path, false, error))
        return false;
    return is_sound(sqlite) || borgo_error_fail(error, "the store '%s' is damaged", path);
}

static bool check_file(const char *path, struct borgo_error *error)
{
    struct connection connection;
    if (!store_connect(&connection, path, TO_READ, error))
        return false;
    bool fine = check_copy(connection.sqlite, path, error);
    store_disconnect(&connection);
    return fine;
}

/* In one transaction, which sees one moment of the store and stops nobody from writing. The copy is
 * a single file without log, and as small as can be. */
static bool copy_into(sqlite3 *sqlite, const char *to)
{
    sqlite3_stmt *statement;
    bool fine = sqlite3_prepare_v2(sqlite, "VACUUM INTO ?1", -1, &statement, NULL) == SQLITE_OK
                && sqlite3_bind_text(statement, 1, to, -1, SQLITE_STATIC) == SQLITE_OK
                && sqlite3_step(statement) == SQLITE_DONE;
    return sqlite3_finalize(statement) == SQLITE_OK && fine;
}

static bool sync_file(const char *path)
{
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    bool fine = file >= 0 && fsync(file) == 0;
    if (file >= 0)
        close(file);
    return fine;
}

/* Linking never replaces what has the name by now. */
static bool give_name(const char *part, const char *to, struct borgo_error *error)
{
    if (!sync_file(part) || link(part, to) != 0)
        return borgo_error_fail(error, "can't write '%s': %s", to, strerror(errno));
    unlink(part);
    store_sync_folder(to);
    return true;
}

static bool copy_from(sqlite3 *sqlite, const char *path, const char *part, const char *to,
                      struct borgo_error *error)
{
    if (!store_check_schema(sqlite, path, false, error))
        return false;
    if (!store_check_free(part, error))
        return false;
    if (!store_make_private_file(part))
        return borgo_error_fail(error, "can't write '%s': %s", part, strerror(errno));
    bool fine = copy_into(sqlite, part) ? check_file(part, error) && give_name(part, to, error)
                                        : store_fail(error, path, sqlite);
    if (!fine)
        unlink(part);
    return fine;
}

static bool copy_store(const char *path, const char *to, bool check_first,
                       struct borgo_error *error)
{
    struct connection from = {0};
    if (store_is_address(path) || store_is_address(to))
        return borgo_error_fail(error, "copies of a database are made by its own programs: pg_dump "
                                       "and pg_restore");
    char *source = store_real_path(path, error),
         *target = source ? store_real_path(to, error) : NULL;
    bool fine = target && store_check_free(target, error)
                && store_connect(&from, source, TO_READ, error)
                && (!check_first || check_copy(from.sqlite, source, error));
    if (fine) {
        char *part = store_path_with(target, ".part");
        fine = copy_from(from.sqlite, source, part, target, error);
        free(part);
    }
    store_disconnect(&from);
    free(source);
    free(target);
    return fine;
}

bool store_backup(const char *path, const char *to, struct borgo_error *error)
{
    return copy_store(path, to, false, error);
}

bool store_restore(const char *backup, const char *to, struct borgo_error *error)
{
    return copy_store(backup, to, true, error);
}
