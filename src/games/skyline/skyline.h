/* Project Skyline: what the files of this folder share. The rules they cite (SKY-n) are in docs/rules/project-skyline.md.
 *
 * A cell is row * 8 + column, so that a set of cells is one word whose neighbours are shifts: columns 6 and 7 are never
 * set and nothing wraps round. The height of a cell is 0 (empty), 1 or 2 floors, or 3, a skyscraper. */
#ifndef BORGO_SKYLINE_H
#define BORGO_SKYLINE_H

#include "core/game.h"

enum {
    SKY_SIZE = 6,
    SKY_CELLS = SKY_SIZE * 8,
    SKY_NO_CELL = 63,
    SKY_STREET = 28,
    SKY_CORNERS = 7, /* every seventh street space is an action space */
    SKY_DIE = 6,
    SKY_CASH = 700,
    SKY_FLOORS = 13,
    SKY_FIRST_FLOORS = 3, /* that each places before the first turn */
    SKY_SKYSCRAPER = 3,   /* its height */
    SKY_BONUS = 100,      /* for a skyscraper at the end */
    SKY_TAX = 50,
    SKY_AID = 100,
    SKY_TURNS = 500,
    SKY_KINDS = 13,
    SKY_MAX_CARDS = 64,
    SKY_NAME_SIZE = 32,
    SKY_MAX_CASH = 999999, /* in a position's text; no game comes near it */
    SKY_MAX_MOVES = 1024   /* expert growth: at most 10 cells, 8 merges each, 12 targets each */
};

enum sky_option { SKY_OPTION_START, SKY_OPTION_EXPERT, SKY_OPTION_FIRST };

/* What `estimate` weighs (judge.c). */
enum sky_weight {
    SKY_W_CASH,
    SKY_W_SURVIVAL,
    SKY_W_SKYSCRAPER,
    SKY_W_SKYSCRAPERS,
    SKY_W_ONE,
    SKY_W_TWO,
    SKY_W_SOON,
    SKY_W_RENT,
    SKY_W_RUIN,
    SKY_W_PRESSURE,
    SKY_W_GROUP,
    SKY_W_HUNTER,
    SKY_W_STRIKE,
    SKY_W_SMALL_STRIKE,
    SKY_W_STRIKE_NOW,
    SKY_W_TEMPO
};

/* A set of cells. */
typedef uint64_t sky_cells;

static const sky_cells sky_centre = (sky_cells)0x0c0c << 16; /* 2,2 2,3 3,2 3,3 */

struct sky_box {
    struct borgo_box head;
    int8_t named_first;
    uint8_t free_start;  /* each chooses an action space (SKY-3) */
    uint8_t expert;      /* SKY-19 */
    uint8_t skyscrapers; /* each player's */
    uint8_t cards;       /* in the whole pile */
    uint8_t card_count[SKY_KINDS + 1];
    char card_name[SKY_KINDS + 1][SKY_NAME_SIZE];
    uint8_t beside[SKY_STREET];                    /* the cell beside a street space; SKY_NO_CELL at a corner */
    sky_cells side[2];                             /* cells beside the street: in the north and south, east and west */
    sky_cells beside_street;                       /* both */
    sky_cells ahead[SKY_STREET][2];                /* those of them beside the six spaces that follow one */
    sky_cells at_distance[SKY_CELLS][SKY_DIE + 1]; /* SKY-11 */
};

enum sky_phase {
    SKY_CHOOSE_FIRST,  /* chance: who begins */
    SKY_STARTING,      /* the seat chooses where its pawn starts */
    SKY_TOWERS,        /* the seat places its first skyscraper */
    SKY_FLOORING,      /* the seat places one of its first floors */
    SKY_ROLLING,       /* chance: both dice */
    SKY_BUILDING,      /* the seat builds `black` steps from the architect */
    SKY_DRAWING,       /* chance: the top action card */
    SKY_CHOOSING,      /* the seat carries out `card` */
    SKY_ROLLING_AGAIN, /* chance: the white die of C1 */
    SKY_EARNING,       /* chance: the dice of C4 */
    SKY_OVER
};

enum sky_end { SKY_NOT_ENDED, SKY_ALL_BUILT, SKY_BANKRUPT, SKY_OUT_OF_TURNS };

struct sky_state {
    sky_cells own[BORGO_MAX_SEATS];
    sky_cells height[SKY_SKYSCRAPER + 1]; /* height[0]: the empty cells */
    int32_t cash[BORGO_MAX_SEATS];        /* bonuses and a bankrupt's debt are never paid out of it: end.c */
    int32_t rent;                         /* the last that was due, 0 before the first */
    uint8_t payer, creditor, rented;      /* who owed it to whom for the group of which cell */
    uint8_t phase;
    uint8_t first;
    uint8_t seat;
    uint8_t architect;    /* his cell; SKY_NO_CELL during the set-up */
    uint8_t white, black; /* the last roll; zero before the first, black zero after the die of C1 */
    uint8_t card;         /* drawn in the turn of the last roll, or zero */
    uint8_t end;
    uint8_t pawn[BORGO_MAX_SEATS]; /* street spaces */
    uint8_t unseen_size, pile_size;
    uint16_t turns; /* completed */
    uint8_t unseen[SKY_KINDS + 1];
    uint8_t pile[SKY_MAX_CARDS]; /* the seen cards from the next to come to the last put under; 0 behind them */
};

static inline sky_cells sky_bit(unsigned cell)
{
    return (sky_cells)1 << cell;
}

static inline unsigned sky_lowest(sky_cells cells)
{
    return (unsigned)__builtin_ctzll(cells);
}

static inline unsigned sky_count(sky_cells cells)
{
    return (unsigned)__builtin_popcountll(cells);
}

static inline unsigned sky_skyscrapers(const struct sky_state *state, unsigned seat)
{
    return sky_count(state->own[seat] & state->height[SKY_SKYSCRAPER]);
}

/* Moves: a kind and up to three numbers: cells, seats, dice. */
enum sky_kind {
    SKY_MOVE_FIRST,
    SKY_MOVE_START,
    SKY_MOVE_TOWER,
    SKY_MOVE_FLOOR,
    SKY_MOVE_DICE,
    SKY_MOVE_DIE,
    SKY_MOVE_CARD,
    SKY_MOVE_BUILD,
    SKY_MOVE_GROW,
    SKY_MOVE_MERGE, /* the expert's growth */
    SKY_MOVE_ADVANCE,
    SKY_MOVE_TAX,
    SKY_MOVE_RETURN,
    SKY_MOVE_SWAP,
    SKY_MOVE_MOVE,
    SKY_MOVE_REMOVE,
    SKY_MOVE_PASS
};
enum { SKY_MOVES = SKY_MOVE_PASS + 1 };

static inline borgo_move sky_move(enum sky_kind kind, unsigned a, unsigned b, unsigned c)
{
    return (borgo_move)kind << 24 | a << 16 | b << 8 | c;
}

static inline enum sky_kind sky_kind(borgo_move move)
{
    return (enum sky_kind)(move >> 24);
}

/* The numbers of a move: 0, 1, 2. */
static inline unsigned sky_number(borgo_move move, int which)
{
    return move >> (16 - 8 * which) & 0xff;
}

static inline int32_t sky_cell_value(unsigned cell)
{
    return borgo_cell((int)(cell >> 3), (int)(cell & 7));
}

extern const struct borgo_game borgo_skyline;

#endif
