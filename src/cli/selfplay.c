/* Games of a net with itself: see selfplay.h. */
#include "cli/selfplay.h"

#include <math.h>
#include <string.h>

#include "core/advice.h"
#include "core/moves.h"
#include "players/player.h"

enum { DEEPEST = 6, MOST_TURNS = 400, SAMPLE = 48 };

static double share_of_one(struct borgo_rng *rng)
{
    return (double)(borgo_rng_next(rng) >> 11) * 0x1p-53;
}

/* The turn that the net likes best, or now and then any move at all. */
static void play_turn(const struct schooling *schooling, const void *box, unsigned char *state,
                      unsigned seat, struct playground *ground, struct borgo_rng *rng)
{
    const struct borgo_game *game = schooling->game;
    struct borgo_turns turns = {game, box, seat, ground->room};
    struct borgo_best_turn best;
    if (share_of_one(rng) < schooling->exploring) {
        uint32_t count = game->moves(box, state, seat, ground->room);
        game->play(box, state, seat, ground->room[borgo_rng_below(rng, count)], NULL);
        return;
    }
    turns.sample = SAMPLE;
    turns.rng = rng;
    turns.judge = &ground->judge;
    borgo_turns_find_best(&turns, state, DEEPEST, MOST_TURNS, &best);
    borgo_turns_play_best(&best, state);
}

/* Of a game that is too long the first half is forgotten. */
static void remember(const void *box, const void *state, struct playground *ground)
{
    const struct borgo_box *head = box;
    unsigned half = MOST_POSITIONS / 2;
    if (ground->count == MOST_POSITIONS) {
        memmove(ground->seen[0], ground->seen[half], half * sizeof ground->seen[0]);
        memmove(ground->lead[0], ground->lead[half], half * sizeof ground->lead[0]);
        memmove(ground->chance[0], ground->chance[half], half * sizeof ground->chance[0]);
        ground->count = half;
    }
    for (unsigned seat = 0; seat < head->players; seat++) {
        struct borgo_features *seen = &ground->seen[ground->count][seat];
        int32_t lead = borgo_judge_look(&ground->judge, state, seat, seen);
        ground->lead[ground->count][seat] = lead;
        ground->chance[ground->count][seat] = borgo_judge_seen(&ground->judge, seat, lead, seen);
    }
    ground->count++;
}

/* Half of it is the victory, the other half how clear it was: that tells more of a game than who
 * won. */
static void worth_at_end(const struct borgo_game *game, const void *box, const void *end,
                         double *worth)
{
    const struct borgo_box *head = box;
    struct borgo_result result;
    double clear[BORGO_MAX_SEATS], sum = 0;
    game->result(box, end, &result);
    borgo_player_chances(game, box, end, worth);
    for (unsigned seat = 0; seat < head->players; seat++) {
        unsigned mate = 0;
        while (head->team[mate] != head->team[seat])
            mate++;
        clear[seat] = exp(1.0986 * (result.final[seat] - result.final[0]) / game->advice->clear);
        sum += mate == seat ? clear[seat] : 0;
    }
    for (unsigned seat = 0; seat < head->players; seat++)
        worth[seat] = (worth[seat] + clear[seat] / sum) / 2;
}

/* What each position turned out to be worth: what the next was judged to be and what that turned
 * out to be worth, mixed. */
static unsigned tell_samples(const struct schooling *schooling, const void *box, const void *end,
                             const struct playground *ground, struct experience *samples)
{
    const struct borgo_box *head = box;
    double worth[BORGO_MAX_SEATS];
    unsigned count = 0;
    worth_at_end(schooling->game, box, end, worth);
    for (unsigned i = ground->count; i-- > 0;) {
        for (unsigned seat = 0; seat < head->players && count < MOST_SAMPLES; seat++) {
            struct experience *sample = &samples[count++];
            memcpy(sample->word, ground->seen[i][seat].word, sizeof sample->word);
            sample->lead = (float)ground->lead[i][seat] / BORGO_NET_LOGIT;
            sample->target = (float)worth[seat];
            worth[seat] =
                schooling->trust * ground->chance[i][seat] + (1 - schooling->trust) * worth[seat];
        }
    }
    return count;
}

unsigned play_self(const struct schooling *schooling, const void *box, uint64_t number,
                   struct playground *ground, struct experience *samples)
{
    const struct borgo_game *game = schooling->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng rng;
    borgo_seats to_act;
    borgo_rng_seed(&rng, schooling->seed + number);
    borgo_judge_start(&ground->judge, game, box, schooling->net);
    ground->count = 0;
    game->start(box, state);
    while ((to_act = game->to_act(box, state)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        if (seat == BORGO_CHANCE) {
            game->play(box, state, seat, game->deal(box, state, &rng), NULL);
            continue;
        }
        play_turn(schooling, box, state, seat, ground, &rng);
        to_act = game->to_act(box, state);
        if (to_act && !(to_act >> seat & 1))
            remember(box, state, ground);
    }
    return tell_samples(schooling, box, state, ground, samples);
}
