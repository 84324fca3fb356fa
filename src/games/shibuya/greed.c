/* What a greedy player sees in a position. */
#include "games/shibuya/shibuya.h"

int32_t shibuya_evaluate(const void *box_, const void *state_, unsigned seat)
{
    const struct shibuya_state *state = state_;
    (void)box_;
    unsigned colour = shibuya_colour_of_seat(seat);
    return ((int32_t)shibuya_home_count(state, colour) - (int32_t)shibuya_home_count(state, 1 - colour)) * 1000;
}
