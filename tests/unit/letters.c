/* Unit tests of what a player reads: letters in every language, the columns a text takes, names
 * that are too long, the key to the signs. */
#include "unit.h"

#include <ctype.h>
#include <strings.h>

#include "core/letters.h"
#include "core/width.h"
#include "games/lane/lane.h"
#include "games/registry.h"
#include "games/rules.h"
#include "games/shibuya/shibuya.h"
#include "terminal/movelist.h"

static void speak(const char *code)
{
    char copy[3] = {code[0], code[1], '\0'};
    char *words[] = {"borgo", "--lang", copy};
    assert_true(choose_language(3, words));
}

static void show(const struct borgo_game *game, char letter, char buffer[BORGO_LETTER_SIZE])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_LETTER_SIZE);
    borgo_letters_put(&text, game->letters, letter, tr);
    assert_false(text.full);
}

/* No letter shown is what the notation, or the same screen, calls something else. */
static void check_letters(const struct borgo_game *game)
{
    for (const struct borgo_letter *one = game->letters; one && one->canonical; one++) {
        char shown[BORGO_LETTER_SIZE], other_shown[BORGO_LETTER_SIZE];
        show(game, one->canonical, shown);
        assert_in_range(borgo_width_text(shown, strlen(shown)), 1, game == &borgo_lane ? 2 : 1);
        for (const struct borgo_letter *other = game->letters; other->canonical; other++) {
            char canonical[2] = {other->canonical, '\0'};
            if (other == one)
                continue;
            show(game, other->canonical, other_shown);
            assert_int_not_equal(strcasecmp(shown, canonical), 0);
            assert_int_not_equal(strcasecmp(shown, other_shown), 0);
        }
    }
}

static void letters_mislead_nobody(void **unused)
{
    char shown[BORGO_LETTER_SIZE];
    (void)unused;
    for (int language = 0; language < BORGO_LANGUAGES; language++) {
        speak(borgo_languages[language].code);
        for (int i = 0; i < borgo_game_count; i++)
            check_letters(borgo_games[i]);
    }
    speak("en");
    show(&borgo_lane, 'V', shown);
    assert_string_equal(shown, "V");
    speak("fr");
    show(&borgo_lane, 'V', shown);
    assert_string_equal(shown, "Ro");
    show(&borgo_lane, 'G', shown);
    assert_string_equal(shown, "Ve");
    speak("it");
    show(&borgo_lane, 'G', shown);
    assert_string_equal(shown, "Ve");
    show(&borgo_shibuya, 'W', shown);
    assert_string_equal(shown, "O");
}

static void must_find(const struct move_list *list, const char *typed, uint32_t index)
{
    borgo_move found = 0;
    if (!find_typed_move(list, typed, &found) || found != list->moves->at[index])
        fail_msg("'%s' is not the move '%s'", typed, list->text[index]);
}

/* The notation has no letter behind a move's first word that the game's table doesn't know. */
static void check_known(const struct borgo_game *game, const char *text)
{
    for (const char *at = text + strcspn(text, " "); *at; at++) {
        const struct borgo_letter *letter = game->letters;
        while (letter && letter->canonical && letter->canonical != *at)
            letter++;
        if (isalpha((unsigned char)*at) && !(letter && letter->canonical))
            fail_msg("%s: the letter %c of '%s' is in no table", game->name, *at, text);
    }
}

/* Whatever is shown can be typed, and so can what records have; some of a long list stand for all.
 */
static void check_list(const struct borgo_table *table, unsigned seat)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_request request = {
        .game = table->game, .box = table->box, .state = state, .seat = seat};
    struct move_list list;
    memcpy(state, table->state, table->game->state_size);
    table->game->hide(table->box, state, seat);
    open_move_list(&list, &request);
    for (uint32_t i = 0; i < list.moves->count; i += 1 + list.moves->count / 50) {
        check_known(table->game, list.text[i]);
        must_find(&list, list.text[i], i);
        must_find(&list, list.shown[i], i);
        for (char *at = list.shown[i]; *at; at++)
            *at = (char)tolower((unsigned char)*at);
        must_find(&list, list.shown[i], i);
    }
    close_move_list(&list);
}

static void check_game(const struct borgo_game *game, unsigned players, const char *seed)
{
    struct borgo_record record;
    borgo_seats to_act;
    open_game(&record, game, players, seed);
    for (uint64_t step = 0; step < 400 && (to_act = borgo_table_to_act(&record.table)) != 0;
         step++) {
        if (borgo_moves_actor(to_act) != BORGO_CHANCE)
            check_list(&record.table, borgo_moves_actor(to_act));
        play_on(&record, 1, step);
    }
    borgo_record_close(&record);
}

static void what_is_shown_can_be_typed(void **unused)
{
    (void)unused;
    for (int language = 0; language < BORGO_LANGUAGES; language++) {
        speak(borgo_languages[language].code);
        for (int i = 0; i < borgo_game_count; i++)
            for (int count = 0; count < BORGO_MAX_SEATS && borgo_games[i]->players[count]; count++)
                check_game(borgo_games[i], borgo_games[i]->players[count], "7");
    }
    speak("en");
}

enum { ROWS = 60, COLUMNS = 80 };

static struct borgo_canvas draw(const struct borgo_table *table, struct borgo_glyph *glyphs,
                                const char *name)
{
    struct borgo_canvas canvas = {glyphs, ROWS, COLUMNS, 0, 0, tr, {name, name, name, name}};
    borgo_canvas_clear(&canvas);
    table->game->show->draw(table->box, table->state, 0, &canvas);
    return canvas;
}

/* What stands on the board with a short name stands there with a long one too, and the long one
 * ends with dots. */
static void check_names(const struct borgo_game *game, const char *name)
{
    static struct borgo_glyph plain[ROWS * COLUMNS], crowded[ROWS * COLUMNS];
    struct borgo_record record;
    unsigned dots = 0;
    open_game(&record, game, game->players[1] ? game->players[1] : game->players[0], "3");
    play_on(&record, 12, 3);
    draw(&record.table, plain, "#");
    struct borgo_canvas canvas = draw(&record.table, crowded, name);
    assert_true(canvas.used_columns <= COLUMNS);
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        if (strcmp(plain[i].utf8, " ") != 0 && strcmp(plain[i].utf8, "#") != 0)
            assert_string_equal(plain[i].utf8, crowded[i].utf8);
        dots += strcmp(crowded[i].utf8, "…") == 0;
    }
    assert_int_equal(dots,
                     record.table.box ? ((const struct borgo_box *)record.table.box)->players : 0);
    borgo_record_close(&record);
}

static void long_names_cover_nothing(void **unused)
{
    (void)unused;
    for (int language = 0; language < BORGO_LANGUAGES; language++) {
        speak(borgo_languages[language].code);
        for (int i = 0; i < borgo_game_count; i++) {
            check_names(borgo_games[i], "Maximiliane von und zu Hohenstein-Waldburg");
            check_names(borgo_games[i], "東京都渋谷区道玄坂二丁目の角の交差点より北の通り");
            check_names(
                borgo_games[i],
                "🏙🏗🌆🌇🏙🏗🌆🌇🌆🌇🌆🌇🌆🌇🌆🌇🌆🌇🌆🌇");
        }
    }
    speak("en");
}

static int width_of(const char *text)
{
    return borgo_width_text(text, strlen(text));
}

static void texts_have_columns(void **unused)
{
    (void)unused;
    assert_int_equal(width_of(""), 0);
    assert_int_equal(width_of("Zoé"), 3);
    assert_int_equal(width_of("Zoe\u0301"), 3);
    assert_int_equal(width_of("渋谷"), 4);
    assert_int_equal(width_of("🏙🌆"), 3);
    assert_int_equal(width_of("⌂♣●■○□★☆▸█▪≈─│…"), 15);
    assert_int_equal(width_of("\xff\xc3"), 2);
    assert_int_equal(borgo_width_text("渋谷", 3), 2);
}

static void wide_characters_take_two_cells(void **unused)
{
    struct borgo_glyph glyphs[6];
    struct borgo_canvas canvas = {.glyphs = glyphs, .rows = 1, .columns = 6};
    struct borgo_style plain = {0};
    (void)unused;
    borgo_canvas_clear(&canvas);
    assert_int_equal(borgo_canvas_text(&canvas, 0, 0, "a渋e\u0301", plain), 4);
    assert_string_equal(glyphs[1].utf8, "渋");
    assert_string_equal(glyphs[2].utf8, "");
    assert_string_equal(glyphs[3].utf8, "e\u0301");
    borgo_canvas_text(&canvas, 0, 2, "x", plain);
    assert_string_equal(glyphs[1].utf8, " ");
    borgo_canvas_text(&canvas, 0, 4, "渋", plain);
    borgo_canvas_text(&canvas, 0, 4, "y", plain);
    assert_string_equal(glyphs[5].utf8, " ");
    borgo_canvas_text(&canvas, 0, 5, "渋", plain);
    assert_string_equal(glyphs[5].utf8, "…");
    borgo_canvas_clear(&canvas);
    assert_int_equal(borgo_canvas_fitted(&canvas, 0, 0, "渋谷駅", 6, plain), 6);
    assert_int_equal(borgo_canvas_fitted(&canvas, 0, 0, "渋谷駅", 5, plain), 5);
    assert_string_equal(glyphs[4].utf8, "…");
    assert_int_equal(borgo_canvas_fitted(&canvas, 0, 0, "渋谷駅", 4, plain), 3);
}

/* Who must discard can't build, so no plot is offered. */
static void no_plot_is_offered_while_discarding(void **unused)
{
    static struct borgo_glyph glyphs[ROWS * COLUMNS];
    struct borgo_record record;
    struct borgo_moves room;
    borgo_move move;
    unsigned brackets = 0;
    (void)unused;
    open_game(&record, &borgo_lane, 2, "7");
    struct borgo_table *table = &record.table;
    for (;;) {
        unsigned seat = borgo_moves_actor(borgo_table_to_act(table));
        if (seat == BORGO_CHANCE)
            move = borgo_dealer_move(&record.dealer, table);
        else if (!borgo_moves_find(table->game, table->box, table->state, seat, "draw", &room,
                                   &move, NULL))
            break;
        borgo_table_play(table, seat, move, NULL);
    }
    draw(table, glyphs, "Zoé");
    for (int i = 0; i < ROWS * COLUMNS; i++)
        brackets += strcmp(glyphs[i].utf8, "[") == 0;
    assert_int_equal(brackets, 0);
    borgo_record_close(&record);
}

/* Nothing is written beyond the 80th column; of a city, nothing but the city itself. */
static void check_width(const struct borgo_table *table)
{
    enum { WIDER = 160, ABOVE_CITY = 8 };
    static struct borgo_glyph glyphs[ROWS * WIDER];
    struct borgo_canvas canvas = {
        glyphs, ROWS, WIDER, 0, 0, tr, {"Builder A", "Builder B", "Builder C", "Builder D"}};
    borgo_canvas_clear(&canvas);
    table->game->show->draw(table->box, table->state, 0, &canvas);
    int rows = strcmp(table->game->name, "sunrise-city") == 0 ? ABOVE_CITY : ROWS;
    for (int i = 0; i < rows * WIDER; i++)
        if (i % WIDER >= COLUMNS && strcmp(glyphs[i].utf8, " ") != 0)
            fail_msg("%s: row %d goes beyond %d columns", table->game->name, i / WIDER, COLUMNS);
}

static void boards_fit_80_columns(void **unused)
{
    (void)unused;
    for (int game = 0; game < borgo_game_count * BORGO_LANGUAGES; game++) {
        struct borgo_record record;
        const struct borgo_game *played = borgo_games[game / BORGO_LANGUAGES];
        speak(borgo_languages[game % BORGO_LANGUAGES].code);
        open_game(&record, played, played->players[1], "5");
        for (uint64_t step = 0; step < 300; step++) {
            play_on(&record, 1, step);
            check_width(&record.table);
        }
        borgo_record_close(&record);
    }
    speak("en");
}

/* Low enough for a list of moves below it, with its columns numbered where they are the last to
 * scroll away. */
static void street_fits_low_screens(void **unused)
{
    static struct borgo_glyph glyphs[ROWS * COLUMNS];
    (void)unused;
    for (unsigned players = 2; players <= 4; players += 2) {
        struct borgo_record record;
        open_game(&record, &borgo_shibuya, players, "7");
        for (uint64_t step = 0; step < 150; step++) {
            unsigned numbers = 0;
            play_on(&record, 1, step);
            assert_true(draw(&record.table, glyphs, "Zoé").used_rows <= 18);
            for (int column = 0; column < COLUMNS; column++)
                numbers += glyphs[13 * COLUMNS + column].utf8[0] == (char)('0' + numbers);
            assert_int_equal(numbers, 8);
        }
        borgo_record_close(&record);
    }
}

/* `key` prints the section with this heading. */
static void every_rules_text_has_a_key(void **unused)
{
    (void)unused;
    for (int language = 0; language < BORGO_LANGUAGES; language++) {
        char heading[80];
        struct borgo_text text;
        borgo_text_start(&text, heading, sizeof heading);
        borgo_text_print(&text, "\n## %s\n",
                         borgo_languages[language].translate("Key to the signs"));
        for (int i = 0; i < borgo_game_count; i++)
            assert_non_null(
                strstr(borgo_rules_text(borgo_games[i], &borgo_languages[language]), heading));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_mislead_nobody),
        cmocka_unit_test(what_is_shown_can_be_typed),
        cmocka_unit_test(long_names_cover_nothing),
        cmocka_unit_test(texts_have_columns),
        cmocka_unit_test(wide_characters_take_two_cells),
        cmocka_unit_test(no_plot_is_offered_while_discarding),
        cmocka_unit_test(boards_fit_80_columns),
        cmocka_unit_test(street_fits_low_screens),
        cmocka_unit_test(every_rules_text_has_a_key),
    };
    return RUN_TESTS("letters", tests);
}
