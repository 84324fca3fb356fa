/* What players' choices are worth: an answer to "is it stronger?" that needs far fewer hours than
 * matches.
 *
 *     build-test/bench/choices sunrise-city 2 400 200 net classic:100 master:100 master:400
 *
 * In positions from games of a `pupil` with itself each player is asked for its move, with so many
 * milliseconds of work. Where they differ, the game is played on to its end so many times after
 * each of their moves, in the same worlds, everybody doing what the net (or the estimate) likes
 * best. So it tells who knows best what follows when all go on like that; whoever looks far ahead
 * by the same policy is favoured, which is why there are two. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/moves.h"
#include "core/setup.h"
#include "games/registry.h"
#include "players/nets.h"
#include "players/turn.h"
#include "support/subject.h"
#include "table/job.h"
#include "terminal/clock.h"

enum { MOST_ASKED = 8, LATEST = 80, SHOWN = 20, DEEPEST = 6, MOST_TURNS = 400, SAMPLE = 64 };

struct asked {
    const struct borgo_player *player;
    void *memory;
    double seconds;
    borgo_move move;
    double worth;
    double sum, squares; /* of how much more than the first one's its move is worth */
};

static struct bench {
    struct subject subject;
    struct borgo_judge judge; /* by which games go on */
    struct borgo_held_net net;
    struct asked asked[MOST_ASKED];
    int count;
    unsigned playouts;
    borgo_move room[BORGO_TURN_ROOM];
    struct borgo_job job;
} bench;

static void give_up(const char *why)
{
    fprintf(stderr, "choices: %s\n", why);
    exit(2);
}

/* What everybody does until it is over. */
static void play_on(unsigned char *state, struct borgo_rng *rng)
{
    const struct borgo_game *game = bench.subject.game;
    const void *box = bench.subject.box;
    borgo_seats to_act;
    while ((to_act = game->to_act(box, state)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        struct borgo_turns turns = {game, box, seat, bench.room};
        struct borgo_best_turn best;
        if (seat == BORGO_CHANCE) {
            game->play(box, state, seat, game->deal(box, state, rng), NULL);
            continue;
        }
        turns.sample = SAMPLE;
        turns.rng = rng;
        turns.judge = &bench.judge;
        borgo_turns_find_best(&turns, state, DEEPEST, MOST_TURNS, &best);
        borgo_turns_play_best(&best, state);
    }
}

/* The seat's part of the victories after a move, in worlds that go by `seed`. */
static double worth_of(borgo_move move, const unsigned char *state, unsigned seat, uint64_t seed)
{
    const struct borgo_game *game = bench.subject.game;
    const void *box = bench.subject.box;
    double sum = 0, chances[BORGO_MAX_SEATS];
    for (unsigned i = 0; i < bench.playouts; i++) {
        _Alignas(16) unsigned char world[BORGO_MAX_STATE];
        struct borgo_rng rng;
        borgo_rng_seed(&rng, seed + i);
        memcpy(world, state, game->state_size);
        game->hide(box, world, seat);
        game->imagine(box, world, seat, &rng);
        game->play(box, world, seat, move, NULL);
        play_on(world, &rng);
        borgo_player_chances(game, box, world, chances);
        sum += chances[seat];
    }
    return sum / bench.playouts;
}

static borgo_move ask(const struct asked *asked, const void *state, unsigned seat, uint64_t seed)
{
    struct borgo_stopwatch watch = {borgo_clock_worked(), asked->seconds};
    borgo_job_prepare(&bench.job, asked->player, bench.subject.game, bench.subject.box, state, seat,
                      asked->memory, seed);
    bench.job.request.time_used = asked->seconds > 0 ? borgo_clock_used_by_work : NULL;
    bench.job.request.clock = &watch;
    borgo_job_think(&bench.job);
    return bench.job.choice.at[0].move;
}

/* A game up to a choice that comes somewhere in it; returns whose, or BORGO_CHANCE: it was over. */
static unsigned play_to_choice(unsigned char *state, struct borgo_rng *rng,
                               const struct asked *guide)
{
    static borgo_move moves[BORGO_MAX_MOVES];
    const struct borgo_game *game = bench.subject.game;
    const void *box = bench.subject.box;
    uint32_t before = borgo_rng_below(rng, LATEST); /* choices that are passed by */
    borgo_seats to_act;
    game->start(box, state);
    while ((to_act = game->to_act(box, state)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        borgo_move move;
        if (seat == BORGO_CHANCE)
            move = game->deal(box, state, rng);
        else if (before == 0 && game->moves(box, state, seat, moves) > 1)
            return seat;
        else
            move = ask(guide, state, seat, borgo_rng_next(rng));
        if (seat != BORGO_CHANCE && before > 0)
            before--;
        game->play(box, state, seat, move, NULL);
    }
    return BORGO_CHANCE;
}

/* False: all choose the same. */
static bool judge_choices(const unsigned char *state, unsigned seat, uint64_t seed)
{
    bool same = true;
    for (int i = 0; i < bench.count; i++) {
        bench.asked[i].move = ask(&bench.asked[i], state, seat, seed);
        same &= bench.asked[i].move == bench.asked[0].move;
    }
    for (int i = 0; i < bench.count && !same; i++) {
        struct asked *asked = &bench.asked[i];
        int first = 0;
        while (bench.asked[first].move != asked->move)
            first++;
        asked->worth =
            first < i ? bench.asked[first].worth : worth_of(asked->move, state, seat, seed);
        double more = asked->worth - bench.asked[0].worth;
        asked->sum += more;
        asked->squares += more * more;
    }
    return !same;
}

static void print_so_far(unsigned positions, unsigned different)
{
    printf("%s: %u positions, %u with different choices; of a hundred games won more than by %s:",
           bench.subject.name, positions, different, bench.asked[0].player->name);
    for (int i = 1; i < bench.count; i++)
        printf("  %s %.0f ms %+.2f ± %.2f", bench.asked[i].player->name,
               1000 * bench.asked[i].seconds, 100 * bench.asked[i].sum / positions,
               196 * sqrt(bench.asked[i].squares) / positions);
    printf("\n");
    fflush(stdout);
}

static void open_player(struct asked *asked, char *word)
{
    struct borgo_error error = {0};
    char *colon = strchr(word, ':');
    if (colon) {
        *colon = '\0';
        asked->seconds = atof(colon + 1) / 1000;
    }
    asked->player = borgo_player_find(word, &error);
    if (!asked->player)
        give_up(error.message);
    asked->memory = test_allocate(asked->player->memory + 1);
}

static unsigned read_number(const char *word)
{
    int number = atoi(word);
    if (number < 1)
        give_up("players, positions and playouts are numbers from 1 on");
    return (unsigned)number;
}

static bool read_policy(const char *word)
{
    if (strcmp(word, "net") != 0 && strcmp(word, "estimate") != 0)
        give_up("games go on by 'net' or by 'estimate'");
    return word[0] == 'n';
}

static void open_game(const char *name, unsigned players, bool by_net)
{
    struct borgo_error error = {0};
    struct borgo_setup setup;
    const struct borgo_game *game = borgo_games_find(name, NULL, &error);
    if (!game)
        give_up(error.message);
    borgo_setup_default(game, &setup);
    if (!borgo_setup_set_players(game, &setup, players, &error)
        || !subject_open(&bench.subject, game, &setup, &error))
        give_up(error.message);
    borgo_judge_start(&bench.judge, game, bench.subject.box,
                      by_net ? borgo_nets_hold(&bench.net, game, NULL) : NULL);
}

int main(int argc, char **argv)
{
    struct asked guide = {.seconds = 0};
    char pupil[] = "pupil";
    unsigned positions = 0, different = 0;
    if (argc < 8 || argc > 6 + MOST_ASKED)
        give_up("GAME PLAYERS POSITIONS PLAYOUTS net|estimate PLAYER:MS PLAYER:MS …");
    open_game(argv[1], read_number(argv[2]), read_policy(argv[5]));
    unsigned wanted = read_number(argv[3]);
    bench.playouts = read_number(argv[4]);
    for (; bench.count < argc - 6; bench.count++)
        open_player(&bench.asked[bench.count], argv[6 + bench.count]);
    open_player(&guide, pupil);
    for (uint64_t number = 1; positions < wanted; number++) {
        _Alignas(16) unsigned char state[BORGO_MAX_STATE];
        struct borgo_rng rng;
        borgo_rng_seed(&rng, number);
        unsigned seat = play_to_choice(state, &rng, &guide);
        if (seat == BORGO_CHANCE)
            continue;
        different += judge_choices(state, seat, number << 32);
        if (++positions % SHOWN == 0 || positions == wanted)
            print_so_far(positions, different);
    }
    return 0;
}
