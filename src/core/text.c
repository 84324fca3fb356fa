/* Text without stdio: see text.h. */
#include "core/text.h"

#include <stdarg.h>
#include <string.h>

#include "core/characters.h"

void borgo_text_start(struct borgo_text *text, char *buffer, size_t size)
{
    *text = (struct borgo_text){.at = buffer, .size = size};
    buffer[0] = '\0';
}

/* Takes an unfinished UTF-8 character off the end of what was cut. */
static void drop_partial_character(struct borgo_text *text)
{
    size_t start = text->used;
    while (start > 0 && (text->at[start - 1] & 0xc0) == 0x80)
        start--;
    unsigned char lead = start > 0 ? (unsigned char)text->at[start - 1] : 0;
    size_t needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 0;
    if (text->used - start + 1 < needed)
        text->used = start - 1;
}

void borgo_put_bytes(struct borgo_text *text, const char *bytes, size_t length)
{
    size_t room = text->size - text->used - 1;
    if (text->full)
        return;
    text->full = length > room;
    memcpy(text->at + text->used, bytes, text->full ? room : length);
    text->used += text->full ? room : length;
    if (text->full)
        drop_partial_character(text);
    text->at[text->used] = '\0';
}

void borgo_put_char(struct borgo_text *text, char c)
{
    borgo_put_bytes(text, &c, 1);
}

void borgo_put(struct borgo_text *text, const char *string)
{
    borgo_put_bytes(text, string, strlen(string));
}

void borgo_put_number(struct borgo_text *text, int64_t number)
{
    char digits[24];
    size_t at = sizeof digits;
    uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (number < 0)
        digits[--at] = '-';
    borgo_put_bytes(text, digits + at, sizeof digits - at);
}

static void print_arguments(struct borgo_text *text, const char *format, va_list *arguments)
{
    for (; *format; format++) {
        if (*format != '%') {
            borgo_put_char(text, *format);
            continue;
        }
        format++;
        if (*format == 's')
            borgo_put(text, va_arg(*arguments, const char *));
        else if (*format == 'd')
            borgo_put_number(text, va_arg(*arguments, int));
        else if (*format == 'u')
            borgo_put_number(text, va_arg(*arguments, unsigned));
        else if (*format == 'c')
            borgo_put_char(text, (char)va_arg(*arguments, int));
        else if (*format == '%')
            borgo_put_char(text, '%');
        else
            return;
    }
}

void borgo_print(struct borgo_text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    print_arguments(text, format, &arguments);
    va_end(arguments);
}

enum { REPLACEMENT = 0xfffd }; /* stands for bytes that are no character */

/* What JSON or a terminal that shows it could take for a command. */
static void put_escaped(struct borgo_text *text, unsigned character)
{
    static const char hex[] = "0123456789abcdef";
    borgo_put(text, "\\u");
    for (int shift = 12; shift >= 0; shift -= 4)
        borgo_put_char(text, hex[character >> shift & 15]);
}

void borgo_put_json(struct borgo_text *text, const char *string)
{
    borgo_put_char(text, '"');
    while (*string) {
        const char *start = string;
        int32_t character = borgo_next_character(&string);
        if (character < 0x20 || (character >= 0x7f && character < 0xa0)) {
            put_escaped(text, character < 0 ? REPLACEMENT : (unsigned)character);
            continue;
        }
        if (character == '"' || character == '\\')
            borgo_put_char(text, '\\');
        borgo_put_bytes(text, start, (size_t)(string - start));
    }
    borgo_put_char(text, '"');
}

static const char *translated(const struct borgo_error *error, const char *format)
{
    return error->translate ? error->translate(format) : format;
}

bool borgo_fail(struct borgo_error *error, const char *format, ...)
{
    if (!error)
        return false;
    struct borgo_text text;
    borgo_text_start(&text, error->message, sizeof error->message);
    va_list arguments;
    va_start(arguments, format);
    print_arguments(&text, translated(error, format), &arguments);
    va_end(arguments);
    return false;
}

void borgo_skip_spaces(struct borgo_reader *reader)
{
    while (*reader->at == ' ')
        reader->at++;
}

bool borgo_read_exact(struct borgo_reader *reader, const char *expected)
{
    size_t length = strlen(expected);
    if (strncmp(reader->at, expected, length) != 0)
        return false;
    reader->at += length;
    return true;
}

bool borgo_read_number(struct borgo_reader *reader, uint32_t most, uint32_t *number)
{
    const char *at = reader->at;
    uint64_t value = 0;
    if (*at == '0' && at[1] >= '0' && at[1] <= '9')
        return false;
    while (*at >= '0' && *at <= '9' && value <= most)
        value = value * 10 + (uint64_t)(*at++ - '0');
    if (at == reader->at || value > most)
        return false;
    *number = (uint32_t)value;
    reader->at = at;
    return true;
}

bool borgo_read_signed(struct borgo_reader *reader, int32_t least, int32_t most, int32_t *number)
{
    struct borgo_reader ahead = *reader;
    bool negative = borgo_read_exact(&ahead, "-");
    uint32_t size;
    if (!borgo_read_number(&ahead, INT32_MAX, &size) || (negative && size == 0))
        return false;
    int32_t value = negative ? -(int32_t)size : (int32_t)size;
    if (value < least || value > most)
        return false;
    *number = value;
    *reader = ahead;
    return true;
}

bool borgo_read_choice(struct borgo_reader *reader, const char *choices, uint32_t *index)
{
    const char *found = *reader->at ? strchr(choices, *reader->at) : NULL;
    if (!found)
        return false;
    *index = (uint32_t)(found - choices);
    reader->at++;
    return true;
}

bool borgo_read_key(struct borgo_reader *reader, const char *key, struct borgo_error *error)
{
    struct borgo_reader ahead = *reader;
    borgo_skip_spaces(&ahead);
    if (!borgo_read_exact(&ahead, key) || !borgo_read_exact(&ahead, "="))
        return borgo_fail(error, "position: expected '%s=' where the text goes on with '%s'", key, reader->at);
    *reader = ahead;
    return true;
}

bool borgo_read_key_number(struct borgo_reader *reader, const char *key, uint32_t most, uint32_t *number,
                           struct borgo_error *error)
{
    if (!borgo_read_key(reader, key, error))
        return false;
    if (!borgo_read_number(reader, most, number))
        return borgo_fail(error, "position: '%s' must be a number from 0 to %u", key, most);
    return true;
}

bool borgo_read_key_small(struct borgo_reader *reader, const char *key, unsigned most, uint8_t *value,
                          struct borgo_error *error)
{
    uint32_t number;
    if (!borgo_read_key_number(reader, key, most, &number, error))
        return false;
    *value = (uint8_t)number;
    return true;
}

bool borgo_read_key_word(struct borgo_reader *reader, const char *key, const char *const *words, unsigned count,
                         uint8_t *value, struct borgo_error *error)
{
    if (!borgo_read_key(reader, key, error))
        return false;
    for (unsigned i = 0; i < count; i++) {
        struct borgo_reader ahead = *reader;
        if (borgo_read_exact(&ahead, words[i]) && (*ahead.at == ' ' || *ahead.at == '\0')) {
            *reader = ahead;
            *value = (uint8_t)i;
            return true;
        }
    }
    return borgo_fail(error, "position: unknown %s in '%s'", key, reader->at);
}

bool borgo_read_end(struct borgo_reader *reader)
{
    borgo_skip_spaces(reader);
    return *reader->at == '\0';
}

void borgo_lines_start(struct borgo_lines *lines, const char *file, const char *text)
{
    *lines = (struct borgo_lines){.file = file, .at = text};
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static void split_line(struct borgo_lines *lines)
{
    const char *at = lines->at;
    lines->words = 0;
    while (*at && *at != '\n') {
        while (is_blank(*at))
            at++;
        const char *start = at;
        while (*at && *at != '\n' && !is_blank(*at))
            at++;
        if (at == start)
            continue;
        if (lines->words < 32) {
            size_t length = (size_t)(at - start);
            lines->word[lines->words] = start;
            lines->length[lines->words] = (uint16_t)(length < 1000 ? length : 1000);
        }
        lines->words++;
    }
    lines->at = *at ? at + 1 : at;
}

bool borgo_next_line(struct borgo_lines *lines)
{
    while (*lines->at) {
        lines->number++;
        split_line(lines);
        if (lines->words > 0 && lines->word[0][0] != '#')
            return true;
    }
    return false;
}

bool borgo_word_is(const struct borgo_lines *lines, int word, const char *expected)
{
    size_t length = strlen(expected);
    return word < lines->words && word < 32 && lines->length[word] == length
           && memcmp(lines->word[word], expected, length) == 0;
}

bool borgo_word_number(const struct borgo_lines *lines, int word, uint32_t most, uint32_t *number)
{
    if (word >= lines->words || word >= 32)
        return false;
    struct borgo_reader reader = {lines->word[word]};
    return borgo_read_number(&reader, most, number) && reader.at == lines->word[word] + lines->length[word];
}

bool borgo_fail_at(const struct borgo_lines *lines, struct borgo_error *error, const char *format, ...)
{
    if (!error)
        return false;
    struct borgo_text text;
    borgo_text_start(&text, error->message, sizeof error->message);
    borgo_print(&text, "%s:%d: ", lines->file, lines->number);
    va_list arguments;
    va_start(arguments, format);
    print_arguments(&text, translated(error, format), &arguments);
    va_end(arguments);
    return false;
}
