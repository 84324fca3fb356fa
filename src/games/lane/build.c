/* Houses, Parks and the chain: LANE-7 to LANE-14. */
#include "core/list.h"
#include "games/lane/parts.h"

/* LANE-7, LANE-11, LANE-14: anywhere open at the start of the turn, then only beside the plot just
 * built. */
struct lane_plots lane_buildable(const struct lane_box *box, const struct lane_state *state)
{
    if (state->phase == LANE_TURN)
        return state->open;
    const struct lane_plots *beside = &box->beside[state->last];
    return (struct lane_plots){
        {beside->half[0] & ~state->built.half[0], beside->half[1] & ~state->built.half[1]}};
}

/* LANE-9: a House has as many storeys as there are cards of the plot's colour and pieces in supply.
 * LANE-12: any card pays for a Park. */
uint32_t lane_list_builds(const struct lane_box *box, const struct lane_state *state,
                          borgo_move *out)
{
    uint32_t count = 0;
    const uint8_t *hand = state->hand[state->seat];
    struct lane_plots plots = lane_buildable(box, state);
    borgo_move payments[LANE_COLOURS];
    unsigned colours = 0, pieces = state->pieces[state->seat];
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        if (!hand[colour])
            continue;
        unsigned most = hand[colour] < pieces ? hand[colour] : pieces;
        payments[colours++] = lane_move(LANE_BUILD_PARK, 0, colour);
        for (unsigned half = 0; half < 2; half++)
            count = borgo_list_runs(out, count, lane_move(LANE_HOUSE, 64 * half, 1),
                                    plots.half[half] & box->of_colour[colour].half[half], 8, most);
    }
    if (state->parks == 0 || state->park_built)
        return count;
    count = borgo_list_each(out, count, payments, colours, 0, plots.half[0], 8);
    return borgo_list_each(out, count, payments, colours, lane_move(0, 64, 0), plots.half[1], 8);
}

/* A House may join groups, so only the one that it belongs to now can be the new largest. */
static void count_group(const struct lane_box *box, struct lane_state *state, unsigned plot,
                        unsigned seat)
{
    const struct lane_plots *beside = &box->beside[plot], *houses = &state->houses[seat];
    unsigned count = 1;
    if (beside->half[0] & houses->half[0] || beside->half[1] & houses->half[1])
        count = lane_group_size(box, *houses, plot);
    state->group[seat] = count > state->group[seat] ? (uint8_t)count : state->group[seat];
}

static void count_house(const struct lane_box *box, struct lane_state *state, unsigned plot,
                        uint8_t house)
{
    unsigned seat = lane_owner(house), storeys = lane_storeys(house), zone = box->zone[plot];
    lane_add(&state->houses[seat], plot);
    count_group(box, state, plot, seat);
    if (zone <= LANE_A2 && storeys > 1)
        state->tall[seat][zone] += 1u << 8 * (storeys - 2);
}

void lane_put(const struct lane_box *box, struct lane_state *state, unsigned plot, uint8_t what)
{
    const struct lane_plots *beside = &box->beside[plot];
    state->on[plot] = what;
    lane_add(&state->built, plot);
    state->open.half[0] = (state->open.half[0] | beside->half[0]) & ~state->built.half[0];
    state->open.half[1] = (state->open.half[1] | beside->half[1]) & ~state->built.half[1];
    state->zone_plots_free -= box->zone[plot] != LANE_CROSS;
    if (what != LANE_PARK)
        count_house(box, state, plot, what);
}

void lane_build_house(const struct lane_box *box, struct lane_state *state, unsigned plot,
                      unsigned storeys, struct borgo_events *events)
{
    unsigned seat = state->seat, points = storeys * box->dots[plot];
    lane_discard_cards(state, seat, box->colour[plot], storeys);
    lane_put(box, state, plot, (uint8_t)(seat << 3 | storeys));
    state->pieces[seat] = (uint8_t)(state->pieces[seat] - storeys);
    state->score[seat] = (int16_t)(state->score[seat] + (int)points);
    borgo_events_add(events,
                     &(struct borgo_event){LANE_TOLD_HOUSE,
                                           BORGO_EVERYBODY,
                                           {(int32_t)seat, (int32_t)storeys,
                                            borgo_cell(box->row[plot], box->column[plot]),
                                            (int32_t)points, box->colour[plot], box->dots[plot]}});
}

void lane_build_park(const struct lane_box *box, struct lane_state *state, unsigned plot,
                     unsigned colour, struct borgo_events *events)
{
    lane_discard_cards(state, state->seat, colour, 1);
    lane_put(box, state, plot, LANE_PARK);
    state->parks--;
    state->park_built = 1;
    borgo_events_tell(events, LANE_TOLD_PARK, BORGO_EVERYBODY, state->seat,
                      borgo_cell(box->row[plot], box->column[plot]), (int32_t)colour, 0);
}
