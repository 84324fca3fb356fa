/* Whose turn it is, what a turn is made of, and when the game ends: LANE-5, LANE-6, LANE-15 to
 * LANE-20, LANE-29. */
#include <assert.h>
#include <string.h>

#include "games/lane/parts.h"

static void deal_first_hands(struct lane_state *state, unsigned first)
{
    state->first = state->seat = (uint8_t)first;
    state->phase = LANE_FIRST_CARDS;
    state->deals = LANE_FIRST_HAND;
}

void lane_start(const void *box_, void *state_)
{
    const struct lane_box *box = box_;
    struct lane_state *state = state_;
    memset(state, 0, sizeof *state);
    memset(state->deck, LANE_CARDS_EACH, LANE_COLOURS);
    state->deck_size = LANE_CARDS;
    memset(state->pieces, box->pieces, box->head.players);
    state->parks = LANE_PARKS;
    state->open = box->beside_fountain;
    state->zone_plots_free = (uint8_t)(borgo_bits_count(box->in_any_zone.half[0])
                                       + borgo_bits_count(box->in_any_zone.half[1]));
    state->round_quiet = 1;
    if (box->head.named_first >= 0)
        deal_first_hands(state, (unsigned)box->head.named_first);
}

borgo_seats lane_to_act(const void *box, const void *state_)
{
    const struct lane_state *state = state_;
    (void)box;
    switch ((enum lane_phase)state->phase) {
    case LANE_TURN:
    case LANE_CHAIN:
    case LANE_DISCARDING:
        return (borgo_seats)(1u << state->seat);
    case LANE_OVER:
        return 0;
    default:
        return 1u << BORGO_CHANCE;
    }
}

static void game_over(const struct lane_box *box, struct lane_state *state,
                      struct borgo_events *events)
{
    state->phase = LANE_OVER;
    state->deals = state->last = state->park_built = 0;
    if (events)
        lane_tell_result(box, state, events);
}

static uint8_t next_seat(const struct lane_box *box, unsigned seat)
{
    return (uint8_t)(seat + 1 == box->head.players ? 0 : seat + 1);
}

static void start_turn(struct lane_state *state)
{
    state->phase = LANE_TURN;
    state->last = state->park_built = 0;
}

/* LANE-19: the round is complete, so all have had equally many turns. LANE-29: nothing but DRAW for
 * twelve rounds. */
static void end_round(const struct lane_box *box, struct lane_state *state,
                      struct borgo_events *events)
{
    state->quiet_rounds = state->round_quiet ? (uint8_t)(state->quiet_rounds + 1) : 0;
    state->round_quiet = 1;
    if (state->quiet_rounds == LANE_QUIET_ROUNDS) {
        borgo_events_tell(events, LANE_TOLD_QUIET_END, BORGO_EVERYBODY, LANE_QUIET_ROUNDS, 0, 0, 0);
        game_over(box, state, events);
    } else if (state->ending) {
        game_over(box, state, events);
    }
}

static void end_turn(const struct lane_box *box, struct lane_state *state,
                     struct borgo_events *events)
{
    state->seat = next_seat(box, state->seat);
    start_turn(state);
    if (state->seat == state->first)
        end_round(box, state, events);
}

/* LANE-17: down to five before the turn ends. */
static void after_cards(const struct lane_box *box, struct lane_state *state,
                        struct borgo_events *events)
{
    if (state->hand_size[state->seat] > LANE_HAND_LIMIT)
        state->phase = LANE_DISCARDING;
    else
        end_turn(box, state, events);
}

static void await_cards(struct lane_state *state, unsigned count)
{
    state->phase = LANE_DRAWING;
    state->last = state->park_built = 0;
    state->deals = (uint8_t)count;
}

static void card_dealt(const struct lane_box *box, struct lane_state *state,
                       struct borgo_events *events)
{
    if (--state->deals > 0)
        return;
    if (state->phase == LANE_DRAWING) {
        after_cards(box, state, events);
        return;
    }
    state->seat = next_seat(box, state->seat);
    state->deals = LANE_FIRST_HAND;
    if (state->seat == state->first) {
        state->deals = 0;
        start_turn(state);
    }
}

static void begin_ending(struct lane_state *state, enum lane_event why, struct borgo_events *events)
{
    if (!state->ending)
        borgo_events_tell(events, why, BORGO_EVERYBODY, state->seat, state->pieces[state->seat], 0,
                          0);
    state->ending = 1;
}

/* LANE-19, LANE-20: what a placement can set off. */
static void after_build(const struct lane_box *box, struct lane_state *state, unsigned plot,
                        struct borgo_events *events)
{
    state->phase = LANE_CHAIN;
    state->last = (uint8_t)plot;
    state->round_quiet = 0;
    if (state->pieces[state->seat] <= LANE_LAST_PIECES)
        begin_ending(state, LANE_TOLD_LAST_PIECES, events);
    if (state->zone_plots_free > 0)
        return;
    if (box->head.option[LANE_EDITION] == LANE_EDITION_LANE) {
        begin_ending(state, LANE_TOLD_ZONES_FULL, events);
        return;
    }
    borgo_events_tell(events, LANE_TOLD_ZONES_FULL, BORGO_EVERYBODY, state->seat, 0, 0, 0);
    state->ending = 1;
    game_over(box, state, events);
}

void lane_play(const void *box, void *state_, unsigned seat, borgo_move move,
               struct borgo_events *events)
{
    struct lane_state *state = state_;
    unsigned where = lane_where(move), what = lane_what(move);
    (void)seat;
    switch (lane_kind(move)) {
    case LANE_MOVE_FIRST:
        borgo_events_tell(events, LANE_TOLD_FIRST, BORGO_EVERYBODY, (int32_t)where, 0, 0, 0);
        deal_first_hands(state, where);
        break;
    case LANE_DEAL:
        lane_take_card(state, where, what, events);
        card_dealt(box, state, events);
        break;
    case LANE_HOUSE:
        lane_build_house(box, state, where, what, events);
        after_build(box, state, where, events);
        break;
    case LANE_BUILD_PARK:
        lane_build_park(box, state, where, what, events);
        after_build(box, state, where, events);
        break;
    case LANE_STOP:
        borgo_events_tell(events, LANE_TOLD_STOP, BORGO_EVERYBODY, state->seat, 0, 0, 0);
        await_cards(state, 1);
        break;
    case LANE_DRAW:
        borgo_events_tell(events, LANE_TOLD_DRAW, BORGO_EVERYBODY, state->seat, 0, 0, 0);
        await_cards(state, 2);
        break;
    case LANE_DISCARD:
        lane_discard_cards(state, state->seat, what, 1);
        borgo_events_tell(events, LANE_TOLD_DISCARD, BORGO_EVERYBODY, state->seat, (int32_t)what, 0,
                          0);
        after_cards(box, state, events);
        break;
    default:
        assert(!"a move of another game");
    }
}
