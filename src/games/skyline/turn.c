/* What a turn is made of, and whose it is: SKY-6, SKY-8, SKY-24, and the dice of the cards C1 and C4. */
#include <assert.h>

#include "games/skyline/parts.h"

borgo_seats sky_to_act(const void *box, const void *state_)
{
    const struct sky_state *state = state_;
    (void)box;
    switch ((enum sky_phase)state->phase) {
    case SKY_STARTING:
    case SKY_TOWERS:
    case SKY_FLOORING:
    case SKY_BUILDING:
    case SKY_CHOOSING:
        return (borgo_seats)(1u << state->seat);
    case SKY_OVER:
        return 0;
    default:
        return 1u << BORGO_CHANCE;
    }
}

uint32_t sky_moves(const void *box, const void *state_, unsigned seat, borgo_move *out)
{
    const struct sky_state *state = state_;
    (void)seat;
    if (state->phase == SKY_BUILDING)
        return sky_list_builds(box, state, out);
    return state->phase == SKY_CHOOSING ? sky_list_choices(box, state, out) : sky_list_placements(state, out);
}

/* All throws of the two dice, each with its own weight even where only the sum counts. */
static uint32_t list_throws(struct borgo_outcome *out)
{
    uint32_t count = 0;
    for (unsigned white = 1; white <= SKY_DIE; white++)
        for (unsigned black = 1; black <= SKY_DIE; black++)
            out[count++] = (struct borgo_outcome){sky_move(SKY_MOVE_DICE, white, black, 0), 1};
    return count;
}

uint32_t sky_chance(const void *box_, const void *state_, struct borgo_outcome *out)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    switch ((enum sky_phase)state->phase) {
    case SKY_CHOOSE_FIRST:
        for (unsigned seat = 0; seat < box->head.players; seat++)
            out[seat] = (struct borgo_outcome){sky_move(SKY_MOVE_FIRST, seat, 0, 0), 1};
        return box->head.players;
    case SKY_DRAWING:
        return sky_list_cards(state, out);
    case SKY_ROLLING_AGAIN:
        for (unsigned white = 1; white <= SKY_DIE; white++)
            out[white - 1] = (struct borgo_outcome){sky_move(SKY_MOVE_DIE, white, 0, 0), 1};
        return SKY_DIE;
    default:
        return list_throws(out);
    }
}

borgo_move sky_deal(const void *box_, const void *state_, struct borgo_rng *rng)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    switch ((enum sky_phase)state->phase) {
    case SKY_CHOOSE_FIRST:
        return sky_move(SKY_MOVE_FIRST, borgo_below(rng, box->head.players), 0, 0);
    case SKY_DRAWING:
        return sky_top_card(state, rng);
    case SKY_ROLLING_AGAIN:
        return sky_move(SKY_MOVE_DIE, 1 + borgo_below(rng, SKY_DIE), 0, 0);
    default: {
        uint32_t both = borgo_below(rng, SKY_DIE * SKY_DIE);
        return sky_move(SKY_MOVE_DICE, 1 + both / SKY_DIE, 1 + both % SKY_DIE, 0);
    }
    }
}

static void end_turn(const struct sky_box *box, struct sky_state *state, struct borgo_events *events)
{
    state->seat = (uint8_t)(state->seat + 1 == box->head.players ? 0 : state->seat + 1);
    state->phase = SKY_ROLLING;
    state->turns++;
    if (state->turns == SKY_TURNS)
        sky_end_game(box, state, SKY_OUT_OF_TURNS, events);
}

/* SKY-14 */
static void tell_nothing(const struct sky_box *box, const struct sky_state *state, struct borgo_events *events)
{
    struct borgo_event *told = borgo_tell(events, SKY_TOLD_NOTHING, BORGO_EVERYBODY, state->seat, state->black,
                                          sky_cell_value(state->architect), 0);
    if (told)
        told->cells = box->at_distance[state->architect][state->black];
}

/* SKY-6: the first two steps of a turn. */
static void roll(const struct sky_box *box, struct sky_state *state, unsigned white, unsigned black,
                 struct borgo_events *events)
{
    state->white = (uint8_t)white;
    state->black = (uint8_t)black;
    state->card = 0;
    borgo_tell(events, SKY_TOLD_ROLL, BORGO_EVERYBODY, state->seat, (int32_t)white, (int32_t)black, 0);
    if (!sky_advance(box, state, state->seat, white, events))
        return;
    if (box->beside[state->pawn[state->seat]] == SKY_NO_CELL) {
        state->phase = SKY_DRAWING;
        return;
    }
    state->phase = SKY_BUILDING;
    if (events && !sky_can_build(box, state))
        tell_nothing(box, state, events);
}

/* SKY-C1 */
static void roll_again(const struct sky_box *box, struct sky_state *state, unsigned white, struct borgo_events *events)
{
    state->white = (uint8_t)white;
    state->black = 0;
    borgo_tell(events, SKY_TOLD_DIE, BORGO_EVERYBODY, state->seat, (int32_t)white, 0, 0);
    if (sky_advance(box, state, state->seat, white, events))
        end_turn(box, state, events);
}

/* SKY-C4 */
static void earn(const struct sky_box *box, struct sky_state *state, unsigned white, unsigned black,
                 struct borgo_events *events)
{
    int32_t income = 10 * (int32_t)(white + black);
    state->white = (uint8_t)white;
    state->black = (uint8_t)black;
    state->cash[state->seat] += income;
    borgo_tell(events, SKY_TOLD_ROLL, BORGO_EVERYBODY, state->seat, (int32_t)white, (int32_t)black, 0);
    borgo_tell(events, SKY_TOLD_INCOME, BORGO_EVERYBODY, state->seat, income, state->seat, state->card);
    end_turn(box, state, events);
}

/* SKY-23: what a card with a choice comes to, or the end of the turn if there is nothing to choose. */
static void await_choice(const struct sky_box *box, struct sky_state *state, struct borgo_events *events)
{
    if (sky_card_has_object(box, state, state->card)) {
        state->phase = SKY_CHOOSING;
        return;
    }
    borgo_tell(events, SKY_TOLD_CARD_IDLE, BORGO_EVERYBODY, state->seat, state->card, state->card, 0);
    end_turn(box, state, events);
}

/* SKY-8: the top card comes up. Where it leaves the game (SKY-C10) the next is drawn. */
static void card_comes_up(const struct sky_box *box, struct sky_state *state, unsigned kind, struct borgo_events *events)
{
    borgo_tell(events, SKY_TOLD_CARD, BORGO_EVERYBODY, state->seat, (int32_t)kind, (int32_t)kind, 0);
    if (!sky_draw_card(box, state, kind)) {
        borgo_tell(events, SKY_TOLD_CARD_LEAVES, BORGO_EVERYBODY, state->seat, 0, 0, 0);
        return;
    }
    state->card = (uint8_t)kind;
    switch (kind) {
    case 1:
        state->phase = SKY_ROLLING_AGAIN;
        break;
    case 3:
        sky_aid_poorest(box, state, events);
        end_turn(box, state, events);
        break;
    case 4:
        state->phase = SKY_EARNING;
        break;
    case 6:
        sky_pay_tax(state, state->seat, events);
        end_turn(box, state, events);
        break;
    default:
        await_choice(box, state, events);
    }
}

/* The chance moves of a turn. */
static void play_chance(const struct sky_box *box, struct sky_state *state, borgo_move move, struct borgo_events *events)
{
    unsigned number = sky_number(move, 0);
    switch (sky_kind(move)) {
    case SKY_MOVE_FIRST:
        borgo_tell(events, SKY_TOLD_FIRST, BORGO_EVERYBODY, (int32_t)number, 0, 0, 0);
        sky_begin_placing(box, state, number);
        break;
    case SKY_MOVE_DICE:
        (state->phase == SKY_ROLLING ? roll : earn)(box, state, number, sky_number(move, 1), events);
        break;
    case SKY_MOVE_DIE:
        roll_again(box, state, number, events);
        break;
    default:
        assert(sky_kind(move) == SKY_MOVE_CARD);
        card_comes_up(box, state, number, events);
    }
}

/* Carries a card or a building step out; false when that ended the game. */
static bool act(const struct sky_box *box, struct sky_state *state, borgo_move move, struct borgo_events *events)
{
    unsigned a = sky_number(move, 0), b = sky_number(move, 1), c = sky_number(move, 2);
    switch (sky_kind(move)) {
    case SKY_MOVE_BUILD:
        sky_build(state, a, events);
        return true;
    case SKY_MOVE_GROW:
        return sky_grow(box, state, a, SKY_NO_CELL, b, events);
    case SKY_MOVE_MERGE:
        return sky_grow(box, state, a, b, c, events);
    case SKY_MOVE_PASS:
        borgo_tell(events, SKY_TOLD_PASS, BORGO_EVERYBODY, state->seat, 0, 0, 0);
        return true;
    case SKY_MOVE_ADVANCE:
        return sky_advance(box, state, a, b, events);
    case SKY_MOVE_TAX:
        sky_pay_tax(state, a, events);
        return true;
    default:
        sky_change_board(state, move, events);
        return true;
    }
}

void sky_play(const void *box, void *state_, unsigned seat, borgo_move move, struct borgo_events *events)
{
    struct sky_state *state = state_;
    if (seat == BORGO_CHANCE)
        play_chance(box, state, move, events);
    else if (state->phase == SKY_STARTING)
        sky_choose_start(box, state, sky_number(move, 0), events);
    else if (state->phase == SKY_TOWERS)
        sky_place_tower(box, state, sky_number(move, 0), events);
    else if (state->phase == SKY_FLOORING)
        sky_place_floor(box, state, sky_number(move, 0), events);
    else if (act(box, state, move, events))
        end_turn(box, state, events);
}
