/* Why nothing can be placed, built, demolished or chosen on a cell. */
#include "core/why.h"
#include "core/places.h"
#include "games/skyline/show.h"

enum cause {
    NO_CELL,
    NOT_CENTRE,
    TAKEN_BY_TOWER,
    TAKEN,
    DISTANCE,
    OPPONENT,
    SKYSCRAPER,
    NOTHING_TO_DEMOLISH,
    UNDER_ARCHITECT,
    TALL_TARGET,
    NOT_A_TARGET,
    CARD_ARCHITECT,
    CARD_EMPTY,
    CARD_TAKEN,
    CARD_OWN,
    CARD_OPPONENT,
    CARD_SKYSCRAPER,
    CARD_NO_SKYSCRAPER,
    CARD_NOT_MOST
};

/* The rules of the cards, by their kind. */
static const char *const card_rules[SKYLINE_KINDS + 1] = {
    NULL,     "SKY-C1", "SKY-C2", "SKY-C3",  "SKY-C4",  "SKY-C5",  "SKY-C6",
    "SKY-C7", "SKY-C8", "SKY-C9", "SKY-C10", "SKY-C11", "SKY-C12", "SKY-C13"};

#define CARD NUMBER("card")
#define OWNER NAMED_SEAT("owner")

static const struct borgo_cause causes[] = {
    [NO_CELL] = {"SKY-1", .sentence = {"no-cell", N_("this is no cell of the board")}},
    [NOT_CENTRE] = {"SKY-4", .sentence = {"not-centre",
                                          N_("the first skyscrapers stand on the four cells in the "
                                             "centre")}},
    [TAKEN_BY_TOWER] = {"SKY-4", .sentence = {"taken", N_("a building of {owner} stands here"),
                                              .place = {OWNER}}},
    [TAKEN] = {"SKY-5",
               .sentence = {"taken", N_("a building of {owner} stands here"), .place = {OWNER}}},
    [DISTANCE] = {"SKY-11",
                  .sentence = {"distance",
                               N_("it is {steps} steps from the architect, and the black die "
                                  "shows {black}"),
                               .place = {NUMBER("steps"), NUMBER("black")}}},
    [OPPONENT] = {"SKY-12",
                  .sentence = {"opponent",
                               N_("nobody builds on a building of somebody else, and this is one "
                                  "of {owner}"),
                               .place = {OWNER}}},
    [SKYSCRAPER] = {"SKY-12", .sentence = {"skyscraper", N_("a skyscraper grows no more")}},
    [NOTHING_TO_DEMOLISH] = {"SKY-15",
                             .sentence = {"nothing-to-demolish",
                                          N_("with {floors} floors it would have to move exactly "
                                             "{floors} cells onto a smaller building of somebody "
                                             "else, and there is none"),
                                          .place = {NUMBER("floors")}}},
    [UNDER_ARCHITECT] = {"SKY-15", .sentence = {"under-architect",
                                                N_("the building under the architect is never "
                                                   "demolished")}},
    [TALL_TARGET] = {"SKY-15", .sentence = {"tall-target", N_("no building that grows demolishes a "
                                                              "skyscraper")}},
    [NOT_A_TARGET] = {"SKY-15",
                      .sentence = {"not-a-target",
                                   N_("no building of yours that can grow now is taller and "
                                      "comes to stand exactly here")}},
    [CARD_ARCHITECT] = {"SKY-23",
                        .sentence = {"card-architect",
                                     N_("cards never touch the building under the architect")}},
    [CARD_EMPTY] = {.rules = card_rules,
                    .sentence = {"card-empty", N_("the card asks for a building"),
                                 .place = {CARD}}},
    [CARD_TAKEN] = {.rules = card_rules,
                    .sentence = {"card-taken", N_("the card asks for an empty cell"),
                                 .place = {CARD}}},
    [CARD_OWN] = {.rules = card_rules,
                  .sentence = {"card-own", N_("the card asks for buildings of others"),
                               .place = {CARD}}},
    [CARD_OPPONENT] = {.rules = card_rules,
                       .sentence = {"card-opponent", N_("the card asks for a building of your own"),
                                    .place = {CARD}}},
    [CARD_SKYSCRAPER] = {.rules = card_rules,
                         .sentence = {"card-skyscraper",
                                      N_("the card asks for a building of 1 or 2 floors"),
                                      .place = {CARD}}},
    [CARD_NO_SKYSCRAPER] = {.rules = card_rules,
                            .sentence = {"card-no-skyscraper", N_("the card asks for a skyscraper"),
                                         .place = {CARD}}},
    [CARD_NOT_MOST] = {.rules = card_rules,
                       .sentence = {"card-not-most",
                                    N_("{owner} is not among those with most skyscrapers"),
                                    .place = {CARD, OWNER}}},
};

/* What stands on the cell in question, for the seat to act. */
struct asked {
    const struct skyline_box *box;
    const struct skyline_state *state;
    unsigned cell, height, owner;
    bool empty, own;
};

static void find_placement(const struct asked *asked, struct borgo_why *why)
{
    bool towers = asked->state->phase == SKYLINE_TOWERS;
    if (towers && !(skyline_centre >> asked->cell & 1))
        borgo_why_add(why, NOT_CENTRE, 0, 0, 0);
    if (!asked->empty)
        borgo_why_add(why, towers ? TAKEN_BY_TOWER : TAKEN, (int32_t)asked->owner, 0, 0);
}

static unsigned apart(unsigned a, unsigned b)
{
    int rows = (int)(a >> 3) - (int)(b >> 3), columns = (int)(a & 7) - (int)(b & 7);
    return (unsigned)((rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns));
}

/* SKY-12, SKY-15: somebody else's building can only be demolished. */
static void find_target(const struct asked *asked, struct borgo_why *why)
{
    borgo_why_add(why, OPPONENT, (int32_t)asked->owner, 0, 0);
    borgo_why_add(why,
                  asked->height == SKYLINE_SKYSCRAPER      ? TALL_TARGET
                  : asked->cell == asked->state->architect ? UNDER_ARCHITECT
                                                           : NOT_A_TARGET,
                  0, 0, 0);
}

/* SKY-11 to SKY-15 */
static void find_build(const struct asked *asked, struct borgo_why *why)
{
    unsigned steps = apart(asked->cell, asked->state->architect);
    if (!asked->empty && !asked->own) {
        find_target(asked, why);
        return;
    }
    if (!(asked->box->at_distance[asked->state->architect][asked->state->black] >> asked->cell & 1))
        borgo_why_add(why, DISTANCE, (int32_t)steps, asked->state->black, 0);
    if (asked->height == SKYLINE_SKYSCRAPER)
        borgo_why_add(why, SKYSCRAPER, 0, 0, 0);
    else if (!asked->empty && why->count == 0)
        borgo_why_add(why, NOTHING_TO_DEMOLISH, (int32_t)asked->height + 1, 0, 0);
}

/* What a card's objects are. */
struct objects {
    bool cells, empty, buildings, own, others, skyscrapers;
};

static const struct objects card_objects[SKYLINE_KINDS + 1] = {
    [8] = {.cells = true, .buildings = true, .own = true, .others = true},
    [9] = {.cells = true, .empty = true},
    [10] = {.cells = true, .buildings = true, .others = true, .skyscrapers = true},
    [11] = {.cells = true, .empty = true, .buildings = true, .own = true},
    [12] = {.cells = true, .buildings = true, .own = true, .others = true},
    [13] = {.cells = true, .buildings = true, .own = true, .skyscrapers = true},
};

/* SKY-C7: only skyscrapers, of those who have most. */
static void find_return(const struct asked *asked, struct borgo_why *why)
{
    if (asked->height != SKYLINE_SKYSCRAPER)
        borgo_why_add(why, CARD_NO_SKYSCRAPER, 7, 0, 0);
    else if (asked->cell != asked->state->architect)
        borgo_why_add(why, CARD_NOT_MOST, 7, (int32_t)asked->owner, 0);
}

/* SKY-23 and the rule of each card. */
static void find_choice(const struct asked *asked, struct borgo_why *why)
{
    unsigned card = asked->state->card;
    const struct objects *objects = &card_objects[card];
    int32_t number = (int32_t)card;
    if (card == 7)
        find_return(asked, why);
    else if (!objects->cells)
        return;
    else if (asked->empty && !objects->empty)
        borgo_why_add(why, CARD_EMPTY, number, 0, 0);
    else if (!asked->empty && !objects->buildings)
        borgo_why_add(why, CARD_TAKEN, number, 0, 0);
    else if (!asked->empty && asked->own && !objects->own)
        borgo_why_add(why, CARD_OWN, number, 0, 0);
    else if (!asked->empty && !asked->own && !objects->others)
        borgo_why_add(why, CARD_OPPONENT, number, 0, 0);
    else if (asked->height == SKYLINE_SKYSCRAPER && !objects->skyscrapers)
        borgo_why_add(why, CARD_SKYSCRAPER, number, 0, 0);
    if (asked->cell == asked->state->architect)
        borgo_why_add(why, CARD_ARCHITECT, 0, 0, 0);
}

/* What may be used depends on the dice and the card, so only who is to act is told more than that
 * it isn't its turn. */
static void find_why(const void *box, const void *state_, struct borgo_why *why)
{
    const struct skyline_state *state = state_;
    struct asked asked = {.box = box, .state = state};
    if (why->possible || !why->acts || state->phase == SKYLINE_STARTING)
        return;
    if (why->first < 0 || why->first >= SKYLINE_SIZE || why->second < 0
        || why->second >= SKYLINE_SIZE) {
        borgo_why_add(why, NO_CELL, 0, 0, 0);
        return;
    }
    asked.cell = (unsigned)(why->first * 8 + why->second);
    asked.height = skyline_height(state, asked.cell);
    asked.empty = asked.height == 0;
    asked.owner = asked.empty ? 0 : skyline_owner(state, asked.cell);
    asked.own = !asked.empty && asked.owner == why->viewer;
    if (state->phase == SKYLINE_BUILDING)
        find_build(&asked, why);
    else if (state->phase == SKYLINE_CHOOSING)
        find_choice(&asked, why);
    else
        find_placement(&asked, why);
}

const struct borgo_whys skyline_whys = {
    .turn_rule = "SKY-6", .end_rule = "SKY-20", .causes = causes, .find = find_why};
