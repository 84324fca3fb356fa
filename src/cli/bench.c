/* How fast the rules are: random play with all legal moves generated at every step, with and
 * without a hidden copy for the seat to act at every decision. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/gpu.h"
#include "cli/json_line.h"
#include "core/moves.h"
#include "core/setup.h"
#include "games/registry.h"
#include "terminal/page.h"

struct measure {
    uint64_t moves, games;
    double seconds;
};

static void play_one(const struct game_setup *setup, struct borgo_rng *rng, borgo_move *moves,
                     bool hidden, struct measure *measure)
{
    const struct borgo_game *game = setup->game;
    const void *box = setup->box;
    _Alignas(64) unsigned char state[BORGO_MAX_STATE], seen[BORGO_MAX_STATE];
    borgo_seats to_act;
    game->start(box, state);
    for (; (to_act = game->to_act(box, state)) != 0; measure->moves++) {
        unsigned seat = borgo_moves_actor(to_act);
        if (seat == BORGO_CHANCE) {
            game->play(box, state, seat, game->deal(box, state, rng), NULL);
            continue;
        }
        const void *known = state;
        if (hidden) {
            memcpy(seen, state, game->state_size);
            game->hide(box, seen, seat);
            known = seen;
        }
        uint32_t count = game->moves(box, known, seat, moves);
        game->play(box, state, seat, moves[borgo_rng_below(rng, count)], NULL);
    }
    measure->games++;
}

static struct measure measure_play(const struct game_setup *setup, bool hidden, double seconds)
{
    struct measure measure = {0};
    struct borgo_rng rng;
    borgo_move *moves = allocate(setup->game->max_moves * sizeof *moves);
    borgo_rng_seed(&rng, 1);
    double start = borgo_clock_now();
    do {
        for (int i = 0; i < 50; i++)
            play_one(setup, &rng, moves, hidden, &measure);
        measure.seconds = borgo_clock_now() - start;
    } while (measure.seconds < seconds);
    free(moves);
    return measure;
}

static void print_json(const struct game_setup *setup, double moves, double hidden_moves,
                       double games)
{
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "game", setup->game->name);
    borgo_json_number(json, "players", setup->setup.players);
    borgo_json_real(json, "moves_per_s", moves, 0);
    borgo_json_real(json, "hidden_moves_per_s", hidden_moves, 0);
    borgo_json_real(json, "games_per_s", games, 0);
    borgo_json_count(json, "state_bytes", setup->game->state_size);
    end_json_line(&line);
}

static void print_measure(const struct game_setup *setup, bool json, double seconds)
{
    struct measure open = measure_play(setup, false, seconds),
                   hidden = measure_play(setup, true, seconds);
    double moves = (double)open.moves / open.seconds,
           hidden_moves = (double)hidden.moves / hidden.seconds;
    double games = (double)open.games / open.seconds;
    if (json)
        print_json(setup, moves, hidden_moves, games);
    else
        printf("%-16s %9d %11.2f M %11.2f M %9.0f %8zu\n", setup->game->name, setup->setup.players,
               moves / 1e6, hidden_moves / 1e6, games, setup->game->state_size);
    fflush(stdout);
}

static bool print_gpu_measure(const struct game_setup *setup, bool json, double seconds)
{
    struct gpu_speed speed;
    struct json_line line;
    if (!measure_on_gpu(setup, seconds, &speed))
        return false;
    if (!json) {
        printf("%-16s %9d %11.2f M %9.0f %8zu\n", setup->game->name, setup->setup.players,
               speed.moves / 1e6, speed.games, setup->game->state_size);
        fflush(stdout);
        return true;
    }
    struct borgo_json *out = start_json_line(&line, stdout);
    borgo_json_object(out, NULL);
    borgo_json_string(out, "game", setup->game->name);
    borgo_json_number(out, "players", setup->setup.players);
    borgo_json_string(out, "gpu", speed.name);
    borgo_json_real(out, "moves_per_s", speed.moves, 0);
    borgo_json_real(out, "games_per_s", speed.games, 0);
    borgo_json_count(out, "state_bytes", setup->game->state_size);
    end_json_line(&line);
    return true;
}

static void print_heading(bool gpu)
{
    print_padded(tr("game"), 16);
    print_right(tr("players"), 10);
    print_right(tr("moves/s"), 14);
    if (!gpu)
        print_right(tr("hidden/s"), 14);
    print_right(tr("games/s"), 10);
    print_right(tr("bytes"), 9);
    putchar('\n');
}

static int bench_game(const struct arguments *arguments, const char *name, double seconds,
                      bool heading)
{
    struct game_setup setup;
    if (!set_up_game(arguments, name, &setup))
        return EXIT_BAD_INPUT;
    bool gpu = has_flag(arguments, "--gpu"), json = has_flag(arguments, "--json"), fine = true;
    if (heading && !json)
        print_heading(gpu);
    bool one_count = flag_value(arguments, "--players");
    for (int i = 0; fine && i < BORGO_MAX_SEATS && setup.game->players[i]; i++) {
        struct borgo_setup with = setup.setup;
        struct borgo_error error = {.translate = tr};
        with.players = setup.game->players[i];
        if (one_count && with.players != setup.setup.players)
            continue;
        if (!replace_box(&setup, &with, &error)) {
            free_game(&setup);
            return complain("%s", error.message);
        }
        if (gpu)
            fine = print_gpu_measure(&setup, json, seconds);
        else
            print_measure(&setup, json, seconds);
        if (one_count)
            break;
    }
    free_game(&setup);
    return fine ? EXIT_FINE : EXIT_FAILED;
}

static int run(const struct arguments *arguments)
{
    uint64_t milliseconds;
    if (!flag_number(arguments, "--ms", 1, 600000, 1000, &milliseconds))
        return EXIT_BAD_INPUT;
    if (arguments->count)
        return bench_game(arguments, arguments->word[0], (double)milliseconds / 1000, true);
    int code = EXIT_FINE;
    for (int i = 0; i < borgo_game_count && code == EXIT_FINE; i++)
        code = bench_game(arguments, borgo_games[i]->name, (double)milliseconds / 1000, i == 0);
    return code;
}

const struct command command_bench = {
    .name = "bench",
    .words = "[GAME]",
    .most = 1,
    .summary = N_("measures how fast the rules are"),
    .details = N_(
        "Random play on one core, all legal moves listed at every step, moves of players and of "
        "chance counted;\n"
        "'hidden' also makes a hidden copy of the position for the seat to act at every decision.\n"
        "With '--gpu' many thousand games at a time, each move chosen without a list."),
    .flags = {GAME_FLAGS,
              {"--ms", "N", N_("milliseconds for each measurement")},
              GPU_FLAG,
              {"--json", NULL, N_("one JSON object a line")}},
    .run = run,
};
