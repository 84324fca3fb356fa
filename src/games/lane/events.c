/* What people are told: the sentences of all events. */
#include "core/places.h"
#include "games/lane/parts.h"

const char *const lane_colour_names[LANE_COLOURS + 1] = {
    N_("yellow"), N_("green"), N_("red"), N_("blue"), N_("violet"), "?",
};

const char *const lane_bonus_names[LANE_BONUSES] = {
    N_("tallest Houses, zone A1"), N_("tallest Houses, zone A2"),    N_("most Houses, zone B1"),
    N_("most Houses, zone B2"),    N_("largest group, whole board"),
};

#define COLOUR LETTERED("colour", lane_colour_names, LANE_COLOUR_LETTERS)

const struct borgo_sentence lane_sentences[LANE_EVENTS] = {
    [LANE_TOLD_FIRST] = {"first", N_("{seat} is the first player"), .reveals = true,
                         .place = {SEAT}},
    [LANE_TOLD_CARD] = {"card", N_("{seat} draws a {colour} card"), .reveals = true,
                        .place = {SEAT, COLOUR}},
    [LANE_TOLD_SOME_CARD] = {"some-card", N_("{seat} draws a card"), .reveals = true,
                             .place = {SEAT}},
    [LANE_TOLD_HOUSE] =
        {"house",
         N2_("{seat} builds a House at {plot}, storeys: {storeys}, and scores {points} point",
             "{seat} builds a House at {plot}, storeys: {storeys}, and scores {points} points"),
         .counted = 3, .counts = {N_("Houses"), .amount = 3},
         .place = {SEAT, NUMBER("storeys"), CELL("plot"), NUMBER("points"), COLOUR,
                   NUMBER("dots")}},
    [LANE_TOLD_PARK] = {"park", N_("{seat} lays out a Park at {plot} for a {colour} card"),
                        .place = {SEAT, CELL("plot"), COLOUR}},
    [LANE_TOLD_STOP] = {"stop", N_("{seat} stops building"), .place = {SEAT}},
    [LANE_TOLD_DRAW] = {"draw", N_("{seat} takes two cards instead of building"), .place = {SEAT}},
    [LANE_TOLD_DISCARD] = {"discard", N_("{seat} discards a {colour} card"),
                           .place = {SEAT, COLOUR}},
    [LANE_TOLD_SHUFFLE] =
        {"shuffle", N_("The deck is empty: the discards are shuffled into a new one of {cards}"),
         .reveals = true, .place = {NUMBER("cards")}},
    [LANE_TOLD_LAST_PIECES] = {"last-pieces",
                               N2_("{seat} has {pieces} piece left: this round is the last",
                                   "{seat} has {pieces} pieces left: this round is the last"),
                               .counted = 1, .ends = true, .place = {SEAT, NUMBER("pieces")}},
    [LANE_TOLD_ZONES_FULL] = {"zones-full",
                              N_("{seat} builds on the last free plot of the four zones"),
                              .ends = true, .place = {SEAT}},
    [LANE_TOLD_QUIET_END] = {"quiet-end", N_("Nobody has built for {rounds} rounds: the game ends"),
                             .ends = true, .place = {NUMBER("rounds")}},
    [LANE_TOLD_BONUS] = {"bonus", N_("Bonus ({bonus}): {seat} scores {points} points"),
                         .counts = {.word = 1, .amount = 2},
                         .place = {SEAT, WORD("bonus", lane_bonus_names), NUMBER("points"),
                                   NUMBER("place")}},
    [LANE_TOLD_FINAL] = {"final",
                         N2_("{seat} has {points} point in all",
                             "{seat} has {points} points in all"),
                         .counted = 1, .place = {SEAT, NUMBER("points"), NUMBER("cards")}},
    [LANE_TOLD_WINNERS] = {"winners", N_("The game is over. Victory: {seats}"), .place = {SEATS}},
};
