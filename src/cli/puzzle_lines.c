/* Puzzles line by line: the board, what is asked, and moves until a turn is whole; then what it was
 * worth, and the answer to it. See puzzles.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/desk.h"
#include "cli/puzzles.h"
#include "terminal/story.h"

struct puzzle_desk {
    struct desk desk; /* first: the words get this */
    struct solving *solving;
    const char *game;
    unsigned number;
    struct input input;
    struct screen *screen;
    bool helped, left, elsewhere;
};

static struct puzzle_desk *puzzle_of(struct desk *desk)
{
    return (struct puzzle_desk *)desk;
}

static void print_puzzle(struct puzzle_desk *puzzle)
{
    struct borgo_teller teller = {.translate = tr, .translate_count = tr_count};
    struct borgo_puzzle_words words;
    char line[200];
    borgo_puzzle_tell(&puzzle->solving->puzzle, &teller, &words);
    snprintf(line, sizeof line, tr("Puzzle %u, difficulty %u of %u: %s"), puzzle->number + 1,
             puzzle->solving->puzzle.rating, BORGO_PUZZLE_RATINGS, words.title);
    printf("\n");
    print_styled(puzzle->screen, (struct borgo_style){.bold = 1}, line);
    printf("\n\n");
    desk_show_board(&puzzle->desk);
    printf("\n");
    print_paragraph(0, words.question);
    if (!puzzle->helped)
        say("%s", tr("Type a move. Other words: all, again, best, next, rules, key, quit; 'help' "
                     "explains them."));
    puzzle->helped = true;
}

static void refresh(struct puzzle_desk *puzzle)
{
    const struct borgo_table *table = &puzzle->solving->record.table;
    desk_close_moves(&puzzle->desk);
    borgo_table_view(table, puzzle->desk.seat, puzzle->desk.seen);
    if (!puzzle->solving->tried)
        desk_open_moves(&puzzle->desk);
}

static bool do_again(struct desk *desk, const char *rest)
{
    struct puzzle_desk *puzzle = puzzle_of(desk);
    (void)rest;
    solving_again(puzzle->solving);
    refresh(puzzle);
    print_puzzle(puzzle);
    return true;
}

static void tell_from(const struct puzzle_desk *puzzle, uint32_t from)
{
    const struct borgo_record *record = &puzzle->solving->record;
    if (from < record->table.count)
        tell_story(record, from, record->table.count, puzzle->desk.seat);
}

static bool do_best(struct desk *desk, const char *rest)
{
    struct puzzle_desk *puzzle = puzzle_of(desk);
    uint32_t from = puzzle->solving->record.table.count;
    (void)rest;
    if (!solving_answer(puzzle->solving)) {
        say("%s", tr("The best answer is for when you have found the turn."));
        return true;
    }
    tell_from(puzzle, from);
    refresh(puzzle);
    desk_show_board(desk);
    return true;
}

static bool do_next(struct desk *desk, const char *rest)
{
    struct puzzle_desk *puzzle = puzzle_of(desk);
    (void)rest;
    puzzle->number = (puzzle->number + 1) % count_puzzles(puzzle->game);
    puzzle->elsewhere = true;
    return false;
}

static bool do_board(struct desk *desk, const char *rest)
{
    (void)rest;
    print_puzzle(puzzle_of(desk));
    return true;
}

static bool do_quit(struct desk *desk, const char *rest)
{
    (void)rest;
    puzzle_of(desk)->left = true;
    return false;
}

static const struct word words[] = {
    {"all", N_("lists all moves; 'all WORD' those that start with it"), desk_do_all, true},
    {"again", N_("begins the puzzle again"), do_again, false},
    {"best", N_("plays the best answer to the turn you found"), do_best, false},
    {"next", N_("goes to the next puzzle"), do_next, false},
    {"board", N_("shows the board and the puzzle again"), do_board, false},
    {"rules", N_("how the game is played"), desk_do_rules, false},
    {"key", N_("what every letter and sign on the board means"), desk_do_key, false},
    {"help", N_("this list"), desk_do_help, false},
    {"quit", N_("leaves the puzzles"), do_quit, false},
};
enum { WORDS = sizeof words / sizeof words[0] };

static void tell_trial(struct puzzle_desk *puzzle)
{
    const struct borgo_trial_words *said = &puzzle->solving->words;
    printf("\n");
    print_styled(puzzle->screen, (struct borgo_style){.bold = 1}, said->heading);
    printf("\n");
    for (unsigned i = 0; i < said->count; i++)
        print_paragraph(0, said->sentence[i]);
}

static void make_move(struct puzzle_desk *puzzle, borgo_move move)
{
    uint32_t from = puzzle->solving->record.table.count;
    solving_move(puzzle->solving, move);
    tell_from(puzzle, from);
    refresh(puzzle);
    if (!puzzle->solving->tried)
        return;
    desk_show_board(&puzzle->desk);
    tell_trial(puzzle);
}

static void take_line(struct puzzle_desk *puzzle, const char *line)
{
    struct desk *desk = &puzzle->desk;
    const char *rest;
    borgo_move move;
    const struct word *word = desk_find_word(desk, line, &rest);
    if (!puzzle->solving->tried && find_typed_move(&desk->list, line, &move))
        make_move(puzzle, move);
    else if (word)
        word->run(desk, rest);
    else if (puzzle->solving->tried)
        say("%s", tr("The turn is made: 'again', 'best', 'next' or 'quit'."));
    else
        desk_explain(desk, line);
}

static void open_desk(struct puzzle_desk *puzzle)
{
    struct solving *solving = puzzle->solving;
    puzzle->elsewhere = false;
    puzzle->desk = (struct desk){.screen = puzzle->screen,
                                 .game = solving->record.game,
                                 .box = solving->record.box,
                                 .seat = solving->puzzle.seat,
                                 .words = words,
                                 .word_count = WORDS,
                                 .helped = &puzzle->helped};
    table_names(&solving->record, puzzle->desk.name);
    refresh(puzzle);
    print_puzzle(puzzle);
}

static void solve(struct puzzle_desk *puzzle)
{
    open_desk(puzzle);
    while (!puzzle->left && !puzzle->elsewhere) {
        const char *line = read_line(&puzzle->input, "> ");
        if (!line)
            puzzle->left = true;
        else if (*line)
            take_line(puzzle, line);
    }
    desk_close_moves(&puzzle->desk);
}

int solve_by_lines(const char *game, unsigned number, struct screen *screen)
{
    struct puzzle_desk puzzle = {.screen = screen, .game = game, .number = number};
    puzzle.solving = allocate(sizeof *puzzle.solving);
    puzzle.input.echo = !screen->interactive;
    while (!puzzle.left && solving_open(puzzle.solving, game, puzzle.number)) {
        solve(&puzzle);
        solving_close(puzzle.solving);
    }
    bool interrupted = puzzle.input.end == INPUT_INTERRUPTED;
    close_input(&puzzle.input);
    free(puzzle.solving);
    return interrupted ? EXIT_INTERRUPTED : EXIT_FINE;
}
