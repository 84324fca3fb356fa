/* Games of a net with itself, to learn from: every position at the end of a turn as each seat sees
 * it, and what it turned out to be worth. */
#ifndef BORGO_PLAYERS_SELFPLAY_H
#define BORGO_PLAYERS_SELFPLAY_H

#include "players/turn.h"

/* Of a game; of longer ones the last are kept. */
enum { BORGO_MOST_POSITIONS = 400, BORGO_MOST_SAMPLES = 512 };

/* A position as a seat saw it, and how it is to be judged. */
struct borgo_experience {
    uint64_t word[BORGO_FEATURE_WORDS];
    float lead; /* what the estimate says, as a logit: the net learns what that misses */
    float target;
};

/* How games are played and what they teach. */
struct borgo_schooling {
    const struct borgo_game *game;
    const struct borgo_net *net; /* NULL: the estimate plays */
    uint64_t seed;
    double exploring; /* the part of the turns that are chosen with a blur */
    double blur;      /* of the chances then: a deviation */
    double trust;     /* how far a later judgement counts instead of the end: 0 is not at all */
};

/* What a game was like so far, at the end of each turn, as each seat saw it. */
struct borgo_pages {
    struct borgo_features seen[BORGO_MOST_POSITIONS][BORGO_MAX_SEATS];
    int32_t lead[BORGO_MOST_POSITIONS][BORGO_MAX_SEATS];
    double chance[BORGO_MOST_POSITIONS][BORGO_MAX_SEATS];
};
/* And how far it got. Threads that play one game together all write the same into the same pages,
 * each with a count of its own. */
struct borgo_diary {
    unsigned count; /* positions */
    struct borgo_features (*seen)[BORGO_MAX_SEATS];
    int32_t (*lead)[BORGO_MAX_SEATS];
    double (*chance)[BORGO_MAX_SEATS];
};
static inline void borgo_diary_open(struct borgo_diary *diary, struct borgo_pages *pages)
{
    *diary = (struct borgo_diary){0, pages->seen, pages->lead, pages->chance};
}

/* A thread's own. */
struct borgo_playground {
    struct borgo_judge judge;
    borgo_move *room; /* of BORGO_TURN_ROOM moves */
    struct borgo_diary *diary;
};

/* Plays game `number` in that box and writes at most BORGO_MOST_SAMPLES samples; returns how many.
 * The same number is the same game. */
unsigned borgo_selfplay(const struct borgo_schooling *schooling, const void *box, uint64_t number,
                        struct borgo_playground *playground, struct borgo_experience *samples);

#endif
