/* `borgo engine`: the machine door. One JSON object a line in, one a line out, in step. */
#include "cli/engine.h"

#include <stdlib.h>

void engine_open(struct engine *engine, FILE *out, const struct game_setup *given)
{
    *engine = (struct engine){.out = out, .moves = allocate(sizeof *engine->moves)};
    if (given)
        engine->given = *given;
    borgo_rng_seed(&engine->rng, 0);
}

void engine_close(struct engine *engine)
{
    borgo_table_close(&engine->table);
    free(engine->box);
    free_game(&engine->given);
    free(engine->moves);
}

/* The next line without its end; -1 at the end of the input. What is longer than the room is read and
 * forgotten: the length is then that of the room. */
static long next_line(FILE *in, char *line, long room)
{
    long length = 0;
    int c = getc_unlocked(in);
    if (c == EOF)
        return -1;
    for (; c != '\n' && c != EOF; c = getc_unlocked(in))
        if (length < room)
            line[length++] = (char)c;
    return length;
}

/* A line fills all the room if and only if it is longer than the longest. */
void engine_run(struct engine *engine, FILE *in)
{
    long room = ENGINE_LONGEST_LINE + 1, length;
    char *line = allocate((size_t)room);
    while (!engine->quit && (length = next_line(in, line, room)) >= 0)
        engine_answer(engine, line, (size_t)length);
    free(line);
}

static int run(const struct arguments *arguments)
{
    struct game_setup given = {0};
    struct engine engine;
    if (arguments->count && !set_up_game(arguments, arguments->word[0], &given))
        return EXIT_BAD_INPUT;
    engine_open(&engine, stdout, &given);
    engine_run(&engine, stdin);
    engine_close(&engine);
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
