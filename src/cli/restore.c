/* `borgo restore BACKUP`: a store from a copy that `borgo backup` made. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/storing.h"
#include "store/store.h"

static int run(const struct arguments *arguments)
{
    struct borgo_error error = {.translate = tr};
    char *path = store_path(arguments, true);
    if (!path)
        return EXIT_BAD_INPUT;
    bool fine = store_restore(arguments->word[0], path, &error);
    if (fine) {
        printf(tr("%s: all that is in %s, whole and checked"), path, arguments->word[0]);
        putchar('\n');
    }
    free(path);
    return fine ? EXIT_FINE : complain("%s", error.message);
}

const struct command command_restore = {
    .name = "restore",
    .words = "BACKUP",
    .least = 1,
    .most = 1,
    .summary = N_("makes a store of a copy that 'borgo backup' made"),
    .details = N_("The copy is checked first and stays as it is. A store that is there already is "
                  "never overwritten: move it away, with its files '-wal' and '-shm' if there are "
                  "any, or give another place with '--store'."),
    .flags = {STORE_FLAG},
    .run = run,
};
