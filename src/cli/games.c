/* `borgo games`: what can be played, by how many, with which options and data. */
#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/json_line.h"
#include "core/setup.h"
#include "games/registry.h"
#include "terminal/page.h"
#include "wire/wire.h"

enum {
    NAME = 17,
    LABEL = 16,
    VALUES = 37
}; /* the columns where titles, values and explanations start */

static void print_json_game(const struct borgo_game *game)
{
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_wire_put_game(game, tr, json);
    end_json_line(&line);
}

/* `  label     values        explanation`, the explanation wrapped in its own column or, without
 * room, below. */
static void print_row(const char *label, const char *values, const char *explanation)
{
    int used = LABEL + text_columns(values, strlen(values));
    fputs("  ", stdout);
    print_cut(label, LABEL - 3);
    putchar(' ');
    fputs(values, stdout);
    if (!explanation) {
        putchar('\n');
        return;
    }
    int column = page_width() < 2 * VALUES ? LABEL : VALUES;
    if (used + 2 > column)
        printf("\n%*s", column, "");
    else
        printf("%*s", column - used, "");
    print_wrapped(explanation, strlen(explanation), column, column);
}

static void print_titles(const struct borgo_game *game)
{
    bool bold = may_colour(1);
    for (int i = 0; i < 2 && game->edition[i].name; i++) {
        const struct borgo_edition *edition = &game->edition[i];
        fputs(bold ? "\033[1m" : "", stdout);
        print_padded(edition->name, NAME);
        printf("%s%s", bold ? "\033[0m" : "", edition->title);
        printf(edition->option ? " (%s)\n" : ", %s\n",
               edition->option ? edition->option : game->author);
    }
}

static void print_game(const struct borgo_game *game)
{
    char buffer[128];
    struct borgo_text text;
    print_titles(game);
    fputs("  ", stdout);
    print_wrapped(tr(game->summary), strlen(tr(game->summary)), 2, 2);
    borgo_text_start(&text, buffer, sizeof buffer);
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        borgo_text_print(&text, "%s%d", i ? ", " : "", game->players[i]);
    print_row(tr("players"), buffer, NULL);
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        borgo_text_start(&text, buffer, sizeof buffer);
        for (int v = 0; v < borgo_setup_value_count(&game->option[i]); v++)
            borgo_text_print(&text, "%s%s", v ? ", " : "", game->option[i].values[v]);
        print_row(game->option[i].name, buffer, tr(game->option[i].summary));
    }
    for (int i = 0; i < borgo_setup_data_count(game); i++)
        print_row(i ? "" : tr("data"), game->data[i].name, game->data[i].file);
}

static int run(const struct arguments *arguments)
{
    bool json = has_flag(arguments, "--json");
    for (int i = 0; i < borgo_game_count; i++) {
        if (json) {
            print_json_game(borgo_games[i]);
            continue;
        }
        fputs(i ? "\n" : "", stdout);
        print_game(borgo_games[i]);
    }
    return EXIT_FINE;
}

const struct command command_games = {
    .name = "games",
    .words = "",
    .summary = N_("lists the games, their options and data"),
    .details = N_("The first value of an option is its default: '--option edition=avenue' chooses "
                  "another. Data can be\n"
                  "replaced by files of your own: '--data board=FILE'."),
    .flags = {{"--json", NULL, N_("one JSON object a line")}},
    .run = run,
};
