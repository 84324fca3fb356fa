/* The machine door's own parts: engine.c is the command, engine_answers.c answers the requests, engine_print.c writes what
 * answers are made of. A line goes in, one line comes out; nothing here touches standard input or output. */
#ifndef BORGO_CLI_ENGINE_H
#define BORGO_CLI_ENGINE_H

#include <stdio.h>

#include "cli/command.h"
#include "core/moves.h"
#include "table/table.h"

struct engine {
    struct game_setup given; /* the game of the command line, for its data; game is NULL if there is none */
    const struct borgo_game *game;
    struct borgo_setup setup;
    void *box;
    struct borgo_table table;
    struct borgo_rng rng;
    struct borgo_moves *moves;
    FILE *out; /* where answers go */
    bool quit;
};

/* An engine without a game yet; `given` may hold a game with data of the user's and stays with the engine. */
void engine_open(struct engine *engine, FILE *out, const struct game_setup *given);
void engine_close(struct engine *engine);
/* Answers one line, whatever it is, with one line. */
void engine_answer(struct engine *engine, const char *line, size_t length);

void engine_print_json(const struct engine *engine, const char *string);
void engine_print_seat(const struct engine *engine, unsigned seat);
void engine_print_seats(const struct engine *engine, const char *key, borgo_seats seats);
void engine_print_numbers(const struct engine *engine, const char *key, const int32_t *numbers, int count);
void engine_print_status_members(const struct engine *engine);
void engine_print_move(const struct engine *engine, borgo_move move);
void engine_print_game(const struct engine *engine, const struct borgo_game *game);
void engine_print_chance(struct engine *engine);
void engine_print_moves_of(struct engine *engine, unsigned seat);

#endif
