/* A game looked at afterwards: what each decision was worth, how the chances went, and what came
 * from luck and what from decisions. docs/analysis.md explains the numbers to those who read them.
 *
 * Chances are whole millionths. So what is said of a seat adds up exactly: where it started, its
 * luck, its own decisions and the others' decisions make where it ended. */
#ifndef BORGO_TABLE_ANALYSIS_H
#define BORGO_TABLE_ANALYSIS_H

#include "core/moves.h"
#include "players/appraise.h"
#include "table/job.h"
#include "table/walk.h"

enum { BORGO_CERTAIN = 1000000 };

/* What a choice cost, at least, in millionths of a victory. */
enum { BORGO_COST_NOTED = 10000, BORGO_COST_MISTAKE = 30000, BORGO_COST_BLUNDER = 80000 };

/* What can be said of one move of the log. */
struct borgo_step {
    int32_t chance[BORGO_MAX_SEATS]; /* after it, of everybody, by all the table knows */
    bool judged;      /* a decision between several moves, of a seat that was asked for; the rest is
                         about it: */
    bool exact;       /* proved, not estimated */
    uint32_t choices; /* legal moves */
    borgo_move best;  /* by all its seat could know */
    int32_t best_chance,
        own_chance; /* of the seat, if it plays the best, and with what it played */
};

/* Never less than nothing: what is played better than the best known is the best. */
static inline int32_t borgo_analysis_cost(const struct borgo_step *step)
{
    return step->best_chance - step->own_chance;
}

/* The mark of a decision that cost so much: a blunder's, a mistake's or none. */
static inline const char *borgo_cost_mark(int32_t cost)
{
    return cost >= BORGO_COST_BLUNDER ? "??" : cost >= BORGO_COST_MISTAKE ? "?" : "";
}

/* How it went for a seat. */
struct borgo_account {
    int32_t start, luck, own, others, end; /* start + luck + own + others = end */
    uint32_t decisions, good, mistakes, blunders;
    int64_t cost; /* of all decisions */
};

/* How many of its decisions were good, in percent. */
static inline double borgo_accuracy(const struct borgo_account *account)
{
    return account->decisions ? 100.0 * account->good / account->decisions : 100;
}

/* What one thread needs to analyse steps. The caller fills in the first part, and zeroes the rest.
 */
struct borgo_analyst {
    const struct borgo_table *table;
    const struct borgo_player *player; /* who judges */
    void *memory;                      /* that player's */
    uint32_t budget;                   /* as in a request */
    double (*time_used)(void *clock);
    void *clock;
    void (*start_clock)(void *clock); /* before each decision; NULL where there is no clock */
    const atomic_bool *cancelled;     /* once true nobody waits for the step any more; or NULL */
    uint64_t seed;
    borgo_seats seats; /* whose decisions are judged */

    bool walking;
    struct borgo_walk walk;
    struct borgo_appraiser appraiser;
    struct borgo_job job;
    struct borgo_moves moves;
};

/* The chances before the first move. */
void borgo_analysis_start(struct borgo_analyst *analyst, int32_t start[BORGO_MAX_SEATS]);
/* The move number `number` of the log, from 0. The same analyst asked in rising order is quickest;
 * the answer depends on neither order nor analyst. */
void borgo_analysis_step(struct borgo_analyst *analyst, uint32_t number, struct borgo_step *step);

/* Adds up the steps of the whole log for a seat. */
void borgo_analysis_sum_up(const struct borgo_table *table, const int32_t start[BORGO_MAX_SEATS],
                           const struct borgo_step *steps, unsigned seat,
                           struct borgo_account *account);

#endif
