/* Files that people name: see file.h. A file is written under a name of its own that nobody can
 * foresee, created by us alone (O_EXCL), and takes the place of the old one when all of it is on
 * the disk. */
#include "cli/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/command.h"
#include "core/characters.h"

enum { TRIES = 100, TEMPORARY_SIZE = 40, READ_STEP = 1 << 16 };

/* What a file is that is no regular one, for messages. */
static const char *kind_of(mode_t mode)
{
    return S_ISDIR(mode)    ? N_("a folder")
           : S_ISFIFO(mode) ? N_("a pipe")
           : S_ISSOCK(mode) ? N_("a socket")
                            : N_("a device");
}

static const char *translated(const struct borgo_error *error, const char *english)
{
    return error && error->translate ? error->translate(english) : english;
}

/* All bytes of an open file, to be freed; NULL with errno 0 when there are more than MOST_FILE. */
static char *read_all(int descriptor, size_t *length)
{
    char *text = NULL;
    ssize_t got = 1;
    for (*length = 0; got > 0 && *length <= MOST_FILE; *length += (size_t)got) {
        char *more = realloc(text, *length + READ_STEP + 1);
        if (!more)
            break;
        text = more;
        do
            got = read(descriptor, text + *length, READ_STEP);
        while (got < 0 && errno == EINTR);
        if (got <= 0)
            break;
    }
    if (text && got == 0) {
        text[*length] = '\0';
        return text;
    }
    free(text);
    errno = *length > MOST_FILE ? 0 : errno;
    return NULL;
}

/* Programs on some systems start a text with this; it means nothing. */
static void drop_byte_order_mark(char *text)
{
    if (strncmp(text, "\xef\xbb\xbf", 3) == 0)
        memmove(text, text + 3, strlen(text + 3) + 1);
}

static char *read_open_file(int descriptor, const char *path, struct borgo_error *error)
{
    struct stat about;
    size_t length;
    if (descriptor < 0 || fstat(descriptor, &about) != 0)
        return borgo_error_fail(error, "can't read '%s': %s", path, strerror(errno)), NULL;
    if (!S_ISREG(about.st_mode))
        return borgo_error_fail(error, "'%s' is not a file but %s", path,
                                translated(error, kind_of(about.st_mode))),
               NULL;
    char *text = read_all(descriptor, &length);
    if (!text && errno)
        return borgo_error_fail(error, "can't read '%s': %s", path, strerror(errno)), NULL;
    if (!text || memchr(text, '\0', length)) {
        free(text);
        return borgo_error_fail(error, "'%s' is not a text file of at most %d MiB", path,
                                MOST_FILE >> 20),
               NULL;
    }
    drop_byte_order_mark(text);
    return text;
}

char *read_text_file(const char *path, struct borgo_error *error)
{
    int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    char *text = read_open_file(descriptor, path, error);
    if (descriptor >= 0)
        close(descriptor);
    return text;
}

/* Where something is to be written: a folder that stays the same whatever happens to its name, and
 * a name in it. */
struct place {
    int folder;
    const char *name;
};

static bool open_place(const char *path, struct place *place, struct borgo_error *error)
{
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : 0;
    char *folder = allocate(length + 2);
    memcpy(folder, slash ? path : ".", slash ? length : 1);
    if (slash && length == 0)
        folder[0] = '/';
    place->name = slash ? slash + 1 : path;
    place->folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (place->folder < 0)
        borgo_error_fail(error, "can't write '%s': the folder '%s' can't be opened: %s", path,
                         folder, strerror(errno));
    free(folder);
    return place->folder >= 0;
}

static bool refuse_link(const struct place *place, const char *path, struct borgo_error *error)
{
    char target[256];
    ssize_t length = readlinkat(place->folder, place->name, target, sizeof target - 1);
    target[length > 0 ? length : 0] = '\0';
    return borgo_error_fail(error, "'%s' is a link, and links are not written to; it leads to '%s'",
                            path, target);
}

/* There is nothing under that name, or a file that may be replaced. */
static bool check_place(const struct place *place, const char *path, struct borgo_error *error)
{
    struct stat about;
    if (*place->name == '\0' || strcmp(place->name, ".") == 0 || strcmp(place->name, "..") == 0)
        return borgo_error_fail(error, "'%s' is not the name of a file", path);
    if (fstatat(place->folder, place->name, &about, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT
               || borgo_error_fail(error, "can't write '%s': %s", path, strerror(errno));
    if (S_ISLNK(about.st_mode))
        return refuse_link(place, path, error);
    if (!S_ISREG(about.st_mode))
        return borgo_error_fail(error, "'%s' is not a file but %s", path,
                                translated(error, kind_of(about.st_mode)));
    return about.st_mode & 0222 || borgo_error_fail(error, "'%s' is write-protected", path);
}

/* A file nobody had before, under a name nobody can foresee. -1 with errno after a failure. */
static int create_temporary(const struct place *place, bool private, char name[TEMPORARY_SIZE])
{
    int descriptor = -1;
    for (int i = 0; descriptor < 0 && i < TRIES; i++) {
        unsigned long long number;
        if (getrandom(&number, sizeof number, 0) != sizeof number)
            return -1;
        snprintf(name, TEMPORARY_SIZE, ".borgo-%016llx.part", number);
        descriptor =
            openat(place->folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                   private ? 0600 : 0666);
        if (descriptor < 0 && errno != EEXIST)
            return -1;
    }
    return descriptor;
}

static bool write_all(int descriptor, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        length -= (size_t)written;
    }
    return fsync(descriptor) == 0;
}

/* Gives the finished file its name. One that must be free is linked, which never replaces anything;
 * where a file system has no such links, looking first is all that can be done. */
static bool give_name(const struct place *place, const char *temporary, bool fresh)
{
    if (fresh) {
        if (linkat(place->folder, temporary, place->folder, place->name, 0) == 0)
            return unlinkat(place->folder, temporary, 0) == 0;
        if (errno == EEXIST)
            return false;
        if (faccessat(place->folder, place->name, F_OK, AT_SYMLINK_NOFOLLOW) == 0) {
            errno = EEXIST;
            return false;
        }
    }
    return renameat(place->folder, temporary, place->folder, place->name) == 0;
}

static bool write_at(const struct place *place, const char *bytes, size_t length, bool private,
                     bool fresh)
{
    char temporary[TEMPORARY_SIZE];
    int descriptor = create_temporary(place, private, temporary);
    if (descriptor < 0)
        return false;
    bool fine = write_all(descriptor, bytes, length);
    fine = close(descriptor) == 0 && fine && give_name(place, temporary, fresh);
    if (!fine) {
        int why = errno;
        unlinkat(place->folder, temporary, 0);
        errno = why;
    }
    return fine;
}

static bool save(const char *path, const char *bytes, size_t length, bool private, bool fresh,
                 struct borgo_error *error)
{
    struct place place;
    if (!open_place(path, &place, error))
        return false;
    bool fine = check_place(&place, path, error);
    if (fine && !write_at(&place, bytes, length, private, fresh))
        fine =
            errno == EEXIST
                ? borgo_error_fail(error, "there is a file '%s' already; choose another name", path)
                : borgo_error_fail(error, "can't write '%s': %s", path, strerror(errno));
    if (fine)
        fsync(place.folder); /* some file systems can't, and then there is nothing more to do */
    close(place.folder);
    return fine;
}

bool save_file(const char *path, const char *bytes, size_t length, bool private,
               struct borgo_error *error)
{
    return save(path, bytes, length, private, false, error);
}

bool save_new_file(const char *path, const char *bytes, size_t length, bool private,
                   struct borgo_error *error)
{
    return save(path, bytes, length, private, true, error);
}

/* `folder/.name.lock` for `folder/name`; a name too long for that loses its end. */
static char *lock_path(const char *path)
{
    enum { MOST_NAME = 240 };
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t size = strlen(path) + sizeof "..lock";
    char *beside = allocate(size);
    snprintf(beside, size, "%.*s.%.*s.lock", (int)(name - path), path, MOST_NAME, name);
    return beside;
}

/* The hidden file is still the one under its name, and nobody put anything in it. */
static bool is_our_lock(int descriptor, const char *path)
{
    struct stat opened, named;
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0
           && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
           && S_ISREG(opened.st_mode) && opened.st_size == 0;
}

enum lock_result { LOCK_DONE, LOCK_TAKEN, LOCK_AGAIN, LOCK_FAILED };

/* One try. Whoever lets go of a lock removes its file, perhaps between our opening and locking it:
 * then try again. */
static enum lock_result try_lock(const char *path, int *descriptor)
{
    struct stat about;
    *descriptor =
        open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600);
    if (*descriptor < 0)
        return LOCK_FAILED;
    if (flock(*descriptor, LOCK_EX | LOCK_NB) != 0) {
        enum lock_result result = errno == EWOULDBLOCK ? LOCK_TAKEN : LOCK_FAILED;
        close(*descriptor);
        return result;
    }
    if (is_our_lock(*descriptor, path))
        return LOCK_DONE;
    bool foreign = fstat(*descriptor, &about) != 0 || !S_ISREG(about.st_mode) || about.st_size > 0;
    close(*descriptor);
    errno = EEXIST;
    return foreign ? LOCK_FAILED : LOCK_AGAIN;
}

static bool check_lockable(const char *path, struct borgo_error *error)
{
    struct place place;
    if (!open_place(path, &place, error))
        return false;
    bool fine = check_place(&place, path, error);
    close(place.folder);
    return fine;
}

bool lock_file(const char *path, struct file_lock *lock, struct borgo_error *error)
{
    enum lock_result result = LOCK_AGAIN;
    *lock = (struct file_lock){0};
    if (!check_lockable(path, error))
        return false;
    char *beside = lock_path(path);
    for (int i = 0; i < TRIES && result == LOCK_AGAIN; i++)
        result = try_lock(beside, &lock->descriptor);
    if (result == LOCK_DONE) {
        lock->path = beside;
        return true;
    }
    if (result == LOCK_FAILED)
        borgo_error_fail(error, "can't lock '%s' with '%s': %s", path, beside, strerror(errno));
    else
        borgo_error_fail(error,
                         "'%s' is being played in another window or program: leave it there first, "
                         "or copy the file",
                         path);
    free(beside);
    return false;
}

void unlock_file(struct file_lock *lock)
{
    if (!lock->path)
        return;
    if (is_our_lock(lock->descriptor, lock->path))
        unlink(lock->path);
    close(lock->descriptor);
    free(lock->path);
    *lock = (struct file_lock){0};
}

bool is_locked(const char *path)
{
    char *beside = lock_path(path);
    int descriptor = open(beside, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    bool locked =
        descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (descriptor >= 0)
        close(descriptor);
    free(beside);
    return locked;
}

/* Control characters and spaces in a row, which our paragraphs wouldn't keep, need the shell's own
 * escapes. */
static bool needs_escapes(const char *text)
{
    for (const char *at = text; *at; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7f
            || (*at == ' ' && (at[1] == ' ' || at[1] == '\0' || at == text)))
            return true;
    return !borgo_character_all_plain(text);
}

static void put_escaped(struct borgo_text *word, const char *text)
{
    borgo_text_put(word, "$'");
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        char escape[8];
        snprintf(escape, sizeof escape,
                 c == '\'' || c == '\\' ? "\\%c"
                 : c > 0x20 && c < 0x7f ? "%c"
                                        : "\\x%02x",
                 c);
        borgo_text_put(word, escape);
    }
    borgo_text_char(word, '\'');
}

static void put_quoted(struct borgo_text *word, const char *text)
{
    borgo_text_char(word, '\'');
    for (; *text; text++)
        if (*text == '\'')
            borgo_text_put(word, "'\\''");
        else
            borgo_text_char(word, *text);
    borgo_text_char(word, '\'');
}

char *shell_quoted(const char *text)
{
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:@%+=";
    size_t size = 4 * strlen(text) + 8;
    char *buffer = allocate(size);
    struct borgo_text word;
    borgo_text_start(&word, buffer, size);
    borgo_text_put(&word, text[0] == '-' ? "./" : "");
    if (*text && text[strspn(text, plain)] == '\0')
        borgo_text_put(&word, text);
    else if (needs_escapes(text))
        put_escaped(&word, text);
    else
        put_quoted(&word, text);
    return buffer;
}
