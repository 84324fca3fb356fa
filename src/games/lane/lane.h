/* Sunrise Lane / Sunrise Avenue: box, state and moves. The rules cited (LANE-n) are in
 * docs/rules/sunrise-lane.md.
 *
 * Plots are numbered in reading order, decoration left out; a set of plots is two words of bits. */
#ifndef BORGO_LANE_H
#define BORGO_LANE_H

#include "core/bits.h"
#include "core/game.h"

enum {
    LANE_SIZE = 11,
    LANE_MAX_PLOTS = LANE_SIZE * LANE_SIZE - 1,
    LANE_COLOURS = 5,
    LANE_CARDS_EACH = 11,
    LANE_CARDS = LANE_COLOURS * LANE_CARDS_EACH,
    LANE_PARKS = 20,
    LANE_FIRST_HAND = 3,
    LANE_HAND_LIMIT = 5,
    LANE_LAST_PIECES = 2,   /* so few pieces left begin the final phase */
    LANE_QUIET_ROUNDS = 12, /* so many rounds of nothing but DRAW end the game */
    LANE_ZONES = 4,
    LANE_MAX_SCORE = 9999, /* in a position's text; no game comes near it */
    LANE_MAX_MOVES = 800   /* 120 plots, at most 6 builds each with 5 cards, and `draw` */
};

#define LANE_COLOUR_LETTERS "YGRBV"

enum lane_option { LANE_EDITION, LANE_TALLEST, LANE_FIRST };
enum lane_edition { LANE_EDITION_LANE, LANE_EDITION_AVENUE };
enum lane_tallest { LANE_TALLEST_LEVEL, LANE_TALLEST_VECTOR };

/* Zones in the order the books name them. A zone of a plot, or LANE_CROSS. */
enum lane_zone { LANE_A1, LANE_A2, LANE_B1, LANE_B2, LANE_CROSS };

/* How the board's text wants a decoration drawn; nothing else depends on it. */
enum lane_scenery { LANE_ANY_SCENERY, LANE_GARDEN, LANE_LAKE };

struct lane_plots {
    uint64_t half[2];
};

struct lane_box {
    struct borgo_box head;
    uint8_t plots;
    uint8_t pieces;   /* each player's */
    uint8_t fountain; /* row * 11 + column */
    uint8_t row[LANE_MAX_PLOTS], column[LANE_MAX_PLOTS];
    uint8_t colour[LANE_MAX_PLOTS], dots[LANE_MAX_PLOTS], zone[LANE_MAX_PLOTS];
    int16_t plot_at[LANE_SIZE * LANE_SIZE]; /* the plot of a cell, or -1 */
    uint8_t scenery[LANE_SIZE * LANE_SIZE]; /* of a decoration */
    struct lane_plots beside[LANE_MAX_PLOTS];
    struct lane_plots beside_fountain;
    struct lane_plots of_colour[LANE_COLOURS];
    struct lane_plots in_zone[LANE_ZONES];
    struct lane_plots in_any_zone;
};

enum lane_phase {
    LANE_CHOOSE_FIRST, /* chance: who begins */
    LANE_FIRST_CARDS,  /* chance: the three cards of each */
    LANE_TURN,         /* the seat starts to build, or draws */
    LANE_CHAIN,        /* it has built and may go on beside `last` */
    LANE_DRAWING,      /* chance: `deals` cards are coming */
    LANE_DISCARDING,   /* the seat holds more than five */
    LANE_OVER
};

/* What stands on a plot: 0, LANE_PARK, or the owner and the storeys of a House. */
enum { LANE_PARK = 0x80 };

struct lane_state {
    struct lane_plots built; /* Houses and Parks */
    struct lane_plots open;  /* free plots beside the fountain or a built plot */
    /* What the bonuses go by, which computer players ask for all the time: each seat's Houses, how
     * many plots its largest group has, and how many Houses of 2, 3, 4 and 5 storeys stand in each
     * A zone, a byte for each from the lowest. */
    struct lane_plots houses[BORGO_MAX_SEATS];
    uint32_t tall[BORGO_MAX_SEATS][2];
    uint8_t group[BORGO_MAX_SEATS];
    uint8_t on[LANE_MAX_PLOTS];
    uint8_t hand[BORGO_MAX_SEATS][LANE_COLOURS]; /* zero where hidden */
    uint8_t hand_size[BORGO_MAX_SEATS];
    uint8_t
        deck[LANE_COLOURS]; /* in a hidden state the unseen cards: deck and hidden hands together */
    uint8_t deck_size;
    uint8_t discard[LANE_COLOURS];
    uint8_t pieces[BORGO_MAX_SEATS];
    int16_t score[BORGO_MAX_SEATS];
    uint8_t parks;
    uint8_t zone_plots_free;
    uint8_t phase;
    uint8_t first;
    uint8_t seat;
    uint8_t last;         /* the plot just built (LANE_CHAIN) */
    uint8_t park_built;   /* in this turn */
    uint8_t deals;        /* cards still to come */
    uint8_t ending;       /* this round is the last */
    uint8_t round_quiet;  /* every turn of this round so far was DRAW */
    uint8_t quiet_rounds; /* complete rounds of DRAW in a row */
};

static inline unsigned lane_owner(uint8_t on)
{
    return on >> 3;
}

static inline unsigned lane_storeys(uint8_t on)
{
    return on & 7;
}

static inline bool lane_is_house(uint8_t on)
{
    return on != 0 && on != LANE_PARK;
}

static inline bool lane_has(const struct lane_plots *plots, unsigned plot)
{
    return plots->half[plot >> 6] >> (plot & 63) & 1;
}

static inline void lane_add(struct lane_plots *plots, unsigned plot)
{
    plots->half[plot >> 6] |= (uint64_t)1 << (plot & 63);
}

static inline void lane_remove(struct lane_plots *plots, unsigned plot)
{
    plots->half[plot >> 6] &= ~((uint64_t)1 << (plot & 63));
}

/* The lowest plot of a set that is not empty. */
static inline unsigned lane_lowest(const struct lane_plots *plots)
{
    return plots->half[0] ? borgo_bits_lowest(plots->half[0])
                          : 64 + borgo_bits_lowest(plots->half[1]);
}

static inline bool lane_is_empty(const struct lane_plots *plots)
{
    return !(plots->half[0] | plots->half[1]);
}

/* Moves: a kind, a plot or seat, and a number or colour. */
enum lane_kind {
    LANE_MOVE_FIRST,
    LANE_DEAL,
    LANE_HOUSE,
    LANE_BUILD_PARK,
    LANE_STOP,
    LANE_DRAW,
    LANE_DISCARD
};
enum { LANE_KINDS = LANE_DISCARD + 1, LANE_UNKNOWN_CARD = LANE_COLOURS };

static inline borgo_move lane_move(enum lane_kind kind, unsigned where, unsigned what)
{
    return (borgo_move)kind << 16 | where << 8 | what;
}

static inline enum lane_kind lane_kind(borgo_move move)
{
    return (enum lane_kind)(move >> 16);
}

static inline unsigned lane_where(borgo_move move)
{
    return move >> 8 & 0xff;
}

static inline unsigned lane_what(borgo_move move)
{
    return move & 0xff;
}

enum lane_event {
    LANE_TOLD_FIRST,
    LANE_TOLD_CARD,      /* to the seat that gets it */
    LANE_TOLD_SOME_CARD, /* to the others */
    LANE_TOLD_HOUSE,
    LANE_TOLD_PARK,
    LANE_TOLD_STOP,
    LANE_TOLD_DRAW,
    LANE_TOLD_DISCARD,
    LANE_TOLD_SHUFFLE,
    LANE_TOLD_LAST_PIECES,
    LANE_TOLD_ZONES_FULL,
    LANE_TOLD_QUIET_END,
    LANE_TOLD_BONUS,
    LANE_TOLD_FINAL,
    LANE_TOLD_WINNERS,
    LANE_EVENTS
};

extern const struct borgo_game borgo_lane;
extern const struct borgo_letter lane_letters[];
extern const char *const lane_colour_names[LANE_COLOURS + 1];

#endif
