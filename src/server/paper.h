/* Text that grows as it is written: what a message or a stored event is put together on. */
#ifndef BORGO_SERVER_PAPER_H
#define BORGO_SERVER_PAPER_H

#include "core/json.h"

struct paper {
    struct borgo_text text;
    struct borgo_json json;
    char *bytes;
    size_t used, room;
    char edge[1024]; /* what is written goes here first */
};

void paper_open(struct paper *paper);
void paper_close(struct paper *paper);
/* An empty sheet, and JSON to be written on it. */
struct borgo_json *paper_start(struct paper *paper);
/* All that was written, with a NUL behind it; stays until the next start. Open brackets are closed.
 */
char *paper_text(struct paper *paper, size_t *length);

#endif
