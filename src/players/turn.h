/* Whole turns: all a seat can do until chance or somebody else comes in. */
#ifndef BORGO_PLAYERS_TURN_H
#define BORGO_PLAYERS_TURN_H

#include "core/game.h"
#include "players/judge.h"

enum { BORGO_LONGEST_TURN = 16, BORGO_TURN_ROOM = 4 * BORGO_MAX_MOVES };

struct borgo_turns {
    const struct borgo_game *game;
    const void *box;
    unsigned seat;
    borgo_move
        *room; /* of BORGO_TURN_ROOM moves: the lists of all depths, each behind the one above it */
    void *context;
    /* Called with the position after each turn and the moves that lead there. */
    void (*visit)(void *context, const void *state, const borgo_move *line, int length);
    /* The walk's own: */
    borgo_move line[BORGO_LONGEST_TURN];
    int length; /* of the turn that it is at */
    uint32_t used, seen, most;
    int depth;
    uint32_t cut; /* turns that could have gone on */
    /* If the turn can begin in more than twice so many ways, only so many first moves are tried,
     * drawn at random, and followed no further; 0: all are. */
    uint32_t sample;
    struct borgo_rng *rng;
    struct borgo_judge *judge; /* by which the best turn is found; NULL: by the estimate */
    double blur; /* the best turn is found with such an error of each chance: a deviation */
    uint64_t blur_seed;
};

/* Turns one after the other: the moves from one position on, of which some are tried already, and
 * so on to where it is. */
struct borgo_turn_level {
    uint32_t next, count;
    borgo_move *list;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};
struct borgo_turn_walk {
    int length;
    struct borgo_turn_level level[BORGO_LONGEST_TURN + 1];
};
/* As borgo_turns_visit, step by step: `next` gives the position after the next turn, which is
 * turns->line, or NULL when there is none. */
void borgo_turns_begin(struct borgo_turns *turns, struct borgo_turn_walk *walk, const void *state,
                       int depth, uint32_t most);
const void *borgo_turns_next(struct borgo_turns *turns, struct borgo_turn_walk *walk);

/* Brings those of the first moves to the front that shall be tried, and returns how many: all, or
 * where there are too many of them a sample, and then turns are one move deep. */
uint32_t borgo_turns_sample(struct borgo_turns *turns, borgo_move *list, uint32_t count);

/* Visits every turn of at most `depth` moves; longer ones are visited where they are cut. False:
 * there were more than `most`, and not all were visited. With depth 1 all moves are visited,
 * however many there are. */
bool borgo_turns_visit(struct borgo_turns *turns, const void *state, int depth, uint32_t most);

/* To what depth, at most `deepest`, all turns can be looked at without there being more than
 * `most`; at least 1. */
int borgo_complete_depth(struct borgo_turns *turns, const void *state, int deepest, uint32_t most);

/* The turn that leaves its seat the best chance. */
struct borgo_best_turn {
    const struct borgo_turns *turns;
    double chance; /* below zero: none was visited yet */
    int length;
    borgo_move moves[BORGO_LONGEST_TURN];
};

/* Finds it among the turns of at most `deepest` moves or, where those are more than `most`, among
 * all that are so much shorter that they are not: part of a look is worth little, since it leaves
 * out first moves. */
void borgo_turns_find_best(struct borgo_turns *turns, const void *state, int deepest, uint32_t most,
                           struct borgo_best_turn *best);
/* By how much a blurred eye misjudges a turn. */
double borgo_turns_error(const struct borgo_turns *turns, const borgo_move *line, int length);
void borgo_turns_play_best(const struct borgo_best_turn *best, void *state);

/* Plays the moves of a turn as far as this position allows, the first of them in any case: what the
 * others hide may come to light in the middle of it. Returns how many that are. */
int borgo_turns_follow(struct borgo_turns *turns, void *state, const borgo_move *moves, int length);

/* After turns of one move: whether those of two are hopelessly many, if a second move has as many
 * choices as the first. */
bool borgo_turns_are_too_many(const struct borgo_turns *turns, uint32_t most);

#endif
