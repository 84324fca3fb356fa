/* Sunrise City: the game as the rest of Borgo knows it. */
#include "games/city/events.h"
#include "games/city/parts.h"

extern const char borgo_data_sunrise_city_squares[];
extern const char borgo_data_sunrise_city_buildings[];

_Static_assert(sizeof(struct city_state) <= BORGO_MAX_STATE, "the state is one small block");
_Static_assert((int)CITY_MAX_MOVES <= (int)BORGO_MAX_MOVES, "every list of moves fits");

static const struct borgo_show show = {
    .write_board = city_write_board,
    .write_summary = city_write_summary,
    .write_view = city_write_view,
    .write_standings = city_write_standings,
    .write_about = city_write_about,
    .round = city_round,
    .whys = &city_whys,
    .draw = city_draw,
};

const struct borgo_game borgo_city = {
    .name = "sunrise-city",
    .title = "Sunrise City",
    .author = "Isaias Vallejo",
    .summary = N_("Found a city on an open plane: lay zones, bid for them, and raise buildings "
                  "floor upon floor, each round "
                  "with another role."),
    .players = {2, 3, 4},
    .rules = 2,
    .edition = {{"sunrise-city", "Sunrise City", NULL}},
    .option =
        {{"auction",
          N_("chips placed in each turn of the bidding"),
          {"one", "two"},
          N_("Bidding"),
          {{N_("One by one"), N_("In your turn you place one chip.")},
           {N_("Two at once"), N_("In your turn you place two chips, on one zone or on two.")}}},
         {"points",
          N_("how the points of one placement move the marker: all at once, or each kind by "
             "itself"),
          {"together", "apart"},
          N_("Points"),
          {{N_("All together"), N_("All points of one placement move your marker in one go.")},
           {N_("Each kind apart"), N_("Each kind of points moves your marker by itself.")}}}},
    .data = {{"squares", "sunrise-city-squares.txt", borgo_data_sunrise_city_squares},
             {"buildings", "sunrise-city-buildings.txt", borgo_data_sunrise_city_buildings}},
    .sentences = city_sentences,
    .sentence_count = CITY_EVENTS,
    .letters = city_letters,
    .forms = city_forms,
    .form_count = CITY_KINDS,
    .show = &show,
    .box_size = sizeof(struct city_box),
    .state_size = sizeof(struct city_state),
    .advice = &city_advice,
    .secrets = true,
    .max_moves = CITY_MAX_MOVES,
    .setup = city_setup,
    .start = city_start,
    .to_act = city_to_act,
    .moves = city_moves,
    .chance = city_chance,
    .deal = city_deal,
    .play = city_play,
    .scores = city_scores,
    .result = city_result,
    .hide = city_hide,
    .imagine = city_imagine,
    .veil = city_veil,
    .describe = city_describe,
    .write_position = city_write_position,
    .read_position = city_read_position,
};
