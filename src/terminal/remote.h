/* A line to a Borgo server: a WebSocket in a thread of its own, which comes back by itself when it
 * is lost, after pauses that grow. What comes is taken with remote_next when remote_file can be
 * read. docs/protocol.md says what is said over it. */
#ifndef BORGO_TERMINAL_REMOTE_H
#define BORGO_TERMINAL_REMOTE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/text.h"

enum { REMOTE_HOST = 254, REMOTE_PATH = 200 };

struct remote_place {
    bool tls;
    int port;
    char host[REMOTE_HOST];
    char path[REMOTE_PATH]; /* of the WebSocket */
};

struct remote;

enum remote_kind { REMOTE_OPENED, REMOTE_LOST, REMOTE_TEXT };

struct remote_news {
    enum remote_kind kind;
    unsigned line; /* lines are counted: 1 is the first that was opened, 0 none yet */
    char *text;    /* what was said, or why the line was lost; to be freed */
    size_t length;
};

/* NULL with an error if there can't be a thread for it; whether somebody is there is told later. */
struct remote *remote_open(const struct remote_place *place, struct borgo_error *error);
int remote_file(const struct remote *remote);
/* False: nothing has come. */
bool remote_next(struct remote *remote, struct remote_news *news);
/* Says something on the line of that number. If it isn't there any more nothing is said. */
void remote_say(struct remote *remote, unsigned line, const char *text, size_t length);
void remote_close(struct remote *remote);

#endif
