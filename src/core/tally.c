/* What events brought: see tally.h. */
#include "core/tally.h"

#include <string.h>

void borgo_tally_add(struct borgo_tally *tally, const char *name, unsigned seat, int32_t amount)
{
    unsigned at = 0;
    while (at < tally->count && strcmp(tally->part[at].name, name) != 0)
        at++;
    if (at == BORGO_MAX_PARTS || amount == 0)
        return;
    if (at == tally->count)
        tally->part[tally->count++] = (struct borgo_part){.name = name};
    tally->part[at].sum[seat] += amount;
}

void borgo_tally_event(struct borgo_tally *tally, const struct borgo_game *game,
                       const struct borgo_event *event)
{
    const struct borgo_sentence *kind = &game->sentences[event->kind];
    const struct borgo_counts *counts = &kind->counts;
    if (counts->amount == 0)
        return;
    const char *name =
        counts->as ? counts->as : kind->place[counts->word].words[event->value[counts->word]];
    int32_t amount = event->value[counts->amount];
    borgo_tally_add(tally, name, (unsigned)event->value[0], counts->paid ? -amount : amount);
    if (counts->paid && kind->place[1].type == BORGO_SEAT)
        borgo_tally_add(tally, name, (unsigned)event->value[1], amount);
}
