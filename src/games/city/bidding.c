/* Bidding: chips, stacks and who owns a zone (CITY-21 to CITY-24). The chips of all stacks stand in
 * one list, sorted by zone and within a zone from the bottom up. */
#include <string.h>

#include "core/list.h"
#include "games/city/events.h"
#include "games/city/roles.h"

/* CITY-21, CITY-22, CITY-34, CITY-43 */
uint32_t city_list_bids(const struct city_state *state, borgo_move *out)
{
    uint64_t zones = state->bare;
    if (state->protested != CITY_NONE)
        zones &= ~borgo_bits_one(state->protested);
    if (!city_role_of(state, state->seat)->on_closed)
        zones &= ~state->closed;
    return borgo_list_set(out, 0, city_move(CITY_BID, 0, 0), zones, CITY_WHAT_SHIFT);
}

void city_put_chip(struct city_state *state, unsigned seat, unsigned zone)
{
    unsigned at = state->chips++;
    for (; at > 0 && (unsigned)state->chip[at - 1] >> 2 > zone; at--)
        state->chip[at] = state->chip[at - 1];
    state->chip[at] = (uint16_t)(zone << 2 | seat);
    state->chips_left[seat]--;
    state->marked |= borgo_bits_one(zone);
    if (state->owner[zone] == seat)
        state->closed |= borgo_bits_one(zone);
    else
        state->closed &= ~borgo_bits_one(zone);
    state->owner[zone] = (uint8_t)seat;
}

/* Takes the chip at that place of the list. */
static void take_chip(struct city_state *state, unsigned at)
{
    state->chips_left[state->chip[at] & 3]++;
    state->chips--;
    memmove(&state->chip[at], &state->chip[at + 1], (state->chips - at) * sizeof state->chip[0]);
    state->chip[state->chips] = 0;
}

void city_take_chips(struct city_state *state, unsigned zone)
{
    for (unsigned at = 0; at < state->chips;) {
        if ((unsigned)state->chip[at] >> 2 == zone)
            take_chip(state, at);
        else
            at++;
    }
    state->marked &= ~borgo_bits_one(zone);
    state->owner[zone] = CITY_NONE;
}

/* CITY-24: only the top chip of each stack stays. */
void city_settle_stacks(const struct city_box *box, struct city_state *state,
                        struct borgo_events *events)
{
    for (unsigned at = 0; at + 1 < state->chips;) {
        if (state->chip[at] >> 2 == state->chip[at + 1] >> 2)
            take_chip(state, at);
        else
            at++;
    }
    state->closed = 0;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        city_tell(events, CITY_TOLD_OWNED, (int)seat, CITY_CHIPS - state->chips_left[seat], 0, 0);
}

void city_clear_chips(const struct city_box *box, struct city_state *state)
{
    memset(state->chip, 0, sizeof state->chip);
    memset(state->owner, CITY_NONE, sizeof state->owner);
    memset(state->chips_left, CITY_CHIPS, box->head.players);
    state->chips = 0;
    state->marked = state->closed = 0;
}
