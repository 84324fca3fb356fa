/* What a turn is made of, and whose it is: SKY-6, SKY-8, SKY-24, and the dice of the cards C1 and
 * C4. */
#include <assert.h>

#include "games/skyline/parts.h"

borgo_seats skyline_to_act(const void *box, const void *state_)
{
    const struct skyline_state *state = state_;
    (void)box;
    switch ((enum skyline_phase)state->phase) {
    case SKYLINE_STARTING:
    case SKYLINE_TOWERS:
    case SKYLINE_FLOORING:
    case SKYLINE_BUILDING:
    case SKYLINE_CHOOSING:
        return (borgo_seats)(1u << state->seat);
    case SKYLINE_OVER:
        return 0;
    default:
        return 1u << BORGO_CHANCE;
    }
}

static void end_turn(const struct skyline_box *box, struct skyline_state *state,
                     struct borgo_events *events)
{
    state->seat = (uint8_t)(state->seat + 1 == box->head.players ? 0 : state->seat + 1);
    state->phase = SKYLINE_ROLLING;
    state->turns++;
    if (state->turns == SKYLINE_TURNS)
        skyline_end_game(box, state, SKYLINE_OUT_OF_TURNS, events);
}

/* SKY-14 */
static void tell_nothing(const struct skyline_box *box, const struct skyline_state *state,
                         struct borgo_events *events)
{
    struct borgo_event *told =
        borgo_events_tell(events, SKYLINE_TOLD_NOTHING, BORGO_EVERYBODY, state->seat, state->black,
                          skyline_cell_value(state->architect), 0);
    if (told)
        told->cells = box->at_distance[state->architect][state->black];
}

/* SKY-6: the first two steps of a turn. */
static void roll(const struct skyline_box *box, struct skyline_state *state, unsigned white,
                 unsigned black, struct borgo_events *events)
{
    state->white = (uint8_t)white;
    state->black = (uint8_t)black;
    state->card = 0;
    borgo_events_tell(events, SKYLINE_TOLD_ROLL, BORGO_EVERYBODY, state->seat, (int32_t)white,
                      (int32_t)black, 0);
    if (!skyline_advance(box, state, state->seat, white, events))
        return;
    if (box->beside[state->pawn[state->seat]] == SKYLINE_NO_CELL) {
        state->phase = SKYLINE_DRAWING;
        return;
    }
    state->phase = SKYLINE_BUILDING;
    if (events && !skyline_can_build(box, state))
        tell_nothing(box, state, events);
}

/* SKY-C1 */
static void roll_again(const struct skyline_box *box, struct skyline_state *state, unsigned white,
                       struct borgo_events *events)
{
    state->white = (uint8_t)white;
    state->black = 0;
    borgo_events_tell(events, SKYLINE_TOLD_DIE, BORGO_EVERYBODY, state->seat, (int32_t)white, 0, 0);
    if (skyline_advance(box, state, state->seat, white, events))
        end_turn(box, state, events);
}

/* SKY-C4 */
static void earn(const struct skyline_box *box, struct skyline_state *state, unsigned white,
                 unsigned black, struct borgo_events *events)
{
    int32_t income = 10 * (int32_t)(white + black);
    state->white = (uint8_t)white;
    state->black = (uint8_t)black;
    state->cash[state->seat] += income;
    borgo_events_tell(events, SKYLINE_TOLD_ROLL, BORGO_EVERYBODY, state->seat, (int32_t)white,
                      (int32_t)black, 0);
    borgo_events_tell(events, SKYLINE_TOLD_INCOME, BORGO_EVERYBODY, state->seat, income,
                      state->seat, state->card);
    end_turn(box, state, events);
}

/* SKY-23: what a card with a choice comes to, or the end of the turn if there is nothing to choose.
 */
static void await_choice(const struct skyline_box *box, struct skyline_state *state,
                         struct borgo_events *events)
{
    if (skyline_card_has_object(box, state, state->card)) {
        state->phase = SKYLINE_CHOOSING;
        return;
    }
    borgo_events_tell(events, SKYLINE_TOLD_CARD_IDLE, BORGO_EVERYBODY, state->seat, state->card,
                      state->card, 0);
    end_turn(box, state, events);
}

/* SKY-8: the top card comes up. Where it leaves the game (SKY-C10) the next is drawn. */
static void card_comes_up(const struct skyline_box *box, struct skyline_state *state, unsigned kind,
                          struct borgo_events *events)
{
    borgo_events_tell(events, SKYLINE_TOLD_CARD, BORGO_EVERYBODY, state->seat, (int32_t)kind,
                      (int32_t)kind, 0);
    if (!skyline_draw_card(box, state, kind)) {
        borgo_events_tell(events, SKYLINE_TOLD_CARD_LEAVES, BORGO_EVERYBODY, state->seat, 0, 0, 0);
        return;
    }
    state->card = (uint8_t)kind;
    switch (kind) {
    case 1:
        state->phase = SKYLINE_ROLLING_AGAIN;
        break;
    case 3:
        skyline_aid_poorest(box, state, events);
        end_turn(box, state, events);
        break;
    case 4:
        state->phase = SKYLINE_EARNING;
        break;
    case 6:
        skyline_pay_tax(state, state->seat, events);
        end_turn(box, state, events);
        break;
    default:
        await_choice(box, state, events);
    }
}

/* The chance moves of a turn. */
static void play_chance(const struct skyline_box *box, struct skyline_state *state, borgo_move move,
                        struct borgo_events *events)
{
    unsigned number = skyline_number(move, 0);
    switch (skyline_kind(move)) {
    case SKYLINE_MOVE_FIRST:
        borgo_events_tell(events, SKYLINE_TOLD_FIRST, BORGO_EVERYBODY, (int32_t)number, 0, 0, 0);
        skyline_begin_placing(box, state, number);
        break;
    case SKYLINE_MOVE_DICE:
        if (state->phase == SKYLINE_ROLLING)
            roll(box, state, number, skyline_number(move, 1), events);
        else
            earn(box, state, number, skyline_number(move, 1), events);
        break;
    case SKYLINE_MOVE_DIE:
        roll_again(box, state, number, events);
        break;
    default:
        assert(skyline_kind(move) == SKYLINE_MOVE_CARD);
        card_comes_up(box, state, number, events);
    }
}

/* Carries a card or a building step out; false when that ended the game. */
static bool act(const struct skyline_box *box, struct skyline_state *state, borgo_move move,
                struct borgo_events *events)
{
    unsigned a = skyline_number(move, 0), b = skyline_number(move, 1), c = skyline_number(move, 2);
    switch (skyline_kind(move)) {
    case SKYLINE_MOVE_BUILD:
        skyline_build(state, a, events);
        return true;
    case SKYLINE_MOVE_GROW:
        return skyline_grow(box, state, a, SKYLINE_NO_CELL, b, events);
    case SKYLINE_MOVE_MERGE:
        return skyline_grow(box, state, a, b, c, events);
    case SKYLINE_MOVE_PASS:
        borgo_events_tell(events, SKYLINE_TOLD_PASS, BORGO_EVERYBODY, state->seat, 0, 0, 0);
        return true;
    case SKYLINE_MOVE_ADVANCE:
        return skyline_advance(box, state, a, b, events);
    case SKYLINE_MOVE_TAX:
        skyline_pay_tax(state, a, events);
        return true;
    default:
        skyline_change_board(state, move, events);
        return true;
    }
}

void skyline_play(const void *box, void *state_, unsigned seat, borgo_move move,
                  struct borgo_events *events)
{
    struct skyline_state *state = state_;
    if (seat == BORGO_CHANCE)
        play_chance(box, state, move, events);
    else if (state->phase == SKYLINE_STARTING)
        skyline_choose_start(box, state, skyline_number(move, 0), events);
    else if (state->phase == SKYLINE_TOWERS)
        skyline_place_tower(box, state, skyline_number(move, 0), events);
    else if (state->phase == SKYLINE_FLOORING)
        skyline_place_floor(box, state, skyline_number(move, 0), events);
    else if (act(box, state, move, events))
        end_turn(box, state, events);
}
