/* Sunrise City as the contract wants it: one struct of hooks. */
#include "games/city/events.h"
#include "games/city/hooks.h"

extern const char borgo_data_sunrise_city_squares[];
extern const char borgo_data_sunrise_city_buildings[];

_Static_assert(sizeof(struct city_state) <= BORGO_MAX_STATE, "the state is one small block");
_Static_assert((int)CITY_MAX_MOVES <= (int)BORGO_MAX_MOVES, "every list of moves fits");

const struct borgo_letter city_letters[] = {
    {'R', N_("letter of residential")}, {'C', N_("letter of commercial")},
    {'I', N_("letter of industrial")},  {'P', N_("letter of parks")},
    {'M', N_("letter of mixed")},       {'n', N_("small letter of north")},
    {'e', N_("small letter of east")},  {'s', N_("small letter of south")},
    {'w', N_("small letter of west")},  {0},
};

static const struct borgo_show show = {
    .write_board = city_write_board,
    .write_view = city_write_view,
    .write_standings = city_write_standings,
    .draw = city_draw,
};

const struct borgo_game borgo_city = {
    .name = "sunrise-city",
    .title = "Sunrise City",
    .author = "Isaias Vallejo",
    .summary =
        N_("Found a city on an open plane: lay zones, bid for them, and raise buildings floor upon floor, each round "
           "with another role."),
    .players = {2, 3, 4},
    .rules = 2,
    .edition = {{"sunrise-city", "Sunrise City", NULL}},
    .option = {{"auction", N_("chips placed in each turn of the bidding"), {"one", "two"}},
               {"points",
                N_("how the points of one placement move the marker: all at once, or each kind by itself"),
                {"together", "apart"}}},
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
    .weight = {[CITY_W_BEFORE] = {"before", 18},
               [CITY_W_OPEN] = {"open", 79},
               [CITY_W_FREE] = {"free", 21},
               [CITY_W_THEIRS] = {"theirs", 21},
               [CITY_W_LATER] = {"later", 73},
               [CITY_W_STUCK] = {"stuck", 8},
               [CITY_W_PLANS] = {"plans", 60},
               [CITY_W_SQUARE] = {"square", 65},
               [CITY_W_LANDING] = {"landing", 61},
               [CITY_W_KEEP] = {"keep", 73},
               [CITY_W_INCOME] = {"income", 106},
               [CITY_W_LOBBY] = {"lobby", 73},
               [CITY_W_LAST] = {"last", 51},
               [CITY_W_TEMPO] = {"tempo", 58}},
    .margin = CITY_MARGIN,
    .blur = 120,
    .horizon = 8,
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
    .evaluate = city_evaluate,
    .estimate = city_estimate,
};
