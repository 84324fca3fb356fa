/* The kernels of lessons without a GPU, compared with players/selfplay.c sample by sample: compiled
 * for this machine, where a warp is one thread, and as the PTX they become, translated back
 * (ptx.py) and run by 32 threads. */
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "games/registry.h"
#include "gpu/teaching.h"
#include "players/nets.h"
#include "support/subject.h"
#include "support/tap.h"
#include "support/warp.h"

enum { WARP = 32, FIRST = 7, HERE = 4, THERE = 1 };

typedef void native_kernel(struct borgo_gpu_teaching *teaching);
typedef uint64_t translated_kernel(uint64_t teaching);

native_kernel borgo_gpu_lane_lessons, borgo_gpu_city_lessons, borgo_gpu_shibuya_lessons,
    borgo_gpu_skyline_lessons;
translated_kernel ptx_borgo_gpu_lane_lessons, ptx_borgo_gpu_city_lessons,
    ptx_borgo_gpu_shibuya_lessons, ptx_borgo_gpu_skyline_lessons;

static const struct kernel {
    const char *game;
    native_kernel *native;
    translated_kernel *translated;
} kernels[] = {
    {"sunrise-lane", borgo_gpu_lane_lessons, ptx_borgo_gpu_lane_lessons},
    {"sunrise-city", borgo_gpu_city_lessons, ptx_borgo_gpu_city_lessons},
    {"shibuya", borgo_gpu_shibuya_lessons, ptx_borgo_gpu_shibuya_lessons},
    {"project-skyline", borgo_gpu_skyline_lessons, ptx_borgo_gpu_skyline_lessons},
};

/* What a kernel is given, and what a processor plays. */
struct lesson {
    const struct kernel *kernel;
    struct borgo_gpu_teaching teaching;
    struct borgo_gpu_place places[HERE];
    struct borgo_experience samples[HERE * BORGO_MOST_SAMPLES], expected[BORGO_MOST_SAMPLES];
    struct borgo_gpu_desk desk;
    struct borgo_playground ground;
    struct borgo_diary diary;
    borgo_move *rooms;
};

static void run_translated(void *lesson_)
{
    struct lesson *lesson = lesson_;
    lesson->kernel->translated((uintptr_t)&lesson->teaching);
}

/* Plays these games by the kernel, then each of them by the processor. */
static bool are_same(struct lesson *lesson, const struct subject *subject, unsigned games)
{
    bool same = true;
    uint64_t sum = 0;
    lesson->teaching.games = games;
    lesson->teaching.next = lesson->teaching.used = 0;
    memset(lesson->places, 0, sizeof lesson->places);
    if (games == HERE)
        lesson->kernel->native(&lesson->teaching);
    else
        warp_run(run_translated, lesson);
    for (unsigned i = 0; i < games; i++) {
        struct borgo_schooling schooling = lesson->teaching.schooling;
        const struct borgo_gpu_place *place = &lesson->places[i];
        schooling.game = subject->game;
        unsigned count =
            borgo_selfplay(&schooling, subject->box, FIRST + i, &lesson->ground, lesson->expected);
        same &= count > 0 && place->count == count
                && memcmp(lesson->samples + place->begin, lesson->expected,
                          count * sizeof lesson->expected[0])
                       == 0;
        sum += place->count;
    }
    return same && lesson->teaching.used == sum;
}

static void check_net(struct lesson *lesson, const struct subject *subject, const char *words)
{
    tap_check(are_same(lesson, subject, HERE), "%s, %s: the kernel's samples are the same",
              subject->name, words);
    tap_check(are_same(lesson, subject, THERE), "%s, %s: those of its PTX are the same",
              subject->name, words);
}

static void check_players(const struct borgo_game *game, struct lesson *lesson, unsigned players,
                          struct borgo_held_net *held)
{
    struct borgo_error error = {0};
    struct borgo_setup setup;
    struct subject subject;
    borgo_setup_default(game, &setup);
    setup.players = (uint8_t)players;
    if (!subject_open(&subject, game, &setup, &error))
        abort();
    lesson->teaching.boxes = subject.box;
    lesson->teaching.schooling.net = NULL;
    check_net(lesson, &subject, "by the estimate");
    lesson->teaching.schooling.net = borgo_nets_hold(held, game, NULL);
    if (lesson->teaching.schooling.net)
        check_net(lesson, &subject, "by a net");
    subject_close(&subject);
}

static void check_game(const struct borgo_game *game, const struct kernel *kernel)
{
    struct borgo_held_net *held = test_allocate(sizeof *held);
    struct lesson *lesson = test_allocate(sizeof *lesson);
    borgo_move *room = test_allocate(BORGO_TURN_ROOM * sizeof *room);
    lesson->kernel = kernel;
    lesson->rooms = test_allocate(WARP * game->max_moves * sizeof *lesson->rooms);
    borgo_diary_open(&lesson->diary, test_allocate(sizeof(struct borgo_pages)));
    lesson->ground.diary = &lesson->diary;
    lesson->ground.room = room;
    lesson->teaching = (struct borgo_gpu_teaching){.schooling = {NULL, NULL, 5, 0.2, 0.03, 0.4},
                                                   .box_count = 1,
                                                   .first = FIRST,
                                                   .desks = &lesson->desk,
                                                   .rooms = lesson->rooms,
                                                   .samples = lesson->samples,
                                                   .places = lesson->places};
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        check_players(game, lesson, game->players[i], held);
    free((void *)lesson->diary.seen);
    free(lesson->rooms);
    free(room);
    free(lesson);
    free(held);
}

int main(void)
{
    for (int i = 0; i < borgo_game_count; i++)
        for (size_t k = 0; k < sizeof kernels / sizeof kernels[0]; k++)
            if (strcmp(kernels[k].game, borgo_games[i]->name) == 0)
                check_game(borgo_games[i], &kernels[k]);
    return tap_done();
}
