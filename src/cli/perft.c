/* `borgo perft`: how many sequences of so many moves there are from a position, moves of players
 * and outcomes of chance alike. The numbers prove that a faster move generator still lists the same
 * moves. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/json_line.h"
#include "core/moves.h"
#include "core/position.h"
#include "wire/wire.h"

enum { DEEPEST = 32 };

struct perft {
    const struct borgo_game *game;
    const void *box;
    struct borgo_moves *room[DEEPEST]; /* one list of moves a depth */
};

static uint64_t count_from(const struct perft *perft, const void *state, int depth);

static uint64_t count_after(const struct perft *perft, const void *state, unsigned seat,
                            borgo_move move, int depth)
{
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    memcpy(next, state, perft->game->state_size);
    perft->game->play(perft->box, next, seat, move, NULL);
    return count_from(perft, next, depth - 1);
}

static uint64_t count_from(const struct perft *perft, const void *state, int depth)
{
    if (depth == 0)
        return 1;
    struct borgo_moves *moves = perft->room[depth - 1];
    borgo_seats to_act = perft->game->to_act(perft->box, state);
    uint64_t total = 0;
    for (unsigned seat = 0; seat < 8; seat++) {
        if (!(to_act >> seat & 1))
            continue;
        borgo_moves_list(perft->game, perft->box, state, seat, moves);
        if (depth == 1) {
            total += moves->count;
            continue;
        }
        for (uint32_t i = 0; i < moves->count; i++)
            total += count_after(perft, state, seat, moves->at[i], depth);
    }
    return total;
}

static void print_part(const struct perft *perft, const void *state, unsigned seat, borgo_move move,
                       uint64_t count, bool as_json)
{
    char text[BORGO_MAX_MOVE_TEXT];
    struct borgo_text written;
    borgo_text_start(&written, text, sizeof text);
    borgo_moves_write(perft->game, perft->box, state, move, &written);
    if (as_json) {
        struct json_line line;
        struct borgo_json *json = start_json_line(&line, stdout);
        borgo_json_object(json, NULL);
        borgo_wire_put_seat(json, "seat", seat);
        borgo_json_string(json, "move", text);
        borgo_json_count(json, "count", count);
        end_json_line(&line);
    } else if (seat == BORGO_CHANCE) {
        printf("chance: %s  %" PRIu64 "\n", text, count);
    } else {
        printf("%u: %s  %" PRIu64 "\n", seat, text, count);
    }
}

/* The count behind each first move; returns their sum. */
static uint64_t divide(const struct perft *perft, const void *state, int depth, bool json)
{
    uint64_t total = 0;
    borgo_seats to_act = perft->game->to_act(perft->box, state);
    for (unsigned seat = 0; seat < 8 && depth > 0; seat++) {
        struct borgo_moves *moves = perft->room[depth - 1];
        borgo_moves_list(perft->game, perft->box, state, seat, moves);
        for (uint32_t i = 0; i < moves->count && to_act >> seat & 1; i++) {
            uint64_t count = count_after(perft, state, seat, moves->at[i], depth);
            print_part(perft, state, seat, moves->at[i], count, json);
            total += count;
        }
    }
    return depth > 0 ? total : 1;
}

/* The position of --position, whose set-up replaces that of the flags; else the start. */
static bool find_position(const struct arguments *arguments, struct game_setup *setup, void *state)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_reader reader = {flag_value(arguments, "--position")};
    if (!reader.at) {
        setup->game->start(setup->box, state);
        return true;
    }
    if (!set_up_position(arguments, setup, &reader))
        return false;
    if (!borgo_position_read(setup->game, setup->box, &reader, BORGO_CHANCE, state, &error))
        return complain("%s", error.message), false;
    return true;
}

static void print_total(const struct game_setup *setup, int depth, uint64_t count, double seconds)
{
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "game", setup->game->name);
    borgo_json_number(json, "players", setup->setup.players);
    borgo_json_number(json, "depth", depth);
    borgo_json_count(json, "count", count);
    borgo_json_real(json, "seconds", seconds, 3);
    end_json_line(&line);
}

static void print_count(const struct arguments *arguments, const struct game_setup *setup,
                        const void *state, int depth)
{
    struct perft perft = {.game = setup->game, .box = setup->box};
    bool json = has_flag(arguments, "--json");
    for (int i = 0; i < depth; i++)
        perft.room[i] = allocate(sizeof *perft.room[i]);
    double start = borgo_clock_now();
    uint64_t count = has_flag(arguments, "--divide") ? divide(&perft, state, depth, json)
                                                     : count_from(&perft, state, depth);
    double seconds = borgo_clock_now() - start;
    if (json)
        print_total(setup, depth, count, seconds);
    else
        printf("%" PRIu64 "\n", count);
    for (int i = 0; i < depth; i++)
        free(perft.room[i]);
}

static int run(const struct arguments *arguments)
{
    struct game_setup setup;
    struct borgo_reader reader = {arguments->word[1]};
    uint32_t depth;
    if (!borgo_reader_number(&reader, DEEPEST, &depth) || *reader.at)
        return complain("the depth must be a number from 0 to %d, not '%s'", DEEPEST,
                        arguments->word[1]);
    if (!set_up_game(arguments, arguments->word[0], &setup))
        return EXIT_BAD_INPUT;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    bool found = find_position(arguments, &setup, state);
    if (found)
        print_count(arguments, &setup, state, (int)depth);
    free_game(&setup);
    return found ? EXIT_FINE : EXIT_BAD_INPUT;
}

const struct command command_perft = {
    .name = "perft",
    .words = "GAME DEPTH",
    .least = 2,
    .most = 2,
    .summary = N_("counts the positions so many moves ahead"),
    .details = N_("Moves of players and outcomes of chance count alike, each outcome once whatever "
                  "its weight, and a position "
                  "that is reached in two ways counts twice."),
    .flags = {GAME_FLAGS,
              {"--position", "TEXT", N_("start from this position instead of the beginning")},
              {"--divide", NULL, N_("also the count behind each first move")},
              {"--json", NULL, N_("one JSON object a line")}},
    .run = run,
};
