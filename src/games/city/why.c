/* Why nothing can be laid, put, raised or moved on a cell: by the phase, and by the role whose
 * power is being used. */
#include "core/why.h"
#include "core/places.h"
#include "games/city/roles.h"

enum cause {
    TAKEN,
    NOT_BESIDE,
    DIRECTION,
    NO_SIDEWALK,
    SQUARE_NOT_IN_HAND,
    AT_ONCE,
    NO_ZONE,
    BID_BUILT,
    PROTESTED,
    CLOSED,
    BUILDING_NOT_IN_HAND,
    BUILD_NO_ZONE,
    ALONE,
    HEIGHTS,
    NO_CHIP,
    CANAL,
    FIRST_TYPES,
    UPPER_TYPES,
    PROTEST_NO_ZONE,
    LOBBY_NO_ZONE,
    LOBBY_CHIP,
    LOBBY_MOVED,
    LOBBY_HOLDS,
    LOBBY_NOWHERE,
    LOBBY_NO_SIDEWALK,
    SALVAGE_NOTHING,
    SALVAGE_COVERED,
    BANK_NO_ZONE,
    BANK_CHIP,
    LAWYER_NO_CHIP
};

#define TYPE(name) WORD(name, city_type_names)
#define NUMBERED NUMBER("number")
#define BESIDE CELL("beside")

static const struct borgo_cause causes[] = {
    [TAKEN] = {"CITY-1", .sentence = {"taken", N_("a square lies here already")}},
    [NOT_BESIDE] = {"CITY-15", .sentence = {"not-beside", N_("it does not touch the city")}},
    [DIRECTION] = {"CITY-20",
                   .sentence = {"direction",
                                N_("this round the city grows to the {direction} of City Hall "
                                   "alone"),
                                .place = {WORD("direction", city_direction_words)}}},
    [NO_SIDEWALK] = {"CITY-15",
                     .sentence = {"no-sidewalk",
                                  N_("no sidewalk of such a square would touch a sidewalk of the "
                                     "city here")}},
    [SQUARE_NOT_IN_HAND] = {"CITY-14",
                            .sentence = {"not-in-hand", N_("square {number} is not in your hand"),
                                         .place = {NUMBERED}}},
    [AT_ONCE] = {"CITY-17",
                 .sentence = {"at-once",
                              N_("square {number}, drawn after a community, is laid first"),
                              .place = {NUMBERED}}},
    [NO_ZONE] = {"CITY-21", .sentence = {"no-zone", N_("no zone lies here")}},
    [BID_BUILT] = {"CITY-21", .sentence = {"built", N_("a building stands on this zone")}},
    [PROTESTED] = {"CITY-34", .sentence = {"protested", N_("the Protester stands on this zone")}},
    [CLOSED] = {"CITY-22",
                .sentence = {"closed", N_("the top two chips of this zone are of one colour")}},
    [BUILDING_NOT_IN_HAND] = {"CITY-25", .sentence = {"not-in-hand",
                                                      N_("building {number} is not in your hand"),
                                                      .place = {NUMBERED}}},
    [BUILD_NO_ZONE] = {"CITY-26", .sentence = {"no-zone", N_("no zone lies here")}},
    [ALONE] = {"CITY-26", .sentence = {"alone", N_("no other zone lies beside it")}},
    [HEIGHTS] = {"CITY-29",
                 .sentence = {"heights",
                              N_("together with {beside}: this cell is {height} high and that one "
                                 "{other}"),
                              .place = {BESIDE, NUMBER("height"), NUMBER("other")}}},
    [NO_CHIP] = {"CITY-26",
                 .sentence = {"no-chip",
                              N_("together with {beside}: none of your chips lies on either"),
                              .place = {BESIDE}}},
    [CANAL] = {"CITY-26",
               .sentence = {"canal", N_("together with {beside}: a canal lies between them"),
                            .place = {BESIDE}}},
    [FIRST_TYPES] = {"CITY-26",
                     .sentence = {"types",
                                  N_("together with {beside}: no building in question fits on "
                                     "{first} and {second}"),
                                  .place = {BESIDE, TYPE("first"), TYPE("second")}}},
    [UPPER_TYPES] = {"CITY-29",
                     .sentence = {"types",
                                  N_("together with {beside}: no building in question fits on "
                                     "{first} and {second}"),
                                  .place = {BESIDE, TYPE("first"), TYPE("second")}}},
    [PROTEST_NO_ZONE] = {"CITY-34",
                         .sentence = {"not-undeveloped", N_("no undeveloped zone lies here")}},
    [LOBBY_NO_ZONE] = {"CITY-36",
                       .sentence = {"not-undeveloped", N_("no undeveloped zone lies here")}},
    [LOBBY_CHIP] = {"CITY-36", .sentence = {"chip", N_("a chip lies on this zone")}},
    [LOBBY_MOVED] = {"CITY-36", .sentence = {"moved", N_("this zone was moved already")}},
    [LOBBY_HOLDS] = {"CITY-36",
                     .sentence = {"holds", N_("without this zone the city would fall apart")}},
    [LOBBY_NOWHERE] = {"CITY-36",
                       .sentence = {"nowhere", N_("there is no other cell this zone may lie on")}},
    [LOBBY_NO_SIDEWALK] = {"CITY-36",
                           .sentence = {"no-sidewalk",
                                        N_("no zone that may be moved would touch a sidewalk of "
                                           "the city with one of its own here")}},
    [SALVAGE_NOTHING] = {"CITY-38", .sentence = {"no-building", N_("no building stands here")}},
    [SALVAGE_COVERED] = {"CITY-38",
                         .sentence = {"covered",
                                      N_("something stands on building {number}, the top one here"),
                                      .place = {NUMBERED}}},
    [BANK_NO_ZONE] = {"CITY-40",
                      .sentence = {"not-undeveloped", N_("no undeveloped zone lies here")}},
    [BANK_CHIP] = {"CITY-40", .sentence = {"chip", N_("a chip lies on this zone")}},
    [LAWYER_NO_CHIP] = {"CITY-41", .sentence = {"no-chip", N_("no chip lies here")}},
};

/* The cell in question: the tile on it, CITY_NONE if there is none. */
struct asked {
    const struct city_box *box;
    const struct city_state *state;
    int x, y;
    unsigned id;
};

static unsigned tile_at(const struct city_state *state, int x, int y)
{
    unsigned cell = city_in_window(state, x, y) ? state->grid[city_index(state, x, y)] : CITY_EMPTY;
    return cell & CITY_EMPTY ? CITY_NONE : cell;
}

static bool is_in(uint64_t zones, unsigned id)
{
    return id < CITY_ZONES && zones >> id & 1;
}

/* Whether an empty cell touches the city, in that direction or anywhere. */
static bool is_site(const struct asked *asked, unsigned direction)
{
    struct city_site sites[CITY_MAX_SITES];
    unsigned count = city_list_sites(asked->state, direction, sites);
    for (unsigned i = 0; i < count; i++)
        if (sites[i].x == asked->x && sites[i].y == asked->y)
            return true;
    return false;
}

/* CITY-14 to CITY-20 */
static void find_zoning(const struct asked *asked, struct borgo_why *why)
{
    const struct city_state *state = asked->state;
    bool numbered = why->piece != BORGO_NO_PIECE && why->piece < CITY_ZONES + CITY_COMMUNITIES;
    unsigned id = numbered ? asked->box->id[why->piece] : CITY_NONE;
    if (why->piece != BORGO_NO_PIECE && (!numbered || !city_has(&state->hand[why->viewer], id)))
        borgo_why_add(why, SQUARE_NOT_IN_HAND, why->piece, 0, 0);
    else if (numbered && state->at_once != CITY_NONE && state->at_once != id)
        borgo_why_add(why, AT_ONCE, asked->box->number[state->at_once], 0, 0);
    if (asked->id != CITY_NONE)
        borgo_why_add(why, TAKEN, 0, 0, 0);
    else if (!is_site(asked, CITY_NONE))
        borgo_why_add(why, NOT_BESIDE, 0, 0, 0);
    else if (!is_site(asked, state->direction))
        borgo_why_add(why, DIRECTION, state->direction, 0, 0);
    else if (why->count == 0)
        borgo_why_add(why, NO_SIDEWALK, 0, 0, 0);
}

/* CITY-21, CITY-22, CITY-34 */
static void find_bid(const struct asked *asked, struct borgo_why *why)
{
    const struct city_state *state = asked->state;
    if (asked->id >= CITY_ZONES)
        borgo_why_add(why, NO_ZONE, 0, 0, 0);
    else if (!is_in(state->bare, asked->id))
        borgo_why_add(why, BID_BUILT, 0, 0, 0);
    else if (asked->id == state->protested)
        borgo_why_add(why, PROTESTED, 0, 0, 0);
    else if (is_in(state->closed, asked->id))
        borgo_why_add(why, CLOSED, 0, 0, 0);
}

/* CITY-26, CITY-29: what keeps a building from a zone and the one beside it, the first thing that
 * does. */
static void find_pair(const struct asked *asked, unsigned side, struct borgo_why *why)
{
    const struct city_box *box = asked->box;
    const struct city_state *state = asked->state;
    const struct city_role *role = city_role_of(state, why->viewer);
    int x = asked->x + city_step[side][0], y = asked->y + city_step[side][1];
    unsigned zone = asked->id, other = tile_at(state, x, y);
    int32_t beside = borgo_cell(x, y);
    if (other >= CITY_ZONES || other == state->protested)
        return;
    unsigned mine = box->sides[zone][state->turn[zone]] >> side;
    unsigned theirs = box->sides[other][state->turn[other]] >> (side ^ 2);
    bool ground = state->floors[zone] == 0;
    if (state->floors[zone] != state->floors[other])
        borgo_why_add(why, HEIGHTS, beside, state->floors[zone], state->floors[other]);
    else if (ground && !role->without_chip && state->owner[zone] != why->viewer
             && state->owner[other] != why->viewer)
        borgo_why_add(why, NO_CHIP, beside, 0, 0);
    else if (ground && !role->across_canals && !(mine & theirs & 1))
        borgo_why_add(why, CANAL, beside, 0, 0);
    else
        borgo_why_add(why, ground ? FIRST_TYPES : UPPER_TYPES, beside, state->type[zone],
                      state->type[other]);
}

/* CITY-25 to CITY-29 */
static void find_raise(const struct asked *asked, struct borgo_why *why)
{
    const struct city_state *state = asked->state;
    bool asks = why->piece != BORGO_NO_PIECE;
    if (asks && (why->piece >= CITY_BUILDINGS || !(state->plans[why->viewer] >> why->piece & 1))) {
        borgo_why_add(why, BUILDING_NOT_IN_HAND, why->piece, 0, 0);
        return;
    }
    if (asked->id >= CITY_ZONES) {
        borgo_why_add(why, BUILD_NO_ZONE, 0, 0, 0);
        return;
    }
    if (asked->id == state->protested) {
        borgo_why_add(why, PROTESTED, 0, 0, 0);
        return;
    }
    for (unsigned side = 0; side < 4; side++)
        find_pair(asked, side, why);
    if (why->count == 0)
        borgo_why_add(why, ALONE, 0, 0, 0);
}

/* CITY-36: a zone to be lifted, or a cell to lay one on. */
static void find_relocation(const struct asked *asked, struct borgo_why *why)
{
    const struct city_state *state = asked->state;
    if (asked->id == CITY_NONE) {
        borgo_why_add(why, is_site(asked, CITY_NONE) ? LOBBY_NO_SIDEWALK : NOT_BESIDE, 0, 0, 0);
        return;
    }
    if (!is_in(state->bare, asked->id)) {
        borgo_why_add(why, LOBBY_NO_ZONE, 0, 0, 0);
        return;
    }
    if (asked->id == state->protested)
        borgo_why_add(why, PROTESTED, 0, 0, 0);
    if (is_in(state->marked, asked->id))
        borgo_why_add(why, LOBBY_CHIP, 0, 0, 0);
    if (is_in(state->relocated, asked->id))
        borgo_why_add(why, LOBBY_MOVED, 0, 0, 0);
    if (!is_in(city_loose_zones(state), asked->id))
        borgo_why_add(why, LOBBY_HOLDS, 0, 0, 0);
    if (why->count == 0)
        borgo_why_add(why, LOBBY_NOWHERE, 0, 0, 0);
}

/* CITY-38 */
static void find_salvage(const struct asked *asked, struct borgo_why *why)
{
    unsigned top = asked->id < CITY_ZONES ? asked->state->top[asked->id] : CITY_NONE;
    if (top == CITY_NONE)
        borgo_why_add(why, SALVAGE_NOTHING, 0, 0, 0);
    else
        borgo_why_add(why, SALVAGE_COVERED, (int32_t)top / 2, 0, 0);
}

/* CITY-40 */
static void find_bank(const struct asked *asked, struct borgo_why *why)
{
    const struct city_state *state = asked->state;
    if (!is_in(state->bare, asked->id))
        borgo_why_add(why, BANK_NO_ZONE, 0, 0, 0);
    else if (asked->id == state->protested)
        borgo_why_add(why, PROTESTED, 0, 0, 0);
    else
        borgo_why_add(why, BANK_CHIP, 0, 0, 0);
}

static void find_power(const struct asked *asked, struct borgo_why *why)
{
    switch (asked->state->played[why->viewer][asked->state->round]) {
    case CITY_PROTESTER:
        borgo_why_add(why, PROTEST_NO_ZONE, 0, 0, 0);
        break;
    case CITY_LOBBYIST:
        find_relocation(asked, why);
        break;
    case CITY_ENGINEER:
        find_salvage(asked, why);
        break;
    case CITY_BANKER:
        find_bank(asked, why);
        break;
    case CITY_LAWYER:
        borgo_why_add(why, LAWYER_NO_CHIP, 0, 0, 0);
        break;
    default:
        break;
    }
}

/* What may be used depends on the step, so only who is to act is told more than that it isn't its
 * turn; and so nothing here depends on what others hold. */
static void find_why(const void *box, const void *state_, struct borgo_why *why)
{
    const struct city_state *state = state_;
    const struct asked asked = {box, state, why->first, why->second,
                                tile_at(state, why->first, why->second)};
    if (why->possible || !why->acts)
        return;
    switch ((enum city_phase)state->phase) {
    case CITY_ZONING:
        find_zoning(&asked, why);
        break;
    case CITY_BIDDING:
        find_bid(&asked, why);
        break;
    case CITY_CONSTRUCTION:
        find_raise(&asked, why);
        break;
    case CITY_POWER:
        find_power(&asked, why);
        break;
    default:
        break;
    }
}

/* A square in zoning, a building in construction: both have numbers. */
const struct borgo_whys city_whys = {.turn_rule = "CITY-10",
                                     .end_rule = "CITY-33",
                                     .causes = causes,
                                     .piece = NUMBER("number"),
                                     .pieces = CITY_ZONES + CITY_COMMUNITIES,
                                     .find = find_why};
