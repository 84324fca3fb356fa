/* What a GPU runs: every thread plays one game between random players after the other, taking the
 * next number whenever it has finished one. The rules are the games' own sources, compiled for the
 * GPU with this (tools/ptx.py); there is no second copy of any. Compiled for this machine the same
 * functions are one thread of the GPU, which tests compare with players/randomly.c. */
#ifndef BORGO_GPU_KERNEL_H
#define BORGO_GPU_KERNEL_H

#include "core/list.h"
#include "gpu/count.h"
#include "gpu/warp.h"
#include "players/randomly.h"

/* What all threads of a run count together. */
struct borgo_gpu_counts {
    uint64_t next;  /* the number of the next game nobody plays yet */
    uint64_t moves; /* of all games */
};

/* What a kernel is given. Game number n has the seed first_seed + n. `out` is NULL where only the
 * counts matter. */
#define BORGO_GPU_PARAMETERS                                                                       \
    const void *restrict box, struct borgo_random_end *restrict out,                               \
        struct borgo_gpu_counts *restrict counts, uint64_t first_seed, uint64_t games,             \
        uint64_t ends

/* All of it goes into one function, so that the compiler sees which game it is. */
#define BORGO_GPU_INLINE static inline __attribute__((always_inline))

/* One move of chance where it is its turn, then one of a player where it is that one's. Returns who
 * acts next; nobody where the game is over or there is none. */
BORGO_GPU_INLINE borgo_seats borgo_gpu_step(const struct borgo_game *game, const void *box,
                                            void *state, borgo_move *room, borgo_seats to_act,
                                            uint64_t ends, struct borgo_events *events,
                                            struct borgo_randomly *randomly)
{
    if (to_act >> BORGO_CHANCE & 1) {
        borgo_randomly_deal(game, box, state, ends, events, randomly);
        to_act = game->to_act(box, state);
    }
    if (to_act && !(to_act >> BORGO_CHANCE & 1)) {
        borgo_randomly_choose(game, box, state, (unsigned)__builtin_ctz(to_act), room, ends, events,
                              randomly);
        to_act = game->to_act(box, state);
    }
    return to_act;
}

/* The threads of a warp begin and end their games together: for games that are about equally long
 * and go through the same phases. */
BORGO_GPU_INLINE void borgo_gpu_together(const struct borgo_game *game, void *state,
                                         borgo_move *room, struct borgo_events *events,
                                         BORGO_GPU_PARAMETERS)
{
    struct borgo_randomly randomly = {.moves = 0};
    uint64_t number, moves = 0;
    while (borgo_warp_any((number = borgo_gpu_count(&counts->next, 1)) < games)) {
        borgo_seats to_act = 0;
        if (number < games) {
            borgo_randomly_begin(game, box, first_seed + number, state, &randomly);
            to_act = game->to_act(box, state);
        }
        while (borgo_warp_any(to_act))
            to_act = borgo_gpu_step(game, box, state, room, to_act, ends, events, &randomly);
        if (number >= games)
            continue;
        moves += randomly.moves;
        if (out)
            borgo_randomly_end(game, box, state, &randomly, &out[number]);
    }
    borgo_gpu_count(&counts->moves, moves);
}

/* Each thread begins its next game as soon as it has ended one. */
BORGO_GPU_INLINE void borgo_gpu_apart(const struct borgo_game *game, void *state, borgo_move *room,
                                      struct borgo_events *events, BORGO_GPU_PARAMETERS)
{
    struct borgo_randomly randomly = {.moves = 0};
    uint64_t number = 0, moves = 0;
    borgo_seats to_act = 0;
    bool more = true; /* games to begin */
    while (borgo_warp_any(more)) {
        if (more && !to_act) {
            moves += randomly.moves;
            if (out && randomly.moves)
                borgo_randomly_end(game, box, state, &randomly, &out[number]);
            number = borgo_gpu_count(&counts->next, 1);
            more = number < games;
            if (more) {
                borgo_randomly_begin(game, box, first_seed + number, state, &randomly);
                to_act = game->to_act(box, state);
            }
        }
        to_act = borgo_gpu_step(game, box, state, room, to_act, ends, events, &randomly);
    }
    borgo_gpu_count(&counts->moves, moves);
}

#define BORGO_GPU_KERNEL(name, prefix, most, told, way)                                            \
    void name(BORGO_GPU_PARAMETERS);                                                               \
    void name(BORGO_GPU_PARAMETERS)                                                                \
    {                                                                                              \
        static const struct borgo_game game = {.start = prefix##_start,                            \
                                               .to_act = prefix##_to_act,                          \
                                               .moves = prefix##_moves,                            \
                                               .deal = prefix##_deal,                              \
                                               .play = prefix##_play,                              \
                                               .result = prefix##_result};                         \
        struct prefix##_state state;                                                               \
        borgo_move room[BORGO_LIST_ROOM(most)];                                                    \
        struct borgo_events events;                                                                \
        borgo_gpu_##way(&game, &state, room, (told) ? &events : NULL, box, out, counts,            \
                        first_seed, games, ends);                                                  \
    }
/* Two kernels of a game that lists at most so many moves: one that tells why games end, and a
 * faster one that doesn't. `way` is together or apart. */
#define BORGO_GPU_KERNELS(prefix, most, way)                                                       \
    BORGO_GPU_KERNEL(borgo_gpu_##prefix##_told, prefix, most, true, way)                           \
    BORGO_GPU_KERNEL(borgo_gpu_##prefix##_fast, prefix, most, false, way)

#endif
