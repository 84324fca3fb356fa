/* `borgo play GAME`: a game at the terminal, between any mix of people at one keyboard and computer players. */
#include "cli/play.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/menu.h"
#include "cli/records.h"
#include "cli/sealing.h"
#include "cli/seats.h"
#include "cli/story.h"
#include "core/moves.h"
#include "core/setup.h"
#include "host/host.h"

static bool is_there(const char *path)
{
    return access(path, F_OK) == 0;
}

static bool save(struct sitting *sitting, const char *path)
{
    struct borgo_error error = {.translate = tr};
    if (!save_record(&sitting->record, path, &error))
        return complain("%s", error.message), false;
    return true;
}

bool save_as(struct sitting *sitting, const char *path)
{
    bool ours = (sitting->saved && strcmp(sitting->saved, path) == 0)
                || (sitting->autosave && strcmp(sitting->autosave, path) == 0);
    if (!ours && is_there(path)) {
        say(tr("There is a file '%s' already; choose another name."), path);
        return false;
    }
    if (!save(sitting, path))
        return false;
    char *name = strdup(path);
    free(sitting->saved);
    sitting->saved = name;
    sitting->saved_count = sitting->record.table.count;
    say(borgo_record_is_over(&sitting->record) ? tr("The record is in '%s'.")
                                               : tr("Saved. 'borgo play --load %s' goes on with this game."),
        path);
    return true;
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
    bool human = given->kind == SEAT_HUMAN;
    const char *word = human ? human_player.name : given->player->name;
    snprintf(seat->player, sizeof seat->player, "%s", word);
    if (given->name)
        snprintf(seat->name, sizeof seat->name, "%s", given->name);
    else
        default_name(seat, human ? tr("Player") : word, number);
}

/* Seats that no flag names: the lowest is yours unless a human was named, the others are computer players' of the level `builder`. */
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

/* Finds the players of the seats' words and gives each its memory. */
static bool seat_players(struct sitting *sitting)
{
    struct borgo_error error = {.translate = tr};
    sitting->at_keyboard = -1;
    for (unsigned seat = 0; seat < sitting->record.setup.players; seat++) {
        const char *word = sitting->record.seat[seat].player;
        bool human = strcmp(word, human_player.name) == 0;
        sitting->player[seat] = human ? &human_player : borgo_find_player(word, &error);
        sitting->humans += human;
        if (!sitting->player[seat])
            return complain("%s", error.message), false;
        if (!human)
            sitting->memory[seat] = allocate(sitting->player[seat]->memory);
    }
    return true;
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

/* A seed of the system's, or the one that was given. */
static bool choose_seed(const struct arguments *arguments, unsigned char seed[BORGO_SEED_BYTES], enum borgo_source *source)
{
    struct borgo_error error = {.translate = tr};
    const char *given = flag_value(arguments, "--seed");
    *source = given ? BORGO_CHOSEN_SEED : BORGO_HOUSE;
    host_random_bytes(seed, BORGO_SEED_BYTES);
    if (given && !borgo_read_seed(given, seed, &error))
        return complain("%s", error.message), false;
    return true;
}

static bool start_new(const struct arguments *arguments, const char *game, struct sitting *sitting,
                      struct game_setup *setup)
{
    unsigned char seed[BORGO_SEED_BYTES];
    enum borgo_source source;
    struct seat seats[BORGO_MAX_SEATS];
    struct borgo_seat taken[BORGO_MAX_SEATS];
    if (!game)
        return complain("'borgo play' needs a game, or '--load FILE'; 'borgo games' lists the games"), false;
    if (!set_up_game(arguments, game, setup))
        return false;
    if (!choose_player_count(arguments, setup) || !read_seats(arguments, setup->setup.players, seats)
        || !choose_seed(arguments, seed, &source))
        return false;
    fill_seats(seats, setup->setup.players);
    for (unsigned seat = 0; seat < setup->setup.players; seat++)
        take_seat(&taken[seat], &seats[seat], seat);
    borgo_record_open(&sitting->record, setup->game, &setup->setup, setup->box, taken, source, seed);
    setup->box = NULL;
    return true;
}

/* Everything a record says already can't be said again. */
static bool check_load_flags(const struct arguments *arguments)
{
    static const char *const flags[] = {"--players", "--option", "--data", "--seat", "--seed"};
    for (int i = 0; i < 5; i++)
        if (has_flag(arguments, flags[i]))
            return complain("'%s' can't be used with '--load': the saved game has its own", flags[i]), false;
    if (arguments->count)
        return complain("'%s' is one word too many: '--load' knows which game it is", arguments->word[0]), false;
    return true;
}

/* Who comes back to a game is told of the own last move and what came after. */
static void tell_from_last_moves(struct sitting *sitting)
{
    struct borgo_way_back way;
    for (unsigned seat = 0; seat < sitting->record.setup.players; seat++)
        if (borgo_way_back(&sitting->record.table, seat, &way))
            sitting->told[seat] = way.count;
}

static bool start_loaded(const struct arguments *arguments, const char *path, struct sitting *sitting)
{
    if (!check_load_flags(arguments) || require_record(path, &sitting->record) != BORGO_RECORD_RIGHT)
        return false;
    sitting->autosave = path;
    tell_from_last_moves(sitting);
    if (borgo_record_is_over(&sitting->record))
        return complain("this game is over; 'borgo replay %s' shows it", path), false;
    if (!sitting->record.has_seed)
        return complain("'%s' has no seed, so nobody can deal the rest of the game", path), false;
    return true;
}

/* The file that is kept up to date from now on. */
static bool start_autosave(const struct arguments *arguments, struct sitting *sitting)
{
    const char *path = flag_value(arguments, "--record");
    bool same = path && sitting->autosave && strcmp(path, sitting->autosave) == 0;
    if (path && !same && is_there(path))
        return complain("there is a file '%s' already; '--load %s' goes on with a saved game", path, path), false;
    if (path)
        sitting->autosave = path;
    return !sitting->autosave || save(sitting, sitting->autosave);
}

static void greet(const struct sitting *sitting)
{
    print_styled(&sitting->screen, (struct borgo_style){.bold = 1},
                 edition_title(sitting->record.game, sitting->record.box));
    for (unsigned seat = 0; seat < sitting->record.setup.players; seat++) {
        fputs(seat ? ", " : ": ", stdout);
        print_styled(&sitting->screen, borgo_seat_style(seat), sitting->record.seat[seat].name);
    }
    printf("\n");
}

/* Everybody who sits here and isn't a computer must say yes. */
static bool others_agree(struct sitting *sitting, unsigned seat, borgo_seats others)
{
    for (unsigned other = 0; other < sitting->record.setup.players; other++) {
        char prompt[400];
        if (!(others >> other & 1) || sitting->player[other] != &human_player)
            continue;
        clear_screen(&sitting->screen); /* nobody answers under somebody else's hand */
        snprintf(prompt, sizeof prompt, tr("%s, may %s take that back? (y/n) "), sitting->record.seat[other].name,
                 sitting->record.seat[seat].name);
        const char *answer = read_line(&sitting->input, prompt);
        if (!answer || !strchr(tr("yY"), answer[0]) || !answer[0])
            return false;
    }
    return true;
}

static void take_back(struct sitting *sitting, unsigned seat)
{
    struct borgo_way_back way;
    if (!borgo_way_back(&sitting->record.table, seat, &way)) {
        say("%s", tr("You have made no move yet that you could take back."));
        return;
    }
    if (!others_agree(sitting, seat, way.consent)) {
        say("%s", tr("Nothing is taken back."));
        return;
    }
    borgo_record_take_back(&sitting->record, seat, &way);
    for (unsigned i = 0; i < BORGO_MAX_SEATS; i++)
        if (sitting->told[i] > way.count)
            sitting->told[i] = way.count;
    say("%s", tr("Your last move is taken back."));
}

/* The last words of somebody who leaves before the end. */
static int leave(struct sitting *sitting)
{
    bool kept = sitting->autosave || (sitting->saved && sitting->saved_count == sitting->record.table.count);
    if (sitting->wish == WISH_QUIT && sitting->screen.interactive && !kept) {
        const char *path = read_line(&sitting->input, tr("Save the game first? A file name, or just Enter to leave: "));
        if (path && *path)
            save_as(sitting, path);
    }
    if (sitting->autosave && save(sitting, sitting->autosave))
        say(tr("The game is kept: 'borgo play --load %s' goes on with it."), sitting->autosave);
    if (sitting->input.end == INPUT_INTERRUPTED)
        return EXIT_INTERRUPTED;
    if (sitting->wish == WISH_QUIT)
        return EXIT_FINE;
    complain("the input ended before the game did");
    return EXIT_FAILED;
}

static int finish(struct sitting *sitting)
{
    struct borgo_record *record = &sitting->record;
    unsigned viewer = sitting->at_keyboard >= 0 ? (unsigned)sitting->at_keyboard : BORGO_CHANCE;
    const char *names[BORGO_MAX_SEATS];
    printf("\n");
    tell_story(record, viewer == BORGO_CHANCE ? 0 : sitting->told[viewer], record->table.count, viewer);
    printf("\n");
    table_names(record, names);
    print_board(&sitting->screen, record->game, record->box, record->table.state, BORGO_CHANCE, names);
    printf("\n");
    tell_result(&sitting->screen, record);
    tell_backs(record);
    printf("\n");
    tell_seed(record);
    if (sitting->autosave)
        return save_as(sitting, sitting->autosave) ? EXIT_FINE : EXIT_FAILED;
    if (!sitting->screen.interactive || !sitting->humans)
        return EXIT_FINE;
    const char *path = read_line(&sitting->input, tr("Keep the record? A file name, or just Enter for no: "));
    if (path && *path)
        save_as(sitting, path);
    return EXIT_FINE;
}

/* A decision of a seat; true when there is a move to play. */
static bool decide(struct sitting *sitting, unsigned seat, borgo_move *move)
{
    struct borgo_rng rng;
    bool human = sitting->player[seat] == &human_player;
    borgo_decision_rng(&sitting->record.dealer, &sitting->record.table, seat, &rng);
    if (human && sitting->autosave)
        save(sitting, sitting->autosave);
    return borgo_ask(&sitting->record.table, seat, sitting->player[seat], human ? sitting : sitting->memory[seat], &rng,
                     human ? 0 : sitting->seconds, move);
}

static int play(struct sitting *sitting)
{
    struct borgo_table *table = &sitting->record.table;
    borgo_seats to_act;
    while ((to_act = borgo_table_to_act(table)) != 0) {
        unsigned seat = borgo_actor(to_act);
        borgo_move move;
        if (seat == BORGO_CHANCE) {
            borgo_table_play(table, seat, borgo_dealer_move(&sitting->record.dealer, table), NULL);
        } else if (decide(sitting, seat, &move)) {
            borgo_table_play(table, seat, move, NULL);
        } else if (sitting->wish == WISH_UNDO && sitting->input.end == INPUT_GOES_ON) {
            take_back(sitting, seat);
        } else {
            return leave(sitting);
        }
    }
    return finish(sitting);
}

static void close_sitting(struct sitting *sitting)
{
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        free(sitting->memory[seat]);
    free(sitting->saved);
    close_input(&sitting->input);
    borgo_record_close(&sitting->record);
}

static int run(const struct arguments *arguments)
{
    struct sitting sitting = {0};
    struct game_setup setup = {0};
    const char *load = flag_value(arguments, "--load");
    const char *game = arguments->count ? arguments->word[0] : NULL;
    int code = EXIT_BAD_INPUT;
    uint64_t milliseconds;
    if (!open_screen(arguments, &sitting.screen) || !flag_number(arguments, "--ms", 1, 3600000, 1000, &milliseconds))
        return code;
    sitting.seconds = (double)milliseconds / 1000;
    if (!load && !game && sitting.screen.interactive && !(game = choose_game(&sitting.input))) {
        close_input(&sitting.input);
        return EXIT_FINE;
    }
    if ((load ? start_loaded(arguments, load, &sitting) : start_new(arguments, game, &sitting, &setup))
        && seat_players(&sitting) && start_autosave(arguments, &sitting)) {
        sitting.input.echo = !sitting.screen.interactive;
        catch_interrupts();
        greet(&sitting);
        code = seal_deal(&sitting.record, &sitting.input, has_flag(arguments, "--own-number")) ? play(&sitting)
                                                                                               : leave(&sitting);
    }
    close_sitting(&sitting);
    free_game(&setup);
    return code;
}

const struct command command_play = {
    .name = "play",
    .words = "[GAME]",
    .most = 1,
    .summary = N_("a game at the terminal, with people and computer players"),
    .details = N_(
        "Of the seats that no '--seat' names the lowest is yours, unless one of them names a human; computer players of "
        "the level builder have the others: novice and apprentice play worse, architect and master better. '--record FILE' "
        "keeps the game in a file from the first move on; '--load FILE' goes on with it. The exit code is 1 if the input "
        "ends before the game does."),
    .flags = {GAME_FLAGS,
              SEAT_FLAG,
              {"--seed", "N|HEX", N_("a deal that can be repeated: a number or 64 hexadecimal digits")},
              {"--own-number", NULL, N_("everybody at the keyboard types something that enters the deal")},
              {"--ms", "N", N_("a computer player's time for a move, in milliseconds: 1000 unless given")},
              {"--record", "FILE", N_("keeps the game in this file")},
              {"--load", "FILE", N_("goes on with a saved game")},
              COLOR_FLAG},
    .run = run,
};
