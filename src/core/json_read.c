/* The reader of JSON: see json.h. Every read_... stands at the first byte of what it reads, and
 * moves behind it when it succeeds. A decoded string is never longer than its spelling, so that it
 * has room where it was spelled, and its NUL where the closing quote was. */
#include <string.h>

#include "core/characters.h"

#include "core/event.h" /* N_ */
#include "core/json.h"

struct source {
    char *at, *end;
    const char *start;
    struct borgo_json_value *values;
    size_t count, room;
    unsigned depth;
    struct borgo_error *error;
};

static bool refuse(const struct source *source, const char *why)
{
    struct borgo_error *error = source->error;
    const char *told = error && error->translate ? error->translate(why) : why;
    borgo_error_fail(error, "byte %u: %s", (unsigned)(source->at - source->start) + 1, told);
    return false;
}

static void skip_space(struct source *source)
{
    while (source->at < source->end && *source->at && strchr(" \t\r\n", *source->at))
        source->at++;
}

static bool take(struct source *source, char c)
{
    if (source->at == source->end || *source->at != c)
        return false;
    source->at++;
    return true;
}

/* Four hexadecimal digits, or -1. */
static int32_t read_hex(struct source *source)
{
    int32_t code = 0;
    if (source->end - source->at < 4)
        return -1;
    for (int i = 0; i < 4; i++) {
        char c = source->at[i];
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;
        if (digit < 0)
            return -1;
        code = code << 4 | digit;
    }
    source->at += 4;
    return code;
}

static char *put_code(char *to, int32_t code)
{
    if (code < 0x80) {
        *to++ = (char)code;
        return to;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    *to++ = (char)(unsigned char)(0xff00 >> (more + 1) | code >> 6 * more);
    while (more-- > 0)
        *to++ = (char)(0x80 | (code >> 6 * more & 0x3f));
    return to;
}

/* What stands behind `\u`: a code point, or two halves of one above U+FFFF. */
static bool read_unicode(struct source *source, char **to)
{
    int32_t code = read_hex(source), low;
    if (code < 0)
        return refuse(source, N_("expected four hexadecimal digits"));
    if (code == 0)
        return refuse(source, N_("a string can't contain NUL"));
    if (code >= 0xd800 && code < 0xdc00) {
        if (!take(source, '\\') || !take(source, 'u') || (low = read_hex(source)) < 0xdc00
            || low > 0xdfff)
            return refuse(source, N_("half a surrogate pair"));
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    } else if (code >= 0xdc00 && code < 0xe000) {
        return refuse(source, N_("half a surrogate pair"));
    }
    *to = put_code(*to, code);
    return true;
}

static bool read_escape(struct source *source, char **to)
{
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    char c = source->at < source->end ? *source->at : '\0';
    const char *found = c ? strchr(letters, c) : NULL;
    if (!found && c != 'u')
        return refuse(source, N_("unknown escape"));
    source->at++;
    if (!found)
        return read_unicode(source, to);
    *(*to)++ = meanings[found - letters];
    return true;
}

static bool read_string(struct source *source, const char **string, uint32_t *length)
{
    if (!take(source, '"'))
        return refuse(source, N_("expected a string"));
    char *start = source->at, *to = start;
    while (!take(source, '"')) {
        if (take(source, '\\')) {
            if (!read_escape(source, &to))
                return false;
            continue;
        }
        const char *behind = source->at;
        int32_t code = borgo_character_next_before(&behind, source->end);
        if (source->at == source->end)
            return refuse(source, N_("the string has no end"));
        if (code < 0)
            return refuse(source, N_("not UTF-8"));
        if (code < 0x20)
            return refuse(source, N_("a control character in a string"));
        while (source->at < behind)
            *to++ = *source->at++;
    }
    *to = '\0';
    *string = start;
    *length = (uint32_t)(to - start);
    return true;
}

static bool skip_digits(struct source *source)
{
    const char *start = source->at;
    while (source->at < source->end && *source->at >= '0' && *source->at <= '9')
        source->at++;
    return source->at > start;
}

/* The digits of a whole number. 2^63 is the largest size, that of the least negative number. */
static bool read_integer(struct source *source, const char *digits, bool negative, int64_t *integer)
{
    uint64_t size = 0, most = (uint64_t)INT64_MAX + negative;
    for (; digits < source->at; digits++) {
        uint64_t digit = (uint64_t)(*digits - '0');
        if (size > (most - digit) / 10)
            return refuse(source, N_("a whole number beyond 64 bits"));
        size = size * 10 + digit;
    }
    *integer = negative ? (int64_t)(0 - size) : (int64_t)size;
    return true;
}

static bool read_number(struct source *source, struct borgo_json_value *value)
{
    bool negative = take(source, '-');
    const char *digits = source->at;
    if (!skip_digits(source) || (*digits == '0' && source->at > digits + 1))
        return refuse(source, N_("expected a value"));
    const char *behind = source->at;
    if (take(source, '.') && !skip_digits(source))
        return refuse(source, N_("expected a digit"));
    if (take(source, 'e') || take(source, 'E')) {
        if (!take(source, '-'))
            take(source, '+');
        if (!skip_digits(source))
            return refuse(source, N_("expected a digit"));
    }
    bool is_integer = source->at == behind;
    value->kind = is_integer ? BORGO_JSON_INTEGER : BORGO_JSON_REAL;
    value->string = digits - negative;
    value->length = (uint32_t)(source->at - value->string);
    return !is_integer || read_integer(source, digits, negative, &value->integer);
}

static bool read_word(struct source *source, const char *word)
{
    size_t length = strlen(word);
    if ((size_t)(source->end - source->at) < length || memcmp(source->at, word, length) != 0)
        return false;
    source->at += length;
    return true;
}

/* What is neither an object nor an array. */
static bool read_plain(struct source *source, struct borgo_json_value *value)
{
    static const char *const words[] = {"null", "false", "true"};
    if (source->at < source->end && *source->at == '"') {
        value->kind = BORGO_JSON_STRING;
        return read_string(source, &value->string, &value->length);
    }
    for (unsigned i = 0; i < 3; i++) {
        value->kind = (enum borgo_json_kind)(BORGO_JSON_NULL + i);
        if (read_word(source, words[i]))
            return true;
    }
    return read_number(source, value);
}

static bool is_twice(const struct borgo_json_value *parent, const char *name,
                     const struct borgo_json_value *end)
{
    for (const struct borgo_json_value *at = parent + 1; at < end; at += at->span)
        if (strcmp(at->name, name) == 0)
            return true;
    return false;
}

static bool read_name(struct source *source, const struct borgo_json_value *parent,
                      const char **name)
{
    uint32_t length;
    skip_space(source);
    if (!read_string(source, name, &length))
        return false;
    if (is_twice(parent, *name, source->values + source->count))
        return refuse(source, N_("the member was there before"));
    skip_space(source);
    return take(source, ':') || refuse(source, N_("expected ':'"));
}

static bool read_value(struct source *source, const char *name);

/* Behind the opening bracket, up to and with the closing one. */
static bool read_inside(struct source *source, struct borgo_json_value *parent)
{
    bool is_object = parent->kind == BORGO_JSON_OBJECT;
    char close = is_object ? '}' : ']';
    skip_space(source);
    if (take(source, close))
        return true;
    do {
        const char *name = is_object ? "" : NULL; /* NULL in an array */
        if ((is_object && !read_name(source, parent, &name)) || !read_value(source, name))
            return false;
        skip_space(source);
    } while (take(source, ','));
    return take(source, close)
           || refuse(source, is_object ? N_("expected ',' or '}'") : N_("expected ',' or ']'"));
}

static bool read_value(struct source *source, const char *name)
{
    if (source->count == source->room)
        return refuse(source, N_("too many values"));
    size_t place = source->count++;
    struct borgo_json_value *value = &source->values[place];
    *value = (struct borgo_json_value){.name = name};
    skip_space(source);
    bool is_object = take(source, '{');
    if (is_object || take(source, '[')) {
        value->kind = is_object ? BORGO_JSON_OBJECT : BORGO_JSON_ARRAY;
        if (++source->depth > BORGO_JSON_DEPTH)
            return refuse(source, N_("too many brackets inside each other"));
        if (!read_inside(source, value))
            return false;
        source->depth--;
    } else if (!read_plain(source, value)) {
        return false;
    }
    value->span = (uint32_t)(source->count - place);
    return true;
}

bool borgo_json_read(char *text, size_t length, struct borgo_json_value *values, size_t room,
                     struct borgo_error *error)
{
    struct source source = {.at = text,
                            .end = text + length,
                            .start = text,
                            .values = values,
                            .room = room,
                            .error = error};
    if (!read_value(&source, NULL))
        return false;
    skip_space(&source);
    return source.at == source.end || refuse(&source, N_("something stands behind the value"));
}

const struct borgo_json_value *borgo_json_first(const struct borgo_json_value *parent)
{
    return parent->span > 1 ? parent + 1 : NULL;
}

const struct borgo_json_value *borgo_json_next(const struct borgo_json_value *parent,
                                               const struct borgo_json_value *value)
{
    const struct borgo_json_value *next = value + value->span;
    return next < parent + parent->span ? next : NULL;
}

const struct borgo_json_value *borgo_json_member(const struct borgo_json_value *object,
                                                 const char *name)
{
    if (object->kind != BORGO_JSON_OBJECT)
        return NULL;
    const struct borgo_json_value *value = borgo_json_first(object);
    while (value && strcmp(value->name, name) != 0)
        value = borgo_json_next(object, value);
    return value;
}
