/* Fuzzes the readers of positions of all games, whole ones and what somebody sees of one. What is
 * accepted must write the same text again and be playable, a hidden one after it has been filled
 * in. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"
#include "fuzz/fuzz.h"

static const struct borgo_game *named_game(const char *text)
{
    size_t length = strcspn(text, " ");
    for (int i = 0; i < subject_game_count(); i++)
        if (strlen(subject_game(i)->name) == length
            && strncmp(text, subject_game(i)->name, length) == 0)
            return subject_game(i);
    return NULL;
}

/* The viewer's moves, a view, and the game goes on from what could be the truth. */
static void try_sight(const struct subject *subject, unsigned char *state, unsigned viewer)
{
    static struct borgo_moves moves;
    static char buffer[1 << 16];
    struct borgo_rng rng;
    struct borgo_text text;
    struct borgo_json json;
    fuzz_round_trip(subject, state, viewer);
    if (viewer < BORGO_MAX_SEATS)
        borgo_moves_list(subject->game, subject->box, state, viewer, &moves);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    subject->game->show->write_view(subject->box, state, viewer, &json);
    subject->game->show->write_standings(subject->box, state, &json);
    borgo_rng_seed(&rng, 2);
    subject->game->imagine(subject->box, state, viewer, &rng);
    fuzz_round_trip(subject, state, BORGO_CHANCE);
    fuzz_play_on(subject, state, 20);
}

/* Reads it with everybody's eyes; true if somebody's would do. */
static bool try_eyes(const struct subject *subject, const struct borgo_reader *start,
                     struct borgo_error *error)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    bool read = false;
    for (unsigned viewer = 0; viewer <= BORGO_CHANCE; viewer++) {
        struct borgo_reader reader = *start;
        if (!borgo_position_read(subject->game, subject->box, &reader, viewer, state, error))
            continue;
        read = true;
        if (viewer != BORGO_CHANCE) {
            try_sight(subject, state, viewer);
            continue;
        }
        fuzz_round_trip(subject, state, BORGO_CHANCE);
        fuzz_play_on(subject, state, 60);
    }
    return read;
}

static void try_text(const struct borgo_game *game, const char *text)
{
    struct subject subject;
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_reader reader = {text};
    borgo_setup_default(game, &setup);
    if (borgo_position_read_setup(game, &reader, &setup, &error)
        && subject_open(&subject, game, &setup, &error)) {
        bool read = try_eyes(&subject, &reader, &error);
        subject_close(&subject);
        if (read)
            return;
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
    _Alignas(16) unsigned char state[BORGO_MAX_STATE] = {0}, seen[BORGO_MAX_STATE];
    struct borgo_rng rng;
    borgo_rng_seed(&rng, 1);
    subject->game->start(subject->box, state);
    for (int i = 0; i < 1000; i++) {
        unsigned seat;
        bool over = !subject->game->to_act(subject->box, state);
        if (over || i % 60 == 0) {
            test_position_text(subject->game, subject->box, state, buffer);
            fuzz_add_seed(context, buffer, strlen(buffer));
            memcpy(seen, state, sizeof seen);
            subject->game->hide(subject->box, seen, i % 120 ? 0 : BORGO_WATCHER);
            test_position_text(subject->game, subject->box, seen, buffer);
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
