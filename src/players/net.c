/* What a net makes of a set of features: see net.h. */
#include "players/net.h"

#include <string.h>

#include "core/bits.h"

enum {
    MOST_CHANGES = 24, /* a glance that differs by more is kept instead of the old one */
    FAR = 64           /* and one that differs by more is made from nothing */
};

/* Sanitizers would watch every one of these additions, and searches take several times as long:
 * what has a fixed length is left alone. */
#define UNWATCHED __attribute__((no_sanitize("address", "undefined")))

UNWATCHED static void add_feature(const struct borgo_net *net, unsigned feature, uint16_t *sum)
{
    for (int i = 0; i < BORGO_NET_WIDTH; i++)
        sum[i] = (uint16_t)(sum[i] + (uint16_t)net->first[feature][i]);
}

UNWATCHED static void take_feature(const struct borgo_net *net, unsigned feature, uint16_t *sum)
{
    for (int i = 0; i < BORGO_NET_WIDTH; i++)
        sum[i] = (uint16_t)(sum[i] - (uint16_t)net->first[feature][i]);
}

/* Brings the sum from one set of features to another. */
static void change(const struct borgo_net *net, const struct borgo_features *from,
                   const struct borgo_features *to, uint16_t *sum)
{
    for (unsigned word = 0; word < BORGO_FEATURE_WORDS; word++) {
        uint64_t different = from->word[word] ^ to->word[word];
        for (; different; different &= different - 1) {
            unsigned bit = borgo_bits_lowest(different);
            if (to->word[word] >> bit & 1)
                add_feature(net, 64 * word + bit, sum);
            else
                take_feature(net, 64 * word + bit, sum);
        }
    }
}

/* From the old one where that is not too far away, else from nothing. */
static void glance_anew(const struct borgo_net *net, const struct borgo_features *features,
                        struct borgo_glance *glance, unsigned changes)
{
    static const struct borgo_features none;
    if (glance->known && changes <= FAR) {
        change(net, &glance->of, features, glance->sum);
    } else {
        memcpy(glance->sum, net->first_bias, sizeof glance->sum);
        change(net, &none, features, glance->sum);
    }
    glance->of = *features;
    glance->known = true;
}

static int32_t between(int32_t value)
{
    return value < 0 ? 0 : value > BORGO_NET_ONE ? BORGO_NET_ONE : value;
}

/* From the sums of the first layer on. */
UNWATCHED static int32_t conclude(const struct borgo_net *net, const uint16_t *sum)
{
    int16_t units[BORGO_NET_WIDTH];
    int32_t result = net->last_bias * BORGO_NET_ONE;
    for (int i = 0; i < BORGO_NET_WIDTH; i++) {
        int16_t value = (int16_t)sum[i];
        value = (int16_t)(value < 0 ? 0 : value);
        units[i] = (int16_t)(value > BORGO_NET_ONE ? BORGO_NET_ONE : value);
    }
    for (int i = 0; i < BORGO_NET_SECOND; i++) {
        int32_t second = 0;
        for (int j = 0; j < BORGO_NET_WIDTH; j++)
            second += net->second[i][j] * units[j];
        second += net->second_bias[i] * BORGO_NET_ONE;
        result += net->last[i] * between(second / BORGO_NET_WEIGHT);
    }
    return result / (BORGO_NET_ONE * BORGO_NET_WEIGHT / BORGO_NET_LOGIT);
}

int32_t borgo_net_judge(const struct borgo_net *net, const struct borgo_features *features,
                        struct borgo_glance *glance)
{
    uint16_t sum[BORGO_NET_WIDTH];
    unsigned changes = 0;
    for (unsigned word = 0; word < BORGO_FEATURE_WORDS; word++)
        changes += borgo_bits_count(glance->of.word[word] ^ features->word[word]);
    if (!glance->known || changes > MOST_CHANGES) {
        glance_anew(net, features, glance, changes);
        return conclude(net, glance->sum);
    }
    memcpy(sum, glance->sum, sizeof sum);
    change(net, &glance->of, features, sum);
    return conclude(net, sum);
}
