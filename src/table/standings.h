/* Standings as numbers: what a game writes about them (core/show.h), read again. They are the one
 * thing about scoring that all games say in the same way. */
#ifndef BORGO_TABLE_STANDINGS_H
#define BORGO_TABLE_STANDINGS_H

#include "core/json.h"
#include "core/standings.h"

enum { BORGO_MAX_CATEGORIES = 16, BORGO_LONGEST_CATEGORY = 80 };

/* Where a seat stands in a category: a place of 0 is none. */
struct borgo_standing {
    int64_t place, points, count[BORGO_MAX_COUNTS];
    unsigned counts;
};

struct borgo_standings {
    unsigned count;
    char id[BORGO_MAX_CATEGORIES][BORGO_LONGEST_CATEGORY];
    struct borgo_standing of[BORGO_MAX_CATEGORIES][BORGO_MAX_SEATS];
};

/* Memory for reading. */
struct borgo_reading {
    char text[1 << 16];
    struct borgo_json_value values[8192];
};

/* Those of a position, hidden or not; none if they are longer than anybody expects. */
void borgo_standings_read(const struct borgo_game *game, const void *box, const void *state,
                          struct borgo_reading *reading, struct borgo_standings *standings);
/* Those that are sure after a turn of the seat, by what it sees: whatever is not the same in all
 * worlds that fit isn't sure, and taken for unchanged. */
void borgo_standings_after(const struct borgo_game *game, const void *box, const void *seen,
                           unsigned seat, const borgo_move *moves, int length,
                           struct borgo_reading *reading, const struct borgo_standings *before,
                           struct borgo_standings *after);
bool borgo_standing_is_same(const struct borgo_standing *one, const struct borgo_standing *other);

/* What a category is called, in a language; its id where the game has no name for it. */
void borgo_standings_name(const struct borgo_game *game, const void *box, const char *id,
                          borgo_translate *translate, struct borgo_reading *reading,
                          char name[BORGO_LONGEST_CATEGORY]);

#endif
