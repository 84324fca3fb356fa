/* The parts of the search, for each other: the turns it compares, and two ways to tell them apart.
 * search.h says what it does as a whole. */
#ifndef BORGO_PLAYERS_PARTS_H
#define BORGO_PLAYERS_PARTS_H

#include "players/ahead.h"
#include "players/endgame.h"
#include "players/turn.h"

enum { BORGO_MAX_CANDIDATES = 48 };

/* What makes a level: how much it looks at, and how much it errs. */
struct borgo_settings {
    uint32_t playouts;   /* in all, unless the request has its own budget or a clock; 0: the first
                            guess decides */
    uint16_t candidates; /* whole turns compared by playouts */
    bool far;            /* plays on to the game's horizon */
    uint32_t reading; /* positions to read ahead instead of all its playouts, where the game lends
                         itself to it */
    bool patient;     /* a clock is there to be used up, not only a limit */
    double noise;     /* of the first guess, in the game's `blur` */
    uint32_t endgame; /* positions to look at for an exact solution before anything is estimated */
};

struct borgo_candidate {
    uint64_t
        fingerprint; /* of the position it leads to: two ways to one position are one candidate */
    double guess;
    double first[BORGO_MAX_SEATS]; /* what `estimate` makes of the position after the turn */
    double sum[BORGO_MAX_SEATS];   /* of the chances in all playouts */
    uint32_t playouts;
    int length;
    borgo_move moves[BORGO_LONGEST_TURN];
};

struct borgo_search {
    const struct borgo_request *request;
    const struct borgo_settings *settings;
    struct borgo_rng rng;
    uint64_t seed;          /* of the worlds, which are the same for all candidates */
    uint32_t world;         /* the next one nobody has tried */
    const borgo_move *only; /* candidates that begin otherwise are left out; NULL: none are */
    int count;
    struct borgo_candidate candidates[BORGO_MAX_CANDIDATES];
    borgo_move room[BORGO_TURN_ROOM];
    struct borgo_endgame endgame;
    struct borgo_ahead ahead;
};

/* The part of its budget, or of its time, that a piece of work may take. */
struct borgo_slice {
    double from, to;
};

/* candidates.c: the turns that look best. */
void borgo_candidates_find(struct borgo_search *search);
/* Judges the candidates in several imagined worlds instead of one. */
void borgo_candidates_guess_again(struct borgo_search *search);
/* The first `count` candidates, best first, by what is known so far. */
void borgo_candidates_sort(struct borgo_search *search, int count);
double borgo_candidates_worth(const struct borgo_search *search,
                              const struct borgo_candidate *candidate);
/* A world of that number; returns what chance will do in it. */
struct borgo_rng borgo_candidates_imagine(const struct borgo_search *search, unsigned char *state,
                                          uint32_t world);
/* Plays a candidate's turn as far as this world allows. */
void borgo_candidates_follow(struct borgo_search *search, unsigned char *state,
                             const struct borgo_candidate *candidate);

/* playouts.c: tries candidates in imagined worlds until half of them, and half of those, are left.
 */
void borgo_playouts_halve(struct borgo_search *search, struct borgo_slice slice);
/* Two turns in the same worlds, which are new ones. */
void borgo_playouts_compare(struct borgo_search *search, struct borgo_candidate *one,
                            struct borgo_candidate *other, struct borgo_slice slice);
uint32_t borgo_playouts_of(const struct borgo_search *search);

/* deepen.c: reads ahead behind the candidates, deeper and deeper, where the level and the game do
 * that. */
bool borgo_deepen_applies(const struct borgo_search *search);
void borgo_deepen_all(struct borgo_search *search, struct borgo_slice slice);
/* Two turns, equally deep. */
void borgo_deepen_both(struct borgo_search *search, struct borgo_candidate *one,
                       struct borgo_candidate *other, struct borgo_slice slice);

#endif
