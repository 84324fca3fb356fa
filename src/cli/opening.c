/* From the words of `borgo play` to a game that can begin: see opening.h. */
#include "cli/opening.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/records.h"
#include "core/setup.h"
#include "host/host.h"

/* The name of a seat nobody named: what it is, and the letter of its pieces. */
static void default_name(struct borgo_seat *seat, const char *kind, unsigned number)
{
    snprintf(seat->name, sizeof seat->name, "%s %c", kind, borgo_canvas_seat_letter(number));
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

/* Seats that no flag names: the lowest is yours unless a human was named, the others are computer
 * players' of the level `builder`. */
static void fill_seats(struct seat *seats, unsigned players)
{
    bool human = false;
    for (unsigned seat = 0; seat < players; seat++)
        human = human || seats[seat].kind == SEAT_HUMAN;
    for (unsigned seat = 0; seat < players; seat++) {
        if (seats[seat].kind != SEAT_NOT_GIVEN)
            continue;
        seats[seat] = human ? (struct seat){SEAT_COMPUTER, borgo_player_find("builder", NULL), NULL}
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
    if (!borgo_setup_set_players(setup->game, &with, seats, &error)
        || !replace_box(setup, &with, &error))
        return complain("%s", error.message), false;
    return true;
}

/* A seed of the system's, or the one that was given. */
static bool choose_seed(const struct arguments *arguments, unsigned char seed[BORGO_SEED_BYTES],
                        enum borgo_source *source)
{
    struct borgo_error error = {.translate = tr};
    const char *given = flag_value(arguments, "--seed");
    *source = given ? BORGO_CHOSEN_SEED : BORGO_HOUSE;
    host_random_bytes(seed, BORGO_SEED_BYTES);
    if (given && !borgo_dealer_read_seed(given, seed, &error))
        return complain("%s", error.message), false;
    return true;
}

static bool choose_seats(const struct arguments *arguments, unsigned players,
                         struct borgo_seat *taken)
{
    struct seat seats[BORGO_MAX_SEATS];
    if (!read_seats(arguments, players, seats))
        return false;
    fill_seats(seats, players);
    for (unsigned seat = 0; seat < players; seat++)
        take_seat(&taken[seat], &seats[seat], seat);
    const char *twice = borgo_seat_name_twice(taken, players);
    return !twice || (complain("two seats have the same name, '%s'", twice), false);
}

/* Seats and seed of a game that is set up, and its record. */
static bool open_game(const struct arguments *arguments, struct game_setup *setup,
                      const struct borgo_beginning *beginning, struct borgo_record *record)
{
    unsigned char seed[BORGO_SEED_BYTES];
    enum borgo_source source;
    struct borgo_seat seats[BORGO_MAX_SEATS] = {0};
    if (!choose_seats(arguments, setup->setup.players, seats)
        || !choose_seed(arguments, seed, &source))
        return false;
    borgo_record_open_at(record, setup->game, &setup->setup, setup->box, seats, source, seed,
                         beginning);
    setup->box = NULL;
    return true;
}

bool open_new_game(const struct arguments *arguments, const char *game, struct borgo_record *record)
{
    struct game_setup setup = {0};
    if (!game)
        return complain(
                   "'borgo play' needs a game, or '--load FILE'; 'borgo games' lists the games"),
               false;
    bool fine = set_up_game(arguments, game, &setup) && choose_player_count(arguments, &setup)
                && open_game(arguments, &setup, NULL, record);
    free_game(&setup);
    return fine;
}

/* The text without the white space around it. */
static void trim(char *text)
{
    size_t length = strlen(text), blank = strspn(text, " \t\r\n");
    while (length > blank && strchr(" \t\r\n", text[length - 1]))
        length--;
    memmove(text, text + blank, length - blank);
    text[length - blank] = '\0';
}

/* The position's first word says which game it is; one that was named must be the same. */
static bool find_game(const char *path, const char *position, const char *named, char name[32])
{
    size_t length = strcspn(position, " ");
    if (length == 0 || length >= 32 || position[length] != ' ')
        return complain("'%s' is no position: it must begin with the name of a game", path), false;
    memcpy(name, position, length);
    name[length] = '\0';
    return !named || strcmp(named, name) == 0
           || (complain("'%s' is a position of '%s', not of '%s'", path, name, named), false);
}

static bool open_position(const struct arguments *arguments, const char *path, char *position,
                          const char *named, struct borgo_record *record)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char name[32];
    struct borgo_error error = {.translate = tr};
    struct game_setup setup = {0};
    struct borgo_reader reader = {position};
    struct borgo_beginning beginning = {.state = state};
    trim(position);
    if (strlen(position) >= BORGO_MAX_POSITION_TEXT || strchr(position, '\n'))
        return complain("'%s' is no position: it must be one line", path), false;
    if (!find_game(path, position, named, name) || !set_up_game(arguments, name, &setup))
        return false;
    bool fine = set_up_position(arguments, &setup, &reader);
    if (fine && !borgo_record_read_position(setup.game, setup.box, &reader, state, &error))
        fine = (complain("'%s': %s", path, error.message), false);
    fine = fine && open_game(arguments, &setup, &beginning, record);
    free_game(&setup);
    return fine;
}

bool open_game_at(const struct arguments *arguments, const char *path, const char *named,
                  struct borgo_record *record)
{
    struct borgo_error error = {.translate = tr};
    char *position = read_text_file(path, &error);
    if (!position)
        return complain("%s", error.message), false;
    bool fine = open_position(arguments, path, position, named, record);
    free(position);
    return fine;
}

/* Everything a record says already can't be said again. */
static bool check_flags(const struct arguments *arguments)
{
    static const char *const flags[] = {"--players", "--option", "--data",
                                        "--seat",    "--seed",   "--position"};
    for (int i = 0; i < 6; i++)
        if (has_flag(arguments, flags[i]))
            return complain("'%s' can't be used with '--load': the saved game has its own",
                            flags[i]),
                   false;
    if (arguments->count)
        return complain("'%s' is one word too many: '--load' knows which game it is",
                        arguments->word[0]),
               false;
    return true;
}

bool open_saved_game(const struct arguments *arguments, const char *path,
                     struct borgo_record *record)
{
    if (!check_flags(arguments) || require_record(path, record) != BORGO_RECORD_RIGHT)
        return false;
    if (borgo_record_is_over(record))
        complain("this game is over; 'borgo replay %s' shows it", path);
    else if (!record->has_seed)
        complain("'%s' has no seed, so nobody can deal the rest of the game", path);
    else
        return true;
    borgo_record_close(record);
    return false;
}
