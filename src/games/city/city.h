/* Sunrise City: box, state and moves. The rules cited (CITY-n) are in docs/rules/sunrise-city.md.
 *
 * Squares are known by an id: zones 0 to 59 and communities 64 to 68, each in the order of the set
 * file, so that a set of zones is one word of bits; City Hall is 69. Buildings are 0 to 59, roles 0
 * to 15 (role number = 2 * role + 1).
 *
 * The plane has no edge. The city is connected by sides, so with n tiles its bounding box of w * h
 * cells has w + h <= n + 1; with the 54 tiles a game can lay and a margin of one cell all round it
 * never needs more than 29 * 30 cells. So `grid` is a window that fits the bounding box and is laid
 * out anew when the city grows over it. */
#ifndef BORGO_CITY_H
#define BORGO_CITY_H

#include "core/bits.h"
#include "core/game.h"

enum {
    CITY_TYPES = 5,
    CITY_ZONES = 60,
    CITY_COMMUNITIES = 5,
    CITY_FIRST_COMMUNITY = 64,
    CITY_HALL = 69,
    CITY_IDS = 70,
    CITY_BUILDINGS = 60,
    CITY_ROLES = 16,
    CITY_ROUNDS = 3,
    CITY_HAND = 4,
    CITY_PACK = 4, /* roles dealt to each */
    CITY_KEPT = 3,
    CITY_CHIPS = 6,
    CITY_STAR = 10,
    CITY_MOST_STARS =
        1500, /* more than 99 points for everything bring; there the count stands still */
    CITY_MAX_ZONES = BORGO_MAX_SEATS * CITY_HAND * CITY_ROUNDS, /* laid in one game */
    CITY_MAX_TILES = CITY_MAX_ZONES + CITY_COMMUNITIES + 1,
    CITY_MAX_SITES =
        2 * CITY_MAX_TILES
        + 2, /* empty cells beside n connected ones: 4 for the first, then 2 more each */
    CITY_MAX_SPOTS =
        2
        * CITY_MAX_ZONES, /* adjacent pairs: each zone with the one east and the one north of it */
    CITY_GRID = 29 * 30,
    CITY_MAX_MOVES = CITY_MAX_ZONES * CITY_MAX_SITES * 4
                     + 1, /* the Lobbyist's: zone, cell, rotation; and `done` */
    CITY_NONE = 0xff,
    CITY_SECRET = 0xfe /* in a hidden state: there is one, but the viewer may not see it */
};

#define CITY_TYPE_LETTERS "RCIPM"
enum city_type { CITY_RESIDENTIAL, CITY_COMMERCIAL, CITY_INDUSTRIAL, CITY_PARKS, CITY_MIXED };

enum city_side { CITY_NORTH, CITY_EAST, CITY_SOUTH, CITY_WEST };
static const int8_t city_step[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}; /* x, y */

enum city_option { CITY_AUCTION, CITY_POINTS };

/* A cell of the grid: the id of the tile on it, or CITY_EMPTY, with CITY_TOUCHES if a tile lies
 * beside it and one bit a side where that tile shows it a sidewalk. */
enum { CITY_EMPTY = 0x80, CITY_TOUCHES = 0x10, CITY_FACING = 0x0f };

struct city_box {
    struct borgo_box head;
    uint8_t type[CITY_IDS];                    /* of zones and communities */
    uint8_t number[CITY_IDS];                  /* as in the set file and in moves */
    uint8_t id[CITY_ZONES + CITY_COMMUNITIES]; /* of a number */
    uint8_t sides[CITY_IDS][4];                /* in each rotation: one bit a sidewalk */
    uint8_t turns[CITY_IDS][16]; /* for what a cell faces: the rotations that are legal there,
                                    symmetric ones once */
    uint8_t all_turns[CITY_IDS]; /* all that look different */
    uint8_t segment[CITY_BUILDINGS][2];
    uint8_t base[CITY_BUILDINGS];
    uint8_t bonus[CITY_BUILDINGS][2];
    /* Pairs of types a building fits on, one bit a pair (first cell's type * 5 + second's): [0]
     * with its first segment on the first cell, [1] the other way round. */
    uint32_t fits[CITY_BUILDINGS][2];
};

enum city_phase {
    CITY_DEALING,   /* chance: roles */
    CITY_DRAFT,     /* all at once */
    CITY_SQUARES,   /* chance: the hands of the round */
    CITY_PLANS,     /* chance: its buildings */
    CITY_CHOICE,    /* all at once: the role of the round */
    CITY_DIRECTION, /* the first player names one */
    CITY_DRAWING,   /* chance: buildings for a power */
    CITY_POWER,     /* `seat` may use its role's power */
    CITY_ZONING,
    CITY_REDRAW, /* chance: a square after a community */
    CITY_BIDDING,
    CITY_CONSTRUCTION,
    CITY_OVER,
    CITY_PHASES
};

/* A set of squares: zones, communities. */
struct city_squares {
    uint64_t half[2];
};

struct city_state {
    struct city_squares stack; /* undrawn; in a hidden state all that is unseen */
    struct city_squares laid;
    struct city_squares hand[BORGO_MAX_SEATS];
    uint64_t pile; /* undrawn buildings; in a hidden state all that is unseen */
    uint64_t plans[BORGO_MAX_SEATS];
    uint64_t shown[BORGO_MAX_SEATS];    /* of those, what all have seen: salvaged from the city */
    uint64_t excluded[BORGO_MAX_SEATS]; /* what a seat can't hold, or it would not have passed */
    uint64_t drawn;                     /* the Architect's choice, part of his plans */
    uint64_t returned;  /* what the Architect put back: he knows nobody holds it this round */
    uint64_t bare;      /* undeveloped zones */
    uint64_t marked;    /* zones with a chip */
    uint64_t closed;    /* whose top two chips are one colour */
    uint64_t relocated; /* by the Lobbyist, this round */
    uint8_t grid[CITY_GRID];
    uint16_t
        chip[BORGO_MAX_SEATS * CITY_CHIPS]; /* zone << 2 | seat, by zone, then from the bottom up */
    uint16_t seen[BORGO_MAX_SEATS][CITY_KEPT]; /* roles a seat held at each step of the draft */
    uint16_t stars[BORGO_MAX_SEATS];
    int8_t x[CITY_IDS], y[CITY_IDS];
    uint8_t turn[CITY_IDS];
    uint8_t type[CITY_ZONES];   /* of the top segment, else of the zone */
    uint8_t floors[CITY_ZONES]; /* height */
    uint8_t top[CITY_ZONES];    /* building * 2 + segment */
    uint8_t owner[CITY_ZONES];  /* of the top chip */
    int8_t raised_x[CITY_BUILDINGS], raised_y[CITY_BUILDINGS]; /* of the first segment */
    uint8_t towards[CITY_BUILDINGS];                           /* the second */
    uint8_t floor[CITY_BUILDINGS];                             /* 0: not in the city */
    int8_t west, south;                                        /* the bounding box */
    uint8_t width, height;
    uint8_t marker[BORGO_MAX_SEATS];
    uint8_t hand_size[BORGO_MAX_SEATS];
    uint8_t plan_count[BORGO_MAX_SEATS];
    uint8_t chips_left[BORGO_MAX_SEATS];
    uint8_t pick[BORGO_MAX_SEATS][CITY_KEPT]; /* roles kept in the draft, in order */
    uint8_t chosen[BORGO_MAX_SEATS];          /* not revealed yet */
    uint8_t played[BORGO_MAX_SEATS][CITY_ROUNDS];
    uint8_t chips; /* on the board */
    uint8_t phase;
    uint8_t round; /* 0 to 2 */
    uint8_t first;
    uint8_t seat;
    uint8_t dealt;     /* roles dealt to `seat` so far, while they are */
    uint8_t second;    /* auction=two: the first chip of the turn is placed */
    uint8_t direction; /* a side, or CITY_NONE */
    uint8_t at_once;   /* the square drawn after a community */
    uint8_t protested; /* zone */
    uint8_t declared;  /* type */
};

/* Moves: a kind; a square, zone, building, role or type; a cell; a rotation, side or seat. */
enum city_kind {
    CITY_DEAL_ROLE,
    CITY_KEEP,
    CITY_DRAW_SQUARE,
    CITY_DRAW_BUILDING,
    CITY_CHOOSE,
    CITY_NAME_DIRECTION,
    CITY_ZONE,
    CITY_BID,
    CITY_RAISE,
    CITY_PASS,
    CITY_PROTEST,
    CITY_RETAIN,
    CITY_RELOCATE,
    CITY_SALVAGE,
    CITY_BANK,
    CITY_EXCHANGE,
    CITY_DECLARE,
    CITY_DONE
};
enum { CITY_KINDS = CITY_DONE + 1, CITY_UNKNOWN = 0x7f, CITY_WHAT_SHIFT = 18 };

static inline borgo_move city_cell_move(enum city_kind kind, unsigned what, int x, int y,
                                        unsigned turn)
{
    return (borgo_move)kind << 25 | what << CITY_WHAT_SHIFT | (unsigned)(x + 128) << 10
           | (unsigned)(y + 128) << 2 | turn;
}

static inline borgo_move city_move(enum city_kind kind, unsigned what, unsigned turn)
{
    return city_cell_move(kind, what, 0, 0, turn);
}

static inline enum city_kind city_kind(borgo_move move)
{
    return (enum city_kind)(move >> 25);
}

static inline unsigned city_what(borgo_move move)
{
    return move >> CITY_WHAT_SHIFT & 0x7f;
}

static inline int city_x(borgo_move move)
{
    return (int)(move >> 10 & 0xff) - 128;
}

static inline int city_y(borgo_move move)
{
    return (int)(move >> 2 & 0xff) - 128;
}

static inline unsigned city_turn(borgo_move move)
{
    return move & 3;
}

extern const struct borgo_game borgo_city;
extern const struct borgo_letter city_letters[];

#endif
