/* The functions of the C library that the rules use, for a GPU, which has none. Byte by byte is
 * slow there, and most of what is filled or copied is aligned. */
#ifndef BORGO_GPU_STRING_H
#define BORGO_GPU_STRING_H

#include <stddef.h>
#include <stdint.h>

typedef uint64_t __attribute__((may_alias)) gpu_word;

static inline void *memset(void *to_, int byte, size_t size)
{
    unsigned char *to = to_;
    uint64_t word = 0x0101010101010101 * (unsigned char)byte;
    if (((uintptr_t)to & 7) == 0)
        for (; size >= 8; size -= 8, to += 8)
            *(gpu_word *)to = word;
    for (; size > 0; size--)
        *to++ = (unsigned char)byte;
    return to_;
}

static inline void *memcpy(void *to_, const void *from_, size_t size)
{
    unsigned char *to = to_;
    const unsigned char *from = from_;
    if ((((uintptr_t)to | (uintptr_t)from) & 7) == 0)
        for (; size >= 8; size -= 8, to += 8, from += 8)
            *(gpu_word *)to = *(const gpu_word *)from;
    for (; size > 0; size--)
        *to++ = *from++;
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
