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
    int32_t start[BORGO_MAX_SEATS];
    struct borgo_step *steps; /* one a move of the log */
};

void print_analysis(const struct screen *screen, const struct analysis *analysis);
void print_analysis_json(const struct analysis *analysis);

#endif
