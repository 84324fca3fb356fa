/* Records named on the command line: see records.h. */
#include "cli/records.h"

#include <stdlib.h>
#include <string.h>

#include "core/setup.h"

enum borgo_verdict load_record(const char *path, struct borgo_record *record,
                               struct borgo_error *error)
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

bool save_record(const struct borgo_record *record, const char *path, save_bytes *how,
                 struct borgo_error *error)
{
    size_t length;
    char *text = borgo_record_text(record, true, &length);
    bool saved = how(path, text, length, !borgo_record_is_over(record), error);
    free(text);
    return saved;
}

int verdict_code(enum borgo_verdict verdict)
{
    return verdict == BORGO_RECORD_RIGHT   ? EXIT_FINE
           : verdict == BORGO_RECORD_WRONG ? EXIT_FAILED
                                           : EXIT_BAD_INPUT;
}

/* `edition=avenue` is what the box has. */
static bool has_option(const struct borgo_game *game, const void *box, const char *text)
{
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        size_t length = strlen(game->option[i].name);
        if (strncmp(text, game->option[i].name, length) == 0 && text[length] == '=')
            return strcmp(text + length + 1, borgo_setup_option_text(game, box, i)) == 0;
    }
    return false;
}

const char *edition_title(const struct borgo_game *game, const void *box)
{
    const struct borgo_edition *second = &game->edition[1];
    return second->name && second->option && has_option(game, box, second->option) ? second->title
                                                                                   : game->title;
}
