/* Positions that come again (SHIB-16).
 *
 * A tile laid, a pedestrian home and a pedestrian come onto the street stay so, and no position
 * from before can occur again. So it is enough to remember the walks on the street since, at most
 * as many as there may be quiet turns. Each is kept as pedestrian, from and to in 16 bits; a pass
 * as a walk from a square to itself. Going back through them, a position was the same whenever
 * nobody stands elsewhere than now: exact, without keys of positions. */
#include <string.h>

#include "games/shibuya/parts.h"

void shibuya_forget(struct shibuya_state *state)
{
    memset(state->since, 0, state->turns * sizeof state->since[0]);
    state->turns = 0;
}

void shibuya_remember(struct shibuya_state *state, unsigned pedestrian, unsigned from, unsigned to)
{
    state->since[state->turns++] = (uint16_t)(pedestrian << 12 | from << 6 | to);
}

unsigned shibuya_recent(const struct shibuya_box *box, const struct shibuya_state *state,
                        unsigned turns)
{
    unsigned count = 1, other_seats = box->head.players - 1u,
             last = turns < state->turns ? turns : state->turns;
    int elsewhere = 0;
    for (unsigned back = 1; back <= last; back++) {
        unsigned turn = state->since[state->turns - back], now = state->place[turn >> 12];
        elsewhere += ((turn >> 6 & 63) != now) - ((turn & 63) != now);
        count += elsewhere == 0 && (back & other_seats) == 0;
    }
    return count;
}

unsigned shibuya_occurrences(const struct shibuya_box *box, const struct shibuya_state *state)
{
    return shibuya_recent(box, state, state->turns);
}
