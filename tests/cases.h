/* The runner of the rule cases tests/rules: what its files share. cases.c reads the files,
 * case_statements.c knows the statements, case_moves.c has those that set up and move,
 * case_checks.c and case_why.c those that check, case_players.c those about computer players. */
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

/* Notes why the case fails; the value of the whole is false. */
#define fail(run, ...) (case_explain(run, __VA_ARGS__), false)
void case_explain(struct rule_case *run, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Reads `chance`, `watch` or a seat from the front of a text. */
bool case_read_who(struct rule_case *run, const char **text, unsigned *who);
/* The same and what stands behind `: `. */
bool case_read_who_and_rest(struct rule_case *run, const char *words, unsigned *who,
                            const char **rest);
/* Looks a legal move up; run->refusal says why there is none. */
bool case_find_move(struct rule_case *run, unsigned who, const char *text, borgo_move *move);

/* Takes the next of `a; b; c` from the front. */
bool case_next_of_list(const char **list, char text[BORGO_MAX_MOVE_TEXT]);

/* What `new` and `position` are about: a game, its box and a state. */
struct case_opened {
    const struct borgo_game *game;
    struct borgo_setup setup;
    void *box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};
/* Reads it from the words behind them. False: nothing was allocated. */
bool case_open_words(const struct rule_case *run, const char *words, struct case_opened *opened,
                     struct borgo_error *error);

/* The statements, each with the words behind its name. */
bool do_data(struct rule_case *run, const char *words);
bool do_new(struct rule_case *run, const char *words);
bool do_position(struct rule_case *run, const char *words);
bool do_refused(struct rule_case *run, const char *words);
bool do_because(struct rule_case *run, const char *words);
bool do_seed(struct rule_case *run, const char *words);
bool do_deal(struct rule_case *run, const char *words);
bool do_play(struct rule_case *run, const char *words);
bool do_undo(struct rule_case *run, const char *words);
bool do_legal(struct rule_case *run, const char *words);
bool do_illegal(struct rule_case *run, const char *words);
bool do_only(struct rule_case *run, const char *words);
bool do_count(struct rule_case *run, const char *words);
bool do_weight(struct rule_case *run, const char *words);
bool do_to_act(struct rule_case *run, const char *words);
bool do_scores(struct rule_case *run, const char *words);
bool do_final(struct rule_case *run, const char *words);
bool do_winners(struct rule_case *run, const char *words);
bool do_is(struct rule_case *run, const char *words);
bool do_not(struct rule_case *run, const char *words);
bool do_hidden(struct rule_case *run, const char *words);
bool do_seen(struct rule_case *run, const char *words);
bool do_event(struct rule_case *run, const char *words);
bool do_reveals(struct rule_case *run, const char *words);
bool do_why(struct rule_case *run, const char *words);
bool do_best(struct rule_case *run, const char *words);
bool do_wins(struct rule_case *run, const char *words);
bool do_saves(struct rule_case *run, const char *words);
bool do_better(struct rule_case *run, const char *words);
bool do_worse(struct rule_case *run, const char *words);

#endif
