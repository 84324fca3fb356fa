/* The `borgo` command: finds the subcommand and runs it. */
#include <stdio.h>
#include <string.h>

#include "cli/command.h"

static const struct command *const commands[] = {
    &command_engine,
    &command_bench,
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int print_commands(FILE *to)
{
    fprintf(to, "%s\n\n", tr("Borgo: city-building board games, at the terminal and for programs."));
    fprintf(to, "%s borgo COMMAND [--help]\n\n", tr("Usage:"));
    for (int i = 0; i < COMMANDS; i++)
        fprintf(to, "  %-10s %s\n", commands[i]->name, tr(commands[i]->summary));
    fprintf(to, "\n%s\n", tr("--lang en|fr|it chooses the language, else LANG does."));
    return to == stdout ? EXIT_FINE : EXIT_BAD_INPUT;
}

static const struct command *find_command(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

static bool wants_help(int count, char **words)
{
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], "--help") == 0 || strcmp(words[i], "-h") == 0)
            return true;
    return false;
}

int main(int count, char **words)
{
    choose_language(count, words);
    if (count < 2)
        return print_commands(stderr);
    if (strcmp(words[1], "--help") == 0 || strcmp(words[1], "-h") == 0 || strcmp(words[1], "help") == 0)
        return print_commands(stdout);
    const struct command *command = find_command(words[1]);
    if (!command)
        return complain("there is no command '%s'; 'borgo --help' lists them", words[1]);
    if (wants_help(count - 2, words + 2)) {
        print_help(command);
        return EXIT_FINE;
    }
    struct arguments arguments;
    if (!read_arguments(command, count - 2, words + 2, &arguments))
        return EXIT_BAD_INPUT;
    return command->run(&arguments);
}
