/* What a greedy player sees in a position: its points first, then its cards and how little it leaves open for others. */
#include "games/lane/parts.h"

/* The dots a next player could find on open plots: the best, and a little for each more. */
static int32_t left_open(const struct lane_box *box, const struct lane_state *state)
{
    int32_t best = 0, sum = 0;
    struct lane_plots open = state->open;
    while (!lane_is_empty(&open)) {
        unsigned plot = lane_lowest(&open);
        lane_remove(&open, plot);
        sum += box->dots[plot];
        best = box->dots[plot] > best ? box->dots[plot] : best;
    }
    return best * 8 + sum;
}

/* What the hand could build next turn: it decides between cards to keep. */
static int32_t hand_promise(const struct lane_box *box, const struct lane_state *state, unsigned seat)
{
    int32_t promise = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        struct lane_plots open = {
            {state->open.half[0] & box->of_colour[colour].half[0], state->open.half[1] & box->of_colour[colour].half[1]}};
        unsigned best = 0;
        for (; !lane_is_empty(&open); lane_remove(&open, lane_lowest(&open)))
            if (box->dots[lane_lowest(&open)] > best)
                best = box->dots[lane_lowest(&open)];
        promise += (int32_t)best * state->hand[seat][colour];
    }
    return promise;
}

int32_t lane_evaluate(const void *box_, const void *state_, unsigned seat)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    if (state->phase == LANE_OVER) {
        struct borgo_result result;
        lane_result(box, state, &result);
        return result.final[seat] * 1000 + (result.winners >> seat & 1) * 100000;
    }
    int32_t cards = state->hand_size[seat] + (state->seat == seat ? state->deals : 0);
    return state->score[seat] * 1000 + cards * 40 + hand_promise(box, state, seat) * 2 - left_open(box, state);
}
