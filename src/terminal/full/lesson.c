/* A lesson on the full screen: see lesson.h. The keys are those of a table; only which moves are
 * right and what is said is the lesson's. */
#include "terminal/full/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/hint.h"
#include "table/record.h"
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
    struct view view;
    struct choice choice;
    struct story story;
    char message[2][MAX_LINE];
    bool fresh, told, left; /* told: the step's page has been read */
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
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

static void refresh_view(struct leading *leading)
{
    struct view *view = &leading->view;
    const struct borgo_table *table = &leading->record.table;
    unsigned you = leading->walk.lesson->you;
    view->viewer = view->hand_of = you;
    view->log_title = tr("since your turn");
    borgo_table_view(table, you, leading->seen);
    write_story(&leading->story, &leading->record, table->count, you);
    view->since = since_last_turn(table, you);
    view->recent_count =
        recent_things(table, view->board, view->since, table->count, you, view->recent);
    view->acts = borgo_table_to_act(table);
    view->choice = NULL;
    if (leading->walk.stage == BORGO_LESSON_ASKS) {
        open_choice(&leading->choice, view->board, leading->record.box, leading->seen, you);
        view->choice = &leading->choice;
    }
    leading->fresh = false;
}

static void write_lines(struct leading *leading)
{
    struct view *view = &leading->view;
    struct borgo_teller teller = table_teller(&leading->record);
    struct borgo_text text;
    borgo_move move;
    for (int i = 0; i < 2; i++)
        snprintf(view->line[i], MAX_LINE, "%s", leading->message[i]);
    if (leading->message[0][0] || !view->choice || !pointed_move(&leading->choice, &move))
        return;
    borgo_text_start(&text, view->line[0], MAX_LINE);
    borgo_text_put(&text, "⏎ ");
    borgo_moves_tell(leading->record.game, leading->record.box, leading->choice.seen, move, &teller,
                     &text);
}

static void draw(struct leading *leading)
{
    struct view *view = &leading->view;
    write_lines(leading);
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
    borgo_preview_in(&leading->choice.worlds, move, &preview);
    int points = preview.points[leading->choice.seat];
    if (points)
        snprintf(leading->message[0], MAX_LINE,
                 tr_count("That would bring %d point.", "That would bring %d points.",
                          (uint32_t)abs(points)),
                 points);
    else
        snprintf(leading->message[0], MAX_LINE, "%s", tr("That would bring nothing at once."));
    lesson_plain_text(tr(step->other ? step->other : N_("But this step is about something else.")),
                      leading->message[1], MAX_LINE);
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

static void act(struct leading *leading)
{
    borgo_move move;
    if (!leading->view.choice)
        return;
    if (pointed_move(&leading->choice, &move))
        play_move(leading, move);
    else
        step_on(&leading->choice);
}

static void end_turn(struct leading *leading)
{
    borgo_move move;
    if (leading->view.choice && ending_move(&leading->choice, &move))
        play_move(leading, move);
    else
        snprintf(leading->message[0], MAX_LINE, "%s", tr("Your turn can't end here."));
}

/* The right move, or what a good player would do. */
static bool find_advice(struct leading *leading, borgo_move *move)
{
    const struct borgo_table *table = &leading->record.table;
    const struct borgo_lesson_step *step = step_of(leading);
    if (!step->free)
        return borgo_moves_find(table->game, table->box, table->state, leading->choice.seat,
                                step->way[0], &leading->room, move, NULL);
    struct borgo_job *job =
        borgo_job_new(borgo_player_find("builder", NULL), table->game, table->box, table->state,
                      leading->choice.seat, borgo_rng_next(&leading->rng));
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
    if (!leading->view.choice || !find_advice(leading, &move))
        return;
    aim_at(&leading->choice, move);
    borgo_text_start(&text, leading->message[0], MAX_LINE);
    borgo_text_print(&text, "%s ", tr("Tip:"));
    borgo_moves_tell(leading->record.game, leading->record.box, leading->choice.seen, move, &teller,
                     &text);
}

static void go_to(struct leading *leading, unsigned step)
{
    borgo_lesson_enter(&leading->walk, step, &leading->room);
    leading->fresh = true;
    leading->told = false;
}

static void move_cursor(struct leading *leading, int key)
{
    struct view *view = &leading->view;
    struct choice *choice = &leading->choice;
    if (!view->choice)
        return;
    if (key == PRESSED_UP || key == PRESSED_DOWN)
        point_at(choice, target_towards(view, key == PRESSED_UP ? -1 : 1, 0));
    else if (key == PRESSED_LEFT || key == PRESSED_RIGHT)
        point_at(choice, target_towards(view, 0, key == PRESSED_LEFT ? -1 : 1));
    else if (key == PRESSED_TAB || key == PRESSED_BACK_TAB)
        point_at(choice, target_after(view, key == PRESSED_TAB ? 1 : -1));
    else if (key == 'r' || key == 'R')
        turn_variant(choice, key == 'r' ? 1 : -1);
    else if (key == PRESSED_ESCAPE || key == PRESSED_BACKSPACE)
        step_back(choice);
}

static void press(struct leading *leading, int key)
{
    leading->message[0][0] = leading->message[1][0] = '\0';
    switch (key) {
    case PRESSED_ENTER:
    case ' ':
        act(leading);
        break;
    case 'e':
        end_turn(leading);
        break;
    case 't':
        show(leading);
        break;
    case 'i':
        leading->told = false;
        break;
    case 'u':
        if (leading->walk.step)
            go_to(leading, leading->walk.step - 1);
        break;
    case '?':
        read_help(&leading->view, leading->view.choice ? leading->choice.cursor : NO_THING);
        break;
    case 's':
        read_standings(&leading->view);
        break;
    case 'q':
        leading->left = true;
        break;
    default:
        move_cursor(leading, key);
    }
}

static void click(struct leading *leading, int row, int column)
{
    int32_t thing = thing_at(&leading->view, row, column);
    leading->message[0][0] = leading->message[1][0] = '\0';
    if (thing == NO_THING || !leading->view.choice)
        return;
    if (thing == leading->choice.cursor)
        act(leading);
    else if (is_target(&leading->choice, thing))
        point_at(&leading->choice, thing);
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
        refresh_view(leading);
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
    struct frame_event event = frame_wait(leading->frame, -1);
    if (event.kind == FRAME_KEY)
        press(leading, event.key);
    else if (event.kind == FRAME_CLICK)
        click(leading, event.row, event.column);
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
    leading->view = (struct view){.frame = frame,
                                  .board = find_board(lesson->game),
                                  .record = record,
                                  .state = leading->seen,
                                  .story = &leading->story,
                                  .zoom = AUTOMATIC};
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
    free_story(&leading->story);
    free(leading);
    return over;
}
