/* `borgo puzzles [GAME]`: the puzzle of the day, or a game's one after another; their list; and
 * whether a strong player still agrees with them. */
#include "cli/puzzles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/command.h"
#include "cli/full.h"
#include "games/registry.h"
#include "players/search.h"
#include "table/job.h"

enum { CHECK_BUDGET = 4000 };
/* By how much the best turn must still be better when it is checked again. */
static const double STILL_BETTER = 0.03;

static int list_puzzles(const char *game)
{
    struct borgo_teller teller = {.translate = tr, .translate_count = tr_count};
    struct borgo_puzzle puzzle;
    for (unsigned i = 0; find_puzzle(game, i, &puzzle); i++)
        printf("  %3u  %u/%u  %s\n", i + 1, puzzle.rating, BORGO_PUZZLE_RATINGS,
               borgo_theme_name((enum borgo_theme)puzzle.theme, &teller));
    return EXIT_FINE;
}

/* A strong player compares the best turn with the most tempting wrong one. */
static bool still_holds(const struct borgo_riddle *riddle)
{
    const struct borgo_player *master = borgo_player_find("master", NULL);
    struct borgo_suggestion both[2] = {riddle->best, riddle->wrong[0]};
    unsigned seat = riddle->puzzle->seat;
    struct borgo_job *job =
        borgo_job_new(master, riddle->game, riddle->box, riddle->state, seat, 7);
    if (!job)
        abort(); /* nothing to recover to */
    job->request.budget = CHECK_BUDGET;
    job->request.player = master;
    borgo_search_compare(&job->request, both, 2);
    borgo_job_free(job);
    return riddle->puzzle->proved || both[0].chance[seat] - both[1].chance[seat] > STILL_BETTER;
}

static int check_puzzles(const char *game)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_puzzle puzzle;
    struct borgo_riddle riddle;
    unsigned wrong = 0, count = 0;
    for (; find_puzzle(game, count, &puzzle); count++) {
        if (!borgo_riddle_open(&riddle, &puzzle, &error))
            return complain("%s: %s", puzzle.name, error.message);
        if (!still_holds(&riddle)) {
            printf("%s: %s\n", puzzle.name, tr("the best turn is hardly better any more"));
            wrong++;
        }
        borgo_riddle_close(&riddle);
    }
    say(tr("%s: %u of %u puzzles hold."), game, count - wrong, count);
    return wrong ? EXIT_FAILED : EXIT_FINE;
}

static int solve(const char *game, unsigned number, struct screen *screen, bool full)
{
    if (full && puzzles_full_screen(game, number, screen->colour))
        return EXIT_FINE;
    return solve_by_lines(game, number, screen);
}

/* Days since 1970 by the calendar on the wall. */
static long calendar_day(const struct tm *date)
{
    long year = date->tm_year + 1900L - 1;
    long leaps = year / 4 - year / 100 + year / 400 - (1969 / 4 - 1969 / 100 + 1969 / 400);
    return (year - 1969) * 365 + leaps + date->tm_yday;
}

int puzzle_of_the_day(struct screen *screen, bool full)
{
    time_t now = time(NULL);
    struct tm parts;
    const char *game;
    unsigned number;
    localtime_r(&now, &parts);
    find_daily(calendar_day(&parts), &game, &number);
    return solve(game, number, screen, full);
}

static int run(const struct arguments *arguments)
{
    struct borgo_error error = {.translate = tr};
    struct screen screen;
    uint64_t number;
    const struct borgo_game *game =
        arguments->count ? borgo_games_find(arguments->word[0], NULL, &error) : NULL;
    if (arguments->count && !game)
        return complain("%s", error.message);
    if (!game
        && (has_flag(arguments, "--list") || has_flag(arguments, "--check")
            || has_flag(arguments, "--number")))
        return complain("'--list', '--check' and '--number' need a game");
    if (!open_screen(flag_value(arguments, "--color"), &screen))
        return EXIT_BAD_INPUT;
    if (!game)
        return puzzle_of_the_day(&screen, wants_full_screen(arguments));
    if (!flag_number(arguments, "--number", 1, count_puzzles(game->name), 1, &number))
        return EXIT_BAD_INPUT;
    if (has_flag(arguments, "--list"))
        return list_puzzles(game->name);
    if (has_flag(arguments, "--check"))
        return check_puzzles(game->name);
    return solve(game->name, (unsigned)number - 1, &screen, wants_full_screen(arguments));
}

const struct command command_puzzles = {
    .name = "puzzles",
    .words = "[GAME]",
    .least = 0,
    .most = 1,
    .summary = N_("positions in which one turn is clearly best: find it"),
    .details = N_("Without GAME it is the puzzle of the day, the same for everybody. A wrong turn "
                  "is answered on the board, and you can try again."),
    .flags = {{"--number", "N", N_("begins with that puzzle of the game")},
              {"--list", NULL, N_("lists the game's puzzles with difficulty and theme")},
              {"--check", NULL, N_("a strong player looks at all of them again; takes minutes")},
              PLAIN_FLAG,
              COLOR_FLAG},
    .run = run,
};
