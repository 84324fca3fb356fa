/* Lessons: those that are built in are played through in all languages, with wrong moves on the
 * way, and lessons that are wrong are refused with their line. */
#include <stdio.h>

#include "core/language.h"
#include "games/registry.h"
#include "table/lesson.h"
#include "terminal/lessons.h"
#include "unit/unit.h"

static struct borgo_moves room, legal;

static void read_builtin(struct borgo_lesson *lesson, const char *game)
{
    struct borgo_error error = {0};
    const char *text = borgo_lessons_builtin(game);
    assert_non_null(text);
    if (!borgo_lesson_read(lesson, game, text, &room, &error))
        fail_msg("%s", error.message);
}

static bool is_right(const struct borgo_lesson_step *step, const char *text)
{
    for (unsigned i = 0; i < step->ways; i++)
        if (strcmp(step->way[i], text) == 0)
            return true;
    return false;
}

/* Every legal move but the right ones is told to be another one, and nothing changes. */
static unsigned try_wrong_moves(struct borgo_lesson_walk *walk, struct borgo_rng *deals)
{
    _Alignas(16) unsigned char before[BORGO_MAX_STATE];
    const struct borgo_table *table = walk->table;
    const struct borgo_game *game = table->game;
    unsigned wrong = 0;
    memcpy(before, table->state, game->state_size);
    borgo_moves_list(game, table->box, table->state, walk->lesson->you, &legal);
    for (uint32_t i = 0; i < legal.count; i++) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_moves_write(game, table->box, table->state, legal.at[i], &text);
        if (is_right(&walk->lesson->step[walk->step], buffer))
            continue;
        assert_int_equal(borgo_lesson_try(walk, buffer, deals, &room, NULL), BORGO_LESSON_WRONG);
        assert_int_equal(walk->stage, BORGO_LESSON_ASKS);
        assert_memory_equal(before, table->state, game->state_size);
        wrong++;
    }
    assert_int_equal(borgo_lesson_try(walk, "nonsense", deals, &room, NULL), BORGO_LESSON_REFUSED);
    return wrong;
}

static void answer_all(struct borgo_lesson_walk *walk, struct borgo_rng *deals)
{
    while (walk->stage == BORGO_LESSON_ANSWERS)
        borgo_lesson_answer(walk, deals, borgo_rng_next(deals), &room);
}

/* One step with the right move of that number. */
static void take_step(struct borgo_lesson_walk *walk, unsigned way, struct borgo_rng *deals)
{
    const struct borgo_lesson_step *step = &walk->lesson->step[walk->step];
    unsigned number = walk->step;
    assert_int_equal(borgo_lesson_try(walk, step->way[way], deals, &room, NULL),
                     BORGO_LESSON_RIGHT);
    answer_all(walk, deals);
    if (step->then) {
        assert_int_equal(walk->stage, BORGO_LESSON_SAYS_SO);
        borgo_lesson_go_on(walk, &room);
    }
    assert_int_equal(walk->step, number + 1);
    assert_int_equal(walk->stage, BORGO_LESSON_ASKS);
}

/* Any moves; a lesson's last step lasts to the end of the game. */
static void play_freely(struct borgo_lesson_walk *walk, struct borgo_rng *deals)
{
    struct borgo_table *table = walk->table;
    for (int i = 0; i < 5000 && walk->stage != BORGO_LESSON_OVER; i++) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        if (walk->stage == BORGO_LESSON_SAYS_SO) {
            borgo_lesson_go_on(walk, &room);
            continue;
        }
        assert_true(walk->lesson->step[walk->step].free);
        borgo_moves_list(table->game, table->box, table->state, walk->lesson->you, &legal);
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_moves_write(table->game, table->box, table->state,
                          legal.at[borgo_rng_below(deals, legal.count)], &text);
        assert_int_equal(borgo_lesson_try(walk, buffer, deals, &room, NULL), BORGO_LESSON_RIGHT);
        answer_all(walk, deals);
    }
    assert_int_equal(walk->stage, BORGO_LESSON_OVER);
    assert_int_equal(borgo_table_to_act(table), 0);
}

static void walk_through(const struct borgo_lesson *lesson)
{
    struct borgo_table table = {0};
    struct borgo_lesson_walk walk;
    struct borgo_rng deals;
    unsigned wrong = 0;
    borgo_rng_seed(&deals, 5);
    borgo_lesson_begin(&walk, lesson, &table, 0, &room);
    while (!lesson->step[walk.step].free) {
        wrong += try_wrong_moves(&walk, &deals);
        take_step(&walk, 0, &deals);
    }
    assert_true(wrong > lesson->count);
    play_freely(&walk, &deals);
    borgo_lesson_leave(&walk);
}

/* The rows of the page lead anywhere, and every right move leads on. */
static void enter_everywhere(const struct borgo_lesson *lesson)
{
    struct borgo_table table = {0};
    struct borgo_lesson_walk walk;
    struct borgo_rng deals;
    borgo_rng_seed(&deals, 6);
    borgo_lesson_begin(&walk, lesson, &table, lesson->count - 1, &room);
    for (unsigned step = lesson->count; step-- > 0;)
        for (unsigned way = 0; way < lesson->step[step].ways; way++) {
            borgo_lesson_enter(&walk, step, &room);
            take_step(&walk, way, &deals);
        }
    borgo_lesson_leave(&walk);
}

static void test_all_lessons(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++) {
        struct borgo_lesson lesson;
        read_builtin(&lesson, borgo_games[i]->name);
        assert_in_range(lesson.count, 9, 12);
        assert_true(lesson.step[lesson.count - 1].free);
        assert_non_null(lesson.step[lesson.count - 1].then);
        walk_through(&lesson);
        enter_everywhere(&lesson);
        borgo_lesson_close(&lesson);
    }
}

static void check_translated(const char *english, const struct borgo_language *language)
{
    /* Names of places and numbers may be the same; sentences aren't. */
    if (english && strlen(english) > 20 && language->translate(english) == english)
        fail_msg("%s: not in %s", english, language->name);
}

static void test_languages(void **unused)
{
    (void)unused;
    for (int i = 0; i < borgo_game_count; i++)
        for (int l = 1; l < BORGO_LANGUAGES; l++) {
            struct borgo_lesson lesson;
            read_builtin(&lesson, borgo_games[i]->name);
            for (unsigned s = 0; s < lesson.count; s++) {
                const struct borgo_lesson_step *step = &lesson.step[s];
                const char *const texts[] = {step->title, step->task, step->note, step->other,
                                             step->then};
                for (size_t t = 0; t < sizeof texts / sizeof texts[0]; t++)
                    check_translated(texts[t], &borgo_languages[l]);
                for (unsigned t = 0; t < step->says; t++)
                    check_translated(step->say[t], &borgo_languages[l]);
            }
            borgo_lesson_close(&lesson);
        }
}

#define HEAD "lesson shibuya\nnames A B\nyou 0\n"
#define PLACE                                                                                      \
    "position shibuya players=2 | phase=place first=0 seat=0 hand=8 quiet=0 "                      \
    "street=-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- rS0=start rS1=start rS2=start rS3=start "              \
    "rS4=start rS5=start rS6=start rS7=start bW0=start bW1=start bW2=start bW3=start "             \
    "bW4=start bW5=start bW6=start bW7=start since=-\n"
#define STEP "step One\n" PLACE "task Lay it\nsay There.\n"

/* What is wrong, and what the complaint begins with. */
static const struct {
    const char *text, *complaint;
} wrong_lessons[] = {
    {"", "x:0: the first line must be 'lesson GAME'"},
    {"lesson chess\n", "x:1: "},
    {"lesson shibuya\nyou 0\n", "x:2: 'step' is missing"},
    {"task Go\n", "x:1: 'task' belongs to a step"},
    {HEAD "step\n", "x:4: something is missing behind 'step'"},
    {HEAD "jump\n", "x:4: unknown word 'jump'"},
    {HEAD "step One\nwindow 3 4\n", "x:5: a cell is expected here"},
    {HEAD "step One\ntask Go\nsay Go.\nplay build\n", "x:4: this step needs a position"},
    {HEAD "step One\nposition shibuya players=2 | phase=nowhere\ntask Go\nsay Go.\nplay build\n",
     "x:4: "},
    {HEAD STEP, "x:4: a step has either 'play' or 'free'"},
    {HEAD STEP "play place 9,9 0\n", "x:4: 'place 9,9 0': "},
    {HEAD STEP "play place 0,0 0\nreply 1 pass\n", "x:9: 'pass': "},
    {HEAD STEP "note 9,9 Here\nwindow 0,0 3,3\nplay place 0,0 0\n",
     "x:4: the note is outside the window"},
    {HEAD STEP "play place 0,0 0\nplay place 0,0 1\nstep Two\ntask Go\nsay Go.\nfree\n",
     "x:10: this step needs a position of its own"},
    {HEAD STEP "play place 0,0 0\n" STEP "free\n", "x:9: the step before says nothing"},
    {HEAD STEP "play place 0,0 0\nstep Two\ntask Go\nsay Go.\nfree\n",
     "x:9: it is not the learner's turn"},
    {"lesson shibuya\nnames A\nyou 0\n" STEP "play place 0,0 0\n", "x:4: 'names' must have 2"},
    {"lesson shibuya\nnames A B\nyou 2\n" STEP "play place 0,0 0\n", "x:4: "},
};

static void test_refused(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof wrong_lessons / sizeof wrong_lessons[0]; i++) {
        struct borgo_lesson lesson;
        struct borgo_error error = {0};
        const char *start = wrong_lessons[i].complaint;
        assert_false(borgo_lesson_read(&lesson, "x", wrong_lessons[i].text, &room, &error));
        if (strncmp(error.message, start, strlen(start)) != 0)
            fail_msg("'%s' instead of '%s'", error.message, start);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_lessons),
        cmocka_unit_test(test_languages),
        cmocka_unit_test(test_refused),
    };
    return RUN_TESTS("lesson", tests);
}
