/* Fuzzes the machine door: the input is a few lines of its protocol. Every line is answered with one JSON object that says
 * whether it was fine. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "cli/engine.h"
#include "fuzz/fuzz.h"

static void answer_line(struct engine *engine, const char *line, size_t length)
{
    char *copy = fuzz_text((const uint8_t *)line, length);
    char *answer = NULL;
    size_t size = 0;
    engine->out = open_memstream(&answer, &size);
    fuzz_demand(engine->out, "there is memory");
    engine_answer(engine, copy, length);
    free(copy);
    fclose(engine->out);
    json_t *json = json_loads(answer, JSON_REJECT_DUPLICATES, NULL);
    fuzz_demand(json_is_boolean(json_object_get(json, "ok")), "an answer is a JSON object with 'ok'");
    fuzz_demand(strcspn(answer, "\n") + 1 == size, "an answer is one line");
    json_decref(json);
    free(answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct engine engine;
    const char *at = (const char *)data, *end = at + size;
    engine_open(&engine, NULL, NULL);
    for (int lines = 0; at < end && lines < 40 && !engine.quit; lines++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = newline ? (size_t)(newline - at) + 1 : (size_t)(end - at);
        answer_line(&engine, at, length);
        at += length;
    }
    engine_close(&engine);
    return 0;
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    static const char rest[] =
        "{\"do\":\"seed\",\"value\":3}\n{\"do\":\"deal\"}\n{\"do\":\"moves\"}\n{\"do\":\"best\",\"level\":\"random\","
        "\"ms\":1}\n"
        "{\"do\":\"view\",\"seat\":1}\n{\"do\":\"view\",\"seat\":\"watch\"}\n{\"do\":\"position\"}\n"
        "{\"do\":\"play\",\"seat\":0,\"move\":\"draw\"}\n{\"do\":\"log\"}\n{\"do\":\"undo\"}\n{\"do\":\"games\"}\n"
        "{\"do\":\"set\",\"game\":\"sunrise-lane\",\"position\":\"x\"}\n{\"do\":\"quit\"}\n";
    for (int i = 0; i < subject_game_count(); i++) {
        char seed[2000];
        const struct borgo_game *game = subject_game(i);
        int length = snprintf(seed, sizeof seed, "{\"do\":\"new\",\"game\":\"%s\",\"players\":%d,\"options\":{}}\n%s",
                              game->name, game->players[0], rest);
        fuzz_add_seed(seeds, seed, (size_t)length);
    }
}
