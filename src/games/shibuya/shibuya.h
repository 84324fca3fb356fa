/* Shibuya: box, state and moves. The rules cited (SHIB-n) are in docs/rules/shibuya.md.
 *
 * The street is a board of 64 bits, square R,C at bit 8 R + C. Cells of the tile grid are numbered
 * 0 to 15 in reading order. Pedestrians 0 to 7 are red, 8 to 15 blue, each colour in the order
 * north, east, south, west. */
#ifndef BORGO_SHIBUYA_H
#define BORGO_SHIBUYA_H

#include "core/game.h"
#include "games/shibuya/street.h"

enum {
    SHIBUYA_TILES = 30,
    SHIBUYA_CELLS = 16,
    SHIBUYA_SIDE = 8, /* squares along an edge */
    SHIBUYA_EDGES = 4,
    SHIBUYA_EACH = 8, /* pedestrians, and goals, of a colour */
    SHIBUYA_PEDESTRIANS = 16,
    SHIBUYA_LEAD = 3,          /* so many more home win */
    SHIBUYA_QUIET_TURNS = 100, /* so many turns without a tile or anybody home end the game */
    SHIBUYA_MAX_MOVES = SHIBUYA_EACH * (64 + SHIBUYA_EACH) + 1
};

#define SHIBUYA_EDGE_LETTERS "NESW"

enum shibuya_option { SHIBUYA_GOAL, SHIBUYA_CONSTRUCTION, SHIBUYA_FIRST };
enum shibuya_goal { SHIBUYA_GOAL_STOP, SHIBUYA_GOAL_THROUGH };
enum shibuya_construction { SHIBUYA_CONSTRUCTION_ON, SHIBUYA_CONSTRUCTION_OFF };
enum shibuya_colour { SHIBUYA_RED, SHIBUYA_BLUE };

/* A place outside the street: an edge, how far along it, and the square before it. */
struct shibuya_outside {
    uint8_t edge, index, square;
};

struct shibuya_box {
    struct borgo_box head;
    uint8_t needed;                /* so many home win */
    uint8_t listed[SHIBUYA_TILES]; /* rotations that look different, one bit each */
    uint64_t black[SHIBUYA_TILES][4],
        circle[SHIBUYA_TILES][4]; /* each rotation's squares, as if on cell 0 */
    struct shibuya_outside start[SHIBUYA_PEDESTRIANS];
    struct shibuya_outside goal[2][SHIBUYA_EACH];
    uint8_t owner[SHIBUYA_PEDESTRIANS]; /* the seat that brings it onto the street */
    uint64_t before_goals[2];
    uint8_t goals_at[2][64]; /* the goals a square lies before, one bit each */
    uint64_t no_stop[2];     /* squares before the other colour's places: SHIB-8 */
};

enum shibuya_phase {
    SHIBUYA_CHOOSE_FIRST, /* chance: who begins */
    SHIBUYA_TILE,         /* chance: a tile comes up */
    SHIBUYA_PLACE,        /* the seat lays it */
    SHIBUYA_TURN,         /* the seat moves, builds or passes */
    SHIBUYA_OVER
};

/* Where a pedestrian is: a square, still outside, or on goal n of its colour at SHIBUYA_HOME + n.
 */
enum { SHIBUYA_WAITING = 64, SHIBUYA_HOME = 65, SHIBUYA_PLACES = SHIBUYA_HOME + SHIBUYA_EACH };

struct shibuya_state {
    uint64_t paved;         /* squares with a tile */
    uint64_t covered;       /* squares with two tiles */
    uint64_t black, circle; /* what they show */
    uint64_t on[2];         /* squares with a pedestrian of that colour */
    uint32_t stack; /* tiles still face down, one bit each; their order is nobody's knowledge */
    uint8_t laid[SHIBUYA_CELLS][2]; /* lower and upper tile: 0, or 1 + 4 tile + rotation */
    uint8_t place[SHIBUYA_PEDESTRIANS];
    uint8_t taken[2]; /* goals with a pedestrian, one bit each */
    uint8_t phase;
    uint8_t first;
    uint8_t seat;
    uint8_t hand;   /* 1 + the tile that has come up, or 0 */
    uint8_t quiet;  /* turns in a row without a tile laid or anybody home */
    uint8_t passes; /* turns in a row that were passes */
    /* What repetition needs: the turns since something happened that can't be undone. repeat.c
     * explains it. */
    uint8_t turns;
    uint16_t since[SHIBUYA_QUIET_TURNS];
};

/* Seats take turns between the colours with two players as with four. */
static inline unsigned shibuya_colour_of_seat(unsigned seat)
{
    return seat & 1;
}

static inline unsigned shibuya_colour_of(unsigned pedestrian)
{
    return pedestrian / SHIBUYA_EACH;
}

static inline unsigned shibuya_home_count(const struct shibuya_state *state, unsigned colour)
{
    return borgo_bits_count(state->taken[colour]);
}

/* Moves: a kind, a pedestrian, cell, tile or seat, and a place or rotation. A walk onto a goal says
 * something else than one to a square, so it has a form of its own. */
enum shibuya_kind {
    SHIBUYA_MOVE_FIRST,
    SHIBUYA_MOVE_TILE,
    SHIBUYA_MOVE_PLACE,
    SHIBUYA_WALK,
    SHIBUYA_BUILD,
    SHIBUYA_PASS
};
enum { SHIBUYA_GO_HOME = SHIBUYA_PASS + 1, SHIBUYA_KINDS };

static inline borgo_move shibuya_move(enum shibuya_kind kind, unsigned what, unsigned where)
{
    return (borgo_move)kind << 16 | what << 8 | where;
}

static inline enum shibuya_kind shibuya_kind(borgo_move move)
{
    return (enum shibuya_kind)(move >> 16);
}

static inline unsigned shibuya_what(borgo_move move)
{
    return move >> 8 & 0xff;
}

static inline unsigned shibuya_where(borgo_move move)
{
    return move & 0xff;
}

enum shibuya_event {
    SHIBUYA_TOLD_FIRST,
    SHIBUYA_TOLD_TILE,
    SHIBUYA_TOLD_PLACE,
    SHIBUYA_TOLD_CROSSING,
    SHIBUYA_TOLD_WALK,
    SHIBUYA_TOLD_HOME,
    SHIBUYA_TOLD_BUILD,
    SHIBUYA_TOLD_PASS,
    SHIBUYA_TOLD_ENOUGH_END,
    SHIBUYA_TOLD_LEAD_END,
    SHIBUYA_TOLD_PASSES_END,
    SHIBUYA_TOLD_QUIET_END,
    SHIBUYA_TOLD_REPEATED_END,
    SHIBUYA_TOLD_FINAL,
    SHIBUYA_TOLD_WINNERS,
    SHIBUYA_TOLD_DRAW,
    SHIBUYA_EVENTS
};

/* The places of a goal and of a pedestrian in the words of events and moves: 32 places outside the
 * street, and the same for each colour. */
static inline int32_t shibuya_goal_name(const struct shibuya_outside *outside)
{
    return outside->edge * SHIBUYA_SIDE + outside->index;
}

static inline int32_t shibuya_pedestrian_name(const struct shibuya_box *box, unsigned pedestrian)
{
    return (int32_t)shibuya_colour_of(pedestrian) * SHIBUYA_EDGES * SHIBUYA_SIDE
           + shibuya_goal_name(&box->start[pedestrian]);
}

extern const struct borgo_letter shibuya_letters[];
extern const struct borgo_game borgo_shibuya;

#endif
