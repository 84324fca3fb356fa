/* How games write lists of moves. The list is the caller's memory and these are loops that fill it.
 *
 * A GPU has no memory for a million lists, and random players want one move of a list, not the
 * list. Compiled with BORGO_BARE (tools/ptx.py) the same functions write nothing: they count, and
 * keep the one move whose place was asked for. So a game lists its moves by these functions alone
 * and never reads what it has listed. */
#ifndef BORGO_CORE_LIST_H
#define BORGO_CORE_LIST_H

#include "core/bits.h"
#include "core/game.h"

#ifdef BORGO_BARE

/* Here the "list" is two words: the place that is wanted, and the move that is found there; or
 * NULL, to count. */
#define BORGO_LIST_ROOM(most) 2

static inline uint32_t borgo_list_add(borgo_move *out, uint32_t count, borgo_move move)
{
    if (out && out[0] == count)
        out[1] = move;
    return count + 1;
}

static inline uint32_t borgo_list_runs(borgo_move *out, uint32_t count, borgo_move move,
                                       uint64_t things, unsigned shift, unsigned length)
{
    uint32_t size = borgo_bits_count(things) * length;
    if (out && out[0] - count < size) {
        uint32_t place = out[0] - count;
        out[1] = move + (borgo_bits_nth(things, place / length) << shift) + place % length;
    }
    return count + size;
}

static inline uint32_t borgo_list_set(borgo_move *out, uint32_t count, borgo_move move,
                                      uint64_t things, unsigned shift)
{
    uint32_t size = borgo_bits_count(things);
    if (out && out[0] - count < size)
        out[1] = move + (borgo_bits_nth(things, out[0] - count) << shift);
    return count + size;
}

static inline uint32_t borgo_list_each(borgo_move *out, uint32_t count, const borgo_move *moves,
                                       unsigned length, borgo_move more, uint64_t things,
                                       unsigned shift)
{
    uint32_t size = borgo_bits_count(things) * length;
    if (out && out[0] - count < size) {
        uint32_t place = out[0] - count;
        out[1] = moves[place % length] + more + (borgo_bits_nth(things, place / length) << shift);
    }
    return count + size;
}

#else

/* What a list of at most so many moves needs. */
#define BORGO_LIST_ROOM(most) (most)

/* All take the list and how many moves it has, and return how many it has then. One move: */
static inline uint32_t borgo_list_add(borgo_move *out, uint32_t count, borgo_move move)
{
    out[count] = move;
    return count + 1;
}

/* For each of a set of things, `length` moves: move, move + 1, … with the thing added at `shift`.
 */
static inline uint32_t borgo_list_runs(borgo_move *out, uint32_t count, borgo_move move,
                                       uint64_t things, unsigned shift, unsigned length)
{
    size_t at = count;
    for (; things; things &= things - 1) {
        borgo_move next = move + (borgo_bits_lowest(things) << shift), end = next + length;
        while (next != end)
            out[at++] = next++;
    }
    return (uint32_t)at;
}

/* For each of a set of things, the move with the thing added at `shift`. */
static inline uint32_t borgo_list_set(borgo_move *out, uint32_t count, borgo_move move,
                                      uint64_t things, unsigned shift)
{
    size_t at = count;
    for (; things; things &= things - 1)
        out[at++] = move + (borgo_bits_lowest(things) << shift);
    return (uint32_t)at;
}

/* For each of a set of things, each of some moves with `more` and the thing at `shift` added. */
static inline uint32_t borgo_list_each(borgo_move *out, uint32_t count, const borgo_move *moves,
                                       unsigned length, borgo_move more, uint64_t things,
                                       unsigned shift)
{
    size_t at = count;
    for (; things; things &= things - 1) {
        borgo_move thing = more + (borgo_bits_lowest(things) << shift);
        for (unsigned i = 0; i < length; i++)
            out[at++] = moves[i] + thing;
    }
    return (uint32_t)at;
}

#endif

#endif
