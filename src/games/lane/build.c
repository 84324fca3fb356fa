/* Houses, Parks and the chain: LANE-7 to LANE-14. */
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

/* LANE-9: as many storeys as there are cards of the plot's colour and pieces in supply. */
static borgo_move *list_houses(borgo_move *out, uint64_t plots, unsigned base, unsigned most)
{
    for (; plots; plots &= plots - 1) {
        unsigned plot = base + borgo_bits_lowest(plots);
        for (unsigned storeys = 1; storeys <= most; storeys++)
            *out++ = lane_move(LANE_HOUSE, plot, storeys);
    }
    return out;
}

/* LANE-12: any card pays for a Park. */
static borgo_move *list_parks(borgo_move *out, uint64_t plots, unsigned base,
                              const borgo_move *payments, unsigned count)
{
    for (; plots; plots &= plots - 1) {
        borgo_move plot = (base + borgo_bits_lowest(plots)) << 8;
        for (unsigned i = 0; i < count; i++)
            *out++ = payments[i] | plot;
    }
    return out;
}

uint32_t lane_list_builds(const struct lane_box *box, const struct lane_state *state,
                          borgo_move *out)
{
    borgo_move *end = out;
    const uint8_t *hand = state->hand[state->seat];
    struct lane_plots plots = lane_buildable(box, state);
    borgo_move payments[LANE_COLOURS];
    unsigned colours = 0, pieces = state->pieces[state->seat];
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        if (!hand[colour])
            continue;
        unsigned most = hand[colour] < pieces ? hand[colour] : pieces;
        payments[colours++] = lane_move(LANE_BUILD_PARK, 0, colour);
        end = list_houses(end, plots.half[0] & box->of_colour[colour].half[0], 0, most);
        end = list_houses(end, plots.half[1] & box->of_colour[colour].half[1], 64, most);
    }
    if (state->parks > 0 && !state->park_built) {
        end = list_parks(end, plots.half[0], 0, payments, colours);
        end = list_parks(end, plots.half[1], 64, payments, colours);
    }
    return (uint32_t)(end - out);
}

void lane_put(const struct lane_box *box, struct lane_state *state, unsigned plot, uint8_t what)
{
    const struct lane_plots *beside = &box->beside[plot];
    state->on[plot] = what;
    lane_add(&state->built, plot);
    state->open.half[0] = (state->open.half[0] | beside->half[0]) & ~state->built.half[0];
    state->open.half[1] = (state->open.half[1] | beside->half[1]) & ~state->built.half[1];
    state->zone_plots_free -= box->zone[plot] != LANE_CROSS;
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
