/* Laws of the computer players, for every game and player: a choice is legal, it depends only on
 * what the seat may see, and the same seed gives the same choice.
 *
 *     unit-players [ASKED]     how often each is asked in each set-up, 12 times by default
 */
#include <stdlib.h>
#include <string.h>

#include "support/choices.h"
#include "support/subject.h"
#include "support/tap.h"

enum { EVERY = 9, MOST_MOVES = 2000, PLAYOUTS = 8 };

struct trial {
    struct borgo_rng rng;
    struct borgo_moves *moves;
    const struct borgo_player *player;
    int asked;
};

static borgo_move ask(const struct subject *subject, const struct trial *trial, const void *state,
                      unsigned seat)
{
    struct borgo_choice choice = {0};
    test_choose(trial->player, subject->game, subject->box, state, seat, 42, PLAYOUTS, &choice);
    return choice.at[0].move;
}

static bool is_legal(const struct subject *subject, struct trial *trial, const void *state,
                     unsigned seat, borgo_move move)
{
    borgo_moves_list(subject->game, subject->box, state, seat, trial->moves);
    for (uint32_t i = 0; i < trial->moves->count; i++)
        if (trial->moves->at[i] == move)
            return true;
    return false;
}

/* Another truth that looks the same to the seat must not change the choice. */
static const char *try_state(const struct subject *subject, struct trial *trial, const void *state,
                             unsigned seat)
{
    _Alignas(16) unsigned char other[BORGO_MAX_STATE];
    borgo_move move = ask(subject, trial, state, seat);
    if (!is_legal(subject, trial, state, seat, move))
        return "the choice is not legal";
    if (ask(subject, trial, state, seat) != move)
        return "the same seed gave another choice";
    memcpy(other, state, subject->game->state_size);
    subject->game->hide(subject->box, other, seat);
    subject->game->imagine(subject->box, other, seat, &trial->rng);
    if (ask(subject, trial, other, seat) != move)
        return "the choice depends on a secret";
    return NULL;
}

static void visit(struct subject *subject, void *context)
{
    struct trial *trial = context;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const char *wrong = NULL;
    int asked = 0;
    borgo_rng_seed(&trial->rng, 3);
    subject->game->start(subject->box, state);
    for (int i = 0; i < MOST_MOVES && asked < trial->asked && !wrong; i++) {
        unsigned seat;
        if (!subject->game->to_act(subject->box, state))
            subject->game->start(subject->box, state);
        borgo_move move =
            test_random_move(subject->game, subject->box, state, &trial->rng, trial->moves, &seat);
        if (seat != BORGO_CHANCE && (i % EVERY == 0 || subject->game->max_moves < EVERY)) {
            wrong = try_state(subject, trial, state, seat);
            asked++;
        }
        subject->game->play(subject->box, state, seat, move, NULL);
    }
    if (!tap_check(!wrong && asked > 0, "%s chooses in %s", trial->player->name, subject->name))
        tap_note("%s", wrong ? wrong : "it was never asked");
}

int main(int count, char **words)
{
    struct trial trial = {.moves = test_allocate(sizeof *trial.moves)};
    trial.asked = count > 1 ? atoi(words[1]) : 12;
    for (int i = 0; i < borgo_player_count; i++) {
        trial.player = borgo_players[i];
        for (int game = 0; game < subject_game_count(); game++)
            subject_each_setup(subject_game(game), visit, &trial);
    }
    free(trial.moves);
    return tap_done();
}
