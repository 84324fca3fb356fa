/* A number that all threads of a GPU count together. */
#ifndef BORGO_GPU_COUNT_H
#define BORGO_GPU_COUNT_H

#include <stdint.h>

/* What it was before. */
static inline __attribute__((always_inline)) uint64_t borgo_gpu_count(uint64_t *count,
                                                                      uint64_t more)
{
#ifdef __NVPTX__
    return (uint64_t)__nvvm_atom_add_gen_ll((long long *)count, (long long)more);
#else
    return __atomic_fetch_add(count, more, __ATOMIC_RELAXED);
#endif
}

#endif
