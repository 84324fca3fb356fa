/* One game between computer players: see match.h. */
#include "cli/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/judge.h"

bool read_thinking(const struct arguments *arguments, struct match *match)
{
    uint64_t budget, milliseconds;
    if (!flag_number(arguments, "--budget", 1, UINT32_MAX, 0, &budget)
        || !flag_number(arguments, "--ms", 1, 3600000, 0, &milliseconds))
        return false;
    if (budget && milliseconds)
        return complain("'--budget' and '--ms' exclude each other"), false;
    match->budget = (uint32_t)budget;
    match->milliseconds = (uint32_t)milliseconds;
    return true;
}

bool read_net(const struct arguments *arguments, struct match *match, char **text)
{
    const char *path = flag_value(arguments, "--net");
    struct borgo_error error = {.translate = tr};
    *text = NULL;
    if (!path)
        return true;
    if (!borgo_judge_features(match->game))
        return complain("%s has no net: it names no features", match->game->name), false;
    struct borgo_net *net = allocate(sizeof *net);
    *text = read_text_file(path, &error);
    bool fine = *text
                && borgo_net_read(path, *text, match->game->name, borgo_judge_features(match->game),
                                  net, &error);
    free(net);
    match->net = *text;
    if (!fine)
        complain("%s", error.message);
    return fine;
}

static unsigned players_of(const struct match *match)
{
    return ((const struct borgo_box *)match->box)->players;
}

void print_game_count(const struct game_setup *setup, uint64_t games)
{
    printf(tr_count("%s, %d players: %llu game", "%s, %d players: %llu games",
                    (uint32_t)(games > 2 ? 2 : games)),
           setup->title, setup->setup.players, (unsigned long long)games);
    putchar('\n');
}

/* FNV-1a. */
static uint64_t mix(uint64_t hash, const void *bytes_, size_t size)
{
    const unsigned char *bytes = bytes_;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3;
    return hash;
}

uint64_t match_likeness(const struct match *match, uint64_t seed)
{
    uint64_t hash = mix(0xcbf29ce484222325, &seed, sizeof seed);
    hash = mix(hash, match->game->name, strlen(match->game->name));
    hash = mix(hash, match->box, match->game->box_size);
    hash = mix(hash, match->side_of, sizeof match->side_of);
    hash = mix(hash, &match->budget, sizeof match->budget);
    if (match->net)
        hash = mix(hash, match->net, strlen(match->net));
    hash = mix(hash, &match->milliseconds, sizeof match->milliseconds);
    for (unsigned side = 0; side < match->sides; side++) {
        const struct side *at = &match->side[side];
        hash = mix(hash, at->player->name, strlen(at->player->name));
        hash = mix(hash, at->box, match->game->box_size);
    }
    return hash;
}

/* Any side may come to sit in any seat, so every seat has room for the largest memory. */
void open_place(struct place *place, const struct match *match, const atomic_bool *stop)
{
    size_t most = 0;
    for (unsigned side = 0; side < match->sides; side++)
        most = match->side[side].player->memory > most ? match->side[side].player->memory : most;
    place->match = match;
    place->stop = stop;
    for (unsigned seat = 0; seat < players_of(match); seat++)
        place->memory[seat] = allocate(most);
}

void close_place(struct place *place)
{
    for (unsigned seat = 0; seat < players_of(place->match); seat++)
        free(place->memory[seat]);
}

unsigned side_at(const struct match *match, unsigned seat, unsigned rotation)
{
    return (match->side_of[seat] + rotation) % match->sides;
}

/* What a player remembers of one game must not change the next, or the order of games would matter.
 */
static void forget(struct place *place, unsigned rotation)
{
    const struct match *match = place->match;
    for (unsigned seat = 0; seat < players_of(match); seat++)
        memset(place->memory[seat], 0, match->side[side_at(match, seat, rotation)].player->memory);
}

static unsigned cause_of(const struct borgo_game *game, const struct borgo_events *events,
                         unsigned before)
{
    for (uint32_t i = 0; i < events->count; i++)
        if (game->sentences[events->at[i].kind].ends)
            before = events->at[i].kind;
    return before;
}

/* Nobody needs to think about an only move. */
static borgo_move ask(struct place *place, const void *state, unsigned seat,
                      const struct side *side, struct borgo_rng *think)
{
    const struct match *match = place->match;
    struct borgo_job *job = &place->job;
    borgo_job_prepare(job, side->player, match->game, side->box, state, seat, place->memory[seat],
                      0);
    if (match->game->moves(match->box, job->seen, seat, place->moves.at) == 1)
        return place->moves.at[0];
    struct borgo_stopwatch stopwatch = {borgo_clock_worked(), (double)match->milliseconds / 1000};
    job->request.rng = think;
    job->request.budget = match->budget;
    job->request.net = match->net;
    job->request.time_used = match->milliseconds ? borgo_clock_used_by_work : NULL;
    job->request.clock = &stopwatch;
    borgo_job_think(job);
    return job->choice.at[0].move;
}

bool play_match_game(struct place *place, unsigned rotation, struct borgo_rng *deal,
                     struct borgo_rng *think, struct played *played)
{
    const struct match *match = place->match;
    const struct borgo_game *game = match->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_events events;
    borgo_seats to_act;
    unsigned last_seat = BORGO_CHANCE;
    *played = (struct played){.cause = NO_CAUSE};
    forget(place, rotation);
    game->start(match->box, state);
    for (; (to_act = game->to_act(match->box, state)) != 0; played->moves++) {
        unsigned seat = borgo_moves_actor(to_act);
        borgo_move move;
        if (seat == BORGO_CHANCE) {
            move = game->deal(match->box, state, deal);
        } else {
            move = ask(place, state, seat, &match->side[side_at(match, seat, rotation)], think);
            played->choices++;
            played->turns += seat != last_seat;
            last_seat = seat;
        }
        events.count = 0;
        game->play(match->box, state, seat, move, &events);
        played->cause = cause_of(game, &events, played->cause);
        if (atomic_load_explicit(place->stop, memory_order_relaxed))
            return false;
    }
    game->result(match->box, state, &played->result);
    return true;
}
