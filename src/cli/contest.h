/* A match over many deals: each deal is played once for every rotation of the sides, so that
 * neither luck nor the order of the seats favours anybody. What comes of it is the same whatever
 * the number of threads or processes, unless players go by the clock. */
#ifndef BORGO_CLI_CONTEST_H
#define BORGO_CLI_CONTEST_H

#include "cli/crew.h"
#include "cli/match.h"
#include "cli/rating.h"

enum { MOST_GAMES = 10000000 };

struct standing {
    struct sample share;  /* of the victory; all have a part in a draw */
    struct sample margin; /* ahead of the best other side */
    double score;         /* the sum over all games; a team's is the mean of its seats */
};

struct outcome {
    uint64_t deals; /* that were played in all rotations */
    uint64_t draws; /* of their games */
    struct standing standing[BORGO_MAX_SEATS];
    enum verdict verdict;
};

struct contest {
    struct match match;
    uint64_t games; /* at most */
    uint64_t seed, threads;
    bool quiet;
    const struct sequential_test *test; /* of the first side; NULL: all games are played */
    struct outcome outcome;
};

/* Seats that win together are one side. */
void set_sides(struct match *match);
/* Replaces the outcome. */
enum crew_end run_contest(struct contest *contest);

#endif
