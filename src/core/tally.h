/* What events brought, by part and seat: the sentences of a game say what each kind of event counts
 * as (struct borgo_counts), so a line of the log and a line of an account never differ. */
#ifndef BORGO_CORE_TALLY_H
#define BORGO_CORE_TALLY_H

#include "core/game.h"

enum { BORGO_MAX_PARTS = 40 };

/* One part: what it is called, in English, and what each seat has of it. */
struct borgo_part {
    const char *name;
    int32_t sum[BORGO_MAX_SEATS];
};

struct borgo_tally {
    unsigned count;
    struct borgo_part part[BORGO_MAX_PARTS];
};

void borgo_tally_add(struct borgo_tally *tally, const char *name, unsigned seat, int32_t amount);
/* Whatever the event counts as; nothing for most. */
void borgo_tally_event(struct borgo_tally *tally, const struct borgo_game *game,
                       const struct borgo_event *event);

#endif
