/* Lines of requests: see engine_lines.h. */
#include "cli/engine_lines.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "wire/wire.h"

enum { ROOM = BORGO_WIRE_LONGEST + (1 << 16) };

void open_lines(struct engine_lines *lines)
{
    *lines = (struct engine_lines){.bytes = allocate(ROOM)};
}

void close_lines(struct engine_lines *lines)
{
    free(lines->bytes);
}

bool has_room(const struct engine_lines *lines)
{
    return !lines->ended && lines->used < ROOM;
}

void read_engine_bytes(struct engine_lines *lines)
{
    ssize_t count;
    do
        count = read(STDIN_FILENO, lines->bytes + lines->used, ROOM - lines->used);
    while (count < 0 && errno == EINTR);
    lines->ended = count <= 0;
    lines->used += count > 0 ? (size_t)count : 0;
}

/* A line fills all the room only if it is too long: what came of it is forgotten. */
static void skip(struct engine_lines *lines)
{
    lines->skipped += lines->used;
    lines->used = 0;
}

static void forget_taken(struct engine_lines *lines)
{
    lines->used -= lines->taken;
    memmove(lines->bytes, lines->bytes + lines->taken, lines->used);
    lines->taken = lines->skipped = 0;
}

char *next_engine_line(struct engine_lines *lines, size_t *length)
{
    const char *end = NULL;
    forget_taken(lines);
    for (size_t looked = 0;;) {
        if (lines->used > looked)
            end = memchr(lines->bytes + looked, '\n', lines->used - looked);
        if (end || lines->ended)
            break;
        if (lines->used == ROOM)
            skip(lines);
        looked = lines->used;
        read_engine_bytes(lines);
    }
    size_t here = end ? (size_t)(end - lines->bytes) : lines->used;
    lines->taken = here + (end != NULL);
    *length = lines->skipped + here;
    return end || *length ? lines->bytes : NULL;
}

const char *waiting_engine_line(const struct engine_lines *lines, size_t *length)
{
    const char *start = lines->bytes + lines->taken;
    size_t rest = lines->used - lines->taken;
    const char *end = rest ? memchr(start, '\n', rest) : NULL;
    *length = end ? (size_t)(end - start) : 0;
    return end ? start : NULL;
}
