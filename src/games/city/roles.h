/* Sunrise City: what a role is. Each role's whole effect is one entry of `city_roles` in roles.c;
 * zoning, bidding, construction and the order of the phases ask the entry and never for a role by
 * name. */
#ifndef BORGO_CITY_ROLES_H
#define BORGO_CITY_ROLES_H

#include "games/city/parts.h"

/* When a power may be used. */
enum city_moment {
    CITY_NEVER,
    CITY_ZONING_STARTS,
    CITY_ZONING_ENDS,
    CITY_BIDDING_ENDS,
    CITY_CONSTRUCTION_STARTS
};

/* A building that has just been placed, as roles look at it. */
struct city_rise {
    uint8_t building;
    uint8_t floor;
    bool beside_community;
};

struct city_role {
    /* What the owner may do that others may not, all round long. */
    bool across_canals;    /* builds floor 1 there */
    bool without_chip;     /* builds floor 1 there */
    bool on_closed;        /* bids there */
    bool takes_bonuses;    /* both, of the floor 1 he builds */
    bool doubles_district; /* his own, in zoning */
    bool copies_district;  /* the others', in zoning */
    /* What the owner gets when anyone places a building. */
    unsigned (*earns)(const struct city_box *box, const struct city_state *state,
                      const struct city_rise *rise);

    /* A power used at one moment of the round. */
    enum city_moment moment;
    uint8_t draws; /* buildings drawn before it is used */
    bool repeated; /* until `done`; otherwise once, whenever it has a use */
    /* Lists the uses and stops once there are `room` of them, so three more may be written (the
     * turns of one square); returns how many. */
    uint32_t (*list)(const struct city_box *box, const struct city_state *state, borgo_move *out,
                     uint32_t room);
    void (*use)(const struct city_box *box, struct city_state *state, borgo_move move,
                struct borgo_events *events);
};

enum city_role_name {
    CITY_PROTESTER,
    CITY_DEVELOPER,
    CITY_LOBBYIST,
    CITY_ARCHITECT,
    CITY_ENGINEER,
    CITY_ECONOMIST,
    CITY_BANKER,
    CITY_LAWYER,
    CITY_UNION_BOSS,
    CITY_MAYOR,
    CITY_GODFATHER,
    CITY_CITY_PLANNER,
    CITY_FINANCE_DEPUTY,
    CITY_SECRETARY_GENERAL,
    CITY_REALTOR,
    CITY_PLANNING_COMMISSIONER
};

/* The step of a round that a role's card is about; powers are used `at` one. */
enum city_timing {
    CITY_AT_ZONING_STARTS,
    CITY_IN_ZONING,
    CITY_AT_ZONING_ENDS,
    CITY_IN_BIDDING,
    CITY_AT_BIDDING_ENDS,
    CITY_AT_CONSTRUCTION_STARTS,
    CITY_IN_CONSTRUCTION,
    CITY_TIMINGS
};

struct city_role_text {
    enum city_timing timing;
    const char *sentence; /* for translation */
};

extern const char *const city_timing_words[CITY_TIMINGS];
extern const struct city_role_text city_role_texts[CITY_ROLES];
extern const struct city_role city_roles[CITY_ROLES];
extern const struct city_role city_no_role;
/* Why points are scored: enum city_reason, and behind CITY_FOR_ROLE the names of the roles. */
extern const char *const city_reason_names[CITY_FOR_ROLE + CITY_ROLES];

/* The role a seat plays this round; one without any effect before they are revealed. */
static inline const struct city_role *city_role_of(const struct city_state *state, unsigned seat)
{
    uint8_t role = state->played[seat][state->round];
    return role < CITY_ROLES ? &city_roles[role] : &city_no_role;
}

/* Whether the power that `state->seat` has by its role could be used now. */
static inline bool city_power_has_use(const struct city_box *box, const struct city_state *state,
                                      const struct city_role *role)
{
    borgo_move some[4] = {0};
    return role->list(box, state, some, 1) > 0;
}

static inline unsigned city_role_number(unsigned role)
{
    return 2 * role + 1;
}

#endif
