/* Text without stdio: see text.h. */
#include "core/text.h"

#include <assert.h>
#include <string.h>

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

void borgo_text_flush(struct borgo_text *text)
{
    text->drain(text->to, text->at, text->used);
    text->used = 0;
    text->at[0] = '\0';
}

/* More than there is room for: emptied if that is possible, else cut. */
static void overflow(struct borgo_text *text, const char *bytes, size_t length)
{
    if (text->drain) {
        borgo_text_flush(text);
        text->drain(text->to, bytes, length);
        return;
    }
    size_t room = text->size - text->used - 1;
    text->full = true;
    memcpy(text->at + text->used, bytes, room);
    text->used += room;
    drop_partial_character(text);
    text->at[text->used] = '\0';
}

void borgo_text_bytes(struct borgo_text *text, const char *bytes, size_t length)
{
    if (text->full)
        return;
    if (length > text->size - text->used - 1) {
        overflow(text, bytes, length);
        return;
    }
    memcpy(text->at + text->used, bytes, length);
    text->used += length;
    text->at[text->used] = '\0';
}

void borgo_text_char(struct borgo_text *text, char c)
{
    if (text->full || text->used + 2 > text->size) {
        borgo_text_bytes(text, &c, 1);
        return;
    }
    text->at[text->used++] = c;
    text->at[text->used] = '\0';
}

void borgo_text_put(struct borgo_text *text, const char *string)
{
    borgo_text_bytes(text, string, strlen(string));
}

void borgo_text_count(struct borgo_text *text, uint64_t number)
{
    char digits[24];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    borgo_text_bytes(text, digits + at, sizeof digits - at);
}

void borgo_text_number(struct borgo_text *text, int64_t number)
{
    if (number < 0)
        borgo_text_char(text, '-');
    borgo_text_count(text, number < 0 ? -(uint64_t)number : (uint64_t)number);
}

enum { MOST_ARGUMENTS = 9 };

/* A conversion of a format: `%s`, `%2$d`. */
struct conversion {
    unsigned place; /* which argument, from 1; 0 for `%%` */
    char kind;
};

union argument {
    const char *string;
    int number;
    unsigned count;
};

/* Reads the conversion at a `%` and returns what stands behind it; NULL if it is none of ours.
 * `next` is the place of one that doesn't name its own. */
static const char *read_conversion(const char *at, unsigned *next, struct conversion *conversion)
{
    at++;
    conversion->place = *at == '%' ? 0 : *next;
    if (at[0] >= '1' && at[0] <= '9' && at[1] == '$') {
        conversion->place = (unsigned)(at[0] - '0');
        at += 2;
    } else if (*at != '%') {
        (*next)++;
    }
    conversion->kind = *at;
    bool known =
        *at && strchr(conversion->place ? "sduc" : "%", *at) && conversion->place <= MOST_ARGUMENTS;
    return known ? at + 1 : NULL;
}

/* The kind of each argument in order, as the format has them; false if one is not to be known. */
static bool list_kinds(const char *format, char kinds[MOST_ARGUMENTS + 1])
{
    struct conversion conversion;
    unsigned next = 1;
    while ((format = strchr(format, '%')) != NULL) {
        format = read_conversion(format, &next, &conversion);
        if (!format)
            return false;
        if (conversion.place == 0)
            continue;
        char *kind = &kinds[conversion.place - 1];
        if (*kind && *kind != conversion.kind)
            return false;
        *kind = conversion.kind;
    }
    size_t count = strlen(kinds);
    for (size_t i = count; i < MOST_ARGUMENTS; i++)
        if (kinds[i])
            return false;
    return true;
}

static void take_arguments(const char *kinds, union argument *taken, va_list arguments)
{
    for (; *kinds; kinds++, taken++) {
        if (*kinds == 's')
            taken->string = va_arg(arguments, const char *);
        else if (*kinds == 'u')
            taken->count = va_arg(arguments, unsigned);
        else
            taken->number = va_arg(arguments, int);
    }
}

/* A byte of a longer character by itself would make what is written no text any more. */
static void put_letter(struct borgo_text *text, int letter)
{
    borgo_text_char(text, letter > 0 && letter < 0x80 ? (char)letter : '?');
}

static void put_argument(struct borgo_text *text, char kind, const union argument *argument)
{
    if (kind == 's')
        borgo_text_put(text, argument->string);
    else if (kind == 'u')
        borgo_text_count(text, argument->count);
    else if (kind == 'd')
        borgo_text_number(text, argument->number);
    else
        put_letter(text, argument->number);
}

/* Arguments that come in the order of their places, as they do but for some translations. */
static bool is_in_order(const char *format)
{
    for (; *format; format++)
        if (*format == '%') {
            format++;
            if (*format != 's' && *format != 'd' && *format != 'u' && *format != 'c'
                && *format != '%')
                return false;
        }
    return true;
}

static void print_in_order(struct borgo_text *text, const char *format, va_list arguments)
{
    while (*format) {
        const char *start = format;
        while (*format && *format != '%')
            format++;
        borgo_text_bytes(text, start, (size_t)(format - start));
        if (!*format)
            return;
        switch (format[1]) {
        case 's':
            borgo_text_put(text, va_arg(arguments, const char *));
            break;
        case 'd':
            borgo_text_number(text, va_arg(arguments, int));
            break;
        case 'u':
            borgo_text_count(text, va_arg(arguments, unsigned));
            break;
        case 'c':
            put_letter(text, va_arg(arguments, int));
            break;
        default:
            borgo_text_char(text, '%');
        }
        format += 2;
    }
}

/* Twice over a format with places: which arguments there are must be known before the second can be
 * taken first. */
void borgo_text_print_list(struct borgo_text *text, const char *format, va_list arguments)
{
    if (is_in_order(format)) {
        print_in_order(text, format, arguments);
        return;
    }
    char kinds[MOST_ARGUMENTS + 1] = "";
    union argument taken[MOST_ARGUMENTS] = {{0}};
    struct conversion conversion;
    unsigned next = 1;
    bool known = list_kinds(format, kinds);
    assert(known && "a format has only what text.h says");
    if (!known) { /* shown as it is, rather than cut or guessed at */
        borgo_text_put(text, format);
        return;
    }
    take_arguments(kinds, taken, arguments);
    while (*format) {
        size_t plain = strcspn(format, "%");
        borgo_text_bytes(text, format, plain);
        format += plain;
        if (!*format)
            return;
        format = read_conversion(format, &next, &conversion);
        if (conversion.place == 0)
            borgo_text_char(text, '%');
        else
            put_argument(text, conversion.kind, &taken[conversion.place - 1]);
    }
}

void borgo_text_print(struct borgo_text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    borgo_text_print_list(text, format, arguments);
    va_end(arguments);
}

static const char *translated(const struct borgo_error *error, const char *format)
{
    return error->translate ? error->translate(format) : format;
}

bool borgo_error_fail(struct borgo_error *error, const char *format, ...)
{
    if (!error)
        return false;
    struct borgo_text text;
    borgo_text_start(&text, error->message, sizeof error->message);
    va_list arguments;
    va_start(arguments, format);
    borgo_text_print_list(&text, translated(error, format), arguments);
    va_end(arguments);
    return false;
}

void borgo_reader_skip_spaces(struct borgo_reader *reader)
{
    while (*reader->at == ' ')
        reader->at++;
}

bool borgo_reader_exact(struct borgo_reader *reader, const char *expected)
{
    size_t length = strlen(expected);
    if (strncmp(reader->at, expected, length) != 0)
        return false;
    reader->at += length;
    return true;
}

bool borgo_reader_number(struct borgo_reader *reader, uint32_t most, uint32_t *number)
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

bool borgo_reader_signed(struct borgo_reader *reader, int32_t least, int32_t most, int32_t *number)
{
    struct borgo_reader ahead = *reader;
    bool negative = borgo_reader_exact(&ahead, "-");
    uint32_t size;
    if (!borgo_reader_number(&ahead, INT32_MAX, &size) || (negative && size == 0))
        return false;
    int32_t value = negative ? -(int32_t)size : (int32_t)size;
    if (value < least || value > most)
        return false;
    *number = value;
    *reader = ahead;
    return true;
}

bool borgo_reader_choice(struct borgo_reader *reader, const char *choices, uint32_t *index)
{
    const char *found = *reader->at ? strchr(choices, *reader->at) : NULL;
    if (!found)
        return false;
    *index = (uint32_t)(found - choices);
    reader->at++;
    return true;
}

bool borgo_reader_key(struct borgo_reader *reader, const char *key, struct borgo_error *error)
{
    struct borgo_reader ahead = *reader;
    borgo_reader_skip_spaces(&ahead);
    if (!borgo_reader_exact(&ahead, key) || !borgo_reader_exact(&ahead, "="))
        return borgo_error_fail(error, "position: expected '%s=' where the text goes on with '%s'",
                                key, reader->at);
    *reader = ahead;
    return true;
}

bool borgo_reader_key_number(struct borgo_reader *reader, const char *key, uint32_t most,
                             uint32_t *number, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, key, error))
        return false;
    if (!borgo_reader_number(reader, most, number))
        return borgo_error_fail(error, "position: '%s' must be a number from 0 to %u", key, most);
    return true;
}

bool borgo_reader_key_small(struct borgo_reader *reader, const char *key, unsigned most,
                            uint8_t *value, struct borgo_error *error)
{
    uint32_t number;
    if (!borgo_reader_key_number(reader, key, most, &number, error))
        return false;
    *value = (uint8_t)number;
    return true;
}

bool borgo_reader_key_word(struct borgo_reader *reader, const char *key, const char *const *words,
                           unsigned count, uint8_t *value, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, key, error))
        return false;
    for (unsigned i = 0; i < count; i++) {
        struct borgo_reader ahead = *reader;
        if (borgo_reader_exact(&ahead, words[i]) && (*ahead.at == ' ' || *ahead.at == '\0')) {
            *reader = ahead;
            *value = (uint8_t)i;
            return true;
        }
    }
    return borgo_error_fail(error, "position: unknown %s in '%s'", key, reader->at);
}

bool borgo_reader_end(struct borgo_reader *reader)
{
    borgo_reader_skip_spaces(reader);
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
    lines->start = at;
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

bool borgo_lines_next(struct borgo_lines *lines)
{
    while (*lines->at) {
        lines->number++;
        split_line(lines);
        if (lines->words > 0 && lines->word[0][0] != '#')
            return true;
    }
    return false;
}

bool borgo_lines_word_is(const struct borgo_lines *lines, int word, const char *expected)
{
    size_t length = strlen(expected);
    return word < lines->words && word < 32 && lines->length[word] == length
           && memcmp(lines->word[word], expected, length) == 0;
}

bool borgo_lines_number(const struct borgo_lines *lines, int word, uint32_t most, uint32_t *number)
{
    if (word >= lines->words || word >= 32)
        return false;
    struct borgo_reader reader = {lines->word[word]};
    return borgo_reader_number(&reader, most, number)
           && reader.at == lines->word[word] + lines->length[word];
}

static void print_failure(const struct borgo_lines *lines, struct borgo_error *error,
                          const char *format, va_list arguments)
{
    struct borgo_text text;
    borgo_text_start(&text, error->message, sizeof error->message);
    borgo_text_print(&text, "%s:%d: ", lines->file, lines->number);
    error->complaint.words = (uint16_t)text.used;
    borgo_text_print_list(&text, translated(error, format), arguments);
}

bool borgo_lines_fail(const struct borgo_lines *lines, struct borgo_error *error,
                      const char *format, ...)
{
    if (!error)
        return false;
    va_list arguments;
    va_start(arguments, format);
    print_failure(lines, error, format, arguments);
    va_end(arguments);
    return false;
}

/* Characters from the line's start up to there, from 1: what continues a character isn't counted.
 */
static int column_of(const struct borgo_lines *lines, const char *at)
{
    int column = 1;
    for (const char *c = lines->start; c < at; c++)
        column += (*c & 0xc0) != 0x80;
    return column;
}

bool borgo_lines_complain(const struct borgo_lines *lines, struct borgo_error *error,
                          const char *kind, const char *at, const char *format, ...)
{
    if (!error)
        return false;
    error->complaint = (struct borgo_complaint){.kind = kind,
                                                .file = lines->file,
                                                .line = lines->number,
                                                .column = at ? column_of(lines, at) : 0};
    va_list arguments;
    va_start(arguments, format);
    print_failure(lines, error, format, arguments);
    va_end(arguments);
    return false;
}

const char *borgo_lines_word(const struct borgo_lines *lines, int word)
{
    return word < lines->words && word < 32 ? lines->word[word] : NULL;
}
