/* Puzzles on the full screen: see puzzle.h. The keys are those of a table; which turn is right and
 * what is said is the puzzle's. */
#include "terminal/full/puzzle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "terminal/full/pages.h"
#include "terminal/full/paper.h"
#include "terminal/language.h"
#include "terminal/puzzles.h"

struct puzzling {
    struct frame *frame;
    struct solving solving;
    unsigned number;
    struct view view;
    struct choice choice;
    struct story story;
    char message[2][MAX_LINE];
    bool fresh, asked, told, left, elsewhere; /* asked, told: that page has been read */
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
};

static struct borgo_puzzle_words words_of(const struct puzzling *puzzling)
{
    struct borgo_teller teller = {.translate = tr, .translate_count = tr_count};
    struct borgo_puzzle_words words;
    borgo_puzzle_tell(&puzzling->solving.puzzle, &teller, &words);
    return words;
}

static void write_title(const struct puzzling *puzzling, char *title, size_t size)
{
    snprintf(title, size, tr("Puzzle %u, difficulty %u of %u: %s"), puzzling->number + 1,
             puzzling->solving.puzzle.rating, BORGO_PUZZLE_RATINGS, words_of(puzzling).title);
}

static void read_question(struct puzzling *puzzling)
{
    struct writing page = {0};
    char title[200];
    write_title(puzzling, title, sizeof title);
    writing_add(&page, "## %s\n\n%s\n", words_of(puzzling).title, words_of(puzzling).question);
    read_page(puzzling->frame, title, page.text, "Enter");
    writing_free(&page);
    puzzling->asked = true;
}

static void read_verdict(struct puzzling *puzzling)
{
    const struct borgo_trial_words *said = &puzzling->solving.words;
    struct writing page = {0};
    char title[200];
    write_title(puzzling, title, sizeof title);
    writing_add(&page, "## %s\n\n", said->heading);
    for (unsigned i = 0; i < said->count; i++)
        writing_add(&page, "%s\n\n", said->sentence[i]);
    read_page(puzzling->frame, title, page.text, "Enter");
    writing_free(&page);
    puzzling->told = true;
}

static void refresh_view(struct puzzling *puzzling)
{
    struct view *view = &puzzling->view;
    const struct borgo_table *table = &puzzling->solving.record.table;
    unsigned seat = puzzling->solving.puzzle.seat;
    view->viewer = view->hand_of = seat;
    view->log_title = tr("since your turn");
    borgo_table_view(table, seat, puzzling->seen);
    write_story(&puzzling->story, &puzzling->solving.record, table->count, seat);
    view->since = since_last_turn(table, seat);
    view->recent_count =
        recent_things(table, view->board, view->since, table->count, seat, view->recent);
    view->acts = borgo_table_to_act(table);
    view->choice = NULL;
    if (!puzzling->solving.tried) {
        open_choice(&puzzling->choice, view->board, puzzling->solving.record.box, puzzling->seen,
                    seat);
        view->choice = &puzzling->choice;
    }
    puzzling->fresh = false;
}

static void write_lines(struct puzzling *puzzling)
{
    struct view *view = &puzzling->view;
    const struct borgo_record *record = &puzzling->solving.record;
    struct borgo_teller teller = table_teller(record);
    struct borgo_text text;
    borgo_move move;
    for (int i = 0; i < 2; i++)
        snprintf(view->line[i], MAX_LINE, "%s", puzzling->message[i]);
    if (puzzling->message[0][0] || !view->choice || !pointed_move(&puzzling->choice, &move))
        return;
    borgo_text_start(&text, view->line[0], MAX_LINE);
    borgo_text_put(&text, "⏎ ");
    borgo_moves_tell(record->game, record->box, puzzling->choice.seen, move, &teller, &text);
}

static void draw(struct puzzling *puzzling)
{
    struct view *view = &puzzling->view;
    write_lines(puzzling);
    write_title(puzzling, view->status, sizeof view->status);
    snprintf(view->question, sizeof view->question, "%s",
             puzzling->solving.tried ? puzzling->solving.words.heading
                                     : words_of(puzzling).question);
    view->keys = puzzling->solving.tried
                     ? tr(N_("u again  t best answer  n next  i what was said  ? help  q quit"))
                     : tr(N_("←↑→↓ Tab  r turn  ⏎ act  e end  u again  i the puzzle  n next  "
                             "? help  q quit"));
    draw_view(view);
}

static void play_move(struct puzzling *puzzling, borgo_move move)
{
    solving_move(&puzzling->solving, move);
    puzzling->fresh = true;
}

static void act(struct puzzling *puzzling)
{
    borgo_move move;
    if (!puzzling->view.choice)
        return;
    if (pointed_move(&puzzling->choice, &move))
        play_move(puzzling, move);
    else
        step_on(&puzzling->choice);
}

static void end_turn(struct puzzling *puzzling)
{
    borgo_move move;
    if (puzzling->view.choice && ending_move(&puzzling->choice, &move))
        play_move(puzzling, move);
    else
        snprintf(puzzling->message[0], MAX_LINE, "%s", tr("Your turn can't end here."));
}

static void begin_again(struct puzzling *puzzling)
{
    solving_again(&puzzling->solving);
    puzzling->fresh = true;
    puzzling->told = false;
}

static void answer(struct puzzling *puzzling)
{
    if (solving_answer(&puzzling->solving))
        puzzling->fresh = true;
    else
        snprintf(puzzling->message[0], MAX_LINE, "%s",
                 tr("The best answer is for when you have found the turn."));
}

static void move_cursor(struct puzzling *puzzling, int key)
{
    struct view *view = &puzzling->view;
    struct choice *choice = &puzzling->choice;
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

static void press(struct puzzling *puzzling, int key)
{
    puzzling->message[0][0] = puzzling->message[1][0] = '\0';
    switch (key) {
    case PRESSED_ENTER:
    case ' ':
        act(puzzling);
        break;
    case 'e':
        end_turn(puzzling);
        break;
    case 't':
        answer(puzzling);
        break;
    case 'u':
        begin_again(puzzling);
        break;
    case 'i':
        puzzling->asked = puzzling->told = false;
        break;
    case 'n':
        puzzling->elsewhere = true;
        break;
    case '?':
        read_help(&puzzling->view, puzzling->view.choice ? puzzling->choice.cursor : NO_THING);
        break;
    case 's':
        read_standings(&puzzling->view);
        break;
    case 'q':
        puzzling->left = true;
        break;
    default:
        move_cursor(puzzling, key);
    }
}

static void click(struct puzzling *puzzling, int row, int column)
{
    int32_t thing = thing_at(&puzzling->view, row, column);
    puzzling->message[0][0] = puzzling->message[1][0] = '\0';
    if (thing == NO_THING || !puzzling->view.choice)
        return;
    if (thing == puzzling->choice.cursor)
        act(puzzling);
    else if (is_target(&puzzling->choice, thing))
        point_at(&puzzling->choice, thing);
}

/* One thing after another. */
static void step(struct puzzling *puzzling)
{
    if (puzzling->fresh)
        refresh_view(puzzling);
    draw(puzzling);
    if (!puzzling->solving.tried && !puzzling->asked)
        read_question(puzzling);
    else if (puzzling->solving.tried && !puzzling->told)
        read_verdict(puzzling);
    draw(puzzling);
    struct frame_event event = frame_wait(puzzling->frame, -1);
    if (event.kind == FRAME_KEY)
        press(puzzling, event.key);
    else if (event.kind == FRAME_CLICK)
        click(puzzling, event.row, event.column);
}

static void solve(struct puzzling *puzzling)
{
    const struct borgo_record *record = &puzzling->solving.record;
    puzzling->fresh = true;
    puzzling->asked = puzzling->told = puzzling->elsewhere = false;
    puzzling->view = (struct view){.frame = puzzling->frame,
                                   .board = find_board(record->game),
                                   .record = record,
                                   .state = puzzling->seen,
                                   .story = &puzzling->story,
                                   .zoom = AUTOMATIC};
    while (!puzzling->left && !puzzling->elsewhere && !puzzling->frame->ended)
        step(puzzling);
}

void solve_puzzles(struct frame *frame, const char *game, unsigned number)
{
    struct puzzling *puzzling = allocate(sizeof *puzzling);
    puzzling->frame = frame;
    puzzling->number = number;
    while (!puzzling->left && !frame->ended
           && solving_open(&puzzling->solving, game, puzzling->number)) {
        solve(puzzling);
        solving_close(&puzzling->solving);
        free_story(&puzzling->story);
        memset(&puzzling->story, 0, sizeof puzzling->story);
        puzzling->number = (puzzling->number + 1) % count_puzzles(game);
    }
    free(puzzling);
}
