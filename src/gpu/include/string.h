/* The functions of the C library that the rules use, for a GPU, which has none. Most of what they
 * are asked to fill or copy is aligned and longer than a word. */
#ifndef BORGO_GPU_STRING_H
#define BORGO_GPU_STRING_H

#include <stddef.h>
#include <stdint.h>

static inline void *memset(void *to_, int byte, size_t size)
{
    unsigned char *to = to_;
    for (size_t i = 0; i < size; i++)
        to[i] = (unsigned char)byte;
    return to_;
}

static inline void *memcpy(void *to_, const void *from_, size_t size)
{
    unsigned char *to = to_;
    const unsigned char *from = from_;
    for (size_t i = 0; i < size; i++)
        to[i] = from[i];
    return to_;
}

static inline void *memmove(void *to_, const void *from_, size_t size)
{
    unsigned char *to = to_;
    const unsigned char *from = from_;
    for (size_t i = 0; to < from && i < size; i++)
        to[i] = from[i];
    for (size_t i = size; to > from && i > 0; i--)
        to[i - 1] = from[i - 1];
    return to_;
}

#endif
