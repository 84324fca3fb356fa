/* What people are told: the sentences of all events. */
#include "core/places.h"
#include "games/shibuya/way.h"

const char *const shibuya_by_words[SHIBUYA_BY_BOTH + 1] = {"colour", "shape", "both"};
/* What all squares of a walk show: in French and Italian they agree with the word for squares. */
const char *const shibuya_over_words[4] = {N_("black"), N_("white"), N_("rounded"), N_("angular")};
/* Where a pedestrian stood before its walk. */
static const char *const from_words[] = {"outside", "street"};

#define WAY                                                                                        \
    NUMBER("steps"), WORD("by", shibuya_by_words), WORD("over", shibuya_over_words),               \
        WORD("from", from_words)

const struct borgo_sentence shibuya_sentences[SHIBUYA_EVENTS] = {
    [SHIBUYA_TOLD_FIRST] = {"first", N_("{seat} is the first player"), .reveals = true,
                            .place = {SEAT}},
    [SHIBUYA_TOLD_TILE] = {"tile", N_("{seat} turns up tile {tile}"), .reveals = true,
                           .place = {SEAT, NUMBER("tile")}},
    [SHIBUYA_TOLD_PLACE] = {"place",
                            N2_("{seat} lays tile {tile} at {cell} with {turns} quarter turn",
                                "{seat} lays tile {tile} at {cell} with {turns} quarter turns"),
                            .counted = 3,
                            .place = {SEAT, NUMBER("tile"), CELL("cell"), NUMBER("turns")}},
    [SHIBUYA_TOLD_CROSSING] =
        {"crossing", N_("The street is complete: the Crossing part begins, {seat} starts"),
         .place = {SEAT}},
    [SHIBUYA_TOLD_WALK] =
        {"walk",
         N2_("{seat} walks {pedestrian} to {square}: {steps} square",
             "{seat} walks {pedestrian} to {square}: {steps} squares, all {over}"),
         .counted = 3,
         .place = {SEAT, NOTATION("pedestrian", shibuya_pedestrian_names), CELL("square"), WAY},
         .cells = "path"},
    [SHIBUYA_TOLD_HOME] =
        {"home",
         N2_("{seat} brings {pedestrian} onto goal {goal}: {home} of its colour is home",
             "{seat} brings {pedestrian} onto goal {goal}: {home} of its colour are home"),
         .counted = 3,
         .place = {SEAT, NOTATION("pedestrian", shibuya_pedestrian_names),
                   NOTATION("goal", shibuya_goal_names), NUMBER("home"), WAY},
         .cells = "path"},
    [SHIBUYA_TOLD_BUILD] = {"build", N_("{seat} builds: a tile comes up"), .place = {SEAT}},
    [SHIBUYA_TOLD_PASS] = {"pass", N_("{seat} can do nothing and passes"), .place = {SEAT}},
    [SHIBUYA_TOLD_ENOUGH_END] = {"enough-end",
                                 N_("{home} pedestrians of one colour are home: the game ends"),
                                 .ends = true, .place = {NUMBER("home")}},
    [SHIBUYA_TOLD_LEAD_END] =
        {"lead-end",
         N_("One colour has {lead} more pedestrians home than the other: the game ends"),
         .ends = true, .place = {NUMBER("lead")}},
    [SHIBUYA_TOLD_PASSES_END] = {"passes-end", N_("Nobody can do anything: the game ends"),
                                 .ends = true},
    [SHIBUYA_TOLD_QUIET_END] =
        {"quiet-end", N_("For {turns} turns no tile was laid and nobody got home: the game ends"),
         .ends = true, .place = {NUMBER("turns")}},
    [SHIBUYA_TOLD_REPEATED_END] = {"repeated-end",
                                   N_("The same position for the third time: the game ends"),
                                   .ends = true},
    [SHIBUYA_TOLD_FINAL] = {"final", N_("Pedestrians home: red {red}, blue {blue}"),
                            .place = {NUMBER("red"), NUMBER("blue")}},
    [SHIBUYA_TOLD_WINNERS] = {"winners", N_("The game is over. Victory: {seats}"),
                              .place = {SEATS}},
    [SHIBUYA_TOLD_DRAW] = {"draw", N_("The game is over. It is a draw")},
};
