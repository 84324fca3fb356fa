/* Games kept by themselves: see keep.h. */
#include "cli/keep.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/command.h"
#include "core/characters.h"
#include "core/setup.h"
#include "games/registry.h"

enum { MOST_NAMES = 1000, ONE_DAY = 24 * 3600 };

static const char suffix[] = ".rec";

/* A file of one of the folders and when it was written last. */
struct dated {
    char *path;
    struct timespec when; /* of two games left in one second the later one comes first */
};

/* "$XDG_DATA_HOME/borgo/FOLDER", to be freed; NULL where the environment names no home. */
static char *folder_path(const char *folder)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    bool given = data && data[0] == '/'; /* others are to be ignored, says the specification */
    if (!given && !(home && home[0] == '/'))
        return NULL;
    const char *base = given ? data : home, *middle = given ? "" : "/.local/share";
    size_t size = strlen(base) + strlen(middle) + strlen(folder) + sizeof "/borgo/";
    char *path = allocate(size);
    snprintf(path, size, "%s%s/borgo/%s", base, middle, folder);
    return path;
}

/* Makes a folder and those above it that aren't there, for the user alone. */
static bool make_folder(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool fine = mkdir(path, 0700) == 0 || errno == EEXIST || errno == EACCES || errno == EROFS;
        *slash = '/';
        if (!fine)
            return false;
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

/* The folder, made and checked; to be freed. */
static char *open_folder(const char *name, struct borgo_error *error)
{
    struct stat about;
    char *folder = folder_path(name);
    if (!folder) {
        borgo_error_fail(error,
                         "the game can't be kept: neither XDG_DATA_HOME nor HOME names a folder");
        return NULL;
    }
    if (make_folder(folder) && stat(folder, &about) == 0) {
        if (S_ISDIR(about.st_mode) && about.st_uid == geteuid() && !(about.st_mode & 0022))
            return folder;
        borgo_error_fail(error,
                         "the game can't be kept: '%s' must be a folder that only you can write to",
                         folder);
    } else {
        borgo_error_fail(error, "the game can't be kept: there is no folder '%s': %s", folder,
                         strerror(errno));
    }
    free(folder);
    return NULL;
}

static char *path_in(const char *folder, const char *name)
{
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = allocate(size);
    snprintf(path, size, "%s/%s", folder, name);
    return path;
}

/* `2026-05-31-201500-sunrise-lane.rec`, the second game of that second `…-sunrise-lane-2.rec`. */
static char *numbered_path(const char *folder, const char *stamp, const char *game, int number)
{
    char name[NAME_MAX + 1], end[16] = "";
    if (number > 1)
        snprintf(end, sizeof end, "-%d", number);
    snprintf(name, sizeof name, "%s-%s%s%s", stamp, game, end, suffix);
    return path_in(folder, name);
}

static void now_as_text(char *text, size_t size)
{
    time_t now = time(NULL);
    struct tm parts;
    localtime_r(&now, &parts);
    strftime(text, size, "%Y-%m-%d-%H%M%S", &parts);
}

/* Neither an unfinished nor a finished game has that name. */
static bool is_free(const char *path)
{
    char *finished = folder_path("finished"), *there = path_in(finished, strrchr(path, '/') + 1);
    bool nobody_has_it = access(path, F_OK) != 0 && access(there, F_OK) != 0;
    free(finished);
    free(there);
    return nobody_has_it;
}

/* Locks a name that is free, and looks again: somebody may have been quicker, and through with it.
 */
static bool take_name(const char *path, struct file_lock *lock, struct borgo_error *error)
{
    if (!is_free(path) || is_locked(path) || !lock_file(path, lock, error))
        return false;
    if (is_free(path))
        return true;
    unlock_file(lock);
    return false;
}

char *new_kept_game(const char *game, struct file_lock *lock, struct borgo_error *error)
{
    char stamp[40];
    char *folder = open_folder("unfinished", error), *path = NULL;
    now_as_text(stamp, sizeof stamp);
    for (int number = 1; folder && !path && number <= MOST_NAMES; number++) {
        path = numbered_path(folder, stamp, game, number);
        if (!take_name(path, lock, error)) {
            free(path);
            path = NULL;
        }
    }
    free(folder);
    return path;
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), more = strlen(end);
    return length > more && strcmp(text + length - more, end) == 0;
}

static int newest_first(const void *one, const void *other)
{
    const struct dated *a = one, *b = other;
    if (a->when.tv_sec != b->when.tv_sec)
        return a->when.tv_sec < b->when.tv_sec ? 1 : -1;
    if (a->when.tv_nsec != b->when.tv_nsec)
        return a->when.tv_nsec < b->when.tv_nsec ? 1 : -1;
    return strcmp(b->path, a->path);
}

static void free_dated(struct dated *files, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        free(files[i].path);
    free(files);
}

/* All regular files of a folder whose names end so, newest first; to be freed. */
static struct dated *list_folder(const char *folder, const char *end, unsigned *count)
{
    DIR *opened = opendir(folder);
    struct dated *files = NULL;
    unsigned room = 0;
    *count = 0;
    for (struct dirent *entry; opened && (entry = readdir(opened)) != NULL;) {
        struct stat about;
        char *path = ends_with(entry->d_name, end) ? path_in(folder, entry->d_name) : NULL;
        if (!path || lstat(path, &about) != 0 || !S_ISREG(about.st_mode)) {
            free(path);
            continue;
        }
        if (*count == room) {
            room = room ? 2 * room : 64;
            struct dated *more = allocate(room * sizeof *more);
            memcpy(more, files ? files : more, *count * sizeof *more);
            free(files);
            files = more;
        }
        files[(*count)++] = (struct dated){path, about.st_mtim};
    }
    if (opened)
        closedir(opened);
    if (*count)
        qsort(files, *count, sizeof *files, newest_first);
    return files;
}

/* What stands behind a line's first word, or NULL. */
static const char *behind(const char *line, const char *word)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

/* `0 human Anna` */
static void add_player(struct kept_game *game, const char *seat)
{
    const char *player = strchr(seat, ' '), *name = player ? strchr(player + 1, ' ') : NULL;
    size_t used = strlen(game->players);
    struct borgo_text text = {game->players, sizeof game->players, used, false};
    if (name)
        borgo_text_put(&text, used ? ", " : "");
    if (name)
        borgo_character_put_visible(&text, name + 1);
}

static void note_title(struct kept_game *game, const struct borgo_game *played, const char *option)
{
    for (int i = 0; played && i < 2 && played->edition[i].name; i++) {
        const char *wanted = played->edition[i].option;
        if (option ? wanted && strcmp(wanted, option) == 0 : !wanted)
            snprintf(game->title, sizeof game->title, "%s", played->edition[i].title);
    }
}

/* Reads what the list shows, line by line; false if this is no unfinished record of a game we have.
 */
static bool scan_record(char *text, struct kept_game *game)
{
    const struct borgo_game *played = NULL;
    bool moving = false;
    char *rest;
    if (strncmp(text, "borgo record ", 13) != 0)
        return false;
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        const char *value;
        line[strcspn(line, "\r")] = '\0';
        if (strcmp(line, "unfinished") == 0)
            return played;
        if (!moving && (value = behind(line, "game")) != NULL) {
            played = borgo_games_find(value, NULL, NULL);
            note_title(game, played, NULL);
        } else if (!moving && (value = behind(line, "option")) != NULL) {
            note_title(game, played, value);
        } else if (!moving && (value = behind(line, "seat")) != NULL) {
            add_player(game, value);
        }
        game->moves += moving && line[0] >= '0' && line[0] <= '9';
        moving = moving || strcmp(line, "moves") == 0;
    }
    return false;
}

bool read_kept_game(const char *path, struct kept_game *game)
{
    struct stat about;
    char *text = read_text_file(path, NULL);
    *game = (struct kept_game){0};
    bool fine = text && stat(path, &about) == 0 && scan_record(text, game);
    free(text);
    if (!fine)
        return false;
    game->when = about.st_mtime;
    game->path = strdup(path);
    return game->path;
}

unsigned list_kept_games(struct kept_game *games, unsigned most)
{
    unsigned there = 0, count = 0;
    char *folder = folder_path("unfinished");
    struct dated *files = folder ? list_folder(folder, suffix, &there) : NULL;
    for (unsigned i = 0; i < there && count < most; i++)
        if (!is_locked(files[i].path) && read_kept_game(files[i].path, &games[count]))
            count++;
    free_dated(files, there);
    free(folder);
    return count;
}

void free_kept_games(struct kept_game *games, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        free(games[i].path);
}

bool is_kept_game(const char *path)
{
    char *folder = folder_path("unfinished");
    size_t length = folder ? strlen(folder) : 0;
    bool kept = folder && strncmp(path, folder, length) == 0 && path[length] == '/'
                && !strchr(path + length + 1, '/');
    free(folder);
    return kept;
}

/* Deletes what is too old to stay: finished games beyond the latest, and what a killed program left
 * half written. */
static void prune(const char *finished)
{
    unsigned count;
    struct dated *files = list_folder(finished, suffix, &count);
    for (unsigned i = MOST_FINISHED; i < count; i++)
        unlink(files[i].path);
    free_dated(files, count);
    char *unfinished = folder_path("unfinished");
    files = list_folder(unfinished, ".part", &count);
    for (unsigned i = 0; i < count; i++)
        if (files[i].when.tv_sec + ONE_DAY < time(NULL))
            unlink(files[i].path);
    free_dated(files, count);
    free(unfinished);
}

char *finish_kept_game(const char *path, struct borgo_error *error)
{
    if (!is_kept_game(path))
        return NULL;
    char *folder = open_folder("finished", error);
    if (!folder)
        return NULL;
    char *to = path_in(folder, strrchr(path, '/') + 1);
    if (rename(path, to) != 0) {
        borgo_error_fail(error, "can't write '%s': %s", to, strerror(errno));
        free(to);
        to = NULL;
    }
    prune(folder);
    free(folder);
    return to;
}

unsigned list_finished_games(char **paths, unsigned most)
{
    unsigned there = 0, count = 0;
    char *folder = folder_path("finished");
    struct dated *files = folder ? list_folder(folder, suffix, &there) : NULL;
    for (unsigned i = 0; i < there && count < most; i++)
        paths[count++] = strdup(files[i].path);
    free_dated(files, there);
    free(folder);
    return count;
}

void forget_kept_game(const char *path)
{
    if (is_kept_game(path))
        unlink(path);
}

/* The folder above all of them is made if it isn't there. */
static bool make_folder_of(char *path, struct borgo_error *error)
{
    char *slash = strrchr(path, '/');
    *slash = '\0';
    bool fine = make_folder(path);
    if (!fine)
        borgo_error_fail(error, "there is no folder '%s': %s", path, strerror(errno));
    *slash = '/';
    return fine;
}

char *kept_path(const char *name, struct borgo_error *error)
{
    char *path = folder_path(name);
    if (!path)
        return borgo_error_fail(error, "neither XDG_DATA_HOME nor HOME names a folder"), NULL;
    if (make_folder_of(path, error))
        return path;
    free(path);
    return NULL;
}

char *kept_store(bool to_write, struct borgo_error *error)
{
    char *path = folder_path("borgo.db");
    if (!path)
        return borgo_error_fail(error, "neither XDG_DATA_HOME nor HOME names a folder: say where "
                                       "the tables are with '--store FILE'"),
               NULL;
    if (!to_write || make_folder_of(path, error))
        return path;
    free(path);
    return NULL;
}
