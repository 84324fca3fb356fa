/* What a search goes by: see judge.h. */
#include "players/judge.h"

#include <math.h>
#include <string.h>

#include "core/advice.h"
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
    return judge->game->to_act(judge->box, state) == 0;
}

/* By how much the estimate has a seat's team ahead of the best other. Beyond a certain lead more of
 * it says nothing. */
static int32_t lead_of(const struct borgo_judge *judge, const int32_t *values, unsigned seat)
{
    const struct borgo_box *head = judge->box;
    int32_t best = INT32_MIN, most = 6 * judge->game->advice->margin;
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
    const struct borgo_advice *advice = judge->game->advice;
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
    return 1 / (1 + exp(-(double)logit / BORGO_NET_LOGIT));
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
    borgo_player_chances(judge->game, judge->box, state, chances);
    return chances[seat];
}

/* The other teams share what is left, by what each of them would say of itself. */
static void share_rest(struct borgo_judge *judge, const void *state, unsigned seat, double *chances)
{
    const struct borgo_box *head = judge->box;
    double sum = 0, own = chances[seat];
    unsigned others = 0;
    for (unsigned other = 0; other < head->players; other++) {
        unsigned mate = 0;
        while (head->team[mate] != head->team[other])
            mate++;
        chances[other] = head->team[other] == head->team[seat] ? own
                         : mate < other                        ? chances[mate]
                         : head->players == 2                  ? 1
                                                               : by_net(judge, state, other);
        bool counts = mate == other && head->team[other] != head->team[seat];
        sum += counts ? chances[other] : 0;
        others += counts;
    }
    for (unsigned other = 0; other < head->players; other++)
        if (head->team[other] != head->team[seat])
            chances[other] = sum > 0 ? (1 - own) * chances[other] / sum : (1 - own) / others;
}

void borgo_judge_all(struct borgo_judge *judge, const void *state, unsigned seat,
                     double chances[BORGO_MAX_SEATS])
{
    if (!judge->net || is_over(judge, state)) {
        borgo_player_chances(judge->game, judge->box, state, chances);
        return;
    }
    chances[seat] = by_net(judge, state, seat);
    share_rest(judge, state, seat, chances);
}
