/* How an analysis is told in JSON: the same for `borgo analyse --json` and for whoever asks through
 * the wire. docs/analysis.md explains the members, web/types/analysis.ts has their types. */
#ifndef BORGO_WIRE_ANALYSIS_H
#define BORGO_WIRE_ANALYSIS_H

#include "core/json.h"
#include "table/analysis.h"
#include "table/record.h"

/* Members of the object that is open: `seats` (the accounts of those that are asked for), `start`,
 * `end`, `moves` and `decisions`. */
void borgo_wire_put_analysis(const struct borgo_record *record,
                             const struct borgo_analysis *analysis, borgo_seats seats,
                             struct borgo_json *json);

#endif
