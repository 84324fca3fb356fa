/* Checking a deal draw by draw, as data: for whoever wants to show how it is worked out. Reading a
 * record has checked all of it already. */
#ifndef BORGO_TABLE_CHECK_H
#define BORGO_TABLE_CHECK_H

#include "table/record.h"
#include "table/walk.h"

struct borgo_checked_draw {
    uint32_t move; /* its number in the list of moves */
    struct borgo_turn_of_chance turn;
    struct borgo_lot lot; /* what the dealer draws there */
    borgo_move played;    /* what the record says */
};

struct borgo_checker {
    const struct borgo_record *record; /* one that can deal */
    struct borgo_walk walk;            /* stands before the draw that was given last */
    uint64_t draws;                    /* given so far */
};

void borgo_check_start(struct borgo_checker *checker, const struct borgo_record *record);
/* The next chance move; false behind the last. It is right if lot.move is the move played. */
bool borgo_check_next(struct borgo_checker *checker, struct borgo_checked_draw *draw);

/* How many chance moves a record has. */
uint32_t borgo_check_count_draws(const struct borgo_table *table);

#endif
