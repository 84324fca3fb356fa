/* The characters of a text: see characters.h. */
#include "core/characters.h"

struct range {
    int32_t first, last;
};

static bool is_among(int32_t character, const struct range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (character >= ranges[i].first && character <= ranges[i].last)
            return true;
    return false;
}

int32_t borgo_character_next_before(const char **at, const char *end)
{
    static const int32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *bytes = (const unsigned char *)*at;
    if (*at == end || bytes[0] >= 0xf8 || (bytes[0] & 0xc0) == 0x80)
        return -1;
    int length = bytes[0] < 0x80 ? 1 : bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4;
    int32_t code = length == 1 ? bytes[0] : bytes[0] & (0x7f >> length);
    if (end - *at < length)
        return -1;
    for (int i = 1; i < length; i++) {
        if ((bytes[i] & 0xc0) != 0x80)
            return -1;
        code = code << 6 | (bytes[i] & 0x3f);
    }
    if (code < least[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
        return -1;
    *at += length;
    return code;
}

/* A NUL is no part of a longer character, so the end of the text needs no looking for. */
int32_t borgo_character_next(const char **at)
{
    enum { LONGEST = 4 };
    int32_t code = borgo_character_next_before(at, *at + LONGEST);
    *at += code < 0;
    return code;
}

/* Control characters, line and paragraph separators, those that turn the direction of writing, and
 * what is no character. */
static bool is_control(int32_t character)
{
    static const struct range ranges[] = {{-1, 0x1f},       {0x7f, 0x9f},     {0x61c, 0x61c},
                                          {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069},
                                          {0xfeff, 0xfeff}, {0xfff9, 0xfffb}};
    return is_among(character, ranges, sizeof ranges / sizeof ranges[0])
           || (character & 0xfffe) == 0xfffe;
}

bool borgo_character_all_plain(const char *text)
{
    while (*text)
        if (is_control(borgo_character_next(&text)))
            return false;
    return true;
}

bool borgo_character_is_invisible(int32_t character)
{
    static const struct range ranges[] = {
        {0xad, 0xad},       {0x34f, 0x34f},     {0x61c, 0x61c},   {0x115f, 0x1160},
        {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x200b, 0x200f}, {0x2028, 0x202e},
        {0x2060, 0x206f},   {0x2800, 0x2800},   {0x3164, 0x3164}, {0xfe00, 0xfe0f},
        {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xfffb}, {0x1bca0, 0x1bca3},
        {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
    };
    return is_among(character, ranges, sizeof ranges / sizeof ranges[0]);
}

bool borgo_character_is_space(int32_t character)
{
    static const struct range ranges[] = {{0x20, 0x20},     {0xa0, 0xa0},     {0x1680, 0x1680},
                                          {0x2000, 0x200a}, {0x202f, 0x202f}, {0x205f, 0x205f},
                                          {0x3000, 0x3000}};
    return is_among(character, ranges, sizeof ranges / sizeof ranges[0]);
}

static void put_bytes_escaped(struct borgo_text *text, const char *from, const char *to)
{
    static const char hex[] = "0123456789abcdef";
    for (; from < to; from++) {
        char escape[] = {'\\', 'x', hex[(unsigned char)*from >> 4], hex[*from & 15]};
        borgo_text_bytes(text, escape, sizeof escape);
    }
}

void borgo_character_put_visible(struct borgo_text *text, const char *string)
{
    while (*string) {
        const char *start = string;
        int32_t character = borgo_character_next(&string);
        if (is_control(character) || borgo_character_is_invisible(character))
            put_bytes_escaped(text, start, string);
        else
            borgo_text_bytes(text, start, (size_t)(string - start));
    }
}
