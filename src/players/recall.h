/* What a reader remembers of the positions it has come to: what they look like at once, what
 * reading on behind them came to, and which moves were enough to refute something. Of two positions
 * that fall on one place the newer is remembered. All zero at first. */
#ifndef BORGO_PLAYERS_RECALL_H
#define BORGO_PLAYERS_RECALL_H

#include "core/game.h"

enum {
    BORGO_DEEPEST_READING = 24,
    BORGO_LOOKS = 1 << 17,
    BORGO_READINGS = 1 << 15,
    BORGO_MERITS = 1 << 12
};

/* How a reading's value is to be taken. */
enum borgo_bound { BORGO_AT_MOST, BORGO_AT_LEAST, BORGO_EXACTLY };

struct borgo_look {
    uint32_t check; /* the part of the key that its place doesn't say */
    int32_t value;
};

struct borgo_reading {
    uint32_t check;
    int32_t value; /* for the team that acts */
    borgo_move move;
    uint8_t plies, bound;
};

struct borgo_recall {
    struct borgo_look look[BORGO_LOOKS];
    struct borgo_reading reading[BORGO_READINGS];
    uint32_t merit[BORGO_MERITS];                     /* of moves, wherever they were made */
    borgo_move refutation[BORGO_DEEPEST_READING + 1]; /* the last one so deep */
};

/* Tells the game's positions apart, but not how they came about. */
uint64_t borgo_recall_key(const struct borgo_game *game, const void *state);

static inline struct borgo_look *borgo_recall_look(struct borgo_recall *recall, uint64_t key)
{
    return &recall->look[key % BORGO_LOOKS];
}

static inline struct borgo_reading *borgo_recall_reading(struct borgo_recall *recall, uint64_t key)
{
    return &recall->reading[key % BORGO_READINGS];
}

/* Never that of an empty place. */
static inline uint32_t borgo_recall_check(uint64_t key)
{
    return (uint32_t)(key >> 32) | 1;
}

static inline uint32_t *borgo_recall_merit(struct borgo_recall *recall, borgo_move move)
{
    return &recall->merit[(move * 0x9e3779b1u >> 16) % BORGO_MERITS];
}

#endif
