/* What a game tells computer players about itself. None of it is a rule: a game with other advice
 * is the same game, played better or worse. Each game fills one of these in its `estimate.c`. */
#ifndef BORGO_CORE_ADVICE_H
#define BORGO_CORE_ADVICE_H

#include "core/feature.h"
#include "core/game.h"

/* A number `estimate` goes by, found by self-play (`borgo tune`). It reads them from the head of
 * the box. */
struct borgo_weight {
    const char *name;
    int16_t value;
};

/* How well those play whom each game tunes by itself: the levels, so that their steps are alike in
 * all games, and those who measure them. */
enum borgo_rank {
    BORGO_UNRANKED, /* the same in all games */
    BORGO_BEGINNER, /* as much as makes it the equal of `learner` */
    BORGO_NOVICE,
    BORGO_APPRENTICE,
    BORGO_BUILDER,
    BORGO_VETERAN,
    BORGO_MASTER,
    BORGO_CLASSIC, /* as the strongest was before there were nets */
    BORGO_RANKS
};

struct borgo_skill {
    uint16_t blur;     /* by how much it misjudges a turn at first sight: a deviation of the chance,
                          in ten-thousandths */
    uint16_t playouts; /* 0: as many as the level has in all games */
    uint8_t horizon;   /* so many turns of others a playout goes on before it estimates; 0: right
                          after its own */
    uint8_t candidates; /* turns that are tried; 0: as many as the level has in all games */
    uint8_t trust;      /* the first sight of a turn counts as much as so many playouts of it */
};

struct borgo_advice {
    /* What each seat can expect in the end, on the game's own scale. The levels go by leads alone;
     * `greedy` by its own value first, and by the others' half as much. Of a filled-in state that
     * is not over. */
    void (*estimate)(const void *box, const void *state, int32_t *values);
    int32_t margin; /* a lead of this much wins about three games in four; positive */
    struct borgo_skill skill[BORGO_RANKS];
    bool reads; /* next to nothing is secret or left to chance: a search reads ahead move by move
                   instead */
    struct borgo_weight weight[BORGO_MAX_WEIGHTS];
    /* What a net sees of the position with the eyes of a seat: the same of a hidden state; and what
     * `estimate` says, since much of both is found in the same way. Only for the data in the box.
     * NULL: there is no net for this game. */
    void (*features)(const void *box, const void *state, unsigned seat, struct borgo_features *out,
                     int32_t *values);
    uint16_t feature_count; /* at most BORGO_MAX_FEATURES, less those of the estimated lead */
    uint16_t clear; /* a victory by so much is a clear one: three of four parts of what a net learns
                       from the final numbers */
};

#endif
