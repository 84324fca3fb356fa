/* The store that a command is about: see storing.h. */
#include "cli/storing.h"

#include <string.h>

#include "cli/keep.h"

char *store_path(const struct arguments *arguments, bool to_write)
{
    struct borgo_error error = {.translate = tr};
    const char *given = flag_value(arguments, "--store");
    if (given) {
        size_t size = strlen(given) + 1;
        return memcpy(allocate(size), given, size);
    }
    char *path = kept_store(to_write, &error);
    if (!path)
        complain("%s", error.message);
    return path;
}
