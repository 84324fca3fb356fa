/* The file and the connections to it: made for its owner alone, opened through no link, with the
 * settings on which the promises of store.h rest. */
#define _XOPEN_SOURCE 700 /* realpath */
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/sqlite.h"

/* In milliseconds: so long somebody else may hold the file before it is a failure. The thread that
 * reads has others waiting for it. */
enum { WRITER_PATIENCE = 2000, READER_PATIENCE = 500 };

/* `folder/name` from both. */
static char *joined(const char *folder, const char *name)
{
    size_t size = strlen(folder) + strlen(name) + 2;
    char *whole = store_allocate(size);
    snprintf(whole, size, "%s/%s", strcmp(folder, "/") == 0 ? "" : folder, name);
    return whole;
}

char *store_real_path(const char *path, struct borgo_error *error)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    if (*name == '\0' || strcmp(name, ".") == 0 || strcmp(name, "..") == 0)
        return borgo_error_fail(error, "'%s' is not the name of a file", path), NULL;
    char *copy = store_path_with(path, ""), *folder = realpath(dirname(copy), NULL);
    char *whole = folder ? joined(folder, name) : NULL;
    if (!whole)
        borgo_error_fail(error, "the folder of '%s' can't be opened: %s", path, strerror(errno));
    free(copy);
    free(folder);
    return whole;
}

bool store_make_private_file(const char *path)
{
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0)
        return false;
    bool fine = fchmod(file, 0600) == 0;
    return close(file) == 0 && fine;
}

void store_sync_folder(const char *path)
{
    char *copy = store_path_with(path, "");
    int folder = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        fsync(folder); /* some file systems can't, and then there is nothing more to do */
        close(folder);
    }
    free(copy);
}

bool store_check_free(const char *path, struct borgo_error *error)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
    bool fine = true;
    for (unsigned i = 0; fine && i < sizeof endings / sizeof *endings; i++) {
        struct stat about;
        char *name = store_path_with(path, endings[i]);
        fine = lstat(name, &about) != 0 && errno == ENOENT;
        if (!fine)
            borgo_error_fail(error, "there is a file '%s' already; choose another name", name);
        free(name);
    }
    return fine;
}

/* Nobody else may write: held by a file beside it, since closing another opening of the file itself
 * would end SQLite's own locks. The file stays, empty. */
int store_take_lock(const char *path, struct borgo_error *error)
{
    char *beside = store_path_with(path, "-lock");
    int lock = open(beside, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    if (lock < 0)
        borgo_error_fail(error, "can't lock '%s' with '%s': %s", path, beside, strerror(errno));
    free(beside);
    if (lock < 0)
        return lock;
    fchmod(lock, 0600); /* whatever the umask */
    if (flock(lock, LOCK_EX | LOCK_NB) == 0)
        return lock;
    if (errno == EWOULDBLOCK)
        borgo_error_fail(error, "another Borgo has the store '%s' open", path);
    else
        borgo_error_fail(error, "can't lock the store '%s': %s", path, strerror(errno));
    close(lock);
    return -1;
}

bool store_prepare_file(const char *path, struct borgo_error *error)
{
    struct stat about;
    if (lstat(path, &about) != 0) {
        if (!store_check_free(path, error))
            return false;
        if (!store_make_private_file(path))
            return borgo_error_fail(error, "can't make the store '%s': %s", path, strerror(errno));
        store_sync_folder(path);
        return true;
    }
    if (S_ISREG(about.st_mode) && (about.st_mode & 0077) && chmod(path, about.st_mode & 0700) != 0)
        return borgo_error_fail(error, "others can read the store '%s': %s", path, strerror(errno));
    return true;
}

/* What the system said to the last thing SQLite wanted of a file, the store's or its log; 0:
 * nothing. */
static int last_errno(sqlite3 *sqlite)
{
    sqlite3_file *log = NULL;
    int why = 0, of_log = 0;
    sqlite3_file_control(sqlite, NULL, SQLITE_FCNTL_LAST_ERRNO, &why);
    sqlite3_file_control(sqlite, NULL, SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (log && log->pMethods)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &of_log);
    return of_log ? of_log : why;
}

const char *store_words(sqlite3 *sqlite)
{
    int why = sqlite ? last_errno(sqlite) : 0;
    switch (sqlite ? sqlite3_errcode(sqlite) & 0xff : SQLITE_NOMEM) {
    case SQLITE_FULL:
        return N_("the disk is full");
    case SQLITE_IOERR:
        if (why == ENOSPC || why == EDQUOT || why == EFBIG)
            return N_("the disk is full");
        if (why == EROFS)
            return N_("the file is write-protected");
        return N_("the disk doesn't work as it should");
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return N_("the file is write-protected");
    case SQLITE_CANTOPEN:
        return N_("the file can't be opened");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
        return N_("another program holds the file");
    case SQLITE_CONSTRAINT:
        return N_("what was to be written doesn't follow what is there");
    case SQLITE_CORRUPT:
        return N_("the file is damaged");
    case SQLITE_NOTADB:
        return N_("the file is not a database");
    case SQLITE_NOMEM:
        return N_("there is no memory left");
    default:
        return N_("the file can't be used");
    }
}

bool store_fail(struct borgo_error *error, const char *path, sqlite3 *sqlite)
{
    const char *words = store_words(sqlite);
    if (error && error->translate)
        words = error->translate(words);
    return borgo_error_fail(error, "the store '%s': %s", path, words);
}

int64_t store_ask_number(sqlite3 *sqlite, const char *text)
{
    sqlite3_stmt *statement;
    int64_t number = -1;
    if (sqlite3_prepare_v2(sqlite, text, -1, &statement, NULL) == SQLITE_OK
        && sqlite3_step(statement) == SQLITE_ROW)
        number = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return number;
}

/* FULL: a commit is on the disk when it returns. What is deleted is overwritten. The log grows
 * until store_tidy_up says so, and is cut again after a copy has made it large. */
static bool choose_settings(sqlite3 *sqlite, enum access access)
{
    static const char reading[] = "PRAGMA temp_store = memory; PRAGMA trusted_schema = off;";
    static const char writing[] =
        "PRAGMA journal_mode = wal; PRAGMA synchronous = full; PRAGMA secure_delete = on;"
        "PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 67108864;"
        "PRAGMA cache_size = -32000;";
    sqlite3_busy_timeout(sqlite, access == TO_WRITE ? WRITER_PATIENCE : READER_PATIENCE);
    sqlite3_extended_result_codes(sqlite, 0);
    return sqlite3_exec(sqlite, reading, NULL, NULL, NULL) == SQLITE_OK
           && (access == TO_READ || sqlite3_exec(sqlite, writing, NULL, NULL, NULL) == SQLITE_OK);
}

/* What SQLite would only say it can't open. */
static bool check_is_file(const char *path, struct borgo_error *error)
{
    struct stat about;
    if (lstat(path, &about) != 0)
        return errno == ENOENT
                   ? borgo_error_fail(error, "there is no store '%s'", path)
                   : borgo_error_fail(error, "can't read '%s': %s", path, strerror(errno));
    return S_ISREG(about.st_mode) || borgo_error_fail(error, "'%s' is not a file", path);
}

bool store_connect(struct connection *connection, const char *path, enum access access,
                   struct borgo_error *error)
{
    int flags = (access == TO_WRITE ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY)
                | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_NOFOLLOW;
    *connection = (struct connection){0};
    if (!check_is_file(path, error))
        return false;
    if (sqlite3_open_v2(path, &connection->sqlite, flags, NULL) == SQLITE_OK
        && choose_settings(connection->sqlite, access))
        return true;
    store_fail(error, path, connection->sqlite);
    store_disconnect(connection);
    return false;
}

void store_disconnect(struct connection *connection)
{
    for (unsigned i = 0; i < MOST_STATEMENTS; i++)
        sqlite3_finalize(connection->kept[i]);
    sqlite3_close(connection->sqlite);
    *connection = (struct connection){0};
}
