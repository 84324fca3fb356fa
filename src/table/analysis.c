/* A game looked at afterwards: see analysis.h. */
#include "table/analysis.h"

#include <math.h>
#include <string.h>

static int32_t millionths(double chance)
{
    return (int32_t)lround(chance * BORGO_CERTAIN);
}

static void appraise(struct borgo_analyst *analyst, const void *state,
                     int32_t chances[BORGO_MAX_SEATS])
{
    double exact[BORGO_MAX_SEATS];
    analyst->appraiser.game = analyst->table->game;
    analyst->appraiser.box = analyst->table->box;
    borgo_appraise(&analyst->appraiser, state, exact);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        chances[seat] = millionths(exact[seat]);
}

void borgo_analysis_start(struct borgo_analyst *analyst, int32_t start[BORGO_MAX_SEATS])
{
    appraise(analyst, analyst->table->start, start);
}

/* Asks the player that judges what it would do in that seat, from what the seat knows, and what the
 * move is worth. */
static void ask(struct borgo_analyst *analyst, const struct borgo_entry *entry)
{
    const struct borgo_table *table = analyst->table;
    struct borgo_job *job = &analyst->job;
    memset(analyst->memory, 0, analyst->player->memory);
    borgo_job_prepare(job, analyst->player, table->game, table->box, analyst->walk.state,
                      entry->seat, analyst->memory, analyst->seed + analyst->walk.at);
    job->request.wants_chances = true;
    job->request.budget = analyst->budget;
    job->request.time_used = analyst->time_used;
    job->request.clock = analyst->clock;
    job->request.asked = &entry->move;
    if (analyst->cancelled)
        job->request.cancelled = analyst->cancelled;
    if (analyst->start_clock)
        analyst->start_clock(analyst->clock);
    borgo_job_think(job);
}

static void judge(struct borgo_analyst *analyst, const struct borgo_entry *entry,
                  struct borgo_step *step)
{
    const struct borgo_table *table = analyst->table;
    const struct borgo_choice *choice = &analyst->job.choice;
    borgo_moves_list(table->game, table->box, analyst->walk.state, entry->seat, &analyst->moves);
    step->choices = analyst->moves.count;
    if (step->choices < 2)
        return;
    ask(analyst, entry);
    step->judged = true;
    step->exact = choice->exact;
    step->best = choice->at[0].move;
    step->best_chance = millionths(choice->at[0].chance[entry->seat]);
    step->own_chance = millionths(choice->asked.chance[entry->seat]);
    if (step->own_chance < step->best_chance)
        return;
    step->best = entry->move;
    step->best_chance = step->own_chance;
}

static void walk_to(struct borgo_analyst *analyst, uint32_t number)
{
    if (!analyst->walking || analyst->walk.at > number)
        borgo_walk_start(&analyst->walk, analyst->table);
    analyst->walking = true;
    while (analyst->walk.at < number)
        borgo_walk_step(&analyst->walk, NULL);
}

void borgo_analysis_step(struct borgo_analyst *analyst, uint32_t number, struct borgo_step *step)
{
    *step = (struct borgo_step){.judged = false};
    walk_to(analyst, number);
    const struct borgo_entry *entry = borgo_walk_next(&analyst->walk);
    if (entry->seat != BORGO_CHANCE && analyst->seats >> entry->seat & 1)
        judge(analyst, entry, step);
    borgo_walk_step(&analyst->walk, NULL);
    appraise(analyst, analyst->walk.state, step->chance);
}

static void count_decision(const struct borgo_step *step, struct borgo_account *account)
{
    int32_t cost = borgo_analysis_cost(step);
    account->decisions++;
    account->cost += cost;
    account->good += cost < BORGO_COST_NOTED;
    account->blunders += cost >= BORGO_COST_BLUNDER;
    account->mistakes += cost >= BORGO_COST_MISTAKE && cost < BORGO_COST_BLUNDER;
}

void borgo_analysis_sum_up(const struct borgo_table *table, const int32_t start[BORGO_MAX_SEATS],
                           const struct borgo_step *steps, unsigned seat,
                           struct borgo_account *account)
{
    *account = (struct borgo_account){.start = start[seat], .end = start[seat]};
    for (uint32_t i = 0; i < table->count; i++) {
        unsigned actor = table->log[i].seat;
        int32_t change = steps[i].chance[seat] - account->end;
        *(actor == BORGO_CHANCE ? &account->luck
          : actor == seat       ? &account->own
                                : &account->others) += change;
        account->end += change;
        if (actor == seat && steps[i].judged)
            count_decision(&steps[i], account);
    }
}
