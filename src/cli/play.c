/* `borgo play GAME`: a game at the terminal, between any mix of people at one keyboard and computer
 * players. It drives a sitting: people's decisions come from person.c, computer players' from
 * thinking.c. */
#include "cli/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/full.h"
#include "cli/keep.h"
#include "cli/learn.h"
#include "cli/menu.h"
#include "cli/online.h"
#include "cli/opening.h"
#include "cli/puzzles.h"
#include "cli/records.h"
#include "cli/sealing.h"
#include "terminal/outcome.h"
#include "terminal/story.h"
#include "terminal/thinking.h"

const char *name_of(const struct play *play, unsigned seat)
{
    return play->sitting.record.seat[seat].name;
}

static bool save(struct play *play, const char *path, save_bytes *how)
{
    struct borgo_error error = {.translate = tr};
    if (!save_record(&play->sitting.record, path, how, &error))
        return complain("%s", error.message), false;
    return true;
}

bool save_as(struct play *play, const char *path)
{
    bool ours = (play->saved && strcmp(play->saved, path) == 0)
                || (play->kept && strcmp(play->kept, path) == 0);
    if (!save(play, path, ours ? save_file : save_new_file))
        return false;
    char *name = strdup(path), *quoted = shell_quoted(path);
    free(play->saved);
    play->saved = name;
    say(tr("Saved. 'borgo play --load %s' goes on with this game."), quoted);
    free(quoted);
    return true;
}

/* After every move, so that nothing is lost however the program ends. */
void keep_play(struct play *play)
{
    if (play->kept && !play->unkept)
        play->unkept = !save(play, play->kept, save_file);
}

/* Who comes back to a game is told of the own last move and what came after. */
static void tell_from_last_moves(struct play *play)
{
    const struct borgo_table *table = &play->sitting.record.table;
    borgo_seats people = borgo_sitting_people(&play->sitting);
    struct borgo_way_back way;
    play->told[BORGO_WATCHER] = play->told[BORGO_CHANCE] = table->count;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        if (!(people >> seat & 1) || !borgo_table_way_back(table, seat, &way))
            continue;
        play->told[seat] = way.count;
        if (way.count < play->told[BORGO_WATCHER])
            play->told[BORGO_WATCHER] = way.count;
    }
}

/* A file of the user's data folder. A game can be played where there is none. */
static bool keep_by_itself(struct play *play)
{
    struct borgo_error error = {.translate = tr};
    play->kept = new_kept_game(play->sitting.record.game->name, &play->lock, &error);
    if (!play->kept)
        complain("this game can't be kept: %s", error.message);
    return true;
}

/* The file that is kept up to date from now on, and locked. */
static bool start_keeping(const struct arguments *arguments, struct play *play, const char *loaded)
{
    struct borgo_error error = {.translate = tr};
    const char *path = flag_value(arguments, "--record");
    bool same = path && loaded && strcmp(path, loaded) == 0;
    if (!path && !loaded)
        return keep_by_itself(play);
    if (!lock_file(path ? path : loaded, &play->lock, &error))
        return complain("%s", error.message), false;
    play->kept = strdup(path ? path : loaded);
    return save(play, play->kept, path && !same ? save_new_file : save_file);
}

static void greet(const struct play *play)
{
    const struct borgo_record *record = &play->sitting.record;
    print_styled(&play->screen, (struct borgo_style){.bold = 1},
                 edition_title(record->game, record->box));
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        fputs(seat ? ", " : ": ", stdout);
        print_styled(&play->screen, borgo_canvas_seat_style(seat), record->seat[seat].name);
    }
    printf("\n");
}

static bool has_several_people(const struct play *play)
{
    return __builtin_popcount(borgo_sitting_people(&play->sitting)) > 1;
}

/* Where nothing is secret nobody has to look away. */
static bool must_hide(const struct play *play)
{
    return play->sitting.record.game->secrets && has_several_people(play)
           && play->screen.interactive;
}

bool hand_over(struct play *play, unsigned seat)
{
    char prompt[400];
    if (must_hide(play) && play->at_keyboard != (int)seat) {
        clear_screen(&play->screen);
        snprintf(prompt, sizeof prompt,
                 tr("Pass the keyboard to %s. %s, press Enter when nobody else is looking. "),
                 name_of(play, seat), name_of(play, seat));
        if (!read_line(&play->input, prompt))
            return false;
        clear_screen(&play->screen);
    }
    play->at_keyboard = (int)seat;
    return true;
}

/* Whose eyes are on the screen; BORGO_CHANCE where only computer players play; NOBODY before the
 * first of several people has taken the keyboard. Where nothing is secret all eyes are the same. */
static int eyes(const struct play *play)
{
    borgo_seats people = borgo_sitting_people(&play->sitting);
    if (!people)
        return BORGO_CHANCE;
    if (!play->sitting.record.game->secrets)
        return BORGO_WATCHER;
    return has_several_people(play) ? play->at_keyboard : (int)borgo_moves_actor(people);
}

/* Tells what has happened since these eyes were told last. */
static void tell_news(struct play *play)
{
    int viewer = eyes(play);
    uint32_t now = play->sitting.record.table.count;
    if (viewer == NOBODY || play->told[viewer] >= now)
        return;
    tell_story(&play->sitting.record, play->told[viewer], now, (unsigned)viewer);
    fflush(stdout);
    play->told[viewer] = now;
}

static void tell_taken_back(struct play *play)
{
    uint32_t now = play->sitting.record.table.count;
    for (unsigned i = 0; i <= BORGO_CHANCE; i++)
        play->told[i] = play->told[i] > now ? now : play->told[i];
    say("%s", tr("Your last move is taken back."));
}

static void take_back(struct play *play, unsigned seat)
{
    struct borgo_error error = {.translate = tr};
    switch (borgo_sitting_take_back(&play->sitting, seat, &error)) {
    case BORGO_TAKEN_BACK:
        tell_taken_back(play);
        break;
    case BORGO_NOT_TAKEN_BACK:
        say("%s", error.message);
        break;
    case BORGO_ASKS_TO_TAKE_BACK:
        break;
    }
}

/* Somebody else has to agree. The asker's hand leaves the screen first, and comes back only after
 * the keyboard has. */
static void ask_consent(struct play *play, unsigned seat)
{
    char prompt[400];
    if (must_hide(play)) {
        clear_screen(&play->screen);
        play->at_keyboard = NOBODY;
    }
    snprintf(prompt, sizeof prompt, tr("%s, may %s take that back? (y/n) "), name_of(play, seat),
             name_of(play, play->sitting.wish.seat));
    const char *answer = read_line(&play->input, prompt);
    bool agrees = answer && answer[0] && strchr(tr("yY"), answer[0]);
    enum borgo_taking_back result = borgo_sitting_answer(&play->sitting, seat, agrees);
    if (result == BORGO_TAKEN_BACK)
        tell_taken_back(play);
    else if (result == BORGO_NOT_TAKEN_BACK)
        say("%s", tr("Nothing is taken back."));
}

static void tell_kept(const struct play *play)
{
    char *quoted = shell_quoted(play->kept);
    if (is_kept_game(play->kept))
        say("%s", tr("The game is kept: 'borgo play' goes on with it."));
    else
        say(tr("The game is kept: 'borgo play --load %s' goes on with it."), quoted);
    free(quoted);
}

/* Whether anybody here has decided anything; where only computer players play, they count. */
static bool has_begun(const struct borgo_sitting *sitting)
{
    const struct borgo_table *table = &sitting->record.table;
    borgo_seats people = borgo_sitting_people(sitting);
    for (uint32_t i = 0; i < table->count; i++)
        if (table->log[i].seat != BORGO_CHANCE && (!people || people >> table->log[i].seat & 1))
            return true;
    return false;
}

/* The last words to somebody who leaves before the end. A game in which nobody has decided anything
 * need not be kept. */
static int leave(struct play *play)
{
    keep_play(play);
    if (play->kept && is_kept_game(play->kept) && !has_begun(&play->sitting))
        forget_kept_game(play->kept);
    else if (play->kept && !play->unkept)
        tell_kept(play);
    if (play->input.end == INPUT_INTERRUPTED)
        return EXIT_INTERRUPTED;
    if (play->input.end == INPUT_GOES_ON)
        return EXIT_FINE;
    complain("the input ended before the game did");
    return EXIT_FAILED;
}

/* Where the record of the finished game is. */
static void tell_record(struct play *play)
{
    struct borgo_error error = {.translate = tr};
    char *finished = is_kept_game(play->kept) ? finish_kept_game(play->kept, &error) : NULL;
    say(tr("The record is in '%s'."), finished ? finished : play->kept);
    free(finished);
}

static int finish(struct play *play)
{
    const struct borgo_record *record = &play->sitting.record;
    const char *names[BORGO_MAX_SEATS];
    printf("\n");
    table_names(record, names);
    print_board(&play->screen, record->game, record->box, record->table.state, BORGO_CHANCE, names);
    printf("\n");
    print_outcome(&play->screen, record);
    tell_backs(record);
    printf("\n");
    tell_seed(record);
    if (play->kept && !play->unkept)
        tell_record(play);
    return play->unkept ? EXIT_FAILED : EXIT_FINE;
}

/* False: an interrupt came. */
static bool let_think(struct play *play, unsigned seat)
{
    struct borgo_job *job = borgo_sitting_job(&play->sitting, seat, NULL);
    if (!job)
        abort();
    job->request.budget = play->budget;
    bool thought =
        think(job, NULL, play->seconds, name_of(play, seat), &play->screen, &play->input);
    if (thought)
        borgo_sitting_accept(&play->sitting, job);
    borgo_job_free(job);
    return thought;
}

static bool let_decide(struct play *play, unsigned seat)
{
    if (!hand_over(play, seat))
        return false;
    tell_news(play);
    enum decision_end end = ask_person(play, seat);
    if (end == DECISION_TAKES_BACK)
        take_back(play, seat);
    return end != DECISION_LEAVES;
}

static int play_on(struct play *play)
{
    for (bool goes_on = true; goes_on;) {
        struct borgo_needs needs = borgo_sitting_advance(&play->sitting);
        keep_play(play);
        tell_news(play);
        if (needs.stage == BORGO_STAGE_OVER)
            return finish(play);
        unsigned seat = borgo_moves_actor(needs.people | needs.computers);
        if (needs.stage == BORGO_STAGE_ASKING)
            ask_consent(play, seat);
        else if (needs.people >> seat & 1)
            goes_on = let_decide(play, seat);
        else
            goes_on = let_think(play, seat);
        goes_on = goes_on && play->input.end == INPUT_GOES_ON;
    }
    return leave(play);
}

static void close_play(struct play *play)
{
    unlock_file(&play->lock);
    free(play->kept);
    free(play->saved);
    close_input(&play->input);
    borgo_sitting_close(&play->sitting);
}

/* The same once more: the game that is over is kept as one that is, and a new one is sealed. */
static bool start_rematch(struct play *play)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_record record;
    bool opened = open_rematch(&play->sitting.record, &record);
    borgo_sitting_close(&play->sitting);
    unlock_file(&play->lock);
    free(play->kept);
    play->kept = NULL;
    play->sitting = (struct borgo_sitting){0};
    if (!opened || !borgo_sitting_open(&play->sitting, &record, &error))
        return false;
    play->at_keyboard = NOBODY;
    return keep_by_itself(play) && seal_deal(&play->sitting.record, &play->input, false);
}

/* On the full screen as long as there is one, else line by line. */
static int play_anyhow(struct play *play, bool full)
{
    for (;;) {
        enum full_end end = full ? play_full_screen(play) : FULL_NOT_SHOWN;
        if (end == FULL_NOT_SHOWN)
            return play_on(play);
        if (end == FULL_LEFT)
            return leave(play);
        int code = finish(play);
        if (end == FULL_OVER || !start_rematch(play))
            return code;
    }
}

static bool start(const struct arguments *arguments, struct play *play, const struct start *wanted)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_record record;
    const char *position = flag_value(arguments, "--position");
    if (!(wanted->load ? open_saved_game(arguments, wanted->load, &record)
          : position   ? open_game_at(arguments, position, wanted->game, &record)
                       : open_new_game(arguments, wanted->game, &record)))
        return false;
    if (!borgo_sitting_open(&play->sitting, &record, &error))
        return complain("%s", error.message), false;
    play->at_keyboard = NOBODY;
    if (wanted->load)
        tell_from_last_moves(play);
    return start_keeping(arguments, play, wanted->load);
}

/* What the words say, or what somebody at a terminal answers who said nothing. */
static bool choose(const struct arguments *arguments, struct play *play, struct start *wanted,
                   struct chosen_words *words)
{
    const char *load = flag_value(arguments, "--load");
    wanted->game = arguments->count ? arguments->word[0] : NULL;
    wanted->load = load ? strdup(load) : NULL;
    words->arguments = *arguments;
    if (wanted->game || load || has_flag(arguments, "--position") || !play->screen.interactive)
        return true;
    return wants_full_screen(arguments) ? choose_full_screen(arguments, play, wanted, words)
                                        : choose_start(&play->input, wanted);
}

static int run(const struct arguments *arguments)
{
    struct play play = {0};
    struct start wanted = {0};
    struct chosen_words words = {0};
    int code = EXIT_FINE;
    uint64_t milliseconds, budget;
    if (is_link(arguments->word, arguments->count))
        return play_online(arguments);
    if (arguments->count > 1)
        return complain("'%s' is one word too many; see 'borgo %s --help'", arguments->word[1],
                        arguments->command->name);
    if (has_flag(arguments, "--name") || has_flag(arguments, "--watch"))
        return complain("'%s' is for a table of a server",
                        has_flag(arguments, "--name") ? "--name" : "--watch");
    if (!open_screen(flag_value(arguments, "--color"), &play.screen)
        || !flag_number(arguments, "--ms", 1, 3600000, 1000, &milliseconds)
        || !flag_number(arguments, "--budget", 1, 100000000, 0, &budget))
        return EXIT_BAD_INPUT;
    if (has_flag(arguments, "--ms") && has_flag(arguments, "--budget"))
        return complain("'%s' and '%s' exclude each other", "--budget", "--ms");
    play.seconds = (double)milliseconds / 1000;
    play.budget = (uint32_t)budget;
    catch_interrupts();
    bool chosen = choose(arguments, &play, &wanted, &words);
    if (chosen && wanted.puzzles) {
        code = puzzle_of_the_day(&play.screen, wants_full_screen(arguments));
    } else if (chosen && wanted.learn) {
        code = learn_game(wanted.learn, &play.screen, wants_full_screen(arguments));
    } else if (chosen) {
        code = EXIT_BAD_INPUT;
        if (start(&words.arguments, &play, &wanted)) {
            play.input.echo = !play.screen.interactive;
            greet(&play);
            bool sealed =
                seal_deal(&play.sitting.record, &play.input, has_flag(arguments, "--own-number"));
            code = sealed ? play_anyhow(&play, wants_full_screen(arguments)) : leave(&play);
        }
    }
    if (!play.sitting.record.game && play.input.end == INPUT_INTERRUPTED)
        code = EXIT_INTERRUPTED;
    free(wanted.load);
    close_play(&play);
    return code;
}

const struct command command_play = {
    .name = "play",
    .words = "[GAME|URL]",
    .most = 2,
    .summary = N_("a game at the terminal, with people and computer players, here or on a server"),
    .details = N_("Of the seats that no '--seat' names the lowest is yours, unless one of them "
                  "names a human; computer players of "
                  "the level builder have the others: novice and apprentice play worse, veteran "
                  "and master better. '--record FILE' "
                  "keeps the game in a file from the first move on; '--load FILE' goes on with it. "
                  "The exit code is 1 if the input "
                  "ends before the game does. With the link of an invitation "
                  "(http://host:8765/#/t/amber-mill-421, or two words: host:8765 amber-mill-421) "
                  "you sit down at that table of a server, or watch."),
    .flags = {GAME_FLAGS,
              SEAT_FLAG,
              {"--seed", "N|HEX",
               N_("a deal that can be repeated: a number or 64 hexadecimal digits")},
              {"--own-number", NULL,
               N_("everybody at the keyboard types something that enters the deal")},
              {"--ms", "N",
               N_("a computer player's time for a move, in milliseconds: 1000 unless given")},
              {"--budget", "N", N_("playouts a move instead of a time")},
              {"--record", "FILE", N_("keeps the game in this file")},
              {"--load", "FILE", N_("goes on with a saved game")},
              {"--position", "FILE", N_("a game that begins at the position in this file")},
              {"--name", "NAME", N_("what you are called at a server's table")},
              {"--watch", NULL, N_("only looks on at a server's table")},
              PLAIN_FLAG,
              COLOR_FLAG},
    .run = run,
};
