/* A turn that was made beside the best one, by one measure: see borgo_comparison.
 *
 * Both are tried in the same imagined worlds, new ones that had no part in finding the best, or
 * read equally deep; where the endgame is solved after both, that is what they are worth. So
 * neither has an advantage, and most of what chance does in the playouts cancels out. */
#include <string.h>

#include "core/moves.h"
#include "players/outline.h"
#include "players/parts.h"
#include "players/search.h"

static void tell_best(const struct borgo_candidate *candidate, struct borgo_comparison *comparison)
{
    comparison->best.length = candidate->length;
    memcpy(comparison->best.moves, candidate->moves, sizeof comparison->best.moves);
    borgo_candidates_chances(candidate, comparison->best.chance);
}

/* What is no better than what was made is none: then that is the best. */
static void settle(struct borgo_comparison *comparison, unsigned seat)
{
    if (comparison->best.chance[seat] > comparison->made.chance[seat])
        return;
    comparison->best = comparison->made;
}

static bool is_same(const struct borgo_suggestion *one, const struct borgo_suggestion *other)
{
    return one->length == other->length
           && memcmp(one->moves, other->moves, (size_t)one->length * sizeof one->moves[0]) == 0;
}

/* The best turn as a whole one: in the first world it is gone on with where it was cut. */
static void complete(struct borgo_search *search, struct borgo_candidate *best)
{
    const struct borgo_request *request = search->request;
    _Alignas(16) unsigned char world[BORGO_MAX_STATE], state[BORGO_MAX_STATE];
    struct borgo_turns turns = {request->game, request->box, request->seat, search->room};
    borgo_candidates_imagine(search, world, 0);
    memcpy(state, world, request->game->state_size);
    best->length = borgo_candidates_follow(search, state, best);
    best->length = borgo_outline_complete(&turns, world, best->moves, best->length);
}

/* What the scores grew by on average up to the horizon of the playouts. */
static void tell_later(const struct borgo_search *search, const struct borgo_candidate *candidate,
                       double later[BORGO_MAX_SEATS])
{
    const struct borgo_request *request = search->request;
    int32_t scores[BORGO_MAX_SEATS] = {0};
    request->game->scores(request->box, request->state, scores);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        later[seat] = candidate->later[seat] / candidate->playouts - scores[seat];
}

/* All by one measure; what time is too short for is at least estimated. */
static void compare(struct borgo_search *search, struct borgo_candidate *these, int count,
                    struct borgo_slice slice)
{
    for (int i = 0; i < count; i++)
        these[i].playouts = 0;
    borgo_candidates_guess(search, these, count);
    search->steady = true;
    if (borgo_deepen_applies(search))
        borgo_deepen_compare(search, these, count, slice);
    else if (search->settings->playouts)
        borgo_playouts_compare(search, these, count, slice);
    search->steady = false;
}

/* The candidates are sorted: the first of them is the best turn that was found. */
void borgo_compare_candidates(struct borgo_search *search, struct borgo_slice slice)
{
    struct borgo_comparison *comparison = search->request->comparison;
    struct borgo_candidate both[2] = {search->candidates[0]};
    both[1] = (struct borgo_candidate){.length = comparison->made.length};
    memcpy(both[1].moves, comparison->made.moves, sizeof both[1].moves);
    complete(search, &both[0]);
    tell_best(&both[0], comparison);
    bool same = is_same(&comparison->best, &comparison->made);
    struct borgo_candidate *these = same ? &both[1] : both;
    int count = same ? 1 : 2;
    compare(search, these, count, slice);
    comparison->looks_ahead = !borgo_deepen_applies(search) && both[1].playouts > 0;
    if (comparison->looks_ahead) {
        tell_later(search, &both[1], comparison->made_later);
        tell_later(search, same ? &both[1] : &both[0], comparison->best_later);
    }
    borgo_candidates_chances(&both[1], comparison->made.chance);
    borgo_candidates_chances(same ? &both[1] : &both[0], comparison->best.chance);
    settle(comparison, search->request->seat);
}

/* How the game ends from a position that everybody knows all of; false: that is not known. */
static bool find_ending(struct borgo_search *search, const unsigned char *position,
                        struct borgo_ending *ending)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_request request = *search->request;
    struct borgo_solution solution;
    borgo_seats to_act = request.game->to_act(request.box, position);
    if (to_act == 0) {
        borgo_player_chances(request.game, request.box, position, ending->chance);
        return true;
    }
    request.seat = borgo_moves_actor(to_act);
    if (request.seat == BORGO_CHANCE)
        return false;
    memcpy(seen, position, request.game->state_size);
    request.game->hide(request.box, seen, request.seat);
    request.state = seen;
    borgo_endgame_solve(&search->endgame, &request, search->room, search->settings->endgame,
                        &solution);
    *ending = solution.ending;
    return solution.solved && memcmp(seen, position, request.game->state_size) == 0;
}

bool borgo_compare_solved(struct borgo_search *search, const struct borgo_solution *solution)
{
    const struct borgo_request *request = search->request;
    struct borgo_comparison *comparison = request->comparison;
    struct borgo_suggestion best = {.moves = {solution->move}};
    struct borgo_ending ending;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, request->state, request->game->state_size);
    for (int i = 0; i < comparison->made.length; i++)
        request->game->play(request->box, state, request->seat, comparison->made.moves[i], NULL);
    if (!find_ending(search, state, &ending))
        return false;
    memcpy(comparison->made.chance, ending.chance, sizeof ending.chance);
    memcpy(best.chance, solution->ending.chance, sizeof best.chance);
    best.length = borgo_suggest_rest(search, best.moves);
    comparison->best = best;
    comparison->exact = true;
    settle(comparison, request->seat);
    return true;
}

/* Each seat's chance after a turn, by what `estimate` makes of several worlds. */
static void estimate_turn(const struct borgo_request *request, struct borgo_suggestion *turn,
                          borgo_move *room)
{
    enum { WORLDS = 8 };
    struct borgo_turns turns = {request->game, request->box, request->seat, room};
    memset(turn->chance, 0, sizeof turn->chance);
    for (unsigned world = 0; world < WORLDS; world++) {
        _Alignas(16) unsigned char state[BORGO_MAX_STATE];
        double chances[BORGO_MAX_SEATS] = {0};
        struct borgo_rng rng;
        borgo_rng_seed(&rng, world);
        memcpy(state, request->state, request->game->state_size);
        request->game->imagine(request->box, state, request->seat, &rng);
        borgo_turns_follow(&turns, state, turn->moves, turn->length);
        borgo_player_chances(request->game, request->box, state, chances);
        for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
            turn->chance[seat] += chances[seat] / WORLDS;
    }
}

void borgo_compare_estimates(const struct borgo_request *request, borgo_move move, borgo_move *room)
{
    struct borgo_comparison *comparison = request->comparison;
    struct borgo_turns turns = {request->game, request->box, request->seat, room};
    _Alignas(16) unsigned char world[BORGO_MAX_STATE];
    struct borgo_rng rng;
    borgo_rng_seed(&rng, 0);
    memcpy(world, request->state, request->game->state_size);
    request->game->imagine(request->box, world, request->seat, &rng);
    comparison->best = (struct borgo_suggestion){.length = 1, .moves = {move}};
    comparison->best.length =
        borgo_outline_complete(&turns, world, comparison->best.moves, comparison->best.length);
    estimate_turn(request, &comparison->made, room);
    estimate_turn(request, &comparison->best, room);
    settle(comparison, request->seat);
}

void borgo_search_compare(const struct borgo_request *request, struct borgo_suggestion *turns,
                          unsigned count)
{
    struct borgo_search *search = request->memory;
    borgo_search_prepare(search, request);
    search->seed = borgo_rng_next(request->rng);
    borgo_rng_seed(&search->rng, search->seed);
    search->world = 0;
    search->count = (int)count;
    for (unsigned i = 0; i < count; i++) {
        search->candidates[i] = (struct borgo_candidate){.length = turns[i].length};
        memcpy(search->candidates[i].moves, turns[i].moves, sizeof turns[i].moves);
    }
    compare(search, search->candidates, search->count, (struct borgo_slice){0, 1});
    for (unsigned i = 0; i < count; i++)
        borgo_candidates_chances(&search->candidates[i], turns[i].chance);
}
