/* What can be typed at a server's table: see online.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/online.h"

enum { HINT_SECONDS = 1 };

static struct online *online_of(struct desk *desk)
{
    return (struct online *)desk;
}

/* Whether there is a game to be seen; else that is said. */
static bool has_board(struct desk *desk)
{
    if (desk->box)
        return true;
    say("%s", tr("The game has not begun."));
    return false;
}

static bool do_board(struct desk *desk, const char *rest)
{
    struct online *online = online_of(desk);
    (void)rest;
    if (!has_board(desk))
        return true;
    if (desk->has_moves) {
        free(online->shown); /* it is shown again with the question */
        online->shown = NULL;
    } else {
        desk_show_board(desk);
    }
    return true;
}

static bool do_undo(struct desk *desk, const char *rest)
{
    (void)rest;
    online_say(online_of(desk), SAID_WISH, "back", NULL);
    return true;
}

static bool do_hint(struct desk *desk, const char *rest)
{
    struct online *online = online_of(desk);
    if (!online->info.hints) {
        say("%s", tr("There are no hints where other people play."));
        return true;
    }
    if (!desk->has_moves)
        return true;
    const struct borgo_player *player = desk_find_hinter(rest);
    if (!player)
        return true;
    struct borgo_job *job =
        borgo_job_new(player, desk->game, desk->box, desk->seen, desk->seat, online->requests);
    if (job)
        job->request.budget = online->budget;
    return desk_hint(desk, job, HINT_SECONDS, &online->input);
}

static bool do_log(struct desk *desk, const char *rest)
{
    (void)rest;
    online_say(online_of(desk), SAID_LOG, "log", "events", "true", "lang", language()->code, NULL);
    return true;
}

static bool do_rules(struct desk *desk, const char *rest)
{
    desk->game = online_of(desk)->info.game;
    return desk_do_rules(desk, rest);
}

static bool do_key(struct desk *desk, const char *rest)
{
    desk->game = online_of(desk)->info.game;
    return desk_do_key(desk, rest);
}

static bool do_say(struct desk *desk, const char *rest)
{
    if (*rest)
        online_say(online_of(desk), SAID_CHAT, "chat", "text", rest, NULL);
    else
        say("%s", tr("'say' needs what you want to say."));
    return true;
}

static bool do_who(struct desk *desk, const char *rest)
{
    (void)rest;
    online_tell_table(online_of(desk));
    return true;
}

static bool do_start(struct desk *desk, const char *rest)
{
    struct online *online = online_of(desk);
    if (strcmp(rest, "now") == 0)
        online_say(online, SAID_OTHER, "start", "without", "true", NULL);
    else
        online_say(online, SAID_OTHER, "start", NULL);
    return true;
}

static bool do_absent(struct desk *desk, const char *rest)
{
    online_say(online_of(desk), SAID_OTHER, "absent", "choice", rest, NULL);
    return true;
}

static bool do_return(struct desk *desk, const char *rest)
{
    (void)rest;
    online_say(online_of(desk), SAID_OTHER, "return", NULL);
    return true;
}

/* Nobody gives a game up by a slip. */
static bool do_resign(struct desk *desk, const char *rest)
{
    if (strcmp(rest, "yes") == 0)
        online_say(online_of(desk), SAID_OTHER, "resign", NULL);
    else
        say("%s", tr("'resign yes' gives the game up."));
    return true;
}

static bool do_abort(struct desk *desk, const char *rest)
{
    (void)rest;
    online_say(online_of(desk), SAID_OTHER, "abort", NULL);
    return true;
}

static bool do_leave(struct desk *desk, const char *rest)
{
    struct online *online = online_of(desk);
    (void)rest;
    if (online->seat != BORGO_WATCHER && online->info.phase == AT_WAITING)
        online_say(online, SAID_LEAVE, "leave", NULL);
    else if (online->seat != BORGO_WATCHER)
        say("%s", tr("The game has begun: 'quit' goes away and keeps your seat, 'resign yes' gives "
                     "the game up."));
    else
        online->leaves = true;
    return true;
}

static bool do_quit(struct desk *desk, const char *rest)
{
    struct online *online = online_of(desk);
    (void)rest;
    if (online->seat != BORGO_WATCHER)
        say("%s", tr("Your seat stays yours: the same command comes back to it."));
    online->leaves = true;
    return false;
}

const struct word online_words[] = {
    {"undo",
     N_("takes your last move back; once it revealed something the other people must agree"),
     do_undo, false},
    {"hint", N_("what a computer player would do in your place, where no other people play"),
     do_hint, true},
    {"board", N_("shows the board and your moves again"), do_board, false},
    {"all", N_("lists all moves; 'all WORD' those that start with it"), desk_do_all, true},
    {"log", N_("tells the whole game so far"), do_log, false},
    {"say", N_("'say …' tells the others something"), do_say, true},
    {"who", N_("who sits at the table"), do_who, false},
    {"rules", N_("how the game is played"), do_rules, false},
    {"key", N_("what every letter and sign on the board means"), do_key, false},
    {"start", N_("the keeper lets the game begin; 'start now' without the open chairs"), do_start,
     true},
    {"absent", N_("what to do about somebody who doesn't come: 'wait', 'computer' or 'end'"),
     do_absent, true},
    {"return", N_("takes your seat back from the computer that plays for you"), do_return, false},
    {"abort", N_("ends a game that has hardly begun"), do_abort, false},
    {"resign", N_("'resign yes' gives the game up"), do_resign, true},
    {"leave", N_("gets up from the table before the game begins"), do_leave, false},
    {"help", N_("this list"), desk_do_help, false},
    {"quit", N_("goes away; your seat stays yours"), do_quit, false},
};
const int online_word_count = sizeof online_words / sizeof online_words[0];
