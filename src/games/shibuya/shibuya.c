/* Shibuya: the game as the rest of Borgo knows it. */
#include <stddef.h>

#include "games/shibuya/show.h"

extern const char borgo_data_shibuya_tiles[];

static const struct borgo_show show = {
    .write_board = shibuya_write_board,
    .write_summary = shibuya_write_summary,
    .write_view = shibuya_write_view,
    .write_standings = shibuya_write_standings,
    .write_about = shibuya_write_about,
    .whys = &shibuya_whys,
    .draw = shibuya_draw,
};

const struct borgo_game borgo_shibuya = {
    .name = "shibuya",
    .title = "Shibuya",
    .author = "Yusuke Sato",
    .summary = N_("Lay a street of black and white, circles and squares, then be the first to walk "
                  "your pedestrians across "
                  "it, one trait at a time."),
    .players = {2, 4},
    .rules = 1,
    .edition = {{"shibuya", "Shibuya", NULL}},
    .option =
        {{"goal",
          N_("when a goal can be entered: if the walk may stop before it, or also if it only comes "
             "through there"),
          {"stop", "through"},
          N_("Going home"),
          {{N_("By stopping"), N_("A walk enters a goal only if it could stop before it.")},
           {N_("In passing"), N_("A walk also enters a goal when it only comes past it.")}}},
         {"construction",
          N_("whether the street is laid before the Crossing; with off 4 home win instead of 6"),
          {"on", "off"},
          N_("The street"),
          {{N_("Laid first"), N_("All lay the street, then cross it. Six home win.")},
           {N_("Laid on the way"), N_("The Crossing begins on an empty street. Four home win.")}}},
         BORGO_OPTION_FIRST},
    .data = {{"tiles", "shibuya-tiles.txt", borgo_data_shibuya_tiles}},
    .sentences = shibuya_sentences,
    .sentence_count = SHIBUYA_EVENTS,
    .letters = shibuya_letters,
    .forms = shibuya_forms,
    .form_count = SHIBUYA_KINDS,
    .show = &show,
    .box_size = sizeof(struct shibuya_box),
    .state_size = sizeof(struct shibuya_state),
    .position_size = offsetof(struct shibuya_state, turns),
    .advice = &shibuya_advice,
    .max_moves = SHIBUYA_MAX_MOVES,
    .setup = shibuya_setup,
    .start = shibuya_start,
    .to_act = shibuya_to_act,
    .moves = shibuya_moves,
    .chance = shibuya_chance,
    .deal = shibuya_deal,
    .play = shibuya_play,
    .scores = shibuya_scores,
    .result = shibuya_result,
    .hide = shibuya_hide,
    .imagine = shibuya_imagine,
    .veil = shibuya_veil,
    .describe = shibuya_describe,
    .write_position = shibuya_write_position,
    .read_position = shibuya_read_position,
};
