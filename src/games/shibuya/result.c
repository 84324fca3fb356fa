/* When the game ends, and who wins: SHIB-12, SHIB-16. */
#include "games/shibuya/parts.h"

static bool has_won(const struct shibuya_box *box, const struct shibuya_state *state,
                    unsigned colour)
{
    unsigned home = shibuya_home_count(state, colour);
    return home >= box->needed || home >= shibuya_home_count(state, 1 - colour) + SHIBUYA_LEAD;
}

enum shibuya_end shibuya_end(const struct shibuya_box *box, const struct shibuya_state *state)
{
    if (has_won(box, state, SHIBUYA_RED) || has_won(box, state, SHIBUYA_BLUE))
        return SHIBUYA_WON;
    if (state->passes == box->head.players)
        return SHIBUYA_ALL_PASSED;
    if (state->quiet == SHIBUYA_QUIET_TURNS)
        return SHIBUYA_QUIET;
    return shibuya_occurrences(box, state) >= 3 ? SHIBUYA_REPEATED : SHIBUYA_GOES_ON;
}

/* More home wins: that holds for a victory at once (SHIB-12) as for the ends of SHIB-16. */
void shibuya_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    unsigned red = shibuya_home_count(state, SHIBUYA_RED),
             blue = shibuya_home_count(state, SHIBUYA_BLUE);
    *result = (struct borgo_result){.winners = 0};
    shibuya_scores(box, state, result->final);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (red != blue
            && shibuya_colour_of_seat(seat) == (red > blue ? SHIBUYA_RED : SHIBUYA_BLUE))
            result->winners = (borgo_seats)(result->winners | 1u << seat);
}

void shibuya_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] = (int32_t)shibuya_home_count(state, shibuya_colour_of_seat(seat));
}

/* SHIB-12: enough home, or so many more than the others. */
static void tell_victory(const struct shibuya_box *box, const struct shibuya_state *state,
                         struct borgo_events *events)
{
    unsigned red = shibuya_home_count(state, SHIBUYA_RED),
             blue = shibuya_home_count(state, SHIBUYA_BLUE);
    unsigned most = red > blue ? red : blue;
    if (most >= box->needed)
        borgo_events_tell(events, SHIBUYA_TOLD_ENOUGH_END, BORGO_EVERYBODY, (int32_t)most, 0, 0, 0);
    else
        borgo_events_tell(events, SHIBUYA_TOLD_LEAD_END, BORGO_EVERYBODY, SHIBUYA_LEAD, 0, 0, 0);
}

void shibuya_tell_end(const struct shibuya_box *box, const struct shibuya_state *state,
                      enum shibuya_end end, struct borgo_events *events)
{
    struct borgo_result result;
    shibuya_result(box, state, &result);
    if (end == SHIBUYA_WON)
        tell_victory(box, state, events);
    if (end == SHIBUYA_ALL_PASSED)
        borgo_events_tell(events, SHIBUYA_TOLD_PASSES_END, BORGO_EVERYBODY, 0, 0, 0, 0);
    if (end == SHIBUYA_QUIET)
        borgo_events_tell(events, SHIBUYA_TOLD_QUIET_END, BORGO_EVERYBODY, SHIBUYA_QUIET_TURNS, 0,
                          0, 0);
    if (end == SHIBUYA_REPEATED)
        borgo_events_tell(events, SHIBUYA_TOLD_REPEATED_END, BORGO_EVERYBODY, 0, 0, 0, 0);
    borgo_events_tell(events, SHIBUYA_TOLD_FINAL, BORGO_EVERYBODY,
                      (int32_t)shibuya_home_count(state, SHIBUYA_RED),
                      (int32_t)shibuya_home_count(state, SHIBUYA_BLUE), 0, 0);
    borgo_events_tell(events, result.winners ? SHIBUYA_TOLD_WINNERS : SHIBUYA_TOLD_DRAW,
                      BORGO_EVERYBODY, result.winners, 0, 0, 0);
}
