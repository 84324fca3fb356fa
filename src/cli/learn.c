/* `borgo learn [GAME]`: a guided first game, from the lessons that are built in or from a file. */
#include "cli/learn.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/command.h"
#include "cli/file.h"
#include "cli/full.h"
#include "games/registry.h"
#include "terminal/input.h"
#include "terminal/lessons.h"

static int list_lessons(void)
{
    for (int i = 0; i < borgo_game_count; i++)
        if (borgo_lessons_builtin(borgo_games[i]->name))
            printf("  %-18s %s\n", borgo_games[i]->name, tr(borgo_games[i]->summary));
    return EXIT_FINE;
}

/* From a file, or the one that is built in. */
static bool read_lesson(const struct arguments *arguments, struct borgo_lesson *lesson)
{
    struct borgo_error error = {.translate = tr};
    const char *file = flag_value(arguments, "--lesson"), *name = file;
    const char *text = NULL;
    char *own = NULL;
    if (file) {
        text = own = read_text_file(file, &error);
    } else {
        const struct borgo_game *game = borgo_games_find(arguments->word[0], NULL, &error);
        name = game ? game->name : NULL;
        text = game ? borgo_lessons_builtin(name) : NULL;
    }
    struct borgo_moves *room = calloc(1, sizeof *room);
    bool read = room && text && borgo_lesson_read(lesson, name, text, room, &error);
    free(room);
    free(own);
    return read || (complain("%s", error.message), false);
}

static void say_what_next(const struct borgo_lesson *lesson)
{
    say(tr("Now play a game of your own: borgo play %s --seat human --seat %s"), lesson->game->name,
        borgo_lesson_player);
}

static int learn(const struct borgo_lesson *lesson, unsigned step, struct screen *screen, bool full)
{
    bool over = false;
    if (full && learn_full_screen(lesson, step, screen->colour, &over)) {
        if (over)
            say_what_next(lesson);
        return EXIT_FINE;
    }
    catch_interrupts();
    int code = learn_by_lines(lesson, step, screen, &over);
    if (over)
        say_what_next(lesson);
    return code;
}

int learn_game(const char *name, struct screen *screen, bool full)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_lesson lesson;
    struct borgo_moves *room = allocate(sizeof *room);
    bool read = borgo_lesson_read(&lesson, name, borgo_lessons_builtin(name), room, &error);
    free(room);
    if (!read)
        return complain("%s", error.message);
    int code = learn(&lesson, 0, screen, full);
    borgo_lesson_close(&lesson);
    return code;
}

static int run(const struct arguments *arguments)
{
    struct borgo_lesson lesson;
    struct screen screen;
    uint64_t step;
    if (!arguments->count && !flag_value(arguments, "--lesson"))
        return list_lessons();
    if (!flag_number(arguments, "--step", 1, BORGO_LESSON_STEPS, 1, &step)
        || !open_screen(flag_value(arguments, "--color"), &screen)
        || !read_lesson(arguments, &lesson))
        return EXIT_BAD_INPUT;
    int code = EXIT_FINE;
    if (has_flag(arguments, "--check"))
        say(tr_count("The lesson is right: %u step.", "The lesson is right: %u steps.",
                     lesson.count),
            lesson.count);
    else if (step > lesson.count)
        code = complain("the lesson has %u steps", lesson.count);
    else
        code = learn(&lesson, (unsigned)step - 1, &screen, wants_full_screen(arguments));
    borgo_lesson_close(&lesson);
    return code;
}

const struct command command_learn = {
    .name = "learn",
    .words = "[GAME]",
    .least = 0,
    .most = 1,
    .summary = N_("a guided first game, step by step"),
    .details =
        N_("You make every move yourself, and the board answers. Without GAME the lessons are "
           "listed. --lesson takes one of your own, which docs/lessons.md describes; --check only "
           "plays it through and complains with file and line if something is wrong."),
    .flags = {{"--step", "N", N_("begins at that step")},
              {"--lesson", "FILE", N_("a lesson of your own")},
              {"--check", NULL, N_("only checks the lesson")},
              PLAIN_FLAG,
              COLOR_FLAG},
    .run = run,
};
