/* Checking a deal draw by draw: see check.h. */
#include "table/check.h"

#include <assert.h>

void borgo_check_start(struct borgo_checker *checker, const struct borgo_record *record)
{
    assert(record->can_deal);
    checker->record = record;
    checker->draws = 0;
    borgo_walk_start(&checker->walk, &record->table);
}

bool borgo_check_next(struct borgo_checker *checker, struct borgo_checked_draw *draw)
{
    const struct borgo_record *record = checker->record;
    const struct borgo_entry *next = borgo_walk_next(&checker->walk);
    if (next && checker->draws > 0)
        borgo_walk_step(&checker->walk, NULL);
    while ((next = borgo_walk_next(&checker->walk)) != NULL && next->seat != BORGO_CHANCE)
        borgo_walk_step(&checker->walk, NULL);
    if (!next)
        return false;
    draw->move = checker->walk.at;
    draw->turn = (struct borgo_turn_of_chance){
        checker->draws++, borgo_table_backs_before(&record->table, draw->move)};
    borgo_dealer_draw_lot(&record->dealer, record->game, record->box, checker->walk.state,
                          draw->turn, &draw->lot);
    draw->played = next->move;
    return true;
}

uint32_t borgo_check_count_draws(const struct borgo_table *table)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < table->count; i++)
        count += table->log[i].seat == BORGO_CHANCE;
    return count;
}
