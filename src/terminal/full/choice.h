/* Choosing a move step by step, for all games alike. A move's places are steps, as far as they
 * stand for things on the screen; what is left (a rotation, a number of storeys) are variants of
 * what the cursor is on. All of it is read off the list of legal moves. */
#ifndef BORGO_FULL_CHOICE_H
#define BORGO_FULL_CHOICE_H

#include "table/preview.h"
#include "terminal/full/board.h"

enum { MAX_STEPS = 4, MAX_LABEL = 160 };

/* A thing that can be chosen now, and how many moves go on with it. */
struct target {
    int32_t thing;
    uint32_t first; /* the index of its first move in the list */
    uint32_t count;
};

struct choice {
    const struct full_board *board;
    const struct borgo_game *game;
    const void *box;
    unsigned seat;
    struct borgo_moves moves;
    int32_t things[BORGO_MAX_MOVES][MAX_STEPS]; /* of each move; NO_THING behind its last step */
    uint8_t kind[BORGO_MAX_MOVES];
    struct borgo_worlds worlds;
    unsigned depth; /* steps made */
    int32_t made[MAX_STEPS];
    struct target targets[MAX_SPOTS];
    unsigned target_count;
    int32_t cursor;        /* the thing it is on, one of the targets */
    uint32_t variant;      /* which of the moves that end there */
    uint32_t ends, longer; /* how many end there, and how many go on */
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
};

/* Begins a decision of a seat, from a state hidden for it. */
void open_choice(struct choice *choice, const struct full_board *board, const void *box,
                 const void *seen, unsigned seat);
/* Whether the thing can be chosen now. */
bool is_target(const struct choice *choice, int32_t thing);
/* Puts the cursor on a target. */
void point_at(struct choice *choice, int32_t thing);
/* The next variant; false: there is no other. */
bool turn_variant(struct choice *choice, int by);
/* The move under the cursor; false: it takes more steps, or there is none. */
bool pointed_move(const struct choice *choice, borgo_move *move);
/* Puts the cursor on a move, with all steps before it made. */
void aim_at(struct choice *choice, borgo_move move);
/* Goes a step on with the thing under the cursor, or back. */
bool step_on(struct choice *choice);
bool step_back(struct choice *choice);
/* The only move without any places that ends a turn (`stop`, `pass`, `done`), if there is one. */
bool ending_move(const struct choice *choice, borgo_move *move);
/* A target in a few words, for a list. */
void target_label(const struct choice *choice, const struct target *target,
                  const struct borgo_teller *teller, struct borgo_text *text);
/* What is asked of the player now, translated. */
const char *question(const struct choice *choice);
/* The move has a place on the board, and it is shown there as if it were made: the state after it.
 */
bool ghost_of(const struct choice *choice, borgo_move move, void *state);

#endif
