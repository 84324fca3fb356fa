/* From words to a checked set-up and a box: see setup.h. */
#include "core/setup.h"

#include <string.h>

#include "core/advice.h"

int borgo_setup_option_count(const struct borgo_game *game)
{
    int count = 0;
    while (count < BORGO_MAX_OPTIONS && game->option[count].name)
        count++;
    return count;
}

int borgo_setup_value_count(const struct borgo_option *option)
{
    int count = 0;
    while (count < BORGO_MAX_VALUES && option->values[count])
        count++;
    return count;
}

int borgo_setup_data_count(const struct borgo_game *game)
{
    int count = 0;
    while (count < BORGO_MAX_DATA && game->data[count].name)
        count++;
    return count;
}

bool borgo_setup_allows_players(const struct borgo_game *game, uint32_t players)
{
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        if (game->players[i] == players)
            return true;
    return false;
}

void borgo_setup_default(const struct borgo_game *game, struct borgo_setup *setup)
{
    *setup = (struct borgo_setup){.players = game->players[0]};
    for (int i = 0; i < borgo_setup_data_count(game); i++) {
        setup->data[i] = game->data[i].builtin;
        setup->file[i] = game->data[i].file;
    }
}

bool borgo_setup_set_players(const struct borgo_game *game, struct borgo_setup *setup,
                             uint32_t players, struct borgo_error *error)
{
    if (borgo_setup_allows_players(game, players)) {
        setup->players = (uint8_t)players;
        return true;
    }
    char buffer[32];
    struct borgo_text allowed;
    borgo_text_start(&allowed, buffer, sizeof buffer);
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        borgo_text_print(&allowed, "%s%d", i ? ", " : "", game->players[i]);
    return borgo_error_fail(error, "%s can't be played by %u; allowed player counts: %s",
                            game->name, players, buffer);
}

static bool fail_option(const struct borgo_game *game, const char *name, struct borgo_error *error)
{
    char buffer[200];
    struct borgo_text known;
    borgo_text_start(&known, buffer, sizeof buffer);
    for (int i = 0; i < borgo_setup_option_count(game); i++)
        borgo_text_print(&known, "%s%s", i ? ", " : "", game->option[i].name);
    return borgo_error_fail(error, "%s has no option '%s'; its options: %s", game->name, name,
                            buffer);
}

static bool fail_value(const struct borgo_option *option, const char *value,
                       struct borgo_error *error)
{
    char buffer[200];
    struct borgo_text known;
    borgo_text_start(&known, buffer, sizeof buffer);
    for (int i = 0; i < borgo_setup_value_count(option); i++)
        borgo_text_print(&known, "%s%s", i ? ", " : "", option->values[i]);
    return borgo_error_fail(error, "option '%s' can't be '%s'; allowed: %s", option->name, value,
                            buffer);
}

bool borgo_setup_set_option(const struct borgo_game *game, struct borgo_setup *setup,
                            const char *name, const char *value, struct borgo_error *error)
{
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        const struct borgo_option *option = &game->option[i];
        if (strcmp(option->name, name) != 0)
            continue;
        for (int v = 0; v < borgo_setup_value_count(option); v++) {
            if (strcmp(option->values[v], value) == 0) {
                setup->option[i] = (uint8_t)v;
                return true;
            }
        }
        return fail_value(option, value, error);
    }
    return fail_option(game, name, error);
}

bool borgo_setup_set_option_text(const struct borgo_game *game, struct borgo_setup *setup,
                                 const char *text, struct borgo_error *error)
{
    char name[32];
    const char *equals = strchr(text, '=');
    size_t length = equals ? (size_t)(equals - text) : 0;
    if (!equals || length == 0 || length >= sizeof name)
        return borgo_error_fail(error, "'%s' is not of the form option=value", text);
    memcpy(name, text, length);
    name[length] = '\0';
    return borgo_setup_set_option(game, setup, name, equals + 1, error);
}

const char *borgo_setup_option_text(const struct borgo_game *game, const void *box, int option)
{
    const struct borgo_box *head = box;
    return game->option[option].values[head->option[option]];
}

/* The seat the option `first` names, or -1 for random. */
static int named_first(const struct borgo_game *game, const void *box)
{
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        const char *value = borgo_setup_option_text(game, box, i);
        if (strcmp(game->option[i].name, "first") == 0 && value[0] >= '0' && value[0] <= '9')
            return value[0] - '0';
    }
    return -1;
}

/* Whether some text is another one than the game's own. */
static bool has_own_data(const struct borgo_game *game, const struct borgo_setup *setup)
{
    for (int i = 0; i < borgo_setup_data_count(game); i++)
        if (setup->data[i] != game->data[i].builtin
            && strcmp(setup->data[i], game->data[i].builtin) != 0)
            return true;
    return false;
}

bool borgo_setup_make_box(const struct borgo_game *game, const struct borgo_setup *setup, void *box,
                          struct borgo_error *error)
{
    memset(box, 0, game->box_size);
    struct borgo_box *head = box;
    head->players = setup->players;
    head->own_data = has_own_data(game, setup);
    memcpy(head->option, setup->option, sizeof head->option);
    for (int seat = 0; seat < BORGO_MAX_SEATS; seat++)
        head->team[seat] = (uint8_t)seat;
    for (int i = 0; i < BORGO_MAX_WEIGHTS; i++)
        head->weight[i] = game->advice->weight[i].value;
    head->named_first = (int8_t)named_first(game, box);
    if (head->named_first >= head->players)
        return borgo_error_fail(error, "option 'first' names seat %d, but the seats are 0 to %d",
                                head->named_first, head->players - 1);
    return game->setup(setup, box, error);
}
