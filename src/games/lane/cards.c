/* Deck, hands and discards: LANE-4, LANE-15 to LANE-18. The deck is the multiset of what it can
 * still deal. */
#include "core/list.h"
#include "games/lane/parts.h"

unsigned lane_count_cards(const uint8_t *cards)
{
    unsigned count = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        count += cards[colour];
    return count;
}

uint32_t lane_list_deals(const struct lane_state *state, struct borgo_outcome *out)
{
    uint32_t count = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        if (state->deck[colour])
            out[count++] = (struct borgo_outcome){lane_move(LANE_DEAL, state->seat, colour),
                                                  state->deck[colour]};
    return count;
}

borgo_move lane_draw_card(const struct lane_state *state, struct borgo_rng *rng)
{
    uint32_t card = borgo_rng_below(rng, state->deck_size);
    unsigned colour = 0;
    while (card >= state->deck[colour])
        card -= state->deck[colour++];
    return lane_move(LANE_DEAL, state->seat, colour);
}

/* LANE-18: the moment the last card is taken the discards become the deck. */
static void shuffle_discards(struct lane_state *state, struct borgo_events *events)
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        state->deck[colour] = (uint8_t)(state->deck[colour] + state->discard[colour]);
        state->deck_size = (uint8_t)(state->deck_size + state->discard[colour]);
        state->discard[colour] = 0;
    }
    borgo_events_tell(events, LANE_TOLD_SHUFFLE, BORGO_EVERYBODY, state->deck_size, 0, 0, 0);
}

void lane_take_card(struct lane_state *state, unsigned seat, unsigned colour,
                    struct borgo_events *events)
{
    state->deck[colour]--;
    state->deck_size--;
    state->hand[seat][colour]++;
    state->hand_size[seat]++;
    borgo_events_tell(events, LANE_TOLD_CARD, borgo_seats_only(seat), (int32_t)seat,
                      (int32_t)colour, 0, 0);
    borgo_events_tell(events, LANE_TOLD_SOME_CARD, borgo_seats_all_but(seat), (int32_t)seat, 0, 0,
                      0);
    if (state->deck_size == 0)
        shuffle_discards(state, events);
}

void lane_discard_cards(struct lane_state *state, unsigned seat, unsigned colour, unsigned count)
{
    state->hand[seat][colour] = (uint8_t)(state->hand[seat][colour] - count);
    state->hand_size[seat] = (uint8_t)(state->hand_size[seat] - count);
    state->discard[colour] = (uint8_t)(state->discard[colour] + count);
}

uint32_t lane_list_discards(const struct lane_state *state, borgo_move *out)
{
    uint32_t count = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        if (state->hand[state->seat][colour])
            count = borgo_list_add(out, count, lane_move(LANE_DISCARD, 0, colour));
    return count;
}
