/* The store that a command is about: --store FILE or the address of a database, or borgo.db in the
 * user's data folder. */
#ifndef BORGO_CLI_STORING_H
#define BORGO_CLI_STORING_H

#include "cli/command.h"

#define STORE_FLAG                                                                                 \
    {                                                                                              \
        "--store", "FILE",                                                                         \
            N_("the file with all tables (else borgo.db in your data folder, "                     \
               "~/.local/share/borgo), or postgresql://HOST/NAME, a database")                     \
    }

/* Its path, to be freed; complains and gives NULL if there is none. Where it is to be written, the
 * user's data folder is made if it isn't there yet. */
char *store_path(const struct arguments *arguments, bool to_write);

#endif
