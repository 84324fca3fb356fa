/* Games on a GPU: whether they are the same as on this processor, and how fast they are.
 *
 *     gpu check [GAMES [DATA…]]
 *         every set-up of every game, and those played with GAME:NAME=FILE
 *     gpu speed [GAME [PLAYERS]]
 *         as `borgo bench --gpu`
 *     gpu sweep GAME PLAYERS told|fast SECONDS PTX|- THREADS,BLOCKS,REGISTERS…
 *     gpu lessons GAME [SECONDS [THREADS,BLOCKS,REGISTERS…]]
 *         games of a net with itself
 *
 * It needs no library but C's, so that it can be built here and carried to a machine with a GPU. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "games/registry.h"
#include "gpu.h"
#include "support/subject.h"

_Noreturn void give_up(const char *what)
{
    fflush(stdout);
    fprintf(stderr, "gpu: %s\n", what);
    exit(1);
}

struct borgo_gpu *open_gpu(void)
{
    struct borgo_error error = {0};
    struct borgo_gpu *gpu = borgo_gpu_open(&error);
    if (!gpu)
        give_up(error.message);
    printf("%s\n", borgo_gpu_name(gpu));
    return gpu;
}

struct check {
    struct borgo_gpu *gpu;
    uint64_t games;
    unsigned wrong, right;
};

static void print_end(const char *where, const struct borgo_random_end *end)
{
    printf("    %s: moves %u choices %u turns %u winners %x cause %u final %d %d %d %d\n", where,
           end->moves, end->choices, end->turns, end->winners, end->cause, end->final[0],
           end->final[1], end->final[2], end->final[3]);
}

static bool same_games(const struct subject *subject, uint64_t seed,
                       const struct borgo_random_end *ends, uint64_t games)
{
    uint64_t kinds = borgo_randomly_ends(subject->game);
    borgo_move *room = test_allocate(subject->game->max_moves * sizeof *room);
    bool same = true;
    for (uint64_t i = 0; i < games && same; i++) {
        struct borgo_random_end here;
        borgo_randomly_play(subject->game, subject->box, seed + i, kinds, room, &here);
        same = memcmp(&here, &ends[i], sizeof here) == 0;
        if (same)
            continue;
        printf("  game %llu differs\n", (unsigned long long)i);
        print_end("here", &here);
        print_end(" GPU", &ends[i]);
    }
    free(room);
    return same;
}

static void check_subject(struct subject *subject, void *check_)
{
    struct check *check = check_;
    struct borgo_error error = {0};
    struct borgo_gpu_run run;
    struct borgo_random_end *ends = test_allocate(check->games * sizeof *ends);
    uint64_t seed = 77777;
    if (!borgo_gpu_prepare(check->gpu, subject->game, subject->box, true, NULL, &error)
        || !borgo_gpu_play(check->gpu, seed, check->games, ends, &run, &error))
        give_up(error.message);
    bool same = same_games(subject, seed, ends, check->games);
    printf("%s %s\n", same ? "same     " : "DIFFERENT", subject->name);
    *(same ? &check->right : &check->wrong) += 1;
    free(ends);
}

/* GAME:NAME=FILE */
static void check_data(struct check *check, char *text)
{
    struct borgo_error error = {0};
    struct borgo_setup setup;
    struct subject subject;
    char *name = strchr(text, ':'), *file = strchr(text, '=');
    if (!name || !file)
        give_up("data are GAME:NAME=FILE");
    *name++ = *file++ = '\0';
    const struct borgo_game *game = borgo_games_find(text, NULL, &error);
    char *content = game ? test_read_file(file) : NULL;
    if (!content)
        give_up(file);
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++) {
        borgo_setup_default(game, &setup);
        setup.players = game->players[i];
        for (int data = 0; data < borgo_setup_data_count(game); data++)
            if (strcmp(game->data[data].name, name) == 0) {
                setup.data[data] = content;
                setup.file[data] = file;
            }
        if (!subject_open(&subject, game, &setup, &error))
            give_up(error.message);
        printf("%s: ", file);
        check_subject(&subject, check);
        subject_close(&subject);
    }
    free(content);
}

static int check_all(int count, char **words)
{
    struct check check = {.gpu = open_gpu(),
                          .games = count > 0 ? strtoull(words[0], NULL, 10) : 500};
    for (int i = 0; i < borgo_game_count; i++)
        subject_each_setup(borgo_games[i], check_subject, &check);
    for (int i = 1; i < count; i++)
        check_data(&check, words[i]);
    printf("%u set-ups the same, %u different\n", check.right, check.wrong);
    borgo_gpu_close(check.gpu);
    return check.wrong > 0;
}

/* As many games as take so long, after a short run that warms up and says how many that are. */
static void measure(struct borgo_gpu *gpu, const struct subject *subject, bool told, double seconds,
                    const struct borgo_gpu_shape *shape)
{
    struct borgo_error error = {0};
    struct borgo_gpu_run run;
    struct borgo_gpu_size size;
    if (!borgo_gpu_prepare(gpu, subject->game, subject->box, told, shape, &error)) {
        printf("  %s\n", error.message);
        return;
    }
    borgo_gpu_size(gpu, &size);
    uint64_t threads = (uint64_t)size.threads * size.blocks * size.multiprocessors, games = threads;
    for (int i = 0; i < 2; i++) {
        if (!borgo_gpu_play(gpu, 1, games, NULL, &run, &error)) {
            printf("  %s\n", error.message);
            return;
        }
        if (i == 0)
            games = (uint64_t)((double)games * seconds / run.seconds) + threads;
    }
    printf("%-16s %u %s  %4u threads %3u blocks  %3u registers %6u local  %8.3f G moves/s %8.2f M "
           "games/s %6.2f s\n",
           subject->game->name, subject->setup.players, told ? "told" : "fast", size.threads,
           size.blocks, size.registers, size.local, (double)run.moves / run.seconds / 1e9,
           (double)games / run.seconds / 1e6, run.seconds);
    fflush(stdout);
}

static void open_subject(struct subject *subject, const char *name, unsigned players)
{
    struct borgo_error error = {0};
    struct borgo_setup setup;
    const struct borgo_game *game = borgo_games_find(name, NULL, &error);
    if (!game)
        give_up(error.message);
    borgo_setup_default(game, &setup);
    setup.players = (uint8_t)players;
    if (!subject_open(subject, game, &setup, &error))
        give_up(error.message);
}

static int sweep(int count, char **words)
{
    struct subject subject;
    if (count < 6)
        give_up("sweep GAME PLAYERS told|fast SECONDS PTX|- THREADS,BLOCKS,REGISTERS…");
    struct borgo_gpu *gpu = open_gpu();
    char *program = strcmp(words[4], "-") == 0 ? NULL : test_read_file(words[4]);
    open_subject(&subject, words[0], (unsigned)atoi(words[1]));
    printf("%s\n", words[4]);
    for (int i = 5; i < count; i++) {
        struct borgo_gpu_shape shape = {.program = program};
        sscanf(words[i], "%u,%u,%u", &shape.threads, &shape.blocks, &shape.registers);
        measure(gpu, &subject, strcmp(words[2], "told") == 0, atof(words[3]), &shape);
    }
    subject_close(&subject);
    borgo_gpu_close(gpu);
    free(program);
    return 0;
}

static int speed(int count, char **words)
{
    struct borgo_gpu *gpu = open_gpu();
    for (int i = 0; i < borgo_game_count; i++) {
        const struct borgo_game *game = borgo_games[i];
        for (int n = 0; n < BORGO_MAX_SEATS && game->players[n]; n++) {
            struct subject subject;
            if ((count > 0 && strcmp(words[0], game->name) != 0)
                || (count > 1 && atoi(words[1]) != game->players[n]))
                continue;
            open_subject(&subject, game->name, game->players[n]);
            measure(gpu, &subject, false, 1, NULL);
            measure(gpu, &subject, true, 1, NULL);
            subject_close(&subject);
        }
    }
    borgo_gpu_close(gpu);
    return 0;
}

int main(int count, char **words)
{
    if (count > 1 && strcmp(words[1], "check") == 0)
        return check_all(count - 2, words + 2);
    if (count > 1 && strcmp(words[1], "sweep") == 0)
        return sweep(count - 2, words + 2);
    if (count > 1 && strcmp(words[1], "speed") == 0)
        return speed(count - 2, words + 2);
    if (count > 1 && strcmp(words[1], "lessons") == 0)
        return lessons(count - 2, words + 2);
    give_up("check, speed, sweep or lessons");
}
