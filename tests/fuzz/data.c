/* Fuzzes the readers of boards, tile sets and decks of all games: the first byte chooses the game
 * and the player count, the second which of its files, the rest is the file. What is accepted must
 * be playable. */
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "fuzz/fuzz.h"

static int players_of(const struct borgo_game *game, unsigned which)
{
    unsigned count = 0;
    while (count < BORGO_MAX_SEATS && game->players[count])
        count++;
    return game->players[which % count];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct subject subject;
    struct borgo_setup setup;
    struct borgo_error error = {0};
    unsigned games = (unsigned)subject_game_count();
    if (size < 2)
        return 0;
    const struct borgo_game *game = subject_game((int)(data[0] % games));
    int files = borgo_setup_data_count(game);
    if (files == 0)
        return 0;
    char *text = fuzz_text(data + 2, size - 2);
    borgo_setup_default(game, &setup);
    setup.players = (uint8_t)players_of(game, data[0] / games);
    setup.data[data[1] % files] = text;
    setup.file[data[1] % files] = "fuzzed.txt";
    if (subject_open(&subject, game, &setup, &error)) {
        game->start(subject.box, state);
        fuzz_play_on(&subject, state, 200);
        subject_close(&subject);
    } else {
        fuzz_demand(error.message[0] != '\0', "a refusal has a reason");
    }
    free(text);
    return 0;
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    for (int g = 0; g < subject_game_count(); g++) {
        const struct borgo_game *game = subject_game(g);
        for (int file = 0; file < borgo_setup_data_count(game); file++) {
            size_t length = strlen(game->data[file].builtin);
            char *seed = test_allocate(length + 2);
            seed[0] = (char)g;
            seed[1] = (char)file;
            memcpy(seed + 2, game->data[file].builtin, length);
            fuzz_add_seed(seeds, seed, length + 2);
            free(seed);
        }
    }
}
