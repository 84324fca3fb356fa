/* What moves say: the forms of all kinds, the values of their places, and the letters in their
 * texts. */
#include "core/places.h"
#include "games/lane/parts.h"

const struct borgo_letter lane_letters[] = {
    {'Y', N_("letter of yellow")}, {'G', N_("letter of green")},  {'R', N_("letter of red")},
    {'B', N_("letter of blue")},   {'V', N_("letter of violet")}, {0},
};

#define COLOUR LETTERED("colour", lane_colour_names, LANE_COLOUR_LETTERS)

const struct borgo_form lane_forms[LANE_KINDS] = {
    [LANE_MOVE_FIRST] = {"first", 1, {"first", N_("first player: {seat}"), .place = {SEAT}}},
    [LANE_DEAL] = {"deal",
                   2,
                   {"deal", N_("a {colour} card for {seat}"), .place = {SEAT, COLOUR}},
                   N_("a card for {seat}")},
    [LANE_HOUSE] = {"house",
                    2,
                    {"house",
                     N2_("build a House of {storeys} storey at {plot}",
                         "build a House of {storeys} storeys at {plot}"),
                     .counted = 1, .place = {CELL("plot"), NUMBER("storeys")}}},
    [LANE_BUILD_PARK] = {"park",
                         2,
                         {"park", N_("lay out a Park at {plot} for a {colour} card"),
                          .place = {CELL("plot"), COLOUR}}},
    [LANE_STOP] = {"stop", 0, {"stop", N_("stop building")}},
    [LANE_DRAW] = {"draw", 0, {"draw", N_("take two cards instead of building")}},
    [LANE_DISCARD] = {"discard", 1, {"discard", N_("discard a {colour} card"), .place = {COLOUR}}},
};

void lane_describe(const void *box_, const void *state, borgo_move move,
                   struct borgo_description *out)
{
    const struct lane_box *box = box_;
    unsigned where = lane_where(move), what = lane_what(move);
    int32_t card = what == LANE_UNKNOWN_CARD ? BORGO_VEILED : (int32_t)what;
    (void)state;
    out->kind = (uint8_t)lane_kind(move);
    switch (lane_kind(move)) {
    case LANE_HOUSE:
    case LANE_BUILD_PARK:
        out->value[0] = borgo_cell(box->row[where], box->column[where]);
        out->value[1] = (int32_t)what;
        break;
    case LANE_DISCARD:
        out->value[0] = (int32_t)what;
        break;
    default:
        out->value[0] = (int32_t)where;
        out->value[1] = card;
    }
}
