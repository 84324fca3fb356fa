/* What a search goes by: see judge.h. */
#include "players/judge.h"

#include <string.h>

#include "core/advice.h"
#include "core/power.h"
#include "players/player.h"

unsigned borgo_judge_features(const struct borgo_game *game)
{
    const struct borgo_advice *advice = game->advice;
    return advice->features ? advice->feature_count + BORGO_LEAD_FEATURES : 0;
}

void borgo_judge_start(struct borgo_judge *judge, const struct borgo_game *game, const void *box,
                       const struct borgo_net *net)
{
    const struct borgo_box *head = box;
    bool fits = net && net->features && !head->own_data && game->advice->features
                && borgo_judge_features(game) == net->features;
    memset(judge->glance, 0, sizeof judge->glance);
    judge->game = game;
    judge->box = box;
    judge->net = fits ? net : NULL;
}

static bool is_over(const struct borgo_judge *judge, const void *state)
{
    return BORGO_GAME_OF(judge)->to_act(judge->box, state) == 0;
}

/* By how much the estimate has a seat's team ahead of the best other. Beyond a certain lead more of
 * it says nothing. */
static int32_t lead_of(const struct borgo_judge *judge, const int32_t *values, unsigned seat)
{
    const struct borgo_box *head = judge->box;
    int32_t best = INT32_MIN, most = 6 * BORGO_GAME_OF(judge)->advice->margin;
    for (unsigned other = 0; other < head->players; other++)
        if (head->team[other] != head->team[seat] && values[other] > best)
            best = values[other];
    int32_t lead = values[seat] - best;
    return lead < -most ? -most : lead > most ? most : lead;
}

/* A lead of `margin` is three to one: ln 3 is 1125 / BORGO_NET_LOGIT. */
int32_t borgo_judge_look(const struct borgo_judge *judge, const void *state, unsigned seat,
                         struct borgo_features *features)
{
    const struct borgo_advice *advice = BORGO_GAME_OF(judge)->advice;
    int32_t values[BORGO_MAX_SEATS];
    advice->features(judge->box, state, seat, features, values);
    int32_t lead = lead_of(judge, values, seat);
    features->next = advice->feature_count;
    borgo_features_many(features, BORGO_LEAD_FEATURES,
                        BORGO_LEAD_FEATURES / 2 + 5 * lead / advice->margin);
    return lead * 1125 / advice->margin;
}

double borgo_judge_seen(struct borgo_judge *judge, unsigned seat, int32_t lead,
                        const struct borgo_features *features)
{
    int32_t logit =
        lead + (judge->net ? borgo_net_judge(judge->net, features, &judge->glance[seat]) : 0);
    return 1 / (1 + borgo_exp(-(double)logit / BORGO_NET_LOGIT));
}

static double by_net(struct borgo_judge *judge, const void *state, unsigned seat)
{
    struct borgo_features features;
    int32_t lead = borgo_judge_look(judge, state, seat, &features);
    return borgo_judge_seen(judge, seat, lead, &features);
}

double borgo_judge_seat(struct borgo_judge *judge, const void *state, unsigned seat)
{
    double chances[BORGO_MAX_SEATS];
    if (judge->net && !is_over(judge, state))
        return by_net(judge, state, seat);
    borgo_player_chances(BORGO_GAME_OF(judge), judge->box, state, chances);
    return chances[seat];
}

/* What each team says of itself, as its first seat sees the position; returns the sum. */
static double ask_teams(struct borgo_judge *judge, const void *state, double *chances,
                        unsigned *teams)
{
    const struct borgo_box *head = judge->box;
    double sum = 0;
    *teams = 0;
    for (unsigned seat = 0; seat < head->players; seat++) {
        unsigned first = borgo_first_of_team(head, seat);
        chances[seat] = first < seat ? chances[first] : by_net(judge, state, seat);
        sum += first < seat ? 0 : chances[seat];
        *teams += first == seat;
    }
    return sum;
}

/* Two eyes err less than one. Of two sides each gets the mean of what it says of itself and what
 * the other leaves it; where more speak, all claim too much or too little in proportion. */
void borgo_judge_all(struct borgo_judge *judge, const void *state, double chances[BORGO_MAX_SEATS])
{
    const struct borgo_box *head = judge->box;
    unsigned teams;
    if (!judge->net || is_over(judge, state)) {
        borgo_player_chances(BORGO_GAME_OF(judge), judge->box, state, chances);
        return;
    }
    double sum = ask_teams(judge, state, chances, &teams);
    for (unsigned seat = 0; seat < head->players; seat++)
        chances[seat] = teams == 2 ? chances[seat] + (1 - sum) / 2 : chances[seat] / sum;
}
