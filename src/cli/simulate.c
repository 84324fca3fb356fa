/* `borgo simulate`: many games between computer players, on all cores, and what came of them.
 *
 * Each game has its own generator, seeded from the run's seed and the game's number, so the statistics are the same
 * whatever the number of threads. The main thread draws the progress bar and waits for Ctrl-C as for a message, so no
 * signal handler is needed. */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/page.h"
#include "cli/seats.h"
#include "cli/statistics.h"
#include "core/moves.h"

enum { MAX_THREADS = 256, BAR = 40 };

/* What all threads share. */
struct work {
    const struct game_setup *setup;
    const struct seat *seats;
    uint64_t games;
    uint64_t first_seed;
    atomic_uint_fast64_t next, done;
    atomic_bool stop;
    atomic_int running;
};

struct worker {
    struct work *work;
    pthread_t thread;
    void *memory[BORGO_MAX_SEATS]; /* of each seat's player */
    struct statistics statistics;
};

static unsigned cause_of(const struct borgo_game *game, const struct borgo_events *events, unsigned before)
{
    for (uint32_t i = 0; i < events->count; i++)
        if (game->sentences[events->at[i].kind].ends)
            before = events->at[i].kind;
    return before;
}

static borgo_move choose(struct worker *worker, const void *state, unsigned seat, struct borgo_rng *rng)
{
    const struct game_setup *setup = worker->work->setup;
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    memcpy(seen, state, setup->game->state_size);
    setup->game->hide(setup->box, seen, seat);
    struct borgo_request request = {setup->game, setup->box, seen, seat, rng, worker->memory[seat], NULL, NULL};
    struct borgo_choice choice = {0};
    worker->work->seats[seat].player->choose(&request, &choice);
    return choice.move;
}

/* False when it was stopped before the end. */
static bool play_game(struct worker *worker, struct borgo_rng *rng, struct played *played)
{
    const struct borgo_game *game = worker->work->setup->game;
    const void *box = worker->work->setup->box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_events events;
    borgo_seats to_act;
    unsigned last_seat = BORGO_CHANCE;
    *played = (struct played){.cause = NO_CAUSE};
    game->start(box, state);
    for (; (to_act = game->to_act(box, state)) != 0; played->moves++) {
        unsigned seat = borgo_actor(to_act);
        events.count = 0;
        if (seat == BORGO_CHANCE) {
            game->play(box, state, seat, game->deal(box, state, rng), &events);
        } else {
            game->play(box, state, seat, choose(worker, state, seat, rng), &events);
            played->choices++;
            played->turns += seat != last_seat;
            last_seat = seat;
        }
        played->cause = cause_of(game, &events, played->cause);
        if (atomic_load_explicit(&worker->work->stop, memory_order_relaxed))
            return false;
    }
    game->result(box, state, &played->result);
    return true;
}

/* What a player remembers of one game must not change the next, or the order of games would matter. */
static void forget(struct worker *worker)
{
    for (unsigned seat = 0; seat < worker->work->setup->setup.players; seat++)
        memset(worker->memory[seat], 0, worker->work->seats[seat].player->memory);
}

static void *work_on(void *worker_)
{
    struct worker *worker = worker_;
    struct work *work = worker->work;
    struct played played;
    uint64_t number;
    while (!atomic_load(&work->stop) && (number = atomic_fetch_add(&work->next, 1)) < work->games) {
        struct borgo_rng rng;
        borgo_seed(&rng, work->first_seed + number);
        forget(worker);
        if (!play_game(worker, &rng, &played))
            break;
        add_game(&worker->statistics, work->setup->box, &played);
        atomic_fetch_add(&work->done, 1);
    }
    atomic_fetch_sub(&work->running, 1);
    return NULL;
}

static void draw_progress(struct work *work)
{
    uint64_t done = atomic_load(&work->done);
    int filled = (int)((double)done / (double)work->games * BAR);
    fprintf(stderr, "\r[%.*s%.*s] %llu/%llu", filled, "########################################", BAR - filled,
            "........................................", (unsigned long long)done, (unsigned long long)work->games);
}

/* Until all threads are done, or Ctrl-C. The signals are blocked in every thread, so they wait here to be taken. */
static void watch(struct work *work, const sigset_t *signals)
{
    bool bar = isatty(STDERR_FILENO);
    const struct timespec pause = {.tv_nsec = 20000000};
    while (atomic_load(&work->running) > 0) {
        if (bar)
            draw_progress(work);
        if (sigtimedwait(signals, NULL, &pause) > 0) {
            atomic_store(&work->stop, true);
            break;
        }
    }
    if (bar)
        fprintf(stderr, "\r%*s\r", BAR + 45, "");
}

/* Takes what signals are still waiting: a second Ctrl-C must not cost the statistics. */
static void drain(const sigset_t *signals)
{
    const struct timespec now = {0};
    while (sigtimedwait(signals, NULL, &now) > 0)
        continue;
}

static bool start_worker(struct work *work, struct worker *worker)
{
    worker->work = work;
    for (unsigned seat = 0; seat < work->setup->setup.players; seat++)
        worker->memory[seat] = allocate(work->seats[seat].player->memory);
    atomic_fetch_add(&work->running, 1);
    if (pthread_create(&worker->thread, NULL, work_on, worker) == 0)
        return true;
    atomic_fetch_sub(&work->running, 1);
    return false;
}

static void end_worker(struct worker *worker, bool started, struct statistics *total)
{
    if (started)
        pthread_join(worker->thread, NULL);
    add_statistics(total, &worker->statistics);
    for (int seat = 0; seat < BORGO_MAX_SEATS; seat++)
        free(worker->memory[seat]);
}

/* False if no thread could be started at all. */
static bool run_threads(struct work *work, int threads, struct statistics *total)
{
    struct worker *workers = allocate((size_t)threads * sizeof *workers);
    sigset_t signals, before;
    int started = 0;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    while (started < threads && start_worker(work, &workers[started]))
        started++;
    watch(work, &signals);
    for (int i = 0; i < threads; i++)
        end_worker(&workers[i], i < started, total);
    free(workers);
    drain(&signals);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started > 0;
}

static bool seat_computers(const struct arguments *arguments, unsigned players, struct seat *seats)
{
    if (!read_seats(arguments, players, seats))
        return false;
    for (unsigned seat = 0; seat < players; seat++) {
        if (seats[seat].kind == SEAT_HUMAN)
            return complain("only computer players can be simulated: seat %u is human", seat), false;
        if (seats[seat].kind == SEAT_NOT_GIVEN)
            seats[seat] = (struct seat){SEAT_COMPUTER, borgo_find_player("random", NULL), NULL};
    }
    return true;
}

static uint64_t core_count(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > MAX_THREADS ? MAX_THREADS : (uint64_t)cores;
}

static int simulate(const struct arguments *arguments, struct game_setup *setup)
{
    struct seat seats[BORGO_MAX_SEATS];
    struct borgo_rng rng;
    struct statistics total = {0};
    uint64_t games, seed, threads;
    if (!flag_number(arguments, "--games", 1, 100000000, 1000, &games)
        || !flag_number(arguments, "--seed", 0, INT64_MAX, 1, &seed)
        || !flag_number(arguments, "--threads", 1, MAX_THREADS, core_count(), &threads)
        || !seat_computers(arguments, setup->setup.players, seats))
        return EXIT_BAD_INPUT;
    borgo_seed(&rng, seed);
    struct work work = {.setup = setup, .seats = seats, .games = games, .first_seed = borgo_random(&rng)};
    double start = seconds_now();
    if (!run_threads(&work, (int)(threads < games ? threads : games), &total))
        return complain("can't start a thread"), EXIT_FAILED;
    struct simulation simulation = {setup, seats, seed, seconds_now() - start};
    if (has_flag(arguments, "--json"))
        print_statistics_json(&simulation, &total);
    else
        print_statistics(&simulation, &total);
    return total.moves.count == games ? EXIT_FINE : EXIT_INTERRUPTED;
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
    .details = N_("Seats that no '--seat' names play at random. A seed gives the same statistics whatever the number of "
                  "threads. Ctrl-C shows what there is so far."),
    .flags = {GAME_FLAGS,
              SEAT_FLAG,
              {"--games", "N", N_("how many games; 1000 unless given")},
              {"--seed", "N", N_("another series of games; 1 unless given")},
              {"--threads", "N", N_("how many at a time; all cores unless given")},
              {"--json", NULL, N_("one JSON object")}},
    .run = run,
};
