/* What moves say: the forms of all kinds and the values of their places. */
#include "core/places.h"
#include "games/skyline/parts.h"

const struct borgo_form skyline_forms[SKYLINE_MOVES] = {
    [SKYLINE_MOVE_FIRST] = {"first", 1, {"first", N_("first player: {seat}"), .place = {SEAT}}},
    [SKYLINE_MOVE_START] =
        {"start", 1, {"start", N_("start on action space {space}"), .place = {NUMBER("space")}}},
    [SKYLINE_MOVE_TOWER] = {"tower",
                            1,
                            {"tower", N_("put a skyscraper on {cell}"), .place = {CELL("cell")}}},
    [SKYLINE_MOVE_FLOOR] = {"floor",
                            1,
                            {"floor", N_("put a floor on {cell}"), .place = {CELL("cell")}}},
    [SKYLINE_MOVE_DICE] = {"dice",
                           2,
                           {"dice", N_("white die {white}, black die {black}"),
                            .place = {NUMBER("white"), NUMBER("black")}}},
    [SKYLINE_MOVE_DIE] = {"die", 1, {"die", N_("white die {white}"), .place = {NUMBER("white")}}},
    [SKYLINE_MOVE_CARD] = {"card",
                           1,
                           {"card", N_("action card {number}: {card}"),
                            .place = {NUMBER("number"), WORD("card", skyline_card_names)}}},
    [SKYLINE_MOVE_BUILD] = {"build",
                            1,
                            {"build", N_("build a floor on {cell}"), .place = {CELL("cell")}}},
    [SKYLINE_MOVE_GROW] = {"grow",
                           2,
                           {"grow",
                            N_("let the building on {cell} grow and demolish the one on {target}"),
                            .place = {CELL("cell"), CELL("target")}}},
    [SKYLINE_MOVE_MERGE] = {"grow",
                            3,
                            {"merge",
                             N_("let the building on {cell} grow, merge it with the one on "
                                "{through} and demolish the one on "
                                "{target}"),
                             .place = {CELL("cell"), CELL("through"), CELL("target")}}},
    [SKYLINE_MOVE_ADVANCE] = {"advance",
                              2,
                              {"advance",
                               N2_("advance the pawn of {seat} by {steps} space",
                                   "advance the pawn of {seat} by {steps} spaces"),
                               .counted = 1, .place = {SEAT, NUMBER("steps")}}},
    [SKYLINE_MOVE_TAX] = {"tax", 1, {"tax", N_("let {seat} pay the tax"), .place = {SEAT}}},
    [SKYLINE_MOVE_RETURN] = {"return",
                             1,
                             {"return", N_("send the skyscraper on {cell} back to the reserve"),
                              .place = {CELL("cell")}}},
    [SKYLINE_MOVE_SWAP] = {"swap",
                           2,
                           {"swap", N_("swap the buildings on {one} and {other}"),
                            .place = {CELL("one"), CELL("other")}}},
    [SKYLINE_MOVE_MOVE] = {"move",
                           2,
                           {"move", N_("move the building on {from} to {to}"),
                            .place = {CELL("from"), CELL("to")}}},
    [SKYLINE_MOVE_REMOVE] =
        {"remove", 1, {"remove", N_("remove the building on {cell}"), .place = {CELL("cell")}}},
    [SKYLINE_MOVE_PASS] = {"pass", 0, {"pass", N_("pass: nothing can be built")}},
};

/* How many of a kind's numbers are cells; the others are plain. */
static const uint8_t cells_of[SKYLINE_MOVES] = {
    [SKYLINE_MOVE_TOWER] = 1, [SKYLINE_MOVE_FLOOR] = 1, [SKYLINE_MOVE_BUILD] = 1,
    [SKYLINE_MOVE_GROW] = 2,  [SKYLINE_MOVE_MERGE] = 3, [SKYLINE_MOVE_RETURN] = 1,
    [SKYLINE_MOVE_SWAP] = 2,  [SKYLINE_MOVE_MOVE] = 2,  [SKYLINE_MOVE_REMOVE] = 1,
};

void skyline_describe(const void *box, const void *state, borgo_move move,
                      struct borgo_description *out)
{
    (void)box, (void)state;
    out->kind = (uint8_t)skyline_kind(move);
    for (int i = 0; i < 3; i++)
        out->value[i] = i < cells_of[out->kind] ? skyline_cell_value(skyline_number(move, i))
                                                : (int32_t)skyline_number(move, i);
    if (out->kind == SKYLINE_MOVE_CARD)
        out->value[1] = out->value[0];
}
