/* The best turn, found by a warp: in place of players/best.c. That walks through the turns one by
 * one, once for each depth that it tries. Here each thread plays a move of its own: all turns of
 * one move, then those of two that begin with them, and so on while there are few enough, and every
 * position is come to once. Which turn is best must be the same, so of equals the one that the walk
 * would have come to first is taken, and chance draws as often. */
#include <stddef.h>
#include <string.h>

#include "gpu/teaching.h"
#include "players/player.h"

/* A rank is the places of a turn's moves in their lists, the first before the others. Lists that
 * are gone on from are shorter than BORGO_GPU_TURNS. */
enum { FIRST_BITS = 16, PLACE_BITS = 9 };
_Static_assert(FIRST_BITS + (BORGO_GPU_DEEPEST - 1) * PLACE_BITS <= 64
                   && BORGO_GPU_TURNS <= 1 << PLACE_BITS && BORGO_MAX_MOVES <= 1 << FIRST_BITS,
               "a rank has place for the whole turn");
_Static_assert(offsetof(struct borgo_gpu_pupil, ground.judge) == 0,
               "a judge is where its pupil is");

struct search {
    struct borgo_turns *turns;
    struct borgo_gpu_desk *desk;
    const void *state; /* where turns begin */
    const borgo_move *first;
    int depth;
    unsigned ended, open; /* turns so far that are over; positions from which others go on */
    /* A thread's own: */
    struct borgo_judge judge;
    double chance;
    uint64_t rank;
    int length;
    borgo_move line[BORGO_GPU_DEEPEST];
};

/* Each thread keeps the best of those it judged. */
static void judge(struct search *search, const struct borgo_gpu_step *step)
{
    double chance = borgo_judge_seat(&search->judge, step->state, search->turns->seat);
    if (search->turns->blur > 0)
        chance += borgo_turns_error(search->turns, step->line, step->length);
    if (chance < search->chance || (chance == search->chance && step->rank > search->rank))
        return;
    search->chance = chance;
    search->rank = step->rank;
    search->length = step->length;
    memcpy(search->line, step->line, sizeof step->line);
}

static uint32_t draw_first(const struct search *search)
{
    struct borgo_turns *turns = search->turns;
    return borgo_turns_sample(
        turns, turns->room,
        BORGO_GAME_OF(turns)->moves(turns->box, search->state, turns->seat, turns->room));
}

/* Only the first thread lists the first moves and draws of them. Chance is asked a first time where
 * a processor counts turns and again where it tries them. */
static uint32_t list_first(struct search *search, int deepest)
{
    struct borgo_turns *turns = search->turns;
    uint32_t count = 0;
    turns->depth = deepest;
    if (borgo_warp_lane() == 0) {
        count = draw_first(search);
        if (deepest > 1 && turns->depth == 1)
            count = draw_first(search);
    }
    turns->depth = (int)borgo_warp_get((uint32_t)turns->depth, 0);
    for (int i = 0; turns->rng && i < 4; i++)
        turns->rng->word[i] = borgo_warp_get_long(turns->rng->word[i], 0);
    search->first = turns->room - borgo_warp_lane() * BORGO_GAME_OF(turns)->max_moves;
    borgo_warp_meet();
    return borgo_warp_get(count, 0);
}

/* Plays the move of that number of those that are tried. */
static void play(const struct search *search, unsigned number, struct borgo_gpu_step *to)
{
    const struct borgo_turns *turns = search->turns;
    const void *state = search->state;
    borgo_move move;
    if (search->depth == 0) {
        to->rank = (uint64_t)number << (64 - FIRST_BITS);
        memset(to->line, 0, sizeof to->line);
        move = search->first[number];
    } else {
        struct borgo_gpu_try try = search->desk->tries[number];
        const struct borgo_gpu_step *from = &search->desk->steps[search->depth % 2][try.from];
        to->rank =
            from->rank | (uint64_t)try.place << (64 - FIRST_BITS - PLACE_BITS * search->depth);
        memcpy(to->line, from->line, sizeof to->line);
        state = from->state;
        move = try.move;
    }
    to->line[search->depth] = move;
    to->length = search->depth + 1;
    memcpy(to->state, state, BORGO_GAME_OF(turns)->state_size);
    BORGO_GAME_OF(turns)->play(turns->box, to->state, turns->seat, move, NULL);
}

static void keep(const struct search *search, const struct borgo_gpu_step *step, unsigned place)
{
    struct borgo_gpu_step *to = &search->desk->steps[(search->depth + 1) % 2][place];
    to->rank = step->rank;
    to->length = step->length;
    memcpy(to->line, step->line, sizeof to->line);
    memcpy(to->state, step->state, BORGO_GAME_OF(search->turns)->state_size);
}

/* Plays so many moves, each thread one of 32. Turns that end there are judged, or all if these are
 * the last. */
static void play_all(struct search *search, unsigned count, bool last)
{
    const struct borgo_turns *turns = search->turns;
    struct borgo_gpu_step step;
    unsigned open = 0;
    for (unsigned i = 0; i < count; i += BORGO_WARP) {
        unsigned mine = i + borgo_warp_lane();
        bool goes_on = false;
        uint32_t all;
        if (mine < count) {
            play(search, mine, &step);
            goes_on =
                !last && BORGO_GAME_OF(turns)->to_act(turns->box, step.state) >> turns->seat & 1;
            if (!goes_on)
                judge(search, &step);
        }
        unsigned before = borgo_warp_before(goes_on, &all);
        if (goes_on)
            keep(search, &step, open + before);
        open += all;
    }
    search->ended += count - open;
    search->open = open;
    search->depth++;
    borgo_warp_meet();
}

/* All moves to go on with; returns how many, or 0: there would be `most` turns or more. */
static unsigned list_tries(const struct search *search, uint32_t most)
{
    const struct borgo_turns *turns = search->turns;
    const struct borgo_gpu_step *steps = search->desk->steps[search->depth % 2];
    unsigned count = 0;
    for (unsigned i = 0; i < search->open; i += BORGO_WARP) {
        unsigned mine = i + borgo_warp_lane();
        uint32_t all, moves = 0;
        if (mine < search->open)
            moves = BORGO_GAME_OF(turns)->moves(turns->box, steps[mine].state, turns->seat,
                                                turns->room);
        struct borgo_gpu_try *tries = search->desk->tries + count + borgo_warp_before(moves, &all);
        count += all;
        if (search->ended + count >= most)
            return 0;
        for (uint32_t place = 0; place < moves; place++)
            tries[place] =
                (struct borgo_gpu_try){(uint16_t)mine, (uint16_t)place, turns->room[place]};
    }
    borgo_warp_meet();
    return count;
}

/* The best of what each thread found. */
static void agree(struct search *search, struct borgo_best_turn *best)
{
    unsigned winner = borgo_warp_lane();
    double chance = search->chance;
    uint64_t rank = search->rank;
    for (unsigned step = BORGO_WARP / 2; step > 0; step /= 2) {
        unsigned other = borgo_warp_lane() ^ step, theirs = borgo_warp_get(winner, other);
        double better = borgo_warp_get_double(chance, other);
        uint64_t before = borgo_warp_get_long(rank, other);
        bool takes = better > chance || (better == chance && before < rank);
        winner = takes ? theirs : winner;
        chance = takes ? better : chance;
        rank = takes ? before : rank;
    }
    *best = (struct borgo_best_turn){.turns = search->turns, .chance = chance};
    best->length = (int)borgo_warp_get((uint32_t)search->length, winner);
    for (int i = 0; i < BORGO_GPU_DEEPEST; i++)
        best->moves[i] = borgo_warp_get(search->line[i], winner);
}

void borgo_turns_find_best(struct borgo_turns *turns, const void *state, int deepest, uint32_t most,
                           struct borgo_best_turn *best)
{
    struct search search = {.turns = turns, .state = state, .chance = -9, .rank = UINT64_MAX};
    const struct borgo_gpu_pupil *pupil = (const void *)turns->judge;
    deepest = deepest < BORGO_GPU_DEEPEST ? deepest : BORGO_GPU_DEEPEST;
    most = most < BORGO_GPU_TURNS ? most : BORGO_GPU_TURNS;
    search.desk = pupil->desk;
    search.judge = *turns->judge; /* what all have in common shall stay the same for all */
    unsigned count = list_first(&search, deepest);
    play_all(&search, count, turns->depth == 1 || count >= most);
    while (search.open > 0 && (count = list_tries(&search, most)) > 0)
        play_all(&search, count, search.depth + 1 == deepest);
    for (unsigned i = borgo_warp_lane(); i < search.open; i += BORGO_WARP)
        judge(&search, &search.desk->steps[search.depth % 2][i]);
    agree(&search, best);
}
