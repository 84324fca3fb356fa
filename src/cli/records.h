/* Records named on the command line. */
#ifndef BORGO_CLI_RECORDS_H
#define BORGO_CLI_RECORDS_H

#include "cli/command.h"
#include "table/record.h"

/* Reads and checks a record. If it isn't right the error says why, and there is nothing to close. */
enum borgo_verdict load_record(const char *path, struct borgo_record *record, struct borgo_error *error);
/* The same for commands that can't go on without it: says what is wrong. */
enum borgo_verdict require_record(const char *path, struct borgo_record *record);
/* Writes a file beside it first, so that an interruption never leaves half a record. */
bool save_record(const struct borgo_record *record, const char *path, struct borgo_error *error);
/* The exit code of a verdict. */
int verdict_code(enum borgo_verdict verdict);
/* The name of the edition a game is played in. */
const char *edition_title(const struct borgo_game *game, const void *box);

#endif
