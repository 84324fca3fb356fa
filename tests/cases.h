/* The runner of the rule cases tests/rules: what its two files share. cases.c reads the files, case_statements.c knows
 * what each statement means. */
#ifndef BORGO_TESTS_CASES_H
#define BORGO_TESTS_CASES_H

#include <stdbool.h>

#include "core/moves.h"
#include "table/table.h"

enum { CASE_LINE = 4096, CASE_TITLE = 300 };

/* The case being run. */
struct rule_case {
    const char *root; /* paths in the case are relative to this folder */
    const struct borgo_game *game;
    struct borgo_setup setup;
    char *data[BORGO_MAX_DATA]; /* texts of the `data` statements */
    char data_name[BORGO_MAX_DATA][40];
    char data_file[BORGO_MAX_DATA][200];
    int data_count;
    void *box;
    struct borgo_table table;
    bool at_table;
    struct borgo_rng rng;
    struct borgo_events events;                         /* of the last move */
    _Alignas(16) unsigned char before[BORGO_MAX_STATE]; /* the state it was made in */
    struct borgo_entry last;                            /* the last move itself */
    bool moved;
    struct borgo_error refusal; /* why the last `refused` or `illegal` was one */
    struct borgo_moves *moves;
    char failure[1200];
};

void case_start(struct rule_case *run, const char *root, struct borgo_moves *moves);
void case_end(struct rule_case *run);
/* Carries out one statement (any but `case`); on failure run->failure says why. */
bool case_statement(struct rule_case *run, const char *statement);

#endif
