/* What is answered to a request for a file, without any network: the headers that matter go in,
 * status, headers and body come out. Other answers over HTTP have the same shape. */
#ifndef BORGO_SERVER_ANSWER_H
#define BORGO_SERVER_ANSWER_H

#include <stdbool.h>
#include <stddef.h>

#include "server/files.h"

enum server_method { SERVER_GET, SERVER_HEAD, SERVER_OTHER };

/* Headers that didn't come are empty texts. */
struct server_request {
    enum server_method method;
    const char *path;
    const char *host;
    const char *encodings; /* Accept-Encoding */
    const char *tags;      /* If-None-Match */
    bool strange_host;     /* Host is none that this server goes by */
};

struct server_answer {
    unsigned status;
    const char *type, *cache;
    const char *encoding; /* or NULL */
    bool varies;          /* with Accept-Encoding */
    char tag[48];         /* or empty; quoted */
    const unsigned char *body;
    size_t length;
    bool silent;       /* the body is only spoken of: HEAD */
    const char *file;  /* to be kept under that name; or NULL */
    int64_t wait;      /* milliseconds until it may be tried again; 0: nothing is said of it */
    bool last;         /* the connection ends with it */
    const char *allow; /* of 405: what would be allowed */
};

void server_answer(const struct server_request *request, const struct server_file *files,
                   const unsigned char *bytes, struct server_answer *answer);
/* A Host that this machine alone goes by. */
bool server_is_this_machine(const char *host);
/* An answer of a few words, less than a hundred bytes. */
void server_refuse(struct server_answer *answer, unsigned status, const char *text);

#endif
