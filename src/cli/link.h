/* Where a table of a server is, as people write it. */
#ifndef BORGO_CLI_LINK_H
#define BORGO_CLI_LINK_H

#include "store/store.h"
#include "terminal/remote.h"

struct link {
    struct remote_place place;
    char table[STORE_ID + 1];
};

/* Whether these words name a table of a server rather than a game to be played here. */
bool is_link(const char *const *words, int count);
/* `http://host:8765/#/t/amber-mill-421`, https, or `host:8765 amber-mill-421`. */
bool read_link(const char *const *words, int count, struct link *link, struct borgo_error *error);

#endif
