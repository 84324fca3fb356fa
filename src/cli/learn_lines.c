/* A lesson line by line: each step shows the board, says what it is about and reads moves until the
 * right one comes; the others answer, and what happened is told. See learn.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/command.h"
#include "cli/desk.h"
#include "cli/learn.h"
#include "table/preview.h"
#include "table/record.h"
#include "terminal/lessons.h"
#include "terminal/story.h"

enum { MAX_SAID = 1200 };

/* What came of asking for a move. */
enum asked { ASKED_MOVED, ASKED_LEAVES, ASKED_ELSEWHERE };

struct lesson_desk {
    struct desk desk; /* first: the words get this */
    struct borgo_lesson_walk walk;
    struct borgo_record record; /* the table with its names, for telling */
    struct borgo_moves *room;
    struct borgo_rng rng;
    struct input input;
    struct screen *screen;
    bool helped;
    unsigned wanted; /* the step to go to, for ASKED_ELSEWHERE */
    enum asked asked;
};

static struct lesson_desk *lesson_of(struct desk *desk)
{
    return (struct lesson_desk *)desk;
}

static const struct borgo_lesson_step *step_of(const struct lesson_desk *lesson)
{
    return &lesson->walk.lesson->step[lesson->walk.step];
}

static void print_said(const char *text)
{
    char plain[MAX_SAID];
    lesson_plain_text(tr(text), plain, sizeof plain);
    print_paragraph(0, plain);
}

static void print_step(struct lesson_desk *lesson)
{
    const struct borgo_lesson_step *step = step_of(lesson);
    char line[200];
    snprintf(line, sizeof line, tr("Step %u of %u: %s"), lesson->walk.step + 1,
             lesson->walk.lesson->count, tr(step->title));
    print_styled(lesson->screen, (struct borgo_style){.bold = 1}, line);
    printf("\n\n");
    desk_show_board(&lesson->desk);
    printf("\n");
    print_styled(lesson->screen, (struct borgo_style){.bold = 1}, tr(step->task));
    printf("\n");
    for (unsigned i = 0; i < step->says; i++)
        print_said(step->say[i]);
    if (step->note) {
        snprintf(line, sizeof line, "%d,%d: ", step->at[0], step->at[1]);
        fputs(line, stdout);
        print_said(step->note);
    }
    if (!lesson->helped)
        say("%s", tr("Type a move. Other words: show, all, back, step N, rules, key, quit; 'help' "
                     "explains them."));
    lesson->helped = true;
}

static bool do_show(struct desk *desk, const char *rest)
{
    struct lesson_desk *lesson = lesson_of(desk);
    const struct borgo_lesson_step *step = step_of(lesson);
    (void)rest;
    if (!step->free) {
        char text[BORGO_MAX_MOVE_TEXT];
        snprintf(text, sizeof text, "%s", step->way[0]);
        show_letters(desk->game, text);
        say(tr("Type: %s"), text);
        return true;
    }
    struct borgo_job *job =
        borgo_job_new(borgo_player_find("veteran", NULL), desk->game, desk->box,
                      lesson->record.table.state, desk->seat, borgo_rng_next(&lesson->rng));
    return desk_hint(desk, job, 1, &lesson->input);
}

static bool go_to(struct lesson_desk *lesson, unsigned step)
{
    lesson->wanted = step;
    lesson->asked = ASKED_ELSEWHERE;
    return false;
}

static bool do_back(struct desk *desk, const char *rest)
{
    struct lesson_desk *lesson = lesson_of(desk);
    (void)rest;
    if (lesson->walk.step)
        return go_to(lesson, lesson->walk.step - 1);
    say("%s", tr("This is the first step."));
    return true;
}

static bool do_step(struct desk *desk, const char *rest)
{
    struct lesson_desk *lesson = lesson_of(desk);
    char *end;
    long number = strtol(rest, &end, 10);
    if (*rest && !*end && number >= 1 && number <= (long)lesson->walk.lesson->count)
        return go_to(lesson, (unsigned)number - 1);
    for (unsigned i = 0; i < lesson->walk.lesson->count; i++)
        printf("  %2u  %s\n", i + 1, tr(lesson->walk.lesson->step[i].title));
    return true;
}

static bool do_board(struct desk *desk, const char *rest)
{
    (void)rest;
    print_step(lesson_of(desk));
    return true;
}

static bool do_quit(struct desk *desk, const char *rest)
{
    (void)desk, (void)rest;
    return false;
}

static const struct word words[] = {
    {"show", N_("the right move; where you play freely, what a good player would do"), do_show,
     false},
    {"all", N_("lists all moves; 'all WORD' those that start with it"), desk_do_all, true},
    {"board", N_("shows the board and the step again"), do_board, false},
    {"back", N_("goes a step back"), do_back, false},
    {"step", N_("'step N' goes to that step; 'step' lists them"), do_step, true},
    {"rules", N_("how the game is played"), desk_do_rules, false},
    {"key", N_("what every letter and sign on the board means"), desk_do_key, false},
    {"help", N_("this list"), desk_do_help, false},
    {"quit", N_("leaves the lesson"), do_quit, false},
};
enum { WORDS = sizeof words / sizeof words[0] };

/* What another move than the right one would bring, and what the step is about instead. */
static void tell_wrong(const struct lesson_desk *lesson, borgo_move move)
{
    const struct desk *desk = &lesson->desk;
    struct borgo_preview preview;
    const char *other = step_of(lesson)->other;
    borgo_preview(desk->game, desk->box, desk->seen, desk->seat, move, &preview);
    int points = preview.points[desk->seat];
    if (points)
        say(tr_count("That would bring %d point.", "That would bring %d points.",
                     (uint32_t)abs(points)),
            points);
    else
        say("%s", tr("That would bring nothing at once."));
    print_said(other ? other : N_("But this step is about something else."));
}

/* A move that was typed: it is made if it is right. */
static bool try_move(struct lesson_desk *lesson, borgo_move move)
{
    const struct borgo_table *table = &lesson->record.table;
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_moves_write(table->game, table->box, table->state, move, &text);
    if (borgo_lesson_try(&lesson->walk, buffer, &lesson->rng, lesson->room, NULL)
        == BORGO_LESSON_RIGHT)
        return true;
    tell_wrong(lesson, move);
    return false;
}

static void read_move(struct lesson_desk *lesson)
{
    struct desk *desk = &lesson->desk;
    for (;;) {
        const char *rest;
        borgo_move move;
        const char *line = read_line(&lesson->input, "> ");
        if (!line)
            return;
        if (!*line)
            continue;
        const struct word *word = desk_find_word(desk, line, &rest);
        if (find_typed_move(&desk->list, line, &move)) {
            if (!try_move(lesson, move))
                continue;
            lesson->asked = ASKED_MOVED;
            return;
        }
        if (!word)
            desk_explain(desk, line);
        else if (!word->run(desk, rest))
            return;
    }
}

static void ask_step(struct lesson_desk *lesson)
{
    lesson->asked = ASKED_LEAVES;
    borgo_table_view(&lesson->record.table, lesson->walk.lesson->you, lesson->desk.seen);
    desk_open_moves(&lesson->desk);
    printf("\n");
    print_step(lesson);
    read_move(lesson);
    desk_close_moves(&lesson->desk);
}

static void tell_from(const struct lesson_desk *lesson, uint32_t from)
{
    const struct borgo_table *table = &lesson->record.table;
    if (from < table->count)
        tell_story(&lesson->record, from, table->count, lesson->walk.lesson->you);
}

/* The others move, and what came of the step is said. False: nobody wants to go on. */
static bool follow(struct lesson_desk *lesson)
{
    struct borgo_lesson_walk *walk = &lesson->walk;
    while (walk->stage == BORGO_LESSON_ANSWERS) {
        uint32_t from = walk->table->count;
        borgo_lesson_answer(walk, &lesson->rng, borgo_rng_next(&lesson->rng), lesson->room);
        tell_from(lesson, from);
    }
    if (walk->stage != BORGO_LESSON_SAYS_SO)
        return true;
    printf("\n");
    if (step_of(lesson)->then)
        print_said(step_of(lesson)->then);
    if (!read_line(&lesson->input, tr("Enter goes on> ")))
        return false;
    borgo_lesson_go_on(walk, lesson->room);
    return true;
}

static void open_desk(struct lesson_desk *lesson, const struct borgo_lesson *of,
                      struct screen *screen)
{
    struct borgo_record *record = &lesson->record;
    *lesson = (struct lesson_desk){.screen = screen};
    record->game = of->game;
    record->box = of->box;
    record->setup = of->setup;
    for (unsigned seat = 0; seat < of->setup.players; seat++)
        snprintf(record->seat[seat].name, sizeof record->seat[seat].name, "%s", of->name[seat]);
    lesson->input.echo = !screen->interactive;
    lesson->desk = (struct desk){.screen = screen,
                                 .game = of->game,
                                 .box = of->box,
                                 .seat = of->you,
                                 .words = words,
                                 .word_count = WORDS,
                                 .helped = &lesson->helped};
    table_names(record, lesson->desk.name);
    lesson->room = calloc(1, sizeof *lesson->room);
    if (!lesson->room)
        abort(); /* nothing to recover to */
}

static enum asked lead(struct lesson_desk *lesson)
{
    while (lesson->walk.stage != BORGO_LESSON_OVER) {
        uint32_t from = lesson->record.table.count;
        ask_step(lesson);
        if (lesson->asked == ASKED_LEAVES)
            return ASKED_LEAVES;
        if (lesson->asked == ASKED_ELSEWHERE) {
            borgo_lesson_enter(&lesson->walk, lesson->wanted, lesson->room);
            continue;
        }
        tell_from(lesson, from);
        if (!follow(lesson))
            return ASKED_LEAVES;
    }
    return ASKED_MOVED;
}

int learn_by_lines(const struct borgo_lesson *lesson, unsigned step, struct screen *screen,
                   bool *over)
{
    struct lesson_desk at;
    open_desk(&at, lesson, screen);
    borgo_rng_seed(&at.rng, (uint64_t)time(NULL));
    borgo_lesson_begin(&at.walk, lesson, &at.record.table, step, at.room);
    *over = lead(&at) == ASKED_MOVED;
    bool interrupted = at.input.end == INPUT_INTERRUPTED;
    borgo_lesson_leave(&at.walk);
    close_input(&at.input);
    free(at.room);
    return interrupted ? EXIT_INTERRUPTED : EXIT_FINE;
}
