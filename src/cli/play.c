/* `borgo play GAME`: a game at the terminal, between any mix of people at one keyboard and computer players. It drives a
 * sitting: people's decisions come from person.c, computer players' from thinking.c. */
#include "cli/play.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/menu.h"
#include "cli/outcome.h"
#include "cli/records.h"
#include "cli/seats.h"
#include "cli/story.h"
#include "cli/thinking.h"
#include "core/setup.h"

static bool is_there(const char *path)
{
    return access(path, F_OK) == 0;
}

const char *name_of(const struct play *play, unsigned seat)
{
    return play->sitting.record.seat[seat].name;
}

static bool save(struct play *play, const char *path)
{
    struct borgo_error error = {.translate = tr};
    if (!borgo_record_save(&play->sitting.record, path, &error))
        return complain("%s", error.message), false;
    return true;
}

bool save_as(struct play *play, const char *path)
{
    bool ours = (play->saved && strcmp(play->saved, path) == 0) || (play->kept && strcmp(play->kept, path) == 0);
    if (!ours && is_there(path)) {
        say(tr("There is a file '%s' already; choose another name."), path);
        return false;
    }
    if (!save(play, path))
        return false;
    char *name = strdup(path);
    free(play->saved);
    play->saved = name;
    say(borgo_record_is_over(&play->sitting.record) ? tr("The record is in '%s'.")
                                                    : tr("Saved. 'borgo play --load %s' goes on with this game."),
        path);
    return true;
}

/* After every move, so that nothing is lost however the program ends. */
static void keep(struct play *play)
{
    if (play->kept && !play->unkept)
        play->unkept = !save(play, play->kept);
}

/* The name of a seat nobody named: what it is, and the letter of its pieces. */
static void default_name(struct borgo_seat *seat, const char *kind, unsigned number)
{
    snprintf(seat->name, sizeof seat->name, "%s %c", kind, borgo_seat_letter(number));
    if (!isupper((unsigned char)seat->name[0]))
        seat->name[0] = (char)toupper((unsigned char)seat->name[0]);
}

static void take_seat(struct borgo_seat *seat, const struct seat *given, unsigned number)
{
    bool person = given->kind == SEAT_HUMAN;
    const char *word = person ? BORGO_PERSON : given->player->name;
    snprintf(seat->player, sizeof seat->player, "%s", word);
    if (given->name)
        snprintf(seat->name, sizeof seat->name, "%s", given->name);
    else
        default_name(seat, person ? tr("Player") : word, number);
}

/* Seats that no flag names: the lowest is yours unless a human was named, the others are computer players' of the level
 * `builder`. */
static void fill_seats(struct seat *seats, unsigned players)
{
    bool human = false;
    for (unsigned seat = 0; seat < players; seat++)
        human = human || seats[seat].kind == SEAT_HUMAN;
    for (unsigned seat = 0; seat < players; seat++) {
        if (seats[seat].kind != SEAT_NOT_GIVEN)
            continue;
        seats[seat] = human ? (struct seat){SEAT_COMPUTER, borgo_find_player("builder", NULL), NULL}
                            : (struct seat){.kind = SEAT_HUMAN};
        human = true;
    }
}

/* Without --players as many play as have been given seats, at least the game's smallest number. */
static bool choose_player_count(const struct arguments *arguments, struct game_setup *setup)
{
    struct borgo_error error = {.translate = tr};
    unsigned seats = 0;
    for (int i = 0; i < arguments->flags; i++)
        seats += strcmp(arguments->flag[i]->name, "--seat") == 0;
    if (flag_value(arguments, "--players") || seats <= setup->setup.players)
        return true;
    struct borgo_setup with = setup->setup;
    if (!borgo_set_players(setup->game, &with, seats, &error) || !replace_box(setup, &with, &error))
        return complain("%s", error.message), false;
    return true;
}

static bool make_dealer(const struct arguments *arguments, struct borgo_dealer *dealer)
{
    struct borgo_error error = {.translate = tr};
    const char *seed = flag_value(arguments, "--seed");
    if (!seed)
        borgo_new_dealer(dealer);
    else if (!borgo_seed_dealer(dealer, seed, &error))
        return complain("%s", error.message), false;
    return true;
}

static bool start_new(const struct arguments *arguments, const char *game, struct borgo_record *record,
                      struct game_setup *setup)
{
    struct borgo_dealer dealer;
    struct seat seats[BORGO_MAX_SEATS];
    if (!game)
        return complain("'borgo play' needs a game, or '--load FILE'; 'borgo games' lists the games"), false;
    if (!set_up_game(arguments, game, setup))
        return false;
    if (!choose_player_count(arguments, setup) || !read_seats(arguments, setup->setup.players, seats)
        || !make_dealer(arguments, &dealer))
        return false;
    borgo_record_open(record, setup->game, &setup->setup, setup->box, &dealer);
    setup->box = NULL;
    fill_seats(seats, setup->setup.players);
    for (unsigned seat = 0; seat < setup->setup.players; seat++)
        take_seat(&record->seat[seat], &seats[seat], seat);
    return true;
}

/* Everything a record says already can't be said again. */
static bool check_load_flags(const struct arguments *arguments)
{
    static const char *const flags[] = {"--players", "--option", "--seat", "--seed"};
    for (int i = 0; i < 4; i++)
        if (has_flag(arguments, flags[i]))
            return complain("'%s' can't be used with '--load': the saved game has its own", flags[i]), false;
    if (arguments->count)
        return complain("'%s' is one word too many: '--load' knows which game it is", arguments->word[0]), false;
    return true;
}

static bool start_loaded(const struct arguments *arguments, const char *path, struct borgo_record *record,
                         struct game_setup *setup)
{
    struct loaded loaded;
    if (!check_load_flags(arguments))
        return false;
    if (require_record(arguments, path, &loaded) != BORGO_RECORD_RIGHT)
        return false;
    *record = loaded.record;
    *setup = loaded.setup;
    if (borgo_record_is_over(record))
        complain("this game is over; 'borgo replay %s' shows it", path);
    else if (!record->has_seed)
        complain("'%s' has no seed, so nobody can deal the rest of the game", path);
    else
        return true;
    borgo_record_close(record);
    return false;
}

/* Who comes back to a game is told of the own last move and what came after. */
static void tell_from_last_moves(struct play *play)
{
    const struct borgo_table *table = &play->sitting.record.table;
    borgo_seats people = borgo_sitting_people(&play->sitting);
    struct borgo_way_back way;
    play->told[BORGO_WATCHER] = play->told[BORGO_CHANCE] = table->count;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        if (!(people >> seat & 1) || !borgo_way_back(table, seat, &way))
            continue;
        play->told[seat] = way.count;
        if (way.count < play->told[BORGO_WATCHER])
            play->told[BORGO_WATCHER] = way.count;
    }
}

/* The file that is kept up to date from now on. */
static bool start_keeping(const struct arguments *arguments, struct play *play, const char *loaded)
{
    const char *path = flag_value(arguments, "--record");
    bool same = path && loaded && strcmp(path, loaded) == 0;
    if (path && !same && is_there(path))
        return complain("there is a file '%s' already; '--load %s' goes on with a saved game", path, path), false;
    if (path || loaded)
        play->kept = strdup(path ? path : loaded);
    return !play->kept || save(play, play->kept);
}

static void greet(const struct play *play)
{
    const struct borgo_record *record = &play->sitting.record;
    print_styled(&play->screen, (struct borgo_style){.bold = 1}, edition_title(record->game, record->box));
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        fputs(seat ? ", " : ": ", stdout);
        print_styled(&play->screen, borgo_seat_style(seat), record->seat[seat].name);
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
    return play->sitting.record.game->secrets && has_several_people(play) && play->screen.interactive;
}

bool hand_over(struct play *play, unsigned seat)
{
    char prompt[400];
    if (must_hide(play) && play->at_keyboard != (int)seat) {
        clear_screen(&play->screen);
        snprintf(prompt, sizeof prompt, tr("Pass the keyboard to %s. %s, press Enter when nobody else is looking. "),
                 name_of(play, seat), name_of(play, seat));
        if (!read_line(&play->input, prompt))
            return false;
        clear_screen(&play->screen);
    }
    play->at_keyboard = (int)seat;
    return true;
}

/* Whose eyes are on the screen; BORGO_CHANCE where only computer players play; NOBODY before the first of several people has
 * taken the keyboard. Where nothing is secret all eyes are the same. */
static int eyes(const struct play *play)
{
    borgo_seats people = borgo_sitting_people(&play->sitting);
    if (!people)
        return BORGO_CHANCE;
    if (!play->sitting.record.game->secrets)
        return BORGO_WATCHER;
    return has_several_people(play) ? play->at_keyboard : (int)borgo_actor(people);
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

/* Somebody else has to agree. The asker's hand leaves the screen first, and comes back only after the keyboard has. */
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

/* The last words to somebody who leaves before the end. */
static int leave(struct play *play)
{
    keep(play);
    if (play->kept && !play->unkept)
        say(tr("The game is kept: 'borgo play --load %s' goes on with it."), play->kept);
    if (play->input.end == INPUT_INTERRUPTED)
        return EXIT_INTERRUPTED;
    if (play->input.end == INPUT_GOES_ON)
        return EXIT_FINE;
    complain("the input ended before the game did");
    return EXIT_FAILED;
}

static int finish(struct play *play)
{
    const struct borgo_record *record = &play->sitting.record;
    const char *names[BORGO_MAX_SEATS];
    printf("\n");
    tell_news(play);
    printf("\n");
    table_names(record, names);
    print_board(&play->screen, record->game, record->box, record->table.state, BORGO_CHANCE, names);
    printf("\n");
    tell_result(&play->screen, record);
    if (play->kept && !play->unkept)
        say(tr("The record is in '%s'."), play->kept);
    return play->unkept ? EXIT_FAILED : EXIT_FINE;
}

/* False: an interrupt came. */
static bool let_think(struct play *play, unsigned seat)
{
    struct borgo_job *job = borgo_sitting_job(&play->sitting, seat, NULL);
    if (!job)
        abort();
    bool thought = think(job, play->seconds, name_of(play, seat), &play->screen, &play->input);
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
        keep(play);
        tell_news(play);
        if (needs.stage == BORGO_STAGE_OVER)
            return finish(play);
        unsigned seat = borgo_actor(needs.people | needs.computers);
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
    free(play->kept);
    free(play->saved);
    close_input(&play->input);
    borgo_sitting_close(&play->sitting);
}

static bool start(const struct arguments *arguments, struct play *play, const char *game, struct game_setup *setup)
{
    struct borgo_error error = {.translate = tr};
    const char *load = flag_value(arguments, "--load");
    struct borgo_record record;
    if (!(load ? start_loaded(arguments, load, &record, setup) : start_new(arguments, game, &record, setup)))
        return false;
    if (!borgo_sitting_open(&play->sitting, &record, &error))
        return complain("%s", error.message), false;
    play->at_keyboard = NOBODY;
    if (load)
        tell_from_last_moves(play);
    return start_keeping(arguments, play, load);
}

static int run(const struct arguments *arguments)
{
    struct play play = {0};
    struct game_setup setup = {0};
    const char *game = arguments->count ? arguments->word[0] : NULL;
    int code = EXIT_BAD_INPUT;
    uint64_t milliseconds;
    if (!open_screen(arguments, &play.screen) || !flag_number(arguments, "--ms", 1, 3600000, 1000, &milliseconds))
        return code;
    play.seconds = (double)milliseconds / 1000;
    if (!has_flag(arguments, "--load") && !game && play.screen.interactive && !(game = choose_game(&play.input))) {
        close_input(&play.input);
        return EXIT_FINE;
    }
    if (start(arguments, &play, game, &setup)) {
        play.input.echo = !play.screen.interactive;
        catch_interrupts();
        greet(&play);
        code = play_on(&play);
    }
    close_play(&play);
    free_game(&setup);
    free(start.load);
    return code;
}

const struct command command_play = {
    .name = "play",
    .words = "[GAME]",
    .most = 1,
    .summary = N_("a game at the terminal, with people and computer players"),
    .details = N_(
        "Of the seats that no '--seat' names the lowest is yours, unless one of them names a human; computer players of "
        "the level builder have the others: novice and apprentice play worse, veteran and master better. '--record FILE' "
        "keeps the game in a file from the first move on; '--load FILE' goes on with it. The exit code is 1 if the input "
        "ends before the game does."),
    .flags = {GAME_FLAGS,
              SEAT_FLAG,
              {"--seed", "N|HEX", N_("a deal that can be repeated: a number or 64 hexadecimal digits")},
              {"--ms", "N", N_("a computer player's time for a move, in milliseconds: 1000 unless given")},
              {"--record", "FILE", N_("keeps the game in this file")},
              {"--load", "FILE", N_("goes on with a saved game")},
              COLOR_FLAG},
    .run = run,
};
