/* That `deal` draws by the weights `chance` lists: many draws at chance positions of random games,
 * and the usual measure of how far they are from what was to be expected (chi-square). The seed is
 * fixed, so the outcome is too. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "support/subject.h"
#include "support/tap.h"

enum { DRAWS = 4000, POSITIONS = 60, MOST_MOVES = 20000 };

struct sample {
    struct borgo_rng rng;
    struct borgo_moves *moves;
    int positions;
    double worst; /* deviations of chi-square from its mean, in standard deviations */
};

static double deviation(const struct subject *subject, const void *state, struct borgo_rng *rng)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t drawn[BORGO_MAX_OUTCOMES] = {0},
             count = subject->game->chance(subject->box, state, outcomes);
    double all = 0, chi = 0;
    for (uint32_t i = 0; i < count; i++)
        all += outcomes[i].weight;
    for (int draw = 0; draw < DRAWS; draw++) {
        borgo_move move = subject->game->deal(subject->box, state, rng);
        for (uint32_t i = 0; i < count; i++)
            drawn[i] += outcomes[i].move == move;
    }
    for (uint32_t i = 0; i < count; i++) {
        double expected = DRAWS * outcomes[i].weight / all;
        chi += (drawn[i] - expected) * (drawn[i] - expected) / expected;
    }
    return count > 1 ? (chi - (count - 1)) / sqrt(2.0 * (count - 1)) : chi;
}

static void sample_game(const struct subject *subject, struct sample *sample)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    subject->game->start(subject->box, state);
    for (int i = 0; subject->game->to_act(subject->box, state) && i < MOST_MOVES
                    && sample->positions < POSITIONS;
         i++) {
        unsigned seat;
        bool chance = subject->game->to_act(subject->box, state) == 1u << BORGO_CHANCE;
        if (chance && borgo_rng_below(&sample->rng, 8) == 0) {
            double found = deviation(subject, state, &sample->rng);
            sample->worst = found > sample->worst ? found : sample->worst;
            sample->positions++;
        }
        borgo_move move = test_random_move(subject->game, subject->box, state, &sample->rng,
                                           sample->moves, &seat);
        subject->game->play(subject->box, state, seat, move, NULL);
    }
}

static void visit(struct subject *subject, void *context)
{
    struct sample *sample = context;
    sample->positions = 0;
    sample->worst = -100;
    borgo_rng_seed(&sample->rng, 17);
    for (int game = 0; game < 2000 && sample->positions < POSITIONS; game++)
        sample_game(subject, sample);
    tap_check(sample->positions > 0 && sample->worst < 6, "%s: worst of %d positions is %.1f",
              subject->name, sample->positions, sample->worst);
}

int main(void)
{
    struct sample sample = {.moves = test_allocate(sizeof *sample.moves)};
    for (int i = 0; i < subject_game_count(); i++)
        subject_each_setup(subject_game(i), visit, &sample);
    free(sample.moves);
    return tap_done();
}
