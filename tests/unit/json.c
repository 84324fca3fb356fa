/* Unit tests of the JSON writer and reader. The fuzz target `json` holds the reader against another
 * one. */
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/json.h"
#include "core/rng.h"
#include "unit/unit.h"

struct page {
    struct borgo_json json;
    struct borgo_text text;
    char buffer[2000];
};

static struct borgo_json *start(struct page *page)
{
    borgo_text_start(&page->text, page->buffer, sizeof page->buffer);
    borgo_json_start(&page->json, &page->text);
    return &page->json;
}

static void the_writer_owns_commas_and_quotes(void **unused)
{
    struct page page;
    struct borgo_json *json = start(&page);
    (void)unused;
    borgo_json_object(json, NULL);
    borgo_json_array(json, "empty");
    borgo_json_close(json);
    borgo_json_array(json, "list");
    borgo_json_number(json, NULL, -3);
    borgo_json_object(json, NULL);
    borgo_json_bool(json, "yes", true);
    borgo_json_null(json, "nothing");
    borgo_json_close(json);
    borgo_json_object(json, NULL);
    borgo_json_close(json);
    borgo_json_close(json);
    borgo_json_print(json, "a\"b", "%d,%c", 4, '\\');
    borgo_json_close(json);
    assert_true(borgo_json_end(json));
    assert_string_equal(
        page.buffer,
        "{\"empty\":[],\"list\":[-3,{\"yes\":true,\"nothing\":null},{}],\"a\\\"b\":\"4,\\\\\"}");
}

static void the_writer_escapes(void **unused)
{
    struct page page;
    (void)unused;
    borgo_json_string(start(&page), NULL, "a\"b\\c\n\x01\x7f/é€😀");
    assert_string_equal(page.buffer, "\"a\\\"b\\\\c\\u000a\\u0001\\u007f/é€😀\"");
}

/* A stray continuation, an overlong slash, half a surrogate pair, beyond U+10FFFF, and one cut
 * short. */
static void the_writer_replaces_what_is_not_utf8(void **unused)
{
    struct page page;
    (void)unused;
    borgo_json_string(start(&page), NULL,
                      "\x80|\xc0\xaf|\xed\xa0\x80|\xf4\x90\x80\x80|\xff|\xe2\x82");
    assert_string_equal(page.buffer, "\"\xef\xbf\xbd|��|���|����|\xef\xbf\xbd|��\"");
}

static void the_writer_writes_all_numbers(void **unused)
{
    struct page page;
    struct borgo_json *json = start(&page);
    (void)unused;
    borgo_json_array(json, NULL);
    borgo_json_number(json, NULL, INT64_MIN);
    borgo_json_count(json, NULL, UINT64_MAX);
    borgo_json_decimal(json, NULL, -5, 6);
    borgo_json_decimal(json, NULL, 1234567, 6);
    borgo_json_decimal(json, NULL, 7, 0);
    borgo_json_decimal(json, NULL, INT64_MIN, 18);
    borgo_json_real(json, NULL, NAN, 4);
    borgo_json_real(json, NULL, -INFINITY, 4);
    borgo_json_close(json);
    assert_string_equal(page.buffer,
                        "[-9223372036854775808,18446744073709551615,-0.000005,1.234567,7,"
                        "-9.223372036854775808,null,null]");
}

static void check_real(double number, unsigned digits)
{
    struct page page;
    char expected[64];
    borgo_json_real(start(&page), NULL, number, digits);
    snprintf(expected, sizeof expected, "%.*f", (int)digits, number);
    assert_string_equal(page.buffer, expected);
}

/* Halves that are exact, halves that only look so, and anything. */
static void reals_are_what_printf_makes_of_them(void **unused)
{
    static const double tricky[] = {0,       -0.0,  0.5,    1.5,    2.5, -2.5, 0.00005, 0.00015,
                                    0.12345, 0.125, 0.0625, 1e-300, 0.1, 0.3,  4e11};
    struct borgo_rng rng;
    (void)unused;
    for (size_t i = 0; i < sizeof tricky / sizeof tricky[0]; i++)
        for (unsigned digits = 0; digits <= 6; digits++)
            check_real(tricky[i], digits);
    borgo_rng_seed(&rng, 1);
    for (int i = 0; i < 200000; i++) {
        unsigned digits = borgo_rng_below(&rng, 7);
        double whole = borgo_rng_below(&rng, 1u << (1 + borgo_rng_below(&rng, 31)));
        check_real(whole / (1 + borgo_rng_below(&rng, 2000)), digits);
        check_real((whole + 0.5) / pow(10, digits), digits);
    }
}

static void a_full_text_is_told(void **unused)
{
    char buffer[8];
    struct borgo_text text;
    struct borgo_json json;
    (void)unused;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_json_string(&json, NULL, "123456789");
    assert_false(borgo_json_end(&json));
}

static void collect(void *to, const char *bytes, size_t length)
{
    struct borgo_text *all = to;
    borgo_text_bytes(all, bytes, length);
}

static void a_drained_text_is_never_full(void **unused)
{
    struct page all;
    char buffer[6];
    struct borgo_text text;
    struct borgo_json json;
    (void)unused;
    start(&all);
    borgo_text_start(&text, buffer, sizeof buffer);
    text.drain = collect;
    text.to = &all.text;
    borgo_json_start(&json, &text);
    borgo_json_array(&json, NULL);
    for (int i = 0; i < 5; i++)
        borgo_json_string(&json, NULL, "long enough €");
    borgo_json_close(&json);
    assert_true(borgo_json_end(&json));
    borgo_text_flush(&text);
    assert_string_equal(all.buffer, "[\"long enough €\",\"long enough €\",\"long enough €\",\"long "
                                    "enough €\",\"long enough €\"]");
}

static void member_without_name(struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    borgo_json_number(json, NULL, 1);
}

static void name_in_array(struct borgo_json *json)
{
    borgo_json_array(json, NULL);
    borgo_json_number(json, "one", 1);
}

static void name_outside(struct borgo_json *json)
{
    borgo_json_number(json, "one", 1);
}

static void two_values(struct borgo_json *json)
{
    borgo_json_number(json, NULL, 1);
    borgo_json_number(json, NULL, 2);
}

static void bracket_too_many(struct borgo_json *json)
{
    borgo_json_array(json, NULL);
    borgo_json_close(json);
    borgo_json_close(json);
}

static void bracket_too_few(struct borgo_json *json)
{
    borgo_json_array(json, NULL);
    borgo_json_end(json);
}

static void no_value(struct borgo_json *json)
{
    borgo_json_end(json);
}

static void too_deep(struct borgo_json *json)
{
    for (int i = 0; i <= BORGO_JSON_DEPTH; i++)
        borgo_json_array(json, NULL);
}

static void long_print(struct borgo_json *json)
{
    borgo_json_print(json, NULL, "%s",
                     "1234567890123456789012345678901234567890123456789012345678901234");
}

/* Each is done in a process of its own, which must be stopped. */
static void misuse_is_stopped(void **unused)
{
    static void (*const misuses[])(struct borgo_json *) = {
        member_without_name, name_in_array, name_outside, two_values, bracket_too_many,
        bracket_too_few,     no_value,      too_deep,     long_print};
    (void)unused;
    for (size_t i = 0; i < sizeof misuses / sizeof misuses[0]; i++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) {
            struct page page;
            signal(SIGABRT, SIG_DFL);
            if (!freopen("/dev/null", "w", stderr))
                _exit(1);
            misuses[i](start(&page));
            _exit(0);
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGABRT)
            fail_msg("misuse %u was not stopped", (unsigned)i);
    }
}

enum { ROOM = 40 };

static bool read_text(const char *text, struct borgo_json_value *values, char *buffer,
                      struct borgo_error *error)
{
    size_t length = strlen(text);
    memcpy(buffer, text, length + 1);
    return borgo_json_read(buffer, length, values, ROOM, error);
}

static void the_reader_keeps_order_and_nesting(void **unused)
{
    struct borgo_json_value values[ROOM];
    char buffer[200];
    (void)unused;
    assert_true(read_text(" {\"a\" : [1, [], {\"x\":null}] ,\"b\":true, \"\":\"v\"}\r\n", values,
                          buffer, NULL));
    assert_int_equal(values[0].kind, BORGO_JSON_OBJECT);
    assert_int_equal(values[0].span, 8);
    assert_null(values[0].name);
    const struct borgo_json_value *a = borgo_json_first(values), *b = borgo_json_next(values, a);
    const struct borgo_json_value *last = borgo_json_next(values, b);
    assert_string_equal(a->name, "a");
    assert_int_equal(borgo_json_first(a)->integer, 1);
    assert_string_equal(b->name, "b");
    assert_int_equal(b->kind, BORGO_JSON_TRUE);
    assert_string_equal(last->name, "");
    assert_string_equal(last->string, "v");
    assert_null(borgo_json_next(values, last));
    assert_ptr_equal(borgo_json_member(values, "b"), b);
    assert_null(borgo_json_member(values, "x"));
    assert_null(borgo_json_member(a, "x"));
    const struct borgo_json_value *empty = borgo_json_next(a, borgo_json_first(a));
    assert_null(borgo_json_first(empty));
    assert_int_equal(borgo_json_member(borgo_json_next(a, empty), "x")->kind, BORGO_JSON_NULL);
}

static void the_reader_decodes_strings(void **unused)
{
    struct borgo_json_value value[ROOM];
    char buffer[200];
    (void)unused;
    assert_true(read_text("\"\\\"\\\\\\/\\b\\f\\n\\r\\t \\u0041\\u00e9\\u20AC\\ud83d\\ude00 é€😀\"",
                          value, buffer, NULL));
    assert_string_equal(value->string, "\"\\/\b\f\n\r\t Aé€😀 é€😀");
    assert_int_equal(value->length, strlen(value->string));
}

static void the_reader_reads_numbers(void **unused)
{
    struct borgo_json_value value[ROOM];
    char buffer[200];
    (void)unused;
    assert_true(read_text("-9223372036854775808", value, buffer, NULL));
    assert_true(value->integer == INT64_MIN);
    assert_true(read_text("9223372036854775807", value, buffer, NULL));
    assert_true(value->integer == INT64_MAX);
    assert_true(read_text("-0", value, buffer, NULL));
    assert_int_equal(value->kind, BORGO_JSON_INTEGER);
    static const char *const reals[] = {"1.0", "-0.5", "1e5", "1E-5", "0e+0", "12.25e1"};
    for (size_t i = 0; i < sizeof reals / sizeof reals[0]; i++) {
        assert_true(read_text(reals[i], value, buffer, NULL));
        assert_int_equal(value->kind, BORGO_JSON_REAL);
        assert_memory_equal(value->string, reals[i], strlen(reals[i]));
        assert_int_equal(value->length, strlen(reals[i]));
    }
}

static const char *const wrong[] = {"",
                                    " ",
                                    "x",
                                    "nul",
                                    "nulll",
                                    "True",
                                    "{",
                                    "}",
                                    "[",
                                    "]",
                                    "[1",
                                    "[1,]",
                                    "[,1]",
                                    "[1 2]",
                                    "{\"a\"}",
                                    "{\"a\":}",
                                    "{a:1}",
                                    "{\"a\":1,}",
                                    "{\"a\" 1}",
                                    "{1:2}",
                                    "{\"a\":1,\"a\":1}",
                                    "1 2",
                                    "{}{}",
                                    "-",
                                    "+1",
                                    "01",
                                    "-01",
                                    "1.",
                                    ".5",
                                    "1e",
                                    "1e+",
                                    "0x1",
                                    "1_0",
                                    "NaN",
                                    "Infinity",
                                    "\"",
                                    "\"a",
                                    "\"\\\"",
                                    "\"\\x\"",
                                    "\"\\u12\"",
                                    "\"\\u12g4\"",
                                    "\"\\u0000\"",
                                    "\"\n\"",
                                    "\"\t\"",
                                    "\"\x01\"",
                                    "\"\\ud83d\"",
                                    "\"\\ude00\"",
                                    "\"\\ud83d\\u0041\"",
                                    "\"\\ud83dx\"",
                                    "\"\xff\"",
                                    "\"\xc0\xaf\"",
                                    "\"\xed\xa0\x80\"",
                                    "\"\xe2\x82\"",
                                    "\xef\xbb\xbf{}",
                                    "'a'",
                                    "9223372036854775808",
                                    "-9223372036854775809",
                                    "99999999999999999999",
                                    "/**/1",
                                    "[1]#",
                                    "{\"\\u0061\":1,\"a\":2}"};

static void the_reader_refuses(void **unused)
{
    struct borgo_json_value values[ROOM];
    char buffer[200];
    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct borgo_error error = {0};
        if (read_text(wrong[i], values, buffer, &error) || !*error.message)
            fail_msg("'%s' was accepted", wrong[i]);
    }
}

static void the_reader_says_where(void **unused)
{
    struct borgo_json_value values[ROOM];
    struct borgo_error error = {0};
    char buffer[200];
    (void)unused;
    assert_false(read_text("{\"a\":1 \"b\":2}", values, buffer, &error));
    assert_string_equal(error.message, "byte 8: expected ',' or '}'");
}

static void the_reader_has_limits(void **unused)
{
    struct borgo_json_value values[ROOM];
    struct borgo_error error = {0};
    char deep[2 * BORGO_JSON_DEPTH + 2], many[2 * ROOM + 2] = "[", copy[200];
    (void)unused;
    memset(deep, '[', BORGO_JSON_DEPTH);
    memset(deep + BORGO_JSON_DEPTH, ']', BORGO_JSON_DEPTH);
    memcpy(copy, deep, sizeof deep);
    assert_true(borgo_json_read(copy, 2 * BORGO_JSON_DEPTH, values, ROOM, NULL));
    memset(deep, '[', BORGO_JSON_DEPTH + 1);
    assert_false(borgo_json_read(deep, BORGO_JSON_DEPTH + 1, values, ROOM, &error));
    assert_non_null(strstr(error.message, "brackets"));
    size_t length = 1;
    for (int i = 1; i < ROOM; i++) {
        many[length++] = '1';
        many[length++] = ',';
    }
    many[--length] = ']';
    assert_true(borgo_json_read(many, length + 1, values, ROOM, NULL));
    assert_int_equal(values[0].span, ROOM);
    assert_false(borgo_json_read(many, length + 1, values, ROOM - 1, &error));
    assert_non_null(strstr(error.message, "too many values"));
}

/* Nothing behind the end is looked at or written. */
static void the_reader_stays_inside(void **unused)
{
    struct borgo_json_value values[ROOM];
    char text[] = "[\"ab\"]\"";
    (void)unused;
    assert_true(borgo_json_read(text, 6, values, ROOM, NULL));
    assert_int_equal(text[6], '"');
    assert_false(borgo_json_read(text + 1, 2, values, ROOM, NULL));
    char with_nul[] = "2";
    assert_false(borgo_json_read(with_nul, 2, values, ROOM, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_writer_owns_commas_and_quotes),
        cmocka_unit_test(the_writer_escapes),
        cmocka_unit_test(the_writer_replaces_what_is_not_utf8),
        cmocka_unit_test(the_writer_writes_all_numbers),
        cmocka_unit_test(reals_are_what_printf_makes_of_them),
        cmocka_unit_test(a_full_text_is_told),
        cmocka_unit_test(a_drained_text_is_never_full),
        cmocka_unit_test(misuse_is_stopped),
        cmocka_unit_test(the_reader_keeps_order_and_nesting),
        cmocka_unit_test(the_reader_decodes_strings),
        cmocka_unit_test(the_reader_reads_numbers),
        cmocka_unit_test(the_reader_refuses),
        cmocka_unit_test(the_reader_says_where),
        cmocka_unit_test(the_reader_has_limits),
        cmocka_unit_test(the_reader_stays_inside),
    };
    return RUN_TESTS("json", tests);
}
