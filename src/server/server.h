/* The server: one thread that waits for connections and serves the page that is in the binary. It
 * knows no game; tables, people and storage will stand beside the files here. */
#ifndef BORGO_SERVER_SERVER_H
#define BORGO_SERVER_SERVER_H

#include <stdbool.h>

#include "core/text.h"

struct server;

struct server_place {
    const char *address; /* 127.0.0.1, ::1, 0.0.0.0: of this machine, as a number */
    int port;            /* 0: any that is free */
    int more;            /* how many ports after it may be taken instead */
};

/* Whether this binary has a page to serve. */
bool server_has_page(void);
/* Listens; NULL where it can't. */
struct server *server_open(const struct server_place *wanted, struct borgo_error *error);
/* The address to type into a browser on this machine. */
const char *server_address(const struct server *server);
/* Whether others can reach it, not this machine alone. */
bool server_is_public(const struct server *server);
/* Serves until it is stopped; false if it had to give up. */
bool server_run(struct server *server);
/* The one function that another thread may call. */
void server_stop(struct server *server);
void server_close(struct server *server);

#endif
