/* The clocks of a table: see clock.h. */
#include "table/clock.h"

void borgo_clock_start(struct borgo_clock *clock, enum borgo_clock_kind kind, int64_t time,
                       int64_t more)
{
    *clock = (struct borgo_clock){.kind = kind, .time = time, .more = more};
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        clock->left[seat] = time;
}

borgo_seats borgo_clock_pass(struct borgo_clock *clock, borgo_seats awaited, int64_t passed)
{
    borgo_seats up = 0;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS && clock->kind != BORGO_CLOCK_NONE; seat++) {
        if (!(awaited >> seat & 1))
            continue;
        clock->left[seat] -= passed < clock->left[seat] ? passed : clock->left[seat];
        if (clock->left[seat] == 0)
            up |= (borgo_seats)(1u << seat);
    }
    return up;
}

void borgo_clock_decided(struct borgo_clock *clock, unsigned seat)
{
    int64_t before = clock->left[seat];
    if (clock->kind == BORGO_CLOCK_BANK)
        clock->left[seat] += clock->more;
    else if (clock->kind == BORGO_CLOCK_DECISION)
        clock->left[seat] = clock->time;
    clock->won[seat] = clock->left[seat] - before;
}

/* A moment is always left: taking back is no reason to be out of time. */
void borgo_clock_taken_back(struct borgo_clock *clock, unsigned seat)
{
    if (clock->kind == BORGO_CLOCK_NONE)
        return;
    clock->left[seat] -= clock->won[seat];
    clock->won[seat] = 0;
    if (clock->left[seat] < 1)
        clock->left[seat] = 1;
}
