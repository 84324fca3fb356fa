/* What counts during the game, and who wins: LANE-28. */
#include "games/lane/parts.h"

void lane_scores(const void *box_, const void *state_, int32_t *scores)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        scores[seat] = state->score[seat];
}

/* LANE-28: most points, then most cards in hand, then all who are still equal. */
void lane_result(const void *box_, const void *state_, struct borgo_result *result)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    struct lane_claims claims;
    int32_t best = -1;
    lane_claims(box, state, &claims);
    *result = (struct borgo_result){.winners = 0};
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        result->final[seat] = state->score[seat];
        for (unsigned bonus = 0; bonus < LANE_BONUSES; bonus++)
            result->final[seat] += lane_bonus(box, &claims, bonus, seat);
        int32_t rank = result->final[seat] * 64 + state->hand_size[seat];
        if (rank > best)
            result->winners = 0;
        if (rank >= best) {
            best = rank;
            result->winners |= (borgo_seats)(1u << seat);
        }
    }
}

void lane_tell_result(const struct lane_box *box, const struct lane_state *state,
                      struct borgo_events *events)
{
    struct lane_claims claims;
    struct borgo_result result;
    lane_claims(box, state, &claims);
    lane_result(box, state, &result);
    for (unsigned bonus = 0; bonus < LANE_BONUSES; bonus++) {
        for (unsigned seat = 0; seat < box->head.players; seat++) {
            int32_t points = lane_bonus(box, &claims, bonus, seat);
            if (points)
                borgo_events_tell(events, LANE_TOLD_BONUS, BORGO_EVERYBODY, (int32_t)seat,
                                  (int32_t)bonus, points,
                                  (int32_t)lane_place(box, claims.of[bonus], seat) + 1);
        }
    }
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_events_tell(events, LANE_TOLD_FINAL, BORGO_EVERYBODY, (int32_t)seat,
                          result.final[seat], state->hand_size[seat], 0);
    borgo_events_tell(events, LANE_TOLD_WINNERS, BORGO_EVERYBODY, result.winners, 0, 0, 0);
}
