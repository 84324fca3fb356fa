/* Lessons on a GPU: whether they are the processor's, game by game, and how many games a second
 * either plays. By the net that is built in and, to compare, by the estimate. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "core/setup.h"
#include "games/registry.h"
#include "gpu.h"
#include "players/nets.h"
#include "support/subject.h"

enum { BOXES = 16, CHECKED = 512, FIRST = 1000, MOST_THREADS = 256 };

struct school {
    const struct borgo_game *game;
    struct borgo_gpu *gpu;
    struct borgo_schooling schooling;
    struct subject subjects[BOXES];
    void *boxes[BOXES];
    double seconds;
    unsigned wrong;
};

/* What a thread of the processor plays with. */
struct desk {
    struct borgo_playground ground;
    struct borgo_diary diary;
    struct borgo_pages pages;
    borgo_move room[BORGO_TURN_ROOM];
    struct borgo_experience samples[BORGO_MOST_SAMPLES];
};

/* What threads of the processor do together: play on for some time, or check games. */
struct crew {
    struct school *school;
    double until;
    const struct borgo_gpu_place *places; /* NULL: nothing is checked */
    const struct borgo_experience *samples;
    uint64_t games;
    atomic_uint_fast64_t next, played, samples_played, different, first_different;
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void compare(struct crew *crew, uint64_t job, const struct desk *desk, unsigned count)
{
    const struct borgo_gpu_place *place = &crew->places[job];
    if (place->count == count
        && memcmp(crew->samples + place->begin, desk->samples, count * sizeof desk->samples[0])
               == 0)
        return;
    crew->different++;
    crew->first_different = FIRST + job;
}

static void *work(void *crew_)
{
    struct crew *crew = crew_;
    struct school *school = crew->school;
    struct desk *desk = test_allocate(sizeof *desk);
    uint64_t job;
    borgo_diary_open(&desk->diary, &desk->pages);
    desk->ground.diary = &desk->diary;
    desk->ground.room = desk->room;
    while ((job = crew->next++) < crew->games && now() < crew->until) {
        uint64_t number = FIRST + job;
        unsigned count = borgo_selfplay(&school->schooling, school->boxes[number % BOXES], number,
                                        &desk->ground, desk->samples);
        crew->played++;
        crew->samples_played += count;
        if (crew->places)
            compare(crew, job, desk, count);
    }
    free(desk);
    return NULL;
}

/* Returns how many threads that were. */
static unsigned run_threads(struct crew *crew)
{
    pthread_t threads[MOST_THREADS];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned wanted = cores < 1 ? 1 : cores > MOST_THREADS ? MOST_THREADS : (unsigned)cores;
    unsigned count = 0;
    while (count < wanted && pthread_create(&threads[count], NULL, work, crew) == 0)
        count++;
    for (unsigned i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    return count;
}

/* One slice on the GPU; returns how many samples there are, and in `*seconds` how long it took. */
static uint64_t play(struct school *school, uint64_t games, struct borgo_gpu_place *places,
                     double *seconds)
{
    struct borgo_error error = {0};
    uint64_t count;
    double start = now();
    if (!borgo_gpu_lessons(school->gpu, &school->schooling, FIRST, games, places, &count, &error))
        give_up(error.message);
    *seconds = now() - start;
    return count;
}

static struct borgo_experience *fetch(struct school *school, uint64_t count, double *seconds)
{
    struct borgo_error error = {0};
    struct borgo_experience *samples = test_allocate(count * sizeof *samples);
    double start = now();
    if (!borgo_gpu_samples(school->gpu, samples, count, &error))
        give_up(error.message);
    *seconds = now() - start;
    return samples;
}

static void check(struct school *school, const char *by)
{
    struct borgo_gpu_place *places = test_allocate(CHECKED * sizeof *places);
    double seconds, copying;
    uint64_t most = borgo_gpu_class(school->gpu), games = most < CHECKED ? most : CHECKED;
    uint64_t count = play(school, games, places, &seconds);
    struct borgo_experience *samples = fetch(school, count, &copying);
    struct crew crew = {.school = school,
                        .until = now() + 10,
                        .places = places,
                        .samples = samples,
                        .games = games};
    run_threads(&crew);
    unsigned played = (unsigned)crew.played, different = (unsigned)crew.different;
    printf("  %s  by %-12s %u games, %llu samples, %u games compared",
           different ? "DIFFERENT" : "same", by, (unsigned)games, (unsigned long long)count,
           played);
    if (different)
        printf(": %u differ, one of them number %llu", different,
               (unsigned long long)crew.first_different);
    printf("; %.2f s on the GPU\n", seconds);
    fflush(stdout);
    school->wrong += different;
    free(places);
    free(samples);
}

/* As many games as take so long, though no more than are played at a time, after a few that warm up
 * and say how many that are. */
static void measure_gpu(struct school *school)
{
    uint64_t most = borgo_gpu_class(school->gpu), games = most / 8, count = 0;
    struct borgo_gpu_place *places = test_allocate(most * sizeof *places);
    double playing = 0, copying = 0;
    for (int i = 0; i < 2; i++) {
        if (i > 0 && playing < school->seconds)
            games = (uint64_t)((double)games * school->seconds / playing);
        games = games < most ? games : most;
        count = play(school, games, places, &playing);
        free(fetch(school, count, &copying));
    }
    double seconds = playing + copying;
    printf("  GPU        %8.0f games/s %10.0f samples/s  %llu games of %llu at a time, %.2f s "
           "playing, %.2f s copying\n",
           (double)games / seconds, (double)count / seconds, (unsigned long long)games,
           (unsigned long long)most, playing, copying);
    fflush(stdout);
    free(places);
}

static void measure_processor(struct school *school)
{
    double start = now();
    struct crew crew = {.school = school, .until = start + school->seconds, .games = UINT64_MAX};
    unsigned threads = run_threads(&crew);
    double seconds = now() - start;
    printf("  processor  %8.0f games/s %10.0f samples/s  %u threads\n",
           (double)crew.played / seconds, (double)crew.samples_played / seconds, threads);
    fflush(stdout);
}

/* Opens a school of that shape and says what the driver made of it. */
static void open_school(struct school *school, const struct borgo_gpu_shape *shape)
{
    struct borgo_error error = {0};
    struct borgo_gpu_size size;
    double start = now();
    if (!borgo_gpu_open_school(school->gpu, school->game, school->boxes, BOXES, shape, &error))
        give_up(error.message);
    borgo_gpu_size(school->gpu, &size);
    printf(
        "%s: %u threads a block, %u blocks on each of %u multiprocessors, %u registers, %u bytes "
        "of local memory; ready after %.1f s\n",
        school->game->name, size.threads, size.blocks, size.multiprocessors, size.registers,
        size.local, now() - start);
    fflush(stdout);
}

/* Half of the boxes are for as few players as may be, as `borgo lessons` has them. */
static void make_boxes(struct school *school)
{
    struct borgo_error error = {0};
    struct borgo_setup setup;
    unsigned counts = 0;
    while (counts < BORGO_MAX_SEATS && school->game->players[counts])
        counts++;
    for (unsigned i = 0; i < BOXES; i++) {
        borgo_setup_default(school->game, &setup);
        setup.players = school->game->players[i % 2 ? i / 2 % counts : 0];
        if (!subject_open(&school->subjects[i], school->game, &setup, &error))
            give_up(error.message);
        school->boxes[i] = school->subjects[i].box;
    }
}

static void run_shape(struct school *school, const struct borgo_net *net,
                      const struct borgo_gpu_shape *shape)
{
    open_school(school, shape);
    school->schooling.net = NULL;
    check(school, "estimate");
    school->schooling.net = net;
    if (net)
        check(school, "net");
    measure_gpu(school);
}

int lessons(int count, char **words)
{
    struct school *school = test_allocate(sizeof *school);
    struct borgo_held_net *held = test_allocate(sizeof *held);
    struct borgo_error error = {0};
    if (count < 1)
        give_up("lessons GAME [SECONDS [THREADS,BLOCKS,REGISTERS…]]");
    school->game = borgo_games_find(words[0], NULL, &error);
    if (!school->game)
        give_up(error.message);
    const struct borgo_net *net = borgo_nets_hold(held, school->game, NULL);
    school->schooling = (struct borgo_schooling){.game = school->game, .seed = 1};
    school->schooling.exploring = 0.3;
    school->schooling.blur = 0.03;
    school->schooling.trust = 0.3;
    school->seconds = count > 1 ? atof(words[1]) : 2;
    school->gpu = open_gpu();
    make_boxes(school);
    for (int i = 2; i < count || i == 2; i++) {
        struct borgo_gpu_shape shape = {0};
        if (i < count)
            sscanf(words[i], "%u,%u,%u", &shape.threads, &shape.blocks, &shape.registers);
        run_shape(school, net, &shape);
    }
    measure_processor(school);
    borgo_gpu_close(school->gpu);
    for (unsigned i = 0; i < BOXES; i++)
        subject_close(&school->subjects[i]);
    unsigned wrong = school->wrong;
    free(school);
    free(held);
    return wrong > 0;
}
