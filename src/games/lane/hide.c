/* Hands are secret (LANE-4): what a seat sees of a state and of a move, and how the rest can be
 * imagined. Known to all are the board, the discards and how many cards each hand and the deck
 * have; so a hidden state keeps the unseen cards together in `deck`. What a player could work out
 * from remembering earlier shuffles is not kept. */
#include <string.h>

#include "games/lane/parts.h"

void lane_hide(const void *box_, void *state_, unsigned seat)
{
    const struct lane_box *box = box_;
    struct lane_state *state = state_;
    for (unsigned other = 0; other < box->head.players; other++) {
        if (other == seat)
            continue;
        for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
            state->deck[colour] = (uint8_t)(state->deck[colour] + state->hand[other][colour]);
        memset(state->hand[other], 0, LANE_COLOURS);
    }
}

/* Moves one of the unseen cards, each as likely as any other, into a hand. */
static void imagine_card(struct lane_state *state, unsigned seat, unsigned unseen,
                         struct borgo_rng *rng)
{
    uint32_t card = borgo_rng_below(rng, unseen);
    unsigned colour = 0;
    while (card >= state->deck[colour])
        card -= state->deck[colour++];
    state->deck[colour]--;
    state->hand[seat][colour]++;
}

void lane_imagine(const void *box_, void *state_, unsigned seat, struct borgo_rng *rng)
{
    const struct lane_box *box = box_;
    struct lane_state *state = state_;
    unsigned unseen = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        unseen += state->deck[colour];
    for (unsigned other = 0; other < box->head.players; other++)
        for (unsigned i = 0; other != seat && i < state->hand_size[other]; i++)
            imagine_card(state, other, unseen--, rng);
}

borgo_move lane_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer)
{
    (void)box;
    (void)actor;
    bool secret =
        lane_kind(move) == LANE_DEAL && lane_where(move) != viewer && viewer != BORGO_CHANCE;
    return secret ? lane_move(LANE_DEAL, lane_where(move), LANE_UNKNOWN_CARD) : move;
}
