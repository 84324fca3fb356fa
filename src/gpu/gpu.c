/* Runs the kernels of kernel.h: see gpu.h. */
#include "gpu/gpu.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "gpu/kernel.h"
#include "gpu/parts.h"

enum { LOG_SIZE = 256 };

static bool find_device(struct borgo_gpu *gpu, struct borgo_error *error)
{
    struct driver *driver = &gpu->driver;
    driver_context context;
    int count = 0;
    if (driver->init(0) != 0 || driver->device_count(&count) != 0 || count == 0)
        return borgo_error_fail(error, "there is no GPU to play on: the NVIDIA driver finds none");
    if (!driver_check(driver, driver->device_get(&gpu->device, 0), "device", error)
        || !driver_check(driver, driver->context_retain(&context, gpu->device), "context", error))
        return false;
    gpu->retained = true;
    driver->device_name(gpu->name, sizeof gpu->name, gpu->device);
    driver->device_attribute(&gpu->multiprocessors, DRIVER_MULTIPROCESSORS, gpu->device);
    return driver_check(driver, driver->context_use(context), "context", error)
           && driver_check(driver, driver->allocate(&gpu->counts, sizeof(struct borgo_gpu_counts)),
                           "memory", error);
}

struct borgo_gpu *borgo_gpu_open(struct borgo_error *error)
{
    if (gpu_program_count == 0) {
        borgo_error_fail(error, "this borgo was built without the GPU's programs");
        return NULL;
    }
    struct borgo_gpu *gpu = calloc(1, sizeof *gpu);
    if (!gpu) {
        borgo_error_fail(error, "there is no memory left");
        return NULL;
    }
    if (driver_open(&gpu->driver, error) && find_device(gpu, error))
        return gpu;
    borgo_gpu_close(gpu);
    return NULL;
}

void gpu_release(struct borgo_gpu *gpu, driver_memory *memory)
{
    if (*memory)
        gpu->driver.release(*memory);
    *memory = 0;
}

/* What belongs to one game and one box. */
static void clear_table(struct borgo_gpu *gpu)
{
    gpu_release(gpu, &gpu->box);
    if (gpu->module)
        gpu->driver.unload(gpu->module);
    gpu->module = NULL;
}

void borgo_gpu_close(struct borgo_gpu *gpu)
{
    if (!gpu)
        return;
    if (gpu->retained) {
        clear_table(gpu);
        gpu_forget_lessons(gpu);
        gpu_release(gpu, &gpu->out);
        gpu_release(gpu, &gpu->counts);
        gpu->driver.context_release(gpu->device);
    }
    driver_close(&gpu->driver);
    free(gpu);
}

const char *borgo_gpu_name(const struct borgo_gpu *gpu)
{
    return gpu->name;
}

/* The driver translates PTX for the GPU it has, and keeps what it made for the next time. */
static bool load(struct borgo_gpu *gpu, const struct gpu_program *program,
                 struct borgo_error *error)
{
    struct driver *driver = &gpu->driver;
    char log[LOG_SIZE] = "";
    int options[] = {DRIVER_LOG, DRIVER_LOG_SIZE, DRIVER_MAX_REGISTERS};
    union {
        void *address;
        uintptr_t number; /* where an option is one, it stands in the pointer itself */
    } values[] = {{.address = log}, {.number = sizeof log}, {.number = gpu->shape.registers}};
    const char *ptx = gpu->shape.program ? gpu->shape.program : program->ptx;
    unsigned count = gpu->shape.registers ? 3 : 2;
    if (driver->load(&gpu->module, ptx, count, options, (void **)values) != 0)
        return borgo_error_fail(error, "the GPU's driver refuses the program: %s", log);
    return driver_check(driver, driver->find(&gpu->function, gpu->module, program->kernel),
                        program->kernel, error);
}

static unsigned or_else(unsigned wanted, unsigned otherwise)
{
    return wanted ? wanted : otherwise;
}

bool gpu_take_program(struct borgo_gpu *gpu, const struct borgo_game *game,
                      enum gpu_purpose purpose, const struct borgo_gpu_shape *shape,
                      struct borgo_error *error)
{
    const struct gpu_program *program = gpu_program_of(game->name, purpose);
    const struct borgo_gpu_shape usual = {0};
    if (!program)
        return borgo_error_fail(error, "%s has no program for a GPU", game->name);
    gpu->shape = shape ? *shape : usual;
    gpu->shape.threads = or_else(gpu->shape.threads, program->threads);
    gpu->shape.blocks = or_else(gpu->shape.blocks, program->blocks);
    gpu->shape.registers = or_else(gpu->shape.registers, program->registers);
    clear_table(gpu);
    return load(gpu, program, error)
           && (program->stack == 0
               || driver_check(&gpu->driver,
                               gpu->driver.set_limit(DRIVER_STACK_SIZE, program->stack), "stack",
                               error));
}

bool gpu_copy_in(struct borgo_gpu *gpu, driver_memory *memory, const void *from, size_t size,
                 struct borgo_error *error)
{
    const struct driver *driver = &gpu->driver;
    return (*memory || driver_check(driver, driver->allocate(memory, size), "memory", error))
           && (!from
               || driver_check(driver, driver->copy_in(*memory, from, size), "copying", error));
}

bool borgo_gpu_prepare(struct borgo_gpu *gpu, const struct borgo_game *game, const void *box,
                       bool told, const struct borgo_gpu_shape *shape, struct borgo_error *error)
{
    gpu->ends = borgo_randomly_ends(game);
    return gpu_take_program(gpu, game, told ? GPU_TOLD : GPU_FAST, shape, error)
           && gpu_copy_in(gpu, &gpu->box, box, game->box_size, error);
}

/* Room for how games ended, kept for the next run. */
static bool make_room(struct borgo_gpu *gpu, uint64_t games, struct borgo_error *error)
{
    if (games <= gpu->out_room)
        return true;
    gpu_release(gpu, &gpu->out);
    gpu->out_room = 0;
    if (!driver_check(&gpu->driver,
                      gpu->driver.allocate(&gpu->out, games * sizeof(struct borgo_random_end)),
                      "memory", error))
        return false;
    gpu->out_room = games;
    return true;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

bool gpu_launch(struct borgo_gpu *gpu, void **parameters, struct borgo_error *error)
{
    const struct driver *driver = &gpu->driver;
    unsigned blocks = gpu->shape.blocks * (unsigned)gpu->multiprocessors;
    return driver_check(driver,
                        driver->launch(gpu->function, blocks, 1, 1, gpu->shape.threads, 1, 1, 0,
                                       NULL, parameters, NULL),
                        "launch", error)
           && driver_check(driver, driver->synchronize(), "run", error);
}

bool borgo_gpu_play(struct borgo_gpu *gpu, uint64_t first_seed, uint64_t games,
                    struct borgo_random_end *ends, struct borgo_gpu_run *run,
                    struct borgo_error *error)
{
    const struct driver *driver = &gpu->driver;
    struct borgo_gpu_counts counts = {0};
    if ((ends && !make_room(gpu, games, error))
        || !driver_check(driver, driver->copy_in(gpu->counts, &counts, sizeof counts), "copying",
                         error))
        return false;
    driver_memory out = ends ? gpu->out : 0;
    void *parameters[] = {&gpu->box, &out, &gpu->counts, &first_seed, &games, &gpu->ends};
    double start = now();
    if (!gpu_launch(gpu, parameters, error))
        return false;
    run->seconds = now() - start;
    if (!driver_check(driver, driver->copy_out(&counts, gpu->counts, sizeof counts), "copying",
                      error))
        return false;
    run->moves = counts.moves;
    return !ends
           || driver_check(driver, driver->copy_out(ends, gpu->out, games * sizeof *ends),
                           "copying", error);
}

void borgo_gpu_size(const struct borgo_gpu *gpu, struct borgo_gpu_size *size)
{
    int registers = 0, local = 0;
    gpu->driver.function_attribute(&registers, DRIVER_REGISTERS, gpu->function);
    gpu->driver.function_attribute(&local, DRIVER_LOCAL_SIZE, gpu->function);
    *size = (struct borgo_gpu_size){(unsigned)registers, (unsigned)local, gpu->shape.threads,
                                    gpu->shape.blocks, (unsigned)gpu->multiprocessors};
}
