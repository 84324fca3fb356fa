/* Reading ahead behind the candidates, deeper and deeper: ahead.h does the reading. */
#include <string.h>

#include "core/advice.h"
#include "players/parts.h"

bool borgo_deepen_applies(const struct borgo_search *search)
{
    return search->settings->reading && search->request->game->advice->reads;
}

/* As large a part of its own number as its playouts would be. */
static uint32_t positions_of(const struct borgo_search *search, struct borgo_slice slice)
{
    double part = (slice.to - slice.from) * borgo_playouts_of(search) / search->settings->playouts;
    double positions = 1 + part * search->settings->reading;
    return positions < UINT32_MAX ? (uint32_t)positions : UINT32_MAX;
}

static void prepare_reading(struct borgo_search *search, struct borgo_slice slice)
{
    const struct borgo_request *request = search->request;
    struct borgo_ahead *ahead = &search->ahead;
    bool timed = request->time_used && !request->budget,
         patient = timed && search->settings->patient;
    ahead->request = request;
    ahead->judge = &search->judge;
    ahead->room = search->room;
    ahead->positions = 0;
    ahead->most = patient ? 0 : positions_of(search, slice);
    ahead->until = timed ? slice.to : 0;
    ahead->is_late = false;
    ahead->read = 0;
    ahead->recall = search->judge.net ? &search->recall : NULL;
    if (ahead->recall)
        memset(ahead->recall, 0, sizeof *ahead->recall);
}

/* Reads so deep behind one candidate, in one imagined world; false if that took too long. Other
 * candidates matter only if they are worth more than `low`. The others share what the own team
 * doesn't win. */
static bool read_candidate(struct borgo_search *search, struct borgo_candidate *candidate,
                           int plies, double low)
{
    const struct borgo_request *request = search->request;
    const struct borgo_box *head = request->box;
    unsigned char *state = search->ahead.state[0];
    borgo_candidates_imagine(search, state, 0);
    borgo_candidates_follow(search, state, candidate);
    double value = borgo_ahead_look(&search->ahead, plies, low, 1);
    if (search->ahead.is_late)
        return false;
    borgo_seats teams = 0;
    for (unsigned seat = 0; seat < head->players; seat++)
        teams |= (borgo_seats)(1u << head->team[seat]);
    for (unsigned seat = 0; seat < head->players; seat++)
        candidate->sum[seat] = head->team[seat] == head->team[request->seat]
                                   ? value
                                   : (1 - value) / (__builtin_popcount(teams) - 1);
    candidate->playouts = 1;
    candidate->guess = value; /* which was for want of reading */
    return true;
}

/* Where the time ends before all are read, the best of those that were goes first: the best so far
 * is among them. */
static bool read_candidates(struct borgo_search *search, int plies)
{
    double low = 0;
    int count = 0;
    for (; count < search->count && read_candidate(search, &search->candidates[count], plies, low);
         count++)
        if (borgo_candidates_worth(search, &search->candidates[count]) > low)
            low = borgo_candidates_worth(search, &search->candidates[count]);
    borgo_candidates_sort(search, count);
    return count == search->count && low > 0 && low < 1;
}

/* Deeper and deeper, until it is known who wins or the slice is used up. */
void borgo_deepen_all(struct borgo_search *search, struct borgo_slice slice)
{
    prepare_reading(search, slice);
    for (int plies = 1; plies <= BORGO_DEEPEST_READING; plies++)
        if (!read_candidates(search, plies))
            return;
}

/* What would be done in place of an empty turn is the first thing that is read. */
static bool read_all(struct borgo_search *search, struct borgo_candidate *these, int count,
                     int plies)
{
    int deeper = plies < BORGO_DEEPEST_READING ? plies + 1 : plies;
    for (int i = 0; i < count; i++)
        if (!read_candidate(search, &these[i], these[i].length ? plies : deeper, 0))
            return false;
    return true;
}

/* What was not read to the end of all is forgotten. An odd depth ends with the one side's move, an
 * even one with the other's, and each tends to look good for the side that moved last: so what
 * shall be steady is the mean of the last two. */
void borgo_deepen_compare(struct borgo_search *search, struct borgo_candidate *these, int count,
                          struct borgo_slice slice)
{
    struct borgo_candidate depth[3][BORGO_MAX_SUGGESTIONS + 1];
    size_t size = (size_t)count * sizeof *these;
    int done = 0;
    prepare_reading(search, slice);
    memcpy(depth[0], these, size);
    while (done < BORGO_DEEPEST_READING && read_all(search, these, count, done + 1))
        memcpy(depth[++done % 3], these, size);
    memcpy(these, depth[done % 3], size);
    for (int i = 0; i < count && search->steady && done > 1; i++)
        for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
            these[i].sum[seat] = (these[i].sum[seat] + depth[(done - 1) % 3][i].sum[seat]) / 2;
}
