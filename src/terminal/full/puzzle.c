/* Puzzles on the full screen: see puzzle.h. The keys are those of a table; which turn is right and
 * what is said is the puzzle's. */
#include "terminal/full/puzzle.h"

#include <stdio.h>
#include <stdlib.h>

#include "terminal/full/deciding.h"
#include "terminal/full/pages.h"
#include "terminal/full/paper.h"
#include "terminal/language.h"
#include "terminal/puzzles.h"

struct puzzling {
    struct frame *frame;
    struct solving solving;
    unsigned number;
    struct deciding at;
    bool fresh, asked, told, left, elsewhere; /* asked, told: that page has been read */
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

static void draw(struct puzzling *puzzling)
{
    struct view *view = &puzzling->at.view;
    write_deciding(&puzzling->at);
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
        snprintf(puzzling->at.message[0], MAX_LINE, "%s",
                 tr("The best answer is for when you have found the turn."));
}

/* A key of the puzzle's own; false: it is one of those with which somebody decides. */
static bool press(struct puzzling *puzzling, int key)
{
    switch (key) {
    case 't':
        answer(puzzling);
        return true;
    case 'u':
        begin_again(puzzling);
        return true;
    case 'i':
        puzzling->asked = puzzling->told = false;
        return true;
    case 'n':
        puzzling->elsewhere = true;
        return true;
    case 'q':
        puzzling->left = true;
        return true;
    default:
        return false;
    }
}

static void wait_and_answer(struct puzzling *puzzling)
{
    struct frame_event event = frame_wait(puzzling->frame, -1);
    borgo_move move;
    if (event.kind == FRAME_KEY || event.kind == FRAME_CLICK)
        forget_message(&puzzling->at);
    if (event.kind == FRAME_KEY && press(puzzling, event.key))
        return;
    if (decide(&puzzling->at, &event, &move)) {
        solving_move(&puzzling->solving, move);
        puzzling->fresh = true;
    }
}

/* One thing after another. */
static void step(struct puzzling *puzzling)
{
    if (puzzling->fresh)
        look_at_table(&puzzling->at, puzzling->solving.puzzle.seat, !puzzling->solving.tried);
    puzzling->fresh = false;
    draw(puzzling);
    if (!puzzling->solving.tried && !puzzling->asked)
        read_question(puzzling);
    else if (puzzling->solving.tried && !puzzling->told)
        read_verdict(puzzling);
    draw(puzzling);
    wait_and_answer(puzzling);
}

static void solve(struct puzzling *puzzling)
{
    puzzling->fresh = true;
    puzzling->asked = puzzling->told = puzzling->elsewhere = false;
    open_deciding(&puzzling->at, puzzling->frame, &puzzling->solving.record);
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
        close_deciding(&puzzling->at);
        puzzling->number = (puzzling->number + 1) % count_puzzles(game);
    }
    free(puzzling);
}
