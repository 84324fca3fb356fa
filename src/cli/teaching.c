/* How a net learns: see teaching.h. */
#include "cli/teaching.h"

#include <math.h>
#include <string.h>

#include "core/bits.h"

static const float MEAN_KEPT = 0.9F, SQUARE_KEPT = 0.999F, TINY = 1e-8F;
/* Weights stay where their rounded copies can follow. */
static const float MOST_FIRST = (float)BORGO_NET_MOST / BORGO_NET_ONE;
static const float MOST_LATER = (float)BORGO_NET_MOST / BORGO_NET_WEIGHT;

enum { WEIGHTS = sizeof(struct lessons) / sizeof(float) };

/* What the net made of one sample, layer by layer. */
struct thought {
    float first[BORGO_NET_WIDTH], second[BORGO_NET_SECOND]; /* before they are cut off */
    float units[BORGO_NET_WIDTH], seconds[BORGO_NET_SECOND];
    float logit;
};

static float uniform(struct borgo_rng *rng, float reach)
{
    return reach * (2 * (float)(borgo_rng_next(rng) >> 40) / (float)(1 << 24) - 1);
}

void pupil_start(struct pupil *pupil, unsigned features, uint64_t seed)
{
    struct borgo_rng rng;
    struct lessons *weights = &pupil->weights;
    borgo_rng_seed(&rng, seed);
    memset(pupil, 0, sizeof *pupil);
    pupil->features = features;
    for (unsigned i = 0; i < features; i++)
        for (int unit = 0; unit < BORGO_NET_WIDTH; unit++)
            weights->first[i][unit] = uniform(&rng, 0.1F);
    for (int unit = 0; unit < BORGO_NET_WIDTH; unit++)
        weights->first[BORGO_MAX_FEATURES][unit] = 0.3F;
    for (int i = 0; i < BORGO_NET_SECOND; i++) {
        weights->second_bias[i] = 0.3F;
        weights->last[i] = uniform(&rng, 0.02F);
        for (int unit = 0; unit < BORGO_NET_WIDTH; unit++)
            weights->second[i][unit] = uniform(&rng, 0.2F);
    }
}

static float cut(float value)
{
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

static void add_row(float *restrict to, const float *restrict row, float factor)
{
    for (int i = 0; i < BORGO_NET_WIDTH; i++)
        to[i] += factor * row[i];
}

static void think(const struct lessons *weights, const uint64_t *features, struct thought *thought)
{
    memcpy(thought->first, weights->first[BORGO_MAX_FEATURES], sizeof thought->first);
    for (unsigned word = 0; word < BORGO_FEATURE_WORDS; word++)
        for (uint64_t set = features[word]; set; set &= set - 1)
            add_row(thought->first, weights->first[64 * word + borgo_bits_lowest(set)], 1);
    for (int i = 0; i < BORGO_NET_WIDTH; i++)
        thought->units[i] = cut(thought->first[i]);
    thought->logit = weights->last_bias;
    for (int i = 0; i < BORGO_NET_SECOND; i++) {
        float sum = weights->second_bias[i];
        for (int j = 0; j < BORGO_NET_WIDTH; j++)
            sum += weights->second[i][j] * thought->units[j];
        thought->second[i] = sum;
        thought->seconds[i] = cut(sum);
        thought->logit += weights->last[i] * thought->seconds[i];
    }
}

float pupil_judge(const struct pupil *pupil, const uint64_t *features)
{
    struct thought thought;
    think(&pupil->weights, features, &thought);
    return thought.logit;
}

/* A unit that is cut off still feels a little of what pulls it back. */
static float slope(float before, float pull)
{
    if (before > 0 && before < 1)
        return pull;
    return (before <= 0) == (pull < 0) ? 0.1F * pull : 0;
}

/* Adds to the gradient what one sample asks for; `error` is of its logit. */
static void blame(const struct lessons *weights, const uint64_t *features,
                  const struct thought *thought, float error, struct lessons *gradient)
{
    float pull[BORGO_NET_WIDTH] = {0};
    gradient->last_bias += error;
    for (int i = 0; i < BORGO_NET_SECOND; i++) {
        gradient->last[i] += error * thought->seconds[i];
        float here = slope(thought->second[i], error * weights->last[i]);
        gradient->second_bias[i] += here;
        add_row(gradient->second[i], thought->units, here);
        add_row(pull, weights->second[i], here);
    }
    for (int i = 0; i < BORGO_NET_WIDTH; i++)
        pull[i] = slope(thought->first[i], pull[i]);
    add_row(gradient->first[BORGO_MAX_FEATURES], pull, 1);
    for (unsigned word = 0; word < BORGO_FEATURE_WORDS; word++)
        for (uint64_t set = features[word]; set; set &= set - 1)
            add_row(gradient->first[64 * word + borgo_bits_lowest(set)], pull, 1);
}

/* One step of Adam. */
static void move_weights(float *restrict weights, float *restrict mean, float *restrict square,
                         const float *restrict gradient, float rate)
{
    for (int i = 0; i < WEIGHTS; i++) {
        mean[i] = MEAN_KEPT * mean[i] + (1 - MEAN_KEPT) * gradient[i];
        square[i] = SQUARE_KEPT * square[i] + (1 - SQUARE_KEPT) * gradient[i] * gradient[i];
        weights[i] -= rate * mean[i] / (sqrtf(square[i]) + TINY);
    }
}

static void bound(float *weights, size_t bytes, float most)
{
    for (size_t i = 0; i < bytes / sizeof *weights; i++)
        weights[i] = weights[i] > most ? most : weights[i] < -most ? -most : weights[i];
}

double pupil_learn(struct pupil *pupil, const struct experience *const *samples, unsigned count,
                   float rate)
{
    struct lessons *gradient = &pupil->gradient;
    struct lessons *weights = &pupil->weights;
    double loss = 0;
    memset(gradient, 0, sizeof *gradient);
    for (unsigned i = 0; i < count; i++) {
        struct thought thought;
        think(weights, samples[i]->word, &thought);
        float chance = 1 / (1 + expf(-thought.logit - samples[i]->lead));
        float target = samples[i]->target;
        loss -= target * logf(chance + 1e-7F) + (1 - target) * logf(1 - chance + 1e-7F);
        blame(weights, samples[i]->word, &thought, (chance - target) / (float)count, gradient);
    }
    pupil->steps++;
    double correction =
        sqrt(1 - pow(SQUARE_KEPT, pupil->steps)) / (1 - pow(MEAN_KEPT, pupil->steps));
    move_weights((float *)weights, (float *)&pupil->mean, (float *)&pupil->square,
                 (const float *)gradient, rate * (float)correction);
    bound(&weights->first[0][0], sizeof weights->first, MOST_FIRST);
    bound(&weights->second[0][0], sizeof weights->second, MOST_LATER);
    return loss;
}

static int16_t rounded(float weight, float one)
{
    float value = roundf(weight * one);
    if (!(value > BORGO_NET_LEAST)) /* nor a number at all */
        return BORGO_NET_LEAST;
    return (int16_t)(value > BORGO_NET_MOST ? BORGO_NET_MOST : value);
}

static void round_all(const float *weights, int16_t *net, size_t count, float one)
{
    for (size_t i = 0; i < count; i++)
        net[i] = rounded(weights[i], one);
}

void pupil_round(const struct pupil *pupil, struct borgo_net *net)
{
    const struct lessons *weights = &pupil->weights;
    net->features = (uint16_t)pupil->features;
    round_all(weights->first[0], net->first[0], (size_t)BORGO_MAX_FEATURES * BORGO_NET_WIDTH,
              BORGO_NET_ONE);
    round_all(weights->first[BORGO_MAX_FEATURES], net->first_bias, BORGO_NET_WIDTH, BORGO_NET_ONE);
    round_all(weights->second[0], net->second[0], (size_t)BORGO_NET_SECOND * BORGO_NET_WIDTH,
              BORGO_NET_WEIGHT);
    round_all(weights->second_bias, net->second_bias, BORGO_NET_SECOND, BORGO_NET_WEIGHT);
    round_all(weights->last, net->last, BORGO_NET_SECOND, BORGO_NET_WEIGHT);
    net->last_bias = rounded(weights->last_bias, BORGO_NET_WEIGHT);
}
