/* All games Borgo knows: see registry.h. */
#include "games/registry.h"

#include <string.h>

#include "games/city/city.h"
#include "games/lane/lane.h"
#include "games/shibuya/shibuya.h"
#include "games/skyline/skyline.h"

const struct borgo_game *const borgo_games[] = {
    &borgo_lane,
    &borgo_city,
    &borgo_shibuya,
    &borgo_skyline,
};
const int borgo_game_count = sizeof borgo_games / sizeof borgo_games[0];

static bool fail_unknown(const char *name, struct borgo_error *error)
{
    char buffer[200];
    struct borgo_text known;
    borgo_text_start(&known, buffer, sizeof buffer);
    for (int i = 0; i < borgo_game_count; i++)
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++)
            borgo_text_print(&known, "%s%s", known.used ? ", " : "",
                             borgo_games[i]->edition[e].name);
    return borgo_error_fail(error, "there is no game '%s'; the games are: %s", name, buffer);
}

const struct borgo_game *borgo_games_find(const char *name, const struct borgo_edition **edition,
                                          struct borgo_error *error)
{
    for (int i = 0; i < borgo_game_count; i++) {
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++) {
            if (strcmp(name, borgo_games[i]->edition[e].name) != 0)
                continue;
            if (edition)
                *edition = &borgo_games[i]->edition[e];
            return borgo_games[i];
        }
    }
    fail_unknown(name, error);
    return NULL;
}
