/* `borgo arena`: a match between computer players, and which of them is stronger. */
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/contest.h"
#include "cli/scoreboard.h"
#include "cli/seats.h"

enum { MOST_ELO = 2000 };

/* Sides that nobody named play like the last that somebody did, so that two names fill any table.
 */
static bool read_sides(const struct arguments *arguments, const struct game_setup *setup,
                       struct match *match, struct seat *seats)
{
    unsigned named = 0;
    if (!read_seats(arguments, match->sides, seats))
        return false;
    for (unsigned side = 0; side < match->sides; side++) {
        if (seats[side].kind == SEAT_HUMAN)
            return complain("only computer players have matches: side %u is human", side), false;
        named += seats[side].kind == SEAT_COMPUTER;
        if (seats[side].kind == SEAT_NOT_GIVEN && side > 0)
            seats[side] = seats[side - 1];
    }
    if (named < 2 || seats[0].kind == SEAT_NOT_GIVEN)
        return complain("a match needs two players: '--seat KIND --seat KIND'"), false;
    for (unsigned side = 0; side < match->sides; side++)
        match->side[side] = (struct side){seats[side].player, setup->box};
    return true;
}

static bool read_elo(const char *text, char end, double *elo, const char **behind)
{
    char *stopped;
    *elo = strtod(text, &stopped);
    *behind = stopped + 1;
    return stopped != text && *stopped == end && *elo >= -MOST_ELO && *elo <= MOST_ELO;
}

/* LOW,HIGH; only digits, or strtod would read words too. */
static bool read_test(const struct arguments *arguments, struct contest *contest,
                      struct sequential_test *test)
{
    const char *text = flag_value(arguments, "--sprt"), *at = text;
    if (!text)
        return true;
    if (text[strspn(text, "+-.,0123456789")] != '\0' || !read_elo(at, ',', &test->low, &at)
        || !read_elo(at, '\0', &test->high, &at) || test->low >= test->high)
        return complain(
                   "'--sprt' must be two numbers LOW,HIGH from %d to %d, the lower first, not '%s'",
                   -MOST_ELO, MOST_ELO, text),
               false;
    contest->test = test;
    return true;
}

static int hold_match(const struct arguments *arguments, const struct game_setup *setup,
                      const char *net)
{
    struct seat seats[BORGO_MAX_SEATS];
    struct sequential_test test;
    struct contest contest = {.match = {.game = setup->game, .box = setup->box, .net = net}};
    set_sides(&contest.match);
    if (!flag_number(arguments, "--games", 1, MOST_GAMES, 1000, &contest.games)
        || !flag_number(arguments, "--seed", 0, INT64_MAX, 1, &contest.seed)
        || !read_threads(arguments, &contest.threads) || !read_thinking(arguments, &contest.match)
        || !read_test(arguments, &contest, &test)
        || !read_sides(arguments, setup, &contest.match, seats))
        return EXIT_BAD_INPUT;
    double start = borgo_clock_now();
    enum crew_end end = run_contest(&contest);
    if (end == CREW_FAILED)
        return EXIT_FAILED;
    struct scoreboard scoreboard = {setup, seats, &contest, borgo_clock_now() - start};
    if (has_flag(arguments, "--json"))
        print_scoreboard_json(&scoreboard);
    else
        print_scoreboard(&scoreboard);
    return end == CREW_INTERRUPTED ? EXIT_INTERRUPTED : EXIT_FINE;
}

static int run(const struct arguments *arguments)
{
    struct game_setup setup;
    if (!set_up_game(arguments, arguments->word[0], &setup))
        return EXIT_BAD_INPUT;
    struct match match = {.game = setup.game};
    char *net;
    int code =
        read_net(arguments, &match, &net) ? hold_match(arguments, &setup, net) : EXIT_BAD_INPUT;
    free(net);
    free_game(&setup);
    return code;
}

const struct command command_arena = {
    .name = "arena",
    .words = "GAME",
    .least = 1,
    .most = 1,
    .summary = N_("a match between computer players: which is stronger?"),
    .details = N_("Each deal is played once for every rotation of the sides. A side is a seat, or "
                  "a team where seats win "
                  "together; '--seat' names the sides, and those it doesn't name play like the "
                  "last it does. A shared victory "
                  "counts in parts. Elo is the difference to the other sides, taken as equally "
                  "strong; the intervals hold in "
                  "95 cases of 100. A seed gives the same match whatever the number of threads, "
                  "unless '--ms' is given. "
                  "Ctrl-C shows what there is so far."),
    .flags = {GAME_FLAGS,
              SEAT_FLAG,
              {"--games", "N", N_("how many games at most, in whole deals; 1000 unless given")},
              THINKING_FLAGS,
              NET_FLAG,
              {"--sprt", "LOW,HIGH",
               N_("stops when it is clear which of these Elo differences the first side has")},
              {"--seed", "N", N_("another series of games; 1 unless given")},
              THREADS_FLAG,
              {"--json", NULL, N_("one JSON object")}},
    .shared = true,
    .run = run,
};
