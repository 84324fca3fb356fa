/* Who decides. Every player, computer or human, gets a state hidden for its seat and returns a move; it never holds the
 * truth, so it can't cheat. Computer players use no clock, file, thread or allocation of their own. */
#ifndef BORGO_PLAYERS_PLAYER_H
#define BORGO_PLAYERS_PLAYER_H

#include "core/game.h"

struct borgo_request {
    const struct borgo_game *game;
    const void *box;
    const void *state; /* hidden for `seat`, which is to act */
    unsigned seat;
    struct borgo_rng *rng;
    void *memory;               /* the player's own `memory` bytes, kept from one request to the next */
    bool (*time_is_up)(void *); /* NULL: no clock */
    void *clock;
};

struct borgo_choice {
    borgo_move move;
    int32_t value[BORGO_MAX_SEATS]; /* what the player expects for each seat, on the game's own scale */
};

struct borgo_player {
    const char *name;
    const char *summary; /* for translation */
    size_t memory;       /* bytes it needs, zeroed once */
    /* False: no decision (a human who left); the move is then undefined. Computer players always decide. */
    bool (*choose)(const struct borgo_request *request, struct borgo_choice *choice);
};

extern const struct borgo_player *const borgo_players[];
extern const int borgo_player_count;

const struct borgo_player *borgo_find_player(const char *name, struct borgo_error *error);

#endif
