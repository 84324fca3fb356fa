/* `borgo lessons`: games of a net with itself, for tools/train.py to learn from.
 *
 * It stays and is told line by line what to play: the number of the first game, how many, and the
 * file of the net that plays, without which the estimate does. After each line it writes a slice,
 * in this machine's own order of bytes: 32 bytes of head (struct slice_head), then every sample
 * (struct experience). Which thread plays which game doesn't matter, so the same line gives the
 * same slice everywhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/crew.h"
#include "cli/selfplay.h"
#include "core/advice.h"
#include "core/setup.h"

enum { BOXES = 16, MOST_SLICE = 65536, LONGEST_LINE = 4096 };

static const double EXPLORING = 0.03, TRUST = 0.3;

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
    struct schooling schooling;
    uint64_t first, games;      /* of the slice */
    uint64_t room;              /* games for which there is memory */
    struct experience *samples; /* MOST_SAMPLES a game */
    uint32_t *count;
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

static bool play_one(struct crew *crew, void *ground, uint64_t job, void *yield)
{
    struct lessons *lessons = crew->context;
    uint64_t number = lessons->first + job;
    (void)yield;
    lessons->count[job] = play_self(&lessons->schooling, lessons->boxes[number % BOXES], number,
                                    ground, lessons->samples + job * MOST_SAMPLES);
    return true;
}

static void no_more(struct crew *crew, void *ground)
{
    (void)crew;
    (void)ground;
}

static void make_room(struct lessons *lessons)
{
    if (lessons->games <= lessons->room)
        return;
    free(lessons->samples);
    free(lessons->count);
    lessons->room = lessons->games;
    lessons->samples = allocate(lessons->room * MOST_SAMPLES * sizeof *lessons->samples);
    lessons->count = allocate(lessons->room * sizeof *lessons->count);
}

static enum crew_end play_slice(struct lessons *lessons)
{
    struct crew crew = {.jobs = lessons->games,
                        .threads = lessons->threads,
                        .quiet = true,
                        .own = sizeof(struct playground),
                        .context = lessons,
                        .open = no_more,
                        .yield = 1,
                        .work = play_one,
                        .close = no_more};
    make_room(lessons);
    return run_crew(&crew);
}

static bool write_slice(const struct lessons *lessons)
{
    struct slice_head head = {.magic = "borgoles",
                              .version = 1,
                              .features = borgo_judge_features(lessons->setup->game),
                              .words = sizeof(struct experience) / sizeof(uint64_t),
                              .games = (uint32_t)lessons->games};
    for (uint64_t i = 0; i < lessons->games; i++)
        head.samples += lessons->count[i];
    fwrite(&head, sizeof head, 1, stdout);
    for (uint64_t i = 0; i < lessons->games; i++)
        fwrite(lessons->samples + i * MOST_SAMPLES, sizeof *lessons->samples, lessons->count[i],
               stdout);
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
        enum crew_end end = play_slice(lessons);
        if (end != CREW_DONE)
            return end == CREW_INTERRUPTED ? EXIT_INTERRUPTED : EXIT_FAILED;
        if (!write_slice(lessons))
            return EXIT_FAILED;
    }
    return EXIT_FINE;
}

static int set_up_lessons(const struct arguments *arguments, const struct game_setup *setup)
{
    struct lessons *lessons;
    uint64_t seed, threads;
    if (!borgo_judge_features(setup->game))
        return complain("%s has no net: it names no features", setup->game->name);
    if (isatty(STDOUT_FILENO))
        return complain("samples are not for reading: send the output to a file or a program");
    if (!flag_number(arguments, "--seed", 0, INT64_MAX, 1, &seed)
        || !read_threads(arguments, &threads))
        return EXIT_BAD_INPUT;
    lessons = allocate(sizeof *lessons);
    lessons->setup = setup;
    lessons->threads = threads;
    lessons->schooling = (struct schooling){setup->game, NULL, seed, EXPLORING, TRUST};
    make_boxes(lessons, flag_value(arguments, "--players"));
    int code = give_lessons(lessons);
    for (int i = 0; i < BOXES; i++)
        free(lessons->boxes[i]);
    free(lessons->samples);
    free(lessons->count);
    free(lessons);
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
              THREADS_FLAG},
    .run = run,
};
