/* The end: bonuses, debts and the winner, SKY-20 to SKY-22. Nothing is paid out any more: cash stays what it was when the
 * game ended, and everybody's account says what was added and taken. */
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

/* SKY-22. The debtor pays what he can, the bonus included, the bank the rest. */
struct sky_account sky_account(const struct sky_state *state, unsigned seat)
{
    struct sky_account account = {.cash = state->cash[seat], .bonus = SKY_BONUS * (int32_t)sky_skyscrapers(state, seat)};
    int32_t purse = account.cash + account.bonus;
    if (state->end == SKY_BANKRUPT && seat == state->payer)
        account.debt = purse < state->rent ? -purse : -state->rent;
    if (state->end == SKY_BANKRUPT && seat == state->creditor)
        account.debt = state->rent;
    account.total = purse + account.debt;
    return account;
}

static void tell_bonus(const struct sky_state *state, unsigned seat, struct borgo_events *events)
{
    struct borgo_event *told = borgo_tell(events, SKY_TOLD_BONUS, BORGO_EVERYBODY, (int32_t)seat,
                                          sky_account(state, seat).bonus, (int32_t)sky_skyscrapers(state, seat), 0);
    if (told)
        told->cells = state->own[seat] & state->height[SKY_SKYSCRAPER];
}

static void tell_debt(const struct sky_state *state, struct borgo_events *events)
{
    int32_t paid = -sky_account(state, state->payer).debt;
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

static void tell_all(const struct sky_box *box, const struct sky_state *state, struct borgo_events *events)
{
    tell_end(box, state, events);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        tell_bonus(state, seat, events);
    if (state->end == SKY_BANKRUPT)
        tell_debt(state, events);
    tell_result(box, state, events);
}

void sky_end_game(const struct sky_box *box, struct sky_state *state, enum sky_end why, struct borgo_events *events)
{
    state->phase = SKY_OVER;
    state->end = (uint8_t)why;
    if (events)
        tell_all(box, state, events);
}

void sky_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] = state->phase == SKY_OVER ? sky_account(state, seat).total : state->cash[seat];
}

void sky_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    int32_t most = -1;
    *result = (struct borgo_result){.winners = 0};
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t total = result->final[seat] = sky_account(state, seat).total;
        if (total > most)
            result->winners = 0;
        if (total >= most) {
            most = total;
            result->winners |= (borgo_seats)(1u << seat);
        }
    }
}
