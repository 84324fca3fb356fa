/* What came of a contest, for people and for programs. */
#ifndef BORGO_CLI_SCOREBOARD_H
#define BORGO_CLI_SCOREBOARD_H

#include "cli/contest.h"
#include "cli/seats.h"

struct scoreboard {
    const struct game_setup *setup;
    const struct seat *seats; /* of each side */
    const struct contest *contest;
    double seconds;
};

void print_scoreboard(const struct scoreboard *scoreboard);
void print_scoreboard_json(const struct scoreboard *scoreboard);

#endif
