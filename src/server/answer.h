/* What is answered to a request for a file, without any network: the headers that matter go in,
 * status, headers and body come out. */
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
    bool local;            /* it came to an address that only this machine can reach */
};

struct server_answer {
    unsigned status;
    const char *type, *cache;
    const char *encoding; /* or NULL */
    bool varies;          /* with Accept-Encoding */
    char tag[48];         /* or empty; quoted */
    const unsigned char *body;
    size_t length;
    bool silent; /* the body is only spoken of: HEAD */
};

void server_answer(const struct server_request *request, const struct server_file *files,
                   const unsigned char *bytes, struct server_answer *answer);
/* An answer of a few words, less than a hundred bytes. */
void server_refuse(struct server_answer *answer, unsigned status, const char *text);

#endif
