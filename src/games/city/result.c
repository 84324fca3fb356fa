/* What counts during the game, and who wins: CITY-33. */
#include "games/city/events.h"
#include "games/city/roles.h"

void city_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] = state->stars[seat];
}

/* CITY-33: stars, then the marker, then the lower role of the last round; roles differ, so one seat
 * wins. */
void city_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    int32_t best = -1;
    *result = (struct borgo_result){.winners = 0};
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t last_role = state->played[seat][CITY_ROUNDS - 1];
        int32_t rank = (state->stars[seat] * 16 + state->marker[seat]) * CITY_ROLES + CITY_ROLES - 1
                       - last_role;
        result->final[seat] = state->stars[seat];
        if (rank > best) {
            best = rank;
            result->winners = (borgo_seats)(1u << seat);
        }
    }
}

void city_tell_result(const struct city_box *box, const struct city_state *state,
                      struct borgo_events *events)
{
    struct borgo_result result;
    city_result(box, state, &result);
    city_tell(events, CITY_TOLD_ROUNDS_END, CITY_ROUNDS, 0, 0, 0);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        city_tell(events, CITY_TOLD_FINAL, (int)seat, result.final[seat], state->marker[seat], 0);
    city_tell(events, CITY_TOLD_WINNERS, result.winners, 0, 0, 0);
}
