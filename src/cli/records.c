/* Records named on the command line: see records.h. */
#include "cli/records.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/setup.h"

enum borgo_verdict load_record(const char *path, struct borgo_record *record, struct borgo_error *error)
{
    char *text = read_text_file(path, error);
    if (!text)
        return BORGO_RECORD_UNREADABLE;
    enum borgo_verdict verdict = borgo_record_read(record, path, text, error);
    free(text);
    return verdict;
}

enum borgo_verdict require_record(const char *path, struct borgo_record *record)
{
    struct borgo_error error = {.translate = tr};
    enum borgo_verdict verdict = load_record(path, record, &error);
    if (verdict != BORGO_RECORD_RIGHT)
        complain("%s", error.message);
    return verdict;
}

static bool write_file(const struct borgo_record *record, const char *path)
{
    size_t length;
    /* What holds a private seed is for its owner's eyes. */
    int number = open(path, O_WRONLY | O_CREAT | O_TRUNC, borgo_record_is_over(record) ? 0666 : 0600);
    if (number < 0)
        return false;
    char *text = borgo_record_text(record, true, &length);
    bool written = write(number, text, length) == (ssize_t)length && fsync(number) == 0;
    free(text);
    return close(number) == 0 && written;
}

bool save_record(const struct borgo_record *record, const char *path, struct borgo_error *error)
{
    size_t size = strlen(path) + sizeof ".part";
    char *beside = allocate(size);
    snprintf(beside, size, "%s.part", path);
    bool saved = write_file(record, beside) && rename(beside, path) == 0;
    if (!saved) {
        borgo_fail(error, "can't write '%s': %s", path, strerror(errno));
        unlink(beside);
    }
    free(beside);
    return saved;
}

int verdict_code(enum borgo_verdict verdict)
{
    return verdict == BORGO_RECORD_RIGHT ? EXIT_FINE : verdict == BORGO_RECORD_WRONG ? EXIT_FAILED : EXIT_BAD_INPUT;
}

/* `edition=avenue` is what the box has. */
static bool has_option(const struct borgo_game *game, const void *box, const char *text)
{
    for (int i = 0; i < borgo_option_count(game); i++) {
        size_t length = strlen(game->option[i].name);
        if (strncmp(text, game->option[i].name, length) == 0 && text[length] == '=')
            return strcmp(text + length + 1, borgo_option_text(game, box, i)) == 0;
    }
    return false;
}

const char *edition_title(const struct borgo_game *game, const void *box)
{
    const struct borgo_edition *second = &game->edition[1];
    return second->name && second->option && has_option(game, box, second->option) ? second->title : game->title;
}
