/* The human player at the terminal: shows what the seat may see, lists its moves and reads what is typed. Everything that
 * changes the table (taking back, leaving) is only a wish here; `borgo play` decides. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/movelist.h"
#include "cli/play.h"
#include "cli/story.h"
#include "games/rules.h"

/* What somebody asked to see may take more room than what is shown anyway. */
enum { ASKED_ROWS = 20 };

/* One decision of one human. */
struct decision {
    struct sitting *sitting;
    const struct borgo_request *request;
    struct move_list list;
};

static const char *name_of(const struct decision *decision)
{
    return decision->sitting->record.seat[decision->request->seat].name;
}

static void show_board(const struct decision *decision)
{
    const struct borgo_request *request = decision->request;
    const char *names[BORGO_MAX_SEATS];
    table_names(&decision->sitting->record, names);
    print_board(&decision->sitting->screen, request->game, request->box, request->state, request->seat, names);
}

static void show_moves(const struct decision *decision)
{
    struct sitting *sitting = decision->sitting;
    printf("\n");
    print_moves(&decision->list, "", rows_below_board(&sitting->screen));
    if (!sitting->helped)
        print_paragraph(0,
                        tr("Type the number of a move or its text. Other words: undo, hint, board, log, rules, save FILE, "
                           "quit; 'help' explains them."));
    sitting->helped = true;
}

/* Nobody may see what the next human holds before the keyboard has changed hands. */
static bool hand_over(struct decision *decision)
{
    struct sitting *sitting = decision->sitting;
    int seat = (int)decision->request->seat;
    char prompt[400];
    if (sitting->humans > 1 && sitting->at_keyboard != seat && sitting->screen.interactive) {
        clear_screen(&sitting->screen);
        snprintf(prompt, sizeof prompt, tr("Pass the keyboard to %s. %s, press Enter when nobody else is looking. "),
                 name_of(decision), name_of(decision));
        if (!read_line(&sitting->input, prompt))
            return false;
        clear_screen(&sitting->screen);
    }
    sitting->at_keyboard = seat;
    return true;
}

static void introduce(struct decision *decision)
{
    struct sitting *sitting = decision->sitting;
    unsigned seat = decision->request->seat;
    uint32_t now = sitting->record.table.count;
    printf("\n");
    if (tell_story(&sitting->record, sitting->told[seat], now, seat))
        printf("\n");
    sitting->told[seat] = now;
    show_board(decision);
    show_moves(decision);
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
    const struct sitting *sitting = decision->sitting;
    (void)rest;
    if (!tell_story(&sitting->record, 0, sitting->record.table.count, decision->request->seat))
        say("%s", tr("Nothing has happened yet."));
    return true;
}

/* What a computer player would do in this seat, knowing no more than the seat does. */
static bool do_hint(struct decision *decision, const char *rest)
{
    struct borgo_error error = {.translate = tr};
    const struct borgo_player *player = borgo_find_player(*rest ? rest : "architect", &error);
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_move move = 0;
    if (!player) {
        say("%s", error.message);
        return true;
    }
    const struct borgo_request *request = decision->request;
    void *memory = allocate(player->memory);
    borgo_ask(&decision->sitting->record.table, request->seat, player, memory, request->rng, decision->sitting->seconds,
              &move);
    free(memory);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_write_move(request->game, request->box, request->state, move, &text);
    say(tr("The computer player '%s' would play: %s"), player->name, buffer);
    return true;
}

static bool do_rules(struct decision *decision, const char *rest)
{
    const char *text = borgo_rules_text(decision->request->game, language());
    (void)rest;
    if (text)
        print_marked_up(text);
    else
        say("%s", tr("There is no rules text for this game."));
    return true;
}

static bool do_save(struct decision *decision, const char *rest)
{
    if (*rest)
        save_as(decision->sitting, rest);
    else
        say("%s", tr("'save' needs the name of a file."));
    return true;
}

static bool do_help(struct decision *decision, const char *rest);

static bool do_undo(struct decision *decision, const char *rest)
{
    (void)rest;
    decision->sitting->wish = WISH_UNDO;
    return false;
}

static bool do_quit(struct decision *decision, const char *rest)
{
    (void)rest;
    decision->sitting->wish = WISH_QUIT;
    return false;
}

/* What can be typed besides moves. False from `run`: the decision ends without a move. */
static const struct {
    const char *word;
    const char *help; /* for translation */
    bool (*run)(struct decision *decision, const char *rest);
    bool takes_more; /* something may stand behind the word */
} words[] = {
    {"undo", N_("takes your last move back; once it revealed something the other people must agree"), do_undo, false},
    {"hint", N_("what a computer player would do in your place ('hint random': that player)"), do_hint, true},
    {"board", N_("shows the board and your moves again"), do_board, false},
    {"all", N_("lists all moves; 'all WORD' those that start with it"), do_all, true},
    {"log", N_("tells the whole game so far"), do_log, false},
    {"rules", N_("how the game is played"), do_rules, false},
    {"save", N_("'save FILE' keeps the game in a file; 'borgo play --load FILE' goes on with it"), do_save, true},
    {"help", N_("this list"), do_help, false},
    {"quit", N_("leaves the game"), do_quit, false},
};
enum { WORDS = sizeof words / sizeof words[0] };

static bool do_help(struct decision *decision, const char *rest)
{
    char text[400];
    (void)rest;
    snprintf(
        text, sizeof text,
        tr("Type a move's number, its text ('%s'), or the start of its text to list the moves that begin like that. Or:"),
        decision->list.text[0]);
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
        say(tr("There is no move %s: the moves are 1 to %u."), line, (unsigned)decision->list.moves->count);
    } else if (print_moves(&decision->list, line, ASKED_ROWS) == 0) {
        say(tr("'%s' is neither a move you can make nor a command; 'help' lists the commands."), line);
    }
}

static bool decide(struct decision *decision, borgo_move *move)
{
    for (;;) {
        const char *rest;
        print_styled(&decision->sitting->screen, borgo_seat_style(decision->request->seat), name_of(decision));
        const char *line = read_line(&decision->sitting->input, "> ");
        if (!line)
            return false;
        if (!*line)
            continue;
        if (find_typed_move(&decision->list, line, move))
            return true;
        int word = find_word(line, &rest);
        if (word < 0)
            explain(decision, line);
        else if (!words[word].run(decision, rest))
            return false;
    }
}

static bool choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    struct decision decision = {.sitting = request->memory, .request = request};
    decision.sitting->wish = WISH_NOTHING;
    if (!hand_over(&decision))
        return false;
    open_move_list(&decision.list, request);
    introduce(&decision);
    bool decided = decide(&decision, &choice->at[0].move);
    close_move_list(&decision.list);
    return decided;
}

const struct borgo_player human_player = {
    .name = "human",
    .summary = N_("somebody at the keyboard"),
    .choose = choose,
};
