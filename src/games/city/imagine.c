/* Fills a hidden state in again at random, consistently with all the seat knows: what it held and
 * passed on in the draft, which roles have been played by whom, what it put back as Architect, what
 * a passing seat can't hold, and that somebody can build while construction goes on. Not used is
 * what could be worked out further from others' reasons, or from the one case of zoning where no
 * square of a hand had a legal place (CITY-16). */
#include <string.h>

#include "games/city/roles.h"

enum { SWAPS = 64, TRIES = 24 };

/* The draft as 16 slots that each take one role: slot 4 * o + k of pack o (dealt to seat o) is what
 * seat o + k kept at step k; slots of steps still to come, and the last, are what is left in the
 * pack; behind the packs come undealt roles. */
struct slots {
    uint16_t may[CITY_ROLES]; /* the roles a slot may take */
    uint8_t role[CITY_ROLES];
    uint8_t of[CITY_ROLES]; /* the slot of a role, or CITY_NONE */
};

static unsigned seat_before(const struct city_box *box, unsigned seat, unsigned steps)
{
    return (seat + 2 * box->head.players - steps) % box->head.players;
}

/* At step k the seat held pack seat - k, less what had been kept of it: exactly these roles are in
 * its later slots. */
static void know_pack(const struct city_box *box, const struct city_state *state,
                      struct slots *slots, unsigned seat, unsigned step)
{
    unsigned pack = seat_before(box, seat, step);
    uint16_t held = state->seen[seat][step];
    for (unsigned slot = 0; slot < CITY_ROLES; slot++) {
        bool inside = slot / CITY_PACK == pack && slot % CITY_PACK >= step;
        slots->may[slot] &= (uint16_t)(inside ? held : ~held);
    }
}

static bool keeps(const struct city_box *box, unsigned slot, unsigned seat)
{
    unsigned pack = slot / CITY_PACK, step = slot % CITY_PACK;
    return pack < box->head.players && step < CITY_KEPT
           && (pack + step) % box->head.players == seat;
}

static void know_played(const struct city_box *box, const struct city_state *state,
                        struct slots *slots)
{
    for (unsigned seat = 0; seat < box->head.players; seat++)
        for (unsigned round = 0; round < CITY_ROUNDS; round++)
            for (unsigned slot = 0; slot < CITY_ROLES && state->played[seat][round] != CITY_NONE;
                 slot++)
                if (!keeps(box, slot, seat))
                    slots->may[slot] &= (uint16_t) ~(1u << state->played[seat][round]);
}

static void know_draft(const struct city_box *box, const struct city_state *state,
                       struct slots *slots, unsigned seat, unsigned step)
{
    memset(slots->may, 0xff, sizeof slots->may);
    know_played(box, state, slots);
    if (seat >= box->head.players)
        return;
    for (unsigned k = 0; k <= step && k < CITY_KEPT; k++) {
        know_pack(box, state, slots, seat, k);
        if (k < step)
            slots->may[seat_before(box, seat, k) * CITY_PACK + k] =
                (uint16_t)(1u << state->pick[seat][k]);
    }
}

/* Finds a role for a slot, moving others to other slots where needed (augmenting paths); the tried
 * roles are in *seen. */
static bool fill(struct slots *slots, unsigned slot, const uint8_t *order, uint16_t *seen)
{
    for (unsigned i = 0; i < CITY_ROLES; i++) {
        unsigned role = order[i];
        if (!(slots->may[slot] >> role & 1) || *seen >> role & 1)
            continue;
        *seen |= (uint16_t)(1u << role);
        if (slots->of[role] != CITY_NONE && !fill(slots, slots->of[role], order, seen))
            continue;
        slots->of[role] = (uint8_t)slot;
        slots->role[slot] = (uint8_t)role;
        return true;
    }
    return false;
}

static void shuffle(uint8_t *order, unsigned count, struct borgo_rng *rng)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned j = borgo_rng_below(rng, i + 1);
        order[i] = order[j];
        order[j] = (uint8_t)i;
    }
}

/* Exchanges that the knowledge allows, so that no arrangement is favoured by how the first was
 * found. */
static void mix(struct slots *slots, struct borgo_rng *rng)
{
    for (unsigned i = 0; i < SWAPS; i++) {
        unsigned a = borgo_rng_below(rng, CITY_ROLES), b = borgo_rng_below(rng, CITY_ROLES);
        uint8_t in_a = slots->role[a], in_b = slots->role[b];
        if (slots->may[a] >> in_b & slots->may[b] >> in_a & 1) {
            slots->role[a] = in_b;
            slots->role[b] = in_a;
        }
    }
}

static void arrange(struct slots *slots, struct borgo_rng *rng)
{
    uint8_t order[CITY_ROLES] = {0};
    memset(slots->of, CITY_NONE, sizeof slots->of);
    for (unsigned slot = 0; slot < CITY_ROLES; slot++) {
        uint16_t seen = 0;
        shuffle(order, CITY_ROLES, rng);
        fill(slots, slot, order, &seen);
    }
    mix(slots, rng);
}

static void imagine_draft(const struct city_box *box, struct city_state *state, unsigned seat,
                          struct borgo_rng *rng)
{
    struct slots slots = {{0}, {0}, {0}};
    unsigned step = city_draft_step(state);
    know_draft(box, state, &slots, seat, step);
    arrange(&slots, rng);
    for (unsigned other = 0; other < box->head.players; other++) {
        for (unsigned k = 0; other != seat && k <= step && k < CITY_KEPT; k++) {
            unsigned first = seat_before(box, other, k) * CITY_PACK;
            const uint8_t *pack = &slots.role[first];
            state->seen[other][k] = 0;
            for (unsigned i = k; i < CITY_PACK; i++)
                state->seen[other][k] |= (uint16_t)(1u << pack[i]);
            if (k < step)
                state->pick[other][k] = pack[k];
        }
    }
}

/* While roles are dealt, the seats before the one being dealt to have four; the order of dealing
 * says how many it has. */
static void imagine_deal(const struct city_box *box, struct city_state *state, unsigned seat,
                         struct borgo_rng *rng)
{
    uint64_t unseen = (1u << CITY_ROLES) - 1;
    if (seat < box->head.players)
        unseen &= ~(uint64_t)state->seen[seat][0];
    for (unsigned other = 0; other <= state->seat; other++) {
        unsigned size = other < state->seat ? CITY_PACK : state->dealt;
        for (unsigned i = 0; other != seat && i < size; i++) {
            unsigned role = city_random_member(unseen, rng);
            unseen &= ~borgo_bits_one(role);
            state->seen[other][0] |= (uint16_t)(1u << role);
        }
    }
}

/* What the others have chosen but not shown. */
static void imagine_choices(const struct city_box *box, struct city_state *state,
                            struct borgo_rng *rng)
{
    unsigned step = city_draft_step(state);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        if (state->chosen[seat] != CITY_SECRET)
            continue;
        uint16_t roles =
            state->phase == CITY_DRAFT ? state->seen[seat][step] : city_unused_roles(state, seat);
        if (roles) /* always, unless what the seat knows contradicts itself: then it stays secret */
            state->chosen[seat] = (uint8_t)city_random_member(roles, rng);
    }
}

static void imagine_squares(struct city_state *state, unsigned seat, struct borgo_rng *rng)
{
    for (unsigned i = 0; i < state->hand_size[seat]; i++) {
        unsigned zones = borgo_bits_count(state->stack.half[0]),
                 all = zones + borgo_bits_count(state->stack.half[1]);
        unsigned half = borgo_rng_below(rng, all) >= zones;
        unsigned id = half * 64 + city_random_member(state->stack.half[half], rng);
        state->stack.half[half] &= ~borgo_bits_one(id);
        state->hand[seat].half[half] |= borgo_bits_one(id);
        if (i == 0 && seat == state->seat && state->at_once == CITY_SECRET)
            state->at_once = (uint8_t)id;
    }
}

/* Deals the hidden buildings of one seat out of the unseen ones that it may hold; false when they
 * don't suffice. */
static bool imagine_plans(struct city_state *state, unsigned seat, uint64_t impossible,
                          struct borgo_rng *rng)
{
    for (unsigned i = borgo_bits_count(state->plans[seat]); i < state->plan_count[seat]; i++) {
        uint64_t possible = state->pile & ~impossible;
        if (!possible)
            return false;
        unsigned building = city_random_member(possible, rng);
        state->pile &= ~borgo_bits_one(building);
        state->plans[seat] |= borgo_bits_one(building);
    }
    return true;
}

static bool imagine_all_plans(const struct city_box *box, struct city_state *state, unsigned seat,
                              bool excluding, struct borgo_rng *rng)
{
    for (unsigned other = 0; other < box->head.players; other++) {
        uint64_t impossible = state->returned | (excluding ? state->excluded[other] : 0);
        if (other != seat && !imagine_plans(state, other, impossible, rng))
            return false;
    }
    return true;
}

/* CITY-32: construction goes on, so somebody can build. */
static bool goes_on(const struct city_box *box, const struct city_state *state)
{
    return state->phase != CITY_CONSTRUCTION || city_anyone_builds(box, state);
}

/* Dealt seat by seat, the last may find nothing left that it could hold, or nobody may be able to
 * build; then once more. In the end what is hardest to meet is given up. */
static void imagine_buildings(const struct city_box *box, struct city_state *state, unsigned seat,
                              struct borgo_rng *rng)
{
    uint64_t pile = state->pile, plans[BORGO_MAX_SEATS];
    memcpy(plans, state->plans, sizeof plans);
    for (unsigned attempt = 0; attempt <= 2 * TRIES; attempt++) {
        if (imagine_all_plans(box, state, seat, attempt < 2 * TRIES, rng)
            && (attempt >= TRIES || goes_on(box, state)))
            return;
        state->pile = pile;
        memcpy(state->plans, plans, sizeof plans);
    }
}

/* The Architect's two among the buildings of a seat whose choice is hidden. */
static void imagine_drawn(struct city_state *state, struct borgo_rng *rng)
{
    const struct city_role *role = city_role_of(state, state->seat);
    bool drawing = state->phase == CITY_DRAWING || (state->phase == CITY_POWER && role->draws);
    unsigned count = drawing ? state->plan_count[state->seat] - CITY_HAND : 0;
    for (unsigned i = borgo_bits_count(state->drawn); i < count; i++)
        state->drawn |=
            borgo_bits_one(city_random_member(state->plans[state->seat] & ~state->drawn, rng));
}

void city_imagine(const void *box_, void *state_, unsigned seat, struct borgo_rng *rng)
{
    const struct city_box *box = box_;
    struct city_state *state = state_;
    if (state->phase == CITY_DEALING)
        imagine_deal(box, state, seat, rng);
    else
        imagine_draft(box, state, seat, rng);
    imagine_choices(box, state, rng);
    for (unsigned other = 0; other < box->head.players; other++)
        if (other != seat)
            imagine_squares(state, other, rng);
    imagine_buildings(box, state, seat, rng);
    imagine_drawn(state, rng);
}
