/* What `borgo arena` concludes from a match: known figures, and that intervals and the sequential
 * test err as rarely as they promise, over thousands of matches whose truth is known. */
#include "cli/rating.h"

#include <math.h>

#include "core/rng.h"
#include "support/tap.h"

enum { TRIALS = 3000, MOST_DEALS = 20000 };

/* A side that wins such a share of its games. In part of the deals luck alone decides: then every
 * side wins once. */
struct truth {
    double share, luck;
    unsigned sides;
};

static double uniform(struct borgo_rng *rng)
{
    return (double)(borgo_rng_next(rng) >> 11) * 0x1p-53;
}

/* The share of one deal. What luck takes from the side's advantage, the other deals make up for. */
static double play_deal(const struct truth *truth, struct borgo_rng *rng)
{
    double even = 1.0 / truth->sides;
    if (uniform(rng) < truth->luck)
        return even;
    double chance = even + (truth->share - even) / (1 - truth->luck);
    int won = 0;
    for (unsigned game = 0; game < truth->sides; game++)
        won += uniform(rng) < chance;
    return (double)won / truth->sides;
}

static bool is_near(double found, double expected)
{
    return fabs(found - expected) < 0.01;
}

static void check_figures(void)
{
    struct sample none = {0}, sure = {0}, even = {0};
    tap_check(is_near(elo_of_share(0.5, 2), 0) && is_near(elo_of_share(0.25, 4), 0),
              "an even share is no difference");
    tap_check(is_near(elo_of_share(0.76, 2), 200.24), "76 %% of two sides are 200 Elo");
    tap_check(is_near(elo_of_share(share_of_elo(-123, 3), 3), -123), "Elo to share and back");
    tap_check(isinf(elo_of_share(1, 2)) && isinf(elo_of_share(0, 2)), "certainty is endless");
    struct interval nothing = share_interval(&none);
    tap_check(nothing.low == 0 && nothing.high == 1, "nothing played, nothing known");
    for (int i = 0; i < 10; i++)
        add_observation(&sure, 1);
    struct interval perfect = share_interval(&sure);
    tap_check(perfect.mean == 1 && perfect.high == 1 && is_near(perfect.low, 0.7225),
              "ten of ten is not all");
    add_observation(&even, 0.5);
    tap_check(isinf(mean_interval(&even).high), "one number says nothing of its spread");
    for (int i = 1; i < 1000; i++)
        add_observation(&even, 0.5);
    struct interval split = share_interval(&even);
    tap_check(split.high - split.low < 0.01, "always split deals leave no doubt");
    tap_check(is_near(decisive_ratio(), 2.944), "five in a hundred");
}

static void check_interval(const struct truth *truth, int deals)
{
    struct borgo_rng rng;
    int covered = 0;
    borgo_rng_seed(&rng, 1);
    for (int trial = 0; trial < TRIALS; trial++) {
        struct sample sample = {0};
        for (int deal = 0; deal < deals; deal++)
            add_observation(&sample, play_deal(truth, &rng));
        struct interval found = share_interval(&sample);
        covered += found.low <= truth->share && truth->share <= found.high;
    }
    tap_check(covered >= TRIALS * 0.93,
              "share %.2f of %u, luck %.1f, %d deals: the interval holds in %.1f %%", truth->share,
              truth->sides, truth->luck, deals, 100.0 * covered / TRIALS);
}

static enum verdict run_test(const struct sequential_test *test, const struct truth *truth,
                             struct borgo_rng *rng)
{
    struct sample sample = {0};
    enum verdict verdict = UNDECIDED;
    for (int deal = 0; deal < MOST_DEALS && verdict == UNDECIDED; deal++) {
        add_observation(&sample, play_deal(truth, rng));
        verdict = judge(test, &sample, truth->sides);
    }
    return verdict;
}

static void check_test(const struct sequential_test *test, double luck, unsigned sides)
{
    struct borgo_rng rng;
    int wrong = 0, undecided = 0;
    borgo_rng_seed(&rng, 2);
    for (int trial = 0; trial < TRIALS; trial++) {
        bool high = trial % 2;
        struct truth truth = {share_of_elo(high ? test->high : test->low, sides), luck, sides};
        enum verdict verdict = run_test(test, &truth, &rng);
        wrong += verdict == (high ? LOW_ELO : HIGH_ELO);
        undecided += verdict == UNDECIDED;
    }
    tap_check(wrong <= TRIALS * 0.065 && undecided == 0,
              "%.0f against %.0f, luck %.1f, %u sides: %.1f %% wrong, %d undecided", test->low,
              test->high, luck, sides, 100.0 * wrong / TRIALS, undecided);
}

int main(void)
{
    static const struct sequential_test tests[] = {{0, 50}, {-100, 100}, {0, 200}};
    check_figures();
    for (unsigned sides = 2; sides <= 4; sides++) {
        check_interval(&(struct truth){1.0 / sides, 0, sides}, 40);
        check_interval(&(struct truth){0.7, 0.2, sides}, 40);
        check_interval(&(struct truth){0.9, 0, sides}, 40);
        for (int i = 0; i < 3; i++)
            check_test(&tests[i], sides == 2 ? 0.3 : 0, sides);
    }
    check_test(&tests[0], 0, 2);
    return tap_done();
}
