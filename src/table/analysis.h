/* A game looked at afterwards: what each decision was worth, how the chances went, and what came
 * from luck and what from decisions. docs/analysis.md explains the numbers to those who read them.
 *
 * There is one judge. A decision is what a seat does until chance or somebody else comes in, or
 * something hidden comes to light: a whole turn, mostly. The judge gives everybody's chance with
 * the best turn and after the one that was made, by the same measure, with the eyes of the seat
 * that decides. The curve of that seat falls by the cost of the decision and by nothing else; what
 * lies between one decision and the next is luck.
 *
 * Chances are whole millionths. So what is said of a seat adds up exactly: where it started, its
 * luck, its own decisions and the others' decisions make where it ended. */
#ifndef BORGO_TABLE_ANALYSIS_H
#define BORGO_TABLE_ANALYSIS_H

#include "core/moves.h"
#include "table/job.h"
#include "table/preview.h"
#include "table/walk.h"

enum { BORGO_CERTAIN = 1000000 };

/* What a choice cost, at least, in millionths of a victory. */
enum { BORGO_COST_NOTED = 10000, BORGO_COST_MISTAKE = 30000, BORGO_COST_BLUNDER = 80000 };

/* A decision: the numbers of its first and its last move in the log, of which at least one was
 * chosen from several. */
struct borgo_decision {
    uint32_t first, last;
    uint8_t seat;
};

/* What was thought of it. */
struct borgo_judgement {
    bool known;       /* it was judged; the rest means nothing otherwise */
    bool exact;       /* proved, not estimated */
    uint32_t parts;   /* the number of the move where the ways of the best turn and of what was made
                         part; the decision's first where that is the best */
    uint32_t choices; /* legal moves there */
    int32_t before[BORGO_MAX_SEATS]; /* everybody's chance with the best turn, */
    int32_t after[BORGO_MAX_SEATS];  /* and after what was made */
    int length;                      /* of the best turn, as far as it could be played for sure */
    borgo_move best[BORGO_LONGEST_TURN];
    bool looks_ahead; /* how much each seat's score grew on average a few turns later, in tenths, is
                         known too: with the best, and after what was made */
    int32_t best_later[BORGO_MAX_SEATS], made_later[BORGO_MAX_SEATS];
};

/* Never less than nothing: what is made better than the best known is the best. */
static inline int32_t borgo_judgement_cost(const struct borgo_judgement *judgement, unsigned seat)
{
    return judgement->before[seat] - judgement->after[seat];
}

/* The mark of a decision that cost so much: a blunder's, a mistake's or none. */
static inline const char *borgo_cost_mark(int32_t cost)
{
    return cost >= BORGO_COST_BLUNDER ? "??" : cost >= BORGO_COST_MISTAKE ? "?" : "";
}

/* A game and what is known of it so far. */
struct borgo_analysis {
    const struct borgo_table *table;
    uint32_t count; /* decisions */
    struct borgo_decision *decision;
    struct borgo_judgement *judgement; /* of each */
    bool started;                      /* the chances before the first move are known: */
    int32_t start[BORGO_MAX_SEATS];
};

/* Finds the decisions of a game, which must outlive the analysis. */
void borgo_analysis_open(struct borgo_analysis *analysis, const struct borgo_table *table);
void borgo_analysis_close(struct borgo_analysis *analysis);

/* What one thread needs to judge. The caller fills in the first part, and zeroes the rest. */
struct borgo_analyst {
    const struct borgo_table *table;
    const struct borgo_player *player; /* who judges */
    void *memory;                      /* that player's */
    uint32_t budget;                   /* as in a request */
    double (*time_used)(void *clock);
    void *clock;
    void (*start_clock)(void *clock); /* before each decision; NULL where there is no clock */
    const atomic_bool *cancelled; /* once true nobody waits for the judgement any more; or NULL */
    uint64_t seed;

    bool walking;
    struct borgo_walk walk;
    struct borgo_job job;
    struct borgo_comparison comparison;
    struct borgo_worlds worlds;
    struct borgo_preview preview;
    borgo_move room[BORGO_TURN_ROOM];
};

/* The chances before the first move. */
void borgo_analysis_start(struct borgo_analyst *analyst, int32_t start[BORGO_MAX_SEATS]);
/* One decision. The same analyst asked in rising order is quickest; the answer depends on neither
 * order nor analyst. False: it was cancelled, and nothing is known. */
bool borgo_analysis_judge(struct borgo_analyst *analyst, const struct borgo_decision *decision,
                          struct borgo_judgement *judgement);

/* Everybody's chance around a decision, as the curve has it. */
struct borgo_level {
    int32_t before[BORGO_MAX_SEATS], after[BORGO_MAX_SEATS];
};

/* How it went, move by move. Every known decision is on it: the curve stands at its `before` up to
 * the move where the ways part, and at its `after` from there on. What lies between one decision
 * and the next is luck: it shows at the last move of chance between them, or where there is none
 * (something secret came to light, or other eyes see it) at the next decision, before it.
 *
 * Where neither chance nor a secret comes between two decisions nothing can be luck: it is one
 * position, of which the second decision knows more. So the first one is raised or lowered to it,
 * as a whole; its cost stays the same. */
struct borgo_curve {
    uint32_t count; /* moves of the log */
    int32_t start[BORGO_MAX_SEATS];
    struct borgo_level *move;     /* around each move */
    struct borgo_level *decision; /* around each decision of the analysis that is known */
    int32_t end[BORGO_MAX_SEATS]; /* the result of a finished game */
};

void borgo_curve_open(struct borgo_curve *curve, const struct borgo_analysis *analysis);
void borgo_curve_close(struct borgo_curve *curve);

/* How it went for a seat. */
struct borgo_account {
    int32_t start, luck, own, others, end; /* start + luck + own + others = end */
    bool whole; /* every decision of everybody is known; else luck and others' can't be told apart,
                   and both stand in luck */
    uint32_t decisions, good, mistakes, blunders;
    int64_t cost; /* of all its decisions: own is its opposite */
};

/* How many of its decisions were good, in percent. */
static inline double borgo_accuracy(const struct borgo_account *account)
{
    return account->decisions ? 100.0 * account->good / account->decisions : 100;
}

void borgo_curve_sum_up(const struct borgo_curve *curve, const struct borgo_analysis *analysis,
                        unsigned seat, struct borgo_account *account);

#endif
