/* How much one address may ask: see limits.h. */
#include "server/limits.h"

#include <stdlib.h>
#include <string.h>

/* Addresses are sought in one of GROUPS, each with PLACES: 65,536 in 2.5 MB. */
enum { GROUPS = 8192, PLACES = 8 };

struct seat {
    struct place_key from;
    uint32_t connections;
    struct bucket bucket;
};

struct limits {
    struct limits_settings settings;
    uint64_t seed;
    struct seat at[GROUPS][PLACES];
};

struct limits *limits_open(const struct limits_settings *settings, uint64_t seed)
{
    struct limits *limits = calloc(1, sizeof *limits);
    if (!limits)
        abort(); /* nothing to recover to */
    limits->settings = *settings;
    limits->seed = seed;
    return limits;
}

void limits_close(struct limits *limits)
{
    free(limits);
}

/* Seeded, so that nobody can choose addresses that share a group. */
static uint32_t group_of(const struct limits *limits, const struct place_key *key)
{
    uint64_t hash = limits->seed;
    for (size_t i = 0; i < sizeof key->bytes; i++)
        hash = (hash ^ key->bytes[i]) * 0x9e3779b97f4a7c15u, hash ^= hash >> 29;
    return (uint32_t)(hash % GROUPS);
}

/* Its place, or that of the one nobody would miss; where all have lines, the first one is shared.
 */
static struct seat *seat_of(struct limits *limits, const struct place_key *from)
{
    struct place_key key = place_key_household(from);
    struct seat *group = limits->at[group_of(limits, &key)], *stalest = NULL;
    for (int i = 0; i < PLACES; i++) {
        if (place_key_equal(&group[i].from, &key))
            return &group[i];
        if (!group[i].connections && (!stalest || group[i].bucket.at < stalest->bucket.at))
            stalest = &group[i];
    }
    if (!stalest)
        return &group[0];
    *stalest = (struct seat){.from = key};
    return stalest;
}

int64_t limits_request(struct limits *limits, const struct place_key *from, int64_t now)
{
    unsigned a_second = limits->settings.requests;
    struct bucket_size size = {2.0 * a_second, a_second}; /* two seconds' worth at once */
    return a_second ? bucket_take(&seat_of(limits, from)->bucket, size, now) : 0;
}

bool limits_is_full(struct limits *limits, const struct place_key *from)
{
    unsigned most = limits->settings.connections;
    return most && seat_of(limits, from)->connections >= most;
}

bool limits_connect(struct limits *limits, const struct place_key *from, int64_t now)
{
    if (limits_is_full(limits, from))
        return false;
    struct seat *seat = seat_of(limits, from);
    if (!seat->connections && !seat->bucket.at)
        seat->bucket.at = now;
    seat->connections++;
    return true;
}

void limits_disconnect(struct limits *limits, const struct place_key *from)
{
    struct seat *seat = seat_of(limits, from);
    if (seat->connections)
        seat->connections--;
}
