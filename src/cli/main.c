/* The `borgo` command: finds the subcommand and runs it. */
#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/ranks.h"
#include "store/store.h"

static const struct command *const commands[] = {
    &command_serve,    &command_games,  &command_rules,  &command_play,    &command_learn,
    &command_puzzles,  &command_replay, &command_record, &command_verify,  &command_analyse,
    &command_simulate, &command_arena,  &command_tune,   &command_lessons, &command_mine,
    &command_perft,    &command_engine, &command_bench,  &command_backup,  &command_restore,
    &command_migrate,  &command_rerun,
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* The paragraphs around the list of commands. */
static const char about[] =
    N_("Borgo: city-building board games, in the browser, at the terminal and for programs.");
static const char *const hints[] = {
    N_("'borgo COMMAND --help' explains a command; 'borgo --version' is for reports."),
    N_("'--lang en|fr|it' chooses the language, else LANG does."),
    N_("Exit codes: 0 fine, 1 failed, 2 bad input, 130 interrupted by Ctrl-C."),
};
enum { HINTS = sizeof hints / sizeof hints[0] };

static int print_commands(FILE *to)
{
    fprintf(to, "%s\n\n", tr(about));
    fprintf(to, "%s borgo %s\n\n", tr("Usage:"), tr("COMMAND [WORDS] [FLAGS]"));
    for (int i = 0; i < COMMANDS; i++)
        fprintf(to, "  %-10s %s\n", commands[i]->name, tr(commands[i]->summary));
    fputc('\n', to);
    for (int i = 0; i < HINTS; i++)
        fprintf(to, "%s\n", tr(hints[i]));
    return to == stdout ? EXIT_FINE : EXIT_BAD_INPUT;
}

/* The man page, from the same texts: 'borgo help --man', which only the build asks for. */
static int print_manual(void)
{
    print_manual_head(BORGO_VERSION, tr(about));
    for (int i = 0; i < HINTS; i++)
        print_manual_paragraph(tr(hints[i]));
    print_manual_section("COMMANDS");
    for (int i = 0; i < COMMANDS; i++)
        print_manual_command(commands[i]);
    return EXIT_FINE;
}

static const struct command *find_command(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

static bool is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

static bool wants_help(int count, char **words)
{
    for (int i = 0; i < count; i++)
        if (is_help(words[i]))
            return true;
    return false;
}

static int run_command(const struct command *command, int count, char **words)
{
    struct arguments arguments;
    if (wants_help(count, words)) {
        print_help(command);
        return EXIT_FINE;
    }
    if (ranks_count() > 1 && !command->shared)
        return complain("'borgo %s' isn't done by several processes: start it without mpirun",
                        command->name);
    if (!read_arguments(command, count, words, &arguments))
        return EXIT_BAD_INPUT;
    return command->run(&arguments);
}

static int run_words(int count, char **words)
{
    if (count == 0)
        return print_commands(stderr);
    if (is_help(words[0]) || (strcmp(words[0], "help") == 0 && count == 1))
        return print_commands(stdout);
    if (strcmp(words[0], "--version") == 0) {
        printf("borgo %s\n", BORGO_VERSION);
        printf("schema %d of files, %d of databases\n", store_schema(false), store_schema(true));
        return EXIT_FINE;
    }
    bool asks_help = strcmp(words[0], "help") == 0;
    if (asks_help && strcmp(words[1], "--man") == 0)
        return print_manual();
    const char *name = words[asks_help];
    const struct command *command = find_command(name);
    if (!command)
        return complain("there is no command '%s'; 'borgo --help' lists them", name);
    if (asks_help) {
        print_help(command);
        return EXIT_FINE;
    }
    return run_command(command, count - 1, words + 1);
}

static int run_program(int count, char **words)
{
    if (!choose_language(count, words))
        return EXIT_BAD_INPUT;
    if (ranks_are_missed())
        return complain("this borgo was built without MPI, and all processes would do the same: "
                        "build it with '-Dmpi=true', or start it without mpirun");
    int first = 1;
    if (count > first && strncmp(words[first], "--lang=", 7) == 0)
        first += 1;
    else if (count > first + 1 && strcmp(words[first], "--lang") == 0)
        first += 2;
    int code = run_words(count - first, words + first);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        complain("can't write the output");
        return EXIT_FAILED;
    }
    return code;
}

int main(int count, char **words)
{
    ranks_join();
    return ranks_leave(run_program(count, words));
}
