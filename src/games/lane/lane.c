/* Sunrise Lane / Sunrise Avenue: the game as the rest of Borgo knows it. */
#include "games/lane/parts.h"

extern const char borgo_data_sunrise_lane_board[];

const char *const lane_colour_names[LANE_COLOURS + 1] = {
    N_("yellow"), N_("green"), N_("red"), N_("blue"), N_("violet"), "?",
};

const char *const lane_bonus_names[LANE_BONUSES] = {
    N_("tallest Houses, zone A1"), N_("tallest Houses, zone A2"),    N_("most Houses, zone B1"),
    N_("most Houses, zone B2"),    N_("largest group, whole board"),
};

#define SEAT                                                                                                               \
    {                                                                                                                      \
        "seat", BORGO_SEAT, NULL                                                                                           \
    }
#define PLOT                                                                                                               \
    {                                                                                                                      \
        "plot", BORGO_CELL, NULL                                                                                           \
    }
#define COLOUR                                                                                                             \
    {                                                                                                                      \
        "colour", BORGO_WORD, lane_colour_names, LANE_COLOUR_LETTERS                                                       \
    }
#define NUMBER(name)                                                                                                       \
    {                                                                                                                      \
        name, BORGO_NUMBER, NULL                                                                                           \
    }

static const struct borgo_sentence sentences[LANE_EVENTS] = {
    [LANE_TOLD_FIRST] = {"first", N_("{seat} is the first player"), .reveals = true, .place = {SEAT}},
    [LANE_TOLD_CARD] = {"card", N_("{seat} draws a {colour} card"), .reveals = true, .place = {SEAT, COLOUR}},
    [LANE_TOLD_SOME_CARD] = {"some-card", N_("{seat} draws a card"), .reveals = true, .place = {SEAT}},
    [LANE_TOLD_HOUSE] = {"house",
                         N2_("{seat} builds a House at {plot}, storeys: {storeys}, and scores {points} point",
                             "{seat} builds a House at {plot}, storeys: {storeys}, and scores {points} points"),
                         .counted = 3, .counts = {N_("Houses"), .amount = 3},
                         .place = {SEAT, NUMBER("storeys"), PLOT, NUMBER("points"), COLOUR, NUMBER("dots")}},
    [LANE_TOLD_PARK] = {"park", N_("{seat} lays out a Park at {plot} for a {colour} card"), .place = {SEAT, PLOT, COLOUR}},
    [LANE_TOLD_STOP] = {"stop", N_("{seat} stops building"), .place = {SEAT}},
    [LANE_TOLD_DRAW] = {"draw", N_("{seat} takes two cards instead of building"), .place = {SEAT}},
    [LANE_TOLD_DISCARD] = {"discard", N_("{seat} discards a {colour} card"), .place = {SEAT, COLOUR}},
    [LANE_TOLD_SHUFFLE] = {"shuffle", N_("The deck is empty: the discards are shuffled into a new one of {cards}"),
                           .reveals = true, .place = {NUMBER("cards")}},
    [LANE_TOLD_LAST_PIECES] = {"last-pieces",
                               N2_("{seat} has {pieces} piece left: this round is the last",
                                   "{seat} has {pieces} pieces left: this round is the last"),
                               .counted = 1, .ends = true, .place = {SEAT, NUMBER("pieces")}},
    [LANE_TOLD_ZONES_FULL] = {"zones-full", N_("{seat} builds on the last free plot of the four zones"), .ends = true,
                              .place = {SEAT}},
    [LANE_TOLD_QUIET_END] = {"quiet-end", N_("Nobody has built for {rounds} rounds: the game ends"), .ends = true,
                             .place = {NUMBER("rounds")}},
    [LANE_TOLD_BONUS] = {"bonus", N_("Bonus ({bonus}): {seat} scores {points} points"), .counts = {.word = 1, .amount = 2},
                         .place = {SEAT, {"bonus", BORGO_WORD, lane_bonus_names}, NUMBER("points"), NUMBER("place")}},
    [LANE_TOLD_FINAL] = {"final", N2_("{seat} has {points} point in all", "{seat} has {points} points in all"),
                         .counted = 1, .place = {SEAT, NUMBER("points"), NUMBER("cards")}},
    [LANE_TOLD_WINNERS] = {"winners", N_("The game is over. Victory: {seats}"), .place = {{"seats", BORGO_NAMES, NULL}}},
};

const struct borgo_letter lane_letters[] = {
    {'Y', N_("letter of yellow")}, {'G', N_("letter of green")},  {'R', N_("letter of red")},
    {'B', N_("letter of blue")},   {'V', N_("letter of violet")}, {0},
};

static const struct borgo_form forms[LANE_KINDS] = {
    [LANE_MOVE_FIRST] = {"first", 1, {"first", N_("first player: {seat}"), .place = {SEAT}}},
    [LANE_DEAL] = {"deal", 2, {"deal", N_("a {colour} card for {seat}"), .place = {SEAT, COLOUR}}, N_("a card for {seat}")},
    [LANE_HOUSE] = {"house",
                    2,
                    {"house",
                     N2_("build a House of {storeys} storey at {plot}", "build a House of {storeys} storeys at {plot}"),
                     .counted = 1, .place = {PLOT, NUMBER("storeys")}}},
    [LANE_BUILD_PARK] = {"park", 2, {"park", N_("lay out a Park at {plot} for a {colour} card"), .place = {PLOT, COLOUR}}},
    [LANE_STOP] = {"stop", 0, {"stop", N_("stop building")}},
    [LANE_DRAW] = {"draw", 0, {"draw", N_("take two cards instead of building")}},
    [LANE_DISCARD] = {"discard", 1, {"discard", N_("discard a {colour} card"), .place = {COLOUR}}},
};

static const struct borgo_show show = {
    .write_board = lane_write_board,
    .write_view = lane_write_view,
    .write_standings = lane_write_standings,
    .write_why = lane_write_why,
    .draw = lane_draw,
};

const struct borgo_game borgo_lane = {
    .name = "sunrise-lane",
    .title = "Sunrise Lane",
    .author = "Reiner Knizia",
    .summary =
        N_("Build Houses and Parks from the fountain outwards: points at once for dots, and bonuses for the tallest, "
           "the most and the best connected."),
    .players = {2, 3, 4},
    .rules = 1,
    .edition = {{"sunrise-lane", "Sunrise Lane", NULL}, {"sunrise-avenue", "Sunrise Avenue", "edition=avenue"}},
    .option = {{"edition", N_("which rulebook: lane (Italian) or avenue (French)"), {"lane", "avenue"}},
               {"tallest",
                N_("how the tallest Houses are compared: by the top level alone, or level after level"),
                {"level", "vector"}},
               {"first", N_("who begins"), {"random", "0", "1", "2", "3"}}},
    .data = {{"board", "sunrise-lane-board.txt", borgo_data_sunrise_lane_board}},
    .sentences = sentences,
    .sentence_count = LANE_EVENTS,
    .letters = lane_letters,
    .forms = forms,
    .form_count = LANE_KINDS,
    .show = &show,
    .box_size = sizeof(struct lane_box),
    .state_size = sizeof(struct lane_state),
    .weight = {[LANE_W_CARD] = {"card", 331},
               [LANE_W_CARD_DOTS] = {"card-dots", 4},
               [LANE_W_CARD_PAIR] = {"card-pair", -45},
               [LANE_W_BONUS] = {"bonus", 1},
               [LANE_W_BONUS_LATE] = {"bonus-late", 54},
               [LANE_W_TEMPO] = {"tempo", 4},
               [LANE_W_END] = {"end", 42},
               [LANE_W_TALL] = {"tall", 40},
               [LANE_W_MOST] = {"most", 46},
               [LANE_W_GROUP] = {"group", 12},
               [LANE_W_PIECE] = {"piece", -32}},
    .margin = 1200,
    .blur = 250,
    .horizon = 4,
    .secrets = true,
    .max_moves = LANE_MAX_MOVES,
    .setup = lane_setup,
    .start = lane_start,
    .to_act = lane_to_act,
    .moves = lane_moves,
    .chance = lane_chance,
    .deal = lane_deal,
    .play = lane_play,
    .scores = lane_scores,
    .result = lane_result,
    .hide = lane_hide,
    .imagine = lane_imagine,
    .veil = lane_veil,
    .describe = lane_describe,
    .write_position = lane_write_position,
    .read_position = lane_read_position,
    .evaluate = lane_evaluate,
    .estimate = lane_estimate,
};
