/* The end: bonuses, debts and the winner, SKY-20 to SKY-22. The bonuses are paid out at once, so that once it is over the
 * cash of a player is the final total. */
#include "games/skyline/parts.h"

static void tell_end(const struct sky_box *box, const struct sky_state *state, struct borgo_events *events)
{
    if (state->end == SKY_ALL_BUILT)
        borgo_tell(events, SKY_TOLD_ALL_BUILT, BORGO_EVERYBODY, state->seat, box->skyscrapers, 0, 0);
    else if (state->end == SKY_BANKRUPT)
        sky_tell_rent(state, SKY_TOLD_BANKRUPT, events);
    else
        borgo_tell(events, SKY_TOLD_OUT_OF_TURNS, BORGO_EVERYBODY, state->turns, 0, 0, 0);
}

static void pay_bonuses(const struct sky_box *box, struct sky_state *state, struct borgo_events *events)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t count = (int32_t)sky_skyscrapers(state, seat);
        state->cash[seat] += SKY_BONUS * count;
        struct borgo_event *told =
            borgo_tell(events, SKY_TOLD_BONUS, BORGO_EVERYBODY, (int32_t)seat, SKY_BONUS * count, count, 0);
        if (told)
            told->cells = state->own[seat] & state->height[SKY_SKYSCRAPER];
    }
}

/* SKY-22: the debtor pays what he can, the bank the rest. */
static void pay_debt(struct sky_state *state, struct borgo_events *events)
{
    int32_t *purse = &state->cash[state->payer], paid = state->rent < *purse ? state->rent : *purse;
    *purse -= paid;
    state->cash[state->creditor] += state->rent;
    borgo_tell(events, SKY_TOLD_DEBT, BORGO_EVERYBODY, state->payer, state->creditor, paid, state->rent);
    if (paid < state->rent)
        borgo_tell(events, SKY_TOLD_BANK_PAYS, BORGO_EVERYBODY, state->creditor, state->rent - paid, 0, 0);
}

static void tell_result(const struct sky_box *box, const struct sky_state *state, struct borgo_events *events)
{
    struct borgo_result result;
    sky_result(box, state, &result);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_tell(events, SKY_TOLD_FINAL, BORGO_EVERYBODY, (int32_t)seat, result.final[seat], 0, 0);
    borgo_tell(events, SKY_TOLD_WINNERS, BORGO_EVERYBODY, result.winners, 0, 0, 0);
}

void sky_end_game(const struct sky_box *box, struct sky_state *state, enum sky_end why, struct borgo_events *events)
{
    state->phase = SKY_OVER;
    state->end = (uint8_t)why;
    if (events)
        tell_end(box, state, events);
    pay_bonuses(box, state, events);
    if (why == SKY_BANKRUPT)
        pay_debt(state, events);
    if (events)
        tell_result(box, state, events);
}

void sky_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] = state->cash[seat];
}

void sky_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
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
