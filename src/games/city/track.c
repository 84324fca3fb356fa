/* The track and the stars: CITY-4 to CITY-7. */
#include "games/city/events.h"
#include "games/city/roles.h"

void city_earn(struct city_gain *gain, unsigned seat, unsigned points, struct city_why why,
               struct borgo_events *events)
{
    if (points == 0)
        return;
    gain->points[seat] = (uint16_t)(gain->points[seat] + points);
    city_tell(events, CITY_TOLD_POINTS, (int)seat, (int)points, (int)why.reason,
              borgo_cell(why.x, why.y));
}

/* CITY-5, CITY-6: one star for passing the top, two for ending on it, where the next score starts
 * from the bottom. */
static void advance(struct city_state *state, unsigned seat, unsigned points,
                    struct borgo_events *events)
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
                      (int32_t[BORGO_EVENT_PLACES]){(int)seat, (int)stars, (int)marker, (int)from,
                                                    state->stars[seat]});
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
