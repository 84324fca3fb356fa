/* Lines of requests from standard input, which can be looked at while something else is waited for.
 */
#ifndef BORGO_CLI_ENGINE_LINES_H
#define BORGO_CLI_ENGINE_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* What is read and not given out yet. A line that is too long is skipped to its end, without the
 * memory for it. */
struct engine_lines {
    char *bytes;
    size_t used, taken; /* taken: of the line given out last, its end included */
    size_t skipped;     /* bytes of a too long line that were forgotten; they count */
    bool ended;
};

void open_lines(struct engine_lines *lines);
void close_lines(struct engine_lines *lines);

/* The next line without its end; it may be changed and stays until the next. NULL at the end of the
 * input. Of a line that is too long only the length is right, or at least too long. */
char *next_engine_line(struct engine_lines *lines, size_t *length);
/* Whether the line after that is all there already: it, and its length. NULL: not yet. */
const char *waiting_engine_line(const struct engine_lines *lines, size_t *length);
/* Whether more can be read before the next line is taken. */
bool has_room(const struct engine_lines *lines);
/* Reads what there is, waiting if there is nothing. */
void read_engine_bytes(struct engine_lines *lines);

#endif
