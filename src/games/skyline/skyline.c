/* Project Skyline: the game as the rest of Borgo knows it. */
#include "games/skyline/show.h"

extern const char borgo_data_project_skyline_cards[];

static const struct borgo_show show = {
    .write_board = skyline_write_board,
    .write_summary = skyline_write_summary,
    .write_view = skyline_write_view,
    .write_standings = skyline_write_standings,
    .write_about = skyline_write_about,
    .whys = &skyline_whys,
    .draw = skyline_draw,
};

const struct borgo_game borgo_skyline = {
    .name = "project-skyline",
    .title = "Project Skyline",
    .author = "Jung Je Ho",
    .summary = N_("Build floors, let them grow over the opponents' into skyscrapers, and collect "
                  "rent from every pawn "
                  "that stops beside them."),
    .players = {2, 3, 4},
    .rules = 2,
    .edition = {{"project-skyline", "Project Skyline", NULL}},
    .option =
        {{"start",
          N_("where the pawns start: together, or each on an action space of its own choice"),
          {"together", "free"},
          N_("Pawns"),
          {{N_("Together"), N_("All pawns start on the same action space.")},
           {N_("Where you like"), N_("Each chooses the action space to start on.")}}},
         {"expert",
          N_("the variant for experienced players: a grown building may merge with an own one"),
          {"off", "on"},
          N_("Growing"),
          {{N_("As in the rules"), N_("A building that has grown moves and demolishes another.")},
           {N_("For experts"), N_("It may also merge with a building of your own.")}}},
         BORGO_OPTION_FIRST},
    .data = {{"cards", "project-skyline-cards.txt", borgo_data_project_skyline_cards}},
    .sentences = skyline_sentences,
    .sentence_count = SKYLINE_EVENTS,
    .forms = skyline_forms,
    .form_count = SKYLINE_MOVES,
    .show = &show,
    .box_size = sizeof(struct skyline_box),
    .state_size = sizeof(struct skyline_state),
    .advice = &skyline_advice,
    .max_moves = SKYLINE_MAX_MOVES,
    .setup = skyline_setup,
    .start = skyline_start,
    .to_act = skyline_to_act,
    .moves = skyline_moves,
    .chance = skyline_chance,
    .deal = skyline_deal,
    .play = skyline_play,
    .scores = skyline_scores,
    .result = skyline_result,
    .hide = skyline_hide,
    .imagine = skyline_imagine,
    .veil = skyline_veil,
    .describe = skyline_describe,
    .write_position = skyline_write_position,
    .read_position = skyline_read_position,
};
