/* Where a person decides: see desk.h. */
#include "cli/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/rules.h"
#include "terminal/thinking.h"

/* What somebody asked to see may take more room than what is shown anyway. */
enum { ASKED_ROWS = 20 };

void desk_open_moves(struct desk *desk)
{
    desk_close_moves(desk);
    desk->request = (struct borgo_request){
        .game = desk->game, .box = desk->box, .state = desk->seen, .seat = desk->seat};
    open_move_list(&desk->list, &desk->request);
    desk->has_moves = true;
}

void desk_close_moves(struct desk *desk)
{
    if (desk->has_moves)
        close_move_list(&desk->list);
    desk->has_moves = false;
}

void desk_show_board(struct desk *desk)
{
    print_board(desk->screen, desk->game, desk->box, desk->seen, desk->seat, desk->name);
}

void desk_show_moves(struct desk *desk, const char *hint)
{
    printf("\n");
    print_moves(&desk->list, "", rows_below_board(desk->screen));
    if (!*desk->helped)
        print_paragraph(0, hint);
    *desk->helped = true;
}

const struct word *desk_find_word(const struct desk *desk, const char *line, const char **rest)
{
    for (int i = 0; i < desk->word_count; i++) {
        const struct word *word = &desk->words[i];
        size_t length = strlen(word->word);
        if (strncmp(line, word->word, length) != 0 || (line[length] && line[length] != ' '))
            continue;
        *rest = line + length + (line[length] == ' ');
        if (!**rest || word->takes_more)
            return word;
    }
    return NULL;
}

void desk_explain(const struct desk *desk, const char *line)
{
    if (strspn(line, "0123456789") == strlen(line)) {
        say(tr("There is no move %s: the moves are 1 to %u."), line,
            (unsigned)desk->list.moves->count);
    } else if (print_moves(&desk->list, line, ASKED_ROWS) == 0) {
        say(tr("'%s' is neither a move you can make nor a command; 'help' lists the commands."),
            line);
    }
}

bool desk_do_all(struct desk *desk, const char *rest)
{
    if (desk->has_moves)
        print_moves(&desk->list, rest, ALL_ROWS);
    return true;
}

bool desk_do_rules(struct desk *desk, const char *rest)
{
    const char *text = borgo_rules_text(desk->game, language());
    (void)rest;
    if (text)
        print_marked_up(text);
    else
        say("%s", tr("There is no rules text for this game."));
    return true;
}

/* The section of the rules text that explains the board's signs: the one whose heading is this
 * word. */
bool desk_do_key(struct desk *desk, const char *rest)
{
    const char *text = borgo_rules_text(desk->game, language());
    (void)rest;
    if (!text || !print_section(text, tr(N_("Key to the signs"))))
        say("%s", tr("There is no rules text for this game."));
    return true;
}

bool desk_do_help(struct desk *desk, const char *rest)
{
    char text[400];
    (void)rest;
    if (desk->has_moves) {
        snprintf(text, sizeof text,
                 tr("Type a move's number, its text ('%s'), or the start of its text to list the "
                    "moves that begin like that. Or:"),
                 desk->list.shown[0]);
        print_paragraph(0, text);
    }
    for (int i = 0; i < desk->word_count; i++) {
        const char *help = tr(desk->words[i].help);
        printf("  %-8s ", desk->words[i].word);
        print_wrapped(help, strlen(help), 11, 11);
    }
    return true;
}

/* A whole turn, its moves as they would be typed one after another. */
static void write_turn(const struct desk *desk, const struct borgo_suggestion *turn,
                       struct borgo_text *text)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    borgo_preview_world(desk->game, desk->box, desk->seen, desk->seat, 0, state);
    for (int i = 0; i < turn->length; i++) {
        char move[BORGO_MAX_MOVE_TEXT];
        struct borgo_text written;
        borgo_text_start(&written, move, sizeof move);
        borgo_moves_write(desk->game, desk->box, state, turn->moves[i], &written);
        show_letters(desk->game, move);
        borgo_text_print(text, "%s%s", i ? "; " : "", move);
        desk->game->play(desk->box, state, desk->seat, turn->moves[i], NULL);
    }
}

static int percent(const struct desk *desk, const struct borgo_suggestion *turn)
{
    return (int)(100 * turn->chance[desk->seat] + 0.5);
}

/* The best turn, and others that are really different. */
static void tell_hint(const struct desk *desk, const char *player, const struct borgo_hint *hint)
{
    for (unsigned i = 0; i < hint->turns.count; i++) {
        const struct borgo_suggestion *turn = &hint->turns.at[i];
        char buffer[BORGO_LONGEST_TURN * (BORGO_MAX_MOVE_TEXT + 2) + 16];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        write_turn(desk, turn, &text);
        if (i == 0) {
            say(tr("The computer player '%s' would play: %s"), player, buffer);
            say(tr("It sees a chance of %d %% to win then."), percent(desk, turn));
        } else {
            borgo_text_print(&text, " (%d %%)", percent(desk, turn));
            say(tr("The next best in its eyes: %s"), buffer);
        }
    }
}

const struct borgo_player *desk_find_hinter(const char *rest)
{
    struct borgo_error error = {.translate = tr};
    const struct borgo_player *player = borgo_player_find(*rest ? rest : "veteran", &error);
    if (!player)
        say("%s", error.message);
    return player;
}

bool desk_hint(struct desk *desk, struct borgo_job *job, double seconds, struct input *input)
{
    struct borgo_hint hint;
    if (!job)
        abort();
    const char *name = job->player->name;
    bool thought = think(job, &hint, seconds, name, desk->screen, input);
    if (thought)
        tell_hint(desk, name, &hint);
    borgo_job_free(job);
    return thought;
}
