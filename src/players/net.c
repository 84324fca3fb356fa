/* What a net makes of a set of features: see net.h. */
#include "players/net.h"

#include <string.h>

#include "core/bits.h"

/* Sanitizers would watch every one of these additions, and searches take several times as long:
 * what has a fixed length is left alone. */
#define UNWATCHED __attribute__((no_sanitize("address", "undefined")))

/* What every processor adds at once. All sums of the first layer are PARTS of these, so that they
 * stay where a processor adds while features are added one after the other. */
typedef uint16_t part __attribute__((vector_size(16)));
enum { PART_UNITS = sizeof(part) / sizeof(uint16_t), PARTS = BORGO_NET_WIDTH / PART_UNITS };

UNWATCHED static inline part part_of(const int16_t *row, int number)
{
    part units;
    memcpy(&units, row + number * PART_UNITS, sizeof units);
    return units;
}

UNWATCHED static inline void add_features(const struct borgo_net *net, unsigned word, uint64_t set,
                                          part sum[PARTS])
{
    for (; set; set &= set - 1) {
        const int16_t *row = net->first[64 * word + borgo_bits_lowest(set)];
        for (int i = 0; i < PARTS; i++)
            sum[i] += part_of(row, i);
    }
}

UNWATCHED static inline void take_features(const struct borgo_net *net, unsigned word, uint64_t set,
                                           part sum[PARTS])
{
    for (; set; set &= set - 1) {
        const int16_t *row = net->first[64 * word + borgo_bits_lowest(set)];
        for (int i = 0; i < PARTS; i++)
            sum[i] -= part_of(row, i);
    }
}

/* Brings a glance from one set of features to another: positions are mostly judged right after
 * others that are much like them. */
UNWATCHED static void change(const struct borgo_net *net, struct borgo_glance *glance,
                             const struct borgo_features *to)
{
    part sum[PARTS];
    memcpy(sum, glance->sum, sizeof sum);
    for (unsigned word = 0; word < BORGO_FEATURE_WORDS; word++) {
        uint64_t different = glance->of.word[word] ^ to->word[word];
        add_features(net, word, different & to->word[word], sum);
        take_features(net, word, different & ~to->word[word], sum);
    }
    memcpy(glance->sum, sum, sizeof sum);
    glance->of = *to;
}

static int32_t between(int32_t value)
{
    return value < 0 ? 0 : value > BORGO_NET_ONE ? BORGO_NET_ONE : value;
}

/* From the sums of the first layer on. */
UNWATCHED static int32_t conclude(const struct borgo_net *net, const uint16_t *sum)
{
    int16_t units[BORGO_NET_WIDTH];
    int32_t second[BORGO_NET_SECOND], result = net->last_bias * BORGO_NET_ONE;
    for (int i = 0; i < BORGO_NET_WIDTH; i++) {
        int16_t value = (int16_t)sum[i];
        value = (int16_t)(value < 0 ? 0 : value);
        units[i] = (int16_t)(value > BORGO_NET_ONE ? BORGO_NET_ONE : value);
    }
    for (int i = 0; i < BORGO_NET_SECOND; i++) {
        second[i] = 0;
        for (int j = 0; j < BORGO_NET_WIDTH; j++)
            second[i] += net->second[i][j] * units[j];
    }
    for (int i = 0; i < BORGO_NET_SECOND; i++) {
        second[i] += net->second_bias[i] * BORGO_NET_ONE;
        result += net->last[i] * between(second[i] / BORGO_NET_WEIGHT);
    }
    return result / (BORGO_NET_ONE * BORGO_NET_WEIGHT / BORGO_NET_LOGIT);
}

int32_t borgo_net_judge(const struct borgo_net *net, const struct borgo_features *features,
                        struct borgo_glance *glance)
{
    if (!glance->known)
        memcpy(glance->sum, net->first_bias, sizeof glance->sum);
    glance->known = true;
    change(net, glance, features);
    return conclude(net, glance->sum);
}
