/* Whole turns that somebody names, judged as the search judges its own: in the same new worlds, or
 * read equally deep. */
#include <string.h>

#include "players/parts.h"
#include "players/search.h"

static void take_turn(struct borgo_search *search, const struct borgo_suggestion *turn,
                      struct borgo_candidate *candidate)
{
    *candidate = (struct borgo_candidate){.length = turn->length};
    memcpy(candidate->moves, turn->moves, sizeof candidate->moves);
    candidate->guess = 0;
    search->count++;
}

void borgo_search_compare(const struct borgo_request *request, struct borgo_suggestion *turns,
                          unsigned count)
{
    struct borgo_search *search = request->memory;
    search->request = request;
    search->settings = request->player->settings;
    search->seed = borgo_rng_next(request->rng);
    borgo_rng_seed(&search->rng, search->seed);
    search->world = 0;
    search->only = NULL;
    search->count = 0;
    for (unsigned i = 0; i < count; i++)
        take_turn(search, &turns[i], &search->candidates[i]);
    borgo_candidates_guess_again(search);
    if (borgo_deepen_applies(search))
        borgo_deepen_compare(search, search->candidates, search->count, (struct borgo_slice){0, 1});
    else if (search->settings->playouts)
        borgo_playouts_compare(search, search->candidates, search->count,
                               (struct borgo_slice){0, 1});
    for (unsigned i = 0; i < count; i++)
        borgo_candidates_chances(&search->candidates[i], turns[i].chance);
}
