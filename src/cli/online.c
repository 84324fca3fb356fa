/* `borgo play URL`: a table of a server at this terminal. Here are the line, the questions to the
 * person, and the loop between the two: whatever comes first is dealt with, so that events are told
 * while somebody thinks. See online.h. */
#include "cli/online.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/full.h"
#include "host/host.h"
#include "terminal/page.h"

enum { PROMPT = 400, SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE };

void online_clear(struct online *online)
{
    if (!online->prompted)
        return;
    online->prompted = false;
    if (online->screen.interactive)
        clear_line(&online->screen);
    else
        putchar('\n');
}

/* Other people's texts may be in it: nothing of them may do anything to the terminal. */
__attribute__((format(printf, 3, 0))) static void tell(struct online *online, unsigned seat,
                                                       const char *format, va_list arguments)
{
    char *text = visible_text(format, arguments);
    if (online->full) {
        full_tell(online, seat, text);
    } else {
        online_clear(online);
        print_paragraph(0, text);
    }
    free(text);
}

void online_tell(struct online *online, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tell(online, BORGO_WATCHER, format, arguments);
    va_end(arguments);
}

void online_tell_of(struct online *online, unsigned seat, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tell(online, seat, format, arguments);
    va_end(arguments);
}

void online_answer(struct online *online, const char *text)
{
    if (online->full)
        full_answer(online, text);
    else
        online_tell(online, "%s", text);
}

void online_fail(struct online *online, const char *why)
{
    if (online->leaves)
        return;
    online_clear(online);
    fflush(stdout);
    if (online->full)
        full_fail(online, why);
    else
        complain("%s", why);
    online->leaves = true;
    online->code = EXIT_FAILED;
}

const char *online_name(const struct online *online, unsigned seat)
{
    return seat < BORGO_MAX_SEATS ? online->info.chair[seat].name : tr("somebody");
}

enum online_question online_question(const struct online *online)
{
    unsigned seat = online->seat;
    if (!online->line || !online->entered || online->leaves)
        return ASKS_NOTHING;
    if (online->naming)
        return ASKS_NAME;
    if (seat == BORGO_WATCHER || online->info.phase != AT_PLAYING || !online->box)
        return ASKS_NOTHING;
    if (online->info.wish)
        return online->info.wish_awaited >> seat & 1 ? ASKS_CONSENT : ASKS_NOTHING;
    return online->moving && online->awaited >> seat & 1 && !online->client[0] ? ASKS_MOVE
                                                                               : ASKS_NOTHING;
}

/* Asking. */

static void take_names(struct online *online)
{
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        online->desk.name[seat] = online->info.chair[seat].name;
}

/* Minutes and seconds, or what days and hours are left. */
static void tell_time(const struct online *online)
{
    int64_t left = online->info.left[online->seat];
    if (!online->info.clock)
        return;
    if (left < HOUR)
        say(tr("Your time: %d:%02d."), (int)(left / MINUTE), (int)(left % MINUTE / SECOND));
    else
        say(tr("Your time: %d hours."), (int)(left / HOUR));
}

/* The board and the moves, when they are not what was shown last. */
static void show_decision(struct online *online)
{
    struct desk *desk = &online->desk;
    if (online->shown && strcmp(online->shown, online->position) == 0 && desk->has_moves)
        return;
    online_clear(online);
    free(online->shown);
    online->shown = strdup(online->position);
    take_names(online);
    desk_open_moves(desk);
    printf("\n");
    desk_show_board(desk);
    desk_show_moves(desk,
                    tr("Type the number of a move or its text. Other words: undo, board, log, "
                       "say, rules, key, resign, quit; 'help' explains them."));
    tell_time(online);
}

/* Who only looks on sees the board after every turn. */
static void show_watched(struct online *online)
{
    bool plays = online->seat != BORGO_WATCHER || online->info.phase != AT_PLAYING;
    if (plays || !online->box || (online->shown && strcmp(online->shown, online->position) == 0))
        return;
    online_clear(online);
    free(online->shown);
    online->shown = strdup(online->position);
    take_names(online);
    printf("\n");
    desk_show_board(&online->desk);
}

static void prompt_name(struct online *online)
{
    char text[PROMPT];
    if (online->identity.name[0])
        snprintf(text, sizeof text, tr("Your name (Enter: %s): "), online->identity.name);
    else
        snprintf(text, sizeof text, "%s", tr("Your name: "));
    fputs(text, stdout);
}

static void prompt_consent(struct online *online)
{
    char text[PROMPT];
    snprintf(text, sizeof text, tr("%s, may %s take that back? (y/n) "),
             online_name(online, online->seat), online_name(online, online->info.wish_seat));
    fputs(text, stdout);
}

/* A line that goes away again, for somebody who sits there: whom everybody waits for. */
static void prompt_waiting(struct online *online)
{
    if (!online->screen.interactive || !online->entered || online->info.phase > AT_PLAYING)
        return;
    for (unsigned seat = 0; seat < online->info.players && online->moving; seat++)
        if (online->awaited >> seat & 1 && seat != online->seat) {
            printf(tr("Waiting for %s …"), online_name(online, seat));
            fputs(" ", stdout);
            online->prompted = true;
            return;
        }
}

static void prompt_move(struct online *online)
{
    print_styled(&online->screen, borgo_canvas_seat_style(online->seat),
                 online_name(online, online->seat));
    fputs("> ", stdout);
}

static void ask(struct online *online, enum online_question question)
{
    if (question == ASKS_MOVE)
        show_decision(online);
    else
        desk_close_moves(&online->desk);
    show_watched(online);
    if (online->prompted
        && (question != online->prompted_for || online->awaited != online->prompted_awaits))
        online_clear(online);
    if (online->prompted || online->held)
        return;
    if (question == ASKS_NAME)
        prompt_name(online);
    else if (question == ASKS_CONSENT)
        prompt_consent(online);
    else if (question == ASKS_MOVE)
        prompt_move(online);
    else
        prompt_waiting(online);
    online->prompted = online->prompted || question != ASKS_NOTHING;
    online->prompted_for = question;
    online->prompted_awaits = online->awaited;
}

/* What is typed. */

void online_take_name(struct online *online, const char *line)
{
    const char *name = *line ? line : online->identity.name;
    if (borgo_seat_is_name(name))
        online_join(online, name);
    else if (*name)
        online_tell(online, tr("A name has at most %d visible characters."), BORGO_MAX_NAME);
}

void online_take_consent(struct online *online, bool agrees)
{
    online->info.wish_awaited &= (borgo_seats) ~(1u << online->seat); /* asked once */
    online_say(online, SAID_OTHER, "consent", "agrees", agrees ? "true" : "false", NULL);
}

void online_take_move(struct online *online, borgo_move move)
{
    const struct desk *desk = &online->desk;
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_moves_write(desk->game, desk->box, desk->seen, move, &text);
    online_move(online, buffer);
}

/* Somebody who types is told at once; what comes from a pipe waits until it is asked for. */
static void take_early(struct online *online, const char *line)
{
    if (!online->screen.interactive)
        online->held = strdup(line);
    else if (online->entered)
        say("%s", tr("You aren't asked for anything now; 'help' lists what can be typed."));
}

static void take_line(struct online *online, enum online_question question, const char *line)
{
    struct desk *desk = &online->desk;
    const char *rest;
    borgo_move move;
    const struct word *word =
        online->entered && !online->joining ? desk_find_word(desk, line, &rest) : NULL;
    if (question == ASKS_NAME)
        online_take_name(online, line);
    else if (!*line)
        return;
    else if (question == ASKS_MOVE && find_typed_move(&desk->list, line, &move))
        online_take_move(online, move);
    else if (word)
        word->run(desk, rest);
    else if (question == ASKS_CONSENT)
        online_take_consent(online, strchr(tr("yY"), line[0]) != NULL);
    else if (question == ASKS_MOVE)
        desk_explain(desk, line);
    else
        take_early(online, line);
}

/* A line from the keyboard, or one that came too early. Where nobody sees the typing it is printed,
 * for the transcript. */
static void read_typed(struct online *online, enum online_question question, const char *line)
{
    if (!online->screen.interactive && question != ASKS_NOTHING)
        puts(line);
    online->prompted = false;
    take_line(online, question, line);
}

/* A line that waits can be read now: it is asked for, or a word that needs no question. */
static bool is_due(const struct online *online, enum online_question question)
{
    const char *rest;
    return question != ASKS_NOTHING
           || (online->entered && !online->joining
               && desk_find_word(&online->desk, online->held, &rest));
}

/* The line. */

static void take_loss(struct online *online, const char *why)
{
    char text[PROMPT];
    online->line = 0;
    online->joining = online->naming = online->asks_data = online->waits_for_record = false;
    online->sealed[0] = online->opened[0] = '\0';
    if (!online->ever) {
        const struct remote_place *place = &online->link.place;
        if (place->tls && (strstr(why, "SSL") || strstr(why, "cert")))
            snprintf(text, sizeof text,
                     tr("%s:%d doesn't speak https, or nobody vouches for its certificate: %s"),
                     place->host, place->port, why);
        else
            snprintf(text, sizeof text, tr("there is no Borgo server at %s:%d%s%s"), place->host,
                     place->port, *why ? ": " : "", why);
        online_fail(online, text);
    } else if (!online->lost) {
        if (!online->full) /* where it is shown as long as it lasts */
            online_tell(online, "%s",
                        tr("The line to the server is lost; it is tried again and again, and "
                           "nothing of the game is lost."));
        online->lost = true;
    }
}

void online_take_news(struct online *online)
{
    struct remote_news news;
    while (!online->leaves && remote_next(online->remote, &news)) {
        if (news.kind == REMOTE_OPENED) {
            online->line = news.line;
            online->ever = true;
            online_greet(online);
        } else if (news.kind == REMOTE_LOST) {
            take_loss(online, news.text ? news.text : "");
        } else if (news.line == online->line) {
            online_hear(online, news.text, news.length);
        }
        free(news.text);
    }
    online_end(online);
}

/* The loop. */

/* The input ended while something was asked, or an interrupt came. */
static void end_input(struct online *online)
{
    online->leaves = true;
    online->code = online->input.end == INPUT_INTERRUPTED ? EXIT_INTERRUPTED : EXIT_FAILED;
    online_clear(online);
    if (online->seat != BORGO_WATCHER && online->info.phase < AT_OVER)
        say("%s", tr("Your seat stays yours: the same command comes back to it."));
    if (online->input.end == INPUT_ENDED)
        complain("the input ended before the game did");
}

static void go_on(struct online *online)
{
    enum online_question question = online_question(online);
    ask(online, question);
    fflush(stdout);
    if (online->held && is_due(online, question)) {
        char *line = online->held;
        online->held = NULL;
        read_typed(online, question, line);
        free(line);
        return;
    }
    if (question != ASKS_NOTHING && online->input.end == INPUT_ENDED && online->input.used == 0) {
        end_input(online);
        return;
    }
    /* Whatever is typed behind a move is read when that is answered. */
    bool reads = !online->held && (!online->client[0] || !online->line);
    const char *line = line_beside(&online->input, reads, remote_file(online->remote));
    if (line)
        read_typed(online, question, line);
    else if (online->input.end == INPUT_INTERRUPTED)
        end_input(online);
    else
        online_take_news(online);
}

static bool read_words(const struct arguments *arguments, struct online *online)
{
    static const char *const local[] = {"--players", "--option",   "--data",       "--seat",
                                        "--seed",    "--position", "--own-number", "--ms",
                                        "--record",  "--load"};
    struct borgo_error error = {.translate = tr};
    uint64_t budget;
    for (size_t i = 0; i < sizeof local / sizeof local[0]; i++)
        if (has_flag(arguments, local[i]))
            return complain("'%s' is not for a table of a server", local[i]), false;
    if (!flag_number(arguments, "--budget", 1, 100000000, 0, &budget))
        return false;
    online->budget = (uint32_t)budget;
    online->wanted_name = flag_value(arguments, "--name");
    online->only_watches = has_flag(arguments, "--watch");
    if (online->wanted_name && !borgo_seat_is_name(online->wanted_name))
        return complain("'%s' is no name: it has 1 to %d visible characters", online->wanted_name,
                        BORGO_MAX_NAME),
               false;
    if (!read_link(arguments->word, arguments->count, &online->link, &error))
        return complain("%s", error.message), false;
    return true;
}

static void start(struct online *online)
{
    struct borgo_error error = {.translate = tr};
    unsigned char bytes[4];
    host_random_bytes(bytes, sizeof bytes);
    snprintf(online->process, sizeof online->process, "%02x%02x%02x%02x", bytes[0], bytes[1],
             bytes[2], bytes[3]);
    if (!online->only_watches && !open_identity(&online->identity, &error))
        complain("%s", error.message);
    online->number = -1;
    online->seat = BORGO_WATCHER;
    online->desk = (struct desk){.screen = &online->screen,
                                 .seat = BORGO_WATCHER,
                                 .words = online_words,
                                 .word_count = online_word_count,
                                 .helped = &online->helped};
    catch_interrupts();
    online->remote = remote_open(&online->link.place, &error);
    if (!online->remote)
        online_fail(online, error.message);
}

static void forget_table(struct online *online)
{
    desk_close_moves(&online->desk);
    for (int i = 0; i < BORGO_MAX_DATA; i++) {
        free(online->data[i]);
        online->data[i] = NULL;
    }
    free(online->position);
    free(online->shown);
    free(online->box);
    online->position = online->shown = NULL;
    online->box = NULL;
    online->desk.box = NULL;
}

void online_move_to(struct online *online, const char *table)
{
    online_say(online, SAID_OTHER, "exit", NULL);
    forget_table(online);
    snprintf(online->link.table, sizeof online->link.table, "%s", table);
    online->info = (struct online_info){0};
    online->setup = (struct borgo_setup){0};
    online->number = -1;
    online->seat = online->desk.seat = BORGO_WATCHER;
    online->client[0] = online->sealed[0] = online->opened[0] = online->promised[0] =
        online->numbered[0] = '\0';
    online->awaited = 0;
    online->entered = online->naming = online->joining = online->settled = online->moving = false;
    online->taken = online->has_data = online->asks_data = online->waits_for_record = false;
    online_enter(online);
}

static void close_online(struct online *online)
{
    if (online->remote)
        remote_close(online->remote);
    forget_table(online);
    close_input(&online->input);
    free(online->held);
}

int play_online(const struct arguments *arguments)
{
    struct online *online = allocate(sizeof *online);
    int code = EXIT_BAD_INPUT;
    if (open_screen(flag_value(arguments, "--color"), &online->screen)
        && read_words(arguments, online)) {
        online->code = EXIT_FINE;
        start(online);
        if (online->leaves || !wants_full_screen(arguments) || !play_online_full(online))
            while (!online->leaves)
                go_on(online);
        code = online->code;
        close_online(online);
    }
    free(online);
    return code;
}
