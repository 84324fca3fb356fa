/* Endgames solved exactly: where nothing is secret and chance has no more part, what follows from a
 * move can be worked out to the end, if it is not too much.
 *
 * Each seat takes what is best for itself: first its share of the victory, then its lead. A
 * position is solved when one of the moves surely wins or all of them are solved. The look goes
 * deeper and deeper until that is so or the positions it may look at are used up; nothing is ever
 * guessed. */
#ifndef BORGO_PLAYERS_ENDGAME_H
#define BORGO_PLAYERS_ENDGAME_H

#include "players/player.h"

enum { BORGO_DEEPEST_ENDGAME = 32, BORGO_MAX_KNOWN = 24 };

/* How a game ends for each seat. */
struct borgo_ending {
    double chance[BORGO_MAX_SEATS]; /* 1 for a victory, a part of it where it is shared */
    int32_t final[BORGO_MAX_SEATS];
};

struct borgo_solution {
    bool solved;
    borgo_move move;
    struct borgo_ending ending;
};

/* A move of the position that was asked about, and how the game ends after it. */
struct borgo_known {
    borgo_move move;
    struct borgo_ending ending;
};

/* The solver's memory. */
struct borgo_endgame {
    const struct borgo_request *request;
    borgo_move *room;
    uint32_t used;
    uint32_t positions; /* still to look at */
    bool closed; /* chance, a secret or a choice at the same time was met: no use to look deeper */
    bool cut;    /* some line could be looked at deeper */
    uint32_t known_count; /* moves that were solved, best first; only where turns are wanted */
    struct borgo_known known[BORGO_MAX_KNOWN];
    _Alignas(16) unsigned char state[BORGO_DEEPEST_ENDGAME + 1][BORGO_MAX_STATE];
};

/* Looks at no more than so many positions. The room is of BORGO_TURN_ROOM moves. */
void borgo_endgame_solve(struct borgo_endgame *endgame, const struct borgo_request *request,
                         borgo_move *room, uint32_t positions, struct borgo_solution *solution);

/* Makes a solution the decision. */
void borgo_endgame_decide(const struct borgo_solution *solution, struct borgo_choice *choice);

#endif
