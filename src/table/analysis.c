/* A game looked at afterwards: see analysis.h. */
#include "table/analysis.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "players/appraise.h"

static int32_t millionths(double chance)
{
    return (int32_t)lround(chance * BORGO_CERTAIN);
}

static void take_chances(const double exact[BORGO_MAX_SEATS], int32_t chances[BORGO_MAX_SEATS])
{
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        chances[seat] = millionths(exact[seat]);
}

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory)
        abort(); /* nothing to recover to */
    return memory;
}

/* Whether the move the walk comes to next goes on with a decision that came up to it. */
static bool goes_on(const struct borgo_table *table, const struct borgo_decision *decision,
                    uint32_t move)
{
    return move < table->count && table->log[move].seat == decision->seat
           && !table->log[move - 1].reveals && move - decision->first < BORGO_LONGEST_TURN;
}

/* The decision that begins where the walk stands, which comes behind it; true if there was
 * something to choose. */
static bool find_decision(struct borgo_walk *walk, borgo_move *room,
                          struct borgo_decision *decision)
{
    const struct borgo_table *table = walk->table;
    bool chosen = false;
    *decision = (struct borgo_decision){walk->at, walk->at, table->log[walk->at].seat};
    do {
        decision->last = walk->at;
        chosen = chosen || table->game->moves(table->box, walk->state, decision->seat, room) > 1;
        borgo_walk_step(walk, NULL);
    } while (goes_on(table, decision, walk->at));
    return chosen;
}

void borgo_analysis_open(struct borgo_analysis *analysis, const struct borgo_table *table)
{
    borgo_move *room = allocate(BORGO_MAX_MOVES, sizeof *room);
    struct borgo_walk walk;
    const struct borgo_entry *next;
    *analysis = (struct borgo_analysis){.table = table};
    analysis->decision = allocate(table->count, sizeof *analysis->decision);
    for (borgo_walk_start(&walk, table); (next = borgo_walk_next(&walk)) != NULL;) {
        if (next->seat == BORGO_CHANCE)
            borgo_walk_step(&walk, NULL);
        else if (find_decision(&walk, room, &analysis->decision[analysis->count]))
            analysis->count++;
    }
    analysis->judgement = allocate(analysis->count, sizeof *analysis->judgement);
    free(room);
}

void borgo_analysis_close(struct borgo_analysis *analysis)
{
    free(analysis->decision);
    free(analysis->judgement);
    *analysis = (struct borgo_analysis){0};
}

void borgo_analysis_start(struct borgo_analyst *analyst, int32_t start[BORGO_MAX_SEATS])
{
    double exact[BORGO_MAX_SEATS];
    struct borgo_appraiser *appraiser = allocate(1, sizeof *appraiser);
    appraiser->game = analyst->table->game;
    appraiser->box = analyst->table->box;
    borgo_appraise(appraiser, analyst->table->start, exact);
    take_chances(exact, start);
    free(appraiser);
}

static void walk_to(struct borgo_analyst *analyst, uint32_t number)
{
    if (!analyst->walking || analyst->walk.at > number)
        borgo_walk_start(&analyst->walk, analyst->table);
    analyst->walking = true;
    while (analyst->walk.at < number)
        borgo_walk_step(&analyst->walk, NULL);
}

/* Asks the player that judges about the decision, from what its seat knew. */
static bool ask(struct borgo_analyst *analyst, const struct borgo_decision *decision)
{
    const struct borgo_table *table = analyst->table;
    struct borgo_job *job = &analyst->job;
    struct borgo_comparison *comparison = &analyst->comparison;
    memset(analyst->memory, 0, analyst->player->memory);
    borgo_job_prepare(job, analyst->player, table->game, table->box, analyst->walk.state,
                      decision->seat, analyst->memory, analyst->seed + decision->first);
    *comparison = (struct borgo_comparison){.exact = false};
    for (uint32_t i = decision->first; i <= decision->last; i++)
        comparison->made.moves[comparison->made.length++] = table->log[i].move;
    job->request.wants_chances = true;
    job->request.budget = analyst->budget;
    job->request.time_used = analyst->time_used;
    job->request.clock = analyst->clock;
    job->request.comparison = comparison;
    if (analyst->cancelled)
        job->request.cancelled = analyst->cancelled;
    if (analyst->start_clock)
        analyst->start_clock(analyst->clock);
    borgo_job_think(job);
    if (borgo_player_is_cancelled(&job->request))
        return false;
    if (comparison->best.length == 0)
        borgo_compare_estimates(&job->request, job->choice.at[0].move, analyst->room);
    return true;
}

/* Where the ways part, and how many ways there were. The walk goes there. */
static void find_parting(struct borgo_analyst *analyst, const struct borgo_decision *decision,
                         struct borgo_judgement *judgement)
{
    const struct borgo_comparison *comparison = &analyst->comparison;
    int same = 0;
    while (same < comparison->made.length && same < comparison->best.length
           && comparison->made.moves[same] == comparison->best.moves[same])
        same++;
    bool parts = same < comparison->made.length && same < comparison->best.length;
    judgement->parts = decision->first + (parts ? (uint32_t)same : 0);
    walk_to(analyst, judgement->parts);
    judgement->choices = analyst->table->game->moves(analyst->table->box, analyst->walk.state,
                                                     decision->seat, analyst->room);
}

/* The best turn, up to where what comes to light would decide how it goes on. */
static void take_best(struct borgo_analyst *analyst, const struct borgo_decision *decision,
                      struct borgo_judgement *judgement)
{
    const struct borgo_table *table = analyst->table;
    struct borgo_suggestion *best = &analyst->comparison.best;
    borgo_preview_imagine(table->game, table->box, analyst->job.seen, decision->seat,
                          &analyst->worlds);
    best->length = borgo_preview_turn(&analyst->worlds, best->moves, best->length, analyst->room,
                                      &analyst->preview);
    judgement->length = best->length;
    memcpy(judgement->best, best->moves, sizeof judgement->best);
}

static void take_later(const struct borgo_comparison *comparison, struct borgo_judgement *judgement)
{
    judgement->looks_ahead = comparison->looks_ahead;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        judgement->best_later[seat] = (int32_t)lround(comparison->best_later[seat] * 10);
        judgement->made_later[seat] = (int32_t)lround(comparison->made_later[seat] * 10);
    }
}

bool borgo_analysis_judge(struct borgo_analyst *analyst, const struct borgo_decision *decision,
                          struct borgo_judgement *judgement)
{
    const struct borgo_comparison *comparison = &analyst->comparison;
    walk_to(analyst, decision->first);
    if (!ask(analyst, decision))
        return false;
    judgement->known = true;
    judgement->exact = comparison->exact;
    take_chances(comparison->best.chance, judgement->before);
    take_chances(comparison->made.chance, judgement->after);
    take_best(analyst, decision, judgement);
    take_later(comparison, judgement);
    find_parting(analyst, decision, judgement);
    return true;
}
