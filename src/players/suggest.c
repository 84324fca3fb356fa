/* Whole turns for somebody who wants advice: the best, and others that are really different
 * (outline.h), judged by the same measure. */
#include <string.h>

#include "players/outline.h"
#include "players/parts.h"

/* Turns that were chosen, and what is looked at in the meantime. */
struct choosing {
    struct borgo_turns turns;
    const void *position; /* filled in */
    int count;
    struct borgo_outline outline[BORGO_MAX_SUGGESTIONS];
};

/* Takes a turn if it is like none that was taken before. */
static bool take(struct choosing *choosing, const borgo_move *moves, int length)
{
    const struct borgo_turns *turns = &choosing->turns;
    struct borgo_outline *outline = &choosing->outline[choosing->count];
    borgo_outline_turn(outline, turns->game, turns->box, choosing->position, turns->seat, moves,
                       length);
    for (int i = 0; i < choosing->count; i++)
        if (!borgo_outlines_differ(turns->game, &choosing->outline[i], outline))
            return false;
    choosing->count++;
    return true;
}

static bool is_full(const struct choosing *choosing)
{
    return choosing->count == BORGO_MAX_SUGGESTIONS;
}

static struct choosing start_choosing(const struct borgo_request *request, const void *position,
                                      borgo_move *room)
{
    return (struct choosing){.turns = {request->game, request->box, request->seat, room},
                             .position = position};
}

/* A turn that was found in another world is kept as far as this one allows. */
static void fit_candidate(struct borgo_search *search, struct choosing *choosing,
                          struct borgo_candidate *candidate)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, choosing->position, search->request->game->state_size);
    candidate->length = borgo_candidates_follow(search, state, candidate);
    candidate->length = borgo_outline_complete(&choosing->turns, choosing->position,
                                               candidate->moves, candidate->length);
}

/* Takes what it can of the candidates as they are sorted. */
static void take_candidates(struct borgo_search *search, struct choosing *choosing,
                            struct borgo_candidate chosen[BORGO_MAX_SUGGESTIONS])
{
    for (int i = 0; i < search->count && !is_full(choosing); i++) {
        struct borgo_candidate candidate = search->candidates[i];
        fit_candidate(search, choosing, &candidate);
        if (take(choosing, candidate.moves, candidate.length))
            chosen[choosing->count - 1] = candidate;
    }
}

/* Leaves only those candidates that shall be suggested, completed. If all were much the same, what
 * begins with something else is looked at as well. */
static void choose_candidates(struct borgo_search *search)
{
    _Alignas(16) unsigned char position[BORGO_MAX_STATE];
    struct borgo_candidate chosen[BORGO_MAX_SUGGESTIONS] = {0};
    borgo_candidates_imagine(search, position, 0);
    struct choosing choosing = start_choosing(search->request, position, search->room);
    take_candidates(search, &choosing, chosen);
    for (int taken = 0; !is_full(&choosing) && taken < choosing.count;) {
        taken = choosing.count;
        search->barred_count = choosing.count;
        for (int i = 0; i < choosing.count; i++)
            search->barred[i] = chosen[i].moves[0];
        borgo_candidates_find_others(search);
        borgo_candidates_sort(search, search->count);
        take_candidates(search, &choosing, chosen);
    }
    search->count = choosing.count;
    memcpy(search->candidates, chosen, (size_t)choosing.count * sizeof *chosen);
}

/* All by the same measure: in the same new worlds, or read equally deep. */
static void compare_candidates(struct borgo_search *search, struct borgo_slice slice)
{
    if (borgo_deepen_applies(search))
        borgo_deepen_compare(search, search->candidates, search->count, slice);
    else if (search->settings->playouts)
        borgo_playouts_compare(search, search->candidates, search->count, slice);
    else
        borgo_candidates_guess(search, search->candidates, search->count);
}

/* An empty turn behind them stands for how it was before. */
void borgo_suggest_candidates(struct borgo_search *search, struct borgo_slice slice)
{
    struct borgo_suggestions *suggestions = search->request->suggestions;
    choose_candidates(search);
    struct borgo_candidate *empty = &search->candidates[search->count++];
    *empty = (struct borgo_candidate){.length = 0};
    compare_candidates(search, slice);
    borgo_candidates_chances(empty, suggestions->before);
    borgo_candidates_sort(search, --search->count);
    suggestions->count = (unsigned)search->count;
    for (int i = 0; i < search->count; i++) {
        const struct borgo_candidate *candidate = &search->candidates[i];
        struct borgo_suggestion *suggestion = &suggestions->at[i];
        suggestion->length = candidate->length;
        memcpy(suggestion->moves, candidate->moves, sizeof suggestion->moves);
        borgo_candidates_chances(candidate, suggestion->chance);
    }
}

int borgo_suggest_rest(struct borgo_search *search, borgo_move moves[BORGO_LONGEST_TURN])
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_request request = *search->request;
    struct borgo_solution solution = {.solved = true, .move = moves[0]};
    int length = 0;
    memcpy(state, request.state, request.game->state_size);
    request.state = state;
    while (solution.solved && length < BORGO_LONGEST_TURN) {
        moves[length++] = solution.move;
        request.game->play(request.box, state, request.seat, solution.move, NULL);
        if (request.game->to_act(request.box, state) != 1u << request.seat)
            break;
        borgo_endgame_solve(&search->endgame, &request, search->room, search->settings->endgame,
                            &solution);
    }
    return length;
}

/* Where an endgame is solved only what is solved too stands beside the solution. */
void borgo_suggest_solved(struct borgo_search *search)
{
    enum { MOST_TRIED = 8 };
    const struct borgo_request *request = search->request;
    struct borgo_suggestions *suggestions = request->suggestions;
    struct borgo_known known[BORGO_MAX_KNOWN];
    uint32_t count = search->endgame.known_count;
    memcpy(known, search->endgame.known, sizeof known);
    memcpy(suggestions->before, known[0].ending.chance, sizeof suggestions->before);
    struct choosing choosing = start_choosing(request, request->state, search->room);
    for (uint32_t i = 0; i < count && i < MOST_TRIED && !is_full(&choosing); i++) {
        struct borgo_suggestion turn = {.moves = {known[i].move}};
        turn.length = borgo_suggest_rest(search, turn.moves);
        turn.length =
            borgo_outline_complete(&choosing.turns, request->state, turn.moves, turn.length);
        memcpy(turn.chance, known[i].ending.chance, sizeof turn.chance);
        if (take(&choosing, turn.moves, turn.length))
            suggestions->at[choosing.count - 1] = turn;
    }
    suggestions->count = (unsigned)choosing.count;
}

/* What `estimate` makes of the position as it is, in several worlds. */
static void estimate_before(const struct borgo_request *request, double *before)
{
    enum { WORLDS = 8 };
    memset(before, 0, BORGO_MAX_SEATS * sizeof *before);
    for (int i = 0; i < WORLDS; i++) {
        _Alignas(16) unsigned char state[BORGO_MAX_STATE];
        double chances[BORGO_MAX_SEATS] = {0};
        memcpy(state, request->state, request->game->state_size);
        request->game->imagine(request->box, state, request->seat, request->rng);
        borgo_player_chances(request->game, request->box, state, chances);
        for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
            before[seat] += chances[seat] / WORLDS;
    }
}

void borgo_suggest_moves(const struct borgo_request *request, const struct borgo_choice *choice,
                         borgo_move *room)
{
    _Alignas(16) unsigned char position[BORGO_MAX_STATE];
    struct borgo_suggestions *suggestions = request->suggestions;
    memcpy(position, request->state, request->game->state_size);
    request->game->imagine(request->box, position, request->seat, request->rng);
    estimate_before(request, suggestions->before);
    struct choosing choosing = start_choosing(request, position, room);
    for (uint32_t i = 0; i < choice->count && !is_full(&choosing); i++) {
        struct borgo_suggestion turn = {.length = 1, .moves = {choice->at[i].move}};
        memcpy(turn.chance, choice->at[i].chance, sizeof turn.chance);
        turn.length = borgo_outline_complete(&choosing.turns, position, turn.moves, turn.length);
        if (take(&choosing, turn.moves, turn.length))
            suggestions->at[choosing.count - 1] = turn;
    }
    suggestions->count = (unsigned)choosing.count;
}
