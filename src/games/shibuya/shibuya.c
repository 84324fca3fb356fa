/* Shibuya: the game as the rest of Borgo knows it. */
#include "games/shibuya/show.h"

extern const char borgo_data_shibuya_tiles[];

#define EIGHT(name) name "0", name "1", name "2", name "3", name "4", name "5", name "6", name "7"
#define OUTSIDE(colour) EIGHT(colour "N"), EIGHT(colour "E"), EIGHT(colour "S"), EIGHT(colour "W")

/* Names in the notation's letters: `N4`, and with a pedestrian's colour `rS3`. */
static const char *const goal_names[SHIBUYA_EDGES * SHIBUYA_SIDE] = {OUTSIDE("")};
static const char *const pedestrian_names[2 * SHIBUYA_EDGES * SHIBUYA_SIDE] = {OUTSIDE("r"), OUTSIDE("b")};

#define SEAT                                                                                                               \
    {                                                                                                                      \
        "seat", BORGO_SEAT, NULL                                                                                           \
    }
#define PEDESTRIAN                                                                                                         \
    {                                                                                                                      \
        "pedestrian", BORGO_NOTATION, pedestrian_names                                                                     \
    }
#define CELL(name)                                                                                                         \
    {                                                                                                                      \
        name, BORGO_CELL, NULL                                                                                             \
    }
#define NUMBER(name)                                                                                                       \
    {                                                                                                                      \
        name, BORGO_NUMBER, NULL                                                                                           \
    }

#define WORD(name, words)                                                                                                  \
    {                                                                                                                      \
        name, BORGO_WORD, words                                                                                            \
    }
#define WAY NUMBER("steps"), WORD("by", shibuya_by_words), WORD("over", shibuya_over_words), WORD("from", from_words)

/* Where a pedestrian stood before its walk. */
static const char *const from_words[] = {"outside", "street"};

static const struct borgo_sentence sentences[SHIBUYA_EVENTS] = {
    [SHIBUYA_TOLD_FIRST] = {"first", N_("{seat} is the first player"), .reveals = true, .place = {SEAT}},
    [SHIBUYA_TOLD_TILE] = {"tile", N_("{seat} turns up tile {tile}"), .reveals = true, .place = {SEAT, NUMBER("tile")}},
    [SHIBUYA_TOLD_PLACE] = {"place",
                            N2_("{seat} lays tile {tile} at {cell} with {turns} quarter turn",
                                "{seat} lays tile {tile} at {cell} with {turns} quarter turns"),
                            .counted = 3, .place = {SEAT, NUMBER("tile"), CELL("cell"), NUMBER("turns")}},
    [SHIBUYA_TOLD_CROSSING] = {"crossing", N_("The street is complete: the Crossing part begins, {seat} starts"),
                               .place = {SEAT}},
    [SHIBUYA_TOLD_WALK] = {"walk",
                           N2_("{seat} walks {pedestrian} to {square}: {steps} square",
                               "{seat} walks {pedestrian} to {square}: {steps} squares, all {over}"),
                           .counted = 3, .place = {SEAT, PEDESTRIAN, CELL("square"), WAY}, .cells = "path"},
    [SHIBUYA_TOLD_HOME] = {"home",
                           N2_("{seat} brings {pedestrian} onto goal {goal}: {home} of its colour is home",
                               "{seat} brings {pedestrian} onto goal {goal}: {home} of its colour are home"),
                           .counted = 3,
                           .place = {SEAT, PEDESTRIAN, {"goal", BORGO_NOTATION, goal_names}, NUMBER("home"), WAY},
                           .cells = "path"},
    [SHIBUYA_TOLD_BUILD] = {"build", N_("{seat} builds: a tile comes up"), .place = {SEAT}},
    [SHIBUYA_TOLD_PASS] = {"pass", N_("{seat} can do nothing and passes"), .place = {SEAT}},
    [SHIBUYA_TOLD_ENOUGH_END] = {"enough-end", N_("{home} pedestrians of one colour are home: the game ends"), .ends = true,
                                 .place = {NUMBER("home")}},
    [SHIBUYA_TOLD_LEAD_END] = {"lead-end", N_("One colour has {lead} more pedestrians home than the other: the game ends"),
                               .ends = true, .place = {NUMBER("lead")}},
    [SHIBUYA_TOLD_PASSES_END] = {"passes-end", N_("Nobody can do anything: the game ends"), .ends = true},
    [SHIBUYA_TOLD_QUIET_END] = {"quiet-end", N_("For {turns} turns no tile was laid and nobody got home: the game ends"),
                                .ends = true, .place = {NUMBER("turns")}},
    [SHIBUYA_TOLD_REPEATED_END] = {"repeated-end", N_("The same position for the third time: the game ends"), .ends = true},
    [SHIBUYA_TOLD_FINAL] = {"final", N_("Pedestrians home: red {red}, blue {blue}"),
                            .place = {NUMBER("red"), NUMBER("blue")}},
    [SHIBUYA_TOLD_WINNERS] = {"winners", N_("The game is over. Victory: {seats}"), .place = {{"seats", BORGO_NAMES, NULL}}},
    [SHIBUYA_TOLD_DRAW] = {"draw", N_("The game is over. It is a draw")},
};

static const struct borgo_form forms[SHIBUYA_KINDS] = {
    [SHIBUYA_MOVE_FIRST] = {"first", 1, {"first", N_("first player: {seat}"), .place = {SEAT}}},
    [SHIBUYA_MOVE_TILE] = {"tile", 1, {"tile", N_("tile {tile} comes up"), .place = {NUMBER("tile")}}},
    [SHIBUYA_MOVE_PLACE] = {"place",
                            2,
                            {"place",
                             N2_("lay tile {tile} at {cell} with {turns} quarter turn",
                                 "lay tile {tile} at {cell} with {turns} quarter turns"),
                             .counted = 1, .place = {CELL("cell"), NUMBER("turns"), NUMBER("tile")}}},
    [SHIBUYA_WALK] = {"walk", 2, {"walk", N_("walk {pedestrian} to {square}"), .place = {PEDESTRIAN, CELL("square")}}},
    [SHIBUYA_BUILD] = {"build", 0, {"build", N_("build: turn up a tile and lay it")}},
    [SHIBUYA_PASS] = {"pass", 0, {"pass", N_("pass: nothing can be done")}},
    [SHIBUYA_GO_HOME] = {"walk",
                         2,
                         {"home", N_("bring {pedestrian} onto goal {goal}"),
                          .place = {PEDESTRIAN, {"goal", BORGO_NOTATION, goal_names}}}},
};

/* The order of the stack is the only secret, and a state doesn't hold it: it holds which tiles are left. So everybody
 * sees all of a state and of a move, and there is nothing to imagine. */
static void hide(const void *box, void *state, unsigned seat)
{
    (void)box, (void)state, (void)seat;
}

static void imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng)
{
    (void)box, (void)state, (void)seat, (void)rng;
}

static borgo_move veil(const void *box, unsigned actor, borgo_move move, unsigned viewer)
{
    (void)box, (void)actor, (void)viewer;
    return move;
}

const struct borgo_letter shibuya_letters[] = {
    {'r', N_("small letter of red")},
    {'b', N_("small letter of blue")},
    {'N', N_("capital letter of north")},
    {'E', N_("capital letter of east")},
    {'S', N_("capital letter of south")},
    {'W', N_("capital letter of west")},
    {0},
};

static const struct borgo_show show = {
    .write_board = shibuya_write_board,
    .write_view = shibuya_write_view,
    .write_standings = shibuya_write_standings,
    .write_about = shibuya_write_about,
    .draw = shibuya_draw,
};

const struct borgo_game borgo_shibuya = {
    .name = "shibuya",
    .title = "Shibuya",
    .author = "Yusuke Sato",
    .summary = N_("Lay a street of black and white, circles and squares, then be the first to walk your pedestrians across "
                  "it, one trait at a time."),
    .players = {2, 4},
    .rules = 1,
    .edition = {{"shibuya", "Shibuya", NULL}},
    .option = {{"goal",
                N_("when a goal can be entered: if the walk may stop before it, or also if it only comes through there"),
                {"stop", "through"}},
               {"construction",
                N_("whether the street is laid before the Crossing; with off 4 home win instead of 6"),
                {"on", "off"}},
               {"first", N_("who begins"), {"random", "0", "1", "2", "3"}}},
    .data = {{"tiles", "shibuya-tiles.txt", borgo_data_shibuya_tiles}},
    .sentences = sentences,
    .sentence_count = SHIBUYA_EVENTS,
    .letters = shibuya_letters,
    .forms = forms,
    .form_count = SHIBUYA_KINDS,
    .show = &show,
    .box_size = sizeof(struct shibuya_box),
    .state_size = sizeof(struct shibuya_state),
    .weight = {[SHIBUYA_W_HOME] = {"home", 298},
               [SHIBUYA_W_LEAD] = {"lead", 280},
               [SHIBUYA_W_LATE] = {"late", 359},
               [SHIBUYA_W_AHEAD] = {"ahead", 503},
               [SHIBUYA_W_ONE] = {"one", 658},
               [SHIBUYA_W_TWO] = {"two", 410},
               [SHIBUYA_W_THREE] = {"three", 180},
               [SHIBUYA_W_FOUR] = {"four", 107},
               [SHIBUYA_W_FADE] = {"fade", 25},
               [SHIBUYA_W_STEP] = {"step", 30},
               [SHIBUYA_W_GOALS] = {"goals", 84},
               [SHIBUYA_W_SPACE] = {"space", 22},
               [SHIBUYA_W_TEMPO] = {"tempo", 91},
               [SHIBUYA_W_GOES] = {"goes", 273},
               [SHIBUYA_W_THREAT] = {"threat", 801},
               [SHIBUYA_W_TILE] = {"tile", 519}},
    .margin = 1250,
    .blur = 220,
    .reads = true,
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
    .hide = hide,
    .imagine = imagine,
    .veil = veil,
    .describe = shibuya_describe,
    .write_position = shibuya_write_position,
    .read_position = shibuya_read_position,
    .evaluate = shibuya_evaluate,
    .estimate = shibuya_estimate,
};
