/* Sets of squares of the street, one bit each: square R,C is bit 8 R + C. */
#ifndef BORGO_SHIBUYA_STREET_H
#define BORGO_SHIBUYA_STREET_H

#include "core/bits.h"

#define SHIBUYA_ALL_SQUARES (~(uint64_t)0)

/* The neighbours of a set, and some of the set itself. */
static inline uint64_t shibuya_beside(uint64_t squares)
{
    const uint64_t not_west = 0xfefefefefefefefe, not_east = 0x7f7f7f7f7f7f7f7f;
    return squares << 8 | squares >> 8 | (squares & not_east) << 1 | (squares & not_west) >> 1;
}

/* All that can be reached from a set over open squares, the set included. */
static inline uint64_t shibuya_flood(uint64_t squares, uint64_t open)
{
    for (;;) {
        uint64_t more = squares | (shibuya_beside(squares) & open);
        more |= shibuya_beside(more) & open;
        if (more == squares)
            return squares;
        squares = more;
    }
}

/* The four squares of a cell of the tile grid; cells are numbered 0 to 15 in reading order. */
static inline uint64_t shibuya_cell(unsigned cell)
{
    return (uint64_t)0x0303 << (cell / 4 * 16 + cell % 4 * 2);
}

/* All squares of the tiles on which a set lies. */
static inline uint64_t shibuya_tiles_of(uint64_t squares)
{
    const uint64_t even_columns = 0x5555555555555555, even_rows = 0x00ff00ff00ff00ff;
    uint64_t corners = (squares | squares >> 1) & even_columns;
    corners = (corners | corners >> 8) & even_rows;
    corners |= corners << 1;
    return corners | corners << 8;
}

#endif
