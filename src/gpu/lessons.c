/* Lessons for nets, made on a GPU: see gpu.h; what runs there is teaching.h. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "gpu/parts.h"
#include "gpu/teaching.h"

/* BORGO_WARP is this machine's; this is the GPU's. */
enum { GPU_WARP = 32, GAMES_OF_A_WARP = 16 };

void gpu_forget_lessons(struct borgo_gpu *gpu)
{
    struct gpu_school *school = &gpu->school;
    driver_memory *all[] = {&school->boxes, &school->net,     &school->task,  &school->desks,
                            &school->rooms, &school->samples, &school->places};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        gpu_release(gpu, all[i]);
    *school = (struct gpu_school){0};
}

static bool copy_boxes(struct borgo_gpu *gpu, void *const *boxes, unsigned count, size_t size,
                       struct borgo_error *error)
{
    /* what a kernel reads as words is aligned as words */
    size_t each = (size + 15) / 16 * 16;
    unsigned char *all = calloc(count, each);
    for (unsigned i = 0; all && i < count; i++)
        memcpy(all + i * each, boxes[i], size);
    bool fine = all ? gpu_copy_in(gpu, &gpu->school.boxes, all, count * each, error)
                    : borgo_error_fail(error, "there is no memory left");
    free(all);
    gpu->school.box_count = count;
    gpu->school.box_size = each;
    return fine;
}

/* Memory for all warps, and for as many games as are some to each of them, so that none waits long
 * for the last. */
static bool furnish(struct borgo_gpu *gpu, const struct borgo_game *game, struct borgo_error *error)
{
    struct gpu_school *school = &gpu->school;
    uint64_t threads =
        (uint64_t)gpu->shape.threads * gpu->shape.blocks * (unsigned)gpu->multiprocessors;
    uint64_t warps = threads / GPU_WARP;
    school->games = warps * GAMES_OF_A_WARP;
    return gpu_copy_in(gpu, &school->desks, NULL, warps * sizeof(struct borgo_gpu_desk), error)
           && gpu_copy_in(gpu, &school->rooms, NULL, threads * game->max_moves * sizeof(borgo_move),
                          error)
           && gpu_copy_in(gpu, &school->places, NULL,
                          school->games * sizeof(struct borgo_gpu_place), error)
           && gpu_copy_in(gpu, &school->samples, NULL,
                          school->games * BORGO_MOST_SAMPLES * sizeof(struct borgo_experience),
                          error);
}

bool borgo_gpu_open_school(struct borgo_gpu *gpu, const struct borgo_game *game, void *const *boxes,
                           unsigned count, const struct borgo_gpu_shape *shape,
                           struct borgo_error *error)
{
    gpu_forget_lessons(gpu);
    return gpu_take_program(gpu, game, GPU_LESSONS, shape, error)
           && copy_boxes(gpu, boxes, count, game->box_size, error) && furnish(gpu, game, error);
}

uint64_t borgo_gpu_class(const struct borgo_gpu *gpu)
{
    return gpu->school.games;
}

/* The GPU's memory as a kernel sees it. */
static void *there(driver_memory memory)
{
    union {
        driver_memory number;
        void *address;
    } both = {.number = memory};
    return both.address;
}

/* What the kernel is to do, as it sees it. */
static struct borgo_gpu_teaching task_of(const struct gpu_school *school,
                                         const struct borgo_schooling *schooling, uint64_t first,
                                         uint64_t games)
{
    struct borgo_gpu_teaching task = {.schooling = *schooling,
                                      .boxes = there(school->boxes),
                                      .box_size = school->box_size,
                                      .box_count = school->box_count,
                                      .first = first,
                                      .games = games,
                                      .desks = there(school->desks),
                                      .rooms = there(school->rooms),
                                      .samples = there(school->samples),
                                      .places = there(school->places)};
    task.schooling.game = NULL;
    task.schooling.net = schooling->net ? there(school->net) : NULL;
    return task;
}

static bool copy_out(const struct borgo_gpu *gpu, void *to, driver_memory from, size_t size,
                     struct borgo_error *error)
{
    return driver_check(&gpu->driver, gpu->driver.copy_out(to, from, size), "copying", error);
}

bool borgo_gpu_lessons(struct borgo_gpu *gpu, const struct borgo_schooling *schooling,
                       uint64_t first, uint64_t games, struct borgo_gpu_place *places,
                       uint64_t *count, struct borgo_error *error)
{
    struct gpu_school *school = &gpu->school;
    const struct borgo_net *net = schooling->net;
    void *parameters[] = {&school->task};
    assert(games <= school->games);
    if (net && !gpu_copy_in(gpu, &school->net, net, sizeof *net, error))
        return false;
    struct borgo_gpu_teaching task = task_of(school, schooling, first, games);
    if (!gpu_copy_in(gpu, &school->task, &task, sizeof task, error)
        || !gpu_launch(gpu, parameters, error)
        || !copy_out(gpu, &task, school->task, sizeof task, error))
        return false;
    *count = task.used;
    return copy_out(gpu, places, school->places, games * sizeof *places, error);
}

bool borgo_gpu_samples(struct borgo_gpu *gpu, struct borgo_experience *samples, uint64_t count,
                       struct borgo_error *error)
{
    return copy_out(gpu, samples, gpu->school.samples, count * sizeof *samples, error);
}
