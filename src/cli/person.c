/* A person at the keyboard: shows what the seat may see, lists its moves and reads what is typed.
 * Taking back and leaving are only wishes here; `borgo play` does what they mean. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"
#include "games/rules.h"
#include "terminal/movelist.h"
#include "terminal/story.h"
#include "terminal/thinking.h"

/* What somebody asked to see may take more room than what is shown anyway. */
enum { ASKED_ROWS = 20 };

/* One decision of one person, with what the seat may see. */
struct decision {
    struct play *play;
    unsigned seat;
    enum decision_end end;
    struct borgo_request request; /* what the list of moves is about */
    struct move_list list;
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
};

static void show_board(struct decision *decision)
{
    struct play *play = decision->play;
    const struct borgo_record *record = &play->sitting.record;
    const char *names[BORGO_MAX_SEATS];
    table_names(record, names);
    print_board(&play->screen, record->game, record->box, decision->seen, decision->seat, names);
}

static void show_moves(const struct decision *decision)
{
    struct play *play = decision->play;
    printf("\n");
    print_moves(&decision->list, "", rows_below_board(&play->screen));
    if (!play->helped)
        print_paragraph(0, tr("Type the number of a move or its text. Other words: undo, hint, "
                              "board, log, rules, key, save FILE, "
                              "quit; 'help' explains them."));
    play->helped = true;
}

static bool do_board(struct decision *decision, const char *rest)
{
    (void)rest;
    show_board(decision);
    show_moves(decision);
    return true;
}

static bool do_all(struct decision *decision, const char *rest)
{
    print_moves(&decision->list, rest, ALL_ROWS);
    return true;
}

static bool do_log(struct decision *decision, const char *rest)
{
    const struct borgo_record *record = &decision->play->sitting.record;
    (void)rest;
    if (!tell_story(record, 0, record->table.count, decision->seat))
        say("%s", tr("Nothing has happened yet."));
    return true;
}

/* A whole turn, its moves as they would be typed one after another. */
static void write_turn(const struct decision *decision, const struct borgo_suggestion *turn,
                       struct borgo_text *text)
{
    const struct borgo_record *record = &decision->play->sitting.record;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    borgo_preview_world(record->game, record->box, decision->seen, decision->seat, 0, state);
    for (int i = 0; i < turn->length; i++) {
        char move[BORGO_MAX_MOVE_TEXT];
        struct borgo_text written;
        borgo_text_start(&written, move, sizeof move);
        borgo_moves_write(record->game, record->box, state, turn->moves[i], &written);
        show_letters(record->game, move);
        borgo_text_print(text, "%s%s", i ? "; " : "", move);
        record->game->play(record->box, state, decision->seat, turn->moves[i], NULL);
    }
}

static int percent(const struct decision *decision, const struct borgo_suggestion *turn)
{
    return (int)(100 * turn->chance[decision->seat] + 0.5);
}

/* The best turn, and others that are really different. */
static void tell_hint(const struct decision *decision, const char *player,
                      const struct borgo_hint *hint)
{
    for (unsigned i = 0; i < hint->turns.count; i++) {
        const struct borgo_suggestion *turn = &hint->turns.at[i];
        char buffer[BORGO_LONGEST_TURN * (BORGO_MAX_MOVE_TEXT + 2) + 16];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        write_turn(decision, turn, &text);
        if (i == 0) {
            say(tr("The computer player '%s' would play: %s"), player, buffer);
            say(tr("It sees a chance of %d %% to win then."), percent(decision, turn));
        } else {
            borgo_text_print(&text, " (%d %%)", percent(decision, turn));
            say(tr("The next best in its eyes: %s"), buffer);
        }
    }
}

/* What a computer player would do in this seat, knowing no more than the seat does. */
static bool do_hint(struct decision *decision, const char *rest)
{
    struct borgo_error error = {.translate = tr};
    struct play *play = decision->play;
    const struct borgo_player *player = borgo_player_find(*rest ? rest : "veteran", &error);
    if (!player) {
        say("%s", error.message);
        return true;
    }
    struct borgo_job *job = borgo_sitting_job(&play->sitting, decision->seat, player);
    if (!job)
        abort();
    struct borgo_hint hint;
    bool thought = think(job, &hint, play->seconds, player->name, &play->screen, &play->input);
    if (thought)
        tell_hint(decision, player->name, &hint);
    borgo_job_free(job);
    return thought;
}

static bool do_rules(struct decision *decision, const char *rest)
{
    const char *text = borgo_rules_text(decision->play->sitting.record.game, language());
    (void)rest;
    if (text)
        print_marked_up(text);
    else
        say("%s", tr("There is no rules text for this game."));
    return true;
}

/* The section of the rules text that explains the board's signs: the one whose heading is this
 * word. */
static bool do_key(struct decision *decision, const char *rest)
{
    const char *text = borgo_rules_text(decision->play->sitting.record.game, language());
    (void)rest;
    if (!text || !print_section(text, tr(N_("Key to the signs"))))
        say("%s", tr("There is no rules text for this game."));
    return true;
}

static bool do_save(struct decision *decision, const char *rest)
{
    if (*rest)
        save_as(decision->play, rest);
    else
        say("%s", tr("'save' needs the name of a file."));
    return true;
}

static bool do_help(struct decision *decision, const char *rest);

static bool do_undo(struct decision *decision, const char *rest)
{
    (void)rest;
    decision->end = DECISION_TAKES_BACK;
    return false;
}

static bool do_quit(struct decision *decision, const char *rest)
{
    (void)decision, (void)rest;
    return false;
}

/* What can be typed besides moves. False from `run`: the decision ends without a move. */
static const struct {
    const char *word;
    const char *help; /* for translation */
    bool (*run)(struct decision *decision, const char *rest);
    bool takes_more; /* something may stand behind the word */
} words[] = {
    {"undo",
     N_("takes your last move back; once it revealed something the other people must agree"),
     do_undo, false},
    {"hint", N_("what a computer player would do in your place ('hint random': that player)"),
     do_hint, true},
    {"board", N_("shows the board and your moves again"), do_board, false},
    {"all", N_("lists all moves; 'all WORD' those that start with it"), do_all, true},
    {"log", N_("tells the whole game so far"), do_log, false},
    {"rules", N_("how the game is played"), do_rules, false},
    {"key", N_("what every letter and sign on the board means"), do_key, false},
    {"save", N_("'save FILE' keeps the game in a file; 'borgo play --load FILE' goes on with it"),
     do_save, true},
    {"help", N_("this list"), do_help, false},
    {"quit", N_("leaves the game"), do_quit, false},
};
enum { WORDS = sizeof words / sizeof words[0] };

static bool do_help(struct decision *decision, const char *rest)
{
    char text[400];
    (void)rest;
    snprintf(text, sizeof text,
             tr("Type a move's number, its text ('%s'), or the start of its text to list the moves "
                "that begin like that. Or:"),
             decision->list.shown[0]);
    print_paragraph(0, text);
    for (int i = 0; i < WORDS; i++) {
        const char *help = tr(words[i].help);
        printf("  %-7s ", words[i].word);
        print_wrapped(help, strlen(help), 10, 10);
    }
    return true;
}

/* The index of the command a line starts with, or -1; *rest is what stands behind it. */
static int find_word(const char *line, const char **rest)
{
    for (int i = 0; i < WORDS; i++) {
        size_t length = strlen(words[i].word);
        if (strncmp(line, words[i].word, length) != 0 || (line[length] && line[length] != ' '))
            continue;
        *rest = line + length + (line[length] == ' ');
        if (!**rest || words[i].takes_more)
            return i;
    }
    return -1;
}

/* Whatever is neither a move nor a command: perhaps the start of moves, else one clear sentence. */
static void explain(const struct decision *decision, const char *line)
{
    if (strspn(line, "0123456789") == strlen(line)) {
        say(tr("There is no move %s: the moves are 1 to %u."), line,
            (unsigned)decision->list.moves->count);
    } else if (print_moves(&decision->list, line, ASKED_ROWS) == 0) {
        say(tr("'%s' is neither a move you can make nor a command; 'help' lists the commands."),
            line);
    }
}

/* Reads until there is a move or the decision ends without one. */
static void read_decision(struct decision *decision)
{
    struct play *play = decision->play;
    for (;;) {
        const char *rest;
        borgo_move move;
        print_styled(&play->screen, borgo_canvas_seat_style(decision->seat),
                     name_of(play, decision->seat));
        const char *line = read_line(&play->input, "> ");
        if (!line)
            return;
        if (!*line)
            continue;
        if (find_typed_move(&decision->list, line, &move)) {
            borgo_sitting_play(&play->sitting, decision->seat, move);
            decision->end = DECISION_MADE;
            return;
        }
        int word = find_word(line, &rest);
        if (word < 0)
            explain(decision, line);
        else if (!words[word].run(decision, rest))
            return;
    }
}

enum decision_end ask_person(struct play *play, unsigned seat)
{
    const struct borgo_record *record = &play->sitting.record;
    struct decision decision = {.play = play, .seat = seat, .end = DECISION_LEAVES};
    borgo_table_view(&record->table, seat, decision.seen);
    decision.request = (struct borgo_request){
        .game = record->game, .box = record->box, .state = decision.seen, .seat = seat};
    open_move_list(&decision.list, &decision.request);
    printf("\n");
    show_board(&decision);
    show_moves(&decision);
    read_decision(&decision);
    close_move_list(&decision.list);
    return decision.end;
}
