/* `borgo lessons`: games of a net with itself, for tools/train.py to learn from.
 *
 * It stays and is told line by line what to play: the number of the first game, how many, and the
 * file of the net that plays, without which the estimate does. After each line it writes a slice,
 * in this machine's own order of bytes: 32 bytes of head (struct slice_head), then every sample
 * (struct borgo_experience). Which thread plays which game doesn't matter, so the same line gives
 * the same slice everywhere. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/crew.h"
#include "core/advice.h"
#include "core/setup.h"
#include "gpu/gpu.h"

/* The blur is in those of the level that looks only once. */
static const double EXPLORING = 0.3, BLUR = 1.5, TRUST = 0.4;

enum { BOXES = 16, MOST_SLICE = 262144, LONGEST_LINE = 4096 };

struct slice_head {
    char magic[8];
    uint32_t version;
    uint32_t features; /* how many a net of the game knows */
    uint32_t words;    /* of 64 bits a sample, lead and target together are the last */
    uint32_t games;
    uint64_t samples;
};

struct lessons {
    const struct game_setup *setup;
    uint64_t threads;
    void *boxes[BOXES];
    struct borgo_net net;
    struct borgo_schooling schooling;
    struct borgo_gpu *gpu;                     /* NULL: threads play */
    uint64_t first, games;                     /* of the slice */
    struct borgo_gpu_place places[MOST_SLICE]; /* where the samples of each game are */
    pthread_mutex_t lock;                      /* for the rest */
    struct borgo_experience *samples;
    uint64_t count, room;
};

/* Three quarters of the boxes are as on the command line, the others have options at random;
 * players are as many as may be, as few as may be in every other game. */
static void make_boxes(struct lessons *lessons, bool one_count)
{
    const struct game_setup *setup = lessons->setup;
    const struct borgo_game *game = setup->game;
    struct borgo_rng rng;
    unsigned counts = 0;
    borgo_rng_seed(&rng, lessons->schooling.seed);
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
        lessons->boxes[i] = allocate(game->box_size);
        if (!borgo_setup_make_box(game, &with, lessons->boxes[i], NULL))
            memcpy(lessons->boxes[i], setup->box, game->box_size);
    }
}

/* A thread's own. */
struct school {
    struct borgo_playground ground;
    struct borgo_diary diary;
    struct borgo_pages pages;
    borgo_move room[BORGO_TURN_ROOM];
    struct borgo_experience samples[BORGO_MOST_SAMPLES];
};

static void open_school(struct crew *crew, void *school_)
{
    struct school *school = school_;
    (void)crew;
    borgo_diary_open(&school->diary, &school->pages);
    school->ground.diary = &school->diary;
    school->ground.room = school->room;
}

/* Makes room for so many more samples: memory grows with what games turn out to teach, which is
 * much less than they can. */
static void make_room(struct lessons *lessons, uint64_t more)
{
    uint64_t wanted = lessons->count + more;
    if (wanted <= lessons->room)
        return;
    lessons->room = wanted + wanted / 2;
    void *samples = realloc(lessons->samples, lessons->room * sizeof *lessons->samples);
    if (!samples) {
        complain("out of memory");
        exit(EXIT_FAILED);
    }
    lessons->samples = samples;
}

static bool play_one(struct crew *crew, void *school_, uint64_t job, void *yield)
{
    struct lessons *lessons = crew->context;
    struct school *school = school_;
    uint64_t number = lessons->first + job;
    (void)yield;
    unsigned count = borgo_selfplay(&lessons->schooling, lessons->boxes[number % BOXES], number,
                                    &school->ground, school->samples);
    pthread_mutex_lock(&lessons->lock);
    make_room(lessons, count);
    lessons->places[job] = (struct borgo_gpu_place){lessons->count, count};
    memcpy(lessons->samples + lessons->count, school->samples, count * sizeof *school->samples);
    lessons->count += count;
    pthread_mutex_unlock(&lessons->lock);
    return true;
}

static void no_more(struct crew *crew, void *school)
{
    (void)crew;
    (void)school;
}

static int play_on_threads(struct lessons *lessons)
{
    struct crew crew = {.jobs = lessons->games,
                        .threads = lessons->threads,
                        .quiet = true,
                        .own = sizeof(struct school),
                        .context = lessons,
                        .open = open_school,
                        .yield = 1,
                        .work = play_one,
                        .close = no_more};
    enum crew_end end = run_crew(&crew);
    return end == CREW_DONE ? EXIT_FINE : end == CREW_INTERRUPTED ? EXIT_INTERRUPTED : EXIT_FAILED;
}

/* Some of the slice's games, from that one on. */
static bool play_class(struct lessons *lessons, uint64_t from, uint64_t games,
                       struct borgo_error *error)
{
    struct borgo_gpu_place *places = lessons->places + from;
    uint64_t count;
    if (!borgo_gpu_lessons(lessons->gpu, &lessons->schooling, lessons->first + from, games, places,
                           &count, error))
        return false;
    make_room(lessons, count);
    for (uint64_t i = 0; i < games; i++)
        places[i].begin += lessons->count;
    lessons->count += count;
    return borgo_gpu_samples(lessons->gpu, lessons->samples + lessons->count - count, count, error);
}

static int play_on_gpu(struct lessons *lessons)
{
    struct borgo_error error = {.translate = tr};
    uint64_t most = borgo_gpu_class(lessons->gpu);
    for (uint64_t from = 0; from < lessons->games; from += most) {
        uint64_t left = lessons->games - from;
        if (!play_class(lessons, from, left < most ? left : most, &error)) {
            complain("%s", error.message);
            return EXIT_FAILED;
        }
    }
    return EXIT_FINE;
}

static int play_slice(struct lessons *lessons)
{
    lessons->count = 0;
    return lessons->gpu ? play_on_gpu(lessons) : play_on_threads(lessons);
}

static bool write_slice(const struct lessons *lessons)
{
    struct slice_head head = {.magic = "borgoles",
                              .version = 1,
                              .features = borgo_judge_features(lessons->setup->game),
                              .words = sizeof(struct borgo_experience) / sizeof(uint64_t),
                              .games = (uint32_t)lessons->games,
                              .samples = lessons->count};
    fwrite(&head, sizeof head, 1, stdout);
    for (uint64_t i = 0; i < lessons->games; i++)
        fwrite(lessons->samples + lessons->places[i].begin, sizeof *lessons->samples,
               lessons->places[i].count, stdout);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return true;
    complain("can't write the output");
    return false;
}

static bool take_net(struct lessons *lessons, const char *path)
{
    const struct borgo_game *game = lessons->setup->game;
    struct borgo_error error = {.translate = tr};
    lessons->schooling.net = NULL;
    if (!*path)
        return true;
    char *text = read_text_file(path, &error);
    bool fine = text
                && borgo_net_read(path, text, game->name, borgo_judge_features(game), &lessons->net,
                                  &error);
    free(text);
    if (!fine)
        return complain("%s", error.message), false;
    lessons->schooling.net = &lessons->net;
    return true;
}

/* FIRST GAMES [NET] */
static bool take_line(struct lessons *lessons, char *line)
{
    unsigned long long first, games;
    int used = 0;
    char sign = line[0];
    line[strcspn(line, "\n")] = '\0';
    if (sign < '0' || sign > '9' || sscanf(line, "%19llu %9llu%n", &first, &games, &used) != 2
        || (line[used] != '\0' && line[used] != ' ') || games < 1 || games > MOST_SLICE)
        return complain("'%s' is no slice: expected FIRST GAMES [NET], at most %d games", line,
                        MOST_SLICE),
               false;
    lessons->first = first;
    lessons->games = games;
    return take_net(lessons, line + used + (line[used] == ' '));
}

static int give_lessons(struct lessons *lessons)
{
    char line[LONGEST_LINE];
    while (fgets(line, sizeof line, stdin)) {
        if (!take_line(lessons, line))
            return EXIT_BAD_INPUT;
        int code = play_slice(lessons);
        if (code != EXIT_FINE)
            return code;
        if (!write_slice(lessons))
            return EXIT_FAILED;
    }
    return EXIT_FINE;
}

/* False, with a complaint: a GPU is asked for, and there is none. */
static bool find_gpu(struct lessons *lessons)
{
    struct borgo_error error = {.translate = tr};
    lessons->gpu = borgo_gpu_open(&error);
    return (lessons->gpu
            && borgo_gpu_open_school(lessons->gpu, lessons->setup->game, lessons->boxes, BOXES,
                                     NULL, &error))
           || (complain("%s", error.message), false);
}

static void free_lessons(struct lessons *lessons)
{
    for (int i = 0; i < BOXES; i++)
        free(lessons->boxes[i]);
    free(lessons->samples);
    pthread_mutex_destroy(&lessons->lock);
    borgo_gpu_close(lessons->gpu);
    free(lessons);
}

static int set_up_lessons(const struct arguments *arguments, const struct game_setup *setup)
{
    uint64_t seed, threads;
    if (!borgo_judge_features(setup->game))
        return complain("%s has no net: it names no features", setup->game->name);
    if (isatty(STDOUT_FILENO))
        return complain("samples are not for reading: send the output to a file or a program");
    if (!flag_number(arguments, "--seed", 0, INT64_MAX, 1, &seed)
        || !read_threads(arguments, &threads))
        return EXIT_BAD_INPUT;
    if (has_flag(arguments, "--gpu") && flag_value(arguments, "--threads"))
        return complain("'--gpu' and '--threads' exclude each other");
    struct lessons *lessons = allocate(sizeof *lessons);
    lessons->setup = setup;
    lessons->threads = threads;
    pthread_mutex_init(&lessons->lock, NULL);
    lessons->schooling =
        (struct borgo_schooling){setup->game,
                                 NULL,
                                 seed,
                                 EXPLORING,
                                 BLUR * setup->game->advice->skill[BORGO_BUILDER].blur / 10000,
                                 TRUST};
    make_boxes(lessons, flag_value(arguments, "--players"));
    bool fine = !has_flag(arguments, "--gpu") || find_gpu(lessons);
    int code = fine ? give_lessons(lessons) : EXIT_FAILED;
    free_lessons(lessons);
    return code;
}

static int run(const struct arguments *arguments)
{
    struct game_setup setup;
    if (!set_up_game(arguments, arguments->word[0], &setup))
        return EXIT_BAD_INPUT;
    int code = set_up_lessons(arguments, &setup);
    free_game(&setup);
    return code;
}

const struct command command_lessons = {
    .name = "lessons",
    .words = "GAME",
    .least = 1,
    .most = 1,
    .summary = N_("plays the games that a game's net learns from"),
    .details = N_("Reads lines FIRST GAMES [NET] and answers each with the samples of so many "
                  "games that the net of that file, or the estimate, played with itself. The first "
                  "game's number and the seed decide about all of them. 'make train' asks for "
                  "them; docs/nets.md has the form."),
    .flags = {GAME_FLAGS,
              {"--seed", "N", N_("another series of games; 1 unless given")},
              THREADS_FLAG,
              {"--gpu", NULL, N_("on the first NVIDIA GPU, the very same games")}},
    .run = run,
};
