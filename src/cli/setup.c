/* A game chosen on the command line, with its options and data files. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "table/record.h"

enum { MAX_DATA_FILE = 1 << 20 };

static bool complain_data(const struct borgo_game *game, const char *value)
{
    char buffer[100];
    struct borgo_text names;
    borgo_text_start(&names, buffer, sizeof buffer);
    for (int i = 0; i < borgo_setup_data_count(game); i++)
        borgo_text_print(&names, "%s%s", i ? ", " : "", game->data[i].name);
    complain("'--data %s' names no data of %s, which has: %s", value, game->name, buffer);
    return false;
}

/* The part of the game's data a `NAME=FILE` is for; a plain FILE is for the first. -1: the name is
 * none of ours, and there is no file that is called so with its `=`. */
static int data_index(const struct borgo_game *game, const char **value)
{
    for (int i = 0; i < borgo_setup_data_count(game); i++) {
        size_t length = strlen(game->data[i].name);
        if (strncmp(*value, game->data[i].name, length) == 0 && (*value)[length] == '=') {
            *value += length + 1;
            return i;
        }
    }
    return strchr(*value, '=') && access(*value, F_OK) != 0 ? -1 : 0;
}

/* A data file, which is part of every record it is played with and so has a smaller limit than a
 * file. */
static char *read_data_file(const char *path, struct borgo_error *error)
{
    char *text = read_text_file(path, error);
    if (!text || strlen(text) <= MAX_DATA_FILE)
        return text;
    free(text);
    borgo_error_fail(error, "'%s' is not a text file of at most %d MiB", path, MAX_DATA_FILE >> 20);
    return NULL;
}

static bool use_data_file(struct game_setup *setup, const char *value)
{
    if (borgo_setup_data_count(setup->game) == 0)
        return complain("%s has no data files", setup->game->name), false;
    int index = data_index(setup->game, &value);
    if (index < 0)
        return complain_data(setup->game, value);
    if (setup->data[index])
        return complain("the data '%s' are given twice: '%s' and '%s'",
                        setup->game->data[index].name, setup->setup.file[index], value),
               false;
    struct borgo_error error = {.translate = tr};
    char *text = read_data_file(value, &error);
    if (!text)
        return complain("%s", error.message), false;
    if (strlen(text) > BORGO_MAX_DATA_TEXT) {
        free(text);
        return complain("'%s' is too long: a record has room for %d bytes of it", value,
                        BORGO_MAX_DATA_TEXT),
               false;
    }
    setup->data[index] = text;
    setup->setup.data[index] = text;
    setup->setup.file[index] = value;
    return true;
}

/* An --option for the same option stands before flag number `at`. */
static bool is_option_again(const struct arguments *arguments, int at)
{
    size_t length = strcspn(arguments->value[at], "=");
    for (int i = 0; i < at; i++)
        if (strcmp(arguments->flag[i]->name, "--option") == 0
            && strcspn(arguments->value[i], "=") == length
            && strncmp(arguments->value[i], arguments->value[at], length) == 0)
            return true;
    return false;
}

static bool use_option(const struct arguments *arguments, int at, struct game_setup *setup,
                       struct borgo_error *error)
{
    const char *value = arguments->value[at];
    if (!borgo_setup_set_option_text(setup->game, &setup->setup, value, error))
        return complain("%s", error->message), false;
    if (is_option_again(arguments, at))
        return complain("the option '%.*s' is given twice", (int)strcspn(value, "="), value), false;
    return true;
}

static bool use_flags(const struct arguments *arguments, struct game_setup *setup,
                      struct borgo_error *error)
{
    uint64_t players;
    if (!flag_number(arguments, "--players", 1, 99, setup->setup.players, &players))
        return false;
    if (!borgo_setup_set_players(setup->game, &setup->setup, (uint32_t)players, error))
        return complain("%s", error->message), false;
    for (int i = 0; i < arguments->flags; i++) {
        if (strcmp(arguments->flag[i]->name, "--data") == 0
            && !use_data_file(setup, arguments->value[i]))
            return false;
        if (strcmp(arguments->flag[i]->name, "--option") == 0
            && !use_option(arguments, i, setup, error))
            return false;
    }
    return true;
}

bool replace_box(struct game_setup *setup, const struct borgo_setup *with,
                 struct borgo_error *error)
{
    void *box = allocate(setup->game->box_size);
    if (!borgo_setup_make_box(setup->game, with, box, error)) {
        free(box);
        return false;
    }
    free(setup->box);
    setup->box = box;
    setup->setup = *with;
    return true;
}

bool set_up_game(const struct arguments *arguments, const char *name, struct game_setup *setup)
{
    struct borgo_error error = {.translate = tr};
    const struct borgo_edition *edition;
    *setup = (struct game_setup){.game = borgo_games_find(name, &edition, &error)};
    if (!setup->game)
        return complain("%s", error.message), false;
    setup->title = edition->title;
    borgo_setup_default(setup->game, &setup->setup);
    if (edition->option)
        borgo_setup_set_option_text(setup->game, &setup->setup, edition->option, &error);
    if (!use_flags(arguments, setup, &error)) {
        free_game(setup);
        return false;
    }
    if (replace_box(setup, &setup->setup, &error))
        return true;
    complain("%s", error.message);
    free_game(setup);
    return false;
}

bool set_up_position(const struct arguments *arguments, struct game_setup *setup,
                     struct borgo_reader *position)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_setup with = setup->setup;
    if (has_flag(arguments, "--players") || has_flag(arguments, "--option"))
        return complain("a position has its own player count and options: leave out '--players' "
                        "and '--option'"),
               false;
    if (!borgo_position_read_setup(setup->game, position, &with, &error)
        || !replace_box(setup, &with, &error))
        return complain("%s", error.message), false;
    return true;
}

void free_game(struct game_setup *setup)
{
    for (int i = 0; i < BORGO_MAX_DATA; i++)
        free(setup->data[i]);
    free(setup->box);
    *setup = (struct game_setup){0};
}
