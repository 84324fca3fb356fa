/* Sunrise Lane / Sunrise Avenue: the game as the rest of Borgo knows it. */
#include "games/lane/parts.h"

extern const char borgo_data_sunrise_lane_board[];

static const struct borgo_show show = {
    .write_board = lane_write_board,
    .write_summary = lane_write_summary,
    .write_view = lane_write_view,
    .write_standings = lane_write_standings,
    .whys = &lane_whys,
    .draw = lane_draw,
};

const struct borgo_game borgo_lane = {
    .name = "sunrise-lane",
    .title = "Sunrise Lane",
    .author = "Reiner Knizia",
    .summary = N_("Build Houses and Parks from the fountain outwards: points at once for dots, and "
                  "bonuses for the tallest, "
                  "the most and the best connected."),
    .players = {2, 3, 4},
    .rules = 1,
    .edition = {{"sunrise-lane", "Sunrise Lane", NULL},
                {"sunrise-avenue", "Sunrise Avenue", "edition=avenue"}},
    .option =
        {{"edition",
          N_("which rulebook: lane (Italian) or avenue (French)"),
          {"lane", "avenue"},
          N_("Edition"),
          {{N_("Lane"), N_("The last round is played out. A tie costs nobody a place.")},
           {N_("Avenue"), N_("A full town ends the game at once. A tie uses up a place.")}}},
         {"tallest",
          N_("how the tallest Houses are compared: by the top level alone, or level after level"),
          {"level", "vector"},
          N_("Tallest houses"),
          {{N_("By the top"), N_("The highest house decides; of equal ones, how many.")},
           {N_("Level by level"), N_("Numbers of houses of five, four, three, two storeys.")}}},
         BORGO_OPTION_FIRST},
    .data = {{"board", "sunrise-lane-board.txt", borgo_data_sunrise_lane_board}},
    .sentences = lane_sentences,
    .sentence_count = LANE_EVENTS,
    .letters = lane_letters,
    .forms = lane_forms,
    .form_count = LANE_KINDS,
    .show = &show,
    .box_size = sizeof(struct lane_box),
    .state_size = sizeof(struct lane_state),
    .advice = &lane_advice,
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
};
