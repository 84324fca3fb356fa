/* How an analysis is told in JSON: the same for `borgo analyse --json` and for whoever asks through
 * the wire. docs/analysis.md explains the members. */
#ifndef BORGO_WIRE_ANALYSIS_H
#define BORGO_WIRE_ANALYSIS_H

#include "table/analysis.h"

void borgo_wire_put_chances(struct borgo_json *json, const char *name, const int32_t *chances,
                            unsigned players);
/* Members of the object that is open. */
void borgo_wire_put_account(const struct borgo_account *account, struct borgo_json *json);
/* An object in the array that is open: the move the walk comes to next. */
void borgo_wire_put_step(const struct borgo_walk *walk, const struct borgo_step *step,
                         struct borgo_json *json);

#endif
