/* The end: bonuses, debts and the winner, SKY-20 to SKY-22. The bonuses are paid out at once, so that once it is over the
 * cash of a player is the final total. */
#include "games/skyline/parts.h"

static void tell_end(const struct skyline_box *box, const struct skyline_state *state, struct borgo_events *events)
{
    if (state->end == SKYLINE_ALL_BUILT)
        borgo_events_tell(events, SKYLINE_TOLD_ALL_BUILT, BORGO_EVERYBODY, state->seat, box->skyscrapers, 0, 0);
    else if (state->end == SKYLINE_BANKRUPT)
        borgo_events_tell(events, SKYLINE_TOLD_BANKRUPT, BORGO_EVERYBODY, state->payer, state->creditor, state->rent,
                          skyline_cell_value(state->rented));
    else
        borgo_events_tell(events, SKYLINE_TOLD_OUT_OF_TURNS, BORGO_EVERYBODY, state->turns, 0, 0, 0);
}

static void pay_bonuses(const struct skyline_box *box, struct skyline_state *state, struct borgo_events *events)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t count = (int32_t)skyline_skyscrapers(state, seat);
        state->cash[seat] += SKYLINE_BONUS * count;
        borgo_events_tell(events, SKYLINE_TOLD_BONUS, BORGO_EVERYBODY, (int32_t)seat, SKYLINE_BONUS * count, count, 0);
    }
}

/* SKY-22: the debtor pays what he can, the bank the rest. */
static void pay_debt(struct skyline_state *state, struct borgo_events *events)
{
    int32_t *purse = &state->cash[state->payer], paid = state->rent < *purse ? state->rent : *purse;
    *purse -= paid;
    state->cash[state->creditor] += state->rent;
    borgo_events_tell(events, SKYLINE_TOLD_DEBT, BORGO_EVERYBODY, state->payer, state->creditor, paid, 0);
    if (paid < state->rent)
        borgo_events_tell(events, SKYLINE_TOLD_BANK_PAYS, BORGO_EVERYBODY, state->creditor, state->rent - paid, 0, 0);
}

static void tell_result(const struct skyline_box *box, const struct skyline_state *state, struct borgo_events *events)
{
    struct borgo_result result;
    skyline_result(box, state, &result);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_events_tell(events, SKYLINE_TOLD_FINAL, BORGO_EVERYBODY, (int32_t)seat, result.final[seat], 0, 0);
    borgo_events_tell(events, SKYLINE_TOLD_WINNERS, BORGO_EVERYBODY, result.winners, 0, 0, 0);
}

void skyline_end_game(const struct skyline_box *box, struct skyline_state *state, enum skyline_end why,
                      struct borgo_events *events)
{
    state->phase = SKYLINE_OVER;
    state->end = (uint8_t)why;
    tell_end(box, state, events);
    pay_bonuses(box, state, events);
    if (why == SKYLINE_BANKRUPT)
        pay_debt(state, events);
    if (events)
        tell_result(box, state, events);
}

void skyline_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] = state->cash[seat];
}

void skyline_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    int32_t most = -1;
    *result = (struct borgo_result){.winners = 0};
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        result->final[seat] = state->cash[seat];
        if (state->cash[seat] > most)
            result->winners = 0;
        if (state->cash[seat] >= most) {
            most = state->cash[seat];
            result->winners |= (borgo_seats)(1u << seat);
        }
    }
}
