/* `borgo train`: a game's net, from nothing but the rules.
 *
 * In turns a slice of games is played by the net as it is, on all threads, and it learns from the
 * positions of the last few slices, on one. Which thread plays which game doesn't matter, so a seed
 * gives the same net everywhere. What the net knows is kept beside its file after every slice, and
 * the next run goes on from there. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/command.h"
#include "cli/contest.h"
#include "cli/crew.h"
#include "cli/selfplay.h"
#include "core/advice.h"
#include "core/setup.h"

enum {
    SLICE = 512,   /* games */
    KEPT = 4,      /* slices learned from */
    LESSONS = 200, /* steps a slice at most, of */
    BATCH = 512,   /* samples a step */
    BOXES = 16,
    TOLD_EVERY = 8
};

static const double FIRST_RATE = 1e-3, LAST_RATE = 5e-5;
static const double EXPLORING = 0.03, TRUST = 0.3;

struct training {
    const struct game_setup *setup;
    const char *path;
    char *own_path; /* of what the net knows */
    uint64_t seed, games, seconds, threads;
    void *boxes[BOXES];
    struct borgo_net net;
    struct pupil pupil;
    struct schooling schooling;
    uint64_t first;             /* number of the slice's first game */
    struct experience *samples; /* of each slice that is kept, MOST_SAMPLES a game */
    unsigned count[KEPT][SLICE];
    uint32_t *order; /* in which they are learned from */
};

/* Half of the boxes are as on the command line, the others have options at random; players are as
 * many as may be, two in every other game. */
static void make_boxes(struct training *training, bool one_count)
{
    const struct game_setup *setup = training->setup;
    const struct borgo_game *game = setup->game;
    struct borgo_rng rng;
    unsigned counts = 0;
    borgo_rng_seed(&rng, training->seed);
    while (counts < BORGO_MAX_SEATS && game->players[counts])
        counts++;
    for (unsigned i = 0; i < BOXES; i++) {
        struct borgo_setup with = setup->setup;
        if (!one_count)
            with.players = game->players[i % 2 ? i / 2 % counts : 0];
        for (int option = 0; option < borgo_setup_option_count(game) && i >= BOXES * 3 / 4;
             option++)
            if (strcmp(game->option[option].name, "first") != 0)
                with.option[option] = (uint8_t)borgo_rng_below(
                    &rng, (uint32_t)borgo_setup_value_count(&game->option[option]));
        training->boxes[i] = allocate(game->box_size);
        if (!borgo_setup_make_box(game, &with, training->boxes[i], NULL))
            memcpy(training->boxes[i], setup->box, game->box_size);
    }
}

static bool play_one(struct crew *crew, void *ground, uint64_t job, void *yield)
{
    struct training *training = crew->context;
    uint64_t number = training->first + job;
    unsigned slot = (unsigned)(training->first / SLICE % KEPT);
    (void)yield;
    if (atomic_load_explicit(&crew->stop, memory_order_relaxed))
        return false;
    training->count[slot][job] =
        play_self(&training->schooling, training->boxes[number % BOXES], number, ground,
                  training->samples + (slot * SLICE + job) * MOST_SAMPLES);
    return true;
}

static void no_more(struct crew *crew, void *ground)
{
    (void)crew;
    (void)ground;
}

static enum crew_end play_slice(struct training *training)
{
    struct crew crew = {.jobs = SLICE,
                        .threads = training->threads,
                        .quiet = true,
                        .own = sizeof(struct playground),
                        .context = training,
                        .open = no_more,
                        .yield = 1,
                        .work = play_one,
                        .close = no_more};
    training->first = training->pupil.games;
    pupil_round(&training->pupil, &training->net);
    return run_crew(&crew);
}

/* All samples that are kept, in any order. */
static uint32_t shuffle(struct training *training)
{
    struct borgo_rng rng;
    uint32_t count = 0;
    for (unsigned slot = 0; slot < KEPT; slot++)
        for (unsigned game = 0; game < SLICE; game++)
            for (unsigned i = 0; i < training->count[slot][game]; i++)
                training->order[count++] = (slot * SLICE + game) * MOST_SAMPLES + i;
    borgo_rng_seed(&rng, training->seed ^ training->pupil.games);
    for (uint32_t i = count; i > 1; i--) {
        uint32_t other = borgo_rng_below(&rng, i);
        uint32_t moving = training->order[i - 1];
        training->order[i - 1] = training->order[other];
        training->order[other] = moving;
    }
    return count;
}

/* Falls from the first to the last rate like half a wave. */
static float rate_now(const struct training *training)
{
    double part = (double)training->pupil.games / (double)training->games;
    part = part > 1 ? 1 : part;
    return (float)(LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 + cos(3.14159265 * part)) / 2);
}

static double learn_batch(struct training *training, const uint32_t *order, float rate)
{
    const struct experience *batch[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        batch[i] = &training->samples[order[i]];
    return pupil_learn(&training->pupil, batch, BATCH, rate);
}

static double learn(struct training *training, uint32_t *positions)
{
    uint32_t count = shuffle(training);
    double loss = 0;
    float rate = rate_now(training);
    *positions = 0;
    if (count > LESSONS * BATCH)
        count = LESSONS * BATCH;
    for (uint32_t i = 0; i + BATCH <= count; i += BATCH, *positions += BATCH)
        loss += learn_batch(training, training->order + i, rate);
    return *positions ? loss / *positions : 0;
}

static void write_history(const struct training *training, struct borgo_text *text)
{
    char date[16];
    time_t now = time(NULL);
    struct tm parts;
    gmtime_r(&now, &parts);
    strftime(date, sizeof date, "%Y-%m-%d", &parts);
    borgo_text_print(text, "# A net of %s, trained by borgo train %s --games ",
                     training->setup->title, training->setup->game->name);
    borgo_text_count(text, training->games);
    borgo_text_put(text, " --seed ");
    borgo_text_count(text, training->seed);
    borgo_text_put(text, "\n# Games with itself so far: ");
    borgo_text_count(text, training->pupil.games);
    borgo_text_print(text, ", steps: %u, date: %s\n", training->pupil.steps, date);
}

static bool save(struct training *training)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_text text;
    size_t size = 256 << 10;
    char *bytes = allocate(size);
    borgo_text_start(&text, bytes, size);
    pupil_round(&training->pupil, &training->net);
    write_history(training, &text);
    borgo_net_write(&training->net, training->setup->game->name, &text);
    bool fine = save_file(training->path, bytes, text.used, false, &error)
                && save_file(training->own_path, (const char *)&training->pupil,
                             sizeof training->pupil, false, &error);
    free(bytes);
    if (!fine)
        complain("%s", error.message);
    return fine;
}

/* What was kept is of this program and this game, or nothing at all. */
static bool resume(struct training *training)
{
    unsigned features = borgo_judge_features(training->setup->game);
    FILE *file = fopen(training->own_path, "rb");
    if (!file) {
        pupil_start(&training->pupil, features, training->seed);
        return true;
    }
    size_t read = fread(&training->pupil, 1, sizeof training->pupil, file);
    bool ends = fgetc(file) == EOF;
    fclose(file);
    if (read != sizeof training->pupil || !ends || training->pupil.features != features)
        return complain("'%s' is not a net of %s in training", training->own_path,
                        training->setup->game->name),
               false;
    return true;
}

static void tell(const struct training *training, double loss, uint32_t positions, double seconds)
{
    printf("%llu/%llu: %.4f, %u, %.0f s\n", (unsigned long long)training->pupil.games,
           (unsigned long long)training->games, loss, positions, seconds);
    fflush(stdout);
}

static enum crew_end train(struct training *training)
{
    double start = borgo_clock_now();
    enum crew_end end = CREW_DONE;
    for (uint64_t slice = 0; training->pupil.games < training->games; slice++) {
        uint32_t positions;
        double seconds = borgo_clock_now() - start;
        if (training->seconds && seconds >= (double)training->seconds)
            break;
        end = play_slice(training);
        if (end != CREW_DONE)
            break;
        training->pupil.games += SLICE;
        double loss = learn(training, &positions);
        if (slice % TOLD_EVERY == 0) {
            tell(training, loss, positions, seconds);
            if (!save(training))
                return CREW_FAILED;
        }
    }
    return end;
}

static int set_up_and_train(struct training *training, bool one_count)
{
    sigset_t before;
    make_boxes(training, one_count);
    training->samples = allocate(sizeof(struct experience) * KEPT * SLICE * MOST_SAMPLES);
    training->order = allocate(sizeof(uint32_t) * KEPT * SLICE * MOST_SAMPLES);
    training->schooling =
        (struct schooling){training->setup->game, &training->net, training->seed, EXPLORING, TRUST};
    hold_signals(&before);
    enum crew_end end = train(training);
    release_signals(&before);
    bool saved = end != CREW_FAILED && save(training);
    free(training->samples);
    for (int i = 0; i < BOXES; i++)
        free(training->boxes[i]);
    free(training->order);
    return !saved ? EXIT_FAILED : end == CREW_INTERRUPTED ? EXIT_INTERRUPTED : EXIT_FINE;
}

static int read_and_train(const struct arguments *arguments, const struct game_setup *setup)
{
    const char *path = flag_value(arguments, "--out");
    struct training *training = allocate(sizeof *training);
    training->setup = setup;
    training->path = path;
    int code = EXIT_BAD_INPUT;
    if (!borgo_judge_features(setup->game))
        code = complain("%s has no net: it names no features", setup->game->name);
    else if (!path)
        code = complain("where the net shall be kept is missing: '--out FILE'");
    else if (flag_number(arguments, "--games", 1, MOST_GAMES, 200000, &training->games)
             && flag_number(arguments, "--seconds", 1, 1000000, 0, &training->seconds)
             && flag_number(arguments, "--seed", 0, INT64_MAX, 1, &training->seed)
             && read_threads(arguments, &training->threads)) {
        size_t length = strlen(path) + sizeof ".training";
        training->own_path = allocate(length);
        snprintf(training->own_path, length, "%s.training", path);
        if (resume(training))
            code = set_up_and_train(training, flag_value(arguments, "--players"));
    }
    free(training->own_path);
    free(training);
    return code;
}

static int run(const struct arguments *arguments)
{
    struct game_setup setup;
    if (!set_up_game(arguments, arguments->word[0], &setup))
        return EXIT_BAD_INPUT;
    int code = read_and_train(arguments, &setup);
    free_game(&setup);
    return code;
}

const struct command command_train = {
    .name = "train",
    .words = "GAME",
    .least = 1,
    .most = 1,
    .summary = N_("teaches a game's net by self-play"),
    .details = N_("A net judges positions for the strongest computer player. It plays with itself "
                  "and learns from how the games end. Beside the net FILE.training is kept; with "
                  "it the same command goes on where the last one stopped."),
    .flags = {GAME_FLAGS,
              {"--out", "FILE", N_("where the net is written")},
              {"--games", "N", N_("how many games in all; 200000 unless given")},
              {"--seconds", "N", N_("stops after so long, to be gone on with later")},
              {"--seed", "N", N_("another series of games; 1 unless given")},
              THREADS_FLAG},
    .run = run,
};
