/* The language of this run, from --lang or the environment; and complaints in it. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"

static const struct borgo_language *chosen = &borgo_languages[0];

const struct borgo_language *language(void)
{
    return chosen;
}

const char *tr(const char *english)
{
    return chosen->translate(english);
}

const char *tr_count(const char *one, const char *many, uint32_t count)
{
    return chosen->translate_count(one, many, count);
}

int complain(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("borgo: ", stderr);
    vfprintf(stderr, tr(format), arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return EXIT_BAD_INPUT;
}

static const char *environment_language(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return value;
    }
    return "en";
}

void choose_language(int count, char **words)
{
    const char *wanted = environment_language();
    for (int i = 1; i < count; i++) {
        if (strncmp(words[i], "--lang=", 7) == 0)
            wanted = words[i] + 7;
        else if (strcmp(words[i], "--lang") == 0 && i + 1 < count)
            wanted = words[i + 1];
    }
    const struct borgo_language *found = borgo_find_language(wanted);
    if (found)
        chosen = found;
}
