/* Places and totals: see standings.h. */
#include "core/standings.h"

static unsigned count_of(const char *const counts[BORGO_MAX_COUNTS])
{
    unsigned count = 0;
    while (count < BORGO_MAX_COUNTS && counts[count])
        count++;
    return count;
}

static void put_names(struct borgo_json *json, const char *name,
                      const char *const counts[BORGO_MAX_COUNTS])
{
    borgo_json_array(json, name);
    for (unsigned i = 0; i < count_of(counts); i++)
        borgo_json_string(json, NULL, counts[i]);
    borgo_json_close(json);
}

static void put_counts(struct borgo_json *json, const int32_t *count, unsigned length)
{
    borgo_json_array(json, "counts");
    for (unsigned i = 0; i < length; i++)
        borgo_json_number(json, NULL, count[i]);
    borgo_json_close(json);
}

void borgo_put_categories(const struct borgo_category *category, unsigned count,
                          borgo_translate *translate, struct borgo_json *json)
{
    borgo_json_array(json, "categories");
    for (; count > 0; count--, category++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "id", category->id);
        borgo_json_string(json, "name", translate(category->name));
        put_names(json, "counts", category->counts);
        borgo_json_array(json, "prizes");
        for (unsigned i = 0; i < category->prize_count; i++)
            borgo_json_number(json, NULL, category->prizes[i]);
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void borgo_open_standing(const struct borgo_category *category, const struct borgo_ranking *ranking,
                         unsigned seat, int32_t points, struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    borgo_json_number(json, "seat", seat);
    put_counts(json, ranking->count[seat], count_of(category->counts));
    if (ranking->place[seat])
        borgo_json_number(json, "place", ranking->place[seat]);
    else
        borgo_json_null(json, "place");
    borgo_json_number(json, "points", points);
    borgo_json_array(json, "cells");
}

/* The first count in which two seats differ; BORGO_MAX_COUNTS if they tie. */
static unsigned difference(const struct borgo_ranking *ranking, unsigned one, unsigned other)
{
    unsigned i = 0;
    while (i < BORGO_MAX_COUNTS && ranking->count[one][i] == ranking->count[other][i])
        i++;
    return i;
}

void borgo_rank(struct borgo_ranking *ranking, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++) {
        ranking->place[seat] = 1;
        for (unsigned other = 0; other < players; other++) {
            unsigned i = difference(ranking, seat, other);
            if (i < BORGO_MAX_COUNTS && ranking->count[other][i] > ranking->count[seat][i])
                ranking->place[seat]++;
        }
    }
}

/* The count that was needed last to put each winner before everybody else. */
static unsigned deciding_count(const struct borgo_ranking *ranking, unsigned players,
                               unsigned winners)
{
    unsigned deciding = 0;
    bool decided = false;
    for (unsigned seat = 0; seat < players; seat++) {
        for (unsigned other = 0; other < players; other++) {
            if (!(winners >> seat & 1) || winners >> other & 1)
                continue;
            unsigned i = difference(ranking, seat, other);
            deciding = i > deciding ? i : deciding;
            decided = true;
        }
    }
    return decided ? deciding : BORGO_MAX_COUNTS;
}

void borgo_put_totals(const char *const counts[BORGO_MAX_COUNTS],
                      const struct borgo_ranking *ranking, unsigned players, unsigned winners,
                      struct borgo_json *json)
{
    put_names(json, "ranked_by", counts);
    borgo_json_array(json, "totals");
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_json_object(json, NULL);
        borgo_json_number(json, "seat", seat);
        put_counts(json, ranking->count[seat], count_of(counts));
        borgo_json_number(json, "place", ranking->place[seat]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_put_seats(json, "winners", winners);
    unsigned deciding = deciding_count(ranking, players, winners);
    if (deciding < count_of(counts))
        borgo_json_string(json, "decided", counts[deciding]);
    else
        borgo_json_null(json, "decided");
}
