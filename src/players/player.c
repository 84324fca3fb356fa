/* All computer players. */
#include "players/player.h"

#include <string.h>

#include "players/search.h"

extern const struct borgo_player borgo_random_player;
extern const struct borgo_player borgo_greedy_player;
extern const struct borgo_player borgo_learner_player;
extern const struct borgo_player borgo_mcts_player;

const struct borgo_player *const borgo_players[] = {
    &borgo_random_player,   &borgo_greedy_player,   &borgo_levels[0],      &borgo_levels[1],
    &borgo_levels[2],       &borgo_levels[3],       &borgo_levels[4],      &borgo_mcts_player,
    &borgo_learner_player,  &borgo_beginner_player, &borgo_classic_player, &borgo_pupil_player,
    &borgo_untaught_player,
};
const int borgo_player_count = sizeof borgo_players / sizeof borgo_players[0];

/* What `veteran` was called until it was taken for the piece and the role of that name: records of
 * that time have it. */
static const char former_veteran[] = "architect";

const struct borgo_player *borgo_player_find(const char *name, struct borgo_error *error)
{
    char buffer[200];
    struct borgo_text known;
    const char *today = strcmp(name, former_veteran) == 0 ? "veteran" : name;
    borgo_text_start(&known, buffer, sizeof buffer);
    for (int i = 0; i < borgo_player_count; i++) {
        if (strcmp(today, borgo_players[i]->name) == 0)
            return borgo_players[i];
        borgo_text_print(&known, "%s%s", i ? ", " : "", borgo_players[i]->name);
    }
    borgo_error_fail(error, "there is no computer player '%s'; there are: %s", name, buffer);
    return NULL;
}
