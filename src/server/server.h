/* The server: one thread that waits for connections, serves the page that is in the binary, and
 * lets people and programs into the hall; beside it the store's thread and those that think. */
#ifndef BORGO_SERVER_SERVER_H
#define BORGO_SERVER_SERVER_H

#include <stdbool.h>

#include "server/hall.h"

struct server;

struct server_settings {
    const char *address;           /* 127.0.0.1, ::1, 0.0.0.0: of this machine, as a number */
    int port;                      /* 0: any that is free */
    int more;                      /* how many ports after it may be taken instead */
    const char *store;             /* the file */
    const char *certificate, *key; /* for TLS, files; NULL: none */
    const char *proxy;             /* whose word is taken for where somebody comes from; or NULL */
    const char *origin; /* `https://example.org`: another name this server goes by; or NULL */
    bool log;           /* says more than what went wrong */
    unsigned threads, think_milliseconds; /* see pool.h */
    unsigned requests, connections;       /* an address: see limits.h */
    struct hall_limits limits;
};

/* Whether this binary has a page to serve. */
bool server_has_page(void);
/* Opens the store and listens; NULL where it can't. */
struct server *server_open(const struct server_settings *wanted, struct borgo_error *error);
/* The address to type into a browser on this machine. */
const char *server_address(const struct server *server);
/* Whether others can reach it, not this machine alone. */
bool server_is_public(const struct server *server);
/* Serves until it is stopped, then tells everybody and sees that all is stored. */
void server_run(struct server *server);
/* The one function that another thread may call. */
void server_stop(struct server *server);
void server_close(struct server *server);

#endif
