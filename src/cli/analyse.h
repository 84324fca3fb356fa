/* An analysis of a record, and how it is shown. */
#ifndef BORGO_CLI_ANALYSE_H
#define BORGO_CLI_ANALYSE_H

#include "table/analysis.h"
#include "table/record.h"
#include "terminal/screen.h"

struct analysis {
    const struct borgo_record *record;
    const struct borgo_player *player; /* who judges */
    uint64_t budget, milliseconds;     /* 0: not given */
    uint64_t seed;
    borgo_seats seats; /* who is looked at */
    struct borgo_analysis found;
    struct borgo_curve curve;
};

/* Judges the decisions of its seats in the analysis that was opened, with that many threads. False:
 * an interrupt came, or no thread could be had. */
bool analyse_all(struct analysis *analysis, uint64_t threads);
void print_analysis(const struct screen *screen, const struct analysis *analysis);
void print_analysis_json(const struct analysis *analysis);

#endif
