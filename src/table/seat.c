/* Who sits at a table: see seat.h. */
#include "table/seat.h"

#include <stdint.h>
#include <string.h>

/* The code point at *at, which moves behind it; -1 for what is not UTF-8 in its shortest form. */
static int32_t next_code(const unsigned char **at)
{
    static const int32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *bytes = *at;
    int length = bytes[0] < 0x80 ? 1 : bytes[0] < 0xc0 ? 0 : bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4;
    if (length == 0 || bytes[0] >= 0xf8)
        return -1;
    int32_t code = length == 1 ? bytes[0] : bytes[0] & (0x7f >> length);
    for (int i = 1; i < length; i++) {
        if ((bytes[i] & 0xc0) != 0x80)
            return -1;
        code = code << 6 | (bytes[i] & 0x3f);
    }
    *at += length;
    bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    return code < least[length] || code > 0x10ffff || is_surrogate ? -1 : code;
}

/* Control characters, line and paragraph separators, and those that turn the direction of writing. */
static bool is_control(int32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x200e || code == 0x200f
           || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code == 0xfeff;
}

bool borgo_is_plain_text(const char *text)
{
    for (const unsigned char *at = (const unsigned char *)text; *at;)
        if (is_control(next_code(&at)))
            return false;
    return true;
}

bool borgo_is_name(const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length > BORGO_MAX_NAME || name[0] == ' ' || name[length - 1] == ' ')
        return false;
    return borgo_is_plain_text(name);
}

bool borgo_is_player_word(const char *word)
{
    size_t length = strlen(word);
    return length > 0 && length <= BORGO_MAX_PLAYER_WORD && strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}
