/* Whose turn it is and what a turn is made of: SHIB-1, SHIB-3, SHIB-4. */
#include <assert.h>
#include <string.h>

#include "games/shibuya/way.h"

static void begin(const struct shibuya_box *box, struct shibuya_state *state, unsigned first)
{
    state->first = state->seat = (uint8_t)first;
    state->phase = shibuya_is_construction(box, state) ? SHIBUYA_TILE : SHIBUYA_TURN;
}

void shibuya_start(const void *box_, void *state_)
{
    const struct shibuya_box *box = box_;
    struct shibuya_state *state = state_;
    memset(state, 0, sizeof *state);
    memset(state->place, SHIBUYA_WAITING, sizeof state->place);
    state->stack = (1u << SHIBUYA_TILES) - 1;
    if (box->head.named_first >= 0)
        begin(box, state, (unsigned)box->head.named_first);
}

borgo_seats shibuya_to_act(const void *box, const void *state_)
{
    const struct shibuya_state *state = state_;
    (void)box;
    if (state->phase == SHIBUYA_PLACE || state->phase == SHIBUYA_TURN)
        return (borgo_seats)(1u << state->seat);
    return state->phase == SHIBUYA_OVER ? 0 : 1u << BORGO_CHANCE;
}

static void next_seat(const struct shibuya_box *box, struct shibuya_state *state)
{
    state->seat = (uint8_t)(state->seat + 1 == box->head.players ? 0 : state->seat + 1);
}

static void end_turn(const struct shibuya_box *box, struct shibuya_state *state,
                     struct borgo_events *events)
{
    next_seat(box, state);
    state->phase = SHIBUYA_TURN;
    enum shibuya_end end = shibuya_end(box, state);
    if (end == SHIBUYA_GOES_ON)
        return;
    state->phase = SHIBUYA_OVER;
    if (events)
        shibuya_tell_end(box, state, end, events);
}

static void turn_up(struct shibuya_state *state, unsigned tile, struct borgo_events *events)
{
    state->stack &= ~(1u << tile);
    state->hand = (uint8_t)(tile + 1);
    state->phase = SHIBUYA_PLACE;
    borgo_events_tell(events, SHIBUYA_TOLD_TILE, BORGO_EVERYBODY, state->seat, (int32_t)tile, 0, 0);
}

/* SHIB-3: with the sixteenth tile the Crossing part begins, with the first player, whose turn it is
 * then. */
static void place_tile(const struct shibuya_box *box, struct shibuya_state *state, unsigned cell,
                       unsigned turned, struct borgo_events *events)
{
    bool construction = shibuya_is_construction(box, state);
    unsigned tile = state->hand - 1u;
    shibuya_lay(box, state, cell, tile, turned);
    state->hand = state->quiet = state->passes = 0;
    shibuya_forget(state);
    borgo_events_tell(events, SHIBUYA_TOLD_PLACE, BORGO_EVERYBODY, state->seat, (int32_t)tile,
                      borgo_cell((int)cell / 4, (int)cell % 4), (int32_t)turned);
    if (!construction) {
        end_turn(box, state, events);
        return;
    }
    next_seat(box, state);
    state->phase = SHIBUYA_TILE;
    if (!shibuya_is_construction(box, state)) {
        state->phase = SHIBUYA_TURN;
        borgo_events_tell(events, SHIBUYA_TOLD_CROSSING, BORGO_EVERYBODY, state->seat, 0, 0, 0);
    }
}

/* SHIB-5, SHIB-10: what is told of a walk besides where it ends. */
static void tell_walk(const struct shibuya_box *box, const struct shibuya_state *state,
                      unsigned pedestrian, unsigned from, const struct shibuya_way *way,
                      struct borgo_events *events)
{
    unsigned colour = shibuya_colour_of(pedestrian), to = state->place[pedestrian], last = 3;
    int32_t name = shibuya_pedestrian_name(box, pedestrian),
            home = (int32_t)shibuya_home_count(state, colour);
    struct borgo_event *told;
    if (to < SHIBUYA_WAITING)
        told = borgo_events_tell(events, SHIBUYA_TOLD_WALK, BORGO_EVERYBODY, state->seat, name,
                                 borgo_cell((int)to / 8, (int)to % 8), 0);
    else
        told = borgo_events_tell(events, SHIBUYA_TOLD_HOME, BORGO_EVERYBODY, state->seat, name,
                                 shibuya_goal_name(&box->goal[colour][to - SHIBUYA_HOME]), home);
    if (!told)
        return;
    last += to >= SHIBUYA_HOME;
    told->value[last] = way->steps;
    told->value[last + 1] = way->by;
    told->value[last + 2] = way->over;
    told->value[last + 3] = from != SHIBUYA_WAITING;
    told->cells = way->path;
    told->begins = (uint8_t)(1 + way->first);
}

static void walk(const struct shibuya_box *box, struct shibuya_state *state, unsigned pedestrian,
                 unsigned to, struct borgo_events *events)
{
    unsigned from = state->place[pedestrian];
    bool home = to >= SHIBUYA_HOME;
    struct shibuya_way way;
    if (events)
        shibuya_find_way(box, state, pedestrian, to, &way);
    shibuya_put(state, pedestrian, to);
    state->passes = 0;
    state->quiet = home ? 0 : (uint8_t)(state->quiet + 1);
    if (home || from == SHIBUYA_WAITING)
        shibuya_forget(state);
    else
        shibuya_remember(state, pedestrian, from, to);
    if (events)
        tell_walk(box, state, pedestrian, from, &way, events);
    end_turn(box, state, events);
}

static void pass(const struct shibuya_box *box, struct shibuya_state *state,
                 struct borgo_events *events)
{
    borgo_events_tell(events, SHIBUYA_TOLD_PASS, BORGO_EVERYBODY, state->seat, 0, 0, 0);
    state->quiet++;
    state->passes++;
    shibuya_remember(state, 0, 0, 0);
    end_turn(box, state, events);
}

void shibuya_play(const void *box, void *state_, unsigned seat, borgo_move move,
                  struct borgo_events *events)
{
    struct shibuya_state *state = state_;
    unsigned what = shibuya_what(move), where = shibuya_where(move);
    (void)seat;
    switch (shibuya_kind(move)) {
    case SHIBUYA_MOVE_FIRST:
        borgo_events_tell(events, SHIBUYA_TOLD_FIRST, BORGO_EVERYBODY, (int32_t)what, 0, 0, 0);
        begin(box, state, what);
        break;
    case SHIBUYA_MOVE_TILE:
        turn_up(state, what, events);
        break;
    case SHIBUYA_MOVE_PLACE:
        place_tile(box, state, what, where, events);
        break;
    case SHIBUYA_WALK:
        walk(box, state, what, where, events);
        break;
    case SHIBUYA_BUILD:
        borgo_events_tell(events, SHIBUYA_TOLD_BUILD, BORGO_EVERYBODY, state->seat, 0, 0, 0);
        state->phase = SHIBUYA_TILE;
        break;
    case SHIBUYA_PASS:
        pass(box, state, events);
        break;
    default:
        assert(!"a move of another game");
    }
}
