/* Words and flags of a subcommand, and its help, all from one table. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "terminal/page.h"

enum { HELP_COLUMN = 28 };

const char sharing[] = N_(
    "Started by mpirun, processes share the games, and the result is the same; only the first is "
    "heard. Ctrl-C, or the loss of one, then ends all without a result. That needs a build with "
    "'-Dmpi=true'.");
const struct flag language_flag = {"--lang", "en|fr|it", N_("the language")};

static const struct flag *find_flag(const struct command *command, const char *name, size_t length)
{
    if (strlen(language_flag.name) == length && memcmp(language_flag.name, name, length) == 0)
        return &language_flag;
    for (int i = 0; i < MAX_FLAGS && command->flags[i].name; i++)
        if (strlen(command->flags[i].name) == length
            && memcmp(command->flags[i].name, name, length) == 0)
            return &command->flags[i];
    return NULL;
}

/* A flag may be repeated where its value says what it is for: `--option NAME=VALUE`, `--seat
 * [N=]KIND`. */
static bool is_single(const struct flag *flag)
{
    return flag->value && !strchr(flag->value, '=');
}

/* `--flag value`, `--flag=value` or `--switch`; moves *at behind what it used. */
static bool read_flag(struct arguments *arguments, int count, char **words, int *at)
{
    const char *word = words[*at], *equals = strchr(word, '=');
    const struct flag *flag =
        find_flag(arguments->command, word, equals ? (size_t)(equals - word) : strlen(word));
    if (!flag)
        return complain("'borgo %s' has no flag '%s'; see 'borgo %s --help'",
                        arguments->command->name, word, arguments->command->name),
               false;
    const char *value = equals ? equals + 1 : NULL;
    if (!flag->value && value)
        return complain("'%s' takes no value", flag->name), false;
    if (flag->value && !value && ++*at < count)
        value = words[*at];
    if (flag->value && !value)
        return complain("'%s' needs a value: %s", flag->name, flag->value), false;
    if (is_single(flag) && has_flag(arguments, flag->name))
        return complain("'%s' is given twice: '%s' and '%s'", flag->name,
                        flag_value(arguments, flag->name), value),
               false;
    arguments->flag[arguments->flags] = flag;
    arguments->value[arguments->flags++] = value;
    return true;
}

/* The flags of setup.c mean nothing where the game was left out. */
static bool check_game_flags(const struct arguments *arguments)
{
    static const char *const names[] = {"--players", "--option", "--data"};
    for (int i = 0; i < 3 && arguments->count == 0; i++)
        if (has_flag(arguments, names[i]))
            return complain("'%s' needs a GAME it is for", names[i]), false;
    return true;
}

bool read_arguments(const struct command *command, int count, char **words,
                    struct arguments *arguments)
{
    *arguments = (struct arguments){.command = command};
    if (count > MAX_ARGUMENTS)
        return complain("too many arguments"), false;
    for (int i = 0; i < count; i++) {
        if (words[i][0] == '-' && words[i][1]) {
            if (!read_flag(arguments, count, words, &i))
                return false;
        } else {
            arguments->word[arguments->count++] = words[i];
        }
    }
    if (arguments->count < command->least)
        return complain("'borgo %s' needs %s; see 'borgo %s --help'", command->name, command->words,
                        command->name),
               false;
    if (arguments->count > command->most)
        return complain("'%s' is one word too many; see 'borgo %s --help'",
                        arguments->word[command->most], command->name),
               false;
    return check_game_flags(arguments);
}

const char *flag_value(const struct arguments *arguments, const char *name)
{
    for (int i = arguments->flags - 1; i >= 0; i--)
        if (strcmp(arguments->flag[i]->name, name) == 0)
            return arguments->value[i];
    return NULL;
}

bool has_flag(const struct arguments *arguments, const char *name)
{
    for (int i = 0; i < arguments->flags; i++)
        if (strcmp(arguments->flag[i]->name, name) == 0)
            return true;
    return false;
}

bool flag_number(const struct arguments *arguments, const char *name, uint64_t least, uint64_t most,
                 uint64_t otherwise, uint64_t *number)
{
    const char *value = flag_value(arguments, name);
    *number = otherwise;
    if (!value)
        return true;
    char *end;
    unsigned long long read = strtoull(value, &end, 10);
    if (!isdigit((unsigned char)value[0]) || *end || strlen(value) > 19 || read < least
        || read > most)
        return complain("'%s' must be a number from %llu to %llu, not '%s'", name,
                        (unsigned long long)least, (unsigned long long)most, value),
               false;
    *number = read;
    return true;
}

static void print_flag(const struct flag *flag)
{
    char left[64];
    snprintf(left, sizeof left, "%s %s", flag->name, flag->value ? flag->value : "");
    printf("  %-*s", HELP_COLUMN - 2, left);
    print_wrapped(tr(flag->help), strlen(tr(flag->help)), HELP_COLUMN, HELP_COLUMN);
}

void print_help(const struct command *command)
{
    printf("%s borgo %s %s%s\n\n", tr("Usage:"), command->name, command->words,
           *command->words ? " [FLAGS]" : "[FLAGS]");
    print_wrapped(tr(command->summary), strlen(tr(command->summary)), 0, 0);
    if (command->details) {
        putchar('\n');
        print_wrapped(tr(command->details), strlen(tr(command->details)), 0, 0);
    }
    if (command->shared) {
        putchar('\n');
        print_wrapped(tr(sharing), strlen(tr(sharing)), 0, 0);
    }
    putchar('\n');
    for (int i = 0; i < MAX_FLAGS && command->flags[i].name; i++)
        print_flag(&command->flags[i]);
    print_flag(&language_flag);
}
