/* What the parts of bench/gpu.c share. */
#ifndef BORGO_BENCH_GPU_H
#define BORGO_BENCH_GPU_H

#include "gpu/gpu.h"

_Noreturn void give_up(const char *what);
/* The GPU, after a line with its name. */
struct borgo_gpu *open_gpu(void);

/* `lessons GAME [SECONDS [THREADS,BLOCKS,REGISTERS…]]`: gpu_lessons.c. */
int lessons(int count, char **words);

#endif
