/* The writer of JSON: see json.h. json_read.c is the reader. */
#include "core/json.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "core/characters.h"

void borgo_json_start(struct borgo_json *json, struct borgo_text *text)
{
    *json = (struct borgo_json){.text = text};
}

bool borgo_json_end(const struct borgo_json *json)
{
    assert(json->depth == 0 && json->follows && "one value, and every bracket closed");
    return !json->text->full;
}

static bool is_in_object(const struct borgo_json *json)
{
    return json->depth > 0 && (json->objects >> (json->depth - 1) & 1);
}

/* What JSON or a terminal that shows it could take for a command. */
static void put_escaped(struct borgo_text *text, int32_t character)
{
    static const char hex[] = "0123456789abcdef";
    borgo_text_put(text, "\\u00");
    borgo_text_char(text, hex[character >> 4]);
    borgo_text_char(text, hex[character & 15]);
}

/* How many bytes from here on stand for themselves: almost always all of them. */
static size_t plain_length(const char *string)
{
    size_t length = 0;
    while (string[length] >= 0x20 && string[length] < 0x7f && string[length] != '"'
           && string[length] != '\\')
        length++;
    return length;
}

static void put_character(struct borgo_text *text, const char **string)
{
    const char *start = *string;
    int32_t character = borgo_character_next(string);
    if (character < 0)
        borgo_text_put(text, "\xef\xbf\xbd"); /* U+FFFD */
    else if (character < 0x20 || (character >= 0x7f && character < 0xa0))
        put_escaped(text, character);
    else {
        borgo_text_put(text, character == '"' || character == '\\' ? "\\" : "");
        borgo_text_bytes(text, start, (size_t)(*string - start));
    }
}

static void put_quoted(struct borgo_text *text, const char *string)
{
    borgo_text_char(text, '"');
    while (*string) {
        size_t plain = plain_length(string);
        borgo_text_bytes(text, string, plain);
        string += plain;
        if (*string)
            put_character(text, &string);
    }
    borgo_text_char(text, '"');
}

/* What comes before every value: a comma if it isn't the first, and its name. */
static void begin(struct borgo_json *json, const char *name)
{
    assert(is_in_object(json) == (name != NULL) && "a member has a name, and nothing else has");
    assert((json->depth > 0 || !json->follows) && "there is one outermost value");
    if (json->follows)
        borgo_text_char(json->text, ',');
    json->follows = true;
    if (name) {
        put_quoted(json->text, name);
        borgo_text_char(json->text, ':');
    }
}

static void open_brackets(struct borgo_json *json, const char *name, bool is_object)
{
    begin(json, name);
    assert(json->depth < BORGO_JSON_DEPTH && "brackets are not that deep");
    uint32_t bit = (uint32_t)1 << json->depth++;
    json->objects = is_object ? json->objects | bit : json->objects & ~bit;
    json->follows = false;
    borgo_text_char(json->text, is_object ? '{' : '[');
}

void borgo_json_object(struct borgo_json *json, const char *name)
{
    open_brackets(json, name, true);
}

void borgo_json_array(struct borgo_json *json, const char *name)
{
    open_brackets(json, name, false);
}

void borgo_json_close(struct borgo_json *json)
{
    assert(json->depth > 0 && "something is open");
    borgo_text_char(json->text, is_in_object(json) ? '}' : ']');
    json->depth--;
    json->follows = true;
}

void borgo_json_string(struct borgo_json *json, const char *name, const char *string)
{
    begin(json, name);
    put_quoted(json->text, string);
}

void borgo_json_print(struct borgo_json *json, const char *name, const char *format, ...)
{
    char buffer[64];
    struct borgo_text text;
    va_list arguments;
    borgo_text_start(&text, buffer, sizeof buffer);
    va_start(arguments, format);
    borgo_text_print_list(&text, format, arguments);
    va_end(arguments);
    assert(!text.full && "the string is short");
    borgo_json_string(json, name, buffer);
}

void borgo_json_number(struct borgo_json *json, const char *name, int64_t number)
{
    begin(json, name);
    borgo_text_number(json->text, number);
}

void borgo_json_count(struct borgo_json *json, const char *name, uint64_t number)
{
    begin(json, name);
    borgo_text_count(json->text, number);
}

/* A number without its sign, the point before its last digits. */
static void put_decimal(struct borgo_text *text, bool negative, uint64_t number, unsigned digits)
{
    uint64_t unit = 1;
    for (unsigned i = 0; i < digits; i++)
        unit *= 10;
    borgo_text_put(text, negative ? "-" : "");
    borgo_text_count(text, number / unit);
    borgo_text_put(text, digits ? "." : "");
    for (uint64_t rest = number % unit; unit > 1; rest %= unit) {
        unit /= 10;
        borgo_text_char(text, (char)('0' + rest / unit));
    }
}

void borgo_json_decimal(struct borgo_json *json, const char *name, int64_t number, unsigned digits)
{
    assert(digits < 19 && "ten to the power of digits fits into 64 bits");
    begin(json, name);
    put_decimal(json->text, number < 0, number < 0 ? -(uint64_t)number : (uint64_t)number, digits);
}

/* size × unit to the nearest whole number, halves to the even one, without the error of the
 * multiplication: that decides where the product looks like a half. */
static uint64_t scaled(double size, double unit)
{
    double product = size * unit, error = fma(size, unit, -product);
    uint64_t whole = (uint64_t)product;
    double rest = product - (double)whole;
    bool up = rest > 0.5 || (rest == 0.5 && (error > 0 || (error == 0 && whole % 2 == 1)));
    return whole + up;
}

void borgo_json_real(struct borgo_json *json, const char *name, double number, unsigned digits)
{
    static const double unit[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6};
    assert(digits < sizeof unit / sizeof unit[0]);
    double size = fabs(number);
    begin(json, name);
    if (!isfinite(number) || size * unit[digits] >= 0x1p63) {
        assert(!isfinite(number) && "reals are not that large");
        borgo_text_put(json->text, "null");
        return;
    }
    put_decimal(json->text, signbit(number), scaled(size, unit[digits]), digits);
}

void borgo_json_bool(struct borgo_json *json, const char *name, bool value)
{
    begin(json, name);
    borgo_text_put(json->text, value ? "true" : "false");
}

void borgo_json_null(struct borgo_json *json, const char *name)
{
    begin(json, name);
    borgo_text_put(json->text, "null");
}

void borgo_json_cell(struct borgo_json *json, const char *name, int first, int second)
{
    borgo_json_array(json, name);
    borgo_json_number(json, NULL, first);
    borgo_json_number(json, NULL, second);
    borgo_json_close(json);
}
