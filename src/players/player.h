/* Who decides where no person does. A computer player gets a state hidden for its seat and returns
 * a move; it never holds the truth, so it can't cheat. It uses no clock, file, thread or allocation
 * of its own. */
#ifndef BORGO_PLAYERS_PLAYER_H
#define BORGO_PLAYERS_PLAYER_H

#include <stdatomic.h>

#include "core/game.h"
#include "players/turn.h"

enum { BORGO_MAX_ALTERNATIVES = 5, BORGO_MAX_SUGGESTIONS = 3 };

/* A whole turn, up to where chance or somebody else comes in, and each seat's chance to win after
 * it. */
struct borgo_suggestion {
    int length;
    borgo_move moves[BORGO_LONGEST_TURN];
    double chance[BORGO_MAX_SEATS];
};

/* The best turn first, then others that are really different (players/outline.h). */
struct borgo_suggestions {
    double before[BORGO_MAX_SEATS]; /* each seat's chance to win before the turn, by the same
                                       measure */
    unsigned count;
    struct borgo_suggestion at[BORGO_MAX_SUGGESTIONS];
};

/* A turn of the request's seat that was made, to be judged beside the best by one measure. */
struct borgo_comparison {
    struct borgo_suggestion made; /* its moves are given; its chances come of it */
    struct borgo_suggestion best; /* the best turn; the same as the one made where none is better.
                                     Its length is 0 where the player doesn't compare turns */
    bool exact;                   /* both are proved, not estimated */
    bool looks_ahead;             /* by how much each seat's score grew on average a few turns later
                                     is known too: */
    double made_later[BORGO_MAX_SEATS], best_later[BORGO_MAX_SEATS];
};

struct borgo_request {
    const struct borgo_game *game;
    const void *box;
    const void *state; /* hidden for `seat`, which is to act */
    unsigned seat;
    struct borgo_rng *rng;
    void *memory;    /* the player's own `memory` bytes, kept from one request to the next */
    uint32_t budget; /* playouts to spend instead of the player's own number; 0: its own */
    double (*time_used)(
        void *clock); /* the share of its time that has passed, 1 when it is up; NULL: no clock */
    void *clock;
    const atomic_bool
        *cancelled;     /* once true nobody waits for the decision any more: any will do; or NULL */
    bool wants_chances; /* somebody reads the choice's chances; else they may be left empty */
    struct borgo_comparison *comparison;   /* a turn to be judged beside the decision, or NULL */
    struct borgo_suggestions *suggestions; /* whole turns go here too, from players that compare
                                              turns; NULL: nobody wants them */
    const char *net; /* a net's checked text instead of the built-in one, or NULL */
    const struct borgo_player *player; /* set by borgo_player_choose */
};

/* A move and each seat's chance to win after it, from 0 to 1. */
struct borgo_judged {
    borgo_move move;
    double chance[BORGO_MAX_SEATS];
};

/* The decision first, then the next best moves that were looked at, if any. */
struct borgo_choice {
    uint32_t count;
    struct borgo_judged at[BORGO_MAX_ALTERNATIVES];
    bool exact; /* the decision is proved, not estimated */
};

struct borgo_player {
    const char *name;
    const char *summary;  /* for translation */
    size_t memory;        /* bytes it needs, zeroed once */
    const void *settings; /* what tells the levels of one kind of player apart */
    /* Decides; a cancelled request may get any legal move or none. */
    void (*choose)(const struct borgo_request *request, struct borgo_choice *choice);
};

/* Nobody waits for the decision any more. */
static inline bool borgo_player_is_cancelled(const struct borgo_request *request)
{
    return request->cancelled && atomic_load_explicit(request->cancelled, memory_order_relaxed);
}

/* Asks a player for its decision. */
static inline void borgo_player_choose(const struct borgo_player *player,
                                       struct borgo_request *request, struct borgo_choice *choice)
{
    request->player = player;
    player->choose(request, choice);
}

/* One decision, judged by nothing more than the position after it. */
void borgo_player_decide(const struct borgo_request *request, borgo_move move,
                         struct borgo_choice *choice);

/* Compares the turn the request asks about with the best that begins with a move, for players that
 * don't do it themselves; `room` is of BORGO_TURN_ROOM moves. */
void borgo_compare_estimates(const struct borgo_request *request, borgo_move move,
                             borgo_move *room);

/* Makes whole turns of the moves of a choice, for players that compare moves and not turns; `room`
 * is of BORGO_TURN_ROOM moves. */
void borgo_suggest_moves(const struct borgo_request *request, const struct borgo_choice *choice,
                         borgo_move *room);

/* Each seat's chance to win in a (filled-in) position, as far as the game's `estimate` can tell. A
 * team's seats share one. */
void borgo_player_chances(const struct borgo_game *game, const void *box, const void *state,
                          double *chances);

extern const struct borgo_player *const borgo_players[];
extern const int borgo_player_count;

const struct borgo_player *borgo_player_find(const char *name, struct borgo_error *error);

#endif
