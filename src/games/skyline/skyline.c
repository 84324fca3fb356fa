/* Project Skyline: the game as the rest of Borgo knows it. */
#include "games/skyline/show.h"

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

#define FROM PLACE("from", BORGO_CELL, NULL)
/* Where the architect stood before; where he goes is the event's last cell. */
#define ARCHITECT PLACE("architect", BORGO_CELL, NULL)
/* Who drew the card. */
#define DRAWER PLACE("drawer", BORGO_SEAT, NULL)
/* How many buildings of one floor, of two, and skyscrapers a rent counts. */
#define GROUP NUMBER("ones"), NUMBER("twos"), NUMBER("skyscrapers")

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
    [SKY_TOLD_PAWN] = {"pawn", N_("The pawn of {seat} moves to street space {space}"),
                       .place = {SEAT, NUMBER("space"), NUMBER("from"), NUMBER("steps"), PLACE("mover", BORGO_SEAT, NULL)}},
    [SKY_TOLD_RENT] = {"rent", N_("{seat} pays {owner} a rent of {rent} for the group at {cell}"),
                       .counts = {N_("rents"), .amount = 2, .paid = true},
                       .place = {SEAT, OWNER, NUMBER("rent"), CELL, GROUP}, .cells = "group"},
    [SKY_TOLD_NOTHING] = {"nothing", N_("{seat} can build nothing at a distance of {black} from the architect"),
                          .place = {SEAT, NUMBER("black"), ARCHITECT}, .cells = "reach"},
    [SKY_TOLD_PASS] = {"pass", N_("{seat} builds nothing"), .place = {SEAT}},
    [SKY_TOLD_BUILD] = {"build", N_("{seat} builds a floor on {cell}"), .place = {SEAT, CELL, ARCHITECT}, .cells = "path"},
    [SKY_TOLD_GROW] = {"grow", N_("The building of {seat} on {cell} grows to {floors} floors"),
                       .place = {SEAT, CELL, NUMBER("floors"), ARCHITECT}, .cells = "path"},
    [SKY_TOLD_MERGE] = {"merge", N_("{seat} moves it onto the own building on {cell}: three floors"),
                        .place = {SEAT, CELL, FROM}, .cells = "path"},
    [SKY_TOLD_DEMOLISH] = {"demolish",
                           N2_("{seat} demolishes the building of {owner} on {cell}: {floors} floor goes back",
                               "{seat} demolishes the building of {owner} on {cell}: {floors} floors go back"),
                           .counted = 3, .place = {SEAT, OWNER, CELL, NUMBER("floors"), FROM}, .cells = "path"},
    [SKY_TOLD_SKYSCRAPER] = {"skyscraper", N_("{seat} has a new skyscraper on {cell}: {built} of {all}"),
                             .place = {SEAT, CELL, NUMBER("built"), NUMBER("all")}},
    [SKY_TOLD_CARD] = {"card", N_("{seat} draws action card {kind}: {card}"), .reveals = true,
                       .place = {SEAT, NUMBER("kind"), PLACE("card", BORGO_WORD, sky_card_names)}},
    [SKY_TOLD_CARD_LEAVES] = {"card-leaves", N_("With two players this card leaves the game: {seat} draws another"),
                              .place = {SEAT}},
    [SKY_TOLD_CARD_IDLE] = {"card-idle", N_("Nothing on the board fits the card: {seat} has nothing to do"),
                            .place = {SEAT, NUMBER("kind"), PLACE("card", BORGO_WORD, sky_card_names)}},
    [SKY_TOLD_INCOME] = {"income", N_("{seat} gets {amount} from the bank"),
                         .counts = {N_("income and taxes"), .amount = 1},
                         .place = {SEAT, NUMBER("amount"), DRAWER, NUMBER("kind")}},
    [SKY_TOLD_TAX] = {"tax", N_("{seat} pays the bank a tax of {amount}"),
                      .counts = {N_("income and taxes"), .amount = 1, .paid = true},
                      .place = {SEAT, NUMBER("amount"), DRAWER, NUMBER("kind")}},
    [SKY_TOLD_RETURN] = {"return", N_("{seat} takes {building} of {owner} off {cell}: back to the reserve"),
                         .place = {SEAT, OWNER, CELL, PLACE("building", BORGO_WORD, building_names)}},
    [SKY_TOLD_SWAP] = {"swap", N_("{seat} swaps the buildings on {one} and {other}"),
                       .place = {SEAT, PLACE("one", BORGO_CELL, NULL), PLACE("other", BORGO_CELL, NULL), OWNER,
                                 NUMBER("floors"), PLACE("other_owner", BORGO_SEAT, NULL), NUMBER("other_floors")}},
    [SKY_TOLD_MOVE] = {"move", N_("{seat} moves the building on {from} to {to}"),
                       .place = {SEAT, FROM, PLACE("to", BORGO_CELL, NULL), NUMBER("floors")}},
    [SKY_TOLD_ALL_BUILT] = {"all-built", N_("{seat} has all {all} skyscrapers on the board: the game ends"), .ends = true,
                            .place = {SEAT, NUMBER("all")}},
    [SKY_TOLD_BANKRUPT] = {"bankrupt",
                           N_("{seat} owes {owner} a rent of {rent} for the group at {cell} and can't pay: the game ends"),
                           .ends = true, .place = {SEAT, OWNER, NUMBER("rent"), CELL, GROUP}, .cells = "group"},
    [SKY_TOLD_OUT_OF_TURNS] = {"out-of-turns", N_("{turns} turns have been played: the game ends"), .ends = true,
                               .place = {NUMBER("turns")}},
    [SKY_TOLD_BONUS] = {"bonus",
                        N2_("{seat} gets a bonus of {amount} for {count} skyscraper",
                            "{seat} gets a bonus of {amount} for {count} skyscrapers"),
                        .counted = 2, .counts = {N_("skyscrapers"), .amount = 1},
                        .place = {SEAT, NUMBER("amount"), NUMBER("count")}, .cells = "skyscrapers"},
    [SKY_TOLD_DEBT] = {"debt", N_("{seat} pays {owner} {paid} of the debt"),
                       .counts = {N_("rents"), .amount = 2, .paid = true},
                       .place = {SEAT, OWNER, NUMBER("paid"), NUMBER("rent")}},
    [SKY_TOLD_BANK_PAYS] = {"bank-pays", N_("The bank pays {seat} the {amount} still missing"),
                            .counts = {N_("rents"), .amount = 1}, .place = {SEAT, NUMBER("amount")}},
    [SKY_TOLD_FINAL] = {"final", N_("{seat} has {money} in all"), .place = {SEAT, NUMBER("money")}},
    [SKY_TOLD_WINNERS] = {"winners", N_("The game is over. Victory: {seats}"), .place = {{"seats", BORGO_NAMES, NULL}}},
};

#define NAMED_CELL(name) PLACE(name, BORGO_CELL, NULL)

static const struct borgo_form forms[SKY_MOVES] = {
    [SKY_MOVE_FIRST] = {"first", 1, {"first", N_("first player: {seat}"), .place = {SEAT}}},
    [SKY_MOVE_START] = {"start", 1, {"start", N_("start on action space {space}"), .place = {NUMBER("space")}}},
    [SKY_MOVE_TOWER] = {"tower", 1, {"tower", N_("put a skyscraper on {cell}"), .place = {CELL}}},
    [SKY_MOVE_FLOOR] = {"floor", 1, {"floor", N_("put a floor on {cell}"), .place = {CELL}}},
    [SKY_MOVE_DICE] = {"dice",
                       2,
                       {"dice", N_("white die {white}, black die {black}"), .place = {NUMBER("white"), NUMBER("black")}}},
    [SKY_MOVE_DIE] = {"die", 1, {"die", N_("white die {white}"), .place = {NUMBER("white")}}},
    [SKY_MOVE_CARD] = {"card",
                       1,
                       {"card", N_("action card {number}: {card}"),
                        .place = {NUMBER("number"), PLACE("card", BORGO_WORD, sky_card_names)}}},
    [SKY_MOVE_BUILD] = {"build", 1, {"build", N_("build a floor on {cell}"), .place = {CELL}}},
    [SKY_MOVE_GROW] = {"grow",
                       2,
                       {"grow", N_("let the building on {cell} grow and demolish the one on {target}"),
                        .place = {CELL, NAMED_CELL("target")}}},
    [SKY_MOVE_MERGE] = {"grow",
                        3,
                        {"merge",
                         N_("let the building on {cell} grow, merge it with the one on {through} and demolish the one on "
                            "{target}"),
                         .place = {CELL, NAMED_CELL("through"), NAMED_CELL("target")}}},
    [SKY_MOVE_ADVANCE] = {"advance",
                          2,
                          {"advance",
                           N2_("advance the pawn of {seat} by {steps} space",
                               "advance the pawn of {seat} by {steps} spaces"),
                           .counted = 1, .place = {SEAT, NUMBER("steps")}}},
    [SKY_MOVE_TAX] = {"tax", 1, {"tax", N_("let {seat} pay the tax"), .place = {SEAT}}},
    [SKY_MOVE_RETURN] = {"return", 1, {"return", N_("send the skyscraper on {cell} back to the reserve"), .place = {CELL}}},
    [SKY_MOVE_SWAP] = {"swap",
                       2,
                       {"swap", N_("swap the buildings on {one} and {other}"),
                        .place = {NAMED_CELL("one"), NAMED_CELL("other")}}},
    [SKY_MOVE_MOVE] =
        {"move", 2, {"move", N_("move the building on {from} to {to}"), .place = {NAMED_CELL("from"), NAMED_CELL("to")}}},
    [SKY_MOVE_REMOVE] = {"remove", 1, {"remove", N_("remove the building on {cell}"), .place = {CELL}}},
    [SKY_MOVE_PASS] = {"pass", 0, {"pass", N_("pass: nothing can be built")}},
};

static const struct borgo_show show = {
    .write_board = sky_write_board,
    .write_view = sky_write_view,
    .write_standings = sky_write_standings,
    .write_about = sky_write_about,
    .draw = sky_draw,
};

const struct borgo_game borgo_skyline = {
    .name = "project-skyline",
    .title = "Project Skyline",
    .author = "Jung Je Ho",
    .summary = N_("Build floors, let them grow over the opponents' into skyscrapers, and collect rent from every pawn "
                  "that stops beside them."),
    .players = {2, 3, 4},
    .rules = 2,
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
    .forms = forms,
    .form_count = SKY_MOVES,
    .show = &show,
    .box_size = sizeof(struct sky_box),
    .state_size = sizeof(struct sky_state),
    .weight = {[SKY_W_CASH] = {"cash", 147},
               [SKY_W_SURVIVAL] = {"survival", 195},
               [SKY_W_SKYSCRAPER] = {"skyscraper", 381},
               [SKY_W_SKYSCRAPERS] = {"skyscrapers", 244},
               [SKY_W_ONE] = {"one", 33},
               [SKY_W_TWO] = {"two", 496},
               [SKY_W_SOON] = {"soon", 143},
               [SKY_W_RENT] = {"rent", 739},
               [SKY_W_RUIN] = {"ruin", 542},
               [SKY_W_PRESSURE] = {"pressure", 1150},
               [SKY_W_GROUP] = {"group", 50},
               [SKY_W_HUNTER] = {"hunter", 34},
               [SKY_W_STRIKE] = {"strike", 107},
               [SKY_W_SMALL_STRIKE] = {"small-strike", 109},
               [SKY_W_STRIKE_NOW] = {"strike-now", 24},
               [SKY_W_TEMPO] = {"tempo", 118}},
    .margin = 1099,
    .blur = 280,
    .horizon = 8,
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
    .describe = sky_describe,
    .write_position = sky_write_position,
    .read_position = sky_read_position,
    .evaluate = sky_evaluate,
    .estimate = sky_estimate,
};

_Static_assert(sizeof(struct sky_state) <= 256, "a state is copied often");
