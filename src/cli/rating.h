/* What can be concluded from a match: intervals, Elo, and when enough has been played.
 *
 * The games of one deal depend on each other, because they share their luck, so the unit of all
 * this is the deal: a side's mean over the games of a deal is one observation. */
#ifndef BORGO_CLI_RATING_H
#define BORGO_CLI_RATING_H

#include <stdint.h>

struct sample {
    uint64_t count;
    double sum, squares;
};

/* A mean and the 95 % interval around it. */
struct interval {
    double mean, low, high;
};

void add_observation(struct sample *sample, double value);

/* Of any numbers. With fewer than two the interval is endless. */
struct interval mean_interval(const struct sample *sample);
/* Of shares between 0 and 1: stays between them, and few equal results don't look like certainty.
 */
struct interval share_interval(const struct sample *sample);

/* How much stronger than each of the other sides, all taken as equal, a side is that wins such a
 * share; infinite at 0 and 1. */
double elo_of_share(double share, unsigned sides);
double share_of_elo(double elo, unsigned sides);

enum verdict { UNDECIDED, LOW_ELO, HIGH_ELO };

/* Wald's sequential test of two Elo differences, with five in a hundred wrong either way. */
struct sequential_test {
    double low, high;
};

/* Log of how many times likelier the observed shares are under the high difference than under the
 * low one. */
double likelihood_ratio(const struct sequential_test *test, const struct sample *shares,
                        unsigned sides);
/* What that ratio has to reach, up or down. */
double decisive_ratio(void);
enum verdict judge(const struct sequential_test *test, const struct sample *shares, unsigned sides);

#endif
