/* `borgo analyse RECORD`: what each decision of a recorded game was worth, and what was luck.
 *
 * Every decision is a piece of work of its own, with its own seed, so the result is the same
 * whatever the number of threads; only a clock (--ms) makes it differ from run to run. */
#include "cli/analyse.h"

#include <stdlib.h>

#include "cli/crew.h"
#include "cli/full.h"
#include "cli/records.h"

enum {
    OWN_BUDGET = 300
}; /* playouts a decision: a game is analysed in seconds, Sunrise City's in a minute */

static void start_clock(void *stopwatch)
{
    ((struct borgo_stopwatch *)stopwatch)->start = borgo_clock_now();
}

/* Each thread's own. */
struct desk {
    struct borgo_stopwatch stopwatch;
    struct borgo_analyst analyst;
};

static void open_desk(struct crew *crew, void *desk_)
{
    struct desk *desk = desk_;
    const struct analysis *analysis = crew->context;
    desk->analyst.table = &analysis->record->table;
    desk->analyst.player = analysis->player;
    desk->analyst.memory = allocate(analysis->player->memory);
    desk->analyst.budget = (uint32_t)analysis->budget;
    desk->analyst.seed = analysis->seed;
    if (analysis->milliseconds == 0)
        return;
    desk->stopwatch.seconds = (double)analysis->milliseconds / 1000;
    desk->analyst.clock = &desk->stopwatch;
    desk->analyst.time_used = borgo_clock_used;
    desk->analyst.start_clock = start_clock;
}

static void close_desk(struct crew *crew, void *desk_)
{
    struct desk *desk = desk_;
    (void)crew;
    free(desk->analyst.memory);
}

/* The first job is the position before the first move; the others are the decisions, each with its
 * own place in the analysis. */
static bool analyse_job(struct crew *crew, void *desk_, uint64_t job, void *yield)
{
    struct desk *desk = desk_;
    struct analysis *analysis = crew->context;
    (void)yield;
    struct borgo_analysis *found = &analysis->found;
    if (job == 0)
        borgo_analysis_start(&desk->analyst, found->start);
    else if (analysis->seats >> found->decision[job - 1].seat & 1)
        borgo_analysis_judge(&desk->analyst, &found->decision[job - 1], &found->judgement[job - 1]);
    return true;
}

static enum crew_end judge_all(struct analysis *analysis, uint64_t threads)
{
    struct crew crew = {.jobs = analysis->found.count + 1,
                        .threads = threads,
                        .own = sizeof(struct desk),
                        .context = analysis,
                        .open = open_desk,
                        .work = analyse_job,
                        .close = close_desk};
    return run_crew(&crew);
}

bool analyse_all(struct analysis *analysis, uint64_t threads)
{
    return judge_all(analysis, threads) == CREW_DONE;
}

static bool read_seat(const struct arguments *arguments, unsigned players, borgo_seats *seats)
{
    uint64_t seat;
    *seats = (borgo_seats)((1u << players) - 1);
    if (!flag_number(arguments, "--seat", 0, players - 1, 0, &seat))
        return false;
    if (has_flag(arguments, "--seat"))
        *seats = (borgo_seats)(1u << seat);
    return true;
}

static bool read_judge(const struct arguments *arguments, struct analysis *analysis)
{
    struct borgo_error error = {.translate = tr};
    const char *level = flag_value(arguments, "--level");
    analysis->player = borgo_player_find(level ? level : "master", &error);
    if (!analysis->player)
        return complain("%s", error.message), false;
    if (has_flag(arguments, "--budget") && has_flag(arguments, "--ms"))
        return complain("'%s' and '%s' exclude each other", "--budget", "--ms"), false;
    return flag_number(arguments, "--budget", 1, 100000000,
                       has_flag(arguments, "--ms") ? 0 : OWN_BUDGET, &analysis->budget)
           && flag_number(arguments, "--ms", 1, 3600000, 0, &analysis->milliseconds)
           && flag_number(arguments, "--seed", 0, INT64_MAX, 1, &analysis->seed);
}

static int analyse(const struct arguments *arguments, const struct screen *screen,
                   struct analysis *analysis)
{
    uint64_t threads;
    if (!read_seat(arguments, analysis->record->setup.players, &analysis->seats)
        || !read_judge(arguments, analysis) || !read_threads(arguments, &threads))
        return EXIT_BAD_INPUT;
    if (!has_flag(arguments, "--json") && wants_full_screen(arguments)
        && analyse_full_screen(analysis, screen->colour))
        return EXIT_FINE;
    borgo_analysis_open(&analysis->found, &analysis->record->table);
    enum crew_end end = judge_all(analysis, threads);
    borgo_curve_open(&analysis->curve, &analysis->found);
    if (end == CREW_DONE && has_flag(arguments, "--json"))
        print_analysis_json(analysis);
    else if (end == CREW_DONE)
        print_analysis(screen, analysis);
    borgo_curve_close(&analysis->curve);
    borgo_analysis_close(&analysis->found);
    return end == CREW_DONE ? EXIT_FINE : end == CREW_INTERRUPTED ? EXIT_INTERRUPTED : EXIT_FAILED;
}

static int run(const struct arguments *arguments)
{
    struct screen screen;
    struct borgo_record record;
    if (!open_screen(flag_value(arguments, "--color"), &screen))
        return EXIT_BAD_INPUT;
    if (require_record(arguments->word[0], &record) != BORGO_RECORD_RIGHT)
        return EXIT_BAD_INPUT;
    struct analysis analysis = {.record = &record};
    int code = analyse(arguments, &screen, &analysis);
    borgo_record_close(&record);
    return code;
}

const struct command command_analyse = {
    .name = "analyse",
    .words = "RECORD",
    .least = 1,
    .most = 1,
    .summary = N_("what each decision of a recorded game was worth, and what was luck"),
    .details = N_("A strong computer player looks at every decision with the eyes of the one who "
                  "made it. An unfinished game is "
                  "analysed as far as it goes."),
    .flags = {{"--seat", "N", N_("only this seat's decisions")},
              {"--level", "LEVEL", N_("the computer player who judges; master unless given")},
              {"--budget", "N", N_("playouts for each decision; 300 unless given")},
              {"--ms", "N", N_("milliseconds for each decision instead of a number of playouts")},
              {"--seed", "N", N_("another sample of playouts; 1 unless given")},
              THREADS_FLAG,
              {"--json", NULL, N_("one JSON object")},
              PLAIN_FLAG,
              COLOR_FLAG},
    .run = run,
};
