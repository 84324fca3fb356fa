/* The machine door's own parts: engine.c is the command, engine_answers.c answers the requests, engine_print.c writes what
 * answers are made of. A line goes in, one line comes out; nothing here touches standard input or output. */
#ifndef BORGO_CLI_ENGINE_H
#define BORGO_CLI_ENGINE_H

#include <stdio.h>

#include "cli/command.h"
#include "cli/json_line.h"
#include "core/moves.h"
#include "table/table.h"

enum { ENGINE_LONGEST_LINE = 1 << 20 }; /* in bytes, its end not counted */

struct engine {
    struct game_setup given; /* the game of the command line, for its data; game is NULL if there is none */
    const struct borgo_game *game;
    struct borgo_setup setup;
    void *box;
    struct borgo_table table;
    struct borgo_rng rng;
    struct borgo_moves *moves;
    FILE *out; /* where answers go */
    struct json_line line;
    bool quit;
};

/* An engine without a game yet; `given` may hold a game with data of the user's and stays with the engine. */
void engine_open(struct engine *engine, FILE *out, const struct game_setup *given);
void engine_close(struct engine *engine);
/* Answers one line, whatever it is, with one line. The line is changed: its strings are decoded in place. */
void engine_answer(struct engine *engine, char *line, size_t length);
/* Reads lines and answers each until `quit` or the end. One that is too long is refused and skipped. */
void engine_run(struct engine *engine, FILE *in);

/* These write members of the answer that is open. */
void engine_put_status(const struct engine *engine, struct borgo_json *json);
void engine_put_chance(const struct engine *engine, struct borgo_json *json);
void engine_put_moves_of(const struct engine *engine, unsigned seat, struct borgo_json *json);
/* These write a value; `name` is NULL in an array. */
void engine_put_move(const struct engine *engine, const void *state, borgo_move move, struct borgo_json *json,
                     const char *name);
void engine_put_game(const struct borgo_game *game, struct borgo_json *json);

#endif
