/* The kernels of src/gpu without a GPU, compared with players/randomly.c game by game, for every
 * set-up: compiled for this machine, and as the PTX they become, translated back (ptx.py). */
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "gpu/kernel.h"
#include "support/subject.h"
#include "support/tap.h"

enum { GAMES = 40 };

typedef void native_kernel(BORGO_GPU_PARAMETERS);
typedef uint64_t translated_kernel(uint64_t box, uint64_t out, uint64_t counts, uint64_t first_seed,
                                   uint64_t games, uint64_t ends);

native_kernel borgo_gpu_lane_told, borgo_gpu_lane_fast, borgo_gpu_city_told, borgo_gpu_city_fast,
    borgo_gpu_shibuya_told, borgo_gpu_shibuya_fast, borgo_gpu_skyline_told, borgo_gpu_skyline_fast;
translated_kernel ptx_borgo_gpu_lane_told, ptx_borgo_gpu_lane_fast, ptx_borgo_gpu_city_told,
    ptx_borgo_gpu_city_fast, ptx_borgo_gpu_shibuya_told, ptx_borgo_gpu_shibuya_fast,
    ptx_borgo_gpu_skyline_told, ptx_borgo_gpu_skyline_fast;

struct kernels {
    const char *game;
    native_kernel *native[2]; /* told, fast */
    translated_kernel *translated[2];
};

static const struct kernels kernels[] = {
    {"sunrise-lane",
     {borgo_gpu_lane_told, borgo_gpu_lane_fast},
     {ptx_borgo_gpu_lane_told, ptx_borgo_gpu_lane_fast}},
    {"sunrise-city",
     {borgo_gpu_city_told, borgo_gpu_city_fast},
     {ptx_borgo_gpu_city_told, ptx_borgo_gpu_city_fast}},
    {"shibuya",
     {borgo_gpu_shibuya_told, borgo_gpu_shibuya_fast},
     {ptx_borgo_gpu_shibuya_told, ptx_borgo_gpu_shibuya_fast}},
    {"project-skyline",
     {borgo_gpu_skyline_told, borgo_gpu_skyline_fast},
     {ptx_borgo_gpu_skyline_told, ptx_borgo_gpu_skyline_fast}},
};

/* The games of the seeds from 5 on; the fast kernels don't know why they end. */
static bool are_same(const struct subject *subject, const struct borgo_random_end *ends, bool told)
{
    uint64_t kinds = borgo_randomly_ends(subject->game);
    borgo_move *room = test_allocate(subject->game->max_moves * sizeof *room);
    bool same = true;
    for (uint64_t i = 0; i < GAMES; i++) {
        struct borgo_random_end end;
        borgo_randomly_play(subject->game, subject->box, 5 + i, kinds, room, &end);
        end.cause = told ? end.cause : BORGO_NO_CAUSE;
        same &= memcmp(&end, &ends[i], sizeof end) == 0;
    }
    free(room);
    return same;
}

static void check_kernels(struct subject *subject, void *kernels_)
{
    const struct kernels *of = kernels_;
    uint64_t kinds = borgo_randomly_ends(subject->game);
    for (int fast = 0; fast < 2; fast++) {
        struct borgo_random_end here[GAMES] = {0}, there[GAMES] = {0};
        struct borgo_gpu_counts counts = {0}, other = {0};
        of->native[fast](subject->box, here, &counts, 5, GAMES, kinds);
        of->translated[fast]((uintptr_t)subject->box, (uintptr_t)there, (uintptr_t)&other, 5, GAMES,
                             kinds);
        tap_check(are_same(subject, here, !fast), "%s: the kernel's games are the same",
                  subject->name);
        tap_check(are_same(subject, there, !fast), "%s: those of its PTX are the same",
                  subject->name);
        tap_check(counts.moves == other.moves && counts.moves > 0, "%s: and as many moves",
                  subject->name);
    }
}

int main(void)
{
    for (int i = 0; i < borgo_game_count; i++)
        for (size_t k = 0; k < sizeof kernels / sizeof kernels[0]; k++)
            if (strcmp(kernels[k].game, borgo_games[i]->name) == 0)
                subject_each_setup(borgo_games[i], check_kernels, (void *)&kernels[k]);
    return tap_done();
}
