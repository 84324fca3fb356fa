/* The track, the stars and the winner: CITY-4 to CITY-7, CITY-33. */
#include "games/city/events.h"
#include "games/city/roles.h"

void city_earn(struct city_gain *gain, unsigned seat, unsigned points, struct city_why why, struct borgo_events *events)
{
    if (points == 0)
        return;
    gain->points[seat] = (uint16_t)(gain->points[seat] + points);
    city_tell(events, CITY_TOLD_POINTS, (int)seat, (int)points, (int)why.reason, borgo_cell(why.x, why.y));
}

/* CITY-5, CITY-6: one star for passing the top, two for ending on it, where the next score starts from the bottom. */
static void advance(struct city_state *state, unsigned seat, unsigned points, struct borgo_events *events)
{
    unsigned from = state->marker[seat], stars = 0, marker = from == CITY_STAR ? 0 : from;
    for (marker += points; marker > CITY_STAR; marker -= CITY_STAR)
        stars++;
    stars += marker == CITY_STAR ? 2 : 0;
    state->marker[seat] = (uint8_t)marker;
    unsigned all = state->stars[seat] + stars;
    state->stars[seat] = (uint16_t)(all < CITY_MOST_STARS ? all : CITY_MOST_STARS);
    if (stars)
        city_tell_all(events, CITY_TOLD_STARS,
                      (int32_t[BORGO_EVENT_PLACES]){(int)seat, (int)stars, (int)marker, (int)from, state->stars[seat]});
    else
        city_tell(events, CITY_TOLD_MARKER, (int)seat, (int)from, (int)marker, state->stars[seat]);
}

void city_score(const struct city_box *box, struct city_state *state, const struct city_gain *gain,
                struct borgo_events *events)
{
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (gain->points[seat])
            advance(state, seat, gain->points[seat], events);
}

/* CITY-7: the points of one kind; whether they wait for those of the other kinds is an option. */
void city_score_kind(const struct city_box *box, struct city_state *state, struct city_gain *gain,
                     struct borgo_events *events)
{
    if (box->head.option[CITY_POINTS] == 0)
        return;
    city_score(box, state, gain, events);
    *gain = (struct city_gain){{0}};
}

void city_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] = state->stars[seat];
}

/* CITY-33: stars, then the marker, then the lower role of the last round; roles differ, so one seat wins. */
void city_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    int32_t best = -1;
    *result = (struct borgo_result){.winners = 0};
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t last_role = state->played[seat][CITY_ROUNDS - 1];
        int32_t rank = (state->stars[seat] * 16 + state->marker[seat]) * CITY_ROLES + CITY_ROLES - 1 - last_role;
        result->final[seat] = state->stars[seat];
        if (rank > best) {
            best = rank;
            result->winners = (borgo_seats)(1u << seat);
        }
    }
}

void city_tell_result(const struct city_box *box, const struct city_state *state, struct borgo_events *events)
{
    struct borgo_result result;
    city_result(box, state, &result);
    city_tell(events, CITY_TOLD_ROUNDS_END, CITY_ROUNDS, 0, 0, 0);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        city_tell(events, CITY_TOLD_FINAL, (int)seat, result.final[seat], state->marker[seat], 0);
    city_tell(events, CITY_TOLD_WINNERS, result.winners, 0, 0, 0);
}
