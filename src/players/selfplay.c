/* Games of a net with itself: see selfplay.h. */
#include "players/selfplay.h"

#include <string.h>

#include "core/advice.h"
#include "core/moves.h"
#include "core/power.h"
#include "players/player.h"

enum { DEEPEST = 6, MOST_TURNS = 400, SAMPLE = 48 };

static double share_of_one(struct borgo_rng *rng)
{
    return (double)(borgo_rng_next(rng) >> 11) * 0x1p-53;
}

/* The turn that the net likes best, or now and then one that only looks so to a bad eye: nobody
 * learns what a turn is worth that is never made. */
static void play_turn(const struct borgo_schooling *schooling, const void *box,
                      unsigned char *state, unsigned seat, struct borgo_playground *ground,
                      struct borgo_rng *rng)
{
    const struct borgo_game *game = BORGO_GAME_OF(schooling);
    struct borgo_turns turns = {game, box, seat, ground->room};
    struct borgo_best_turn best;
    if (share_of_one(rng) < schooling->exploring) {
        turns.blur = schooling->blur;
        turns.blur_seed = borgo_rng_next(rng);
    }
    turns.sample = SAMPLE;
    turns.rng = rng;
    turns.judge = &ground->judge;
    borgo_turns_find_best(&turns, state, DEEPEST, MOST_TURNS, &best);
    borgo_turns_play_best(&best, state);
}

/* Of a game that is too long the first half is forgotten. */
static void remember(const void *box, const void *state, struct borgo_judge *judge,
                     struct borgo_diary *diary)
{
    const struct borgo_box *head = box;
    unsigned half = BORGO_MOST_POSITIONS / 2;
    if (diary->count == BORGO_MOST_POSITIONS) {
        memmove(diary->seen[0], diary->seen[half], half * sizeof diary->seen[0]);
        memmove(diary->lead[0], diary->lead[half], half * sizeof diary->lead[0]);
        memmove(diary->chance[0], diary->chance[half], half * sizeof diary->chance[0]);
        diary->count = half;
    }
    for (unsigned seat = 0; seat < head->players; seat++) {
        struct borgo_features *seen = &diary->seen[diary->count][seat];
        int32_t lead = borgo_judge_look(judge, state, seat, seen);
        diary->lead[diary->count][seat] = lead;
        diary->chance[diary->count][seat] = borgo_judge_seen(judge, seat, lead, seen);
    }
    diary->count++;
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
        clear[seat] =
            borgo_exp(1.0986 * (result.final[seat] - result.final[0]) / game->advice->clear);
        sum += borgo_first_of_team(head, seat) == seat ? clear[seat] : 0;
    }
    for (unsigned seat = 0; seat < head->players; seat++)
        worth[seat] = (worth[seat] + clear[seat] / sum) / 2;
}

/* What each position turned out to be worth: what the next was judged to be and what that turned
 * out to be worth, mixed. */
static unsigned tell_samples(const struct borgo_schooling *schooling, const void *box,
                             const void *end, const struct borgo_diary *diary,
                             struct borgo_experience *samples)
{
    const struct borgo_box *head = box;
    double worth[BORGO_MAX_SEATS];
    unsigned count = 0;
    worth_at_end(BORGO_GAME_OF(schooling), box, end, worth);
    for (unsigned i = diary->count; i-- > 0;) {
        for (unsigned seat = 0; seat < head->players && count < BORGO_MOST_SAMPLES; seat++) {
            struct borgo_experience *sample = &samples[count++];
            memcpy(sample->word, diary->seen[i][seat].word, sizeof sample->word);
            sample->lead = (float)diary->lead[i][seat] / BORGO_NET_LOGIT;
            sample->target = (float)worth[seat];
            worth[seat] =
                schooling->trust * diary->chance[i][seat] + (1 - schooling->trust) * worth[seat];
        }
    }
    return count;
}

unsigned borgo_selfplay(const struct borgo_schooling *schooling, const void *box, uint64_t number,
                        struct borgo_playground *ground, struct borgo_experience *samples)
{
    const struct borgo_game *game = BORGO_GAME_OF(schooling);
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng rng;
    borgo_seats to_act;
    borgo_rng_seed(&rng, schooling->seed + number);
    borgo_judge_start(&ground->judge, game, box, schooling->net);
    ground->diary->count = 0;
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
            remember(box, state, &ground->judge, ground->diary);
    }
    return tell_samples(schooling, box, state, ground->diary, samples);
}
