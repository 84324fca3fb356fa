/* Records named on the command line. */
#ifndef BORGO_CLI_RECORDS_H
#define BORGO_CLI_RECORDS_H

#include "cli/command.h"
#include "cli/file.h"
#include "table/record.h"

/* Reads and checks a record. If it isn't right the error says why, and there is nothing to close.
 */
enum borgo_verdict load_record(const char *path, struct borgo_record *record,
                               struct borgo_error *error);
/* The same for commands that can't go on without it: says what is wrong. */
enum borgo_verdict require_record(const char *path, struct borgo_record *record);
/* Saves it by save_file or save_new_file; what is still secret is for its owner's eyes. */
bool save_record(const struct borgo_record *record, const char *path, save_bytes *how,
                 struct borgo_error *error);
/* The exit code of a verdict. */
int verdict_code(enum borgo_verdict verdict);

#endif
