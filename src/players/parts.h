/* The parts of the search, for each other: the turns it compares, and two ways to tell them apart.
 * search.h says what it does as a whole. */
#ifndef BORGO_PLAYERS_PARTS_H
#define BORGO_PLAYERS_PARTS_H

#include "core/advice.h"
#include "players/ahead.h"
#include "players/endgame.h"
#include "players/nets.h"
#include "players/turn.h"

enum { BORGO_MAX_CANDIDATES = 48 };

/* What makes a level: how much it looks at, and how much it errs. */
struct borgo_settings {
    uint32_t playouts;   /* in all, unless the request has its own budget or a clock; 0: the first
                            guess decides */
    uint16_t candidates; /* whole turns compared by playouts */
    uint32_t reading; /* positions to read ahead instead of all its playouts, where the game lends
                         itself to it */
    bool patient;     /* a clock is there to be used up, not only a limit */
    enum borgo_rank rank; /* the game says what follows, and perhaps how many of the above */
    uint16_t blur;        /* of the first guess */
    uint8_t horizon;      /* these as in `struct borgo_skill` */
    uint8_t trust;
    bool learned;     /* goes by the game's net where there is one */
    uint32_t endgame; /* positions to look at for an exact solution before anything is estimated */
};

struct borgo_candidate {
    uint64_t
        fingerprint; /* of the position it leads to: two ways to one position are one candidate */
    double guess;    /* of the deciding seat's chance, before it is tried */
    double first[BORGO_MAX_SEATS]; /* what `estimate` makes of the position after the turn */
    double sum[BORGO_MAX_SEATS];   /* of the chances in all playouts */
    double
        later[BORGO_MAX_SEATS]; /* and of the scores at their horizon, where it shall be steady */
    uint32_t playouts;
    int length;
    borgo_move moves[BORGO_LONGEST_TURN];
};

struct borgo_search {
    const struct borgo_request *request;
    const struct borgo_settings *settings;
    struct borgo_settings ranked; /* the settings of a rank, as the game has them */
    struct borgo_rng rng;
    uint64_t seed;    /* of the worlds, which are the same for all candidates */
    uint32_t world;   /* the next one nobody has tried */
    bool steady;      /* what is compared shall be steady from turn to turn, so it is the mean
                         over a round, or of two depths of reading */
    int barred_count; /* where others are looked for, candidates that begin so are left out */
    borgo_move barred[BORGO_MAX_SUGGESTIONS];
    int count;
    struct borgo_candidate candidates[BORGO_MAX_CANDIDATES];
    borgo_move room[BORGO_TURN_ROOM];
    struct borgo_endgame endgame;
    struct borgo_ahead ahead;
    struct borgo_recall recall;
    struct borgo_judge judge;
    struct borgo_held_net net;
};

/* The part of its budget, or of its time, that a piece of work may take. */
struct borgo_slice {
    double from, to;
};

/* search.c: readies the settings and the judge for a request. */
void borgo_search_prepare(struct borgo_search *search, const struct borgo_request *request);

/* candidates.c: the turns that look best. */
void borgo_candidates_find(struct borgo_search *search);
/* The same of those that begin with no barred move; perhaps none. */
void borgo_candidates_find_others(struct borgo_search *search);
/* Judges candidates in several imagined worlds instead of one. */
void borgo_candidates_guess(struct borgo_search *search, struct borgo_candidate *these, int count);
/* The first `count` candidates, best first, by what is known so far. */
void borgo_candidates_sort(struct borgo_search *search, int count);
/* What the deciding seat's chance is taken for. */
double borgo_candidates_worth(const struct borgo_search *search,
                              const struct borgo_candidate *candidate);
/* A world of that number; returns what chance will do in it. */
struct borgo_rng borgo_candidates_imagine(const struct borgo_search *search, unsigned char *state,
                                          uint32_t world);
/* What is known so far of each seat's chance to win after it. */
void borgo_candidates_chances(const struct borgo_candidate *candidate, double *chances);
/* Plays a candidate's turn as far as this world allows; returns how many moves that are. */
int borgo_candidates_follow(struct borgo_search *search, unsigned char *state,
                            const struct borgo_candidate *candidate);

/* playouts.c: tries candidates in imagined worlds until half of them, and half of those, are left.
 */
void borgo_playouts_halve(struct borgo_search *search, struct borgo_slice slice);
/* Some turns in the same worlds, which are new ones. */
void borgo_playouts_compare(struct borgo_search *search, struct borgo_candidate *these, int count,
                            struct borgo_slice slice);
uint32_t borgo_playouts_of(const struct borgo_search *search);

/* deepen.c: reads ahead behind the candidates, deeper and deeper, where the level and the game do
 * that. */
bool borgo_deepen_applies(const struct borgo_search *search);
void borgo_deepen_all(struct borgo_search *search, struct borgo_slice slice);
/* Some turns, at most BORGO_MAX_SUGGESTIONS and an empty one, equally deep. */
void borgo_deepen_compare(struct borgo_search *search, struct borgo_candidate *these, int count,
                          struct borgo_slice slice);

/* suggest.c: tells the request's suggestions. */
/* Of the candidates as they are sorted; only those that are suggested are left. */
void borgo_suggest_candidates(struct borgo_search *search, struct borgo_slice slice);
/* Of an endgame that was solved. */
void borgo_suggest_solved(struct borgo_search *search);
/* Goes on with the turn that begins with the solved move moves[0], as long as that is solved;
 * returns its length. */
int borgo_suggest_rest(struct borgo_search *search, borgo_move moves[BORGO_LONGEST_TURN]);

/* compare.c: fills in the request's comparison. */
/* With the best of the candidates as they are sorted. */
void borgo_compare_candidates(struct borgo_search *search, struct borgo_slice slice);
/* With the solution of an endgame; false: what follows from the turn that was made is not known. */
bool borgo_compare_solved(struct borgo_search *search, const struct borgo_solution *solution);

#endif
