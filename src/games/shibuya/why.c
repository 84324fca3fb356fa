/* Why a tile can't be laid on a cell, or nobody walk to a square. While a tile is to be laid, cells
 * are those of the 4 x 4 tiles; otherwise they are squares of the street. */
#include "core/why.h"
#include "core/places.h"
#include "games/shibuya/show.h"

enum cause {
    NO_CELL,
    TILE_THERE,
    TWO_TILES,
    PEDESTRIAN_THERE,
    NO_SQUARE,
    NO_TILE,
    OCCUPIED,
    OTHERS_PLACE,
    OWN_TILE,
    NO_WAY,
    NOT_YOURS,
    AT_HOME,
    NOT_OWNER,
    START_SHUT
};

#define PEDESTRIAN NOTATION("pedestrian", shibuya_pedestrian_names)

static const struct borgo_cause causes[] = {
    [NO_CELL] = {"SHIB-3", .sentence = {"no-cell", N_("there is no room for a tile here")}},
    [TILE_THERE] = {"SHIB-3", .sentence = {"tile-there", N_("a tile lies here already")}},
    [TWO_TILES] = {"SHIB-11", .sentence = {"two-tiles", N_("two tiles lie here already")}},
    [PEDESTRIAN_THERE] = {"SHIB-11",
                          .sentence = {"pedestrian-there",
                                       N_("the pedestrian {pedestrian} stands on this tile"),
                                       .place = {PEDESTRIAN}}},
    [NO_SQUARE] = {"SHIB-5", .sentence = {"no-square", N_("this is no square of the street")}},
    [NO_TILE] = {"SHIB-9", .sentence = {"no-tile", N_("no tile lies here")}},
    [OCCUPIED] = {"SHIB-6", .sentence = {"occupied", N_("the pedestrian {pedestrian} stands here"),
                                         .place = {PEDESTRIAN}}},
    [OTHERS_PLACE] = {"SHIB-8",
                      .sentence = {"others-place",
                                   N_("nobody may stop before a start or a goal of the other "
                                      "colour")}},
    [OWN_TILE] = {"SHIB-7",
                  .sentence = {"own-tile",
                               N_("{pedestrian} may cross it, but not stop on a tile where "
                                  "{other} stands"),
                               .place = {PEDESTRIAN, NOTATION("other", shibuya_pedestrian_names)}}},
    [NO_WAY] = {"SHIB-5", .sentence = {"no-way", N_("no walk over one trait leads here")}},
    [NOT_YOURS] = {"SHIB-5",
                   .sentence = {"not-yours", N_("{pedestrian} is a pedestrian of the other colour"),
                                .place = {PEDESTRIAN}}},
    [AT_HOME] = {"SHIB-10",
                 .sentence = {"at-home", N_("{pedestrian} is home and never moves again"),
                              .place = {PEDESTRIAN}}},
    [NOT_OWNER] = {"SHIB-14", .sentence = {"not-owner",
                                           N_("only {seat} may bring {pedestrian} onto the street"),
                                           .place = {PEDESTRIAN, SEAT}}},
    [START_SHUT] = {"SHIB-9", .sentence = {"start-shut",
                                           N_("{pedestrian} can't set out: {square} is not free"),
                                           .place = {PEDESTRIAN, CELL("square")}}},
};

static int32_t name_of(const struct shibuya_box *box, unsigned pedestrian)
{
    return shibuya_pedestrian_name(box, pedestrian);
}

/* Any pedestrian, or the one the question names. */
static bool is_asked(const struct shibuya_box *box, unsigned pedestrian,
                     const struct borgo_why *why)
{
    return why->piece == BORGO_NO_PIECE || why->piece == name_of(box, pedestrian);
}

/* Somebody on those squares: of one colour, or of any (2); SHIBUYA_PEDESTRIANS if nobody. */
static unsigned who_stands(const struct shibuya_state *state, uint64_t squares, unsigned colour)
{
    unsigned pedestrian = 0;
    while (pedestrian < SHIBUYA_PEDESTRIANS
           && (state->place[pedestrian] >= SHIBUYA_WAITING
               || !(squares >> state->place[pedestrian] & 1)
               || (colour < 2 && shibuya_colour_of(pedestrian) != colour)))
        pedestrian++;
    return pedestrian;
}

/* SHIB-3, SHIB-11: the cell of a tile that has come up, or would. */
static void find_cell(const struct shibuya_box *box, const struct shibuya_state *state,
                      struct borgo_why *why)
{
    if (why->first < 0 || why->first > 3 || why->second < 0 || why->second > 3) {
        borgo_why_add(why, NO_CELL, 0, 0, 0);
        return;
    }
    unsigned cell = (unsigned)(why->first * 4 + why->second);
    unsigned stands = who_stands(state, shibuya_cell(cell), 2);
    if (shibuya_is_construction(box, state)) {
        if (state->laid[cell][0])
            borgo_why_add(why, TILE_THERE, 0, 0, 0);
        return;
    }
    if (state->laid[cell][1])
        borgo_why_add(why, TWO_TILES, 0, 0, 0);
    if (stands < SHIBUYA_PEDESTRIANS)
        borgo_why_add(why, PEDESTRIAN_THERE, name_of(box, stands), 0, 0);
}

/* What keeps one pedestrian from setting out at all (SHIB-5, SHIB-9, SHIB-10, SHIB-14); false:
 * nothing. */
static bool find_stuck(const struct shibuya_box *box, const struct shibuya_state *state,
                       unsigned pedestrian, struct borgo_why *why)
{
    struct shibuya_reach reach;
    unsigned place = state->place[pedestrian], before = box->start[pedestrian].square;
    if (shibuya_colour_of(pedestrian) != shibuya_colour_of_seat(state->seat))
        borgo_why_add(why, NOT_YOURS, name_of(box, pedestrian), 0, 0);
    else if (place >= SHIBUYA_HOME)
        borgo_why_add(why, AT_HOME, name_of(box, pedestrian), 0, 0);
    else if (place == SHIBUYA_WAITING && box->owner[pedestrian] != state->seat)
        borgo_why_add(why, NOT_OWNER, name_of(box, pedestrian), box->owner[pedestrian], 0);
    else if (!shibuya_find_reach(box, state, pedestrian, &reach))
        borgo_why_add(why, START_SHUT, name_of(box, pedestrian),
                      borgo_cell((int)before / 8, (int)before % 8), 0);
    else
        return false;
    return true;
}

/* SHIB-7: whether a walk leads to the square, on a tile where another of its colour stands. */
static bool reaches(const struct shibuya_box *box, const struct shibuya_state *state,
                    unsigned pedestrian, uint64_t square, struct borgo_why *why)
{
    struct shibuya_reach reach;
    unsigned colour = shibuya_colour_of(pedestrian);
    if (!shibuya_find_reach(box, state, pedestrian, &reach)
        || !((reach.over[SHIBUYA_BY_COLOUR] | reach.over[SHIBUYA_BY_SHAPE]) & square))
        return false;
    unsigned other = who_stands(state, shibuya_tiles_of(square) & ~reach.from, colour);
    if (other < SHIBUYA_PEDESTRIANS)
        borgo_why_add(why, OWN_TILE, name_of(box, pedestrian), name_of(box, other), 0);
    return true;
}

/* SHIB-5, SHIB-7: who could come by, of all or the one that was asked about. */
static void find_walk(const struct shibuya_box *box, const struct shibuya_state *state,
                      unsigned square, struct borgo_why *why)
{
    bool reached = false;
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++)
        if (is_asked(box, pedestrian, why))
            reached |= reaches(box, state, pedestrian, borgo_bits_one(square), why);
    if (!reached)
        borgo_why_add(why, NO_WAY, 0, 0, 0);
}

static void find_square(const struct shibuya_box *box, const struct shibuya_state *state,
                        struct borgo_why *why)
{
    unsigned square = (unsigned)(why->first * 8 + why->second);
    if (why->first < 0 || why->first > 7 || why->second < 0 || why->second > 7) {
        borgo_why_add(why, NO_SQUARE, 0, 0, 0);
        return;
    }
    bool stuck = false;
    for (unsigned i = 0; why->piece != BORGO_NO_PIECE && i < SHIBUYA_PEDESTRIANS; i++)
        stuck |= is_asked(box, i, why) && find_stuck(box, state, i, why);
    unsigned stands = who_stands(state, borgo_bits_one(square), 2);
    if (!(state->paved >> square & 1))
        borgo_why_add(why, NO_TILE, 0, 0, 0);
    else if (stands < SHIBUYA_PEDESTRIANS)
        borgo_why_add(why, OCCUPIED, name_of(box, stands), 0, 0);
    else if (box->no_stop[shibuya_colour_of_seat(state->seat)] >> square & 1)
        borgo_why_add(why, OTHERS_PLACE, 0, 0, 0);
    else if (!stuck)
        find_walk(box, state, square, why);
}

/* As if it were the viewer's turn; who only watches has none. */
static void find_why(const void *box_, const void *state, struct borgo_why *why)
{
    const struct shibuya_box *box = box_;
    struct shibuya_state turn = *(const struct shibuya_state *)state;
    if (why->possible || why->viewer >= box->head.players || turn.phase == SHIBUYA_CHOOSE_FIRST)
        return;
    turn.seat = (uint8_t)why->viewer;
    if (turn.phase == SHIBUYA_TURN)
        find_square(box, &turn, why);
    else
        find_cell(box, &turn, why);
}

const struct borgo_whys shibuya_whys = {.turn_rule = "SHIB-4",
                                        .end_rule = "SHIB-12",
                                        .causes = causes,
                                        .piece = NOTATION("pedestrian", shibuya_pedestrian_names),
                                        .pieces = 2 * SHIBUYA_EDGES * SHIBUYA_SIDE,
                                        .find = find_why};
