/* Standings have the same form in all games (web/types/wire.ts): categories of scoring, in each
 * what is compared between the seats, their places and points, and then the totals. */
#ifndef BORGO_CORE_STANDINGS_H
#define BORGO_CORE_STANDINGS_H

#include "core/game.h"

enum { BORGO_MAX_COUNTS = 4 };

/* A category of scoring. */
struct borgo_category {
    const char *id;
    const char *name;                     /* for translation */
    const char *counts[BORGO_MAX_COUNTS]; /* what is compared, the first thing first; NULL ends */
    const int32_t *prizes;                /* of the places, or NULL */
    uint8_t prize_count;
};

/* What is compared between seats, and where that leaves each. */
struct borgo_ranking {
    int32_t count[BORGO_MAX_SEATS][BORGO_MAX_COUNTS]; /* more is better */
    uint8_t place[BORGO_MAX_SEATS];                   /* 1 is the first; 0: not ranked */
};

void borgo_put_categories(const struct borgo_category *category, unsigned count,
                          borgo_translate *translate, struct borgo_json *json);
/* One seat of a category, but for what closes it: the caller writes the cells that were counted and
 * closes twice. */
void borgo_open_standing(const struct borgo_category *category, const struct borgo_ranking *ranking,
                         unsigned seat, int32_t points, struct borgo_json *json);
/* Places by the counts; those who tie share one and fill as many. */
void borgo_rank(struct borgo_ranking *ranking, unsigned players);
/* What follows the categories: `ranked_by`, `totals`, `winners`, `decided`. */
void borgo_put_totals(const char *const counts[BORGO_MAX_COUNTS],
                      const struct borgo_ranking *ranking, unsigned players, unsigned winners,
                      struct borgo_json *json);

#endif
