/* One game between computer players: what simulate, arena and tune have in common. */
#ifndef BORGO_CLI_MATCH_H
#define BORGO_CLI_MATCH_H

#include <stdatomic.h>

#include "cli/command.h"
#include "core/moves.h"
#include "players/randomly.h"
#include "table/job.h"

enum { NO_CAUSE = BORGO_NO_CAUSE };

#define NET_FLAG                                                                                   \
    {                                                                                              \
        "--net", "FILE", N_("a net for those who go by one, instead of the built-in one")          \
    }

#define THINKING_FLAGS                                                                             \
    {"--budget", "N", N_("playouts a move, instead of each player's own number")},                 \
    {                                                                                              \
        "--ms", "N", N_("milliseconds of work a move, for players that can use them")              \
    }

/* Who decides for its seats, and by which weights: those of its own copy of the box. */
struct side {
    const struct borgo_player *player;
    const void *box;
};

/* Who plays whom and how long they may think. */
struct match {
    const struct borgo_game *game;
    const void *box;
    unsigned sides;
    struct side side[BORGO_MAX_SEATS];
    uint8_t side_of[BORGO_MAX_SEATS]; /* which side a seat belongs to */
    uint32_t budget;                  /* playouts a move; 0: each player's own number */
    uint32_t milliseconds;            /* a move; 0: no clock */
    const char *net;                  /* for players that go by one; NULL: the built-in */
};

/* What a thread needs to play games of a match. */
struct place {
    const struct match *match;
    const atomic_bool *stop;
    void *memory[BORGO_MAX_SEATS];
    struct borgo_job job;
    struct borgo_moves moves;
};

/* One game that was played to its end. */
struct played {
    int64_t moves, choices, turns;
    unsigned cause; /* the kind of the last event that `ends`, or NO_CAUSE */
    struct borgo_result result;
};

/* Reads --budget and --ms, of which only one makes sense. */
bool read_thinking(const struct arguments *arguments, struct match *match);

/* Reads --net, checks it and gives its text to the match; to be freed. */
bool read_net(const struct arguments *arguments, struct match *match, char **text);

/* The first line of every report: the game and how many were played. */
void print_game_count(const struct game_setup *setup, uint64_t games);

/* A number that tells two matches apart: by game, box, players, weights, thinking and that seed. */
uint64_t match_likeness(const struct match *match, uint64_t seed);

void open_place(struct place *place, const struct match *match, const atomic_bool *stop);
void close_place(struct place *place);

/* The side that decides for a seat when all sides have moved on by so many. */
unsigned side_at(const struct match *match, unsigned seat, unsigned rotation);

/* Plays a game. Chance is dealt from one generator and players draw from another, so that a deal
 * can be played again with the seats rotated; both may be the same. False when it was stopped
 * before the end. */
bool play_match_game(struct place *place, unsigned rotation, struct borgo_rng *deal,
                     struct borgo_rng *think, struct played *played);

#endif
