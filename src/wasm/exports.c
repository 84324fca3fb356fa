/* The wire for the browser: one function that takes JSON and gives JSON (docs/engine-protocol.md).
 * The page writes a request where borgo_input says and reads the answer where borgo_answer says, up
 * to the NUL behind it. One game at a time lives in a module; a page that needs more opens more
 * modules. What takes long is better asked in a worker.
 *
 * There are no nets in here either. Those who go by one (players/judge.h) do so once the page has
 * written a game's net, data/nets/GAME.txt, where borgo_input says and called borgo_take_net;
 * before that they go by the estimate.
 *
 * The module imports one function, `hash` of the module `borgo`, which table/hash.h describes. It
 * has no clock and no randomness: the page sends `entropy` first, and `budget` instead of `ms`. */
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "players/judge.h"
#include "players/nets.h"
#include "wire/wire.h"

#define EXPORT(name) __attribute__((export_name(#name), visibility("default")))
#define IMPORT(name) __attribute__((import_module("borgo"), import_name(#name)))

IMPORT(hash)
void import_hash(unsigned char *out, size_t out_length, const void *message, size_t length,
                 const void *key, size_t key_length);

EXPORT(borgo_input) char *borgo_input(size_t length);
EXPORT(borgo_answer) const char *borgo_answer(size_t length);
EXPORT(borgo_take_net) bool borgo_take_net(size_t length);

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
    struct given_net {
        struct given_net *next;
        const struct borgo_game *game;
        char text[];
    } * nets;
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

const char *borgo_nets_builtin(const struct borgo_game *game)
{
    const struct given_net *given = page.nets;
    while (given && given->game != game)
        given = given->next;
    return given ? given->text : NULL;
}

/* The game whose net a text is, or NULL: it is none. */
static const struct borgo_game *game_of_net(const char *text)
{
    struct borgo_net *net = malloc(sizeof *net);
    const struct borgo_game *game = NULL;
    if (!net)
        __builtin_trap();
    for (int i = 0; i < borgo_game_count && !game; i++)
        if (borgo_net_read("net", text, borgo_games[i]->name, borgo_judge_features(borgo_games[i]),
                           net, NULL))
            game = borgo_games[i];
    free(net);
    return game;
}

/* Keeps the net of that length that stands in the input; false: it is none of a game here. */
bool borgo_take_net(size_t length)
{
    if (length >= page.input_room)
        return false;
    page.input[length] = '\0';
    const struct borgo_game *game = game_of_net(page.input);
    if (!game || borgo_nets_builtin(game))
        return game != NULL;
    struct given_net *given = malloc(sizeof *given + length + 1);
    if (!given)
        __builtin_trap();
    given->next = page.nets;
    given->game = game;
    memcpy(given->text, page.input, length + 1);
    page.nets = given;
    return true;
}
