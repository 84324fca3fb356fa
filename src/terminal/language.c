/* The language of this run: see language.h. */
#include "terminal/language.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "terminal/page.h"

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
    char *text = visible_text(tr(format), arguments);
    va_end(arguments);
    fprintf(stderr, "borgo: %s\n", text);
    free(text);
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

/* The value of the last --lang, or NULL. */
static const char *wanted_language(int count, char **words)
{
    const char *wanted = NULL;
    for (int i = 1; i < count; i++) {
        if (strncmp(words[i], "--lang=", 7) == 0)
            wanted = words[i] + 7;
        else if (strcmp(words[i], "--lang") == 0 && i + 1 < count)
            wanted = words[i + 1];
    }
    return wanted;
}

static bool complain_language(const char *code)
{
    char buffer[100];
    struct borgo_text known;
    borgo_text_start(&known, buffer, sizeof buffer);
    for (int i = 0; i < BORGO_LANGUAGES; i++)
        borgo_text_print(&known, "%s%s (%s)", i ? ", " : "", borgo_languages[i].code,
                         borgo_languages[i].name);
    complain("Borgo doesn't speak '%s'; the languages are: %s", code, buffer);
    return false;
}

bool choose_language(int count, char **words)
{
    const char *wanted = wanted_language(count, words);
    const struct borgo_language *usual = borgo_language_find(environment_language());
    chosen = usual ? usual : chosen;
    if (!wanted)
        return true;
    const struct borgo_language *found = borgo_language_find(wanted);
    chosen = found ? found : chosen;
    return found || complain_language(wanted);
}

void *allocate(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory) {
        complain("out of memory");
        exit(EXIT_FAILED);
    }
    return memory;
}
