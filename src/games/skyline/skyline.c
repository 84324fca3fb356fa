/* Project Skyline: the game as the rest of Borgo knows it. */
#include "games/skyline/parts.h"

extern const char borgo_data_project_skyline_cards[];

const char *const sky_card_names[SKY_KINDS + 1] = {
    "-",
    N_("roll the white die again"),
    N_("advance the pawn of the richest player"),
    N_("aid for the poorest player"),
    N_("income by the dice"),
    N_("tax a player"),
    N_("pay taxes"),
    N_("a skyscraper returns to the reserve"),
    N_("swap a building with an opponent"),
    N_("place a floor"),
    N_("swap buildings of two opponents"),
    N_("move an own building"),
    N_("remove any building of one or two floors"),
    N_("remove an own building"),
};

static const char *const building_names[SKY_SKYSCRAPER] = {
    N_("a building of one floor"),
    N_("a building of two floors"),
    N_("a skyscraper"),
};

#define PLACE(name, type, words)                                                                                           \
    {                                                                                                                      \
        name, type, words                                                                                                  \
    }
#define SEAT PLACE("seat", BORGO_SEAT, NULL)
#define OWNER PLACE("owner", BORGO_SEAT, NULL)
#define CELL PLACE("cell", BORGO_CELL, NULL)
#define NUMBER(name) PLACE(name, BORGO_NUMBER, NULL)

static const struct borgo_sentence sentences[SKY_EVENTS] = {
    [SKY_TOLD_FIRST] = {"first", N_("{seat} is the first player"), .reveals = true, .place = {SEAT}},
    [SKY_TOLD_START] = {"start", N_("{seat} starts on action space {space}"), .place = {SEAT, NUMBER("space")}},
    [SKY_TOLD_TOWER] = {"tower", N_("{seat} puts a skyscraper on {cell}"), .place = {SEAT, CELL}},
    [SKY_TOLD_FLOOR] = {"floor", N_("{seat} puts a floor on {cell}"), .place = {SEAT, CELL}},
    [SKY_TOLD_ARCHITECT] = {"architect", N_("{seat} puts the architect on {cell} and has the first turn"),
                            .place = {SEAT, CELL}},
    [SKY_TOLD_ROLL] = {"roll", N_("{seat} rolls {white} with the white die and {black} with the black one"),
                       .reveals = true, .place = {SEAT, NUMBER("white"), NUMBER("black")}},
    [SKY_TOLD_DIE] = {"die", N_("{seat} rolls {white} with the white die"), .reveals = true,
                      .place = {SEAT, NUMBER("white")}},
    [SKY_TOLD_PAWN] = {"pawn", N_("The pawn of {seat} moves to street space {space}"), .place = {SEAT, NUMBER("space")}},
    [SKY_TOLD_RENT] = {"rent", N_("{seat} pays {owner} a rent of {rent} for the group at {cell}"),
                       .place = {SEAT, OWNER, NUMBER("rent"), CELL}},
    [SKY_TOLD_NOTHING] = {"nothing", N_("{seat} can build nothing at a distance of {black} from the architect"),
                          .place = {SEAT, NUMBER("black")}},
    [SKY_TOLD_PASS] = {"pass", N_("{seat} builds nothing"), .place = {SEAT}},
    [SKY_TOLD_BUILD] = {"build", N_("{seat} builds a floor on {cell}"), .place = {SEAT, CELL}},
    [SKY_TOLD_GROW] = {"grow", N_("The building of {seat} on {cell} grows to {floors} floors"),
                       .place = {SEAT, CELL, NUMBER("floors")}},
    [SKY_TOLD_MERGE] = {"merge", N_("{seat} moves it onto the own building on {cell}: three floors"),
                        .place = {SEAT, CELL}},
    [SKY_TOLD_DEMOLISH] = {"demolish",
                           N2_("{seat} demolishes the building of {owner} on {cell}: {floors} floor goes back",
                               "{seat} demolishes the building of {owner} on {cell}: {floors} floors go back"),
                           .counted = 3, .place = {SEAT, OWNER, CELL, NUMBER("floors")}},
    [SKY_TOLD_SKYSCRAPER] = {"skyscraper", N_("{seat} has a new skyscraper on {cell}: {built} of {all}"),
                             .place = {SEAT, CELL, NUMBER("built"), NUMBER("all")}},
    [SKY_TOLD_CARD] = {"card", N_("{seat} draws action card {kind}: {card}"), .reveals = true,
                       .place = {SEAT, NUMBER("kind"), PLACE("card", BORGO_WORD, sky_card_names)}},
    [SKY_TOLD_CARD_LEAVES] = {"card-leaves", N_("With two players this card leaves the game: {seat} draws another"),
                              .place = {SEAT}},
    [SKY_TOLD_CARD_IDLE] = {"card-idle", N_("Nothing on the board fits the card: {seat} has nothing to do"),
                            .place = {SEAT}},
    [SKY_TOLD_INCOME] = {"income", N_("{seat} gets {amount} from the bank"), .place = {SEAT, NUMBER("amount")}},
    [SKY_TOLD_TAX] = {"tax", N_("{seat} pays the bank a tax of {amount}"), .place = {SEAT, NUMBER("amount")}},
    [SKY_TOLD_RETURN] = {"return", N_("{seat} takes {building} of {owner} off {cell}: back to the reserve"),
                         .place = {SEAT, OWNER, CELL, PLACE("building", BORGO_WORD, building_names)}},
    [SKY_TOLD_SWAP] = {"swap", N_("{seat} swaps the buildings on {one} and {other}"),
                       .place = {SEAT, PLACE("one", BORGO_CELL, NULL), PLACE("other", BORGO_CELL, NULL)}},
    [SKY_TOLD_MOVE] = {"move", N_("{seat} moves the building on {from} to {to}"),
                       .place = {SEAT, PLACE("from", BORGO_CELL, NULL), PLACE("to", BORGO_CELL, NULL)}},
    [SKY_TOLD_ALL_BUILT] = {"all-built", N_("{seat} has all {all} skyscrapers on the board: the game ends"), .ends = true,
                            .place = {SEAT, NUMBER("all")}},
    [SKY_TOLD_BANKRUPT] = {"bankrupt",
                           N_("{seat} owes {owner} a rent of {rent} for the group at {cell} and can't pay: the game ends"),
                           .ends = true, .place = {SEAT, OWNER, NUMBER("rent"), CELL}},
    [SKY_TOLD_OUT_OF_TURNS] = {"out-of-turns", N_("{turns} turns have been played: the game ends"), .ends = true,
                               .place = {NUMBER("turns")}},
    [SKY_TOLD_BONUS] = {"bonus",
                        N2_("{seat} gets a bonus of {amount} for {count} skyscraper",
                            "{seat} gets a bonus of {amount} for {count} skyscrapers"),
                        .counted = 2, .place = {SEAT, NUMBER("amount"), NUMBER("count")}},
    [SKY_TOLD_DEBT] = {"debt", N_("{seat} pays {owner} {paid} of the debt"), .place = {SEAT, OWNER, NUMBER("paid")}},
    [SKY_TOLD_BANK_PAYS] = {"bank-pays", N_("The bank pays {seat} the {amount} still missing"),
                            .place = {SEAT, NUMBER("amount")}},
    [SKY_TOLD_FINAL] = {"final", N_("{seat} has {money} in all"), .place = {SEAT, NUMBER("money")}},
    [SKY_TOLD_WINNERS] = {"winners", N_("The game is over. Victory: {seats}"), .place = {{"seats", BORGO_NAMES, NULL}}},
};

const struct borgo_game borgo_skyline = {
    .name = "project-skyline",
    .title = "Project Skyline",
    .author = "Jung Je Ho",
    .summary = N_("Build floors, let them grow over the opponents' into skyscrapers, and collect rent from every pawn "
                  "that stops beside them."),
    .players = {2, 3, 4},
    .edition = {{"project-skyline", "Project Skyline", NULL}},
    .option = {{"start",
                N_("where the pawns start: together, or each on an action space of its own choice"),
                {"together", "free"}},
               {"expert",
                N_("the variant for experienced players: a grown building may merge with an own one"),
                {"off", "on"}},
               {"first", N_("who begins"), {"random", "0", "1", "2", "3"}}},
    .data = {{"cards", "project-skyline-cards.txt", borgo_data_project_skyline_cards}},
    .sentences = sentences,
    .sentence_count = SKY_EVENTS,
    .box_size = sizeof(struct sky_box),
    .state_size = sizeof(struct sky_state),
    .margin = 60000,
    .horizon = 4,
    .max_moves = SKY_MAX_MOVES,
    .setup = sky_setup,
    .start = sky_start,
    .to_act = sky_to_act,
    .moves = sky_moves,
    .chance = sky_chance,
    .deal = sky_deal,
    .play = sky_play,
    .scores = sky_scores,
    .result = sky_result,
    .hide = sky_hide,
    .imagine = sky_imagine,
    .veil = sky_veil,
    .write_move = sky_write_move,
    .write_position = sky_write_position,
    .read_position = sky_read_position,
    .write_view = sky_write_view,
    .draw = sky_draw,
    .evaluate = sky_evaluate,
};

_Static_assert(sizeof(struct sky_state) <= 256, "a state is copied often");
