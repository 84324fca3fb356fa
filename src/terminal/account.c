/* The account of a game that is over: see account.h. */
#include "terminal/account.h"

#include <string.h>

#include "core/words.h"
#include "table/walk.h"
#include "terminal/language.h"

static void count_event(struct account *account, const struct borgo_event *event)
{
    const struct borgo_sentence *kind = &account->record->game->sentences[event->kind];
    if (kind->ends) {
        account->reason = *event;
        account->has_reason = true;
    }
    if (strcmp(kind->name, "final") == 0 && account->finals < BORGO_MAX_SEATS)
        account->final[account->finals++] = *event;
    borgo_tally_event(&account->tally, account->record->game, event);
}

void draw_up_account(const struct borgo_record *record, struct account *account)
{
    struct borgo_walk walk;
    struct borgo_events events;
    int32_t start[BORGO_MAX_SEATS] = {0};
    *account = (struct account){.record = record};
    borgo_walk_start(&walk, &record->table);
    record->game->scores(record->box, walk.state, start);
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        borgo_tally_add(&account->tally, N_("at the start"), seat, start[seat]);
    while (borgo_walk_next(&walk)) {
        borgo_walk_step(&walk, &events);
        for (uint32_t i = 0; i < events.count; i++)
            if (borgo_event_is_told(&events.at[i], BORGO_CHANCE))
                count_event(account, &events.at[i]);
    }
}
