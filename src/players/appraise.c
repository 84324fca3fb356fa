/* How a game stands: see appraise.h. */
#include "players/appraise.h"

#include <string.h>

#include "core/moves.h"

enum {
    MOST_TURNS = 300, /* turns of a seat looked at */
    DEEPEST = 6,      /* moves of such a turn */
    MOST_ENDS =
        64, /* ends of a run of chance moves: all of them if they are no more, else so many drawn */
    LINES = 4, /* rounds played where chance comes into them, that is with more than two seats */
    SEED = 1   /* of all draws */
};

static void play_turn(struct borgo_appraiser *appraiser, unsigned char *state, unsigned seat)
{
    struct borgo_turns turns = {appraiser->game, appraiser->box, seat, appraiser->room};
    struct borgo_best_turn best;
    borgo_turns_find_best(&turns, state, DEEPEST, MOST_TURNS, &best);
    borgo_turns_play_best(&best, state);
}

static void add_estimate(const struct borgo_appraiser *appraiser, const void *state, double weight,
                         double *sum)
{
    const struct borgo_box *head = appraiser->box;
    double chances[BORGO_MAX_SEATS];
    borgo_player_chances(appraiser->game, appraiser->box, state, chances);
    for (unsigned seat = 0; seat < head->players; seat++)
        sum[seat] += weight * chances[seat];
}

/* The mean over a round: the position itself, and after one turn, two turns, and so on, short of
 * coming round. */
static void add_round(struct borgo_appraiser *appraiser, const void *from, struct borgo_rng *rng,
                      double weight, double *sum)
{
    const struct borgo_game *game = appraiser->game;
    const struct borgo_box *head = appraiser->box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, from, game->state_size);
    add_estimate(appraiser, state, weight / head->players, sum);
    for (unsigned turn = 1; turn < head->players; turn++) {
        borgo_moves_deal_all(game, appraiser->box, state, rng);
        borgo_seats to_act = game->to_act(appraiser->box, state);
        if (to_act)
            play_turn(appraiser, state, borgo_moves_actor(to_act));
        add_estimate(appraiser, state, weight / head->players, sum);
    }
}

static void add_decision(struct borgo_appraiser *appraiser, const void *state, double weight,
                         double *sum)
{
    const struct borgo_box *head = appraiser->box;
    int lines = head->players > 2 ? LINES : 1;
    struct borgo_rng rng;
    borgo_rng_seed(&rng, SEED);
    if (appraiser->game->to_act(appraiser->box, state) == 0) {
        add_estimate(appraiser, state, weight, sum);
        return;
    }
    for (int line = 0; line < lines; line++)
        add_round(appraiser, state, &rng, weight / lines, sum);
}

static bool is_chance(const struct borgo_appraiser *appraiser, const void *state)
{
    return appraiser->game->to_act(appraiser->box, state) == 1u << BORGO_CHANCE;
}

/* How many ways a run of chance moves can go; no longer counted when they are more than `most`. */
static uint32_t count_ends(const struct borgo_appraiser *appraiser, const void *state,
                           uint32_t most)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    if (!is_chance(appraiser, state))
        return 1;
    uint32_t count = appraiser->game->chance(appraiser->box, state, outcomes), ends = 0;
    if (count > most)
        return count;
    for (uint32_t i = 0; i < count && ends <= most; i++) {
        memcpy(next, state, appraiser->game->state_size);
        appraiser->game->play(appraiser->box, next, BORGO_CHANCE, outcomes[i].move, NULL);
        ends += count_ends(appraiser, next, most - ends);
    }
    return ends;
}

static void add_all_ends(struct borgo_appraiser *appraiser, const void *state, double weight,
                         double *sum)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    double total = 0;
    if (!is_chance(appraiser, state)) {
        add_decision(appraiser, state, weight, sum);
        return;
    }
    uint32_t count = appraiser->game->chance(appraiser->box, state, outcomes);
    for (uint32_t i = 0; i < count; i++)
        total += outcomes[i].weight;
    for (uint32_t i = 0; i < count; i++) {
        memcpy(next, state, appraiser->game->state_size);
        appraiser->game->play(appraiser->box, next, BORGO_CHANCE, outcomes[i].move, NULL);
        add_all_ends(appraiser, next, weight * outcomes[i].weight / total, sum);
    }
}

static void add_drawn_ends(struct borgo_appraiser *appraiser, const void *state, double *sum)
{
    _Alignas(16) unsigned char end[BORGO_MAX_STATE];
    struct borgo_rng rng;
    borgo_rng_seed(&rng, SEED);
    for (int i = 0; i < MOST_ENDS; i++) {
        memcpy(end, state, appraiser->game->state_size);
        borgo_moves_deal_all(appraiser->game, appraiser->box, end, &rng);
        add_decision(appraiser, end, 1.0 / MOST_ENDS, sum);
    }
}

void borgo_appraise(struct borgo_appraiser *appraiser, const void *state,
                    double chances[BORGO_MAX_SEATS])
{
    memset(chances, 0, BORGO_MAX_SEATS * sizeof *chances);
    if (count_ends(appraiser, state, MOST_ENDS) <= MOST_ENDS)
        add_all_ends(appraiser, state, 1, chances);
    else
        add_drawn_ends(appraiser, state, chances);
}
