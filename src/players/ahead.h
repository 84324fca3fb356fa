/* Reading ahead: for games where next to nothing is secret or left to chance, so that one knows
 * what the others can do.
 *
 * From a position on each side takes what is best for itself, so many moves deep; what the last of
 * them lead to is estimated. The sides are the deciding seat's team and all others together
 * (alpha-beta). Of each position's moves only those that look best at once are followed. Chance
 * right at the beginning is averaged; a position where it comes in later is estimated as it is. */
#ifndef BORGO_PLAYERS_AHEAD_H
#define BORGO_PLAYERS_AHEAD_H

#include "players/player.h"
#include "players/recall.h"

enum { BORGO_READING_WIDTH = 12 };

/* The moves of one position that look best, best first, by values for the team that acts. */
struct borgo_followed {
    int count;
    double value[BORGO_READING_WIDTH];
    borgo_move move[BORGO_READING_WIDTH];
};

/* The reader's memory. */
struct borgo_ahead {
    const struct borgo_request *request;
    struct borgo_judge *judge;
    borgo_move *room;            /* for one list of moves */
    uint32_t positions;          /* looked at so far */
    uint32_t most;               /* and no more than so many; 0: as many as there is time for */
    double until;                /* the share of the time after which it stops; 0: no clock */
    bool is_late;                /* it has stopped, and what was read last is worthless */
    uint32_t read;               /* positions it has read on behind, where it has a memory: */
    struct borgo_recall *recall; /* NULL: it has none; else it reads as farther.h says */
    struct borgo_followed followed[BORGO_DEEPEST_READING + 1];
    _Alignas(16) unsigned char state[BORGO_DEEPEST_READING + 2][BORGO_MAX_STATE];
};

/* The deciding seat's chance in state[0], `plies` moves deep, at most BORGO_DEEPEST_READING. It is
 * exact between low and high, and a bound outside. */
double borgo_ahead_look(struct borgo_ahead *ahead, int plies, double low, double high);

/* The parts of it that are the same with a memory. */
/* Makes state[depth + 1] the position after a move. */
void borgo_ahead_play(struct borgo_ahead *ahead, int depth, unsigned seat, borgo_move move);
/* Keeps a move if it is one of the best. */
void borgo_ahead_follow(struct borgo_followed *followed, double value, borgo_move move);
/* Nobody waits any more, or what it may use is used up. */
bool borgo_ahead_is_late(const struct borgo_ahead *ahead);

#endif
