/* Unit tests of core: generator, texts, readers, lines, options, canvas, words and languages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/canvas.h"
#include "core/characters.h"
#include "core/language.h"
#include "core/position.h"
#include "core/rng.h"
#include "core/setup.h"
#include "core/text.h"
#include "core/words.h"
#include "games/lane/lane.h"
#include "games/registry.h"

static void rng_repeats_and_differs(void **unused)
{
    struct borgo_rng a, b, c;
    int same = 0;
    (void)unused;
    borgo_rng_seed(&a, 7);
    borgo_rng_seed(&b, 7);
    borgo_rng_seed(&c, 8);
    for (int i = 0; i < 100; i++) {
        uint64_t drawn = borgo_rng_next(&a);
        assert_int_equal(drawn, borgo_rng_next(&b));
        same += drawn == borgo_rng_next(&c);
    }
    assert_int_equal(same, 0);
}

static void rng_is_fair_below(void **unused)
{
    struct borgo_rng rng;
    int seen[7] = {0};
    (void)unused;
    borgo_rng_seed(&rng, 1);
    for (int i = 0; i < 70000; i++)
        seen[borgo_rng_below(&rng, 7)]++;
    for (int i = 0; i < 7; i++)
        assert_in_range(seen[i], 9600, 10400);
    assert_int_equal(borgo_rng_below(&rng, 1), 0);
    for (int i = 0; i < 1000; i++)
        assert_true(borgo_rng_below(&rng, 0xfffffff0u) < 0xfffffff0u);
}

static void text_is_cut_and_says_so(void **unused)
{
    char buffer[8];
    struct borgo_text text;
    (void)unused;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_text_put(&text, "seven77");
    assert_string_equal(buffer, "seven77");
    assert_false(text.full);
    borgo_text_char(&text, '8');
    assert_true(text.full);
    assert_string_equal(buffer, "seven77");
}

static void text_is_cut_between_characters(void **unused)
{
    char buffer[8];
    struct borgo_text text;
    (void)unused;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_text_put(&text, "12345é€");
    assert_true(text.full);
    assert_string_equal(buffer, "12345é");
    borgo_text_start(&text, buffer, sizeof buffer);
    for (const char *at = "123456€x"; *at; at++)
        borgo_text_char(&text, *at);
    assert_string_equal(buffer, "123456");
}

static void text_prints_numbers(void **unused)
{
    char buffer[200];
    struct borgo_text text;
    (void)unused;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_text_number(&text, INT64_MIN);
    borgo_text_char(&text, ' ');
    borgo_text_number(&text, INT64_MAX);
    borgo_text_print(&text, " %d %u %c %s %%", -1, 4294967295u, 'x', "word");
    assert_string_equal(buffer, "-9223372036854775808 9223372036854775807 -1 4294967295 x word %");
}

static void text_prints_in_another_order(void **unused)
{
    char buffer[200];
    struct borgo_text text;
    (void)unused;
    const char *format =
        "%3$c %2$s, %1$d%% %2$s %4$u"; /* ISO C doesn't know the places; POSIX does */
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_text_print(&text, format, -5, "deux", 'x', 7u);
    assert_string_equal(buffer, "x deux, -5% deux 7");
}

static const char *backwards(const char *english)
{
    return strcmp(english, "%s at %d") == 0 ? "à %2$d, %1$s" : english;
}

static void failing_in_another_order(void **unused)
{
    struct borgo_error error = {.translate = backwards};
    struct borgo_lines lines;
    (void)unused;
    borgo_error_fail(&error, "%s at %d", "plot", 7);
    assert_string_equal(error.message, "à 7, plot");
    borgo_lines_start(&lines, "file.txt", "");
    borgo_lines_fail(&lines, &error, "%s at %d", "plot", 7);
    assert_string_equal(error.message, "file.txt:0: à 7, plot");
}

/* What a translator might write, and printf would understand. */
static const char *const not_ours[] = {"%5d", "%ld", "%2$s", "%1$d %2$5s", "%s %1$d",
                                       "%",   "%1$", "%0$s", "%1$%",       "%x"};

static const char *chosen(const char *english)
{
    return not_ours[english[0] - '0'];
}

/* In a process of its own, which the assertion stops: it must not get to the end. */
static bool is_stopped(size_t which)
{
    int status = 0;
    char english[2] = {(char)('0' + which)};
    struct borgo_error error = {.translate = chosen};
    pid_t child = fork();
    if (child == 0) {
        signal(SIGABRT, SIG_DFL);
        if (freopen("/dev/null", "w", stderr))
            borgo_error_fail(&error, english, 1, "x"); /* NOLINT: the format is the test */
        _exit(0);
    }
    return waitpid(child, &status, 0) == child && WIFSIGNALED(status)
           && WTERMSIG(status) == SIGABRT;
}

static void unknown_formats_are_no_empty_messages(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof not_ours / sizeof not_ours[0]; i++)
        if (!is_stopped(i))
            fail_msg("'%s' was not stopped", not_ours[i]);
}

static void too_many_events(struct borgo_events *events)
{
    for (int i = 0; i < BORGO_MAX_EVENTS; i++)
        borgo_events_tell(events, 0, BORGO_EVERYBODY, i, 0, 0, 0);
}

static void no_event_is_dropped(void **unused)
{
    static struct borgo_events events;
    int status = 0;
    (void)unused;
    too_many_events(&events);
    assert_int_equal(events.count, BORGO_MAX_EVENTS);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGABRT, SIG_DFL);
        if (freopen("/dev/null", "w", stderr))
            borgo_events_tell(&events, 0, BORGO_EVERYBODY, 0, 0, 0, 0);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

static void text_shows_what_a_terminal_would_obey(void **unused)
{
    char buffer[100];
    struct borgo_text text;
    (void)unused;
    borgo_text_start(&text, buffer, sizeof buffer);
    static const char turning[] = {'\xe2', '\x80', '\xae', 0}; /* turns the direction of writing */
    borgo_character_put_visible(&text, "caf\xc3\xa9 \x1b[2J\n\xff\xc2\x9b");
    borgo_character_put_visible(&text, turning);
    borgo_character_put_visible(&text, "\xc2\xad.");
    assert_string_equal(buffer,
                        "caf\xc3\xa9 \\x1b[2J\\x0a\\xff\\xc2\\x9b\\xe2\\x80\\xae\\xc2\\xad.");
}

static void failing_says_why_and_needs_no_error(void **unused)
{
    struct borgo_error error = {0};
    (void)unused;
    assert_false(borgo_error_fail(&error, "no %s at %d", "plot", 7));
    assert_string_equal(error.message, "no plot at 7");
    assert_false(borgo_error_fail(NULL, "nobody listens"));
}

static const char *to_french(const char *english)
{
    return strcmp(english, "no %s") == 0 ? "pas de %s" : english;
}

static void failing_speaks_the_readers_language(void **unused)
{
    struct borgo_error error = {.translate = to_french};
    (void)unused;
    borgo_error_fail(&error, "no %s", "plot");
    assert_string_equal(error.message, "pas de plot");
}

static void reader_reads_numbers(void **unused)
{
    uint32_t number = 77;
    (void)unused;
    struct borgo_reader reader = {"12 007 -3 99999999999"};
    assert_true(borgo_reader_number(&reader, 12, &number));
    assert_int_equal(number, 12);
    borgo_reader_skip_spaces(&reader);
    assert_false(borgo_reader_number(&reader, 100, &number));
    assert_string_equal(reader.at, "007 -3 99999999999");
    reader.at += 4;
    assert_false(borgo_reader_number(&reader, 100, &number));
    reader.at += 3;
    assert_false(borgo_reader_number(&reader, UINT32_MAX, &number));
    assert_int_equal(number, 12);
    struct borgo_reader largest = {"4294967295"};
    assert_true(borgo_reader_number(&largest, UINT32_MAX, &number));
    assert_int_equal(number, UINT32_MAX);
}

static void reader_reads_signed_numbers(void **unused)
{
    int32_t number;
    (void)unused;
    struct borgo_reader reader = {"-5"};
    assert_true(borgo_reader_signed(&reader, -5, 5, &number));
    assert_int_equal(number, -5);
    assert_true(borgo_reader_end(&reader));
    assert_false(borgo_reader_signed(&(struct borgo_reader){"-0"}, -5, 5, &number));
    assert_false(borgo_reader_signed(&(struct borgo_reader){"-6"}, -5, 5, &number));
    assert_false(borgo_reader_signed(&(struct borgo_reader){"6"}, -5, 5, &number));
    assert_false(borgo_reader_signed(&(struct borgo_reader){"-2147483648"}, INT32_MIN, 5, &number));
    assert_false(borgo_reader_signed(&(struct borgo_reader){""}, -5, 5, &number));
}

static void reader_reads_choices_and_keys(void **unused)
{
    uint32_t index, number;
    struct borgo_error error = {0};
    (void)unused;
    struct borgo_reader reader = {"B  key=7 rest"};
    assert_true(borgo_reader_choice(&reader, "ABC", &index));
    assert_int_equal(index, 1);
    assert_false(borgo_reader_key(&reader, "lock", &error));
    assert_non_null(strstr(error.message, "expected 'lock='"));
    assert_true(borgo_reader_key_number(&reader, "key", 9, &number, &error));
    assert_int_equal(number, 7);
    assert_false(borgo_reader_end(&reader));
    assert_false(borgo_reader_choice(&(struct borgo_reader){""}, "ABC", &index));
    assert_false(
        borgo_reader_key_number(&(struct borgo_reader){"key=10"}, "key", 9, &number, &error));
    assert_string_equal(error.message, "position: 'key' must be a number from 0 to 9");
}

static void lines_skip_comments_and_count(void **unused)
{
    struct borgo_lines lines;
    struct borgo_error error = {0};
    uint32_t number;
    (void)unused;
    borgo_lines_start(&lines, "some.txt", "# one\n\n  \ttwo 2 x2\r\n#three\nfour");
    assert_true(borgo_lines_next(&lines));
    assert_int_equal(lines.number, 3);
    assert_int_equal(lines.words, 3);
    assert_true(borgo_lines_word_is(&lines, 0, "two"));
    assert_false(borgo_lines_word_is(&lines, 0, "tw"));
    assert_false(borgo_lines_word_is(&lines, 3, "two"));
    assert_true(borgo_lines_number(&lines, 1, 2, &number));
    assert_false(borgo_lines_number(&lines, 1, 1, &number));
    assert_false(borgo_lines_number(&lines, 2, 9, &number));
    assert_false(borgo_lines_number(&lines, 3, 9, &number));
    assert_true(borgo_lines_next(&lines));
    assert_false(borgo_lines_fail(&lines, &error, "wrong %s", "word"));
    assert_string_equal(error.message, "some.txt:5: wrong word");
    assert_false(borgo_lines_next(&lines));
}

static void complaints_count_characters(void **unused)
{
    struct borgo_lines lines;
    struct borgo_error error = {0};
    (void)unused;
    borgo_lines_start(&lines, "some.txt", "# one\n  \xc3\xa9 two\n");
    assert_true(borgo_lines_next(&lines));
    assert_null(borgo_lines_word(&lines, 2));
    assert_false(borgo_lines_complain(&lines, &error, "odd", borgo_lines_word(&lines, 1),
                                      "'%c' is odd", lines.word[0][0]));
    assert_string_equal(error.message, "some.txt:2: '?' is odd");
    assert_string_equal(error.message + error.complaint.words, "'?' is odd");
    assert_string_equal(error.complaint.kind, "odd");
    assert_int_equal(error.complaint.line, 2);
    assert_int_equal(error.complaint.column, 5);
    assert_false(error.complaint.has_cell);
    assert_false(borgo_lines_complain(&lines, &error, "odd", NULL, "odd"));
    assert_int_equal(error.complaint.column, 0);
    assert_false(borgo_lines_complain(&lines, NULL, "odd", NULL, "odd"));
}

static void lines_keep_only_so_many_words(void **unused)
{
    static const char text[] =
        "w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w";
    struct borgo_lines lines;
    (void)unused;
    borgo_lines_start(&lines, "many.txt", text);
    assert_true(borgo_lines_next(&lines));
    assert_int_equal(lines.words, 40);
    assert_false(borgo_lines_word_is(&lines, 35, "w"));
}

static void setup_refuses_with_what_is_allowed(void **unused)
{
    struct borgo_setup setup;
    struct borgo_error error = {0};
    (void)unused;
    borgo_setup_default(&borgo_lane, &setup);
    assert_false(borgo_setup_set_players(&borgo_lane, &setup, 7, &error));
    assert_string_equal(error.message,
                        "sunrise-lane can't be played by 7; allowed player counts: 2, 3, 4");
    assert_int_equal(setup.players, 2);
    assert_false(borgo_setup_set_option(&borgo_lane, &setup, "colour", "red", &error));
    assert_string_equal(
        error.message, "sunrise-lane has no option 'colour'; its options: edition, tallest, first");
    assert_false(borgo_setup_set_option(&borgo_lane, &setup, "edition", "third", &error));
    assert_string_equal(error.message, "option 'edition' can't be 'third'; allowed: lane, avenue");
    assert_false(borgo_setup_set_option_text(&borgo_lane, &setup, "edition", &error));
    assert_string_equal(error.message, "'edition' is not of the form option=value");
    assert_false(borgo_setup_set_option_text(&borgo_lane, &setup, "=lane", &error));
    assert_true(borgo_setup_set_option_text(&borgo_lane, &setup, "edition=avenue", &error));
    assert_int_equal(setup.option[LANE_EDITION], LANE_EDITION_AVENUE);
}

static void unknown_games_are_refused_with_the_known(void **unused)
{
    struct borgo_error error = {0};
    const struct borgo_edition *edition;
    (void)unused;
    assert_null(borgo_games_find("chess", NULL, &error));
    assert_non_null(strstr(
        error.message, "there is no game 'chess'; the games are: sunrise-lane, sunrise-avenue"));
    assert_ptr_equal(borgo_games_find("sunrise-avenue", &edition, &error), &borgo_lane);
    assert_string_equal(edition->option, "edition=avenue");
}

static void canvas_clips(void **unused)
{
    struct borgo_glyph glyphs[2 * 5];
    struct borgo_canvas canvas = {.glyphs = glyphs, .rows = 2, .columns = 5};
    struct borgo_style plain = {0};
    (void)unused;
    borgo_canvas_clear(&canvas);
    assert_int_equal(canvas.used_rows, 0);
    assert_int_equal(borgo_canvas_text(&canvas, 0, 3, "é€x", plain), 6);
    assert_memory_equal(glyphs[3].utf8, "é", 2);
    assert_memory_equal(glyphs[4].utf8, "€", 3);
    borgo_canvas_text(&canvas, 7, 0, "below", plain);
    borgo_canvas_text(&canvas, -1, -3, "above", plain);
    borgo_canvas_glyph(&canvas, 1, -1, "x", plain);
    assert_int_equal(borgo_canvas_number(&canvas, 1, 0, -12, plain), 3);
    assert_memory_equal(glyphs[5].utf8, "-", 1);
    assert_int_equal(canvas.used_rows, 2);
}

static void seats_have_letters_and_colours(void **unused)
{
    (void)unused;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        assert_int_equal(borgo_canvas_seat_letter(seat), 'A' + (int)seat);
        for (unsigned other = 0; other < seat; other++)
            assert_int_not_equal(borgo_canvas_seat_style(seat).ink,
                                 borgo_canvas_seat_style(other).ink);
    }
}

static void sentences_are_filled(void **unused)
{
    char buffer[200];
    struct borgo_text text;
    struct borgo_json json;
    struct borgo_event house = {.kind = LANE_TOLD_HOUSE, .value = {1, 2, borgo_cell(4, 5), 1}};
    struct borgo_event winners = {.kind = LANE_TOLD_WINNERS, .value = {5}};
    const struct borgo_language *english = borgo_language_find("en");
    struct borgo_teller teller = {
        english->translate, english->translate_count, {"Ann", "Bob", "Cleo", "Dan"}};
    (void)unused;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_words_event(&borgo_lane, &house, &teller, &text);
    assert_string_equal(buffer, "Bob builds a House at 4,5, storeys: 2, and scores 1 point");
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_words_event(&borgo_lane, &winners, &teller, &text);
    assert_string_equal(buffer, "The game is over. Victory: Ann, Cleo");
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_words_event_json(&borgo_lane, &house, &json);
    assert_string_equal(buffer, "{\"event\":\"house\",\"seat\":1,\"storeys\":2,\"plot\":[4,5],"
                                "\"points\":1,\"colour\":\"yellow\",\"dots\":0}");
}

#define SEEN_HEAD                                                                                  \
    " phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 quiet=0,1 scores=0,0 hands="
#define SEEN_ROW "/..........."
#define SEEN_BOARD                                                                                 \
    " board=..........." SEEN_ROW SEEN_ROW SEEN_ROW SEEN_ROW SEEN_ROW SEEN_ROW SEEN_ROW SEEN_ROW   \
        SEEN_ROW SEEN_ROW

static bool reads_as(const char *cards, unsigned viewer)
{
    static _Alignas(16) unsigned char box[1 << 16], state[BORGO_MAX_STATE];
    char position[1000];
    struct borgo_setup setup;
    snprintf(position, sizeof position, "%s%s%s", SEEN_HEAD, cards, SEEN_BOARD);
    borgo_setup_default(&borgo_lane, &setup);
    setup.players = 2;
    assert_true(borgo_lane.box_size <= sizeof box
                && borgo_setup_make_box(&borgo_lane, &setup, box, NULL));
    struct borgo_reader reader = {position};
    return borgo_position_read(&borgo_lane, box, &reader, viewer, state, NULL);
}

static void a_hidden_position_is_its_viewers(void **unused)
{
    (void)unused;
    assert_true(reads_as("YG,?? deck=YGRRBBV", 0));
    assert_false(reads_as("YG,?? deck=YGRRBBV", 1));
    assert_false(reads_as("YG,?? deck=YGRRBBV", 2));
    assert_false(reads_as("YG,?? deck=YGRRBBV", BORGO_WATCHER));
    assert_false(reads_as("YG,?? deck=YGRRBBV", BORGO_CHANCE));
    assert_true(reads_as("??,?? deck=YGRRBBV", BORGO_WATCHER));
    assert_false(reads_as("??,?? deck=YGRRBBV", 0));
    assert_false(reads_as("YG,RB deck=YGRBV", 0));
    assert_true(reads_as("YG,RB deck=YGRBV", BORGO_CHANCE));
    assert_false(reads_as("YG,?? deck=YR", 0));
    assert_false(reads_as("YG,?????? deck=YGRRBBVVV", 0));
    assert_false(reads_as("YG,?? deck=YYYYYYYYYYYG", 0));
}

static void cells_may_be_negative(void **unused)
{
    (void)unused;
    assert_int_not_equal(borgo_cell(-1, 0), borgo_cell(0, -1));
    assert_int_equal(borgo_cell(-7, 3) / 2048 - 1024, -7);
    assert_int_equal(borgo_cell(-7, -3) % 2048 - 1024, -3);
}

static void languages_are_found_by_code_or_locale(void **unused)
{
    (void)unused;
    assert_string_equal(borgo_language_find("fr_FR.UTF-8")->code, "fr");
    assert_string_equal(borgo_language_find("it")->code, "it");
    assert_null(borgo_language_find("de"));
    assert_null(borgo_language_find(""));
    assert_null(borgo_language_find("french"));
    for (int i = 0; i < BORGO_LANGUAGES; i++) {
        assert_string_equal(borgo_languages[i].translate("no such sentence"), "no such sentence");
        assert_string_equal(borgo_languages[i].translate_count("one", "many", 1), "one");
        assert_string_equal(borgo_languages[i].translate_count("one", "many", 2), "many");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rng_repeats_and_differs),
        cmocka_unit_test(rng_is_fair_below),
        cmocka_unit_test(text_is_cut_and_says_so),
        cmocka_unit_test(text_is_cut_between_characters),
        cmocka_unit_test(text_prints_numbers),
        cmocka_unit_test(text_shows_what_a_terminal_would_obey),
        cmocka_unit_test(text_prints_in_another_order),
        cmocka_unit_test(failing_in_another_order),
        cmocka_unit_test(unknown_formats_are_no_empty_messages),
        cmocka_unit_test(no_event_is_dropped),
        cmocka_unit_test(failing_says_why_and_needs_no_error),
        cmocka_unit_test(failing_speaks_the_readers_language),
        cmocka_unit_test(reader_reads_numbers),
        cmocka_unit_test(reader_reads_signed_numbers),
        cmocka_unit_test(reader_reads_choices_and_keys),
        cmocka_unit_test(lines_skip_comments_and_count),
        cmocka_unit_test(complaints_count_characters),
        cmocka_unit_test(lines_keep_only_so_many_words),
        cmocka_unit_test(setup_refuses_with_what_is_allowed),
        cmocka_unit_test(unknown_games_are_refused_with_the_known),
        cmocka_unit_test(canvas_clips),
        cmocka_unit_test(seats_have_letters_and_colours),
        cmocka_unit_test(sentences_are_filled),
        cmocka_unit_test(a_hidden_position_is_its_viewers),
        cmocka_unit_test(cells_may_be_negative),
        cmocka_unit_test(languages_are_found_by_code_or_locale),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("core", tests, NULL, NULL);
}
