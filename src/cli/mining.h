/* Finding puzzles: a game between strong computer players, and those of its positions in which one
 * turn is clearly best. A game has its own seed, so what is found in it depends on nothing else. */
#ifndef BORGO_CLI_MINING_H
#define BORGO_CLI_MINING_H

#include "cli/crew.h"
#include "players/proof.h"
#include "table/reply.h"

enum {
    MOST_SETUPS = 32,
    MOST_PUZZLES = 2,  /* of one game */
    MOST_PLACES = 400, /* positions of one game that are looked at */
    TEN_TIMES = 10     /* the thinking of the last check, in that of the first */
};

/* What all threads share: the set-ups that games are played with, in turn. */
struct mine {
    const struct borgo_game *game;
    const struct borgo_player *player; /* who plays the games */
    const struct borgo_player *judge;  /* who says what turns are worth */
    const struct borgo_player *master; /* who has the last word */
    uint64_t seed;
    uint32_t budget; /* playouts of the first check */
    unsigned setups;
    void *box[MOST_SETUPS];
};

/* A position of a game that may be a puzzle. */
struct mined_place {
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    unsigned seat;
    uint32_t turn; /* which turn of the game it is */
    double gap;    /* by how much the best turn seems better than the next */
};

/* What was found in a game: plain data. */
struct mined {
    uint32_t count;
    struct borgo_puzzle puzzle[MOST_PUZZLES];
    uint32_t turn[MOST_PUZZLES];
};

/* What a thread needs. */
struct shaft {
    const struct mine *mine;
    const atomic_bool *stop;
    const void *box;  /* of this game */
    uint64_t number;  /* of this game */
    uint64_t thought; /* so many questions were asked about it */
    void *memory;     /* of whoever thinks */
    struct borgo_job job;
    struct borgo_hint hint;
    struct borgo_riddle riddle;
    struct borgo_moves moves;
    borgo_move room[BORGO_TURN_ROOM];
    struct borgo_proof proof;
    unsigned place_count;
    struct mined_place place[MOST_PLACES];
};

/* Sets up the list of games to play: every number of players, with the options' defaults and with
 * each other value in turn. False with a complaint. */
bool open_mine(struct mine *mine);
void close_mine(struct mine *mine);
void open_shaft(struct shaft *shaft, const struct mine *mine, const atomic_bool *stop);
void close_shaft(struct shaft *shaft);

/* The game of that number; false: it was stopped. */
bool mine_game(struct shaft *shaft, uint64_t number, struct mined *mined);

/* For each other. Whole turns that a player suggests; its chances are in shaft->hint. */
bool ask_turns(struct shaft *shaft, const struct borgo_player *player, uint32_t budget,
               const struct mined_place *place);
/* Whether two turns are much the same. */
bool are_alike(const struct shaft *shaft, const struct mined_place *place,
               const struct borgo_suggestion *one, const struct borgo_suggestion *other);
/* Whether a turn can be played there, and ends there. */
bool is_whole_turn(struct shaft *shaft, const struct mined_place *place,
                   const struct borgo_suggestion *turn);
/* The best answer to a turn: to where chance or the next seat comes in. */
void find_reply(struct shaft *shaft, const struct mined_place *place,
                const struct borgo_suggestion *turn, struct borgo_puzzle_steps *reply);
/* Writes position, turn and answers; rating, theme and origin. False: something isn't as it should
 * be, and it is no puzzle. */
struct found {
    struct borgo_suggestion best, wrong[BORGO_PUZZLE_WRONG];
    struct borgo_puzzle_steps best_reply, wrong_reply[BORGO_PUZZLE_WRONG], then;
    unsigned wrong_count;
    uint8_t proved;
};
bool write_found(struct shaft *shaft, const struct mined_place *place, const struct found *found,
                 struct mined *mined);
/* Turns that are tempting, from weak players and strong ones, each really different from the best
 * and from the others. */
void find_tempting(struct shaft *shaft, const struct mined_place *place, struct found *found);
/* The strongest player judges all of them by the same measure, in worlds in which none of them was
 * chosen; the wrong ones, best first. */
void measure_found(struct shaft *shaft, const struct mined_place *place, struct found *found);

/* mining_proof.c: what can be proved of a position. */
bool find_proved(struct shaft *shaft, const struct mined_place *place, struct found *found);

#endif
