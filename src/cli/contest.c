/* A match over many deals: see contest.h.
 *
 * Deals are counted in their order, whichever thread finishes first, and the sequential test looks
 * at them in that order: so it always stops after the same deal. */
#include "cli/contest.h"

enum { MOST_ENDS = 1024 };

/* How the games of a batch ended. */
struct ends {
    uint64_t count;
    struct borgo_result at[MOST_ENDS];
};

/* What all threads share. */
struct hall {
    struct contest *contest;
    uint64_t deal_seed, think_seed;
    /* The deal whose games are coming in, one rotation after the other: */
    uint64_t deal;
    unsigned rotations;
    struct borgo_result result[BORGO_MAX_SEATS];
};

void set_sides(struct match *match)
{
    const struct borgo_box *head = match->box;
    match->sides = 0;
    for (unsigned seat = 0; seat < head->players; seat++) {
        unsigned first = borgo_first_of_team(head, seat);
        match->side_of[seat] = first < seat ? match->side_of[first] : (uint8_t)match->sides++;
    }
}

/* What a game gave each side. */
struct harvest {
    double share[BORGO_MAX_SEATS], score[BORGO_MAX_SEATS], margin[BORGO_MAX_SEATS];
};

static void share_victory(const struct match *match, const struct borgo_result *result,
                          unsigned rotation, double *share)
{
    const struct borgo_box *head = match->box;
    unsigned winners = 0;
    for (unsigned seat = 0; seat < head->players; seat++)
        if (result->winners == 0 || result->winners >> seat & 1)
            winners |= 1u << side_at(match, seat, rotation);
    for (unsigned side = 0; side < match->sides; side++)
        share[side] = winners >> side & 1 ? 1.0 / __builtin_popcount(winners) : 0;
}

static void gather(const struct match *match, const struct borgo_result *result, unsigned rotation,
                   struct harvest *harvest)
{
    const struct borgo_box *head = match->box;
    unsigned seats[BORGO_MAX_SEATS] = {0};
    *harvest = (struct harvest){0};
    share_victory(match, result, rotation, harvest->share);
    for (unsigned seat = 0; seat < head->players; seat++) {
        unsigned side = side_at(match, seat, rotation);
        seats[side]++;
        harvest->score[side] += result->final[seat];
    }
    for (unsigned side = 0; side < match->sides; side++)
        harvest->score[side] /= seats[side];
    for (unsigned side = 0; side < match->sides; side++) {
        double best = -1e9;
        for (unsigned other = 0; other < match->sides; other++)
            if (other != side && harvest->score[other] > best)
                best = harvest->score[other];
        harvest->margin[side] = harvest->score[side] - best;
    }
}

static void count_deal(struct hall *hall)
{
    struct contest *contest = hall->contest;
    struct outcome *outcome = &contest->outcome;
    unsigned sides = contest->match.sides;
    double share[BORGO_MAX_SEATS] = {0}, margin[BORGO_MAX_SEATS] = {0};
    for (unsigned rotation = 0; rotation < sides; rotation++) {
        const struct borgo_result *result = &hall->result[rotation];
        struct harvest harvest;
        gather(&contest->match, result, rotation, &harvest);
        outcome->draws += result->winners == 0;
        for (unsigned side = 0; side < sides; side++) {
            share[side] += harvest.share[side] / sides;
            margin[side] += harvest.margin[side] / sides;
            outcome->standing[side].score += harvest.score[side];
        }
    }
    for (unsigned side = 0; side < sides; side++) {
        add_observation(&outcome->standing[side].share, share[side]);
        add_observation(&outcome->standing[side].margin, margin[side]);
    }
    outcome->deals++;
}

/* After Ctrl-C there may be gaps: a deal counts if all its games are there, but decides nothing any
 * more. */
static void take_end(struct crew *crew, uint64_t number, const struct borgo_result *result)
{
    struct hall *hall = crew->context;
    struct contest *contest = hall->contest;
    unsigned sides = contest->match.sides;
    if (hall->deal != number / sides)
        hall->rotations = 0;
    hall->deal = number / sides;
    hall->result[number % sides] = *result;
    if (++hall->rotations < sides)
        return;
    count_deal(hall);
    if (!contest->test || atomic_load(&crew->stop))
        return;
    struct outcome *outcome = &contest->outcome;
    outcome->verdict = judge(contest->test, &outcome->standing[0].share, sides);
    if (outcome->verdict != UNDECIDED)
        atomic_store(&crew->stop, true);
}

static void take_ends(struct crew *crew, uint64_t first, const void *ends_)
{
    const struct hall *hall = crew->context;
    const struct ends *ends = ends_;
    for (uint64_t i = 0; i < ends->count && hall->contest->outcome.verdict == UNDECIDED; i++)
        take_end(crew, first + i, &ends->at[i]);
}

static void open_worker(struct crew *crew, void *place)
{
    struct hall *hall = crew->context;
    open_place(place, &hall->contest->match, &crew->stop);
}

static bool play_one(struct crew *crew, void *place, uint64_t number, void *ends_)
{
    struct hall *hall = crew->context;
    struct ends *ends = ends_;
    unsigned sides = hall->contest->match.sides;
    struct borgo_rng deal, think;
    struct played played;
    borgo_rng_seed(&deal, hall->deal_seed + number / sides);
    borgo_rng_seed(&think, hall->think_seed + number);
    if (!play_match_game(place, (unsigned)(number % sides), &deal, &think, &played))
        return false;
    ends->at[ends->count++] = played.result;
    return true;
}

static void close_worker(struct crew *crew, void *place)
{
    (void)crew;
    close_place(place);
}

enum crew_end run_contest(struct contest *contest)
{
    unsigned sides = contest->match.sides;
    struct borgo_rng rng;
    contest->games = (contest->games + sides - 1) / sides * sides;
    contest->outcome = (struct outcome){0};
    borgo_rng_seed(&rng, contest->seed);
    struct hall hall = {
        .contest = contest, .deal_seed = borgo_rng_next(&rng), .think_seed = borgo_rng_next(&rng)};
    struct crew crew = {.jobs = contest->games,
                        .threads = contest->threads,
                        .quiet = contest->quiet,
                        .own = sizeof(struct place),
                        .context = &hall,
                        .open = open_worker,
                        .yield = sizeof(struct ends),
                        .most = MOST_ENDS,
                        .work = play_one,
                        .take = take_ends,
                        .sum = &contest->outcome,
                        .sum_size = sizeof contest->outcome,
                        .likeness = match_likeness(&contest->match, contest->seed),
                        .close = close_worker};
    return run_crew(&crew);
}
