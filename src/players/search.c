/* A search over whole turns: see search.h. */
#include "players/search.h"

#include "players/parts.h"

enum { READING = 4 }; /* positions a rank reads instead of a playout */

/* The best turn, first of the candidates in the end. */
static void find_best(struct borgo_search *search, struct borgo_slice slice)
{
    borgo_candidates_find(search);
    if (!search->settings->playouts || search->judge.net)
        borgo_candidates_guess(search, search->candidates, search->count);
    borgo_candidates_sort(search, search->count);
    if (borgo_deepen_applies(search) && search->count > 1)
        borgo_deepen_all(search, slice);
    else if (search->settings->playouts)
        borgo_playouts_halve(search, slice);
}

static bool has_move(const struct borgo_choice *choice, borgo_move move)
{
    for (uint32_t i = 0; i < choice->count; i++)
        if (choice->at[i].move == move)
            return true;
    return false;
}

static void tell_judged(const struct borgo_candidate *candidate, struct borgo_judged *judged)
{
    judged->move = candidate->moves[0];
    borgo_candidates_chances(candidate, judged->chance);
}

/* The best turns' first moves, each once. */
static void tell_choice(const struct borgo_search *search, struct borgo_choice *choice)
{
    *choice = (struct borgo_choice){.count = 0};
    for (int i = 0; i < search->count && choice->count < BORGO_MAX_ALTERNATIVES; i++)
        if (!has_move(choice, search->candidates[i].moves[0]))
            tell_judged(&search->candidates[i], &choice->at[choice->count++]);
}

static void estimate_choice(struct borgo_search *search, struct borgo_choice *choice)
{
    const struct borgo_request *request = search->request;
    search->seed = borgo_rng_next(request->rng);
    borgo_rng_seed(&search->rng, search->seed);
    search->world = 0;
    search->steady = false;
    double most = request->comparison ? 0.5 : request->suggestions ? 0.7 : 1;
    find_best(search, (struct borgo_slice){0, most});
    tell_choice(search, choice);
    if (request->suggestions)
        borgo_suggest_candidates(search, (struct borgo_slice){most, 1});
    if (request->comparison)
        borgo_compare_candidates(search, (struct borgo_slice){most, 1});
}

/* What the game says of a rank, filled in. */
static const struct borgo_settings *rank_settings(struct borgo_search *search,
                                                  const struct borgo_settings *settings,
                                                  enum borgo_rank rank)
{
    const struct borgo_skill *skill = &search->request->game->advice->skill[rank];
    struct borgo_settings *ranked = &search->ranked;
    *ranked = *settings;
    ranked->blur = skill->blur;
    ranked->horizon = skill->horizon;
    ranked->trust = skill->trust;
    if (skill->candidates)
        ranked->candidates = skill->candidates;
    if (skill->playouts) {
        ranked->playouts = skill->playouts;
        ranked->reading = (uint32_t)skill->playouts * READING;
    }
    return ranked;
}

/* A master whose net is missing, or doesn't know the board, goes on as a classic one. */
void borgo_search_prepare(struct borgo_search *search, const struct borgo_request *request)
{
    const struct borgo_settings *settings = request->player->settings;
    const struct borgo_net *net = NULL;
    enum borgo_rank rank = settings->rank;
    if (settings->learned)
        net = borgo_nets_hold(&search->net, request->game, request->net);
    borgo_judge_start(&search->judge, request->game, request->box, net);
    if (rank == BORGO_MASTER && !search->judge.net)
        rank = BORGO_CLASSIC;
    search->request = request;
    search->settings = rank ? rank_settings(search, settings, rank) : settings;
}

/* An exact solution needs no estimate, except where a turn is asked about that leads nowhere known.
 */
static void choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    struct borgo_search *search = request->memory;
    struct borgo_solution solution = {.solved = false};
    borgo_search_prepare(search, request);
    if (search->settings->endgame)
        borgo_endgame_solve(&search->endgame, request, search->room, search->settings->endgame,
                            &solution);
    bool compared =
        solution.solved && request->comparison && borgo_compare_solved(search, &solution);
    if (!solution.solved || (request->comparison && !compared))
        estimate_choice(search, choice);
    if (!solution.solved)
        return;
    borgo_endgame_decide(&solution, choice);
    if (request->suggestions)
        borgo_suggest_solved(search);
}

static const struct borgo_settings novice = {.rank = BORGO_NOVICE, .candidates = 12},
                                   apprentice = {.rank = BORGO_APPRENTICE, .candidates = 12},
                                   builder = {.rank = BORGO_BUILDER, .candidates = 12},
                                   veteran = {.rank = BORGO_VETERAN, .candidates = 24},
                                   master = {.rank = BORGO_MASTER,
                                             .playouts = 4000,
                                             .candidates = 24,
                                             .reading = 250000,
                                             .patient = true,
                                             .learned = true,
                                             .endgame = 20000},
                                   classic = {.rank = BORGO_CLASSIC,
                                              .playouts = 4000,
                                              .candidates = 24,
                                              .reading = 250000,
                                              .patient = true,
                                              .endgame = 20000},
                                   pupil = {.candidates = 24, .learned = true},
                                   untaught = {.candidates = 24};

#define LEVEL(level, about)                                                                        \
    {                                                                                              \
#level, about, sizeof(struct borgo_search), &(level), choose                               \
    }

/* Beside the levels, which are there to be chosen: whom one plays right after learning a game. */
static const struct borgo_settings beginner = {.rank = BORGO_BEGINNER, .candidates = 12};

const struct borgo_player borgo_beginner_player =
    LEVEL(beginner, N_("as strong as somebody who has just learnt the game"));

/* No levels either: there to measure others by. */
const struct borgo_player borgo_classic_player = LEVEL(classic, N_("a master without a net"));
const struct borgo_player borgo_pupil_player = LEVEL(pupil, N_("goes by the net's first guess"));
const struct borgo_player borgo_untaught_player = LEVEL(untaught, N_("a pupil without a net"));

const struct borgo_player borgo_levels[BORGO_LEVELS] = {
    LEVEL(novice, N_("the easiest")),
    LEVEL(apprentice, N_("for a friendly game")),
    LEVEL(builder, N_("plays well and quickly")),
    LEVEL(veteran, N_("thinks about its moves")),
    LEVEL(master, N_("all it can do in its time")),
};
