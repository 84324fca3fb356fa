/* Playouts: what becomes of a turn in an imagined world, when everybody goes on as `estimate` likes
 * best. */
#include <string.h>

#include "core/advice.h"
#include "core/moves.h"
#include "players/parts.h"

enum {
    MOST_REPLIES = 400,
    REPLY_SAMPLE = 64, /* first moves of a reply that begins in more than twice as many ways */
    DEEPEST_REPLY = 6
};

/* The best turn of another seat, or of one's own later. */
static void play_reply(struct borgo_search *search, unsigned char *state, unsigned seat,
                       struct borgo_rng *rng)
{
    const struct borgo_request *request = search->request;
    struct borgo_turns turns = {request->game, request->box, seat, search->room};
    struct borgo_best_turn best;
    turns.sample = REPLY_SAMPLE;
    turns.rng = rng;
    turns.judge = &search->judge;
    borgo_turns_find_best(&turns, state, DEEPEST_REPLY, MOST_REPLIES, &best);
    borgo_turns_play_best(&best, state);
}

/* A world being played on in. */
struct line {
    struct borgo_rng rng; /* what chance does in it */
    unsigned last;        /* who acted last */
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

/* Chance is dealt and the others reply for so many turns: a turn passes when another seat acts.
 * What a net knows are positions right after a turn, before chance for the next. It is asked there
 * where chance deals in secret; with dice on the table that did no better (docs/measurements.md).
 */
static void play_on(struct borgo_search *search, struct line *line, int turns)
{
    const struct borgo_game *game = search->request->game;
    const void *box = search->request->box;
    borgo_seats to_act;
    while ((to_act = game->to_act(box, line->state)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        if (turns == 0 && search->judge.net && game->secrets && seat != line->last)
            return;
        if (seat == BORGO_CHANCE) {
            game->play(box, line->state, seat, game->deal(box, line->state, &line->rng), NULL);
            continue;
        }
        if (seat != line->last && turns-- == 0)
            return;
        line->last = seat;
        play_reply(search, line->state, seat, &line->rng);
    }
}

static void add_chances(struct borgo_search *search, const struct line *line, double weight,
                        struct borgo_candidate *candidate)
{
    const struct borgo_box *head = search->request->box;
    double chances[BORGO_MAX_SEATS];
    borgo_judge_all(&search->judge, line->state, chances);
    for (unsigned seat = 0; seat < head->players; seat++)
        candidate->sum[seat] += weight * chances[seat];
}

static void add_scores(const struct borgo_search *search, const struct line *line,
                       struct borgo_candidate *candidate)
{
    const struct borgo_request *request = search->request;
    int32_t scores[BORGO_MAX_SEATS] = {0};
    request->game->scores(request->box, line->state, scores);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        candidate->later[seat] += scores[seat];
}

/* Up to the horizon. An estimate tends to be high for the seat that has just moved and low for the
 * next: so what shall be steady is the mean over the round that begins there. */
static void play_out(struct borgo_search *search, struct borgo_candidate *candidate, uint32_t world)
{
    const struct borgo_request *request = search->request;
    const struct borgo_box *head = request->box;
    struct line line = {.last = request->seat};
    int round = search->steady ? head->players : 1;
    line.rng = borgo_candidates_imagine(search, line.state, world);
    borgo_candidates_follow(search, line.state, candidate);
    play_on(search, &line, search->settings->horizon);
    add_chances(search, &line, 1.0 / round, candidate);
    if (search->steady)
        add_scores(search, &line, candidate);
    for (int turn = 1; turn < round; turn++) {
        play_on(search, &line, 1);
        add_chances(search, &line, 1.0 / round, candidate);
    }
    candidate->playouts++;
}

uint32_t borgo_playouts_of(const struct borgo_search *search)
{
    return search->request->budget ? search->request->budget : search->settings->playouts;
}

/* Whether so many playouts of each candidate, or the time up to `until`, are enough. */
static bool is_enough(const struct borgo_search *search, uint32_t played, double share,
                      double until)
{
    const struct borgo_request *request = search->request;
    bool timed = request->time_used && !request->budget;
    if (borgo_player_is_cancelled(request))
        return true;
    if (timed && request->time_used(request->clock) >= until)
        return true;
    return !(timed && search->settings->patient) && played >= share;
}

static int halvings(int count)
{
    int times = 0;
    for (; count > 1; count = (count + 1) / 2)
        times++;
    return times;
}

/* A small budget compares only the candidates that look best: half as many as it has playouts, but
 * at least two. */
static int contenders(const struct borgo_search *search)
{
    uint32_t most = search->request->budget / 2;
    if (search->request->budget == 0 || most >= (uint32_t)search->count)
        return search->count;
    return most < 2 ? 2 : (int)most;
}

/* Every halving takes an equal part of the slice. */
void borgo_playouts_halve(struct borgo_search *search, struct borgo_slice slice)
{
    int alive = contenders(search), rounds = halvings(alive);
    double each = (slice.to - slice.from) / (rounds ? rounds : 1);
    for (int round = 1; round <= rounds; round++) {
        double share = borgo_playouts_of(search) * each / alive, until = slice.from + each * round;
        for (uint32_t i = 0; i == 0 || !is_enough(search, i, share, until); i++, search->world++)
            for (int c = 0; c < alive && !borgo_player_is_cancelled(search->request); c++)
                play_out(search, &search->candidates[c], search->world);
        borgo_candidates_sort(search, alive);
        alive = (alive + 1) / 2;
    }
}

/* New worlds: in the old ones the best was found because it did well there. No first guess is
 * trusted here: all are tried equally often. */
void borgo_playouts_compare(struct borgo_search *search, struct borgo_candidate *these, int count,
                            struct borgo_slice slice)
{
    double share = borgo_playouts_of(search) * (slice.to - slice.from) / count;
    for (int i = 0; i < count; i++) {
        these[i].playouts = 0;
        memset(these[i].sum, 0, sizeof these[i].sum);
        memset(these[i].later, 0, sizeof these[i].later);
    }
    for (uint32_t i = 0; i == 0 || !is_enough(search, i, share, slice.to); i++, search->world++)
        for (int c = 0; c < count; c++)
            play_out(search, &these[c], search->world);
    for (int i = 0; i < count; i++)
        these[i].guess = these[i].sum[search->request->seat] / these[i].playouts;
}
