/* The Test Anything Protocol: see tap.h. */
#include "support/tap.h"

#include <stdarg.h>
#include <stdio.h>

static int checks, failures;

static void print_line(const char *format, va_list arguments)
{
    char line[4000];
    vsnprintf(line, sizeof line, format, arguments);
    for (char *at = line; *at; at++)
        if (*at == '\n')
            *at = ' ';
    puts(line);
    fflush(stdout);
}

bool tap_check(bool fine, const char *format, ...)
{
    va_list arguments;
    checks++;
    failures += !fine;
    printf("%s %d - ", fine ? "ok" : "not ok", checks);
    va_start(arguments, format);
    print_line(format, arguments);
    va_end(arguments);
    return fine;
}

void tap_note(const char *format, ...)
{
    va_list arguments;
    fputs("# ", stdout);
    va_start(arguments, format);
    print_line(format, arguments);
    va_end(arguments);
}

int tap_done(void)
{
    printf("1..%d\n", checks);
    return failures > 0;
}
