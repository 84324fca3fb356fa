/* `borgo simulate`: many games between computer players, on all cores, and what came of them.
 *
 * Each game has its own generator, seeded from the run's seed and the game's number, so the
 * statistics are the same whatever the number of threads or processes. */
#include "cli/command.h"
#include "cli/crew.h"
#include "cli/gpu.h"
#include "cli/match.h"
#include "cli/seats.h"
#include "cli/statistics.h"

/* What all threads share. */
struct series {
    struct match match;
    bool randomly; /* all are random players: nobody needs to be asked */
    uint64_t ends; /* the kinds of events that do, for those */
    uint64_t first_seed;
    struct statistics total;
};

static void open_worker(struct crew *crew, void *place)
{
    struct series *series = crew->context;
    open_place(place, &series->match, &crew->stop);
}

static bool play_one(struct crew *crew, void *place_, uint64_t number, void *statistics)
{
    struct place *place = place_;
    struct series *series = crew->context;
    struct borgo_rng rng;
    struct played played;
    if (series->randomly) {
        struct borgo_random_end end;
        borgo_randomly_play(series->match.game, series->match.box, series->first_seed + number,
                            series->ends, place->moves.at, &end);
        add_random_end(statistics, series->match.box, &end);
        return true;
    }
    borgo_rng_seed(&rng, series->first_seed + number);
    if (!play_match_game(place, 0, &rng, &rng, &played))
        return false;
    add_game(statistics, series->match.box, &played);
    return true;
}

static void take_batch(struct crew *crew, uint64_t first, const void *statistics)
{
    (void)first;
    add_statistics(crew->sum, statistics);
}

static void close_worker(struct crew *crew, void *place)
{
    (void)crew;
    close_place(place);
}

static bool seat_computers(const struct arguments *arguments, unsigned players, struct seat *seats)
{
    if (!read_seats(arguments, players, seats))
        return false;
    for (unsigned seat = 0; seat < players; seat++) {
        if (seats[seat].kind == SEAT_HUMAN)
            return complain("only computer players can be simulated: seat %u is human", seat),
                   false;
        if (seats[seat].kind == SEAT_NOT_GIVEN)
            seats[seat] = (struct seat){SEAT_COMPUTER, borgo_player_find("random", NULL), NULL};
    }
    return true;
}

static void set_match(const struct game_setup *setup, const struct seat *seats, struct match *match)
{
    *match = (struct match){.game = setup->game, .box = setup->box, .sides = setup->setup.players};
    for (unsigned seat = 0; seat < match->sides; seat++) {
        match->side[seat] = (struct side){seats[seat].player, setup->box};
        match->side_of[seat] = (uint8_t)seat;
    }
}

/* All games, on this processor or on a GPU. */
static bool play_all(const struct arguments *arguments, const struct game_setup *setup,
                     const struct seat *seats, struct crew *crew)
{
    struct series *series = crew->context;
    set_match(setup, seats, &series->match);
    if (has_flag(arguments, "--gpu"))
        return simulate_on_gpu(setup, seats, series->first_seed, crew->jobs, &series->total);
    series->randomly = all_play_randomly(seats, setup->setup.players);
    series->ends = borgo_randomly_ends(setup->game);
    crew->likeness = match_likeness(&series->match, series->first_seed);
    return run_crew(crew) != CREW_FAILED;
}

static int simulate(const struct arguments *arguments, struct game_setup *setup)
{
    struct seat seats[BORGO_MAX_SEATS];
    struct borgo_rng rng;
    struct series series = {0};
    struct crew crew = {.own = sizeof(struct place),
                        .context = &series,
                        .open = open_worker,
                        .yield = sizeof(struct statistics),
                        .work = play_one,
                        .take = take_batch,
                        .sum = &series.total,
                        .sum_size = sizeof series.total,
                        .close = close_worker};
    uint64_t seed;
    if (!flag_number(arguments, "--games", 1, 100000000, 1000, &crew.jobs)
        || !flag_number(arguments, "--seed", 0, INT64_MAX, 1, &seed)
        || !read_threads(arguments, &crew.threads)
        || !seat_computers(arguments, setup->setup.players, seats))
        return EXIT_BAD_INPUT;
    if (has_flag(arguments, "--gpu") && flag_value(arguments, "--threads"))
        return complain("'--gpu' and '--threads' exclude each other");
    borgo_rng_seed(&rng, seed);
    series.first_seed = borgo_rng_next(&rng);
    double start = borgo_clock_now();
    if (!play_all(arguments, setup, seats, &crew))
        return EXIT_FAILED;
    struct simulation simulation = {setup, seats, seed, borgo_clock_now() - start};
    if (has_flag(arguments, "--json"))
        print_statistics_json(&simulation, &series.total);
    else
        print_statistics(&simulation, &series.total);
    return series.total.moves.count == crew.jobs ? EXIT_FINE : EXIT_INTERRUPTED;
}

static int run(const struct arguments *arguments)
{
    struct game_setup setup;
    if (!set_up_game(arguments, arguments->word[0], &setup))
        return EXIT_BAD_INPUT;
    int code = simulate(arguments, &setup);
    free_game(&setup);
    return code;
}

const struct command command_simulate = {
    .name = "simulate",
    .words = "GAME",
    .least = 1,
    .most = 1,
    .summary = N_("plays many games between computer players"),
    .details = N_("Seats that no '--seat' names play at random. A seed gives the same statistics "
                  "whatever the number of "
                  "threads, and the same on a GPU. Ctrl-C shows what there is so far."),
    .flags = {GAME_FLAGS,
              SEAT_FLAG,
              {"--games", "N", N_("how many games; 1000 unless given")},
              {"--seed", "N", N_("another series of games; 1 unless given")},
              THREADS_FLAG,
              GPU_FLAG,
              {"--json", NULL, N_("one JSON object")}},
    .shared = true,
    .run = run,
};
