/* A person at the keyboard: shows what the seat may see, lists its moves and reads what is typed.
 * Taking back and leaving are only wishes here; `borgo play` does what they mean. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/desk.h"
#include "cli/play.h"
#include "terminal/story.h"

/* One decision of one person, with what the seat may see. */
struct decision {
    struct desk desk; /* first: the words get this */
    struct play *play;
    enum decision_end end;
};

static struct decision *decision_of(struct desk *desk)
{
    return (struct decision *)desk;
}

static void show_moves(struct decision *decision)
{
    desk_show_moves(&decision->desk,
                    tr("Type the number of a move or its text. Other words: undo, hint, board, "
                       "log, rules, key, save FILE, quit; 'help' explains them."));
}

static bool do_board(struct desk *desk, const char *rest)
{
    (void)rest;
    desk_show_board(desk);
    show_moves(decision_of(desk));
    return true;
}

static bool do_log(struct desk *desk, const char *rest)
{
    const struct borgo_record *record = &decision_of(desk)->play->sitting.record;
    (void)rest;
    if (!tell_story(record, 0, record->table.count, desk->seat))
        say("%s", tr("Nothing has happened yet."));
    return true;
}

/* What a computer player would do in this seat, knowing no more than the seat does. */
static bool do_hint(struct desk *desk, const char *rest)
{
    struct play *play = decision_of(desk)->play;
    const struct borgo_player *player = desk_find_hinter(rest);
    if (!player)
        return true;
    struct borgo_job *job = borgo_sitting_job(&play->sitting, desk->seat, player);
    if (job)
        job->request.budget = play->budget;
    return desk_hint(desk, job, play->seconds, &play->input);
}

static bool do_save(struct desk *desk, const char *rest)
{
    if (*rest)
        save_as(decision_of(desk)->play, rest);
    else
        say("%s", tr("'save' needs the name of a file."));
    return true;
}

static bool do_undo(struct desk *desk, const char *rest)
{
    (void)rest;
    decision_of(desk)->end = DECISION_TAKES_BACK;
    return false;
}

static bool do_quit(struct desk *desk, const char *rest)
{
    (void)desk, (void)rest;
    return false;
}

static const struct word words[] = {
    {"undo",
     N_("takes your last move back; once it revealed something the other people must agree"),
     do_undo, false},
    {"hint", N_("what a computer player would do in your place ('hint random': that player)"),
     do_hint, true},
    {"board", N_("shows the board and your moves again"), do_board, false},
    {"all", N_("lists all moves; 'all WORD' those that start with it"), desk_do_all, true},
    {"log", N_("tells the whole game so far"), do_log, false},
    {"rules", N_("how the game is played"), desk_do_rules, false},
    {"key", N_("what every letter and sign on the board means"), desk_do_key, false},
    {"save", N_("'save FILE' keeps the game in a file; 'borgo play --load FILE' goes on with it"),
     do_save, true},
    {"help", N_("this list"), desk_do_help, false},
    {"quit", N_("leaves the game"), do_quit, false},
};
enum { WORDS = sizeof words / sizeof words[0] };

/* Reads until there is a move or the decision ends without one. */
static void read_decision(struct decision *decision)
{
    struct play *play = decision->play;
    struct desk *desk = &decision->desk;
    for (;;) {
        const char *rest;
        borgo_move move;
        print_styled(&play->screen, borgo_canvas_seat_style(desk->seat), name_of(play, desk->seat));
        const char *line = read_line(&play->input, "> ");
        if (!line)
            return;
        if (!*line)
            continue;
        if (find_typed_move(&desk->list, line, &move)) {
            borgo_sitting_play(&play->sitting, desk->seat, move);
            decision->end = DECISION_MADE;
            return;
        }
        const struct word *word = desk_find_word(desk, line, &rest);
        if (!word)
            desk_explain(desk, line);
        else if (!word->run(desk, rest))
            return;
    }
}

enum decision_end ask_person(struct play *play, unsigned seat)
{
    const struct borgo_record *record = &play->sitting.record;
    struct decision decision = {.desk = {.screen = &play->screen,
                                         .game = record->game,
                                         .box = record->box,
                                         .seat = seat,
                                         .words = words,
                                         .word_count = WORDS,
                                         .helped = &play->helped},
                                .play = play,
                                .end = DECISION_LEAVES};
    table_names(record, decision.desk.name);
    borgo_table_view(&record->table, seat, decision.desk.seen);
    desk_open_moves(&decision.desk);
    printf("\n");
    desk_show_board(&decision.desk);
    show_moves(&decision);
    read_decision(&decision);
    desk_close_moves(&decision.desk);
    return decision.end;
}
