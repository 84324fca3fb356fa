/* Why nothing can be built on a cell, as data: the rule, what lies around, and the shortest turn
 * that gets there. */
#include <string.h>

#include "core/places.h"
#include "core/why.h"
#include "games/lane/parts.h"

enum { MOST_STEPS = LANE_HAND_LIMIT };
_Static_assert((int)MOST_STEPS <= (int)BORGO_MAX_STEPS, "a turn has room");

enum cause {
    DISCARD_FIRST,
    NO_PLOT,
    BUILT,
    NOT_BESIDE,
    NOT_BESIDE_LAST,
    NO_CARD,
    NO_PIECE,
    EMPTY_HAND,
    PARK_BUILT,
    NO_PARK
};

static const struct borgo_cause causes[] = {
    [DISCARD_FIRST] = {"LANE-17",
                       .sentence = {"discard-first", N_("first you discard down to {limit} cards"),
                                    .place = {NUMBER("limit")}}},
    [NO_PLOT] = {"LANE-7", .sentence = {"no-plot", N_("this is no plot to build on")}},
    [BUILT] = {"LANE-8", .sentence = {"built", N_("something is built here already")}},
    [NOT_BESIDE] = {"LANE-7",
                    .sentence = {"not-beside",
                                 N_("it lies neither beside the fountain nor beside anything "
                                    "built")}},
    [NOT_BESIDE_LAST] = {"LANE-11", .sentence = {"not-beside-last",
                                                 N_("it does not lie beside what was just built")}},
    [NO_CARD] = {"LANE-9", .sentence = {"no-card", N_("a House here needs a {colour} card"),
                                        .place = {WORD("colour", lane_colour_names)}}},
    [NO_PIECE] = {"LANE-9", .sentence = {"no-piece", N_("you have no piece left for a House")}},
    [EMPTY_HAND] = {"LANE-12", .sentence = {"empty-hand", N_("a Park needs a card")}},
    [PARK_BUILT] = {"LANE-12", .sentence = {"park-built",
                                            N_("you have laid out a Park in this turn already")}},
    [NO_PARK] = {"LANE-13", .sentence = {"no-park", N_("no Park is left in the supply")}},
};

static bool is_inside(int row, int column)
{
    return row >= 0 && row < LANE_SIZE && column >= 0 && column < LANE_SIZE;
}

/* The turn as the viewer would start or go on with it; false for eyes without cards. */
static bool own_turn(const struct lane_box *box, const struct lane_state *state, unsigned viewer,
                     struct lane_state *turn)
{
    if (viewer >= box->head.players || state->phase == LANE_OVER)
        return false;
    *turn = *state;
    if (viewer == state->seat && state->phase == LANE_CHAIN)
        return true;
    turn->phase = LANE_TURN;
    turn->seat = (uint8_t)viewer;
    turn->last = turn->park_built = 0;
    return true;
}

static unsigned distance(const struct lane_box *box, unsigned plot, unsigned other)
{
    int down = box->row[plot] - box->row[other], right = box->column[plot] - box->column[other];
    return (unsigned)((down < 0 ? -down : down) + (right < 0 ? -right : right));
}

/* A House of one storey or a Park at a time; whether `target` can be built on within so many steps.
 */
static bool find_turn(const struct lane_box *box, const struct lane_state *state, unsigned target,
                      unsigned steps, borgo_move *path)
{
    borgo_move moves[LANE_MAX_MOVES];
    uint32_t count = lane_list_builds(box, state, moves);
    for (uint32_t i = 0; i < count; i++) {
        unsigned plot = lane_where(moves[i]);
        if ((lane_kind(moves[i]) == LANE_HOUSE && lane_what(moves[i]) > 1)
            || distance(box, plot, target) >= steps)
            continue;
        path[0] = moves[i];
        if (plot == target)
            return true;
        struct lane_state next = *state;
        lane_play(box, &next, next.seat, moves[i], NULL);
        if (next.phase == LANE_CHAIN && find_turn(box, &next, target, steps - 1, path + 1))
            return true;
    }
    return false;
}

/* The fewest steps that build there, if the hand allows it at all. */
static void find_shortest(const struct lane_box *box, const struct lane_state *turn,
                          unsigned target, struct borgo_why *why)
{
    for (unsigned steps = 1; steps <= MOST_STEPS && why->steps == 0; steps++)
        if (find_turn(box, turn, target, steps, why->turn))
            why->steps = (uint8_t)steps;
    memcpy(why->from, turn, sizeof *turn);
}

static void put_neighbour(const struct lane_box *box, const struct lane_state *state, int row,
                          int column, struct borgo_json *json)
{
    if (!is_inside(row, column))
        return;
    int cell = row * LANE_SIZE + column, plot = box->plot_at[cell];
    uint8_t on = plot >= 0 ? state->on[plot] : 0;
    borgo_json_object(json, NULL);
    borgo_json_cell(json, "at", row, column);
    borgo_json_string(json, "is",
                      cell == box->fountain ? "fountain"
                      : plot < 0            ? "decoration"
                      : on == LANE_PARK     ? "park"
                      : on                  ? "house"
                                            : "free");
    borgo_json_close(json);
}

/* What keeps a House, and what keeps a Park, from a plot where building would be possible. */
static void find_lacks(const struct lane_box *box, const struct lane_state *turn, unsigned plot,
                       struct borgo_why *why)
{
    unsigned seat = turn->seat;
    if (!turn->hand[seat][box->colour[plot]])
        borgo_why_add(why, NO_CARD, box->colour[plot], 0, 0);
    if (!turn->pieces[seat])
        borgo_why_add(why, NO_PIECE, 0, 0, 0);
    if (!turn->hand_size[seat])
        borgo_why_add(why, EMPTY_HAND, 0, 0, 0);
    if (turn->park_built)
        borgo_why_add(why, PARK_BUILT, 0, 0, 0);
    if (!turn->parks)
        borgo_why_add(why, NO_PARK, 0, 0, 0);
}

static void find_why(const void *box_, const void *state_, struct borgo_why *why)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    struct lane_state turn;
    int plot = is_inside(why->first, why->second)
                   ? box->plot_at[why->first * LANE_SIZE + why->second]
                   : -1;
    bool plays = own_turn(box, state, why->viewer, &turn);
    struct lane_plots plots = plays ? lane_buildable(box, &turn) : state->open;
    why->steps = 0;
    if (why->acts && state->phase != LANE_TURN && state->phase != LANE_CHAIN)
        borgo_why_add(why, DISCARD_FIRST, LANE_HAND_LIMIT, 0, 0);
    if (plot < 0)
        borgo_why_add(why, NO_PLOT, 0, 0, 0);
    else if (state->on[plot])
        borgo_why_add(why, BUILT, 0, 0, 0);
    else if (!lane_has(&plots, (unsigned)plot))
        borgo_why_add(why, plays && turn.phase == LANE_CHAIN ? NOT_BESIDE_LAST : NOT_BESIDE, 0, 0,
                      0);
    else if (plays)
        find_lacks(box, &turn, (unsigned)plot, why);
    if (plays && plot >= 0 && !state->on[plot])
        find_shortest(box, &turn, (unsigned)plot, why);
}

static void write_around(const void *box, const void *state, int first, int second,
                         struct borgo_json *json)
{
    borgo_json_array(json, "neighbours");
    for (unsigned side = 0; is_inside(first, second) && side < 4; side++) {
        static const int8_t step[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
        put_neighbour(box, state, first + step[side][0], second + step[side][1], json);
    }
    borgo_json_close(json);
}

const struct borgo_whys lane_whys = {.turn_rule = "LANE-6",
                                     .end_rule = "LANE-19",
                                     .causes = causes,
                                     .find = find_why,
                                     .write_around = write_around};
