/* Why nothing can be built on a cell, as data: the rule, what lies around, and the shortest turn
 * that gets there. */
#include "core/moves.h"
#include "games/lane/parts.h"

enum { MOST_STEPS = LANE_HAND_LIMIT };

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

static void put_turn(const struct lane_box *box, const struct lane_state *turn, unsigned target,
                     struct borgo_json *json)
{
    borgo_move path[MOST_STEPS] = {0};
    struct lane_state state = *turn;
    unsigned steps = 1;
    while (steps <= MOST_STEPS && !find_turn(box, turn, target, steps, path))
        steps++;
    if (steps > MOST_STEPS) {
        borgo_json_null(json, "turn");
        return;
    }
    borgo_json_array(json, "turn");
    for (unsigned i = 0; i < steps; i++) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_moves_write(&borgo_lane, box, &state, path[i], &text);
        borgo_json_string(json, NULL, buffer);
        lane_play(box, &state, state.seat, path[i], NULL);
    }
    borgo_json_close(json);
}

static void put_neighbour(const struct lane_box *box, const struct lane_state *state, int row,
                          int column, struct borgo_json *json)
{
    if (row < 0 || row >= LANE_SIZE || column < 0 || column >= LANE_SIZE)
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

static void put_reason(struct borgo_json *json, const char *rule, const char *reason)
{
    borgo_json_object(json, NULL);
    borgo_json_string(json, "rule", rule);
    borgo_json_string(json, "reason", reason);
    borgo_json_close(json);
}

/* What keeps a House, and what keeps a Park, from a plot where building would be possible. */
static void put_lacks(const struct lane_box *box, const struct lane_state *turn, unsigned plot,
                      struct borgo_json *json)
{
    unsigned seat = turn->seat;
    if (!turn->hand[seat][box->colour[plot]])
        put_reason(json, "LANE-9", "no-card");
    if (!turn->pieces[seat])
        put_reason(json, "LANE-9", "no-piece");
    if (!turn->hand_size[seat])
        put_reason(json, "LANE-12", "empty-hand");
    if (turn->park_built)
        put_reason(json, "LANE-12", "park-built");
    if (!turn->parks)
        put_reason(json, "LANE-13", "no-park");
}

static void put_reasons(const struct lane_box *box, const struct lane_state *state, unsigned viewer,
                        int plot, struct borgo_json *json)
{
    struct lane_state turn;
    bool acts = own_turn(box, state, viewer, &turn);
    struct lane_plots plots = acts ? lane_buildable(box, &turn) : state->open;
    borgo_json_array(json, "reasons");
    if (plot < 0)
        put_reason(json, "LANE-7", "no-plot");
    else if (state->on[plot])
        put_reason(json, "LANE-8", "built");
    else if (!lane_has(&plots, (unsigned)plot))
        put_reason(json, acts && turn.phase == LANE_CHAIN ? "LANE-11" : "LANE-7",
                   acts && turn.phase == LANE_CHAIN ? "not-beside-last" : "not-beside");
    else if (acts)
        put_lacks(box, &turn, (unsigned)plot, json);
    borgo_json_close(json);
    if (acts && plot >= 0 && !state->on[plot])
        put_turn(box, &turn, (unsigned)plot, json);
    else
        borgo_json_null(json, "turn");
}

void lane_write_why(const void *box_, const void *state_, unsigned viewer, int first, int second,
                    struct borgo_json *json)
{
    const struct lane_box *box = box_;
    bool inside = first >= 0 && first < LANE_SIZE && second >= 0 && second < LANE_SIZE;
    put_reasons(box, state_, viewer, inside ? box->plot_at[first * LANE_SIZE + second] : -1, json);
    borgo_json_array(json, "neighbours");
    for (unsigned side = 0; inside && side < 4; side++) {
        static const int8_t step[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
        put_neighbour(box, state_, first + step[side][0], second + step[side][1], json);
    }
    borgo_json_close(json);
}
