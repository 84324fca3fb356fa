/* Text that grows: see paper.h. */
#include "server/paper.h"

#include <stdlib.h>
#include <string.h>

static void take(void *paper_, const char *bytes, size_t length)
{
    struct paper *paper = paper_;
    if (paper->used + length + 1 > paper->room) {
        paper->room = 2 * (paper->used + length + 1);
        paper->bytes = realloc(paper->bytes, paper->room);
        if (!paper->bytes)
            abort(); /* nothing to recover to */
    }
    memcpy(paper->bytes + paper->used, bytes, length);
    paper->used += length;
}

void paper_open(struct paper *paper)
{
    *paper = (struct paper){0};
}

void paper_close(struct paper *paper)
{
    free(paper->bytes);
    *paper = (struct paper){0};
}

struct borgo_json *paper_start(struct paper *paper)
{
    paper->used = 0;
    borgo_text_start(&paper->text, paper->edge, sizeof paper->edge);
    paper->text.drain = take;
    paper->text.to = paper;
    borgo_json_start(&paper->json, &paper->text);
    return &paper->json;
}

char *paper_text(struct paper *paper, size_t *length)
{
    while (paper->json.depth > 0)
        borgo_json_close(&paper->json);
    borgo_text_flush(&paper->text);
    take(paper, "", 0);
    paper->bytes[paper->used] = '\0';
    if (length)
        *length = paper->used;
    return paper->bytes;
}
