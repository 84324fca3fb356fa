/* Project Skyline: box, state and moves. The rules cited (SKY-n) are in
 * docs/rules/project-skyline.md.
 *
 * A cell is row * 8 + column, so that a set of cells is one word whose neighbours are shifts:
 * columns 6 and 7 are never set and nothing wraps round. The height of a cell is 0 (empty), 1 or 2
 * floors, or 3, a skyscraper. */
#ifndef BORGO_SKYLINE_H
#define BORGO_SKYLINE_H

#include "core/bits.h"
#include "core/game.h"

enum {
    SKYLINE_SIZE = 6,
    SKYLINE_CELLS = SKYLINE_SIZE * 8,
    SKYLINE_NO_CELL = 63,
    SKYLINE_STREET = 28,
    SKYLINE_CORNERS = 7, /* every seventh street space is an action space */
    SKYLINE_DIE = 6,
    SKYLINE_CASH = 700,
    SKYLINE_FLOORS = 13,
    SKYLINE_FIRST_FLOORS = 3, /* that each places before the first turn */
    SKYLINE_SKYSCRAPER = 3,   /* its height */
    SKYLINE_BONUS = 100,      /* for a skyscraper at the end */
    SKYLINE_TAX = 50,
    SKYLINE_AID = 100,
    SKYLINE_TURNS = 500,
    SKYLINE_KINDS = 13,
    SKYLINE_MAX_CARDS = 64,
    SKYLINE_NAME_SIZE = 32,
    SKYLINE_MAX_CASH = 999999, /* in a position's text; no game comes near it */
    SKYLINE_MAX_MOVES = 1024   /* expert growth: at most 10 cells, 8 merges each, 12 targets each */
};

enum skyline_option { SKYLINE_OPTION_START, SKYLINE_OPTION_EXPERT, SKYLINE_OPTION_FIRST };

/* A set of cells. */
typedef uint64_t skyline_cells;

static const skyline_cells skyline_centre = (skyline_cells)0x0c0c << 16; /* 2,2 2,3 3,2 3,3 */

struct skyline_box {
    struct borgo_box head;
    uint8_t free_start;  /* each chooses an action space (SKY-3) */
    uint8_t expert;      /* SKY-19 */
    uint8_t skyscrapers; /* each player's */
    uint8_t cards;       /* in the whole pile */
    uint8_t card_count[SKYLINE_KINDS + 1];
    char card_name[SKYLINE_KINDS + 1][SKYLINE_NAME_SIZE];
    uint8_t
        beside[SKYLINE_STREET]; /* the cell beside a street space; SKYLINE_NO_CELL at a corner */
    skyline_cells side[2];      /* cells beside the street: in the north and south, east and west */
    skyline_cells beside_street; /* both */
    skyline_cells ahead[SKYLINE_STREET]
                       [2]; /* those of them beside the six spaces that follow one */
    skyline_cells at_distance[SKYLINE_CELLS][SKYLINE_DIE + 1]; /* SKY-11 */
};

enum skyline_phase {
    SKYLINE_CHOOSE_FIRST,  /* chance: who begins */
    SKYLINE_STARTING,      /* the seat chooses where its pawn starts */
    SKYLINE_TOWERS,        /* the seat places its first skyscraper */
    SKYLINE_FLOORING,      /* the seat places one of its first floors */
    SKYLINE_ROLLING,       /* chance: both dice */
    SKYLINE_BUILDING,      /* the seat builds `black` steps from the architect */
    SKYLINE_DRAWING,       /* chance: the top action card */
    SKYLINE_CHOOSING,      /* the seat carries out `card` */
    SKYLINE_ROLLING_AGAIN, /* chance: the white die of C1 */
    SKYLINE_EARNING,       /* chance: the dice of C4 */
    SKYLINE_OVER
};

enum skyline_end { SKYLINE_NOT_ENDED, SKYLINE_ALL_BUILT, SKYLINE_BANKRUPT, SKYLINE_OUT_OF_TURNS };

struct skyline_state {
    skyline_cells own[BORGO_MAX_SEATS];
    skyline_cells height[SKYLINE_SKYSCRAPER + 1]; /* height[0]: the empty cells */
    int32_t
        cash[BORGO_MAX_SEATS]; /* bonuses and a bankrupt's debt are never paid out of it: end.c */
    int32_t rent;              /* the last that was due, 0 before the first */
    uint8_t payer, creditor, rented; /* who owed it to whom for the group of which cell */
    uint8_t phase;
    uint8_t first;
    uint8_t seat;
    uint8_t architect;    /* his cell; SKYLINE_NO_CELL during the set-up */
    uint8_t white, black; /* the last roll; zero before the first, black zero after the die of C1 */
    uint8_t card;         /* drawn in the turn of the last roll, or zero */
    uint8_t end;
    uint8_t pawn[BORGO_MAX_SEATS]; /* street spaces */
    uint8_t unseen_size, pile_size;
    uint16_t turns; /* completed */
    uint8_t unseen[SKYLINE_KINDS + 1];
    uint8_t pile[SKYLINE_MAX_CARDS]; /* the seen cards from the next to come to the last put under;
                                        0 behind them */
};

static inline unsigned skyline_skyscrapers(const struct skyline_state *state, unsigned seat)
{
    return borgo_bits_count(state->own[seat] & state->height[SKYLINE_SKYSCRAPER]);
}

/* Moves: a kind and up to three numbers: cells, seats, dice. */
enum skyline_kind {
    SKYLINE_MOVE_FIRST,
    SKYLINE_MOVE_START,
    SKYLINE_MOVE_TOWER,
    SKYLINE_MOVE_FLOOR,
    SKYLINE_MOVE_DICE,
    SKYLINE_MOVE_DIE,
    SKYLINE_MOVE_CARD,
    SKYLINE_MOVE_BUILD,
    SKYLINE_MOVE_GROW,
    SKYLINE_MOVE_MERGE, /* the expert's growth */
    SKYLINE_MOVE_ADVANCE,
    SKYLINE_MOVE_TAX,
    SKYLINE_MOVE_RETURN,
    SKYLINE_MOVE_SWAP,
    SKYLINE_MOVE_MOVE,
    SKYLINE_MOVE_REMOVE,
    SKYLINE_MOVE_PASS
};
enum { SKYLINE_MOVES = SKYLINE_MOVE_PASS + 1 };

static inline borgo_move skyline_move(enum skyline_kind kind, unsigned a, unsigned b, unsigned c)
{
    return (borgo_move)kind << 24 | a << 16 | b << 8 | c;
}

static inline enum skyline_kind skyline_kind(borgo_move move)
{
    return (enum skyline_kind)(move >> 24);
}

/* The numbers of a move: 0, 1, 2. */
static inline unsigned skyline_number(borgo_move move, int which)
{
    return move >> (16 - 8 * which) & 0xff;
}

static inline int32_t skyline_cell_value(unsigned cell)
{
    return borgo_cell((int)(cell >> 3), (int)(cell & 7));
}

extern const struct borgo_game borgo_skyline;

#endif
