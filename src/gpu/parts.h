/* The GPU that gpu.h opens, for the files of this folder. */
#ifndef BORGO_GPU_PARTS_H
#define BORGO_GPU_PARTS_H

#include "gpu/driver.h"
#include "gpu/gpu.h"
#include "gpu/programs.h"

enum { GPU_NAME_SIZE = 128 };

/* What lessons need of a GPU's memory; lessons.c. */
struct gpu_school {
    uint64_t games; /* at a time */
    uint64_t box_count, box_size;
    driver_memory boxes, net, task, desks, rooms, samples, places;
};

struct borgo_gpu {
    struct driver driver;
    int device, multiprocessors;
    char name[GPU_NAME_SIZE];
    bool retained;
    driver_module module;
    driver_function function;
    driver_memory box, counts, out;
    uint64_t out_room; /* games */
    uint64_t ends;
    struct borgo_gpu_shape shape; /* no zeros in it */
    struct gpu_school school;
};

/* gpu.c: makes a game's program ready. */
bool gpu_take_program(struct borgo_gpu *gpu, const struct borgo_game *game,
                      enum gpu_purpose purpose, const struct borgo_gpu_shape *shape,
                      struct borgo_error *error);
/* Copies something there, or nothing if it is NULL; gets the memory for it where there is none. */
bool gpu_copy_in(struct borgo_gpu *gpu, driver_memory *memory, const void *from, size_t size,
                 struct borgo_error *error);
void gpu_release(struct borgo_gpu *gpu, driver_memory *memory);
/* Runs the program that is ready, on all threads, and waits for its end. */
bool gpu_launch(struct borgo_gpu *gpu, void **parameters, struct borgo_error *error);

/* lessons.c: gives its memory back. */
void gpu_forget_lessons(struct borgo_gpu *gpu);

#endif
