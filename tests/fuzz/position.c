/* Fuzzes the readers of positions of all games. What is accepted must write the same text again and be playable. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"
#include "fuzz/fuzz.h"

static const struct borgo_game *named_game(const char *text)
{
    size_t length = strcspn(text, " ");
    for (int i = 0; i < subject_game_count(); i++)
        if (strlen(subject_game(i)->name) == length && strncmp(text, subject_game(i)->name, length) == 0)
            return subject_game(i);
    return NULL;
}

static void try_text(const struct borgo_game *game, const char *text)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct subject subject;
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_reader reader = {text};
    borgo_default_setup(game, &setup);
    if (borgo_read_position_setup(game, &reader, &setup, &error) && subject_open(&subject, game, &setup, &error)) {
        if (borgo_read_position(game, subject.box, &reader, state, &error)) {
            fuzz_play_on(&subject, state, 60);
            subject_close(&subject);
            return;
        }
        subject_close(&subject);
    }
    fuzz_demand(error.message[0] != '\0', "a refusal has a reason");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    const struct borgo_game *game = named_game(text);
    if (game)
        try_text(game, text);
    free(text);
    return 0;
}

static void add_positions(struct subject *subject, void *context)
{
    static struct borgo_moves room;
    char buffer[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng rng;
    borgo_seed(&rng, 1);
    subject->game->start(subject->box, state);
    for (int i = 0; i < 1000; i++) {
        unsigned seat;
        bool over = !subject->game->to_act(subject->box, state);
        if (over || i % 60 == 0) {
            test_position_text(subject->game, subject->box, state, buffer);
            fuzz_add_seed(context, buffer, strlen(buffer));
        }
        if (over)
            break;
        borgo_move move = test_random_move(subject->game, subject->box, state, &rng, &room, &seat);
        subject->game->play(subject->box, state, seat, move, NULL);
    }
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    for (int i = 0; i < subject_game_count(); i++)
        subject_each_setup(subject_game(i), add_positions, seeds);
}
