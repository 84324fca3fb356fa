/* What people are told: the sentences of all events. */
#include "games/city/events.h"

#include "core/places.h"
#include "games/city/roles.h"

const char *const city_type_names[CITY_TYPES] = {
    N_("residential"), N_("commercial"), N_("industrial"), N_("parks"), N_("mixed"),
};
const char *const city_square_names[2 * CITY_TYPES] = {
    N_("a residential zone"),  N_("a commercial zone"), N_("an industrial zone"),
    N_("a parks zone"),        N_("a mixed zone"),      N_("the cathedral"),
    N_("the shopping centre"), N_("the fire station"),  N_("the zoo"),
    N_("the police station"),
};

#define ROLE WORD("role", city_reason_names + CITY_FOR_ROLE)
#define TYPE(name) WORD(name, city_type_names)
#define SQUARE WORD("square", city_square_names)

const struct borgo_sentence city_sentences[CITY_EVENTS] = {
    [CITY_TOLD_ROLE] = {"role", N_("{seat} is dealt the role {role}"), .reveals = true, .place = {SEAT, ROLE}},
    [CITY_TOLD_SOME_ROLE] = {"some-role", N_("{seat} is dealt a role"), .reveals = true, .place = {SEAT}},
    [CITY_TOLD_KEEP] = {"keep", N_("{seat} keeps the role {role}"), .place = {SEAT, ROLE}},
    [CITY_TOLD_SOME_KEEP] = {"some-keep", N_("{seat} keeps a role"), .place = {SEAT}},
    [CITY_TOLD_PACKS] = {"packs", N_("The other roles are passed to the left"), .reveals = true},
    [CITY_TOLD_SQUARE] = {"square", N_("{seat} draws square {number}, {square}"), .reveals = true,
                          .place = {SEAT, NUMBER("number"), SQUARE}},
    [CITY_TOLD_SOME_SQUARE] = {"some-square", N_("{seat} draws a square"), .reveals = true, .place = {SEAT}},
    [CITY_TOLD_BUILDING] = {"building", N_("{seat} draws building {number} ({first}, {second})"), .reveals = true,
                            .place = {SEAT, NUMBER("number"), TYPE("first"), TYPE("second")}},
    [CITY_TOLD_SOME_BUILDING] = {"some-building", N_("{seat} draws a building"), .reveals = true, .place = {SEAT}},
    [CITY_TOLD_CHOICE] = {"choice", N_("{seat} chooses the role {role}"), .place = {SEAT, ROLE}},
    [CITY_TOLD_SOME_CHOICE] = {"some-choice", N_("{seat} has chosen a role"), .place = {SEAT}},
    [CITY_TOLD_REVEAL] = {"reveal", N_("{seat} plays the role {role} ({number})"), .reveals = true,
                          .place = {SEAT, ROLE, NUMBER("number")}},
    [CITY_TOLD_FIRST] = {"first", N_("{seat} is the first player"), .place = {SEAT}},
    [CITY_TOLD_DIRECTION] = {"direction", N_("{seat} lets the city grow to the {direction}"),
                             .place = {SEAT, WORD("direction", city_direction_words)}},
    [CITY_TOLD_ZONE] = {"zone", N_("{seat} lays {square} at {cell}"),
                        .place = {SEAT, SQUARE, CELL("cell"), NUMBER("number"), NUMBER("turns")}},
    [CITY_TOLD_POINTS] = {"points",
                          N2_("{seat} scores {points} point: {reason}", "{seat} scores {points} points: {reason}"),
                          .counted = 1, .counts = {.word = 2, .amount = 1},
                          .place = {SEAT, NUMBER("points"), WORD("reason", city_reason_names), CELL("cell")}},
    [CITY_TOLD_MARKER] = {"marker", N_("{seat}: the marker moves from {from} to {marker}"),
                          .place = {SEAT, NUMBER("from"), NUMBER("marker"), NUMBER("total")}},
    [CITY_TOLD_STARS] = {"stars",
                         N2_("{seat} gets {stars} star, the marker is at {marker}",
                             "{seat} gets {stars} stars, the marker is at {marker}"),
                         .counted = 1, .place = {SEAT, NUMBER("stars"), NUMBER("marker"), NUMBER("from"), NUMBER("total")}},
    [CITY_TOLD_BID] = {"bid", N_("{seat} puts a chip on {cell}"),
                       .place = {SEAT, CELL("cell"), NUMBER("chips"), NUMBER("left")}},
    [CITY_TOLD_OWNED] = {"owned", N2_("{seat} owns {zones} zone", "{seat} owns {zones} zones"), .counted = 1,
                         .place = {SEAT, NUMBER("zones")}},
    [CITY_TOLD_RAISE] = {"raise", N_("{seat} raises building {number} at {cell}, floor {floor}"),
                         .place = {SEAT, NUMBER("number"), CELL("cell"), NUMBER("floor"), CELL("beside")}},
    [CITY_TOLD_PASS] = {"pass", N_("{seat} can't build and passes"), .reveals = true, .place = {SEAT}},
    [CITY_TOLD_GOES_ON] = {"goes-on", N_("{seat} can't place any building now, but somebody else can"), .reveals = true,
                           .place = {SEAT}},
    [CITY_TOLD_PROTEST] = {"protest", N_("{seat} sends the Protester to {cell}"), .place = {SEAT, CELL("cell")}},
    [CITY_TOLD_RETAIN] = {"retain", N_("{seat} keeps building {number}"), .place = {SEAT, NUMBER("number")}},
    [CITY_TOLD_SOME_RETAIN] = {"some-retain", N_("{seat} keeps one of the two buildings"), .place = {SEAT}},
    [CITY_TOLD_RELOCATE] = {"relocate", N_("{seat} moves the zone at {from} to {to}"),
                            .place = {SEAT, CELL("from"), CELL("to"), NUMBER("number"), NUMBER("turns")}},
    [CITY_TOLD_SALVAGE] = {"salvage", N_("{seat} takes building {number} at {cell} from the city"),
                           .place = {SEAT, NUMBER("number"), CELL("cell"), NUMBER("floor"), CELL("beside")}},
    [CITY_TOLD_BANK] = {"bank", N_("{seat} puts a chip that came back on {cell}"), .place = {SEAT, CELL("cell")}},
    [CITY_TOLD_EXCHANGE] = {"exchange", N_("{seat} exchanges the chip on {mine} with that of {other} on {theirs}"),
                            .place = {SEAT, CELL("mine"), NAMED_SEAT("other"), CELL("theirs")}},
    [CITY_TOLD_DECLARE] = {"declare", N_("{seat} declares the type {type}"), .place = {SEAT, TYPE("type")}},
    [CITY_TOLD_DONE] = {"done", N_("{seat} has used the power of the role {role}"), .place = {SEAT, ROLE}},
    [CITY_TOLD_DISCARD] = {"discard", N_("{seat} discards building {number}"), .reveals = true,
                           .place = {SEAT, NUMBER("number")}},
    [CITY_TOLD_ROUND] = {"round", N_("Round {round} begins"), .place = {NUMBER("round")}},
    [CITY_TOLD_ROUNDS_END] = {"rounds-end", N_("{rounds} rounds have been played: the game ends"), .ends = true,
                              .place = {NUMBER("rounds")}},
    [CITY_TOLD_FINAL] = {"final",
                         N2_("{seat} has {stars} star, the marker is at {marker}",
                             "{seat} has {stars} stars, the marker is at {marker}"),
                         .counted = 1, .place = {SEAT, NUMBER("stars"), NUMBER("marker")}},
    [CITY_TOLD_WINNERS] = {"winners", N_("The game is over. Victory: {seats}"), .place = {SEATS}},
};
