/* `borgo rules GAME`: how it is played, in the language of this run. */
#include "games/rules.h"
#include "cli/command.h"
#include "games/registry.h"
#include "terminal/page.h"

static int run(const struct arguments *arguments)
{
    struct borgo_error error = {.translate = tr};
    const struct borgo_game *game = borgo_games_find(arguments->word[0], NULL, &error);
    if (!game)
        return complain("%s", error.message);
    const char *text = borgo_rules_text(game, language());
    if (!text)
        return complain("there is no rules text for %s", game->name);
    print_marked_up(text);
    return EXIT_FINE;
}

const struct command command_rules = {
    .name = "rules",
    .words = "GAME",
    .least = 1,
    .most = 1,
    .summary = N_("how a game is played, in our own words"),
    .run = run,
};
