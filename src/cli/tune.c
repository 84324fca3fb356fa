/* `borgo tune`: finds a game's weights by self-play.
 *
 * Simultaneous perturbation (SPSA): every step moves all weights a little up or down at random,
 * lets the player with the moved weights play the one with all of them moved the other way, over
 * paired deals, and moves the weights towards the winner in proportion to how clearly it won. One
 * match a step thus tells something about all weights at once. The moves get smaller from step to
 * step. A last match against the weights it started from tells whether it was worth it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/contest.h"
#include "cli/scoreboard.h"
#include "core/advice.h"

enum { TOLD_EVERY = 10 };

static const double STRIDE = 0.25;  /* the first move of a weight, as a part of it */
static const double LEAST_MOVE = 8; /* and at least */
static const double SHRINK =
    10; /* steps fade as if the last were so many times as far on as the first */
static const double SHRINK_POWER = 0.6;
static const double RATE =
    1.5; /* how far a clear victory moves the weights, in parts of the step's own move */

struct tuning {
    const struct game_setup *setup;
    struct contest contest;
    struct borgo_box *boxes[BORGO_MAX_SEATS]; /* one for each side's weights */
    struct borgo_rng rng;
    uint64_t steps, check;
    int weights;
    double weight[BORGO_MAX_WEIGHTS], stride[BORGO_MAX_WEIGHTS];
};

static int weight_count(const struct borgo_game *game)
{
    int count = 0;
    while (count < BORGO_MAX_WEIGHTS && game->advice->weight[count].name)
        count++;
    return count;
}

static int16_t rounded(double weight)
{
    return (int16_t)lround(fmin(fmax(weight, INT16_MIN), INT16_MAX));
}

/* The weights, each moved by its part of `move` in the direction of `factor`. */
static void give_weights(const struct tuning *tuning, unsigned side, const double *move,
                         double factor)
{
    for (int i = 0; i < tuning->weights; i++)
        tuning->boxes[side]->weight[i] = rounded(tuning->weight[i] + factor * move[i]);
}

static enum crew_end take_step(struct tuning *tuning, double fade)
{
    struct contest *contest = &tuning->contest;
    unsigned sides = contest->match.sides;
    double move[BORGO_MAX_WEIGHTS] = {0};
    for (int i = 0; i < tuning->weights; i++)
        move[i] = (borgo_rng_below(&tuning->rng, 2) ? fade : -fade) * tuning->stride[i];
    give_weights(tuning, 0, move, 1);
    for (unsigned side = 1; side < sides; side++)
        give_weights(tuning, side, move, -1);
    contest->seed = borgo_rng_next(&tuning->rng);
    enum crew_end end = run_contest(contest);
    if (end != CREW_DONE)
        return end;
    double gain = mean_interval(&contest->outcome.standing[0].share).mean - 1.0 / sides;
    for (int i = 0; i < tuning->weights; i++)
        tuning->weight[i] += RATE * gain * move[i];
    return CREW_DONE;
}

static void tell_step(const struct tuning *tuning, uint64_t step)
{
    printf("%llu/%llu:", (unsigned long long)step, (unsigned long long)tuning->steps);
    for (int i = 0; i < tuning->weights; i++)
        printf(" %s %d", tuning->setup->game->advice->weight[i].name, rounded(tuning->weight[i]));
    putchar('\n');
    fflush(stdout);
}

static enum crew_end take_steps(struct tuning *tuning)
{
    enum crew_end end = CREW_DONE;
    tuning->contest.quiet = true;
    for (uint64_t step = 0; step < tuning->steps && end == CREW_DONE; step++) {
        end = take_step(tuning,
                        pow(1 + SHRINK * (double)step / (double)tuning->steps, -SHRINK_POWER));
        if (end == CREW_DONE && (step + 1) % TOLD_EVERY == 0)
            tell_step(tuning, step + 1);
    }
    return end;
}

/* As they stand in the game's source. */
static void print_weights(const struct tuning *tuning)
{
    putchar('\n');
    for (int i = 0; i < tuning->weights; i++)
        printf("{\"%s\", %d}%s\n", tuning->setup->game->advice->weight[i].name,
               rounded(tuning->weight[i]), i + 1 < tuning->weights ? "," : "");
}

/* The new weights against those the game came with. */
static enum crew_end check_weights(struct tuning *tuning)
{
    const double stay[BORGO_MAX_WEIGHTS] = {0};
    struct contest *contest = &tuning->contest;
    struct seat seats[BORGO_MAX_SEATS];
    give_weights(tuning, 0, stay, 0);
    for (unsigned side = 0; side < contest->match.sides; side++) {
        if (side > 0)
            memcpy(tuning->boxes[side], tuning->setup->box, tuning->setup->game->box_size);
        seats[side] = (struct seat){SEAT_COMPUTER, contest->match.side[side].player,
                                    side ? tr("old weights") : tr("new weights")};
    }
    contest->games = tuning->check;
    contest->seed = borgo_rng_next(&tuning->rng);
    contest->quiet = false;
    double start = borgo_clock_now();
    enum crew_end end = run_contest(contest);
    struct scoreboard scoreboard = {tuning->setup, seats, contest, borgo_clock_now() - start};
    putchar('\n');
    if (end != CREW_FAILED)
        print_scoreboard(&scoreboard);
    return end;
}

static void set_tuning(struct tuning *tuning, const struct borgo_player *player, uint64_t seed)
{
    const struct borgo_game *game = tuning->setup->game;
    struct match *match = &tuning->contest.match;
    borgo_rng_seed(&tuning->rng, seed);
    tuning->weights = weight_count(game);
    for (int i = 0; i < tuning->weights; i++) {
        tuning->weight[i] = game->advice->weight[i].value;
        tuning->stride[i] = fmax(LEAST_MOVE, fabs(tuning->weight[i]) * STRIDE);
    }
    for (unsigned side = 0; side < match->sides; side++) {
        tuning->boxes[side] = allocate(game->box_size);
        memcpy(tuning->boxes[side], tuning->setup->box, game->box_size);
        match->side[side] = (struct side){player, tuning->boxes[side]};
    }
}

/* Ctrl-C ends the steps early, or the last match. */
static int tune(struct tuning *tuning)
{
    sigset_t before;
    hold_signals(&before);
    enum crew_end end = take_steps(tuning);
    if (end != CREW_FAILED)
        print_weights(tuning);
    if (end == CREW_DONE)
        end = check_weights(tuning);
    release_signals(&before);
    for (unsigned side = 0; side < tuning->contest.match.sides; side++)
        free(tuning->boxes[side]);
    return end == CREW_FAILED        ? EXIT_FAILED
           : end == CREW_INTERRUPTED ? EXIT_INTERRUPTED
                                     : EXIT_FINE;
}

static int read_and_tune(const struct arguments *arguments, const struct game_setup *setup)
{
    struct borgo_error error = {.translate = tr};
    struct tuning tuning = {.setup = setup,
                            .contest = {.match = {.game = setup->game, .box = setup->box}}};
    const char *kind = flag_value(arguments, "--seat");
    uint64_t seed;
    const struct borgo_player *player = borgo_player_find(kind ? kind : "builder", &error);
    if (!player)
        return complain("%s", error.message);
    if (weight_count(setup->game) == 0)
        return complain("%s has no weights to tune", setup->game->name);
    set_sides(&tuning.contest.match);
    if (!flag_number(arguments, "--steps", 1, 1000000, 200, &tuning.steps)
        || !flag_number(arguments, "--games", 1, MOST_GAMES, 40, &tuning.contest.games)
        || !flag_number(arguments, "--check", 1, MOST_GAMES, 1000, &tuning.check)
        || !flag_number(arguments, "--seed", 0, INT64_MAX, 1, &seed)
        || !read_threads(arguments, &tuning.contest.threads)
        || !read_thinking(arguments, &tuning.contest.match))
        return EXIT_BAD_INPUT;
    set_tuning(&tuning, player, seed);
    return tune(&tuning);
}

static int run(const struct arguments *arguments)
{
    struct game_setup setup;
    if (!set_up_game(arguments, arguments->word[0], &setup))
        return EXIT_BAD_INPUT;
    int code = read_and_tune(arguments, &setup);
    free_game(&setup);
    return code;
}

const struct command command_tune = {
    .name = "tune",
    .words = "GAME",
    .least = 1,
    .most = 1,
    .summary = N_("finds a game's weights by self-play"),
    .details = N_("Weights are the numbers by which the computer players judge a position. Each "
                  "step plays a match between "
                  "weights moved a little one way and the other, and follows the winner. At the "
                  "end the new weights stand as "
                  "in the game's source, and a match against the old ones shows what they are "
                  "worth. Ctrl-C ends it early."),
    .flags = {GAME_FLAGS,
              {"--seat", "KIND",
               N_("the computer player that plays with them; builder unless given")},
              {"--steps", "N", N_("how many steps; 200 unless given")},
              {"--games", "N", N_("how many games a step, in whole deals; 40 unless given")},
              {"--check", "N", N_("how many games in the last match; 1000 unless given")},
              THINKING_FLAGS,
              {"--seed", "N", N_("another series of games; 1 unless given")},
              THREADS_FLAG},
    .shared = true,
    .run = run,
};
