/* Fuzzes the wire: the input is a few requests, a line each. Every one is answered with one JSON
 * object that says whether it was fine. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "wire/wire.h"

enum { MOST_LINES = 40, MOST_WORKS = 3 };

/* What would take long is cancelled before it begins, but for the first few, which have next to no
 * time. */
struct patience {
    int works;
};

static void carry_out(void *patience_, const struct borgo_wire_work *work)
{
    struct patience *patience = patience_;
    atomic_store(work->cancelled, ++patience->works > MOST_WORKS);
    work->carry_out(work->of);
}

static double now(void *patience)
{
    static double moment;
    (void)patience;
    return moment += 0.01;
}

static void keep(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

static void answer_line(struct borgo_wire *wire, const char *line, size_t length)
{
    char *copy = fuzz_text((const uint8_t *)line, length), buffer[64];
    char *answer = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&answer, &size);
    struct borgo_text out;
    fuzz_demand(file, "there is memory");
    borgo_text_start(&out, buffer, sizeof buffer);
    out.drain = keep;
    out.to = file;
    borgo_wire_answer(wire, copy, length, &out);
    borgo_text_flush(&out);
    free(copy);
    fclose(file);
    json_t *json = json_loads(answer, JSON_REJECT_DUPLICATES, NULL);
    fuzz_demand(json_is_boolean(json_object_get(json, "ok")),
                "an answer is a JSON object with 'ok'");
    fuzz_demand(strcspn(answer, "\n") == size, "an answer is one line");
    json_decref(json);
    free(answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const unsigned char entropy[BORGO_HASH_BYTES] = {1, 2, 3};
    struct patience patience = {0};
    struct borgo_wire_host host = {
        .context = &patience, .work = carry_out, .now = now, .most_milliseconds = 20};
    struct borgo_wire wire;
    const char *at = (const char *)data, *end = at + size;
    borgo_wire_open(&wire, &host, entropy);
    for (int lines = 0; at < end && lines < MOST_LINES && !wire.quit; lines++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = newline ? (size_t)(newline - at) + 1 : (size_t)(end - at);
        answer_line(&wire, at, length);
        at += length;
    }
    borgo_wire_close(&wire);
    return 0;
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    static const char rest[] =
        "{\"do\":\"seed\",\"value\":3}\n{\"do\":\"deal\"}\n{\"do\":\"moves\"}\n{\"do\":\"best\","
        "\"level\":\"random\","
        "\"ms\":1}\n"
        "{\"do\":\"view\",\"seat\":1}\n{\"do\":\"view\",\"seat\":\"watch\"}\n{\"do\":\"position\"}"
        "\n"
        "{\"do\":\"play\",\"seat\":0,\"move\":\"draw\"}\n{\"do\":\"log\"}\n{\"do\":\"undo\"}\n{"
        "\"do\":\"games\"}\n"
        "{\"do\":\"set\",\"game\":\"sunrise-lane\",\"position\":\"x\"}\n{\"do\":\"quit\"}\n";
    static const char table[] =
        "{\"do\":\"table\"}\n{\"do\":\"moves\",\"viewer\":0,\"objects\":true,\"lang\":\"fr\"}\n"
        "{\"do\":\"think\",\"budget\":1,\"viewer\":\"watch\",\"events\":true}\n{\"do\":\"back\","
        "\"seat\":0}\n"
        "{\"do\":\"consent\",\"seat\":1,\"agrees\":true}\n{\"do\":\"record\",\"secrets\":true}\n"
        "{\"do\":\"move\",\"seat\":0,\"move\":\"draw\"}\n{\"do\":\"sit\",\"seat\":1,\"player\":"
        "\"greedy\"}\n"
        "{\"do\":\"analyse\",\"level\":\"greedy\",\"step\":1}\n{\"do\":\"preview\",\"move\":"
        "\"draw\"}\n"
        "{\"do\":\"log\",\"viewer\":1,\"events\":true,\"from\":2}\n{\"do\":\"advance\"}\n{\"do\":"
        "\"result\"}\n";
    for (int i = 0; i < subject_game_count(); i++) {
        char seed[4000];
        const struct borgo_game *game = subject_game(i);
        int length = snprintf(seed, sizeof seed,
                              "{\"do\":\"new\",\"game\":\"%s\",\"players\":%d,\"options\":{}}\n%s",
                              game->name, game->players[0], rest);
        fuzz_add_seed(seeds, seed, (size_t)length);
        length = snprintf(seed, sizeof seed,
                          "{\"do\":\"open\",\"game\":\"%s\",\"players\":%d,\"seed\":\"7\","
                          "\"seats\":[{\"name\":\"A\"},"
                          "{\"player\":\"random\"}]}\n%s",
                          game->name, game->players[0], table);
        fuzz_add_seed(seeds, seed, (size_t)length);
    }
}
