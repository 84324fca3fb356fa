/* What lies ahead of each seat in this round: the city surveyed once for all, and what a seat can
 * build there with the buildings in its hand. The estimate goes by it, and nets see some of it. */
#ifndef BORGO_CITY_OUTLOOK_H
#define BORGO_CITY_OUTLOOK_H

#include "games/city/roles.h"

/* What the estimate goes by: chances and shares in percent, but `tempo` in hundredths of points. */
enum weight {
    W_BEFORE,  /* a zone will be one's own: while zones are laid, */
    W_OPEN,    /* under an own chip that others may cover, */
    W_FREE,    /* under none, */
    W_THEIRS,  /* under another's */
    W_LATER,   /* a building is as certain as the better one before it */
    W_STUCK,   /* of the base of a building that fits nowhere yet */
    W_PLANS,   /* of what the hand promises before building starts */
    W_SQUARE,  /* a square scores what it can */
    W_LANDING, /* a landing on the star that one could arrange counts as one */
    W_KEEP,    /* nothing else moves the marker before the next score */
    W_INCOME,  /* others build so that one's role earns by it */
    W_LOBBY,   /* the Lobbyist's moves score */
    W_LAST,    /* points on the track short of a star, at the end of the last round */
    W_TEMPO    /* being to act */
};

enum { POINT = 100, STAR = CITY_STAR * POINT };
enum { MOST_POINTS = 24, MOST_PLANS = 5 };

/* Where a round has got to; a power belongs to the phase it stands before. */
enum stage { PREPARING, ZONING, BIDDING, BUILDING };

/* Two adjacent zones of one height. */
struct place {
    uint8_t zone[2];
    uint8_t pair; /* of types, as in `fits` */
    uint8_t floor;
    bool canal;  /* floor 1 only for who may build across */
    bool beside; /* a community */
};

/* What is the same for all seats. */
struct survey {
    const struct city_box *box;
    const struct city_state *state;
    enum stage stage;
    unsigned count;
    struct place place[CITY_MAX_SPOTS];
    uint8_t near[CITY_ZONES][CITY_TYPES]; /* communities */
    uint64_t beside;                      /* zones that share a side with one */
    uint8_t districts[CITY_TYPES];        /* points a zone of that type can score, one bit each */
};

/* What a seat expects of its buildings. */
struct outlook {
    int32_t worth;             /* all buildings, hundredths of points */
    int32_t first, upper;      /* buildings on floor 1 and above, percent */
    int32_t beside;            /* communities, percent */
    int32_t typed[CITY_TYPES]; /* segments, percent */
    unsigned count;
    uint32_t points[MOST_PLANS]; /* what each building can bring, one bit each */
    int32_t best[MOST_PLANS];    /* and the most of it, hundredths of points */
    uint8_t base[MOST_PLANS];    /* its part that moves the marker before the others (CITY-7) */
};

static inline enum stage city_stage(const struct city_state *state)
{
    if (state->phase < CITY_DIRECTION || state->phase == CITY_OVER)
        return PREPARING;
    if (state->phase == CITY_BIDDING)
        return BIDDING;
    if (state->phase == CITY_POWER)
        return city_role_of(state, state->seat)->moment <= CITY_ZONING_ENDS ? ZONING : BUILDING;
    return state->phase == CITY_CONSTRUCTION ? BUILDING : ZONING;
}

/* A survey that knows its stage only; and then all the rest. */
static inline void city_start_survey(struct survey *survey, const struct city_box *box,
                                     const struct city_state *state)
{
    survey->box = box;
    survey->state = state;
    survey->stage = city_stage(state);
}
void city_survey(struct survey *survey);
/* What each seat expects. */
void city_look_ahead(const struct survey *survey, struct outlook outlooks[BORGO_MAX_SEATS]);
/* What the estimate makes of it; before a round begins it needs no outlooks. */
void city_estimate(const struct survey *survey, const struct outlook *outlooks, int32_t *values);
/* Whether a seat may still use its role's power this round. */
bool city_power_waits(const struct survey *survey, unsigned seat);

#endif
