/* Whether the terminal can be one screen: see frame.h. It stands alone because the header of
 * terminal descriptions takes half of all short names for itself. */
#include "terminal/full/frame.h"

#include <curses.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <term.h>
#include <unistd.h>

static const char *locale_name(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return value;
    }
    return "";
}

static bool is_utf8(const char *name)
{
    const char *charset = strchr(name, '.');
    return charset
           && (strncasecmp(charset, ".utf-8", 6) == 0 || strncasecmp(charset, ".utf8", 5) == 0);
}

bool frame_is_possible(void)
{
    const char *term = getenv("TERM");
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || !term || !is_utf8(locale_name()))
        return false;
    int error;
    if (setupterm(term, STDOUT_FILENO, &error) != OK)
        return false;
    const char *moves = tigetstr("cup");
    return moves && (intptr_t)moves != -1; /* none, or none of that name */
}
