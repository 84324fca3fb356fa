/* What can be concluded from a match: see rating.h. */
#include "cli/rating.h"

#include <math.h>

static const double Z = 1.959964;  /* of a 95 % interval */
static const double ERRORS = 0.05; /* of the sequential test, both kinds */

void add_observation(struct sample *sample, double value)
{
    sample->count++;
    sample->sum += value;
    sample->squares += value * value;
}

static double mean_of(const struct sample *sample)
{
    return sample->count ? sample->sum / (double)sample->count : 0;
}

/* The sum of squares around the mean. */
static double scatter_of(const struct sample *sample)
{
    return fmax(0, sample->squares - sample->sum * mean_of(sample));
}

struct interval mean_interval(const struct sample *sample)
{
    double mean = mean_of(sample), count = (double)sample->count;
    double reach =
        sample->count < 2 ? INFINITY : Z * sqrt(scatter_of(sample) / (count - 1) / count);
    return (struct interval){mean, mean - reach, mean + reach};
}

/* Wilson's interval, for as many independent games as would scatter like the deals did. A deal
 * can't scatter more than one game that is won or lost, and one such game is added to what was
 * seen: it is all there is to go by at first, and soon weighs little. */
struct interval share_interval(const struct sample *sample)
{
    double mean = fmin(fmax(mean_of(sample), 0), 1), single = mean * (1 - mean);
    if (sample->count == 0)
        return (struct interval){mean, 0, 1};
    double spread =
        single > 0 ? fmin(1, (scatter_of(sample) / single + 1) / (double)sample->count) : 1;
    double square = Z * Z * spread / (double)sample->count;
    double centre = (mean + square / 2) / (1 + square);
    double reach = sqrt(square * (single + square / 4)) / (1 + square);
    return (struct interval){mean, mean > 0 ? centre - reach : 0, mean < 1 ? centre + reach : 1};
}

double elo_of_share(double share, unsigned sides)
{
    return 400 * log10(share * (sides - 1) / (1 - share));
}

double share_of_elo(double elo, unsigned sides)
{
    double strength = pow(10, elo / 400);
    return strength / (strength + sides - 1);
}

/* The deals' shares taken as normally distributed, with the scatter that was seen and one undecided
 * game more. */
double likelihood_ratio(const struct sequential_test *test, const struct sample *shares,
                        unsigned sides)
{
    if (shares->count == 0)
        return 0;
    double low = share_of_elo(test->low, sides), high = share_of_elo(test->high, sides),
           middle = (low + high) / 2;
    double variance = (scatter_of(shares) + middle * (1 - middle)) / (double)shares->count;
    return (double)shares->count * (high - low) * (mean_of(shares) - middle) / variance;
}

double decisive_ratio(void)
{
    return log((1 - ERRORS) / ERRORS);
}

enum verdict judge(const struct sequential_test *test, const struct sample *shares, unsigned sides)
{
    double ratio = likelihood_ratio(test, shares, sides);
    return ratio >= decisive_ratio() ? HIGH_ELO : ratio <= -decisive_ratio() ? LOW_ELO : UNDECIDED;
}
