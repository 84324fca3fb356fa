/* The account of a game that is over: what its events sum up to, why it ended, and its last words.
 * It is the sum of the game's own events, whose sentences say what they count as; so a line of the
 * log and a line of the account never differ. */
#ifndef BORGO_TERMINAL_ACCOUNT_H
#define BORGO_TERMINAL_ACCOUNT_H

#include "core/tally.h"
#include "table/record.h"

struct account {
    const struct borgo_record *record;
    struct borgo_tally tally;
    struct borgo_event reason, final[BORGO_MAX_SEATS];
    bool has_reason;
    unsigned finals;
};

/* What the seats have before the first move, then all events of the game. */
void draw_up_account(const struct borgo_record *record, struct account *account);

#endif
