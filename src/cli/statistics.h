/* What `borgo simulate` counts. Everything is a whole number and adding is all that is done, so the
 * sum doesn't depend on which thread played which game. */
#ifndef BORGO_CLI_STATISTICS_H
#define BORGO_CLI_STATISTICS_H

#include "cli/command.h"
#include "cli/match.h"
#include "cli/seats.h"

struct spread {
    uint64_t count;
    int64_t sum, squares, least, most;
};

enum { MAX_CAUSES = 256 };

struct statistics {
    struct spread moves;   /* of players and of chance */
    struct spread choices; /* of players alone */
    struct spread turns;   /* all that one seat does before another acts is a turn */
    struct spread final[BORGO_MAX_SEATS];
    uint64_t wins[BORGO_MAX_SEATS], shared[BORGO_MAX_SEATS], draws;
    uint64_t causes[MAX_CAUSES]; /* by the kind of the last event that `ends` */
};

void add_game(struct statistics *statistics, const struct borgo_box *box,
              const struct played *played);
void add_statistics(struct statistics *statistics, const struct statistics *more);

/* How they came about, for the heading. */
struct simulation {
    const struct game_setup *setup;
    const struct seat *seats;
    uint64_t seed;
    double seconds;
};

void print_statistics(const struct simulation *simulation, const struct statistics *statistics);
void print_statistics_json(const struct simulation *simulation,
                           const struct statistics *statistics);

#endif
