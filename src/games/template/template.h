/* The null game: the smallest that fulfils the whole contract, to be copied when a new game begins.
 * It is compiled and tested but not registered. docs/adding-a-game.md explains each hook.
 *
 * A coin is tossed where only seat 0 can see it; seat 1 guesses. One chance move, one choice, one
 * secret. */
#ifndef BORGO_GAMES_TEMPLATE_H
#define BORGO_GAMES_TEMPLATE_H

#include "core/game.h"

/* The options, in the order of the table in template.c. */
enum template_option { TEMPLATE_COIN };

enum template_side { TEMPLATE_HEADS, TEMPLATE_TAILS, TEMPLATE_UNKNOWN };

enum template_phase { TEMPLATE_TOSS, TEMPLATE_GUESS, TEMPLATE_OVER };

/* A move is packed as the game likes: here the kind and a side. */
enum template_move { TEMPLATE_MOVE_COIN, TEMPLATE_MOVE_GUESS, TEMPLATE_MOVES };

enum template_event {
    TEMPLATE_TOLD_COIN,
    TEMPLATE_TOLD_TOSS,
    TEMPLATE_TOLD_GUESS,
    TEMPLATE_EVENTS
};

/* What doesn't change while a game runs. It starts with the head that all boxes have. */
struct template_box {
    struct borgo_box head;
    uint32_t weight[2]; /* of heads and tails */
};

/* The position: plain data without pointers and without padding that isn't zero. */
struct template_state {
    uint8_t phase;
    uint8_t coin;  /* TEMPLATE_UNKNOWN before the toss and for all but seat 0 */
    uint8_t guess; /* TEMPLATE_UNKNOWN before it is made */
};

extern const struct borgo_advice template_advice;
extern const struct borgo_game borgo_template;

#endif
