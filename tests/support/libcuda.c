/* A driver of NVIDIA GPUs without one, in place of libcuda.so.1: its memory is this machine's, and
 * a kernel runs as it is compiled for this machine, by one thread. So what hands kernels their work
 * is tested too. It refuses to copy more than fits. */
#include <stdlib.h>
#include <string.h>

#include "gpu/kernel.h"
#include "gpu/teaching.h"

typedef void random_kernel(BORGO_GPU_PARAMETERS);
typedef void lessons_kernel(struct borgo_gpu_teaching *teaching);

random_kernel borgo_gpu_lane_told, borgo_gpu_lane_fast, borgo_gpu_city_told, borgo_gpu_city_fast,
    borgo_gpu_shibuya_told, borgo_gpu_shibuya_fast, borgo_gpu_skyline_told, borgo_gpu_skyline_fast;
lessons_kernel borgo_gpu_lane_lessons, borgo_gpu_city_lessons, borgo_gpu_shibuya_lessons,
    borgo_gpu_skyline_lessons;

struct function {
    const char *name;
    random_kernel *random;
    lessons_kernel *lessons;
};

#define RANDOM(name)                                                                               \
    {                                                                                              \
#name, name, NULL                                                                          \
    }
#define LESSONS(name)                                                                              \
    {                                                                                              \
#name, NULL, name                                                                          \
    }
static const struct function functions[] = {
    RANDOM(borgo_gpu_lane_told),        RANDOM(borgo_gpu_lane_fast),
    RANDOM(borgo_gpu_city_told),        RANDOM(borgo_gpu_city_fast),
    RANDOM(borgo_gpu_shibuya_told),     RANDOM(borgo_gpu_shibuya_fast),
    RANDOM(borgo_gpu_skyline_told),     RANDOM(borgo_gpu_skyline_fast),
    LESSONS(borgo_gpu_lane_lessons),    LESSONS(borgo_gpu_city_lessons),
    LESSONS(borgo_gpu_shibuya_lessons), LESSONS(borgo_gpu_skyline_lessons),
};

enum { FINE = 0, WRONG = 1, NO_MEMORY = 2, NOT_FOUND = 500, MULTIPROCESSORS = 16 };

/* Before each piece of memory stands how large it is. */
struct piece {
    _Alignas(16) size_t size;
    unsigned char bytes[];
};

static struct piece *piece_at(unsigned long long memory)
{
    union {
        unsigned long long number;
        unsigned char *address;
    } both = {.number = memory};
    return (struct piece *)(void *)(both.address - offsetof(struct piece, bytes));
}

#define DRIVER(name, ...)                                                                          \
    int name(__VA_ARGS__);                                                                         \
    int name(__VA_ARGS__)

DRIVER(cuInit, unsigned flags)
{
    return flags ? WRONG : FINE;
}

DRIVER(cuDeviceGetCount, int *count)
{
    *count = 1;
    return FINE;
}

DRIVER(cuDeviceGet, int *device, int number)
{
    *device = number;
    return number ? WRONG : FINE;
}

DRIVER(cuDeviceGetName, char *name, int size, int device)
{
    strncpy(name, "none", (size_t)size);
    return device ? WRONG : FINE;
}

DRIVER(cuDeviceGetAttribute, int *value, int attribute, int device)
{
    *value = attribute == MULTIPROCESSORS ? 1 : 0;
    return device ? WRONG : FINE;
}

DRIVER(cuDevicePrimaryCtxRetain, void **context, int device)
{
    *context = NULL;
    return device ? WRONG : FINE;
}

DRIVER(cuDevicePrimaryCtxRelease_v2, int device)
{
    return device ? WRONG : FINE;
}

DRIVER(cuCtxSetCurrent, void *context)
{
    return context ? WRONG : FINE;
}

DRIVER(cuCtxSetLimit, int limit, size_t value)
{
    return limit == 0 && value > 0 ? FINE : WRONG;
}

DRIVER(cuCtxSynchronize, void)
{
    return FINE;
}

DRIVER(cuModuleLoadDataEx, const char **module, const char *image, unsigned count, int *options,
       void **values)
{
    (void)options;
    (void)values;
    *module = image;
    return count && strstr(image, ".visible .entry") ? FINE : WRONG;
}

DRIVER(cuModuleUnload, const char *module)
{
    return module ? FINE : WRONG;
}

DRIVER(cuModuleGetFunction, const struct function **function, const char *module, const char *name)
{
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        if (strcmp(functions[i].name, name) == 0 && strstr(module, name)) {
            *function = &functions[i];
            return FINE;
        }
    return NOT_FOUND;
}

DRIVER(cuFuncGetAttribute, int *value, int attribute, const struct function *function)
{
    (void)attribute;
    *value = 1;
    return function ? FINE : WRONG;
}

DRIVER(cuFuncSetAttribute, const struct function *function, int attribute, int value)
{
    (void)attribute;
    (void)value;
    return function ? FINE : WRONG;
}

DRIVER(cuMemAlloc_v2, unsigned long long *memory, size_t size)
{
    struct piece *piece = malloc(sizeof *piece + size);
    if (!piece)
        return NO_MEMORY;
    piece->size = size;
    *memory = (uintptr_t)piece->bytes;
    return FINE;
}

DRIVER(cuMemFree_v2, unsigned long long memory)
{
    free(piece_at(memory));
    return FINE;
}

DRIVER(cuMemsetD8_v2, unsigned long long memory, unsigned char byte, size_t size)
{
    if (size > piece_at(memory)->size)
        return WRONG;
    memset(piece_at(memory)->bytes, byte, size);
    return FINE;
}

DRIVER(cuMemcpyHtoD_v2, unsigned long long to, const void *from, size_t size)
{
    if (size > piece_at(to)->size)
        return WRONG;
    memcpy(piece_at(to)->bytes, from, size);
    return FINE;
}

DRIVER(cuMemcpyDtoH_v2, void *to, unsigned long long from, size_t size)
{
    if (size > piece_at(from)->size)
        return WRONG;
    memcpy(to, piece_at(from)->bytes, size);
    return FINE;
}

DRIVER(cuLaunchKernel, const struct function *function, unsigned x, unsigned y, unsigned z,
       unsigned threads_x, unsigned threads_y, unsigned threads_z, unsigned shared, void *stream,
       void **parameters, void **extra)
{
    if (!x || y != 1 || z != 1 || !threads_x || threads_y != 1 || threads_z != 1 || shared || stream
        || extra)
        return WRONG;
    if (function->lessons)
        function->lessons(*(struct borgo_gpu_teaching **)parameters[0]);
    else
        function->random(*(void **)parameters[0], *(struct borgo_random_end **)parameters[1],
                         *(struct borgo_gpu_counts **)parameters[2], *(uint64_t *)parameters[3],
                         *(uint64_t *)parameters[4], *(uint64_t *)parameters[5]);
    return FINE;
}

DRIVER(cuGetErrorString, int result, const char **text)
{
    *text = result == NO_MEMORY ? "no memory" : result == NOT_FOUND ? "not found" : "wrong";
    return FINE;
}
