/* The turns a search compares: those its game's `estimate` likes best, each once. */
#include <string.h>

#include "players/parts.h"

enum {
    GUESS_WORLDS = 8,
    MOST_TURNS = 6000,
    DEEPEST = 12,
    OUT_OF_REACH = 100 /* more than four deviations of the largest blur */
};

static uint64_t fingerprint_of(const unsigned char *bytes, size_t size)
{
    uint64_t hash = 0xcbf29ce484222325u, word;
    for (; size >= 8; bytes += 8, size -= 8) {
        memcpy(&word, bytes, 8);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    for (; size; bytes++, size--)
        hash = (hash ^ *bytes) * 0x100000001b3u;
    return hash;
}

/* Normal enough: the sum of four uniform numbers, with deviation one. */
static double noise(struct borgo_rng *rng)
{
    double sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (double)(borgo_rng_next(rng) >> 11) * 0x1p-53;
    return (sum - 2) * 1.732;
}

/* A level's error about a position. Who has won can't be mistaken: a finished game is moved out of
 * all errors' reach. */
static double misjudgement(struct borgo_search *search, const void *state, double chance)
{
    const struct borgo_request *request = search->request;
    if (request->game->to_act(request->box, state) == 0)
        return OUT_OF_REACH * (2 * chance - 1);
    return noise(&search->rng) * search->settings->blur / 10000;
}

static struct borgo_candidate *worst_of(struct borgo_search *search)
{
    struct borgo_candidate *worst = &search->candidates[0];
    for (int i = 1; i < search->count; i++)
        if (search->candidates[i].guess < worst->guess)
            worst = &search->candidates[i];
    return worst;
}

static bool is_known(const struct borgo_search *search, uint64_t fingerprint)
{
    for (int i = 0; i < search->count; i++)
        if (search->candidates[i].fingerprint == fingerprint)
            return true;
    return false;
}

/* At first sight a net is asked for what the deciding seat itself sees: what the others see depends
 * on the one world in which turns are looked for, and would say more about that than about the
 * turn. They are asked when it has been kept (borgo_candidates_guess). */
static void look(struct borgo_search *search, const void *state, double chances[BORGO_MAX_SEATS])
{
    unsigned seat = search->request->seat;
    if (search->judge.net)
        chances[seat] = borgo_judge_seat(&search->judge, state, seat);
    else
        borgo_judge_all(&search->judge, state, chances);
}

/* Keeps the turn if it is one of the best so far; the worst makes place. */
static void consider(void *search_, const void *state, const borgo_move *line, int length)
{
    struct borgo_search *search = search_;
    const struct borgo_request *request = search->request;
    double chances[BORGO_MAX_SEATS] = {0};
    look(search, state, chances);
    double guess = chances[request->seat];
    if (search->settings->blur)
        guess += misjudgement(search, state, guess);
    bool full = search->count == search->settings->candidates;
    if (full && worst_of(search)->guess >= guess)
        return;
    uint64_t fingerprint = fingerprint_of(state, request->game->state_size);
    if (is_known(search, fingerprint))
        return;
    struct borgo_candidate *place = full ? worst_of(search) : &search->candidates[search->count++];
    *place = (struct borgo_candidate){.length = length, .fingerprint = fingerprint, .guess = guess};
    memcpy(place->first, chances, sizeof chances);
    memcpy(place->moves, line, (size_t)length * sizeof *line);
}

static void consider_other(void *search_, const void *state, const borgo_move *line, int length)
{
    const struct borgo_search *search = search_;
    for (int i = 0; i < search->barred_count; i++)
        if (search->barred[i] == line[0])
            return;
    consider(search_, state, line, length);
}

/* Long turns deeper and deeper as long as they are not too many. */
static void find(struct borgo_search *search,
                 void (*visit)(void *, const void *, const borgo_move *, int))
{
    const struct borgo_request *request = search->request;
    struct borgo_turns turns = {request->game, request->box, request->seat,
                                search->room,  search,       visit};
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, &search->rng);
    bool complete = false;
    search->count = 0;
    for (int depth = 1; depth <= DEEPEST && !complete; depth++) {
        struct borgo_candidate before[BORGO_MAX_CANDIDATES];
        int count = search->count;
        memcpy(before, search->candidates, sizeof before);
        search->count = 0;
        complete = borgo_turns_visit(&turns, state, depth, MOST_TURNS) ? !turns.cut : true;
        complete |= depth == 1 && borgo_turns_are_too_many(&turns, MOST_TURNS);
        if (turns.seen >= turns.most) {
            search->count = count;
            memcpy(search->candidates, before, sizeof before);
        }
    }
}

void borgo_candidates_find(struct borgo_search *search)
{
    find(search, consider);
}

void borgo_candidates_find_others(struct borgo_search *search)
{
    find(search, consider_other);
}

int borgo_candidates_follow(struct borgo_search *search, unsigned char *state,
                            const struct borgo_candidate *candidate)
{
    const struct borgo_request *request = search->request;
    struct borgo_turns turns = {request->game, request->box, request->seat, search->room};
    return borgo_turns_follow(&turns, state, candidate->moves, candidate->length);
}

struct borgo_rng borgo_candidates_imagine(const struct borgo_search *search, unsigned char *state,
                                          uint32_t world)
{
    const struct borgo_request *request = search->request;
    struct borgo_rng rng;
    borgo_rng_seed(&rng, search->seed + world);
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, &rng);
    return rng;
}

/* What one world makes of the position after a turn. */
static void guess_in(struct borgo_search *search, const unsigned char *world,
                     struct borgo_candidate *candidate)
{
    const struct borgo_request *request = search->request;
    const struct borgo_box *head = request->box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    double chances[BORGO_MAX_SEATS];
    memcpy(state, world, request->game->state_size);
    borgo_candidates_follow(search, state, candidate);
    borgo_judge_all(&search->judge, state, chances);
    for (unsigned seat = 0; seat < head->players; seat++)
        candidate->first[seat] += chances[seat] / GUESS_WORLDS;
}

/* The first guess was made in one world, where the others may hold anything; more worlds show a
 * turn's own merit. */
void borgo_candidates_guess(struct borgo_search *search, struct borgo_candidate *these, int count)
{
    unsigned seat = search->request->seat;
    _Alignas(16) unsigned char world[BORGO_MAX_STATE];
    for (int i = 0; i < count; i++) {
        these[i].guess -= these[i].first[seat];
        memset(these[i].first, 0, sizeof these[i].first);
    }
    for (uint32_t number = 0; number < GUESS_WORLDS; number++) {
        borgo_candidates_imagine(search, world, number);
        for (int i = 0; i < count; i++)
            guess_in(search, world, &these[i]);
    }
    for (int i = 0; i < count; i++)
        these[i].guess += these[i].first[seat];
}

void borgo_candidates_chances(const struct borgo_candidate *candidate, double *chances)
{
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        chances[seat] = candidate->playouts ? candidate->sum[seat] / candidate->playouts
                                            : candidate->first[seat];
}

/* A few playouts say less than the first guess does, many say more. */
double borgo_candidates_worth(const struct borgo_search *search,
                              const struct borgo_candidate *candidate)
{
    double trust = search->settings->trust;
    if (candidate->playouts == 0)
        return candidate->guess;
    return (candidate->sum[search->request->seat] + trust * candidate->guess)
           / (candidate->playouts + trust);
}

/* The first `count` candidates, best first, by what is known so far. */
void borgo_candidates_sort(struct borgo_search *search, int count)
{
    struct borgo_candidate *all = search->candidates;
    for (int i = 1; i < count; i++) {
        struct borgo_candidate moving = all[i];
        int at = i;
        for (; at > 0
               && borgo_candidates_worth(search, &all[at - 1])
                      < borgo_candidates_worth(search, &moving);
             at--)
            all[at] = all[at - 1];
        all[at] = moving;
    }
}
