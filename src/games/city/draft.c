/* Roles and hands: dealing, the draft, the choice of the round, and drawing tiles (CITY-9, CITY-11
 * to CITY-13). What each seat held at each step of the draft is kept, because it is what that seat
 * knows of the others' roles. */
#include <string.h>

#include "core/list.h"
#include "games/city/events.h"
#include "games/city/roles.h"

unsigned city_draft_step(const struct city_state *state)
{
    if (state->phase < CITY_DRAFT)
        return 0;
    unsigned step = 0;
    while (step < CITY_KEPT && state->pick[0][step] != CITY_NONE)
        step++;
    return step;
}

static uint32_t list_roles(enum city_kind kind, uint16_t roles, borgo_move *out)
{
    return borgo_list_set(out, 0, city_move(kind, 0, 0), roles, CITY_WHAT_SHIFT);
}

uint32_t city_list_keeps(const struct city_state *state, unsigned seat, borgo_move *out)
{
    return list_roles(CITY_KEEP, state->seen[seat][city_draft_step(state)], out);
}

uint16_t city_unused_roles(const struct city_state *state, unsigned seat)
{
    unsigned roles = 0;
    for (unsigned i = 0; i < CITY_KEPT; i++)
        if (state->pick[seat][i] < CITY_ROLES)
            roles |= 1u << state->pick[seat][i];
    for (unsigned round = 0; round < CITY_ROUNDS; round++)
        if (state->played[seat][round] < CITY_ROLES)
            roles &= ~(1u << state->played[seat][round]);
    return (uint16_t)roles;
}

uint32_t city_list_choices(const struct city_state *state, unsigned seat, borgo_move *out)
{
    return list_roles(CITY_CHOOSE, city_unused_roles(state, seat), out);
}

/* CITY-9: four to seat 0, then four to seat 1, ... */
void city_deal_role(const struct city_box *box, struct city_state *state, unsigned role,
                    struct borgo_events *events)
{
    uint16_t *pack = &state->seen[state->seat][0];
    *pack |= (uint16_t)(1u << role);
    city_tell_secret(events, CITY_TOLD_ROLE, state->seat, (int)role, 0, 0);
    if (++state->dealt < CITY_PACK)
        return;
    state->dealt = 0;
    state->seat = city_after(box, state->seat);
    if (state->seat == 0)
        state->phase = CITY_DRAFT;
}

bool city_choose(const struct city_box *box, struct city_state *state, unsigned seat, unsigned role,
                 struct borgo_events *events)
{
    enum city_event kind = state->phase == CITY_DRAFT ? CITY_TOLD_KEEP : CITY_TOLD_CHOICE;
    state->chosen[seat] = (uint8_t)role;
    city_tell_secret(events, kind, seat, (int)role, 0, 0);
    for (unsigned other = 0; other < box->head.players; other++)
        if (state->chosen[other] == CITY_NONE)
            return false;
    return true;
}

bool city_pass_packs(const struct city_box *box, struct city_state *state)
{
    unsigned step = city_draft_step(state);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned role = state->chosen[seat];
        state->pick[seat][step] = (uint8_t)role;
        if (step + 1 < CITY_KEPT)
            state->seen[city_after(box, seat)][step + 1] =
                (uint16_t)(state->seen[seat][step] & ~(1u << role));
    }
    memset(state->chosen, CITY_NONE, sizeof state->chosen);
    return step + 1 == CITY_KEPT;
}

/* CITY-12, CITY-13: all roles are turned over together; the lowest number is first player. */
void city_reveal(const struct city_box *box, struct city_state *state, struct borgo_events *events)
{
    unsigned lowest = CITY_ROLES;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned role = state->chosen[seat];
        state->played[seat][state->round] = (uint8_t)role;
        city_tell(events, CITY_TOLD_REVEAL, (int)seat, (int)role, (int)city_role_number(role), 0);
        if (role < lowest) {
            lowest = role;
            state->first = (uint8_t)seat;
        }
    }
    memset(state->chosen, CITY_NONE, sizeof state->chosen);
    city_tell(events, CITY_TOLD_FIRST, state->first, 0, 0, 0);
}

void city_draw_square(const struct city_box *box, struct city_state *state, unsigned id,
                      struct borgo_events *events)
{
    unsigned seat = state->seat;
    state->stack.half[id >> 6] &= ~borgo_bits_one(id);
    state->hand[seat].half[id >> 6] |= borgo_bits_one(id);
    state->hand_size[seat]++;
    city_tell_secret(events, CITY_TOLD_SQUARE, seat, box->number[id],
                     (int)city_square_name(box, id), 0);
}

void city_draw_building(const struct city_box *box, struct city_state *state, unsigned building,
                        struct borgo_events *events)
{
    unsigned seat = state->seat;
    state->pile &= ~borgo_bits_one(building);
    state->plans[seat] |= borgo_bits_one(building);
    state->plan_count[seat]++;
    city_tell_secret(events, CITY_TOLD_BUILDING, seat, (int)building, box->segment[building][0],
                     box->segment[building][1]);
}
