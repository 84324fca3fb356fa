/* Whole games between random players, for who plays millions of them. A game is known by its seed:
 * one generator deals and chooses, so a seed gives the same game on every processor. The steps are
 * here, inline, because a GPU's kernels are made of them too (src/gpu); nobody else needs them. */
#ifndef BORGO_PLAYERS_RANDOMLY_H
#define BORGO_PLAYERS_RANDOMLY_H

#include "core/game.h"

enum { BORGO_NO_CAUSE = 255 };

/* What became of a game. Small and without padding: millions are copied. */
struct borgo_random_end {
    int32_t final[BORGO_MAX_SEATS];
    uint32_t moves;   /* of players and of chance */
    uint32_t choices; /* of players alone */
    uint32_t turns;   /* all that one seat does before another acts is a turn */
    borgo_seats winners;
    uint8_t cause; /* the kind of the last event that `ends`, or BORGO_NO_CAUSE */
    uint16_t unused;
};
_Static_assert(sizeof(struct borgo_random_end) == 32, "nothing in it but what it says");

/* A game under way. */
struct borgo_randomly {
    struct borgo_rng rng;
    uint32_t moves, choices, turns;
    uint8_t last_seat, cause;
};

/* The kinds of events that `end`, one bit each. */
uint64_t borgo_randomly_ends(const struct borgo_game *game);

/* Plays the game of that seed; `room` is for game->max_moves moves, `ends` as above. */
void borgo_randomly_play(const struct borgo_game *game, const void *box, uint64_t seed,
                         uint64_t ends, borgo_move *room, struct borgo_random_end *end);

static inline void borgo_randomly_begin(const struct borgo_game *game, const void *box,
                                        uint64_t seed, void *state, struct borgo_randomly *randomly)
{
    *randomly = (struct borgo_randomly){.last_seat = BORGO_CHANCE, .cause = BORGO_NO_CAUSE};
    borgo_rng_seed(&randomly->rng, seed);
    game->start(box, state);
}

/* Plays a move and looks for the reason why the game ends, unless events is NULL. */
static inline void borgo_randomly_move(const struct borgo_game *game, const void *box, void *state,
                                       unsigned seat, borgo_move move, uint64_t ends,
                                       struct borgo_events *events, struct borgo_randomly *randomly)
{
    randomly->moves++;
#ifdef BORGO_BARE
    if (events)
        *events = (struct borgo_events){ends, randomly->cause};
    game->play(box, state, seat, move, events);
    randomly->cause = events ? events->cause : BORGO_NO_CAUSE;
#else
    if (events)
        events->count = 0;
    game->play(box, state, seat, move, events);
    for (uint32_t i = 0; events && i < events->count; i++)
        if (ends >> events->at[i].kind & 1)
            randomly->cause = events->at[i].kind;
#endif
}

/* Chance is to act. */
static inline void borgo_randomly_deal(const struct borgo_game *game, const void *box, void *state,
                                       uint64_t ends, struct borgo_events *events,
                                       struct borgo_randomly *randomly)
{
    borgo_move move = game->deal(box, state, &randomly->rng);
    borgo_randomly_move(game, box, state, BORGO_CHANCE, move, ends, events, randomly);
}

/* A seat is to act: any legal move, each as likely as any other. Nothing is drawn for an only one.
 */
static inline borgo_move borgo_randomly_pick(const struct borgo_game *game, const void *box,
                                             const void *state, unsigned seat, borgo_move *room,
                                             struct borgo_rng *rng)
{
#ifdef BORGO_BARE
#ifdef BORGO_LIST_ONCE /* in the code, for a game with more of it than a GPU's cache holds */
    uint32_t count = 0;
#pragma clang loop unroll(disable)
    for (unsigned pass = 0; pass < 2; pass++) {
        room[0] = pass == 0 ? UINT32_MAX : count == 1 ? 0 : borgo_rng_below(rng, count);
        count = game->moves(box, state, seat, room);
    }
#else
    uint32_t count = game->moves(box, state, seat, NULL);
    room[0] = count == 1 ? 0 : borgo_rng_below(rng, count);
    game->moves(box, state, seat, room);
#endif
    return room[1];
#else
    uint32_t count = game->moves(box, state, seat, room);
    return room[count == 1 ? 0 : borgo_rng_below(rng, count)];
#endif
}

static inline void borgo_randomly_choose(const struct borgo_game *game, const void *box,
                                         void *state, unsigned seat, borgo_move *room,
                                         uint64_t ends, struct borgo_events *events,
                                         struct borgo_randomly *randomly)
{
    borgo_move move = borgo_randomly_pick(game, box, state, seat, room, &randomly->rng);
    borgo_randomly_move(game, box, state, seat, move, ends, events, randomly);
    randomly->choices++;
    randomly->turns += seat != randomly->last_seat;
    randomly->last_seat = (uint8_t)seat;
}

static inline void borgo_randomly_end(const struct borgo_game *game, const void *box,
                                      const void *state, const struct borgo_randomly *randomly,
                                      struct borgo_random_end *end)
{
    struct borgo_result result;
    game->result(box, state, &result);
    *end = (struct borgo_random_end){.moves = randomly->moves,
                                     .choices = randomly->choices,
                                     .turns = randomly->turns,
                                     .winners = result.winners,
                                     .cause = randomly->cause};
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        end->final[seat] = result.final[seat];
}

#endif
