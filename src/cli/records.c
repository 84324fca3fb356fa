/* Records named on the command line: see records.h. */
#include "cli/records.h"

#include <stdlib.h>
#include <string.h>

#include "core/setup.h"

enum borgo_verdict load_record(const struct arguments *arguments, const char *path, struct loaded *loaded,
                               struct borgo_error *error)
{
    enum borgo_verdict verdict = BORGO_RECORD_UNREADABLE;
    *loaded = (struct loaded){.setup = {.game = NULL}};
    char *text = read_text_file(path, error);
    const struct borgo_game *game = text ? borgo_record_game(path, text, &verdict, error) : NULL;
    if (game && !set_up_game(arguments, game->name, &loaded->setup))
        verdict = BORGO_RECORD_UNREADABLE;
    else if (game)
        verdict = borgo_record_read(&loaded->record, path, text, &loaded->setup.setup, error);
    free(text);
    if (verdict != BORGO_RECORD_RIGHT)
        free_game(&loaded->setup);
    return verdict;
}

enum borgo_verdict require_record(const struct arguments *arguments, const char *path, struct loaded *loaded)
{
    struct borgo_error error = {.translate = tr};
    enum borgo_verdict verdict = load_record(arguments, path, loaded, &error);
    if (verdict != BORGO_RECORD_RIGHT && *error.message)
        complain("%s", error.message);
    return verdict;
}

void free_loaded(struct loaded *loaded)
{
    borgo_record_close(&loaded->record);
    free_game(&loaded->setup);
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
