/* Fuzzes the reading of moves of all games: the first byte chooses the game, the second how far
 * into a random game, the rest is the text. A text that is accepted is the move's own. */
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "fuzz/fuzz.h"

/* A game some moves on; returns the seat to act, or BORGO_CHANCE. */
static unsigned advance(const struct subject *subject, void *state, unsigned moves,
                        struct borgo_moves *room)
{
    struct borgo_rng rng;
    unsigned seat = BORGO_CHANCE;
    borgo_rng_seed(&rng, 9);
    subject->game->start(subject->box, state);
    for (unsigned i = 0; i < moves; i++) {
        borgo_move move = test_random_move(subject->game, subject->box, state, &rng, room, &seat);
        subject->game->play(subject->box, state, seat, move, NULL);
        if (!subject->game->to_act(subject->box, state))
            subject->game->start(subject->box, state);
    }
    return borgo_moves_actor(subject->game->to_act(subject->box, state));
}

static bool open_default(struct subject *subject, unsigned which)
{
    const struct borgo_game *game = subject_game((int)(which % (unsigned)subject_game_count()));
    struct borgo_setup setup;
    borgo_setup_default(game, &setup);
    return subject_open(subject, game, &setup, NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct borgo_moves room;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char written[BORGO_MAX_MOVE_TEXT];
    struct subject subject;
    struct borgo_error error = {0};
    borgo_move move;
    if (size < 2 || !open_default(&subject, data[0]))
        return 0;
    char *text = fuzz_text(data + 2, size - 2);
    unsigned seat = advance(&subject, state, data[1], &room);
    if (borgo_moves_find(subject.game, subject.box, state, seat, text, &room, &move, &error)) {
        test_move_text(subject.game, subject.box, state, move, written);
        fuzz_demand(strcmp(text, written) == 0, "a move that was read has this text");
        subject.game->play(subject.box, state, seat, move, NULL);
    } else {
        fuzz_demand(error.message[0] != '\0', "a refusal has a reason");
    }
    subject_close(&subject);
    free(text);
    return 0;
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    static struct borgo_moves room;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    for (int game = 0; game < subject_game_count(); game++) {
        struct subject subject;
        if (!open_default(&subject, (unsigned)game))
            continue;
        for (unsigned moves = 0; moves < 256; moves += 15) {
            char seed[2 + BORGO_MAX_MOVE_TEXT] = {(char)game, (char)moves};
            unsigned seat = advance(&subject, state, moves, &room);
            borgo_moves_list(subject.game, subject.box, state, seat, &room);
            test_move_text(subject.game, subject.box, state, room.at[room.count / 2], seed + 2);
            fuzz_add_seed(seeds, seed, 2 + strlen(seed + 2));
        }
        subject_close(&subject);
    }
}
