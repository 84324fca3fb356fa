/* What the fuzz targets share: see fuzz.h. */
#include "fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "core/advice.h"
#include "core/position.h"

struct fuzz_seeds {
    const char *folder;
    int count;
};

void fuzz_add_seed(struct fuzz_seeds *seeds, const void *data, size_t size)
{
    char path[600];
    snprintf(path, sizeof path, "%s/seed-%03d", seeds->folder, seeds->count++);
    FILE *file = fopen(path, "wb");
    fuzz_demand(file && fwrite(data, 1, size, file) == size && fclose(file) == 0,
                "a seed can be written");
}

int LLVMFuzzerInitialize(int *count, char ***words)
{
    if (*count == 3 && strcmp((*words)[1], "--seeds") == 0) {
        struct fuzz_seeds seeds = {.folder = (*words)[2]};
        fuzz_write_seeds(&seeds);
        exit(0);
    }
    return 0;
}

char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = test_allocate(size + 1);
    if (size > 0)
        memcpy(text, data, size);
    return text;
}

void fuzz_demand(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "broken: %s\n", what);
    abort();
}

static void look(const struct subject *subject, const void *state, unsigned seat,
                 struct borgo_rng *rng)
{
    static char buffer[1 << 16];
    const struct borgo_game *game = subject->game;
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE], again[BORGO_MAX_STATE];
    struct borgo_text text;
    struct borgo_json json;
    int32_t values[BORGO_MAX_SEATS];
    memcpy(seen, state, game->state_size);
    game->hide(subject->box, seen, seat);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    game->show->write_view(subject->box, seen, seat, &json);
    game->show->write_standings(subject->box, seen, &json);
    borgo_json_close(&json);
    fuzz_demand(borgo_json_end(&json), "a view is JSON");
    memcpy(again, seen, game->state_size);
    game->imagine(subject->box, again, seat, rng);
    if (game->to_act(subject->box, again))
        game->advice->estimate(subject->box, again, values);
    game->hide(subject->box, again, seat);
    fuzz_demand(memcmp(seen, again, game->state_size) == 0, "hide(imagine(hide(s))) = hide(s)");
}

/* Written and read again it is the same state. */
void fuzz_round_trip(const struct subject *subject, const void *state, unsigned viewer)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char again[BORGO_MAX_STATE];
    struct borgo_setup setup = subject->setup;
    test_position_text(subject->game, subject->box, state, buffer);
    struct borgo_reader reader = {buffer};
    fuzz_demand(
        borgo_position_read_setup(subject->game, &reader, &setup, NULL)
            && borgo_position_read(subject->game, subject->box, &reader, viewer, again, NULL)
            && memcmp(state, again, subject->game->state_size) == 0,
        "a position is written and read again");
}

void fuzz_play_on(const struct subject *subject, const void *start, int moves)
{
    static struct borgo_moves room;
    const struct borgo_game *game = subject->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_events events;
    struct borgo_rng rng;
    borgo_rng_seed(&rng, 1);
    memcpy(state, start, game->state_size);
    for (int i = 0; i < moves && game->to_act(subject->box, state); i++) {
        unsigned seat;
        borgo_move move = test_random_move(game, subject->box, state, &rng, &room, &seat);
        if (i % 8 == 0)
            fuzz_round_trip(subject, state, BORGO_CHANCE);
        look(subject, state, i % 2 ? (unsigned)BORGO_WATCHER : seat % subject->setup.players, &rng);
        events.count = 0;
        game->play(subject->box, state, seat, move, &events);
    }
    fuzz_round_trip(subject, state, BORGO_CHANCE);
    if (!game->to_act(subject->box, state)) {
        struct borgo_result result;
        game->result(subject->box, state, &result);
    }
}
