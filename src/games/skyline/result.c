/* The end: bonuses, debts and the winner, SKY-20 to SKY-22. Nothing is paid out any more: cash
 * stays what it was when the game ended, and everybody's account says what was added and taken. */
#include "games/skyline/parts.h"

static void tell_end(const struct skyline_box *box, const struct skyline_state *state,
                     struct borgo_events *events)
{
    if (state->end == SKYLINE_ALL_BUILT)
        borgo_events_tell(events, SKYLINE_TOLD_ALL_BUILT, BORGO_EVERYBODY, state->seat,
                          box->skyscrapers, 0, 0);
    else if (state->end == SKYLINE_BANKRUPT)
        skyline_tell_rent(state, SKYLINE_TOLD_BANKRUPT, events);
    else
        borgo_events_tell(events, SKYLINE_TOLD_OUT_OF_TURNS, BORGO_EVERYBODY, state->turns, 0, 0,
                          0);
}

/* SKY-22. The debtor pays what he can, the bonus included, the bank the rest. */
struct skyline_account skyline_account(const struct skyline_state *state, unsigned seat)
{
    struct skyline_account account = {.cash = state->cash[seat],
                                      .bonus = SKYLINE_BONUS
                                               * (int32_t)skyline_skyscrapers(state, seat)};
    int32_t purse = account.cash + account.bonus;
    if (state->end == SKYLINE_BANKRUPT && seat == state->payer)
        account.debt = purse < state->rent ? -purse : -state->rent;
    if (state->end == SKYLINE_BANKRUPT && seat == state->creditor)
        account.debt = state->rent;
    account.total = purse + account.debt;
    return account;
}

static void tell_bonus(const struct skyline_state *state, unsigned seat,
                       struct borgo_events *events)
{
    struct borgo_event *told = borgo_events_tell(events, SKYLINE_TOLD_BONUS, BORGO_EVERYBODY,
                                                 (int32_t)seat, skyline_account(state, seat).bonus,
                                                 (int32_t)skyline_skyscrapers(state, seat), 0);
    if (told)
        told->cells = state->own[seat] & state->height[SKYLINE_SKYSCRAPER];
}

static void tell_debt(const struct skyline_state *state, struct borgo_events *events)
{
    int32_t paid = -skyline_account(state, state->payer).debt;
    borgo_events_tell(events, SKYLINE_TOLD_DEBT, BORGO_EVERYBODY, state->payer, state->creditor,
                      paid, state->rent);
    if (paid < state->rent)
        borgo_events_tell(events, SKYLINE_TOLD_BANK_PAYS, BORGO_EVERYBODY, state->creditor,
                          state->rent - paid, 0, 0);
}

static void tell_result(const struct skyline_box *box, const struct skyline_state *state,
                        struct borgo_events *events)
{
    struct borgo_result result;
    skyline_result(box, state, &result);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_events_tell(events, SKYLINE_TOLD_FINAL, BORGO_EVERYBODY, (int32_t)seat,
                          result.final[seat], 0, 0);
    borgo_events_tell(events, SKYLINE_TOLD_WINNERS, BORGO_EVERYBODY, result.winners, 0, 0, 0);
}

static void tell_all(const struct skyline_box *box, const struct skyline_state *state,
                     struct borgo_events *events)
{
    tell_end(box, state, events);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        tell_bonus(state, seat, events);
    if (state->end == SKYLINE_BANKRUPT)
        tell_debt(state, events);
    tell_result(box, state, events);
}

void skyline_end_game(const struct skyline_box *box, struct skyline_state *state,
                      enum skyline_end why, struct borgo_events *events)
{
    state->phase = SKYLINE_OVER;
    state->end = (uint8_t)why;
    if (events)
        tell_all(box, state, events);
}

void skyline_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] =
            state->phase == SKYLINE_OVER ? skyline_account(state, seat).total : state->cash[seat];
}

void skyline_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    int32_t most = -1;
    *result = (struct borgo_result){.winners = 0};
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t total = result->final[seat] = skyline_account(state, seat).total;
        if (total > most)
            result->winners = 0;
        if (total >= most) {
            most = total;
            result->winners |= (borgo_seats)(1u << seat);
        }
    }
}
