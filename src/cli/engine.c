/* `borgo engine`: the machine door. One JSON object a line in, one a line out, in step. */
#include "cli/engine.h"

#include <stdlib.h>

void engine_open(struct engine *engine, FILE *out, const struct game_setup *given)
{
    *engine = (struct engine){.out = out, .moves = allocate(sizeof *engine->moves)};
    if (given)
        engine->given = *given;
    borgo_seed(&engine->rng, 0);
}

void engine_close(struct engine *engine)
{
    borgo_table_close(&engine->table);
    free(engine->box);
    free_game(&engine->given);
    free(engine->moves);
}

static int run(const struct arguments *arguments)
{
    struct game_setup given = {0};
    struct engine engine;
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    if (arguments->count && !set_up_game(arguments, arguments->word[0], &given))
        return EXIT_BAD_INPUT;
    engine_open(&engine, stdout, &given);
    while (!engine.quit && (length = getline(&line, &room, stdin)) >= 0)
        engine_answer(&engine, line, (size_t)length);
    engine_close(&engine);
    free(line);
    return EXIT_FINE;
}

const struct command command_engine = {
    .name = "engine",
    .words = "[GAME]",
    .most = 1,
    .summary = N_("speaks JSON with a program: see docs/engine-protocol.md"),
    .details =
        N_("One JSON object a line on standard input, one a line on standard output. GAME is only needed with --data:\n"
           "that game is then played with your files."),
    .flags = {{"--data", "[NAME=]FILE", N_("a board, tile set or deck of your own")}},
    .run = run,
};
