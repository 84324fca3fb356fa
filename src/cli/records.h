/* Records named on the command line. */
#ifndef BORGO_CLI_RECORDS_H
#define BORGO_CLI_RECORDS_H

#include "cli/command.h"
#include "table/record.h"

struct loaded {
    struct game_setup setup; /* keeps the data the record is played with */
    struct borgo_record record;
};

/* Reads and checks a record, with the data of --data. If it isn't right the error says why, unless it is empty: then what
 * was wrong with the data has been said already. */
enum borgo_verdict load_record(const struct arguments *arguments, const char *path, struct loaded *loaded,
                               struct borgo_error *error);
/* The same for commands that can't go on without it: says what is wrong. */
enum borgo_verdict require_record(const struct arguments *arguments, const char *path, struct loaded *loaded);
void free_loaded(struct loaded *loaded);
/* The exit code of a verdict. */
int verdict_code(enum borgo_verdict verdict);
/* The name of the edition a game is played in. */
const char *edition_title(const struct borgo_game *game, const void *box);

#endif
