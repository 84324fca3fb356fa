/* How a game went, from what was thought of its decisions: see analysis.h. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "table/analysis.h"

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory)
        abort(); /* nothing to recover to */
    return memory;
}

static unsigned players_of(const struct borgo_analysis *analysis)
{
    return ((const struct borgo_box *)analysis->table->box)->players;
}

/* The last move of chance among these; `to` if there is none. */
static uint32_t last_chance(const struct borgo_table *table, uint32_t from, uint32_t to)
{
    for (uint32_t move = to; move > from; move--)
        if (table->log[move - 1].seat == BORGO_CHANCE)
            return move - 1;
    return to;
}

/* Whether neither chance nor a secret can have come between these moves. */
static bool is_clear(const struct borgo_table *table, uint32_t from, uint32_t to)
{
    return !table->game->secrets && last_chance(table, from, to) == to;
}

/* The part of a change that a chance has room for, at most so much. */
static double part_of(double most, int32_t chance, int32_t change)
{
    int32_t room = change > 0 ? BORGO_CERTAIN - chance : chance;
    int32_t wanted = change > 0 ? change : -change;
    double part = wanted > room ? (double)room / wanted : 1;
    return part < most ? part : most;
}

/* Raises or lowers a decision as a whole so that it ends at these chances, or as near as it can
 * without leaving what chances can be. */
static void shift(struct borgo_level *level, const int32_t *to, unsigned players)
{
    double part = 1;
    for (unsigned seat = 0; seat < players; seat++) {
        int32_t change = to[seat] - level->after[seat];
        part = part_of(part, level->before[seat], change);
        part = part_of(part, level->after[seat], change);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        int32_t change = (int32_t)(part * (to[seat] - level->after[seat]));
        level->before[seat] += change;
        level->after[seat] += change;
    }
}

static void find_end(struct borgo_curve *curve, const struct borgo_analysis *analysis)
{
    const struct borgo_table *table = analysis->table;
    double chances[BORGO_MAX_SEATS] = {0};
    const int32_t *last = curve->start;
    for (uint32_t i = 0; i < analysis->count; i++)
        if (analysis->judgement[i].known)
            last = curve->decision[i].after;
    memcpy(curve->end, last, sizeof curve->end);
    if (borgo_table_to_act(table) != 0)
        return;
    borgo_player_chances(table->game, table->box, table->state, chances);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        curve->end[seat] = (int32_t)lround(chances[seat] * BORGO_CERTAIN);
}

/* From the end: each decision comes to the level of the next, where it is one position. */
static void level_decisions(struct borgo_curve *curve, const struct borgo_analysis *analysis)
{
    const struct borgo_table *table = analysis->table;
    const int32_t *next = curve->end;
    uint32_t first = table->count;
    bool known = borgo_table_to_act(table) == 0;
    for (uint32_t i = analysis->count; i-- > 0;) {
        struct borgo_level *level = &curve->decision[i];
        if (known && analysis->judgement[i].known
            && is_clear(table, analysis->decision[i].last + 1, first))
            shift(level, next, players_of(analysis));
        known = analysis->judgement[i].known;
        first = analysis->decision[i].first;
        next = level->before;
    }
}

/* The curve stays where it is for these moves. */
static void stay(struct borgo_curve *curve, uint32_t from, uint32_t to, const int32_t *chances)
{
    for (uint32_t move = from; move < to; move++) {
        memcpy(curve->move[move].before, chances, sizeof curve->move[move].before);
        memcpy(curve->move[move].after, chances, sizeof curve->move[move].after);
    }
}

/* From one level to another: up to the last move of chance the curve is where it was. */
static void have_luck(struct borgo_curve *curve, const struct borgo_table *table, uint32_t from,
                      uint32_t to, const int32_t *chances, const int32_t *then)
{
    uint32_t at = last_chance(table, from, to);
    stay(curve, from, at, chances);
    if (at == to)
        return;
    stay(curve, at, to, then);
    memcpy(curve->move[at].before, chances, sizeof curve->move[at].before);
}

static void draw(struct borgo_curve *curve, const struct borgo_analysis *analysis)
{
    const int32_t *chances = curve->start;
    uint32_t drawn = 0;
    for (uint32_t i = 0; i < analysis->count; i++) {
        const struct borgo_decision *decision = &analysis->decision[i];
        const struct borgo_level *level = &curve->decision[i];
        uint32_t parts = analysis->judgement[i].parts;
        if (!analysis->judgement[i].known)
            continue;
        have_luck(curve, analysis->table, drawn, decision->first, chances, level->before);
        stay(curve, decision->first, parts, level->before);
        stay(curve, parts, decision->last + 1, level->after);
        memcpy(curve->move[parts].before, level->before, sizeof level->before);
        chances = level->after;
        drawn = decision->last + 1;
    }
    have_luck(curve, analysis->table, drawn, curve->count, chances, curve->end);
}

void borgo_curve_open(struct borgo_curve *curve, const struct borgo_analysis *analysis)
{
    *curve = (struct borgo_curve){.count = analysis->table->count};
    curve->move = allocate(curve->count, sizeof *curve->move);
    curve->decision = allocate(analysis->count, sizeof *curve->decision);
    memcpy(curve->start, analysis->start, sizeof curve->start);
    for (uint32_t i = 0; i < analysis->count; i++) {
        const struct borgo_judgement *judgement = &analysis->judgement[i];
        memcpy(curve->decision[i].before, judgement->before, sizeof judgement->before);
        memcpy(curve->decision[i].after, judgement->after, sizeof judgement->after);
    }
    find_end(curve, analysis);
    level_decisions(curve, analysis);
    draw(curve, analysis);
}

void borgo_curve_close(struct borgo_curve *curve)
{
    free(curve->move);
    free(curve->decision);
    *curve = (struct borgo_curve){0};
}

static void count_decision(int32_t cost, struct borgo_account *account)
{
    account->decisions++;
    account->cost += cost;
    account->good += cost < BORGO_COST_NOTED;
    account->blunders += cost >= BORGO_COST_BLUNDER;
    account->mistakes += cost >= BORGO_COST_MISTAKE && cost < BORGO_COST_BLUNDER;
}

void borgo_curve_sum_up(const struct borgo_curve *curve, const struct borgo_analysis *analysis,
                        unsigned seat, struct borgo_account *account)
{
    *account =
        (struct borgo_account){.start = curve->start[seat], .end = curve->end[seat], .whole = true};
    for (uint32_t i = 0; i < analysis->count; i++) {
        const struct borgo_level *level = &curve->decision[i];
        bool own = analysis->decision[i].seat == seat;
        account->whole = account->whole && analysis->judgement[i].known;
        if (!analysis->judgement[i].known)
            continue;
        *(own ? &account->own : &account->others) += level->after[seat] - level->before[seat];
        if (own)
            count_decision(level->before[seat] - level->after[seat], account);
    }
    account->luck = account->end - account->start - account->own - account->others;
}
