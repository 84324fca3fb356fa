/* Reading ahead where judging a position is dear, as it is by a net: the same as ahead.h does, with
 * a memory (recall.h), so that
 * - no position is judged twice, nor read twice equally deep;
 * - what was best in a position, or refuted another one as deep, is tried before the other moves
 *   are even looked at;
 * - of the moves that are followed the first are read in full, and of the others only whether they
 *   are better, at first two plies less deep: one ply less would end with the other side's move.
 * So up to three plies, and where all moves are followed, it comes to the same. */
#ifndef BORGO_PLAYERS_FARTHER_H
#define BORGO_PLAYERS_FARTHER_H

#include "players/ahead.h"

double borgo_farther_look(struct borgo_ahead *ahead, int plies, double low, double high);

#endif
