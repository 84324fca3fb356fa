/* A match over many deals: see contest.h.
 *
 * Deals are counted in their order, whichever thread finishes first, and the sequential test looks
 * at them in that order: so it always stops after the same deal. */
#include "cli/contest.h"

#include <pthread.h>
#include <stdlib.h>

struct game_end {
    bool over;
    struct borgo_result result;
};

/* What all threads share. */
struct hall {
    struct contest *contest;
    uint64_t deal_seed, think_seed;
    uint64_t next; /* the first deal not counted yet */
    struct game_end *ends;
    pthread_mutex_t lock; /* of everything counted */
};

void set_sides(struct match *match)
{
    const struct borgo_box *head = match->box;
    match->sides = 0;
    for (unsigned seat = 0; seat < head->players; seat++) {
        unsigned mate = 0;
        while (head->team[mate] != head->team[seat])
            mate++;
        match->side_of[seat] = mate < seat ? match->side_of[mate] : (uint8_t)match->sides++;
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

static bool is_complete(const struct hall *hall, uint64_t deal)
{
    unsigned sides = hall->contest->match.sides;
    for (unsigned rotation = 0; rotation < sides; rotation++)
        if (!hall->ends[deal * sides + rotation].over)
            return false;
    return true;
}

static void count_deal(struct hall *hall, uint64_t deal)
{
    struct contest *contest = hall->contest;
    unsigned sides = contest->match.sides;
    double share[BORGO_MAX_SEATS] = {0}, margin[BORGO_MAX_SEATS] = {0};
    for (unsigned rotation = 0; rotation < sides; rotation++) {
        const struct borgo_result *result = &hall->ends[deal * sides + rotation].result;
        struct harvest harvest;
        gather(&contest->match, result, rotation, &harvest);
        contest->draws += result->winners == 0;
        for (unsigned side = 0; side < sides; side++) {
            share[side] += harvest.share[side] / sides;
            margin[side] += harvest.margin[side] / sides;
            contest->standing[side].score += harvest.score[side];
        }
    }
    for (unsigned side = 0; side < sides; side++) {
        add_observation(&contest->standing[side].share, share[side]);
        add_observation(&contest->standing[side].margin, margin[side]);
    }
    contest->deals++;
}

/* Counts the deals that are complete, up to the first that isn't. */
static void count_on(struct hall *hall)
{
    struct contest *contest = hall->contest;
    uint64_t deals = contest->games / contest->match.sides;
    while (hall->next < deals && contest->verdict == UNDECIDED && is_complete(hall, hall->next)) {
        count_deal(hall, hall->next++);
        if (contest->test)
            contest->verdict =
                judge(contest->test, &contest->standing[0].share, contest->match.sides);
    }
}

/* After Ctrl-C, what was played beyond a gap counts too. */
static void count_rest(struct hall *hall)
{
    uint64_t deals = hall->contest->games / hall->contest->match.sides;
    for (; hall->next < deals && hall->contest->verdict == UNDECIDED; hall->next++)
        if (is_complete(hall, hall->next))
            count_deal(hall, hall->next);
}

static void open_worker(struct crew *crew, void *place)
{
    struct hall *hall = crew->context;
    open_place(place, &hall->contest->match, &crew->stop);
}

static bool play_one(struct crew *crew, void *place, uint64_t number)
{
    struct hall *hall = crew->context;
    unsigned sides = hall->contest->match.sides;
    struct borgo_rng deal, think;
    struct played played;
    borgo_rng_seed(&deal, hall->deal_seed + number / sides);
    borgo_rng_seed(&think, hall->think_seed + number);
    if (!play_match_game(place, (unsigned)(number % sides), &deal, &think, &played))
        return false;
    pthread_mutex_lock(&hall->lock);
    hall->ends[number] = (struct game_end){true, played.result};
    count_on(hall);
    if (hall->contest->verdict != UNDECIDED)
        atomic_store(&crew->stop, true);
    pthread_mutex_unlock(&hall->lock);
    return true;
}

static void close_worker(struct crew *crew, void *place)
{
    (void)crew;
    close_place(place);
}

static void clear_standing(struct contest *contest)
{
    contest->deals = contest->draws = 0;
    contest->verdict = UNDECIDED;
    for (unsigned side = 0; side < BORGO_MAX_SEATS; side++)
        contest->standing[side] = (struct standing){0};
}

enum crew_end run_contest(struct contest *contest)
{
    unsigned sides = contest->match.sides;
    struct borgo_rng rng;
    contest->games = (contest->games + sides - 1) / sides * sides;
    clear_standing(contest);
    borgo_rng_seed(&rng, contest->seed);
    struct hall hall = {
        .contest = contest, .deal_seed = borgo_rng_next(&rng), .think_seed = borgo_rng_next(&rng)};
    hall.ends = allocate(contest->games * sizeof *hall.ends);
    pthread_mutex_init(&hall.lock, NULL);
    struct crew crew = {.jobs = contest->games,
                        .threads = contest->threads,
                        .quiet = contest->quiet,
                        .own = sizeof(struct place),
                        .context = &hall,
                        .open = open_worker,
                        .work = play_one,
                        .close = close_worker};
    enum crew_end end = run_crew(&crew);
    count_rest(&hall);
    pthread_mutex_destroy(&hall.lock);
    free(hall.ends);
    return end;
}
