/* A lesson on the full screen: see lesson.h. The keys are those of a table; only which moves are
 * right and what is said is the lesson's. */
#include "terminal/full/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/hint.h"
#include "table/record.h"
#include "terminal/full/deciding.h"
#include "terminal/full/pages.h"
#include "terminal/full/paper.h"
#include "terminal/language.h"
#include "terminal/lessons.h"

struct leading {
    struct frame *frame;
    struct borgo_lesson_walk walk;
    struct borgo_record record; /* the table with its names, for telling */
    struct borgo_moves room;
    struct borgo_rng rng;
    struct deciding at;
    bool fresh, told, left; /* told: the step's page has been read */
};

static const struct borgo_lesson_step *step_of(const struct leading *leading)
{
    return &leading->walk.lesson->step[leading->walk.step];
}

static void add_said(struct writing *page, const char *text)
{
    char plain[MAX_LINE];
    lesson_plain_text(tr(text), plain, sizeof plain);
    writing_add(page, "%s\n\n", plain);
}

static void write_title(const struct leading *leading, char *title, size_t size)
{
    snprintf(title, size, tr("Step %u of %u: %s"), leading->walk.step + 1,
             leading->walk.lesson->count, tr(step_of(leading)->title));
}

/* What the step is about, or what is said of it when it is done. */
static void read_step(struct leading *leading, bool done)
{
    const struct borgo_lesson_step *step = step_of(leading);
    struct writing page = {0};
    char title[200];
    write_title(leading, title, sizeof title);
    writing_add(&page, "## %s\n\n", tr(step->task));
    for (unsigned i = 0; i < step->says && !done; i++)
        add_said(&page, step->say[i]);
    if (step->note && !done) {
        writing_add(&page, "%d,%d: ", step->at[0], step->at[1]);
        add_said(&page, step->note);
    }
    if (done && step->then)
        add_said(&page, step->then);
    read_page(leading->frame, title, page.text, "Enter");
    writing_free(&page);
    leading->told = true;
}

static void draw(struct leading *leading)
{
    struct view *view = &leading->at.view;
    write_deciding(&leading->at);
    write_title(leading, view->status, sizeof view->status);
    snprintf(view->question, sizeof view->question, "%s", tr(step_of(leading)->task));
    view->keys = tr(N_("←↑→↓ Tab  r turn  ⏎ act  e end  t show me  i the step  u back  "
                       "? help  q quit"));
    draw_view(view);
}

/* What another move than the right one would bring, and what the step is about instead. */
static void tell_wrong(struct leading *leading, borgo_move move)
{
    const struct borgo_lesson_step *step = step_of(leading);
    struct borgo_preview preview;
    borgo_preview_in(&leading->at.choice.worlds, move, &preview);
    int points = preview.points[leading->at.choice.seat];
    if (points)
        snprintf(leading->at.message[0], MAX_LINE,
                 tr_count("That would bring %d point.", "That would bring %d points.",
                          (uint32_t)abs(points)),
                 points);
    else
        snprintf(leading->at.message[0], MAX_LINE, "%s", tr("That would bring nothing at once."));
    lesson_plain_text(tr(step->other ? step->other : N_("But this step is about something else.")),
                      leading->at.message[1], MAX_LINE);
}

static void play_move(struct leading *leading, borgo_move move)
{
    const struct borgo_table *table = &leading->record.table;
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    unsigned step = leading->walk.step;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_moves_write(table->game, table->box, table->state, move, &text);
    if (borgo_lesson_try(&leading->walk, buffer, &leading->rng, &leading->room, NULL)
        != BORGO_LESSON_RIGHT) {
        tell_wrong(leading, move);
        return;
    }
    leading->told = leading->walk.step == step;
    leading->fresh = true;
}

/* The right move, or what a good player would do. */
static bool find_advice(struct leading *leading, borgo_move *move)
{
    const struct borgo_table *table = &leading->record.table;
    const struct borgo_lesson_step *step = step_of(leading);
    if (!step->free)
        return borgo_moves_find(table->game, table->box, table->state, leading->at.choice.seat,
                                step->way[0], &leading->room, move, NULL);
    struct borgo_job *job =
        borgo_job_new(borgo_player_find("builder", NULL), table->game, table->box, table->state,
                      leading->at.choice.seat, borgo_rng_next(&leading->rng));
    if (!job)
        abort(); /* nothing to recover to */
    borgo_job_think(job);
    *move = job->choice.at[0].move;
    borgo_job_free(job);
    return true;
}

static void show(struct leading *leading)
{
    struct borgo_teller teller = table_teller(&leading->record);
    struct borgo_text text;
    borgo_move move;
    if (!leading->at.view.choice || !find_advice(leading, &move))
        return;
    aim_at(&leading->at.choice, move);
    borgo_text_start(&text, leading->at.message[0], MAX_LINE);
    borgo_text_print(&text, "%s ", tr("Tip:"));
    borgo_moves_tell(leading->record.game, leading->record.box, leading->at.choice.seen, move,
                     &teller, &text);
}

static void go_to(struct leading *leading, unsigned step)
{
    borgo_lesson_enter(&leading->walk, step, &leading->room);
    leading->fresh = true;
    leading->told = false;
}

/* A key of the lesson's own; false: it is one of those with which somebody decides. */
static bool press(struct leading *leading, int key)
{
    switch (key) {
    case 't':
        show(leading);
        return true;
    case 'i':
        leading->told = false;
        return true;
    case 'u':
        if (leading->walk.step)
            go_to(leading, leading->walk.step - 1);
        return true;
    case 'q':
        leading->left = true;
        return true;
    default:
        return false;
    }
}

static void wait_and_answer(struct leading *leading)
{
    struct frame_event event = frame_wait(leading->frame, -1);
    borgo_move move;
    if (event.kind == FRAME_KEY || event.kind == FRAME_CLICK)
        forget_message(&leading->at);
    if (event.kind == FRAME_KEY && press(leading, event.key))
        return;
    if (decide(&leading->at, &event, &move))
        play_move(leading, move);
}

/* One thing after another. */
static void step(struct leading *leading)
{
    struct borgo_lesson_walk *walk = &leading->walk;
    unsigned number = walk->step;
    if (walk->stage == BORGO_LESSON_ANSWERS) {
        borgo_lesson_answer(walk, &leading->rng, borgo_rng_next(&leading->rng), &leading->room);
        leading->fresh = true;
        leading->told = walk->step == number;
        return;
    }
    if (leading->fresh)
        look_at_table(&leading->at, walk->lesson->you, walk->stage == BORGO_LESSON_ASKS);
    leading->fresh = false;
    draw(leading);
    if (walk->stage == BORGO_LESSON_SAYS_SO) {
        read_step(leading, true);
        borgo_lesson_go_on(walk, &leading->room);
        leading->told = false;
        leading->fresh = true;
        return;
    }
    if (!leading->told)
        read_step(leading, false);
    draw(leading);
    wait_and_answer(leading);
}

static void open_leading(struct leading *leading, struct frame *frame,
                         const struct borgo_lesson *lesson)
{
    struct borgo_record *record = &leading->record;
    leading->frame = frame;
    leading->fresh = true;
    record->game = lesson->game;
    record->box = lesson->box;
    record->setup = lesson->setup;
    for (unsigned seat = 0; seat < lesson->setup.players; seat++)
        memcpy(record->seat[seat].name, lesson->name[seat], sizeof record->seat[seat].name);
    open_deciding(&leading->at, frame, record);
}

bool lead_lesson(struct frame *frame, const struct borgo_lesson *lesson, unsigned number,
                 uint64_t seed)
{
    struct leading *leading = allocate(sizeof *leading);
    open_leading(leading, frame, lesson);
    borgo_rng_seed(&leading->rng, seed);
    borgo_lesson_begin(&leading->walk, lesson, &leading->record.table, number, &leading->room);
    while (!leading->left && !frame->ended && leading->walk.stage != BORGO_LESSON_OVER)
        step(leading);
    bool over = leading->walk.stage == BORGO_LESSON_OVER;
    borgo_lesson_leave(&leading->walk);
    close_deciding(&leading->at);
    free(leading);
    return over;
}
