/* The wire for the browser: one function that takes JSON and gives JSON (docs/engine-protocol.md).
 * The page writes a request where borgo_input says and reads the answer where borgo_answer says, up
 * to the NUL behind it. One game at a time lives in a module; a page that needs more opens more
 * modules. What takes long is better asked in a worker.
 *
 * The module imports one function, `hash` of the module `borgo`, which table/hash.h describes. It
 * has no clock and no randomness: the page sends `entropy` first, and `budget` instead of `ms`. */
#include <stdlib.h>

#include "wire/wire.h"

#define EXPORT(name) __attribute__((export_name(#name), visibility("default")))
#define IMPORT(name) __attribute__((import_module("borgo"), import_name(#name)))

IMPORT(hash)
void import_hash(unsigned char *out, size_t out_length, const void *message, size_t length,
                 const void *key, size_t key_length);

EXPORT(borgo_input) char *borgo_input(size_t length);
EXPORT(borgo_answer) const char *borgo_answer(size_t length);

void borgo_hash_bytes(unsigned char *out, size_t out_length, const void *message, size_t length,
                      const void *key, size_t key_length)
{
    import_hash(out, out_length, message, length, key, key_length);
}

/* All there is: a module has no other memory, so this is the page's game and not a hidden one of
 * the library's. */
static struct {
    bool opened;
    struct borgo_wire wire;
    char *input, *answer;
    size_t input_room, answer_used, answer_room;
} page;

/* Memory of at least that size; what it held stays. Nothing can be answered without, so that ends
 * it. */
static void make_room(char **memory, size_t *room, size_t size)
{
    if (size <= *room)
        return;
    size_t larger = size < 2 * *room ? 2 * *room : size;
    *memory = realloc(*memory, larger);
    if (!*memory)
        __builtin_trap();
    *room = larger;
}

/* Room for a request of that length; NULL if it is too long to be one. */
char *borgo_input(size_t length)
{
    if (length > BORGO_WIRE_LONGEST)
        return NULL;
    make_room(&page.input, &page.input_room, length + 1);
    return page.input;
}

static void keep(void *to, const char *bytes, size_t length)
{
    (void)to;
    make_room(&page.answer, &page.answer_room, page.answer_used + length + 1);
    for (size_t i = 0; i < length; i++)
        page.answer[page.answer_used++] = bytes[i];
}

/* Answers the request of that length that stands in the input: always, and always anew. */
const char *borgo_answer(size_t length)
{
    char buffer[1024];
    struct borgo_text out;
    if (!page.opened)
        borgo_wire_open(&page.wire, NULL, NULL);
    page.opened = true;
    page.answer_used = 0;
    borgo_text_start(&out, buffer, sizeof buffer);
    out.drain = keep;
    /* Nobody made room for a longer one, so it is none: refused without being read. */
    borgo_wire_answer(&page.wire, page.input,
                      length < page.input_room ? length : BORGO_WIRE_LONGEST + 1, &out);
    borgo_text_flush(&out);
    page.answer[page.answer_used] = '\0';
    return page.answer;
}
