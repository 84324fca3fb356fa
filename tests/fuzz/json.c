/* Fuzzes the JSON reader side by side with jansson: both accept the same texts and read the same
 * values, and what was read is written by our writer so that jansson reads it once more the same.
 * Where they may differ:
 *   - ours has a depth and a number of values it stops at, and says so;
 *   - jansson takes a NUL outside strings for the end of the text;
 *   - jansson refuses reals beyond what a double holds; ours keeps the spelling and doesn't care.
 */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "fuzz/fuzz.h"

enum { MOST_VALUES = 4096, WRITTEN_ROOM = 1 << 18 };

static bool same(const struct borgo_json_value *ours, const json_t *theirs);

static bool same_members(const struct borgo_json_value *ours, const json_t *theirs)
{
    size_t count = 0;
    for (const struct borgo_json_value *at = borgo_json_first(ours); at;
         at = borgo_json_next(ours, at), count++) {
        const json_t *member = json_object_get(theirs, at->name);
        if (!member || !same(at, member) || borgo_json_member(ours, at->name) != at)
            return false;
    }
    return count == json_object_size(theirs);
}

static bool same_items(const struct borgo_json_value *ours, const json_t *theirs)
{
    size_t count = 0;
    for (const struct borgo_json_value *at = borgo_json_first(ours); at;
         at = borgo_json_next(ours, at), count++)
        if (at->name || !same(at, json_array_get(theirs, count)))
            return false;
    return count == json_array_size(theirs);
}

static bool same(const struct borgo_json_value *ours, const json_t *theirs)
{
    char spelling[400] = "";
    switch (ours->kind) {
    case BORGO_JSON_NULL:
        return json_is_null(theirs);
    case BORGO_JSON_FALSE:
        return json_is_false(theirs);
    case BORGO_JSON_TRUE:
        return json_is_true(theirs);
    case BORGO_JSON_INTEGER:
        return json_is_integer(theirs) && json_integer_value(theirs) == ours->integer;
    case BORGO_JSON_REAL:
        if (ours->length >= sizeof spelling)
            return json_is_real(theirs);
        memcpy(spelling, ours->string, ours->length);
        return json_is_real(theirs) && json_real_value(theirs) == strtod(spelling, NULL);
    case BORGO_JSON_STRING:
        return json_is_string(theirs) && json_string_length(theirs) == ours->length
               && strcmp(json_string_value(theirs), ours->string) == 0;
    case BORGO_JSON_ARRAY:
        return json_is_array(theirs) && same_items(ours, theirs);
    default:
        return json_is_object(theirs) && same_members(ours, theirs);
    }
}

/* Reals become null: the writer has no spelling for those of others. */
static void write_value(struct borgo_json *json, const struct borgo_json_value *value)
{
    if (value->kind == BORGO_JSON_INTEGER) {
        borgo_json_number(json, value->name, value->integer);
    } else if (value->kind == BORGO_JSON_STRING) {
        borgo_json_string(json, value->name, value->string);
    } else if (value->kind == BORGO_JSON_TRUE || value->kind == BORGO_JSON_FALSE) {
        borgo_json_bool(json, value->name, value->kind == BORGO_JSON_TRUE);
    } else if (value->kind == BORGO_JSON_ARRAY || value->kind == BORGO_JSON_OBJECT) {
        if (value->kind == BORGO_JSON_ARRAY)
            borgo_json_array(json, value->name);
        else
            borgo_json_object(json, value->name);
        for (const struct borgo_json_value *at = borgo_json_first(value); at;
             at = borgo_json_next(value, at))
            write_value(json, at);
        borgo_json_close(json);
    } else {
        borgo_json_null(json, value->name);
    }
}

static void check_written(struct borgo_json_value *values)
{
    static char buffer[WRITTEN_ROOM];
    struct borgo_text text;
    struct borgo_json json;
    for (uint32_t i = 0; i < values[0].span; i++)
        if (values[i].kind == BORGO_JSON_REAL)
            values[i].kind = BORGO_JSON_NULL;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    write_value(&json, values);
    fuzz_demand(borgo_json_end(&json), "the written text has room");
    json_t *again = json_loads(buffer, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, NULL);
    fuzz_demand(again && same(values, again), "what is written is read the same by jansson");
    json_decref(again);
}

static bool is_limit_of_ours(const char *message)
{
    return strstr(message, "too many values") || strstr(message, "too many brackets");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct borgo_json_value values[MOST_VALUES];
    struct borgo_error error = {0};
    json_error_t wrong = {0};
    char *text = test_allocate(size ? size : 1);
    if (size > 0)
        memcpy(text, data, size);
    json_t *theirs = json_loadb(text, size, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &wrong);
    bool read = borgo_json_read(text, size, values, MOST_VALUES, &error);
    if (!read)
        fuzz_demand(!theirs || is_limit_of_ours(error.message) || memchr(data, '\0', size),
                    "what jansson accepts is accepted");
    else if (!theirs)
        fuzz_demand(strstr(wrong.text, "real number overflow"), "what jansson refuses is refused");
    else
        fuzz_demand(same(values, theirs), "the values are the same");
    if (read)
        check_written(values);
    json_decref(theirs);
    free(text);
    return 0;
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    static const char *const texts[] = {
        "{\"do\":\"new\",\"game\":\"sunrise-lane\",\"players\":2,\"options\":{\"first\":\"0\"}}",
        "[true,false,null,0,-1,1.5,2e3,\"\\u00e9\\ud83d\\ude00\\n\\\"\",{},[],[[[1]]]]",
        "\"\\b\\f\\r\\t\\/\\\\ \xc3\xa9 \xf0\x9f\x98\x80\"",
        "-9223372036854775808",
        "9223372036854775808",
        "{\"a\":1,\"a\":2}",
        "1e999",
        " [ 1 , 2 ] \r\n\t",
        "\"\\ud83d\"",
        "\"\\u0000\"",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        fuzz_add_seed(seeds, texts[i], strlen(texts[i]));
}
