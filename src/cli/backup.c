/* `borgo backup TO`: a copy of the whole store, also while a server has it open. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/storing.h"
#include "store/store.h"

static int run(const struct arguments *arguments)
{
    struct borgo_error error = {.translate = tr};
    char *path = store_path(arguments, false);
    if (!path)
        return EXIT_BAD_INPUT;
    bool fine = store_backup(path, arguments->word[0], &error);
    if (fine) {
        printf(tr("%s: a copy of %s, whole and checked"), arguments->word[0], path);
        putchar('\n');
    }
    free(path);
    return fine ? EXIT_FINE : complain("%s", error.message);
}

const struct command command_backup = {
    .name = "backup",
    .words = "TO",
    .least = 1,
    .most = 1,
    .summary = N_("copies all tables of a server into one file, while it runs"),
    .details = N_("The copy shows one moment, is checked and only you can read it: it holds what "
                  "is still secret in running games. A file that is there already is never "
                  "overwritten. 'borgo restore' makes a store of it again."),
    .flags = {STORE_FLAG},
    .run = run,
};
